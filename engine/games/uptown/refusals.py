"""Why a move is not allowed (rules 2.2.3, 3.1, 3.3, 4.2); the only other place that knows it is `rules.legal_moves`.

Checked from the outside in: is there a turn, is it such an action, may this tile be used, may it go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, Refused
from engine.core.move import PLACE_MASK, piece_of, place_of, verb_of
from engine.core.words import Part, Player, say
from engine.games.uptown import rules
from engine.games.uptown.groups import touched
from engine.games.uptown.names import colour_name, tile_name
from engine.games.uptown.tiles import (
    BITS,
    CELL_NAMES,
    CELLS,
    COLOUR,
    LETTERS,
    OUT,
    RACK_SIZE,
    ROW,
    SIDE,
    SYMBOL_WORDS,
    TILE,
    TILE_NAMES,
    TILES,
    TURNS_PER_COLOUR,
    Verb,
    block_of,
)
from engine.games.uptown.words import Refusal

if TYPE_CHECKING:
    from engine.games.uptown.state import Position

_ATTEMPT = 0
"""The verb of `move.attempt`: somebody put the piece there, whatever it was meant to be."""


def refusal(state: Position, move: int) -> Refused | None:
    """Say why the seat to move may not make the move, or `None`."""
    if state.to_move == NOBODY:
        return _refused("3.2", Refusal.OVER, turns=TURNS_PER_COLOUR)
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    if verb not in (_ATTEMPT, Verb.PLACE, Verb.REMOVE):
        return _refused("3", Refusal.NO_ACTION)
    trouble = _wrong_tile(state, piece)
    if trouble is None and (verb == Verb.REMOVE or place == OUT):
        trouble = _wrong_removal(state, verb, place)
    elif trouble is None:
        trouble = _wrong_cell(state, piece, place)
    if trouble is None and verb == _ATTEMPT:
        return _refused("3", Refusal.NO_ACTION)
    return trouble


def _refused(rule: str, reason: Refusal, **parts: Part) -> Refused:
    return Refused(say(reason, **parts), rule)


def _wrong_tile(state: Position, piece: int) -> Refused | None:
    """Say why the seat to move may not use the piece: it must lie on a rack of its own with five tiles (rules 3.1.1)."""
    if not 1 <= piece <= TILES * len(state.boards):
        return _refused("1.2", Refusal.NO_TILE)
    colour, seat, tile = COLOUR[piece], state.to_move, tile_name(state, piece)
    if colour not in state.colours_of(seat):
        return _refused("3.1", Refusal.OTHERS_TILE, tile=tile, owner=Player(colour % state.players))
    if piece in state.rack:
        if state.used[colour] < TURNS_PER_COLOUR:
            return None
        return _refused("2.2", Refusal.COLOUR_CLOSED, colour=colour_name(state, colour), n=RACK_SIZE - 1)
    if piece in state.lying:
        return _refused("3.1", Refusal.ON_BOARD, tile=tile, cell=CELL_NAMES[state.lying.index(piece)])
    for captor, pile in enumerate(state.captured):
        if pile >> piece & 1:
            return _refused("8", Refusal.CAPTURED, tile=tile, who=Player(captor))
    if state.removed >> piece & 1:
        return _refused("3.3", Refusal.REMOVED, tile=tile)
    return _refused("3.1", Refusal.NOT_DRAWN, tile=tile)


def _wrong_removal(state: Position, verb: int, place: int) -> Refused | None:
    """Say why no tile may be removed, or not like this (rules 3.3)."""
    moves = rules.legal_moves(state)
    if verb_of(moves[0]) == Verb.PLACE:
        return _refused("3.3", Refusal.CAN_PLACE, n=len({move & PLACE_MASK for move in moves}))
    if verb == Verb.PLACE or place != OUT:
        return _refused("3.3", Refusal.GOES_OUT)
    return None


def _wrong_cell(state: Position, piece: int, cell: int) -> Refused | None:
    """Say why the piece may not lie there (rules 3.1.2 to 3.1.4)."""
    if cell not in CELL_NAMES:
        return _refused("3.1", Refusal.NOT_A_CELL)
    if cell not in CELLS[piece]:
        return off_line(state, piece, cell)
    victim = state.lying[cell]
    if not victim:
        return None
    colour, tile, name = COLOUR[victim], tile_name(state, victim), CELL_NAMES[cell]
    if colour in state.colours_of(state.to_move):
        return _refused("3.1", Refusal.OWN_TILE, tile=tile, cell=name)
    parts = touched(state.boards[colour] ^ BITS[cell], cell)
    if parts < 2:
        return None
    owner = Player(colour % state.players)
    return _refused("4.2", Refusal.PROTECTED, tile=tile, cell=name, owner=owner, n=parts)


def off_line(state: Position, piece: int, cell: int) -> Refused:
    """Say where the tile goes instead (rules 1.3)."""
    tile, name = tile_name(state, piece), CELL_NAMES[cell]
    line = TILE_NAMES[TILE[piece]]
    match TILE[piece] // SIDE:
        case 0:
            return _refused("1.3", Refusal.OTHER_COLUMN, tile=tile, line=line, cell=name, column=cell % ROW)
        case 1:
            return _refused(
                "1.3", Refusal.OTHER_ROW, tile=tile, line=line, cell=name, row=LETTERS[cell // ROW - 1]
            )
    cells = CELLS[piece]
    first, last, block = CELL_NAMES[cells[0]], CELL_NAMES[cells[-1]], SYMBOL_WORDS[block_of(cell)]
    return _refused("1.3", Refusal.OTHER_BLOCK, tile=tile, first=first, last=last, cell=name, block=block)
