"""Positions as JSON: everything comes back, and nonsense is named (`State.from_json`)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.contract import BadState
from engine.games.isle_of_skye.places import HOME, cell_at, estate_place
from engine.games.isle_of_skye.state import Position
from tests.engine.games.isle_of_skye.arranging import building, new_table

Record = dict[str, Any]


def record_at(phase: str, players: int = 2, seed: int = 1) -> Record:
    """Return the record of a random game at the last decision of a phase."""
    state, rng, found = new_table(players, seed=seed).state, random.Random(seed), {}
    while True:
        record = state.to_json()
        if record["phase"] == phase:
            found = record
        if state.to_move < 0:
            return json.loads(json.dumps(found))
        state.play(state.random_move(rng))


def changed(phase: str, change: Callable[[Record], Any]) -> Record:
    """Return a record with something wrong in it."""
    record = record_at(phase)
    change(record)
    return record


def put(*path: str | int, value: Any) -> Callable[[Record], None]:
    """Return a change that puts a value at a path."""

    def change(record: Record) -> None:
        inner: Any = record
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value

    return change


def drop_castle_side(record: Record) -> None:
    """Lay a first tile where it touches nothing."""
    record["estates"][0][0][1] = estate_place(0, cell_at(4, 4), 0)


def in_bag(record: Record) -> list[int]:
    """Return the tiles that lie nowhere else."""
    lying = [tile for laid in record["estates"] for tile, _ in laid]
    lying += [tile for tiles in record["stock"] + record["drawn"] for tile in tiles]
    return [tile for tile in range(1, 74) if tile not in lying]


NONSENSE = [
    ("axe", put("players", value=6), "$.players"),
    ("axe", put("round", value=0), "$.round"),
    ("axe", put("round", value="two"), "$.round"),
    ("axe", put("phase", value="sleep"), "$.phase"),
    ("axe", put("chance", value="12"), "$.chance"),
    ("axe", put("chance", value=12), "$.chance"),
    ("axe", put("start", value=4), "$.start"),
    ("axe", put("to_move", value=-1), "$.to_move"),
    ("axe", put("to_move", value=3), "$.to_move"),
    ("axe", put("free", value=[5, 5, 5]), "$.free"),
    ("axe", put("free", 1, value=1), "$.free[1]"),
    ("axe", put("free", 1, value=924), "$.free[1]"),
    ("axe", put("free", 0, value=300), "$.free"),
    ("axe", put("scoring", value=["sheep", "sheep", "columns", "ship_rank"]), "$.scoring"),
    ("axe", put("scoring", value=["sheep", "dogs", "columns", "ship_rank"]), "$.scoring"),
    ("axe", put("scoring", value=["sheep"]), "$.scoring"),
    ("axe", put("axes", 1, value=2), "$.stakes[1]"),
    ("axe", put("stakes", 0, 1, value=2), "$.stakes[0]"),
    ("axe", put("drawn", 1, 0, value=0), "$.drawn[1]"),
    ("axe", put("drawn", 1, value=[1, 2]), "$.drawn[1]"),
    ("axe", put("stock", 0, value=[1]), "$.stock[0]"),
    ("low", put("axes", 1, value=-1), "$.stakes[1]"),
    ("high", lambda record: record["stakes"].__setitem__(1, [0, 0, 0]), "$.stakes[1]"),
    ("buy", lambda record: record["stakes"].__setitem__(0, [1, 1, 1]), "$.stakes[0]"),
    ("buy", put("axes", 0, value=-1), "$.stakes[0]"),
    ("buy", lambda record: record["buyers"].__setitem__(0, [0, 0, 0]), "$.buyers[0]"),
    ("buy", lambda record: record["stock"].__setitem__(1, in_bag(record)[:2]), "$.stock[1]"),
    ("build", put("axes", 0, value=1), "$.drawn"),
    ("build", put("stakes", 0, 0, value=1), "$.drawn"),
    ("build", put("phase", value="over"), "$.to_move"),
    ("build", lambda record: record["stock"].__setitem__(1, in_bag(record)[1::-1]), "$.stock[1]"),
    ("build", drop_castle_side, "$.estates[0]"),
    ("build", put("estates", 0, 0, 1, value=7), "$.estates[0]"),
    ("build", put("estates", 0, 0, 1, value=99999), "$.estates[0][0][1]"),
    ("over", put("round", value=5), "$.round"),
    ("over", put("stock", 0, value=[3]), "$"),
    ("over", put("extra", value=1), "$"),
]


@pytest.mark.parametrize(
    ("phase", "change", "path"), NONSENSE, ids=[f"{n}-{case[0]}" for n, case in enumerate(NONSENSE)]
)
def test_nonsense_is_refused_with_the_field(phase: str, change: Callable[[Record], Any], path: str) -> None:
    with pytest.raises(BadState) as caught:
        Position.from_json(changed(phase, change))
    assert caught.value.path == path
    assert caught.value.why


def test_a_tile_lies_in_one_place_only() -> None:
    record = record_at("axe")
    record["drawn"][0][0] = record["estates"][0][0][0]
    record["drawn"][0].sort()
    with pytest.raises(BadState, match="lies in two places"):
        Position.from_json(record)


def test_a_scoring_tile_that_has_not_paid_has_given_no_points() -> None:
    record = new_table().state.to_json()
    record["earned"][0][2] = 4
    with pytest.raises(BadState, match="scoring tile C has not paid yet"):
        Position.from_json(record)


def test_an_estate_has_no_more_tiles_than_its_rounds_gave() -> None:
    record = record_at("axe")
    record["round"], record["earned"] = 1, [[0] * 4] * 2
    with pytest.raises(BadState, match="more than 1 rounds give"):
        Position.from_json(record)


def test_the_seat_that_builds_has_a_tile_that_fits() -> None:
    """4.7: tiles that fit nowhere go back to the bag by themselves, so nobody is asked for them."""
    estate = [["L09", 1, 0, 0], ["L02", -1, 0, 2]]
    with pytest.raises(BadState, match="seat 0 has no tile that it could lay"):
        building(2, {0: estate}, stock=["L62", "L04"])


def test_a_seat_that_has_built_holds_no_tile() -> None:
    with pytest.raises(BadState, match="seat 0 has laid all its tiles already"):
        building(2, stock=["L62", "L04"], to_move=1)


def test_a_buyer_must_have_had_a_turn_and_buys_from_others() -> None:
    table = new_table(2, start_2=1)
    table.play("axe 1.3", "stake 1 1.1", "stake 1 1.2", "axe 2.3", "stake 1 2.1", "stake 1 2.2")
    record = table.state.to_json()
    record["buyers"][0][0] = 1
    record["stock"][1] = [record["drawn"][0][0]]
    with pytest.raises(BadState, match="seat 1 cannot have bought"):
        Position.from_json(record)


@pytest.mark.parametrize("data", [None, [], "state", 3, {}, {"players": 2}])
def test_what_is_no_record_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadState):
        Position.from_json(data)


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 150))
def test_a_position_comes_back_complete(players: int, seed: int, plies: int) -> None:
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    for _ in range(plies):
        if state.to_move >= 0:
            state.play(state.random_move(rng))
    twin = Position.from_json(json.loads(json.dumps(state.to_json())))
    kept = [name for name in Position.__slots__ if name not in ("estates", "chance", "owned")]
    assert [getattr(twin, name) for name in kept] == [getattr(state, name) for name in kept]
    assert twin.chance.word == state.chance.word
    assert twin.legal_moves() == state.legal_moves()
    assert all(estate.cells[0] == HOME for estate in twin.estates)


@given(st.integers(0, 10**6), st.data())
def test_a_spoiled_record_is_refused_or_can_be_played_to_the_end(seed: int, data: st.DataObject) -> None:
    """Whatever number is changed: `BadState`, or a position that plays on without trouble."""
    state, rng = new_table(2 + seed % 4, seed=seed).state, random.Random(seed)
    for _ in range(data.draw(st.integers(0, 140))):
        if state.to_move >= 0:
            state.play(state.random_move(rng))
    record = json.loads(json.dumps(state.to_json()))
    key = data.draw(st.sampled_from(sorted(record)))
    spoil(record, key, data)
    try:
        changed_state = Position.from_json(record)
    except BadState:
        return
    while changed_state.to_move >= 0:
        changed_state.play(changed_state.random_move(rng))
    assert changed_state.result() is not None


def spoil(record: Record, key: str, data: st.DataObject) -> None:
    """Put another small number somewhere under a key."""
    inner: Any = record
    at: Any = key
    while isinstance(inner[at], list) and inner[at]:
        inner, at = inner[at], data.draw(st.integers(0, len(inner[at]) - 1))
    inner[at] = data.draw(st.integers(-2, 80))
