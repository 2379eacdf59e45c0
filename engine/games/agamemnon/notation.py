"""Moves of Agamemnon as text and as sentences; published in docs/notation/agamemnon.md. Knows no rule.

======================  =====================================================================
text                    meaning
======================  =====================================================================
place g.w3 10           the Greeks' warrior of 3 spears goes on space 10
exchange 2-4 4-9        what lies on edge 2-4 and on edge 4-9 changes places
keep                    no exchange
redraw t.warp           the Trojans' Warp goes back into the stack, another tile is turned over
name g.leaders          the next tile comes from the Greeks' stack of leaders
======================  =====================================================================
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.core.contract import BadNotation
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Sentence, say
from engine.games.agamemnon.board import EDGE_NAMES
from engine.games.agamemnon.names import KIND_NAMES, tile_name
from engine.games.agamemnon.tiles import (
    KINDS,
    ORACLE,
    ORACLE_NAMES,
    ORACLE_TEXTS,
    SIDE_TEXTS,
    SIDES,
    STACK,
    TILE_TEXTS,
    Verb,
    side_of,
    tile_of,
)
from engine.games.agamemnon.words import Moves

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position

_PIECES: Final = {
    f"{SIDE_TEXTS[side]}.{text}": KINDS * side + tile + 1
    for side in range(SIDES)
    for tile, text in enumerate(TILE_TEXTS)
}
_EDGES: Final = {name: place for place, name in EDGE_NAMES.items()}
_STACKS: Final = {
    f"{SIDE_TEXTS[side]}.{text}": ORACLE + 3 * side + stack
    for side in range(SIDES)
    for stack, text in enumerate(ORACLE_TEXTS)
}
_SHAPES: Final = {
    "place": re.compile(r"place ([gt]\.[a-z]+[1-3]?) ([12]?[0-9]|3[0-2])"),
    "exchange": re.compile(r"exchange ([0-9]{1,2}-[0-9]{1,2}) ([0-9]{1,2}-[0-9]{1,2})"),
    "keep": re.compile(r"keep"),
    "redraw": re.compile(r"redraw ([gt]\.warp|[gt]\.weft)"),
    "name": re.compile(r"name ([gt]\.[a-z]+)"),
}


def to_text(move: int) -> str:
    """Return the move as text."""
    piece, place = piece_of(move), place_of(move)
    match verb_of(move):
        case Verb.PLACE:
            return f"place {_piece_text(piece)} {place - 1}"
        case Verb.EXCHANGE:
            return f"exchange {EDGE_NAMES[piece]} {EDGE_NAMES[place]}"
        case Verb.REDRAW:
            return f"redraw {_piece_text(piece)}"
        case Verb.NAME:
            side, stack = divmod(place - ORACLE, 3)
            return f"name {SIDE_TEXTS[side]}.{ORACLE_TEXTS[stack]}"
        case _:
            return "keep"


def _piece_text(piece: int) -> str:
    return f"{SIDE_TEXTS[side_of(piece)]}.{TILE_TEXTS[tile_of(piece)]}"


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    verb = text.partition(" ")[0]
    shape = _SHAPES[verb].fullmatch(text) if verb in _SHAPES else None
    if shape is None:
        raise BadNotation(
            'A move of Agamemnon looks like "place g.w3 10", "exchange 2-4 4-9", "keep", "redraw t.warp" or "name g.leaders".'
        )
    match verb:
        case "place":
            return make(Verb.PLACE, _known(_PIECES, shape[1], "tile"), int(shape[2]) + 1)
        case "exchange":
            return make(Verb.EXCHANGE, _known(_EDGES, shape[1], "edge"), _known(_EDGES, shape[2], "edge"))
        case "redraw":
            piece = _PIECES[shape[1]]
            return make(Verb.REDRAW, piece, STACK + side_of(piece))
        case "name":
            return make(Verb.NAME, 0, _known(_STACKS, shape[1], "stack"))
        case _:
            return make(Verb.KEEP)


def _known(names: dict[str, int], name: str, what: str) -> int:
    if name not in names:
        raise BadNotation(f'Agamemnon has no {what} "{name[:12]}".')
    return names[name]


def describe(state: Position, move: int) -> Sentence:
    """Return the move as an imperative sentence for the list of moves."""
    piece, place = piece_of(move), place_of(move)
    match verb_of(move):
        case Verb.PLACE:
            return say(Moves.PLACE, tile=tile_name(piece), space=place - 1)
        case Verb.EXCHANGE:
            kind, other = (KIND_NAMES[state.links[state.layout.edges[number]]] for number in (piece, place))
            return say(
                Moves.EXCHANGE, kind=kind, edge=EDGE_NAMES[piece], other_kind=other, other=EDGE_NAMES[place]
            )
        case Verb.REDRAW:
            return say(Moves.REDRAW, tile=tile_name(piece))
        case Verb.NAME:
            return say(Moves.NAME, stack=ORACLE_NAMES[(place - ORACLE) % 3])
        case _:
            return say(Moves.KEEP)
