"""Where a long document may be divided into sheets of paper: what belongs together stays together.

A picture keeps its caption, an example its bar, a heading what it heads, a sentence that ends in a colon what follows it.
Lists and tables are divided between their items and rows; the head of a table is repeated on the next sheet.
Lengths are those of the document.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextDocument, QTextFrame, QTextTable

_FEWEST = 2
"""So many items of a list or rows of a table never stand alone on a sheet."""
_REACH = 40.0
_COLONS = (":", "：")


@dataclass(frozen=True, slots=True)
class Strip:
    """A part of the document from one height to another, its whole width."""

    top: float
    bottom: float

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top


Sheet = tuple[Strip, ...]
"""What stands on one sheet, from its top."""


@dataclass(frozen=True, slots=True)
class Break:
    """A height where a sheet may end, and what the next one repeats before it goes on."""

    y: float
    repeat: Strip | None = None


def sheets_of(document: QTextDocument, height: float) -> tuple[Sheet, ...]:
    """Divide a document, which has no pages of its own, into sheets of a height."""
    breaks, end = list(breaks_of(document)), document.size().height()
    found: list[Sheet] = []
    head: Strip | None = None
    top = 0.0
    while top < end:
        room = height - (head.height if head else 0.0)
        until = breaks[bisect_right(breaks, top + room, key=_height) - 1] if end - top > room else Break(end)
        if until.y <= top:  # nothing so high can stay together
            until = Break(top + room)
        strip = Strip(top, until.y)
        found.append((head, strip) if head else (strip,))
        head, top = until.repeat, until.y
    return tuple(found)


def _height(at: Break) -> float:
    return at.y


def breaks_of(document: QTextDocument) -> Iterator[Break]:
    """Yield every height where a sheet may end, from the top; the first is the top of the document."""
    parts = [_Part(document, *part) for part in _parts(document.rootFrame())]
    lowest, bound = 0.0, False
    for index, part in enumerate(parts):
        if not bound and not part.bound_in_list():
            yield Break(_between(lowest, part.top) if index else 0.0)
        yield from part.inside()
        lowest, bound = part.bottom, part.leads() and index + 1 < len(parts)


def _between(above: float, below: float) -> float:
    """Return where to divide: just above what comes, for pictures reach a little out of their cells."""
    return below - min(_REACH, max(0.0, below - above) / 2)


def _parts(root: QTextFrame) -> Iterator[tuple[QTextBlock, QTextTable | None]]:
    """Yield the paragraphs and tables of a page; an empty paragraph before or after a table is none."""
    at = root.begin()
    while not at.atEnd():
        frame, block = at.currentFrame(), at.currentBlock()
        if isinstance(frame, QTextTable):
            yield frame.firstCursorPosition().block(), frame
        elif block.text():
            yield block, None
        at += 1


class _Part:
    """A paragraph or a table: where it is, and where in it a sheet may end."""

    def __init__(self, document: QTextDocument, block: QTextBlock, table: QTextTable | None) -> None:
        self._layout = document.documentLayout()
        self._block = block
        self._table = table
        # Qt's own answer for a whole table is wrong where its pictures differ in height.
        rows = range(table.rows()) if table else ()
        self._rows = [self._row(table, row) for row in rows] if table else []
        whole = self._rows or [self._layout.blockBoundingRect(block)]
        self.top, self.bottom = whole[0].top(), whole[-1].bottom()

    def _row(self, table: QTextTable, row: int) -> QRectF:
        rect = QRectF()
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            form = cell.format().toTableCellFormat()
            for block in (cell.firstCursorPosition().block(), cell.lastCursorPosition().block()):
                words = self._layout.blockBoundingRect(block)
                rect = rect.united(words.adjusted(0, -form.topPadding(), 0, form.bottomPadding()))
        return rect

    def leads(self) -> bool:
        """Whether this must not be the last on its sheet."""
        heading = self._block.blockFormat().headingLevel()
        return not self._table and (bool(heading) or self._block.text().rstrip().endswith(_COLONS))

    def bound_in_list(self) -> bool:
        """Whether too few items of a list would stand alone if a sheet ended before this one."""
        items = None if self._table else self._block.textList()
        if items is None:
            return False
        before, after = items.itemNumber(self._block), items.count() - items.itemNumber(self._block)
        return 0 < before < _FEWEST or (before > 0 and after < _FEWEST)

    def inside(self) -> Iterator[Break]:
        """Yield the heights between the rows of a table with a head; pictures and examples have none."""
        first = self._table.format().toTableFormat().headerRowCount() if self._table else 0
        if first and len(self._rows) > first:
            lines = [_between(above.bottom(), below.top()) for above, below in pairwise(self._rows)]
            head = Strip(self.top, lines[first - 1])
            for row in range(first + _FEWEST, len(self._rows) - _FEWEST + 1):
                yield Break(lines[row - 1], head)
