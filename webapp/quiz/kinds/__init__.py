"""The kinds of question, one file each; a new kind is a file and a row in KINDS."""

from __future__ import annotations

from webapp.quiz.kinds.yaku import YAKU

KINDS = (YAKU,)
KIND_BY_ID = {kind.id: kind for kind in KINDS}
