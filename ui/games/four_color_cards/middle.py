"""The middle of the table: discard row, deck, the card on offer; below it claims, or how the last round ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from ui.board.layout import Area, Piece, Place
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.claims import claim_pieces, claim_places
from ui.games.four_color_cards.ending import bonus_piece, summary_pieces
from ui.games.four_color_cards.lay import CARDS, OVER_CARDS, Lay
from ui.games.four_color_cards.paint_card import pile
from ui.games.four_color_cards.paint_parts import CENTRE, words
from ui.games.four_color_cards.reference import reference_pieces
from ui.games.four_color_cards.words import Name, Print, Zone
from ui.paint.picture import Box

_LAYER = 12
"""The deck shows one more card for each of so many."""


def middle_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield everything in the middle."""
    yield from _row(lay)
    yield from _deck(lay)
    yield from _offer(lay)
    yield from claim_pieces(lay)
    yield from reference_pieces(lay)
    ending = lay.seen.last_ending()
    if ending is not None:
        yield from bonus_piece(lay, ending)
        if not lay.seen.answering:
            yield from summary_pieces(lay, ending)


def middle_places(lay: Lay) -> Iterator[Place]:
    """Yield the place for the offer, claims, deck, discard row and bonus card."""
    zone = lay.zone(Zone.OFFER)
    yield Place(places.OFFER, at.OFFER, lay.say(Name.OFFER), zone, radius=9, passing=True)
    yield from claim_places(lay)
    name = lay.say(Name.DECK, n=lay.seen["deck"])
    yield Place(places.DECK, at.DECK, name, zone, radius=7, tip=name, dims=False)
    yield Place(places.BONUS, at.BONUS, lay.say(Name.BONUS), zone, dims=False)
    row = lay.seen["row"]
    for index, (kind, _, _) in enumerate(row):
        box, name = (
            at.row_card(index, len(row), len(lay.opponents)),
            lay.say(Name.DEAD, card=CARD_NAMES[kind]),
        )
        yield Place(places.discarded(index), box, name, lay.zone(Zone.DISCARDS), dims=False)
    name = lay.say(Name.DISCARDS, n=len(row))
    yield Place(
        places.DISCARDS, at.tray(len(lay.opponents)), name, lay.zone(Zone.DISCARDS), radius=12, dims=False
    )


# ---------------------------------------------------------------- row and deck


def _row(lay: Lay) -> Iterator[Piece]:
    heading = lay.heading(lay.say(Print.DISCARDED))
    box = at.tray_heading(len(lay.opponents))
    yield lay.label("row heading", words(heading, box, 12, 700, paint="#C9D3C4"), box, level=1.0)
    row = lay.seen["row"]
    for index, (kind, _, _) in enumerate(row):
        spot, place = at.row_card(index, len(row), len(lay.opponents)), places.discarded(index)
        card = lay.card(
            f"row {lay.round}.{index}", kind, spot, places.dead(kind), place, CARDS + index, dim=True
        )
        yield replace(card, tip=lay.say(Name.DEAD, card=CARD_NAMES[kind]))


def _deck(lay: Lay) -> Iterator[Piece]:
    n, box = int(lay.seen["deck"]), at.DECK
    if n:
        yield lay.label("deck", pile(-(-n // _LAYER), box.w, box.h), box, level=1.0)
    said, room = lay.say(Print.LEFT, n=n), at.deck_words(lay.sight.ease(Area.BOARD))
    yield lay.label("deck words", words(said, room, 14, 600, CENTRE), room)


# ---------------------------------------------------------------- offer


def _offer(lay: Lay) -> Iterator[Piece]:
    seen, room = lay.seen, at.offer_words(lay.sight.ease(Area.BOARD))
    if seen["offer"] < 0:
        yield lay.label("offer words", words(lay.say(Print.OFFER), room, 14, 600, CENTRE), room)
        return
    who = Player(seen["origin"])
    said = lay.say(Print.TURNED_BY if seen["drawn"] else Print.DISCARDED_BY, who=who)
    yield lay.label("offer words", words(said, room, 14, 600, CENTRE), room)
    kind, gone = seen["offer"], len(seen["row"]) + sum(map(len, seen["melds"]))
    key = f"offer {lay.round}.{gone}.{kind}"
    piece = lay.card(key, kind, offer_card(), places.offered(kind), places.OFFER, OVER_CARDS)
    name = lay.say(Name.OFFERED, card=CARD_NAMES[kind])
    yield replace(piece, loose=lay.person, name=name, zone=lay.zone(Zone.OFFER), leans=True, tip=name)


def offer_card() -> Box:
    """Return where the card on offer lies."""
    return Box(at.OFFER.x + 4, at.OFFER.y + 12, at.OFFER.w - 8, at.OFFER.h - 24)
