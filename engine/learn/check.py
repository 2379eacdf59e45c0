"""Everything that can be wrong with a lesson as far as no table is needed: for its author and for the tests.

A lesson is gone through as its own solution does it, and once more for every other move that reaches a goal.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from engine.core.words import Part, Player, Sentence, Words
from engine.learn.course import Answer, Course
from engine.learn.lesson import BadLesson, Lesson, Step, Text, fits
from engine.learn.references import BadReference, Kind, parse, score_lines
from engine.learn.start import read_move, trouble
from engine.learn.words import StepTrouble

MOST_WORDS = {"title": 8, "heading": 6, "card": 45, "otherwise": 30, "mistakes": 30, "done": 30, "scores": 8}
MOST_SIGNS = {
    "title": 20,
    "heading": 16,
    "card": 125,
    "otherwise": 80,
    "mistakes": 80,
    "done": 80,
    "scores": 24,
}
"""How much may be said: words in English, characters in languages without blanks. A card is what is said and its points."""

WITHOUT_BLANKS = ("ja", "zh")
FIRST_MINUTES = 2
_WORDS_A_MINUTE = 150
_SECONDS_A_MOVE = 12


def troubles(lesson: Lesson, languages: Collection[str], sections: Collection[str]) -> list[Sentence]:
    """Return everything that is wrong, a sentence each."""
    found = [*_words(lesson, languages), *_sections(lesson, sections), *_shape(lesson)]
    try:
        course = Course(lesson)
        found += _references(course)
        while not course.last:
            _finish_step(course)
            found += _other_ways(course)
            course.go_on()
            found += _references(course)
        _finish_step(course)
        found += _other_ways(course)
    except BadLesson as error:
        found.append(error.sentence)
    return found


def seconds_until(lesson: Lesson, step: int) -> float:
    """Return how long a person needs for the steps up to and with number `step` (from 1), by the English words."""
    words = sum(len(_card(each)["en"].split()) for each in lesson.steps[:step])
    moves = sum(each.do is not None for each in lesson.steps[:step])
    return words * 60 / _WORDS_A_MINUTE + moves * _SECONDS_A_MOVE


def scoring_step(lesson: Lesson) -> int:
    """Return the number of the last step in which the person makes a move that scores, 0 when there is none.

    In a game in which the fewest points win, a move scores that takes points away. Raises `BadLesson`.
    """
    course, found = Course(lesson), 0
    while True:
        before = _points(course)
        course.finish()
        if course.step.do is not None:
            course.show()
            course.finish()
            if _points(course) > before:
                found = course.index + 1
        if course.last:
            return found
        course.go_on()


def _points(course: Course) -> int:
    state = course.match.state
    points = sum(line.points for line in state.score_lines(course.seat))
    return -points if state.facts.fewest_wins else points


# ---------------------------------------------------------------- words


def _words(lesson: Lesson, languages: Collection[str]) -> Iterator[Sentence]:
    for number, field, text in lesson.texts():
        for language in languages:
            if language not in text:
                yield _of(lesson, number, StepTrouble.NO_WORDS, field=field, language=language)
        if field not in ("say", "points"):
            yield from _length(lesson, number, field, text)
    for number, step in enumerate(lesson.steps, 1):
        yield from _length(lesson, number, "card", _card(step))


def _card(step: Step) -> Mapping[str, str]:
    """Return all that the card says of itself, in each language."""
    texts = [step.say, *(point.say for point in step.points)]
    return {language: " ".join(text.get(language, "") for text in texts) for language in step.say}


def _length(lesson: Lesson, number: int, field: str, text: Text | Mapping[str, str]) -> Iterator[Sentence]:
    for language, words in text.items():
        if language in WITHOUT_BLANKS:
            n, limit, what = len(re.sub(r"\s", "", words)), MOST_SIGNS[field], StepTrouble.TOO_MANY_SIGNS
        else:
            n, limit, what = len(words.split()), MOST_WORDS[field], StepTrouble.TOO_MANY_WORDS
        if n > limit:
            yield _of(lesson, number, what, field=field, n=n, limit=limit, language=language)


# ---------------------------------------------------------------- shape


def _sections(lesson: Lesson, sections: Collection[str]) -> Iterator[Sentence]:
    for section in lesson.content.covers:
        if section not in sections:
            yield _of(lesson, 0, StepTrouble.NO_SECTION, section=section)


def _shape(lesson: Lesson) -> Iterator[Sentence]:
    if not any(step.do for step in lesson.steps):
        yield _of(lesson, 0, StepTrouble.ENDS_UNDONE)
    for number, step in enumerate(lesson.steps, 1):
        if step.watch and step.do:
            yield _of(lesson, number, StepTrouble.WATCH_AND_DO)
        if step.do and "*" in step.do.solution:
            yield _of(lesson, number, StepTrouble.SOLUTION_IS_PATTERN, pattern=step.do.solution)


def _references(course: Course) -> Iterator[Sentence]:
    step, number = course.step, course.index + 1
    texts = [*step.subject, *(at for point in step.points for at in point.at)]
    texts += [f"score: {box.line}" for box in step.scores]
    for text in dict.fromkeys(texts):
        try:
            reference = parse(text)
            if reference.kind is Kind.SCORE:
                score_lines(course.match.state, reference.name)
            if reference.kind in (Kind.TO, Kind.FROM):
                read_move(course.match, reference.name, course.lesson, number)
        except BadReference as error:
            yield _of(course.lesson, number, StepTrouble.BAD_REFERENCE, text=text, why=error.why)


# ---------------------------------------------------------------- going through


def _finish_step(course: Course) -> None:
    """Do the step as its solution does it; raises `BadLesson` when it cannot be done."""
    course.finish()
    do, lesson, number = course.step.do, course.lesson, course.index + 1
    if do is None:
        return
    mover = course.match.state.to_move
    if mover != course.seat:
        who = Player(mover)
        raise trouble(lesson, number, StepTrouble.NOT_THE_PERSON, seat=course.seat + 1, mover=who)
    _check_patterns(course)
    course.show()
    course.finish()


def _check_patterns(course: Course) -> None:
    """Raise `BadLesson` when a goal matches no legal move, or a mistake none that is not a goal."""
    do = course.step.do
    assert do is not None
    legal = [course.text_of(move) for move in course.match.state.legal_moves()]
    others = [text for text in legal if not do.is_goal(text)]
    mistaken = [pattern for mistake in do.mistakes for pattern in mistake.moves]
    for patterns, texts in ((do.goal, legal), (mistaken, others)):
        for pattern in patterns:
            if not any(fits(pattern, text) for text in texts):
                raise trouble(course.lesson, course.index + 1, StepTrouble.NO_MATCH, pattern=pattern)


def _other_ways(course: Course) -> Iterator[Sentence]:
    """Reach the goal of this step in every other way and go on from there to the end."""
    if course.step.do is None:
        return
    for move in _goals(Course(course.lesson, course.index)):
        other = Course(course.lesson, course.index)
        other.finish()
        try:
            if other.attempt(move).answer is Answer.GOAL:
                other.finish()
                while not other.last:
                    other.go_on()
                    other.finish()
                    if other.step.do is not None:
                        _finish_step(other)
        except BadLesson as error:
            yield error.sentence


def _goals(course: Course) -> list[int]:
    """Return every legal move that reaches the open goal, except the solution."""
    course.finish()
    do = course.step.do
    assert do is not None
    texts = {move: course.text_of(move) for move in course.legal()}
    return [move for move, text in texts.items() if do.is_goal(text) and text != do.solution]


def _of(lesson: Lesson, step: int, what: Words, **parts: Part) -> Sentence:
    return trouble(lesson, step, what, **parts).sentence
