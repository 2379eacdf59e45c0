"""The tiles of both sides: discs of black glaze or terracotta with helmets, shields, spears, arrows and shears."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from engine.games.agamemnon.tiles import LEADERS, RANKS, SPEARS, WARP, side_of, tile_of
from ui.games.agamemnon.shades import GLAZES, Glaze, faded_glaze
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, polyline, svg
from ui.paint.picture import Box, Picture
from ui.theme.colour import darker
from ui.theme.measure import LYING

_FLAT = Qt.PenCapStyle.FlatCap
_SMALL = 24.0
"""Discs of a smaller radius show a letter without a helmet: it must be readable."""
_TONGUES = 28
_WAVES = 16
_CREST = "M-15 -2 C-17 -20 2 -26 15 -15 L12 -9 C2 -17 -9 -13 -10 0 C-10 8 -14 12 -19 14 C-15 9 -15 4 -15 -2 Z"
_BOWL = (
    "M-8 2 C-8 -10 4 -13 11 -6 C14 -2 14 2 13.5 5 L8.5 3.4 L5 3.2 C4 6 6 7 9 7 L10 17 C6 17.6 2 14 1 9 "
    "C-2 11 -4 16 -8 17 C-6.6 12 -8 8 -8 2 Z"
)
_OUTLINE, _OUTLINE_FADED = 0.9, 0.3


def tile(piece: int, radius: float, *, faded: bool = False) -> Picture:
    """Return a tile, its middle at (0, 0); a faded one has left its stack."""

    def draw(canvas: Canvas) -> None:
        draw_tile(canvas, piece, radius, faded=faded)

    box = Box(-radius, -radius, 2 * radius, 2.12 * radius).with_shadow(LYING)
    return Picture("agamemnon tile", (piece, radius, faded), box, draw)


def draw_tile(canvas: Canvas, piece: int, radius: float, *, faded: bool = False) -> None:
    """Paint a tile around the origin."""
    glaze = GLAZES[side_of(piece)]
    if faded:
        glaze = faded_glaze(glaze, canvas.theme)
    _body(canvas, glaze, radius, faded)
    _rim(canvas, glaze, side_of(piece), radius)
    _figure(canvas, glaze, tile_of(piece), radius)


def _body(canvas: Canvas, glaze: Glaze, r: float, faded: bool) -> None:
    face = disc(0, 0, r)
    if not faded:
        canvas.shadow(disc(0, r * 0.06, r), LYING, 1.4)
    canvas.fill(disc(0, r * 0.11, r), glaze.edge)
    shade = linear(-r, -r, r, r, (0, glaze.lit), (0.45, glaze.face), (1, darker(glaze.face, 0.25)))
    canvas.fill(face, shade)
    canvas.stroke(face, "#140E0A", 1.1, _OUTLINE_FADED if faded else _OUTLINE)


def _rim(canvas: Canvas, glaze: Glaze, side: int, r: float) -> None:
    """Tongues on black glaze, a wave on terracotta; small discs have only the ring."""
    canvas.stroke(disc(0, 0, r * 0.90), glaze.rim, max(1.0, r * 0.05))
    if r < _SMALL:
        return
    if side == 0:
        for tongue in range(_TONGUES):
            across, down = _round(tongue / _TONGUES)
            inner, outer = r * 0.76, r * 0.85
            canvas.line(inner * across, inner * down, outer * across, outer * down, glaze.rim, r * 0.045)
    else:
        canvas.stroke(_wave(r), glaze.rim, r * 0.043)


def _round(share: float) -> tuple[float, float]:
    return math.cos(math.tau * share), math.sin(math.tau * share)


def _wave(r: float) -> QPainterPath:
    points = []
    for step in range(8 * _WAVES + 1):
        across, down = _round(step / (8 * _WAVES))
        reach = r * (0.79 + 0.05 * math.sin(math.tau * step / 8))
        points.append((reach * across, reach * down))
    return polyline(points)


def _figure(canvas: Canvas, glaze: Glaze, tile_number: int, r: float) -> None:
    if tile_number < LEADERS:
        _leader(canvas, glaze, tile_number, r)
    elif tile_number < WARP:
        _warrior(canvas, glaze, tile_number, r)
    elif tile_number == WARP:
        _arrows(canvas, glaze, r)
    else:
        _shears(canvas, glaze, r)


def _leader(canvas: Canvas, glaze: Glaze, number: int, r: float) -> None:
    if r < _SMALL:
        canvas.figure(0, 0, RANKS[number], r * 1.05, glaze.ink, 800)
        return
    for part in (_CREST, _BOWL):
        canvas.fill(svg(part, -r * 0.26, -r * 0.10, r * 1.02 / 40), glaze.ink)
    canvas.figure(r * 0.42, -r * 0.12, RANKS[number], r * 0.62, glaze.ink, 800)
    _spears(canvas, glaze, SPEARS[number], r, 0.56, 1.0)


def _warrior(canvas: Canvas, glaze: Glaze, number: int, r: float) -> None:
    if r < _SMALL:
        _spears(canvas, glaze, SPEARS[number], r, 0.06, 2.4)
        return
    y = -r * 0.14
    canvas.stroke(disc(0, y, r * 0.36), glaze.ink, r * 0.073)
    canvas.fill(disc(0, y, r * 0.11), glaze.ink)
    for spoke in range(8):
        across, down = _round((spoke + 0.5) / 8)
        inner, outer = r * 0.17, r * 0.29
        canvas.line(inner * across, y + inner * down, outer * across, y + outer * down, glaze.ink, r * 0.043)
    _spears(canvas, glaze, SPEARS[number], r, 0.56, 1.0)


def _spears(canvas: Canvas, glaze: Glaze, count: int, r: float, middle: float, size: float) -> None:
    """Draw so many spears side by side around `middle` (a share of the radius)."""
    y, k = r * middle, r * size
    step = min(k * 0.20, r * 0.42)
    for spear in range(count):
        x = (spear - (count - 1) / 2) * step
        shaft = polyline([(x, y + k * 0.18), (x, y - k * 0.06)])
        canvas.stroke(shaft, glaze.ink, max(1.4, k * 0.055), cap=_FLAT)
        head = polygon([(x - k * 0.075, y - k * 0.05), (x, y - k * 0.26), (x + k * 0.075, y - k * 0.05)])
        canvas.fill(head, glaze.ink)


def _arrows(canvas: Canvas, glaze: Glaze, r: float) -> None:
    """Two arrows that change sides: the Warp."""
    for turn, y in ((0, -0.22), (180, -0.24)):
        with canvas.at(0, 0, r, turn):
            canvas.stroke(polyline([(-0.45, y), (0.34, y)]), glaze.ink, 0.085)
            canvas.stroke(polyline([(0.14, y - 0.20), (0.38, y), (0.14, y + 0.20)]), glaze.ink, 0.085)


def _shears(canvas: Canvas, glaze: Glaze, r: float) -> None:
    """A thread with a gap, and shears in it: the Weft."""
    with canvas.at(0, 0, r):
        left = svg("M-0.55 -0.06 C-0.42 -0.24 -0.3 0.12 -0.14 -0.02")
        right = svg("M0.14 -0.02 C0.3 -0.2 0.42 0.14 0.55 -0.04")
        for thread in (left, right):
            canvas.stroke(thread, glaze.ink, 0.085)
        for side in (-1, 1):
            canvas.stroke(polyline([(side * 0.14, -0.44), (-side * 0.12, 0.40)]), glaze.ink, 0.075)
            canvas.stroke(disc(side * 0.17, 0.46, 0.10), glaze.ink, 0.065)
