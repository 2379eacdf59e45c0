"""What happened, told to people: sentences, pieces that moved, points. Decides nothing.

Axe and stakes are told to their owner alone until the screens are lifted (Isle of Skye 8); incomes, sales and purchases
are public.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.contract import Event
from engine.core.words import Many, Player, say
from engine.games.isle_of_skye import scoring
from engine.games.isle_of_skye.names import kind_name, scoring_name, where
from engine.games.isle_of_skye.places import (
    AXE,
    BAG,
    BANK,
    COINS,
    PURSE,
    SCORING,
    SLOT,
    SLOTS,
    STOCK,
    estate_parts,
    estate_place,
)
from engine.games.isle_of_skye.points import scrolls
from engine.games.isle_of_skye.tiles import ID_OF
from engine.games.isle_of_skye.track import LETTERS, Phase, rounds_of
from engine.games.isle_of_skye.words import Log

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position


def round_begins(state: Position) -> Event:
    """A new round and its start player."""
    rounds = rounds_of(state.players)
    return Event(say(Log.ROUND, round=state.round, rounds=rounds, who=Player(state.start)), state.start)


def income(seat: int, parts: tuple[int, int, int]) -> Event:
    """Gold from the bank (4.1)."""
    castle, barrels, behind = parts
    gold = castle + barrels + behind
    sentence = say(Log.INCOME, who=Player(seat), n=gold, castle=castle, barrels=barrels, behind=behind)
    return Event(sentence, seat, COINS + gold, BANK, PURSE + seat)


def draw(state: Position, seat: int) -> Iterator[Event]:
    """Three tiles from the bag, open to all (4.2)."""
    slots = range(SLOTS * seat, SLOTS * seat + SLOTS)
    tiles = Many(tuple(ID_OF[state.drawn[slot]] for slot in slots))
    yield Event(say(Log.DRAW, who=Player(seat), tiles=tiles), seat, reveals=True)
    for slot in slots:
        tile = state.drawn[slot]
        sentence = say(Log.DRAW_ONE, who=Player(seat), tile=ID_OF[tile])
        yield Event(sentence, seat, tile, BAG, SLOT + slot, quiet=True, reveals=True)


def axe(state: Position, slot: int) -> Event:
    """The axe behind the screen, for its owner's eyes (4.3)."""
    seat = state.to_move
    sentence = say(Log.AXE, who=Player(seat), tile=ID_OF[state.drawn[slot]])
    return Event(sentence, seat, AXE + seat, 0, SLOT + slot, seen_by=1 << seat)


def stake(state: Position, slot: int) -> Iterator[Event]:
    """Coins behind the screen, for their owner's eyes; that the seat is ready is for all (4.3)."""
    seat, gold = state.to_move, state.stakes[slot]
    sentence = say(Log.PRICE, who=Player(seat), n=gold, tile=ID_OF[state.drawn[slot]])
    yield Event(sentence, seat, COINS + gold, PURSE + seat, SLOT + slot, seen_by=1 << seat)
    if state.phase == Phase.HIGH:
        yield Event(say(Log.READY, who=Player(seat)), seat)


def reveal(state: Position, seat: int) -> Iterator[Event]:
    """Prices and axe of one seat, seen by all where they lie (4.4)."""
    axed = state.axes[seat]
    first, second = (slot for slot in range(SLOTS * seat, SLOTS * seat + SLOTS) if slot != axed)
    sentence = say(
        Log.REVEAL,
        who=Player(seat),
        low=state.stakes[first],
        first=ID_OF[state.drawn[first]],
        high=state.stakes[second],
        second=ID_OF[state.drawn[second]],
        axed=ID_OF[state.drawn[axed]],
    )
    yield Event(sentence, seat, AXE + seat, SLOT + axed, SLOT + axed, reveals=True)
    for slot in (first, second):
        gold = state.stakes[slot]
        shown = say(Log.SHOW_PRICE, tile=ID_OF[state.drawn[slot]], n=gold)
        yield Event(shown, seat, COINS + gold, SLOT + slot, SLOT + slot, quiet=True, reveals=True)
    tile = state.drawn[axed]
    yield Event(say(Log.AXED, tile=ID_OF[tile]), seat, tile, SLOT + axed, BAG, quiet=True)


