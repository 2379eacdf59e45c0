"""Looking from three metres: a theme whose text grows with the window's height, and a widget dressed in it.

Everything below that widget is handed the surroundings made here; the rest of the window stays as it was.
"""

from __future__ import annotations

from dataclasses import replace
from string import Template

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ui.screens import Surroundings
from ui.theme.look import CurrentTheme, at_distance
from ui.theme.measure import Role
from ui.theme.sheet import style_sheet

_CONTROLS = """
QTabBar { font-size: ${caption}px; }
QToolButton[kind="eye"] { padding: 0; }
ReviewPanel QLabel[role="quiet"], VerdictView QLabel { font-size: ${size}px; }
LessonBar > QPushButton { min-height: 0; padding-top: 4px; padding-bottom: 4px; }
QAbstractButton, QLineEdit, QAbstractItemView, QComboBox, QSpinBox, QMenu, QToolTip { font-size: ${size}px; }
"""
"""Controls take their text from the application; labels and lists of ours set their own from the theme."""


BROAD, BROAD_ALONE = 16 / 10, 5 / 4
"""In a window that is narrower than this the text is as large as in one so broad: the words need the width. A table without
the panel beside it needs less.
"""


class Distance(QObject):
    """Dresses one screen for people far away, and follows the theme of the window as long as that screen lives."""

    def __init__(self, around: Surroundings, screen: QWidget) -> None:
        super().__init__(screen)
        self._near = around.theme
        self._screen = screen
        self._broad = BROAD
        self._height = self._far_height()
        self._theme = CurrentTheme(at_distance(around.theme.theme, self._height), screen)
        self.around = replace(around, theme=self._theme)
        """What the parts of the screen are handed."""
        self._theme.changed.connect(self._dress)
        self._near.changed.connect(self._follow)
        self._dress()

    def measure(self) -> None:
        """Take the size the window has now."""
        self._height = self._far_height()
        self._follow()

    def use_broad(self, broad: float) -> None:
        """Take the shape of a window from which on the text is as large as its height allows."""
        self._broad = broad
        self.measure()

    def _far_height(self) -> int:
        """Return the height of the window as far as its width allows."""
        window = self._screen.window()
        return min(window.height(), round(window.width() / self._broad))

    def _follow(self) -> None:
        self._theme.use(at_distance(self._near.theme, self._height))

    def _dress(self) -> None:
        theme = self._theme.theme
        size = Template(_CONTROLS).substitute(
            size=round(theme.base), caption=theme.font(Role.CAPTION).pixelSize()
        )
        self._screen.setStyleSheet(style_sheet(theme) + size)
