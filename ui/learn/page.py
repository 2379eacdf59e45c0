"""The page of a screen that lists what there is to learn or to practise: heading, a line about it, two buttons, the list.

Owns that it is of limited width, in the middle, and scrolls; what it lists and says is its screen's.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.fitting import centred, scrolling


class ListPage:
    """All that a screen shows; the list goes into `column`, below the head."""

    def __init__(
        self, width: int, heading: QLabel, about: QLabel, buttons: tuple[QPushButton, QPushButton]
    ) -> None:
        """Show these at the top; the first button is the one to press."""
        self._inside = QWidget()
        self._inside.setMaximumWidth(width)
        self.column = QVBoxLayout(self._inside)
        self.column.setContentsMargins(24, 24, 24, 24)
        self.column.setSpacing(8)
        heading.setProperty("role", "heading")
        about.setProperty("role", "quiet")
        for label in (heading, about):
            label.setWordWrap(True)
            self.column.addWidget(label)
        self.column.addLayout(_line(buttons))
        self._area = scrolling(centred(self._inside))

    def fill(self, screen: QWidget) -> None:
        """Become all that a screen shows; the list is complete."""
        self.column.addStretch(1)
        outer = QVBoxLayout(screen)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)

    def bring_up(self, row: QWidget) -> None:
        """Give a row of the list the focus, and roll to it."""
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(row)


def _line(buttons: tuple[QPushButton, QPushButton]) -> QHBoxLayout:
    line = QHBoxLayout()
    buttons[0].setProperty("kind", "primary")
    for button in buttons:
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        line.addWidget(button)
    line.addStretch(1)
    return line
