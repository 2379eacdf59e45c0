"""What else is shown while a landscape is held: the row it goes to, with its number."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.almadi.places import SLOT, SLOT_ROW, SLOTS
from ui.board.layout import Meanwhile, Piece
from ui.games.almadi.lay import Lay
from ui.games.almadi.paint_cloth import row_light


def hold_teller(lay: Lay) -> Callable[[Piece, int], Meanwhile]:
    """Return what says what else changes while a piece is held: landscapes of the central board have a row."""

    def meanwhile(held: Piece, target: int) -> Meanwhile:
        if not SLOT <= held.place < SLOT + SLOTS or lay.seen.ask == "trade":
            return Meanwhile()
        picture = row_light(lay.frame, SLOT_ROW[held.place - SLOT])
        return Meanwhile(labels=(lay.label("row light", picture, 0, 0),))

    return meanwhile
