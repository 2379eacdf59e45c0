"""Quick plausible moves for rollouts: a few random candidates, judged by contacts and neighbours alone."""

from __future__ import annotations

import random
from functools import cache
from math import fsum
from typing import TYPE_CHECKING, Final

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT, make
from engine.games.almadi import legal, powers, rules, scoring
from engine.games.almadi.components import (
    CARAVAN,
    COSTS,
    COUNT_MASK,
    DJINN_BITS,
    DUBAN,
    FIRUZ,
    FISHERMAN,
    HASAN,
    JAR_BITS,
    JAR_MASK,
    JUDAR,
    MARKET,
    MOON_BITS,
    MOSAIC_BITS,
    NUR_AL_DIN,
    OASIS,
    PALACE,
    RUBY_BITS,
    STALL_BITS,
    TYPE_OF,
)
from engine.games.almadi.objectives import NEEDS, progress
from engine.games.almadi.places import CELLS, CHARACTER, REALM, TABLEAU, Ask, Verb
from engine.games.almadi.realm import beside
from engine.games.almadi.weights import WEIGHTS
from engine.games.almadi.worth import ONGOING, chance_of, ongoing, turns_left

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_CANDIDATES: Final = 12
_EFFECTS: Final = (
    (MOSAIC_BITS, COUNT_MASK, 2.6),
    (STALL_BITS, COUNT_MASK, 1.5),
    (RUBY_BITS, COUNT_MASK, 1.3),
    (MOON_BITS, COUNT_MASK, 0.8),
    (DJINN_BITS, COUNT_MASK, 2.4),
    (JAR_BITS, JAR_MASK, 1.0),
)
"""Place in a tally, and worth of each."""
_AROUND: Final = tuple(beside(1 << cell) for cell in range(CELLS))
"""By cell: those that touch it with a side."""
_RUBY: Final = 0.8
_AT_ONCE: Final = {HASAN: 5.0, JUDAR: 4.0, FISHERMAN: 3.0, NUR_AL_DIN: 2.5, FIRUZ: 4.0, DUBAN: 2.0}
"""Worth of characters whose power cannot be read from the position."""
_LIKELY: Final = 0.6
"""Chance of completion from which an objective is worth taking."""


def quick_move(state: Position, rng: random.Random) -> int:
    """Return a legal move of the seat to move."""
    if state.ask != Ask.TURN:
        return legal.random_move(state, rng)
    if state.moons:
        taking = _good_objective(state)
        if taking:
            return taking
    if state.slot < 0:
        return _best_placement(state, rng)
    if state.djinn:
        return _good_djinn_move(state, rng)
    return _good_character(state, rng) if state.module else legal.END


def _good_objective(state: Position) -> int:
    """Return a take of an objective that will probably be completed, or 0."""
    seat = state.to_move
    left = turns_left(state, seat)
    for move in legal.takes(state, seat):
        card = legal.card_of(move)
        if chance_of(NEEDS[card] - progress(state, seat, card), left) >= _LIKELY:
            return move
    return 0


def _best_placement(state: Position, rng: random.Random) -> int:
    moves = legal.placements(state, state.to_move)
    chance, size = rng.random, len(moves)
    drawn = [moves[int(chance() * size)] for _ in range(_CANDIDATES)]
    return max(drawn, key=lambda move: _arrival(state, move))


def _arrival(state: Position, move: int) -> float:
    seat, piece = state.to_move, move >> PLACE_BITS & PIECE_MASK
    return fit(state, seat, piece, (move & PLACE_MASK) - REALM - CELLS * seat)


def fit(state: Position, seat: int, piece: int, cell: int) -> float:
    """Return a rough worth in points of a landscape on an empty cell: contacts and neighbours."""
    tally = rules.contacts(state, seat, piece, cell)
    return company(state, seat, piece, cell) + _effect(tally) if tally else company(state, seat, piece, cell)


@cache
def _effect(tally: int) -> float:
    """Return a rough worth in points of what a tally activates."""
    return fsum([weight * (tally >> shift & mask) for shift, mask, weight in _EFFECTS])


def company(state: Position, seat: int, piece: int, cell: int) -> float:
    """Return a rough worth in points of the neighbours of a landscape on a cell (10.1 to 10.3)."""
    type_, around, boards, first = TYPE_OF[piece], _AROUND[cell], state.boards, 4 * seat
    alike = (boards[first + type_] & around).bit_count()
    if type_ == CARAVAN:
        return 2.0 + 3.0 * min(alike, 2)
    palaces = boards[first + PALACE]
    double = 2.0 if state.mosaics[seat] >= palaces.bit_count() else 1.4
    if type_ == PALACE:
        giving = ((boards[first + OASIS] | boards[first + MARKET]) & around).bit_count()
        return double * (1 + giving) if giving else 0.0
    touched = double * (palaces & around).bit_count()
    return touched + (2.5 if type_ == MARKET else 1.0 + 3.0 * min(alike, 2))


def _good_djinn_move(state: Position, rng: random.Random) -> int:
    """Return the best of a few random djinn moves when it gains something, else the end of the turn."""
    seat, best, found = state.to_move, 0.5, legal.END
    for _ in range(_CANDIDATES):
        move = legal.random_move(state, rng)
        if move >> VERB_SHIFT == Verb.MOVE:
            gain = _moving(state, seat, move)
            if gain > best:
                best, found = gain, move
    return found


def _moving(state: Position, seat: int, move: int) -> float:
    """Return what a djinn move gains by its new neighbours and contacts, beside those it leaves."""
    piece, cell = move >> PLACE_BITS & PIECE_MASK, (move & PLACE_MASK) - REALM - CELLS * seat
    here = rules.cell_of(state, seat, piece)
    return fit(state, seat, piece, cell) - company(state, seat, piece, here)


def _good_character(state: Position, rng: random.Random) -> int:
    """Return a random character that is worth its rubies to be played, else the end of the turn."""
    seat = state.to_move
    cards = powers.affordable(state, seat)
    if not cards:
        return legal.END
    card = cards[int(rng.random() * len(cards))]
    gain = _liking(state, seat, card) - _RUBY * powers.cost(state, seat, card)
    return make(Verb.PLAY, CHARACTER + card, TABLEAU + seat) if gain > 0 else legal.END


def _liking(state: Position, seat: int, card: int) -> float:
    """Return a rough worth in points of a character played now."""
    bit = 1 << card
    if bit in ONGOING:
        return ongoing(card) * turns_left(state, seat)
    return _AT_ONCE.get(bit, 0.0) or scoring.character_points(state, seat, card)


def keep_value(card: int) -> float:
    """Return how much a character is liked before the game: what it does in every turn, less its cost."""
    return WEIGHTS.keep_turns * ongoing(card, WEIGHTS.keep_other) - WEIGHTS.keep_cost * COSTS[card]
