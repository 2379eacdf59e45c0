"""The strip above a lesson: the lamp leads home, game and lesson; undo, all lessons, rules, bigger text, leave."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from ui.learn.words import Bar
from ui.paint.cache import render
from ui.paint.icons import icon
from ui.paint.panels import lamp_mark
from ui.screens import Surroundings
from ui.table.elided import ElidedLabel
from ui.table.sizes import Sizes, grown
from ui.theme.measure import Role

_LAMP = 26


class LessonBar(QFrame):
    """The toolbar of a lesson."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._bigger = False
        self.home = QToolButton()
        self._game = QLabel()
        self._lesson = ElidedLabel(around.theme, Role.PROMPT_REST, quiet=True)
        self.buttons = tuple(QPushButton() for _ in range(5))
        self.undo, self.all, self.rules, self.bigger, self.leave = self.buttons
        self._lay_out()
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        self.setProperty("surface", "panel")
        self._game.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 16, 0)
        row.setSpacing(10)
        row.addWidget(self.home)
        row.addWidget(self._game)
        row.addWidget(self._lesson, 1)
        for button in self.buttons:
            row.addWidget(button)
        for tool in (self.home, *self.buttons):
            tool.setCursor(Qt.CursorShape.PointingHandCursor)
            tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_title(self, game: str, lesson: str) -> None:
        """Say which lesson this is."""
        self._game.setText(game)
        self._lesson.setText(lesson)

    def show_bigger(self, bigger: bool) -> None:
        """Offer the other size of text."""
        self._bigger = bigger
        self.refresh()

    def use_sizes(self, sizes: Sizes) -> None:
        """Take the sizes of the window."""
        self.setFixedHeight(grown(sizes.toolbar, self._around.theme.theme))
        for button in self.buttons:
            button.setMaximumHeight(self.height() - 8)
        self._show_words(not sizes.icons_only)

    def _show_words(self, shown: bool) -> None:
        """Leave out the words of what has an icon everybody knows when there is little room."""
        speak = self._around.language.say
        for button, words in ((self.undo, Bar.UNDO), (self.all, Bar.ALL), (self.rules, Bar.RULES)):
            button.setText(speak(words) if shown else "")

    def refresh(self) -> None:
        """Say and paint everything anew."""
        theme, speak = self._around.theme.theme, self._around.language.say
        self._game.setFont(theme.font(Role.TITLE))
        self.home.setIcon(render(lamp_mark(_LAMP), theme, 1.0, self.devicePixelRatioF()))
        self.home.setIconSize(QSize(_LAMP + 2, _LAMP + 2))
        bigger = Bar.SMALLER if self._bigger else Bar.BIGGER
        for button, picture, words in (
            (self.undo, "undo", Bar.UNDO),
            (self.all, "cap", Bar.ALL),
            (self.rules, "book", Bar.RULES),
            (self.bigger, "tv", bigger),
            (self.leave, "x", Bar.LEAVE),
        ):
            button.setIcon(icon(picture, theme))
            button.setText(speak(words))
            button.setToolTip(speak(words))
            button.setAccessibleName(speak(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hairline."""
        super().paintEvent(event)
        tokens = self._around.theme.theme.tokens
        QPainter(self).fillRect(0, self.height() - 1, self.width(), 1, tokens.hair)
