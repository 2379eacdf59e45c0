"""Moves of Almadi as text and as sentences; published in docs/notation/almadi.md.

`start s4 1`, `keep k01 1`, `place p13 1 r3c2`, `move c15 1 r4c2`, `swap c15 1 r4c2`, `take r1 1`, `play k01 1`,
`wake p13`, `trade o02 1 r1c1`, `skip`, `end`: the number after a piece is the player from 1, rRcC a cell of the realm.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.core.contract import BadNotation
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Player, Sentence, Words, say
from engine.games.almadi import powers, rules
from engine.games.almadi.components import CHARACTER_IDS, ID_OF, OBJECTIVE_IDS, START_IDS, TILE_OF
from engine.games.almadi.names import (
    cell_name,
    character_name,
    effects,
    landscape_name,
    objective_name,
    start_name,
)
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    HAND,
    HOME,
    LAST_COLUMN,
    OBJECTIVE,
    OBJECTIVES,
    START,
    TABLEAU,
    Verb,
    cell_at,
    point_of,
    realm_parts,
    realm_place,
)
from engine.games.almadi.words import Moves

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_SHAPE: Final = re.compile(
    r"(?P<card>start|keep|take|play) (?P<id>[a-z][0-9]{1,2}) (?P<owner>[1-5])"
    r"|(?P<laid>place|move|swap|trade) (?P<tile>[a-z][0-9]{2}) (?P<seat>[1-5]) r(?P<row>[0-5])c(?P<column>[1-9][0-9]?)"
    r"|wake (?P<woken>[a-z][0-9]{2})"
    r"|(?P<plain>skip|end)",
    re.ASCII,
)
_CARDS: Final = {
    "start": (Verb.START, START, ("", *START_IDS), HOME),
    "keep": (Verb.KEEP, CHARACTER, CHARACTER_IDS, HAND),
    "take": (Verb.TAKE, OBJECTIVE, OBJECTIVE_IDS, OBJECTIVES),
    "play": (Verb.PLAY, CHARACTER, CHARACTER_IDS, TABLEAU),
}
"""By word: verb, number before the first piece, ids from index 1 on, place of the first seat."""


def to_text(move: int) -> str:
    """Return the move as text."""
    verb, piece, place = Verb(verb_of(move)), piece_of(move), place_of(move)
    word = verb.name.lower()
    if word in _CARDS:
        _, first, ids, places = _CARDS[word]
        number = piece - first + (verb == Verb.START)
        return f"{word} {ids[number].lower()} {place - places + 1}"
    if verb == Verb.WAKE:
        return f"wake {ID_OF[piece].lower()}"
    parts = realm_parts(place)
    if parts is None:
        return word
    seat, cell = parts
    row, column = point_of(cell)
    return f"{word} {ID_OF[piece].lower()} {seat + 1} r{row}c{column}"


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    shape = _SHAPE.fullmatch(text)
    if shape is None:
        raise BadNotation(
            'A move of Almadi looks like "place p13 1 r3c2", "move c15 1 r4c2", "take r1 1", "play k01 1" or "end".'
        )
    if shape["card"]:
        return _card(shape["card"], shape["id"], int(shape["owner"]) - 1)
    if shape["woken"]:
        return make(Verb.WAKE, _tile(shape["woken"]))
    if shape["plain"]:
        return make(Verb[shape["plain"].upper()])
    return _laid(shape)


def _card(word: str, card: str, seat: int) -> int:
    verb, first, ids, places = _CARDS[word]
    if card.upper() not in ids:
        raise BadNotation(f'There is no "{card}" to {word}; there are {ids[1].lower()} to {ids[-1].lower()}.')
    return make(verb, first + ids.index(card.upper()) - (verb == Verb.START), places + seat)


def _tile(text: str) -> int:
    if text.upper() not in TILE_OF:
        raise BadNotation(f'There is no landscape "{text}"; the landscapes are o01 to m22.')
    return TILE_OF[text.upper()]


def _laid(shape: re.Match[str]) -> int:
    row, column = int(shape["row"]), int(shape["column"])
    if column > LAST_COLUMN:
        raise BadNotation(f"No realm reaches column {column}; the last one is {LAST_COLUMN}.")
    place = realm_place(int(shape["seat"]) - 1, cell_at(row, column))
    return make(Verb[shape["laid"].upper()], _tile(shape["tile"]), place)


# ------------------------------------------------------------ sentences


def describe(state: Position, move: int) -> Sentence:
    """Return the move as an imperative sentence for the list of moves."""
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    match verb:
        case Verb.START:
            return say(Moves.START, tile=start_name(piece - START))
        case Verb.KEEP:
            return say(Moves.KEEP, name=character_name(piece - CHARACTER))
        case Verb.TAKE:
            return _describe_taking(state, piece - OBJECTIVE)
        case Verb.PLAY:
            card = piece - CHARACTER
            price = powers.cost(state, state.to_move, card)
            return say(Moves.PLAY, name=character_name(card), n=price)
        case Verb.WAKE:
            return say(Moves.WAKE, tile=landscape_name(piece))
        case Verb.SKIP:
            return say(Moves.SKIP)
        case Verb.END:
            return say(Moves.END)
        case _:
            return _describe_laying(state, verb, piece, place)


def _describe_taking(state: Position, card: int) -> Sentence:
    for owner, cards in enumerate(state.unfinished):
        if cards >> card & 1:
            return say(Moves.TAKE_FROM, name=objective_name(card), owner=Player(owner))
    return say(Moves.TAKE, name=objective_name(card))


def _describe_laying(state: Position, verb: int, piece: int, place: int) -> Sentence:
    parts = realm_parts(place)
    assert parts is not None
    seat, cell = parts
    tile, other = landscape_name(piece), state.lying[CELLS * seat + cell]
    if verb in (Verb.SWAP, Verb.TRADE):
        template = Moves.SWAP if verb == Verb.SWAP else Moves.TRADE
        return say(template, tile=tile, other=landscape_name(other))
    plain, gaining = _LAYING[Verb(verb)]
    gains = effects(_gains(state, verb, piece, cell))
    if gains.parts:
        return say(gaining, tile=tile, cell=cell_name(cell), effects=gains)
    return say(plain, tile=tile, cell=cell_name(cell))


def _gains(state: Position, verb: int, piece: int, cell: int) -> int:
    """Return the tally of the contacts the landscape will have on the cell."""
    seat = state.to_move
    if verb == Verb.PLACE:
        return rules.contacts(state, seat, piece, cell)
    after = state.copy()
    rules.lift(after, seat, piece, rules.cell_of(after, seat, piece))
    return rules.contacts(after, seat, piece, cell)


_LAYING: Final[dict[Verb, tuple[Words, Words]]] = {
    Verb.PLACE: (Moves.PLACE, Moves.PLACE_GAINS),
    Verb.MOVE: (Moves.MOVE, Moves.MOVE_GAINS),
}
