"""What a table knows of the rules: the tab with the page, the section of the present decision, that of a refusal.

Joins a match with a `RulesPanel`; the table screen tells it what happens. A game without a page has no tab.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from engine.core.match import Match
from engine.core.move import piece_of
from ui.rules.library import has_rules
from ui.rules.panel import RulesPanel
from ui.rules.present import section_for
from ui.screens import Surroundings


class RulesGuide(QObject):
    """The rules at one table."""

    def __init__(self, match: Match, around: Surroundings, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        game = match.setup.game
        self.panel = RulesPanel(around, game) if has_rules(game) else None
        self._decision = ""
        self._shown = ""

    @property
    def section(self) -> str:
        """The section to show now: of the last refusal, of the piece in the hand, or of the decision."""
        return self._shown

    def decide(self, legal: Iterable[int]) -> None:
        """Follow a new decision; without legal moves (somebody else decides) the last one stays."""
        moves = list(legal)
        self._decision = section_for(self._match.state, moves) if moves else self._decision
        self._show(self._decision)

    def hold(self, piece: int, legal: Iterable[int]) -> None:
        """Follow the hand: the section about what this piece may do; 0 for an empty hand."""
        own = [move for move in legal if piece and piece_of(move) == piece]
        if own:
            self._show(section_for(self._match.state, own))

    def refuse(self, section: str) -> None:
        """Follow a refusal."""
        self._show(section)

    def open_tab(self) -> None:
        """Show the paragraph once more, where the tab is in front now."""
        if self.panel is not None:
            self.panel.open_at(self._shown)

    def _show(self, section: str) -> None:
        self._shown = section
        if self.panel is not None:
            self.panel.follow(section)
