"""Positions as JSON data: complete, and nonsense is refused with the field's name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.contract import BadState
from engine.games.uptown.state import Position
from tests.engine.games.uptown.desk import arrange, random_positions

Data = dict[str, Any]


def data() -> Data:
    return arrange("red A1 A2 A3; blue C3=c", captured={"green": "blue 2"}, turns=4).position.to_json()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_survives_json_at_every_turn(players: int) -> None:
    for position in random_positions(players, seed=1, scoring="blockers"):
        again = Position.from_json(json.loads(json.dumps(position.to_json())))
        assert again.to_json() == position.to_json()
        assert (again.boards, again.groups, again.to_move) == (
            position.boards,
            position.groups,
            position.to_move,
        )


def drop(key: str) -> Callable[[Data], None]:
    return lambda data: data.pop(key)


def put(*path: Any) -> Callable[[Data], None]:
    """Put the last value at the path before it."""

    def change(data: Any) -> None:
        *way, key, value = path
        for step in way:
            data = data[step]
        data[key] = value

    return change


def swap(data: Data) -> None:
    """Exchange red's tile on A1 with one that may not lie there."""
    misfit = next(piece for piece in data["racks"][0] if piece in (2, 3, 4, 5, 6, 7, 8))
    data["racks"][0][data["racks"][0].index(misfit)] = data["board"][0]
    data["board"][0] = misfit


def hold_four(data: Data) -> None:
    """Put one of red's five tiles back."""
    data["supplies"][0].append(data["racks"][0].pop())
    data["racks"][0].append(0)


NONSENSE: list[tuple[Callable[[Data], Any], str, str]] = [
    (drop("board"), "$", "missing required field `board`"),
    (put("players", "three"), "$.players", "Expected `int`, got `str`"),
    (put("players", 6), "$.players", "<= 5"),
    (put("players", 2), "$.racks", "2 players cannot have 3 colours"),
    (put("scoring", "golf"), "$.scoring", "golf"),
    (put("start", 3), "$.start", "there is no seat 3 among 3 players"),
    (put("turns", 999), "$.turns", "<= 120"),
    (put("turns", 13), "$.turns", "has had 5, not 4"),
    (put("board", [0] * 80), "$.board", "length >= 81"),
    (put("board", 80, 141), "$.board[80]", "<= 140"),
    (put("racks", 0, 0, -1), "$.racks[0][0]", ">= 0"),
    (put("racks", 0, [0, 1, 2]), "$.racks[0]", "length >= 5"),
    (put("supplies", []), "$.supplies", "length >= 2"),
    (put("supplies", [[], []]), "$.supplies", "there are 2 supplies for 3 colours"),
    (put("captured", [[], []]), "$.captured", "there are 2 piles for 3 players"),
    (lambda data: data["captured"][2].pop(), "$", "exactly one place"),
    (lambda data: data["removed"].pop(), "$", "exactly one place"),
    (lambda data: data["removed"].append(data["removed"][0]), "$", "exactly one place"),
    (put("extra", 1), "$", "unknown field `extra`"),
    (swap, "$.board", "cannot lie on A1"),
    (lambda data: data["supplies"].reverse(), "$.racks[0]", "one colour only"),
    (hold_four, "$.racks[0]", "4 tiles on the rack do not fit 20 to come"),
    (put("players", True), "$.players", "Expected `int`, got `bool`"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spoil", "path", "why"), NONSENSE, ids=[f"{n}-{row[2]}" for n, row in enumerate(NONSENSE)]
)
def test_nonsense_is_refused_with_the_field(spoil: Callable[[Data], Any], path: str, why: str) -> None:
    spoiled = data()
    spoil(spoiled)
    with pytest.raises(BadState) as trouble:
        Position.from_json(spoiled)
    assert why in trouble.value.why
    assert trouble.value.path == path


def test_own_tiles_are_never_captured() -> None:
    spoiled = data()
    spoiled["captured"] = [[], spoiled["captured"][2], []]
    with pytest.raises(BadState, match="own colour"):
        Position.from_json(spoiled)


@pytest.mark.parametrize("junk", [None, 7, "uptown", [], {}, [[]], {"players": None}])
def test_junk_is_refused(junk: object) -> None:
    with pytest.raises(BadState):
        Position.from_json(junk)
