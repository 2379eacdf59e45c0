"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique
from typing import Final

from engine.core.move import verb_of
from engine.core.words import Words
from engine.games.almadi.places import Verb
from engine.games.almadi.state import Position


@unique
class MoveKind(Words):
    """The kinds of moves."""

    START = "Choose a start tile"
    KEEP = "Keep a character"
    PLACE = "Place a landscape"
    MOVE = "Move a landscape"
    SWAP = "Exchange two landscapes"
    TAKE = "Take an objective"
    PLAY = "Play a character"
    WAKE = "Activate contacts again"
    TRADE = "Exchange with the central board"
    SKIP = "Decline"
    END = "End the turn"


_KINDS: Final = {
    Verb.START: MoveKind.START,
    Verb.KEEP: MoveKind.KEEP,
    Verb.PLACE: MoveKind.PLACE,
    Verb.MOVE: MoveKind.MOVE,
    Verb.SWAP: MoveKind.SWAP,
    Verb.TAKE: MoveKind.TAKE,
    Verb.PLAY: MoveKind.PLAY,
    Verb.WAKE: MoveKind.WAKE,
    Verb.TRADE: MoveKind.TRADE,
    Verb.SKIP: MoveKind.SKIP,
    Verb.END: MoveKind.END,
}


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    return _KINDS[Verb(verb_of(move))]
