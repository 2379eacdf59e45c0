"""After the end a group can read everything from three metres as well: the result, the walk through the points, the look back."""
# ruff: noqa: F401, F811  the fixture `settings` is that of the tables near by

import random
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from engine.ai.judging import judge
from engine.ai.review import decision_at
from engine.ai.search import Effort
from engine.core.registry import facts_of, game_ids
from tests.ui.games.test_words_fit import MENU_BAR, seats_of, settings
from tests.ui.reading import Found, Readings, cut_off, cut_rows, shortened, small_words, table_faults
from tests.ui.tables import Quiet, match_of
from tests.ui.teach.test_far_words import OTHER_WINDOWS, WINDOWS, least_of
from ui.result.screen import ResultScreen
from ui.result.walk import ScoreWalk
from ui.review.looking import LookBack
from ui.review.screen import ReviewScreen
from ui.screens import Screen
from ui.teach.afar import shown

ENDED = 100_000
LOOKED_AT = 6
"""So many decisions of each match are looked back at."""
QUICK = Effort(24, candidates=4, depth=2)


@pytest.fixture(params=game_ids())
def ended(request):
    """A match of every game with as many players as may sit down, that is over."""
    return match_of(request.param, facts_of(request.param).players[-1], 3, plies=ENDED)


def shown_afar(qtbot, make, around, window):
    """Return a window and the screen that is shown to a group in it, laid out for nobody to see."""
    frame = QWidget()
    frame.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    frame.resize(*window)
    screen, page = shown(make, around, to_group=True)
    page.setParent(frame)
    page.setGeometry(0, MENU_BAR, window[0], window[1] - MENU_BAR)
    qtbot.addWidget(frame, before_close_func=lambda _: cast(Screen, page).leave())
    frame.show()
    QCoreApplication.processEvents()
    return frame, screen


def words_of_widgets(screen, least):
    """Yield what is wrong with everything that is no picture of a table."""
    yield from small_words(screen, least)
    for words in (*cut_off(screen), *shortened(screen), *cut_rows(screen)):
        yield "cut", "widget", words
    for area in screen.findChildren(QScrollArea):
        if area.isVisible() and area.widget().width() > area.viewport().width():
            yield "cut", "page", area.widget().accessibleName()


def looked_back(match):
    """A look back in which some decisions were judged, from the first to the last."""
    looking = LookBack(match, Quiet())
    plies = sorted({round(match.ply * part / LOOKED_AT) for part in range(LOOKED_AT)})
    for ply in plies:
        decision = decision_at(match, match.state_at(ply), ply)
        looking.verdicts[ply] = judge(decision, match.turns[ply].move, QUICK)
    return looking, [*plies, match.ply]


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
def test_every_word_of_the_look_back(qtbot, settings, ended):
    found, (looking, plies) = Found(), looked_back(ended)
    seats = seats_of(ended, settings.language)
    for window in WINDOWS:
        frame, screen = shown_afar(qtbot, lambda near: ReviewScreen(looking, seats, near), settings, window)
        readings, least = Readings(screen.board.scene.printer.theme), least_of(window)
        for order in (0, 1):
            screen.panel.order.buttons[order].click()
            for ply in plies:
                screen.show_ply(ply)
                QCoreApplication.processEvents()
                where = f"decision {ply}, {window[0]} wide"
                found.note(table_faults(screen, readings, least), where)
                found.note(words_of_widgets(screen, least), where)
                found.note(hidden_verdict(screen), where)
                found.note(small_axes(screen.panel.chart, least), where)
        frame.hide()
    looking.close()
    found.check()


def hidden_verdict(screen):
    """Yield what is said about a decision when not all of it can be seen, or nothing is left for the list."""
    panel, verdict = screen.panel, screen.panel.verdict
    page = verdict.parentWidget()
    if verdict.height_for(page.width()) > page.height():
        yield "hidden", "verdict", verdict.words
    if panel.minimumSizeHint().height() > panel.height() or panel.list.height() < panel.list.sizeHintForRow(
        0
    ):
        yield "hidden", "list", verdict.words


def small_axes(chart, least):
    """Yield the axes of a chart whose figures are smaller."""
    for side in ("left", "bottom"):
        font = chart.getPlotItem().getAxis(side).style["tickFont"]
        if font is None or font.pixelSize() < least - 0.5:
            yield "small", "chart", side


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
def test_every_word_of_the_walk_through_the_points(qtbot, settings, ended):
    found, seats = Found(), seats_of(ended, settings.language)
    for window in WINDOWS:
        frame, walk = shown_afar(qtbot, lambda near: ScoreWalk(ended, seats, near), settings, window)
        readings, least = Readings(walk.board.scene.printer.theme), least_of(window)
        for step in range(len(walk.steps) + 1):
            where = f"card {step}, {window[0]} wide"
            found.note(table_faults(walk, readings, least), where)
            found.note(words_of_widgets(walk, least), where)
            if step < len(walk.steps):
                walk.turn_on()
                QCoreApplication.processEvents()
        frame.hide()
    found.check()


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
def test_every_word_of_the_result(qtbot, settings, ended):
    found, seats = Found(), seats_of(ended, settings.language)
    for window in WINDOWS:
        frame, result = shown_afar(qtbot, lambda near: ResultScreen(ended, seats, near), settings, window)
        found.note(words_of_widgets(result, least_of(window)), f"{window[0]} wide")
        frame.hide()
    found.check()
