"""Finds the games: every package in `engine/games` that keeps to the file names of `contract`.

Facts are cheap to read (the home page needs them all); rules and bots are imported only for the game that is played.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import cast

from engine.core.contract import Arrange, Bot, GameFacts, Kinds, Notation, State

_GAMES = "engine.games"


@dataclass(frozen=True, slots=True)
class Game:
    """One game with all its parts loaded."""

    facts: GameFacts
    state: type[State]
    notation: Notation
    bot: Bot


class UnknownGame(LookupError):
    """No such game; `game` is what was asked for, `known` the ids there are."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
        self.known = game_ids()


@cache
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, sorted."""
    package = importlib.import_module(_GAMES)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


@cache
def facts_of(game: str) -> GameFacts:
    """Return the facts of a game; raises `UnknownGame`."""
    if game not in game_ids():
        raise UnknownGame(game)
    return cast(GameFacts, importlib.import_module(f"{_GAMES}.{game}.facts").FACTS)


@cache
def kinds_of(game: str) -> Kinds | None:
    """Return what tells the kinds of a game's moves, if the game has it."""
    return cast("Kinds | None", _part(game, "kinds"))


@cache
def arrange_of(game: str) -> Arrange | None:
    """Return what sets up positions of a game by hand, if the game has it."""
    return cast("Arrange | None", _part(game, "arrange"))


def _part(game: str, name: str) -> object:
    """Return a module a game may have, or `None`."""
    module = f"{_GAMES}.{game}.{name}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


@cache
def load_game(game: str) -> Game:
    """Return a game with its rules, notation and bot; raises `UnknownGame`."""
    facts = facts_of(game)
    state = importlib.import_module(f"{_GAMES}.{game}.state").Position
    notation = importlib.import_module(f"{_GAMES}.{game}.notation")
    bot = importlib.import_module(f"{_GAMES}.{game}.bot")
    return Game(facts, state, cast(Notation, notation), cast(Bot, bot))
