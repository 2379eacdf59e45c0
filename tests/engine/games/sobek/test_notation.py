"""Moves as text and back, and as sentences (docs/notation/sobek.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.contract import BadNotation
from engine.core.words import Voice
from engine.games.sobek import notation
from engine.games.sobek.cards import Face
from engine.games.sobek.words import Say

VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"))
PAGE = Path(__file__).parents[4] / "docs" / "notation" / "sobek.md"


def test_every_line_reads_back():
    for text, move in notation.MOVES.items():
        assert notation.from_text(text) == move
        assert notation.to_text(move) == text
        assert text.isascii()
        assert text == text.lower().strip()
        assert len(text) <= 80


def test_no_two_moves_share_a_line():
    assert len(set(notation.MOVES.values())) == len(notation.MOVES)


def test_cards_are_named_by_kind_and_scarabs_or_back():
    assert notation.card_text(Face.GREEN_IVORY) == "ivory-green"
    assert notation.card_text(Face.PLAIN_WHEAT) == "wheat-0"
    assert notation.card_text(Face.SCARAB_EBONY) == "ebony-2"
    assert notation.card_text(Face.AMULET) == "amulet"
    assert notation.card_text(Face.HIGH_PRIESTESS) == "high-priestess"
    assert len({notation.card_text(face) for face in Face}) == len(Face)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "take a",
        "take a 10",
        "take e 1",
        "Take a 1",
        "take  a 1",
        "take a 1 ",
        "船",
        "x" * 100_000,
        "take a １",
    ],
)
def test_nonsense_is_answered_with_one_sentence(text):
    with pytest.raises(BadNotation) as caught:
        notation.from_text(text)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 200
    assert sentence.isascii()


def test_the_published_page_shows_real_moves():
    lines = re.findall(r"^\| `([^`]+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) > 15
    for line in lines:
        notation.from_text(line)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take a 1", "Take card 1: wheat with 1 scarab."),
        ("take a 3", "Take card 3 and put 2 cards on your corruption pile: ebony with 2 scarabs."),
        ("take a 2", "Take card 2 and put 1 card on your corruption pile: face-down character."),
        ("lay a fish-1 fish", "Lay a card for fish: fish with 1 scarab."),
        ("play vizier", "Play the Vizier."),
    ],
)
def test_moves_have_sentences(sobek, line, sentence):
    table = sobek(hands={"a": "fish-1 fish-1 fish-green vizier"}, row="wheat-1 thief ebony-2 fish-0")
    assert VOICE.speak(notation.describe(table.position, notation.from_text(line))) == sentence


def test_every_kind_of_decision_has_its_sentence(sobek):
    """One sentence of each template of `Say`, all met on the way."""
    said = set()

    def walk(table, *lines):
        for line in lines:
            said.update(
                notation.describe(table.position, move).template for move in table.position.legal_moves()
            )
            table.play(line)
        if table.position.legal_moves():
            said.update(
                notation.describe(table.position, move).template for move in table.position.legal_moves()
            )

    three = "fish-1 fish-1 fish-1"
    fish = ["lay a fish-1 fish"] * 3
    sets = {"a wheat": "wheat-1 wheat-1 wheat-1"}
    walk(
        sobek(hands={"a": three}, sets=sets, tokens="prosperity curse", looked="a"),
        *fish,
        "finish",
        "token prosperity",
    )
    walk(sobek(hands={"a": "vizier"}, piles={"b": "fish-0 fish-1"}), "play vizier", "aim vizier b")
    walk(sobek(hands={"a": "thief", "b": "fish-0 queen"}), "play thief", "aim thief b")
    walk(sobek(hands={"a": "high-priest"}), "play high-priest")
    walk(
        sobek(hands={"a": "fish-scribe", "b": "fish-0 fish-0 fish-1 fish-1 cattle-1 cattle-1 cattle-1"}),
        "play fish-scribe",
    )
    walk(sobek(row="ivory-0", deck="", hands={"a": three}), "take a 1", "pass")
    assert said == set(Say)
