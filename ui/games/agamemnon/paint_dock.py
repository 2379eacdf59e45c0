"""What lies in the dock beside tiles: headings, words, empty slots, dividing lines, the three kinds of string."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from ui.games.agamemnon.geometry import DOCK_HEIGHT, TURNED_TILE
from ui.paint.canvas import Canvas
from ui.paint.paths import disc
from ui.paint.picture import Box, Picture

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def heading(words: str, width: float) -> Picture:
    """Return a heading of the dock; corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.text(QRectF(0, 0, width, 20), words, 12.5, canvas.theme.tokens.ink3, 700, _LEFT)

    return Picture("agamemnon heading", (words, width), Box(0, 0, width, 20), draw)


def words_in(words: str, box: Box, *, size: float = 13.0, strong: bool = False, wrap: bool = True) -> Picture:
    """Return words set into a box of this size; corner at (0, 0)."""
    w, h = box.w, box.h

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        ink, weight = (tokens.ink, 600) if strong else (tokens.ink2, 400)
        canvas.text(QRectF(0, 0, w, h), words, size, ink, weight, _LEFT, wrap=wrap)

    return Picture("agamemnon words", (words, w, h, size, strong, wrap), Box(0, 0, w, h), draw)


def empty_slot() -> Picture:
    """Return the slot of a tile turned over; its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.stroke(disc(0, 0, TURNED_TILE), canvas.theme.tokens.strong, 1.6, dash=(5, 4))

    return Picture("agamemnon slot", (), Box(0, 0, 0, 0).grown(TURNED_TILE + 2), draw)


def hairline() -> Picture:
    """Return the line between two groups; its upper end at (0, 0)."""
    height = DOCK_HEIGHT - 40

    def draw(canvas: Canvas) -> None:
        canvas.line(0, 0, 0, height, canvas.theme.tokens.hair, 1.0)

    return Picture("agamemnon hairline", (), Box(-1, 0, 2, height), draw)
