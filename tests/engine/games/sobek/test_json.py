"""A state from JSON is checked completely; nonsense names its field."""

from __future__ import annotations

import json
import random
from copy import deepcopy

import pytest

from engine.core.contract import NOBODY, BadState
from engine.core.setup import make_setup
from engine.games.sobek.facts import FACTS
from engine.games.sobek.state import Position


def after(plies: int, players: int = 3, seed: int = 3, **options) -> dict:
    position, rng = Position.new(make_setup(FACTS, players, options, seed)), random.Random(seed)
    for _ in range(plies):
        position.play(position.random_move(rng))
    return json.loads(json.dumps(position.to_json()))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 7, 40, 90])
def test_a_state_survives_json(players, plies):
    data = after(plies, players)
    assert Position.from_json(data).to_json() == data


def test_a_state_plays_on_after_json_as_before():
    data = after(30)
    one, other, rng = Position.from_json(data), Position.from_json(deepcopy(data)), random.Random(1)
    while one.to_move != NOBODY:
        move = one.random_move(rng)
        one.play(move)
        other.play(move)
    assert one.to_json() == other.to_json()


def change(path, value):
    """A change of a state: `path` is a field, or a field and indexes."""

    def apply(data):
        *way, last = path
        for step in way:
            data = data[step]
        data[last] = value

    return apply


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["ask"], "dance", "$.ask"),
        (["ask"], "over", "$.corruption"),
        (["ask"], "token", "$.looked"),
        (["ask"], "start", "$.start"),
        (["ask"], "late", "$.caller"),
        (["ask"], "set", "$.laying"),
        (["ask"], "pick", "$.victim"),
        (["ask"], "discard", "$.played"),
        (["ask"], "kind", "$.played"),
        (["ask"], "add", "$.played"),
        (["ask"], "reach", "$.played"),
        (["ask"], "bless", "$.played"),
        (["ask"], "opponent", "$.played"),
        (["to_move"], 3, "$.to_move"),
        (["to_move"], -1, "$.to_move"),
        (["turn"], 7, "$.turn"),
        (["round"], 4, "$.round"),
        (["round"], 2, "$.corruption"),
        (["score"], [0, 0], "$.score"),
        (["score", 0], -1, "$.score"),
        (["score", 0], 1, "$.score"),
        (["tally"], [0], "$.tally"),
        (["row"], [0], "$.row"),
        (["row"], [9] * 9, "$.row"),
        (["row"], list(range(9, 20)), "$.row"),
        (["row"], [], "$.deck"),
        (["deck"], [63], "$.deck[0]"),
        (["deck"], [], "$.deck"),
        (["hand", 0], [9], "$.deck"),
        (["hand"], [[], [], []], "$.hand"),
        (["pile", 1], [60, 60], "$.pile[1]"),
        (["sets", 0, 0], [50, 51, 52], "$.deck"),
        (["blessings", 0], 1, "$.blessings"),
        (["curses", 0], 1, "$.curses"),
        (["tokens"], [5, 0, 0, 0, 0, 0], "$.tokens"),
        (["tokens"], [4, 2, 0, 0, 0, 0], "$.tokens"),
        (["used", 5], 1, "$.tokens"),
        (["looked"], [0], "$.looked"),
        (["looked"], [2, 1], "$.looked"),
        (["played"], 3, "$.hand"),
        (["token"], 0, "$.token"),
        (["victim"], 1, "$.victim"),
        (["caller"], 0, "$.caller"),
        (["flood"], True, "$.ask"),
        (["kind"], 2, "$.laying"),
        (["late"], [[0, 0, [50, 51, 52]]], "$.deck"),
        (["late"], [[3, 0, []]], "$.late"),
        (["discards"], [9], "$.discards"),
        (["minds"], [0, 3], "$.minds"),
        (["memory", 0, 13], 0, "$.memory"),
        (["memory", 0, 13], (1 << 63) - 1, "$.memory"),
        (["memory", 0], [0] * 14, "$.memory[0]"),
        (["lost", 1], 0xFFF, "$.memory"),
        (["counted"], 1 << 16, "$.counted"),
        (["chance"], 1 << 64, "$.chance"),
        (["chance"], -1, "$.chance"),
        (["options", "players"], 4, "$.score"),
        (["options", "track"], "square", "$.options.track"),
        (["options", "two_player_deck"], 45, "$.options"),
        (["more"], 1, "$"),
    ],
)
def test_nonsense_is_refused_by_field(path, value, field):
    data = after(0)
    change(path, value)(data)
    with pytest.raises(BadState) as caught:
        Position.from_json(data)
    assert caught.value.path == field
    assert caught.value.why


@pytest.mark.parametrize("data", [None, 1, "x", [], {}, {"ask": "act"}])
def test_other_data_is_no_state(data):
    with pytest.raises(BadState):
        Position.from_json(data)
