"""Tables in Table mode for tests: a real session on a real screen."""

from __future__ import annotations

import pytest

from tests.ui.tables import Quiet, match_of, people
from ui.table.session import TableSession
from ui.teach.screen import TeachScreen


@pytest.fixture
def teach(qtbot, around):
    """Show a match in Table mode; closed with the test."""

    def show(match=None, seats=None, size=(1920, 1080), thinker=None):
        match = match or match_of()
        seats = seats or people(match.setup.players)
        session = TableSession(match, seats, thinker or Quiet(), around.autosave, around.pace)
        session.teach(True)
        screen = TeachScreen(session, around)
        qtbot.addWidget(screen, before_close_func=_get_up)
        screen.resize(*size)
        screen.show()
        qtbot.waitExposed(screen)
        session.begin()
        return screen

    return show


def _get_up(screen):
    screen.board.stop()
    screen.session.close()
