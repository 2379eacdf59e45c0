"""Every lesson found: it can be read, its solution plays through, it says no more than fits, in every language.

And the lessons of a game together: their number, every section of the rules, points within two minutes.
"""

import pytest

from engine.core.registry import game_ids
from engine.core.words import ENGLISH, NATIVE_NAMES
from engine.learn import library
from engine.learn.check import FIRST_MINUTES, scoring_step, seconds_until, troubles
from tests.engine.learn.section_table import PAGE, with_table

LESSONS = [(game, name) for game in library.games() for name in library.names(game)]
FEWEST, MOST = 8, 12


def test_there_are_lessons():
    assert "imhotep" in library.games()


def test_lessons_belong_to_games():
    assert set(library.games()) <= set(game_ids())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_nothing_is_wrong_with_a_lesson(game, name):
    lesson = library.load(game, name)
    found = troubles(lesson, tuple(NATIVE_NAMES), library.sections(game).sections)
    assert [ENGLISH.speak(sentence) for sentence in found] == []


@pytest.mark.parametrize("game", library.games())
def test_a_game_has_eight_to_twelve_lessons_numbered_from_one(game):
    names = library.names(game)
    assert FEWEST <= len(names) <= MOST
    assert [int(name[:2]) for name in names] == list(range(1, len(names) + 1))


@pytest.mark.parametrize("game", library.games())
def test_the_lessons_of_a_game_cover_every_section_of_its_rules(game):
    covered = {section for lesson in library.load_all(game) for section in lesson.content.covers}
    assert [section for section in library.sections(game).to_cover() if section not in covered] == []


@pytest.mark.parametrize("game", library.games())
def test_the_first_lesson_ends_with_points_within_two_minutes(game):
    first = library.load(game, library.names(game)[0])
    step = scoring_step(first)
    assert step, "the person never scores"
    assert len(first.steps) - step <= 1, "it goes on long after the points"
    assert seconds_until(first, step) <= 60 * FIRST_MINUTES


@pytest.mark.parametrize("game", game_ids())
def test_the_sections_of_every_game_are_known_and_those_set_apart_say_why(game):
    sections = library.sections(game)
    assert set(sections.apart) < set(sections.sections)
    assert all(sections.apart.values())
    assert len(sections.to_cover()) >= 12


def test_the_page_shows_which_lesson_teaches_which_section():
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_table(page), "write it anew: python -m tests.engine.learn.section_table"
