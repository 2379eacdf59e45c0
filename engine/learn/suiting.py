"""Which lesson suits a decision at a table, or a section of the rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.contract import Setup, State
from engine.core.move import verb_of
from engine.core.registry import load_game
from engine.learn.lesson import Lesson, fits


def suiting(lessons: Sequence[Lesson], setup: Setup, state: State, done: Collection[str]) -> Lesson | None:
    """Return the lesson for the decision that is pending; `done` are the names of lessons gone through.

    The more kinds of the legal moves a lesson is about, the better it suits. Of those at least half as good as the best:
    one whose variants are those of the table, then one not yet done, then the best, then the earliest.
    """
    if not lessons:
        return None
    kinds = _kinds(setup.game, state.legal_moves())
    shares = [_share(lesson, kinds) for lesson in lessons]

    def rank(index: int) -> tuple[bool, int, bool, float, int]:
        lesson, share = lessons[index], shares[index]
        poor = share < max(shares) / 2
        return poor, _strangeness(lesson, setup), lesson.name in done, -share, index

    return lessons[min(range(len(lessons)), key=rank)]


def covering(lessons: Sequence[Lesson], section: str) -> Lesson | None:
    """Return the first lesson about a section of the rules ("5.3"), or about the one around it."""
    while section:
        for lesson in lessons:
            if section in lesson.content.covers:
                return lesson
        section = section.rpartition(".")[0]
    return None


def _kinds(game: str, moves: Sequence[int]) -> list[list[str]]:
    """Return the legal moves in notation, those of one verb together."""
    to_text = load_game(game).notation.to_text
    kinds: dict[int, list[str]] = {}
    for move in moves:
        kinds.setdefault(verb_of(move), []).append(to_text(move))
    return list(kinds.values())


def _share(lesson: Lesson, kinds: Sequence[Sequence[str]]) -> float:
    """Return how many of the kinds of moves the lesson is about, 0 to 1."""
    about = sum(any(fits(pattern, text) for pattern in lesson.suited for text in texts) for texts in kinds)
    return about / len(kinds) if kinds else 0.0


def _strangeness(lesson: Lesson, setup: Setup) -> int:
    """Return how many options the lesson plays otherwise than the table."""
    return sum(setup.options.get(option) != value for option, value in lesson.content.options.items())
