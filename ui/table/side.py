"""The panel at the right: players above, tabs with log and moves below."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QTabWidget, QVBoxLayout, QWidget

from engine.core.words import Words
from ui.screens import Surroundings
from ui.table.log import LogView
from ui.table.moves import MovesPanel
from ui.table.players import PlayersPanel
from ui.table.sizes import Sizes, grown
from ui.table.words import Panel


class SidePanel(QFrame):
    """Players and tabs."""

    def __init__(self, players: PlayersPanel, log: LogView, moves: MovesPanel, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self._pages: list[tuple[QWidget, Words]] = [(log, Panel.LOG), (moves, Panel.MOVES)]
        for page, _ in self._pages:
            self.tabs.addTab(page, "")
        self.setProperty("surface", "panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(players)
        holder = QVBoxLayout()
        holder.setContentsMargins(12, 2, 8, 8)
        holder.addWidget(self.tabs)
        column.addLayout(holder, 1)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def add_page(self, page: QWidget, words: Words) -> None:
        """Add a tab behind the others."""
        self._pages.append((page, words))
        self.tabs.addTab(page, self._around.language.say(words))

    def refresh(self) -> None:
        """Say the names of the tabs anew."""
        for page, words in self._pages:
            self.tabs.setTabText(self.tabs.indexOf(page), self._around.language.say(words))

    def use_sizes(self, sizes: Sizes) -> None:
        """Take the width the window allows."""
        self.setFixedWidth(grown(sizes.side, self._around.theme.theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hairline at the left."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), self._around.theme.theme.tokens.hair)
