"""The command `yakudoku`: serve the site, score and explain hands, check the content."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from webapp.catalog import Catalog, ContentError, content_root, load
from webapp.languages import CODES
from webapp.riichi.errors import ImpossibleState
from webapp.riichi.situation import WIND_IDS, Event, Riichi
from webapp.riichi.yaku import YAKU_IDS
from webapp.site.score_lines import score_lines


@click.group()
@click.version_option(package_name="yakudoku", prog_name="yakudoku")
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
    """Read hands as JSON Lines from standard input, write what they are worth as JSON Lines.

    A hand is an object with `concealed`, `win`, `by`, `round` and `seat`; docs/hand-format.md has all of its keys.
    """
    rulesets = _catalog().rules
    with _writing():
        if sys.stdin is None:
            raise click.ClickException("the standard input is closed")
        for line in score_lines(sys.stdin.buffer, rulesets):
            sys.stdout.write(line + "\n")
            # Whoever sends a hand and waits for its score must not wait for a full buffer.
            sys.stdout.flush()


EXAMPLE = """\b
For example:
  yakudoku explain "123m456789p1178s9s" --riichi riichi --dora 4z --why tanyao --lang pl
  yakudoku explain "34m456p22678s 5'55z" --discards 1z5m
"""
ALL = "all"
"""Asks why not of every yaku."""

SEATS = click.Choice(WIND_IDS)
EVENTS = click.Choice([event.value for event in Event])


@main.command(epilog=EXAMPLE)
@click.argument("hand")
@click.option("--rules", help="A ruleset, as in addresses: tenhou, or ema-2025~open_tanyao:no.")
@click.option("--lang", type=click.Choice(CODES), help="The language; else that of the terminal, else English.")
@click.option("--ron", "by", flag_value="ron", help="Won by another's tile; so it is where nothing is said.")
@click.option("--tsumo", "by", flag_value="tsumo", help="Won by an own draw.")
@click.option("--seat", type=SEATS, help="The winner's seat; else south.")
@click.option("--round", type=SEATS, help="The round; else east.")
@click.option("--from", type=SEATS, help="By ron, the discarder's seat.")
@click.option("--riichi", type=click.Choice([riichi.value for riichi in Riichi]), help="Whether riichi was declared.")
@click.option("--event", "events", multiple=True, type=EVENTS, help="What was special about the win. Repeatable.")
@click.option("--dora", help="Dora indicators, such as 4z.")
@click.option("--ura", help="Ura dora indicators.")
@click.option("--honba", type=int, help="Counters on the table.")
@click.option("--sticks", type=int, help="Riichi sticks on the table, the winner's own included.")
@click.option("--discards", help="Own discards, a mark after a called one: 1m9p'4z.")
@click.option("--passed", help="Winning tiles that were let go.")
@click.option("--why", "asked", multiple=True, help="A yaku: why it does not count; `all` for every one. Repeatable.")
@click.option("--brief", is_flag=True, help="No more of a win than what is announced, and why not.")
@click.option("--other-rules", is_flag=True, help="What the hand is worth under every other ruleset.")
def explain(hand: str, rules: str | None, lang: str | None, asked: tuple[str, ...], **around: Any) -> None:
    """Explain a HAND: its yaku, fu and points, the readings that lost, why not; thirteen tiles: what they wait for.

    HAND is text such as "234m567p234s5p +5p 7'77z" (docs/notation.md), a hand link, or an object of the hand format.
    """
    # The other commands need neither the web nor words.
    from webapp.site.explain_text import Length  # noqa: PLC0415
    from webapp.site.explained import Wish, explanation, language_of_terminal  # noqa: PLC0415
    from webapp.site.given import read_given  # noqa: PLC0415

    length = Length.BRIEF if around.pop("brief") else Length.WHOLE
    wish = Wish(_yaku(asked), length, around.pop("other_rules"))
    fields = {name: list(said) if name == "events" else said for name, said in around.items() if said not in (None, ())}
    catalog = _catalog()
    try:
        given = read_given(hand, fields, rules, catalog)
        lines = explanation(given, wish, catalog, lang or language_of_terminal(os.environ))
    except ImpossibleState as impossible:
        for problem in impossible.problems:
            click.echo(f"{problem.at}: {problem.message}" if problem.at else problem.message, err=True)
        raise click.exceptions.Exit(2) from impossible
    with _writing():
        sys.stdout.write("\n".join((*lines, "")))


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


@contextmanager
def _writing() -> Iterator[None]:
    """Standard output for a while: a reader that has seen enough is no error, a full disk one in a line."""
    if sys.stdout is None:
        raise click.ClickException("the standard output is closed")
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        _write_nowhere()
    except OSError as error:
        _write_nowhere()
        raise click.ClickException(f"cannot go on: {error.strerror}") from error


def _write_nowhere() -> None:
    """Python flushes at its end, and must not meet the same fault again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _yaku(asked: tuple[str, ...]) -> tuple[str, ...]:
    """The yaku that were asked for."""
    unknown = [id for id in asked if id not in (ALL, *YAKU_IDS)]
    for id in unknown:
        click.echo(f"why: {id!r} is no yaku", err=True)
    if unknown:
        click.echo(f"The yaku are {', '.join(YAKU_IDS)}.", err=True)
        raise click.exceptions.Exit(2)
    return YAKU_IDS if ALL in asked else asked


def _insist_on_free_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            is_host = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
            advice = "Choose an address of this machine with --host." if is_host else "Choose another with --port."
            message = f"cannot listen on {host} port {port}: {error.strerror}. {advice}"
            raise click.ClickException(message) from error
