"""What kind of move each one is, for people: the headings under which a teacher shows all a player can do."""

from __future__ import annotations

from enum import unique
from typing import Final

from engine.core.move import verb_of
from engine.core.words import Words
from engine.games.imhotep.decisions import Verb
from engine.games.imhotep.state import Position


@unique
class MoveKind(Words):
    """The kinds of moves."""

    GET = "Get stones"
    LOAD = "Place a stone on a ship"
    SAIL = "Sail a ship"
    PLAY = "Play a blue card"
    ORDER = "Unload a stone"
    TAKE = "Take a Market card"
    KEEP = "Keep a card of the pair"
    PYRAMID = "Choose a pyramid"
    REWARD = "Take the reward of the Temple"
    SKIP = "Place no stone"


_KINDS: Final = {
    Verb.GET: MoveKind.GET,
    Verb.LOAD: MoveKind.LOAD,
    Verb.SAIL: MoveKind.SAIL,
    Verb.PLAY: MoveKind.PLAY,
    Verb.ORDER: MoveKind.ORDER,
    Verb.TAKE: MoveKind.TAKE,
    Verb.KEEP: MoveKind.KEEP,
    Verb.PYRAMID: MoveKind.PYRAMID,
    Verb.REWARD: MoveKind.REWARD,
    Verb.SKIP: MoveKind.SKIP,
}


def kind(state: Position, move: int) -> MoveKind:
    """Return what kind of move a legal one is."""
    return _KINDS[Verb(verb_of(move))]
