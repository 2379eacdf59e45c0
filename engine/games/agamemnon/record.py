"""Positions of Agamemnon as JSON data and as views, and back with every check.

Nothing lies hidden in this game but the coming draws, so a view is the position without its generator, with what the
table shows beside it: who holds each link now, and what a player may still expect from each stack.

==========  ========================================================================================================
board       "agamemnon" or "loom"
patterns    the Loom's patterns for strength, force, leadership ("" on the Agamemnon side)
draw        "standard", "oracle" or "defy"
first       seat that had turn 1
turn        1 to 16
tiles       by space: the piece there, or 0
links       by edge of this board: 0 nothing, 1 strength, 2 leadership, 3 force
hand        pieces turned over and not yet placed, ascending
warp        space of the Warp whose exchange is open, or -1
named       stacks named so far (0 leaders, 1 warriors, 2 weavers)
==========  ========================================================================================================

A record has `chance` as well, the word of the generator. A view has these instead:

==========  ========================================================================================================
to_move     seat to move, -1 at the end
left        tiles still to be placed in this turn
stacks      by seat: the pieces still in its stack, ascending
excluded    space out of the game, or -1
holders     by edge: 0 Greeks, 1 Trojans, -1 nobody: who controls its string now
points      by seat: string tiles it controls now
==========  ========================================================================================================
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.contract import NOBODY, BadState, View
from engine.games.agamemnon.board import LOOMS, NOTHING, SPACES, layout
from engine.games.agamemnon.rules import put
from engine.games.agamemnon.scoring import points
from engine.games.agamemnon.strings import controller
from engine.games.agamemnon.tiles import (
    COUNTS,
    KINDS,
    ORACLE_STACKS,
    SIDES,
    TURNS,
    WARP,
    side_of,
    tile_of,
    tiles_in,
)

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position

AnyPosition = TypeVar("AnyPosition", bound="Position")

_MAX_EDGES = 66
Piece = Annotated[int, msgspec.Meta(ge=1, le=SIDES * KINDS)]
Slot = Annotated[int, msgspec.Meta(ge=0, le=SIDES * KINDS)]
Link = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A complete position; see the module header."""

    board: Literal["agamemnon", "loom"]
    patterns: Annotated[str, msgspec.Meta(max_length=3)]
    draw: Literal["standard", "oracle", "defy"]
    first: Annotated[int, msgspec.Meta(ge=0, lt=SIDES)]
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
    tiles: Annotated[list[Slot], msgspec.Meta(max_length=SPACES)]
    links: Annotated[list[Link], msgspec.Meta(max_length=_MAX_EDGES)]
    hand: Annotated[list[Piece], msgspec.Meta(max_length=2)]
    warp: Annotated[int, msgspec.Meta(ge=-1, lt=SPACES)]
    named: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=2)]], msgspec.Meta(max_length=1)]
    chance: Annotated[int, msgspec.Meta(ge=0)]


def to_json(state: Position) -> dict[str, Any]:
    """Return the complete position as plain JSON data."""
    return {**_open(state), "chance": state.chance.word}


def observe(state: Position) -> View:
    """Return what everybody may know."""
    return {
        **_open(state),
        "to_move": state.to_move,
        "left": state.left,
        "stacks": [_pieces(state.stacks[KINDS * side : KINDS * side + KINDS], side) for side in range(SIDES)],
        "excluded": state.layout.excluded,
        "holders": holders(state),
        "points": list(points(state)),
    }


def _open(state: Position) -> dict[str, Any]:
    return {
        "board": state.layout.board,
        "patterns": state.layout.patterns,
        "draw": state.draw,
        "first": state.first,
        "turn": state.turn,
        "tiles": list(state.tiles[: len(state.layout.at)]),
        "links": list(state.links),
        "hand": _pieces(state.hand, state.to_move),
        "warp": state.warp,
        "named": list(state.named),
    }


def _pieces(counts: bytearray, side: int) -> list[int]:
    return [KINDS * side + tile + 1 for tile, count in enumerate(counts) for _ in range(count)]


def holders(state: Position) -> list[int]:
    """Return for every edge who controls the string on it now."""
    seats = (NOBODY, 0, 1)
    return [
        seats[controller(state, string)] if state.links[edge] else NOBODY
        for edge, string in enumerate(state.string_of)
    ]


def imagine(cls: type[AnyPosition], view: View, rng: random.Random) -> AnyPosition:
    """Return the position of a view with new chance: all that is hidden is what will be drawn."""
    known = {name: view[name] for name in Saved.__struct_fields__ if name != "chance"}
    return restored(cls, Saved(chance=rng.getrandbits(64), **known))


