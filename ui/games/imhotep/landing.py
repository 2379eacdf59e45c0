"""How Imhotep's pieces lie where they are dropped: ships at a dock, stones in a berth, cards on their place."""

from __future__ import annotations

from dataclasses import replace

from engine.games.imhotep import places
from engine.games.imhotep.components import Site
from ui.board.layout import Piece, Place, plain_landing
from ui.games.imhotep import geometry as at
from ui.games.imhotep.lay import lip_of
from ui.games.imhotep.paint_ship import ship
from ui.paint.picture import Box
from ui.paint.pieces import stone
from ui.theme.players import Player


def landing(piece: Piece, place: Place, colours: tuple[Player, ...]) -> Piece:
    """Return the piece as it would lie on a place."""
    if places.ship(0) <= piece.number <= places.ship(3) and place.number in _DOCKS:
        return _at_dock(piece, _DOCKS[place.number])
    if places.stone(0) <= piece.number <= places.stone(3) and places.berth_index(place.number) >= 0:
        return _in_berth(piece, place, colours[piece.number - places.stone(0)])
    return plain_landing(piece, place)


_DOCKS = {places.site(site): int(site) for site in Site}


def _at_dock(piece: Piece, site: int) -> Piece:
    capacity = at.ship_capacity(piece.body)
    box = at.docked_ship(site, capacity)
    picture = ship(capacity, scale=at.docked_scale(capacity), numbered=False)
    return replace(piece, picture=picture, x=box.x, y=box.y, body=Box(0, 0, box.w, box.h))


def _in_berth(piece: Piece, place: Place, player: Player) -> Piece:
    face = at.stone_in(place.box)
    edge, lip = face.w, lip_of(face)
    picture = stone(player, edge, lip)
    return replace(
        piece, picture=picture, x=face.x, y=face.y, body=Box(0, 0, edge, edge + lip), area=place.area
    )
