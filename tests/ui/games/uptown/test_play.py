"""Whole games of Uptown on a real table, by keys, by the list of moves, by dragging and by clicking; and random events."""

import random

import pytest

from engine.core.saves import open_save
from tests.ui.table.test_random_events import random_event
from tests.ui.table.test_whole_games import WAYS, play_out
from tests.ui.tables import Hands, match_of, one_person, sit
from ui.theme.motion import Speed

SEATS = {
    "keys": (2, {"two_player_mode": "single"}),
    "list": (3, {"scoring": "blockers"}),
    "drag": (2, {"two_player_mode": "two_colours"}),
    "click": (5, {}),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(qtbot, around, way):
    players, options = SEATS[way]
    screen = sit(qtbot, around, match_of("uptown", players=players, seed=11, **options))
    moves = play_out(Hands(screen), random.Random(7), WAYS[way])
    assert screen.session.flush()
    kept, _ = open_save(around.autosave)
    assert kept.moves == moves


def try_a_legal_move(hands, rng):
    """Drag a tile where it may go, whatever the events before have left in the air."""
    legal = hands.screen.session.legal()
    if legal and not hands.screen.curtained:
        aim = hands.board.layout.aims(rng.choice(legal))[0]
        hands.screen._ask_why_not(False)
        hands.drag(hands.loose(aim.piece), hands.place(aim.place))


@pytest.mark.parametrize(("seed", "speed"), [(1, Speed.OFF), (2, Speed.FAST)])
def test_2000_random_events_leave_scene_and_position_in_agreement(qtbot, around, seed, speed):
    around.pace.use(speed)
    hands = Hands(sit(qtbot, around, match_of("uptown", players=2, seed=seed, plies=10)))
    rng, made = random.Random(seed), []
    hands.screen.session.advanced.connect(made.append)
    for number in range(2000):
        random_event(hands, rng)
        if number % 20 == 0:
            try_a_legal_move(hands, rng)
        if hands.screen.curtained:
            hands.screen.open_curtain()
        if number % 100 == 99:
            hands.board.lighting.point(None)
            hands.board.stop()
            assert hands.scene_agrees(), f"after event {number}"
    assert made


def test_nothing_of_another_seat_is_on_the_scene_or_in_its_words(qtbot, around):
    """The scene of one person against four computers: no tile of their racks, in no form (rules 7)."""
    match = match_of("uptown", players=5, seed=4, plies=40)
    hands = Hands(sit(qtbot, around, match, one_person(5)))
    own, others = match.state.observe(0)["racks"][0], match.state.rack[5:]
    scene = hands.board.scene
    shown = {item.piece.number for item in scene.pieces()}
    assert set(own) <= shown
    assert shown.isdisjoint(set(others) - {0})
    assert not [item for item in scene.pieces() if item.piece.loose and item.piece.number not in own]
