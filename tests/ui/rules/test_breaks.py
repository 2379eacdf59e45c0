"""Rules pages on paper: no sheet ends within a picture, a line, an example or right below a heading; nothing is lost."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QTextDocument
from PySide6.QtPrintSupport import QPrinter

from engine.core.words import NATIVE_NAMES
from ui.language import Language
from ui.rules.breaks import sheets_of
from ui.rules.illustrator import Illustrator
from ui.rules.library import RULES, games_with, rules_page
from ui.rules.paper import INCH, paper_document, paper_theme, print_page, text_room

PAGES = [(game, language) for game in games_with(RULES) for language in NATIVE_NAMES]
PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
HAIR = INCH / 150
"""What rounding may add on paper."""


def printer(path, paper):
    """What the print dialog gives when a PDF is asked for."""
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(path))
    made.setPageSize(QPageSize(PAPERS[paper]))
    return made


def blocks_of(document):
    """Every paragraph of a document that says or shows something, also within tables."""
    block = document.begin()
    while block.isValid():
        if block.text():
            yield block
        block = block.next()


def inside(strips, rect):
    """Whether one part of a sheet has the whole of it."""
    return any(strip.top - HAIR <= rect.top() and rect.bottom() <= strip.bottom + HAIR for strip in strips)


@pytest.fixture
def drawn(monkeypatch):
    """Where every picture of a document is drawn."""
    rects = []
    monkeypatch.setattr(Illustrator, "_draw_vectors", lambda self, painter, rect, *_: rects.append(rect))
    return rects


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "code"), PAGES)
def test_sheets_hold_everything_whole(qapp, japanese, drawn, tmp_path, game, code, paper):
    room = text_room(printer(tmp_path / "page.pdf", paper))
    document = paper_document(
        game, rules_page(game, code).blocks, Language(code), paper_theme(10.5, code), room.width()
    )
    sheets = sheets_of(document, room.height())
    layout, strips = document.documentLayout(), [strip for sheet in sheets for strip in sheet]
    assert sheets[0][0].top == 0
    assert [sheet[-1].top for sheet in sheets[1:]] == [sheet[-1].bottom for sheet in sheets[:-1]]
    assert sheets[-1][-1].bottom == document.size().height()
    for sheet in sheets:
        assert sum(strip.height for strip in sheet) <= room.height() + HAIR
    for block in blocks_of(document):
        assert inside(strips, layout.blockBoundingRect(block)), block.text()
    draw(document)
    assert len(drawn) >= len(rules_page(game, code).pictures)
    for rect in drawn:
        assert inside(strips, rect), rect


def draw(document):
    """Have everything drawn, on next to nothing."""
    paper = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(paper)
    document.drawContents(painter, QRectF())
    painter.end()


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_no_heading_stands_below_all_else_on_its_sheet(qapp, japanese, game, code):
    document = paper_document(
        game, rules_page(game, code).blocks, Language(code), paper_theme(10.5, code), 4200
    )
    layout, ends = document.documentLayout(), {}
    sheets = sheets_of(document, 6000)
    for block in blocks_of(document):
        bottom = layout.blockBoundingRect(block).bottom()
        sheet = next(n for n, strips in enumerate(sheets) if bottom <= strips[-1].bottom + HAIR)
        if sheet not in ends or bottom > ends[sheet][0]:
            ends[sheet] = (bottom, block)
    assert len(ends) == len(sheets) > 5
    for _, block in ends.values():
        assert not block.blockFormat().headingLevel(), block.text()
        assert not block.text().rstrip().endswith((":", "：")), block.text()


TABLE = "<table><thead><tr><th>head</th></tr></thead>" + "<tr><td>row</td></tr>" * 30 + "</table>"


def test_a_table_goes_on_below_its_head(qapp):
    document = QTextDocument()
    document.setTextWidth(300)
    document.setHtml(TABLE)
    first, *others = sheets_of(document, document.size().height() / 3)
    assert len(first) == 1
    assert others
    for head, rows in others:
        assert head.top < first[0].bottom
        assert head.height < rows.height
    for before, after in pairwise([first, *others]):
        assert before[-1].bottom == after[-1].top


def test_one_item_of_a_list_never_stands_alone(qapp):
    document = QTextDocument()
    document.setTextWidth(300)
    document.setHtml("<ul>" + "<li>item</li>" * 9 + "</ul>")
    line = document.size().height() / 9
    for lines in range(4, 9):
        sizes = [round(sheet[-1].height / line) for sheet in sheets_of(document, lines * line)]
        assert min(sizes) >= 2, (lines, sizes)


def test_what_is_higher_than_a_sheet_is_divided_where_the_sheet_ends(qapp):
    document = QTextDocument()
    document.setTextWidth(200)
    document.setHtml(f"<p>{'word ' * 400}</p>")
    sheets = sheets_of(document, 300)
    assert [sheet[0].height for sheet in sheets[:-1]] == [300] * (len(sheets) - 1)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_print_dialog_gets_numbered_sheets(qapp, around, tmp_path, paper):
    path = tmp_path / "page.pdf"
    device = printer(path, paper)
    pages = print_page(device, "uptown", rules_page("uptown", "en").blocks, around.language)
    size = device.pageLayout().fullRect().size()
    del device
    data = path.read_bytes()
    assert data.count(b"/Type /Page\n") == pages
    assert size == QSizeF(QPageSize.size(PAPERS[paper], QPageSize.Unit.Millimeter))
