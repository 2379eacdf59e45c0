"""The same decision gives the same move whatever Python runs it: fractions are added with `fsum`, which rounds once.

The built-in `sum` adds them otherwise since Python 3.12 than before, so its last digit is not the same everywhere, and
with it which of two nearly equal moves is chosen.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.core.registry import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_no_move_depends_on_how_a_python_adds_fractions(game: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.engine.ai.adding", game], check=False, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
