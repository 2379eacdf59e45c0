"""Every way a move can be wrong has its own reason with its numbers: each member of `Refusal` is met here."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.move import attempt, make
from engine.games.uptown.tiles import ALL_CELLS, CAPTURED, OUT, RACK, SUPPLY, Verb
from engine.games.uptown.words import Refusal
from tests.engine.games.uptown.desk import Desk, arrange, fresh, random_positions
from tests.engine.games.uptown.test_turns import stuck

Case = tuple[Refusal, str, Callable[[], str]]


def place(colour: int, tile: int, cell: int) -> int:
    """The move that puts tile number `tile` (0 to 27) of colour 0 to 4 on a place."""
    return make(Verb.PLACE, 28 * colour + tile + 1, cell)


def two_colours_closed() -> Desk:
    desk = arrange(two_colours=True, turns=23, racks={"red": "1 2 3 4 5", "blue": "9"})
    return desk.play("place 1.1 a1", "place 2.9 i9")


CASES: list[Case] = [
    (Refusal.OVER, "The game is over; every colour has had its 24 turns.",
     lambda: arrange(final=True).refuses("place 1.1 a1")),
    (Refusal.NO_ACTION, "There is no such action; a turn is one tile placed on one cell.",
     lambda: arrange().refuses_move(make(3, 1, 11))),
    (Refusal.NO_TILE, "There is no such tile in this game.",
     lambda: arrange(players=3).refuses("place 4.1 a1")),
    (Refusal.OTHERS_TILE, "Tile man belongs to Blaise; you place your own tiles.",
     lambda: arrange().refuses("place 2.man a1")),
    (Refusal.ON_BOARD, "Your tile 5 lies on E5 already; a placed tile stays there.",
     lambda: arrange("red E5=5").refuses("place 1.5 a5")),
    (Refusal.CAPTURED, "Your tile $ was captured by Gwen; captured tiles never come back.",
     lambda: arrange(captured={"green": "red 1"}).refuses("place 1.$ a1")),
    (Refusal.REMOVED, "Your tile $ was removed from the game.",
     lambda: arrange(turns=1).refuses("place 1.$ a1")),
    (Refusal.NOT_DRAWN, "Your tile 9 is still in the supply; you place a tile of your rack.",
     lambda: arrange(racks={"red": "1 2 3 4 5"}).refuses("place 1.9 a9")),
    (Refusal.COLOUR_CLOSED,
     "Your first colour is closed: its supply is empty and its last 4 tiles stay on the rack.",
     lambda: two_colours_closed().refuses("place 1.2 a2")),
    (Refusal.NOT_A_CELL, "A tile is placed on a cell of the board, A1 to I9.",
     lambda: arrange(racks={"red": "1"}).refuses_move(place(0, 0, RACK))),
    (Refusal.OTHER_COLUMN, "Tile 4 goes into column 4; C7 is in column 7.",
     lambda: arrange(racks={"red": "4"}).refuses("place 1.4 c7")),
    (Refusal.OTHER_ROW, "Tile G goes into row G; C7 is in row C.",
     lambda: arrange(racks={"red": "g"}).refuses("place 1.g c7")),
    (Refusal.OTHER_BLOCK, "Tile city goes into its block, D4 to F6; C7 is in the block of woman.",
     lambda: arrange(racks={"red": "city"}).refuses("place 1.city c7")),
    (Refusal.OWN_TILE, "Your own tile c lies on C7; you may take only tiles of others.".replace("c l", "C l"),
     lambda: arrange("red C7=c", racks={"red": "7"}).refuses("place 1.7 c7")),
    (Refusal.PROTECTED,
     "Tile E on E5 is protected: without it a group of Blaise would fall into 4 groups.",
     lambda: arrange("blue E5=e D5 F5 E4 E6", racks={"red": "5"}).refuses("place 1.5 e5")),
    (Refusal.CAN_PLACE, "You can still place a tile on 45 cells; a tile is removed only when none can be placed.",
     lambda: arrange(racks={"red": "1 3 5 7 9"}).refuses("remove 1.1")),
    (Refusal.GOES_OUT, "No tile of yours can be placed: choose one and remove it from the game.",
     lambda: stuck().refuses_move(make(Verb.REMOVE, 1, 11))),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "sentence", "refuse"), CASES, ids=[case[0].name for case in CASES])
def test_the_reason_with_its_numbers(reason: Refusal, sentence: str, refuse: Callable[[], str]) -> None:
    assert refuse() == sentence


def test_every_reason_is_met() -> None:
    assert {case[0] for case in CASES} == set(Refusal)


def test_with_two_colours_the_reason_says_which_colour_a_tile_has() -> None:
    desk = arrange("blue2 A1 A2=a A3", two_colours=True, racks={"red": "2"})
    assert desk.refuses("place 1.2 a2").startswith("Tile A (second colour) on A2 is protected")


@pytest.mark.parametrize("place_number", [RACK, SUPPLY, CAPTURED, 0, 20, 109, 16383])
def test_a_tile_put_beside_the_board_is_told_where_it_goes(place_number: int) -> None:
    desk = arrange(racks={"red": "1"})
    assert desk.refuses_move(attempt(1, place_number)) == "A tile is placed on a cell of the board, A1 to I9."


def test_putting_a_tile_somewhere_is_answered_like_placing_it() -> None:
    desk = arrange("blue A1 A2 A3", racks={"red": "a"})
    assert "protected" in desk.refuses_move(attempt(10, 12))
    assert desk.refuses_move(attempt(10, OUT)).startswith("You can still place a tile on")
    assert "no such action" in desk.refuses_move(attempt(10, 11)), "an attempt alone is never a move"


def test_the_reason_names_a_rule() -> None:
    refused = arrange("blue A1 A2 A3", racks={"red": "a"}).position.refusal(place(0, 9, 12))
    assert refused is not None
    assert (refused.reason, refused.rule) == (Refusal.PROTECTED, "4.2")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_exactly_the_legal_moves_are_not_refused(players: int) -> None:
    """Over all pieces, cells and areas, at many moments of a match."""
    rng = random.Random(players)
    places = [*ALL_CELLS, 0, RACK, SUPPLY, OUT, 20]
    for number, position in enumerate(random_positions(players, seed=7)):
        if number % 9 == 0:
            plausible = [
                make(verb, piece, cell)
                for verb in (1, 2, 3)
                for piece in [*rng.sample(range(150), 30), *filter(None, position.rack)]
                for cell in places
            ]
            refused = {move for move in plausible if position.refusal(move) is not None}
            assert set(plausible) - refused == set(position.legal_moves())


def test_a_stuck_player_is_refused_everything_but_removing() -> None:
    position = stuck().position
    moves = [make(verb, piece, cell) for verb in (1, 2) for piece in range(85) for cell in [*ALL_CELLS, OUT]]
    assert {move for move in moves if position.refusal(move) is None} == set(position.legal_moves())


def test_a_refusal_changes_nothing() -> None:
    """8.14."""
    desk = fresh(4)
    before = desk.position.to_json()
    desk.position.refusal(make(1, 1, 11))
    desk.position.refusal(-1)
    assert desk.position.to_json() == before
