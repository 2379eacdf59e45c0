"""Which decisions need nobody's hand: one legal move that carries no choice, such as a pass when nothing can be claimed.

A move with a piece or a place is always made by hand, also the only one: people lay the last tile themselves. Where
several people share a screen and hands are secret, everybody is asked: else one could tell from who is not asked what
others hold.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.core.contract import State
from engine.core.move import NO_MOVE
from ui.board.layout import Aim, TableLayout

NOTHING_TO_POINT_AT = Aim(0, 0)


class Formalities:
    """Tells lone answers from decisions at one table."""

    def __init__(self, layout: TableLayout, people: Collection[int]) -> None:
        self._layout = layout
        self._shared = len(people) > 1

    def answer(self, state: State) -> int:
        """Return the only answer of the seat to move if it needs no hand, else `NO_MOVE`."""
        if self._shared and self._layout.keeps_secrets(state.observe(state.to_move)):
            return NO_MOVE
        legal = state.legal_moves()
        lone = len(legal) == 1 and self._layout.aims(legal[0])[0] == NOTHING_TO_POINT_AT
        return legal[0] if lone else NO_MOVE
