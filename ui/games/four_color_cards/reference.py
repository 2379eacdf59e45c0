"""The points of all melds, open and in the hand: on the table itself where nobody sits at the sides (rules 2.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Many, say
from engine.games.four_color_cards.melds import CONCEALED_POINTS, MELD_NAMES, MELDS, OPEN_POINTS, MeldKind
from ui.board.layout import Piece
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.claims import short_name
from ui.games.four_color_cards.lay import Lay
from ui.games.four_color_cards.paint_reference import Row, reference
from ui.games.four_color_cards.words import Print, Tip

_ROOM_FOR_IT = 1
"""Opponents up to which nobody sits at the sides."""


def _example(kind: MeldKind) -> tuple[int, ...]:
    """Return the cards of one meld of a kind, each time of other colours."""
    melds = [meld.cards for meld in MELDS if meld.kind is kind]
    return melds[kind * len(melds) // len(MeldKind)]


_EXAMPLES = tuple(_example(kind) for kind in MeldKind)


def meld_points(lay: Lay) -> str:
    """Return the same in words, for a tool tip: the way to look it up in a game of more."""
    told = [
        say(Tip.MELD, meld=MELD_NAMES[kind], open=OPEN_POINTS[kind], hand=CONCEALED_POINTS[kind])
        for kind in MeldKind
    ]
    half = MeldKind.GENERAL_QUAD + 1
    return lay.say(Tip.MELDS, alike=Many(tuple(told[:half])), mixed=Many(tuple(told[half:])))


def reference_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the table of melds, in a game of two."""
    if len(lay.opponents) > _ROOM_FOR_IT:
        return
    rows = tuple(
        Row(_EXAMPLES[kind], lay.say(short_name(kind)), f"{OPEN_POINTS[kind]} / {CONCEALED_POINTS[kind]}")
        for kind in MeldKind
    )
    box, heading = at.REFERENCE, lay.heading(lay.say(Print.MELD_POINTS))
    picture = reference(heading, lay.say(Print.OPEN_HAND), rows, box.w, box.h)
    yield lay.label("reference", picture, box, level=1.0)
