"""Puts a whole rules page on paper: to a printer or into a PDF, with page numbers, in the light theme.

Lengths are pixels of which `INCH` make an inch, so many that letters need no rounding; the device's own resolution is a
scale on the painter.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QTextDocument,
)

from engine.core.words import say
from ui.rules.breaks import Sheet, sheets_of
from ui.rules.illustrator import Illustrator
from ui.rules.markup import Block
from ui.rules.typeset import PAGE, WIDE, fill_document
from ui.rules.words import RulesText
from ui.screens import Language
from ui.theme.look import Theme, light
from ui.theme.measure import Role

INCH = 600.0
_POINTS = 72.0
_MARGIN_MM = 16.0
_TEXT_PT = 10.5
_FOOT = 0.3 * INCH


def paper_theme(points: float, language: str) -> Theme:
    """Return the theme of paper, its text so many points high."""
    return light(points / _POINTS * INCH, language)


def paper_document(
    game: str,
    blocks: tuple[Block, ...],
    language: Language,
    theme: Theme,
    width: float,
    spaces: Mapping[str, float] = PAGE,
) -> QTextDocument:
    """Return blocks as a document for paper, `width` pixels wide."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    illustrator = Illustrator(game, language, theme, vectors=True)
    document.setTextWidth(width)
    fill_document(document, blocks, theme, illustrator, spaces, WIDE)
    font = QFont(document.defaultFont())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    document.setDefaultFont(font)
    return document


def text_room(device: QPagedPaintDevice) -> QSizeF:
    """Give a device its margins; return how large the part of a sheet is that text may fill."""
    device.setPageMargins(QMarginsF(*[_MARGIN_MM] * 4), QPageLayout.Unit.Millimeter)
    painted = device.pageLayout().paintRect(QPageLayout.Unit.Point)
    room = QSizeF(painted.width(), painted.height()) * (INCH / _POINTS)
    return QSizeF(room.width(), room.height() - _FOOT)


def print_page(device: QPagedPaintDevice, game: str, blocks: tuple[Block, ...], language: Language) -> int:
    """Print blocks on as many pages as they need; return how many."""
    sheet = text_room(device)
    theme = paper_theme(_TEXT_PT, language.code)
    document = paper_document(game, blocks, language, theme, sheet.width())
    sheets = sheets_of(document, sheet.height())
    painter = QPainter(device)
    painter.scale(device.logicalDpiX() / INCH, device.logicalDpiY() / INCH)
    for number, strips in enumerate(sheets, 1):
        if number > 1:
            device.newPage()
        _paint_strips(painter, document, strips)
        foot = QRectF(0, sheet.height(), sheet.width(), _FOOT)
        painter.setFont(theme.font(Role.CAPTION))
        painter.setPen(theme.tokens.ink3)
        words = language.say(say(RulesText.PAGE, page=number, pages=len(sheets)))
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom), words)
    painter.end()
    return len(sheets)


def _paint_strips(painter: QPainter, document: QTextDocument, strips: Sheet) -> None:
    """Paint parts of a document one below the other, from the top of the sheet."""
    painter.save()
    for strip in strips:
        part = QRectF(0, strip.top, document.size().width(), strip.height)
        painter.translate(0, -strip.top)
        document.drawContents(painter, part)
        painter.translate(0, strip.bottom)
    painter.restore()
