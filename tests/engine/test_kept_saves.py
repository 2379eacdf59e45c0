"""Saves of every version are kept for ever and open in this one: tests/saves has a folder per format that players have."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.registry import game_ids
from engine.core.saves import open_save

FOLDER = Path(__file__).parents[1] / "saves"
SAVES = sorted(FOLDER.glob("*/*.lamplight"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_save_opens_at_the_position_it_was_saved_in(path: Path) -> None:
    match, save = open_save(path)
    assert match.ply == len(save.moves) > 0


def test_every_game_has_a_kept_save() -> None:
    assert set(game_ids()) <= {path.stem for path in SAVES}
