"""The list of all positions to practise, game by game, with today's at the top. Satisfies `ui.screens.Screen`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.registry import facts_of
from engine.core.words import say
from engine.learn.practice import Position
from ui.learn.page import ListPage
from ui.paint.icons import icon
from ui.practice.progress import Solved
from ui.practice.words import PracticeList as Says
from ui.screens import Deed, Surroundings

_WIDTH = 900
_COLUMNS = 12
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_COLUMNS,
    Qt.Key.Key_Down: _COLUMNS,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A position of a game, by its number from 0."""

    game: str
    index: int


class PositionButton(QPushButton):
    """A numbered button; the arrows walk to the others."""

    walked = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter opens."""
        key = event.key()
        if key in _STEPS:
            self.walked.emit(_STEPS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class PracticeListScreen(QWidget):
    """Everything there is to practise."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    left = Signal()
    """Back to the shelf, please."""

    chosen = Signal(str, int)
    """Open this position of a game (from 0)."""

    def __init__(
        self,
        positions: Mapping[str, Sequence[Position]],
        today: Choice,
        solved: Solved,
        around: Surroundings,
        game: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """List the positions of all games; that of `game` comes into view first."""
        super().__init__(parent)
        self._positions = positions
        self._today = today
        self._solved = solved
        self._around = around
        self._first = game
        self._heading, self._about = QLabel(), QLabel()
        self.today, self.back = QPushButton(), QPushButton()
        self._titles = {name: QLabel() for name in positions}
        self._counts = {name: QLabel() for name in positions}
        self.buttons = {
            name: [PositionButton(str(number)) for number, _ in enumerate(found, 1)]
            for name, found in positions.items()
        }
        self._page = ListPage(_WIDTH, self._heading, self._about, (self.today, self.back))
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        for game in self._positions:
            self._page.column.addSpacing(12)
            self._page.column.addLayout(self._section(game))
        self._page.fill(self)
        self.setFocusProxy(self.today)

    def _section(self, game: str) -> QVBoxLayout:
        column, head, grid = QVBoxLayout(), QHBoxLayout(), QGridLayout()
        self._titles[game].setProperty("role", "title")
        self._counts[game].setProperty("role", "quiet")
        head.addWidget(self._titles[game])
        head.addSpacing(10)
        head.addWidget(self._counts[game])
        head.addStretch(1)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(6)
        for index, button in enumerate(self.buttons[game]):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            grid.addWidget(button, index // _COLUMNS, index % _COLUMNS)
        for tail in range(_COLUMNS):
            grid.setColumnStretch(tail, 1)
        column.addLayout(head)
        column.addLayout(grid)
        return column

    def _connect(self) -> None:
        self.today.clicked.connect(lambda: self.chosen.emit(self._today.game, self._today.index))
        self.back.clicked.connect(self.left)
        for game, buttons in self.buttons.items():
            for index, button in enumerate(buttons):
                button.clicked.connect(partial(self.chosen.emit, game, index))
                button.walked.connect(partial(self._walk, button))
        self._around.language.changed.connect(self._on_language)
        self._around.theme.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Say everything anew."""
        theme, speak = self._around.theme.theme, self._around.language.say
        self._heading.setText(speak(Says.TITLE))
        self._about.setText(speak(Says.ABOUT))
        self.back.setText(speak(Says.BACK))
        found_today = self._is_solved(self._today.game, self._today.index)
        words = Says.TODAY_DONE if found_today else Says.TODAY
        self.today.setText(speak(say(words, game=facts_of(self._today.game).title)))
        self.today.setIcon(icon("check" if found_today else "play", theme, theme.tokens.on_accent))
        for game in self._positions:
            self._refresh_game(game)

    def _refresh_game(self, game: str) -> None:
        theme, speak = self._around.theme.theme, self._around.language.say
        title, buttons = facts_of(game).title, self.buttons[game]
        done = [self._is_solved(game, index) for index in range(len(buttons))]
        self._titles[game].setText(speak(title))
        self._counts[game].setText(speak(say(Says.FOUND, done=sum(done), n=len(done))))
        tick = icon("check", theme, theme.tokens.ok, 16.0)
        for number, (button, solved) in enumerate(zip(buttons, done, strict=True), 1):
            button.setIcon(tick if solved else QIcon())
            named = Says.POSITION_FOUND if solved else Says.POSITION
            button.setAccessibleName(speak(say(named, game=title, n=number)))

    @property
    def first_game(self) -> str:
        """The game where walking by keys begins: the one the person came from, else today's."""
        return self._first or self._today.game

    @property
    def game(self) -> str:
        """The game whose rules are asked for here."""
        return self.first_game

    def _is_solved(self, game: str, index: int) -> bool:
        return self._solved.has(game, self._positions[game][index])

    def _on_language(self) -> None:
        self.refresh()
        self.changed.emit()

    def _walk(self, here: PositionButton, step: int) -> None:
        order = [button for buttons in self.buttons.values() for button in buttons]
        goal = order.index(here) + step
        if 0 <= goal < len(order):
            self._page.bring_up(order[goal])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the focus, the arrows begin to walk, Escape leaves."""
        key, focus = event.key(), self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (focus if isinstance(focus, QAbstractButton) else self.today).click()
        elif key in _STEPS:
            self.buttons[self.first_game][0].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """The page's title."""
        return self._around.language.say(Says.TITLE)

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no table here."""
        return {}

    def leave(self) -> None:
        """Nothing runs here."""
