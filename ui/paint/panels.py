"""Wide soft things for widgets: panel shadows as nine-patches, the seat glow, and the lamp that is the app's mark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ui.paint.blur import reach
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, outside, polygon, rounded, svg
from ui.paint.picture import Box, Picture
from ui.theme.colour import Paint, colour
from ui.theme.measure import Elevation

_CORE = 8.0
"""The stretched middle of a nine-patch."""


def shadow_margin(elevation: Elevation) -> float:
    """Return how far a panel's shadow reaches out of the panel, the same on all sides."""
    return reach(elevation.sigma) + elevation.dy


def panel_shadow(radius: float, elevation: Elevation) -> Picture:
    """Return the shadow around a small rounded panel, to be stretched with `draw_nine_patch`."""
    margin, inner = shadow_margin(elevation), 2 * _inset(radius, elevation.sigma) + _CORE
    panel = rounded(0, 0, inner, inner, radius)

    def draw(canvas: Canvas) -> None:
        with canvas.clipped(outside(panel, margin + 2)):
            canvas.shadow(panel, elevation)

    box = Box(0, 0, inner, inner).grown(margin)
    return Picture("panel shadow", (radius, elevation.sigma, elevation.dy), box, draw)


def panel_glow(radius: float, sigma: float, paint: str, alpha: float) -> Picture:
    """Return the glow around a small rounded panel, to be stretched with `draw_nine_patch`: the active seat."""
    margin, inner = reach(sigma), 2 * _inset(radius, sigma) + _CORE

    def draw(canvas: Canvas) -> None:
        canvas.glow_outside(rounded(0, 0, inner, inner, radius), sigma, paint, alpha)

    box = Box(0, 0, inner, inner).grown(margin)
    return Picture("panel glow", (radius, sigma, paint, alpha), box, draw)


def _inset(radius: float, sigma: float) -> float:
    """Return how far in from an edge a panel's blur is still changed by the corner."""
    return radius + reach(sigma)


def draw_nine_patch(painter: QPainter, pixmap: QPixmap, target: QRectF) -> None:
    """Draw a nine-patch over `target`, which includes the shadow's margin: corners as they are, the rest stretched.

    A panel too small for two whole corners gets their outer parts.
    """
    ratio = pixmap.devicePixelRatio()
    wide, high = pixmap.width(), pixmap.height()
    corner_x, corner_y = (wide - _CORE * ratio) / 2, (high - _CORE * ratio) / 2
    columns = _thirds(target.left(), target.width(), corner_x, wide, ratio)
    rows = _thirds(target.top(), target.height(), corner_y, high, ratio)
    for row, (y, h, sy, sh) in enumerate(rows):
        for column, (x, w, sx, sw) in enumerate(columns):
            if (row, column) != (1, 1):
                painter.drawPixmap(QRectF(x, y, w, h), pixmap, QRectF(sx, sy, sw, sh))


def _thirds(
    start: float, length: float, corner: float, whole: float, ratio: float
) -> list[tuple[float, ...]]:
    """Return (target start, target length, source start, source length) of both ends and the middle."""
    end = min(corner / ratio, length / 2)
    outer = end * ratio
    return [
        (start, end, 0.0, outer),
        (start + end, length - 2 * end, corner, whole - 2 * corner),
        (start + length - end, end, whole - outer, outer),
    ]


def lamp_mark(size: float) -> Picture:
    """Return the app's mark, a hanging lamp with its cone of light, `size` high around (0, 0)."""

    def draw(canvas: Canvas) -> None:
        draw_lamp(canvas, QPointF(0, 0), size, canvas.theme.tokens.ink)

    return Picture("lamp", (size,), Box(-size / 2, -size / 2, size, size).grown(1), draw)


def draw_lamp(canvas: Canvas, centre: QPointF, size: float, shade: Paint) -> None:
    """Paint the hanging lamp, `size` high."""
    accent = canvas.theme.tokens.accent
    with canvas.at(centre.x(), centre.y(), size / 24):
        cone = polygon([(-4, 1), (4, 1), (11, 12), (-11, 12)])
        canvas.fill(cone, linear(0, 0, 0, 12, (0, colour(accent, 0.75)), (1, colour(accent, 0.0))))
        canvas.line(0, -11.5, 0, -8, shade, 1.6)
        canvas.fill(svg("M-8 1 C-8 -5 -4 -8.4 0 -8.4 C4 -8.4 8 -5 8 1 Z"), shade)
        canvas.fill(disc(0, 1.6, 2.7, 2.3), accent)
