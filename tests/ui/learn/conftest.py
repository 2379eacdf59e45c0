"""Lessons on a real screen, and a small lesson whose every step is known."""

import msgspec
import pytest

from engine.learn.lesson import decode
from tests.engine.learn.conftest import SMALL
from ui.learn.progress import Progress
from ui.learn.screen import LessonScreen


def calm(qtbot, screen):
    """Wait until the lesson has made its own moves."""
    course = screen.course
    qtbot.waitUntil(lambda: not (course.pending or course.astray or screen.board.stage.busy), timeout=5000)


@pytest.fixture
def small():
    """A lesson of four steps: look, load a stone, watch, get stones in another position."""
    return decode(msgspec.json.encode(SMALL), "imhotep", "01_small")


@pytest.fixture
def progress(folders):
    """What was learned so far: nothing."""
    return Progress(folders.lessons)


@pytest.fixture
def open_lesson(qtbot, around, progress):
    """The function that puts a lesson on screen."""

    def show(lesson, step=0, size=(1440, 900), **how):
        screen = LessonScreen(lesson, progress, around, step=step, **how)
        qtbot.addWidget(screen, before_close_func=lambda closing: closing.leave())
        screen.resize(*size)
        with qtbot.waitActive(screen):
            screen.show()
        return screen

    return show


@pytest.fixture(autouse=True)
def english_again(around):
    """The translators of a language stay with the application: leave it speaking English."""
    yield
    around.language.use("en")
