"""The free cells of an estate: strips of the terrain that each edge beside a tile needs."""

from __future__ import annotations

from functools import partial

from ui.games.isle_of_skye.paint_tile import terrain_colour
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture

_STRIP = 0.125
_GAP = 0.087
_ENDS = 0.135


def needs(edge: float, terrains: str) -> Picture:
    """Return the needs of a free cell: a terrain's letter or "-" for north, east, south, west."""
    return Picture("skye needs", (edge, terrains), Box(0, 0, edge, edge), partial(_draw, edge, terrains))


def _draw(edge: float, terrains: str, canvas: Canvas) -> None:
    wide, gap, length = edge * _STRIP, edge * _GAP, edge * (1 - 2 * _ENDS)
    start, far = edge * _ENDS, edge - gap - wide
    strips = (
        (start, gap, length, wide),
        (far, start, wide, length),
        (start, far, length, wide),
        (gap, start, wide, length),
    )
    for letter, strip in zip(terrains, strips, strict=True):
        if letter != "-":
            bar = rounded(*strip, edge * 0.05)
            canvas.fill(bar, terrain_colour(letter), 0.95)
            canvas.stroke(bar, "#FFFFFF", 1.0, 0.5)
