"""The decisions of Imhotep: which verbs there are, what can be asked, and how each decision is packed into a move."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

from engine.core.move import make
from engine.games.imhotep import places
from engine.games.imhotep.components import BERTHS, SHIPS


@unique
class Verb(IntEnum):
    """Kinds of decisions, with piece -> place."""

    GET = 1  # pile -> own sled (5.1)
    LOAD = 2  # own stone -> berth (5.2, 5.4, 8.2)
    SAIL = 3  # ship -> site (5.3, 5.4)
    PLAY = 4  # blue card -> in play (5.4)
    ORDER = 5  # stone -> place in the order (5.4, Lever)
    TAKE = 6  # market card or pair -> own cards (7.1, 8.1)
    KEEP = 7  # card of the pair -> own cards (8.1)
    PYRAMID = 8  # own stone -> pyramid (8.2)
    REWARD = 9  # own stone -> point, or pile -> own sled (8.3)
    SKIP = 10  # nothing: no stone for the bonus of the right pyramid (8.2)


@unique
class Ask(IntEnum):
    """What the seat to move has to decide."""

    NOTHING = 0  # never between two moves: the rules go on by themselves
    ACT = 1
    LOAD = 2  # by a Hammer, Sail or Chisel
    SAIL = 3  # by a Sail or Lever
    ORDER = 4
    TAKE = 5
    KEEP = 6
    PYRAMID = 7
    BONUS = 8
    REWARD = 9
    OVER = 10


SKIP: Final = make(Verb.SKIP)
TAKE_PAIR: Final = tuple(make(Verb.TAKE, places.PAIR, places.cards(seat)) for seat in range(4))
GET: Final = tuple(make(Verb.GET, places.pile(seat), places.sled(seat)) for seat in range(4))
REWARD_POINT: Final = tuple(make(Verb.REWARD, places.stone(seat), places.POINT) for seat in range(4))
REWARD_STONES: Final = tuple(make(Verb.REWARD, places.pile(seat), places.sled(seat)) for seat in range(4))


def load(seat: int, index: int) -> int:
    """Move: the seat's stone goes on berth `index` (4 * ship + berth)."""
    return make(Verb.LOAD, places.stone(seat), places.berth(index))


def sail(ship: int, site: int) -> int:
    """Move: the ship sails to the site."""
    return make(Verb.SAIL, places.ship(ship), places.site(site))


def play(kind: int) -> int:
    """Move: a blue card is played."""
    return make(Verb.PLAY, places.card(kind), places.IN_PLAY)


def order(seat: int, number: int) -> int:
    """Move: the next stone to be unloaded is one of this seat; `number` stones come before it."""
    return make(Verb.ORDER, places.stone(seat), places.order_slot(number))


def take(seat: int, slot: int) -> int:
    """Move: the seat takes the card in a space of the Market."""
    return make(Verb.TAKE, places.market_card(slot), places.cards(seat))


def keep(seat: int, kind: int) -> int:
    """Move: the seat keeps this card of the pair."""
    return make(Verb.KEEP, places.card(kind), places.cards(seat))


def pyramid(seat: int, number: int) -> int:
    """Move: the seat's stone goes to the left, middle or right pyramid."""
    return make(Verb.PYRAMID, places.stone(seat), places.pyramid(number))


LOADS: Final = tuple(tuple(load(seat, index) for index in range(SHIPS * BERTHS)) for seat in range(4))
"""`LOADS[seat][index]`, see `load`."""

SAILS: Final = tuple(tuple(sail(ship, site) for site in range(5)) for ship in range(SHIPS))
"""`SAILS[ship][site]`, see `sail`."""
