"""Positions that are set up can be read from three metres as well: every word of the board, of all that is left, and of the panel."""
# ruff: noqa: F401, F811  the fixture `settings` is that of the tables near by

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from engine.core.registry import arrange_of, facts_of, game_ids
from tests.ui.games.test_words_fit import MENU_BAR, seats_of, settings
from tests.ui.reading import Found, Readings, table_faults
from tests.ui.tables import match_of
from tests.ui.teach.test_far_words import WINDOWS, least_of
from ui.teach.arrange_screen import ArrangeScreen

ARRANGED = [game for game in game_ids() if arrange_of(game) is not None]


def opened(match, window, around):
    """Return a window in which a match's position is set up, with the points shown; nobody sees it."""
    frame = QWidget()
    frame.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    frame.resize(*window)
    arrange = arrange_of(match.setup.game)
    assert arrange is not None
    screen = ArrangeScreen(match.setup, seats_of(match, around.language), match.state.copy(), arrange, around)
    screen.setParent(frame)
    screen.setGeometry(0, MENU_BAR, window[0], window[1] - MENU_BAR)
    frame.show()
    screen.panel.score.click()
    QCoreApplication.processEvents()
    return frame, screen


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", ARRANGED)
def test_every_word_of_a_position_set_up_can_be_read_from_three_metres(qtbot, settings, game, window):
    found = Found()
    for players in facts_of(game).players:
        frame, screen = opened(match_of(game, players, plies=40), window, settings)
        qtbot.addWidget(frame, before_close_func=lambda _, screen=screen: screen.board.stop())
        readings = Readings(screen.board.scene.printer.theme)
        found.note(table_faults(screen, readings, least_of(window)), f"{players} players")
        frame.hide()
    found.check()
