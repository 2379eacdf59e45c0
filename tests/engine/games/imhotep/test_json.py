"""Saved positions: complete, and nonsense is refused with the field's name."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from engine.core.contract import BadState
from engine.games.imhotep.state import Position

FIRST: dict[str, Any] = {
    "ships": "ab.. ... ... a",
    "hands": {"a": "lever statue"},
    "market": "statue lever hammer",
    "pair": "sail sail",
}


def data(imhotep, *moves, **arranged):
    return imhotep(**{"players": 2, "b": "market", **FIRST, **arranged}).play(*moves).position.to_json()


def test_a_position_is_the_same_after_json(imhotep):
    before = data(imhotep)
    again = Position.from_json(json.loads(json.dumps(before)))
    assert again.to_json() == before


def change(path, value):
    """Return a function that sets one value deep inside JSON data."""

    def apply(whole):
        *way, last = path
        inner = whole
        for key in way:
            inner = inner[key]
        inner[last] = value
        return whole

    return apply


ROUND_CARD = [4, 3, 3, 1]

WRONG = [
    ("sled", change(("sled", 0), 6)),
    ("sled", change(("sled", 0), "five")),
    ("sled", change(("sled",), [3])),
    ("quarry", change(("quarry", 1), 29)),
    ("quarry", change(("quarry", 1), -1)),
    ("berths", change(("berths", 15), 1)),
    ("berths", change(("berths", 2), 3)),
    ("docked", change(("docked",), [2, 2, -1, -1])),
    ("berths", change(("docked",), [-2, -2, -1, -1])),
    ("round", change(("round",), 7)),
    ("round_cards", change(("round",), 2)),
    ("round_cards", change(("round_cards",), [[4, 4, 4, 4]])),
    ("ask", change(("ask",), "dance")),
    ("score", change(("ask",), "over")),
    ("played", change(("ask",), "load")),
    ("sailor", change(("ask",), "take")),
    ("to_move", change(("to_move",), 1)),
    ("to_move", change(("to_move",), 2)),
    ("turn", change(("turn",), 9)),
    ("pyramids", change(("pyramids",), [[], [], [], []])),
    ("quarry", change(("temple",), [0])),
    ("temple", change(("temple",), [3])),
    ("towers", change(("towers",), [0])),
    ("market", change(("market", 3), 8)),
    ("market", change(("market",), [8, 9])),
    ("pair", change(("pair",), [8, 8, 8])),
    ("known", change(("known",), 2)),
    ("deck", change(("deck",), [])),
    ("deck", change(("hands", 0, 8), 2)),
    ("hands", change(("hands", 0, 1), 1)),
    ("score", change(("score", 0), 3)),
    ("played", change(("played",), 8)),
    ("reds", change(("reds",), [8])),
    ("queue", change(("queue",), [0])),
    ("column", change(("column",), 0)),
    ("chance", change(("chance",), -1)),
    ("chance", change(("chance",), 1 << 64)),
    ("options", change(("options", "market"), "C")),
    ("options", change(("options", "players"), 5)),
    ("pair", change(("options", "market"), "A")),
]


@pytest.mark.parametrize(
    ("field", "spoil"), WRONG, ids=[f"{n}-{field}" for n, (field, _) in enumerate(WRONG)]
)
def test_a_spoilt_position_is_refused_by_field(imhotep, field, spoil):
    spoilt = spoil(copy.deepcopy(data(imhotep)))
    if field == "known":
        spoilt["pair"] = []
        spoilt["deck"] = [*spoilt["deck"], 11, 11]
    with pytest.raises(BadState) as trouble:
        Position.from_json(spoilt)
    assert trouble.value.path.startswith(f"$.{field}")
    assert trouble.value.why


@pytest.mark.parametrize("nonsense", [None, [], "x", 7, {}, {"ask": "act"}])
def test_nonsense_is_no_position(nonsense):
    with pytest.raises(BadState):
        Position.from_json(nonsense)


def test_an_unknown_field_is_refused(imhotep):
    with pytest.raises(BadState, match="extra"):
        Position.from_json(data(imhotep) | {"extra": 1})


@pytest.mark.parametrize("field", ["ask", "sled", "chance", "options", "deck", "berths"])
def test_a_missing_field_is_named(imhotep, field):
    whole = data(imhotep)
    del whole[field]
    with pytest.raises(BadState, match=field):
        Position.from_json(whole)


PENDING: dict[str, tuple[list[str], dict[str, Any]]] = {
    "load": (["play chisel"], {"hands": {"a": "chisel"}}),
    "sail": (["play lever"], {}),
    "order": (["play lever", "sail 1 burial"], {"ships": "abb. ... ... a"}),
    "take": (["sail 4 market"], {}),
    "keep": (["sail 4 market", "take a pair"], {}),
    "pyramid": (["sail 4 pyramids"], {"b": "market pyramids"}),
    "bonus": (["sail 4 pyramids", "build a right"], {"b": "market pyramids", "pyramids": ["", "", "bbb"]}),
    "reward": (
        ["sail 4 pyramids"],
        {"b": "market temple", "ships": "4>burial 3>obelisks 3>market a", "sailor": "b", "temple": "b"},
    ),
    "over": (["sail 4 pyramids"], {"round": 6, "ships": "4>burial 3>obelisks 3>market a", "sailor": "b"}),
}


@pytest.mark.parametrize("ask", PENDING)
def test_positions_in_the_middle_of_a_turn_are_the_same_after_json(imhotep, ask):
    moves, arranged = PENDING[ask]
    before = data(imhotep, *moves, **arranged)
    assert before["ask"] == ask
    again = Position.from_json(json.loads(json.dumps(before)))
    assert again.to_json() == before
    assert (
        again.legal_moves()
        == imhotep(**{"players": 2, "b": "market", **FIRST, **arranged}).play(*moves).position.legal_moves()
    )


@pytest.mark.parametrize("ask", PENDING)
@pytest.mark.parametrize("other", [*PENDING, "act"])
def test_what_is_asked_must_fit_the_position(imhotep, ask, other):
    moves, arranged = PENDING[ask]
    if ask == other or {ask, other} == {"take", "keep"}:  # a taken pair lies where it lay before
        return
    with pytest.raises(BadState):
        Position.from_json(data(imhotep, *moves, **arranged) | {"ask": other})
