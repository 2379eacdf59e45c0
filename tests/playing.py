"""How tests over all games start and walk through matches: set-ups that cover the options, random play by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.contract import GameFacts, Setup
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.setup import make_setup


def option_sets(facts: GameFacts, players: int) -> Iterator[dict[str, bool | int | str]]:
    """Yield the defaults, then every option at each of its other values, then everything at its last value."""
    options = facts.options_for(players)
    yield {}
    for option in options:
        yield from ({option.id: c.value} for c in option.choices if c.value != option.default)
    if len(options) > 1:
        yield {option.id: option.choices[-1].value for option in options}


def setups(game: str, seed: int = 1) -> Iterator[Setup]:
    """Yield one set-up for every player number and option set of a game, each with a seed of its own."""
    facts = facts_of(game)
    for players in facts.players:
        for number, options in enumerate(option_sets(facts, players)):
            yield make_setup(facts, players, options, seed * 1000 + players * 100 + number)


def all_setups() -> list[Setup]:
    """Return one set-up for every game, player number and option set."""
    return [setup for game in game_ids() for setup in setups(game)]


def plain_setups() -> list[Setup]:
    """Return one set-up with default options for every game and player number."""
    return [
        make_setup(facts_of(game), players, {}, 7 * players)
        for game in game_ids()
        for players in facts_of(game).players
    ]


def name_of(setup: Setup) -> str:
    """Return a readable test id: game, players, and the options that are not the default."""
    facts = facts_of(setup.game)
    changed = [f"{o.id}={setup.options[o.id]}" for o in facts.options_for(setup.players)]
    defaults = [f"{o.id}={o.default}" for o in facts.options_for(setup.players)]
    return "-".join([setup.game, f"{setup.players}p", *(c for c in changed if c not in defaults)])


def play_random(match: Match, rng: random.Random, plies: int | None = None) -> Match:
    """Play uniformly random legal moves, to the end or for so many plies; returns the match."""
    while not match.over and (plies is None or plies > 0):
        move = match.state.random_move(rng)
        refused = match.play(move)
        assert refused is None, f"random_move gave a refused move: {refused}"
        plies = None if plies is None else plies - 1
    return match
