"""Tables for tests of windows: a match with seats on a real screen, and hands that send real events to it.

Imported as `tests.ui.tables`; knows no game beyond what its callers pass.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.ai.service import End, Reply
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from ui.table.screen import TableScreen
from ui.table.session import TableSession

NAMES = ("Rita", "Aoi", "Bruno", "Chen", "Dora")
MENU = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
"""A platform without a screen cannot do what a menu asks of it, and says so."""
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton


class Quiet:
    """A thinker that never answers with a move."""

    def warm(self):
        pass

    def think(self, job, listen=None):
        return Reply(job.number, End.CANCELLED)

    def cancel(self, number):
        pass

    def hurry(self, number):
        pass


class Instant(Quiet):
    """A thinker that answers at once with the move `choose` picks from the legal ones."""

    def __init__(self, choose=lambda legal: legal[0]):
        self.choose = choose
        self.jobs = []

    def think(self, job, listen=None):
        self.jobs.append(job)
        return Reply(job.number, End.THOUGHT, self.choose(job.legal))


def match_of(game="imhotep", players=2, seed=5, plies=0, **options):
    """A match some random moves in."""
    match = Match(make_setup(facts_of(game), players, options, seed))
    rng = random.Random(seed)
    for _ in range(plies):
        if match.over:
            break
        assert match.play(match.state.random_move(rng)) is None
    return match


def people(count):
    """Seats with people only."""
    return tuple(SeatSpec("human", name=NAMES[seat]) for seat in range(count))


def one_person(count, seat=0):
    """One person, the rest computers."""
    return tuple(
        SeatSpec("human", name=NAMES[n]) if n == seat else SeatSpec("ai", level="novice", name=NAMES[n])
        for n in range(count)
    )


def sit(qtbot, around, match, seats=None, thinker=None, size=(1440, 900)):
    """A table screen with its session begun; closed with the test."""
    session = TableSession(
        match, seats or people(match.setup.players), thinker or Quiet(), around.autosave, around.pace
    )
    screen = TableScreen(session, around)
    qtbot.addWidget(screen, before_close_func=_get_up)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    session.begin()
    return screen


def _get_up(screen):
    screen.board.stop()
    screen.session.close()


class Hands:
    """Sends real mouse and key events to the board of a screen."""

    def __init__(self, screen):
        self.screen = screen
        self.board = screen.board
        self.view = screen.board.view
        self.at = QPointF(5, 5)

    # ------------------------------------------------------------ where things are

    def piece(self, key):
        """The middle of a piece."""
        return self.board.scene.rect_of_piece(self.item(key)).center()

    def item(self, key):
        """A piece's item."""
        item = self.board.scene.item(key)
        assert item is not None, f"no piece {key!r} among {[i.piece.key for i in self.board.scene.pieces()]}"
        return item

    def loose(self, number):
        """The middle of a loose piece of this number."""
        items = [i for i in self.board.scene.pieces() if i.piece.loose and i.piece.number == number]
        rect, scene = self.board.scene.rect_of_piece(items[-1]), self.board.scene
        spots = [rect.center(), *(rect.topLeft() + QPointF(x, rect.height() / 2) for x in (4, 8, 12))]
        return next((spot for spot in spots if self._is_uppermost(scene, spot, number)), spots[0])

    def _is_uppermost(self, scene, spot, number):
        """Whether a press there takes a piece of this number: cards of a tight hand cover each other."""
        found = scene.piece_at(spot, lambda piece: piece.loose)
        return found is not None and found.piece.number == number

    def place(self, number):
        """The middle of a place."""
        return self.board.scene.rect_of(self.board.scene.entries(number)[0]).center()

    def felt(self):
        """A point where nothing lies."""
        window = self.board.scene.sceneRect()
        for y in range(int(window.bottom()) - 4, int(window.top()), -9):
            for x in range(int(window.right()) - 6, int(window.left()), -9):
                if self._is_felt(QPointF(x, y)):
                    return QPointF(x, y)
        raise AssertionError("the table has no empty felt")

    def _is_felt(self, spot):
        scene = self.board.scene
        return (
            not scene.places_at(spot)
            and scene.piece_at(spot, lambda piece: True) is None
            and not self.board.camera.dock_frame.contains(spot)
            and not self.screen.prompt.geometry().contains(spot.toPoint())
        )

    # ------------------------------------------------------------ mouse

    def press(self, spot, button=LEFT, held=Qt.MouseButton.NoButton):
        """Press a button."""
        self._send(QEvent.Type.MouseButtonPress, spot, button, held | button)

    def release(self, spot, button=LEFT, held=Qt.MouseButton.NoButton):
        """Release a button."""
        self._send(QEvent.Type.MouseButtonRelease, spot, button, held)

    def move(self, spot, held=Qt.MouseButton.NoButton, steps=4):
        """Move in some steps."""
        start = self.at
        for step in range(1, steps + 1):
            self._send(
                QEvent.Type.MouseMove, start + (spot - start) * (step / steps), Qt.MouseButton.NoButton, held
            )

    def click(self, spot, button=LEFT):
        """Move there and click."""
        self.move(spot)
        self.press(spot, button)
        self.release(spot, button)

    def double_click(self, spot):
        """Move there and double-click."""
        self.click(spot)
        self._send(QEvent.Type.MouseButtonDblClick, spot, LEFT, LEFT)
        self.release(spot)

    def drag(self, start, goal):
        """Press, carry, release."""
        self.move(start)
        self.press(start)
        self.move(goal, LEFT)
        self.release(goal)

    def take(self, start, goal):
        """Press and carry, without letting go."""
        self.move(start)
        self.press(start)
        self.move(goal, LEFT)

    def _send(self, kind, spot, button, held):
        self.at = QPointF(spot)
        viewport = self.view.viewport()
        event = QMouseEvent(
            kind,
            self.at,
            QPointF(viewport.mapToGlobal(self.at)),
            button,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)

    def agree(self):
        """Say yes to what the table asks twice."""
        menu = self.board.chooser.menu
        if menu is not None:
            menu.actions()[0].trigger()
            menu.close()
            QApplication.sendPostedEvents()
            QApplication.processEvents()

    # ------------------------------------------------------------ keys

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        """Press and release a key."""
        QTest.keyClick(self.view, key, modifiers)

    # ------------------------------------------------------------ what is on screen

    def scene_agrees(self):
        """Whether every item lies where the position has it, and nothing else lies there."""
        found = self.disagreements()
        assert not found, found
        return True

    def disagreements(self):
        """What on the scene is not as the position has it."""
        board = self.board
        if board.grip.hold is not None or board.stage.busy:
            return ["something is held or moves"]
        plan = board.fresh_plan()
        shown = {item.piece.key: item for item in board.scene.pieces()}
        found = sorted(set(shown) ^ {piece.key for piece in plan.pieces})
        for piece in plan.pieces:
            item = shown.get(piece.key)
            if item is not None:
                look = (item.scale(), item.opacity(), item.rotation())
                if item.piece != piece:
                    found.append(f"{piece.key} is {item.piece}, not {piece}")
                elif item.pos() != item.home or look != (1.0, 1.0, 0.0):
                    found.append(f"{piece.key} lies at {item.pos()}, not {item.home}; {look}")
        return found


def global_point(widget, spot):
    """A point of a widget on the screen."""
    return widget.mapToGlobal(QPoint(round(spot.x()), round(spot.y())))
