"""Answers "What can this player do now?" at one table: joins the action, the tab, and the light on the board.

While it is asked every decision is answered anew; what is pointed at in the tab is lit alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from engine.core.contract import NOBODY
from engine.core.words import Player, Sentence, Words, say
from ui.board.access import announce
from ui.screens import Deed, Surroundings
from ui.table.screen import TableScreen
from ui.teach.now import NowPanel, groups_of
from ui.teach.words import Now


class NowView(QObject):
    """The question and its answer."""

    def __init__(self, table: TableScreen, around: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._session = table.session
        self.panel = NowPanel(around)
        self._action = table.deeds[Deed.NOW]
        table.side.add_page(self.panel, Now.TAB)
        self._action.toggled.connect(self._ask)
        self.panel.pointed.connect(self._light)
        self.panel.chosen.connect(table.play_listed)
        self._session.decision.connect(self.refresh)
        table.looked.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def _ask(self, asking: bool) -> None:
        self._table.players.keep_closed(asking)
        if asking:
            self._table.side.tabs.setCurrentWidget(self.panel)
            self.panel.kinds.setCurrentRow(0)
            self.panel.kinds.setFocus()
            announce(self.panel, self._table.voice.speak(self._head()))
        self._light(self.panel.shown)

    def refresh(self) -> None:
        """Answer for the decision that is pending now."""
        legal = self._session.legal()
        said = {move: self._table.say_move(move) for move in legal}
        match = self._session.match
        groups = groups_of(match.setup.game, match.state, legal)
        self.panel.show_groups(groups, said, self._table.voice.speak(self._head()))

    def _head(self) -> Sentence | Words:
        seat = self._session.to_move
        if seat == NOBODY:
            return Now.NOTHING
        if self._session.closed:
            return say(Now.CLOSED, who=Player(seat))
        return say(Now.AI if self._session.ai_to_move else Now.HEAD, who=Player(seat))

    def _light(self, moves: Iterable[int]) -> None:
        layout = self._table.table_layout
        asked = moves if self._action.isChecked() else ()
        self._table.board.lighting.show_all(layout.aims(move)[0] for move in asked)
