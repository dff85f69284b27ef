"""Whatever a thing is called leads to it: a table of what people type, and promises about every name."""

import random
import string
from collections.abc import Iterator

import pytest

from tests.catalog.conftest import Content
from webapp.catalog import Catalog
from webapp.catalog.finding import Closeness, Entry, Found, Index, Kind, Name, Role, index_of
from webapp.catalog.finding.folding import fold
from webapp.catalog.finding.names import entries_of
from webapp.languages import CODES

OF_YAKU = {
    "riichi": "riichi rīchi richi riiti reach reech リーチ りいち 立直 риичи ричи рити RIICHI zakład",
    "double_riichi": "daburu|double riichi|doble riichi|дабл-риичи|"
    "дабури|двойное риичи|両立直|ダブルリーチ|podwojne riichi",
    "ippatsu": "ippatsu ipatsu ippatu иппацу ипацу 一発 イッパツ いっぱつ",
    "menzen_tsumo": "menzen tsumo|menzentsumo|menzen tumo|мензен цумо|"
    "мендзен цумо|self-pick|tout cache tire|メンゼンツモ",
    "tanyao": "tanyao tan'yao tan’yao tan-yao tanjao таняо тан'яо "
    "тан’яо тан-яо танъяо タンヤオ たんやお 断么九 断幺九 斷么九",
    "pinfu": "pinfu pinfuu pinhu ping-fu пинфу пин-фу ピンフ 平和 pinfou",
    "iipeikou": "iipeikou iipeikō iipeiko ippeikou iipeko iipeekoo "
    "ипейко иипейко иппэйко イーペーコー いいぺいこう 一盃口",
    "yakuhai": "yakuhai yakuhaï якухай ヤクハイ fanpai фанпай",
    "rinshan": "rinshan kaihou|rinshankaiho|rinshan kaihō|риншан кайхо|ринсян кайхо|嶺上開花|rinsyan kaihou",
    "chankan": "chankan tyankan чанкан тянкан チャンカン 槍槓 tchankan",
    "haitei": "haitei haitey хайтей хайтэй ハイテイ 海底摸月 haite",
    "houtei": "houtei hōtei hotei хотей хотэй ホウテイ 河底撈魚",
    "sanshoku_doujun": "sanshoku|sanshoku doujun|sanshoku dojun|"
    "sansyoku doozyun|саншоку додзюн|三色同順|mixed triple sequence",
    "ittsu": "ittsu ittsuu ittsū ikkitsuukan ikkitsukan ikkituukan itsu "
    "иццу иццуу икицукан イッツー いっきつうかん 一気通貫 一氣通貫",
    "chanta": "chanta tyanta чанта тянта チャンタ 混全帯么九 honchantaiyaochuu",
    "chiitoitsu": "chiitoitsu chitoitsu tiitoitu chiitoi читойцу чиитойцу титойцу チートイツ ちいといつ 七対子 七對子",
    "sanshoku_doukou": "sanshoku doukou|sanshoku doko|саншоку доко|三色同刻|triple pungs|trzy trojki",
    "sanankou": "sanankou san'ankou san'ankō sananko сананко сан'анко サンアンコウ 三暗刻",
    "sankantsu": "sankantsu sankantu санканцу サンカンツ 三槓子 三杠子",
    "toitoi": "toitoi toi-toi toitoihou toitoiho тойтой той-той тойтойхо トイトイ 対々和 対対和 對對和",
    "honitsu": "honitsu hon'itsu hon-itsu honitu хоницу хон'ицу хонъицу ホンイツ 混一色 полумасть",
    "shousangen": "shousangen shosangen shōsangen syosangen шосанген сёсангэн сёсанген ショウサンゲン 小三元",
    "honroutou": "honroutou honroto honrōtō хонрото ホンロウトウ 混老頭",
    "junchan": "junchan jyunchan zyuntyan dzunchan джунчан дзюнчан дзюнтян ジュンチャン 純全帯么九",
    "ryanpeikou": "ryanpeikou ryanpeikō ryampeiko ryanpeko рянпейко рямпэйко リャンペーコー 二盃口",
    "chinitsu": "chinitsu chin'itsu tinitu чиницу чин’ицу тиницу チンイツ 清一色",
    "renhou": "renhou renho renhō ренхо рэнхо レンホウ 人和",
    "kokushi": "kokushi musou|kokushi|kokusi muso|кокуши мусо|кокуси мусо|国士無双|國士無双|13 orphelins|sierot|сирот",
    "chuuren": "chuuren|chuuren poutou|churen poto|tyuuren pootoo|чууренпото|чурен пото|тюрэн пото|九蓮宝燈|nine gates",
    "tenhou": "tenhou tenho tenhō тенхо тэнхо テンホウ 天和",
    "chihou": "chiihou chihou chiho tihou чихо чиихо тихо チーホウ 地和",
    "suuankou": "suuankou suuanko suu-ankou сууанко суанко スーアンコウ 四暗刻",
    "suukantsu": "suukantsu sukantsu suukantu сууканцу суканцу スーカンツ 四槓子",
    "ryuuiisou": "ryuuiisou ryuiso ryuisou рюисо рюиисо リューイーソー りゅういいそう 緑一色",
    "chinroutou": "chinroutou chinroto чинрото тинрото チンロウトウ 清老頭",
    "tsuuiisou": "tsuuiisou tsuiso tuuiisou цуисо ツーイーソー 字一色",
    "daisangen": "daisangen daisangenn дайсанген дайсангэн ダイサンゲン 大三元",
    "shousuushii": "shousuushii shosushi syousuusi шосуши сёсуси ショウスーシー 小四喜",
    "daisuushii": "daisuushii daisushi дайсуши дайсуси ダイスーシー 大四喜",
    "nagashi_mangan": "nagashi mangan|nagasi mangan|нагаши манган|нагаси манган|流し満貫|ナガシマンガン|nagashi",
}
"""What people type for each yaku: apart by bars where there are any, else by spaces."""
OF_TERMS = {
    "chii": "chii",
    "pon": "pon ポン",
    "kong": "kong",
    "pung": "pung",
    "furiten": "furiten фуритен фуритэн フリテン 振聴 furitenn",
    "tenpai": "tenpai tempai темпай тенпай тэмпай テンパイ 聴牌 聽牌",
    "dora": "dora дора ドラ dorá",
    "mangan": "mangan манган 満貫 まんがん",
    "nobetan": "nobetan нобетан 延べ単",
    "shouminkan": "shouminkan shominkan шоминкан сёминкан",
    "dead_wall": "dead wall|mur mort|muro muerto|martwy mur|мёртвая стена|мертвая стена|wanpai",
    "tile": "kamien kamień tuile ficha тайл",
    "exhaustive_draw": "ryuukyoku рюкеку рюкёку 流局 ryukyoku",
    "green_dragon": "dragon vert|dragon verde|dragón verde|zielony smok|зеленый дракон|green dragon",
    "kuikae": "kuikae куикаэ куикае 喰い替え swap-calling",
    "hanchan": "hanchan ханчан хантян ハンチャン 半荘",
}
OF_RULESETS = {
    "ema-2025": "EMA|EMA 2025|EMA Riichi Competition Rules 2025|European Mahjong Association",
    "wrc-2025": "wrc 2025|world riichi championship rules 2025",
    "rrc-1.5": "RRC|RRC 1.5|Russian Riichi Community",
    "mleague": "M.League m-league mleague",
    "mahjong-soul": "mahjong soul|Mahjong-Soul|mahjongsoul",
}
LOCAL = {
    "fr": {
        "toitoi": "tout brelans|tous brelans|tout pung",
        "tanyao": "tout ordinaire|toutes simples",
        "kokushi": "treize orphelins|13 orphelins|orphelins",
        "honitsu": "une seule famille et des honneurs",
        "iipeikou": "deux suites identiques",
    },
    "es": {
        "chiitoitsu": "siete parejas|siete pares",
        "tanyao": "todo simples|mano simple",
        "kokushi": "trece huerfanos|huérfanos|treze huerfanos",
        "honitsu": "media corrida",
        "chinitsu": "corrida completa",
    },
    "pl": {
        "chiitoitsu": "siedem par",
        "shousangen": "male trzy smoki|małe trzy smoki",
        "honitsu": "niepelny kolor|niepełny kolor",
        "tanyao": "czysta ręka|czysta reka",
        "iipeikou": "bliźniacze trójki|blizniacze trojki",
    },
    "ru": {
        "chiitoitsu": "семь пар",
        "kokushi": "тринадцать сирот|13 сирот",
        "ryuuiisou": "все зелёные|все зеленые",
        "honitsu": "грязная масть",
        "daisangen": "большие три дракона",
    },
    "en": {
        "chiitoitsu": "seven pairs|sevn pairs",
        "tanyao": "all simples|all inside",
        "iipeikou": "pure double sequence|pure double chow",
        "honitsu": "half flush|halfflush",
        "kokushi": "thirteen orphans|orphans",
    },
}


