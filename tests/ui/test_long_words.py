"""Nothing is cut off when every text is 40 % longer than in English, at the smallest size of the window."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel, QPushButton

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SaveError, SaveTrouble, SeatSpec
from engine.core.setup import make_setup
from engine.core.words import Voice, Words, say
from engine.learn import library
from tests.ui.reading import cut_off
from ui.about.dialog import AboutDialog
from ui.dialogs import CrashDialog, TroubleDialog
from ui.home.grid import grid
from ui.home.screen import HomeScreen
from ui.learn.contents import LessonsScreen
from ui.learn.progress import Progress
from ui.learn.screen import LessonScreen
from ui.result.screen import ResultScreen
from ui.settings.dialog import SettingsDialog
from ui.settings.store import Store
from ui.setup.screen import SetupScreen
from ui.words import Crash

SMALL = (920, 590)


class LongLanguage(QObject):
    """English with 40 % more letters in every text."""

    changed = Signal()
    code = "en"

    def voice(self, names=(), you=-1):
        return Voice(names=names, you=you, translate=self._longer)

    def say(self, words, **parts):
        return self.voice().speak(say(words, **parts) if isinstance(words, Words) else words)

    def _longer(self, context, text):
        extra = max(1, round(len(text) * 0.4))
        filling = ("eanod tisurl " * (extra // 13 + 1))[: extra - 1].strip()
        return f"{text} {filling}"


@pytest.fixture
def wordy(around):
    return replace(around, language=LongLanguage())


def shown(qtbot, widget, size=SMALL):
    qtbot.addWidget(widget)
    widget.resize(*size)
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.wait(20)
    return widget


def outside(widget):
    """Yield every label and button whose right part is hidden behind the edge of the page it is on."""
    for child in (*widget.findChildren(QLabel), *widget.findChildren(QPushButton)):
        seen = child.visibleRegion().boundingRect()
        if child.isVisible() and 0 < seen.width() < child.width():
            yield child.text()


def no_word_is_hidden(widget):
    """Assert that everything the widget says can be read."""
    assert list(cut_off(widget)) == []
    assert list(outside(widget)) == []


def test_the_first_page(qtbot, wordy):
    no_word_is_hidden(shown(qtbot, HomeScreen(wordy)))


def test_the_set_up_page(qtbot, wordy):
    page = shown(qtbot, SetupScreen(facts_of("imhotep"), None, wordy))
    page.players.buttons[2].click()
    qtbot.waitUntil(lambda: no_word_is_hidden(page))  # rows find their height one after the other


@pytest.mark.parametrize("players", [2, 4])
def test_the_result_page(qtbot, wordy, players):
    match, rng = Match(make_setup(facts_of("imhotep"), players, {}, 1)), random.Random(1)
    while not match.over:
        match.play(match.state.random_move(rng))
    seats = (SeatSpec("human"), *[SeatSpec("ai", "skilled", "Bartholomew")] * (players - 1))
    page = shown(qtbot, ResultScreen(match, seats, wordy))
    qtbot.waitUntil(lambda: no_word_is_hidden(page))


def dialogs(around, folders):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 1))
    match.play(match.state.legal_moves()[0])
    error = SaveError(say(SaveTrouble.DAMAGED, file="a.lamplight", entry="seats[0].kind"), match)
    yield SettingsDialog(Store(folders.settings), around)
    yield AboutDialog(around)
    yield CrashDialog(Crash.NOW_TITLE, Crash.NOW, "report", around)
    yield TroubleDialog(error, True, around)


def test_every_dialog(qtbot, wordy, folders):
    for dialog in dialogs(wordy, folders):
        qtbot.addWidget(dialog)
        dialog.show()
        assert list(cut_off(dialog)) == [], type(dialog).__name__
        assert list(outside(dialog)) == [], type(dialog).__name__


def test_the_band_of_a_box_holds_its_words(qtbot, wordy):
    page = shown(qtbot, HomeScreen(wordy))
    shelf, theme = page.shelf, wordy.theme.theme
    scale = grid(shelf.width(), page.height(), len(shelf.spots)).scale
    for spot in shelf.spots:
        band = shelf._band(spot)
        assert band.grown(theme, scale) < 330 * scale, "the box is still to be seen"
        assert band.grown(theme, scale) > band.rest(theme, scale)


def test_the_list_of_lessons(qtbot, wordy, folders):
    lessons = library.load_all("imhotep")
    page = shown(qtbot, LessonsScreen("imhotep", lessons, Progress(folders.lessons), wordy))
    qtbot.waitUntil(lambda: no_word_is_hidden(page))


@pytest.mark.parametrize("step", [0, 1])
def test_a_lesson(qtbot, wordy, folders, step):
    lesson = library.load("imhotep", "01")
    page = shown(qtbot, LessonScreen(lesson, Progress(folders.lessons), wordy, step=step))
    no_word_is_hidden(page)
    content = page.card.content
    longer = replace(content, words=f"{content.words} {content.words[: len(content.words) * 2 // 5]}")
    page.card.show_content(longer)
    assert page.card._scroll.verticalScrollBar().maximum() == 0
    page.leave()
