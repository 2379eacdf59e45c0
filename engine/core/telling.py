"""How a game that tells of a move while it is made writes events down: one call with the sentence and what moved.

Games whose events follow from the position before and after (`story.py`) make them themselves.
"""

from __future__ import annotations

from typing import Final, Protocol

from engine.core.contract import EVERYBODY, NOBODY, Event
from engine.core.words import Part, Player, Words, say

Way = tuple[int, int, int]
"""A piece, its origin, and the place it comes to; 0 = none."""

STAYS: Final[Way] = (0, 0, 0)


class Teller(Protocol):
    """A position that somebody may listen to; `events` is `None` while nobody does."""

    events: list[Event] | None


def tell(
    p: Teller,
    words: Words,
    seat: int = NOBODY,
    way: Way = STAYS,
    /,
    *,
    points: int = 0,
    quiet: bool = False,
    reveals: bool = False,
    seen_by: int = EVERYBODY,
    **parts: Part,
) -> None:
    """Append one event; a seat is also the sentence's part `who`."""
    if seat != NOBODY:
        parts["who"] = Player(seat)
    if p.events is not None:
        p.events.append(Event(say(words, **parts), seat, *way, points, quiet, reveals, seen_by))
