"""Moves as text and as sentences."""

from __future__ import annotations

import pytest

from engine.core.contract import BadNotation
from engine.core.move import make
from engine.games.uptown import notation
from engine.games.uptown.tiles import CELLS, OUT, Verb
from tests.engine.games.uptown.desk import VOICE, arrange
from tests.engine.games.uptown.test_turns import stuck


def test_every_move_there_can_be_reads_back() -> None:
    moves = [make(Verb.PLACE, piece, cell) for piece in range(1, 141) for cell in CELLS[piece]]
    moves += [make(Verb.REMOVE, piece, OUT) for piece in range(1, 141)]
    assert [notation.from_text(notation.to_text(move)) for move in moves] == moves
    assert len({notation.to_text(move) for move in moves}) == len(moves)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place 1.4 d4", make(Verb.PLACE, 4, 44)),
        ("place 3.man a1", make(Verb.PLACE, 56 + 19, 11)),
        ("place 5.$ i9", make(Verb.PLACE, 140, 99)),
        ("remove 2.a", make(Verb.REMOVE, 28 + 10, OUT)),
    ],
)
def test_the_published_examples(text: str, move: int) -> None:
    assert notation.from_text(text) == move
    assert notation.to_text(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "place", "place 1.4", "place 6.4 d4", "place 0.4 d4", "place 1.10 d4", "place 1.4 j4", "place 1.4 d0", "PLACE 1.4 d4",
     "place  1.4 d4", "place 1.4 d4 ", "place 1.4 d4\n", "remove 1.4 d4", "remove 4", "place 1.4 d４", "place １.4 d4", "x" * 100_000,
     "place 1." + "z" * 50_000 + " d4", "capture 1.4 d4"],
)  # fmt: skip
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation) as trouble:
        notation.from_text(text)
    assert str(trouble.value).endswith(".")
    assert len(str(trouble.value)) < 250


def test_an_unknown_tile_is_told_with_the_known_ones() -> None:
    with pytest.raises(BadNotation, match='Uptown has no tile "hat"; its tiles are 1, 2'):
        notation.from_text("place 1.hat a1")


def test_moves_in_words() -> None:
    desk = arrange("blue C3=c", racks={"red": "man 1"})
    described = {
        notation.to_text(m): VOICE.speak(notation.describe(desk.position, m))
        for m in desk.position.legal_moves()
    }
    assert described["place 1.man c2"] == "Place man on C2."
    assert described["place 1.man c3"] == "Place man on C3; Blaise loses C."
    out = stuck()
    assert (
        VOICE.speak(notation.describe(out.position, out.position.legal_moves()[0]))
        == "Remove 1 from the game."
    )
