"""In Table mode nothing is cut off, set over other words or smaller than a 54th of the window, which is what can be read
from three metres: in every game, on a television and on a small laptop, in both languages.

The pictures are read, not painted (`tests.ui.reading`).
"""
# ruff: noqa: F401, F811  the fixture `settings` is that of the tables near by

from importlib.util import find_spec

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget

from engine.core.registry import game_ids
from tests.ui.games.test_words_fit import MENU_BAR, matches, may_be_short, seats_of, settings
from tests.ui.reading import Found, Readings, card_texts, cut_rows, cut_tabs, faults, put_away, table_faults
from tests.ui.tables import Quiet
from ui.screens import Deed
from ui.table.session import TableSession
from ui.teach.screen import TeachScreen

GAMES = [game for game in game_ids() if find_spec(f"ui.games.{game}.table")]
WINDOWS = [(1920, 1080), (1280, 800)]
OTHER_WINDOWS = [(1366, 768), (1280, 1024), (1024, 768)]
NARROW_WINDOWS = [(1280, 1024), (1024, 768)]
"""A screen of five to four and one of four to three, as some projectors have."""
FAR_LINES = 54
"""So many lines of the smallest text fill the height of the window."""


def least_of(window):
    """The smallest text a window may have; narrow windows have that of broad, lower ones."""
    return min(window[1], window[0] / 1.6) // FAR_LINES


def taught(match, seats, around, window):
    """Return a window in Table mode that is laid out and not shown to anybody; the menus keep their strip."""
    session = TableSession(match, seats, Quiet(), around.autosave, around.pace)
    session.teach(True)
    frame = QWidget()
    frame.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    frame.resize(*window)
    screen = TeachScreen(session, around, frame)
    screen.setGeometry(0, MENU_BAR, window[0], window[1] - MENU_BAR)
    frame.show()
    session.begin()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return frame, screen


def found_at(screen, readings, least, monkeypatch):
    """Yield what is wrong with the words of a table in Table mode."""
    table = screen.table
    yield from table_faults(table, readings, least, screen=screen)
    for seat, card in enumerate(table.players.cards):
        yield from faults(f"card {seat}", card_texts(card, monkeypatch), least)
        card.toggled.emit()
        yield from faults(f"card {seat}", card_texts(card, monkeypatch), least)
    for words in (*cut_tabs(screen), *cut_rows(screen)):
        yield "cut", "panel", words


def all_found(game, around, qtbot, monkeypatch, seed=1, moments=(0.5,), windows=WINDOWS, *, alone=False):
    """Return everything that is wrong, each fault once; a table `alone` has no panel beside it."""
    found = Found()
    for match in matches(game, seed, moments):
        seats = seats_of(match, around.language)
        allowed = may_be_short(seats, around.language)
        for window in windows:
            frame, screen = taught(match, seats, around, window)
            qtbot.addWidget(frame)
            screen.table.side.tabs.setCurrentWidget(screen.now.panel)
            screen.table.deeds[Deed.SIDE].setChecked(not alone)
            QCoreApplication.processEvents()
            readings = Readings(screen.table.board.scene.printer.theme)
            where = f"{match.setup.players} players, ply {match.ply}, {window[0]} wide"
            least = window[1] // FAR_LINES if alone else least_of(window)
            found.note(found_at(screen, readings, least, monkeypatch), where, allowed)
            put_away(screen, frame)
    return found


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read_from_three_metres(qtbot, settings, game, monkeypatch):
    all_found(game, settings, qtbot, monkeypatch).check()


@pytest.mark.long
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("seed", range(2, 4))
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_many_positions_can_be_read_from_three_metres(
    qtbot,
    settings,
    game,
    seed,
    monkeypatch,
):
    all_found(game, settings, qtbot, monkeypatch, seed, (0.0, 0.25, 0.75, 0.95, 1.0)).check()


@pytest.mark.long
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read_in_other_windows(qtbot, settings, game, monkeypatch):
    all_found(game, settings, qtbot, monkeypatch, windows=OTHER_WINDOWS).check()


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_without_its_panel_a_table_in_a_narrow_window_has_text_as_large_as_the_height_asks(
    qtbot, settings, game, monkeypatch
):
    all_found(game, settings, qtbot, monkeypatch, windows=NARROW_WINDOWS, alone=True).check()
