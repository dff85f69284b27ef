"""What earns fu, a line for each reason."""

from webapp.site.i18n import mark_in, pgettext

REASONS = {
    "base": mark_in("fu", "Every winning hand"),
    "menzen_ron": mark_in("fu", "Closed hand, won by ron"),
    "tsumo": mark_in("fu", "Won by tsumo"),
    "open_pinfu": mark_in("fu", "Open hand without other fu, won by ron"),
    "chiitoitsu": mark_in("fu", "Seven pairs, always"),
    "minko": mark_in("fu", "Open triplet"),
    "anko": mark_in("fu", "Concealed triplet"),
    "minkan": mark_in("fu", "Open quad"),
    "ankan": mark_in("fu", "Concealed quad"),
    "jantou": mark_in("fu", "Pair of value tiles"),
    "kanchan": mark_in("fu", "Closed wait (kanchan)"),
    "penchan": mark_in("fu", "Edge wait (penchan)"),
    "tanki": mark_in("fu", "Single wait (tanki)"),
}


def fu_reason(reason: str) -> str:
    """The label of a line of the fu ledger."""
    return pgettext(*REASONS[reason])
