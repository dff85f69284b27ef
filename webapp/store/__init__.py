"""ROOM 5, persistence: tables, sessions, and the functions that read and write them."""
