"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique
from typing import Final

from engine.core.move import verb_of
from engine.core.words import Words
from engine.games.isle_of_skye.places import Verb
from engine.games.isle_of_skye.state import Position


@unique
class MoveKind(Words):
    """The kinds of moves."""

    AXE = "Put the axe on a tile"
    STAKE = "Put a price on a tile"
    BUY = "Buy a tile"
    PASS = "Buy nothing"
    BUILD = "Lay a tile"


_KINDS: Final = {
    Verb.AXE: MoveKind.AXE,
    Verb.STAKE: MoveKind.STAKE,
    Verb.BUY: MoveKind.BUY,
    Verb.PASS: MoveKind.PASS,
    Verb.BUILD: MoveKind.BUILD,
}


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    return _KINDS[Verb(verb_of(move))]
