"""Moves as text: every move has one line, every other text is refused with a sentence."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.contract import NOBODY, BadNotation
from engine.games.four_color_cards import notation
from engine.games.four_color_cards.state import Position
from tests.engine.games.four_color_cards.conftest import VOICE, setup_of

PAGE = Path(__file__).parents[4] / "docs" / "notation" / "four_color_cards.md"


def test_every_line_means_one_move_and_every_move_has_one_line():
    assert len(set(notation.LINES.values())) == len(notation.LINES)
    for text, move in notation.LINES.items():
        assert notation.from_text(text) == move
        assert notation.to_text(move) == text
        assert text.isascii()
        assert text == text.lower()


@pytest.mark.parametrize("seed", range(3))
def test_all_moves_of_random_games_have_a_line_and_a_sentence(seed):
    position, rng = Position.new(setup_of(2 + seed, seed, rounds=1)), random.Random(seed)
    while position.to_move != NOBODY:
        for move in position.legal_moves():
            assert notation.from_text(notation.to_text(move)) == move
            assert VOICE.speak(notation.describe(position, move)).endswith(".")
        position.play(position.random_move(rng))


BAD = [
    "",
    " ",
    "discard",
    "discard rx",
    "discard xr",
    "pass rc",
    "PASS",
    "pass ",
    "pong",
    "chi rc",
    "chi rc squad",
    "chi rs battalion",
    "chi rs battalion yg",
    "chi rs battalion gyw",
    "hu rc rc",
    "Pong rc",
]


@pytest.mark.parametrize("text", [*BAD, "pong rс", "碰", "x" * 100_000, "pass\n", "pong rc\0", "ｐass"])
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
        assert text not in notation.LINES


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("discard wc", "Discard the white chariot."),
        ("pass", "Pass."),
        ("hu rc", "Declare hu with the red chariot."),
        ("kong rc", "Kong the red chariot: squad of four, 6 points."),
        ("kong rk", "Kong the red general: squad of four generals, 8 points."),
        ("pong rc", "Pong the red chariot: squad of three, 1 point."),
        ("chi rc pair", "Chi the red chariot: pair (red chariot, red chariot), 0 points."),
        (
            "chi rc battlefield",
            "Chi the red chariot: battlefield (red chariot, red horse, red cannon), 1 point.",
        ),
        (
            "chi rs battalion gw",
            "Chi the red soldier: battalion of three (red soldier, green soldier, white soldier), 3 points.",
        ),
        ("chi rc single", "Claim the red chariot for a meld that does not exist."),
    ],
)
def test_moves_are_described_in_the_imperative(cards, line, sentence):
    position = cards(3, offer="rc").position
    assert VOICE.speak(notation.describe(position, notation.from_text(line))) == sentence


def test_a_win_with_a_card_turned_over_by_oneself_is_a_tsumo(cards):
    position = cards(3, offer="rc", drawn=True).position
    move = notation.from_text("hu rc")
    assert VOICE.speak(notation.describe(position, move)) == "Declare tsumo with the red chariot."


def test_the_published_page_shows_real_moves_of_every_verb():
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    shown = [line.split("`")[1] for line in lines if line.startswith("| `")]
    for text in shown:
        notation.from_text(text)
    assert {text.split()[0] for text in shown} == {text.split()[0] for text in notation.LINES}
