"""The commands in which the computer plays against itself: from their words to a request."""

from __future__ import annotations

import argparse
import os
from itertools import combinations
from pathlib import Path

from engine.ai.levels import LEVELS
from engine.core.registry import game_ids, load_game
from engine.core.setup import BadSetup, make_setup
from engine.core.words import Many
from engine.lab.asking import (
    AddParser,
    Arguments,
    Rejected,
    add_command,
    add_json,
    add_playouts,
    add_seed,
    add_set,
    known_game,
    options_in,
    with_levels,
)
from engine.lab.crew import Crew
from engine.lab.entrants import Entrant, NotAnEntrant, NotASetting, entrant_of
from engine.lab.requests import LadderRequest, PracticeRequest, SelfPlayRequest, Tournament, TuneRequest
from engine.lab.values import number, one_of
from engine.lab.weighing import NoWeights, read_for, weights_of
from engine.lab.words import BadInput, Help

MOST_GAMES = 1_000_000
MOST_JOBS = 256
MOST_MILLISECONDS = 3_600_000


def add_selfplay(add_parser: AddParser) -> None:
    """Add `selfplay`: one table."""
    parser = add_command(add_parser, "selfplay", Help.SELFPLAY, _selfplay)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument(
        "--seats", required=True, metavar="LEVEL,LEVEL...", help=with_levels(Help.SEATS_SELFPLAY)
    )
    parser.add_argument("--games", metavar="N", type=number(1, MOST_GAMES), default=10, help=Help.MATCHES)
    add_seed(parser, 1)
    _add_limit(parser)
    _add_crew(parser)
    add_set(parser)
    parser.add_argument("--save-dir", metavar="DIR", type=Path, help=Help.SAVE_DIR)
    add_json(parser)


def add_ladder(add_parser: AddParser) -> None:
    """Add `ladder`: many tables."""
    parser = add_command(add_parser, "ladder", Help.LADDER, _ladder)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    usual = ",".join(level.id for level in LEVELS)
    parser.add_argument(
        "--entrants", metavar="LEVEL,LEVEL...", default=usual, help=with_levels(Help.ENTRANTS)
    )
    parser.add_argument("--all", action="store_true", help=Help.ALL)
    parser.add_argument("--players", metavar="N", type=number(2, 8), default=0, help=Help.PLAYERS)
    parser.add_argument(
        "--games", metavar="N", type=number(1, MOST_GAMES), default=200, help=Help.GAMES_A_TABLE
    )
    add_seed(parser, 1)
    _add_limit(parser)
    _add_crew(parser)
    add_set(parser)
    parser.add_argument("--results", metavar="FILE", type=Path, help=Help.RESULTS)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help=Help.CSV)
    add_json(form)


def add_practice(add_parser: AddParser) -> None:
    """Add `practice`: games in which to look for positions."""
    parser = add_command(add_parser, "practice", Help.PRACTICE, _practice)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    add_seed(parser, 1)
    parser.add_argument("--count", metavar="N", type=number(1, 400), default=24, help=Help.POSITIONS)
    parser.add_argument("--out", required=True, metavar="FILE", type=Path, help=Help.POSITIONS_OUT)


def add_tune(add_parser: AddParser) -> None:
    """Add `tune`: games to fit weights to."""
    parser = add_command(add_parser, "tune", Help.TUNE, _tune)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--out", required=True, metavar="FILE", type=Path, help=Help.WEIGHTS_OUT)
    levels = one_of(tuple(level.id for level in LEVELS))
    parser.add_argument("--level", type=levels, default="skilled", help=with_levels(Help.TUNE_LEVEL))
    parser.add_argument("--games", metavar="N", type=number(1, MOST_GAMES), default=200, help=Help.TUNE_GAMES)
    parser.add_argument("--check", metavar="N", type=number(0, MOST_GAMES), default=200, help=Help.CHECK)
    add_playouts(parser)
    add_seed(parser, 1)
    _add_crew(parser)
    add_set(parser)
    add_json(parser)


