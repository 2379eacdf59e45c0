"""Where boxes and boards lie on the shelf, as pure arithmetic (design section 7, Home).

Lengths are pixels; a box is `BOX_WIDTH` by `BOX_HEIGHT` at scale 1 and keeps its proportions. Four columns, three in a
small window; the page scrolls when two rows would make the boxes too small.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

BOX_WIDTH = 302.0
BOX_HEIGHT = 330.0
SIDE = 9.0
GAP = 28.0
MARGIN = 56.0
TOP = 24.0
BOARD = 26.0
"""From a box's foot to the lower edge of the board it stands on."""
ROW_GAP = 30.0
FOOT = 34.0

_WIDE = 1280
_MEDIUM = 760
_SMALLEST_TO_FIT = 0.84
"""Smaller boxes than this are not made to fit the height; the page scrolls instead."""
_LARGEST = 1.5


@dataclass(frozen=True, slots=True)
class Grid:
    """The shelf of a window: columns, scale of the boxes, and where the first box stands."""

    columns: int
    rows: int
    scale: float
    left: float

    @property
    def pitch(self) -> float:
        """From one box to the next."""
        return (BOX_WIDTH + SIDE) * self.scale + GAP

    @property
    def row_pitch(self) -> float:
        """From one row to the next."""
        return BOX_HEIGHT * self.scale + BOARD + ROW_GAP

    @property
    def height(self) -> float:
        """The height of the whole page."""
        return TOP + self.rows * self.row_pitch + FOOT

    def box(self, slot: int) -> QRectF:
        """Return the front of the box in a slot, counted row by row."""
        row, column = divmod(slot, self.columns)
        size = (BOX_WIDTH * self.scale, BOX_HEIGHT * self.scale)
        return QRectF(self.left + column * self.pitch, TOP + row * self.row_pitch, *size)

    def board(self, row: int) -> float:
        """Return the y at which the boxes of a row stand."""
        return TOP + row * self.row_pitch + BOX_HEIGHT * self.scale


def grid(width: float, height: float, slots: int, text: float = 1.0) -> Grid:
    """Return the shelf for so many boxes in a page of this size; `text` is the text size as a share of the usual one."""
    columns = 4 if width >= _WIDE * text else 3 if width >= _MEDIUM * text else 2
    rows = max(1, math.ceil(slots / columns))
    by_width = ((width - 2 * MARGIN + GAP) / columns - GAP) / (BOX_WIDTH + SIDE)
    by_height = ((height - TOP - FOOT) / rows - BOARD - ROW_GAP) / BOX_HEIGHT
    scale = min(by_width, _LARGEST, by_height if by_height >= _SMALLEST_TO_FIT * text else _LARGEST)
    wide = columns * ((BOX_WIDTH + SIDE) * scale + GAP) - GAP
    return Grid(columns, rows, scale, (width - wide) / 2)
