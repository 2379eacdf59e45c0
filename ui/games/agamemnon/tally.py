"""The tally in the dock: what decides each kind of string, and how many links of it either side holds now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.games.agamemnon.board import FORCE, LEADERSHIP, STRENGTH
from ui.board.layout import Piece
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import Lay
from ui.games.agamemnon.paint_dock import tally
from ui.games.agamemnon.words import Print, Tip
from ui.paint.picture import Box

_KINDS = (
    (STRENGTH, Print.STRENGTH, Tip.ALL_STRENGTH),
    (LEADERSHIP, Print.LEADERSHIP, Tip.ALL_LEADERSHIP),
    (FORCE, Print.FORCE, Tip.ALL_FORCE),
)


def tally_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield a row for each kind of string; the heading says how many links nobody holds."""
    seen, wide = lay.seen, lay.sight.dock_width
    nobody = lay.say(Print.NOBODY, n=seen.contested)
    yield lay.heading(
        "tally heading", lay.say(Print.STRINGS), at.tally_left(wide), at.TALLY_WIDTH - 12, nobody
    )
    for row, (kind, words, tip) in enumerate(_KINDS):
        box, held = at.tally_row(row, wide), seen.held(kind)
        piece = lay.label(f"tally {kind}", tally(kind, lay.say(words), held, box.w), box.x, box.y)
        said = lay.say(tip, greeks=held[0], trojans=held[1])
        yield replace(piece, body=Box(0, 0, box.w, box.h), tip=said)
