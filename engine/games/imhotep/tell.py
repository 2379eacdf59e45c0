"""The events of Imhotep: what people see and read of everything that happens. Called only when somebody listens.

One function per happening. A sentence is logged once; further pieces that move with it are quiet events. Points of all
events of a seat add up to its final score. Pieces and places are those of `places`: a card is numbered by its space
while it lies at the Market and by its kind anywhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, ScoreLine
from engine.core.telling import tell
from engine.core.words import Many, Player
from engine.games.imhotep import places
from engine.games.imhotep.components import (
    BERTHS,
    CARD_NAMES,
    IN_HARBOUR,
    PYRAMID_A,
    PYRAMID_NAMES,
    ROWS,
    SITE_NAMES,
    TOWER,
    Card,
)
from engine.games.imhotep.words import Log, Score

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position


# ---------------------------------------------------------------- 3, 11 rounds


def round_begins(p: Position) -> None:
    """A round card is revealed, its ships lie in the harbour."""
    tell(p, Log.ROUND, reveals=True, round=p.round, ships=Many(p.capacity))
    for ship in range(len(p.capacity)):
        way = places.ship(ship), 0, places.harbour(ship)
        tell(p, Log.SHIP_COMES, NOBODY, way, quiet=True, ship=ship + 1)


def market_card(p: Position, slot: int, kind: int) -> None:
    """A face-up card comes to the Market."""
    way = places.market_card(slot), places.DECK, places.market_slot(slot)
    tell(p, Log.MARKET_CARD, NOBODY, way, quiet=True, reveals=True, card=CARD_NAMES[kind])


def market_pair(p: Position) -> None:
    """A face-down card comes to the Market."""
    tell(p, Log.MARKET_PAIR, NOBODY, (places.PAIR, places.DECK, places.PAIR_SPACE), quiet=True)


def market_filled(p: Position) -> None:
    """The Market is ready for the round."""
    tell(p, Log.MARKET, cards=Many(tuple(CARD_NAMES[kind] for kind in p.market if kind)))


def reshuffled(p: Position) -> None:
    """The discard pile becomes the deck."""
    tell(p, Log.RESHUFFLED)


def ships_leave(p: Position) -> None:
    """Ships and market cards are cleared at the end of a round."""
    tell(p, Log.SHIPS_LEAVE)
    for ship, site in enumerate(p.docked):
        if site >= 0:
            _ship_goes(p, ship, places.site(site))
    for slot, kind in enumerate(p.market):
        if kind:
            way = places.market_card(slot), places.market_slot(slot), places.DISCARD
            tell(p, Log.DISCARDED, NOBODY, way, quiet=True, card=CARD_NAMES[kind])
    for kind in p.pair:
        way = places.card(kind), places.PAIR_SPACE, places.DISCARD
        tell(p, Log.DISCARDED, NOBODY, way, reveals=True, card=CARD_NAMES[kind])


def _ship_goes(p: Position, ship: int, origin: int) -> None:
    tell(p, Log.SHIP_GOES, NOBODY, (places.ship(ship), origin, 0), quiet=True, ship=ship + 1)


def final(p: Position, seat: int, line: ScoreLine) -> None:
    """A line of the final scoring; lines without points are not told."""
    words = Log.WRATH if line.label.template is Score.WRATH else Log.FINAL
    place = line.places[0] if line.places else 0
    if line.points:
        tell(p, words, seat, (0, 0, place), points=line.points, n=line.points, line=line.label)


# ---------------------------------------------------------------- 4 passing


def passed(p: Position, seat: int) -> None:
    """A player cannot act."""
    tell(p, Log.PASSED, seat)


def all_passed(p: Position) -> None:
    """Nobody can act; the stones on the ships go back, and the ships leave the harbour."""
    tell(p, Log.ALL_PASSED)
    for index, owner in enumerate(p.berths):
        if owner:
            stone_back(p, owner - 1, places.berth(index))
    for ship, site in enumerate(p.docked):
        if site == IN_HARBOUR:
            _ship_goes(p, ship, places.harbour(ship))


# ---------------------------------------------------------------- 5 actions


def got(p: Position, seat: int, n: int) -> None:
    """Stones go from the quarry to the sled."""
    way = places.stone(seat), places.quarry(seat), places.sled(seat)
    for number in range(n):
        tell(p, Log.GOT, seat, way, quiet=number > 0, n=n)


def loaded(p: Position, seat: int, index: int) -> None:
    """A stone goes on a berth."""
    ship, berth = divmod(index, BERTHS)
    way = places.stone(seat), places.sled(seat), places.berth(index)
    tell(p, Log.LOADED, seat, way, ship=ship + 1, berth=berth + 1)


def sailed(p: Position, ship: int, site: int) -> None:
    """A ship goes to a dock."""
    way = places.ship(ship), places.harbour(ship), places.site(site)
    tell(p, Log.SAILED, p.turn, way, ship=ship + 1, site=SITE_NAMES[site])


def played(p: Position, seat: int, kind: int) -> None:
    """A blue card is played."""
    way = places.card(kind), places.cards(seat), places.IN_PLAY
    tell(p, Log.PLAYED, seat, way, card=CARD_NAMES[kind])


def carried_out(p: Position, kind: int) -> None:
    """A blue or red card has had its whole effect."""
    way = places.card(kind), places.IN_PLAY, places.DISCARD
    tell(p, Log.DISCARDED, NOBODY, way, quiet=True, card=CARD_NAMES[kind])


def ordered(p: Position, owner: int, index: int, number: int) -> None:
    """A stone gets its number in the order of a Lever; it stays on its berth."""
    way = places.stone(owner), 0, places.berth(index)
    tell(p, Log.ORDERED, p.turn, way, owner=Player(owner), number=number + 1)


def skipped(p: Position, seat: int) -> None:
    """The bonus of the right pyramid is not used."""
    tell(p, Log.SKIPPED, seat)


# ---------------------------------------------------------------- 7.1, 8.1, 10 cards


def stone_back(p: Position, owner: int, origin: int) -> None:
    """A stone returns to the quarry."""
    tell(p, Log.STONE_BACK, owner, (places.stone(owner), origin, places.quarry(owner)), quiet=True)


def took(p: Position, seat: int, kind: int, slot: int) -> None:
    """A face-up card is taken."""
    way = places.market_card(slot), places.market_slot(slot), _before(seat, kind)
    tell(p, Log.TOOK, seat, way, card=CARD_NAMES[kind])


def took_pair(p: Position, seat: int) -> None:
    """The pair is taken, it still lies at the Market; only its taker learns which cards it has."""
    tell(p, Log.TOOK_PAIR, seat, (places.PAIR, 0, places.PAIR_SPACE))
    first, second = (CARD_NAMES[kind] for kind in sorted(p.pair))
    tell(p, Log.SAW_PAIR, seat, reveals=True, seen_by=1 << seat, first=first, second=second)


def took_last(p: Position, seat: int, kind: int) -> None:
    """A single face-down card is taken."""
    way = places.card(kind), places.PAIR_SPACE, _before(seat, kind)
    tell(p, Log.TOOK_LAST, seat, way, reveals=True, card=CARD_NAMES[kind])


def kept(p: Position, seat: int, kind: int, other: int) -> None:
    """One card of the pair is kept, the other discarded."""
    way = places.card(kind), places.PAIR_SPACE, _before(seat, kind)
    tell(p, Log.KEPT, seat, way, reveals=True, card=CARD_NAMES[kind])
    way = places.card(other), places.PAIR_SPACE, places.DISCARD
    tell(p, Log.PAIR_DISCARDED, seat, way, reveals=True, card=CARD_NAMES[other])


def drew(p: Position, seat: int, kind: int) -> None:
    """A card comes from the deck to a player."""
    way = places.card(kind), places.DECK, _before(seat, kind)
    tell(p, Log.DREW, seat, way, reveals=True, card=CARD_NAMES[kind])


def _before(seat: int, kind: int) -> int:
    """Where a card goes that a player gets: red ones are carried out at once."""
    return places.cards(seat) if kind > Card.PAVED_PATH else places.IN_PLAY


def no_card_left(p: Position, seat: int) -> None:
    """A card bonus finds no card."""
    tell(p, Log.NO_CARD_LEFT, seat)


def no_stone_left(p: Position, seat: int, kind: int) -> None:
    """A red card finds an empty quarry."""
    tell(p, Log.NO_STONE_LEFT, seat, card=CARD_NAMES[kind])


# ---------------------------------------------------------------- 7, 8 sites


def pyramid(p: Position, owner: int, origin: int, count: int, points: int) -> None:
    """A stone comes to the large pyramid, after `count` others, or beside it."""
    way = places.stone(owner), origin, places.pyramid_space(count)
    words = Log.PYRAMID if count < len(PYRAMID_A) else Log.BESIDE
    tell(p, words, owner, way, points=points, n=points, space=count + 1)


def beside(p: Position, owner: int, origin: int, count: int, points: int) -> None:
    """A stone comes beside the three complete pyramids."""
    way = places.stone(owner), origin, places.beside(count)
    tell(p, Log.BESIDE, owner, way, points=points, n=points)


def small_pyramid(p: Position, owner: int, origin: int, number: int, count: int, points: int) -> None:
    """A stone comes to the left, middle or right pyramid."""
    way = places.stone(owner), origin, places.small_space(number, count)
    name = PYRAMID_NAMES[number]
    tell(p, Log.SMALL_PYRAMID, owner, way, points=points, n=points, space=count + 1, pyramid=name)


def temple(p: Position, owner: int, origin: int, count: int) -> None:
    """A stone comes to the Temple."""
    way = places.stone(owner), origin, places.temple_space(count)
    tell(p, Log.TEMPLE, owner, way, column=count % p.variant.width + 1)


def temple_points(p: Position, owner: int, number: int, points: int) -> None:
    """A visible stone of the Temple scores."""
    way = places.stone(owner), 0, places.temple_space(number)
    column = number % p.variant.width + 1
    tell(p, Log.TEMPLE_POINTS, owner, way, points=points, n=points, column=column)


def burial(p: Position, owner: int, origin: int, count: int) -> None:
    """A stone comes to the Burial Chamber."""
    column, row = divmod(count, ROWS)
    way = places.stone(owner), origin, places.burial_space(count)
    tell(p, Log.BURIAL, owner, way, row=row + 1, column=column + 1)


def obelisk(p: Position, owner: int, origin: int, count: int) -> None:
    """A stone comes to a player's own place at the Obelisks; `count` lie there already."""
    way = places.stone(owner), origin, places.obelisk(owner, count)
    tell(p, Log.WAITING if p.variant.obelisks_b else Log.OBELISK, owner, way, n=count + 1)


def tower(p: Position, owner: int, points: int) -> None:
    """Three waiting stones become a tower; the points come with the last of them."""
    number = len(p.towers) - 1
    for level in range(TOWER):
        way = places.stone(owner), places.obelisk(owner, level), places.tower(number, level)
        if level < TOWER - 1:
            tell(p, Log.TOWER_STONE, owner, way, quiet=True)
        else:
            tell(p, Log.TOWER, owner, way, points=points, n=points)
