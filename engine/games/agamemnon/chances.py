"""How likely each side is to control a string in the end, when its empty spaces are still to be filled (for the bot).

Tiles to come are taken to fall evenly on the empty spaces, of which two stay empty: of either side with equal chances,
spears as in the tile set; a leader that is not yet placed is equally likely on every empty space.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import fsum
from typing import TYPE_CHECKING, Final

from engine.games.agamemnon.board import FORCE, SPACES, STRENGTH
from engine.games.agamemnon.strings import SPAN
from engine.games.agamemnon.tiles import COUNTS, LEADERS, SPEARS, TILES

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position

Odds = tuple[float, float]
"""Chances of the Greeks and of the Trojans; the rest is nobody's."""

_STAY_EMPTY: Final = 2
_WIDEST: Final = 46
"""No lead is larger: all spears of one side are 23, and no side has more tiles than 15."""


def _step(values: tuple[int, ...]) -> dict[int, float]:
    """Return by how much a tile changes the lead, when it is drawn from the tiles of both sides."""
    step: dict[int, float] = defaultdict(float)
    for value, count in zip(values, COUNTS, strict=True):
        step[value] += count / (2 * TILES)
        step[-value] += count / (2 * TILES)
    return step


def _odds_table(values: tuple[int, ...]) -> tuple[tuple[Odds, ...], ...]:
    """Return the odds by number of empty spaces and by lead + `_WIDEST`."""
    step, spread = _step(values), {0: 1.0}
    table = []
    for _ in range(SPACES + 1):
        table.append(tuple(_odds(spread, lead) for lead in range(-_WIDEST, _WIDEST + 1)))
        wider: dict[int, float] = defaultdict(float)
        for change, chance in spread.items():
            for more, share in step.items():
                wider[change + more] += chance * share
        spread = wider
    return tuple(table)


def _odds(spread: dict[int, float], lead: int) -> Odds:
    greek = fsum(chance for change, chance in spread.items() if lead + change > 0)
    trojan = fsum(chance for change, chance in spread.items() if lead + change < 0)
    return greek, trojan


_BY_SPEARS: Final = _odds_table(SPEARS)
_BY_TILES: Final = _odds_table((1,) * len(COUNTS))


def odds(state: Position, kind: int, span: int) -> Odds:
    """Return the odds of a string of this kind and span; certain when the match is over."""
    return expected(state, [(kind, 1 << SPACES | span)])


def expected(state: Position, strings: Iterable[tuple[int, int]]) -> Odds:
    """Return how many tiles of these strings (kind, packed size and span) each side can expect.

    The leads are those of `strings.spear_lead` and `member_lead`, written out because this is asked most.
    """
    open_spaces, leaders = state.empty, state.leaders
    all_empty = open_spaces.bit_count()
    to_come = _TO_COME[all_empty]
    greeks, trojans = state.occupied
    ones, twos, fours, their_ones, their_twos, their_fours = state.spears
    mine = yours = 0.0
    for kind, packed in strings:
        span = packed & SPAN
        empty = (span & open_spaces).bit_count()
        if kind == STRENGTH:
            greek, trojan = _BY_SPEARS[to_come[empty]][
                _WIDEST
                + (span & ones).bit_count()
                - (span & their_ones).bit_count()
                + 2 * ((span & twos).bit_count() - (span & their_twos).bit_count())
                + 4 * ((span & fours).bit_count() - (span & their_fours).bit_count())
            ]
        elif kind == FORCE:
            greek, trojan = _BY_TILES[to_come[empty]][
                _WIDEST + (span & greeks).bit_count() - (span & trojans).bit_count()
            ]
        else:
            greek, trojan = _by_rank(leaders, span, empty / all_empty if empty else 0.0)
        size = packed >> SPACES
        mine += size * greek
        yours += size * trojan
    return mine, yours


def _to_come(empty: int, all_empty: int) -> int:
    """Return how many of so many empty spaces will be filled, rounded to a whole number."""
    return (2 * empty * (all_empty - _STAY_EMPTY) + all_empty) // (2 * all_empty)


_TO_COME: Final = (
    (),
    *(tuple(_to_come(empty, every) for empty in range(every + 1)) for every in range(1, SPACES + 1)),
)
"""By number of all empty spaces, then of those of a string."""


def _by_rank(leaders: list[int], span: int, share: float) -> Odds:
    """Compare leaders rank by rank: the first rank that only one side has decides (rules 7)."""
    undecided, greek, trojan = 1.0, 0.0, 0.0
    for mine, yours in zip(leaders[:LEADERS], leaders[LEADERS:], strict=True):
        here = (1.0 if span & mine else 0.0) if mine else share
        there = (1.0 if span & yours else 0.0) if yours else share
        if here or there:
            wins, losses = undecided * here * (1.0 - there), undecided * there * (1.0 - here)
            greek += wins
            trojan += losses
            undecided -= wins + losses
            if not undecided:
                break
    return greek, trojan
