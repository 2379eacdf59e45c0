"""Moves as text and as sentences."""

from __future__ import annotations

import pytest

from engine.core.contract import BadNotation
from engine.core.move import make
from engine.games.almadi import notation
from engine.games.almadi.places import (
    CHARACTER,
    HAND,
    HOME,
    OBJECTIVE,
    OBJECTIVES,
    START,
    TABLEAU,
    Ask,
    Verb,
    cell_at,
    realm_place,
)
from tests.engine.games.almadi.desk import VOICE, Desk, arrange


def test_every_move_there_can_be_reads_back() -> None:
    moves = [make(Verb.START, START + tile, HOME + seat) for tile in range(5) for seat in range(5)]
    for verb, place in ((Verb.KEEP, HAND), (Verb.PLAY, TABLEAU)):
        moves += [make(verb, CHARACTER + card, place + seat) for card in range(1, 27) for seat in range(5)]
    moves += [
        make(Verb.TAKE, OBJECTIVE + card, OBJECTIVES + seat) for card in range(1, 33) for seat in range(5)
    ]
    cells = [
        realm_place(seat, cell_at(row, col)) for seat in range(5) for row in range(6) for col in (1, 9, 98)
    ]
    for verb in (Verb.PLACE, Verb.MOVE, Verb.SWAP, Verb.TRADE):
        moves += [make(verb, tile, cell) for tile in range(1, 89) for cell in cells]
    moves += [make(Verb.WAKE, tile) for tile in range(1, 89)]
    moves += [make(Verb.SKIP), make(Verb.END)]
    texts = [notation.to_text(move) for move in moves]
    assert [notation.from_text(text) for text in texts] == moves
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("start s4 1", make(Verb.START, START + 3, HOME)),
        ("keep k01 2", make(Verb.KEEP, CHARACTER + 1, HAND + 1)),
        ("place o13 1 r3c2", make(Verb.PLACE, 13, realm_place(0, cell_at(3, 2)))),
        ("move c15 5 r0c12", make(Verb.MOVE, 37, realm_place(4, cell_at(0, 12)))),
        ("take n8 3", make(Verb.TAKE, OBJECTIVE + 32, OBJECTIVES + 2)),
        ("wake m22", make(Verb.WAKE, 88)),
        ("end", make(Verb.END)),
    ],
)
def test_the_published_examples(text: str, move: int) -> None:
    assert notation.from_text(text) == move
    assert notation.to_text(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "place", "place o13", "place o13 1", "place o13 1 r3", "place o23 1 r3c2", "place x01 1 r3c2", "place o13 6 r3c2",
     "place o13 0 r3c2", "place o13 1 r6c2", "place o13 1 r3c0", "place o13 1 r3c99", "place o13 1 r3c100", "PLACE o13 1 r3c2",
     "place  o13 1 r3c2", "place o13 1 r3c2 ", "place o13 1 r3c2\n", "take r9 1", "take r1", "play k27 1", "play k1 1",
     "start s6 1", "keep r1 1", "wake", "wake o13 1", "end 1", "skip now", "wake ｏ13", "place o13 1 r３c2", "x" * 100_000],
)  # fmt: skip
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation) as trouble:
        notation.from_text(text)
    assert str(trouble.value).endswith(".")
    assert len(str(trouble.value)) < 250


def described(table: Desk, text: str) -> str:
    return VOICE.speak(notation.describe(table.position, notation.from_text(text)))


def test_moves_in_words_say_what_they_activate() -> None:
    table = arrange("S4 p22@2,1 p13@3,2 m05@4,1", "S5", central="o22 - - - p15", djinn=True, moons=1,
                    middle="r1", unfinished=("", "b5"), row="k10", rubies=(9,))  # fmt: skip
    assert described(table, "place p15 1 r3c1") == (
        "Place the palace P15 in row 3, column 1: 1 mosaic, 2 stalls."
    )
    assert described(table, "place o22 1 r1c1") == "Place the oasis O22 in row 1, column 1: 1 stall."
    assert described(table, "move m05 1 r1c1") == "Move the market M05 to row 1, column 1: djinn."
    assert described(table, "take r1 1") == "Take the objective Six Gates."
    assert described(table, "take b5 1") == "Take the objective Great Valley from Ben."
    assert described(table, "play k10 1") == "Play Scheherazade for 1 ruby."
    assert described(table, "end") == "End the turn."


def test_decisions_of_characters_in_words() -> None:
    table = arrange("S4 o20@1,1 o21@2,1", "S5", played=("k01",), djinn=True, central="o01")
    assert described(table, "swap o20 1 r2c1") == "Exchange the oasis O20 and the oasis O21."
    assert described(table, "trade o01 1 r1c1") == (
        "Exchange the oasis O20 for the oasis O01 of the central board."
    )
    table.position.ask = int(Ask.WAKE)
    assert described(table, "wake o20") == "Activate the contacts of the oasis O20 again."
    assert described(table, "start s1 1") == "Choose the start tile S1."
    assert described(table, "keep k26 1") == "Keep Dunyazad."
    assert described(table, "skip") == "Decline what the character offers."
