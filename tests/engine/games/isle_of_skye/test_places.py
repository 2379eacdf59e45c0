"""Numbers of pieces and places: one number, one place (head of `places`)."""

from __future__ import annotations

import pytest

from engine.core.move import PIECE_MASK, PLACE_MASK
from engine.games.isle_of_skye import places
from engine.games.isle_of_skye.places import CELLS, CORNERS, HOME, SPAN, STEP, cell_at, point_of

ALL_POINTS = [
    (x, y)
    for x in range(-places.RADIUS, places.RADIUS + 1)
    for y in range(-places.RADIUS, places.RADIUS + 1)
    if abs(x) + abs(y) <= places.RADIUS
]


def test_every_cell_has_a_number_of_its_own_and_comes_back_from_it() -> None:
    assert sorted(cell_at(*point) for point in ALL_POINTS) == list(range(CELLS))
    assert all(point_of(cell_at(*point)) == point for point in ALL_POINTS)
    assert cell_at(0, 0) == HOME


def test_neighbours_are_always_as_many_numbers_away() -> None:
    around = {(0, -1): STEP[0], (1, 0): STEP[1], (0, 1): STEP[2], (-1, 0): STEP[3]}
    around |= {(1, -1): CORNERS[0], (1, 1): CORNERS[1], (-1, 1): CORNERS[2], (-1, -1): CORNERS[3]}
    inner = [(x, y) for x, y in ALL_POINTS if abs(x) + abs(y) < places.RADIUS - 1]
    for x, y in inner:
        for (dx, dy), step in around.items():
            assert cell_at(x + dx, y + dy) == cell_at(x, y) + step


def test_no_estate_reaches_so_far_that_its_corners_would_meet_other_tiles() -> None:
    """A tile is at most 18 steps from the castle; what lies round it is a cell of its own or always empty."""
    reached = {cell_at(x, y) for x, y in ALL_POINTS if abs(x) + abs(y) < places.RADIUS}
    for x, y in ALL_POINTS:
        if abs(x) + abs(y) == places.RADIUS - 1:
            for dx, dy, step in (
                (1, -1, CORNERS[0]),
                (1, 1, CORNERS[1]),
                (-1, 1, CORNERS[2]),
                (-1, -1, CORNERS[3]),
            ):
                beside = (cell_at(x, y) + step) % SPAN
                assert beside not in reached or point_of(beside) == (x + dx, y + dy)
                assert cell_at(x, y) + step < SPAN


def test_estate_places_tell_seat_cell_and_rotation_within_14_bits() -> None:
    seen = {places.estate_place(s, c, r) for s in range(5) for c in range(CELLS) for r in range(4)}
    assert len(seen) == 5 * 4 * CELLS
    assert max(seen) == places.PLACES - 1 == 16243 <= PLACE_MASK
    assert places.estate_parts(places.estate_place(3, 411, 2)) == (3, 411, 2)
    assert places.estate_parts(places.ESTATE - 1) is None
    assert places.estate_parts(places.PLACES) is None


def test_places_on_the_table_do_not_overlap() -> None:
    slots = [places.SLOT + slot for slot in range(15)]
    seats = [first + seat for first in (places.STOCK, places.PURSE) for seat in range(5)]
    scoring = [places.SCORING + slot for slot in range(4)]
    table = [0, *slots, *seats, places.BAG, places.BANK, *scoring]
    assert len(set(table)) == len(table)
    assert max(table) < places.ESTATE
    assert [places.slot_owner(slot) for slot in slots] == [seat for seat in range(5) for _ in range(3)]
    assert places.slot_owner(0) == places.slot_owner(16) == -1


def test_pieces_do_not_overlap_and_coins_reach_to_the_last_bit() -> None:
    assert places.TILES < places.CASTLE < places.AXE
    assert places.AXE + 5 <= places.COINS
    assert places.COINS + places.MOST_COINS == PIECE_MASK


def test_there_is_no_cell_beyond_the_reach_of_an_estate() -> None:
    with pytest.raises(ValueError, match="no cell at 20, 0"):
        cell_at(20, 0)
