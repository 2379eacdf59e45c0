"""Light on a row, column or block while a tile is held, and the panel that says what a drop would change."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from engine.games.uptown.tiles import LETTERS, NUMBERS, SIDE
from ui.games.uptown.geometry import CELL, FRAME, FRAME_WIDTH, GRID_X, GRID_Y, LEGEND
from ui.games.uptown.shades import BRASS, BRASS_INK, CREAM, WING
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, rounded
from ui.paint.picture import Box, Picture

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_FIGURE, _DISC = 17.0, 14.0
_FILL, _LINE = 0.07, 2.2
_PAD = 10.0
_COUNT, _SIZE = 26.0, 13.5
_GAP = 7.0


def line_light(index: int, *, down: bool) -> Picture:
    """Return the light on column `index` (0 to 8) or row, with its figure at both ends, in units of the board."""
    whole, start = SIDE * CELL, index * CELL
    band = Box(GRID_X + start, GRID_Y, CELL, whole) if down else Box(GRID_X, GRID_Y + start, whole, CELL)

    def draw(canvas: Canvas) -> None:
        _light(canvas, band)
        near, middle = FRAME_WIDTH / 2 - 1, (index + 0.5) * CELL
        for end in (-near, whole + near):
            spot = (GRID_X + middle, GRID_Y + end) if down else (GRID_X + end, GRID_Y + middle)
            _figure(canvas, *spot, (NUMBERS if down else LETTERS)[index])

    return Picture("uptown line light", (index, down), FRAME, draw)


def zone_light(box: Box) -> Picture:
    """Return the light on a block or the whole board, in units of the board."""
    return Picture("uptown zone light", (box,), FRAME, lambda canvas: _light(canvas, box))


def _light(canvas: Canvas, box: Box) -> None:
    tokens, body = canvas.theme.tokens, rounded(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 8)
    canvas.fill(body, tokens.legal, _FILL)
    canvas.stroke(body, tokens.legal, _LINE * canvas.theme.ring, 0.75)


def _figure(canvas: Canvas, x: float, y: float, figure: str) -> None:
    tokens = canvas.theme.tokens
    canvas.fill(disc(x, y, _DISC), tokens.legal)
    canvas.figure(x, y, figure, _FIGURE, tokens.legal_keyline, 800)


def after_panel(heading: str, count: str, lines: tuple[str, ...]) -> Picture:
    """Return the panel over the legend: heading, how many groups before and after, sentences; its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 6, LEGEND.w, LEGEND.h - 10, 8)
        canvas.fill(body, WING)
        canvas.stroke(body, BRASS, 1.4)
        inside = LEGEND.w - 2 * _PAD
        canvas.text(QRectF(_PAD, 14, inside, 20), heading, 12.5, BRASS_INK, 700, _LEFT)
        canvas.text(QRectF(_PAD, 36, inside, 36), count, _COUNT, CREAM, 700, _LEFT)
        _sentences(canvas, lines, QRectF(_PAD, 78, inside, LEGEND.h - 92))

    return Picture("uptown after", (heading, count, lines), Box(0, 0, LEGEND.w, LEGEND.h), draw)


def _sentences(canvas: Canvas, lines: tuple[str, ...], room: QRectF) -> None:
    """Set sentences below each other, as far apart as the room allows; without room they follow each other closely."""
    metrics = QFontMetricsF(canvas.font(_SIZE, 500))
    wrap = int(Qt.TextFlag.TextWordWrap)
    heights = [metrics.boundingRect(room, wrap, line).height() for line in lines]
    spare = room.height() - sum(heights)
    if spare < 0:
        canvas.text(room, "\n".join(lines), _SIZE, CREAM, 500, _TOP_LEFT, alpha=0.9, wrap=True)
        return
    top, gap = room.y(), min(_GAP, spare / max(1, len(lines) - 1))
    for line, height in zip(lines, heights, strict=True):
        box = QRectF(room.x(), top, room.width(), height + 1)
        canvas.text(box, line, _SIZE, CREAM, 500, _TOP_LEFT, alpha=0.9, wrap=True)
        top += height + gap
