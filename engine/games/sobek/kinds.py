"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique
from typing import Final

from engine.core.move import verb_of
from engine.core.words import Words
from engine.games.sobek.decisions import Verb
from engine.games.sobek.state import Position


@unique
class MoveKind(Words):
    """The kinds of moves."""

    TAKE = "Take a card of the row"
    LAY = "Lay a card of a set"
    FINISH = "Finish the set"
    PLAY = "Play a character"
    TOKEN = "Choose an event token"
    AIM = "Choose whom or what it is for"
    PICK = "Take from a corruption pile"
    STEAL = "Steal a card"
    DISCARD = "Discard a card"
    PASS = "Lay no more sets"
    START = "Name the start player"


_KINDS: Final = {
    Verb.TAKE: MoveKind.TAKE,
    Verb.LAY: MoveKind.LAY,
    Verb.FINISH: MoveKind.FINISH,
    Verb.PLAY: MoveKind.PLAY,
    Verb.TOKEN: MoveKind.TOKEN,
    Verb.AIM: MoveKind.AIM,
    Verb.PICK: MoveKind.PICK,
    Verb.STEAL: MoveKind.STEAL,
    Verb.DISCARD: MoveKind.DISCARD,
    Verb.PASS: MoveKind.PASS,
    Verb.START: MoveKind.START,
}


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    return _KINDS[Verb(verb_of(move))]
