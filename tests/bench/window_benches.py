"""How the window feels: time until it is on screen, beside a bare window of PySide6 started in the same run; how smooth a
table is. Both use the platform plugin that is set, or none that needs a screen.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.bench.figures import Figure, LeftOut

ROOT: Final = Path(__file__).parents[2]
STARTS: Final = 5
PATIENCE: Final = 120
FRAME_MS: Final = 16.0


def first_window() -> Iterator[Figure]:
    """Median seconds from the start of a process to its first painted window, the two kinds taking turns."""
    ours, bare = [], []
    for _ in range(STARTS):
        bare.append(_seconds("tests.bench.bare_window"))
        with TemporaryDirectory() as folder:
            ours.append(_seconds("tests.bench.our_window", folder))
    against = {"bare PySide6 window": statistics.median(bare)}
    yield Figure("first window", "", statistics.median(ours), "s", against)


def table(game: str) -> Iterator[Figure]:
    """How smooth a game's table is while the strongest level thinks and after a move."""
    with TemporaryDirectory() as folder:
        measured = json.loads(_run("tests.bench.our_table", game, folder))
    for share in ("p50", "p95", "max"):
        against = {"idle": measured["idle"][share]}
        yield Figure(f"frame gap while thinking, {share}", game, measured["thinking"][share], "ms", against)
    yield Figure("from a move to the table that shows it", game, measured["move"], "ms")


def drag(game: str) -> Iterator[Figure]:
    """What a frame costs while a piece is carried across a full board, and what opening that table costs."""
    with TemporaryDirectory() as folder:
        measured = json.loads(_run("tests.bench.our_table", game, folder, "brief"))
    for share, against in (("p50", None), ("p95", {"one frame at 60 Hz": FRAME_MS}), ("max", None)):
        yield Figure(
            f"processor time of a frame of a drag, {share}", game, measured["dragging"][share], "ms", against
        )
    yield Figure("processor time of opening a table", game, measured["opening"], "ms")
    anew = {"painting all anew": measured["anew"]}
    yield Figure("processor time of opening the next table", game, measured["again"], "ms", anew)


def _seconds(module: str, *words: str) -> float:
    start = time.perf_counter()
    _run(module, *words)
    return time.perf_counter() - start


def _run(module: str, *words: str) -> str:
    """Run a module of this folder as a program and return what it printed. Raises `LeftOut` when it fails."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", module, *words]
    try:
        ended = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
    except subprocess.SubprocessError as error:
        raise LeftOut(f"{module} did not end well: {error}") from error
    return ended.stdout
