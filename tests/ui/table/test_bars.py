"""Bars on players' cards: how long they are, which one is pointed at, and which score lines they stand for."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.uptown.tiles import CELL_NAMES
from tests.ui.tables import match_of, sit
from ui.board.lights import Group
from ui.table.bars import Bar, bar_at, bar_boxes, bar_gap, bar_lengths, has_mark
from ui.theme.look import light
from ui.theme.players import EMBER


@pytest.mark.parametrize("sizes", [[], [1], [19, 1], [5] * 5, [1] * 48, [10, 9, 8, 7, 6, 5, 4, 3]])
@pytest.mark.parametrize("room", [120.0, 260.0])
def test_bars_are_longer_for_larger_groups_and_fit_into_their_room(sizes, room):
    lengths = bar_lengths(sizes, room)
    assert sum(lengths) + bar_gap(len(sizes), room) * (len(sizes) - 1) <= room + 0.01
    assert lengths == sorted(lengths, reverse=True)


def test_a_shape_is_left_out_of_a_bar_that_is_too_short_to_keep_it_apart_from_the_figure():
    marked = [has_mark(length, figure=16.0, radius=5.0) for length in range(20, 80)]
    assert marked == sorted(marked)
    shortest = 20 + marked.index(True)
    assert (shortest - 16) / 2 - (11 + 5) >= 2


def test_a_bar_is_found_under_the_pointer_and_nothing_between_bars():
    bars, room = [Bar(size, EMBER, (), "") for size in (4, 2)], QRectF(10, 20, 200, 20)
    first, second = bar_boxes(bars, room)
    assert [bar_at(bars, room, box.center()) for box in (first, second)] == [0, 1]
    assert bar_at(bars, room, QPointF((first.right() + second.left()) / 2, 30)) == -1


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_pointing_at_a_bar_lights_the_tiles_of_its_group(qtbot, around, size):
    screen = sit(qtbot, around, match_of("uptown", players=3, seed=4, plies=40), size=size)
    card = next(card for card in screen.players.cards if card.bars)
    room = card.bars_room()
    assert QRectF(card.rect()).contains(room)
    box = bar_boxes(card.bars, room)[0]
    spot, no_button = box.center(), Qt.MouseButton.NoButton
    over = QPointF(card.mapToGlobal(spot))
    moved = QMouseEvent(
        QEvent.Type.MouseMove, spot, over, no_button, no_button, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(card, moved)
    assert len(screen.board.lights.marks(Group.LINE)) == card.bars[0].size
    assert set(card.bars[0].places) <= set(CELL_NAMES)
    assert card.toolTip() == card.bars[0].tip


def test_an_opened_card_lists_only_score_lines_that_are_no_bars(qtbot, around):
    match = match_of("uptown", players=3, seed=4, plies=60, scoring="blockers")
    screen = sit(qtbot, around, match)
    for seat, card in enumerate(screen.players.cards):
        lines = match.state.score_lines(seat)
        listed = [line for line in lines if line.places and line.places[0] not in CELL_NAMES]
        assert len(card.bars) == len(lines) - len(listed)
        height = card.height()
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        assert (card.height() != height) == bool(listed)


@pytest.mark.parametrize("base", [14, 20])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_cards_with_bars_leave_room_for_the_log(qtbot, qapp, around, base, size):
    around.theme.use(light(base=base))
    screen = sit(qtbot, around, match_of("uptown", players=5, seed=4, plies=60), size=size)
    assert sum(card.height() for card in screen.players.cards) < 0.64 * size[1]
