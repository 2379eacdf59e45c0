"""Moves of Isle of Skye as text and as sentences; published in docs/notation/isle_of_skye.md.

`axe P.T`, `stake N P.T`, `buy TILE P`, `pass`, `build TILE P X,Y rR`: P is the player from 1, T the drawn tile from 1,
N gold, X to the east and Y to the south of the castle, R quarter turns clockwise.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.core.contract import BadNotation
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Player, Sentence, say
from engine.games.isle_of_skye.names import where
from engine.games.isle_of_skye.places import (
    AXE,
    COINS,
    MOST_COINS,
    RADIUS,
    SLOT,
    SLOTS,
    STOCK,
    TILES,
    Verb,
    cell_at,
    estate_parts,
    estate_place,
    point_of,
)
from engine.games.isle_of_skye.tiles import ID_OF, TILE_OF
from engine.games.isle_of_skye.words import Turn

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

_SHAPE: Final = re.compile(
    r"axe (?P<axe>[1-5])\.(?P<axed>[1-3])"
    r"|stake (?P<gold>[1-9][0-9]{0,2}) (?P<owner>[1-5])\.(?P<slot>[1-3])"
    r"|buy (?P<bought>l[0-9]{2}) (?P<buyer>[1-5])"
    r"|(?P<passing>pass)"
    r"|build (?P<tile>l[0-9]{2}) (?P<builder>[1-5])"
    r" (?P<x>0|-?[1-9][0-9]?),(?P<y>0|-?[1-9][0-9]?) r(?P<turns>[0-3])",
    re.ASCII,
)
_TILES: Final = {tile_id.lower(): tile for tile_id, tile in TILE_OF.items() if tile <= TILES}


def to_text(move: int) -> str:
    """Return the move as text."""
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    match verb:
        case Verb.AXE:
            return f"axe {_slot_text(place)}"
        case Verb.STAKE:
            return f"stake {piece - COINS} {_slot_text(place)}"
        case Verb.BUY:
            return f"buy {ID_OF[piece].lower()} {place - STOCK + 1}"
        case Verb.PASS:
            return "pass"
        case _:
            return _build_text(piece, place)


def _slot_text(place: int) -> str:
    seat, slot = divmod(place - SLOT, SLOTS)
    return f"{seat + 1}.{slot + 1}"


def _build_text(tile: int, place: int) -> str:
    parts = estate_parts(place)
    assert parts is not None
    seat, cell, rotation = parts
    x, y = point_of(cell)
    return f"build {ID_OF[tile].lower()} {seat + 1} {x},{y} r{rotation}"


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    shape = _SHAPE.fullmatch(text)
    if shape is None:
        raise BadNotation(
            'A move of Isle of Skye looks like "axe 1.3", "stake 4 1.2", "buy l22 1", "pass" or "build l22 1 0,-1 r2".'
        )
    if shape["axe"]:
        seat = int(shape["axe"]) - 1
        return make(Verb.AXE, AXE + seat, SLOT + SLOTS * seat + int(shape["axed"]) - 1)
    if shape["gold"]:
        return _stake(int(shape["gold"]), int(shape["owner"]) - 1, int(shape["slot"]) - 1)
    if shape["bought"]:
        return make(Verb.BUY, _tile(shape["bought"]), STOCK + int(shape["buyer"]) - 1)
    if shape["passing"]:
        return make(Verb.PASS)
    return _build(shape)


def _stake(gold: int, seat: int, slot: int) -> int:
    if gold > MOST_COINS:
        raise BadNotation(f"A stake is at most {MOST_COINS} gold, not {gold}.")
    return make(Verb.STAKE, COINS + gold, SLOT + SLOTS * seat + slot)


def _build(shape: re.Match[str]) -> int:
    x, y = int(shape["x"]), int(shape["y"])
    if abs(x) + abs(y) > RADIUS:
        raise BadNotation(f"No estate reaches {x},{y}: no cell is more than {RADIUS} steps from its castle.")
    place = estate_place(int(shape["builder"]) - 1, cell_at(x, y), int(shape["turns"]))
    return make(Verb.BUILD, _tile(shape["tile"]), place)


def _tile(text: str) -> int:
    if text not in _TILES:
        raise BadNotation(f'There is no tile "{text}"; the tiles are l01 to l{TILES}.')
    return _TILES[text]


def describe(state: Position, move: int) -> Sentence:
    """Return the move as an imperative sentence for the list of moves."""
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    match verb:
        case Verb.AXE:
            return say(Turn.AXE, tile=ID_OF[state.drawn[place - SLOT]])
        case Verb.STAKE:
            return say(Turn.PRICE, n=piece - COINS, tile=ID_OF[state.drawn[place - SLOT]])
        case Verb.BUY:
            slot = state.drawn.index(piece)
            seller = Player(slot // SLOTS)
            return say(Turn.BUY, tile=ID_OF[piece], seller=seller, n=state.stakes[slot])
        case Verb.PASS:
            return say(Turn.PASS)
        case _:
            return _describe_building(piece, place)


def _describe_building(tile: int, place: int) -> Sentence:
    parts = estate_parts(place)
    assert parts is not None
    _, cell, rotation = parts
    if rotation:
        return say(Turn.LAY_TURNED, tile=ID_OF[tile], where=where(cell), n=rotation)
    return say(Turn.LAY, tile=ID_OF[tile], where=where(cell))
