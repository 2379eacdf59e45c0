"""The command `tune`: plays games, fits the bot's weights to them, and lets the new weights meet the old ones.

Reproducible: the same command line writes the same file, which says how it came about. The file goes beside the game's
bot as `weights.json` when it has shown itself at least as strong.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.core import files
from engine.core.contract import State
from engine.core.match import Match
from engine.core.registry import facts_of, load_game
from engine.core.saves import replay
from engine.core.version import VERSION
from engine.lab.asking import Rejected
from engine.lab.crew import NoCluster
from engine.lab.fitting import Fit, Sample, as_file, fit, provenance
from engine.lab.intervals import showings
from engine.lab.printing import print_json, print_words, show_progress
from engine.lab.records import code_of, record_of
from engine.lab.requests import Tournament, TuneRequest
from engine.lab.selfplay import Played, play_all
from engine.lab.words import BadInput, Report

PER_GAME: Final = 12
"""Positions that are taken from every game, so that long games do not outweigh short ones."""

NEW: Final = "tuned"
"""What the new weights are called where they meet the old ones."""


def run(request: TuneRequest) -> int:
    """Carry out the request and return the exit code. Raises `Rejected`."""
    game = request.tournament.game
    bot = load_game(game).bot
    try:
        fitted = fit(
            bot, [sample for played in _played(request, request.tournament) for sample in _samples(played)]
        )
        about = provenance(fitted, **_about(request))
        if request.check:
            about["against_the_old"] = _meeting(request, fitted)
    except NoCluster as error:
        raise Rejected(BadInput.NO_CLUSTER, address=request.crew.cluster, why=str(error)) from error
    try:
        files.write_atomically(request.out, as_file(fitted, about))
    except OSError as error:
        raise Rejected(
            BadInput.CANNOT_WRITE, file=str(request.out), why=error.strerror or str(error)
        ) from error
    if request.json:
        print_json({"weights": fitted.weights, "provenance": about})
    else:
        _print(request, fitted, about)
    return 0


def _played(request: TuneRequest, tournament: Tournament) -> Iterator[Played]:
    for done, played in enumerate(play_all(tournament, request.crew), 1):
        show_progress(Report.PROGRESS, done, tournament.matches)
        yield played


def _samples(played: Played) -> list[Sample]:
    """Some positions of a match, spread evenly, as a seat might imagine them, and how the match ended."""
    match = replay(played.save, "self-play")
    rng = random.Random(match.setup.seed)
    scores = _worth(match)
    gap = max(1.0, match.ply / PER_GAME)
    plies = sorted({int(gap * (number + rng.random())) for number in range(PER_GAME)})
    return [Sample(_imagined(match.state_at(ply), rng), scores) for ply in plies if ply < match.ply]


def _imagined(state: State, rng: random.Random) -> State:
    return type(state).imagine(state.observe(state.to_move), rng)


def _worth(match: Match) -> tuple[float, ...]:
    """The final scores as the evaluation has them: larger is better."""
    return tuple(match.game.bot.evaluate(match.state))


def _about(request: TuneRequest) -> dict[str, Any]:
    tournament = request.tournament
    return {
        "game": tournament.game,
        "rules": facts_of(tournament.game).rules_version,
        "options": dict(tournament.options),
        "players": tournament.entrants,
        "games": tournament.matches,
        "playouts": tournament.playouts,
        "seed": tournament.seed,
        "version": VERSION,
        "code": code_of(tournament.game),
        "positions_a_game": PER_GAME,
    }


def _meeting(request: TuneRequest, fitted: Fit) -> dict[str, Any]:
    """Let the new weights play the old ones and say how it went."""
    old = request.tournament.entrants[0]
    new = f"{old}@{NEW}"
    seats = len(request.tournament.entrants)
    entrants = tuple(new if seat % 2 == 0 else old for seat in range(seats))
    meeting = replace(
        request.tournament,
        entrants=entrants,
        matches=request.check,
        seed=request.tournament.seed + 1,
        weights={new: fitted.weights},
    )
    records = [record_of(meeting, number, played) for number, played in enumerate(_played(request, meeting))]
    showing = showings((new,), records)[0]
    share = showing.share
    return {"games": request.check, "share": [round(x, 4) for x in (share.value, share.low, share.high)]}


def _print(request: TuneRequest, fitted: Fit, about: dict[str, Any]) -> None:
    before, after = f"{fitted.before:.3f}", f"{fitted.after:.3f}"
    print_words(Report.FITTED, game=facts_of(request.tournament.game).title, before=before, after=after)
    for name, value in fitted.weights.items():
        print_words(Report.WEIGHT, name=name, value=f"{value:g}")
    if request.check:
        share, low, high = (f"{part:.1%}" for part in about["against_the_old"]["share"])
        print_words(Report.AGAINST_OLD, share=share, low=low, high=high, n=request.check)
    print_words(Report.WRITTEN, file=str(request.out))
