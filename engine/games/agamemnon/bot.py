"""What the computer knows of Agamemnon before it searches: who will probably control which string.

A string counts its length times the odds of each side (`chances`). A move is worth what it changes in that, and only
the strings at its space change.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT, piece_of, place_of, verb_of
from engine.core.words import Player, Sentence, say
from engine.games.agamemnon import rules
from engine.games.agamemnon.board import FORCE, NOTHING, SPACES, STRENGTH
from engine.games.agamemnon.chances import expected, odds
from engine.games.agamemnon.names import KIND_NAMES, tile_name
from engine.games.agamemnon.strings import SPAN, controller
from engine.games.agamemnon.tiles import (
    ORACLE,
    ORACLE_NAMES,
    SIDES,
    TILE_TEXTS,
    TURNS,
    WARP,
    WEFT,
    Verb,
    side_of,
    tile_of,
)
from engine.games.agamemnon.weights import WEIGHTS
from engine.games.agamemnon.words import Say

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position

SCALE: Final = 6.0
RECALL: Final = 1
"""A turn mostly has two decisions, and nothing comes to light between them."""

TOLD: Final = 0.1
"""String tiles below which a difference is not told: said with one digit, it would look like none."""

_SAVED: Final = tuple(f"save_{text}" for text in TILE_TEXTS)
"""By tile: the weight that says what it is worth more at the end than at the beginning (Defy the Gods)."""
_TWICE: Final = -1000.0
"""Value of an exchange that stands in the list once already, from its other edge."""
_TRIES: Final = 3

Strings = list[tuple[int, int]]
"""Strings by kind and packed size and span."""


def evaluate(state: Position) -> list[float]:
    """Return the string tiles each side can expect; exact when the match is over."""
    links = state.links
    return [
        *expected(state, [(links[string], packed) for string, packed in enumerate(state.strings) if packed])
    ]


def order(state: Position, moves: list[int]) -> list[float]:
    """Return the gain of each move in string tiles, own and the rival's loss together."""
    if state.warp >= 0:
        now = _margin(state, state.to_move)
        return [_exchange(state, move, now) for move in moves]
    known: dict[int, tuple[Strings, float]] = {}
    values = []
    for move in moves:
        match move >> VERB_SHIFT:
            case Verb.PLACE:
                space = (move & PLACE_MASK) - 1
                if space not in known:
                    near = strings_at(state, space)
                    known[space] = near, _lead(state, near)
                values.append(_placement(state, move >> PLACE_BITS & PIECE_MASK, space, *known[space]))
            case Verb.NAME:
                values.append(_named(((move & PLACE_MASK) - ORACLE) % 3))
            case _:
                values.append(0.0)
    return values


def _named(stack: int) -> float:
    """Return the worth of naming a stack: leaders decide most when they come last (Oracle)."""
    return (WEIGHTS.name_leaders, WEIGHTS.name_warriors, WEIGHTS.name_weavers)[stack]


def strings_at(state: Position, space: int) -> Strings:
    """Return the different strings with a link at the space."""
    links, strings, string_of = state.links, state.strings, state.string_of
    found = {string_of[edge] for edge in state.layout.at[space] if links[edge] != NOTHING}
    return [(links[string], strings[string]) for string in found]


def _lead(state: Position, strings: Strings) -> float:
    """Return how many more tiles of these strings the Greeks can expect than the Trojans."""
    greeks, trojans = expected(state, strings)
    return greeks - trojans


def gain(state: Position, piece: int, space: int, near: Strings, before: float) -> float:
    """Return what a tile on an empty space gains its side; `near` are the strings there, `before` their lead.

    Leaves out what an exchange may bring.
    """
    rules.mark(state, piece, 1 << space)
    after = _lead(state, near if tile_of(piece) == WEFT else _joined(near))
    rules.mark(state, piece, 1 << space)
    return after - before if side_of(piece) == 0 else before - after


def _joined(strings: Strings) -> Strings:
    """Return what a tile makes of the strings at its space: those of a kind become one (rules 6.1)."""
    joined = [0, 0, 0, 0]
    for kind, packed in strings:
        joined[kind] = (joined[kind] | packed & SPAN) + (packed & ~SPAN)
    return [(kind, packed) for kind, packed in enumerate(joined) if packed]


def _placement(state: Position, piece: int, space: int, near: Strings, before: float) -> float:
    value = gain(state, piece, space, near, before)
    if tile_of(piece) == WARP:
        after = state.copy()
        rules.put(after, piece, space)
        after.warp = space
        value += best_exchange(after)[0]
    return value - _saved(state, piece)


def _saved(state: Position, piece: int) -> float:
    """Return what is given up by placing a tile now that could be kept."""
    if state.draw != "defy":
        return 0.0
    return float(getattr(WEIGHTS, _SAVED[tile_of(piece)])) * (TURNS - state.turn) / TURNS


def best_exchange(state: Position) -> tuple[float, int]:
    """Return the best gain and move of an open exchange; keeping all gains 0."""
    moves = [move for move in rules.exchanges(state) if piece_of(move) < place_of(move)]
    now = _margin(state, state.to_move)
    options = [(_exchange(state, move, now), move) for move in moves]
    return max([*options, (0.0, Verb.KEEP << VERB_SHIFT)])


