"""The free cells of an estate: strips of the terrain that each edge beside a tile needs."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from ui.games.isle_of_skye.paint_tile import terrain_colour
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded_box
from ui.paint.picture import Box, Picture

_STRIP = 0.125
_GAP = 0.087
_ENDS = 0.135
_BESIDE = _GAP + _STRIP + 0.02
_ENDS_AT = ((3, 1), (0, 2), (3, 1), (0, 2))
"""The sides at the start and the end of each strip."""


def needs(edge: float, terrains: str) -> Picture:
    """Return the needs of a free cell: a terrain's letter or "-" for north, east, south, west."""
    return Picture("skye needs", (edge, terrains), Box(0, 0, edge, edge), partial(_draw, edge, terrains))


def _draw(edge: float, terrains: str, canvas: Canvas) -> None:
    for side, letter in enumerate(terrains):
        if letter != "-":
            bar = rounded_box(_strip(edge, side, terrains), edge * 0.05)
            canvas.fill(bar, terrain_colour(letter), 0.95)
            canvas.stroke(bar, "#FFFFFF", 1.0, 0.5)


def _strip(edge: float, side: int, terrains: str) -> QRectF:
    """Return the strip along one side; it ends earlier where another strip begins."""
    wide, gap = edge * _STRIP, edge * _GAP
    near, far = (edge * (_ENDS if terrains[other] == "-" else _BESIDE) for other in _ENDS_AT[side])
    length = edge - near - far
    match side:
        case 0:
            return QRectF(near, gap, length, wide)
        case 1:
            return QRectF(edge - gap - wide, near, wide, length)
        case 2:
            return QRectF(near, edge - gap - wide, length, wide)
    return QRectF(gap, near, wide, length)
