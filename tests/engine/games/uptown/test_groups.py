"""Groups and the capture test, rules section 4."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.uptown.groups import (
    ARCS,
    groups,
    protected,
    protected_with,
    protected_without,
    touched,
)
from engine.games.uptown.tiles import ALL_CELLS, BITS
from tests.engine.games.uptown.desk import CELL_OF, arrange

RING = "D4 D5 D6 E4 E6 F4 F5 F6"
SNAKE = "A1 A2 A3 B3 C3 C2 C1 D1 E1 E2"
DUMB_BELL = "A1 A2 B1 B2 B3 B4 A4 A5 B5"

boards = st.lists(st.sampled_from(ALL_CELLS), unique=True, max_size=40).map(
    lambda cells: sum(BITS[c] for c in cells)
)


def in_order(cells: str) -> list[str]:
    return sorted(cells.split())


@pytest.mark.parametrize(
    ("tiles", "number", "capturable"),
    [
        ("A1", 1, "A1"),
        ("E4 E5 E6", 1, "E4 E6"),
        ("A1 A2 B1 B2", 1, "A1 A2 B1 B2"),
        ("E5 D5 F5 E4 E6", 1, "D5 F5 E4 E6"),
        ("A1 A2 B2", 1, "A1 B2"),
        ("A1 A2 A3 B2", 1, "A1 A3 B2"),
        (RING, 1, RING),
        (f"{RING} D7", 1, "D4 D5 E4 E6 F4 F5 F6 D7"),
        ("A1 B2", 2, "A1 B2"),
        ("A1 A2 A3 H8", 2, "A1 A3 H8"),
        ("A1 B1 C1 C2 C3 B3 A3", 1, "A1 A3"),
        (SNAKE, 1, "A1 E2"),
        (DUMB_BELL, 1, "A1 A2 B1 A4 A5 B5"),
    ],
)
def test_which_tiles_may_be_captured(tiles: str, number: int, capturable: str) -> None:
    """The table of 4.3."""
    desk = arrange(f"blue {tiles}")
    assert desk.groups("blue") == number
    assert in_order(desk.capturable("blue")) == in_order(capturable)


@pytest.mark.parametrize(
    ("colour", "number"), [("red", 3), ("blue", 2), ("green", 4)]
)  # fmt: skip
def test_the_groups_of_a_final_board(colour: str, number: int) -> None:
    """The first table of 5.3."""
    desk = arrange(
        "red A1 A2 A3 B3 C3 E5 E6 I1; blue A4 A5 B4 B5 C5 D5 G9 H9; green F1 F2 G2 H2 H3 F4 F6 F8", final=True
    )
    assert desk.groups(colour) == number


def naive_groups(board: int) -> list[set[int]]:
    """Groups by walking from cell to cell: what the quick code must agree with."""
    left = {cell for cell in ALL_CELLS if board & BITS[cell]}
    found = []
    while left:
        group, edge = set(), {min(left)}
        while edge:
            group |= edge
            edge = {cell + step for cell in edge for step in (-10, -1, 1, 10)} & left - group
        found.append(group)
        left -= group
    return found


@given(boards)
def test_groups_are_the_connected_parts(board: int) -> None:
    assert [{c for c in ALL_CELLS if group & BITS[c]} for group in groups(board)] == naive_groups(board)


@given(boards, st.sampled_from(ALL_CELLS))
def test_a_tile_joins_all_groups_it_touches(board: int, cell: int) -> None:
    board &= ~BITS[cell]
    joined = len(naive_groups(board)) + 1 - len(naive_groups(board | BITS[cell]))
    assert touched(board, cell) == joined


@given(boards)
def test_a_tile_is_protected_when_its_removal_makes_more_groups(board: int) -> None:
    now = len(naive_groups(board))
    cut = {c for c in ALL_CELLS if board & BITS[c] and len(naive_groups(board ^ BITS[c])) > now}
    assert {cell for cell in ALL_CELLS if protected(board) & BITS[cell]} == cut


def test_rows_do_not_join_at_the_edges() -> None:
    assert len(groups(BITS[CELL_OF["A9"]] | BITS[CELL_OF["B1"]])) == 2


def test_there_is_an_entry_for_each_of_the_256_surroundings() -> None:
    assert len(ARCS) == 256
    assert set(ARCS.values()) == {0, 1, 2, 3, 4}


@given(boards, st.sampled_from(ALL_CELLS))
def test_what_is_protected_is_kept_up_to_date_tile_by_tile(board: int, cell: int) -> None:
    without, with_ = board & ~BITS[cell], board | BITS[cell]
    before, after = protected(without), protected(with_)
    assert protected_with(without, before, cell, touched(without, cell)) == after
    if not after & BITS[cell]:
        assert protected_without(without, after, cell) == before
