"""Random mouse and key events over every table found: no exception, no stuck piece, scene and position agree after each batch."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.core.contract import NOBODY
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from tests.ui.games.test_layouts import GAMES
from tests.ui.tables import LEFT, MENU, MIDDLE, RIGHT, Hands, sit
from tests.ui.ways import WAYS, wheel
from ui.theme.motion import Speed

pytestmark = MENU
BATCH = 100
KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_G,
    Qt.Key.Key_P,
    Qt.Key.Key_R,
    Qt.Key.Key_X,
)
MODIFIERS = (Qt.KeyboardModifier.NoModifier,) * 4 + (Qt.KeyboardModifier.ControlModifier,)


def random_event(hands, rng):
    """Send one random event; spots prefer pieces and places."""
    spot = random_spot(hands, rng)
    held = rng.choice((LEFT, LEFT, Qt.MouseButton.NoButton, RIGHT))
    match rng.randrange(13):
        case 0 | 1:
            hands.press(spot, rng.choice((LEFT, LEFT, LEFT, RIGHT, MIDDLE)))
        case 2 | 3:
            hands.release(spot, rng.choice((LEFT, LEFT, LEFT, RIGHT, MIDDLE)))
        case 4 | 5:
            hands.move(spot, held, steps=2)
        case 6:
            hands.double_click(spot)
        case 7:
            hands.drag(random_spot(hands, rng), spot)
        case 8:
            hands.click(spot)
        case 9 | 10:
            hands.key(rng.choice(KEYS), rng.choice(MODIFIERS))
        case 11:
            wheel(hands, rng.choice((-1, 1)))
        case _:
            around_the_board(hands, rng)


def around_the_board(hands, rng):
    """Something that comes from elsewhere while a piece may be in the air."""
    screen = hands.screen
    rng.choice(
        (
            screen._undo,
            screen._redo,
            screen.board.view.refit,
            screen.board.sorting.reset,
            lambda: screen.board.view._zoom(rng.choice((0.7, 1.4)), hands.at),
            lambda: screen.ask_why_not(rng.random() < 0.3),
            rng.choice(screen.players.cards).toggled.emit,
            lambda: screen.play_listed(rng.choice(screen.session.legal() or [0])),
            lambda: QTest.qWait(rng.choice((1, 30))),
        )
    )()
    close_menu(hands)


def close_menu(hands):
    """Leave the question which of several moves was meant."""
    menu = hands.board.chooser.menu
    if menu is not None:
        menu.close()
        QTest.qWait(1)


def random_spot(hands, rng):
    """Somewhere on the table, mostly where something lies."""
    scene = hands.board.scene
    if rng.random() < 0.7:
        rects = [scene.rect_of_piece(item) for item in scene.pieces() if item.piece.loose]
        rects += [scene.rect_of(place) for place in scene.plan.places]
        return rng.choice(rects).center() + QPointF(rng.uniform(-9, 9), rng.uniform(-9, 9))
    window = scene.sceneRect()
    return QPointF(rng.uniform(-40, window.width() + 40), rng.uniform(-40, window.height() + 40))


def calm(hands):
    """Let go of the mouse and press Escape, as somebody would who wants peace."""
    close_menu(hands)
    hands.release(hands.at)
    hands.key(Qt.Key.Key_Escape)
    assert hands.board.held_piece is None, "a piece is stuck in the hand"
    hands.board.lighting.point(None)
    hands.board.stop()


def play_one(hands, rng):
    """Make one move properly, whatever the events before have left; a match that is over goes on from earlier."""
    screen, session = hands.screen, hands.screen.session
    screen.ask_why_not(False)
    hands.board.view.refit()
    hands.board.lay_out()
    while session.match.over or (session.match.ply > 0 and rng.random() < 0.1):
        screen._undo()
    if screen.curtained:
        screen.open_curtain()
    if screen.players.visited not in (NOBODY, session.eyes):
        screen.players.cards[screen.players.visited].toggled.emit()
    hands.board.stop()  # whoever aims at a piece waits until it lies still
    ply, move = session.match.ply, rng.choice(session.legal())
    rng.choice((WAYS["drag"], WAYS["click"]))(hands, move)
    hands.agree()
    assert session.match.moves[ply] == move


def check(qtbot, around, game, events, speed=Speed.OFF, players=0):
    """Send so many random events to a table of a game with random options."""
    around.pace.use(speed)
    rng, facts = random.Random(events + len(game)), facts_of(game)
    players = players or facts.players[0]
    options = {option.id: rng.choice(option.choices).value for option in facts.options_for(players)}
    hands = Hands(sit(qtbot, around, Match(make_setup(facts, players, options, 4))))
    hands.screen.session.undo_all = True
    for number in range(events):
        random_event(hands, rng)
        if hands.screen.curtained:
            hands.screen.open_curtain()
        if number % BATCH == BATCH - 1:
            calm(hands)
            assert hands.scene_agrees(), f"after event {number}"
            play_one(hands, rng)


@pytest.mark.parametrize("game", GAMES)
def test_600_random_events_leave_scene_and_position_in_agreement(qtbot, around, game):
    check(qtbot, around, game, 600)


@pytest.mark.parametrize("game", GAMES)
def test_200_random_events_during_animations_do_so_too(qtbot, around, game):
    check(qtbot, around, game, 200, Speed.FAST)


@pytest.mark.long
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
@pytest.mark.parametrize("game", GAMES)
def test_10000_random_events_leave_scene_and_position_in_agreement(qtbot, around, game, speed):
    check(qtbot, around, game, 10_000, speed, facts_of(game).players[-1])
