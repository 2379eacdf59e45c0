"""The red arrow over the row while a card is held: from it over the skipped cards into the crocodile's mouth.

The tip of the arrow is at (0, 0).
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.games.sobek.shades import CREAM, SKIPPED
from ui.paint.canvas import Canvas
from ui.paint.paths import polygon, rounded
from ui.paint.picture import Box, Picture
from ui.theme.measure import LYING, PANEL

_HEAD, _HALF = 17.0, 9.0


def skip_arrow(said: str, start: tuple[float, float], room: Box) -> Picture:
    """Return the arrow from `start` with words on it; `room` is the line they stand in, relative to the tip."""
    x, y = start
    top = room.y + room.h / 2
    way = QPainterPath()
    way.moveTo(x, y)
    way.cubicTo(x - 12, top, x * 0.55, top - 4, x * 0.34, top)
    way.cubicTo(x * 0.16, top + 4, 10, top + 16, 5, -_HEAD + 3)

    def draw(canvas: Canvas) -> None:
        canvas.stroke(way, CREAM, 7.0, 0.9)
        canvas.stroke(way, SKIPPED, 4.0, dash=(10, 6))
        with canvas.at(0, 0, turn=_fall(way)):
            head = polygon([(0, 0), (-_HALF, -_HEAD), (_HALF, -_HEAD)])
            canvas.stroke(head, CREAM, 3.0)
            canvas.fill(head, SKIPPED)
        _words(canvas, said, room, x)

    box = Box(-14, room.y, max(x, room.x + room.w) + 30, -room.y + 14).with_shadow(PANEL)
    return Picture("sobek skip arrow", (said, start, room), box, draw)


def _fall(way: QPainterPath) -> float:
    """Return how the end of the way is turned from straight down."""
    last, end = way.pointAtPercent(0.97), way.currentPosition()
    return math.degrees(math.atan2(last.x() - end.x(), end.y() - last.y()))


def _words(canvas: Canvas, said: str, room: Box, x: float) -> None:
    size = 15.0
    width = min(room.w, canvas.width_of(said, size, 700) + 34)
    left = max(room.x, x * 0.56 - width / 2)
    body = rounded(left, room.y, width, room.h, room.h / 2)
    canvas.shadow(body, LYING)
    canvas.fill(body, SKIPPED)
    canvas.stroke(body, CREAM, 1.0, 0.7)
    canvas.text(QRectF(left + 12, room.y, width - 24, room.h), said, size, "#FFF4E4", 700)
