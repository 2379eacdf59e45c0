"""The picture on a character of Almadi: an arched window with what the character brings, a landscape or an effect."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.games.almadi.paint_effects import draw_effect
from ui.games.almadi.paint_scenes import draw_scene
from ui.games.almadi.shades import CHARACTER, CREAM, EFFECTS, GOLD, LANDSCAPES
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, placed, rectangle
from ui.theme.colour import darker, lighter

_STEP = 46.0


def draw_portrait(canvas: Canvas, emblem: str, window: QRectF) -> None:
    """Paint the window of a character into a box."""
    arch = _arch(window)
    with canvas.clipped(arch):
        if emblem in LANDSCAPES:
            _scene(canvas, emblem, window)
        else:
            _night(canvas, window)
            _emblem(canvas, emblem, window)
    canvas.stroke(arch, darker(CHARACTER, 0.35), 3.4)
    canvas.stroke(arch, GOLD, 1.5)


def _arch(window: QRectF) -> QPainterPath:
    """Return a pointed horseshoe arch that fills a box."""
    left, top, right, foot = window.left(), window.top(), window.right(), window.bottom()
    middle, spring = window.center().x(), top + window.height() * 0.42
    path = QPainterPath()
    path.moveTo(left, foot)
    path.lineTo(left, spring)
    path.cubicTo(left - 1, top + window.height() * 0.14, middle - window.width() * 0.2, top + 8, middle, top)
    path.cubicTo(
        middle + window.width() * 0.2, top + 8, right + 1, top + window.height() * 0.14, right, spring
    )
    path.lineTo(right, foot)
    path.closeSubpath()
    return path


def _scene(canvas: Canvas, kind: str, window: QRectF) -> None:
    edge = max(window.width(), window.height())
    with canvas.at(window.center().x() - edge / 2, window.bottom() - edge, edge / 100):
        draw_scene(canvas, kind)


def _night(canvas: Canvas, window: QRectF) -> None:
    """Paint the tiled wall behind an effect."""
    shade = linear(
        0, window.top(), 0, window.bottom(), (0, lighter(CHARACTER, 0.30)), (1, darker(CHARACTER, 0.30))
    )
    canvas.box(window.x(), window.y(), window.width(), window.height(), shade)
    square = rectangle(-11, -11, 22, 22)
    for row in range(int(window.height() / _STEP) + 2):
        for column in range(int(window.width() / _STEP) + 2):
            x, y = window.x() + column * _STEP, window.y() + row * _STEP
            canvas.stroke(placed(square, x, y).united(placed(square, x, y, 1, 45)), CREAM, 1.1, 0.16)


def _emblem(canvas: Canvas, effect: str, window: QRectF) -> None:
    x, y = window.center().x(), window.center().y() + window.height() * 0.06
    r = min(window.width(), window.height()) * 0.27
    canvas.glow(disc(x, y, r), 10, "#FFD368", 0.55)
    canvas.fill(disc(x, y, r), EFFECTS[effect])
    canvas.stroke(disc(x, y, r), CREAM, r * 0.07, 0.9)
    draw_effect(canvas, effect, x, y, r * 1.35)
