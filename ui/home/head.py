"""The head of the first page: the lamp, the name, and the ways out: a saved table, the rules, the settings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.fitting import WordsGiveWay
from ui.home.words import Page
from ui.lamp import Lamp
from ui.paint.icons import icon
from ui.screens import Surroundings
from ui.words import Product

_HEIGHT = 72
_NAME_SIZE = 28
_LAMP = 38


class Head(QFrame):
    """Name and line of the product at the left, quiet buttons at the right."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self.tables = QPushButton()
        self.today = QPushButton()
        self.rules = QPushButton()
        self.settings = QPushButton()
        self._name = QLabel()
        self._line = QLabel()
        self._lay_out()
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        self.setProperty("surface", "panel")
        self._line.setProperty("role", "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 40, 0)
        row.addWidget(Lamp(self._around, _LAMP))
        row.addSpacing(8)
        row.addWidget(self._name)
        row.addSpacing(6)
        row.addWidget(self._line, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        for button in (self.today, self.tables, self.rules, self.settings):
            button.setProperty("kind", "ghost")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            row.addWidget(button)
        parts = (self._line, self.settings, self.rules, self.tables, self.today)
        self._words = WordsGiveWay(self, row, parts)

    def refresh(self) -> None:
        """Say and size everything anew."""
        theme, speak = self._around.theme.theme, self._around.language.say
        self.setMinimumHeight(round(theme.px(_HEIGHT)))
        self._name.setFont(theme.sized(theme.px(_NAME_SIZE), 800))
        self._name.setText(speak(Product.NAME))
        pictures = (
            (self.today, "bulb"),
            (self.tables, "folder"),
            (self.rules, "book"),
            (self.settings, "gear"),
        )
        for button, picture in pictures:
            button.setIcon(icon(picture, theme, theme.tokens.ink2))
        self._words.say(
            [speak(words) for words in (Product.LINE, Page.SETTINGS, Page.RULES, Page.OPEN, Page.TODAY)]
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hairline under the head."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().midlight())
