"""Arrows and circles on the board: drawn with real events, gone with Escape and with the next move."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.core.registry import game_ids
from tests.ui.tables import LEFT, RIGHT, Hands, match_of
from ui.screens import Deed
from ui.teach.drawing import Ink


@pytest.fixture
def screen(teach):
    return teach(match_of("uptown", players=3, plies=6))


@pytest.fixture
def hands(screen):
    return Hands(screen.table)


def cell(hands, number):
    """The middle of a cell of the board."""
    return hands.place(number)


def arrow(hands, start, goal, button=RIGHT):
    hands.move(start)
    hands.press(start, button)
    hands.move(goal, button)
    hands.release(goal, button)


def test_the_right_button_draws_an_arrow_from_thing_to_thing(screen, hands):
    start, goal = cell(hands, 11), cell(hands, 55)
    arrow(hands, start + QPointF(6, -4), goal + QPointF(-5, 5))
    (stroke,) = screen.pen.drawing.strokes
    assert not stroke.is_circle
    assert stroke.ink is Ink.HINT
    assert (screen.pen.drawing.on_screen(stroke.start) - start).manhattanLength() < 2
    assert (screen.pen.drawing.on_screen(stroke.end) - goal).manhattanLength() < 2


def test_a_click_draws_a_circle_and_the_same_again_takes_it_away(screen, hands):
    hands.click(cell(hands, 33), RIGHT)
    assert [stroke.is_circle for stroke in screen.pen.drawing.strokes] == [True]
    hands.click(cell(hands, 33), RIGHT)
    assert screen.pen.drawing.strokes == ()


def test_what_is_drawn_is_seen(screen, hands):
    before = screen.board.view.grab().toImage()
    hands.click(cell(hands, 33), RIGHT)
    assert screen.board.view.grab().toImage() != before


def test_drawings_lie_where_they_were_when_the_table_is_zoomed(screen, hands):
    hands.click(cell(hands, 33), RIGHT)
    screen.board.view._zoom(1.6, cell(hands, 55))
    (stroke,) = screen.pen.drawing.strokes
    assert (screen.pen.drawing.on_screen(stroke.start) - cell(hands, 33)).manhattanLength() < 2


def test_nothing_that_is_drawn_moves_a_piece_or_makes_a_move(screen, hands):
    ply = screen.session.match.ply
    piece = next(item.piece for item in screen.board.scene.pieces() if item.piece.loose)
    screen.table.deeds[Deed.PEN].trigger()
    arrow(hands, hands.piece(piece.key), cell(hands, 44), LEFT)
    assert len(screen.pen.drawing.strokes) == 1
    assert screen.session.match.ply == ply
    assert screen.board.held_piece is None
    hands.scene_agrees()


def test_the_right_button_still_cancels_a_held_piece(screen, hands):
    piece = next(item.piece for item in screen.board.scene.pieces() if item.piece.loose)
    hands.take(hands.piece(piece.key), hands.piece(piece.key) + QPointF(0, -200))
    assert screen.board.held_piece is not None
    hands.press(hands.at, RIGHT, LEFT)
    hands.release(hands.at, RIGHT, LEFT)
    assert screen.board.held_piece is None
    assert screen.pen.drawing.strokes == ()


def test_the_pen_is_led_by_keys(screen):
    view = screen.board.view
    view.setFocus()
    screen.table.deeds[Deed.PEN].trigger()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_3, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    (circle,) = screen.pen.drawing.strokes
    assert circle.is_circle
    assert circle.ink is Ink.BLUE
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert [stroke.is_circle for stroke in screen.pen.drawing.strokes] == [True, False]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert screen.pen.drawing.strokes == ()
    assert screen.pen.taken
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not screen.pen.taken
    assert not screen.table.deeds[Deed.PEN].isChecked()


def test_the_bar_has_the_colours_and_puts_the_pen_down(screen, hands):
    screen.table.deeds[Deed.PEN].trigger()
    bar = screen.palette_bar
    assert bar.isVisible()
    bar.inks[Ink.RED].click()
    hands.click(cell(hands, 22))
    assert screen.pen.drawing.strokes[0].ink is Ink.RED
    bar.wipe.click()
    assert screen.pen.drawing.strokes == ()
    bar.done.click()
    assert not bar.isVisible()
    assert not screen.table.deeds[Deed.PEN].isChecked()


def test_the_next_move_and_going_back_wipe_the_board(screen, hands):
    for do in (lambda: screen.session.play(screen.session.legal()[0]), screen.session.undo):
        hands.click(cell(hands, 33), RIGHT)
        assert screen.pen.drawing.strokes
        do()
        assert screen.pen.drawing.strokes == ()


@pytest.mark.parametrize("game", game_ids())
def test_whatever_is_done_with_the_pen_the_table_stays_as_it_is(teach, game):
    screen = teach(match_of(game, players=3 if game == "four_color_cards" else 2, plies=7), size=(1440, 900))
    hands, rng, match = Hands(screen.table), random.Random(3), screen.session.match
    window = screen.board.scene.sceneRect()
    before = match.moves
    for _ in range(60):
        spot = QPointF(rng.uniform(0, window.width()), rng.uniform(0, window.height()))
        goal = QPointF(rng.uniform(0, window.width()), rng.uniform(0, window.height()))
        match rng.randrange(4):
            case 0:
                arrow(hands, spot, goal)
            case 1:
                hands.click(spot, RIGHT)
            case 2:
                screen.pen.use(rng.choice(list(Ink)))
            case _:
                hands.key(rng.choice([Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Tab]))
    assert screen.session.match.moves == before
    hands.scene_agrees()
