"""An address without a language leads into the reader's, and changes nothing else."""

import pytest
from flask.testing import FlaskClient

LINK = "1_23467m345p22678s-5m__rse-d1z_2025-08_ema-2025~open_tanyao:no"


@pytest.mark.parametrize("path", ["/hand", f"/hand/{LINK}", f"/hand/{LINK}/card"])
@pytest.mark.parametrize(
    "query", ["", "?rules=tenhou", "?why=pinfu&why=tanyao&paper=a5", "?lang=fr&link=x", "?q=%C3%A9"]
)
def test_it_opens_in_the_language_of_the_browser(client: FlaskClient, path: str, query: str) -> None:
    answer = client.get(path + query, headers={"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.5"})

    assert (answer.status_code, answer.location) == (302, f"/ru{path}{query}")
    assert {"Accept-Language", "Cookie"} <= set(answer.vary)


def test_it_opens_in_the_language_that_was_used_last(client: FlaskClient) -> None:
    client.get("/pl/yaku/")

    answer = client.get(f"/hand/{LINK}", headers={"Accept-Language": "fr"})

    assert answer.location == f"/pl/hand/{LINK}"


def test_it_opens_in_english_for_who_speaks_none_of_the_languages(client: FlaskClient) -> None:
    assert client.get(f"/hand/{LINK}", headers={"Accept-Language": "ja"}).location == f"/en/hand/{LINK}"


def test_it_remembers_no_language_by_itself(client: FlaskClient) -> None:
    client.get(f"/hand/{LINK}", headers={"Accept-Language": "fr"})

    assert client.get_cookie("language") is None


@pytest.mark.parametrize(
    "text", ["x" * 3000, "%F0%9F%80%84", "a%2Fb", "%0d%0aX:y", "%5C%5Celsewhere.example", "1_<b>_"]
)
@pytest.mark.parametrize("tail", ["", "/card"])
def test_a_text_that_is_no_link_is_led_on_and_explained_there(client: FlaskClient, text: str, tail: str) -> None:
    answer = client.get(f"/hand/{text}{tail}", headers={"Accept-Language": "es"}, follow_redirects=True)

    assert answer.status_code in {400, 404}
    assert '<html lang="es"' in answer.text


def test_rules_that_do_not_exist_are_refused_at_once(client: FlaskClient) -> None:
    assert client.get(f"/hand/{LINK}?rules=nobody").status_code == 400
