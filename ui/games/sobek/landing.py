"""How Sobek's pieces lie where they are dropped: cards as large as those that lie there already."""

from __future__ import annotations

from dataclasses import replace

from engine.games.sobek import places
from ui.board.layout import Piece, Place, plain_landing
from ui.games.sobek import geometry as at
from ui.games.sobek.paint_card import BACK_KIND, FACE_KIND, resized
from ui.paint.picture import Box

_SEATS = 4


def landing(piece: Piece, place: Place) -> Piece:
    """Return the piece as it would lie on a place."""
    if piece.picture.kind not in (FACE_KIND, BACK_KIND):
        return plain_landing(piece, place)
    if places.SIDEWAYS <= place.number < places.space(0):
        return _on_its_side(piece, place)
    w, h = _size(place)
    middle = place.box.rect().center()
    spot = Box(middle.x() - w / 2, middle.y() - h / 2, w, h)
    if places.UPRIGHT <= place.number < places.SIDEWAYS:
        spot = Box(place.box.x + max(0.0, place.box.w - w), place.box.y + 2, w, h)
    picture = resized(piece.picture, w, h)
    body = Box(0, 0, w, h)
    return replace(
        piece, picture=picture, x=spot.x, y=spot.y, body=body, area=place.area, place=place.number, on=""
    )


def _on_its_side(piece: Piece, place: Place) -> Piece:
    """Return a card of a late set, a little below those that may lie there already."""
    box = at.lying_fan(place.box.grown(-8), 2, own=True)[1]
    picture = resized(piece.picture, box.h, box.w, lying=True)
    body = Box(0, 0, box.w, box.h)
    return replace(
        piece, picture=picture, x=box.x, y=box.y, body=body, area=place.area, place=place.number, on=""
    )


def _size(place: Place) -> tuple[float, float]:
    if places.hand(0) <= place.number <= places.hand(_SEATS - 1):
        return at.HAND_CARD
    if places.UPRIGHT <= place.number < places.SIDEWAYS:
        return min(at.OWN_CARD[0], place.box.w), at.OWN_CARD[1]
    if places.pile(0) <= place.number <= places.pile(_SEATS - 1):
        return at.DOCK_CARD
    return at.STORE_CARD
