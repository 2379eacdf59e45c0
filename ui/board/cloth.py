"""The table's background: cloth and board as one pixmap, drawn in one call.

A new size or zoom shows the old pixmap stretched until `SETTLE_MS` later the new one is painted.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPixmap

from ui.board.camera import Camera
from ui.board.layout import Area
from ui.paint.cache import render
from ui.paint.picture import Box, Picture
from ui.theme.look import Theme

SETTLE_MS = 200


class Cloth:
    """The background pixmap and the part of the board it covers."""

    def __init__(self, make: Callable[[Box], Picture]) -> None:
        """`make` returns the picture that fills a box of board units."""
        self._make = make
        self._pixmap = QPixmap()
        self._box = Box(0, 0, 0, 0)
        self._scale = 0.0

    def paint(self, camera: Camera, theme: Theme, dpr: float) -> None:
        """Paint the background for what the camera shows now."""
        self._box = camera.visible(Area.BOARD)
        self._scale = camera.scale(Area.BOARD)
        self._pixmap = render(self._make(self._box), theme, self._scale, dpr)

    def draw(self, painter: QPainter, camera: Camera) -> None:
        """Draw it where the camera has it; stretched when the camera has moved on."""
        if self._pixmap.isNull():
            return
        painter.save()
        painter.setTransform(camera.transform(Area.BOARD), True)
        painter.setRenderHint(
            QPainter.RenderHint.SmoothPixmapTransform, self._scale == camera.scale(Area.BOARD)
        )
        painter.drawPixmap(self._box.corner(), self._pixmap)
        painter.restore()
