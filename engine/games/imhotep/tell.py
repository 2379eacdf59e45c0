"""The events of Imhotep: what people see and read of everything that happens. Called only when somebody listens.

One function per happening, named like its sentence. A sentence is logged once; further pieces that move with it are
quiet events. Points of all events of a seat add up to its final score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, Event, ScoreLine
from engine.core.words import Many, Part, Player, Words, say
from engine.games.imhotep import places
from engine.games.imhotep.components import (
    BERTHS,
    CARD_NAMES,
    PYRAMID_NAMES,
    ROWS,
    SITE_NAMES,
    TOWER,
    Card,
)
from engine.games.imhotep.words import Log, Score

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position


def _tell(
    p: Position,
    words: Words,
    seat: int = NOBODY,
    /,
    *,
    piece: int = 0,
    origin: int = 0,
    place: int = 0,
    points: int = 0,
    quiet: bool = False,
    reveals: bool = False,
    seen_by: int = -1,
    **parts: Part,
) -> None:
    """Append one event; a seat is also the sentence's part `who`."""
    if seat >= 0:
        parts["who"] = Player(seat)
    assert p.events is not None
    p.events.append(Event(say(words, **parts), seat, piece, origin, place, points, quiet, reveals, seen_by))


# ---------------------------------------------------------------- rounds and turns


def round_begins(p: Position) -> None:
    """A round card is revealed, its ships lie in the harbour."""
    _tell(p, Log.ROUND, reveals=True, round=p.round, ships=Many(p.capacity))
    for ship in range(len(p.capacity)):
        _tell(
            p, Log.SHIP_COMES, piece=places.ship(ship), place=places.harbour(ship), quiet=True, ship=ship + 1
        )


def market_card(p: Position, slot: int, kind: int) -> None:
    """A face-up card comes to the Market."""
    _tell(
        p,
        Log.MARKET_CARD,
        piece=places.card(kind),
        origin=places.DECK,
        place=places.market_slot(slot),
        reveals=True,
        card=CARD_NAMES[kind],
    )


def market_pair(p: Position) -> None:
    """A face-down card comes to the Market."""
    _tell(p, Log.MARKET_PAIR, piece=places.PAIR, origin=places.DECK, place=places.PAIR_SPACE)


def reshuffled(p: Position) -> None:
    """The discard pile becomes the deck."""
    _tell(p, Log.RESHUFFLED, origin=places.DISCARD, place=places.DECK)


def passed(p: Position, seat: int) -> None:
    """A player cannot act."""
    _tell(p, Log.PASSED, seat)


def all_passed(p: Position) -> None:
    """Nobody can act; the stones on the ships go back."""
    _tell(p, Log.ALL_PASSED)
    for index, owner in enumerate(p.berths):
        if owner:
            stone_back(p, owner - 1, places.berth(index))


def ships_leave(p: Position) -> None:
    """Ships and market cards are cleared at the end of a round."""
    _tell(p, Log.SHIPS_LEAVE)
    for ship, site in enumerate(p.docked):
        if site >= 0:
            _tell(
                p, Log.SHIP_GOES, piece=places.ship(ship), origin=places.site(site), quiet=True, ship=ship + 1
            )
    for slot, kind in enumerate(p.market):
        if kind:
            discarded(p, kind, places.market_slot(slot))
    for kind in p.pair:
        discarded(p, kind, places.PAIR_SPACE, reveals=True)


def final(p: Position, seat: int, line: ScoreLine) -> None:
    """A line of the final scoring."""
    words = Log.FINAL if line.label.template is not Score.WRATH else Log.WRATH
    place = line.places[0] if line.places else 0
    _tell(p, words, seat, place=place, points=line.points, n=line.points, line=line.label)


# ---------------------------------------------------------------- actions


