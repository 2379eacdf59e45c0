"""The right wing while a position is set up: every tile in the bag, and coins of the bank, instead of the market.

A tile always lies in the same spot, so that a gap shows what is out of the bag already.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.isle_of_skye.names import picture_of
from engine.games.isle_of_skye.places import BAG, BANK, COINS, TILES
from ui.board.layout import Area, Piece, Place
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import COINS as OVER_COINS
from ui.games.isle_of_skye.lay import GROUND, Lay, tile_key
from ui.games.isle_of_skye.paint_market import felt
from ui.games.isle_of_skye.words import Name, Zone
from ui.paint.picture import Box
from ui.paint.pieces import coin

_VALUES = (10, 5, 2, 1)


def bench_pieces(lay: Lay, lying: Sequence[tuple[int, int]]) -> Iterator[Piece]:
    """Yield the tiles in the bag and the coins; `lying` is all pieces with their places."""
    box = at.BENCH
    yield lay.label("bench", felt(box.w, box.h), box.x, box.y, level=GROUND - 1)
    for tile in (piece for piece, place in lying if place == BAG):
        yield replace(
            lay.tile(tile_key(tile), tile, at.bench_tile(tile - 1), BAG),
            name=lay.say(Name.IN_BAG, tile=picture_of(tile)),
            zone=lay.zone(Zone.BAG),
            tip=lay.tile_tip(tile),
        )
    for number, value in enumerate(_VALUES):
        spot, radius = at.bench_coin(number), at.BENCH_COIN
        x, y = spot.x + spot.w / 2, spot.y + spot.h / 2
        body = Box(-radius, -radius, 2 * radius, 2 * radius)
        yield Piece(
            f"bank {value}",
            coin(value, radius),
            x,
            y,
            body,
            number=COINS + value,
            place=BANK,
            name=lay.say(Name.COINS, n=value),
            zone=lay.zone(Zone.BAG),
            level=OVER_COINS,
            radius=radius,
        )


def bench_places(lay: Lay) -> Iterator[Place]:
    """Yield the bag's part and the bank's, where tiles and gold are put back."""
    bag = lay.say(Name.BAG, n=lay.seen["bag"])
    yield Place(BAG, at.BENCH_BAG, bag, lay.zone(Zone.BAG), radius=8, dims=False)
    yield Place(BANK, at.BENCH_BANK, lay.say(Name.BANK), lay.zone(Zone.BAG), radius=8, dims=False)


def turning(lay: Lay, piece: Piece) -> Piece:
    """Return a tile so that it turns in the hand, and is as large there as a cell of the estate."""
    if not 1 <= piece.number <= TILES:
        return piece
    laid = piece.area is Area.BOARD and piece.place != BAG
    edge = piece.body.w
    scale = 1.0 if laid else lay.hand_scale(edge, piece.area)
    return replace(piece, turned=lay.turned(piece.number, edge), hand_scale=scale)
