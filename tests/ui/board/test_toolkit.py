"""The toolkit with a toy that has no rules: what every game may ask of it."""

from itertools import permutations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from engine.core.words import say
from tests.ui.board.toy import CARD, PILE, STONE, TILE, Toy, ToyTable
from tests.ui.tables import LEFT, MENU, RIGHT, Hands
from ui.board.bubbles import Kind
from ui.board.layout import Area
from ui.board.lights import Group
from ui.paint.panels import shadow_margin
from ui.paint.picture import Box
from ui.theme.measure import PANEL


@pytest.fixture
def toy(qtbot):
    return ToyTable(qtbot)


@pytest.fixture
def hands(toy):
    return Hands(toy)


# ---------------------------------------------------------------- one move, several moves, no place, no piece


def test_a_drop_plays_the_move_for_that_piece_and_place(toy, hands):
    toy.allow(m7=[(TILE, 11)], m8=[(TILE, 13)])
    hands.drag(hands.piece("tile"), hands.place(13))
    assert toy.referee.played == [8]


def test_the_preview_speaks_of_the_move_the_drop_would_play(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    hands.take(hands.piece("tile"), hands.place(11))
    assert toy.board.bubbles.words(Kind.PREVIEW) == "Gives 7."


@MENU
def test_several_moves_for_one_drop_are_offered_and_the_chosen_one_is_played(qtbot, toy, hands):
    toy.allow(m7=[(TILE, 11)], m8=[(TILE, 11)])
    hands.drag(hands.piece("tile"), hands.place(11))
    assert toy.referee.played == []
    menu = toy.board.chooser.menu
    assert [action.text() for action in menu.actions()] == ["Move 7.", "Move 8."]
    menu.actions()[1].trigger()
    menu.close()
    qtbot.waitUntil(lambda: toy.referee.played == [8])


@MENU
def test_leaving_the_offer_puts_the_piece_back(qtbot, toy, hands):
    toy.allow(m7=[(TILE, 11)], m8=[(TILE, 11)])
    hands.drag(hands.piece("tile"), hands.place(11))
    toy.board.chooser.menu.close()
    qtbot.waitUntil(lambda: toy.board.held_piece is None)
    assert toy.referee.played == []
    hands.scene_agrees()


@MENU
@pytest.mark.parametrize("way", ["drag", "double", "click", "keys"])
def test_a_grave_move_is_asked_for_twice(qtbot, toy, hands, way):
    toy.allow(m7=[(PILE, 20), (0, 20)])
    toy.layout.cautions = {7: say(Toy.GAIN, number=-19)}
    match way:
        case "drag":
            hands.drag(hands.piece("pile"), hands.place(20))
        case "double":
            hands.double_click(hands.piece("pile"))
        case "click":
            hands.click(hands.place(20))
        case "keys":
            hands.click(hands.piece("pile"))
            hands.key(Qt.Key.Key_Tab)
            hands.key(Qt.Key.Key_Return)
    menu = toy.board.chooser.menu
    assert [action.text() for action in menu.actions()] == ["Gives −19."]
    assert toy.referee.played == []
    menu.close()
    qtbot.waitUntil(lambda: toy.board.held_piece is None and toy.board.chooser.menu is None)
    assert toy.referee.played == []
    hands.drag(hands.piece("pile"), hands.place(20))
    hands.agree()
    assert toy.referee.played == [7]


def test_a_piece_that_needs_no_place_is_played_by_a_click(toy, hands):
    toy.allow(m5=[(CARD, 0)])
    hands.click(hands.piece("card"))
    assert toy.referee.played == [5]


def test_a_piece_that_needs_no_place_may_be_dropped_anywhere_on_the_board(toy, hands):
    toy.allow(m5=[(CARD, 0)])
    hands.drag(hands.piece("card"), hands.felt())
    assert toy.referee.played == [5]


def test_a_piece_that_needs_no_place_goes_back_when_it_stays_in_the_dock(toy, hands):
    toy.allow(m5=[(CARD, 0)])
    hands.drag(hands.piece("card"), hands.piece("card") + QPointF(40, 0))
    assert toy.referee.played == []
    hands.scene_agrees()


def test_a_place_that_is_the_decision_is_lit_and_clicked(toy, hands):
    toy.allow(m1=[(0, 20)], m2=[(0, 21)])
    assert len(toy.board.lights.marks(Group.LEGAL)) == 2
    hands.click(hands.place(21))
    assert toy.referee.played == [2]


def test_a_move_may_be_dragged_or_clicked_at_its_place(toy, hands):
    toy.allow(m1=[(PILE, 20), (0, 20)])
    hands.click(hands.place(20))
    hands.drag(hands.piece("pile"), hands.place(20))
    assert toy.referee.played == [1, 1]


def test_a_button_on_the_table_is_pressed_by_mouse_and_by_its_letter(toy, hands):
    toy.allow(m9=[(0, 0)])
    toy.layout.meaning[9] = ()
    toy.board.decide(toy.layout.choices({}, (9,), None))
    hands.click(toy.board.buttons.entries()[0][2].center())
    hands.key(Qt.Key.Key_P)
    assert toy.referee.played == [9, 9]


def test_a_double_click_makes_the_only_move_of_a_piece(toy, hands):
    toy.allow(m3=[(PILE, 12)])
    hands.double_click(hands.piece("pile"))
    assert toy.referee.played == [3]


def test_a_double_click_makes_no_move_when_there_are_two(toy, hands):
    toy.allow(m3=[(PILE, 12)], m4=[(PILE, 13)])
    hands.double_click(hands.piece("pile"))
    assert toy.referee.played == []


def test_a_piece_may_be_smaller_in_the_hand_and_keeps_the_point_where_it_was_taken(toy, hands):
    toy.layout.hand_scale = 0.5
    toy.board.lay_out()
    toy.allow(m7=[(TILE, 11)])
    lying = toy.board.scene.rect_of_piece(hands.item("tile"))
    corner = lying.topLeft() + QPointF(6, 6)
    hands.take(corner, hands.place(11))
    held = toy.board.scene.rect_of_piece(hands.item("tile"))
    assert held.width() < 0.6 * lying.width()
    assert held.contains(hands.at)


def test_places_barred_to_a_piece_show_a_lock_while_it_is_held(toy, hands):
    toy.layout.barred = (14,)
    toy.board.lay_out()
    toy.allow(m7=[(TILE, 11)])
    assert not toy.board.lights.marks(Group.BARRED)
    hands.take(hands.piece("tile"), hands.place(11))
    assert len(toy.board.lights.marks(Group.BARRED)) == 1
    hands.press(hands.at, RIGHT, LEFT)
    assert not toy.board.lights.marks(Group.BARRED)


# ---------------------------------------------------------------- refusals


def test_a_piece_that_may_not_move_says_why_when_it_is_clicked(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    hands.click(hands.piece("stone"))
    assert toy.board.held_piece is None
    assert toy.board.bubbles.words(Kind.REFUSAL) == f"Piece {STONE} may not lie on 0."


def test_a_piece_that_may_not_move_can_be_tried_and_is_refused_where_it_is_dropped(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    hands.drag(hands.piece("stone"), hands.place(14))
    assert [(aim.piece, aim.place) for aim in toy.referee.asked] == [(STONE, 14)]
    hands.scene_agrees()


def test_the_refused_place_is_hatched_while_the_piece_is_over_it(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    hands.take(hands.piece("tile"), hands.place(14))
    (mark,) = toy.board.lights.marks(Group.TARGET)
    assert mark.state == "illegal"


def test_without_a_decision_nothing_can_be_picked_up(toy, hands):
    toy.allow()
    hands.take(hands.piece("tile"), hands.place(11))
    assert toy.board.held_piece is None


# ---------------------------------------------------------------- turning


def test_r_and_the_wheel_turn_a_held_tile_through_the_turns_that_fit(toy, hands):
    toy.allow(m1=[(TILE, 11, 0)], m2=[(TILE, 12, 2)], m3=[(TILE, 13, 3)])
    hands.click(hands.piece("tile"))
    turns = []
    for _ in range(3):
        turns.append((toy.board.grip.hold.turn, sorted(toy.board.grip.legal_places())))
        hands.key(Qt.Key.Key_R)
    assert turns == [(0, [11]), (2, [12]), (3, [13])]
    wheel(toy.board.view, 120)
    assert toy.board.grip.hold.turn == 3
    assert toy.board.grip.hold.item.picture.params == ("tile 3", 60.0)


def test_a_turned_tile_is_dropped_as_it_lies_in_the_hand(toy, hands):
    toy.allow(m1=[(TILE, 11, 0)], m2=[(TILE, 11, 2)])
    hands.click(hands.piece("tile"))
    hands.key(Qt.Key.Key_R)
    hands.click(hands.place(11))
    assert toy.referee.played == [2]


def test_the_wheel_zooms_when_nothing_turns(toy, hands):
    toy.allow(m7=[(CARD, 11)])
    wheel(toy.board.view, 120)
    assert toy.board.camera.zoom > 1


def wheel(view, delta):
    at = QPointF(300, 100)
    event = QWheelEvent(
        at,
        QPointF(view.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


# ---------------------------------------------------------------- keys


def test_a_letter_picks_up_its_piece(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    hands.key(Qt.Key.Key_T)
    assert toy.board.held_piece.key == "tile"
    hands.key(Qt.Key.Key_Return)
    assert toy.referee.played == [7]


def test_tab_walks_the_zones_and_then_leaves_the_table(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    seen = []
    while toy.board.keys.tab(1):
        seen.append(toy.board.keys.focus.zone)
    assert seen == ["tray", "row", "doors"]


def test_shift_tab_walks_back(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    seen = []
    while toy.board.keys.tab(-1):
        seen.append(toy.board.keys.focus.zone)
    assert seen == ["doors", "row", "tray"]


def test_while_holding_tab_goes_from_one_legal_place_to_the_next(toy, hands):
    toy.allow(m1=[(TILE, 11)], m2=[(TILE, 14)])
    hands.key(Qt.Key.Key_T)
    first = toy.board.grip.hold.target
    toy.board.keys.tab(1)
    second = toy.board.grip.hold.target
    toy.board.keys.tab(1)
    assert {first, second} == {11, 14}
    assert toy.board.grip.hold.target == first


def test_arrows_walk_all_places_while_holding_and_enter_says_why_not(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    hands.key(Qt.Key.Key_T)
    hands.key(Qt.Key.Key_Right)
    assert toy.board.grip.hold.target == 12
    hands.key(Qt.Key.Key_Return)
    assert toy.board.bubbles.words(Kind.REFUSAL) == f"Piece {TILE} may not lie on 12."
    assert toy.board.held_piece is None


def test_escape_brings_piece_and_focus_back(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    hands.key(Qt.Key.Key_T)
    hands.key(Qt.Key.Key_Escape)
    assert toy.board.held_piece is None
    assert toy.board.keys.focus.key == "piece tile"
    hands.scene_agrees()


def test_the_focus_frame_is_shown_for_keys_and_hidden_for_the_mouse(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    hands.key(Qt.Key.Key_Right)
    assert toy.board.lights.marks(Group.FOCUS)
    hands.click(hands.felt())
    assert not toy.board.lights.marks(Group.FOCUS)


# ---------------------------------------------------------------- light


def test_pointing_at_a_movable_piece_lifts_it_and_shows_its_places_softly(toy, hands):
    toy.allow(m1=[(TILE, 11)], m2=[(TILE, 14)])
    hands.move(hands.piece("tile"))
    item = hands.item("tile")
    assert item.pos().y() < item.home.y()
    assert len(toy.board.lights.marks(Group.SOFT)) == 2
    hands.move(hands.felt())
    assert item.pos() == item.home
    assert not toy.board.lights.marks(Group.SOFT)


def test_pieces_that_can_move_shine_until_one_is_held(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    assert hands.item("tile")._glow is not None
    assert hands.item("stone")._glow is None
    hands.click(hands.piece("tile"))
    assert hands.item("tile")._glow is None


def test_a_hint_rings_piece_and_place_until_it_is_ended(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    toy.board.hint(1, ["Do it.", "It is good."])
    assert len(toy.board.lights.marks(Group.HINT)) == 2
    assert toy.board.bubbles.words(Kind.HINT) == "Do it.\nIt is good."
    hands.key(Qt.Key.Key_Escape)
    assert not toy.board.lights.marks(Group.HINT)


def test_a_hint_for_a_button_is_told_beside_the_button(toy, hands):
    toy.allow(m1=[(0, 0)])
    toy.board.hint(1, ["Pass."])
    assert toy.board.bubbles.words(Kind.HINT) == "", "there is nothing to stand beside"
    button = QRectF(400, 0, 80, 30)
    toy.board.hint(1, ["Pass."], button)
    assert toy.board.bubbles.words(Kind.HINT) == "Pass."
    assert face_of(toy, Kind.HINT).top() > button.bottom()
    assert face_of(toy, Kind.HINT).left() < button.center().x() < face_of(toy, Kind.HINT).right()


def test_of_several_ways_to_make_a_hinted_move_one_that_lies_on_the_table_is_rung(toy, hands):
    toy.allow(m1=[(0, 0), (0, 13)])
    toy.board.hint(1, ["Pass."])
    (mark,) = toy.board.lights.marks(Group.HINT)
    assert QRectF(*mark.rect).contains(hands.place(13))
    assert toy.board.bubbles.words(Kind.HINT) == "Pass."


def face_of(toy, kind):
    """Where a bubble is, without the shadow round it."""
    shadow = shadow_margin(PANEL)
    rect = toy.board.bubbles._shown[kind].sceneBoundingRect()
    return rect.adjusted(shadow, shadow, -shadow, -shadow)


def test_a_hint_covers_neither_end_of_its_move_wherever_they_lie(toy, hands):
    lines = [
        "Do it.",
        "This is a long reason that needs several lines to be said completely and politely. " * 2,
    ]
    window = toy.board.scene.sceneRect()
    table = window.adjusted(0, toy.board.scene.camera.top, -60, -60)
    spots = [
        QRectF(table.x() + across * table.width(), table.y() + down * table.height(), 60, 60)
        for across in (0.0, 0.3, 0.6, 1.0)
        for down in (0.0, 0.5, 1.0)
    ]
    for goal, start in permutations(spots, 2):
        toy.board.bubbles.hint(lines, goal, start)
        assert window.contains(face_of(toy, Kind.HINT)), (goal, start)
        assert not face_of(toy, Kind.HINT).intersects(goal), (goal, start)
        assert not face_of(toy, Kind.HINT).intersects(start), (goal, start)


def test_every_bubble_stays_inside_the_window(toy, hands):
    toy.allow(m7=[(TILE, 11)])
    long = "This is a very long reason that needs several lines to be said completely and politely. " * 2
    window = toy.board.scene.sceneRect()
    for number in (10, 15, 20, 30):
        rect = toy.board.scene.rect_of(toy.board.scene.entries(number)[0])
        toy.board.bubbles.refuse(long, rect)
        assert window.contains(face_of(toy, Kind.REFUSAL)), number


# ---------------------------------------------------------------- where things are


def test_the_held_piece_follows_the_pointer_off_the_board(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    hands.take(hands.piece("tile"), QPointF(-80, 700))
    assert (hands.piece("tile") - QPointF(-80, 700)).manhattanLength() < 6
    hands.release(hands.at)
    hands.scene_agrees()


def test_a_finger_does_not_cover_the_piece(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    start = hands.piece("tile")
    toy.board.pointer.press(start, LEFT, touch=True)
    toy.board.pointer.move(start + QPointF(0, -60), LEFT)
    assert hands.piece("tile").y() == pytest.approx(start.y() - 100)


def test_a_board_that_grows_is_fitted_again(toy, hands):
    before = toy.board.camera.fit
    toy.layout.grown = Box(-300, -150, 1200, 600)
    toy.board.show_view({}, toy.board._sight)
    assert toy.board.camera.fit == pytest.approx(before / 2)
    hands.scene_agrees()


def test_undone_pieces_glide_back_and_settle(toy, hands):
    toy.layout.where[STONE] = 15
    toy.board.go_back((), {}, toy.board._sight)
    hands.scene_agrees()
    assert (hands.piece("stone") - hands.place(15)).manhattanLength() < 1


def test_a_move_that_comes_while_the_window_still_changes_is_shown_sharply(toy, hands):
    before = toy.board.camera.scale(Area.BOARD)
    toy.board.view.reserve(200, 40)
    scale = toy.board.camera.scale(Area.BOARD)
    assert scale != before
    assert toy.board.view.blurred
    toy.layout.where[STONE] = 15
    toy.board.advance((), {}, toy.board._sight)
    item = hands.item("stone")
    assert item._pixmap.cacheKey() == toy.board._printer.pixmap(item.piece.picture, scale).cacheKey()
    assert not toy.board.view.blurred
