"""The toy game on the shelf, and saved tables of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.registry import facts_of, load_game
from engine.core.saves import SeatSpec, save_of, write_save
from engine.core.setup import make_setup
from tests.engine.ai.toys.shelf import toys_on_the_shelf


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield


@pytest.fixture
def saved(tmp_path: Path) -> Callable[..., Path]:
    """Saves a match of two seats after some moves: `saved("take 2", "swap", "take 1")`."""

    def save(*moves: str, name: str = "table.lamplight") -> Path:
        match = Match(make_setup(facts_of("nim"), 2, {}, seed=7))
        for move in moves:
            assert match.play(load_game("nim").notation.from_text(move)) is None
        write_save(tmp_path / name, save_of(match, (SeatSpec("human"), SeatSpec("ai", level="novice"))))
        return tmp_path / name

    return save
