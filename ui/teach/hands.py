"""Whose hand is open to those who look at the table: that of whoever moves, that of one seat, or none.

A table shows what one seat may know, so at most one hand is open at a time. Each player's card has an eye that opens
and closes its hand; the same can be chosen from the toolbar.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from engine.core.contract import NOBODY
from engine.core.words import Player, Sentence, Words, say
from ui.paint.icons import icon
from ui.screens import Deed, Surroundings
from ui.table.screen import TableScreen
from ui.table.sizes import FAR, grown
from ui.teach.words import Hand

_EYE = 20
_FRAME = 5


class OpenHands(QObject):
    """The eyes on the cards of one table, and the menu that says the same."""

    def __init__(self, table: TableScreen, around: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._session = table.session
        self._around = around
        self.eyes = [Eye(partial(self.toggle, seat)) for seat in range(len(table.session.seats))]
        table.players.put_beside(self.eyes)
        self._menu = QMenu(table)
        self._group = QActionGroup(self)
        self._ways: dict[int | None, QAction] = {}
        for way in self._order:
            action = self._menu.addAction("", partial(self.show, way))
            action.setCheckable(True)
            self._ways[way] = self._group.addAction(action)
        self._action = table.deeds[Deed.OPEN_HAND]
        self._action.setMenu(self._menu)
        self._action.triggered.connect(self.next)
        self._session.decision.connect(self.refresh)
        table.looked.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    @property
    def _order(self) -> tuple[int | None, ...]:
        return (None, *range(len(self._session.seats)), NOBODY)

    def show(self, way: int | None) -> None:
        """Open the hand of a seat; `None`: of whoever moves; `NOBODY`: close all."""
        self._table.board.stop()
        self._session.shown = way
        self._table.look_anew()

    def toggle(self, seat: int) -> None:
        """Close the hand of a seat, or open it; the hand of whoever moves is opened to follow the turn."""
        if self._session.eyes == seat:
            self.show(NOBODY)
        else:
            self.show(None if seat == self._session.to_move else seat)

    def next(self) -> None:
        """Go from one way to the next: whoever moves, each seat, none."""
        order = self._order
        self.show(order[(order.index(self._session.shown) + 1) % len(order)])

    def refresh(self) -> None:
        """Show and say which hand is open."""
        speak = self._table.voice.speak
        for seat, eye in enumerate(self.eyes):
            is_open = seat == self._session.eyes
            words = say(Hand.CLOSE if is_open else Hand.OF, who=Player(seat))
            eye.show_eye(is_open, speak(words), self._around)
        for way, action in self._ways.items():
            action.setText(speak(_words(way)))
            action.setChecked(way == self._session.shown)


def _words(way: int | None) -> Sentence | Words:
    if way is None:
        return Hand.TURN
    return Hand.NONE if way == NOBODY else say(Hand.OF, who=Player(way))


class Eye(QToolButton):
    """The eye at a player's card: open while everybody sees the hand."""

    def __init__(self, toggle: Callable[[], None]) -> None:
        super().__init__()
        self.setProperty("kind", "eye")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(toggle)

    def show_eye(self, is_open: bool, words: str, around: Surroundings) -> None:
        """Show whether the hand is open, and say what a click does."""
        theme = around.theme.theme
        side = grown(_EYE, theme)
        paint = theme.tokens.accent_ink if is_open else theme.tokens.ink3
        self.setIcon(icon("eye" if is_open else "closed eye", theme, paint, side))
        self.setIconSize(QSize(side, side))
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setFixedSize(side + 2 * grown(_FRAME, theme), grown(FAR.card, theme))
