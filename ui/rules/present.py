"""Which section of the rules fits the present decision: the engine itself says so, without a list for each game.

Every refusal names the section that forbids it. So each kind of decision that is open now is tried once with the place
that is no place, and the section of the refusal is the one about that kind of decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from engine.core.contract import State
from engine.core.move import PLACE_MASK, make, piece_of, verb_of


def sections_for(state: State, moves: Iterable[int]) -> tuple[str, ...]:
    """Return the sections about these legal moves, each once, in the order of the rules."""
    first = {verb_of(move): move for move in reversed(list(moves))}
    tried = (state.refusal(make(verb, piece_of(move), PLACE_MASK)) for verb, move in first.items())
    return tuple(sorted({refused.rule for refused in tried if refused is not None}, key=_in_order))


def section_for(state: State, moves: Iterable[int]) -> str:
    """Return the one section about these legal moves: what they have in common, else the first; "" for no moves."""
    sections = sections_for(state, moves)
    return _shared(sections) or next(iter(sections), "")


def _shared(sections: Sequence[str]) -> str:
    """Return the section all of these are part of, "" when there is none."""
    levels = zip(*(section.split(".") for section in sections), strict=False)
    return ".".join(parts[0] for parts in takewhile(lambda parts: len(set(parts)) == 1, levels))


def _in_order(section: str) -> tuple[int, ...]:
    return tuple(map(int, section.split(".")))
