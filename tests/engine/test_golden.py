"""Every game has its golden playthroughs and still plays them line by line (see tests/golden/playthrough.py)."""

from __future__ import annotations

import pytest

from engine.core.registry import game_ids
from tests.golden.playthrough import FOLDER, golden_setups, playthrough

FILES = {name: setup for game in game_ids() for name, setup in golden_setups(game).items()}


@pytest.mark.parametrize("name", FILES)
def test_the_golden_game_is_played_as_it_was_written_down(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert list(playthrough(FILES[name])) == written


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(FILES)
