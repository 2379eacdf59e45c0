"""The toy game on the shelf, and a thinking service that knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.ai.search import Decision
from engine.ai.service import Service
from engine.core.contract import State
from engine.core.registry import Game, load_game
from engine.core.words import Sentence
from tests.engine.ai.toys.shelf import toys_on_the_shelf
from tests.engine.ai.toys.workers import run_with_toys


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield


@pytest.fixture
def nim() -> Game:
    """The toy game."""
    return load_game("nim")


@pytest.fixture
def decision(nim: Game) -> Callable[..., Decision]:
    """Asks seat 0 of a state for its decision: `decision(state, seed=...)`."""

    def ask(state: State, seed: int = 1) -> Decision:
        return Decision(nim, state.observe(state.to_move), state.to_move, seed)

    return ask


@pytest.fixture
def compared(nim: Game, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The moves that reasons have been asked to compare, in order."""
    asked: list[tuple[int, int]] = []
    explain = nim.bot.explain

    def listen(state: State, move: int, instead: int) -> Sentence:
        asked.append((move, instead))
        return explain(state, move, instead)

    monkeypatch.setattr(nim.bot, "explain", listen)
    return asked


@pytest.fixture
def serving() -> Iterator[Callable[..., Service]]:
    """Makes services that are closed after the test: `serving(entry=..., clock=...)`."""
    services: list[Service] = []

    def make(**how: object) -> Service:
        services.append(Service(**{"entry": run_with_toys, **how}))  # type: ignore[arg-type]
        return services[-1]

    yield make
    for service in services:
        service.close()
