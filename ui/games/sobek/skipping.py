"""What a card of the row costs, shown while it is held: those before it lean toward the crocodile, an arrow counts them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sobek import places
from engine.games.sobek.cards import REACH
from ui.board.layout import NOTHING_ELSE, Area, Meanwhile, Piece, Pose
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import LABELS, Lay
from ui.games.sobek.paint_parts import dock_words
from ui.games.sobek.paint_skip import skip_arrow
from ui.games.sobek.words import Print

_TURN, _DRIFT = 2.4, 5.0
"""How much further each card leans (degrees) and drifts (units) than the one behind it."""


def meanwhile(lay: Lay, held: Piece, target: int) -> Meanwhile:
    """Return what else changes while a piece is held: nothing unless cards of the row would be skipped."""
    skipped = held.number - places.row_card(0)
    if not (0 < skipped < REACH and held.place == places.row(skipped) and lay.seen.asks(lay.own, "act")):
        return NOTHING_ELSE
    poses = tuple(
        Pose(f"row {slot}", -_DRIFT * (skipped - slot), 3.0, -_TURN * (skipped - slot) - 1.0)
        for slot in range(skipped)
    )
    return Meanwhile(poses, tuple(_labels(lay, skipped)))


def _labels(lay: Lay, skipped: int) -> Iterator[Piece]:
    held = at.row_card(skipped)
    start = (held.x - at.NOSE[0] - 6, held.y - at.NOSE[1] - 4)
    arrow = skip_arrow(lay.say(Print.TO_CORRUPTION, n=skipped), start, at.SKIP_WORDS)
    yield lay.label("skip arrow", arrow, *at.NOSE, level=LABELS)
    before = lay.seen.corruption(lay.own)
    if before is not None:
        box = at.becomes_words(lay.sight.dock_width)
        said = dock_words(((lay.say(Print.BECOMES, n=before + skipped), 14, 700, "err"),), box)
        yield lay.label("becomes", said, box.x, box.y, Area.DOCK)
