"""A turn: placing, capturing, drawing, the end, rules section 3 and the rulings of section 8."""

from __future__ import annotations

import random

import pytest

from tests.engine.games.uptown.desk import COLOURS, Desk, arrange, fresh, random_positions

ALL = " ".join(f"{row}{column}" for row in "ABCDEFGHI" for column in range(1, 10))
CROSS = "blue E4 E5 E6; green D5 F5; red A5 E9"

NOWHERE = (
    "blue B4 A4 A3 A2 A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 I3 I4 H4;"
    "green B6 A6 A7 A8 A9 B9 C9 D9 E9 F9 G9 H9 I9 I8 I7 I6 H6;"
    "red A5 B5 C5 D5 E5 F5 G5 H5 I5"
)
"""Red holds 1, 5, 9, A and I: all cells of these are red or protected."""


def stuck() -> Desk:
    return arrange(NOWHERE, racks={"red": "1 5 9 a i"})


@pytest.mark.parametrize(
    ("board", "tile", "cells"),
    [
        ("", "5", "A5 B5 C5 D5 E5 F5 G5 H5 I5"),
        ("", "$", ALL),
        ("blue A1 A2 A3", "A", "A1 A3 A4 A5 A6 A7 A8 A9"),
        ("blue A1 A2 A3 B2; red E2", "2", "B2 C2 D2 F2 G2 H2 I2"),
        (CROSS, "5", "B5 C5 D5 F5 G5 H5 I5"),
        (CROSS, "E", "E1 E2 E3 E4 E6 E7 E8"),
        (CROSS, "city", "D4 D5 D6 E4 E6 F4 F5 F6"),
        (CROSS, "$", " ".join(cell for cell in ALL.split() if cell not in ("A5", "E9", "E5"))),
        ("blue E5 D5 F5 E4 E6", "city", "D4 D5 D6 E4 E6 F4 F5 F6"),
    ],
)
def test_the_legal_cells_of_a_tile(board: str, tile: str, cells: str) -> None:
    """The table of 4.4."""
    assert arrange(board, racks={"red": tile}).cells(tile) == cells


def test_capturing_a_lone_tile_between_own_tiles_joins_them() -> None:
    """The last example of 4.4."""
    desk = arrange("red A1 A3; blue A2", racks={"red": "a"})
    assert (desk.groups("red"), desk.groups("blue")) == (2, 1)
    desk.play("place 1.a a2")
    assert (desk.groups("red"), desk.groups("blue")) == (1, 0)
    assert [len(pile) for pile in desk.position.to_json()["captured"]] == [1, 0, 0]


def test_the_placed_tile_is_replaced_from_the_supply_and_the_next_seat_moves() -> None:
    desk = arrange(racks={"red": "5 a b c d"})
    coming = desk.supply("red")
    desk.play("place 1.5 e5")
    assert desk.rack("red") == [coming[0], "a", "b", "c", "d"]
    assert desk.supply("red") == coming[1:]
    assert desk.turn == "blue"


def test_a_captured_tile_is_no_replacement_and_never_comes_back() -> None:
    """8.8, 8.10."""
    desk = arrange("blue E5=e", racks={"red": "5", "blue": "1 2 3 4 5"})
    coming = desk.supply("red")
    desk.play("place 1.5 e5")
    assert desk.rack("red")[0] == coming[0]
    assert "e" not in [*desk.rack("blue"), *desk.supply("blue")]


def test_one_of_two_adjacent_tiles_may_be_captured() -> None:
    """8.2."""
    desk = arrange("blue A1 A2", racks={"red": "1"}).play("place 1.1 a1")
    assert desk.groups("blue") == 1


def test_the_wild_tile_on_the_board_is_captured_like_any_other() -> None:
    """8.6."""
    desk = arrange("blue A1 A2=$ A3; green H8=$", racks={"red": "a h"})
    assert "A2" not in desk.cells("a").split()
    assert "H8" in desk.cells("h").split()


def test_a_cell_may_change_its_owner_again_and_again() -> None:
    """8.7, 8.1, 8.4."""
    desk = arrange(racks={"red": "5", "blue": "e", "green": "city"})
    desk.play("place 1.5 e5", "place 2.e e5", "place 3.city e5")
    assert [desk.groups(colour) for colour in COLOURS[:3]] == [0, 0, 1]


def test_a_placement_may_make_a_new_own_group() -> None:
    """8.5."""
    assert arrange("red A1", racks={"red": "9"}).play("place 1.9 i9").groups("red") == 2


def test_the_capture_test_looks_at_the_board_before_the_placement() -> None:
    """8.9: red on A2 would not reconnect blue A1 and A3, and nothing else may."""
    desk = arrange("blue A1 A2 A3; red B2", racks={"red": "2"})
    assert "A2" not in desk.cells("2").split()


