"""What may be decided, and what a decision does: a round from income to scoring, in the order of the rules file.

`Position` holds the data; why a move is not allowed is said in `refusals`, what happened is told by `story` (only when
somebody listens). Sections: Isle of Skye 4 and 7.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, Event
from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT
from engine.games.isle_of_skye import story
from engine.games.isle_of_skye.places import (
    AXE,
    COINS,
    ESTATE,
    ESTATE_SPAN,
    SLOT,
    SLOTS,
    STOCK,
    Verb,
)
from engine.games.isle_of_skye.points import Scoring, points_of, scrolls
from engine.games.isle_of_skye.scoring import gold_points
from engine.games.isle_of_skye.tiles import FITS, ROAD_BARREL, ROAD_MASK
from engine.games.isle_of_skye.track import CATCH_UP, LETTERS, PAYING, Phase, rounds_of

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

CASTLE_INCOME: Final = 5
_AXE, _LOW, _HIGH, _BUY, _BUILD, _OVER = map(int, Phase)
_ONE_PIECE: Final = 1 << PLACE_BITS
_DO_AXE, _DO_STAKE, _DO_BUY, _DO_PASS, _DO_BUILD = (verb << VERB_SHIFT for verb in Verb)
PASS: Final = _DO_PASS
_TRIES: Final = 24
"""Draws of a random placement before all of them are listed."""

Events = list[Event] | None


# ------------------------------------------------------------ what may be decided


def legal_moves(state: Position) -> list[int]:
    """Return all legal moves of the seat to move (4.3, 4.5, 4.7)."""
    return _LEGAL[state.phase](state)


def _axe_moves(state: Position) -> list[int]:
    """The axe on any of the three drawn tiles (4.3)."""
    first = SLOTS * state.to_move
    return [axe_move(state, slot) for slot in range(first, first + SLOTS)]


def slot_to_price(state: Position) -> int:
    """Return the slot whose stake is to be decided: the lower tile first, the one under the axe never (4.3)."""
    first = SLOTS * state.to_move
    axed = state.axes[state.to_move]
    if state.phase == _LOW:
        return first + (axed == first)
    return first + 2 - (axed == first + 2)


def most_stake(state: Position) -> int:
    """Return the highest stake allowed: the purse, less 1 for a tile still to be priced (4.3)."""
    return state.free[state.to_move] - (state.phase == _LOW)


def _stake_moves(state: Position) -> list[int]:
    return list(range(stake_move(state, 1), stake_move(state, most_stake(state)) + 1, _ONE_PIECE))


def offers(state: Position, seat: int) -> list[int]:
    """Return the slots with an offer that a seat can buy now (4.5)."""
    free, buyers, own = state.free[seat], state.buyers, SLOTS * seat
    return [
        slot
        for slot, price in enumerate(state.stakes)
        if price and price <= free and not buyers[slot] and not own <= slot < own + SLOTS
    ]


def _buy_moves(state: Position) -> list[int]:
    return [*(buy_move(state, slot) for slot in offers(state, state.to_move)), PASS]


def _build_moves(state: Position) -> list[int]:
    """Every tile of the stock wherever and however turned it fits (4.7)."""
    seat = state.to_move
    estate, base = state.estates[seat], ESTATE + ESTATE_SPAN * seat
    moves: list[int] = []
    for tile in state.stock[seat]:
        head = (_DO_BUILD | tile << PLACE_BITS) + base
        moves += [head + placement for placement in estate.placements(tile)]
    return moves


def _no_moves(state: Position) -> list[int]:
    return []


_LEGAL: Final = (_axe_moves, _stake_moves, _stake_moves, _buy_moves, _build_moves, _no_moves)


def axe_move(state: Position, slot: int) -> int:
    """Return the move that puts the axe on a slot."""
    return _DO_AXE | AXE + state.to_move << PLACE_BITS | SLOT + slot


def stake_move(state: Position, gold: int) -> int:
    """Return the move that stakes so much gold on the tile to be priced."""
    return _DO_STAKE | COINS + gold << PLACE_BITS | SLOT + slot_to_price(state)


def buy_move(state: Position, slot: int) -> int:
    """Return the move that buys the offer on a slot."""
    return _DO_BUY | state.drawn[slot] << PLACE_BITS | STOCK + state.to_move


def random_move(state: Position, rng: random.Random) -> int:
    """Return one uniformly random legal move; a placement without listing them all where that goes quickly."""
    phase = state.phase
    if phase == _BUILD:
        return _random_placement(state, rng)
    if phase == _AXE:
        return axe_move(state, SLOTS * state.to_move + int(rng.random() * SLOTS))
    if phase == _BUY:
        moves = _buy_moves(state)
        return moves[int(rng.random() * len(moves))]
    return stake_move(state, 1 + int(rng.random() * most_stake(state)))


def _random_placement(state: Position, rng: random.Random) -> int:
    """Draw tile, cell and rotation until they fit: every legal placement has the same chance."""
    seat, draw = state.to_move, rng.random
    stock, estate = state.stock[seat], state.estates[seat]
    frontier, needs = estate.frontier, estate.needs
    wide, tiles = len(frontier), len(stock)
    for _ in range(_TRIES):
        tile, cell = stock[int(draw() * tiles)], frontier[int(draw() * wide)]
        fitting = FITS[tile][needs[cell]]
        if fitting:
            rotation = int(draw() * 4)
            if fitting >> rotation & 1:
                place = ESTATE + ESTATE_SPAN * seat + (cell << 2 | rotation)
                return _DO_BUILD | tile << PLACE_BITS | place
    moves = _build_moves(state)
    return moves[int(draw() * len(moves))]


# ------------------------------------------------------------ what a decision does


def play(state: Position, move: int, events: Events) -> None:
    """Carry out a legal move, and what follows from it by itself."""
    _DO[move >> VERB_SHIFT](state, move >> PLACE_BITS & PIECE_MASK, move & PLACE_MASK, events)


def begin_round(state: Position, events: Events) -> None:
    """Income, then the draw (4.1, 4.2); then the first seat is asked for its prices."""
    state.round += 1
    if events is not None:
        events.append(story.round_begins(state))
    _income(state, events)
    _draw(state, events)
    state.phase, state.to_move = _AXE, 0


def income_parts(state: Position, seat: int, round_number: int) -> tuple[int, int, int]:
    """Return a seat's income in a round from the castle, from linked barrel tiles, and from trailing (4.1)."""
    mine = state.score[seat]
    ahead = sum(1 for score in state.score if score > mine)
    barrels = state.estates[seat].road >> ROAD_BARREL & ROAD_MASK
    return CASTLE_INCOME, barrels, CATCH_UP[state.players][round_number - 1] * ahead


