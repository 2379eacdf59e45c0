"""How fast the engine is, per game: random moves, copies, playouts and search; and how large a state is."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace

from engine.ai.levels import LEVELS
from engine.ai.search import Decision, search
from engine.core.contract import NOBODY, Setup, State
from engine.core.registry import Game, facts_of, load_game
from engine.core.setup import make_setup
from tests.bench.figures import Figure, rate

SAMPLE = 500
"""Playouts of one timed search."""
POSITIONS = 6
"""Positions spread over one random match, in which copies, playouts and searches are timed."""


def run(game_id: str, neighbours: dict[str, float] | None = None) -> Iterator[Figure]:
    """Measure one game with the fewest players it is for; `neighbours` are random moves a second of other engines."""
    game, facts = load_game(game_id), facts_of(game_id)
    setup = make_setup(facts, facts.players[0], {}, 1)
    positions, rng = _positions(game, setup), random.Random(2)
    yield Figure(
        "random moves", game_id, rate(lambda: _random_match(game, setup, rng)), "moves/s", neighbours
    )
    yield Figure("copies", game_id, rate(lambda: _copies(positions)), "copies/s")
    yield Figure("size of a state", game_id, max(map(_size, positions)), "bytes")
    yield Figure("playouts to the end", game_id, rate(lambda: _playouts(game, positions)), "playouts/s")
    yield Figure("search", game_id, rate(lambda: _search(game, positions)), "iterations/s")


def _positions(game: Game, setup: Setup) -> list[State]:
    """Positions spread evenly over a random match, each with a choice to make."""
    state, rng, passed = game.state.new(setup), random.Random(1), []
    while state.to_move != NOBODY:
        if len(state.legal_moves()) > 1:
            passed.append(state.copy())
        state.play(state.random_move(rng))
    return passed[:: max(1, len(passed) // POSITIONS)][:POSITIONS]


def _random_match(game: Game, setup: Setup, rng: random.Random) -> int:
    state, moves = game.state.new(setup), 0
    while state.to_move != NOBODY:
        state.play(state.random_move(rng))
        moves += 1
    return moves


def _copies(positions: list[State]) -> int:
    for _ in range(50):
        for state in positions:
            state.copy()
    return 50 * len(positions)


def _playouts(game: Game, positions: list[State]) -> int:
    rng, policy = random.Random(3), game.bot.policy
    for position in positions:
        state = position.copy()
        while state.to_move != NOBODY:
            state.play(policy(state, rng))
    return len(positions)


def _search(game: Game, positions: list[State]) -> int:
    """The strongest level's search, with fewer playouts."""
    effort, done = replace(LEVELS[-1].effort, iterations=SAMPLE), 0
    for state in positions:
        decision = Decision(game, state.observe(state.to_move), state.to_move, 4)
        done += search(decision, effort).iterations
    return done


def _size(state: State) -> int:
    """Bytes of a state in memory, with the containers it owns; numbers count with their list."""
    slots = [name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())]
    return sys.getsizeof(state) + sum(_deep_size(getattr(state, name)) for name in slots)


def _deep_size(value: object) -> int:
    inner = value if isinstance(value, list | tuple) else ()
    return sys.getsizeof(value) + sum(_deep_size(item) for item in inner if not isinstance(item, int))
