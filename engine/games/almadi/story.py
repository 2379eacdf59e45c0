"""What happened in a move, told to people: sentences, pieces that moved, points. Decides nothing.

Told from the positions before and after; what nobody decided (gains, completed objectives, the refill, the end) follows
the decision in the order of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, Event
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Many, Player, say
from engine.games.almadi import powers, scoring
from engine.games.almadi.components import members
from engine.games.almadi.names import (
    GOODS_WORDS,
    cell_name,
    character_name,
    landscape_name,
    objective_name,
    start_name,
)
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    COMPLETED,
    DEALT,
    GEMS,
    HAND,
    HOME,
    MIDDLE,
    MOSAIC,
    MOSAICS,
    MOSAICS_DECK,
    OBJECTIVE,
    OBJECTIVES,
    OFFER,
    PURSE,
    REALM,
    ROW,
    RUBY,
    SLOT,
    SLOT_ROW,
    STALL,
    STALLS,
    STALLS_DECK,
    START,
    SUPPLY,
    Verb,
)
from engine.games.almadi.rules import cell_of
from engine.games.almadi.words import Log

if TYPE_CHECKING:
    from engine.games.almadi.state import Position


def told(before: Position, after: Position, move: int) -> Iterator[Event]:
    """Yield the events of a move that led from one position to the other."""
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    yield from _TELL[verb](before, after, piece, place)
    if verb in (Verb.START, Verb.KEEP):
        return
    yield from _gained(before, after)
    yield from _completed(before, after)
    if after.turns == before.turns:
        yield from _pending(before, after)
    else:
        yield from _refilled(before, after)
    if after.to_move == NOBODY:
        yield from _ended(after)


# ------------------------------------------------------------ decisions


def _start(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    seat = before.to_move
    sentence = say(Log.CHOOSES_START, who=Player(seat), tile=start_name(piece - START))
    yield Event(sentence, seat, piece, OFFER, place)


def _keep(before: Position, after: Position, piece: int, place: int) -> Iterator[Event]:
    """Only the owner sees which; the others see when a seat has chosen, and at last what is laid open (12.1)."""
    seat = before.to_move
    sentence = say(Log.KEEPS, who=Player(seat), name=character_name(piece - CHARACTER))
    yield Event(sentence, seat, piece, DEALT + seat, place, seen_by=1 << seat)
    if after.to_move != seat or not any(after.dealt):
        yield Event(say(Log.KEPT, who=Player(seat)), seat)
    if after.row:
        names = Many(tuple(character_name(card) for card in members(after.row)))
        yield Event(say(Log.OPENED, names=names), place=ROW, reveals=True)


def _place(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    seat = before.to_move
    cell = cell_name(place - REALM - CELLS * seat)
    sentence = say(Log.PLACES, who=Player(seat), tile=landscape_name(piece), cell=cell)
    yield Event(sentence, seat, piece, SLOT + before.slots.index(piece), place)


def _move(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    seat = before.to_move
    here = cell_of(before, seat, piece)
    parts = {"origin": cell_name(here), "cell": cell_name(place - REALM - CELLS * seat)}
    sentence = say(Log.MOVES, who=Player(seat), tile=landscape_name(piece), **parts)
    yield Event(sentence, seat, piece, REALM + CELLS * seat + here, place)


def _swap(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    seat = before.to_move
    here, other = cell_of(before, seat, piece), before.lying[place - REALM]
    tile, there = landscape_name(piece), landscape_name(other)
    origin = REALM + CELLS * seat + here
    yield Event(say(Log.SWAPS, who=Player(seat), tile=tile, other=there), seat, piece, origin, place)
    back = say(Log.SWAPPED, tile=there, cell=cell_name(here))
    yield Event(back, seat, other, place, origin, quiet=True)


def _take(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    seat, card = before.to_move, piece - OBJECTIVE
    name = objective_name(card)
    for owner, cards in enumerate(before.unfinished):
        if cards >> card & 1:
            sentence = say(Log.TAKES_FROM, who=Player(seat), name=name, owner=Player(owner))
            yield Event(sentence, seat, piece, OBJECTIVES + owner, place)
            return
    yield Event(say(Log.TAKES, who=Player(seat), name=name), seat, piece, MIDDLE, place)


def _play(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    """A character of the hand is seen by the others for the first time."""
    seat, card = before.to_move, piece - CHARACTER
    price, from_row = powers.cost(before, seat, card), bool(before.row >> card & 1)
    template = Log.PLAYS_ROW if from_row else Log.PLAYS
    sentence = say(template, who=Player(seat), name=character_name(card), n=price)
    yield Event(sentence, seat, piece, ROW if from_row else HAND + seat, place, reveals=not from_row)


def _wake(before: Position, _: Position, piece: int, __: int) -> Iterator[Event]:
    seat = before.to_move
    place = REALM + CELLS * seat + cell_of(before, seat, piece)
    yield Event(say(Log.WAKES, who=Player(seat), tile=landscape_name(piece)), seat, piece, place, place)


def _trade(before: Position, _: Position, piece: int, place: int) -> Iterator[Event]:
    seat = before.to_move
    slot, other = SLOT + before.slots.index(piece), before.lying[place - REALM]
    tile, old = landscape_name(piece), landscape_name(other)
    yield Event(say(Log.TRADED, tile=old), seat, other, place, slot, quiet=True)
    yield Event(say(Log.TRADES, who=Player(seat), tile=tile, other=old), seat, piece, slot, place)


def _skip(before: Position, _: Position, __: int, ___: int) -> Iterator[Event]:
    yield Event(say(Log.SKIPS, who=Player(before.to_move)), before.to_move)


def _end(before: Position, _: Position, __: int, ___: int) -> Iterator[Event]:
    yield Event(say(Log.ENDS, who=Player(before.to_move)), before.to_move)


_TELL: Final[dict[int, Callable[[Position, Position, int, int], Iterator[Event]]]] = {
    Verb.START: _start,
    Verb.KEEP: _keep,
    Verb.PLACE: _place,
    Verb.MOVE: _move,
    Verb.SWAP: _swap,
    Verb.TAKE: _take,
    Verb.PLAY: _play,
    Verb.WAKE: _wake,
    Verb.TRADE: _trade,
    Verb.SKIP: _skip,
    Verb.END: _end,
}


# ------------------------------------------------------------ what follows


def _gained(before: Position, after: Position) -> Iterator[Event]:
    """Mosaics, stalls and rubies, from contacts or characters (5.2, 12.3)."""
    seat = before.to_move
    who = Player(seat)
    mosaics = after.mosaics[seat] - before.mosaics[seat]
    if mosaics:
        sentence = say(Log.MOSAICS, who=who, n=mosaics)
        yield Event(sentence, seat, MOSAIC, MOSAICS_DECK, MOSAICS + seat)
    for goods in after.cards[sum(before.stalls) : sum(after.stalls)]:
        sentence = say(Log.STALL, who=who, goods=GOODS_WORDS[goods])
        yield Event(sentence, seat, STALL + goods, STALLS_DECK, STALLS + seat, reveals=True)
    rubies = after.rubies[seat] - before.rubies[seat] + _paid(before, after)
    if rubies:
        yield Event(say(Log.RUBIES, who=who, n=rubies), seat, RUBY, GEMS, PURSE + seat)


def _paid(before: Position, after: Position) -> int:
    """Return the rubies paid for the character played in this move, if any."""
    seat = before.to_move
    cards = members(after.played[seat] & ~before.played[seat])
    return sum(powers.cost(before, seat, card) for card in cards)


def _completed(before: Position, after: Position) -> Iterator[Event]:
    """Objectives that are turned face down (8)."""
    seat = before.to_move
    for card in members(after.completed[seat] & ~before.completed[seat]):
        sentence = say(Log.COMPLETES, who=Player(seat), name=objective_name(card))
        yield Event(sentence, seat, OBJECTIVE + card, OBJECTIVES + seat, COMPLETED + seat)


def _pending(before: Position, after: Position) -> Iterator[Event]:
    """Choices that the move has made pending (5.2)."""
    seat = before.to_move
    if after.moons > before.moons:
        yield Event(say(Log.MOON, who=Player(seat), n=after.moons), seat, quiet=True)
    if after.djinn and (not before.djinn or after.moves > before.moves):
        yield Event(say(Log.DJINN, who=Player(seat)), seat, quiet=True)


def _refilled(before: Position, after: Position) -> Iterator[Event]:
    """The next landscape of the supply comes to the central board (5.3)."""
    tile = after.supply[before.turns]
    slot = after.slots.index(tile)
    sentence = say(Log.REFILL, tile=landscape_name(tile), row=SLOT_ROW[slot])
    yield Event(sentence, NOBODY, tile, SUPPLY, SLOT + slot, quiet=True, reveals=True)


def _ended(after: Position) -> Iterator[Event]:
    """Every line of every score, then the winners (9, 10)."""
    yield Event(say(Log.OVER))
    for seat in range(after.players):
        for line in scoring.score_lines(after, seat):
            template, worth = (Log.SCORES, line.points) if line.points > 0 else (Log.LOSES, -line.points)
            sentence = say(template, who=Player(seat), points=worth, line=line.label)
            yield Event(
                sentence, seat, place=line.places[0] if line.places else HOME + seat, points=line.points
            )
    result = scoring.result(after)
    assert result is not None
    best, winners = max(result.scores), result.winners()
    if len(winners) == 1:
        yield Event(say(Log.WINS, who=Player(winners[0]), points=best), winners[0])
    else:
        yield Event(say(Log.SHARED, winners=Many(tuple(map(Player, winners))), points=best))
