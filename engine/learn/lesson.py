"""What a lesson is: one JSON file, read into frozen values. Published for authors in docs/lessons.md.

A lesson is a start position and steps. A step says something, lights what it speaks of, and is one of three kinds:
to look at, to watch (the lesson moves), or to do (the person moves until the goal is reached). Moves are the game's notation;
a `*` in a move of a goal or mistake stands for anything. Texts hold every language: `{"en": "...", "ja": "..."}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from engine.core.setup import MAX_SEED
from engine.core.words import Sentence, say
from engine.learn.words import LessonTrouble

ENGLISH = "en"
SEATS = "abcdef"
"""How seats are written in lessons, in turn order."""

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
Text = Annotated[dict[str, Line], msgspec.Meta(min_length=1)]
"""Something said: language code -> words."""

Move = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
"""A move in the game's notation; in patterns `*` stands for anything."""

Reference = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
"""What something on the table is called; see `references`."""

Moves = Annotated[tuple[Move, ...], msgspec.Meta(max_length=400)]
References = Annotated[tuple[Reference, ...], msgspec.Meta(max_length=24)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A misspelt field is an error, not silence."""


class Start(_Strict, frozen=True):
    """A position: seed, then moves, then single entries of the state replaced by those of `state` (`State.to_json`)."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)] = 1
    moves: Moves = ()
    state: dict[str, Any] = {}


class Point(_Strict, frozen=True):
    """One numbered point: what it says and what it points at."""

    say: Text
    at: References = ()


class ScoreBox(_Strict, frozen=True):
    """A score line to be shown in a box: seat and name of the line ("a pyramids"), or a seat's total ("a")."""

    line: Reference
    note: Text | None = None


class Mistake(_Strict, frozen=True):
    """Likely moves that are not the goal, and what to say to them."""

    moves: Annotated[tuple[Move, ...], msgspec.Meta(min_length=1, max_length=40)]
    say: Text


class Do(_Strict, frozen=True):
    """What the person must do: any move of `goal`, whose first one is the lesson's own solution. `replies` follow it.

    Another legal move is answered by the first mistake it matches, else by `otherwise`, and taken back.
    """

    goal: Annotated[tuple[Move, ...], msgspec.Meta(min_length=1, max_length=40)]
    otherwise: Text
    replies: Moves = ()
    mistakes: Annotated[tuple[Mistake, ...], msgspec.Meta(max_length=12)] = ()
    done: Text | None = None

    @property
    def solution(self) -> str:
        """The lesson's own move."""
        return self.goal[0]

    def is_goal(self, move: str) -> bool:
        """Tell whether this move, in notation, reaches the goal."""
        return any(fits(pattern, move) for pattern in self.goal)

    def answer(self, move: str) -> Text:
        """Return what is said to a move that does not."""
        found = (
            mistake.say for mistake in self.mistakes if any(fits(pattern, move) for pattern in mistake.moves)
        )
        return next(found, self.otherwise)


class Step(_Strict, frozen=True):
    """One card. `start` puts another position on the table first."""

    heading: Text
    say: Text
    points: Annotated[tuple[Point, ...], msgspec.Meta(max_length=3)] = ()
    light: References = ()
    scores: Annotated[tuple[ScoreBox, ...], msgspec.Meta(max_length=2)] = ()
    start: Start | None = None
    watch: Moves = ()
    do: Do | None = None

    @property
    def subject(self) -> tuple[Reference, ...]:
        """Everything the step lights: what it names, else what its points point at."""
        return self.light or tuple(dict.fromkeys(at for point in self.points for at in point.at))


class Content(_Strict, frozen=True):
    """The file, field by field."""

    title: Text
    covers: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern=r"^\d+(\.\d+)*$")], ...], msgspec.Meta(min_length=1)
    ]
    players: Annotated[int, msgspec.Meta(ge=1, le=6)]
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=20)]
    options: dict[str, bool | int | str] = {}
    person: Annotated[str, msgspec.Meta(pattern="^[a-f]$")] = "a"
    start: Start = Start()
    suits: Moves = ()


class Lesson(msgspec.Struct, frozen=True):
    """A lesson with its game and the stem of its file, such as "03_sail"."""

    game: str
    name: str
    content: Content

    @property
    def id(self) -> str:
        """Game and name: "imhotep/03_sail"."""
        return f"{self.game}/{self.name}"

    @property
    def title(self) -> Text:
        """What the lesson is called."""
        return self.content.title

    @property
    def steps(self) -> tuple[Step, ...]:
        """The cards in order."""
        return self.content.steps

    @property
    def seat(self) -> int:
        """The seat the person sits at."""
        return SEATS.index(self.content.person)

    @property
    def suited(self) -> tuple[Move, ...]:
        """Patterns of the moves this lesson is about: as the file says, else all that begin like what is to be done."""
        asked = (step.do.solution.split(maxsplit=1)[0] for step in self.steps if step.do is not None)
        return self.content.suits or tuple(dict.fromkeys(f"{verb}*" for verb in asked))

    def texts(self) -> Iterator[tuple[int, str, Text]]:
        """Yield everything that is said: number of the step from 1 (0: the title), field, text."""
        yield 0, "title", self.title
        for number, step in enumerate(self.steps, 1):
            yield from ((number, field, text) for field, text in _texts_of(step))


def _texts_of(step: Step) -> Iterator[tuple[str, Text]]:
    yield "heading", step.heading
    yield "say", step.say
    yield from (("points", point.say) for point in step.points)
    yield from (("scores", box.note) for box in step.scores if box.note is not None)
    if step.do is not None:
        yield "otherwise", step.do.otherwise
        yield from (("mistakes", mistake.say) for mistake in step.do.mistakes)
        if step.do.done is not None:
            yield "done", step.do.done


class BadLesson(Exception):
    """A lesson that cannot be used; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def decode(data: bytes, game: str, name: str) -> Lesson:
    """Return the lesson in a file's bytes. Raises `BadLesson`."""
    try:
        return Lesson(game, name, msgspec.json.decode(data, type=Content))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error).rstrip(".")
        raise BadLesson(say(LessonTrouble.NOT_A_LESSON, file=f"{game}/{name}", why=why)) from error


def fits(pattern: str, move: str) -> bool:
    """Tell whether a move in notation fits a pattern, in which only `*` is special."""
    return _compiled(pattern).fullmatch(move) is not None


@lru_cache(maxsize=512)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))


def said(text: Mapping[str, str], language: str) -> str:
    """Return a text in a language, or in English, or in whatever there is."""
    return text.get(language) or text.get(ENGLISH) or next(iter(text.values()))


def languages_of(texts: Sequence[Mapping[str, str]]) -> set[str]:
    """Return every language some of these texts are said in."""
    return {language for text in texts for language in text}