def got(p: Position, seat: int, n: int) -> None:
    """Stones go from the quarry to the sled."""
    for number in range(n):
        _tell(
            p,
            Log.GOT,
            seat,
            piece=places.stone(seat),
            origin=places.quarry(seat),
            place=places.sled(seat),
            quiet=number > 0,
            n=n,
        )


def loaded(p: Position, seat: int, index: int) -> None:
    """A stone goes on a berth."""
    ship, berth = divmod(index, BERTHS)
    _tell(
        p,
        Log.LOADED,
        seat,
        piece=places.stone(seat),
        origin=places.sled(seat),
        place=places.berth(index),
        ship=ship + 1,
        berth=berth + 1,
    )


def sailed(p: Position, ship: int, site: int) -> None:
    """A ship goes to a dock."""
    _tell(
        p,
        Log.SAILED,
        p.turn,
        piece=places.ship(ship),
        origin=places.harbour(ship),
        place=places.site(site),
        ship=ship + 1,
        site=SITE_NAMES[site],
    )


def played(p: Position, seat: int, kind: int) -> None:
    """A blue card is played."""
    _tell(
        p,
        Log.PLAYED,
        seat,
        piece=places.card(kind),
        origin=places.cards(seat),
        place=places.IN_PLAY,
        card=CARD_NAMES[kind],
    )


def discarded(p: Position, kind: int, origin: int, reveals: bool = False) -> None:
    """A card goes to the discard pile."""
    _tell(
        p,
        Log.DISCARDED,
        piece=places.card(kind),
        origin=origin,
        place=places.DISCARD,
        quiet=not reveals,
        reveals=reveals,
        card=CARD_NAMES[kind],
    )


def ordered(p: Position, owner: int, index: int, number: int) -> None:
    """A stone gets its number in the order of a Lever; it still lies on its berth."""
    _tell(
        p,
        Log.ORDERED,
        p.turn,
        piece=places.stone(owner),
        origin=places.berth(index),
        place=places.order_slot(number),
        owner=Player(owner),
        number=number + 1,
    )


def skipped(p: Position, seat: int) -> None:
    """The bonus of the right pyramid is not used."""
    _tell(p, Log.SKIPPED, seat)


# ---------------------------------------------------------------- cards


def stone_back(p: Position, owner: int, origin: int) -> None:
    """A stone returns to the quarry."""
    _tell(
        p,
        Log.STONE_BACK,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=places.quarry(owner),
        quiet=True,
    )


def took(p: Position, seat: int, kind: int, slot: int) -> None:
    """A face-up card is taken."""
    _tell(
        p,
        Log.TOOK,
        seat,
        piece=places.card(kind),
        origin=places.market_slot(slot),
        place=_before(seat, kind),
        card=CARD_NAMES[kind],
    )


def took_pair(p: Position, seat: int) -> None:
    """The pair is taken; only its taker learns which cards it has."""
    _tell(p, Log.TOOK_PAIR, seat, piece=places.PAIR, origin=places.PAIR_SPACE, place=places.cards(seat))
    first, second = (CARD_NAMES[kind] for kind in sorted(p.pair))
    _tell(p, Log.SAW_PAIR, seat, reveals=True, seen_by=1 << seat, first=first, second=second)


def took_last(p: Position, seat: int, kind: int) -> None:
    """A single face-down card is taken."""
    _tell(
        p,
        Log.TOOK_LAST,
        seat,
        piece=places.card(kind),
        origin=places.PAIR_SPACE,
        place=_before(seat, kind),
        reveals=True,
        card=CARD_NAMES[kind],
    )


def kept(p: Position, seat: int, kind: int, other: int) -> None:
    """One card of the pair is kept, the other discarded."""
    _tell(
        p,
        Log.KEPT,
        seat,
        piece=places.card(kind),
        origin=places.PAIR_SPACE,
        place=_before(seat, kind),
        reveals=True,
        card=CARD_NAMES[kind],
    )
    _tell(
        p,
        Log.PAIR_DISCARDED,
        seat,
        piece=places.card(other),
        origin=places.PAIR_SPACE,
        place=places.DISCARD,
        reveals=True,
        card=CARD_NAMES[other],
    )


