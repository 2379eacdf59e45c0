"""In Table mode nothing is cut off, set over other words or smaller than a 54th of the window, which is what can be read
from three metres: in every game, on a television and on a small laptop, in both languages.

The pictures are read, not painted (`tests.ui.reading`).
"""
# ruff: noqa: F401, F811  the fixture `settings` is that of the tables near by

from importlib.util import find_spec

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QListWidget, QStyle, QStyleOptionViewItem, QTabBar, QWidget

from engine.core.registry import game_ids
from tests.ui.games.test_words_fit import MENU_BAR, matches, may_be_short, seats_of, settings
from tests.ui.reading import Readings, card_texts, cut_off, faults, overlaps, shortened, table_texts
from tests.ui.tables import Quiet
from ui.table.session import TableSession
from ui.teach.screen import TeachScreen

GAMES = [game for game in game_ids() if find_spec(f"ui.games.{game}.table")]
WINDOWS = [(1920, 1080), (1280, 800)]
OTHER_WINDOWS = [(1366, 768), (1024, 768)]
FAR_LINES = 54
"""So many lines of the smallest text fill the height of the window."""


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
    shown = list(table_texts(table, readings))
    for key, _, texts in shown:
        yield from faults(key, texts, least)
    yield from overlaps(shown)
    for seat, card in enumerate(table.players.cards):
        yield from faults(f"card {seat}", card_texts(card, monkeypatch), least)
        card.toggled.emit()
        yield from faults(f"card {seat}", card_texts(card, monkeypatch), least)
    for words in (*cut_off(screen), *shortened(screen)):
        yield "cut", "widget", words
    for words in (*cut_tabs(screen), *cut_rows(screen)):
        yield "cut", "panel", words


def cut_tabs(screen):
    """Yield the words of every tab that is narrower than its words, or has to be scrolled to."""
    for bar in screen.findChildren(QTabBar):
        metrics = QFontMetricsF(bar.font())
        for tab in range(bar.count() if bar.isVisible() else 0):
            rect, words = bar.tabRect(tab), bar.tabText(tab)
            whole = rect.left() >= 0 and rect.right() <= bar.width()
            if not whole or rect.width() < metrics.horizontalAdvance(words):
                yield words


def cut_rows(screen):
    """Yield the words of every row of a list that is smaller than its words."""
    for view in screen.findChildren(QListWidget):
        for row in range(view.count() if view.isVisible() else 0):
            option = QStyleOptionViewItem()
            view.initViewItemOption(option)
            view.itemDelegate().initStyleOption(option, view.indexFromItem(view.item(row)))
            option.rect = view.visualItemRect(view.item(row))
            option.rect.setRight(min(option.rect.right(), view.viewport().width()))
            style = view.style()
            room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
            margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
            room.adjust(margin, 0, -margin, 0)
            needed = QFontMetricsF(option.font).boundingRect(
                QRectF(0, 0, room.width(), 10_000), int(Qt.TextFlag.TextWordWrap), option.text
            )
            if needed.height() > room.height() + 1 or needed.width() > room.width() + 1:
                yield option.text


def all_found(game, around, qtbot, monkeypatch, seed=1, moments=(0.5,), windows=WINDOWS):
    """Return everything that is wrong, each fault once."""
    found = {}
    for match in matches(game, seed, moments):
        seats = seats_of(match, around.language)
        allowed = may_be_short(seats, around.language)
        for window in windows:
            frame, screen = taught(match, seats, around, window)
            qtbot.addWidget(frame)
            screen.table.side.tabs.setCurrentWidget(screen.now.panel)
            QCoreApplication.processEvents()
            readings = Readings(screen.table.board.scene.printer.theme)
            least = (
                min(window[1], window[0] / 1.6) // FAR_LINES
            )  # narrow windows have the text of broad, lower ones
            for fault in found_at(screen, readings, least, monkeypatch):
                if fault[0] != "cut" or fault[2] not in allowed:
                    where = f"{match.setup.players} players, ply {match.ply}, {window[0]} wide"
                    found.setdefault(fault, where)
            screen.board.stop()
            screen.session.close()
            frame.hide()
    return [f"{game}: {kind}: {key}: {words!r} ({where})" for (kind, key, words), where in found.items()]


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read_from_three_metres(qtbot, settings, game, monkeypatch):
    found = all_found(game, settings, qtbot, monkeypatch)
    assert not found, "\n".join(found)


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
    found = all_found(game, settings, qtbot, monkeypatch, seed, (0.0, 0.25, 0.75, 0.95, 1.0))
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read_in_other_windows(qtbot, settings, game, monkeypatch):
    found = all_found(game, settings, qtbot, monkeypatch, windows=OTHER_WINDOWS)
    assert not found, "\n".join(found)
