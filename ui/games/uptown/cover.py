"""Uptown's box: an art-deco skyline at night and, in front of it, one street lamp."""

from __future__ import annotations

import math
import random

from ui.games.uptown.paint_symbols import draw_symbol
from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import disc, polygon, rectangle, rounded, svg
from ui.theme.colour import colour

_BRASS = "#E3BC66"
_NIGHT = "#0B1122"
_CENTRE = ART_WIDTH / 2
_HORIZON = 161.0
_STREET = 229.0
_MAN, _CAR = 0, 6
"""Symbols of the game's blocks."""
_TOWERS = (
    (36, 60, 109, "#1A2440", 3),
    (272, 66, 99, "#1A2440", 3),
    (85, 54, 78, "#22304F", 3),
    (226, 56, 68, "#22304F", 3),
    (_CENTRE, 84, 36, "#2F4068", 4),
)
"""Middle, width, top, colour, steps; the ones behind first."""


def _art(canvas: Canvas) -> None:
    canvas.box(0, 0, ART_WIDTH, ART_HEIGHT, linear(0, 0, 0, ART_HEIGHT, (0, "#0E1630"), (1, "#2B3A62")))
    _rays(canvas)
    for middle, width, top, paint, steps in _TOWERS:
        _tower(canvas, middle, width, top, paint, steps)
    _windows(canvas)
    canvas.box(0, _STREET, ART_WIDTH, ART_HEIGHT - _STREET, _NIGHT)
    canvas.line(0, _STREET, ART_WIDTH, _STREET, _BRASS, 1.6)
    _street_lamp(canvas, 60)
    draw_symbol(canvas, _CAR, 187, 230, 64, _BRASS, _NIGHT)
    draw_symbol(canvas, _MAN, 109, 224, 40, _BRASS, _NIGHT)


def _rays(canvas: Canvas) -> None:
    for ray in range(19):
        middle = math.radians(180 + 10 * ray)
        far = [
            (_CENTRE + ART_WIDTH * math.cos(angle), _HORIZON + ART_WIDTH * math.sin(angle))
            for angle in (middle - 0.04, middle + 0.04)
        ]
        canvas.fill(polygon([(_CENTRE, _HORIZON), *far]), _BRASS, 0.13)
    for ring in (88, 109, 130):
        canvas.stroke(disc(_CENTRE, _HORIZON, ring), _BRASS, 1.6, 0.35)


def _tower(canvas: Canvas, middle: float, width: float, top: float, paint: str, steps: int) -> None:
    for step in range(steps):
        wide = width * (1 - 0.24 * step)
        start = top + (_HORIZON - top) * (1 - (step + 1) / steps) * 0.8
        canvas.fill(rectangle(middle - wide / 2, start, wide, ART_HEIGHT - start), paint)
    canvas.line(middle, top - 16, middle, top + 6, _BRASS, 2)


def _windows(canvas: Canvas) -> None:
    dice = random.Random(3)
    for _ in range(110):
        x, y = dice.uniform(6, ART_WIDTH - 6), dice.uniform(94, 224)
        if abs(x - _CENTRE) < 40 or abs(x - 85) < 24 or abs(x - 226) < 26 or not 60 <= x <= 242:
            window = rectangle(round(x / 9) * 9, round(y / 11) * 11, 4, 6)
            canvas.fill(window, "#FFD98A", dice.uniform(0.25, 0.9))


def _street_lamp(canvas: Canvas, x: float) -> None:
    halo = radial(x, 130, 88, (0, colour("#FFE3A0", 0.95)), (1, colour("#FFE3A0", 0.0)))
    canvas.fill(disc(x, 130, 88), halo)
    canvas.line(x, 250, x, 140, "#060A14", 4.4)
    canvas.fill(svg("M-12 0 L12 0 L8 22 L-8 22 Z M-14 -2 L0 -12 L14 -2 Z", x, 120), "#060A14")
    canvas.fill(svg("M-8 3 L8 3 L6 19 L-6 19 Z", x, 120), "#FFF1C0")
    canvas.fill(rounded(x - 12, 244, 24, 8, 2), "#060A14")
    cone = polygon([(x - 9, 143), (x + 9, 143), (x + 60, ART_HEIGHT), (x - 60, ART_HEIGHT)])
    light = linear(0, 143, 0, ART_HEIGHT, (0, colour("#FFE3A0", 0.35)), (1, colour("#FFE3A0", 0.0)))
    canvas.fill(cone, light)


COVER = Cover(place=5, band="#0B1122", art=_art)
