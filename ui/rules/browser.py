"""Shows one game's rules page: links, jumping to a section, finding words, following theme and language.

Used in the side panel of a table and in the rules window. The page is made when it is first seen.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from ui.rules.illustrator import Illustrator
from ui.rules.library import rules_page
from ui.rules.markup import Page
from ui.rules.typeset import WIDE, fill_document, shape_for
from ui.screens import Surroundings
from ui.theme.colour import colour

_FLASH_MS = 2400
_READING_WIDTH = 760
"""The widest lines that read well, in pixels at the usual text size."""


class RulesBrowser(QTextBrowser):
    """One page of rules."""

    reached = Signal(str)
    """The section at the top of what is seen changed."""

    def __init__(self, around: Surroundings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._game = game
        self._page: Page | None = None
        self._illustrator: Illustrator | None = None
        self._document: QTextDocument | None = None  # the browser itself deletes only the one it began with
        self._shape = WIDE
        self._wanted = ""
        self._top = ""
        self._found: list[QTextCursor] = []
        self._at = -1
        self._flash = QTimer(self, singleShot=True, interval=_FLASH_MS)
        self._flash.timeout.connect(self._mark)
        self._flashed: QTextCursor | None = None
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        )  # pages are long; the width stays
        self.anchorClicked.connect(self._follow_link)
        self.verticalScrollBar().valueChanged.connect(self._look_up)
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)

    # ------------------------------------------------------------ the page

    @property
    def game(self) -> str:
        """The game whose rules are shown."""
        return self._game

    @property
    def page(self) -> Page:
        """The page in the present language."""
        return rules_page(self._game, self._around.language.code)

    def show_game(self, game: str) -> None:
        """Show another game's rules from the start."""
        if game != self._game:
            self._game, self._wanted = game, ""
            self._refill()

    def refresh(self) -> None:
        """Show the same section in the present language and theme."""
        if self._page is not None:
            self._wanted = self._wanted or self._top
            self._refill()

    def _refill(self) -> None:
        self._page = None
        if self.isVisible():
            self._fill()

    def _fill(self) -> None:
        """Set the page; what was found and where it stood is looked up anew."""
        theme = self._around.theme.theme
        self._keep_lines_short()
        self._page = self.page
        self._found, self._at, self._flashed = [], -1, None
        document = QTextDocument(self)
        document.setDocumentMargin(theme.px(8))
        document.setTextWidth(self._room())
        self._shape = shape_for(document.textWidth(), theme)
        self._illustrator = Illustrator(self._game, self._around.language, theme)
        fill_document(document, self._page.blocks, theme, self._illustrator)
        before, self._document = (
            self._document,
            document,
        )  # first: a new document may resize us and fill again
        self.setDocument(document)
        if before is not None:
            before.deleteLater()
        self._bar_for_wide_pages()
        wanted, self._wanted = self._page.nearest(self._wanted), ""
        self.scrollToAnchor(wanted) if wanted else self.verticalScrollBar().setValue(0)
        self._look_up()

    def _keep_lines_short(self) -> None:
        room = (self.width() - self._around.theme.theme.px(_READING_WIDTH)) / 2
        margin = max(0, round(room))
        if self.viewportMargins().left() != margin:
            self.setViewportMargins(margin, 0, margin, 0)

    def _bar_for_wide_pages(self) -> None:
        """Offer to move the page sideways only where words would be cut off; Qt sets tables up to a pixel too wide."""
        over = self.document().size().width() - self._room()
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if over > self.document().documentMargin() else policy.ScrollBarAlwaysOff
        )

    def _room(self) -> int:
        """Return how wide a page is."""
        return self.viewport().width()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the page when it is first seen."""
        super().showEvent(event)
        if self._page is None:
            self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to read, and the section at the top in its place."""
        top = self._top
        self._keep_lines_short()
        super().resizeEvent(event)
        if self._page is None or event.oldSize().width() == event.size().width():
            return
        if shape_for(self._room(), self._around.theme.theme) != self._shape:
            self.refresh()
            return
        # Qt keeps how narrow the cells of tables may be: those that hold pictures were measured at the old width.
        self.document().markContentsDirty(0, self.document().characterCount())
        self._bar_for_wide_pages()
        if top:
            self.scrollToAnchor(top)

    # ------------------------------------------------------------ sections

    def go(self, section: str) -> None:
        """Show a section, or the one it is part of, and light its heading for a moment."""
        if self._page is None:
            self._wanted = section
            return
        wanted = self._page.nearest(section)
        if wanted:
            self.scrollToAnchor(wanted)
            self._flashed = self._heading(wanted)
            self._flash.start()
            self._mark()

    def _follow_link(self, link: QUrl) -> None:
        self.go(link.fragment())

    def _heading(self, section: str) -> QTextCursor | None:
        for block in _blocks(self.document()):
            if section in _anchors(block):
                cursor = QTextCursor(block)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                return cursor
        return None

    @property
    def top_section(self) -> str:
        """The section at the top of what is seen."""
        return self._top

    def _look_up(self) -> None:
        """Find out which section is at the top."""
        if self._page is None:
            return
        line = self.verticalScrollBar().value() + self.viewport().height() // 4
        layout, top = self.document().documentLayout(), ""
        for block in _blocks(self.document()):
            if layout.blockBoundingRect(block).top() > line:
                break
            top = next(iter(_anchors(block)), top)
        if top != self._top:
            self._top = top
            self.reached.emit(top)

    # ------------------------------------------------------------ finding words

    def find_all(self, words: str) -> int:
        """Light every place where the words stand, show the first one from here on; return how many there are."""
        self._found, self._at = [], -1
        cursor = QTextCursor(self.document())
        while words.strip():
            cursor = self.document().find(words.strip(), cursor)
            if cursor.isNull():
                break
            self._found.append(QTextCursor(cursor))
        if self._found:
            here = self.cursorForPosition(self.viewport().rect().topLeft()).position()
            self._at = next((n for n, found in enumerate(self._found) if found.position() >= here), 0)
        self._show_found()
        return len(self._found)

    def step(self, by: int) -> None:
        """Go to the next or the previous place found."""
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self._show_found()

    @property
    def found(self) -> tuple[int, int]:
        """Which of how many places is shown; (0, 0) for none."""
        return self._at + 1, len(self._found)

    def _show_found(self) -> None:
        if 0 <= self._at < len(self._found):
            cursor = QTextCursor(self._found[self._at])
            cursor.clearSelection()
            self.setTextCursor(cursor)
            self.ensureCursorVisible()
        self._mark()

    def _mark(self) -> None:
        """Light what was found and, for a moment, the heading gone to."""
        tokens = self._around.theme.theme.tokens
        marks = [_selection(cursor, colour(tokens.legal, 0.45)) for cursor in self._found]
        if 0 <= self._at < len(marks):
            marks[self._at].format.setBackground(colour(tokens.accent))
            marks[self._at].format.setForeground(colour(tokens.on_accent))
        if self._flashed is not None and self._flash.isActive():
            marks.append(_selection(self._flashed, colour(tokens.accent, 0.35)))
        self.setExtraSelections(marks)


def _selection(cursor: QTextCursor, paint: QColor) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.cursor = cursor
    mark.format = QTextCharFormat()
    mark.format.setBackground(paint)
    return mark


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    """Return the headings of a document."""
    found, block = [], document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            found.append(block)
        block = block.next()
    return found


def _anchors(block: QTextBlock) -> list[str]:
    """Return the names of the anchors in a block."""
    found, part = [], block.begin()
    while not part.atEnd():
        found += part.fragment().charFormat().anchorNames()
        part += 1
    return found
