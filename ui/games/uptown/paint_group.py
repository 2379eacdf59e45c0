"""The light round a group of tiles: one outline that follows tiles and bridges."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainterPath

from engine.games.uptown.tiles import ROW
from ui.games.uptown.geometry import CELL, TILE, TILE_EDGE, TILE_RADIUS, tile_on
from ui.paint.canvas import Canvas
from ui.paint.paths import rectangle, rounded
from ui.paint.picture import Box, Picture

_KEYLINE, _LIGHT, _CORE = 8.0, 5.0, 1.8
_OUT = 1.5
"""How far the line runs outside the tiles."""


def group_light(cells: tuple[int, ...]) -> Picture:
    """Return the light round the tiles on these cells, in units of the board."""
    boxes = [tile_on(cell) for cell in cells]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, foot = max(box.x for box in boxes) + TILE, max(box.y for box in boxes) + TILE * TILE_EDGE
    around = Box(left, top, right - left, foot - top).grown(_OUT + _KEYLINE)
    return Picture("uptown group", cells, around, partial(_draw, cells))


def _draw(cells: tuple[int, ...], canvas: Canvas) -> None:
    tokens, ring = canvas.theme.tokens, canvas.theme.ring
    outline = _outline(cells)
    for paint, width, alpha in (
        (tokens.legal_keyline, _KEYLINE, 0.8),
        (tokens.legal, _LIGHT, 1.0),
        (tokens.target, _CORE, 1.0),
    ):
        canvas.stroke(outline, paint, width * ring, alpha)


def _outline(cells: tuple[int, ...]) -> QPainterPath:
    """Return one shape of all tiles, with what lies between neighbours filled up."""
    whole = QPainterPath()
    side, height = TILE + 2 * _OUT, TILE * TILE_EDGE + 2 * _OUT
    for cell in cells:
        x, y = tile_on(cell).x - _OUT, tile_on(cell).y - _OUT
        whole = whole.united(rounded(x, y, side, height, TILE * TILE_RADIUS + _OUT))
        if cell + 1 in cells:
            whole = whole.united(rectangle(x + side / 2, y, CELL, height))
        if cell + ROW in cells:
            whole = whole.united(rectangle(x, y + height / 2, side, CELL))
        if {cell + 1, cell + ROW, cell + ROW + 1} <= set(cells):
            whole = whole.united(rectangle(x + side / 2, y + height / 2, CELL, CELL))
    return whole
