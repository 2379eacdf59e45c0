"""Arrows and circles drawn over a table: what was drawn, in board units, and the item that shows it.

A point belongs to the board or to the dock and moves with it when the table is zoomed or the window changes. The item paints
one ready pixmap, made anew only when something changed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum, unique

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.board.items import Printer
from ui.board.layout import Area
from ui.board.scene import Z_LIGHTS, BoardScene
from ui.paint.canvas import Canvas
from ui.paint.paths import polygon
from ui.theme.colour import colour
from ui.theme.look import Theme

_WIDTH, _EDGE = 7.0, 13.0
"""Pixels at B 14 of a stroke and of the light line around it."""
_HEAD = 22.0
_LOOSE = 26.0
"""Radius of a circle around nothing, in pixels at B 14."""
_BESIDE = 5.0
_CASING = "#FFFFFF"


@unique
class Ink(IntEnum):
    """The four colours; each has a line of its own."""

    HINT = 0
    GREEN = 1
    BLUE = 2
    RED = 3

    def paint(self, theme: Theme) -> str:
        """Return the colour in a theme."""
        tokens = theme.tokens
        return (tokens.hint, tokens.ok, tokens.focus, tokens.err)[self]

    @property
    def dashes(self) -> tuple[float, ...]:
        """Return the line's pattern, in widths; none is a whole line."""
        return ((), (2.4, 1.2), (0.1, 1.7), (3.0, 1.2, 0.1, 1.2))[self]


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the table, in units of its area, and half the size of the thing there (0: nothing)."""

    area: Area
    x: float
    y: float
    half_w: float = 0.0
    half_h: float = 0.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """An arrow from start to end; a circle around the start when both are the same."""

    start: Spot
    end: Spot
    ink: Ink

    @property
    def is_circle(self) -> bool:
        """Whether it is a circle."""
        return self.start == self.end


class Drawing(QGraphicsItem):
    """All strokes on one table; a stroke that is still being drawn is shown with them."""

    def __init__(self, scene: BoardScene, printer: Printer) -> None:
        super().__init__()
        self._scene = scene
        self._printer = printer
        self._shown = QPixmap()
        self.strokes: tuple[Stroke, ...] = ()
        self._growing: Stroke | None = None
        self.setZValue(Z_LIGHTS + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_growing(self, stroke: Stroke | None) -> None:
        """Show a stroke that is still being drawn."""
        if stroke != self._growing:
            self._growing = stroke
            self.reprint()

    def add(self, stroke: Stroke) -> None:
        """Draw a stroke; the same one again takes it away, another colour replaces it."""
        others = tuple(old for old in self.strokes if (old.start, old.end) != (stroke.start, stroke.end))
        self.strokes = others if stroke in self.strokes else (*others, stroke)
        self._growing = None
        self.reprint()

    def wipe(self) -> None:
        """Take all strokes away."""
        self._growing = None
        if self.strokes:
            self.strokes = ()
        self.reprint()

    # ------------------------------------------------------------ painting

    def reprint(self) -> None:
        """Paint everything anew: a stroke came or went, or the table lies elsewhere."""
        self.prepareGeometryChange()
        strokes = [*self.strokes, *([self._growing] if self._growing else [])]
        self._shown = self._paint_strokes(strokes) if strokes else QPixmap()
        self.update()

    def boundingRect(self) -> QRectF:
        """The window."""
        return QRectF(QPointF(), self._scene.camera.window)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the exposed part of the ready pixmap."""
        if not self._shown.isNull():
            fine, exposed = self._printer.dpr, option.exposedRect
            painter.drawPixmap(exposed, self._shown, QRectF(exposed.topLeft() * fine, exposed.size() * fine))

    def _paint_strokes(self, strokes: list[Stroke]) -> QPixmap:
        fine = self._printer.dpr
        pixmap = QPixmap((self._scene.camera.window * fine).toSize())
        pixmap.setDevicePixelRatio(fine)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._printer.theme, fine)
        for stroke in strokes:
            if stroke.is_circle:
                self._paint_circle(canvas, stroke)
            else:
                self._paint_arrow(canvas, stroke)
        painter.end()
        return pixmap

    def on_screen(self, spot: Spot) -> QPointF:
        """Return where a point is on the screen."""
        return self._scene.camera.transform(spot.area).map(QPointF(spot.x, spot.y))

    def _paint_circle(self, canvas: Canvas, stroke: Stroke) -> None:
        spot, theme = stroke.start, canvas.theme
        scale, beside, loose = (
            self._scene.camera.scale(spot.area),
            theme.px(_BESIDE),
            theme.px(_LOOSE),
        )
        w = spot.half_w * scale + beside if spot.half_w else loose
        h = spot.half_h * scale + beside if spot.half_h else loose
        path = QPainterPath()
        path.addEllipse(self.on_screen(spot), w, h)
        _line(canvas, path, stroke.ink)

    def _paint_arrow(self, canvas: Canvas, stroke: Stroke) -> None:
        theme = canvas.theme
        start, end = self.on_screen(stroke.start), self.on_screen(stroke.end)
        way = end - start
        length, head = math.hypot(way.x(), way.y()), theme.px(_HEAD)
        if length < 1.0:
            return
        step = way / length
        side = QPointF(-step.y(), step.x()) * head * 0.55
        neck = end - step * min(head, length)
        shaft = QPainterPath(start)
        shaft.lineTo(neck)
        tip = polygon([(p.x(), p.y()) for p in (end, neck + side, neck - side)])
        canvas.stroke(tip, _CASING, theme.px(_EDGE - _WIDTH) / 1.4)
        _line(canvas, shaft, stroke.ink)
        canvas.fill(tip, stroke.ink.paint(theme))


def _line(canvas: Canvas, path: QPainterPath, ink: Ink) -> None:
    """Paint a line with a light edge, so that it stands out on every cloth."""
    theme = canvas.theme
    canvas.stroke(path, _CASING, theme.px(_EDGE))
    pen = QPen(colour(ink.paint(theme)), theme.px(_WIDTH))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if ink.dashes:
        pen.setDashPattern(list(ink.dashes))
    canvas.painter.strokePath(path, pen)
