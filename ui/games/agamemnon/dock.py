"""The dock: the tiles turned over, both stacks as everybody may know them, and how many links of each kind are held."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Player
from engine.games.agamemnon.tiles import (
    LEADERS,
    RANKS,
    SIDE_NAMES,
    SIDES,
    SPEARS,
    TURNED,
    WARP,
    WEFT,
    tile_of,
)
from ui.board.layout import Area, Piece, Place
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import Lay
from ui.games.agamemnon.paint_dock import Told, empty_slot, hairline, told
from ui.games.agamemnon.stacks import stack_pieces, stack_places
from ui.games.agamemnon.tally import tally_pieces
from ui.games.agamemnon.words import Name, Print, Zone

_HAIRLINE_TOP = 20.0


def dock_places(lay: Lay) -> Iterator[Place]:
    """Yield the tiles turned over and the stacks of both sides."""
    zone = lay.say(Zone.TURNED)
    for side in range(SIDES):
        if not lay.seen.defy:
            name = lay.say(Name.TURNED, side=SIDE_NAMES[side])
            yield Place(TURNED + side, at.turned_box(), name, zone, Area.DOCK, at.TURNED_TILE, dims=False)
        yield from stack_places(lay, side)


def dock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    if not lay.seen.defy:
        yield from _turned(lay)
    for side in range(SIDES):
        yield from stack_pieces(lay, side)
    yield from tally_pieces(lay)
    for index, x in enumerate(at.hairlines(lay.seen.defy, lay.sight.dock_width)):
        yield lay.label(f"hairline {index}", hairline(), x, _HAIRLINE_TOP)


def _turned(lay: Lay) -> Iterator[Piece]:
    """Yield the tiles of this turn, whoever's it is: they lie open."""
    side = max(0, lay.seen.to_move)
    words = lay.say(Print.TURNED) if side == lay.own else lay.say(Print.TURNED_BY, who=Player(side))
    slots = lay.seen.left - (lay.seen.warp >= 0)
    box = at.turned_words(slots, lay.sight.dock_width)
    yield lay.heading("turned heading", words, at.MARGIN, box.x + box.w - at.MARGIN)
    for index in range(len(lay.seen.hand), slots):
        x, y = at.turned_slot(index)
        yield lay.label(f"slot {index}", empty_slot(), x, y)
    zone = lay.say(Zone.TURNED)
    for index, piece in enumerate(lay.seen.hand):
        x, y = at.turned_slot(index)
        yield lay.tile(
            f"turned {lay.seen.turn}.{index}",
            piece,
            x,
            y,
            at.TURNED_TILE,
            TURNED + side,
            zone=zone,
            area=Area.DOCK,
            loose=lay.deciding and lay.seen.warp < 0,
        )
    yield lay.label("turned words", told(tuple(_beside(lay)), box), box.x, box.y)


def _beside(lay: Lay) -> Iterator[Told]:
    """Say what the turned tiles are and do, or why there are none."""
    seen = lay.seen
    if seen.to_move < 0:
        yield Told("", lay.say(Print.OVER))
    elif seen.naming:
        yield Told("", lay.say(Print.NAME_FIRST))
    elif seen.warp >= 0 and not seen.hand:
        yield Told("", lay.say(Print.EXCHANGE))
    else:
        yield from (_told(lay, piece) for piece in seen.hand)


def _told(lay: Lay, piece: int) -> Told:
    """Return name and meaning of a tile."""
    number = tile_of(piece)
    if number == WARP:
        return Told(lay.say(Print.WARP_NAME), lay.say(Print.WARP), lay.say(Print.WARP_SHORT))
    if number == WEFT:
        return Told(lay.say(Print.WEFT_NAME), lay.say(Print.WEFT), lay.say(Print.WEFT_SHORT))
    spears = lay.say(Print.SPEARS, spears=SPEARS[number])
    if number < LEADERS:
        name = lay.say(Print.LEADER_NAME, rank=RANKS[number])
        return Told(name, lay.say(Print.LEADER, spears=SPEARS[number]), spears)
    return Told(lay.say(Print.WARRIOR_NAME), lay.say(Print.WARRIOR, spears=SPEARS[number]), spears)
