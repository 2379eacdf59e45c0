"""The numbers of pieces and places in moves and events: what is picked up, and where it is put.

A table maps every number to a spot on the screen; the rules use the same functions, so both always agree. Identical
cards share a number, which says where they lie: in a hand, on offer, in an open meld, in the discard row, face down.
Numbers never overlap, so each can be named alone. Arguments count from 0.

======================  =========  =====================================================================
pieces                  numbers    meaning
======================  =========  =====================================================================
`card(kind)`            1-28       a card in a hand
`offered(kind)`         31-58      the card on offer
`melded(kind)`          61-88      a card in an open meld
`dead(kind)`            91-118     a card in the discard row, or the bonus card
`BACK`                  120        a card face down: top of the deck, or another's hand
======================  =========  =====================================================================

======================  =========  =====================================================================
places                  numbers    meaning
======================  =========  =====================================================================
`claim(c)`              11-24      what the card on offer is claimed for, by `decisions.Claim`: 11 hu, 12 kong,
                                   13 pong, 14 single general, 15 pair, 16 commander, 17 battlefield,
                                   18 battalion of four, 19-24 battalion of three by the two colours it takes
                                   from the hand: rg, ry, rw, gy, gw, yw
`DECK`                  41         the deck
`OFFER`                 42         the place for the offer; a discard is put here
`DISCARDS`              43         the discard row as a whole
`BONUS`                 44         where the bonus card is turned over
`hand(seat)`            51-54      a hand
`melds(seat)`           61-64      a player's open melds as a whole
`meld(seat, n)`         101-260    a player's n-th open meld, 40 for each seat
`discarded(n)`          301-412    n-th card of the discard row
======================  =========  =====================================================================
"""

from __future__ import annotations

from typing import Final

BACK: Final = 120

DECK: Final = 41
OFFER: Final = 42
DISCARDS: Final = 43
BONUS: Final = 44

_MELDS: Final = 40
"""Numbers kept for the open melds of a seat; nobody can have so many."""


def card(kind: int) -> int:
    """Piece: a card in a hand."""
    return 1 + kind


def offered(kind: int) -> int:
    """Piece: the card on offer."""
    return 31 + kind


def melded(kind: int) -> int:
    """Piece: a card in an open meld."""
    return 61 + kind


def dead(kind: int) -> int:
    """Piece: a card in the discard row, or the bonus card."""
    return 91 + kind


def claim(number: int) -> int:
    """Place: what the card on offer is claimed for, by `decisions.Claim`."""
    return 10 + number


def hand(seat: int) -> int:
    """Place: a hand."""
    return 51 + seat


def melds(seat: int) -> int:
    """Place: all open melds of a player."""
    return 61 + seat


def meld(seat: int, number: int) -> int:
    """Place: the open meld of a player that comes after `number` others."""
    return 101 + _MELDS * seat + number


def discarded(number: int) -> int:
    """Place: the card of the discard row that comes after `number` others."""
    return 301 + number
