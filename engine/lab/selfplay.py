"""Self-play: levels play each other, every level at every seat equally often, the same for everybody who repeats it.

The entrants of a tournament move one seat on from match to match while the deal stays the same, until each has sat
everywhere; then a new deal comes. All chance follows from the tournament's seed, so the number of processes never
changes a result (only a time budget does, as it depends on the machine).
"""

from __future__ import annotations

import hashlib
import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.ai.levels import GREEDY, RANDOM, Level, decide, random_move
from engine.ai.search import Decision, Memory, Watch, quick_move, unwatched
from engine.ai.stopwatch import Stopwatch
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SaveFile, SeatSpec, save_of
from engine.core.setup import make_setup
from engine.lab.crew import Crew
from engine.lab.entrants import entrant_of, level_for
from engine.lab.requests import Tournament
from engine.lab.weighing import weighed

UNLIMITED: Final = 1 << 40
"""Playouts of a level whose time is limited instead."""

ALONE: Final = Crew()
"""This process and no other."""

_ONE_AT_A_TIME: Final = threading.Lock()
"""A worker of a cluster may have several threads, and weights belong to the whole process."""


@dataclass(frozen=True, slots=True)
class Played:
    """One match that was played: ranks and scores by entrant (not by seat), and its save."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    save: SaveFile


@dataclass(frozen=True, slots=True)
class Standing:
    """What an entrant made of a tournament. A first place shared by two counts as half a win for each."""

    entrant: str
    wins: float
    first_place_share: float
    mean_score: float
    mean_rank: float


def play_all(tournament: Tournament, crew: Crew = ALONE) -> Iterator[Played]:
    """Have a crew play a tournament, yielding the matches in order."""
    return play_some([(tournament, number) for number in range(tournament.matches)], crew)


def play_some(matches: Sequence[tuple[Tournament, int]], crew: Crew = ALONE) -> Iterator[Played]:
    """Have a crew play matches, each given by its tournament and its number there, yielding them in order."""
    return crew.carry_out(_play, matches)


def _play(match: tuple[Tournament, int]) -> Played:
    with _ONE_AT_A_TIME:
        return play_one(*match)


def play_one(tournament: Tournament, number: int, clock: Callable[[], float] = time.monotonic) -> Played:
    """Play match `number` (0-based) of a tournament."""
    entrants = tournament.entrants
    seats = len(entrants)
    seated = [(seat + number) % seats for seat in range(seats)]
    seed = _seed_from(tournament.seed, number // seats)
    match = Match(make_setup(facts_of(tournament.game), seats, tournament.options, seed))
    memories = [Memory() for _ in range(seats)]
    while not match.over:
        seat = match.state.to_move
        entrant = entrants[seated[seat]]
        refused = match.play(_chosen(tournament, entrant, match, memories[seat], clock))
        if refused is not None:
            raise RuntimeError(f"{entrant} chose a move that is refused: {refused}")
    return _played(match, entrants, seated)


def standings(entrants: tuple[str, ...], matches: list[Played]) -> list[Standing]:
    """Add up a tournament."""
    return [_standing(entrant, number, matches) for number, entrant in enumerate(entrants)]


def _chosen(
    tournament: Tournament, entrant: str, match: Match, memory: Memory, clock: Callable[[], float]
) -> int:
    state = match.state
    seat = state.to_move
    decision = Decision(match.game, state.observe(seat), seat, _seed_from(match.setup.seed, match.ply))
    with weighed(match.game.bot, tournament.weights.get(entrant, {})):
        who = entrant_of(entrant)
        if who.kind == RANDOM:
            return random_move(decision)
        if who.kind == GREEDY:
            return quick_move(decision)
        level = level_for(who, match.game.bot)
        if "playouts" not in who.settings:
            level = _with_effort(level, tournament)
        return decide(decision, level, _watch(tournament.budget, clock), memory).move


def _with_effort(level: Level, tournament: Tournament) -> Level:
    """The level with the playouts that the tournament gives it instead of its own."""
    playouts = UNLIMITED if tournament.budget else tournament.playouts
    return replace(level, effort=replace(level.effort, iterations=playouts)) if playouts else level


def _watch(budget: float, clock: Callable[[], float]) -> Watch:
    """End a search after `budget` seconds from now; 0 lets it run."""
    spent = Stopwatch(clock)
    return (lambda done, wanted: spent.seconds() < budget) if budget else unwatched


def _played(match: Match, entrants: tuple[str, ...], seated: list[int]) -> Played:
    result = match.state.result()
    if result is None:
        raise RuntimeError("a match without seat to move has no result")
    seats = tuple(SeatSpec("ai", level=entrant_of(entrants[entrant]).kind) for entrant in seated)
    by_entrant = sorted(zip(seated, result.ranks, result.scores, strict=True))
    ranks, scores = zip(*((rank, score) for _, rank, score in by_entrant), strict=True)
    return Played(ranks, scores, save_of(match, seats))


def _standing(entrant: str, number: int, matches: list[Played]) -> Standing:
    ranks = [match.ranks[number] for match in matches]
    wins = math.fsum(1 / match.ranks.count(1) for match in matches if match.ranks[number] == 1)
    mean_score = sum(match.scores[number] for match in matches) / len(matches)
    return Standing(entrant, wins, wins / len(matches), mean_score, sum(ranks) / len(matches))


def _seed_from(seed: int, number: int) -> int:
    """A seed for the `number`-th thing that starts from `seed`, unrelated to all others."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
