"""A throw-away PostgreSQL server from the programs of this machine, gone when the tests are."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import psycopg
import pytest

START_SECONDS = 30

# Nothing here survives the tests, so nothing has to reach the disk.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "200",
}


@dataclass
class Server:
    """A running server that listens on a socket in its folder."""

    folder: Path
    numbers: Iterator[int] = field(default_factory=count)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database, dropped at the end."""
        name = f"test_{next(self.numbers)}"
        self.execute(f'CREATE DATABASE "{name}"')
        try:
            yield f"postgresql+psycopg://postgres@/{name}?host={self.folder}"
        finally:
            self.execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    def execute(self, statement: str) -> None:
        address = f"host={self.folder} user=postgres dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def throwaway_server() -> Iterator[Server]:
    """Start a server, or skip the test where PostgreSQL is not installed."""
    programs = find_programs()
    # Not pytest's own folder: user postgres may not enter that one.
    folder = Path(tempfile.mkdtemp(prefix="yakudoku-pg-"))
    try:
        with running(programs, folder):
            yield Server(folder)
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path:
    for folder in likely_folders():
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    pytest.skip("PostgreSQL is not installed")


def likely_folders() -> Iterator[Path]:
    """Debian's, the newest version first, then those on the path."""
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -float(folder.parent.name))
    for program in ("initdb", "postgres"):
        if found := shutil.which(program):
            yield Path(found).resolve().parent


@contextmanager
def running(programs: Path, folder: Path) -> Iterator[None]:
    user = unprivileged_user()
    if user:
        shutil.chown(folder, user, user)
    create_cluster(programs, folder, user)
    process = start(programs, folder, user)
    try:
        wait_until_ready(process, folder)
        yield
    finally:
        process.send_signal(signal.SIGQUIT)
        process.wait()


def create_cluster(programs: Path, folder: Path, user: str | None) -> None:
    options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    command = [str(programs / "initdb"), "--pgdata=data", *options]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, user=user, group=user)


def start(programs: Path, folder: Path, user: str | None) -> subprocess.Popen[bytes]:
    settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
    command = [str(programs / "postgres"), "-D", "data", "-k", str(folder), *settings]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, user=user, group=user)


def unprivileged_user() -> str | None:
    """Whom to run as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres")


def wait_until_ready(process: subprocess.Popen[bytes], folder: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < end:
        try:
            return Server(folder).execute("SELECT 1")
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise RuntimeError((folder / "log").read_text())
