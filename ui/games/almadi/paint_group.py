"""The light round landscapes that belong together: one outline along their cells."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainterPath

from engine.games.almadi.places import STRIDE
from ui.games.almadi.geometry import Frame
from ui.paint.canvas import Canvas
from ui.paint.paths import rectangle, rounded
from ui.paint.picture import Box, Picture

_KEYLINE, _LIGHT, _CORE = 8.0, 5.0, 1.8
_RADIUS = 7.0


def group_light(frame: Frame, cells: tuple[int, ...]) -> Picture:
    """Return the light round the landscapes on these cells of a realm, in units of the board."""
    boxes = [frame.tile(cell) for cell in cells]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, foot = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    around = Box(left, top, right - left, foot - top).grown(_KEYLINE)
    return Picture("almadi group", (frame, cells), around, partial(_draw, frame, cells))


def _draw(frame: Frame, cells: tuple[int, ...], canvas: Canvas) -> None:
    tokens, ring, outline = canvas.theme.tokens, canvas.theme.ring, _outline(frame, cells)
    for paint, width, alpha in (
        (tokens.legal_keyline, _KEYLINE, 0.8),
        (tokens.legal, _LIGHT, 1.0),
        (tokens.target, _CORE, 1.0),
    ):
        canvas.stroke(outline, paint, width * ring, alpha)


def _outline(frame: Frame, cells: tuple[int, ...]) -> QPainterPath:
    """Return one shape of all landscapes; what lies between neighbours is filled up."""
    whole, there = QPainterPath(), set(cells)
    for cell in cells:
        box = frame.tile(cell)
        whole = whole.united(rounded(box.x, box.y, box.w, box.h, _RADIUS))
        right, below = cell + STRIDE in there, cell + 1 in there
        if right:
            whole = whole.united(rectangle(box.x + box.w / 2, box.y, frame.pitch, box.h))
        if below:
            whole = whole.united(rectangle(box.x, box.y + box.h / 2, box.w, frame.pitch))
        if right and below and cell + STRIDE + 1 in there:
            whole = whole.united(rectangle(box.x + box.w / 2, box.y + box.h / 2, frame.pitch, frame.pitch))
    return whole
