"""Uptown's dock: the wooden shelf of a rack, before and behind its tiles, and the words beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from ui.games.uptown.geometry import SHELF_FRONT, SHELF_HEIGHT
from ui.games.uptown.shades import BRASS, CREAM, wood
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.shapes import draw_icon
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING, PANEL

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RADIUS = 8.0


def shelf_back(width: float) -> Picture:
    """Return the shelf as it lies behind the tiles, with its brass rail; corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        board, body = wood(canvas.theme), rounded(0, 0, width, SHELF_HEIGHT, _RADIUS)
        canvas.shadow(body, PANEL)
        shade = linear(0, 0, 0, SHELF_HEIGHT, (0, lighter(board, 0.25)), (1, darker(board, 0.35)))
        canvas.fill(body, shade)
        canvas.stroke(body, darker(board, 0.5), 1.0)
        canvas.fill(rounded(4, 3, width - 8, 4, 2), BRASS, 0.8)

    return Picture("uptown shelf", (width,), Box(0, 0, width, SHELF_HEIGHT).with_shadow(PANEL), draw)


def shelf_front(width: float, words: str = "") -> Picture:
    """Return the front of the shelf that hides the feet of the tiles, with words on it; corner at (0, 0)."""
    height = SHELF_HEIGHT - SHELF_FRONT

    def draw(canvas: Canvas) -> None:
        board, body = wood(canvas.theme), rounded(0, 0, width, height, _RADIUS)
        canvas.fill(body, linear(0, 0, 0, height, (0, lighter(board, 0.10)), (1, darker(board, 0.45))))
        if words:
            draw_icon(canvas, "lock", 20, height / 2, 16, CREAM, 2.0)
            canvas.text(QRectF(34, 0, width - 44, height), words, 12.5, CREAM, 700, _LEFT)

    return Picture("uptown front", (width, words), Box(0, 0, width, height).with_shadow(LYING), draw)


def dock_heading(words: str, width: float) -> Picture:
    """Return a heading of the dock; corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.text(QRectF(0, 0, width, 20), words, 12.5, canvas.theme.tokens.ink3, 700, _LEFT)

    return Picture("uptown dock heading", (words, width), Box(0, 0, width, 20), draw)


def dock_words(first: str, then: str, box: Box) -> Picture:
    """Return a line of words and a quieter one below it, wrapped into a box as large as `box`; corner at (0, 0)."""
    w, h = box.w, box.h

    def draw(canvas: Canvas) -> None:
        tokens, top = canvas.theme.tokens, 0.0
        if first:
            canvas.text(QRectF(0, 0, w, 26), first, 15, tokens.ink2, 500, _LEFT)
            top = 30.0
        canvas.text(QRectF(0, top, w, h - top), then, 13, tokens.ink3, 400, _TOP_LEFT, wrap=True)

    return Picture("uptown dock words", (first, then, w, h), Box(0, 0, w, h), draw)


def pile_count(n: int, edge: float) -> Picture:
    """Return the number of tiles of a pile on a dark plate, centred under a tile `edge` wide; corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        canvas.text(QRectF(0, 0, edge, 20), str(n), 15, tokens.ink2, 700)

    return Picture("uptown count", (n, edge), Box(0, 0, edge, 20), draw)
