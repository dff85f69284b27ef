"""The web room: Flask, Jinja, Babel and all words. Only this room knows the clock, the dice and sentences."""