def from_json(cls: type[AnyPosition], data: object) -> AnyPosition:
    """Return the position; raises `BadState` for what cannot be."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    if saved.chance.bit_length() > 64:
        raise BadState("$.chance", "the generator is one word of 64 bits")
    for path, why in _contradictions(saved):
        raise BadState(path, why)
    return restored(cls, saved)


def restored(cls: type[AnyPosition], saved: Saved) -> AnyPosition:
    """Return the position a record describes, checked or on its way (see `arrange`)."""
    state = cls.__new__(cls).blank(Chance(saved.chance))
    state.layout = layout(saved.board, saved.patterns)
    state.draw, state.first, state.turn = saved.draw, saved.first, saved.turn
    state.lay(bytes(saved.links))
    state.stacks = bytearray(COUNTS * SIDES)
    for space, piece in enumerate(saved.tiles):
        if piece:
            state.stacks[piece - 1] -= 1
            put(state, piece, space)
    for piece in saved.hand:
        state.stacks[piece - 1] -= 1
        state.hand[tile_of(piece)] += 1
    state.warp, state.named = saved.warp, bytes(saved.named)
    state.left = tiles_left(saved)
    state.to_move = (saved.first + saved.turn - 1) % SIDES if state.left else NOBODY
    return state


def tiles_left(saved: Saved) -> int:
    """Return the tiles still to be placed in this turn; 0 only at the end. An open exchange keeps its tile among them."""
    return placed_by_end(saved.turn) - _on_board(saved) + (saved.warp >= 0)


def _on_board(saved: Saved) -> int:
    return sum(map(bool, saved.tiles))


def placed_by_end(turn: int) -> int:
    """Return how many tiles lie on the board after a turn (rules 5.1)."""
    return sum(map(tiles_in, range(1, turn + 1)))


def _contradictions(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield path and reason of what cannot be, given the shape."""
    if saved.patterns not in (LOOMS if saved.board == "loom" else ("",)):
        yield "$.patterns", f'"{saved.patterns}" is no layout of this board'
        return
    yield from _misplaced(saved)
    yield from _miscounted(saved)
    yield from _mistimed(saved)


def _misplaced(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield tiles and string tiles that cannot lie where they lie (rules 4, 8.2)."""
    plan = layout(saved.board, saved.patterns)
    if len(saved.tiles) != len(plan.at):
        yield "$.tiles", f"this board has {len(plan.at)} spaces, not {len(saved.tiles)}"
        return
    if sorted(saved.links) != sorted(plan.links):
        yield "$.links", "an exchange never changes how many string tiles of a kind there are"
        return
    if plan.excluded >= 0 and saved.tiles[plan.excluded]:
        yield f"$.tiles[{plan.excluded}]", "this space is out of the game"
    for edge, kind in enumerate(saved.links):
        if kind != NOTHING and plan.excluded in plan.ends[edge]:
            yield f"$.links[{edge}]", "this edge is out of the game"


def _miscounted(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield tiles that are there too often, and sides that placed too many or too few (rules 2.1, 5.1)."""
    used = [piece for piece in saved.tiles if piece] + saved.hand
    for piece in set(used):
        if used.count(piece) > COUNTS[tile_of(piece)]:
            yield "$.tiles", f"there are only {COUNTS[tile_of(piece)]} tiles {piece}"
    left, mover = tiles_left(saved), mover_of(saved)
    over = saved.turn == TURNS and left == 0
    if not over and not 1 <= left <= tiles_in(saved.turn):
        yield "$.turn", f"{_on_board(saved)} tiles on the board do not fit turn {saved.turn}"
    for side in range(SIDES):
        due = sum(
            tiles_in(turn) for turn in range(1, saved.turn + 1) if (saved.first + turn - 1) % SIDES == side
        )
        due -= (left - (saved.warp >= 0)) * (side == mover)
        placed = sum(piece > 0 and side_of(piece) == side for piece in saved.tiles)
        if placed != due:
            yield "$.tiles", f"seat {side} has placed {placed} tiles instead of {due}"


def mover_of(saved: Saved) -> int:
    """Return who has the turn."""
    return (saved.first + saved.turn - 1) % SIDES


def _mistimed(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield an open exchange, a hand or named stacks that do not fit the moment (rules 5.2, 5.3, 9)."""
    mover, left = mover_of(saved), tiles_left(saved)
    if saved.warp >= 0 and saved.tiles[saved.warp : saved.warp + 1] != [KINDS * mover + WARP + 1]:
        yield "$.warp", "an exchange is open only at a Warp of the seat to move"
    if any(side_of(piece) != mover for piece in saved.hand):
        yield "$.hand", "only the seat to move has tiles turned over"
    fresh = saved.draw == "oracle" and saved.warp < 0 and left == tiles_in(saved.turn)
    naming = fresh and not saved.hand
    due = 0 if naming or saved.draw == "defy" else left - (saved.warp >= 0)
    if len(saved.hand) != due:
        yield "$.hand", f"{len(saved.hand)} tiles are turned over instead of {due}"
    if saved.named and (not naming or len(saved.named) >= left):
        yield "$.named", "stacks are named only before tiles are turned over"
    if naming and len(nameable(saved)) < 2:
        yield "$.hand", "with one stack left to be named its tiles are turned over at once"


def nameable(saved: Saved) -> list[int]:
    """Return the stacks that can be named next by the seat to move."""
    mover = mover_of(saved)
    gone = [tile_of(piece) for piece in saved.tiles if piece and side_of(piece) == mover]
    sizes = [sum(COUNTS[tile] - gone.count(tile) for tile in tiles) for tiles in ORACLE_STACKS]
    return [stack for stack, size in enumerate(sizes) if size > saved.named.count(stack)]