def buy(state: Position, slot: int) -> Iterator[Event]:
    """Gold to the seller, the stake back to the seller, the tile to the buyer (4.5). Told before it is done."""
    buyer, seller = state.to_move, slot // SLOTS
    tile, gold = state.drawn[slot], state.stakes[slot]
    who, owner = Player(buyer), Player(seller)
    sentence = say(Log.BUY, who=who, tile=ID_OF[tile], seller=owner, n=gold)
    yield Event(sentence, buyer, tile, SLOT + slot, STOCK + buyer)
    paid, back = say(Log.PAID, who=owner, n=gold), say(Log.STAKE_BACK, who=owner, n=gold)
    yield Event(paid, seller, COINS + gold, PURSE + buyer, PURSE + seller, quiet=True)
    yield Event(back, seller, COINS + gold, SLOT + slot, PURSE + seller, quiet=True)


def passes(seat: int) -> Event:
    """A seat buys nothing (4.5)."""
    return Event(say(Log.PASS, who=Player(seat)), seat)


def keep(state: Position, slot: int) -> Iterator[Event]:
    """An unsold tile comes to its owner, the stake goes to the bank (4.6)."""
    seat, tile, gold = slot // SLOTS, state.drawn[slot], state.stakes[slot]
    sentence = say(Log.KEEP, who=Player(seat), tile=ID_OF[tile], n=gold)
    yield Event(sentence, seat, tile, SLOT + slot, STOCK + seat)
    yield Event(say(Log.BANK, n=gold), seat, COINS + gold, SLOT + slot, BANK, quiet=True)


def lay(seat: int, tile: int, place: int) -> Event:
    """A tile is laid (4.7)."""
    parts = estate_parts(place)
    assert parts is not None
    sentence = say(Log.LAY, who=Player(seat), tile=ID_OF[tile], where=where(parts[1]))
    return Event(sentence, seat, tile, STOCK + seat, place)


def no_fit(seat: int, tile: int) -> Event:
    """A tile that fits nowhere goes back to the bag (4.7)."""
    return Event(say(Log.NO_FIT, who=Player(seat), tile=ID_OF[tile]), seat, tile, STOCK + seat, BAG)


def show_gold(state: Position) -> Iterator[Event]:
    """All purses are shown when they are compared and at the end (8)."""
    for seat, gold in enumerate(state.free):
        yield Event(say(Log.SHOW_GOLD, who=Player(seat), n=gold), seat, place=PURSE + seat, reveals=True)


def score(state: Position, seat: int, slot: int, points: int) -> Event:
    """Points from a scoring tile (4.8)."""
    name = scoring_name(state.scoring[slot])
    sentence = say(Log.SCORE, who=Player(seat), n=points, slot=LETTERS[slot], name=name)
    return Event(sentence, seat, place=SCORING + slot, points=points)


def final_points(state: Position) -> Iterator[Event]:
    """Points from scrolls and gold (7.1, 7.2)."""
    for seat, estate in enumerate(state.estates):
        for number, kind, closed, points in scrolls(estate):
            code = estate.codes[number]
            tile, place = code >> 2, estate_place(seat, estate.cells[number], code & 3)
            template = Log.SCROLL_DOUBLED if closed else Log.SCROLL
            sentence = say(template, who=Player(seat), n=points, kind=kind_name(kind), tile=ID_OF[tile])
            yield Event(sentence, seat, tile, place=place, points=points)
        gold = state.free[seat]
        sentence = say(Log.GOLD, who=Player(seat), n=scoring.gold_points(gold), gold=gold)
        yield Event(sentence, seat, place=PURSE + seat, points=scoring.gold_points(gold))


def winners(state: Position) -> Event:
    """Who has won (7.3)."""
    result = scoring.result(state)
    assert result is not None
    best, seats = max(result.scores), result.winners()
    if len(seats) == 1:
        return Event(say(Log.WIN, who=Player(seats[0]), n=best), seats[0])
    return Event(say(Log.SHARED_WIN, winners=Many(tuple(map(Player, seats))), n=best))
