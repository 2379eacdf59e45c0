"""Other people's engines, measured in the same run: python-chess and RLCard's gin rummy, both in pure Python.

Both are optional (the extra `bench`) and are only ever measured; nothing of Lamplight is built on them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from tests.bench.figures import LeftOut, rate

CHESS, GIN_RUMMY = "python-chess", "RLCard gin rummy"


def random_moves(report: Callable[[LeftOut], None]) -> dict[str, float]:
    """Return random legal moves a second by name; those that are not installed are reported and left out."""
    figures = {}
    for name, work in _WORK.items():
        try:
            figures[name] = rate(work())
        except ImportError as error:
            report(LeftOut(f"{name} is missing ({error}); the extra “bench” has it"))
    return figures


def _chess() -> Callable[[], int]:
    """Random games of chess, the legal moves listed at every move."""
    import chess

    rng = random.Random(1)

    def play() -> int:
        board, moves = chess.Board(), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play


def _gin_rummy() -> Callable[[], int]:
    """Random games of gin rummy, through the environment RLCard's agents use."""
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep) - before  # it counts on from game to game

    return play


_WORK: Final = {CHESS: _chess, GIN_RUMMY: _gin_rummy}
