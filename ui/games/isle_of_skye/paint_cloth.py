"""The table cloth of Isle of Skye: moss-green tartan under the lamp."""

from __future__ import annotations

import math
from functools import partial

from ui.paint.canvas import Canvas
from ui.paint.picture import Box, Picture
from ui.paint.wood import draw_lamp_pool

_LIGHT, _DARK = "#77836F", "#2B322E"
_BAND = "#1E2A22"
_SETT = 92.0
_BANDS = ((0.0, 26.0, 0.05), (38.0, 8.0, 0.06), (52.0, 3.0, 0.08))
"""Start, width and strength of the bands that repeat every `_SETT` units, across and down."""


def cloth(visible: Box) -> Picture:
    """Return the cloth, filling `visible`."""
    return Picture("skye cloth", (), visible, partial(_draw, visible), opaque=True)


def _draw(visible: Box, canvas: Canvas) -> None:
    draw_lamp_pool(canvas, visible.rect(), _DARK if canvas.theme.dark else _LIGHT)
    if canvas.theme.contrast:
        return
    for start, wide, alpha in _BANDS:
        for x in _lines(visible.x, visible.w, start):
            canvas.box(x, visible.y, wide, visible.h, _BAND, alpha)
        for y in _lines(visible.y, visible.h, start):
            canvas.box(visible.x, y, visible.w, wide, _BAND, alpha)


def _lines(first: float, length: float, start: float) -> list[float]:
    """Return where a band lies between two borders; the pattern does not move with the window."""
    lowest = math.floor((first - start) / _SETT)
    highest = math.ceil((first + length - start) / _SETT)
    return [start + number * _SETT for number in range(lowest, highest + 1)]
