"""Positions as JSON data: complete, and nonsense is refused with the field's name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.contract import BadState
from engine.games.almadi.state import Position
from tests.engine.games.almadi.desk import fresh, random_positions

Data = dict[str, Any]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("characters", [False, True])
def test_a_position_survives_json_at_every_decision(players: int, characters: bool) -> None:
    positions = random_positions(players, seed=1, characters=characters, choose_start_tiles=characters)
    for position in positions:
        again = Position.from_json(json.loads(json.dumps(position.to_json())))
        for name in Position.__slots__:
            if name not in ("supply", "cards"):
                assert getattr(again, name) == getattr(position, name), name
        assert again.supply[again.turns :] == position.supply[position.turns :]
        assert again.to_json() == position.to_json()


def middle(characters: bool = False) -> Data:
    """A position in the middle of a match."""
    positions = [p.copy() for p in random_positions(2, seed=3, characters=characters)]
    return next(p.to_json() for p in positions if p.turns == 12)


def put(*path: Any) -> Callable[[Data], None]:
    """Put the last value at the path before it."""

    def change(data: Any) -> None:
        *way, key, value = path
        for step in way:
            data = data[step]
        data[key] = value

    return change


def drop(key: str) -> Callable[[Data], None]:
    return lambda data: data.pop(key)


def twice(data: Data) -> None:
    data["supply"][0] = data["central"][0]


def other_type(data: Data) -> None:
    """A landscape that is not in play takes the place of one of another type."""
    used = {*data["central"], *data["supply"], *(tile for realm in data["realms"] for tile, _, _ in realm)}
    stranger = next(f"O{n:02}" for n in range(1, 23) if f"O{n:02}" not in used)
    at = next(number for number, tile in enumerate(data["supply"]) if tile[0] != "O")
    data["supply"][at] = stranger


def same_cell(data: Data) -> None:
    data["realms"][0][0][1:] = data["realms"][0][1][1:]


def move_realm(data: Data) -> None:
    data["realms"][1].append(data["realms"][0].pop())


def second_red(data: Data) -> None:
    data["middle"] = [card for card in data["middle"] if card[0] != "Y"] + ["R1", "R2"]


def met_objective(data: Data) -> None:
    """An objective that is true at once lies unfinished before the player whose turn it is."""
    seat = (data["start"] + data["turns"]) % 2
    for key in ("middle", "unfinished", "completed"):
        data[key] = [] if key == "middle" else [[], []]
    data["unfinished"][seat] = ["R1", "Y1", "B1", "G1", "N1", "N3"]
    data["rubies"][seat] = 6


CASES: list[tuple[Callable[[Data], None], str]] = [
    (drop("players"), "$"),
    (put("players", 7), "$.players"),
    (put("players", 3), "$.starts"),
    (put("start", 4), "$.start"),
    (put("ask", "sleep"), "$.ask"),
    (put("ask", "start"), "$.ask"),
    (put("ask", "keep"), "$.ask"),
    (put("ask", "over"), "$.ask"),
    (put("ask", "wish"), "$.ask"),
    (put("ask", "tale"), "$.ask"),
    (put("turns", 13), "$.supply"),
    (put("turns", 90), "$.turns"),
    (put("starts", 0, "S9"), "$.starts"),
    (put("starts", 0, ""), "$.ask"),
    (lambda data: put("starts", 0, data["starts"][1])(data), "$.starts"),
    (put("central", 0, "X01"), "$.central"),
    (put("central", 0, ""), "$"),
    (put("central", []), "$.central"),
    (twice, "$"),
    (other_type, "$"),
    (same_cell, "$.realms[0]"),
    (move_realm, "$.realms[0]"),
    (put("realms", 0, 0, 1, 0), "$.realms[0]"),
    (put("realms", 0, 0, 1, 6), "$.realms[0][0][1]"),
    (put("realms", 0, 0, 2, 0), "$.realms[0][0][2]"),
    (put("realms", 0, 0, 2, 95), "$.realms[0]"),
    (put("mosaics", 0, 15), "$.mosaics"),
    (put("mosaics", 0, -1), "$.mosaics[0]"),
    (put("rubies", [16, 15]), "$.rubies"),
    (put("stalls", 0, 0, 40), "$.stall_deck"),
    (put("stall_deck", []), "$.stall_deck"),
    (put("stall_deck", [4]), "$.stall_deck[0]"),
    (second_red, "$.middle"),
    (put("middle", ["R9"]), "$.middle"),
    (put("middle", ["R1", "R1"]), "$"),
    (met_objective, "$.unfinished[0]"),
    (put("row", ["K01"]), "$"),
    (put("dealt", 0, ["K01"]), "$"),
    (put("moons", 41), "$.moons"),
    (put("djinn", 1), "$.djinn"),
    (put("moves", 6), "$.moves"),
    (put("moves", 5), "$.moves"),
    (put("last", [["O01", 1, 1]]), "$.last"),
    (put("gained", ["exchange"]), "$.gained"),
    (put("gained", ["sleep"]), "$.gained[0]"),
    (put("more", 1), "$"),
]


@pytest.mark.parametrize(("change", "path"), CASES, ids=range(len(CASES)))
def test_what_cannot_be_is_refused_with_its_path(change: Callable[[Data], None], path: str) -> None:
    data = middle()
    change(data)
    with pytest.raises(BadState) as trouble:
        Position.from_json(data)
    assert trouble.value.path.startswith(path.split("[")[0])
    assert trouble.value.why


@pytest.mark.parametrize("data", [None, [], "x", 3, {}])
def test_data_of_another_shape_is_refused(data: object) -> None:
    with pytest.raises(BadState):
        Position.from_json(data)


CHARACTER_CASES: list[Callable[[Data], None]] = [
    put("characters", False),
    put("row", []),
    put("hands", 0, ["K01", "K02", "K03"]),
    lambda data: data["row"].append(data["row"][0]),
    put("ask", "wake"),
    put("ask", "trade"),
    lambda data: data["dealt"][0].append(data["row"].pop()),
]


@pytest.mark.parametrize("change", CHARACTER_CASES, ids=range(len(CHARACTER_CASES)))
def test_characters_that_cannot_be_are_refused(change: Callable[[Data], None]) -> None:
    data = middle(characters=True)
    change(data)
    with pytest.raises(BadState):
        Position.from_json(data)


def test_choices_before_the_first_turn_are_made_in_order() -> None:
    data = fresh(3, seed=2, choose_start_tiles=True).position.to_json()
    data["starts"][data["start"]] = "S1"
    with pytest.raises(BadState, match="reverse turn order"):
        Position.from_json(data)
    data = fresh(3, seed=2, characters=True).position.to_json()
    data["hands"][2].append(data["dealt"][2].pop())
    with pytest.raises(BadState, match="seat by seat"):
        Position.from_json(data)


def test_a_turn_with_nothing_left_to_choose_is_over() -> None:
    data = middle()
    seat = (data["start"] + data["turns"]) % 2
    data["realms"][seat].append([data["central"][0], 1, 9])
    data["central"][0] = ""
    data["moons"], data["djinn"] = 0, False
    with pytest.raises(BadState, match="the turn is over"):
        Position.from_json(data)
