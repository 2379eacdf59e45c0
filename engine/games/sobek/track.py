"""The score track: a ring of 100 spaces with numbers and symbols, and the steps along it (rules file 2.3).

A score T is absolute and never below 0; its space is T mod 100.
"""

from __future__ import annotations

from typing import Final

SPACES: Final = 100

NUMBER: Final = "N"
"""Kind of the spaces divisible by 5."""

_VARIED: Final = (
    "AELI AEIL ALEI LAEI EALI ELIA ELAI EILA IELA LEIA LIAE LIEA LAIE ALIE ILAE IAEL IALE IEAL EIAL AIEL"
)
_REGULAR: Final = " ".join(["AELI"] * 20)
"""The four symbols after each number, from space 1 on: A ankh, E eye, L lotus, I ibis."""

LAYOUTS: Final = tuple(
    "".join(NUMBER + symbols for symbols in layout.split()) for layout in (_VARIED, _REGULAR)
)
"""Kind of each space, for the layouts "varied" and "regular"."""


def _distances(layout: str, direction: int) -> tuple[int, ...]:
    """Return for each space how far the next space of its kind is."""
    found = []
    for space, kind in enumerate(layout):
        away = 1
        while layout[(space + direction * away) % SPACES] != kind:
            away += 1
        found.append(away)
    return tuple(found)


_AHEAD: Final = tuple(_distances(layout, 1) for layout in LAYOUTS)
_BEHIND: Final = tuple(_distances(layout, -1) for layout in LAYOUTS)


def kind_of(score: int, regular: bool) -> str:
    """Section 2.3: `N` or the symbol of the space a score stands on."""
    return LAYOUTS[regular][score % SPACES]


def step_forward(score: int, regular: bool) -> int:
    """Section 2.3, next: the smallest larger score of the same kind."""
    return score + _AHEAD[regular][score % SPACES]


def step_back(score: int, regular: bool) -> int:
    """Section 2.3, prev: the largest smaller score of the same kind, or 0 if there is none."""
    return max(0, score - _BEHIND[regular][score % SPACES])


def steps_back(score: int, steps: int, regular: bool) -> int:
    """Section 8.4: so many steps back, one after the other."""
    for _ in range(steps):
        score = step_back(score, regular)
    return score
