"""What is written and drawn in the wings beside the board: headings, names, the lines of the legend."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from ui.games.uptown.geometry import HEADING, LEGEND
from ui.games.uptown.shades import BRASS, BRASS_INK, COUNT_INK, CREAM
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_HIGHER = 5.0
"""So much higher than its line a heading may be in a small window."""
_CHIP = 11.0
_CHIP_PITCH = 24.0
_LEGEND_SIZE = 13.5
_LEGEND_TOP, _LEGEND_LEFT, _LEGEND_GAP = 14.0, 28.0, 20.0


def heading(words: str) -> Picture:
    """Return the first line of a wing in a box like `HEADING`, its corner at (0, 0)."""
    box = Box(0, -_HIGHER, HEADING.w, HEADING.h + 2 * _HIGHER)

    def draw(canvas: Canvas) -> None:
        canvas.text(box.rect(), words, 12.5, BRASS_INK, 700, _LEFT)

    return Picture("uptown heading", (words,), box, draw)


def seat_head(players: Sequence[Player], name: str, captured: int) -> Picture:
    """Return a player's chips, name and number of captured tiles on one line, its corner at (0, 0)."""
    width = HEADING.w

    def draw(canvas: Canvas) -> None:
        for index, player in enumerate(players):
            draw_chip(canvas, player, _CHIP + 1 + index * _CHIP_PITCH, 14, _CHIP)
        left = len(players) * _CHIP_PITCH + 8
        canvas.text(QRectF(left, 2, width - left - 28, 24), name, 15, CREAM, 700, _LEFT)
        canvas.text(QRectF(width - 60, 2, 58, 24), str(captured), 18, COUNT_INK, 700, _RIGHT)

    params = (*(player.name for player in players), name, captured)
    return Picture("uptown seat", params, Box(-6, -4, width + 12, 38), draw)


def wing_words(words: str, width: float, height: float = 32.0) -> Picture:
    """Return quiet words in a wing, wrapped into a box with its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.text(QRectF(0, 0, width, height), words, 13.5, CREAM, 500, _TOP_LEFT, alpha=0.75, wrap=True)

    return Picture("uptown words", (words, width, height), Box(0, 0, width, height), draw)


def legend(lines: Sequence[tuple[str, str]]) -> Picture:
    """Return the lines that explain the marks, each with an icon ("frame", "faint", "lock"); corner at (0, 0)."""
    told = tuple(lines)

    def draw(canvas: Canvas) -> None:
        canvas.line(0, 0.5, LEGEND.w, 0.5, BRASS, 1.0, 0.5)
        heights = [_height(canvas, words) for _, words in told]
        gap = min(_LEGEND_GAP, (LEGEND.h - _LEGEND_TOP - sum(heights)) / max(1, len(told) - 1))
        top = _LEGEND_TOP
        for (icon, words), height in zip(told, heights, strict=True):
            _mark(canvas, icon, 11, top + 10)
            box = QRectF(_LEGEND_LEFT, top, LEGEND.w - _LEGEND_LEFT, height)
            canvas.text(box, words, _LEGEND_SIZE, CREAM, 500, _TOP_LEFT, alpha=0.85, wrap=True)
            top += height + gap

    return Picture("uptown legend", told, Box(0, 0, LEGEND.w, LEGEND.h), draw)


def _height(canvas: Canvas, words: str) -> float:
    """Return how high words of the legend are when they are wrapped."""
    room = QRectF(0, 0, LEGEND.w - _LEGEND_LEFT, LEGEND.h)
    metrics = QFontMetricsF(canvas.font(_LEGEND_SIZE, 500))
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height() + 1


def _mark(canvas: Canvas, icon: str, cx: float, cy: float) -> None:
    face = rounded(cx - 9, cy - 9, 18, 18, 3)
    match icon:
        case "lock":
            draw_icon(canvas, "lock", cx, cy, 20, CREAM, 2.0)
        case "frame":
            canvas.stroke(face, canvas.theme.tokens.legal, 2.0)
        case _:
            canvas.fill(face, CREAM, 0.16)
