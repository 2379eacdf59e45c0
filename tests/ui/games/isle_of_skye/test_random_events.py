"""Thousands of random mouse and key events over Isle of Skye: no exception, no stuck tile, scene and position agree."""

import random

import pytest

from tests.ui.games.isle_of_skye.test_table import until
from tests.ui.table.test_random_events import random_event
from tests.ui.tables import Hands, people, sit
from ui.theme.motion import Speed


@pytest.mark.parametrize(
    ("phase", "speed", "players"),
    [("price", Speed.OFF, 2), ("buy", Speed.FAST, 4), ("build", Speed.FAST, 3)],
)
def test_1500_random_events_leave_scene_and_position_in_agreement(qtbot, around, phase, speed, players):
    around.pace.use(speed)
    match = until(phase, players=players, least=20)
    hands = Hands(sit(qtbot, around, match, people(players)))
    rng, rounds = random.Random(players), {match.state.round}
    for number in range(1500):
        random_event(hands, rng)
        if rng.random() < 0.02:
            rng.choice(hands.screen.players.cards).toggled.emit()
        if hands.screen.curtained:
            hands.screen.open_curtain()
        if rng.random() < 0.03 and not match.over:
            hands.screen._play_listed(rng.choice(hands.screen.session.legal()))
        rounds.add(match.state.round)
        if number % 100 == 99:
            hands.board.lighting.point(None)
            hands.board.stop()
            assert hands.scene_agrees(), f"after event {number}"
    assert len(rounds) > 1
