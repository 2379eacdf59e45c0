"""Almadi's box: domes under the crescent, lit windows, an oasis with palms and a caravan."""

from __future__ import annotations

import random

from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Brush, Canvas, linear, radial
from ui.paint.paths import disc, rectangle, rounded, svg
from ui.theme.colour import colour

_MOON_X, _MOON_Y = 223.0, 62.0
_WINDOW = "#FFD27A"


def _art(canvas: Canvas) -> None:
    _night(canvas)
    _minaret(canvas, 30, 104, 1.0, linear(0, 0, 12, 0, (0, "#8C5A86"), (1, "#6B4470")))
    _minaret(canvas, 266, 120, 0.9, "#6B4470")
    _dome(canvas, 85, 156, 0.95, "#9A5F86", "#2A7F8C")
    _dome(canvas, 217, 166, 0.8, "#8A527C", "#B4472F")
    _dome(canvas, 151, 146, 1.35, "#B4708C", "#3AA0A6")
    _oasis(canvas)
    for x, y, size in ((36, 244, 2.6), (272, 242, 2.1)):
        _palm(canvas, x, y, size)
    for x, y, size in ((91, 224, 0.9), (127, 225, 0.78), (199, 224, 0.74)):
        _camel(canvas, x, y, size)


def _night(canvas: Canvas) -> None:
    sky = linear(0, 0, 0, ART_HEIGHT, (0, "#141C44"), (0.55, "#3A3F86"), (0.8, "#B4608A"), (1, "#E39A6B"))
    canvas.box(0, 0, ART_WIDTH, ART_HEIGHT, sky)
    dice = random.Random(5)
    for _ in range(60):
        star = disc(dice.uniform(0, ART_WIDTH), dice.uniform(0, 130), dice.uniform(0.6, 1.6))
        canvas.fill(star, "#FFFFFF", dice.uniform(0.3, 0.9))
    halo = radial(_MOON_X, _MOON_Y, 156, (0, colour("#FFF0C0", 0.55)), (1, colour("#FFF0C0", 0.0)))
    canvas.fill(disc(_MOON_X, _MOON_Y, 156), halo)
    bite = disc(_MOON_X + 15.6, _MOON_Y - 7.8, 30.7)
    canvas.fill(disc(_MOON_X, _MOON_Y, 36.4).subtracted(bite), "#FFEFC0")


def _minaret(canvas: Canvas, x: float, y: float, size: float, wall: Brush) -> None:
    with canvas.at(x, y, size):
        canvas.fill(rounded(-5, 0, 10, 160, 1), wall)
        canvas.fill(rounded(-8, 10, 16, 6, 1), wall)
        canvas.fill(svg("M-7 0 C-9 -12 -2 -16 0 -26 C2 -16 9 -12 7 0 Z"), "#2F8C97")


def _dome(canvas: Canvas, x: float, y: float, size: float, wall: str, roof: str) -> None:
    with canvas.at(x, y, size):
        canvas.fill(rectangle(-30, 0, 60, 120), wall)
        canvas.fill(svg("M-32 0 C-48 -36 -10 -44 0 -74 C10 -44 48 -36 32 0 Z"), roof)
        canvas.line(0, -74, 0, -88, "#F2C24B", 2.2)
        canvas.fill(disc(0, -89, 3), "#F2C24B")
        for window in (-14, 0, 14):
            arch = "M-5 40 L-5 18 C-5 11 -1 9 0 5 C1 9 5 11 5 18 L5 40 Z"
            canvas.fill(svg(arch, window), _WINDOW)


def _oasis(canvas: Canvas) -> None:
    sand = "M0 218 C76 198 121 224 181 213 C242 203 272 218 302 208 L302 260 L0 260 Z"
    canvas.fill(svg(sand), "#5A2E4A")
    pool = disc(151, 247, 109, 18.2)
    canvas.fill(pool, linear(0, 229, 0, 260, (0, "#F0C27E"), (0.4, "#6FA8C0"), (1, "#2C5C86")))


def _palm(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.stroke(svg("M0 0 C-2 -8 0 -14 3 -20", x, y, size), "#8A5E2E", 2.8 * size)
    for turn in (-95, -60, -25, 15, 55, 90):
        frond = svg("M0 0 C4 -5 9 -5 12 -1", x + 3 * size, y - 20 * size, size, turn - 20)
        canvas.stroke(frond, "#3E7F45" if turn % 2 else "#56994F", 2.6 * size)


def _camel(canvas: Canvas, x: float, y: float, size: float) -> None:
    outline = (
        "M-16 4 C-16 -4 -12 -6 -9 -6 C-7 -12 -2 -12 0 -6 C2 -12 8 -12 9 -5 C12 -5 12 -11 12 -15 "
        "C12 -19 17 -20 20 -17 L20 -14 L16 -13 C16 -6 16 -1 12 3 L12 16 L9.6 16 L9 5 L-8 5 L-9 16 L-11.6 16 "
        "L-12 5 C-14 8 -15 8 -16 4 Z"
    )
    canvas.fill(svg(outline, x, y, size), "#2E1428")


COVER = Cover(place=4, band="#2A1A40", art=_art)
