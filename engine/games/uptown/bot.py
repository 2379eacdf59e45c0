"""What the computer knows of Uptown before it searches: how many groups each player will probably end with.

A colour's groups now are corrected by its prospects: cells that would join groups, and cells to grow on. The weights
were fitted to positions of games between greedy players (on the final number of groups they leave 15 to 20 % of the
variance open with three turns to go, half of it with six) and then chosen by matches between greedy players.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import fsum
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT
from engine.core.words import Player, Sentence, say
from engine.games.uptown import rules
from engine.games.uptown.scoring import captures, most_captured
from engine.games.uptown.tiles import BITS, BOARD, COLOUR, MASKS, ROW, TILE, TURNS_PER_COLOUR, WILD, Verb
from engine.games.uptown.weights import WEIGHTS
from engine.games.uptown.words import Say

if TYPE_CHECKING:
    from engine.games.uptown.state import Position

SCALE: Final = 2.0
CROWD: Final = 4
"""With so many seats others decide too much for a tree of replies to pay (docs/ai.md)."""

MISSES: Final = {"novice": (100, 60), "casual": (83, 49), "skilled": (61, 37), "expert": (46, 19)}
"""More playouts alone are worth little here, so the weaker levels look ahead less often."""

_PLACES: Final = len(BITS)
_OWN: Final = (Say.GROUPS, Say.JOINTS, Say.ROOM, Say.PENALTY, Say.TIE)
_RIVAL: Final = (Say.RIVAL_GROUPS, Say.RIVAL_JOINTS, Say.RIVAL_ROOM)
"""Sentences in the order of the features of an `Outlook`; a move cannot change what a rival has captured."""


class Prospects(NamedTuple):
    """What one colour has: groups, cells that would join some (empty ones, and others), cells to grow on, turns."""

    groups: int
    joints: int
    taken_joints: int
    room: int
    turns: int


class Terms(NamedTuple):
    """What the prospects are worth, in groups: their sum is the expected final number."""

    groups: float
    joints: float
    room: float


def terms(of: Prospects) -> Terms:
    """Weigh the prospects of a colour; nothing but groups counts when it has had its last turn."""
    joints = min(WEIGHTS.joint * of.joints + WEIGHTS.taken_joint * of.taken_joints, of.turns)
    return Terms(of.groups * (1 - WEIGHTS.fade * of.turns), -joints, -WEIGHTS.room * of.turns * of.room)


def prospects(state: Position, colour: int, open_cells: int, empty: int) -> Prospects:
    """Return what a colour has; its owner may place on `open_cells`, of which those in `empty` are empty."""
    turns = TURNS_PER_COLOUR - state.used[colour]
    joints, room = around(state.boards[colour], open_cells)
    free = (joints & empty).bit_count()
    return Prospects(state.groups[colour], free, joints.bit_count() - free, room.bit_count(), turns)


def around(board: int, open_cells: int) -> tuple[int, int]:
    """Return the open cells that touch what looks like several groups from there, and those that touch any."""
    north, south, west, east = board << ROW, board >> ROW, board << 1, board >> 1
    room = (north | south | west | east) & open_cells
    if not room:
        return 0, 0
    north_west, north_east = west << ROW, east << ROW
    south_west, south_east = west >> ROW, east >> ROW
    joints = (
        north & (west & ~north_west | east & ~north_east)
        | south & (west & ~south_west | east & ~south_east)
        | north & south & ~(west & north_west & south_west) & ~(east & north_east & south_east)
        | west & east & ~(north & north_west & north_east) & ~(south & south_west & south_east)
    )
    return joints & room, room


def evaluate(state: Position) -> list[float]:
    """Return the expected final points of each seat, negative as the fewest win; exact (rounded) at the end."""
    empty = _empty(state)
    return [-_expected(state, seat, empty) for seat in range(state.players)]


def _expected(state: Position, seat: int, empty: int) -> float:
    """Return the expected final points of a seat: the sum of its `terms`, without the tuples."""
    cells, used, boards = rules.open_cells(state, seat), state.used, state.boards
    total = WEIGHTS.tie * state.captured[seat].bit_count()
    if state.blockers:
        total += most_captured(state, seat)
    for colour in range(seat, len(boards), state.players):
        turns = TURNS_PER_COLOUR - used[colour]
        joints, room = around(boards[colour], cells)
        free = (joints & empty).bit_count()
        gain = WEIGHTS.joint * free + WEIGHTS.taken_joint * (joints.bit_count() - free)
        total += (
            state.groups[colour] * (1 - WEIGHTS.fade * turns)
            - min(turns, gain)
            - WEIGHTS.room * turns * room.bit_count()
        )
    return total


def order(state: Position, moves: list[int]) -> list[float]:
    """Return for each move the own expectation after it beside the mean of the rivals', and the worth of a kept wild."""
    seat, values = state.to_move, []
    known: dict[int, float] = {}
    for move in moves:
        piece = move >> PLACE_BITS & PIECE_MASK
        colour = COLOUR[piece]
        effect = colour << PLACE_BITS | move & PLACE_MASK
        if effect not in known:
            known[effect] = _balance(_after(state, move), seat)
        kept = WEIGHTS.keep_wild * (TURNS_PER_COLOUR - state.used[colour]) if TILE[piece] == WILD else 0.0
        values.append(known[effect] - kept)
    return values


