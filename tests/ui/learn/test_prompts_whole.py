"""No word in a lesson is shortened: every prompt of every step, while nothing, and while each piece is held, in a small window."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.core.words import NATIVE_NAMES
from engine.learn import library
from tests.ui.learn.conftest import calm
from tests.ui.reading import cut_off, shortened

LESSONS = [(game, name) for game in library.games() for name in library.names(game)]
SMALL = (1024, 674)


@pytest.mark.parametrize("language", NATIVE_NAMES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_no_word_of_a_lesson_is_shortened(qtbot, around, japanese, open_lesson, game, name, language):
    around.language.use(language)
    around.theme.adjust(language=language)
    lesson = library.load(game, name)
    screen = open_lesson(lesson, size=SMALL)
    bad = []
    for index in range(len(lesson.steps)):
        calm(qtbot, screen)
        QApplication.processEvents()  # buttons that came or went are laid out
        bad += [(index + 1, words) for words in (*shortened(screen), *cut_off(screen))]
        if index + 1 < len(lesson.steps):
            if not screen.course.done:
                screen.show_me()
                calm(qtbot, screen)
            screen.turn_on()
    assert not bad
