"""How Almadi's pieces lie where they are dropped: landscapes fill their cell and show which contacts would fire."""

from __future__ import annotations

from dataclasses import replace

from engine.games.almadi.places import SUPPLY, TILES, realm_parts
from ui.board.layout import Piece, Place, plain_landing
from ui.games.almadi.paint_tile import landscape
from ui.games.almadi.seen import Seen, contacts
from ui.paint.picture import Box


def landing(piece: Piece, place: Place, seen: Seen | None) -> Piece:
    """Return the piece as it would lie on a place."""
    if not 1 <= piece.number <= TILES or place.number == SUPPLY:  # the supply has no cell to be filled
        return plain_landing(piece, place)
    box = place.box.grown(2) if realm_parts(place.number) else place.box
    picture = landscape(piece.number, box.w, _seals(piece.number, place.number, seen))
    return replace(
        piece,
        picture=picture,
        x=box.x,
        y=box.y,
        body=Box(0, 0, box.w, box.h),
        area=place.area,
        place=place.number,
        on="",
    )


def _seals(piece: int, place: int, seen: Seen | None) -> tuple[tuple[int, str], ...]:
    parts = realm_parts(place)
    if parts is None or seen is None:
        return ()
    seat, cell = parts
    lying = {where: other for where, other in seen.lying(seat).items() if other != piece}
    return tuple(contacts(lying, piece, cell))
