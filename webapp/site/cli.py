"""The command `yakudoku`: serve the site, score hands, check the content."""

from __future__ import annotations

import os
import socket
import sys

import click

from webapp.catalog import Catalog, ContentError, content_root, load
from webapp.site.score_lines import score_lines


@click.group()
def main() -> None:
    """Yakudoku: a riichi mahjong rulebook, quiz and classroom in five languages."""


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="The port to listen on.")
def serve(host: str, port: int) -> None:
    """Start the site and print its address.

    The database is the one of YAKUDOKU_DATABASE_URL, else a file in the instance folder.
    """
    from webapp.site.server import serve_site  # noqa: PLC0415 - the other commands need no web and no database

    _insist_on_free_port(host, port)
    serve_site(_catalog(), host, port)


@main.command()
def score() -> None:
    """Read hands as JSON Lines from standard input, write what they are worth as JSON Lines."""
    rulesets = _catalog().rules
    _insist_on_streams()
    try:
        for line in score_lines(sys.stdin.buffer, rulesets):
            sys.stdout.write(line + "\n")
            # Whoever sends a hand and waits for its score must not wait for a full buffer.
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has seen enough, which is no error.
        _write_nowhere()
    except OSError as error:
        _write_nowhere()
        raise click.ClickException(f"cannot go on: {error.strerror}") from error


@main.command()
def check() -> None:
    """Check the whole content, printing everything that is wrong with it."""
    _catalog()


def _catalog() -> Catalog:
    try:
        return load(content_root())
    except ContentError as error:
        for fault in error.faults:
            click.echo(str(fault), err=True)
        raise click.exceptions.Exit(1) from error


def _insist_on_streams() -> None:
    for stream, name in ((sys.stdin, "standard input"), (sys.stdout, "standard output")):
        if stream is None:
            raise click.ClickException(f"the {name} is closed")


def _write_nowhere() -> None:
    """Python flushes at its end, and must not meet the same fault again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _insist_on_free_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            message = f"cannot listen on {host} port {port}: {error.strerror}. Choose another with --port."
            raise click.ClickException(message) from error
