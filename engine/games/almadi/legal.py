"""Which moves are legal (rules 3.6, 5.1, 6, 7, 12); why others are not is in `refusals`.

Order of the moves: placements, objectives, djinn moves, exchanges, characters, then what places nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.move import PIECE_MASK, PLACE_BITS, VERB_SHIFT, make
from engine.games.almadi import powers
from engine.games.almadi.components import ABRIZA, HUSSAIN, SINDBAD, members
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    FIELD,
    HAND,
    HOME,
    HOME_CELLS,
    OBJECTIVE,
    OBJECTIVES,
    REALM,
    ROW_CELLS,
    ROWS,
    SLOT_ROW,
    START,
    STARTS,
    STRIDE,
    TABLEAU,
    WIDE_FIELD,
    Ask,
    Verb,
)
from engine.games.almadi.realm import bits
from engine.games.almadi.rules import Once, takeable

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

SKIP: Final = make(Verb.SKIP)
END: Final = make(Verb.END)
_PLACE: Final = Verb.PLACE << VERB_SHIFT
_MOVE: Final = Verb.MOVE << VERB_SHIFT
_SWAP: Final = Verb.SWAP << VERB_SHIFT
_TRADE: Final = Verb.TRADE << VERB_SHIFT


def legal_moves(state: Position) -> list[int]:
    """Return all legal moves of the seat to move."""
    return _MOVES[state.ask](state, state.to_move)


# ------------------------------------------------------------ cells


def frontier(occupied: int, field: int) -> int:
    """Return the empty cells of a field that touch a landscape (4, 5.1)."""
    around = (occupied << 1 | occupied >> 1 | occupied << STRIDE | occupied >> STRIDE) & field
    return around ^ around & occupied


def field_of(state: Position, seat: int) -> int:
    """Return where djinn moves of a seat may lead: rows 1 to 4, with Abriza 0 to 5 (6, 12.3)."""
    return WIDE_FIELD if state.played[seat] & ABRIZA else FIELD


def targets(state: Position, seat: int, piece: int, cell: int) -> int:
    """Return where a djinn move may take the landscape on a cell, by all conditions of 6."""
    bit = 1 << cell
    cells = frontier(state.occupied[seat] ^ bit, field_of(state, seat))
    if piece == state.last:
        bit |= 1 << state.origin
    return cells ^ cells & bit


def rows_of(state: Position, seat: int, slot: int) -> range:
    """Return the rows a landscape of a slot may be placed in: its own, with Sindbad one more or less (5.1, 12.3)."""
    row = SLOT_ROW[slot]
    if state.played[seat] & SINDBAD:
        return range(max(1, row - 1), min(ROWS, row + 1) + 1)
    return range(row, row + 1)


def landscapes(state: Position, seat: int) -> int:
    """Return the cells of a realm with landscapes that can be moved: not those of the start tile (4)."""
    return state.occupied[seat] & ~HOME_CELLS


def may_swap(state: Position, seat: int) -> bool:
    """Tell whether a djinn move may be Hussain's exchange (12.3)."""
    return bool(state.played[seat] & HUSSAIN) and not state.gained & Once.EXCHANGE


# ------------------------------------------------------------ what a turn offers


def _turn(state: Position, seat: int) -> list[int]:
    moves = placements(state, seat) if state.slot < 0 else []
    if state.moons:
        moves += takes(state, seat)
    if state.djinn:
        moves += _djinn_moves(state, seat)
    if state.module:
        moves += _characters(state, seat)
    if state.slot >= 0:
        moves.append(END)
    return moves


def placements(state: Position, seat: int) -> list[int]:
    """Return all placements, by slot, then cell (5.1)."""
    cells = frontier(state.occupied[seat], FIELD)
    base = _PLACE + REALM + CELLS * seat
    by_row = [list(bits(cells & row)) for row in ROW_CELLS]
    return [
        base + (tile << PLACE_BITS) + cell
        for slot, tile in enumerate(state.slots)
        for row in rows_of(state, seat, slot)
        for cell in by_row[row]
    ]


def card_of(move: int) -> int:
    """Return the objective a move takes."""
    return (move >> PLACE_BITS & PIECE_MASK) - OBJECTIVE


def takes(state: Position, seat: int) -> list[int]:
    """Return all moves that take an objective (7)."""
    place = OBJECTIVES + seat
    return [make(Verb.TAKE, OBJECTIVE + card, place) for card in members(takeable(state, seat))]


