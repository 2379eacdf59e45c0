"""Our games as Python games of OpenSpiel, so that its tests and its players can be let loose on them.

Importing this module registers `lamplight_<game>` for every game. The parameters are `players` and `seed`; all chance
follows from the seed, so a game with a seed is deterministic. An action is the number of a move in `legal_moves()`, which
depends on nothing but what the seat to move can see. A result is what a seat wins when everybody puts one coin in and
first place takes all: zero-sum for any number of players.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pyspiel

from engine.core.contract import NOBODY, State
from engine.core.registry import Game, facts_of, game_ids, load_game
from engine.core.setup import make_setup

PREFIX: Final = "lamplight_"
MOST_MOVES: Final = 4096
"""Legal moves in one position, at most."""


class LamplightGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; made by OpenSpiel."""

    def __init__(self, game_id: str, game_type: Any, params: dict[str, Any]) -> None:
        facts = facts_of(game_id)
        self.lamplight: Game = load_game(game_id)
        self.setup = make_setup(facts, params.get("players", facts.players[0]), {}, params.get("seed", 1))
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_MOVES,
            max_chance_outcomes=0,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=float(self.setup.players - 1),
            utility_sum=0.0,
            max_game_length=facts.longest,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> LamplightState:
        """See `pyspiel.Game`."""
        return LamplightState(self, self.lamplight.state.new(self.setup))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LamplightObserver:
        """See `pyspiel.Game`."""
        return LamplightObserver()


class LamplightState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's clothes; `position` is ours."""

    def __init__(self, game: LamplightGame, position: State | None = None) -> None:
        super().__init__(game)
        self.game = game
        self.position: State = position or game.lamplight.state.new(game.setup)
        self._moves: list[int] | None = None

    def current_player(self) -> int:
        """See `pyspiel.State`."""
        seat = self.position.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def moves(self) -> list[int]:
        """Return our moves in the order of the actions."""
        if self._moves is None:
            self._moves = self.position.legal_moves()
        return self._moves

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.moves())))

    def _apply_action(self, action: int) -> None:
        move = self.moves()[action]
        self._moves = None
        self.position.play(move)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.lamplight.notation.to_text(self.moves()[action])

    def is_terminal(self) -> bool:
        """See `pyspiel.State`."""
        return self.position.to_move == NOBODY

    def returns(self) -> list[float]:
        """See `pyspiel.State`."""
        result, players = self.position.result(), self.position.players
        if result is None:
            return [0.0] * players
        winners = result.winners()
        return [players / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(players)]

    def __deepcopy__(self, memo: dict[int, Any]) -> LamplightState:
        return LamplightState(self.game, self.position.copy())

    def __str__(self) -> str:
        return json.dumps(self.position.to_json(), sort_keys=True)


class LamplightObserver:
    """What a seat can see, as text."""

    tensor = None
    dict: Final[dict[str, Any]] = {}

    def set_from(self, state: LamplightState, player: int) -> None:
        """See `open_spiel.python.observation`; there is no tensor."""

    def string_from(self, state: LamplightState, player: int) -> str:
        """Return the view of a seat."""
        return json.dumps(state.position.observe(player), sort_keys=True)


def imagined(state: LamplightState, rng: random.Random) -> LamplightState:
    """Return a state that agrees with what the seat to move can see, hidden things and future chance new."""
    position = state.position
    view = position.observe(position.to_move)
    return LamplightState(state.game, type(position).imagine(view, rng))


def _register(game_id: str) -> None:
    facts = facts_of(game_id)
    game_type = pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=str(facts.title),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(facts.players),
        min_num_players=min(facts.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": facts.players[0], "seed": 1},
    )

    class OneGame(LamplightGame):
        """The game of this registration."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(game_id, game_type, params or {})

    pyspiel.register_game(game_type, OneGame)


for _game_id in game_ids():
    _register(_game_id)
