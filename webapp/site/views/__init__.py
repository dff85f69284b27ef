"""Small frozen values that templates draw: each holds words and tiles, ready to print."""
