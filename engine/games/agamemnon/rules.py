"""The course of the game: drawing, placing, exchanging, the turns (rules, sections 5, 8.3, 9 and 10).

What is pending follows from the position: a Warp whose exchange is open (`warp`), stacks of the Oracle to be named, else
a tile to be placed.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT
from engine.games.agamemnon.board import LOOMS, layout
from engine.games.agamemnon.strings import join, weave
from engine.games.agamemnon.tiles import (
    ALL_TILES,
    COUNTS,
    KINDS,
    LEADERS,
    ORACLE,
    ORACLE_STACKS,
    REDRAW_TURNS,
    SIDES,
    SPEARS,
    STACK,
    TURNS,
    WARP,
    WEFT,
    Verb,
    tile_of,
    tiles_in,
)

if TYPE_CHECKING:
    from engine.core.contract import Setup
    from engine.games.agamemnon.state import Position

_EXCHANGE: Final = Verb.EXCHANGE << VERB_SHIFT
_KEEP: Final = Verb.KEEP << VERB_SHIFT
_REDRAW: Final = Verb.REDRAW << VERB_SHIFT
_NAME: Final = Verb.NAME << VERB_SHIFT
_WEAVERS: Final = (WARP, WEFT)


def set_up(state: Position, setup: Setup) -> None:
    """Lay the strings, choose the first player, turn over the first tile (rules 4, 8.2)."""
    chance, options = state.chance, setup.options
    loom = LOOMS[chance.below(len(LOOMS))] if options["board"] == "loom" else ""
    state.layout = layout(str(options["board"]), loom)
    state.draw = str(options["draw"])
    first = {"greek": 0, "trojan": 1}.get(str(options["first_player"]))
    state.first = chance.below(SIDES) if first is None else first
    state.lay(state.layout.links)
    state.stacks = bytearray(COUNTS * SIDES)
    state.turn = 0
    next_turn(state)


# ---------------------------------------------------------------- what may be done


def legal_moves(state: Position) -> list[int]:
    """All legal moves: of an open exchange, of naming, or placements by tile and space and then redraws."""
    if state.to_move == NOBODY:
        return []
    if state.warp >= 0:
        return [*exchanges(state), _KEEP]
    if to_name(state):
        return [_NAME | ORACLE + 3 * state.to_move + stack for stack in nameable(state)]
    empty, moves = state.empty, state.layout.moves
    places = [move for piece in playable(state) for move, bit in moves[piece] if bit & empty]
    return places + redraws(state)


def playable(state: Position) -> list[int]:
    """Return the different tiles the seat to move may place: those turned over, or with Defy the Gods all it has."""
    side = state.to_move
    tiles = state.stacks[KINDS * side : KINDS * side + KINDS] if state.draw == "defy" else state.hand
    return [piece for piece, count in enumerate(tiles, start=KINDS * side + 1) if count]


def exchanges(state: Position) -> list[int]:
    """Return the exchanges of an open Warp: any two different edges at its space, from either (rules 5.3, 8.3)."""
    places = [state.layout.places[edge] for edge in state.layout.at[state.warp]]
    return [_EXCHANGE | piece << PLACE_BITS | place for piece in places for place in places if piece != place]


def redraws(state: Position) -> list[int]:
    """Return the redraws of this moment (rules 5.2.2)."""
    if not may_redraw(state):
        return []
    side = state.to_move
    return [
        _REDRAW | KINDS * side + tile + 1 << PLACE_BITS | STACK + side
        for tile in _WEAVERS
        if state.hand[tile]
    ]


def may_redraw(state: Position) -> bool:
    """Tell whether it is a turn and a moment for redrawing: a first or second turn, nothing placed in it."""
    return state.turn <= REDRAW_TURNS and state.draw == "standard" and state.left == tiles_in(state.turn)


def to_name(state: Position) -> int:
    """Return how many stacks are still to be named before tiles are turned over (rules 9)."""
    if state.draw != "oracle" or state.warp >= 0 or state.left < tiles_in(state.turn) or any(state.hand):
        return 0
    return state.left - len(state.named)


def nameable(state: Position) -> list[int]:
    """Return the stacks that may be named: as often as they have tiles (rules 9)."""
    return [stack for stack in range(3) if stack_size(state, state.to_move, stack) > state.named.count(stack)]


def stack_size(state: Position, side: int, stack: int) -> int:
    """Return how many tiles a stack of the Oracle has."""
    tiles = ORACLE_STACKS[stack]
    return sum(state.stacks[KINDS * side + tiles.start : KINDS * side + tiles.stop])


def random_move(state: Position, rng: random.Random) -> int:
    """Return a uniformly random legal move."""
    if state.warp >= 0 or to_name(state) or state.turn <= REDRAW_TURNS:
        moves = legal_moves(state)
        return moves[int(rng.random() * len(moves))]
    return random_placement(state, rng)


def random_placement(state: Position, rng: random.Random) -> int:
    """Return a uniformly random placement, when it is time for one."""
    pieces, empty = playable(state), state.empty
    placements = state.layout.moves[pieces[int(rng.random() * len(pieces))]]
    while True:  # at least two spaces are always empty
        move, bit = placements[int(rng.random() * len(placements))]
        if bit & empty:
            return move


# ---------------------------------------------------------------- what it does


def play(state: Position, move: int) -> None:
    """Carry out a legal move."""
    verb, piece, place = move >> VERB_SHIFT, move >> PLACE_BITS & PIECE_MASK, move & PLACE_MASK
    if verb == Verb.PLACE:
        take_from_hand(state, piece)
        put(state, piece, place - 1)
        if tile_of(piece) == WARP:
            state.warp = place - 1
            return
        placed(state)
    elif verb == Verb.NAME:
        state.named += bytes(((place - ORACLE) % 3,))
        consult(state)
    elif verb == Verb.REDRAW:
        redraw(state, tile_of(piece))
    else:
        if verb == Verb.EXCHANGE:
            exchange(state, state.layout.edges[piece], state.layout.edges[place])
        state.warp = -1
        placed(state)


def take_from_hand(state: Position, piece: int) -> None:
    """Take the tile that is placed from those turned over, or with Defy the Gods from all that are left."""
    if state.draw == "defy":
        state.stacks[piece - 1] -= 1
    else:
        state.hand[tile_of(piece)] -= 1


def put(state: Position, piece: int, space: int) -> None:
    """Lay a tile on an empty space; it joins the links there unless it is a Weft (rules 5.3, 6)."""
    state.tiles[space] = piece
    mark(state, piece, 1 << space)
    if tile_of(piece) != WEFT:
        state.joining |= 1 << space
        join(state, space)


def mark(state: Position, piece: int, bit: int) -> None:
    """Note a tile in the sets that strings are judged by; done again it undoes itself."""
    side, tile = (piece - 1) // KINDS, (piece - 1) % KINDS
    state.empty ^= bit
    state.occupied[side] ^= bit
    spears = SPEARS[tile]
    for plane in range(3):
        if spears >> plane & 1:
            state.spears[3 * side + plane] ^= bit
    if tile < LEADERS:
        state.leaders[LEADERS * side + tile] ^= bit


def exchange(state: Position, edge: int, other: int) -> None:
    """Exchange what lies on two edges, for good (rules 5.3, 8.3)."""
    links = state.links
    if links[edge] != links[other]:
        links[edge], links[other] = links[other], links[edge]
        weave(state)


def placed(state: Position) -> None:
    """Go on after a tile and its effect: the next tile, the next turn, or the end (rules 5.1)."""
    state.left -= 1
    if not state.left:
        next_turn(state)


def next_turn(state: Position) -> None:
    """Begin the next turn: its tiles are turned over, or stacks are named first (rules 5.2, 9)."""
    if state.turn == TURNS:
        state.to_move = NOBODY
        return
    state.turn += 1
    state.to_move = (state.first + state.turn - 1) % SIDES
    state.left = tiles_in(state.turn)
    if state.draw == "standard":
        for _ in range(state.left):
            turn_over(state, ALL_TILES)
    elif state.draw == "oracle":
        consult(state)


def consult(state: Position) -> None:
    """Name what leaves no choice; when all stacks are named, turn over their tiles (rules 9)."""
    while len(state.named) < state.left:
        stacks = nameable(state)
        if len(stacks) > 1:
            return
        state.named += bytes(stacks)
    for stack in state.named:
        turn_over(state, ORACLE_STACKS[stack])
    state.named = b""


def turn_over(state: Position, among: range) -> None:
    """Draw a tile of the seat to move at random from those of its stack that are `among` the given."""
    start = KINDS * state.to_move
    counts = state.stacks[start + among.start : start + among.stop]
    number = state.chance.below(sum(counts))
    for tile, count in enumerate(counts, start=among.start):
        number -= count
        if number < 0:
            state.stacks[start + tile] -= 1
            state.hand[tile] += 1
            return


def redraw(state: Position, tile: int) -> None:
    """Put a weaver back among the stack and turn over another tile (rules 5.2.2)."""
    state.hand[tile] -= 1
    state.stacks[KINDS * state.to_move + tile] += 1
    turn_over(state, ALL_TILES)
