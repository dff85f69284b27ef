"""Finding: whatever somebody calls a thing of the game, in any script and spelling, leads to its entry."""

from webapp.catalog.finding.folding import LONGEST, Query, read_query
from webapp.catalog.finding.index import Closeness, Found, Index, index_of
from webapp.catalog.finding.names import JAPANESE, Entry, Kind, Name, Role

__all__ = [
    "JAPANESE",
    "LONGEST",
    "Closeness",
    "Entry",
    "Found",
    "Index",
    "Kind",
    "Name",
    "Query",
    "Role",
    "index_of",
    "read_query",
]
