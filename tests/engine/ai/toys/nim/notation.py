"""Text of moves: "take 2", "swap"."""

from __future__ import annotations

from engine.core.contract import BadNotation
from engine.core.move import place_of
from engine.core.words import Sentence, say
from tests.engine.ai.toys.nim.state import SWAP, TAKES, Position
from tests.engine.ai.toys.nim.words import Terms

_TEXTS = {"swap": SWAP} | {f"take {place_of(move)}": move for move in TAKES}


def to_text(move: int) -> str:
    return next(text for text, known in _TEXTS.items() if known == move)


def from_text(text: str) -> int:
    if text not in _TEXTS:
        raise BadNotation(f"“{text}” is not a move of Nim with cards.")
    return _TEXTS[text]


def describe(state: Position, move: int) -> Sentence:
    return say(Terms.SWAP) if move == SWAP else say(Terms.TAKE, n=place_of(move))
