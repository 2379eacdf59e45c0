"""The person's seat at the table of a lesson: what the referee of a table asks a session, answered from a course."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.contract import View
from engine.core.match import Match
from engine.learn.course import Course


class LessonSeat:
    """Looks at the course; a move goes to whoever runs the lesson."""

    def __init__(self, course: Course, play: Callable[[int], None]) -> None:
        self._course = course
        self._play = play

    @property
    def match(self) -> Match:
        """The match of the step: another one after a jump."""
        return self._course.match

    @property
    def eyes(self) -> int:
        """The person's seat."""
        return self._course.seat

    def legal(self) -> list[int]:
        """What the person may move now."""
        return self._course.legal()

    def view(self) -> View:
        """What the person may see."""
        return self._course.match.state.observe(self.eyes)

    def play(self, move: int) -> None:
        """Make a move of the person."""
        self._play(move)
