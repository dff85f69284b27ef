"""Dealing hands that fit a wish: first the concept, a hand built backwards from it, then the check."""
