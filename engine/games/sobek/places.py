"""The numbers of pieces and places in moves and events: what is picked up, and where it is put.

A table maps every number to a spot on the screen; the rules use the same functions, so both always agree. Arguments
count from 0, as everywhere in the code. Numbers never overlap, so each can be named alone.

======================  =========  =====================================================================
pieces                  numbers    meaning
======================  =========  =====================================================================
`card(face)`            1-28       a card by what it shows, wherever it lies but in the row
`row_card(slot)`        31-39      the card in a space of the row
`back(back)`            41-43      a card face down: green, beige, orange
`token(kind)`           51-56      an event token, face up
`FACE_DOWN_TOKEN`       57         an event token, face down
`START`                 58         what the start player of the round gets
`marker(seat)`          61-64      a player's score marker
======================  =========  =====================================================================

======================  =========  =====================================================================
places                  numbers    meaning
======================  =========  =====================================================================
`hand(seat)`            1-4        a player's hand
`pile(seat)`            11-14      a player's corruption pile with its tile
`player(seat)`          21-24      a player, chosen for something
`row(slot)`             31-39      a space of the row along the Nile, the first is farthest left
`DECK`, `DISCARD`       41, 42     the deck; cards and tokens that are out of the round
`IN_PLAY`               43         the character or token that is being carried out
`TOKENS`                44         the face-down tokens
`kind(kind)`            51-57      a kind of card, named by a priest
`upright(seat, kind)`   61-96      a player's set of a kind: tens = 6 + seat, ones = 1 + kind
`sideways(seat, kind)`  101-136    a player's late sets of a kind, in the same way
`space(number)`         200-299    a space of the score track
======================  =========  =====================================================================
"""

from __future__ import annotations

from typing import Final

FACE_DOWN_TOKEN: Final = 57
START: Final = 58

DECK: Final = 41
DISCARD: Final = 42
IN_PLAY: Final = 43
TOKENS: Final = 44

UPRIGHT: Final = 61
SIDEWAYS: Final = 101
_SEAT_SPAN: Final = 10


def card(face: int) -> int:
    """Piece: a card by what it shows, see `cards.Face`."""
    return 1 + face


def row_card(slot: int) -> int:
    """Piece: the card in a space of the row."""
    return 31 + slot


def back(number: int) -> int:
    """Piece: a card face down, see `cards.Back`."""
    return 41 + number


def token(number: int) -> int:
    """Piece: an event token, see `cards.Token`."""
    return 51 + number


def marker(seat: int) -> int:
    """Piece: a player's score marker."""
    return 61 + seat


def hand(seat: int) -> int:
    """Place: a player's hand."""
    return 1 + seat


def pile(seat: int) -> int:
    """Place: a player's corruption pile."""
    return 11 + seat


def player(seat: int) -> int:
    """Place: a player, chosen for something."""
    return 21 + seat


def row(slot: int) -> int:
    """Place: a space of the row."""
    return 31 + slot


def kind(number: int) -> int:
    """Place: a kind of card to be named, see `cards.Kind`."""
    return 51 + number


def upright(seat: int, number: int) -> int:
    """Place: a player's set of a kind, laid during the round."""
    return UPRIGHT + _SEAT_SPAN * seat + number


def sideways(seat: int, number: int) -> int:
    """Place: a player's late sets of a kind, laid at the end of the round."""
    return SIDEWAYS + _SEAT_SPAN * seat + number


def space(score: int) -> int:
    """Place: the space of the track a score stands on."""
    return 200 + score % 100


def owner_and_kind(place: int, first: int) -> tuple[int, int]:
    """Return seat and kind of a place of sets that begin at `first`; (-1, -1) when it is none of them."""
    seat, number = divmod(place - first, _SEAT_SPAN)
    return (seat, number) if 0 <= seat < 4 and number < 6 else (-1, -1)