def _income(state: Position, events: Events) -> None:
    """Pay everybody; scores do not change meanwhile, so the order means nothing (4.1)."""
    for seat in range(state.players):
        parts = income_parts(state, seat, state.round)
        state.free[seat] += sum(parts)
        if events is not None:
            events.append(story.income(seat, parts))


def _draw(state: Position, events: Events) -> None:
    """Three tiles for everybody, from the start player clockwise, open at once (4.2)."""
    bag, below = state.bag, state.chance.below
    assert len(bag) >= SLOTS * state.players, "the bag cannot run out (4.2)"
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        first = SLOTS * seat
        state.drawn[first : first + SLOTS] = sorted(bag.pop(below(len(bag))) for _ in range(SLOTS))
        if events is not None:
            events.extend(story.draw(state, seat))


def _put_axe(state: Position, piece: int, place: int, events: Events) -> None:
    """Mark the tile that goes back to the bag; nobody else sees it yet (4.3)."""
    state.axes[state.to_move] = place - SLOT
    state.phase = _LOW
    if events is not None:
        events.append(story.axe(state, place - SLOT))


def _put_stake(state: Position, piece: int, place: int, events: Events) -> None:
    """Put coins on a tile; nobody else sees them yet (4.3). After the last stake of all the screens are lifted."""
    seat = state.to_move
    state.stakes[place - SLOT] = piece - COINS
    state.free[seat] -= piece - COINS
    if events is not None:
        events.extend(story.stake(state, place - SLOT))
    if state.phase == _LOW:
        state.phase = _HIGH
    elif seat + 1 < state.players:
        state.phase, state.to_move = _AXE, seat + 1
    else:
        _reveal(state, events)


def _reveal(state: Position, events: Events) -> None:
    """Lift the screens; the tiles under the axes go back to the bag (4.4)."""
    for seat, slot in enumerate(state.axes):
        insort(state.bag, state.drawn[slot])
        if events is not None:
            events.extend(story.reveal(state, seat))
    state.phase, state.to_move = _BUY, state.start