def _split(queries: str) -> list[str]:
    return queries.split("|") if "|" in queries else queries.split()


def _typed() -> Iterator[tuple[str, str, Kind, str]]:
    """Every row of the tables: the language of the reader, what is typed, and what it is to find first."""
    for kind, table in ((Kind.YAKU, OF_YAKU), (Kind.TERM, OF_TERMS), (Kind.RULESET, OF_RULESETS)):
        for id, queries in table.items():
            yield from ((CODES[len(query) % len(CODES)], query, kind, id) for query in _split(queries))
    for code, found in LOCAL.items():
        yield from ((code, query, Kind.YAKU, id) for id, queries in found.items() for query in queries.split("|"))


@pytest.fixture(scope="module")
def index(real_catalog: Catalog) -> Index:
    return index_of(real_catalog)


def first(found: tuple[Found, ...]) -> tuple[str, str] | None:
    return (found[0].entry.kind.value, found[0].entry.id) if found else None


def test_what_people_type_finds_what_they_mean_first(index: Index) -> None:
    wrong = {
        f"{query} ({code})": (found, id)
        for code, query, kind, id in _typed()
        if (found := first(index.find(query, code, 5))) != (kind.value, id)
    }

    assert wrong == {}
    assert len(list(_typed())) > 300


@pytest.mark.parametrize("code", CODES)
def test_every_name_of_a_yaku_or_term_finds_it_among_the_first_three(
    index: Index, real_catalog: Catalog, code: str
) -> None:
    lost = [
        (entry.id, name.text)
        for entry, name in _names(real_catalog)
        if entry not in [found.entry for found in index.find(name.text, code, 3)]
    ]

    assert lost == []


