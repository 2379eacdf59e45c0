"""Chapters play the lessons by themselves, with the keys of a presenter's remote, and lead back to the same table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.registry import game_ids
from engine.learn import library
from tests.ui.tables import match_of, people
from ui.table_files import Opened
from ui.teach.chapters import ChapterScreen
from ui.teach.screen import TeachScreen

TAUGHT = [game for game in game_ids() if library.names(game)]


@pytest.fixture
def window(lamplight):
    window = lamplight.window
    window.sit(Opened(match_of(plies=3), people(2), undo_all=False, path=None))
    window.switch_table_mode()
    return window


def press(window, *keys):
    for key in keys:
        focus = window.focusWidget() or window
        QTest.keyClick(focus, key)


def test_page_down_opens_the_chapter_that_suits_and_escape_leads_back(window):
    match = window.session.match
    table = window.front
    press(window, Qt.Key.Key_PageDown)
    assert isinstance(window.front, ChapterScreen)
    press(window, Qt.Key.Key_Escape)
    assert window.front is table
    assert isinstance(table, TeachScreen)
    assert window.session.match is match
    assert match.ply == 3


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space])
def test_each_key_of_a_remote_shows_a_whole_chapter(window, key):
    window.learning.show_chapters()
    chapter = window.front
    shown = []
    for _ in range(200):
        if window.front is not chapter:
            break
        course = chapter.lesson.course
        shown.append((course.index, course.done))
        press(window, key)
    steps = chapter.lesson.lesson.steps
    assert {index for index, _ in shown} == set(range(len(steps)))
    asked = {number for number, step in enumerate(steps) if step.do is not None}
    assert asked <= {index for index, done in shown if done}


@pytest.mark.parametrize("game", TAUGHT)
def test_all_chapters_of_a_game_can_be_stepped_through_to_the_last(lamplight, game):
    window = lamplight.window
    players = 3 if game == "four_color_cards" else 2
    window.sit(Opened(match_of(game, players), people(players), undo_all=False, path=None))
    window.switch_table_mode()
    table = window.front
    window.learning.show_chapters()
    seen = set()
    for _ in range(900):
        front = window.front
        if front is table:
            break
        seen.add(front.lesson.lesson.name)
        front.go_on()
    assert window.front is table
    assert library.names(game)[-1] in seen


def test_going_back_takes_back_what_was_shown_and_then_the_step(window):
    window.learning.show_chapters()
    chapter = window.front
    course = chapter.lesson.course
    while course.step.do is None or not course.done:
        chapter.go_on()
    index = course.index
    press(window, Qt.Key.Key_PageUp)
    assert course.index == index
    assert not course.touched
    press(window, Qt.Key.Key_PageUp)
    assert course.index == max(0, index - 1) or window.front is not chapter


def test_back_from_the_first_step_is_the_end_of_the_chapter_before(window):
    from ui.teach.chapters import Chapters

    window.learning.show_chapters()
    lessons = [library.load("imhotep", name) for name in library.names("imhotep")]
    assert isinstance(window.learning._chapters, Chapters)
    window.learning._chapters._show(lessons, 1)
    press(window, Qt.Key.Key_PageUp)
    assert window.front.lesson.lesson is lessons[0]
    assert window.front.lesson.course.index == len(lessons[0].steps) - 1


def test_nothing_counts_as_learned(window):
    window.learning.show_chapters()
    for _ in range(60):
        window.front.go_on()
        if window.front is window.table:
            break
    assert window.learning.school().progress.done("imhotep") == frozenset()
    assert window.learning.school().progress.bookmark("imhotep") is None
