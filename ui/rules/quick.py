"""The quick reference of a game: one A4 page in two columns, set as large as it fits, with pictures as vectors.

Lengths are pixels as in `paper`.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from engine.core.contract import GameFacts
from engine.core.registry import facts_of
from engine.core.words import Sentence, say
from ui.home.boxes import cover_of
from ui.paint.canvas import Canvas
from ui.paint.panels import draw_lamp
from ui.paint.paths import rounded
from ui.rules.library import quick_page
from ui.rules.markup import Block, Heading, Page
from ui.rules.paper import INCH, paper_document, paper_theme
from ui.rules.typeset import SHEET
from ui.rules.words import QuickText
from ui.screens import Language
from ui.theme.look import Theme
from ui.theme.measure import Role

_MM = INCH / 25.4
WIDTH, HEIGHT = 210 * _MM, 297 * _MM
_MARGIN = 11 * _MM
_GUTTER = 7 * _MM
_HEAD = 15 * _MM
_FOOT = 6 * _MM
_GAP = 2.6 * _MM
SIZES = tuple(eighths / 8 for eighths in range(8 * 8, 8 * 12 + 1))
"""Points, the largest that fits is taken; smaller cannot be read on a table."""


class TooLong(ValueError):
    """The page does not fit on one sheet even in the smallest size; `over` is by how many millimetres."""

    def __init__(self, game: str, over: float) -> None:
        super().__init__(f"the quick reference of {game} is {over:.0f} mm too long for one page")
        self.over = over


@dataclass(frozen=True, slots=True)
class Placed:
    """One section on the sheet: its document and where it stands."""

    document: QTextDocument
    box: QRectF


class QuickSheet:
    """The finished sheet. Raises `TooLong`."""

    def __init__(self, game: str, language: Language) -> None:
        self._game = game
        self._language = language
        self._page = quick_page(game, language.code)
        self.placed: tuple[Placed, ...] = ()
        over = self._set_in(SIZES[0])
        if over > 0:
            raise TooLong(game, over / _MM)
        fitting = bisect(SIZES, 0.0, key=self._set_in)
        self._set_in(SIZES[fitting - 1])

    def _set_in(self, points: float) -> float:
        """Set the sheet in a size; return by how much it is too long."""
        self.points, self.theme = points, paper_theme(points, self._language.code)
        self.placed, over = self._set(self.theme)
        return over

    def _set(self, theme: Theme) -> tuple[tuple[Placed, ...], float]:
        """Set all sections in two columns as even as they get; also return by how much the longer one is too long."""
        width = (WIDTH - 2 * _MARGIN - _GUTTER) / 2
        top, foot = _MARGIN + _HEAD + _GAP, HEIGHT - _MARGIN - _FOOT
        documents = [
            paper_document(self._game, blocks, self._language, theme, width, SHEET)
            for blocks in sections(self._page)
        ]
        heights = [document.size().height() + _GAP for document in documents]
        split = min(
            range(1, len(heights) + 1),
            key=lambda at: max(sum(heights[:at]), sum(heights[at:])),
        )
        placed, lowest = [], top
        for column, part in enumerate((range(split), range(split, len(documents)))):
            x, y = _MARGIN + column * (width + _GUTTER), top
            for index in part:
                placed.append(Placed(documents[index], QRectF(x, y, width, heights[index] - _GAP)))
                y += heights[index]
            lowest = max(lowest, y - _GAP)
        return tuple(placed), lowest - foot

    def paint(self, painter: QPainter) -> None:
        """Paint the sheet; the painter's units are those of this module."""
        canvas = Canvas(painter, self.theme)
        self._paint_head(canvas)
        for placed in self.placed:
            painter.save()
            painter.translate(placed.box.topLeft())
            placed.document.drawContents(painter)
            painter.restore()
        x = WIDTH / 2
        canvas.line(
            x, _MARGIN + _HEAD + 2 * _GAP, x, HEIGHT - _MARGIN - _FOOT, self.theme.tokens.hair, 0.25 * _MM
        )
        self._paint_foot(canvas)

    def _paint_head(self, canvas: Canvas) -> None:
        """Paint the title on the colour of the game's box."""
        facts, theme = facts_of(self._game), self.theme
        band = rounded(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, _HEAD, 2 * _MM)
        cover = cover_of(self._game)
        canvas.fill(band, cover.band)
        box = QRectF(_MARGIN + 5 * _MM, _MARGIN, WIDTH - 2 * _MARGIN - 10 * _MM, _HEAD)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        canvas.painter.setPen("#FFFFFF")
        canvas.painter.setFont(theme.sized(INCH * 22 / 72, 800))
        canvas.painter.drawText(box, int(left), self._page.title)
        canvas.painter.setFont(theme.sized(INCH * 10 / 72, 500))
        canvas.painter.drawText(box, int(right), self._language.say(facts_line(facts)))

    def _paint_foot(self, canvas: Canvas) -> None:
        theme, y = self.theme, HEIGHT - _MARGIN - _FOOT / 2
        draw_lamp(canvas, QPointF(_MARGIN + 3 * _MM, y + 1 * _MM), 6 * _MM, theme.tokens.ink)
        canvas.painter.setPen(theme.tokens.ink3)
        canvas.painter.setFont(theme.font(Role.CAPTION))
        words = self._language.say(say(QuickText.FOOT, game=facts_of(self._game).title))
        box = QRectF(_MARGIN + 8 * _MM, y - _FOOT / 2 + 1 * _MM, WIDTH, _FOOT)
        canvas.painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)


def facts_line(facts: GameFacts) -> Sentence:
    """Say for how many players a game is and how long it takes: "2 players" when there is but one number."""
    least, most = facts.players[0], facts.players[-1]
    players = str(least) if least == most else f"{least}–{most}"
    return say(QuickText.FACTS, players=players, minutes=facts.minutes)


def sections(page: Page) -> Iterator[tuple[Block, ...]]:
    """Yield what stays together: each heading of level 2 with all that follows it."""
    section: list[Block] = []
    for block in page.blocks[1:]:
        if isinstance(block, Heading) and block.level == 2 and section:
            yield tuple(section)
            section = []
        section.append(block)
    if section:
        yield tuple(section)


def quick_pdf(game: str, language: Language) -> bytes:
    """Return the quick reference as a PDF file. Raises `TooLong`."""
    sheet = QuickSheet(game, language)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(round(INCH))
    writer.setTitle(language.say(say(QuickText.FOOT, game=facts_of(game).title)))
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
    )
    painter = QPainter(writer)
    sheet.paint(painter)
    painter.end()
    return bytes(data.data())