def _after(state: Position, move: int) -> Position:
    after = state.copy()
    rules.play(after, move)
    return after


def _balance(state: Position, seat: int) -> float:
    """Return a seat's expectation beside the mean of its rivals'."""
    values = evaluate(state)
    own = values.pop(seat)
    return own - fsum(values) / len(values)


def policy(state: Position, rng: random.Random) -> int:
    """Return a random move among those that join groups, else that make one larger (capturing only if need be), else any."""
    cells, empty, chance = rules.open_cells(state, state.to_move), _empty(state), rng.random
    joins, grows, takes = [], [], []
    looked_at, joints, room = -1, 0, 0
    for piece in rules.hand(state, state.to_move):
        if COLOUR[piece] != looked_at:  # the pieces of a colour follow each other
            looked_at = COLOUR[piece]
            joints, room = around(state.boards[looked_at], cells)
        if targets := MASKS[piece] & joints:
            joins.append((piece, targets & empty or targets))
        elif TILE[piece] != WILD and (targets := MASKS[piece] & room):
            if targets & empty:
                grows.append((piece, targets & empty))
            else:
                takes.append((piece, targets))
    choices = joins or grows or takes
    if not choices:
        return rules.random_move(state, rng)
    piece, targets = choices[int(chance() * len(choices))]
    return Verb.PLACE << VERB_SHIFT | piece << PLACE_BITS | _some_cell(targets, int(chance() * _PLACES))


def _empty(state: Position) -> int:
    occupied = 0
    for board in state.boards:
        occupied |= board
    return BOARD & ~occupied


def _some_cell(cells: int, start: int) -> int:
    """Return the first of the cells from `start` on, or from the beginning when there is none."""
    later = cells >> start
    if later:
        return start + (later & -later).bit_length() - 1
    return (cells & -cells).bit_length() - 1


class Outlook(NamedTuple):
    """What one seat has, feature by feature: counts for people, and what they add to its expected points.

    The features are groups, cells that join, cells to grow on, points for captures (Blockers!), captured tiles.
    """

    counts: tuple[int, ...]
    worth: tuple[float, ...]


def outlook(state: Position, seat: int) -> Outlook:
    """Return the features of a seat; their worth adds up to its value in `evaluate`."""
    cells, empty = rules.open_cells(state, seat), _empty(state)
    colours = [prospects(state, colour, cells, empty) for colour in state.colours_of(seat)]
    groups = sum(colour.groups for colour in colours)
    joints = sum(colour.joints + colour.taken_joints for colour in colours)
    room = sum(colour.room for colour in colours)
    penalty, captured = most_captured(state, seat) if state.blockers else 0, captures(state, seat)
    worth = (fsum(term) for term in zip(*map(terms, colours), strict=True))
    return Outlook((groups, joints, room, penalty, captured), (*worth, penalty, WEIGHTS.tie * captured))


def explain(state: Position, move: int, instead: int) -> Sentence:
    """Name the feature that weighs most for `move` beside `instead`, or beside the position before the move."""
    after, other = _after(state, move), _after(state, instead) if instead else state
    reasons = list(_reasons(state.to_move, after, other))
    if instead and _is_wild(instead) and not _is_wild(move):
        turns = TURNS_PER_COLOUR - state.used[COLOUR[instead >> PLACE_BITS & PIECE_MASK]]
        if turns > 1:
            reasons.append((WEIGHTS.keep_wild * turns, say(Say.WILD, n=turns - 1)))
    return max(reasons, key=lambda reason: reason[0], default=(0.0, say(Say.LATER)))[1]


def _is_wild(move: int) -> bool:
    return TILE[move >> PLACE_BITS & PIECE_MASK] == WILD


def _reasons(seat: int, after: Position, other: Position) -> Iterator[tuple[float, Sentence]]:
    """Yield gain and sentence of every feature that `after` has better than `other`."""
    for player in range(after.players):
        new, old = outlook(after, player), outlook(other, player)
        share = -1.0 if player == seat else 1 / (after.players - 1)
        features = zip(_OWN if player == seat else _RIVAL, *new, *old, strict=False)
        for words, count, worth, old_count, old_worth in features:
            gain = share * (worth - old_worth)
            if count != old_count and gain > 0:
                yield gain, say(words, n=int(count), other=int(old_count), rival=Player(player))
