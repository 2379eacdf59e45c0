"""Whole games of Imhotep on a real table: by keys alone, by the list of moves alone, by dragging and clicking alone.

Every game is random but the same each time. After every move the scene must show exactly the position.
"""

import random
from collections import deque

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.saves import open_save
from tests.ui.tables import Hands, match_of, sit
from ui.board.stops import Way, ahead, all_stops

KEYS = {
    Way.LEFT: Qt.Key.Key_Left,
    Way.RIGHT: Qt.Key.Key_Right,
    Way.UP: Qt.Key.Key_Up,
    Way.DOWN: Qt.Key.Key_Down,
}


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
        assert session.match.ply == ply + 1, session.match.game.notation.to_text(move)
        assert session.match.turns[-1].move == move
        assert hands.scene_agrees()
    return session.match.moves


# ---------------------------------------------------------------- keys


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


def by_keys(hands, move):
    """Make a move by keys alone."""
    aims = hands.board.layout.aims(move)
    choice = next((c for c in hands.screen._choices() if c.move == move and c.letter), None)
    if choice is not None:
        hands.key(ord(choice.letter))
        return
    aim = aims[0]
    focus_on(hands, lambda stop: stop.item is not None and stop.item.piece.number == aim.piece)
    hands.key(Qt.Key.Key_Return)
    if hands.board.held_piece is not None:
        for _ in range(len(hands.board.grip.legal_places())):
            if hands.board.grip.hold.target == aim.place:
                break
            QTest.keyClick(hands.view, Qt.Key.Key_Tab)
        assert hands.board.grip.hold.target == aim.place
        hands.key(Qt.Key.Key_Return)


# ---------------------------------------------------------------- list of moves


def by_list(hands, move):
    """Make a move by typing its words into the filter of the list of moves and pressing Enter."""
    moves, words = hands.screen.moves, hands.screen._say_move(move)
    moves.filter.clear()
    QTest.keyClicks(moves.filter, words)
    assert words in moves.fitting
    rows = [row for row in range(moves.list.count()) if moves.list.item(row).text() == words]
    while moves.list.currentRow() not in rows:
        QTest.keyClick(moves.filter, Qt.Key.Key_Down)
    QTest.keyClick(moves.filter, Qt.Key.Key_Return)


# ---------------------------------------------------------------- mouse


def by_mouse(hands, move):
    """Make a move by dragging, or by pressing its button when it has neither piece nor place."""
    aim = hands.board.layout.aims(move)[0]
    if not aim.piece:
        choice = next(c for c in hands.screen._choices() if c.move == move)
        words = hands.screen._voice().speak(choice.label)
        button = next(b for b in hands.screen.prompt.buttons if b.text() == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    hands.drag(hands.loose(aim.piece), hands.place(aim.place))


def by_clicks(hands, move):
    """Make a move by clicking a piece and then a place."""
    aim = hands.board.layout.aims(move)[0]
    if not aim.piece:
        by_mouse(hands, move)
        return
    hands.click(hands.loose(aim.piece))
    if hands.board.held_piece is not None:
        hands.click(hands.place(aim.place))


WAYS = {"keys": by_keys, "list": by_list, "drag": by_mouse, "click": by_clicks}


@pytest.mark.parametrize("sides", ["A", "B"])
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(qtbot, around, way, sides):
    options = dict.fromkeys(("market", "pyramids", "temple", "burial", "obelisks"), sides)
    screen = sit(qtbot, around, match_of(players=3 if sides == "B" else 2, seed=11, **options))
    hands = Hands(screen)
    moves = play_out(hands, random.Random(7), WAYS[way])
    assert screen.session.flush()
    kept, _ = open_save(around.autosave)
    assert kept.moves == moves
