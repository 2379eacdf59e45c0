"""The generator inside a state: small, seeded, copyable, part of every save.

All chance of a game comes from here, so a match is exactly set-up + seed + moves. Chance that belongs to a player or
to the search (random play, imagined deals) comes from a `random.Random` of its own and never touches this one.
"""

from __future__ import annotations

from typing import TypeVar

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

T = TypeVar("T")


class Chance:
    """SplitMix64 (Steele, Lea, Flood 2014): one 64-bit word of state, every seed is good."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        """Start from `seed`; only its low 64 bits count."""
        self.word = seed & _MASK

    def copy(self) -> Chance:
        """Return an independent generator that will give the same numbers."""
        return Chance(self.word)

    def below(self, n: int) -> int:
        """Return a number 0 <= x < n, for 1 <= n < 2**32; the bias is below n / 2**32."""
        self.word = word = (self.word + _STEP) & _MASK
        word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ word >> 27) * 0x94D049BB133111EB) & _MASK
        return ((word ^ word >> 31) >> 32) * n >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a uniformly random order, in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def take(self, items: list[T]) -> T:
        """Remove and return one uniformly random item; the order of the rest is not kept."""
        index = self.below(len(items))
        items[index], items[-1] = items[-1], items[index]
        return items.pop()