def _djinn_moves(state: Position, seat: int) -> list[int]:
    """Return all moves of a landscape, by its cell, then the new one, then all exchanges (6, 12.3 Hussain)."""
    own = list(bits(landscapes(state, seat)))
    lying, start, base = state.lying, CELLS * seat, _MOVE + REALM + CELLS * seat
    moves = []
    for cell in own:
        piece = lying[start + cell]
        head = base + (piece << PLACE_BITS)
        moves += [head + target for target in bits(targets(state, seat, piece, cell))]
    if may_swap(state, seat):
        base += _SWAP - _MOVE
        moves += [
            base + (lying[start + cell] << PLACE_BITS) + other
            for cell in own
            for other in own
            if cell != other
        ]
    return moves


def _characters(state: Position, seat: int) -> list[int]:
    place = TABLEAU + seat
    return [make(Verb.PLAY, CHARACTER + card, place) for card in powers.affordable(state, seat)]


# ------------------------------------------------------------ other decisions


def _start_tiles(state: Position, seat: int) -> list[int]:
    free = (start for start in range(STARTS) if start not in state.starts)
    return [make(Verb.START, START + start, HOME + seat) for start in free]


def _keeps(state: Position, seat: int) -> list[int]:
    return [make(Verb.KEEP, CHARACTER + card, HAND + seat) for card in members(state.dealt[seat])]


def _tale(state: Position, seat: int) -> list[int]:
    return [*takes(state, seat), SKIP]


def _wish(state: Position, seat: int) -> list[int]:
    return [*_djinn_moves(state, seat), SKIP]


def _wakes(state: Position, seat: int) -> list[int]:
    start = CELLS * seat
    return [make(Verb.WAKE, state.lying[start + cell]) for cell in bits(landscapes(state, seat))]


def _trades(state: Position, seat: int) -> list[int]:
    own, base = list(bits(landscapes(state, seat))), _TRADE + REALM + CELLS * seat
    return [base + (tile << PLACE_BITS) + cell for tile in state.slots if tile for cell in own]


def _nothing(_: Position, __: int) -> list[int]:
    return []


_MOVES: Final[dict[int, Callable[[Position, int], list[int]]]] = {
    Ask.START: _start_tiles,
    Ask.KEEP: _keeps,
    Ask.TURN: _turn,
    Ask.TALE: _tale,
    Ask.WISH: _wish,
    Ask.WAKE: _wakes,
    Ask.TRADE: _trades,
    Ask.OVER: _nothing,
}


# ------------------------------------------------------------ random play


def random_move(state: Position, rng: random.Random) -> int:
    """Return a uniformly random legal move; placements and djinn moves are drawn without listing them."""
    seat, chance = state.to_move, rng.random
    if state.ask == Ask.TURN and not state.module:
        if state.slot < 0 and not state.moons and not state.djinn:
            return _random_placement(state, seat, chance)
        if state.djinn:
            return _random_with_djinn(state, seat, chance)
    moves = legal_moves(state)
    return moves[int(chance() * len(moves))]


def _random_placement(state: Position, seat: int, chance: Callable[[], float]) -> int:
    """Draw one of the two slots of a row and one of the cells of that row, each pair with the same chance."""
    cells = frontier(state.occupied[seat], FIELD)
    number = int(chance() * 2 * cells.bit_count())
    for row in range(1, ROWS + 1):
        in_row = cells & ROW_CELLS[row]
        count = 2 * in_row.bit_count()
        if number < count:
            tile = state.slots[2 * row - 2 + (number & 1)]
            return _PLACE + (tile << PLACE_BITS) + REALM + CELLS * seat + _nth(in_row, number >> 1)
        number -= count
    raise AssertionError("every row has a cell to place on (5.1)")


def _random_with_djinn(state: Position, seat: int, chance: Callable[[], float]) -> int:
    """Draw a landscape and a cell on the frontier until the move is legal; objectives and the end are as likely each.

    Lifting a landscape can only make the frontier smaller, apart from its own cell.
    """
    own, cells = landscapes(state, seat), frontier(state.occupied[seat], FIELD)
    pieces, places = own.bit_count(), cells.bit_count()
    others = [*takes(state, seat), END] if state.moons else [END]
    while True:
        number = int(chance() * (pieces * places + len(others)))
        if number >= pieces * places:
            return others[number - pieces * places]
        cell, target = _nth(own, number // places), _nth(cells, number % places)
        piece = state.lying[CELLS * seat + cell]
        if targets(state, seat, piece, cell) >> target & 1:
            return _MOVE + (piece << PLACE_BITS) + REALM + CELLS * seat + target


def _nth(cells: int, number: int) -> int:
    """Return the cell with so many cells of the set before it."""
    for _ in range(number):
        cells &= cells - 1
    return (cells & -cells).bit_length() - 1
