"""The band at the foot of a box: name and figures as live text; it grows when the box is pointed at.

Lengths are pixels on screen; heights come from the fonts, so a larger text makes a taller band.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from ui.home.grid import BOX_HEIGHT, BOX_WIDTH
from ui.home.pictures import GOLD_LINE, draw_sheen
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import rounded
from ui.paint.shapes import draw_icon
from ui.theme.colour import lighter
from ui.theme.look import Theme
from ui.theme.measure import Radius

_INK = "#FFF4DF"
_INDENT = 18.0
_PAD = 10.0
_LOCK = 18.0
_WRAP = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class Band:
    """What a band says. `note` is what a closed box says when it is pointed at; `room` is kept free for buttons."""

    title: str
    facts: str
    note: str = ""
    room: float = 0.0

    def rest(self, theme: Theme, scale: float) -> float:
        """Return the band's height when nobody points at the box."""
        lines = _height(_title_font(theme, scale)) + _height(_facts_font(theme, scale))
        return max(70.0 * scale, lines + 2 * _PAD)

    def grown(self, theme: Theme, scale: float) -> float:
        """Return the band's height when the box is pointed at, never more than the box has."""
        extra = self.room
        if self.note:
            extra = self._note_box(theme, scale).height() + _PAD
        return min(self.rest(theme, scale) + extra, BOX_HEIGHT * scale - 20)

    def _note_box(self, theme: Theme, scale: float) -> QRectF:
        width = BOX_WIDTH * scale - 2 * _INDENT
        return QFontMetricsF(_note_font(theme)).boundingRect(QRectF(0, 0, width, 400), _WRAP, self.note)


def draw_band(canvas: Canvas, band: Band, paint: str, scale: float, share: float) -> None:
    """Paint the band, grown by `share`, into the box whose front's corner is the origin."""
    rest, grown = band.rest(canvas.theme, scale), band.grown(canvas.theme, scale)
    height = rest + (grown - rest) * share
    wide, high = BOX_WIDTH * scale, BOX_HEIGHT * scale
    top = high - height
    with canvas.clipped(rounded(0, 0, wide, high, Radius.CARD * scale)):
        canvas.box(0, top, wide, height, linear(0, top, 0, high, (0, lighter(paint, 0.10)), (1, paint)))
        canvas.box(0, top, wide, 2.5, GOLD_LINE, 0.9)
        with canvas.at(0, 0, scale):
            draw_sheen(canvas, QRectF(0, top / scale, BOX_WIDTH, height / scale))
        _words(canvas, band, scale, top + _PAD, share)
    if band.note:
        x = wide - _INDENT - _LOCK / 2
        draw_icon(canvas, "lock", x, top + _PAD + _height(_title_font(canvas.theme, scale)) / 2, _LOCK, _INK)


def _words(canvas: Canvas, band: Band, scale: float, y: float, share: float) -> None:
    theme, width = canvas.theme, BOX_WIDTH * scale - 2 * _INDENT
    title, facts = _title_font(theme, scale), _facts_font(theme, scale)
    _line(
        canvas, QRectF(_INDENT, y, width - (_LOCK + 6 if band.note else 0), _height(title)), band.title, title
    )
    y += _height(title)
    with canvas.faded(0.85):
        _line(canvas, QRectF(_INDENT, y, width, _height(facts)), band.facts, facts)
    if band.note and share > 0:
        canvas.painter.setFont(_note_font(theme))
        with canvas.faded(share):
            box = QRectF(_INDENT, y + _height(facts) + 4, width, BOX_HEIGHT * scale)
            canvas.painter.drawText(box, _WRAP, band.note)


def _line(canvas: Canvas, box: QRectF, words: str, font: QFont) -> None:
    fitted = QFont(font)
    while QFontMetricsF(fitted).horizontalAdvance(words) > box.width() and fitted.pixelSize() > 12:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    canvas.painter.setFont(fitted)
    canvas.painter.setPen(_INK)
    canvas.painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), words)


def _title_font(theme: Theme, scale: float) -> QFont:
    return theme.sized(theme.px(22) * max(1.0, scale), 700)


def _facts_font(theme: Theme, scale: float) -> QFont:
    return theme.sized(theme.px(13.5) * max(1.0, scale), 500)


def _note_font(theme: Theme) -> QFont:
    return theme.sized(theme.px(13.5), 500)


def _height(font: QFont) -> float:
    return QFontMetricsF(font).height()
