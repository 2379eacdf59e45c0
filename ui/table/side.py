"""The panel at the right: players above, tabs with log and moves below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from engine.core.words import Words
from ui.screens import Surroundings
from ui.table.log import LogView
from ui.table.moves import MovesPanel
from ui.table.players import PlayersPanel
from ui.table.sizes import Sizes, grown
from ui.table.words import Panel

_LEAST_LOG = 170
"""Pixels that the tabs keep, however much the players' cards have to say."""


class Rolled(QScrollArea):
    """Shows a widget as high as it wants to be; where there is less room it can be rolled."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The content wants another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """As high as the content."""
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As low as need be."""
        return QSize(0, 0)


class _Tabs(QTabWidget):
    """The tabs take what the cards leave, however high their pages would like to be."""

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """No: a page with words that wrap would want as much height as all of it could use."""
        return False


class SidePanel(QFrame):
    """Players and tabs."""

    def __init__(self, players: PlayersPanel, log: LogView, moves: MovesPanel, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self.tabs = _Tabs()
        self._pages: list[tuple[QWidget, Words]] = [(log, Panel.LOG), (moves, Panel.MOVES)]
        for page, _ in self._pages:
            self.tabs.addTab(page, "")
        self.setProperty("surface", "panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Rolled(players))
        self._holder = holder = QVBoxLayout()
        holder.setContentsMargins(12, 2, 8, 8)
        holder.addWidget(self.tabs)
        column.addLayout(holder, 1)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def add_page(self, page: QWidget, words: Words) -> None:
        """Add a tab behind the others."""
        self._pages.append((page, words))
        self.tabs.addTab(page, self._around.language.say(words))

    def show_instead(self, page: QWidget, instead: bool) -> None:
        """Show a page in the place of the tabs, or the tabs again."""
        if self._holder.indexOf(page) < 0:
            self._holder.addWidget(page, 1)
        page.setVisible(instead)
        self.tabs.setVisible(not instead)

    def refresh(self) -> None:
        """Say the names of the tabs anew."""
        for page, words in self._pages:
            self.tabs.setTabText(self.tabs.indexOf(page), self._around.language.say(words))

    def use_sizes(self, sizes: Sizes) -> None:
        """Take the width the window allows."""
        theme = self._around.theme.theme
        self.setFixedWidth(grown(sizes.side, theme))
        self.tabs.setMinimumHeight(grown(_LEAST_LOG, theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hairline at the left."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), self._around.theme.theme.tokens.hair)
