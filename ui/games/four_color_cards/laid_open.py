"""A position that is set up: the deck lies open in the place of the claims, so that every card can be had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from ui.board.layout import Piece, Place
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.lay import CARDS, Lay, copies
from ui.games.four_color_cards.paint_parts import summary_panel, words
from ui.games.four_color_cards.words import Name, Zone


def deck_pieces(lay: Lay, lying: Sequence[tuple[int, int]]) -> Iterator[Piece]:
    """Yield the cards of the deck, by colour and type; `lying` are all cards with their places."""
    panel, zone = at.SUMMARY, lay.zone(Zone.DECK)
    yield lay.label("open deck", summary_panel(panel.w, panel.h), panel, level=1.0)
    box = at.OPEN_DECK_WORDS
    yield lay.label("open deck words", words(zone, box, 13, 700), box, level=2.0)
    kinds = {places.card(kind): kind for kind in range(len(CARD_NAMES))}
    for kind, copy in copies(sorted(kinds[piece] for piece, place in lying if place == places.DECK)):
        key, level = f"deck {lay.round}.{kind}.{copy}", CARDS + copy
        card = lay.card(key, kind, at.open_card(kind, copy), places.card(kind), places.DECK, level)
        name = lay.say(Name.DECK_CARD, card=CARD_NAMES[kind])
        yield replace(card, loose=True, name=name, zone=zone, leans=True, tip=name)


def deck_place(lay: Lay) -> Place:
    """Return the panel as a part of the deck: a card goes back there as well."""
    return Place(places.DECK, at.SUMMARY, lay.zone(Zone.DECK), lay.zone(Zone.DECK), radius=12, dims=False)
