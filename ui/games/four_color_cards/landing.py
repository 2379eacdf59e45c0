"""How cards lie where they are dropped, and how events are shown."""

from __future__ import annotations

from dataclasses import replace

from engine.core.contract import Event
from engine.games.four_color_cards import places
from engine.games.four_color_cards.decisions import Claim
from engine.games.four_color_cards.words import Log
from ui.board.layout import PLAIN_STAGING, Piece, Place, Staging, plain_landing
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.middle import offer_card
from ui.games.four_color_cards.paint_card import FACE_KIND, resized
from ui.paint.picture import Box
from ui.theme import motion


def landing(piece: Piece, place: Place) -> Piece:
    """Return the card as it would lie on a place: as large as those that lie there."""
    if piece.picture.kind != FACE_KIND:
        return plain_landing(piece, place)
    box = _spot(place)
    picture, body = resized(piece.picture, box.w, box.h), Box(0, 0, box.w, box.h)
    return replace(
        piece, picture=picture, x=box.x, y=box.y, body=body, area=place.area, place=place.number, on=""
    )


def _spot(place: Place) -> Box:
    if place.number == places.OFFER:
        return offer_card()
    if places.claim(Claim.HU) <= place.number <= places.claim(Claim.BATTALION_YW):
        card = at.claim_card(place.box, 0, 3)
        return Box(place.box.x + card.x, place.box.y + card.y, card.w, card.h)
    w, h = at.HAND_CARD if places.hand(0) <= place.number <= places.hand(3) else at.MELD_CARD
    middle = place.box.rect().center()
    return Box(middle.x() - w / 2, middle.y() - h / 2, w, h)


def staging(event: Event) -> Staging:
    """Return how an event is shown: cards from the deck are new, cards that join a meld come together."""
    match event.sentence.template:
        case Log.TURNED | Log.BONUS:
            return Staging(fresh=True)
        case Log.DEALT:
            return Staging(motion.DEAL, fresh=True, next_at=motion.UNLOAD_NEXT_AT)
        case Log.JOINS:
            return Staging(arc=0.0, next_at=motion.UNLOAD_NEXT_AT)
    return PLAIN_STAGING
