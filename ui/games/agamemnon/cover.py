"""Agamemnon's box: a helmet painted on clay, three woven threads of fate, a torch."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt

from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Canvas, radial
from ui.paint.paths import disc, svg
from ui.theme.colour import colour

_GLAZE = "#1D1310"
_CLAY = "#D57B3C"
_CENTRE = (145.0, 130.0)
_THREADS = (("#9E3B33", 78.0, (7.0, 7.0)), ("#5C3B78", 125.0, (7.0, 7.0)), ("#2B6C7A", 172.0, (2.4, 7.0)))
_BEAD = 20.0
"""Length of one key of the meander."""


def _art(canvas: Canvas) -> None:
    fired = radial(151, 120, 242, (0, "#F0A35E"), (0.55, _CLAY), (1, "#9C4A22"))
    canvas.box(0, 0, ART_WIDTH, ART_HEIGHT, fired)
    for paint, y, stitches in _THREADS:
        _thread(canvas, paint, y, stitches)
    _shield(canvas)
    _helmet(canvas)
    _torch(canvas, 263, 78)
    for y in (9.1, 248.3):
        _meander(canvas, y)


def _thread(canvas: Canvas, paint: str, y: float, stitches: tuple[float, float]) -> None:
    path = svg(
        f"M-10 {y + 26} C76 {y - 52} 106 {y + 62} 151 {y} C205 {y - 62} 236 {y + 57} {ART_WIDTH + 10} {y - 21}"
    )
    canvas.stroke(path, "#3A1A0C", 15)
    canvas.stroke(path, paint, 12)
    canvas.stroke(path, "#F7E2C0", 2.2, 0.85, dash=stitches)


def _shield(canvas: Canvas) -> None:
    x, y = _CENTRE
    canvas.fill(disc(x, y, 96), _CLAY)
    canvas.stroke(disc(x, y, 96), _GLAZE, 5)
    canvas.stroke(disc(x, y, 87), _GLAZE, 1.6)
    for ray in range(40):
        across, down = math.cos(math.tau * ray / 40), math.sin(math.tau * ray / 40)
        canvas.line(x + 90 * across, y + 90 * down, x + 94 * across, y + 94 * down, _GLAZE, 2.4)


def _helmet(canvas: Canvas) -> None:
    crest = (
        "M-15 -2 C-17 -20 2 -26 15 -15 L12 -9 C2 -17 -9 -13 -10 0 C-10 8 -14 12 -19 14 C-15 9 -15 4 -15 -2 Z"
    )
    bowl = (
        "M-8 2 C-8 -10 4 -13 11 -6 C14 -2 14 2 13.5 5 L8.5 3.4 L5 3.2 C4 6 6 7 9 7 L10 17 C6 17.6 2 14 1 9 "
        "C-2 11 -4 16 -8 17 C-6.6 12 -8 8 -8 2 Z"
    )
    x, y = _CENTRE[0] + 4, _CENTRE[1] + 8
    for part in (crest, bowl):
        canvas.fill(svg(part, x, y, 4.03), _GLAZE)


def _torch(canvas: Canvas, x: float, y: float) -> None:
    glow = radial(x, y, 88, (0, colour("#FFF0B0", 0.95)), (1, colour("#FFE0A0", 0.0)))
    canvas.fill(disc(x, y, 88), glow)
    canvas.fill(svg("M-5 0 L5 0 L2.4 74 L-2.4 74 Z M-11 -4 L11 -4 L7 6 L-7 6 Z", x, y + 22), _GLAZE)
    canvas.fill(svg("M0 18 C-18 12 -14 -6 -4 -16 C-4 -8 2 -8 2 -26 C16 -14 18 10 0 18 Z", x, y), "#FFB13C")
    canvas.fill(svg("M0 16 C-9 12 -6 2 0 -6 C6 2 9 12 0 16 Z", x, y), "#FFF3C4")


def _meander(canvas: Canvas, y: float) -> None:
    for key in range(int(ART_WIDTH / _BEAD) + 1):
        path = svg("M0 5 L0 -5 L14.8 -5 L14.8 2 L7.2 2 L7.2 -1.4", key * _BEAD, y)
        canvas.stroke(path, _GLAZE, 2, cap=Qt.PenCapStyle.SquareCap, join=Qt.PenJoinStyle.MiterJoin)


COVER = Cover(place=6, band="#2A1812", art=_art)
