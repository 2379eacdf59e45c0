"""Whole games of Isle of Skye on a real table: by keys alone, by the list of moves alone, by dragging and by clicking alone.

Tiles are turned with R or with the wheel. After every move the scene must show exactly the position.
"""

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.saves import open_save
from tests.ui.table.test_whole_games import by_list, focus_on, play_out
from tests.ui.tables import LEFT, Hands, match_of, sit


def turn_to(hands, wanted, turn):
    """Turn the held piece until it lies as wanted."""
    for _ in range(4):
        if hands.board.grip.hold.turn == wanted:
            return
        turn()
    raise AssertionError(f"the piece does not turn to {wanted}")


def by_keys(hands, move):
    """Pick up with Enter, turn with R, go to the place with Tab, drop with Enter; pass with its letter."""
    aim = hands.board.layout.aims(move)[0]
    if not aim.piece:
        hands.key(Qt.Key.Key_P)
        return
    focus_on(hands, lambda stop: stop.item is not None and stop.item.piece.number == aim.piece)
    hands.key(Qt.Key.Key_Return)
    turn_to(hands, aim.turn, lambda: hands.key(Qt.Key.Key_R))
    for _ in range(len(hands.board.grip.legal_places())):
        if hands.board.grip.hold.target == aim.place:
            break
        QTest.keyClick(hands.view, Qt.Key.Key_Tab)
    assert hands.board.grip.hold.target == aim.place
    hands.key(Qt.Key.Key_Return)


def wheel(hands, notches=-1):
    """Turn the wheel over the table."""
    spot = hands.at
    event = QWheelEvent(
        spot,
        QPointF(hands.view.viewport().mapToGlobal(spot)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(hands.view.viewport(), event)


def press_pass(hands):
    button = next(button for button in hands.screen.prompt.buttons if button.text() == "Pass")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def by_drag(hands, move):
    """Press, carry, turn with the wheel on the way, release."""
    aim = hands.board.layout.aims(move)[0]
    if not aim.piece:
        press_pass(hands)
        return
    start = hands.loose(aim.piece)
    hands.take(start, start + QPointF(30, -30))
    turn_to(hands, aim.turn, lambda: wheel(hands))
    hands.move(hands.place(aim.place), LEFT)
    hands.release(hands.place(aim.place))


def by_click(hands, move):
    """Click the piece, turn with the wheel, click the place."""
    aim = hands.board.layout.aims(move)[0]
    if not aim.piece:
        press_pass(hands)
        return
    hands.click(hands.loose(aim.piece))
    turn_to(hands, aim.turn, lambda: wheel(hands))
    hands.click(hands.place(aim.place))


WAYS = {"keys": by_keys, "list": by_list, "drag": by_drag, "click": by_click}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(qtbot, around, way, players):
    screen = sit(qtbot, around, match_of("isle_of_skye", players=players, seed=11))
    moves = play_out(Hands(screen), random.Random(7), WAYS[way])
    assert screen.session.flush()
    kept, _ = open_save(around.autosave)
    assert kept.moves == moves
