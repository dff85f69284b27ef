"""The command: hands in and out as JSON Lines, the content checked, a clear word where a port is taken."""

import json
import select
import shlex
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from stat import S_IMODE

import pytest
from click.testing import CliRunner

from webapp.catalog import ContentError, Fault
from webapp.site import cli
from webapp.site.score_lines import LONGEST_LINE
from webapp.site.settings import DATABASE_URL, INSTANCE, SECRET_KEY, WORKSHOP, Purpose, Settings

TOP = Path(__file__).parents[2]
SCORE = "from webapp.site.cli import main; main(['score'])"
EXPLAIN = "from webapp.site.cli import main; main(['explain', '123m456789p1178s9s', '--why', 'all'])"
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
        (b'{"id": "' + b"x" * LONGEST_LINE + b'"}', "too_long"),
        (b"x" * (5 * LONGEST_LINE), "too_long"),
    ],
)
def test_a_bad_line_gives_an_error_and_the_rest_goes_on(line: bytes, problem: str) -> None:
    result = CliRunner().invoke(cli.main, ["score"], input=line + b"\n\n" + HAND.encode() + b"\n")

    bad, good = map(json.loads, result.stdout.splitlines())
    assert bad["id"] is None
    assert problem in [found["problem"] for found in bad["error"]]
    assert good["win"]
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("twice", "once"),
    [
        ('"win":"2m","win":"5m"', '"win":"5m"'),
        ('"options":{"red_fives":0,"red_fives":3}', '"options":{"red_fives":3}'),
        ('"melds":[{"kind":"chi","kind":"pon"}]', '"melds":[{"kind":"pon"}]'),
    ],
)
def test_a_key_that_is_there_twice_is_not_guessed(twice: str, once: str) -> None:
    lines = [HAND.replace('"win":"5m"', pair) if "win" in pair else HAND[:-1] + f",{pair}}}" for pair in (twice, once)]

    bad, other = map(json.loads, CliRunner().invoke(cli.main, ["score"], input="\n".join(lines)).stdout.splitlines())

    assert (bad["id"], [found["problem"] for found in bad["error"]]) == ("a", ["repeated_key"])
    assert "repeated_key" not in json.dumps(other)


def test_every_line_is_answered_before_the_next_is_sent() -> None:
    with Scoring() as scoring:
        for _ in range(3):
            assert json.loads(scoring.answer_to(HAND))["win"]


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    scored = in_shell(f"yes '{HAND}' | head -2000 | $SCORE | head -1; exit ${{PIPESTATUS[2]}}")

    assert len(scored.stdout.splitlines()) == 1
    assert (scored.returncode, scored.stderr) == (0, "")


def test_a_reader_of_an_explanation_that_has_gone_is_no_error() -> None:
    explained = in_shell("$EXPLAIN | true; exit ${PIPESTATUS[0]}")

    assert (explained.returncode, explained.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("echo '$HAND' | $SCORE >/dev/full", "No space left on device"),
        ("echo '$HAND' | $SCORE >&-", "standard output"),
        ("$SCORE <&-", "standard input"),
        ("$EXPLAIN >/dev/full", "No space left on device"),
        ("$EXPLAIN >&-", "standard output"),
    ],
)
def test_what_keeps_it_from_reading_or_writing_is_said_in_one_line(command: str, reason: str) -> None:
    scored = in_shell(command)

    assert scored.returncode == 1
    assert scored.stderr.startswith("Error: ")
    assert reason in scored.stderr
    assert len(scored.stderr.splitlines()) == 1


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


def test_an_address_that_is_not_of_this_machine_is_named() -> None:
    for host in ("nonsense.invalid", "192.0.2.1"):
        result = CliRunner().invoke(cli.main, ["serve", "--host", host])

        assert result.exit_code == 1
        assert f"cannot listen on {host} port 8000" in result.stderr
        assert "Choose an address of this machine with --host." in result.stderr


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        result = CliRunner().invoke(cli.main, ["serve", "--port", str(port)])

    assert result.exit_code == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in result.stderr


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "Could not parse"),
        ("mysql://someone:secret@localhost/x", "mysql is not supported; expected sqlite or postgresql"),
        ("postgresql://someone:secret@127.0.0.1:1/x", "Connection refused"),
        ("sqlite:////dev/null/x.sqlite3", "File exists"),
        ("sqlite:////dev", "unable to open database file"),
        ("sqlite:///text", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_in_one_line(
    url: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATABASE_URL, url)
    monkeypatch.setenv(INSTANCE, str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text").write_text("This file is no database.")

    result = CliRunner().invoke(cli.main, ["serve", "--port", str(free_port())])

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: cannot open the database of YAKUDOKU_DATABASE_URL: ")
    assert reason in result.stderr
    assert "secret" not in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATABASE_URL, raising=False)
    monkeypatch.setenv(INSTANCE, "/dev/null/x")

    result = CliRunner().invoke(cli.main, ["serve", "--port", str(free_port())])

    assert result.exit_code == 1
    assert result.stderr == "Error: cannot keep files in /dev/null/x: Not a directory\n"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        found: int = probe.getsockname()[1]
    return found


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


def test_many_starts_at_once_have_one_whole_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        found = list(pool.map(lambda _: Settings.from_environment({INSTANCE: str(tmp_path)}).secret_key, range(64)))

    assert len(set(found)) == 1
    assert len(found[0]) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


@pytest.mark.parametrize("left", ["", "\n"])
def test_a_key_that_was_left_half_made_is_made_anew(tmp_path: Path, left: str) -> None:
    (tmp_path / "secret_key").write_text(left)

    found = Settings.from_environment({INSTANCE: str(tmp_path)}).secret_key

    assert len(found) == 64
    assert (tmp_path / "secret_key").read_text() == found


def test_the_workshop_is_open_where_the_environment_says_so(tmp_path: Path) -> None:
    at = {INSTANCE: str(tmp_path), SECRET_KEY: "k"}

    assert Settings.from_environment(at).purpose is Purpose.PUBLIC
    assert Settings.from_environment({**at, WORKSHOP: "1"}).purpose is Purpose.WORKSHOP


def in_shell(command: str) -> subprocess.CompletedProcess[str]:
    """What a shell says to a command in which $SCORE and $EXPLAIN stand for those of `yakudoku`."""
    for name, code in (("$SCORE", SCORE), ("$EXPLAIN", EXPLAIN)):
        command = command.replace(name, shlex.join([sys.executable, "-c", code]))
    return subprocess.run(
        ["bash", "-c", command.replace("$HAND", HAND)],
        cwd=TOP, check=False, capture_output=True, text=True, timeout=60,
    )  # fmt: skip


class Scoring:
    """The command as another program talks to it."""

    def __enter__(self) -> "Scoring":
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCORE], cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def answer_to(self, line: str) -> str:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], 20)
        return self.process.stdout.readline() if ready else ""
