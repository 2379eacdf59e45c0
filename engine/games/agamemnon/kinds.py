"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique
from typing import Final

from engine.core.move import piece_of, verb_of
from engine.core.words import Words
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.tiles import LEADERS, WARP, WEFT, Verb, tile_of


@unique
class MoveKind(Words):
    """The kinds of moves."""

    LEADER = "Place a leader"
    WARRIOR = "Place a warrior"
    WARP = "Place a Warp"
    WEFT = "Place a Weft"
    EXCHANGE = "Exchange two string tiles"
    KEEP = "Leave the string tiles as they are"
    REDRAW = "Put a weaver back"
    NAME = "Name a stack"


_KINDS: Final = {
    Verb.EXCHANGE: MoveKind.EXCHANGE,
    Verb.KEEP: MoveKind.KEEP,
    Verb.REDRAW: MoveKind.REDRAW,
    Verb.NAME: MoveKind.NAME,
}


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    verb, tile = Verb(verb_of(move)), tile_of(piece_of(move))
    if verb is not Verb.PLACE:
        return _KINDS[verb]
    if tile in (WARP, WEFT):
        return MoveKind.WARP if tile == WARP else MoveKind.WEFT
    return MoveKind.LEADER if tile < LEADERS else MoveKind.WARRIOR
