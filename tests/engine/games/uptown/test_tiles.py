"""The material, rules section 1, and the set-up, section 2."""

from __future__ import annotations

import pytest

from engine.games.uptown.tiles import ALL_CELLS, BITS, BOARD, CELL_NAMES, CELLS, PIECES, SYMBOLS, TILE_TEXTS
from tests.engine.games.uptown.desk import COLOURS, TWO_EACH, fresh


def cells_of(tile: str) -> set[str]:
    return {CELL_NAMES[cell] for cell in CELLS[PIECES[0][TILE_TEXTS.index(tile)]]}


def test_the_board_has_81_cells_in_reading_order() -> None:
    assert len(ALL_CELLS) == 81
    assert [CELL_NAMES[ALL_CELLS[index]] for index in (0, 8, 9, 40, 80)] == ["A1", "A9", "B1", "E5", "I9"]
    assert BOARD.bit_count() == 81
    assert all(BITS[cell] & BOARD for cell in ALL_CELLS)


def test_a_colour_has_28_tiles_one_of_each() -> None:
    assert (*"123456789", *"abcdefghi", *SYMBOLS, "$") == TILE_TEXTS
    assert [len(pieces) for pieces in PIECES] == [28] * 5
    assert sorted(piece for pieces in PIECES for piece in pieces) == list(range(1, 141))


@pytest.mark.parametrize(
    ("tile", "first", "last", "count"),
    [
        ("4", "A4", "I4", 9),
        ("c", "C1", "C9", 9),
        ("woman", "A7", "C9", 9),
        ("city", "D4", "F6", 9),
        ("$", "A1", "I9", 81),
    ],
)
def test_a_tile_goes_into_its_column_row_block_or_anywhere(
    tile: str, first: str, last: str, count: int
) -> None:
    cells = CELLS[PIECES[0][TILE_TEXTS.index(tile)]]
    assert (CELL_NAMES[cells[0]], CELL_NAMES[cells[-1]], len(cells)) == (first, last, count)


@pytest.mark.parametrize(
    ("cell", "tiles"),
    [
        ("A1", ["1", "a", "man", "$"]),
        ("C7", ["7", "c", "woman", "$"]),
        ("E5", ["5", "e", "city", "$"]),
        ("G4", ["4", "g", "cards", "$"]),
        ("I9", ["9", "i", "wine", "$"]),
    ],
)
def test_every_cell_is_reached_by_four_tiles(cell: str, tiles: list[str]) -> None:
    assert [tile for tile in TILE_TEXTS if cell in cells_of(tile)] == tiles


def test_each_cell_of_the_board_has_exactly_four_tiles() -> None:
    assert all(sum(cell in cells for cells in CELLS[1:29]) == 4 for cell in ALL_CELLS)


def test_the_symbols_lie_in_reading_order() -> None:
    assert [cells_of(symbol) & {"A1", "A4", "A7", "D1", "D4", "D7", "G1", "G4", "G7"} for symbol in SYMBOLS] == [
        {"A1"}, {"A4"}, {"A7"}, {"D1"}, {"D4"}, {"D7"}, {"G1"}, {"G4"}, {"G7"},
    ]  # fmt: skip


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_five_tiles_and_a_supply_of_23(players: int) -> None:
    desk = fresh(players)
    for colour in COLOURS[:players]:
        assert len(desk.rack(colour)) == 5
        assert len(desk.supply(colour)) == 23
        assert sorted([*desk.rack(colour), *desk.supply(colour)]) == sorted(TILE_TEXTS)


def test_two_players_have_two_colours_each_with_a_rack_of_its_own() -> None:
    desk = fresh(2)
    assert desk.colours == TWO_EACH
    assert [len(desk.rack(colour)) for colour in TWO_EACH] == [5] * 4
    assert [list(desk.position.colours_of(seat)) for seat in (0, 1)] == [[0, 2], [1, 3]]


def test_two_players_may_choose_one_colour_each() -> None:
    assert fresh(2, two_player_mode="single").colours == ("red", "blue")


def test_the_start_player_is_drawn_at_random() -> None:
    assert {fresh(4, seed).position.to_move for seed in range(40)} == {0, 1, 2, 3}


def test_the_same_seed_deals_the_same_tiles() -> None:
    assert fresh(5, 8).position.to_json() == fresh(5, 8).position.to_json()
    assert fresh(5, 8).position.to_json() != fresh(5, 9).position.to_json()
