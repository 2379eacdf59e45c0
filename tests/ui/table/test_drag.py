"""Dragging and clicking on a real table of Imhotep: every move and every way not to make one."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from engine.core.move import piece_of, place_of, verb_of
from engine.games.imhotep import places
from engine.games.imhotep.decisions import Verb
from tests.ui.tables import LEFT, MIDDLE, RIGHT, Hands, match_of, one_person, sit
from ui.board.bubbles import Kind
from ui.board.lights import Group


@pytest.fixture
def table(qtbot, around):
    screen = sit(qtbot, around, match_of(players=2, seed=5))
    return Hands(screen)


def state_of(hands):
    return hands.screen.session.match.state


def free_berth(hands):
    """The place of some free berth of the harbour."""
    state = state_of(hands)
    return next(place_of(move) for move in state.legal_moves() if verb_of(move) == Verb.LOAD)


def stone_on_sled(hands):
    return hands.piece("sled 0")


def test_a_stone_dragged_to_a_berth_is_loaded(table):
    berth = free_berth(table)
    mover = state_of(table).to_move
    table.drag(stone_on_sled(table), table.place(berth))
    assert state_of(table).berths[places.berth_index(berth)] == mover + 1
    assert table.scene_agrees()


def test_click_and_click_does_the_same(table):
    berth = free_berth(table)
    table.click(stone_on_sled(table))
    assert table.board.held_piece is not None
    table.click(table.place(berth))
    assert state_of(table).berths[places.berth_index(berth)]
    assert table.scene_agrees()


def test_legal_places_are_lit_at_once_when_a_stone_is_held(table):
    table.take(stone_on_sled(table), stone_on_sled(table) + QPointF(20, -20))
    legal = {place_of(move) for move in state_of(table).legal_moves() if verb_of(move) == Verb.LOAD}
    assert len(table.board.lights.marks(Group.LEGAL)) == len(legal)
    assert table.board.lights.veiled


def test_the_target_is_under_the_middle_of_the_piece_not_under_the_pointer(table):
    berth = free_berth(table)
    corner = stone_on_sled(table) + QPointF(14, 14)
    table.move(corner)
    table.press(corner)
    table.move(table.place(berth) + QPointF(14, 14), LEFT)
    assert table.board.grip.hold.target == berth
    assert len(table.board.lights.marks(Group.TARGET)) == 1


def test_a_drop_back_on_the_sled_cancels_without_comment(table):
    before = state_of(table).to_json()
    start = stone_on_sled(table)
    table.move(start)
    table.press(start)
    table.move(start + QPointF(60, 0), LEFT)
    table.release(start + QPointF(60, 0))
    assert state_of(table).to_json() == before
    assert table.board.bubbles.words(Kind.REFUSAL) == ""
    assert table.scene_agrees()


def test_a_refused_drop_says_why_and_goes_back(table):
    state = state_of(table)
    light = next(ship for ship in range(4) if state.capacity[ship] >= 3)
    before = state.to_json()
    key = f"ship {state.round}.{light}"
    table.drag(table.piece(key), table.place(places.site(2)))
    needs = state.capacity[light] - 1
    assert (
        table.board.bubbles.words(Kind.REFUSAL) == f"Ship {light + 1} needs {needs} stones to sail; it has 0."
    )
    assert f"needs {needs} stones" in table.screen.prompt.words
    assert state_of(table).to_json() == before
    assert table.scene_agrees()


def test_escape_takes_the_stone_back(table):
    table.take(stone_on_sled(table), table.place(free_berth(table)))
    table.key(Qt.Key.Key_Escape)
    assert table.board.held_piece is None
    table.release(table.at)
    assert state_of(table).berths.count(0) == len(state_of(table).berths)
    assert table.scene_agrees()


def test_the_right_button_takes_the_stone_back_and_the_left_release_means_nothing(table):
    table.take(stone_on_sled(table), table.place(free_berth(table)))
    table.press(table.at, RIGHT, LEFT)
    assert table.board.held_piece is None
    table.release(table.at, RIGHT, LEFT)
    table.release(table.at, LEFT)
    assert state_of(table).berths.count(0) == len(state_of(table).berths)
    assert table.scene_agrees()


def test_other_buttons_pick_nothing_up(table):
    start = stone_on_sled(table)
    for button in (RIGHT, MIDDLE):
        table.move(start)
        table.press(start, button)
        table.move(table.place(free_berth(table)), button)
        table.release(table.at, button)
    assert table.board.held_piece is None
    assert table.scene_agrees()


def test_a_lost_release_drops_nothing(table):
    table.take(stone_on_sled(table), table.place(free_berth(table)))
    table.move(table.at + QPointF(5, 5))
    assert table.board.held_piece is None
    assert state_of(table).berths.count(0) == len(state_of(table).berths)
    assert table.scene_agrees()


def test_undo_while_a_stone_is_held_puts_it_back_first(table):
    table.drag(stone_on_sled(table), table.place(free_berth(table)))
    table.take(stone_on_sled(table), table.place(free_berth(table)))
    table.screen._undo()
    assert table.board.held_piece is None
    table.release(table.at)
    assert table.screen.session.match.ply == 0
    assert table.scene_agrees()


def test_losing_the_keyboard_focus_puts_the_stone_back(table):
    table.take(stone_on_sled(table), table.place(free_berth(table)))
    QApplication.sendEvent(
        table.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    )
    assert table.board.held_piece is None
    assert table.scene_agrees()


def test_a_shaky_click_stays_a_click(table):
    start = stone_on_sled(table)
    table.move(start)
    table.press(start)
    table.move(start + QPointF(2, 1), LEFT, steps=1)
    table.release(start + QPointF(2, 1))
    assert table.board.held_piece is not None, "held by click"


def test_a_double_click_on_a_heap_with_one_move_makes_it(table):
    mover = state_of(table).to_move
    before = state_of(table).sled[mover]
    table.double_click(table.piece("quarry"))
    assert state_of(table).sled[mover] > before
    assert table.scene_agrees()


def test_clicking_another_piece_while_one_is_held_takes_that_one(table):
    table.click(stone_on_sled(table))
    table.click(table.piece("quarry"))
    assert table.board.held_piece.key == "quarry"


def test_the_button_in_the_dock_gets_stones(table):
    mover = state_of(table).to_move
    before = state_of(table).sled[mover]
    choice = table.board.buttons.entries()[0]
    table.click(choice[2].center())
    assert state_of(table).sled[mover] > before


def test_the_preview_says_the_points_of_a_sailing(qtbot, around):
    hands = Hands(sit(qtbot, around, match_of(players=3, seed=5, plies=18)))
    state = state_of(hands)
    ready = [
        move for move in state.legal_moves() if (verb_of(move), place_of(move)) == (Verb.SAIL, places.site(1))
    ]
    hands.take(hands.loose(piece_of(ready[0])), hands.place(places.site(1)))
    assert "+" in hands.board.bubbles.words(Kind.PREVIEW)


def test_nothing_can_be_picked_up_while_an_ai_decides(qtbot, around):
    match = match_of(players=2, seed=5)
    hands = Hands(sit(qtbot, around, match, one_person(2, seat=1 - match.state.to_move)))
    hands.take(hands.piece("sled 0"), hands.piece("sled 0") + QPointF(80, -80))
    assert hands.board.held_piece is None
    hands.release(hands.at)
    assert hands.scene_agrees()


def test_dragging_the_felt_pans_and_a_double_click_fits_again(table):
    spot = table.felt()
    table.drag(spot, spot + QPointF(-60, 40))
    assert not table.board.camera.fitted
    spot = table.felt()
    table.double_click(spot)
    assert table.board.camera.fitted