def drew(p: Position, seat: int, kind: int) -> None:
    """A card comes from the deck to a player."""
    _tell(
        p,
        Log.DREW,
        seat,
        piece=places.card(kind),
        origin=places.DECK,
        place=_before(seat, kind),
        reveals=True,
        card=CARD_NAMES[kind],
    )


def _before(seat: int, kind: int) -> int:
    """Where a card goes that a player gets: red ones are carried out at once."""
    return places.cards(seat) if kind > Card.PAVED_PATH else places.IN_PLAY


def no_card_left(p: Position, seat: int) -> None:
    """A card bonus finds no card."""
    _tell(p, Log.NO_CARD_LEFT, seat)


def no_stone_left(p: Position, seat: int, kind: int) -> None:
    """A red card finds an empty quarry."""
    _tell(p, Log.NO_STONE_LEFT, seat, card=CARD_NAMES[kind])


# ---------------------------------------------------------------- sites


def pyramid(p: Position, owner: int, origin: int, count: int, points: int) -> None:
    """A stone comes to the large pyramid, or beside it."""
    place = places.pyramid_space(count)
    words = Log.PYRAMID if place > places.beside(199) else Log.BESIDE
    _tell(
        p,
        words,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=place,
        points=points,
        n=points,
        space=count + 1,
    )


def beside(p: Position, owner: int, origin: int, count: int, points: int) -> None:
    """A stone comes beside the three complete pyramids."""
    _tell(
        p,
        Log.BESIDE,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=places.beside(count),
        points=points,
        n=points,
    )


def small_pyramid(p: Position, owner: int, origin: int, number: int, count: int, points: int) -> None:
    """A stone comes to the left, middle or right pyramid."""
    _tell(
        p,
        Log.SMALL_PYRAMID,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=places.small_space(number, count),
        points=points,
        n=points,
        space=count + 1,
        pyramid=PYRAMID_NAMES[number],
    )


def temple(p: Position, owner: int, origin: int, count: int) -> None:
    """A stone comes to the Temple."""
    _tell(
        p,
        Log.TEMPLE,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=places.temple_space(count),
        column=count % p.variant.width + 1,
    )


def temple_points(p: Position, owner: int, number: int, column: int, points: int) -> None:
    """A visible stone of the Temple scores."""
    _tell(
        p,
        Log.TEMPLE_POINTS,
        owner,
        piece=places.stone(owner),
        place=places.temple_space(number),
        points=points,
        n=points,
        column=column + 1,
    )


def burial(p: Position, owner: int, origin: int, count: int) -> None:
    """A stone comes to the Burial Chamber."""
    column, row = divmod(count, ROWS)
    _tell(
        p,
        Log.BURIAL,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=places.burial_space(count),
        row=row + 1,
        column=column + 1,
    )


def obelisk(p: Position, owner: int, origin: int, count: int) -> None:
    """A stone comes to a player's own place at the Obelisks; `count` lie there already."""
    words = Log.WAITING if p.variant.obelisks_b else Log.OBELISK
    _tell(
        p,
        words,
        owner,
        piece=places.stone(owner),
        origin=origin,
        place=places.obelisk(owner, count),
        n=count + 1,
    )


def tower(p: Position, owner: int, points: int) -> None:
    """Three waiting stones become a tower."""
    number = len(p.towers) - 1
    for level in range(TOWER):
        last = level == TOWER - 1
        _tell(
            p,
            Log.TOWER if last else Log.TOWER_STONE,
            owner,
            piece=places.stone(owner),
            origin=places.obelisk(owner, level),
            place=places.tower(number, level),
            quiet=not last,
            points=points if last else 0,
            n=points,
        )
