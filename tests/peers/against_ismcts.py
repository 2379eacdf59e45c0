"""Our search against OpenSpiel's information-set Monte Carlo tree search, with equal time for each decision.

    python -m tests.peers.against_ismcts GAME [--games N] [--ms M] [--seed S]

Both play the same rules (ours, in Python) and see only what their seat can see. Theirs gets worlds from our `imagine`,
random playouts to the end, and its usual constants; ours plays as the strongest level with the time as its limit. Every
deal is played twice with the seats changed. Time is this process's own time on the processor, which on a quiet machine is that
of the clock, so that other programs take nothing from either. It reports and asserts nothing: figures depend on the machine.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from engine.ai.levels import LEVELS
from engine.ai.search import Decision, search
from engine.core.contract import NOBODY
from engine.core.registry import facts_of, game_ids
from engine.lab.intervals import wilson
from tests.peers.lamplight_in_openspiel import PREFIX, LamplightState, imagined

CURIOSITY: Final = 2.0
"""OpenSpiel's own constant for returns between -1 and 1 in its examples."""

ENDLESS: Final = 1 << 40


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which thinks for a time instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(
            game, evaluator, CURIOSITY, ENDLESS, random_state=chance, use_observation_string=True
        )
        worlds = random.Random(seed)
        self.set_resampler(lambda state, player: imagined(state, worlds))
        self.seconds = seconds
        self.thoughts = 0

    def run_search(self, state: LamplightState) -> Any:
        """As in the class above, but for the clock."""
        self.reset()
        if len(state.legal_actions()) == 1:
            return [(0, 1.0)]
        self._root_node = self.create_new_node(state)
        deadline = time.process_time() + self.seconds
        while time.process_time() < deadline or self._root_node.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
            self.thoughts += 1
        return self.get_final_policy(state, self._root_node)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Our share of the first place, and how many playouts and simulations were made."""

    won: float
    thoughts_of_ours: int
    thoughts_of_theirs: int


def play_match(game_id: str, seed: int, ours_first: bool, seconds: float) -> MatchResult:
    """Play one match of two seats."""
    game = pyspiel.load_game(PREFIX + game_id, {"players": 2, "seed": seed})
    state, theirs = game.new_initial_state(), TimedBot(game, seconds, seed)
    own_seat, thoughts = 0 if ours_first else 1, 0
    while state.position.to_move != NOBODY:
        if state.position.to_move == own_seat:
            action, made = _our_action(state, seed, seconds)
            thoughts += made
        else:
            action = int(theirs.step(imagined(state, random.Random(seed))))
        state.apply_action(action)
    winners = state.position.result().winners()
    return MatchResult((own_seat in winners) / len(winners), thoughts, theirs.thoughts)


def _our_action(state: LamplightState, seed: int, seconds: float) -> tuple[int, int]:
    position = state.position
    seat = position.to_move
    decision = Decision(state.game.lamplight, position.observe(seat), seat, seed + len(state.history()))
    effort = replace(LEVELS[-1].effort, iterations=ENDLESS)
    outcome = search(decision, effort, watch=_until(time.process_time() + seconds))
    return state.moves().index(outcome.move), outcome.iterations


def _until(deadline: float) -> Callable[[int, int], bool]:
    return lambda done, wanted: time.process_time() < deadline


def main() -> None:
    """Play matches and print our share with its 95 % interval."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=[game for game in game_ids() if 2 in facts_of(game).players])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--ms", type=float, default=100.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    results = [
        play_match(given.game, given.seed + number // 2, number % 2 == 0, given.ms / 1000)
        for number in range(given.games)
    ]
    share = wilson(sum(result.won for result in results), len(results))
    ours = sum(result.thoughts_of_ours for result in results) / len(results)
    theirs = sum(result.thoughts_of_theirs for result in results) / len(results)
    print(
        f"{given.game}, {given.ms:g} ms a decision, {len(results)} games: ours {share.value:.1%} "
        f"({share.low:.1%} - {share.high:.1%}); playouts a game: ours {ours:,.0f}, OpenSpiel {theirs:,.0f}"
    )


if __name__ == "__main__":
    main()