def _add_crew(parser: argparse.ArgumentParser) -> None:
    jobs = os.cpu_count() or 1
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--jobs", metavar="J", type=number(1, MOST_JOBS), default=jobs, help=Help.JOBS)
    crew.add_argument("--cluster", metavar="ADDRESS", default="", help=Help.CLUSTER)


def _add_limit(parser: argparse.ArgumentParser) -> None:
    limit = parser.add_mutually_exclusive_group()
    add_playouts(limit)
    limit.add_argument(
        "--budget-ms", metavar="M", type=number(1, MOST_MILLISECONDS), default=0, help=Help.BUDGET
    )


def _selfplay(given: Arguments) -> SelfPlayRequest:
    facts = known_game(given.game)
    entrants = tuple(given.seats.split(","))
    weights = _weights(facts.id, entrants)
    options = options_in(facts, given.set)
    try:
        make_setup(facts, len(entrants), options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    budget = given.budget_ms / 1000
    tournament = Tournament(
        facts.id, options, entrants, given.games, given.seed, given.playouts, budget, weights
    )
    return SelfPlayRequest(tournament, _crew(given), given.save_dir, given.json)


def _crew(given: Arguments) -> Crew:
    return Crew(given.jobs, given.cluster)


def _ladder(given: Arguments) -> LadderRequest:
    facts = known_game(given.game)
    entrants = tuple(dict.fromkeys(given.entrants.split(",")))
    players = given.players or min(facts.players)
    weights = _weights(facts.id, entrants)
    options = options_in(facts, given.set)
    try:
        make_setup(facts, players, options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    if len(entrants) < players:
        raise Rejected(BadInput.TOO_FEW, n=len(entrants), players=players)
    parties = combinations(entrants, players) if given.all else _neighbours(entrants, players)
    budget = given.budget_ms / 1000
    tables = tuple(
        Tournament(
            facts.id, options, party, given.games, given.seed, given.playouts, budget, _used(weights, party)
        )
        for party in parties
    )
    form = "csv" if given.csv else "json" if given.json else "text"
    return LadderRequest(entrants, tables, _crew(given), given.results, form)


def _tune(given: Arguments) -> TuneRequest:
    facts = known_game(given.game)
    if weights_of(load_game(facts.id).bot) is None:
        able = tuple(game for game in game_ids() if weights_of(load_game(game).bot) is not None)
        raise Rejected(BadInput.NOTHING_TO_TUNE, game=facts.title, known=Many(able))
    players = min(facts.players)
    options = options_in(facts, given.set)
    try:
        make_setup(facts, players, options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    entrants = (given.level,) * players
    tournament = Tournament(facts.id, options, entrants, given.games, given.seed, given.playouts)
    return TuneRequest(tournament, _crew(given), given.check, given.out, given.json)


def _neighbours(entrants: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    return [entrants[first : first + players] for first in range(len(entrants) - players + 1)]


def _used(weights: dict[str, dict[str, float]], party: tuple[str, ...]) -> dict[str, dict[str, float]]:
    return {name: values for name, values in weights.items() if name in party}


def _weights(game: str, entrants: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """Return the weights of those who have their own; raises `Rejected`, also when somebody cannot take part."""
    known = {word: _known(word) for word in entrants}
    return {word: _read(game, entrant.file) for word, entrant in known.items() if entrant.file}


def _known(word: str) -> Entrant:
    try:
        return entrant_of(word)
    except NotASetting as error:
        raise Rejected(BadInput.NO_SETTING, setting=error.word, known=Many(error.known)) from error
    except NotAnEntrant as error:
        raise Rejected(BadInput.NO_SEAT, seat=error.word, known=Many(error.known)) from error


def _read(game: str, file: str) -> dict[str, float]:
    try:
        return read_for(load_game(game).bot, Path(file))
    except NoWeights as error:
        raise Rejected(BadInput.NO_WEIGHTS, file=file, why=str(error)) from error


def _practice(given: Arguments) -> PracticeRequest:
    game = known_game(given.game).id
    command = f"main.py practice {game} --seed {given.seed} --count {given.count}"
    return PracticeRequest(game, given.seed, given.count, given.out, command)
