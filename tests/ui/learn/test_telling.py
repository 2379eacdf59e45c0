"""What a card says of scores: a sum of several lines of one name is named after those that gave points."""

import pytest

from engine.core.contract import ScoreLine
from engine.core.words import Words, say
from engine.learn import library
from engine.learn.course import Course
from ui.learn import telling


class Line(Words):
    SLOT = "{slot}: {name}"


def slot(letter, name, points):
    return ScoreLine(say(Line.SLOT, slot=letter, name=name), points, settled=True)


def shown(monkeypatch, around, lines):
    """Return title and points of the box of "a slot" when seat a has these score lines."""
    lesson = library.load_all("isle_of_skye")[0]
    step = next(index for index, step in enumerate(lesson.steps) if step.scores)
    monkeypatch.setattr(telling, "score_lines", lambda state, name: (0, lines))
    voice = around.language.voice(["Anna", "Bruno"], 0)
    score, *_ = telling.content_of(Course(lesson, step), around.language, voice, capitals=True).scores
    return score.title, score.points


@pytest.mark.parametrize(
    ("points", "title"),
    [
        ((0, 2, 0), "B: Ships"),
        ((3, 2, 0), "A: Roads, B: Ships"),
        ((0, 0, 0), "A: Roads, B: Ships, C: Lakes"),
    ],
)
def test_a_sum_is_named_after_the_lines_that_gave_points(monkeypatch, around, points, title):
    lines = [slot(*each) for each in zip("ABC", ("Roads", "Ships", "Lakes"), points, strict=True)]
    assert shown(monkeypatch, around, lines) == (title, sum(points))


def test_lines_that_say_the_same_are_named_once(monkeypatch, around):
    assert shown(monkeypatch, around, [slot("A", "Roads", 1), slot("A", "Roads", 4)]) == ("A: Roads", 5)
