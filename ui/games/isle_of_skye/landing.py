"""How Isle of Skye's pieces lie where they are dropped: tiles as large as their cell, coins and axe on a tile."""

from __future__ import annotations

from dataclasses import replace

from engine.games.isle_of_skye.places import AXE, COINS, SEATS, TILES
from ui.board.layout import Piece, Place, Sight
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.paint_stock import axe_token, pile
from ui.games.isle_of_skye.paint_tile import tile
from ui.paint.picture import Box

_AXE_SHARE = 0.54


def landing(piece: Piece, place: Place, sight: Sight) -> Piece:
    """Return the piece as it would lie on a place."""
    if piece.number <= TILES:
        return _tile(piece, place, sight)
    if piece.number >= COINS:
        spot = at.stake_on(place.box)
        coins = pile(piece.number - COINS, spot.w, spot.h)
        return replace(_at(piece, place, spot), picture=coins, body=Box(0, 0, spot.w, spot.h))
    if AXE <= piece.number < AXE + SEATS:
        edge = place.box.w * _AXE_SHARE
        middle = place.box.rect().center()
        spot = Box(middle.x() - edge / 2, middle.y() - edge / 2, edge, edge)
        return replace(_at(piece, place, spot), picture=axe_token(edge), body=Box(0, 0, edge, edge))
    return piece


def _at(piece: Piece, place: Place, spot: Box) -> Piece:
    return replace(piece, x=spot.x, y=spot.y, area=place.area, place=place.number, on="")


def _tile(piece: Piece, place: Place, sight: Sight) -> Piece:
    """Return a tile that fills its place; the place of a cell leaves room for the ring around it."""
    edge = min(place.box.w, place.box.h)
    owner = sight.colours[max(0, sight.seat)]
    turned = tuple(tile(piece.number << 2 | rotation, edge, owner) for rotation in range(4))
    lying = _at(piece, place, Box(place.box.x, place.box.y, edge, edge))
    return replace(lying, picture=turned[0], turned=turned, body=Box(0, 0, edge, edge))
