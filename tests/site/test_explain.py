"""The command `yakudoku explain`: a hand in any spelling, in any language, with every problem named."""

from __future__ import annotations

import json
import shlex

import pytest
from click.testing import CliRunner, Result

from webapp.catalog import Catalog
from webapp.languages import CODES
from webapp.site import cli
from webapp.site.explained import language_of_terminal

PINFU = "22233344m678p88s4m"


@pytest.fixture(autouse=True)
def read_once(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real content, read once for all of these tests."""
    monkeypatch.setattr(cli, "load", lambda _root: catalog)


def explain(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(cli.main, ["explain", *arguments, "--lang", lang])


def test_a_win_is_announced_and_every_bill_adds_up() -> None:
    said = explain(PINFU, "--riichi", "riichi", "--dora", "1z", "--honba", "1", "--sticks", "1").stdout

    assert "Riichi, pinfu, iipeikou, tanyao: 4 han, 30 fu, mangan, 8,000 points, with 1 honba 8,300 points." in said
    assert "Base points: 30 × 2⁶ = 1,920. These rules round so many base points up to 2,000: a mangan." in said
    assert "The discarder pays: 8,300 points" in said
    assert "South receives: 9,300 points" in said
    assert "23m+4m 234m 234m 678p 88s\n" in said
    assert "222m 333m 44m+4m 678p 88s: 2,600 points (2 han, 40 fu)" in said


def test_every_detail_around_a_hand_can_be_said() -> None:
    said = explain(
        *("123m406p789p1178s 9s", "--tsumo", "--seat", "east", "--round", "south", "--riichi", "double"),
        *("--event", "ippatsu", "--event", "last_tile", "--dora", "8s", "--ura", "8m", "--rules", "tenhou"),
    ).stdout

    for part in ("South round; You are East; tsumo; double riichi", "Red fives: 1 han", "Ura dora", "Dora: 1 han"):
        assert part in said


def test_why_not_is_said_of_the_yaku_that_are_asked_for() -> None:
    one = explain(PINFU, "--why", "toitoi").stdout
    every = explain(PINFU, "--why", "all").stdout

    assert "Toitoi: Not all four sets are triplets or quads. [234m]" in one
    assert "Kokushi" not in one
    assert "Kokushi musou: " in every


def test_in_brief_a_win_is_announced_and_no_more() -> None:
    said = explain(PINFU, "--brief", "--why", "riichi").stdout.splitlines()

    assert said[2:] == ["Pinfu, iipeikou, tanyao: 3 han, 30 fu, 3,900 points.", "Riichi: Riichi was not declared."]


def test_a_hand_that_does_not_win_says_why_not_of_the_yaku_that_are_asked_for() -> None:
    barred = explain("123m456789p1178s9s", "--discards", "6s", "--why", "tanyao", "--why", "pinfu").stdout
    useless = explain("123m456789p1179s8s", "--why", "all", "--rules", "jpml-a").stdout

    assert barred.splitlines()[2:] == [
        "Furiten: one of the waits is among your own discards. Only tsumo can win. [6s]",
        "Tanyao: There is a terminal or an honour in the hand. [1m9p19s]",
    ]
    assert "Ippatsu: These rules do not have this yaku." in useless
    assert "Nagashi mangan: The deal did not end with an empty wall and no winner." in useless


def test_a_hand_that_is_not_complete_says_only_so() -> None:
    said = explain("123m456789p1178s1z", "--why", "pinfu").stdout

    assert said.splitlines()[2:] == [
        "This is not a complete hand: four sets and a pair, seven pairs, or thirteen orphans."
    ]


def test_a_renhou_that_is_worth_less_says_so() -> None:
    said = explain("1222234456779m8m", "--event", "first_turn", "--rules", "rrc-1.5", "--why", "renhou").stdout

    assert "Renhou: It would stand alone, and without it the hand is worth more." in said


def test_two_yakuman_add_up_in_the_base_points() -> None:
    said = explain("1113777z3z (555z) (666z)", "--rules", "wrc-2025").stdout

    assert "Base points: 2 × 8,000 = 16,000. Each yakuman counts for 8,000, whatever the han and fu." in said


def test_a_fed_yakuman_is_announced_with_a_sentence_for_each_who_pays() -> None:
    record = {
        "concealed": "2234m777z",
        "win": "2m",
        "by": "ron",
        "from": "north",
        "round": "east",
        "seat": "south",
        "melds": [{"kind": "pon", "tiles": "555z"}, {"kind": "pon", "tiles": "666z"}],
        "pao": {"yaku": "daisangen", "seat": "west"},
    }

    assert (
        "Daisangen: yakuman. North pays 16,000 points. West pays 16,000 points." in explain(json.dumps(record)).stdout
    )


def test_french_sets_its_colons_and_semicolons_apart() -> None:
    said = explain(PINFU, "--brief", "--dora", "4z", lang="fr").stdout

    assert "tanyao\N{NO-BREAK SPACE}: 3" in said
    assert "\N{NARROW NO-BREAK SPACE}; ron" in said


def test_other_rules_are_compared() -> None:
    said = explain(PINFU, "--riichi", "riichi", "--other-rules").stdout

    assert "Tenhou, Mahjong Soul: 7,700 points (4 han, 30 fu). 4 han 30 fu and 3 han 60 fu" in said


def test_a_hand_without_a_yaku_says_what_is_nearest() -> None:
    said = explain("23467m345p22s5m 678'3s".replace("678'3s", "6'78s"), "--rules", "ema-2025~open_tanyao:no").stdout

    assert "no yaku" in said
    assert "Tanyao: The hand is open: a tile was called. [678s]" in said


def test_a_hand_that_cannot_occur_under_other_rules_says_so() -> None:
    assert (
        "more red fives than these rules have"
        in explain("123m406p789p1178s9s", "--rules", "tenhou", "--other-rules").stdout
    )


def test_thirteen_tiles_say_what_they_wait_for() -> None:
    said = explain("123m456789p1178s", "--discards", "9s").stdout

    assert "9s: two-sided wait (ryanmen); 3 tiles left\n  ron: The hand is furiten" in said
    assert "Furiten: one of the waits is among your own discards. Only tsumo can win. [9s]" in said
    assert "not tenpai" in explain("147m258p369s1234z").stdout
    assert "1z: You hold all four copies of it" in explain("123456m1111z789p").stdout
    assert "8s: closed wait (kanchan); 0 tiles left" in explain("123m456789p1179s", "--dora", "8888s").stdout


def test_a_link_an_address_and_an_object_are_read_too() -> None:
    link = "1_123m456789p1178s-9s__rse-d4z_2025-08_tenhou"
    record = {"concealed": "123m456789p1178s", "win": "9s", "by": "ron", "round": "east", "seat": "south", "dora": "4z"}

    by_link = explain(link).stdout
    assert by_link == explain(f"http://x/pl/hand/{link}?rules=ema-2025").stdout
    assert by_link == explain(json.dumps({**record, "ruleset": "tenhou"})).stdout
    assert by_link == explain(json.dumps(record), "--rules", "tenhou").stdout
    assert "9s: two-sided wait" in explain("1_123m456789p1178s__rse_2025-08_tenhou").stdout
    assert (
        "9s: two-sided wait" in explain(json.dumps({key: record[key] for key in ("concealed", "round", "seat")})).stdout
    )


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({"discards": "1m9p4z", "ruleset": "tenhou"}, "Paid like a mangan won by tsumo"),
        ({"discards": "1m9p4z"}, "These rules do not have nagashi mangan."),
        ({"discards": "1m2p4z", "ruleset": "tenhou"}, "Not every discard was a terminal or an honour."),
    ],
)
def test_a_drawn_deal_is_judged_by_its_discards(record: dict[str, str], said: str) -> None:
    drawn = {"concealed": "", "by": "draw", "round": "east", "seat": "south", **record}
    if "concealed" in drawn:
        drawn["concealed"] = "123m456789p1178s"

    assert said in explain(json.dumps(drawn)).stdout


def test_melds_winds_and_payers_are_named() -> None:
    robbed = explain("23m456789p11s 7'77z +1m", "--event", "robbed_kan", "--seat", "east").stdout
    kans = explain("4m +4m [1111z] (9999s) 2\"22p 8'888m", "--from", "west").stdout
    orphans = explain("19m19p19s1234567z1z", "--why", "tanyao").stdout

    assert "The player who declared the kan pays" in robbed
    assert "West pays: " in kans
    assert "Kokushi musou: yakuman" in orphans


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["123m hello 45"], "hello"),
        (["123m456789p1178s9s", "--ura", "1m"], "ura: ura indicators are turned for riichi only"),
        (["11111m456789p178s9s"], "1m is there 5 times"),
        (["123m"], "3 concealed tiles beside 0 melds"),
        (["123m456789p1178s9s", "--rules", "nothing"], "'nothing' is not a ruleset; there are ema-2025"),
        (["{"], "not JSON"),
        (['{"by": "ron", "by": "ron"}'], "is there twice"),
        (['{"concealed": ""}', "--dora", "1m"], "dora: an object says by itself what is around its hand"),
        (["1_2"], "is not a hand link"),
        (["1_123m456789p1178s-9s__rse_2025-08_tenhou", "--tsumo"], "by: a link says by itself"),
        (["123m456789p1178s", "--event", "ippatsu"], "'events' is a key of a won hand"),
        (["123m456789p1178s", "--why", "riichi"], "for a hand with its winning tile"),
        (["1_123m__rse_2025-08_tenhou"], "expected 13"),
        (["1_123m456789p1178s-9s__rse-u1m_2025-08_tenhou"], "ura indicators"),
        (["1_123m456789p1178s-9s__rse_2025-08_nothing"], "is not a ruleset"),
    ],
)
def test_every_problem_is_a_line_of_its_own(arguments: list[str], said: str) -> None:
    result = explain(*arguments)

    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_every_unknown_yaku_is_refused_and_the_known_ones_are_named() -> None:
    result = explain(PINFU, "--why", "sanrenkou", "--why", "all", "--why", "isshoku")

    assert result.exit_code == 2
    assert result.stderr.splitlines()[:2] == ["why: 'sanrenkou' is no yaku", "why: 'isshoku' is no yaku"]
    assert "toitoi" in result.stderr


def test_help_has_an_example_that_works() -> None:
    said = explain("--help").stdout
    examples = [shlex.split(line)[2:] for line in said.splitlines() if line.strip().startswith("yakudoku explain ")]

    assert len(examples) == 2
    for example in examples:
        assert CliRunner().invoke(cli.main, ["explain", *example]).exit_code == 0


@pytest.mark.parametrize("code", CODES)
def test_it_speaks_every_language(code: str) -> None:
    result = explain(PINFU, "--why", "all", "--other-rules", lang=code)

    assert result.exit_code == 0
    assert "%(" not in result.stdout
    assert ("Pinfu" in result.stdout) == (code != "ru")


def test_the_language_of_the_terminal_is_spoken() -> None:
    assert language_of_terminal({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of_terminal({"LC_ALL": "ru_RU", "LANG": "pl_PL"}) == "ru"
    assert language_of_terminal({"LC_ALL": "", "LANG": "pl_PL"}) == "pl"
    assert language_of_terminal({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}) == "en"
    assert language_of_terminal({"LANG": "C.UTF-8"}) == "en"
    assert language_of_terminal({}) == "en"


def test_the_command_says_its_version() -> None:
    assert "yakudoku" in CliRunner().invoke(cli.main, ["--version"]).stdout.lower()
