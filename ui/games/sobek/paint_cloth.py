"""The cloth of Sobek's table: the score ring as a frame, sand, the Nile with reeds and the crocodile, panels."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainterPath

from engine.games.sobek.track import NUMBER, SPACES, kind_of
from ui.games.sobek import geometry as at
from ui.games.sobek.paint_goods import draw_symbol
from ui.games.sobek.shades import SYMBOL_COLOUR, Ground, ground
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.wood import draw_lamp_pool
from ui.theme.colour import darker, lighter, mix
from ui.theme.measure import BOARD, PANEL

_WAVES = 60
_REEDS = (
    (at.INNER.x + at.INNER.w - 24, at.RIVER_TOP + 10, 8, 0.75, 2),
    (at.INNER.x + 44, at.RIVER_TOP + at.RIVER_HEIGHT + 22, 9, 0.9, 1),
    (at.INNER.x + at.INNER.w - 70, at.RIVER_TOP + at.RIVER_HEIGHT + 16, 9, 1.0, 5),
)


def cloth_picture(visible: Box, opponents: int, regular: bool) -> Picture:
    """Return everything that never changes, for the part of the table that is visible, in board units."""

    def draw(canvas: Canvas) -> None:
        shades = ground(canvas.theme)
        draw_lamp_pool(canvas, visible.rect(), shades.cloth)
        _ring(canvas, shades, regular)
        _inside(canvas, shades)
        for panel in (*(at.opponent(index, opponents) for index in range(opponents)), at.OWN, at.STORE):
            _panel(canvas, shades, panel)

    return Picture("sobek cloth", (visible, opponents, regular), visible, draw, opaque=True)


# ---------------------------------------------------------------- the ring


def _ring(canvas: Canvas, shades: Ground, regular: bool) -> None:
    ring = at.RING.grown(6)
    body = rounded(ring.x, ring.y, ring.w, ring.h, 12)
    canvas.shadow(body, BOARD)
    canvas.fill(body.translated(0, 4), shades.rim)
    canvas.fill(body, shades.ring)
    canvas.stroke(body, shades.line, 1.4)
    for number in range(SPACES):
        _space(canvas, shades, number, kind_of(number, regular))


def _space(canvas: Canvas, shades: Ground, number: int, kind: str) -> None:
    box = at.space_box(number).grown(-1.2)
    body = rounded(box.x, box.y, box.w, box.h, 5)
    cx, cy = box.x + box.w / 2, box.y + box.h / 2
    if kind == NUMBER:
        canvas.fill(body, linear(0, box.y, 0, box.y + box.h, (0, shades.gold[0]), (1, shades.gold[1])))
        canvas.stroke(body, "#6A4A10", 1.0, 0.6)
        canvas.figure(cx, cy, str(number), 13, shades.gold_ink, 800)
        return
    canvas.fill(body, shades.cell, 0.9)
    canvas.stroke(body, shades.line, 1.0, 0.35)
    paint = SYMBOL_COLOUR[kind]
    draw_symbol(canvas, kind, cx, cy, 8.6, lighter(paint, 0.35) if canvas.theme.dark else paint)


# ---------------------------------------------------------------- sand and water


def _inside(canvas: Canvas, shades: Ground) -> None:
    box = at.INNER
    inner = rounded(box.x, box.y, box.w, box.h, 10)
    canvas.fill(inner, linear(0, box.y, 0, box.y + box.h, (0, shades.sand[0]), (1, shades.sand[1])))
    canvas.inner_shadow(inner, 7, 1, 3, 0.5)
    with canvas.clipped(inner):
        _river(canvas, shades)
        _crocodile(canvas)
        for x, y, blades, size, seed in _REEDS:
            _reeds(canvas, x, y, blades, size, seed)


def _shore() -> QPainterPath:
    x, w, y, h = at.INNER.x, at.INNER.w, at.RIVER_TOP, at.RIVER_HEIGHT
    river = QPainterPath()
    river.moveTo(x - 10, y + 8)
    river.cubicTo(x + w * 0.25, y - 16, x + w * 0.35, y + 14, x + w * 0.55, y)
    river.cubicTo(x + w * 0.72, y - 12, x + w * 0.85, y + 14, x + w + 10, y - 4)
    river.lineTo(x + w + 10, y + h - 6)
    river.cubicTo(x + w * 0.8, y + h + 12, x + w * 0.66, y + h - 16, x + w * 0.5, y + h)
    river.cubicTo(x + w * 0.3, y + h + 14, x + w * 0.2, y + h - 10, x - 10, y + h + 4)
    river.closeSubpath()
    return river


def _river(canvas: Canvas, shades: Ground) -> None:
    river, y, h = _shore(), at.RIVER_TOP, at.RIVER_HEIGHT
    canvas.stroke(river, shades.bank[0], 18, 0.85)
    canvas.stroke(river, shades.bank[1], 8, 0.7)
    water = linear(0, y, 0, y + h, (0, shades.water[0]), (0.5, shades.water[1]), (1, shades.water[2]))
    canvas.fill(river, water)
    dice = random.Random(3)
    with canvas.clipped(river):
        for _ in range(_WAVES):
            left, top = at.INNER.x + dice.uniform(0, at.INNER.w), y + dice.uniform(4, h - 4)
            length, alpha = dice.uniform(20, 60), dice.uniform(0.08, 0.24)
            wave = QPainterPath()
            wave.moveTo(left, top)
            wave.cubicTo(left + length * 0.3, top - 4, left + length * 0.3, top + 3, left + length * 0.5, top)
            wave.cubicTo(left + length * 0.7, top - 3, left + length * 0.8, top + 2, left + length, top)
            canvas.stroke(wave, "#E2FFF6", 1.5, alpha)


def _crocodile(canvas: Canvas) -> None:
    dark = canvas.theme.dark
    top, middle, foot = ("#4F6B3E", "#3D5634", "#2B4226") if dark else ("#7FA45A", "#5E8746", "#3E6433")
    with canvas.at(*at.CROCODILE):
        body = svg(
            "M-90 -26 C-60 -36 -34 -34 -18 -26 C-12 -38 4 -38 8 -24 C26 -22 52 -16 70 -4 C74 0 72 5 66 6 "
            "L-8 10 L66 14 C64 22 40 26 16 28 C-10 34 -60 40 -90 34 Z"
        )
        canvas.shadow(body, PANEL, 1.4)
        canvas.fill(body, linear(0, -34, 0, 36, (0, top), (0.5, middle), (1, foot)))
        canvas.stroke(body, "#28421F", 1.6)
        _teeth(canvas)
        canvas.fill(disc(-5, -28, 6.4, 6), "#E9D24A")
        canvas.fill(disc(-4, -28, 1.8, 5), "#1B1B10")
        canvas.stroke(disc(-5, -28, 6.4, 6), "#28421F", 1.4)
        canvas.fill(disc(62, -5, 2.4, 1.6), "#28421F")
        for scale in range(6):
            canvas.fill(disc(-78 + scale * 13, -22 + scale % 2 * 8, 4, 2.6), "#28421F", 0.35)
        canvas.fill(svg("M-62 -34 C-54 -10 -54 14 -62 38 L-46 36 C-40 14 -40 -10 -46 -34 Z"), "#E2B04A")
        for bead in range(6):
            paint = "#B4472F" if bead % 2 else "#2F6DA8"
            canvas.fill(rounded(-57, -28 + bead * 11, 8, 6, 1.5), paint)


def _teeth(canvas: Canvas) -> None:
    for tooth in range(9):
        x = -2 + tooth * 7.6
        canvas.fill(
            polygon([(x, 8.6 - tooth * 0.25), (x + 3.6, 14), (x + 7.2, 8.4 - tooth * 0.25)]), "#FFF9E8"
        )
        canvas.fill(polygon([(x + 2, 13), (x + 5, 7.4), (x + 8, 13)]), "#FFF1D2")


def _reeds(canvas: Canvas, x: float, y: float, blades: int, size: float, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(blades):
        foot = x + dice.uniform(-26, 26) * size
        height, lean = dice.uniform(26, 46) * size, dice.uniform(-8, 8)
        paint = mix("#4F7A34", "#7FA04A", dice.random())
        if canvas.theme.dark:
            paint = darker(paint, 0.5)
        blade = QPainterPath()
        blade.moveTo(foot, y)
        blade.cubicTo(foot, y - height * 0.5, foot + lean * 0.5, y - height * 0.8, foot + lean, y - height)
        canvas.stroke(blade, paint, 2.2 * size)
        tip_x, tip_y = foot + lean, y - height
        for ray in range(-3, 4):
            end = tip_y - 9 * size + abs(ray) * 1.6 * size
            canvas.line(tip_x, tip_y, tip_x + ray * 3.4 * size, end, paint, 1.3 * size)


def _panel(canvas: Canvas, shades: Ground, box: Box) -> None:
    body = rounded(box.x, box.y, box.w, box.h, 9)
    canvas.fill(body, shades.panel, 1.0 if canvas.theme.contrast else 0.40)
    canvas.stroke(body, shades.line, 1.0, 0.4)
