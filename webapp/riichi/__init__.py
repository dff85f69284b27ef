"""The rules of four-player riichi: pure values in, pure values out, no I/O, no clock, no dice."""
