"""What else changes while a piece is held: it is shown, changes with the target, and is taken back whatever happens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from tests.ui.board.toy import PILE, TILE, ToyTable, square
from tests.ui.tables import Hands
from ui.board.layout import Meanwhile, Piece, Pose
from ui.board.scene import Z_LIGHTS
from ui.paint.picture import Box

NOTE = square("note", size=20)


def _meanwhile(held, target):
    """The stone leans while the tile is held, and the pile rises over cell 13."""
    poses = [Pose("stone", -5, 3, -6)] + ([Pose("pile", 0, -14)] if target == 13 else [])
    return Meanwhile(tuple(poses), (Piece("note", NOTE, 300, 100, Box(0, 0, 20, 20)),))


@pytest.fixture
def toy(qtbot):
    table = ToyTable(qtbot)
    table.layout.meanwhile = _meanwhile
    table.board.lay_out()
    return table


@pytest.fixture
def hands(toy):
    return Hands(toy)


def moved(hands, key):
    """How far an item is from home, and how it is turned."""
    item = hands.item(key)
    return (item.pos() - item.home, item.rotation())


def notes(toy):
    """Where notes lie on the scene."""
    return [
        item.pos()
        for item in toy.board.scene.items()
        if item.zValue() == Z_LIGHTS + 1 and getattr(item, "picture", None) == NOTE
    ]


def test_others_lean_and_a_picture_speaks_while_a_piece_is_held(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    hands.take(hands.piece("tile"), hands.felt())
    assert moved(hands, "stone") == (QPointF(-5, 3), -6)
    assert notes(toy) == [
        toy.board.camera.transform(toy.layout.plan({}, None).places[0].area).map(QPointF(300, 100))
    ]


def test_they_change_with_the_target(toy, hands):
    toy.allow(m1=[(TILE, 13)])
    hands.take(hands.piece("tile"), hands.place(13))
    assert moved(hands, "pile") == (QPointF(0, -14), 0)
    hands.move(hands.felt(), Qt.MouseButton.LeftButton)
    assert moved(hands, "pile") == (QPointF(), 0)
    assert moved(hands, "stone") == (QPointF(-5, 3), -6)


def test_what_leans_is_not_darkened(toy, hands):
    toy.allow(m1=[(TILE, 11)])
    hands.take(hands.piece("tile"), hands.felt())
    may_dim, hold = toy.board.lighting._may_dim, toy.board.grip.hold
    assert not may_dim(hands.item("stone"), hold)
    assert may_dim(hands.item("pile"), hold)


@pytest.mark.parametrize("end", ["drop", "refused", "escape", "stop", "zoom"])
def test_all_is_taken_back_when_the_hold_ends(toy, hands, end):
    toy.allow(m1=[(TILE, 11)], m2=[(PILE, 12)])
    hands.take(hands.piece("tile"), hands.place(14))
    match end:
        case "drop":
            hands.move(hands.place(11), Qt.MouseButton.LeftButton)
            hands.release(hands.place(11))
        case "refused":
            hands.release(hands.place(14))
        case "escape":
            hands.key(Qt.Key.Key_Escape)
        case "stop":
            toy.board.stop()
        case "zoom":
            toy.board.camera.zoom = 1.5
            toy.board.view.show_camera()
            assert moved(hands, "stone") == (QPointF(-5, 3), -6)
            assert len(notes(toy)) == 1
            toy.board.stop()
    assert moved(hands, "stone") == (QPointF(), 0)
    assert notes(toy) == []