def _exchange(state: Position, move: int, now: float) -> float:
    """Return the gain of an exchange over the margin as it is now; keeping all gains 0."""
    piece, place = piece_of(move), place_of(move)
    if piece > place:
        return _TWICE
    if not piece:
        return 0.0
    edge, other = state.layout.edges[piece], state.layout.edges[place]
    if state.links[edge] == state.links[other]:
        return 0.0
    after = state.copy()
    rules.exchange(after, edge, other)
    return _margin(after, state.to_move) - now


def _margin(state: Position, side: int) -> float:
    values = evaluate(state)
    return values[side] - values[1 - side]


def policy(state: Position, rng: random.Random) -> int:
    """Return the best of three random placements; the best exchange; anything else at random."""
    if state.warp >= 0:
        return best_exchange(state)[1]
    if rules.to_name(state):
        return rules.random_move(state, rng)
    return max(_some_placement(state, rng) for _ in range(_TRIES))[1]


def _some_placement(state: Position, rng: random.Random) -> tuple[float, int]:
    """Return a random placement with its gain."""
    move = rules.random_placement(state, rng)
    piece, space = move >> PLACE_BITS & PIECE_MASK, (move & PLACE_MASK) - 1
    near = strings_at(state, space)
    return gain(state, piece, space, near, _lead(state, near)) - _saved(state, piece), move


class Feature(NamedTuple):
    """What one side has of one kind of string: tiles it controls now, and tiles it can expect."""

    held: int
    expected: float


def features(state: Position, side: int) -> dict[int, Feature]:
    """Return the features of a side by kind; the expected tiles add up to its value in `evaluate`."""
    held, expected = [0] * (FORCE + 1), [0.0] * (FORCE + 1)
    for string, packed in enumerate(state.strings):
        if packed:
            kind, size = state.links[string], packed >> SPACES
            held[kind] += size * (controller(state, string) == (1, -1)[side])
            expected[kind] += size * odds(state, kind, packed & SPAN)[side]
    return {kind: Feature(held[kind], expected[kind]) for kind in range(STRENGTH, FORCE + 1)}


def explain(state: Position, move: int, instead: int) -> Sentence:
    """Name what weighs most for `move` beside `instead`, or beside the position before the move."""
    piece, place = piece_of(move), place_of(move)
    if verb_of(move) == Verb.NAME:
        saved = 0 if not instead else (place_of(instead) - ORACLE) % 3
        size = rules.stack_size(state, state.to_move, saved)
        if saved != (place - ORACLE) % 3 and size:
            return say(Say.NAME, stack=ORACLE_NAMES[saved], n=size)
        return say(Say.LATER)
    if verb_of(move) == Verb.REDRAW:
        return say(Say.REDRAW, tile=tile_name(piece), turns=(TURNS - state.turn + 1) // SIDES)
    reasons = list(_reasons(state.to_move, _after(state, move), _after(state, instead)))
    reasons += _savings(state, move, instead)
    return max(reasons, key=lambda reason: reason[0], default=(0.0, say(Say.LATER)))[1]


def _after(state: Position, move: int) -> Position:
    """Return the board after a placement or exchange; a Warp's best exchange is carried out as well."""
    after = state.copy()
    if verb_of(move) == Verb.PLACE:
        rules.put(after, piece_of(move), place_of(move) - 1)
        if tile_of(piece_of(move)) != WARP:
            return after
        after.warp = place_of(move) - 1
        move = best_exchange(after)[1]
    if verb_of(move) == Verb.EXCHANGE:
        rules.exchange(after, after.layout.edges[piece_of(move)], after.layout.edges[place_of(move)])
    return after


def _savings(state: Position, move: int, instead: int) -> Iterator[tuple[float, Sentence]]:
    """Yield that `instead` would use up a tile that is better kept."""
    if verb_of(move) == verb_of(instead) == Verb.PLACE:
        worth = _saved(state, piece_of(instead)) - _saved(state, piece_of(move))
        if worth >= TOLD:
            yield worth, say(Say.SAVE, tile=tile_name(piece_of(instead)), n=f"{worth:.1f}")


def _reasons(seat: int, after: Position, other: Position) -> Iterator[tuple[float, Sentence]]:
    """Yield gain and sentence of everything that `after` has better than `other`."""
    for side in range(SIDES):
        words = (Say.HOLD, Say.EXPECT) if side == seat else (Say.RIVAL_HOLDS, Say.RIVAL_EXPECTS)
        sign = 1 if side == seat else -1
        old = features(other, side)
        for kind, new in features(after, side).items():
            worth, names = sign * (new.expected - old[kind].expected), KIND_NAMES[kind]
            if worth > 0 and sign * (new.held - old[kind].held) > 0:
                yield worth, say(words[0], n=new.held, other=old[kind].held, kind=names, rival=Player(side))
            elif worth >= TOLD:
                expected = f"{new.expected:.1f}", f"{old[kind].expected:.1f}"
                yield worth, say(words[1], n=expected[0], other=expected[1], kind=names, rival=Player(side))