@pytest.mark.parametrize(("players", "mode", "turns"), [(2, "two_colours", 96), (2, "single", 48), (3, "", 72), (4, "", 96), (5, "", 120)])  # fmt: skip
def test_the_length_of_the_game(players: int, mode: str, turns: int) -> None:
    """The table of 3.2: 24 turns for each colour; four tiles stay on each rack."""
    options = {"two_player_mode": mode} if mode else {}
    positions = random_positions(players, seed=3, **options)
    *_, (last, count) = ((position, number) for number, position in enumerate(positions))
    assert count == turns
    assert last.legal_moves() == []
    assert list(last.used) == [24] * (turns // 24)
    assert [sum(map(bool, rack)) for rack in last.to_json()["racks"]] == [4] * (turns // 24)


def test_turns_go_round_in_seat_order() -> None:
    seats = [position.to_move for position in random_positions(4, seed=5)]
    start = seats[0]
    assert seats[:-1] == [(start + turn) % 4 for turn in range(96)]
    assert seats[-1] == -1


def test_with_an_empty_supply_a_colour_has_exactly_one_placement_left() -> None:
    """8.11."""
    desk = arrange(turns=23, racks={"red": "5 a b c d"})
    assert desk.supply("red") == []
    desk.play("place 1.5 e5")
    assert desk.rack("red") == ["", "a", "b", "c", "d"]


def test_two_players_choose_a_rack_and_refill_that_rack() -> None:
    """2.2, 8.13."""
    desk = arrange(two_colours=True, racks={"red": "1 2 3 4 5", "red2": "a b c d e"})
    coming, other = desk.supply("red2"), desk.supply("red")
    desk.play("place 3.c c3")
    assert desk.rack("red2") == ["a", "b", coming[0], "d", "e"]
    assert desk.rack("red") == ["1", "2", "3", "4", "5"]
    assert desk.supply("red") == other
    assert desk.turn == "blue"


def test_a_rack_of_four_is_closed_and_the_other_colour_goes_on() -> None:
    """2.2.3."""
    desk = arrange(two_colours=True, turns=23, racks={"red": "1 2 3 4 5", "blue": "9"})
    desk.play("place 1.1 a1", "place 2.9 i9")
    assert {text.split(".")[0] for text in desk.choices} == {"place 3"}


def test_own_colours_neither_capture_nor_join_each_other() -> None:
    """2.2.4."""
    desk = arrange("red A1; red2 A2", two_colours=True, racks={"red": "a", "red2": "1"})
    assert (desk.groups("red"), desk.groups("red2")) == (1, 1)
    assert desk.cells("a") == "A3 A4 A5 A6 A7 A8 A9"
    desk.play("place 1.a a3")
    assert desk.groups("red") == 2


def test_both_colours_of_the_opponent_may_be_captured_into_one_pile() -> None:
    """2.2.5."""
    desk = arrange("blue A1; blue2 A2", two_colours=True, racks={"red": "a 1", "blue": "9"})
    desk.play("place 1.a a2", "place 2.9 i9", "place 1.1 a1")
    assert [len(pile) for pile in desk.position.to_json()["captured"]] == [2, 0]


def test_a_player_without_any_placement_removes_a_tile_and_draws() -> None:
    """3.3."""
    desk = stuck()
    assert desk.choices == ["remove 1.1", "remove 1.5", "remove 1.9", "remove 1.a", "remove 1.i"]
    before, coming = desk.position.to_json(), desk.supply("red")
    desk.play("remove 1.9")
    after = desk.position.to_json()
    assert after["board"] == before["board"]
    assert len(after["removed"]) == len(before["removed"]) + 1
    assert desk.rack("red") == ["1", "5", coming[0], "a", "i"]
    assert desk.turn == "blue"
    assert desk.log == ["Rose has no place for any tile and removes 9 from the game."]


def test_random_play_finds_the_removal_too() -> None:
    position = stuck().position
    assert {position.random_move(random.Random(seed)) for seed in range(60)} == set(position.legal_moves())


def test_a_player_who_can_place_only_on_a_capture_must_capture() -> None:
    """3.3: passing is not allowed. Without B4 the tile on A4 is the end of its group."""
    desk = arrange(NOWHERE.replace(" B4", ""), racks={"red": "1 5 9 a i"})
    assert desk.choices == ["place 1.a a4"]


def test_a_fresh_match_offers_every_cell_of_every_tile() -> None:
    desk = fresh(3)
    wild = "$" in desk.rack(desk.turn)
    assert len(desk.position.legal_moves()) == 45 + 72 * wild
