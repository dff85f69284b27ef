"""What the surroundings decide about a running site: its database, its key, where its own files lie."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fcntl import LOCK_EX, flock
from pathlib import Path

from webapp.site.origin import parse_origin

DATABASE_URL = "YAKUDOKU_DATABASE_URL"
SECRET_KEY = "YAKUDOKU_SECRET_KEY"  # noqa: S105 - the name of a variable, not a key
INSTANCE = "YAKUDOKU_INSTANCE"
WORKSHOP = "YAKUDOKU_WORKSHOP"
ADDRESS = "YAKUDOKU_ADDRESS"


class Purpose(Enum):
    """Who looks at the site: the public, or its makers, who also get the pages of examples."""

    PUBLIC = "public"
    WORKSHOP = "workshop"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that `create_app` wants to know. `address` is the public origin of the site, empty where unknown."""

    database_url: str
    secret_key: str
    purpose: Purpose = Purpose.PUBLIC
    address: str = ""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Settings:
        """The settings of these variables. A missing folder or key file is made, readable by its owner only.

        Raises ValueError where the address is none.
        """
        address = environment.get(ADDRESS, "")
        instance = Path(environment.get(INSTANCE) or _default_instance())
        return cls(
            database_url=environment.get(DATABASE_URL) or _sqlite_url(instance),
            secret_key=environment.get(SECRET_KEY) or _kept_key(instance),
            purpose=Purpose.WORKSHOP if environment.get(WORKSHOP) else Purpose.PUBLIC,
            address=parse_origin(address) if address else "",
        )


def _default_instance() -> Path:
    """`instance/` in a checkout, else a folder of the user's."""
    checkout = Path(__file__).parents[2]
    if (checkout / "pyproject.toml").is_file():
        return checkout / "instance"
    return Path.home() / ".local" / "share" / "yakudoku"


def _sqlite_url(instance: Path) -> str:
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{instance / 'yakudoku.sqlite3'}"


def _kept_key(instance: Path) -> str:
    """The key in the instance folder, made once, so that sessions outlive a restart and every worker has the same."""
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = instance / "secret_key"
    kept = path.read_text(encoding="ascii").strip() if path.is_file() else ""
    return kept or _new_key(path)


def _new_key(path: Path) -> str:
    """A key written into its file, unless another start was faster: then the key that this one wrote."""
    with open(path, "a+", encoding="ascii", opener=_for_the_owner) as file:
        flock(file, LOCK_EX)
        file.seek(0)
        key = file.read().strip() or secrets.token_hex(32)
        file.truncate(0)
        file.write(key)
    return key


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, mode=0o600)