def test_a_name_of_six_letters_with_one_error_finds_its_entry_among_the_first_five(
    index: Index, real_catalog: Catalog
) -> None:
    rng = random.Random("one error in every name")
    letters_of_names = {fold(name.text).letters for _, name in _names(real_catalog)}
    lost = []
    for entry, name in _names(real_catalog):
        typed = _mistype(name.text, rng)
        is_another_name = fold(typed).letters in letters_of_names
        if sum(map(str.isalpha, name.text)) < 6 or is_another_name:
            continue
        if entry not in [found.entry for found in index.find(typed, rng.choice(CODES), 5)]:
            lost.append((entry.id, name.text, typed))

    assert lost == []


def _names(catalog: Catalog) -> Iterator[tuple[Entry, Name]]:
    yield from (
        (entry, name) for entry in entries_of(catalog) if entry.kind is not Kind.RULESET for name in entry.names
    )


def _mistype(name: str, rng: random.Random) -> str:
    """The name with one letter left out, put in, put for another, or changed over with the next."""
    at = rng.randrange(len(name))
    letter = rng.choice(string.ascii_lowercase)
    turned = name[:at] + name[at : at + 2][::-1] + name[at + 2 :]
    return rng.choice(
        [name[:at] + name[at + 1 :], name[:at] + letter + name[at:], name[:at] + letter + name[at + 1 :], turned]
    )


