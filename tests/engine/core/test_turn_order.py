"""Who began, told from how many turns every seat has had."""

from __future__ import annotations

import pytest

from engine.core.turn_order import who_began


@pytest.mark.parametrize(
    ("turns", "began"),
    [
        ([0, 0, 0], 1),
        ([2, 2, 2], 1),
        ([1, 0, 0], 0),
        ([3, 3, 2], 0),
        ([2, 3, 3], 1),
        ([3, 2, 3], 2),
        ([0, 0, 1], 2),
    ],
)
def test_the_start_player_is_who_has_had_a_turn_first(turns: list[int], began: int) -> None:
    assert who_began(turns, usual=1) == began


@pytest.mark.parametrize("turns", [[2, 0, 0], [3, 1, 2], [0, 2, 2], [1, 3, 2]])
def test_turns_that_no_order_gives_have_no_start_player(turns: list[int]) -> None:
    assert who_began(turns, usual=0) is None
