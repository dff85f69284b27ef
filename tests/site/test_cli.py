"""The command: hands in and out as JSON Lines, the content checked, a clear word where a port is taken."""

import json
import socket
from pathlib import Path
from stat import S_IMODE

import pytest
from click.testing import CliRunner

from webapp.catalog import ContentError, Fault
from webapp.site import cli
from webapp.site.settings import DATABASE_URL, INSTANCE, SECRET_KEY, WORKSHOP, Purpose, Settings

HAND = '{"id":"a","concealed":"23467m345p22678s","win":"5m","by":"ron","round":"east","seat":"south"}'


def test_a_hand_is_scored_in_one_line() -> None:
    result = CliRunner().invoke(cli.main, ["score"], input=HAND)

    (line,) = result.stdout.splitlines()
    assert json.loads(line) | {"payments": None} == {
        "id": "a",
        "win": True,
        "ruleset": "ema-2025",
        "yaku": {"pinfu": 1, "tanyao": 1},
        "yakuman": 0,
        "dora": 0,
        "red": 0,
        "ura": 0,
        "han": 2,
        "fu": 30,
        "fu_items": [{"reason": "base", "fu": 20, "tiles": ""}, {"reason": "menzen_ron", "fu": 10, "tiles": ""}],
        "limit": None,
        "value": 2000,
        "payments": None,
        "total": 2000,
    }


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b"not json", "not_json"),
        (b"\xff\xfe", "not_json"),
        (b"[" * 100_000, "not_json"),
        (b"[1]", "not_an_object"),
        (b"{}", "missing_key"),
    ],
)
def test_a_bad_line_gives_an_error_and_the_rest_goes_on(line: bytes, problem: str) -> None:
    result = CliRunner().invoke(cli.main, ["score"], input=line + b"\n\n" + HAND.encode() + b"\n")

    bad, good = map(json.loads, result.stdout.splitlines())
    assert bad["id"] is None
    assert problem in [found["problem"] for found in bad["error"]]
    assert good["win"]
    assert result.exit_code == 0


def test_an_error_line_keeps_the_id_of_its_hand() -> None:
    result = CliRunner().invoke(cli.main, ["score"], input=HAND.replace("345p", "3456p"))

    assert json.loads(result.stdout)["id"] == "a"


def test_content_in_order_is_passed_in_silence() -> None:
    result = CliRunner().invoke(cli.main, ["check"])

    assert (result.exit_code, result.output) == (0, "")


def test_every_fault_of_the_content_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = [Fault("yaku/pinfu.toml", "kanji", "missing"), Fault("terms.toml", "", "missing; expected a TOML file")]

    def broken(_root: Path) -> None:
        raise ContentError(faults)

    monkeypatch.setattr(cli, "load", broken)
    result = CliRunner().invoke(cli.main, ["check"])

    assert result.exit_code == 1
    assert result.stderr.splitlines() == [str(fault) for fault in faults]


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        result = CliRunner().invoke(cli.main, ["serve", "--port", str(port)])

    assert result.exit_code == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in result.stderr


def test_settings_of_the_environment_win(tmp_path: Path) -> None:
    found = Settings.from_environment({DATABASE_URL: "postgresql:///x", SECRET_KEY: "k", INSTANCE: str(tmp_path)})

    assert (found.database_url, found.secret_key) == ("postgresql:///x", "k")
    assert list(tmp_path.iterdir()) == []


def test_a_key_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    instance = tmp_path / "instance"

    first = Settings.from_environment({INSTANCE: str(instance)})
    second = Settings.from_environment({INSTANCE: str(instance)})

    assert first == second
    assert len(first.secret_key) == 64
    assert first.database_url == f"sqlite:///{instance / 'yakudoku.sqlite3'}"
    assert S_IMODE((instance / "secret_key").stat().st_mode) == 0o600


def test_the_workshop_is_open_where_the_environment_says_so(tmp_path: Path) -> None:
    at = {INSTANCE: str(tmp_path), SECRET_KEY: "k"}

    assert Settings.from_environment(at).purpose is Purpose.PUBLIC
    assert Settings.from_environment({**at, WORKSHOP: "1"}).purpose is Purpose.WORKSHOP
