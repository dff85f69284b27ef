"""The server as it is started: what gunicorn itself hears, says and writes down."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from webapp.site.settings import DATABASE_URL, INSTANCE

TOP = Path(__file__).parents[2]
SERVE = "from webapp.site.cli import main; main()"


@dataclass(frozen=True)
class Running:
    """A site that somebody started with the command."""

    port: int
    log: Path

    def says(self, request: bytes) -> str:
        """The whole answer to these bytes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as line:
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: line.recv(65536), b"")).decode()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("site")
    surroundings = {name: value for name, value in os.environ.items() if name != DATABASE_URL}
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE, "serve", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=TOP, env={**surroundings, INSTANCE: str(folder)}, stdout=subprocess.PIPE, stderr=log
        )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Yakudoku is open at ")
        yield Running(port, folder / "log")
        process.terminate()


def test_a_started_site_answers(site: Running) -> None:
    assert site.says(b"GET /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").startswith("HTTP/1.1 200 OK")


@pytest.mark.parametrize("size", [b"zz", b"-1", b""])
def test_a_body_in_broken_pieces_is_refused_and_no_fault_of_ours(site: Running, size: bytes) -> None:
    head = b"POST /en/display/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n"
    form = b"Content-Type: application/x-www-form-urlencoded\r\n\r\n"

    answer = site.says(head + form + size + b"\r\ntheme=dark\r\n")

    assert answer.startswith("HTTP/1.1 400 ")
    assert "This address or form cannot be read" in answer
    assert "Traceback" not in site.log.read_text()


@pytest.mark.parametrize("header", ["SCRIPT_NAME", "PATH_INFO"])
@pytest.mark.parametrize("value", ["//elsewhere.example", "/en"])
def test_no_visitor_moves_the_site(site: Running, header: str, value: str) -> None:
    request = f"GET /en/yaku HTTP/1.1\r\nHost: x\r\n{header}: {value}\r\nConnection: close\r\n\r\n"

    answer = site.says(request.encode())

    assert answer.startswith("HTTP/1.1 308 ")
    assert "\r\nLocation: /en/yaku/\r\n" in answer


@pytest.mark.parametrize("request_line", ["get / HTTP/1.1", "GET * HTTP/1.1", "GET / HTTP/9.9", "nonsense"])
def test_nothing_is_written_down_about_who_sends_nonsense(site: Running, request_line: str) -> None:
    answer = site.says(f"{request_line}\r\nHost: x\r\n\r\n".encode())

    assert re.match(r"HTTP/1\.1 [45]", answer)
    assert "127.0.0.1" not in site.log.read_text()
