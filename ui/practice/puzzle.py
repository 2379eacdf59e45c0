"""One position while somebody works at it: what may be moved, what the tried move was worth. No widgets.

It sits at the table like a session (`ui.table.referee.Seated`). A move that is not the best one is judged by the
thinking service, in the background; one that gives away next to nothing is as good.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from engine.ai.jobs import Job, Task, job_for
from engine.ai.judging import Verdict
from engine.core.contract import View
from engine.core.match import Turn
from engine.core.move import NO_MOVE
from engine.core.words import Sentence, say
from engine.learn.practice import Position, best_move, match_at, reason, second_move
from ui.practice.words import Task as Says

PLAYOUTS: Final = 2000
CEILING: Final = 6.0
"""Seconds a tried move is judged at most."""

AS_GOOD: Final = 0.02
"""What a move may give away of the expected result (0..1) and still count as found."""


class Stage(StrEnum):
    """How far it is."""

    ASKED = "asked"
    JUDGING = "judging"
    WRONG = "wrong"
    SHOWN = "shown"
    """The best move was shown; making it is only for the hand."""
    FOUND = "found"


class Puzzle:
    """One position; `seat` is who must find the move."""

    def __init__(self, game: str, position: Position, play: Callable[[int], None]) -> None:
        """Put a position on the table; `play` is called with a move of the person. Raises `BadPractice`."""
        self.match = match_at(game, position)
        self.position = position
        self.best = best_move(self.match, position)
        self.stage = Stage.ASKED
        self.helped = False
        """Whether the best move was shown before it was made."""
        self.tried = NO_MOVE
        self.seat = self.match.state.to_move
        self._start = self.match.ply
        self._second = second_move(self.match, position)
        self._why = reason(self.match, self.best, self._second)
        self._play = play

    # ------------------------------------------------------------ the seat

    @property
    def eyes(self) -> int:
        """The seat of the person."""
        return self.seat

    def legal(self) -> list[int]:
        """Return what the person may move now."""
        return self.match.state.legal_moves() if self.stage in (Stage.ASKED, Stage.SHOWN) else []

    def view(self) -> View:
        """Return what the person may see."""
        return self.match.state.observe(self.seat)

    def play(self, move: int) -> None:
        """Hand a move of the person on."""
        self._play(move)

    @property
    def found(self) -> bool:
        """Whether the best move was made, or one as good."""
        return self.stage is Stage.FOUND

    # ------------------------------------------------------------ trying

    def attempt(self, move: int, number: int) -> tuple[Turn, Job | None]:
        """Make a legal move; returns its turn and, when it is not the best one, the numbered job of judging it."""
        job = None
        if move != self.best:
            job = job_for(
                self.match.state,
                number,
                self.match.setup.seed,
                Task.JUDGE,
                iterations=PLAYOUTS,
                ceiling=CEILING,
                played=move,
            )
        refused = self.match.play(move)
        if refused is not None:
            raise ValueError(refused.sentence)
        self.tried, self.stage = move, Stage.FOUND if job is None else Stage.JUDGING
        return self.match.turns[-1], job

    def hear(self, verdict: Verdict | None) -> Sentence:
        """Take the verdict on the tried move, `None` when there is none; returns what to say."""
        if verdict is not None and (verdict.best == verdict.played or verdict.reward < AS_GOOD):
            self.stage = Stage.FOUND
            return say(Says.AS_GOOD)
        self.stage = Stage.WRONG
        return say(Says.COST_SMALL) if verdict is None else _cost(verdict)

    def take_back(self) -> tuple[Turn, ...]:
        """Undo the tried move; returns what was undone."""
        undone = tuple(self.match.turns[self._start :])
        self.match.undo_to(self._start)
        self.tried, self.stage = NO_MOVE, Stage.SHOWN if self.helped else Stage.ASKED
        return undone

    def show(self) -> Sentence:
        """Give the answer away; returns the move and why."""
        self.helped, self.stage = True, Stage.SHOWN
        move = self.match.game.notation.describe(self.match.state, self.best)
        return say(Says.SHOWN, move=move, why=self._why)

    def praise(self) -> Sentence:
        """Return what is said when the best move was made."""
        return say(Says.RIGHT, why=self._why)


def _cost(verdict: Verdict) -> Sentence:
    points = round(verdict.points)
    cost = say(Says.COST, n=points) if points else say(Says.COST_SMALL)
    if verdict.answer_said is None:
        return cost
    return say(Says.COST_ANSWERED, cost=cost, answer=verdict.answer_said)
