"""Table mode: the table of a session shown to a group. Satisfies `ui.screens.Screen`.

Holds an ordinary table screen in a theme that can be read from three metres, and adds what a teacher needs: hands open or
closed, all that a player can do now, drawing on the board, the way to the chapters.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.registry import arrange_of
from engine.learn import library
from ui.board.board import Board
from ui.rules.guide import RulesGuide
from ui.screens import Deed, Surroundings, Wish
from ui.shortcuts import bind
from ui.table.screen import TableScreen
from ui.table.session import TableSession
from ui.teach.distance import BROAD, BROAD_ALONE, Distance
from ui.teach.hands import OpenHands
from ui.teach.now_view import NowView
from ui.teach.palette import Palette
from ui.teach.pen import Pen


class TeachScreen(QWidget):
    """One table in Table mode."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    def __init__(self, session: TableSession, around: Surroundings, parent: QWidget | None = None) -> None:
        """Show a session that teaches already (`TableSession.teach`)."""
        super().__init__(parent)
        self._distance = Distance(around, self)
        self.table = TableScreen(session, self._distance.around, self)
        self.session = session
        self.hands = OpenHands(self.table, self._distance.around, self)
        self.pen = Pen(self.table.board, self)
        self.palette_bar = Palette(self.pen, self._distance.around, self.table.stage)
        self.now = NowView(self.table, self._distance.around, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.setFocusProxy(self.table)
        self._connect()

    def _connect(self) -> None:
        table, deeds = self.table, self.table.deeds
        table.asks.connect(self.asks)
        table.changed.connect(self.changed)
        deeds[Deed.SIDE].setChecked(True)
        deeds[Deed.SIDE].toggled.connect(self._show_side)
        self.board.view.pen = self.pen
        deeds[Deed.PEN].toggled.connect(self.pen.take)
        deeds[Deed.ERASE].triggered.connect(self.pen.wipe)
        self.pen.changed.connect(self._show_pen)
        deeds[Deed.ARRANGE].triggered.connect(lambda: self.asks.emit(Wish.ARRANGE))
        if arrange_of(self.session.match.setup.game) is None:
            table.toolbar.withhold(Deed.ARRANGE)
        self.session.advanced.connect(self._wipe)  # a method: the session outlives this screen
        self.session.went_back.connect(self._wipe)
        deeds[Deed.CHAPTERS].triggered.connect(self.ask_chapters)
        deeds[Deed.CHAPTERS].setEnabled(library.names(self.session.match.setup.game) != ())
        bind(self, (Qt.Key.Key_PageDown, self.ask_chapters), (Qt.Key.Key_PageUp, self.ask_chapters))

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """The game's name."""
        return self.table.title()

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """All actions of a table, and those of Table mode."""
        return self.table.actions_by_deed()

    def leave(self) -> None:
        """Stop what moves, and make the match safe."""
        self.table.leave()

    @property
    def board(self) -> Board:
        """The table itself."""
        return self.table.board

    @property
    def guide(self) -> RulesGuide:
        """What the table knows of the rules."""
        return self.table.guide

    def _wipe(self, _: object) -> None:
        """The position is another one: what was drawn is gone."""
        self.pen.wipe()

    def _show_side(self, shown: bool) -> None:
        self.table.side.setVisible(shown)
        self._distance.use_broad(BROAD if shown else BROAD_ALONE)
        self.table.fit()

    def _show_pen(self) -> None:
        """Show whether the pen is in the hand, and its colours above the dock."""
        self.table.deeds[Deed.PEN].setChecked(self.pen.taken)
        self.palette_bar.lie_above(self.board.camera.dock_frame.top())
        if self.pen.taken:
            self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.board.view.viewport().unsetCursor()

    def ask_chapters(self) -> None:
        """Ask for the chapter that suits the present decision: a presenter's remote does, whatever has the focus."""
        if self.table.deeds[Deed.CHAPTERS].isEnabled():
            self.asks.emit(Wish.CHAPTERS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the text grow with the window."""
        super().resizeEvent(event)
        self._distance.measure()
        self._show_pen()
