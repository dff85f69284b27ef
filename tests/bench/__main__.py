"""Hands per second of our `score` beside PyPI `mahjong`, on the same hands, in one run.

    python -m tests.bench [--generated N]

Process time of one thread, three repeats, both sides in turn on the same chunks. Inputs are made outside the timing;
each repeat forgets everything, warms up on one half of the hands and times the other, so most hands are seen for the
first time. No cache holds a whole hand.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tests.bench import deals, peer
from webapp.catalog import content_root, load
from webapp.riichi import decompose, parts
from webapp.riichi.book import Book
from webapp.riichi.hand import Hand
from webapp.riichi.memo import Memo
from webapp.riichi.record import Record, read_record
from webapp.riichi.ruleset import Ruleset
from webapp.riichi.score import score
from webapp.riichi.situation import Situation

REPEATS = 3
CHUNK = 200
Call = Callable[[], Any]


def main() -> None:
    arguments = argparse.ArgumentParser(description="Hands per second of our score beside PyPI mahjong")
    arguments.add_argument("--generated", type=int, default=20_000)
    options = arguments.parse_args()
    rulesets = {id: entry.ruleset for id, entry in load(content_root()).rulesets.items()}
    tenhou = rulesets["tenhou"]
    sets = {"generated": deals.generate(options.generated, 1, tenhou)}
    real = _real_wins(rulesets)
    if real:
        sets = {"real": real, **sets}
    else:
        print("real_wins.jsonl is absent: generated hands only")
    print(f"import webapp.riichi.score: {_import_milliseconds():.0f} ms")
    for name, records in sets.items():
        _compare(name, records)
    _print_caches(tenhou)


def _real_wins(rulesets: dict[str, Ruleset]) -> list[Record]:
    path = Path(os.environ.get("YAKUDOKU_HANDS", "../shared/data")) / "real_wins.jsonl"
    if not path.exists():
        return []
    return [read_record(json.loads(line), rulesets) for line in path.read_text(encoding="utf-8").splitlines()]


def _compare(name: str, records: list[Record]) -> None:
    print(f"{name}: {len(records)} hands, {REPEATS} repeats, hands per second (median)")
    for label, make in (("score", _score_call), ("hand + situation + score", _build_call)):
        ours, theirs = zip(*(_repeat(records, repeat, make) for repeat in range(REPEATS)), strict=True)
        ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
        print(
            f"  {label:26}{statistics.median(ours):8.0f}   mahjong 2.1 {statistics.median(theirs):8.0f}"
            f"   x {statistics.median(ratios):5.2f}   (from {min(ratios):.2f} to {max(ratios):.2f})"
        )


def _repeat(records: list[Record], repeat: int, make: Callable[[Record], Call]) -> tuple[float, float]:
    """Our rate and the peer's on one half, chunk by chunk in turn, so that both feel the same machine."""
    warm, timed = records[repeat % 2 :: 2], records[1 - repeat % 2 :: 2]
    _forget(records)
    _run([make(record) for record in warm])
    _run([peer.prepare(record) for record in warm[:500]])
    ours, theirs = [make(record) for record in timed], [peer.prepare(record) for record in timed]
    # what was prepared is no litter: neither side pays for collecting it
    gc.collect()
    gc.freeze()
    seconds = [0.0, 0.0]
    for start in range(0, len(timed), CHUNK):
        for side, calls in enumerate((ours, theirs)):
            seconds[side] += _seconds(calls[start : start + CHUNK])
    gc.unfreeze()
    return len(timed) / seconds[0], len(timed) / seconds[1]


def _score_call(record: Record) -> Call:
    hand, situation, ruleset = record.hand, record.situation, record.ruleset
    assert hand is not None
    return lambda: score(hand, situation, ruleset)


def _build_call(record: Record) -> Call:
    """Makes the hand and the situation anew from tiles and words, then scores."""
    hand, old, ruleset = record.hand, record.situation, record.ruleset
    assert hand is not None
    concealed, melds, winning = hand.concealed, hand.melds, hand.winning

    def call() -> Any:
        situation = Situation(old.by, old.seat, old.round, old.riichi, old.events, old.dora, old.ura)
        return score(Hand(concealed, melds, winning), situation, ruleset)

    return call


def _seconds(calls: list[Call]) -> float:
    start = time.process_time()
    _run(calls)
    return time.process_time() - start


def _run(calls: Iterable[Call]) -> None:
    for call in calls:
        call()


def _forget(records: list[Record]) -> None:
    parts.NUMBER_PARTS.clear()
    parts.HONOUR_PARTS.clear()
    decompose.NUMBER_SUIT.clear()
    for record in records:
        record.ruleset.compiled.clear()


def _import_milliseconds() -> float:
    code = "import time; start = time.perf_counter(); import webapp.riichi.score; print(time.perf_counter() - start)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout) for _ in range(3)
    ]
    return 1000 * min(times)


def _print_caches(ruleset: Ruleset) -> None:
    book = Book.of(ruleset)
    memos: dict[str, Memo[Any]] = {
        "suits": parts.NUMBER_PARTS,
        "honours": parts.HONOUR_PARTS,
        "verdicts": book.shape.verdicts,
    }
    sizes = ", ".join(f"{name} {len(memo)} of at most {memo.limit}" for name, memo in memos.items())
    print(f"caches: {sizes}")


if __name__ == "__main__":
    main()
