"""What a set of games says about its entrants: shares of first places with 95 % intervals, means, and ratings.

Shares have Wilson's score interval (Wilson 1927), which stays within 0..1 and holds for few games and lopsided results.
Ratings are those of Weng and Lin 2011 (Plackett-Luce), as the package `openskill` computes them: a mean and a standard
deviation for each entrant, also from games of more than two.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.lab.records import Record

Z: Final = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Showing:
    """What an entrant made of some games. A first place shared by two counts as half a win for each.

    `rating` is missing where `openskill` is not installed.
    """

    entrant: str
    games: int
    wins: float
    share: Interval
    mean_score: float
    mean_rank: float
    rating: Interval | None


def showings(entrants: Sequence[str], records: Sequence[Record]) -> list[Showing]:
    """Add the games of all tables up, entrant by entrant, in the order given; those without a game are left out."""
    ratings = ratings_of(records)
    return [
        _showing(entrant, records, ratings.get(entrant))
        for entrant in entrants
        if any(entrant in record.entrants for record in records)
    ]


def _showing(entrant: str, records: Sequence[Record], rating: Interval | None) -> Showing:
    sat = [
        (record, seat) for record in records for seat, name in enumerate(record.entrants) if name == entrant
    ]
    games = len(sat)
    wins = math.fsum(win_of(record, seat) for record, seat in sat)
    mean_score = sum(record.scores[seat] for record, seat in sat) / games
    mean_rank = sum(record.ranks[seat] for record, seat in sat) / games
    return Showing(entrant, games, wins, wilson(wins, games), mean_score, mean_rank, rating)


def win_of(record: Record, seat: int) -> float:
    """Return the share of the first place that an entrant of a game has, by its place in `entrants`."""
    return 1 / record.ranks.count(1) if record.ranks[seat] == 1 else 0.0


def wilson(wins: float, games: int) -> Interval:
    """Return a share with Wilson's 95 % interval; with no games it may be anything."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    share, square = wins / games, Z * Z / games
    middle = share + square / 2
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return Interval(share, max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square)))


def ratings_of(records: Sequence[Record]) -> dict[str, Interval]:
    """Return ratings by entrant; none where `openskill` is not installed.

    A rating moves from game to game, so the games are taken in an order of their own: the first of every table, the second
    of every table and so on, whatever order they were played in. An entrant is not rated against itself.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for record in records for name in record.entrants}
    for record in sorted(records, key=lambda record: (record.number, record.entrants)):
        if len(set(record.entrants)) == len(record.entrants):
            sides = [[ratings[name]] for name in record.entrants]
            rated = model.rate(sides, ranks=[float(rank) for rank in record.ranks])
            ratings.update(zip(record.entrants, (side[0] for side in rated), strict=True))
    return {
        name: Interval(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for name, rating in ratings.items()
    }
