"""Thousands of random mouse and key events over Almadi: no exception, no stuck tile, scene and position agree."""

import random

import pytest

from tests.ui.table.test_random_events import random_event
from tests.ui.tables import Hands, match_of, people, sit
from ui.theme.motion import Speed


@pytest.mark.parametrize(("characters", "speed", "players"), [(False, Speed.OFF, 2), (True, Speed.FAST, 4)])
def test_1000_random_events_leave_scene_and_position_in_agreement(qtbot, around, characters, speed, players):
    around.pace.use(speed)
    match = match_of("almadi", players=players, seed=4, characters=characters)
    hands = Hands(sit(qtbot, around, match, people(players)))
    rng, start = random.Random(players), match.ply
    for number in range(1000):
        random_event(hands, rng)
        if rng.random() < 0.02:
            rng.choice(hands.screen.players.cards).toggled.emit()
        if hands.screen.curtained:
            hands.screen.open_curtain()
        if rng.random() < 0.05 and not match.over:
            hands.screen._play_listed(rng.choice(hands.screen.session.legal() or [0]))
        if number % 100 == 99:
            hands.board.lighting.point(None)
            hands.board.stop()
            assert hands.scene_agrees(), f"after event {number}"
    assert match.ply > start
