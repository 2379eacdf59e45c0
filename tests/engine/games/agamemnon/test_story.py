"""What is told of a move, and what moves where."""

from __future__ import annotations

from engine.games.agamemnon.tiles import ORACLE, STACK, TURNED
from tests.engine.games.agamemnon.desk import VOICE, arrange, fresh, piece


def test_a_placed_tile_moves_from_where_it_was_turned_over_to_its_space() -> None:
    desk = arrange(turn=6, hand="w1 lb").play("place t.lb 7")
    assert desk.log == ["Troy places leader B on space 7."]
    event = desk.events[0]
    assert (event.seat, event.piece, event.origin, event.place) == (1, piece("T", "LB"), TURNED + 1, 8)


def test_the_next_turn_turns_over_its_tiles_for_all_to_see() -> None:
    desk = arrange(turn=6, hand="w1 lb").play("place t.lb 7", "place t.w1 8")
    told, *turned = desk.events[2:]
    assert VOICE.speak(told.sentence).startswith("Gaia turns over ")
    assert told.reveals
    assert told.seen_by == -1
    assert [(event.origin, event.place, event.reveals, event.quiet) for event in turned] == [
        (STACK, TURNED, True, True)
    ] * 2
    assert [event.piece for event in turned] == [
        index + 1 for index, n in enumerate(desk.position.hand) for _ in range(n)
    ]


def test_both_string_tiles_of_an_exchange_move() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4", "exchange 2-4 4-9")
    assert desk.log == [
        "Troy places Warp on space 4.",
        "Troy exchanges leadership on 2-4 with strength on 4-9.",
    ]
    there, back = desk.events[1:]
    assert (there.piece, there.origin, there.place) == (there.origin, back.place, back.piece)
    assert back.quiet


def test_a_string_tile_moved_to_a_vacant_edge_is_told_from_where_it_came() -> None:
    for line in ("exchange 4-9 2-4", "exchange 2-4 4-9"):
        desk = arrange(turn=6, hand="warp w1", patterns="BDC", empty="4").play("place t.warp 4", line)
        assert desk.log[1] == "Troy moves leadership from 4-9 to 2-4."
        assert len(desk.events) == 2


def test_an_exchange_without_effect_is_told_as_such() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4", "exchange 0-4 4-9")
    assert desk.log[1] == "Troy exchanges 0-4 and 4-9, on which lies the same."


def test_keeping_is_told() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4", "keep")
    assert desk.log[1] == "Troy leaves the string tiles as they are."


def test_a_redraw_is_told_with_both_tiles() -> None:
    desk = arrange(turn=2, hand="weft lb").play("redraw t.weft")
    new = next(tile for tile in desk.hand if tile != "lb" or desk.hand.count("lb") == 2)
    sentence = desk.log[0]
    assert sentence.startswith("Troy puts Weft back into the stack and turns over ")
    back, drawn = desk.events[1:]
    assert (back.piece, back.origin, back.place) == (piece("T", "WEFT"), TURNED + 1, STACK + 1)
    assert (drawn.piece, drawn.origin, drawn.place, drawn.reveals) == (
        piece("T", new),
        STACK + 1,
        TURNED + 1,
        True,
    )


def test_with_the_oracle_the_named_stack_is_told_and_where_the_tiles_come_from() -> None:
    desk = fresh(draw="oracle").play("name g.weavers")
    assert desk.log[0] == "Gaia names the stack of weavers."
    assert desk.log[1].startswith("Gaia turns over W")
    assert desk.events[2].origin == ORACLE + 2


def test_with_defy_the_gods_a_tile_comes_from_the_stack() -> None:
    assert fresh(draw="defy").play("place g.la 0").events[0].origin == STACK


def test_at_the_end_every_controlled_string_is_told_with_its_points() -> None:
    desk = arrange(turn=16, hand="la", empty="0 1 2").play("place t.la 0")
    assert desk.log[1] == "All tiles are placed; now every string is judged."
    scored = [event for event in desk.events if event.points]
    totals = tuple(sum(event.points for event in scored if event.seat == seat) for seat in (0, 1))
    assert totals == desk.points
    assert all(" takes " in VOICE.speak(event.sentence) for event in scored)


def test_silent_play_and_told_play_are_the_same() -> None:
    told, silent = fresh(9, draw="oracle", board="loom"), fresh(9, draw="oracle", board="loom")
    while told.position.to_move >= 0:
        move = told.position.legal_moves()[len(told.events) % len(told.position.legal_moves())]
        told.position.play(move, told.events)
        silent.position.play(move)
    assert told.position.to_json() == silent.position.to_json()
