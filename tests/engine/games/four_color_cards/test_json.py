"""Saved positions: complete, and nonsense is refused with the field's name."""

from __future__ import annotations

import copy
import json
import random

import pytest

from engine.core.contract import NOBODY, BadState
from engine.games.four_color_cards.state import Position
from tests.engine.games.four_color_cards.conftest import setup_of


def position_at(ask: str, players: int = 3) -> Position:
    """Return a position of a random match where this is asked, in the second round if there is one."""
    position, rng = Position.new(setup_of(players, 4, rounds=2)), random.Random(8)
    plies = 0
    while position.to_move != NOBODY:
        late = position.round == 2 and plies > 60 and len(position.answers) == 1 and any(position.answers)
        if late and ask == "answer":
            return position
        if position.round == 2 and any(position.melds) and position.ask.name.lower() == ask == "discard":
            return position
        position.play(position.random_move(rng))
        plies += 1
    return position


@pytest.mark.parametrize("ask", ["discard", "answer", "over"])
def test_a_position_is_the_same_after_json(ask):
    position = position_at(ask)
    assert position.ask.name.lower() == ask
    data = json.loads(json.dumps(position.to_json()))
    again = Position.from_json(data)
    assert again.to_json() == data
    assert again.legal_moves() == position.legal_moves()
    assert [getattr(again, name) for name in ("open", "unfit", "held")] == [
        getattr(position, name) for name in ("open", "unfit", "held")
    ]


def change(path, value):
    """Return a function that sets one value deep inside JSON data."""

    def apply(whole):
        *way, last = path
        inner = whole
        for key in way:
            inner = inner[key]
        inner[last] = value(inner[last]) if callable(value) else value
        return whole

    return apply


WRONG = [
    ("answer", "options", change(("options", "players"), 5)),
    ("answer", "options", change(("options", "rounds"), 13)),
    ("answer", "options", change(("options", "rounds"), 0)),
    ("answer", "options", change(("options", "settlement"), "gold")),
    ("answer", "options", change(("options", "dead_cards"), 3)),
    ("answer", "ask", change(("ask",), "dance")),
    ("answer", "hands", change(("ask",), "discard")),
    ("answer", "to_move", change(("to_move",), -1)),
    ("answer", "to_move", change(("to_move",), 3)),
    ("answer", "to_move", change(("to_move",), lambda seat: (seat + 1) % 3)),
    ("answer", "answers", change(("to_move",), lambda seat: (seat + 2) % 3)),
    ("answer", "round", change(("round",), 3)),
    ("answer", "history", change(("round",), 1)),
    ("answer", "starter", change(("starter",), 3)),
    ("answer", "score", change(("score", 0), 999)),
    ("answer", "score", change(("score",), [20, 20])),
    ("answer", "score", change(("score", 1), "many")),
    ("answer", "history", change(("history",), [])),
    ("answer", "history", change(("history", 0, "declarer"), 3)),
    ("answer", "history", change(("history", 0, "completed"), 89)),
    ("answer", "history", change(("history", 0, "card"), 27)),
    ("answer", "held", change(("held", 0), 1)),
    ("answer", "melds", change(("melds", 0), [99])),
    ("answer", "deck", change(("melds",), [[], [], []])),
    ("answer", "row", change(("row", 0, 1), 3)),
    ("answer", "row", change(("row", 0, 0), 28)),
    ("answer", "deck", change(("row",), [])),
    ("answer", "deck", change(("offer",), -1)),
    ("answer", "origin", change(("origin",), -1)),
    ("answer", "origin", change(("origin",), 3)),
    ("answer", "deck", change(("hands", 0), lambda hand: [*hand, hand[0]])),
    ("answer", "hands", change(("hands", 1), "cards")),
    ("answer", "deck", change(("deck",), [])),
    ("answer", "deck", change(("deck",), lambda deck: [*deck, 0])),
    ("answer", "answers", change(("answers",), [])),
    ("answer", "answers", change(("answers",), [2])),
    ("answer", "answers", change(("answers",), [15])),
    ("answer", "chance", change(("chance",), -1)),
    ("answer", "chance", change(("chance",), 1 << 64)),
    ("discard", "hands", change(("ask",), "answer")),
    ("discard", "hands", change(("to_move",), lambda seat: (seat + 1) % 3)),
    ("discard", "answers", change(("answers",), [0])),
    ("discard", "drawn", change(("drawn",), True)),
    ("over", "to_move", change(("to_move",), 0)),
    ("over", "history", change(("ask",), "answer")),
]


@pytest.mark.parametrize(
    ("ask", "field", "spoil"), WRONG, ids=[f"{n}-{ask}-{field}" for n, (ask, field, _) in enumerate(WRONG)]
)
def test_a_spoilt_position_is_refused_by_field(ask, field, spoil):
    whole = position_at(ask).to_json()
    with pytest.raises(BadState) as trouble:
        Position.from_json(spoil(copy.deepcopy(whole)))
    assert trouble.value.path.startswith(f"$.{field}")
    assert trouble.value.why


@pytest.mark.parametrize("nonsense", [None, [], "x", 7, {}, {"ask": "answer"}])
def test_nonsense_is_no_position(nonsense):
    with pytest.raises(BadState):
        Position.from_json(nonsense)


def test_an_unknown_field_is_refused():
    with pytest.raises(BadState, match="extra"):
        Position.from_json(position_at("answer").to_json() | {"extra": 1})


@pytest.mark.parametrize("field", ["ask", "hands", "chance", "options", "deck", "melds", "history"])
def test_a_missing_field_is_named(field):
    whole = position_at("answer").to_json()
    del whole[field]
    with pytest.raises(BadState, match=field):
        Position.from_json(whole)


def test_a_general_cannot_have_been_discarded():
    position = Position.new(setup_of(2, 1))
    data = position.to_json()
    hand = data["hands"][position.starter]
    general = next(card for card in hand if card % 7 == 0)
    hand.remove(general)
    data["held"][position.starter] -= 1
    data |= {"ask": "answer", "offer": general, "origin": position.starter, "to_move": 1 - position.starter}
    with pytest.raises(BadState, match="general that was discarded"):
        Position.from_json(data)
