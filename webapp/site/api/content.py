"""The catalog as the API says it, in the language being spoken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flask import url_for

from webapp import catalog as entries
from webapp.riichi.yaku import is_used, value_under
from webapp.site.api import lexicon as model
from webapp.site.i18n import language
from webapp.site.library import catalog
from webapp.site.prose import spelled_out
from webapp.site.rules import Rules, format_rules
from webapp.site.words.options import option_name, option_value
from webapp.site.words.rulesets import fact_name, fact_value
from webapp.site.words.yaku import closed_worth


def yaku_list(rules: Rules) -> model.YakuList:
    """Every yaku under these rules."""
    return model.YakuList(
        language=language(),
        rules=format_rules(rules),
        yaku=[model.Yaku(**_yaku(entry, rules)) for entry in catalog().yaku.values()],
    )


def one_yaku(id: str, rules: Rules) -> model.YakuUnderRules | None:
    """The yaku of this id, be it that of a page or of one of the engine's rows; None where there is none."""
    entry = catalog().yaku.get(id) or catalog().page_of_row.get(id)
    if entry is None:
        return None
    return model.YakuUnderRules(language=language(), rules=format_rules(rules), **_yaku(entry, rules))


def ruleset_list() -> model.RulesetList:
    """Every ruleset, without its options."""
    return model.RulesetList(rulesets=[model.RulesetHead(**_head(entry)) for entry in catalog().rulesets.values()])


def one_ruleset(id: str) -> model.Ruleset | None:
    """The ruleset of this id with all it says; None where there is none."""
    entry = catalog().rulesets.get(id)
    if entry is None:
        return None
    options = [
        _cited(id, value, option_name(id), option_value(id, value), entry.citations[id])
        for id, value in entry.ruleset.options().items()
    ]
    facts = [
        _cited(fact.id, fact.value, fact_name(fact.id), fact_value(fact), fact.citation)
        for fact in entry.facts.values()
    ]
    return model.Ruleset(language=language(), options=options, facts=facts, **_head(entry))


def term_list() -> model.TermList:
    """Every term."""
    return model.TermList(language=language(), terms=[_term(term) for term in catalog().terms.values()])


def _yaku(entry: entries.YakuEntry, rules: Rules) -> dict[str, Any]:
    text = entry.texts[language()]
    return {
        "id": entry.id,
        "page": url_for("yaku.show", id=entry.id),
        "kanji": entry.kanji,
        "kana": entry.kana,
        "romaji": entry.romaji,
        "name": text.name,
        "names": {code: found.name for code, found in entry.texts.items()},
        "gloss": text.gloss,
        "aliases": _aliases(text.also),
        "definition": spelled_out(text.definition),
        "conditions": [model.Condition(id=id, text=spelled_out(said)) for id, said in text.conditions.items()],
        "structure": entry.structure.value,
        "commonness": entry.commonness.value,
        "rows": [_row(row, text.row_names[row], rules) for row in entry.rows],
    }


def _row(id: str, name: str, rules: Rules) -> model.YakuRow:
    value = value_under(id, rules.ruleset)
    return model.YakuRow(
        id=id,
        name=name,
        used=is_used(id, rules.ruleset),
        closed_han=None if value.yakuman else value.closed,
        open_han=None if value.yakuman else value.open,
        yakuman=value.yakuman,
        most_yakuman=value.most_yakuman,
        worth=closed_worth(id, value),
    )


def _head(entry: entries.RulesetEntry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "page": url_for("rulesets.show", id=entry.id, rules=None),
        "name": entry.name,
        "short_name": entry.short_name,
        "organisation": entry.organisation,
        "edition": entry.edition,
        "date": entry.date,
        "url": entry.url,
        "status": entry.status,
        "default": entry is catalog().default_ruleset,
    }


def _cited(id: str, value: object, name: str, text: str, citation: entries.Citation) -> model.RuleValue:
    return model.RuleValue(
        id=id, value=_plain(value), name=name, text=text, source=citation.source, taken_from=citation.taken_from
    )


def _plain(value: object) -> Any:
    """A value as JSON can write it."""
    match value:
        case frozenset():
            return sorted(value)
        case tuple():
            return [list(row) for row in value]
        case _:
            return value


def _term(term: entries.Term) -> model.Term:
    text = term.texts[language()]
    return model.Term(
        id=term.id,
        page=url_for("chapters.glossary", _anchor=term.id),
        kanji=term.kanji,
        kana=term.kana,
        romaji=term.romaji,
        name=text.lead,
        names={code: found.lead for code, found in term.texts.items()},
        aliases=_aliases(text.also),
        definition=spelled_out(text.definition),
    )


def _aliases(also: Iterable[entries.Alias]) -> list[model.Alias]:
    return [model.Alias(name=alias.name, used_by=alias.used_by, note=alias.note) for alias in also]
