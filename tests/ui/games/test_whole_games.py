"""Whole games on a real table, of every game found: by keys alone, by the list of moves alone, by dragging, by clicking.

Every game is random but the same each time, with random options. After every move the scene must show exactly the
position, and at the end the autosave holds the match.
"""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import open_save
from engine.core.setup import make_setup
from tests.ui.games.test_layouts import GAMES
from tests.ui.tables import MENU, Hands, sit
from tests.ui.ways import WAYS

pytestmark = MENU
DRAWS = 12
SEED = 11


def setup_for(game, players, seed):
    """A set-up with options drawn at random: of a few draws the one whose random game is the shortest."""
    rng, facts = random.Random(seed), facts_of(game)

    def draw():
        options = {option.id: rng.choice(option.choices).value for option in facts.options_for(players)}
        return make_setup(facts, players, options, SEED)

    return min((draw() for _ in range(DRAWS)), key=length)


def length(setup):
    """How many moves a random game has."""
    match, rng = Match(setup), random.Random(7)
    while not match.over:
        match.play(match.state.random_move(rng))
    return match.ply


def play_out(hands, rng, make_move):
    """Play random legal moves with `make_move` until the match is over; return the moves."""
    session = hands.screen.session
    while not session.match.over:
        if hands.screen.curtained:
            QTest.keyClick(hands.screen.prompt.buttons[0], Qt.Key.Key_Space)
        move = rng.choice(session.legal())
        ply = session.match.ply
        make_move(hands, move)
        hands.agree()
        hands.agree()
        assert session.match.moves[ply:] == [move], session.match.game.notation.to_text(move)
        assert hands.scene_agrees()
    return session.match.moves


def check(qtbot, around, setup, way):
    """Play a whole game in one way."""
    screen = sit(qtbot, around, Match(setup))
    moves = play_out(Hands(screen), random.Random(7), WAYS[way])
    assert screen.session.flush()
    kept, _ = open_save(around.autosave)
    assert kept.moves == moves


@MENU
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_two_is_played(qtbot, around, game, way):
    check(qtbot, around, setup_for(game, 2, list(WAYS).index(way)), way)


@MENU
@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in facts_of(game).players]
)
def test_a_whole_game_of_any_number_is_played(qtbot, around, game, players, way):
    check(qtbot, around, setup_for(game, players, players), way)
