"""Words that float over a table: tool tip, refusal and preview bubbles, score popup, key chip, label pill.

Their boxes follow the words, so these functions take the theme.  Text is passed in, already translated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from ui.paint.canvas import Canvas
from ui.paint.paths import placed, polygon, rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.colour import Paint, darker
from ui.theme.look import Theme
from ui.theme.measure import PANEL, Radius, Role
from ui.theme.players import Player

_PAD = 13.0
_TAIL, _TAIL_HALF = 9.0, 7.0
_WIDEST = 260.0
_ICON = 18.0
_ICON_GAP = 8.0
_REFUSAL_INK = "#F2877D"


_OUTLINE = 3.0
_AROUND = [
    (_OUTLINE * share * math.cos(step * math.pi / 12), _OUTLINE * share * math.sin(step * math.pi / 12))
    for share in (0.5, 1.0)
    for step in range(24)
]
"""Where copies of a figure lie to give it an outline.  (A text's path depends on what was written before: Qt's glyph
outlines change in their last bits; copies are the same every time.)"""


class Tail(StrEnum):
    """The side of a bubble its tail is on; the picture's (0, 0) is the tail's tip."""

    LEFT = "left"
    RIGHT = "right"
    ABOVE = "above"
    BELOW = "below"


@dataclass(frozen=True, slots=True)
class BubbleLine:
    """One line of a bubble: words, perhaps a line icon or a small picture round (0, 0) before them, perhaps quieter."""

    words: str
    icon: str = ""
    icon_paint: str = "#FFE9C0"
    quiet: bool = False
    picture: Picture | None = None


def refusal(theme: Theme, sentence: str, tail: Tail = Tail.LEFT, slide: float = 0.0) -> Picture:
    """Return the bubble that says why a drop was refused."""
    return bubble(theme, [BubbleLine(sentence, "x", _REFUSAL_INK)], tail, slide)


def bubble(theme: Theme, lines: Sequence[BubbleLine], tail: Tail = Tail.BELOW, slide: float = 0.0) -> Picture:
    """Return a bubble of one to three lines, each wrapped at `_WIDEST` units, its tail's tip at (0, 0).

    The body may `slide` along the side its tail is on, as far as the tail still grows from a straight edge.
    """
    laid = _Laid(theme, tuple(lines), theme.px(_WIDEST))
    body = _slid(laid.body(tail), tail, slide)
    shape = rounded(body.x(), body.y(), body.width(), body.height(), Radius.BUTTON).united(_tail(tail))

    def draw(canvas: Canvas) -> None:
        canvas.shadow(shape, PANEL, 1.3)
        canvas.fill(shape, theme.tokens.bubble)
        canvas.stroke(shape, "#FFFFFF", 1.0, 0.15)
        laid.draw(canvas, body)

    bounds = shape.boundingRect()
    box = Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).with_shadow(PANEL)
    return Picture("bubble", (tuple(lines), tail, slide), box, draw)


def _slid(body: QRectF, tail: Tail, slide: float) -> QRectF:
    upright = tail in (Tail.LEFT, Tail.RIGHT)
    most = max(0.0, (body.height() if upright else body.width()) / 2 - _TAIL_HALF - Radius.BUTTON)
    way = min(max(slide, -most), most)
    return body.translated(0, way) if upright else body.translated(way, 0)


class _Laid:
    """Lines of a bubble with the height each needs."""

    def __init__(self, theme: Theme, lines: tuple[BubbleLine, ...], widest: float) -> None:
        self.theme = theme
        self.lines = lines
        self.indent = _ICON + _ICON_GAP if any(line.icon or line.picture for line in lines) else 0.0
        bounds = [self._bounds(line, widest - self.indent) for line in lines]
        self.heights = [max(box.height(), theme.line(Role.BUTTON)) + 2 for box in bounds]
        self.width = max(box.width() for box in bounds) + self.indent + 2

    def _role(self, line: BubbleLine) -> Role:
        return Role.BODY if line.quiet else Role.BUTTON

    def _bounds(self, line: BubbleLine, width: float) -> QRectF:
        metrics = QFontMetricsF(self.theme.font(self._role(line)))
        return metrics.boundingRect(QRectF(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), line.words)

    def body(self, tail: Tail) -> QRectF:
        """Return the bubble's body placed so that the tail's tip is the origin."""
        w, h = self.width + 2 * _PAD, sum(self.heights) + 2 * (_PAD - 3)
        match tail:
            case Tail.LEFT:
                return QRectF(_TAIL, -h / 2, w, h)
            case Tail.RIGHT:
                return QRectF(-_TAIL - w, -h / 2, w, h)
            case Tail.ABOVE:
                return QRectF(-w / 2, _TAIL, w, h)
            case Tail.BELOW:
                return QRectF(-w / 2, -_TAIL - h, w, h)

    def draw(self, canvas: Canvas, body: QRectF) -> None:
        """Paint icons and words into the body."""
        tokens, y = self.theme.tokens, body.y() + _PAD - 3
        for line, height in zip(self.lines, self.heights, strict=True):
            x = body.x() + _PAD + _ICON / 2
            if line.picture is not None:
                with canvas.at(x, y + height / 2):
                    line.picture.draw(canvas)
            elif line.icon:
                draw_icon(canvas, line.icon, x, y + height / 2, _ICON, line.icon_paint, 2.2)
            box = QRectF(body.x() + _PAD + self.indent, y, self.width - self.indent, height)
            paint = tokens.bubble_ink2 if line.quiet else tokens.bubble_ink
            _words(canvas, self.theme, box, line.words, self._role(line), paint)
            y += height


def _words(canvas: Canvas, theme: Theme, box: QRectF, words: str, role: Role, paint: Paint) -> None:
    canvas.painter.setFont(theme.font(role))
    canvas.painter.setPen(paint)
    flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
    canvas.painter.drawText(box, flags, words)


def _tail(side: Tail) -> QPainterPath:
    pointing_down = polygon([(0, 0), (-_TAIL_HALF, -_TAIL - 1), (_TAIL_HALF, -_TAIL - 1)])
    turns = {Tail.BELOW: 0.0, Tail.LEFT: 90.0, Tail.ABOVE: 180.0, Tail.RIGHT: -90.0}
    return placed(pointing_down, 0, 0, 1.0, turns[side])


def score_popup(theme: Theme, points: str, player: Player) -> Picture:
    """Return a score that rises from the table ("+3") with the player's chip beside it; (0, 0) is its middle."""
    size, radius = theme.px(30), theme.px(11)
    ink = QFontMetricsF(theme.sized(size, 800)).tightBoundingRect(points)
    whole = ink.width() + radius * 2 + 12
    cx = (ink.width() - whole) / 2

    def draw(canvas: Canvas) -> None:
        for dx, dy in _AROUND:
            canvas.figure(cx + dx, dy, points, size, theme.tokens.bubble, 800)
        canvas.figure(cx, 0, points, size, "#FFD368", 800)
        draw_chip(canvas, player, whole / 2 - radius, 0, radius)

    box = Box(-whole / 2, -ink.height() / 2, whole, ink.height()).grown(8)
    return Picture("score popup", (points, player.name), box, draw)


