"""The numbers of pieces and places in moves and events: what is picked up, and where it is put.

A table maps every number to a spot on the screen; the rules use the same functions, so both always agree. Arguments
count from 0, as everywhere in the code. Numbers never overlap, so each can be named alone.

======================  =========  =====================================================================
pieces                  numbers    meaning
======================  =========  =====================================================================
`stone(seat)`           1-4        a stone of a player, wherever it lies
`ship(ship)`            11-14      a ship of the round
`pile(seat)`            21-24      stones picked up from a player's quarry by the handful
`market_card(slot)`     31-34      the face-up card in a space of the Market
`PAIR`                  35         the face-down pair of the Market
`card(kind)`            41-52      a card before a player, in play, or on the move, by kind
======================  =========  =====================================================================

======================  =========  =====================================================================
places                  numbers    meaning
======================  =========  =====================================================================
`POINT`                 1          the point of a temple column, chosen instead of stones
`order_slot(n)`         5-8        n-th in the unloading order of a Lever
`berth(index)`          11-44      berth of a ship: tens = ship, ones = berth, the bow is 1
`site(site)`            51-55      a site with its dock
`harbour(ship)`         61-64      where a ship lies before it sails
`sled(seat)`            71-74      a player's sled
`quarry(seat)`          81-84      a player's quarry
`cards(seat)`           91-94      the cards before a player
`market_slot(slot)`     101-104    a space of the Market
`PAIR_SPACE`            105        the space of the face-down pair
`DECK`, `DISCARD`       106, 107   market deck, discard pile
`IN_PLAY`               108        the card that is being carried out
`ROUND_DECK`            109        the round cards
`pyramid(p)`            111-113    left, middle, right pyramid as a whole (side B)
`small_space(p, n)`     121-135    n-th space of a small pyramid: left 121-125, middle 126-130, right 131-135
`beside(n)`             200-399    n-th stone beside the pyramids
`pyramid_space(n)`      401-414    n-th space of the large pyramid (side A)
`temple_space(n)`       500-699    n-th stone of the Temple: column n % width, layer n // width
`burial_space(n)`       700-899    n-th stone of the Burial Chamber: row n % 3, column n // 3
`obelisk(seat, n)`      901-1020   n-th stone of a player's obelisk (side A) or waiting (side B), 30 for each seat
`tower(t, n)`           1101-1124  n-th stone of tower t (side B), 3 for each tower
======================  =========  =====================================================================
"""

from __future__ import annotations

from typing import Final

from engine.games.imhotep.components import PYRAMID_A, SMALL_PYRAMID, TOWER

PAIR: Final = 35

POINT: Final = 1
PAIR_SPACE: Final = 105
DECK: Final = 106
DISCARD: Final = 107
IN_PLAY: Final = 108
ROUND_DECK: Final = 109


def stone(seat: int) -> int:
    """Piece: a stone of a player."""
    return 1 + seat


def ship(number: int) -> int:
    """Piece: a ship of the round."""
    return 11 + number


def pile(seat: int) -> int:
    """Piece: stones taken from a player's quarry."""
    return 21 + seat


def market_card(slot: int) -> int:
    """Piece: the face-up card in a space of the Market."""
    return 31 + slot


def card(kind: int) -> int:
    """Piece: a card by kind, see `components.Card`."""
    return 40 + kind


def order_slot(number: int) -> int:
    """Place: the n-th stone to be unloaded by a Lever."""
    return 5 + number


def berth(index: int) -> int:
    """Place: a berth; index = 4 * ship + berth, berth 0 is the bow."""
    return 11 + 10 * (index >> 2) + (index & 3)


def berth_index(place: int) -> int:
    """Return the index of a berth place, or -1 when the place is none."""
    ship_number, number = divmod(place - 11, 10)
    return 4 * ship_number + number if 0 <= ship_number < 4 and number < 4 else -1


def site(number: int) -> int:
    """Place: a site with its dock."""
    return 51 + number


def harbour(number: int) -> int:
    """Place: where a ship lies before it sails."""
    return 61 + number


def sled(seat: int) -> int:
    """Place: a player's sled."""
    return 71 + seat


def quarry(seat: int) -> int:
    """Place: a player's quarry."""
    return 81 + seat


def cards(seat: int) -> int:
    """Place: the cards before a player."""
    return 91 + seat


def market_slot(slot: int) -> int:
    """Place: a space of the Market."""
    return 101 + slot


def pyramid(number: int) -> int:
    """Place: a whole pyramid of side B."""
    return 111 + number


def small_space(number: int, count: int) -> int:
    """Place: the space of a pyramid of side B that is filled after `count` others."""
    return 121 + SMALL_PYRAMID * number + count


def beside(count: int) -> int:
    """Place: a stone beside the complete pyramids, after `count` others."""
    return 200 + count


def pyramid_space(count: int) -> int:
    """Place: where a stone comes after `count` others on side A; beside when all spaces are taken."""
    return 401 + count if count < len(PYRAMID_A) else beside(count - len(PYRAMID_A))


def temple_space(count: int) -> int:
    """Place: where a stone of the Temple comes after `count` others."""
    return 500 + count


def burial_space(count: int) -> int:
    """Place: where a stone of the Burial Chamber comes after `count` others."""
    return 700 + count


def obelisk(seat: int, count: int) -> int:
    """Place: a stone at a player's own space of the Obelisks, on or after `count` others."""
    return 901 + 30 * seat + count


def tower(number: int, level: int) -> int:
    """Place: a stone of a tower on side B."""
    return 1101 + TOWER * number + level
