"""The weights every game offers as data: a docstring each, and none of them idle."""

from __future__ import annotations

import ast
import inspect
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.core.contract import NOBODY, State
from engine.core.registry import facts_of, game_ids, load_game
from engine.core.setup import make_setup
from engine.lab.weighing import weighed, weights_of

MATCHES = 40
"""Matches of self-play in which every weight must have mattered; most do in the first."""

every_game_with_weights = pytest.mark.parametrize(
    "game_id", [game for game in game_ids() if weights_of(load_game(game).bot) is not None]
)


@every_game_with_weights
def test_every_weight_has_a_docstring(game_id: str) -> None:
    kind = type(weights_of(load_game(game_id).bot))
    body = ast.parse(inspect.getsource(sys.modules[kind.__module__])).body
    declared = next(
        part for part in body if isinstance(part, ast.ClassDef) and part.name == kind.__name__
    ).body
    told = [
        field.target.id
        for field, text in pairwise(declared)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _is_text(text)
    ]
    assert tuple(told) == kind.__struct_fields__


def _is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and bool(part.value.value)


@every_game_with_weights
def test_every_weight_changes_a_judgement_in_some_position_of_self_play(game_id: str) -> None:
    bot = load_game(game_id).bot
    own = weights_of(bot)
    assert own is not None
    idle = set(own.__struct_fields__)
    for seed in range(MATCHES):
        for position in _self_play(game_id, seed):
            before = _judged(bot, position)
            idle = {name for name in idle if not _matters(bot, name, position, before)}
            if not idle:
                return
    assert idle == set()


def _self_play(game_id: str, seed: int) -> Iterator[State]:
    """The positions of a match between quick players, with options and number of players drawn by the seed."""
    game, facts, rng = load_game(game_id), facts_of(game_id), random.Random(seed)
    players = rng.choice(facts.players)
    offered = [option for option in facts.options if not option.players or players in option.players]
    options = {option.id: rng.choice(option.choices).value for option in offered}
    state = game.state.new(make_setup(facts, players, options, seed))
    while state.to_move != NOBODY:
        yield state
        state.play(game.bot.policy(state, rng))


def _judged(bot: Any, position: State) -> tuple[list[float], list[float]]:
    return bot.evaluate(position), bot.order(position, position.legal_moves())


def _matters(bot: Any, name: str, position: State, before: tuple[list[float], list[float]]) -> bool:
    """Tell whether another value of a weight, larger or smaller, changes what is thought of a position or its moves."""
    own = msgspec.structs.asdict(bot.WEIGHTS)
    for value in (1.5 * own[name] + 0.1, 0.5 * own[name] - 0.1):
        with weighed(bot, own | {name: value}):
            if _judged(bot, position) != before:
                return True
    return False
