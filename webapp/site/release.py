"""The version of Yakudoku that is running: every result says which one made it."""

from functools import cache
from importlib.metadata import version


@cache
def release() -> str:
    """The version of the package, such as `0.1.0`."""
    return version("yakudoku")