def key_chip(theme: Theme, key: str, size: float = 24.0) -> Picture:
    """Return a key cap with its letter, its centre at (0, 0)."""
    width = max(size, QFontMetricsF(theme.font(Role.BUTTON)).horizontalAdvance(key) + size / 2)

    def draw(canvas: Canvas) -> None:
        face = rounded(-width / 2, -size / 2, width, size, Radius.CARD)
        canvas.fill(face, theme.tokens.raised)
        canvas.stroke(face, theme.tokens.strong, 1.2)
        canvas.figure(0, 0, key, size * 0.58, theme.tokens.ink)

    return Picture("key chip", (key, size), Box(-width / 2, -size / 2, width, size).grown(2), draw)


def pill(
    theme: Theme, words: str, *, face: str, ink: str, alpha: float = 1.0, icon: str = "", scale: float = 1.0
) -> Picture:
    """Return a rounded label for a board, its centre at (0, 0): dock states, ship captions.

    `scale` is the board's, so that the words keep their least size and the pill grows around them.
    """
    size = max(12.5, 12.0 / scale)
    metrics = QFontMetricsF(theme.sized(round(size), 600))
    height = max(22.0, metrics.height() + 6)
    room = size + 8 if icon else 0.0
    width = metrics.horizontalAdvance(words) + room + height * 1.1

    def draw(canvas: Canvas) -> None:
        canvas.fill(rounded(-width / 2, -height / 2, width, height, height / 2), face, alpha)
        if icon:
            draw_icon(canvas, icon, -width / 2 + height * 0.35 + size / 2, 0, size + 3, ink, 1.7)
        canvas.text(QRectF(-width / 2 + room, -height / 2, width - room, height), words, size, ink, 600)

    params = (words, face, ink, alpha, icon, scale)
    return Picture("pill", params, Box(-width / 2, -height / 2, width, height).grown(1), draw)


def callout(number: int, radius: float = 20.0) -> Picture:
    """Return a lesson's numbered callout, its centre at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        tokens, face = canvas.theme.tokens, rounded(-radius, -radius, 2 * radius, 2 * radius, radius)
        canvas.shadow(face, PANEL)
        canvas.fill(face, tokens.accent)
        canvas.stroke(face, "#FFF6E2", radius * 0.13)
        canvas.figure(0, 0, str(number), radius * 1.1, darker(tokens.on_accent, 0.1), 800)

    box = Box(-radius, -radius, 2 * radius, 2 * radius).with_shadow(PANEL)
    return Picture("callout", (number, radius), box, draw)
