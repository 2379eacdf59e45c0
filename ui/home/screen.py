"""The first page: head, shelf, foot. Satisfies `ui.screens.Screen`.

The window tells it which table can be continued and which were saved; it tells the window what was chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.core.words import Sentence, say
from ui.home.grid import FOOT
from ui.home.head import Head
from ui.home.notice import Notice
from ui.home.resume import Kept
from ui.home.shelf import Shelf
from ui.home.words import Page
from ui.home.words import Shelf as ShelfWords
from ui.paint.icons import icon
from ui.screens import Deed, Surroundings, Wish

_FOOT_GAP = 12


class HomeScreen(QWidget):
    """The page a person starts from."""

    asks = Signal(Wish)
    changed = Signal()
    chosen = Signal(str)
    """Set up this game."""
    learned = Signal(str)
    """Learn this game."""
    practised = Signal()
    """Show the positions to practise."""
    practised_today = Signal()
    """Open the position of the day."""
    resumed = Signal()
    """Go on with the table of the autosave."""
    opened = Signal(Path)
    """Open this saved table."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._recent: tuple[Path, ...] = ()
        self.head = Head(around)
        self.notice = Notice(around)
        self.shelf = Shelf(around)
        self._scroll = QScrollArea()
        self._menu = QMenu(self)
        self._keys = QLabel(self.shelf)
        self.practice = QPushButton(self.shelf)
        self.saved = QPushButton(self.shelf)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self._keys.setProperty("role", "quiet")
        for button in (self.practice, self.saved):
            button.setProperty("kind", "ghost")
        self.saved.setMenu(self._menu)
        # A viewport that Qt made itself costs 10 ms at the start: PySide looks for its class among all there are.
        self._scroll.setViewport(QWidget())
        self._scroll.setWidget(self.shelf)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.head, self.notice):
            column.addWidget(part)
        column.addWidget(self._scroll, 1)

    def _connect(self) -> None:
        self.shelf.chosen.connect(self.chosen)
        self.shelf.learned.connect(self.learned)
        self.shelf.resumed.connect(self.resumed)
        self.shelf.shown.connect(self._reveal)
        self.practice.clicked.connect(self.practised)
        self.head.today.clicked.connect(self.practised_today)
        self.head.rules.clicked.connect(lambda: self.asks.emit(Wish.RULES))
        self.head.settings.clicked.connect(lambda: self.asks.emit(Wish.SETTINGS))
        self.head.tables.clicked.connect(lambda: self.asks.emit(Wish.OPEN))
        self._around.language.changed.connect(self.refresh)

    # ------------------------------------------------------------ what the window tells

    def offer(self, kept: Kept | None, recent: Sequence[Path]) -> None:
        """Show which table can be continued and which were saved."""
        self._recent = tuple(recent)
        self.shelf.continue_with(kept)
        self.refresh()
        self._fit()

    def tell(self, sentence: Sentence) -> None:
        """Say something once, above the shelf."""
        self.notice.tell(sentence)

    def refresh(self) -> None:
        """Say everything anew."""
        speak = self._around.language.say
        self._keys.setText(speak(ShelfWords.KEYS))
        self.practice.setText(speak(Page.PRACTICE))
        self.practice.setIcon(icon("bulb", self._around.theme.theme, self._around.theme.theme.tokens.ink2))
        self.saved.setText(speak(say(Page.SAVED, n=len(self._recent))))
        self.saved.setVisible(bool(self._recent))
        self._list_saved()
        self._place_foot()
        self.changed.emit()

    # ------------------------------------------------------------ the screen's side of the window

    def title(self) -> str:
        """Return nothing: the window is called by the product's name alone."""
        return ""

    @property
    def game(self) -> str:
        """The game of the marked box, else that of the table to continue, "" for neither."""
        return self.shelf.marked

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no table here."""
        return {}

    def leave(self) -> None:
        """Nothing runs here."""

    # ------------------------------------------------------------ inside

    def _list_saved(self) -> None:
        self._menu.clear()
        for path in self._recent:
            self._menu.addAction(path.stem, partial(self.opened.emit, path))
        self._menu.addSeparator()
        self._menu.addAction(self._around.language.say(Page.BROWSE), lambda: self.asks.emit(Wish.OPEN))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the shelf whenever the viewport changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        viewport = self._scroll.viewport()
        self.shelf.fit(viewport.width(), viewport.height())
        self._place_foot()

    def _place_foot(self) -> None:
        left = self.shelf.left
        top = self.shelf.height() - FOOT
        for part in (self._keys, self.practice, self.saved):
            part.adjustSize()
        self._keys.move(left, round(top - self._keys.height() / 2))
        right = self.shelf.width() - left - self.saved.width()
        self.saved.move(right, round(top - self.saved.height() / 2))
        if not self.saved.isHidden():
            right -= self.practice.width() + _FOOT_GAP
        else:
            right += self.saved.width() - self.practice.width()
        self.practice.move(right, round(top - self.practice.height() / 2))

    def _reveal(self, box: QRect) -> None:
        self._scroll.ensureVisible(
            box.center().x(), box.center().y(), box.width() // 2, box.height() // 2 + 40
        )
