"""Thousands of random mouse and key events over a table: no exception, no stuck piece, scene and position agree."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.ui.tables import LEFT, MIDDLE, RIGHT, Hands, match_of, sit
from ui.theme.motion import Speed

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_G,
    Qt.Key.Key_R,
    Qt.Key.Key_X,
)


def random_event(hands, rng):
    """Send one random event; spots prefer pieces and places."""
    spot = random_spot(hands, rng)
    held = rng.choice((LEFT, LEFT, Qt.MouseButton.NoButton, RIGHT))
    match rng.randrange(12):
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
            QTest.keyClick(hands.view, rng.choice(KEYS))
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
            lambda: screen.board.view._zoom(rng.choice((0.7, 1.4)), hands.at),
            lambda: hands.board.view.focusOutEvent,
            lambda: screen._ask_why_not(rng.random() < 0.3),
            lambda: QTest.qWait(rng.choice((1, 30))),
        )
    )()
    menu = hands.board.chooser.menu
    if menu is not None:
        menu.close()


def random_spot(hands, rng):
    """Somewhere on the table, mostly where something lies."""
    scene = hands.board.scene
    if rng.random() < 0.7:
        rects = [scene.rect_of_piece(item) for item in scene.pieces() if item.piece.loose]
        rects += [scene.rect_of(place) for place in scene.plan.places]
        return rng.choice(rects).center() + QPointF(rng.uniform(-9, 9), rng.uniform(-9, 9))
    window = scene.sceneRect()
    return QPointF(rng.uniform(-40, window.width() + 40), rng.uniform(-40, window.height() + 40))


@pytest.mark.parametrize(("seed", "speed"), [(1, Speed.OFF), (2, Speed.FAST)])
def test_2000_random_events_leave_scene_and_position_in_agreement(qtbot, around, seed, speed):
    around.pace.use(speed)
    options = dict.fromkeys(("market", "pyramids", "temple", "burial", "obelisks"), "B")
    hands = Hands(sit(qtbot, around, match_of(players=2, seed=seed, **options)))
    rng = random.Random(seed)
    for number in range(2000):
        random_event(hands, rng)
        if hands.screen.curtained:
            hands.screen.open_curtain()
        if number % 100 == 99:
            hands.board.lighting.point(None)
            hands.board.stop()
            assert hands.scene_agrees(), f"after event {number}"
    assert hands.screen.session.match.ply > 0
