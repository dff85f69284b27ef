"""How search engines and messengers see the site."""

import re
from xml.etree import ElementTree as ET

import pytest
from flask.testing import FlaskClient

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.site.app import create_app
from webapp.site.settings import Purpose, Settings
from webapp.site.views.listing import LISTED, UNLISTED

NO_PAGES = {
    *("picture.site", "picture.yaku", "picture.hand"),
    *("offline.rulebook", "search.suggestions", "sheets.as_pdf"),
}
PUBLIC = "https://yakudoku.example"
RON = "1_123678m45p23499s-6p__rwe-d4z_2025-08_ema-2025"


@pytest.fixture(scope="module")
def public(catalog: Catalog) -> FlaskClient:
    return create_app(Settings("sqlite://", "a key for tests", Purpose.PUBLIC, PUBLIC), catalog).test_client()


def test_every_page_is_either_listed_or_not(public: FlaskClient) -> None:
    rules = public.application.url_map.iter_rules()
    pages = {rule.endpoint for rule in rules if "lang" in rule.arguments and "GET" in (rule.methods or ())}

    assert set(LISTED) | UNLISTED == pages - NO_PAGES
    assert not set(LISTED) & UNLISTED


def test_whatever_its_parameters_say_a_page_names_the_plain_one_in_every_language(public: FlaskClient) -> None:
    page = public.get("/pl/yaku/pinfu?rules=tenhou&numerals=on").text

    assert f'<link rel="canonical" href="{PUBLIC}/pl/yaku/pinfu">' in page
    assert re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', page) == [
        *((code, f"{PUBLIC}/{code}/yaku/pinfu") for code in CODES),
        ("x-default", f"{PUBLIC}/en/yaku/pinfu"),
    ]
    assert "noindex" not in page


@pytest.mark.parametrize("path", [f"/hand/{RON}", f"/hand/{RON}/card", "/hand/1_2", "/nothing", "/offline", "/yaku/no"])
def test_a_page_of_one_hand_or_an_error_asks_not_to_be_listed(public: FlaskClient, path: str) -> None:
    page = public.get(f"/en{path}").text

    assert '<meta name="robots" content="noindex">' in page
    assert "canonical" not in page


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("path", "picture"),
    [
        ("/", "site"),
        ("/rulesets/?rules=tenhou", "site"),
        ("/yaku/pinfu?rules=tenhou", "yaku/pinfu"),
        (f"/hand/{RON}", f"hand/{RON}"),
    ],
)
def test_a_page_has_a_description_and_a_picture_that_is_there(
    public: FlaskClient, code: str, path: str, picture: str
) -> None:
    page = public.get(f"/{code}{path}").text

    assert f'<meta property="og:image" content="{PUBLIC}/{code}/picture/{picture}.png">' in page
    assert public.get(f"/{code}/picture/{picture}.png").status_code == 200
    descriptions = re.findall(r'<meta (?:name|property)="(?:og:)?description" content="([^"<>]{10,})">', page)
    assert len(descriptions) == 2
    # A messenger's own has plain spaces.
    assert descriptions[0].split() == descriptions[1].split()


def test_the_picture_of_a_hand_is_under_the_rules_that_its_page_is_under(public: FlaskClient) -> None:
    page = public.get(f"/en/hand/{RON}?rules=tenhou").text

    assert f'content="{PUBLIC}/en/picture/hand/{RON}.png?rules=tenhou"' in page


def test_the_sitemap_names_every_listed_page_in_every_language_and_all_of_them_are_there(
    public: FlaskClient, catalog: Catalog
) -> None:
    nobody = public.application.test_client()
    answer = nobody.get("/sitemap.xml")

    found = [place.text or "" for place in ET.fromstring(answer.data).findall(".//{*}loc")]  # noqa: S314 - our own
    assert answer.mimetype == "application/xml"
    assert len(found) == len(set(found)) > 5 * (len(catalog.yaku) + len(catalog.rulesets))
    assert all(nobody.get(place.removeprefix(PUBLIC)).status_code == 200 for place in found)


def test_robots_are_told_where_the_sitemap_is(public: FlaskClient) -> None:
    assert public.get("/robots.txt").text.endswith(f"Sitemap: {PUBLIC}/sitemap.xml\n")
