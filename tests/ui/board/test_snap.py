"""Which place a held piece would be dropped on."""

from PySide6.QtCore import QPointF, QRectF

from ui.board.snap import Spot, snap
from ui.theme.motion import SNAP_STICK_PX

LEFT = Spot(1, QRectF(0, 0, 40, 40))
RIGHT = Spot(2, QRectF(48, 0, 40, 40))
AROUND = Spot(9, QRectF(-100, -100, 400, 400))


def test_the_nearest_place_counts():
    assert snap(QPointF(18, 20), [LEFT, RIGHT], {1, 2}) == 1
    assert snap(QPointF(70, 20), [LEFT, RIGHT], {1, 2}) == 2


def test_a_place_reaches_a_little_beyond_its_edge():
    assert snap(QPointF(-3, 20), [LEFT, RIGHT], {1, 2}) == 1
    assert snap(QPointF(-6, 20), [LEFT, RIGHT], {1, 2}) == 0


def test_a_legal_place_comes_before_a_nearer_one_that_is_not():
    assert snap(QPointF(46, 20), [LEFT, RIGHT], {1, 2}) == 2
    assert snap(QPointF(44, 20), [LEFT, RIGHT], {1}) == 1


def test_a_small_legal_place_inside_a_large_one_is_found():
    assert snap(QPointF(20, 20), [AROUND, LEFT], {1}) == 1
    assert snap(QPointF(20, 20), [AROUND, LEFT], {9}) == 9


def test_the_target_changes_only_when_another_is_clearly_nearer():
    just_over = QPointF(44 + SNAP_STICK_PX / 2 - 1, 20)
    assert snap(just_over, [LEFT, RIGHT], {1, 2}) == 2
    assert snap(just_over, [LEFT, RIGHT], {1, 2}, current=1) == 1


def test_off_all_places_there_is_no_target():
    assert snap(QPointF(500, 500), [LEFT, RIGHT], {1, 2}, current=1) == 0
