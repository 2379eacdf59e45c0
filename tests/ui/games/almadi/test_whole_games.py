"""Whole games of Almadi on a real table: by keys alone, by the list of moves alone, by dragging and by clicking alone.

With and without characters, with start tiles dealt and chosen. After every move the scene must show the position.
"""

import random

import pytest

from engine.core.saves import open_save
from tests.ui.table.test_whole_games import WAYS, play_out
from tests.ui.tables import Hands, match_of, sit


@pytest.mark.parametrize("whole", [False, True], ids=["first game", "characters"])
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(qtbot, around, way, whole):
    players = 3 if whole else 2
    match = match_of("almadi", players=players, seed=11, characters=whole, choose_start_tiles=whole)
    screen = sit(qtbot, around, match)
    moves = play_out(Hands(screen), random.Random(7), WAYS[way])
    assert screen.session.flush()
    kept, _ = open_save(around.autosave)
    assert kept.moves == moves
