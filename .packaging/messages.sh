#!/bin/sh
# Brings translations/ up to date with the phrases in the code; with --check it only says whether it is.
set -eu
cd "$(dirname "$0")/.."

pot=translations/messages.pot
fresh=$(mktemp)
trap 'rm -f "$fresh" "$fresh.old" "$fresh.new"' EXIT

undated() {
    grep -v '^"POT-Creation-Date' "$1"
}

.venv/bin/pybabel -q extract -F pyproject.toml -o "$fresh" \
    --project=Yakudoku --copyright-holder="The Yakudoku authors" --add-location=file --sort-by-file --width=110 \
    --add-comments=Translators: --strip-comments \
    -k lazy_gettext -k lazy_ngettext:1,2 -k lazy_pgettext:1c,2 .

undated "$fresh" >"$fresh.new"
[ -f $pot ] && undated $pot >"$fresh.old" || : >"$fresh.old"

update() {
    .venv/bin/pybabel -q update -i "$1" -d translations --width=110 --no-fuzzy-matching --ignore-obsolete \
        --ignore-pot-creation-date $2
}

if [ "${1:-}" = --check ]; then
    cmp -s "$fresh.old" "$fresh.new" || { echo "translations/messages.pot is stale: run make messages" >&2; exit 1; }
    update $pot --check
else
    cmp -s "$fresh.old" "$fresh.new" || cp "$fresh" $pot
    update $pot ""
fi