def test_a_name_in_the_readers_language_is_said_to_have_matched_rather_than_the_same_of_another(index: Index) -> None:
    for code in ("fr", "es"):
        (found, *_) = index.find("triple", code, 1)

        assert found.name.language == code


def test_the_lead_name_of_one_thing_comes_before_another_name_of_the_other(index: Index) -> None:
    assert first(index.find("tsumo", "en", 5)) == ("term", "tsumo")
    assert first(index.find("haku", "fr", 5)) == ("term", "white_dragon")
    assert first(index.find("yakuhai", "es", 5)) == ("yaku", "yakuhai")


def test_a_chapter_is_found_by_its_title_and_its_headings_in_any_language(content: Content) -> None:
    content.add_chapter()
    index = index_of(content.load())

    for query, role in (("liczenie", Role.NAME), ("подсчет", Role.NAME), ("el principio", Role.PART)):
        (found, *_) = index.find(query, "en", 1)

        assert (found.entry.kind, found.entry.id, found.name.role) == (Kind.CHAPTER, "counting", role)


def test_an_alias_brings_who_uses_it_and_its_note(index: Index) -> None:
    (found, *_) = index.find("media corrida", "fr", 1)

    assert found.name.role is Role.ALIAS
    assert found.name.used_by == "MahjongTime, texto de EMA 2008"
    assert found.name.note is not None
    assert found.name.note.startswith("engañoso")


def test_names_that_begin_so_come_before_names_that_only_have_it_inside(index: Index) -> None:
    found = index.find("san", "en", 30)

    order = [one.closeness for one in found]
    assert order == sorted(order)
    assert found[0].closeness is Closeness.BEGINS


def test_every_word_begun_is_enough(index: Index) -> None:
    assert first(index.find("thr conc pu", "en", 5)) == ("yaku", "sanankou")


def test_a_part_of_a_name_is_found_in_its_middle(index: Index) -> None:
    found = index.find("ankou", "en", 10)

    assert {"sanankou", "suuankou"} <= {one.entry.id for one in index.find("nkou", "en", 10)}
    assert found[0].entry.id == "concealed_triplet"


def test_two_kanji_are_found_within_a_name_and_one_is_not(index: Index) -> None:
    assert "menzen_tsumo" in {one.entry.id for one in index.find("前清", "en", 10)}
    assert index.find("清自", "en", 10)
    assert not index.find("鯨", "en", 10)


def test_a_query_without_letters_finds_nothing(index: Index) -> None:
    for query in ("", "   ", "!?", "\u0301\u0300", "\u202e", "\0", "()[]{}.*+?^$|\\"):
        assert index.find(query, "en", 5) == ()
        assert index.nearest(query, "en", 5) == ()


def test_where_nothing_is_found_the_nearest_names_share_most_words(index: Index) -> None:
    query = "three hidden pungs"
    assert index.find(query, "en", 5) == ()

    nearest = index.nearest(query, "en", 3)

    assert nearest[0].entry.id == "sanankou"
    assert {found.closeness for found in nearest} == {Closeness.NEAREST}


def test_where_no_word_is_shared_the_nearest_names_look_alike(index: Index) -> None:
    query = "xakuxaixx"
    assert index.find(query, "en", 5) == ()

    assert index.nearest(query, "en", 5)


@pytest.mark.parametrize("query", ["p", "a b c d e f g h i j k l m n o p", "ん" * 100, "'" * 50 + "x", "ﷺﷺﷺ", "𝔱𝔞𝔫𝔶𝔞𝔬"])
def test_no_query_finds_more_than_was_asked_for_nor_anything_twice(index: Index, query: str) -> None:
    for limit in (1, 8, 20):
        entries = [found.entry for found in index.find(query, "ru", limit)]

        assert len(entries) <= limit
        assert len(entries) == len(set(entries))
