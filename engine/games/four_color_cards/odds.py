"""Odds that a hand wins the round, and what the win would get: what `outlook` counts, weighed.

The tables tell how the chance of winning a round changes with each feature. They were fitted (a multinomial logit,
rounded) to rounds that the bot played against itself with 2, 3 and 4 players; the players' odds, and those of a round
that nobody wins, are compared with each other. The weights (see `weights`) say how strongly each table speaks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.games.four_color_cards.cards import CARDS
from engine.games.four_color_cards.outlook import Outlook
from engine.games.four_color_cards.scoring import LIMIT
from engine.games.four_color_cards.weights import WEIGHTS

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

Table = tuple[float, ...]

MISFIT_ODDS: Final[Table] = (6.0, 4.7, 2.9, 2.2, 1.65, 1.22, 0.9, 0.74, 0.58, 0.37)
"""By the number of misfits, 9 and more."""
SOLDIER_ODDS: Final[Table] = (1.0, 0.64, 1.22, 1.1)
"""By the number of soldiers among them, 3 and more."""
POINT_ODDS: Final[Table] = (0.3, 0.3, 0.3, 0.35, 0.43, 0.58, 0.82, 1.22, 1.73, 2.23, 2.34, 2.34, 2.34, 2.59)
"""By points, 13 and more."""
OUT_ODDS: Final[Table] = (0.67, 0.82, 1.28, 1.42, 1.82, 2.1, 2.23, 2.4, 2.6, 2.65, 2.7, 2.8, 2.9, 3.0)
"""By the number of cards of the deck that would win, 13 and more."""
STALL_ODDS: Final = {
    2: (1.0, 1.0, 0.95, 0.85, 0.6, 0.3, 0.12, 0.12),
    3: (2.4, 1.9, 1.0, 0.36, 0.1, 0.1, 0.1, 0.1),
    4: (6.0, 1.0, 0.17, 0.13, 0.1, 0.1, 0.1, 0.1),
}
"""That nobody wins, by players and tens of cards left to be turned over."""
GAIN: Final[Table] = (1.8, 1.8, 2.7, 3.2, 3.7, 4.0, 4.4, 4.7, 5.0, 5.8)
"""Points that a winning hand still gets, by its misfits now."""
LEAST: Final = 0.05
"""Nothing is scaled below this, however it is weighed: odds stay above 0."""


class Tables(NamedTuple):
    """The tables as the weights scale them, with an entry for every number of cards."""

    misfits: Table
    soldiers: Table
    points: Table
    outs: Table
    gain: Table


def tables() -> Tables:
    """Return the tables under the weights of now. For one decision: before the next one weights may change."""
    own = WEIGHTS
    return _tables(own.misfits, own.soldiers, own.points, own.outs, own.gain)


@lru_cache(maxsize=2)
def _tables(misfits: float, soldiers: float, points: float, outs: float, gain: float) -> Tables:
    """Scale the tables. Remembered by the weights themselves, of which two players may have different ones."""
    return Tables(
        _scaled(MISFIT_ODDS, misfits),
        _scaled(SOLDIER_ODDS, soldiers),
        _scaled(POINT_ODDS, points),
        _scaled(OUT_ODDS, outs),
        _for_all_cards([gain * more for more in GAIN]),
    )


def _scaled(table: Table, weight: float) -> Table:
    """Return odds whose distance from even is scaled: 1 + weight * (entry - 1), put so that 1 leaves each as it is."""
    return _for_all_cards([max(LEAST, entry + (weight - 1.0) * (entry - 1.0)) for entry in table])


def _for_all_cards(entries: list[float]) -> Table:
    """Return a table with an entry for every number of cards there can be: those beyond the last are like the last."""
    return tuple(entries + entries[-1:] * (CARDS + 1 - len(entries)))


def odds(of: Outlook, deck: int, unseen: int, by: Tables) -> float:
    """Return the odds of a hand to win the round; `deck` of the `unseen` cards are in the deck."""
    points, misfits, soldiers, outs, short, helpers = of
    by_misfits, by_soldiers, by_points, by_outs, _ = by
    value = by_misfits[misfits] * by_soldiers[soldiers] * by_points[min(13, points)]
    value *= by_outs[outs * deck // unseen if unseen else 0]
    if short and not outs:
        value *= max(LEAST, WEIGHTS.short)
    share = helpers / unseen if unseen else 0.0
    return value * (1.0 + WEIGHTS.helpers * share + WEIGHTS.many_helpers * share * share)


def stall(p: Position) -> float:
    """Return the odds that nobody wins the round."""
    left = max(0, len(p.deck) - p.variant.dead_cards)
    return max(LEAST, WEIGHTS.stall) * STALL_ODDS[p.variant.players][min(7, left // 10)]


def gets(of: Outlook, by: Tables) -> float:
    """Return what a win with this hand will probably get from each other player."""
    usual, points = WEIGHTS.usual, of.points + by.gain[of.misfits]
    return usual + WEIGHTS.foreseen * (min(10.0, max(1.0, points - LIMIT + 1)) - usual)
