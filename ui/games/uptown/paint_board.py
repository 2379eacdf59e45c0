"""Uptown's board: midnight blue in a brass frame, nine blocks with their pictures, letters and numbers on all sides."""

from __future__ import annotations

import math

from engine.games.uptown.tiles import LETTERS, NUMBERS, SYMBOLS
from ui.games.uptown.geometry import BLOCK, CELL, FRAME, FRAME_WIDTH, GRID_X, GRID_Y, block_box
from ui.games.uptown.paint_symbols import draw_symbol
from ui.games.uptown.shades import (
    BLOCK_PAPER,
    BLOCKS,
    BRASS,
    BRASS_INK,
    CELL_LINE,
    FRAME_EDGE,
    FRAME_FOOT,
    FRAME_TOP,
)
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded
from ui.paint.picture import Box
from ui.theme.colour import colour
from ui.theme.measure import BOARD

_THICKNESS = 5.0
_LABEL = 17.0
_SYMBOL = 2.2
"""Size of a block's picture, in cells."""
_CORNER_RAYS = 5


def draw_board(canvas: Canvas) -> None:
    """Paint the board without tiles."""
    _frame(canvas)
    for block in range(len(SYMBOLS)):
        _block(canvas, block)
    _labels(canvas)


def _frame(canvas: Canvas) -> None:
    x, y, w, h = FRAME
    body = rounded(x, y, w, h, 10)
    canvas.shadow(body, BOARD, 1.6)
    canvas.fill(rounded(x, y + _THICKNESS, w, h, 10), FRAME_EDGE)
    canvas.fill(body, linear(x, y, x + w, y + h, (0, FRAME_TOP), (1, FRAME_FOOT)))
    canvas.stroke(body, BRASS, 2.0)
    canvas.stroke(rounded(x + 5, y + 5, w - 10, h - 10, 7), BRASS, 1.0, 0.45)
    for turn, (cx, cy) in enumerate(((x, y), (x + w, y), (x + w, y + h), (x, y + h))):
        with canvas.at(cx, cy, turn=90 * turn):
            _corner(canvas)


def _corner(canvas: Canvas) -> None:
    for ray in range(_CORNER_RAYS):
        angle = math.radians(9 + 18 * ray)
        canvas.line(6, 6, 6 + 26 * math.cos(angle), 6 + 26 * math.sin(angle), BRASS, 1.4, 0.8)


def _block(canvas: Canvas, block: int) -> None:
    box = block_box(block)
    body = rounded(box.x + 2, box.y + 2, box.w - 4, box.h - 4, 8)
    canvas.fill(body, BLOCKS[block % 2])
    with canvas.clipped(body):
        _fan(canvas, box)
        symbol = colour(BRASS)
        with canvas.faded(0.30):
            draw_symbol(
                canvas, block, box.x + box.w / 2, box.y + box.h / 2, CELL * _SYMBOL, symbol, BLOCK_PAPER
            )
    canvas.stroke(body, BRASS, 1.6, 0.75)
    for index in range(BLOCK * BLOCK):
        row, column = divmod(index, BLOCK)
        cell = rounded(box.x + column * CELL + 4, box.y + row * CELL + 4, CELL - 8, CELL - 8, 6)
        canvas.stroke(cell, CELL_LINE, 1.0, 0.20)


def _fan(canvas: Canvas, box: Box) -> None:
    """Draw the rays and arches behind a block's picture."""
    cx, foot = box.x + box.w / 2, box.y + box.h
    for reach in (1.5, 1.2, 0.9, 0.6):
        canvas.stroke(disc(cx, foot, reach * CELL), BRASS, 1.4, 0.10)
    for ray in range(11):
        angle = math.radians(180 + 18 * ray)
        x, y = cx + 2.2 * CELL * math.cos(angle), foot + 2.2 * CELL * math.sin(angle)
        canvas.line(cx, foot, x, y, BRASS, 1.2, 0.07)


def _labels(canvas: Canvas) -> None:
    near, side = FRAME_WIDTH / 2 - 1, len(NUMBERS) * CELL
    for index, (number, letter) in enumerate(zip(NUMBERS, LETTERS, strict=True)):
        middle = (index + 0.5) * CELL
        for y in (GRID_Y - near, GRID_Y + side + near):
            canvas.figure(GRID_X + middle, y, number, _LABEL, BRASS_INK, 700)
        for x in (GRID_X - near, GRID_X + side + near):
            canvas.figure(x, GRID_Y + middle, letter, _LABEL, BRASS_INK, 700)
