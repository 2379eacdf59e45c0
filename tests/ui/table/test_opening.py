"""Opening a table, and making it larger: everything is laid and painted once, not more."""

import pytest

from tests.ui.games.test_layouts import GAMES
from tests.ui.tables import Hands, match_of, sit
from ui.board.cloth import SETTLE_MS, Cloth


@pytest.fixture
def painted(monkeypatch):
    """Every painting of a cloth, by its scale."""
    scales, paint = [], Cloth.paint

    def count(self, camera, theme, dpr):
        paint(self, camera, theme, dpr)
        scales.append(self._scale)

    monkeypatch.setattr(Cloth, "paint", count)
    return scales


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_painted_once_when_it_opens(qtbot, around, painted, game):
    screen = sit(qtbot, around, match_of(game, plies=8))
    qtbot.wait(2 * SETTLE_MS)
    assert len(painted) == 1
    assert Hands(screen).scene_agrees()


def test_a_new_size_is_painted_once_when_it_rests(qtbot, around, painted):
    screen = sit(qtbot, around, match_of(plies=8))
    for width in (1200, 1250, 1300):
        screen.resize(width, 800)
    qtbot.wait(2 * SETTLE_MS)
    assert len(painted) == 2
    assert painted[0] != painted[1]
    assert Hands(screen).scene_agrees()
