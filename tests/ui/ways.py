"""The four ways people make a move at a table, for every game: by drag, by two clicks, by keys alone, by the list of moves alone.

Imported as `tests.ui.ways`. A way gets `Hands` and a legal move, and sends the real events that make it.
"""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.tables import LEFT
from ui.board.stops import Way, ahead, all_stops

KEYS = {
    Way.LEFT: Qt.Key.Key_Left,
    Way.RIGHT: Qt.Key.Key_Right,
    Way.UP: Qt.Key.Key_Up,
    Way.DOWN: Qt.Key.Key_Down,
}


def aim_of(hands, move):
    """What a move means at the table: the first way that has its piece there."""
    loose = {item.piece.number for item in hands.board.scene.pieces() if item.piece.loose}
    return next(aim for aim in hands.board.layout.aims(move) if aim.piece in loose | {0})


def choice_of(hands, move):
    """The button of a move."""
    return next(choice for choice in hands.screen.choices() if choice.move == move)


def turn_to(hands, wanted, turn):
    """Turn the held piece until it lies as wanted."""
    for _ in range(5):
        if hands.board.grip.hold.turn == wanted:
            return
        turn()
    raise AssertionError(f"the piece does not turn to {wanted}")


# ---------------------------------------------------------------- keys


def by_keys(hands, move):
    """Walk by arrows, pick up with Enter, turn with R, go to the place with Tab, drop with Enter; or press a letter."""
    aim = aim_of(hands, move)
    if not aim.piece and not aim.place:
        _press_by_keys(hands, choice_of(hands, move))
    elif not aim.piece:
        focus_on(hands, lambda stop: stop.place is not None and stop.place.number == aim.place)
        hands.key(Qt.Key.Key_Return)
    else:
        focus_on(hands, lambda stop: stop.item is not None and stop.item.piece.number == aim.piece)
        hands.key(Qt.Key.Key_Return)
        if hands.board.held_piece is not None:
            turn_to(hands, aim.turn, lambda: hands.key(Qt.Key.Key_R))
            _tab_to(hands, aim.place)
            hands.key(Qt.Key.Key_Return)


def _press_by_keys(hands, choice):
    if choice.letter:
        hands.key(ord(choice.letter))
    elif choice.box is not None:
        focus_on(hands, lambda stop: stop.choice == choice)
        hands.key(Qt.Key.Key_Return)
    else:
        QTest.keyClick(button_of(hands, choice), Qt.Key.Key_Space)


def _tab_to(hands, place):
    for _ in range(len(hands.board.grip.legal_places())):
        if hands.board.grip.hold.target == place:
            break
        QTest.keyClick(hands.view, Qt.Key.Key_Tab)
    assert hands.board.grip.hold.target == place


def focus_on(hands, wanted):
    """Walk by arrow keys until the focus stands on a stop that is wanted."""
    keys = hands.board.keys
    stops = all_stops(hands.board.scene, hands.board.buttons)
    if keys.focus is None or not keys._shown:
        hands.key(Qt.Key.Key_Right)
    for way in path_to(stops, keys.focus, wanted):
        hands.key(KEYS[way])
    assert wanted(keys.focus), "the arrows do not lead there"


def path_to(stops, start, wanted):
    """The shortest run of arrow keys from one stop to a wanted one."""
    by_key = {stop.key: stop for stop in stops}
    came: dict = {start.key: (None, None)}
    queue = deque([by_key.get(start.key, start)])
    while queue:
        stop = queue.popleft()
        if wanted(stop):
            way = []
            while came[stop.key][0] is not None:
                before, step = came[stop.key]
                way.append(step)
                stop = before
            return way[::-1]
        for step in Way:
            following = ahead(stops, stop.rect, step)
            if following is not None and following.key not in came:
                came[following.key] = (stop, step)
                queue.append(following)
    raise AssertionError("no arrow keys lead there")


# ---------------------------------------------------------------- list of moves


def by_list(hands, move):
    """Type the words of the move into the filter of the list of moves and press Enter."""
    moves, words = hands.screen.moves, hands.screen.say_move(move)
    moves.filter.setText(words[:-1])
    QTest.keyClicks(moves.filter, words[-1])
    assert words in moves.fitting
    rows = [row for row in range(moves.list.count()) if moves.list.item(row).text() == words]
    while moves.list.currentRow() not in rows:
        QTest.keyClick(moves.filter, Qt.Key.Key_Down)
    QTest.keyClick(moves.filter, Qt.Key.Key_Return)


# ---------------------------------------------------------------- mouse


def by_drag(hands, move):
    """Press, carry, turn with the wheel on the way, release; a piece with nowhere to go is clicked."""
    aim = aim_of(hands, move)
    if not aim.piece:
        _click_the_decision(hands, move)
        return
    start = hands.loose(aim.piece)
    if not aim.place:  # a piece that goes nowhere is itself the decision
        hands.click(start)
        return
    hands.take(start, start + QPointF(30, -30))
    turn_to(hands, aim.turn, lambda: wheel(hands))
    hands.move(hands.place(aim.place), LEFT)
    hands.release(hands.place(aim.place))


def by_clicks(hands, move):
    """Click the piece, turn with the wheel, click the place."""
    aim = aim_of(hands, move)
    if not aim.piece:
        _click_the_decision(hands, move)
        return
    hands.click(hands.loose(aim.piece))
    if hands.board.held_piece is not None:
        turn_to(hands, aim.turn, lambda: wheel(hands))
        hands.click(hands.place(aim.place))


def _click_the_decision(hands, move):
    """Click what is itself the decision: a place, a button of the table, a button of the prompt strip."""
    aim = aim_of(hands, move)
    if aim.place:
        hands.click(hands.place(aim.place))
        return
    choice = choice_of(hands, move)
    if choice.box is None:
        QTest.mouseClick(button_of(hands, choice), LEFT)
    else:
        hands.click(hands.board.scene.rect_in(choice.area, choice.box).center())


def button_of(hands, choice):
    """The button of the prompt strip that makes a choice."""
    words = hands.screen.voice.speak(choice.label)
    return next(button for button in hands.screen.prompt.buttons if button.text() == words)


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


WAYS = {"keys": by_keys, "list": by_list, "drag": by_drag, "click": by_clicks}
