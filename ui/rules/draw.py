"""`main.py rules` and `main.py quick-reference`: a rules page as a PNG, the quick reference as a PDF or a PNG.

For authors who want to see what they write, and for whoever wants the sheet without opening the window.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication

from engine.core.files import write_atomically
from engine.core.registry import facts_of
from engine.lab.arguments import Rejected
from engine.lab.commands import GOOD
from engine.lab.requests import QuickRequest, RulesRequest
from engine.lab.words import BadInput
from ui.app import make_application
from ui.language import Language
from ui.rules.illustrator import Illustrator
from ui.rules.library import has_quick, has_rules, rules_page
from ui.rules.markup import Block, Heading, Page
from ui.rules.quick import HEIGHT, WIDTH, QuickSheet, quick_pdf
from ui.rules.typeset import fill_document
from ui.shot import text_font, write_png
from ui.theme.look import Theme, dark, light

_MARGIN = 16
_SHEET_WIDTH = 1240
"""Pixels of a quick reference as a picture: 150 on an inch."""


def draw_rules(request: RulesRequest) -> int:
    """Draw a page, or one section of it, and return the exit code. Raises `Rejected`."""
    if not has_rules(request.game):
        raise Rejected(BadInput.NO_RULES, game=facts_of(request.game).title)
    application = _application()
    page = rules_page(request.game, request.language)
    blocks = page.blocks if not request.section else section_of(page, request.section)
    if not blocks:
        raise Rejected(BadInput.NO_SECTION, section=request.section, game=facts_of(request.game).title)
    theme = (dark if request.theme == "dark" else light)(language=request.language)
    language = Language(request.language)
    write_png(
        QPixmap.fromImage(page_image(request.game, blocks, language, theme, request.width)), request.out
    )
    application.shutdown()
    return GOOD


def draw_quick(request: QuickRequest) -> int:
    """Write the quick reference and return the exit code. Raises `Rejected`."""
    if not has_quick(request.game):
        raise Rejected(BadInput.NO_QUICK, game=facts_of(request.game).title)
    application = _application()
    language = Language(request.language)
    if request.out.suffix.lower() == ".png":
        write_png(QPixmap.fromImage(sheet_image(QuickSheet(request.game, language))), request.out)
    else:
        _write(quick_pdf(request.game, language), request.out)
    application.shutdown()
    return GOOD


def section_of(page: Page, section: str) -> Sequence[Block]:
    """Return the heading of a section and what follows it up to the next one of the same level."""
    found: list[Block] = []
    level = 0
    for block in page.blocks:
        if isinstance(block, Heading):
            if block.number == section:
                level = block.level
            elif level and block.level <= level:
                break
        if level:
            found.append(block)
    return found


def page_image(game: str, blocks: Sequence[Block], language: Language, theme: Theme, width: int) -> QImage:
    """Return blocks as they look on screen, as high as they are."""
    document = QTextDocument()
    document.setDocumentMargin(_MARGIN)
    document.setTextWidth(width)
    fill_document(document, blocks, theme, Illustrator(game, language, theme))
    image = QImage(width, round(document.size().height()), QImage.Format.Format_RGB32)
    image.fill(theme.tokens.panel)
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    return image


def sheet_image(sheet: QuickSheet) -> QImage:
    """Return a quick reference as a picture of the sheet."""
    scale = _SHEET_WIDTH / WIDTH
    image = QImage(_SHEET_WIDTH, round(HEIGHT * scale), QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.setClipRect(QRectF(0, 0, WIDTH, HEIGHT))
    sheet.paint(painter)
    painter.end()
    return image


def _application() -> QGuiApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = make_application(["lamplight"])
    QApplication.setFont(text_font(application.font()))
    return application


def _write(data: bytes, path: Path) -> None:
    try:
        write_atomically(path, data)
    except OSError as error:
        raise Rejected(BadInput.CANNOT_WRITE, file=str(path), why=error.strerror or str(error)) from error
