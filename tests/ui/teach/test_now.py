"""The question "What can this player do now?" lists every legal move by kind and lights it on the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.registry import game_ids
from tests.ui.tables import Hands, match_of
from ui.board.lights import Group
from ui.screens import Deed


def _players(game):
    return 3 if game == "four_color_cards" else 2


@pytest.mark.parametrize("game", game_ids())
def test_the_groups_are_all_legal_moves_each_once(teach, game):
    screen = teach(match_of(game, players=_players(game), plies=30, seed=2))
    panel = screen.now.panel
    for _ in range(12):
        legal = screen.session.legal()
        if not legal:
            break
        parts = panel.groups[1:] if len(panel.groups) > 1 else panel.groups
        assert sorted(move for group in parts for move in group.moves) == sorted(legal)
        if len(panel.groups) > 1:
            assert panel.groups[0].moves == tuple(legal)
        shown = [panel.kinds.item(row).text() for row in range(panel.kinds.count())]
        assert shown[-1].endswith(f": {len(panel.groups[-1].moves)}")
        screen.session.play(legal[len(legal) // 2])


@pytest.mark.parametrize("game", game_ids())
def test_asking_lights_every_place_a_legal_move_goes_to(teach, game):
    screen = teach(match_of(game, players=_players(game), plies=8, seed=1))
    lights, layout = screen.board.lights, screen.table.table_layout
    assert lights.marks(Group.ALL) == ()
    screen.table.deeds[Deed.NOW].trigger()
    aims = [layout.aims(move)[0] for move in screen.session.legal()]
    wanted = {
        screen.board.lighting._marks(aim.place, mark.state)[0]
        for aim in aims
        if aim.place
        for mark in lights.marks(Group.ALL)[:1]
    }
    assert wanted <= set(lights.marks(Group.ALL))
    assert bool(lights.marks(Group.ALL)) == any(aim.place or aim.piece for aim in aims)
    assert screen.table.side.tabs.currentWidget() is screen.now.panel
    screen.table.deeds[Deed.NOW].trigger()
    assert lights.marks(Group.ALL) == ()


def test_a_kind_lights_only_its_places_and_lists_its_moves(teach):
    screen = teach(match_of("uptown", players=3, plies=30))
    screen.table.deeds[Deed.NOW].trigger()
    panel, lights = screen.now.panel, screen.board.lights
    every = len(lights.marks(Group.ALL))
    QTest.keyClick(panel.kinds, Qt.Key.Key_Down)
    assert panel.moves.list.count() == len(panel.groups[1].moves)
    assert 0 < len(lights.marks(Group.ALL)) < every
    for row in range(panel.kinds.count()):
        spot = panel.kinds.visualItemRect(panel.kinds.item(row)).center()
        QTest.mouseMove(panel.kinds.viewport(), spot)


def test_a_move_of_the_list_is_made_by_enter(teach):
    screen = teach(match_of("imhotep", plies=4))
    ply = screen.session.match.ply
    screen.table.deeds[Deed.NOW].trigger()
    QTest.keyClick(screen.now.panel.moves.list, Qt.Key.Key_Return)
    assert screen.session.match.ply == ply + 1
    assert screen.board.lights.marks(Group.ALL)
    Hands(screen.table).scene_agrees()


def test_a_closed_hand_is_not_told(teach):
    screen = teach(match_of("sobek", players=2, plies=10))
    screen.table.deeds[Deed.NOW].trigger()
    screen.hands.toggle(screen.session.to_move)
    assert screen.now.panel.groups == ()
    assert screen.board.lights.marks(Group.ALL) == ()
    assert "hand is closed" in screen.now.panel._head.text()


def test_enter_on_a_kind_goes_on_to_its_moves_and_makes_one(teach):
    screen = teach(match_of("imhotep", players=2, plies=10))
    screen.table.deeds[Deed.NOW].trigger()
    panel, ply = screen.now.panel, screen.session.match.ply
    panel.kinds.setCurrentRow(1)
    QTest.keyClick(panel.kinds, Qt.Key.Key_Return)
    assert screen.focusWidget() is panel.moves.list
    assert screen.session.match.ply == ply
    QTest.keyClick(panel.moves.list, Qt.Key.Key_Return)
    assert screen.session.match.ply == ply + 1


def test_every_kind_is_shown_again_when_a_closed_hand_is_opened(qtbot, teach):
    screen = teach(match_of("imhotep", plies=20))
    screen.table.deeds[Deed.NOW].trigger()
    kinds, seat = screen.now.panel.kinds, screen.session.to_move
    screen.hands.toggle(seat)
    qtbot.wait(30)
    screen.hands.toggle(seat)
    qtbot.wait(30)
    assert kinds.count() > 2
    assert kinds.visualItemRect(kinds.item(kinds.count() - 1)).bottom() <= kinds.viewport().height()
