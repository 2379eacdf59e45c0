"""The light round an area of an estate, and round the tiles that something counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ui.games.isle_of_skye.terrain import EDGE, terrain_of
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture

_KEYLINE, _LIGHT, _CORE = 10.0, 7.0, 2.6
_SEAM = 1.4
_FILL = 0.12


class Part(NamedTuple):
    """One patch of ground: tile with rotation, its area there, the corner of the tile on the board."""

    code: int
    area: int
    x: float
    y: float


def area_light(parts: tuple[Part, ...], edge: float) -> Picture:
    """Return the light round an area in units of the board; `edge` is the edge of a tile."""
    box = _box([Box(part.x, part.y, edge, edge) for part in parts])
    return Picture("skye area", (parts, edge), box, partial(_draw_area, parts, edge))


def _draw_area(parts: tuple[Part, ...], edge: float, canvas: Canvas) -> None:
    shapes = []
    for part in parts:
        onto = QTransform().translate(part.x, part.y).scale(edge / EDGE, edge / EDGE)
        shapes.append(onto.map(terrain_of(part.code).ground(part.area).shape))
    _draw_outline(canvas, shapes)


def tiles_light(boxes: tuple[Box, ...]) -> Picture:
    """Return the light round some tiles, those side by side as one."""
    return Picture("skye counted", (boxes,), _box(boxes), partial(_draw_tiles, boxes))


def _draw_tiles(boxes: tuple[Box, ...], canvas: Canvas) -> None:
    _draw_outline(canvas, [rounded(box.x, box.y, box.w, box.h, box.w * 0.03) for box in boxes])


def _box(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, foot = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, foot - top).grown(_KEYLINE)


def _draw_outline(canvas: Canvas, shapes: list[QPainterPath]) -> None:
    """Paint one line round shapes that touch: a line round each, then everything inside is cleared again."""
    tokens, ring = canvas.theme.tokens, canvas.theme.ring
    for paint, width, alpha in (
        (tokens.legal_keyline, _KEYLINE, 0.8),
        (tokens.legal, _LIGHT, 1.0),
        (tokens.target, _CORE, 1.0),
    ):
        for shape in shapes:
            canvas.stroke(shape, paint, width * ring, alpha)
    canvas.painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    for shape in shapes:
        canvas.fill(shape, "#000000")
        canvas.stroke(shape, "#000000", _SEAM)
    canvas.painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for shape in shapes:
        canvas.fill(shape, tokens.legal, _FILL)
