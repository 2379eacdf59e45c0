"""The small bar with the pen's colours; it stands at the left of the board while the pen is in the hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFrame, QToolButton, QVBoxLayout, QWidget

from engine.core.words import Words
from ui.paint.icons import icon
from ui.screens import Surroundings
from ui.table.sizes import grown
from ui.teach.drawing import Ink
from ui.teach.pen import Pen
from ui.teach.words import Drawn
from ui.theme.colour import colour
from ui.theme.look import Theme

_SIDE = 26
_GAP = 10
_NAMES: dict[Ink, Words] = {
    Ink.HINT: Drawn.HINT,
    Ink.GREEN: Drawn.GREEN,
    Ink.BLUE: Drawn.BLUE,
    Ink.RED: Drawn.RED,
}


class Palette(QFrame):
    """Four colours, wipe, done."""

    def __init__(self, pen: Pen, around: Surroundings, stage: QWidget) -> None:
        super().__init__(stage)
        self._pen = pen
        self._around = around
        self.inks = {ink: QToolButton() for ink in Ink}
        self.wipe, self.done = QToolButton(), QToolButton()
        self._group = QButtonGroup(self)
        self.setProperty("surface", "raised")
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 6, 4, 6)
        for ink, button in self.inks.items():
            button.setCheckable(True)
            button.clicked.connect(partial(pen.use, ink))
            self._group.addButton(button)
        for button in (*self.inks.values(), self.wipe, self.done):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            column.addWidget(button)
        self.wipe.clicked.connect(pen.wipe)
        self.done.clicked.connect(lambda: pen.take(False))
        pen.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what the pen is now."""
        theme, speak = self._around.theme.theme, self._around.language.say
        side = grown(_SIDE, theme)
        for ink, button in self.inks.items():
            button.setIcon(QIcon(_sample(ink, theme, side)))
            button.setChecked(ink is self._pen.ink)
            _name(button, f"{speak(_NAMES[ink])} ({ink + 1})")
        for tool, picture, words in ((self.wipe, "x", Drawn.WIPE), (self.done, "check", Drawn.DONE)):
            tool.setIcon(icon(picture, theme, size=side))
            _name(tool, speak(words))
        for tool in (*self.inks.values(), self.wipe, self.done):
            tool.setIconSize(QSize(side, side))
        self.setVisible(self._pen.taken)
        self.adjustSize()
        self.raise_()

    def lie_above(self, foot: float) -> None:
        """Lie at the left, above this height of the stage."""
        gap = grown(_GAP, self._around.theme.theme)
        self.move(gap, round(foot) - self.height() - gap)


def _name(button: QToolButton, words: str) -> None:
    button.setToolTip(words)
    button.setAccessibleName(words)


def _sample(ink: Ink, theme: Theme, side: int) -> QPixmap:
    """Return a piece of the line a colour draws."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath(QPointF(0.15 * side, 0.8 * side))
    path.lineTo(0.85 * side, 0.2 * side)
    pen = QPen(colour(ink.paint(theme)), 0.17 * side)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if ink.dashes:
        pen.setDashPattern([max(0.1, 0.6 * dash) for dash in ink.dashes])
    painter.strokePath(path, pen)
    painter.end()
    return pixmap
