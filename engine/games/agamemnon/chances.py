"""How likely each side is to control a string in the end, when its empty spaces are still to be filled (for the bot).

Tiles to come are taken to fall evenly on the empty spaces, of which two stay empty: of either side with equal chances,
spears as in the tile set; a leader that is not yet placed is equally likely on every empty space.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from engine.games.agamemnon.board import FORCE, SPACES, STRENGTH
from engine.games.agamemnon.strings import member_lead, spear_lead
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
    greek = sum(chance for change, chance in spread.items() if lead + change > 0)
    trojan = sum(chance for change, chance in spread.items() if lead + change < 0)
    return greek, trojan


_BY_SPEARS: Final = _odds_table(SPEARS)
_BY_TILES: Final = _odds_table((1,) * len(COUNTS))


def odds(state: Position, kind: int, span: int) -> Odds:
    """Return the odds of a string of this kind and span; certain when the match is over."""
    empty, all_empty = (span & state.empty).bit_count(), state.empty.bit_count()
    to_come = (2 * empty * (all_empty - _STAY_EMPTY) + all_empty) // (
        2 * all_empty
    )  # rounded to a whole number
    if kind == STRENGTH:
        return _BY_SPEARS[to_come][spear_lead(state, span) + _WIDEST]
    if kind == FORCE:
        return _BY_TILES[to_come][member_lead(state, span) + _WIDEST]
    return _by_rank(state.leaders, span, empty / all_empty)


def _by_rank(leaders: list[int], span: int, share: float) -> Odds:
    """Compare leaders rank by rank: the first rank that only one side has decides (rules 7)."""
    undecided, greek, trojan = 1.0, 0.0, 0.0
    for rank in range(LEADERS):
        mine, yours = leaders[rank], leaders[LEADERS + rank]
        here = (span & mine > 0) if mine else share
        there = (span & yours > 0) if yours else share
        wins, losses = undecided * here * (1 - there), undecided * there * (1 - here)
        greek, trojan, undecided = greek + wins, trojan + losses, undecided - wins - losses
    return greek, trojan
