"""`main.py lesson`: says what is wrong with lessons, and what a step can refer to. For authors; needs no display."""

from __future__ import annotations

import os
from collections.abc import Iterator

from engine.core.words import ENGLISH, NATIVE_NAMES, Sentence, say
from engine.lab.arguments import Rejected
from engine.lab.commands import BAD, GOOD
from engine.lab.printing import print_words
from engine.lab.requests import LessonRequest
from engine.lab.words import BadInput
from engine.learn import library
from engine.learn.check import scoring_step, seconds_until, troubles
from engine.learn.course import Course
from engine.learn.lesson import SEATS, BadLesson, Lesson
from engine.learn.references import name_of
from engine.learn.words import LessonTrouble, Report
from ui.board.layout import Plan, Sight, TableLayout
from ui.layouts import layout_for
from ui.learn.subjects import Finder


def run(request: LessonRequest) -> int:
    """Print the report and return the exit code. Raises `Rejected`."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ui.app import make_application

    application = make_application(["lamplight"])
    try:
        lessons = _asked_for(request)
        found = troubles_of(lessons, whole_game=not request.lesson)
        for sentence in found:
            print_words(Report.TROUBLE, what=sentence)
        if not found:
            print_words(Report.GOOD, n=len(lessons))
        if request.step:
            _list_step(lessons[0], request.step)
    except BadLesson as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    application.quit()
    return BAD if found else GOOD


def _asked_for(request: LessonRequest) -> list[Lesson]:
    if request.lesson:
        return [library.load(request.game, request.lesson)]
    lessons = library.load_all(request.game)
    if not lessons:
        raise BadLesson(say(LessonTrouble.NO_LESSONS, game=request.game))
    return lessons


def troubles_of(lessons: list[Lesson], *, whole_game: bool) -> list[Sentence]:
    """Return everything that is wrong with lessons; with those of a whole game also what none of them covers.

    How soon the person scores is only looked at when the first lesson can be gone through.
    """
    each = [all_troubles(lesson) for lesson in lessons]
    found = [sentence for sentences in each for sentence in sentences]
    if whole_game:
        found += _uncovered(lessons)
        found += _first_points(lessons[0]) if not each[0] else []
    return found


def all_troubles(lesson: Lesson) -> list[Sentence]:
    """Return everything that is wrong with a lesson, also on the table."""
    sections = library.sections(lesson.game).sections
    found = troubles(lesson, tuple(NATIVE_NAMES), sections)
    return found or list(_on_the_table(lesson))


def _on_the_table(lesson: Lesson) -> Iterator[Sentence]:
    """Yield references that mean nothing on the real table."""
    for index, step in enumerate(lesson.steps):
        finder, _ = table_at(lesson, index)
        for text in dict.fromkeys([*step.subject, *(at for point in step.points for at in point.at)]):
            if finder.find(text).empty:
                yield say(Report.MEANS_NOTHING, lesson=lesson.id, step=index + 1, text=text)


def table_at(lesson: Lesson, index: int) -> tuple[Finder, tuple[TableLayout, Plan, Course]]:
    """Return what finds references at a step (from 0), when they are shown, and the table it looks at."""
    from ui.theme.look import light

    course = Course(lesson, index)
    course.finish()
    layout = layout_for(course.match.setup)
    sight = Sight(course.seat, ENGLISH, layout.colours, light())
    plan = layout.plan(course.match.state.observe(course.seat), sight)
    return Finder(layout, plan, course.match, sight), (layout, plan, course)


def _uncovered(lessons: list[Lesson]) -> Iterator[Sentence]:
    """Yield the sections of the rules that no lesson is about."""
    covered = {section for lesson in lessons for section in lesson.content.covers}
    sections = library.sections(lessons[0].game)
    for number in sections.to_cover():
        if number not in covered:
            yield say(Report.UNCOVERED, section=number, heading=sections.sections[number])


def _first_points(lesson: Lesson) -> Iterator[Sentence]:
    """Yield what is wrong with how soon the person scores in a first lesson."""
    step = scoring_step(lesson)
    if not step:
        yield say(Report.NO_POINTS, lesson=lesson.id)
    elif seconds_until(lesson, step) > 120:
        yield say(Report.TOO_LONG, lesson=lesson.id, n=round(seconds_until(lesson, step)))


def _list_step(lesson: Lesson, number: int) -> None:
    if number > len(lesson.steps):
        raise BadLesson(say(LessonTrouble.NO_STEP, lesson=lesson.id, n=len(lesson.steps), step=number))
    _, (_, plan, course) = table_at(lesson, number - 1)
    state = course.match.state
    moves = [course.text_of(move) for move in state.legal_moves()]
    zones = [place.zone for place in plan.places] + [piece.zone for piece in plan.pieces]
    scores = [
        f"{SEATS[seat]} {name_of(line)} ({line.points})"
        for seat in range(state.players)
        for line in state.score_lines(seat)
    ]
    for words, names in (
        (Report.MOVES, moves),
        (Report.PIECES, [piece.key for piece in plan.pieces]),
        (Report.ZONES, sorted(filter(None, set(zones)))),
        (Report.SCORES, list(dict.fromkeys(scores))),
    ):
        print_words(words, names="; ".join(names))