def _buy(state: Position, piece: int, place: int, events: Events) -> None:
    """Pay the seller, who also takes the stake back; the tile goes to the buyer's stock (4.5)."""
    buyer, slot = state.to_move, state.drawn.index(piece)
    seller, price = slot // SLOTS, state.stakes[slot]
    if events is not None:
        events.extend(story.buy(state, slot))
    state.free[buyer] -= price
    state.free[seller] += 2 * price
    state.buyers[slot] = buyer + 1
    state.stock[buyer] = (piece,)
    _next_buyer(state, events)


def _pass(state: Position, piece: int, place: int, events: Events) -> None:
    """Buy nothing (4.5)."""
    if events is not None:
        events.append(story.passes(state.to_move))
    _next_buyer(state, events)


def _next_buyer(state: Position, events: Events) -> None:
    """Every seat has one turn, from the start player clockwise (4.5)."""
    state.to_move = (state.to_move + 1) % state.players
    if state.to_move == state.start:
        _settle(state, events)


def _settle(state: Position, events: Events) -> None:
    """Unsold offers come to their owners, the stakes on them go to the bank (4.6)."""
    for slot, price in enumerate(state.stakes):
        if price and not state.buyers[slot]:
            seat = slot // SLOTS
            state.stock[seat] = tuple(sorted((*state.stock[seat], state.drawn[slot])))
            if events is not None:
                events.extend(story.keep(state, slot))
    state.drawn = [0] * len(state.drawn)
    state.stakes = [0] * len(state.stakes)
    state.buyers = [0] * len(state.buyers)
    state.axes = [-1] * state.players
    state.phase, state.to_move = _BUILD, state.start
    _next_tile(state, events)


def _build(state: Position, piece: int, place: int, events: Events) -> None:
    """Lay a tile of the stock into the own estate (4.7)."""
    seat = state.to_move
    if not state.owned >> seat & 1:
        state.estates[seat] = state.estates[seat].copy()
        state.owned |= 1 << seat
    placement = place - ESTATE - ESTATE_SPAN * seat
    state.estates[seat].lay(piece << 2 | placement & 3, placement >> 2)
    state.stock[seat] = tuple(tile for tile in state.stock[seat] if tile != piece)
    if events is not None:
        events.append(story.lay(seat, piece, place))
    _next_tile(state, events)


def _next_tile(state: Position, events: Events) -> None:
    """Ask the next seat that has something to lay; tiles that fit nowhere go back to the bag by themselves (4.7)."""
    while True:
        seat = state.to_move
        stock, estate = state.stock[seat], state.estates[seat]
        if any(map(estate.fits_somewhere, stock)):
            return
        for tile in stock:
            insort(state.bag, tile)
            if events is not None:
                events.append(story.no_fit(seat, tile))
        state.stock[seat] = ()
        state.to_move = (seat + 1) % state.players
        if state.to_move == state.start:
            _score_round(state, events)
            return


def _score_round(state: Position, events: Events) -> None:
    """Pay the slots of this round; then the next round begins, or the game ends (4.8)."""
    last, paying = state.round == rounds_of(state.players), PAYING[state.players][state.round - 1]
    if events is not None and (last or any(state.scoring[slot] == Scoring.GOLD_RANK for slot in paying)):
        events.extend(story.show_gold(state))
    for slot in paying:
        scoring = state.scoring[slot]
        for seat, points in enumerate(points_of(scoring, state.estates, state.free)):
            state.earned[len(LETTERS) * seat + slot] += points
            state.score[seat] += points
            if events is not None and points:
                events.append(story.score(state, seat, slot, points))
    if last:
        _end(state, events)
    else:
        state.start = (state.start + 1) % state.players
        begin_round(state, events)


def _end(state: Position, events: Events) -> None:
    """Scrolls, then gold; the highest total wins (7)."""
    if events is not None:
        events.extend(story.final_points(state))
    add_final_points(state)
    state.phase, state.to_move = _OVER, NOBODY
    if events is not None:
        events.append(story.winners(state))


def add_final_points(state: Position) -> None:
    """Add the points for scrolls and gold to the track (7.1, 7.2)."""
    for seat, estate in enumerate(state.estates):
        state.score[seat] += sum(points for *_, points in scrolls(estate))
        state.score[seat] += gold_points(state.free[seat])


_DO: Final[dict[int, Callable[[Position, int, int, Events], None]]] = {
    Verb.AXE: _put_axe,
    Verb.STAKE: _put_stake,
    Verb.BUY: _buy,
    Verb.PASS: _pass,
    Verb.BUILD: _build,
}
