"""Wood and lamp light: sleds, ships' planks, racks, shelves, and the pool of light every cloth lies in."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import rounded_box
from ui.theme.colour import Paint, colour, darker, lighter

BROWN = "#9A6B39"
GOLDEN = "#B98A55"
SHELF = "#B58652"

FRONT_EDGE = 9.0
_LAMP_X, _LAMP_Y, _LAMP_REACH = 0.46, 0.40, 0.75


def draw_grain(canvas: Canvas, box: QRectF, wood: Paint, lines: int, seed: int) -> None:
    """Draw `lines` gently waving grain lines along a box."""
    dice = random.Random(seed)
    for _ in range(lines):
        x = box.x() + dice.uniform(-0.1, 0.7) * box.width()
        y = box.y() + dice.uniform(0.08, 0.92) * box.height()
        length = dice.uniform(0.2, 0.6) * box.width()
        grain = QPainterPath()
        grain.moveTo(x, y)
        grain.cubicTo(x + length * 0.3, y - 1.6, x + length * 0.6, y + 1.8, x + length, y)
        canvas.stroke(grain, darker(wood, 0.5), 1.0, 0.25)


def draw_plank(
    canvas: Canvas, box: QRectF, wood: Paint, radius: float, edge: float = FRONT_EDGE, seed: int = 1
) -> None:
    """Paint a board: dark front edge below it, light upper face, grain, outline."""
    canvas.fill(rounded_box(box.translated(0, edge), radius), darker(wood, 0.5))
    face = rounded_box(box, radius)
    shade = linear(0, box.top(), 0, box.bottom(), (0, lighter(wood, 0.22)), (1, darker(wood, 0.12)))
    canvas.fill(face, shade)
    with canvas.clipped(face):
        draw_grain(canvas, box, wood, 5, seed)
    canvas.stroke(face, darker(wood, 0.5), 1.2)


def draw_lamp_pool(canvas: Canvas, box: QRectF, cloth: Paint) -> None:
    """Fill a table with cloth colour lit by one lamp a little left of and above the middle."""
    tokens = canvas.theme.tokens
    if canvas.theme.contrast:
        canvas.box(box.x(), box.y(), box.width(), box.height(), cloth)
        return
    pool = radial(
        box.x() + box.width() * _LAMP_X,
        box.y() + box.height() * _LAMP_Y,
        max(box.width(), box.height()) * _LAMP_REACH,
        (0, lighter(cloth, tokens.lamp_centre)),
        (0.45, colour(cloth)),
        (1, darker(cloth, tokens.lamp_edge)),
    )
    canvas.box(box.x(), box.y(), box.width(), box.height(), pool)


def draw_vignette(canvas: Canvas, box: QRectF) -> None:
    """Lay lamp light and shadow over a scene that is already painted; nothing in the high-contrast setting."""
    if canvas.theme.contrast:
        return
    tokens = canvas.theme.tokens
    light, shade = colour("#FFF0C8"), colour("#1A1008")
    light.setAlphaF(tokens.lamp_centre if not canvas.theme.dark else tokens.lamp_centre + 0.07)
    shade.setAlphaF(tokens.lamp_edge)
    veil = radial(
        box.x() + box.width() * _LAMP_X,
        box.y() + box.height() * _LAMP_Y,
        max(box.width(), box.height()) * (_LAMP_REACH + 0.03),
        (0, light),
        (0.5, colour(light, 0.0)),
        (0.72, colour(shade, 0.0)),
        (1, shade),
    )
    canvas.box(box.x(), box.y(), box.width(), box.height(), veil)
