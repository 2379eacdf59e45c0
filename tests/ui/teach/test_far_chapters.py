"""Chapters in Table mode can be read from three metres as well: every word of every step, on the table and on the card."""
# ruff: noqa: F401, F811  the fixture `settings` is that of the tables near by

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from engine.learn import library
from tests.ui.games.test_words_fit import MENU_BAR, settings
from tests.ui.learn.conftest import calm
from tests.ui.reading import Found, Readings, table_faults
from tests.ui.teach.test_far_words import WINDOWS, least_of
from ui.teach.chapters import ChapterScreen

FIRST = 2
"""So many chapters of each game are read every time."""


def opened(lesson, window, around):
    """Return a window with a chapter in it that is not shown to anybody; the menus keep their strip."""
    frame = QWidget()
    frame.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    frame.resize(*window)
    screen = ChapterScreen(lesson, 1, False, around)
    screen.setParent(frame)
    screen.setGeometry(0, MENU_BAR, window[0], window[1] - MENU_BAR)
    frame.show()
    return frame, screen


def steps(qtbot, lesson):
    """Yield the number of every step while it is shown."""
    last = len(lesson.course.lesson.steps) - 1
    for index in range(last + 1):
        calm(qtbot, lesson)
        QCoreApplication.processEvents()
        yield index + 1
        if index < last:
            if not lesson.course.done:
                lesson.show_me()
                calm(qtbot, lesson)
            lesson.turn_on()


def all_found(game, names, around, qtbot):
    """Return everything that is wrong in some chapters, each fault once."""
    found = Found()
    for name in names:
        for window in WINDOWS:
            frame, screen = opened(library.load(game, name), window, around)
            qtbot.addWidget(frame)
            readings = Readings(screen.lesson.board.scene.printer.theme)
            for step in steps(qtbot, screen.lesson):
                wrong = table_faults(screen.lesson, readings, least_of(window), screen=screen)
                found.note(wrong, f"{name}, step {step}, {window[0]} wide")
            screen.leave()
            frame.hide()
    return found


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", library.games())
def test_every_word_of_the_first_chapters_can_be_read_from_three_metres(qtbot, settings, game):
    all_found(game, library.names(game)[:FIRST], settings, qtbot).check()


@pytest.mark.long
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in library.games() for name in library.names(game)[FIRST:]]
)
def test_every_word_of_a_chapter_can_be_read_from_three_metres(qtbot, settings, game, name):
    all_found(game, [name], settings, qtbot).check()
