"""The command `review`: looks back at a finished table and prints every decision, its cost and what would have been better.

People get text, programs JSON with moves in notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.ai.judging import Verdict
from engine.ai.levels import HINT
from engine.ai.review import Review, look_back
from engine.core.match import Match
from engine.core.move import NO_MOVE
from engine.core.registry import Game
from engine.core.words import ENGLISH, Player
from engine.lab.asking import Rejected
from engine.lab.printing import opened, print_json, print_words, show_progress
from engine.lab.requests import ReviewRequest
from engine.lab.words import BadInput, Report

COSTLIEST: Final = 5
"""Decisions of each seat that are listed as its costliest."""


def run(request: ReviewRequest) -> int:
    """Carry out the request and return the exit code. Raises `Rejected`."""
    match = opened(request.file)
    if not match.over:
        raise Rejected(BadInput.NOT_OVER, file=str(request.file))
    effort = replace(HINT, iterations=request.playouts) if request.playouts else HINT
    review = look_back(match, effort, tell=partial(show_progress, Report.JUDGED))
    if request.json:
        print_json(as_data(match, review))
    else:
        _print_review(match, review)
    return 0


def as_data(match: Match, review: Review) -> dict[str, Any]:
    """Return a review as plain data: moves in notation, sentences in English, expected results from 0 to 1."""
    decisions = [_decision_data(match.game, ply, verdict) for ply, verdict in sorted(review.verdicts.items())]
    seats = range(match.state.players)
    return {
        "game": match.setup.game,
        "decisions": decisions,
        "final": review.final,
        "given_away": [round(review.given_away(seat), 3) for seat in seats],
        "costliest": [[ply for ply, _ in review.costliest(COSTLIEST, seat)] for seat in seats],
    }


def _decision_data(game: Game, ply: int, verdict: Verdict) -> dict[str, Any]:
    text, speak = game.notation.to_text, ENGLISH.speak
    return {
        "ply": ply,
        "seat": verdict.seat,
        "expected": [round(chance, 4) for chance in verdict.outlook],
        "played": text(verdict.played),
        "best": text(verdict.best),
        "points": round(verdict.points, 3),
        "reward": round(verdict.reward, 4),
        "answer": None if verdict.answer == NO_MOVE else text(verdict.answer),
        "said": speak(verdict.played_said),
        "better": speak(verdict.best_said),
        "because": speak(verdict.because),
    }


def _print_review(match: Match, review: Review) -> None:
    print_words(Report.REVIEWED, game=match.game.facts.title, n=match.ply)
    for ply, verdict in sorted(review.verdicts.items()):
        _print_verdict(ply, verdict)
    print_words(Report.END, chances=_percent(review.final))
    for seat in range(match.state.players):
        points = f"{review.given_away(seat):.1f}"
        print_words(Report.COSTLIEST, who=Player(seat), points=points)
        for ply, verdict in review.costliest(COSTLIEST, seat):
            _print_verdict(ply, verdict)
            _print_reasons(verdict)


def _print_verdict(ply: int, verdict: Verdict) -> None:
    who, chances = Player(verdict.seat), _percent(verdict.outlook)
    print_words(Report.DECISION, ply=ply + 1, chances=chances, who=who, move=verdict.played_said)
    if not verdict.sound:
        print_words(Report.COST, points=f"{verdict.points:.1f}", better=verdict.best_said)


def _print_reasons(verdict: Verdict) -> None:
    print_words(Report.BECAUSE, why=verdict.because)
    if verdict.answer_said is not None:
        print_words(Report.ANSWER, answer=verdict.answer_said)


def _percent(chances: Sequence[float]) -> str:
    return " ".join(f"{chance:.0%}" for chance in chances)
