"""All benches, one after the other, and their report: what `main.py bench` runs.

Nothing here asserts anything: figures depend on the machine. They are compared with others of the same run (`against`)
or with those of an earlier version on the same machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TextIO

from engine.core.registry import game_ids
from engine.lab.printing import print_json
from tests.bench import engine_benches, window_benches
from tests.bench.figures import Figure, LeftOut, as_data
from tests.bench.neighbours import random_moves


def run(json: bool) -> int:
    """Run all benches and print them, as they come or, as JSON, at the end; returns the exit code."""
    figures = list(_figures(sys.stderr if json else sys.stdout))
    if json:
        print_json([as_data(figure) for figure in figures])
    return 0


def _figures(report: TextIO) -> Iterator[Figure]:
    """Run bench after bench, telling each figure as it comes, and why a bench had to be left out."""
    for bench in _benches():
        try:
            for figure in bench:
                print(figure, file=report, flush=True)
                yield figure
        except LeftOut as reason:
            _report(reason)


def _report(reason: LeftOut) -> None:
    print(f"A bench was left out: {reason}", file=sys.stderr, flush=True)


def _benches() -> Iterator[Iterator[Figure]]:
    neighbours = random_moves(_report)
    for game in game_ids():
        yield engine_benches.run(game, neighbours)
    yield window_benches.first_window()
    for game in game_ids():
        yield window_benches.drag(game)
    yield window_benches.table("imhotep")
