"""One person going through one lesson: which step, what may be moved, what a move is answered with.

Holds the match and moves it; knows no screen and no time. Moves the lesson makes by itself (to be watched, replies,
the solution when it is asked for) wait in `pending` and are played one by one, so that a screen can show each.
Everything can be taken back: a step remembers the position it began with, and what was done in it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum

from engine.core.match import Match, Turn
from engine.learn.lesson import Lesson, Step, Text
from engine.learn.start import read_move, start_match, trouble
from engine.learn.words import StepTrouble


class Answer(Enum):
    """What became of a move of the person."""

    GOAL = "goal"
    OTHER = "other"
    """Legal, but not what is asked: it was made and waits to be taken back."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a move: what it was, what is said to it, what happened."""

    answer: Answer
    said: Text | None
    turn: Turn


class Course:
    """A lesson in progress. Steps are counted from 0 here."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        """Begin, at a later step if one is given: what comes before is then done as the lesson does it.

        Raises `BadLesson` when something of that cannot be.
        """
        self.lesson = lesson
        self.index = 0
        self.match = start_match(lesson, lesson.content.start)
        self.pending: deque[int] = deque()
        self.astray = False
        """Whether a move that is not the goal stands on the table."""
        self._done = False
        self._marks: list[tuple[Match, int]] = []
        self._made: dict[int, tuple[int, ...]] = {}
        self._begin()
        while self.index < min(step, len(lesson.steps) - 1):
            if not self.done:
                self.show()
            self.go_on()

    # ------------------------------------------------------------ reading

    @property
    def step(self) -> Step:
        """The present card."""
        return self.lesson.steps[self.index]

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.lesson.seat

    @property
    def done(self) -> bool:
        """Whether the step asks for nothing (more)."""
        return self._done

    @property
    def last(self) -> bool:
        """Whether this is the last card."""
        return self.index == len(self.lesson.steps) - 1

    @property
    def may_go_on(self) -> bool:
        """Whether the next card may be turned up: the goal is reached, or was reached before."""
        return self.done or self.index in self._made

    @property
    def touched(self) -> bool:
        """Whether anything has happened in this step."""
        match, ply = self._marks[-1]
        return match.ply > ply

    def legal(self) -> list[int]:
        """Return what the person may move now: every legal move while a goal is open, else nothing."""
        state = self.match.state
        if self.done or self.pending or self.astray or state.to_move != self.seat:
            return []
        return state.legal_moves()

    def text_of(self, move: int) -> str:
        """Return a move in notation."""
        return self.match.game.notation.to_text(move)

    # ------------------------------------------------------------ the person moves

    def attempt(self, move: int) -> Verdict:
        """Make a legal move of the person and say what it was."""
        do = self.step.do
        assert do is not None
        text = self.text_of(move)
        turn = self._play(move)
        if not do.is_goal(text):
            self.astray = True
            return Verdict(Answer.OTHER, do.answer(text), turn)
        self._reach(move)
        return Verdict(Answer.GOAL, do.done, turn)

    def take_back(self) -> list[Turn]:
        """Take everything of this step back, oldest first; the goal is open again."""
        match, ply = self._marks[-1]
        undone = match.turns[ply:]
        match.undo_to(ply)
        self._open()
        return undone

    # ------------------------------------------------------------ the lesson moves

    def show(self) -> None:
        """Let the lesson do what is asked of the person."""
        do = self.step.do
        if do is None or self.done:
            return
        if self.astray:
            self.take_back()
        solution = self._read(do.solution)
        self.pending.append(solution)
        self._reach(solution)

    def play_next(self) -> Turn | None:
        """Make the next move the lesson makes by itself; `None` when there is none. Raises `BadLesson`."""
        if not self.pending:
            return None
        move = self.pending.popleft()
        refused = self.match.state.refusal(move)
        if refused is not None:
            text, step = self.text_of(move), self.index + 1
            raise trouble(self.lesson, step, StepTrouble.ILLEGAL, move=text, why=refused.sentence)
        return self._play(move)

    def finish(self) -> None:
        """Make all moves the lesson has still to make. Raises `BadLesson`."""
        while self.play_next() is not None:
            pass

    # ------------------------------------------------------------ from card to card

    def go_on(self) -> None:
        """Turn up the next card. What was done in this step before, if it is open again, is done once more."""
        if self.astray:
            self.take_back()
        if not self.done:
            self._reach(*self._made[self.index])
            self.pending.extendleft(reversed(self._made[self.index]))
        self.finish()
        self.index += 1
        self._begin()

    def go_back(self) -> None:
        """Turn up the card before, with the position it began with."""
        del self._marks[-1]
        self.index -= 1
        self.match, ply = self._marks[-1]
        self.match.undo_to(ply)
        self._open()

    def _begin(self) -> None:
        if self.step.start is not None:
            self.match = start_match(self.lesson, self.step.start, self.index + 1)
        self._marks.append((self.match, self.match.ply))
        self._open()

    def _open(self) -> None:
        """Begin the step: what is to be watched is to come, what is to be done is open."""
        self.pending = deque(self._read(text) for text in self.step.watch)
        self.astray = False
        self._done = self.step.do is None

    def _reach(self, *moves: int) -> None:
        """The goal is reached by these moves: the replies are to come."""
        assert self.step.do is not None
        self._done = True
        self._made[self.index] = moves
        self.pending.extend(self._read(text) for text in self.step.do.replies)

    def _read(self, text: str) -> int:
        return read_move(self.match, text, self.lesson, self.index + 1)

    def _play(self, move: int) -> Turn:
        refused = self.match.play(move)
        if refused is not None:
            raise ValueError(f"{self.lesson.id}, step {self.index + 1}: {self.text_of(move)} is refused")
        return self.match.turns[-1]
