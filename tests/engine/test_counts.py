"""The exact numbers of move sequences from fixed positions (see tests/counts/counting.py)."""

from __future__ import annotations

import pytest

from engine.core.registry import game_ids
from tests.counts.counting import POSITIONS, counts, position, read


@pytest.mark.parametrize("game", game_ids())
def test_legality_counts_are_what_they_were(game: str) -> None:
    entries = read(game)
    assert len(entries) == POSITIONS
    assert [counts(position(entry).state) for entry in entries] == [entry["counts"] for entry in entries]
