"""Looking back at a whole match that is over: the course it took, its costliest decisions, what would have been better.

`look_back` does it here and now. A window has a thinking service do it, one `judging_job` a decision, so that it stays free
and can stop and go on; the verdicts are the same, and `review_of` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import fsum
from typing import Final

from engine.ai.jobs import Job, Task, job_for
from engine.ai.judging import Verdict, judge, rewards_of
from engine.ai.levels import HINT
from engine.ai.search import Decision, Effort, Watch, unwatched
from engine.core.contract import NOBODY, State
from engine.core.match import Match

CEILING: Final = 30.0
"""Seconds one decision may take at most."""

_SEED_STEP: Final = 0x9E3779B97F4A7C15
_SEED_MASK: Final = (1 << 63) - 1

Tell = Callable[[int, int], None]
"""Told how many decisions were judged and how many there are."""


def untold(done: int, wanted: int) -> None:
    """Keep the progress to oneself."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole match looked back at: verdicts by ply (0-based; one may be missing when its search failed), final result."""

    verdicts: Mapping[int, Verdict]
    final: tuple[float, ...]
    plies: int

    def course(self) -> list[tuple[int, tuple[float, ...]]]:
        """Return everybody's expected result after so many decisions; the last entry is the real result."""
        passed = [(ply, verdict.outlook) for ply, verdict in sorted(self.verdicts.items())]
        return [*passed, (self.plies, self.final)]

    def costliest(self, count: int, seat: int = NOBODY) -> list[tuple[int, Verdict]]:
        """Return the decisions that gave away most, with their plies, the worst first; of one seat or of all."""
        costly = [
            (ply, verdict)
            for ply, verdict in self.verdicts.items()
            if not verdict.sound and seat in (NOBODY, verdict.seat)
        ]
        return sorted(costly, key=lambda entry: (-entry[1].reward, -entry[1].points, entry[0]))[:count]

    def given_away(self, seat: int) -> float:
        """Return the points a seat gave away altogether."""
        return fsum(verdict.points for verdict in self.verdicts.values() if verdict.seat == seat)


def decisions(match: Match) -> Iterator[tuple[State, int]]:
    """Yield the state before every decision of a match, not to be changed, and the move that was made."""
    state = match.state_at(0)
    for turn in match.turns:
        yield state, turn.move
        state.play(turn.move)


def decision_at(match: Match, state: State, ply: int) -> Decision:
    """Return what was asked at a ply of a match; the seed of the answer follows from the match."""
    seat = state.to_move
    return Decision(match.game, state.observe(seat), seat, _seed(match, ply))


def look_back(
    match: Match,
    effort: Effort = HINT,
    watch: Watch = unwatched,
    tell: Tell = untold,
) -> Review:
    """Judge every move of a match that is over; `tell` is told how many were judged. Raises `ValueError` while it goes on."""
    verdicts = {}
    for ply, (state, move) in enumerate(decisions(match)):
        verdicts[ply] = judge(decision_at(match, state, ply), move, effort, watch)
        tell(ply + 1, match.ply)
    return review_of(match, verdicts)


def judging_job(match: Match, state: State, ply: int, number: int, iterations: int = 0) -> Job:
    """Return the job of judging what was played at a ply of a match, for a thinking service; `state` is that before it."""
    played = match.turns[ply].move
    seed = _seed(match, ply)
    return job_for(state, number, seed, Task.JUDGE, iterations=iterations, ceiling=CEILING, played=played)


def review_of(match: Match, verdicts: Mapping[int, Verdict]) -> Review:
    """Put verdicts about a match that is over together. Raises `ValueError` while it goes on."""
    if not match.over:
        raise ValueError("only a match that is over is looked back at")
    bot = match.game.bot
    return Review(verdicts, tuple(rewards_of(bot.evaluate(match.state), bot.SCALE)), match.ply)


def _seed(match: Match, ply: int) -> int:
    return (match.setup.seed + (ply + 1) * _SEED_STEP) & _SEED_MASK
