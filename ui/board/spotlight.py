"""The spotlight of lessons: a veil over all but the subject, its outline, numbered callouts, an arrow from the card.

One item above the pieces that paints one ready pixmap, made anew only when the subject changes. Scene pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.board.items import Printer
from ui.board.scene import Z_FLOAT
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, polygon, svg
from ui.paint.states import draw_area, draw_outline
from ui.theme.measure import PANEL

CALLOUT_RADIUS = 20.0
_RING = "#FFF6E2"
_NUMBER = "#2A1C05"
_ARROW, _ARROW_EDGE = "#FFF3D2", "#1A1208"
_GLOW = 12.0
_HEAD = [(-16.0, 0.0), (8.0, -12.0), (8.0, 12.0)]
_BEND = 0.45
_OUTSIDE = 8.0
"""How far outside a corner the middle of a number lies."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a lesson speaks of: the lit shapes, numbers with their spots, where the arrow starts and ends if there is one.

    Without `veil` only the outlines are drawn: the person must see the whole table to move.
    """

    shapes: tuple[QPainterPath, ...] = ()
    callouts: tuple[tuple[int, QPointF], ...] = ()
    arrow: tuple[QPointF, QPointF] | None = None
    veil: bool = True


class Spotlight(QGraphicsItem):
    """The overlay item; dark until a subject is shown."""

    def __init__(self, printer: Printer) -> None:
        super().__init__()
        self._printer = printer
        self._window = QRectF()
        self._lit = QPixmap()
        self.subject = Subject()
        self.setZValue(Z_FLOAT - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def light(self, subject: Subject, window: QRectF) -> None:
        """Show a subject in a window so large."""
        self.prepareGeometryChange()
        self._window, self.subject = QRectF(window), subject
        self._lit = self._paint_subject() if subject.shapes or subject.callouts else QPixmap()
        self.update()

    def go_dark(self) -> None:
        """Show nothing."""
        self.subject, self._lit = Subject(), QPixmap()
        self.update()

    @property
    def lit(self) -> bool:
        """Whether something is shown."""
        return not self._lit.isNull()

    def boundingRect(self) -> QRectF:
        """The window."""
        return self._window

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the exposed part of the ready pixmap."""
        if not self._lit.isNull():
            fine, exposed = self._printer.dpr, option.exposedRect
            source = QRectF(exposed.topLeft() * fine, exposed.size() * fine)
            painter.drawPixmap(exposed, self._lit, source)

    def _paint_subject(self) -> QPixmap:
        fine = self._printer.dpr
        pixmap = QPixmap((self._window.size() * fine).toSize())
        pixmap.setDevicePixelRatio(fine)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._printer.theme, fine)
        if self.subject.shapes:
            self._draw_shapes(canvas, united(self.subject.shapes))
        if self.subject.arrow is not None:
            _draw_arrow(canvas, *self.subject.arrow)
        for number, spot in self.subject.callouts:
            draw_callout(canvas, spot, number)
        painter.end()
        return pixmap

    def _draw_shapes(self, canvas: Canvas, area: QPainterPath) -> None:
        if not canvas.theme.contrast:
            canvas.glow_outside(area, _GLOW, canvas.theme.tokens.legal, 0.9)
        if self.subject.veil:
            draw_area(canvas, self._window, area)
        else:
            draw_outline(canvas, area)


def united(shapes: Iterable[QPainterPath]) -> QPainterPath:
    """Return one outline around shapes; what touches becomes one."""
    area = QPainterPath()
    for shape in shapes:
        area = area.united(shape)
    return area


def draw_callout(canvas: Canvas, spot: QPointF, number: int, radius: float = CALLOUT_RADIUS) -> None:
    """Paint a number in a disc."""
    face = disc(spot.x(), spot.y(), radius)
    canvas.shadow(face, PANEL)
    canvas.fill(face, canvas.theme.tokens.accent)
    canvas.stroke(face, _RING, 2.6)
    box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    canvas.painter.setFont(canvas.theme.sized(radius * 1.1, 800))
    canvas.painter.setPen(_NUMBER)
    canvas.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def callout_spots(shapes: Sequence[QPainterPath], bounds: QRectF) -> list[QPointF]:
    """Return where the number of each shape goes: at a corner inside `bounds`, apart from the others and best from their shapes."""
    spots: list[QPointF] = []
    room = CALLOUT_RADIUS + 2
    inner = bounds.adjusted(room, room, -room, -room)
    boxes = [shape.boundingRect() for shape in shapes]
    for number, box in enumerate(boxes):
        others = boxes[:number] + boxes[number + 1 :]
        corners = sorted(_corners(box), key=lambda corner: _worse(corner, inner, others))
        inside = [_inside(spot, inner) for spot in (*corners, box.center())]
        spots.append(
            next((spot for spot in inside if all(_apart(spot, other) for other in spots)), inside[0])
        )
    return spots


def _worse(corner: QPointF, bounds: QRectF, others: Sequence[QRectF]) -> int:
    """Count what speaks against a corner: the shapes of others that a number would cover there, and the window's edge."""
    reach = QRectF(
        corner.x() - CALLOUT_RADIUS, corner.y() - CALLOUT_RADIUS, 2 * CALLOUT_RADIUS, 2 * CALLOUT_RADIUS
    )
    return sum(reach.intersects(other) for other in others) + (not bounds.contains(corner))


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    """Return the corners, a little outside so that what stands in them can be read."""
    wide = box.adjusted(-_OUTSIDE, -_OUTSIDE, _OUTSIDE, _OUTSIDE)
    return wide.topLeft(), wide.topRight(), wide.bottomRight(), wide.bottomLeft()


def _inside(spot: QPointF, bounds: QRectF) -> QPointF:
    return QPointF(
        min(max(spot.x(), bounds.left()), bounds.right()), min(max(spot.y(), bounds.top()), bounds.bottom())
    )


def _apart(spot: QPointF, other: QPointF) -> bool:
    between = spot - other
    return QPointF.dotProduct(between, between) >= (2.3 * CALLOUT_RADIUS) ** 2


def _draw_arrow(canvas: Canvas, start: QPointF, end: QPointF) -> None:
    way = start.x() - end.x()
    curve = svg(
        f"M{start.x():.1f} {start.y():.1f} C{start.x() - _BEND * way:.1f} {start.y():.1f} "
        f"{end.x() + _BEND * way:.1f} {end.y():.1f} {end.x() + 8:.1f} {end.y():.1f}"
    )
    canvas.stroke(curve, _ARROW_EDGE, 8.0, 0.55)
    canvas.stroke(curve, _ARROW, 4.4)
    with canvas.at(end.x() + 8, end.y()):
        canvas.stroke(polygon(_HEAD), _ARROW_EDGE, 3.0, 0.55)
        canvas.fill(polygon(_HEAD), _ARROW)
