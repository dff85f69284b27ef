"""Hands per second of our `score` beside PyPI `mahjong`, on the same hands, in one run.

    python -m tests.bench [--generated N]

Process time of one thread, three repeats, both sides in turn on the same chunks. Inputs are made outside the timing;
each repeat forgets everything, warms up on one half of the hands and times the other, so most hands are seen for the
first time. No memory holds a whole hand. After that the stages are timed one by one in the same way, and the memories
are measured.
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

from tests.bench import deals, peer
from tests.bench.memories import memories_of, shared_memories, size
from tests.bench.stages import CONSTRUCTION, STAGES, Call, Stage, build_call, score_call
from webapp.catalog import content_root, load
from webapp.riichi.parts import suits
from webapp.riichi.record import Record, read_record
from webapp.riichi.ruleset import Ruleset

REPEATS = 3
CHUNK = 1000
Prepare = Callable[[Record], Call]


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
        _print_stages(records)
    _print_memories(tenhou)


def _real_wins(rulesets: dict[str, Ruleset]) -> list[Record]:
    path = Path(os.environ.get("YAKUDOKU_HANDS", "../shared/data")) / "real_wins.jsonl"
    if not path.exists():
        return []
    return [read_record(json.loads(line), rulesets) for line in path.read_text(encoding="utf-8").splitlines()]


def _compare(name: str, records: list[Record]) -> None:
    print(f"{name}: {len(records)} hands, {REPEATS} repeats, hands per second (median)")
    for label, prepare in (("score", score_call), ("hand + situation + score", build_call)):
        pairs = [_seconds_per_hand(records, (prepare, peer.prepare), repeat) for repeat in range(REPEATS)]
        ours, theirs = zip(*pairs, strict=True)
        ratios = [their / our for our, their in pairs]
        print(
            f"  {label:26}{1 / statistics.median(ours):8.0f}   mahjong 2.1 {1 / statistics.median(theirs):8.0f}"
            f"   x {statistics.median(ratios):5.2f}   ({', '.join(f'{ratio:.2f}' for ratio in ratios)})"
        )


def _print_stages(records: list[Record]) -> None:
    """The share of each stage; what is left after all stages of a score is its own."""
    stages = (CONSTRUCTION, *STAGES, Stage("score", score_call))
    times = {stage.name: _seconds_per_hand(records, (stage.prepare,))[0] for stage in stages}
    whole = times.pop("score")
    times["choice and Score"] = whole - sum(times[stage.name] for stage in STAGES)
    every = whole + times[CONSTRUCTION.name]
    shares = ", ".join(f"{name} {1e6 * seconds:.1f} ({seconds / every:.0%})" for name, seconds in times.items())
    print(f"  microseconds by stage: {shares}")


def _seconds_per_hand(records: list[Record], sides: tuple[Prepare, ...], repeat: int = 0) -> list[float]:
    """The time of each side for one half of the hands, chunk by chunk in turn, so that all feel the same machine."""
    warm, timed = records[repeat % 2 :: 2], records[1 - repeat % 2 :: 2]
    prepared = [[prepare(record) for record in timed] for prepare in sides]
    _forget(records)
    for prepare in sides:
        _run([prepare(record) for record in warm])
    # what was prepared is no litter: no side pays for collecting it
    gc.collect()
    gc.freeze()
    seconds = [0.0] * len(sides)
    for start in range(0, len(timed), CHUNK):
        for side, calls in enumerate(prepared):
            seconds[side] += _seconds(calls[start : start + CHUNK])
    gc.unfreeze()
    return [of_side / len(timed) for of_side in seconds]


def _seconds(calls: list[Call]) -> float:
    start = time.process_time()
    _run(calls)
    return time.process_time() - start


def _run(calls: Iterable[Call]) -> None:
    for call in calls:
        call()


def _forget(records: list[Record]) -> None:
    memories = list(shared_memories().values())
    for ruleset in {record.ruleset.id: record.ruleset for record in records}.values():
        memories += memories_of(ruleset).values()
    for memory in memories:
        memory.clear()


def _import_milliseconds() -> float:
    code = "import time; start = time.perf_counter(); import webapp.riichi.score; print(time.perf_counter() - start)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout) for _ in range(3)
    ]
    return 1000 * min(times)


def _print_memories(ruleset: Ruleset) -> None:
    print("memories: answers, at most so many, kilobytes")
    for name, memory in {**shared_memories(), **memories_of(ruleset)}.items():
        print(f"  {name:24}{len(memory):7}{memory.limit:8}{size(memory) / 1000:9.0f}")
    print(f"  {'table of suits':24}{len(suits()):7}{len(suits()):8}{size(suits()) / 1000:9.0f}")


if __name__ == "__main__":
    main()
