"""Moves as text and as sentences."""

from __future__ import annotations

import pytest

from engine.core.contract import BadNotation
from engine.core.move import make
from engine.games.agamemnon import notation
from engine.games.agamemnon.board import EDGE_NAMES
from engine.games.agamemnon.tiles import ORACLE, STACK, Verb
from tests.engine.games.agamemnon.desk import VOICE, arrange, fresh, piece


def all_moves() -> list[int]:
    moves = [make(Verb.PLACE, number, space + 1) for number in range(1, 21) for space in range(33)]
    moves += [make(Verb.EXCHANGE, one, other) for one in EDGE_NAMES for other in EDGE_NAMES]
    moves += [
        make(Verb.REDRAW, piece(side, tile), STACK + seat)
        for seat, side in enumerate("GT")
        for tile in ("WARP", "WEFT")
    ]
    return [*moves, make(Verb.KEEP), *(make(Verb.NAME, 0, ORACLE + number) for number in range(6))]


def test_every_move_there_can_be_reads_back() -> None:
    moves = all_moves()
    texts = [notation.to_text(move) for move in moves]
    assert [notation.from_text(text) for text in texts] == moves
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place g.w3 10", make(Verb.PLACE, 8, 11)),
        ("place t.warp 0", make(Verb.PLACE, 19, 1)),
        ("keep", make(Verb.KEEP)),
        ("redraw t.warp", make(Verb.REDRAW, 19, STACK + 1)),
        ("name g.leaders", make(Verb.NAME, 0, ORACLE)),
        (
            "exchange 2-4 4-9",
            make(
                Verb.EXCHANGE,
                *[place for name in ("2-4", "4-9") for place, n in EDGE_NAMES.items() if n == name],
            ),
        ),
    ],
)
def test_the_published_examples(text: str, move: int) -> None:
    assert notation.from_text(text) == move
    assert notation.to_text(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "place", "place g.w4 1", "place x.w1 1", "place g.w1 33", "place g.w1 01", "place g.w1 -1", "place g.w1 1 ", "PLACE g.w1 1",
     "place  g.w1 1", "exchange 2-4", "exchange 2-4 9-4", "exchange 2-4 5-6", "exchange 4-2 4-9", "keep it", "keep\n", "redraw g.la",
     "redraw warp", "name leaders", "name g.kings", "name g.", "place g.w1 １", "x" * 100_000, "place g." + "w" * 50_000 + " 1"],
)  # fmt: skip
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation) as trouble:
        notation.from_text(text)
    assert str(trouble.value).endswith(".")
    assert len(str(trouble.value)) < 200


def test_moves_in_words() -> None:
    desk = arrange(turn=2, hand="warp lb")
    assert described(desk, "place t.lb 3") == "Place leader B on space 3."
    assert described(desk, "redraw t.warp") == "Put Warp back and turn over another tile."
    desk.play("place t.warp 4")
    assert described(desk, "exchange 2-4 4-9") == "Exchange leadership on 2-4 with strength on 4-9."
    assert described(desk, "keep") == "Leave the string tiles as they are."
    assert described(fresh(draw="oracle"), "name g.weavers") == "Name the stack of weavers."


def test_a_vacant_edge_has_a_name_too() -> None:
    desk = arrange(turn=6, hand="warp w1", patterns="BDC", empty="4").play("place t.warp 4")
    assert described(desk, "exchange 4-9 2-4") == "Exchange leadership on 4-9 with nothing on 2-4."


def described(desk, line: str) -> str:
    return VOICE.speak(notation.describe(desk.position, notation.from_text(line)))
