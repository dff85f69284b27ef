"""The public address of the site, behind a proxy that speaks https for it."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.site.app import create_app
from webapp.site.cli import main
from webapp.site.origin import parse_origin
from webapp.site.settings import ADDRESS, INSTANCE, Purpose, Settings

RON = "1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025"
PUBLIC = "https://yakudoku.example"


@pytest.fixture
def behind_a_proxy(catalog: Catalog) -> FlaskClient:
    return create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC, PUBLIC), catalog).test_client()


def test_a_code_and_a_link_to_share_name_the_public_address(behind_a_proxy: FlaskClient) -> None:
    page = behind_a_proxy.get(f"/en/hand/{RON}/card", headers={"Host": "10.0.0.7:8000"}).text

    assert f"{PUBLIC}/hand/{RON}/card" in page
    assert "10.0.0.7" not in page
    assert "on this device only" not in page


def test_a_cookie_is_secure_for_who_came_by_the_public_address_alone(behind_a_proxy: FlaskClient) -> None:
    public, at_home = (
        behind_a_proxy.get("/en/", headers={"Host": host}).headers["Set-Cookie"]
        for host in ("yakudoku.example", "192.168.1.5:8000")
    )

    assert "Secure" in public
    assert "Secure" not in at_home


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://Yakudoku.example", PUBLIC),
        ("https://yakudoku.example/", PUBLIC),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
    ],
)
def test_an_origin_is_a_scheme_and_a_host(text: str, expected: str, tmp_path: Path) -> None:
    settings = Settings.from_environment({ADDRESS: text, INSTANCE: str(tmp_path)})

    assert settings.address == parse_origin(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "yakudoku.example",
        "ftp://yakudoku.example",
        "https://",
        "https://:80",
        "https://me@yakudoku.example",
        "https://yakudoku.example/rules",
        "https://yakudoku.example?x",
        "https://yakudoku.example#x",
        "https://yakudoku example",
        "https://якудоку.example",
        "https://[::1",
    ],
)
def test_anything_else_is_no_origin(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected the scheme and the host|Invalid IPv6"):
        parse_origin(text)


def test_a_site_does_not_start_with_an_address_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, "yakudoku.example")

    started = CliRunner().invoke(main, ["serve"])

    assert started.exit_code == 1
    assert "YAKUDOKU_ADDRESS is 'yakudoku.example'; expected the scheme and the host alone" in started.output
