"""Moves of Uptown as text and as sentences; published in docs/notation/uptown.md.

`place COLOUR.TILE CELL` ("place 1.man b2") and `remove COLOUR.TILE`; colours count from 1 in the order of their owners'
seats, with two colours each the second ones after all first ones.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.core.contract import BadNotation
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Player, Sentence, say
from engine.games.uptown.names import tile_name
from engine.games.uptown.tiles import CELL_NAMES, COLOUR, OUT, PIECES, TILE, TILE_TEXTS, Verb
from engine.games.uptown.words import Moves

if TYPE_CHECKING:
    from engine.games.uptown.state import Position

_CELLS: Final = {name.lower(): cell for cell, name in CELL_NAMES.items()}
_SHAPE: Final = re.compile(
    r"(place) ([1-5])\.([a-z]+|[1-9]|\$) ([a-i][1-9])|(remove) ([1-5])\.([a-z]+|[1-9]|\$)"
)


def to_text(move: int) -> str:
    """Return the move as text."""
    piece = piece_of(move)
    tile = f"{COLOUR[piece] + 1}.{TILE_TEXTS[TILE[piece]]}"
    if verb_of(move) == Verb.REMOVE:
        return f"remove {tile}"
    return f"place {tile} {CELL_NAMES[place_of(move)].lower()}"


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    shape = _SHAPE.fullmatch(text)
    if shape is None:
        raise BadNotation('A move of Uptown looks like "place 1.man b2" or "remove 1.man".')
    colour, tile = (shape[2], shape[3]) if shape[1] else (shape[6], shape[7])
    if tile not in TILE_TEXTS:
        raise BadNotation(f'Uptown has no tile "{tile[:12]}"; its tiles are {", ".join(TILE_TEXTS)}.')
    piece = PIECES[int(colour) - 1][TILE_TEXTS.index(tile)]
    if shape[1]:
        return make(Verb.PLACE, piece, _CELLS[shape[4]])
    return make(Verb.REMOVE, piece, OUT)


def describe(state: Position, move: int) -> Sentence:
    """Return the move as an imperative sentence for the list of moves."""
    tile = tile_name(state, piece_of(move))
    if verb_of(move) == Verb.REMOVE:
        return say(Moves.REMOVE, tile=tile)
    cell = place_of(move)
    victim = state.lying[cell]
    if not victim:
        return say(Moves.PLACE, tile=tile, cell=CELL_NAMES[cell])
    owner = Player(COLOUR[victim] % state.players)
    return say(Moves.TAKE, tile=tile, cell=CELL_NAMES[cell], victim=tile_name(state, victim), owner=owner)
