"""Whole games of Agamemnon on a real table, by keys, by the list of moves, by dragging and by clicking; and random events."""

import random

import pytest

from engine.core.saves import open_save
from tests.ui.table.test_random_events import random_event
from tests.ui.table.test_whole_games import WAYS, play_out
from tests.ui.tables import Hands, match_of, sit
from ui.theme.motion import Speed

OPTIONS = {
    "keys": {"board": "loom", "draw": "oracle"},
    "list": {"board": "agamemnon", "draw": "standard"},
    "drag": {"board": "loom", "draw": "standard"},
    "click": {"board": "agamemnon", "draw": "defy"},
}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(qtbot, around, way):
    screen = sit(qtbot, around, match_of("agamemnon", seed=11, **OPTIONS[way]))
    moves = play_out(Hands(screen), random.Random(7), WAYS[way])
    assert screen.session.flush()
    kept, _ = open_save(around.autosave)
    assert kept.moves == moves


@pytest.mark.parametrize(("seed", "speed", "draw"), [(1, Speed.OFF, "standard"), (2, Speed.FAST, "defy")])
def test_2000_random_events_leave_scene_and_position_in_agreement(qtbot, around, seed, speed, draw):
    around.pace.use(speed)
    hands = Hands(sit(qtbot, around, match_of("agamemnon", seed=seed, board="loom", draw=draw)))
    rng, made = random.Random(seed), []
    hands.screen.session.advanced.connect(made.append)
    for number in range(2000):
        random_event(hands, rng)
        if number % 100 == 99:
            hands.board.lighting.point(None)
            hands.board.stop()
            assert hands.scene_agrees(), f"after event {number}"
    assert made
