"""What a turn may be and what it does, section 3 of the rules. Reasons for refusing are in `refusals`.

The functions work on a `Position` and keep its derived fields true; see its docstring.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT
from engine.games.uptown.groups import (
    NEIGHBOURS,
    protected,
    protected_with,
    protected_without,
    touched,
)
from engine.games.uptown.tiles import (
    BITS,
    BOARD,
    CELLS,
    COLOUR,
    MOVES,
    OUT,
    RACK_SIZE,
    SIDE,
    TURNS_PER_COLOUR,
    WILDS,
    Verb,
)

if TYPE_CHECKING:
    from engine.games.uptown.state import Position

UNKNOWN: Final = -1
"""In `Position.cuts`: not asked for so far; from then on it is kept up to date."""
_REMOVE: Final = Verb.REMOVE << VERB_SHIFT
_ELSEWHERE: Final = len(CELLS[WILDS[0]]) - SIDE
"""Cells of a wild tile beyond the nine that every tile has."""
_TRIES: Final = 40
"""Draws of `random_move` before it lists the moves; only positions with hardly a legal move get there."""


def hand(state: Position, seat: int) -> bytes:
    """Return the pieces a seat may place: its racks that are not closed (rules 2.2.3)."""
    rack, players = state.rack, state.players
    if players == len(state.boards):
        return bytes(rack[RACK_SIZE * seat : RACK_SIZE * seat + RACK_SIZE])
    return b"".join(
        rack[RACK_SIZE * colour : RACK_SIZE * colour + RACK_SIZE]
        for colour in range(seat, len(state.boards), players)
        if state.used[colour] < TURNS_PER_COLOUR
    )


def open_cells(state: Position, seat: int) -> int:
    """Return the cells, as bits, a seat may place a fitting tile on: neither own nor protected (rules 3.1)."""
    players, cuts, blocked = state.players, state.cuts, 0
    for colour, board in enumerate(state.boards):
        if colour % players == seat:
            blocked |= board
            continue
        if cuts[colour] == UNKNOWN:
            cuts[colour] = protected(board)
        blocked |= cuts[colour]
    return BOARD & ~blocked


def legal_moves(state: Position) -> list[int]:
    """All placements, by rack slot, then cell; removals when there is none (rules 3.1, 3.3)."""
    seat = state.to_move
    if seat == NOBODY:
        return []
    pieces, cells = hand(state, seat), open_cells(state, seat)
    moves = [move for piece in pieces for move, bit in MOVES[piece] if bit & cells]
    return moves or [_REMOVE | piece << PLACE_BITS | OUT for piece in pieces]


def random_move(state: Position, rng: random.Random) -> int:
    """Return a uniformly random legal move: draw any tile and cell, take the first that is legal."""
    seat, chance = state.to_move, rng.random
    pieces = hand(state, seat)
    wilds = [wild for wild in WILDS[seat : len(state.boards) : state.players] if wild in pieces]
    plain = SIDE * len(pieces)
    total = plain + _ELSEWHERE * len(wilds)
    for _ in range(_TRIES):
        number = int(chance() * total)
        if number < plain:
            move, bit = MOVES[pieces[number // SIDE]][number % SIDE]
        else:
            number -= plain
            move, bit = MOVES[wilds[number // _ELSEWHERE]][SIDE + number % _ELSEWHERE]
        if _free(state, seat, move & PLACE_MASK, bit):
            return move
    moves = legal_moves(state)
    return moves[int(chance() * len(moves))]


def _free(state: Position, seat: int, cell: int, bit: int) -> bool:
    """Tell whether a seat may place a fitting tile on the cell, looking at nothing else (rules 3.1.3, 3.1.4)."""
    victim = state.lying[cell]
    if not victim:
        return True
    colour = COLOUR[victim]
    if colour % state.players == seat:
        return False
    cuts = state.cuts[colour]
    if cuts != UNKNOWN:
        return not cuts & bit
    return touched(state.boards[colour] ^ bit, cell) < 2


def play(state: Position, move: int) -> None:
    """Carry out a legal move: capture, place (or remove), draw, next seat (rules 3)."""
    piece = move >> PLACE_BITS & PIECE_MASK
    colour = COLOUR[piece]
    if move < _REMOVE:
        _place(state, piece, colour, move & PLACE_MASK)
    else:
        state.removed |= 1 << piece
    used = state.used[colour]
    state.rack[state.rack.index(piece)] = state.decks[colour][used]
    state.used[colour] = used + 1
    state.turns = turns = state.turns + 1
    seat = state.to_move + 1
    if turns == TURNS_PER_COLOUR * len(state.boards):
        state.to_move = NOBODY
    else:
        state.to_move = seat if seat < state.players else 0


def _place(state: Position, piece: int, colour: int, cell: int) -> None:
    """Take what lies on the cell, then put the piece there (rules 3.1, effect)."""
    boards, groups, cuts = state.boards, state.groups, state.cuts
    victim, bit = state.lying[cell], BITS[cell]
    if victim:
        loser = COLOUR[victim]
        boards[loser] ^= bit
        if not boards[loser] & NEIGHBOURS[cell]:
            groups[loser] -= 1
        if cuts[loser] != UNKNOWN:
            cuts[loser] = protected_without(boards[loser], cuts[loser], cell)
        state.captured[state.to_move] |= 1 << victim
    state.lying[cell] = piece
    board = boards[colour]
    joined = touched(board, cell)
    groups[colour] += 1 - joined
    boards[colour] = board | bit
    if cuts[colour] != UNKNOWN:
        cuts[colour] = protected_with(board, cuts[colour], cell, joined)
