"""A position that is set up: the landscapes of the supply and the stall cards of the deck, by kind, for the tray."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.words import say
from engine.games.almadi.components import TILES_OF_TYPE
from engine.games.almadi.names import GOODS_WORDS, landscape_name
from engine.games.almadi.places import GOODS, STALL, STALLS_DECK, SUPPLY
from engine.games.almadi.words import Terms
from ui.board.layout import Piece, Shelf, Spare
from ui.games.almadi.lay import TILES, Lay
from ui.games.almadi.paint_things import stall
from ui.games.almadi.words import Fact, Name, Print, Zone
from ui.paint.picture import Box

_KINDS = (Fact.OASES, Fact.CARAVANS, Fact.PALACES, Fact.MARKETS)
SHELVES = (
    *(Shelf(name, SUPPLY, tiles) for name, tiles in zip(_KINDS, TILES_OF_TYPE, strict=True)),
    Shelf(Print.STALLS, STALLS_DECK, range(STALL, STALL + GOODS)),
)
_CARD_WIDTH = 0.72
"""Of a stall card, as a share of its height."""


def shelved(lay: Lay, spares: Sequence[Spare]) -> Iterator[Piece]:
    """Yield landscapes or stall cards as they lie on the tray."""
    for spare in spares:
        yield _stall(lay, spare) if spare.piece >= STALL else _landscape(lay, spare)


def _landscape(lay: Lay, spare: Spare) -> Piece:
    piece = spare.piece
    name = lay.say(Name.SPARE, tile=landscape_name(piece), sides=lay.sides(piece))
    tile = lay.tile(piece, spare.box, SUPPLY, name, Zone.DECKS, loose=True)
    return replace(tile, tip=name)


def _stall(lay: Lay, spare: Spare) -> Piece:
    goods, box = spare.piece - STALL, spare.box
    width = box.h * _CARD_WIDTH
    picture = stall(goods, lay.speak(GOODS_WORDS[goods]), spare.count, width, box.h)
    name = lay.speak(say(Terms.STALL, goods=GOODS_WORDS[goods]))
    body = Box(0, 0, width, box.h)
    x = box.x + (box.w - width) / 2
    return Piece(
        f"spare {spare.piece}",
        picture,
        x,
        box.y,
        body,
        number=spare.piece,
        place=STALLS_DECK,
        name=name,
        level=TILES,
        tip=name,
    )
