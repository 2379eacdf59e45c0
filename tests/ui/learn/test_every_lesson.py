"""Every lesson found, on its real table with real events: dragged through, clicked through, walked through by keys.

And every step of it: what it refers to is there and in sight, and in the smallest window its words fit the card and no other word is
shortened, in every language.
"""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.words import NATIVE_NAMES
from engine.learn import library
from tests.ui.learn.conftest import calm
from tests.ui.reading import cut_off, shortened
from tests.ui.tables import LEFT, Hands
from tests.ui.ways import by_clicks, by_drag, by_keys
from ui.board.spotlight import CALLOUT_RADIUS
from ui.learn.subjects import Finder

LESSONS = [(game, name) for game in library.games() for name in library.names(game)]
WAYS = {"drag": by_drag, "click": by_clicks, "keys": by_keys}
IN_TURN = [(game, name, list(WAYS)[int(name[:2]) % len(WAYS)]) for game, name in LESSONS]
"""The usual run goes through each lesson in one way; `-m long` in all."""
SMALL, USUAL = (1024, 674), (1440, 900)
"""What a window of 1024 x 700 leaves under its menu bar, and a usual one."""


def solve(hands, way):
    """Do what the step asks for as its solution does."""
    course = hands.screen.course
    move = course.match.game.notation.from_text(course.step.do.solution)
    WAYS[way](hands, move)
    assert course.done, f"{course.lesson.id}, step {course.index + 1}: {course.step.do.solution}"


@pytest.mark.parametrize(("game", "name", "way"), IN_TURN)
def test_a_lesson_is_gone_through_to_its_end(qtbot, open_lesson, progress, game, name, way):
    go_through(qtbot, open_lesson, progress, game, name, way)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_gone_through_to_its_end_in_every_way(qtbot, open_lesson, progress, game, name, way):
    go_through(qtbot, open_lesson, progress, game, name, way)


def go_through(qtbot, open_lesson, progress, game, name, way):
    """Open a lesson, do and read everything, and see it remembered as done."""
    lesson = library.load(game, name)
    screen = open_lesson(lesson)
    hands = Hands(screen)
    for number, step in enumerate(lesson.steps):
        assert screen.course.index == number
        calm(qtbot, screen)
        if step.do is not None:
            assert not screen.card.next_button.isEnabled()
            solve(hands, way)
            calm(qtbot, screen)
        if way == "keys":
            QTest.keyClick(screen.focusWidget() or screen, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(screen.card.next_button, LEFT)
    assert lesson.name in progress.done(game)


@pytest.mark.parametrize("language", NATIVE_NAMES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_refers_to_what_is_there_and_fits(
    qtbot, around, japanese, open_lesson, game, name, language
):
    look_at(qtbot, around, open_lesson, library.load(game, name), language, SMALL)


@pytest.mark.long
@pytest.mark.parametrize("language", NATIVE_NAMES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_fits_a_usual_window(qtbot, around, japanese, open_lesson, game, name, language):
    look_at(qtbot, around, open_lesson, library.load(game, name), language, USUAL)


def look_at(qtbot, around, open_lesson, lesson, language, size):
    """Turn up every card and check what it refers to and that all words fit."""
    around.language.use(language)
    around.theme.adjust(language=language)
    screen = open_lesson(lesson, size=size)
    for index, step in enumerate(lesson.steps):
        calm(qtbot, screen)
        where = f"{lesson.id}, step {index + 1}, {size}"
        _references_are_there(screen, step, where)
        _numbers_are_in_sight(screen, where)
        _words_fit(screen, step, where)
        QApplication.processEvents()  # buttons that came or went are laid out
        assert not [*shortened(screen), *cut_off(screen)], where
        if index + 1 < len(lesson.steps):
            if not screen.course.done:
                screen.show_me()
                calm(qtbot, screen)
            screen.turn_on()


def _references_are_there(screen, step, where):
    finder = Finder(screen.board.layout, screen.board.plan, screen.course.match, screen.sight())
    for text in [*step.subject, *(at for point in step.points for at in point.at)]:
        assert not finder.find(text).empty, f"{where}: “{text}” means nothing"


def _numbers_are_in_sight(screen, where):
    window = screen.board.camera.window
    free = QRectF(0, 0, window.width() - screen.board.camera.right, window.height())
    for number, spot in screen.player.spotlight.subject.callouts:
        disc = QRectF(spot.x() - 1, spot.y() - 1, 2, 2)
        assert free.adjusted(CALLOUT_RADIUS - 1, 0, 1, 0).contains(disc), f"{where}: {number} is out of sight"


def _words_fit(screen, step, where):
    card = screen.card
    messages = [None, *screen._answers()] if step.do is not None else [None]
    for message in messages:
        card.answer(message)
        card._column.activate()
        assert card._scroll.verticalScrollBar().maximum() == 0, f"{where}: the card scrolls"
        assert card.words_size > 1.0, f"{where}: the words are small"
    card.answer(None)
    face = card.rect().adjusted(card.margin, 0, -card.margin, 0)
    for button in card.buttons:
        assert button.isHidden() or face.contains(button.geometry()), f"{where}: {button.text()} is cut off"
