"""Sentences for the ids and numbers that engine and quiz speak, in the language being spoken."""
