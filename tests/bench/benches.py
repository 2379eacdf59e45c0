"""All benches, one after the other, and their report: what `main.py bench` runs.

Nothing here asserts anything: figures depend on the machine. They are compared with others of the same run (`against`)
or with those of an earlier version on the same machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from engine.core.registry import game_ids
from engine.lab.commands import print_json
from tests.bench import engine_benches, window_benches
from tests.bench.figures import Figure, as_data


def run(json: bool) -> int:
    """Run all benches and print them, as they come or, as JSON, at the end; returns the exit code."""
    figures = []
    for figure in _figures():
        figures.append(figure)
        print(figure, file=sys.stderr if json else sys.stdout, flush=True)
    if json:
        print_json([as_data(figure) for figure in figures])
    return 0


def _figures() -> Iterator[Figure]:
    for game in game_ids():
        yield from engine_benches.run(game)
    yield from window_benches.run()
