"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique
from typing import Final

from engine.core.move import verb_of
from engine.core.words import Words
from engine.games.four_color_cards.decisions import Verb
from engine.games.four_color_cards.state import Position


@unique
class MoveKind(Words):
    """The kinds of moves."""

    DISCARD = "Discard a card"
    HU = "Declare hu"
    KONG = "Kong"
    PONG = "Pong"
    CHI = "Chi"
    PASS = "Pass"


_KINDS: Final = {
    Verb.DISCARD: MoveKind.DISCARD,
    Verb.HU: MoveKind.HU,
    Verb.KONG: MoveKind.KONG,
    Verb.PONG: MoveKind.PONG,
    Verb.CHI: MoveKind.CHI,
    Verb.PASS: MoveKind.PASS,
}


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    return _KINDS[Verb(verb_of(move))]
