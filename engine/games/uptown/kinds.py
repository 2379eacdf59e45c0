"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique

from engine.core.move import place_of, verb_of
from engine.core.words import Words
from engine.games.uptown.state import Position
from engine.games.uptown.tiles import Verb


@unique
class MoveKind(Words):
    """The kinds of moves."""

    PLACE = "Place a tile on an empty cell"
    TAKE = "Capture a tile"
    REMOVE = "Remove a tile from the game"


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    if verb_of(move) == Verb.REMOVE:
        return MoveKind.REMOVE
    return MoveKind.TAKE if state.lying[place_of(move)] else MoveKind.PLACE
