"""Shares, their intervals, and ratings."""

from __future__ import annotations

import builtins

import pytest

from engine.lab.intervals import Interval, ratings_of, showings, wilson
from engine.lab.records import Record


def game(
    number: int, ranks: tuple[int, ...], entrants: tuple[str, ...] = ("a", "b"), **more: object
) -> Record:
    """A finished game."""
    fields = {"scores": tuple(10 - rank for rank in ranks), "moves": 5, **more}
    return Record("series", number, "code", "nim", entrants, ranks, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_as_published(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)
    assert (interval.value, interval.low, interval.high) == pytest.approx((wins / games, low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == Interval(0.5, 0.0, 1.0)


def test_shared_first_places_are_halves_and_absent_entrants_left_out() -> None:
    played = [game(0, (1, 2)), game(1, (1, 1)), game(2, (2, 1)), game(3, (1, 2))]
    first, second = showings(("a", "b", "c"), played)
    assert (first.wins, second.wins, first.games) == (2.5, 1.5, 4)
    assert first.share.value == 0.625
    assert first.mean_rank == 1.25
    assert first.mean_score == 8.75


def test_who_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    few = ratings_of([game(number, (1, 2)) for number in range(3)])
    many = ratings_of([game(number, (1, 2) if number % 3 else (2, 1)) for number in range(60)])
    assert few["a"].value > few["b"].value
    assert many["a"].value > many["b"].value
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_ratings_do_not_depend_on_the_order_of_playing() -> None:
    played = [
        game(number, (1, 2) if number % 2 else (2, 1), ("a", "c") if number % 3 else ("a", "b"))
        for number in range(12)
    ]
    assert ratings_of(played) == ratings_of(played[::-1])


def test_games_against_oneself_rate_nobody() -> None:
    assert ratings_of([game(0, (1, 2), ("a", "a"))])["a"].value == pytest.approx(25.0)


def test_games_of_three_are_rated() -> None:
    ratings = ratings_of([game(number, (1, 3, 2), ("a", "b", "c")) for number in range(20)])
    assert ratings["a"].value > ratings["c"].value > ratings["b"].value


def test_without_the_rating_package_everything_else_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *more: object) -> object:
        if name.startswith("openskill"):
            raise ImportError(name)
        return real(name, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", missing)
    first, _ = showings(("a", "b"), [game(0, (1, 2))])
    assert (first.rating, first.wins) == (None, 1.0)
