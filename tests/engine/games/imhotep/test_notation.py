"""Moves as text: every move has one line, every other text is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.contract import BadNotation
from engine.core.words import Voice
from engine.games.imhotep import notation

VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"))
PAGE = Path(__file__).parents[4] / "docs" / "notation" / "imhotep.md"


def test_every_line_means_one_move_and_every_move_has_one_line():
    assert len(set(notation.MOVES.values())) == len(notation.MOVES)
    for text, move in notation.MOVES.items():
        assert notation.from_text(text) == move
        assert notation.to_text(move) == text
        assert text.isascii()
        assert text == text.lower()


@pytest.mark.parametrize("seed", range(3))
def test_all_moves_of_random_games_have_a_line_and_a_sentence(imhotep, seed):
    import random

    rng = random.Random(seed)
    position = imhotep(3, b="market pyramids temple", market="statue lever sail", pair="sail sail").position
    while moves := position.legal_moves():
        for move in moves:
            assert notation.from_text(notation.to_text(move)) == move
            assert VOICE.speak(notation.describe(position, move)).endswith(".")
        position.play(rng.choice(moves))


BAD = [
    "",
    " ",
    "get",
    "get e",
    "load a 5.1",
    "load a 1.5",
    "load a 1.0",
    "sail 0 temple",
    "GET A",
    "get a ",
    "Sail 1 temple",
]


@pytest.mark.parametrize(
    "text", [*BAD, "get а", "石", "x" * 100_000, "get a\n", "load a 1.1\0", "load a １.1"]
)
def test_other_text_is_refused_with_a_sentence(text):
    with pytest.raises(BadNotation) as trouble:
        notation.from_text(text)
    sentence = str(trouble.value)
    assert sentence.endswith(".")
    assert len(sentence) < 400


@given(st.text())
def test_any_text_is_a_move_or_refused(text):
    try:
        assert notation.to_text(notation.from_text(text)) == text
    except BadNotation:
        assert text not in notation.MOVES


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("get a", "Get 2 stones."),
        ("load a 1.3", "Place a stone on ship 1, berth 3."),
        ("sail 4 burial", "Sail ship 4 to the Burial Chamber."),
        ("play lever", "Play the Lever."),
        ("order b 1", "Unload a stone of Ben as number 1."),
        ("take a 1", "Take the Statue from space 1."),
        ("take a pair", "Take the face-down pair."),
        ("keep a sail", "Keep the Sail."),
        ("build a middle", "Build at the middle pyramid."),
        ("reward a point", "Take 1 point."),
        ("reward a stones", "Take 2 stones."),
        ("skip", "Place no stone."),
    ],
)
def test_moves_are_described_in_the_imperative(imhotep, line, sentence):
    position = imhotep(2, market="statue").position
    assert VOICE.speak(notation.describe(position, notation.from_text(line))) == sentence


def test_the_published_page_shows_real_moves_of_every_verb():
    shown = [
        line.split("`")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    for text in shown:
        notation.from_text(text)
    assert {text.split()[0] for text in shown} == {text.split()[0] for text in notation.MOVES}
