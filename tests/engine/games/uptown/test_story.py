"""What is told of a turn, to whom, and what moves where."""

from __future__ import annotations

from engine.games.uptown.tiles import CAPTURED, OUT, RACK, SUPPLY
from tests.engine.games.uptown.desk import COLOURS, VOICE, arrange, fresh
from tests.engine.games.uptown.test_turns import stuck


def test_a_placed_tile_moves_from_its_rack_to_the_cell() -> None:
    desk = arrange(racks={"red": "man"}).play("place 1.man c3")
    assert desk.log == ["Rose places man on C3."]
    placed = desk.events[0]
    assert (placed.seat, placed.piece, placed.origin, placed.place) == (0, 19, RACK, 33)


def test_a_captured_tile_leaves_first_and_goes_to_the_pile_of_its_captor() -> None:
    desk = arrange("blue C3=c", racks={"red": "man"}).play("place 1.man c3")
    assert desk.log == ["Rose places man on C3. Blaise loses C."]
    left = desk.events[0]
    assert (left.piece, left.origin, left.place, left.quiet) == (28 + 12, 33, CAPTURED, True)


def test_only_the_owner_is_told_which_tile_was_drawn() -> None:
    desk = arrange(racks={"red": "man"})
    coming = desk.supply("red")[0]
    desk.play("place 1.man c3")
    private, public = desk.events[1:]
    assert VOICE.speak(private.sentence) == f"Rose draws {coming}."
    assert (private.reveals, private.origin, private.place) == (True, SUPPLY, RACK)
    assert [private.visible_to(seat) for seat in (0, 1, 2, -1)] == [True, False, False, False]
    assert VOICE.speak(public.sentence) == "Rose draws a tile."
    assert public.piece == 0
    assert [public.visible_to(seat) for seat in (0, 1, 2)] == [False, True, True]


def test_nothing_is_drawn_from_an_empty_supply() -> None:
    desk = arrange(turns=23, racks={"red": "man"}).play("place 1.man c3")
    assert [VOICE.speak(event.sentence) for event in desk.events] == ["Rose places man on C3."]


def test_a_removed_tile_goes_out_of_the_game() -> None:
    event = stuck().play("remove 1.5").events[0]
    assert (event.piece, event.origin, event.place) == (5, RACK, OUT)


def test_at_the_end_the_last_tiles_are_shown_and_every_group_is_counted() -> None:
    desk = arrange("red A1 A2; blue B1; green I9", turns=23, captured={"blue": "red 2"}, racks={"red": "man", "blue": "2", "green": "3"}, scoring="blockers")  # fmt: skip
    desk.play("place 1.man c3", "place 2.2 b2", "place 3.3 i3")
    assert desk.log[3] == "Every colour has had its 24 turns; the game is over."
    assert [line.split(" has ")[0] for line in desk.log[4:7]] == ["Rose", "Blaise", "Gwen"]
    assert all(line.endswith(" left.") for line in desk.log[4:7])
    assert desk.log[7:] == [
        "Rose gets 1 point: Group of 2 tiles at A1.",
        "Rose gets 1 point: Group of 1 tile at C3.",
        "Blaise gets 1 point: Group of 2 tiles at B1.",
        "Blaise gets 2 points: 2 tiles captured of one opponent.",
        "Gwen gets 1 point: Group of 1 tile at I3.",
        "Gwen gets 1 point: Group of 1 tile at I9.",
    ]


def test_with_two_colours_the_log_says_which() -> None:
    desk = arrange("blue2 C3=c", two_colours=True, racks={"red2": "man"}).play("place 3.man c3")
    assert desk.log == ["Rose places man (second colour) on C3. Blaise loses C (second colour)."]


def test_silent_play_and_told_play_are_the_same() -> None:
    told, silent = fresh(5), fresh(5)
    while told.position.to_move >= 0:
        move = told.position.legal_moves()[-1]
        told.position.play(move, told.events)
        silent.position.play(move)
    assert told.position.to_json() == silent.position.to_json()
    assert sum(event.points for event in told.events) == sum(told.position.groups)
    assert len(COLOURS) == 5
