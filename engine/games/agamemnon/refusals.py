"""Why a move is not allowed; the only other place that knows it is `rules.legal_moves`.

What somebody tried is read from the verb, or with `move.attempt` from where the piece was put: a tile on a stack is a
redraw, a string tile anywhere an exchange, nothing on a stack of the Oracle its naming, else a placement.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, Refused
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Part, say
from engine.games.agamemnon import rules
from engine.games.agamemnon.board import EDGE_NAMES
from engine.games.agamemnon.names import tile_name
from engine.games.agamemnon.tiles import (
    COUNTS,
    KINDS,
    ORACLE,
    ORACLE_NAMES,
    SIDE_NAMES,
    SIDES,
    STACK,
    TILES,
    WARP,
    Verb,
    side_of,
    tile_of,
    tiles_in,
)
from engine.games.agamemnon.words import Refusal

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position

_ATTEMPT: Final = 0
_STACKS: Final = range(ORACLE, ORACLE + 3 * SIDES)


def refusal(state: Position, move: int) -> Refused | None:
    """Say why the seat to move may not make the move, or `None`."""
    if state.to_move == NOBODY:
        return _refused("5.1", Refusal.OVER, tiles=TILES)
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    match verb or _meant(piece, place):
        case Verb.PLACE:
            trouble = _wrong_placement(state, piece, place)
        case Verb.EXCHANGE:
            trouble = _wrong_exchange(state, piece, place)
        case Verb.KEEP if not piece and not place:
            trouble = _no_warp(state)
        case Verb.REDRAW:
            trouble = _wrong_redraw(state, piece, place)
        case Verb.NAME if not piece:
            trouble = _wrong_name(state, place)
        case _:
            return _refused("5", Refusal.NO_ACTION)
    if trouble is None and verb == _ATTEMPT:
        return _refused("5", Refusal.NO_ACTION)
    return trouble


def _meant(piece: int, place: int) -> int:
    """Return the verb of an attempt."""
    if piece in EDGE_NAMES:
        return Verb.EXCHANGE
    if not piece and place in _STACKS:
        return Verb.NAME
    if piece and STACK <= place < _STACKS.stop:
        return Verb.REDRAW
    return Verb.PLACE


def _refused(rule: str, reason: Refusal, **parts: Part) -> Refused:
    return Refused(say(reason, **parts), rule)


def _wrong_placement(state: Position, piece: int, place: int) -> Refused | None:
    """Say why the tile may not be placed there (rules 5.2.3, 5.3)."""
    if state.warp >= 0:
        return _refused("5.3", Refusal.WARP_FIRST, space=state.warp)
    return _wrong_tile(state, piece) or _wrong_space(state, place - 1)


def _wrong_tile(state: Position, piece: int) -> Refused | None:
    """Say why this tile cannot be used now: not there, not own, not turned over."""
    if not 1 <= piece <= SIDES * KINDS:
        return _refused("2.1", Refusal.NO_TILE)
    side, tile = side_of(piece), tile_of(piece)
    if side != state.to_move:
        own = SIDE_NAMES[state.to_move]
        return _refused("4", Refusal.OTHERS_TILE, tile=tile_name(piece), side=SIDE_NAMES[side], own=own)
    if rules.to_name(state):
        return _refused("9", Refusal.NAME_FIRST, n=rules.to_name(state))
    if piece in rules.playable(state):
        return None
    if not state.stacks[piece - 1]:
        return _refused("5.2", Refusal.ALL_PLACED, tile=tile_name(piece), n=COUNTS[tile])
    return _refused("5.2", Refusal.NOT_TURNED, tile=tile_name(piece))


def _wrong_space(state: Position, space: int) -> Refused | None:
    """Say why nothing may be placed on this space (rules 5.2.3, 8.2)."""
    layout = state.layout
    if not 0 <= space < len(layout.at):
        return _refused("5.2", Refusal.NOT_A_SPACE)
    if space == layout.excluded:
        return _refused("8.2", Refusal.EXCLUDED, space=space, pattern=layout.unused)
    if state.tiles[space]:
        return _refused("5.2", Refusal.TAKEN, space=space, tile=tile_name(state.tiles[space]))
    return None


def _no_warp(state: Position) -> Refused | None:
    """Say that no exchange is open (rules 5.3)."""
    return _refused("5.3", Refusal.NO_WARP) if state.warp < 0 else None


def _wrong_exchange(state: Position, piece: int, place: int) -> Refused | None:
    """Say why these two edges may not be exchanged (rules 5.3, 8.3)."""
    if state.warp < 0:
        return _refused("5.3", Refusal.NO_WARP)
    for number in (piece, place):
        edge = state.layout.edges.get(number)
        if edge is None:
            return _refused("5.3", Refusal.NOT_A_STRING, space=state.warp)
        if edge in state.layout.at[state.warp]:
            continue
        ends, name = state.layout.ends[edge], EDGE_NAMES[number]
        if state.layout.excluded in ends:
            return _refused("8.3", Refusal.EXCLUDED_EDGE, edge=name, space=state.layout.excluded)
        return _refused("5.3", Refusal.OTHER_EDGE, edge=name, space=state.warp)
    if piece == place:
        return _refused("5.3", Refusal.SAME_EDGE, edge=EDGE_NAMES[piece])
    return None


def _wrong_redraw(state: Position, piece: int, place: int) -> Refused | None:
    """Say why this tile may not be redrawn (rules 5.2.2, 9, 10)."""
    if state.warp >= 0:
        return _refused("5.3", Refusal.WARP_FIRST, space=state.warp)
    if state.draw != "standard":
        return _refused("9", Refusal.NO_REDRAW)
    trouble = _wrong_tile(state, piece)
    if trouble:
        return trouble
    if place != STACK + state.to_move:
        return _refused("5.2", Refusal.REDRAW_PLACE)
    if tile_of(piece) < WARP:
        return _refused("5.2", Refusal.NO_WEAVER, tile=tile_name(piece))
    if rules.may_redraw(state):
        return None
    if state.left < tiles_in(state.turn):
        return _refused("5.2", Refusal.PLACED_REDRAW)
    return _refused("5.2", Refusal.LATE_REDRAW, turn=(state.turn + 1) // 2)


def _wrong_name(state: Position, place: int) -> Refused | None:
    """Say why this stack may not be named (rules 9)."""
    if state.warp >= 0:
        return _refused("5.3", Refusal.WARP_FIRST, space=state.warp)
    if state.draw != "oracle":
        return _refused("9", Refusal.NO_ORACLE)
    if place not in _STACKS:
        return _refused("9", Refusal.NO_STACK)
    side, stack = divmod(place - ORACLE, 3)
    if side != state.to_move:
        return _refused("9", Refusal.OTHERS_STACK, stack=ORACLE_NAMES[stack], side=SIDE_NAMES[side])
    if not rules.to_name(state):
        return _refused("9", Refusal.NAMED_ALL)
    if stack in rules.nameable(state):
        return None
    size, named = rules.stack_size(state, side, stack), state.named.count(stack)
    return _refused("9", Refusal.EMPTY_STACK, stack=ORACLE_NAMES[stack], n=size, named=named)
