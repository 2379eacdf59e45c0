"""The app's mark as a widget and as the icon of the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ui.paint.cache import render
from ui.paint.canvas import Canvas, radial
from ui.paint.panels import draw_lamp
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.screens import Surroundings
from ui.theme.colour import colour
from ui.theme.look import light

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICON_GROUND = "#2A241D"
_ICON_SHADE = "#FBF7EE"


class Lamp(QWidget):
    """The hanging lamp, as many pixels high as `size` is at the usual text size."""

    def __init__(self, around: Surroundings, size: float) -> None:
        super().__init__()
        self._theme = around.theme
        self._size = size
        around.theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return a square."""
        side = round(self._theme.theme.px(self._size))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never shrink: the mark is not cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lamp."""
        theme = self._theme.theme
        canvas = Canvas(QPainter(self), theme, self.devicePixelRatioF())
        middle = QPointF(self.width() / 2, self.height() / 2)
        draw_lamp(canvas, middle, theme.px(self._size), theme.tokens.ink)
        canvas.painter.end()


def app_icon() -> QIcon:
    """Return the window's icon: the lamp on dark ground, readable on light and dark task bars."""
    made = QIcon()
    for size in _ICON_SIZES:
        made.addPixmap(icon_pixmap(size))
    return made


def icon_pixmap(size: int) -> QPixmap:
    """Return the icon, so many plain pixels wide and high."""
    pixmap = render(_icon_picture(), light(), size / 64)
    pixmap.setDevicePixelRatio(1.0)
    return pixmap


def _icon_picture() -> Picture:
    def draw(canvas: Canvas) -> None:
        ground = rounded(2, 2, 60, 60, 14)
        lit = radial(32, 40, 40, (0, colour("#5A4A2C")), (1, colour(_ICON_GROUND)))
        canvas.fill(ground, lit)
        draw_lamp(canvas, QPointF(32, 33), 50, _ICON_SHADE)

    return Picture("app icon", (), Box(0, 0, 64, 64), draw)
