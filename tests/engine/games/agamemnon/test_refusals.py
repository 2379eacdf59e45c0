"""Every way a move can be wrong has its own reason with its numbers: each member of `Refusal` is met here."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.move import attempt, make
from engine.games.agamemnon.tiles import ORACLE, STACK, TURNED, Verb
from engine.games.agamemnon.words import Refusal
from tests.engine.games.agamemnon.desk import VARIANTS, Desk, arrange, fresh, name_of, piece, random_positions

Case = tuple[Refusal, str, Callable[[], str]]


def at_warp(patterns: str = "", space: int = 4) -> Desk:
    """The Trojans have just placed a Warp and have a warrior left."""
    desk = arrange(turn=6, hand="warp w1", patterns=patterns, empty=str(space))
    return desk.play(f"place t.warp {space}")


def over() -> Desk:
    return arrange(turn=16, hand="la", empty="0 1 2").play("place t.la 0")


LEADERS_USED = "T LA@0, T LB@1, T LC@2, T LD@3"

CASES: list[Case] = [
    (Refusal.OVER, "The game is over; both sides have placed all their 15 tiles.",
     lambda: over().refuses("place g.w1 1")),
    (Refusal.NO_ACTION, "There is no such action in Agamemnon.",
     lambda: fresh().refuses_move(make(6, 1, 1))),
    (Refusal.NO_TILE, "There is no such tile in this game.",
     lambda: fresh().refuses_move(make(Verb.PLACE, 21, 1))),
    (Refusal.OTHERS_TILE, "This leader A belongs to the Greeks; you play the Trojans.",
     lambda: arrange(turn=2, hand="w1 w2").refuses("place g.la 0")),
    (Refusal.ALL_PLACED, "You have no leader A left; of 1 none is to come.",
     lambda: arrange("T LA@0", turn=4, hand="w1 w2").refuses("place t.la 1")),
    (Refusal.NOT_TURNED, "Your warrior 3 is not turned over in this turn; it is still in the stack.",
     lambda: arrange(turn=2, hand="w1 w2").refuses("place t.w3 0")),
    (Refusal.NOT_A_SPACE, "A tile is placed on an empty space of the board.",
     lambda: arrange(turn=2, hand="w1 w2").refuses("place t.w1 32")),
    (Refusal.TAKEN, "On space 5 lies leader E; a placed tile is never moved or covered.",
     lambda: arrange("G LE@5", turn=2, hand="w1 w2").refuses("place t.w1 5")),
    (Refusal.EXCLUDED, "Space 15 is out of the game: it touches only edges of pattern A, which has no strings.",
     lambda: arrange(turn=2, hand="w1 w2", patterns="BDC").refuses("place t.w1 15")),
    (Refusal.WARP_FIRST, "First the Warp on space 4: exchange two string tiles there or leave them as they are.",
     lambda: at_warp().refuses("place t.w1 0")),
    (Refusal.NO_WARP, "String tiles are exchanged only right after a Warp was placed.",
     lambda: fresh().refuses("exchange 0-1 0-4")),
    (Refusal.NOT_A_STRING, "The Warp on space 4 exchanges string tiles of edges at this space, not tiles or spaces.",
     lambda: at_warp().refuses_move(make(Verb.EXCHANGE, 1, 5))),
    (Refusal.OTHER_EDGE, "The edge 0-1 does not touch space 4, where the Warp lies.",
     lambda: at_warp().refuses("exchange 0-4 0-1")),
    (Refusal.EXCLUDED_EDGE, "The edge 10-15 leads to space 15, which is out of the game.",
     lambda: at_warp("BDC", 10).refuses("exchange 5-10 10-15")),
    (Refusal.SAME_EDGE, "An exchange needs two different edges; 0-4 is one.",
     lambda: at_warp().refuses("exchange 0-4 0-4")),
    (Refusal.NO_REDRAW, "Weavers are redrawn only when tiles are drawn from one stack, not with the Oracle or Defy the Gods.",
     lambda: fresh(draw="defy").refuses("redraw g.warp")),
    (Refusal.LATE_REDRAW, "A weaver is redrawn only in your first two turns; this is your turn number 3.",
     lambda: arrange(turn=5, hand="warp w1").refuses("redraw g.warp")),
    (Refusal.PLACED_REDRAW, "A weaver is redrawn only before the first tile of the turn is placed.",
     lambda: arrange(turn=2, hand="weft w1").play("place t.w1 0").refuses("redraw t.weft")),
    (Refusal.NO_WEAVER, "Only a Warp or a Weft is redrawn; leader B must be placed.",
     lambda: arrange(turn=2, hand="lb w1").refuses_move(make(Verb.REDRAW, piece("T", "LB"), STACK + 1))),
    (Refusal.REDRAW_PLACE, "A redrawn weaver goes back into your own stack.",
     lambda: arrange(turn=2, hand="weft w1").refuses_move(make(Verb.REDRAW, piece("T", "WEFT"), STACK))),
    (Refusal.NO_ORACLE, "Stacks are named only with the Oracle.",
     lambda: fresh().refuses("name g.leaders")),
    (Refusal.OTHERS_STACK, "These leaders belong to the Trojans; you name stacks of your own.",
     lambda: fresh(draw="oracle").refuses("name t.leaders")),
    (Refusal.NO_STACK, "There is no such stack; name leaders, warriors or weavers.",
     lambda: fresh(draw="oracle").refuses_move(make(Verb.NAME, 0, ORACLE + 6))),
    (Refusal.EMPTY_STACK, "The stack of leaders has 1 tile, and you have named it 1 time in this turn.",
     lambda: arrange(LEADERS_USED, turn=8, draw="oracle").play("name t.leaders").refuses("name t.leaders")),
    (Refusal.NAMED_ALL, "The stacks of this turn are named; now place the tiles that are turned over.",
     lambda: fresh(draw="oracle").play("name g.leaders").refuses("name g.leaders")),
    (Refusal.NAME_FIRST, "First name the stack of 2 tiles more; then the tiles are turned over.",
     lambda: arrange(turn=2, draw="oracle").refuses("place t.w1 0")),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "sentence", "refuse"), CASES, ids=[case[0].name for case in CASES])
def test_the_reason_with_its_numbers(reason: Refusal, sentence: str, refuse: Callable[[], str]) -> None:
    assert refuse() == sentence


def test_every_reason_is_met() -> None:
    assert {case[0] for case in CASES} == set(Refusal)


def test_while_a_warp_is_open_redraws_and_names_wait_too() -> None:
    desk = arrange(turn=2, hand="warp weft").play("place t.warp 0")
    assert desk.refuses("redraw t.weft").startswith("First the Warp on space 0")
    assert at_warp().refuses("name t.leaders").startswith("First the Warp on space 4")


def test_without_a_warp_there_is_nothing_to_keep() -> None:
    assert fresh().refuses("keep") == "String tiles are exchanged only right after a Warp was placed."


def test_a_string_tile_put_somewhere_is_answered_as_an_exchange() -> None:
    places = fresh().position.layout.places
    assert "right after a Warp" in fresh().refuses_move(attempt(places[0], places[1]))
    desk = at_warp()
    assert "does not touch space 4" in desk.refuses_move(attempt(places[0], places[1]))
    assert "string tiles of edges" in desk.refuses_move(attempt(places[1], 7))


def test_a_tile_put_on_a_stack_is_answered_as_a_redraw() -> None:
    desk = arrange(turn=5, hand="warp w1")
    assert "first two turns" in desk.refuses_move(attempt(piece("G", "WARP"), STACK))
    assert "must be placed" in desk.refuses_move(attempt(piece("G", "W1"), STACK))


def test_a_tile_put_beside_the_board_is_told_where_it_goes() -> None:
    desk = arrange(turn=5, hand="warp w1")
    for place in (0, TURNED, 40, 16383):
        assert (
            desk.refuses_move(attempt(piece("G", "W1"), place))
            == "A tile is placed on an empty space of the board."
        )


def test_an_attempt_alone_is_never_a_move() -> None:
    desk = arrange(turn=5, hand="w2 w1")
    assert desk.refuses_move(attempt(piece("G", "W1"), 1)) == "There is no such action in Agamemnon."


@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_exactly_the_legal_moves_are_not_refused(options: dict[str, str]) -> None:
    """Over all verbs and what could be a piece and a place, at many moments of a match."""
    rng = random.Random(3)
    numbers = [*range(24), *range(100, 174)]
    places = [*range(40), *range(48, 80), *range(99, 175)]
    for number, position in enumerate(random_positions(7, **options)):
        if number % 3 == 0 or position.warp >= 0:
            legal = position.legal_moves()
            tried = {make(rng.randint(1, 6), rng.choice(numbers), rng.choice(places)) for _ in range(1500)}
            tried |= {make(verb, 0, 0) for verb in range(1, 7)} | set(legal)
            tried |= {
                move ^ (1 << bit) for move in legal for bit in (0, 1, 5, 14, 17, 24) if move ^ (1 << bit)
            }
            assert {move for move in tried if position.refusal(move) is None} == set(legal)
