"""The last move in brackets: round what moved, and never round an empty place where nothing stays."""

import pytest

from engine.core.contract import Event
from engine.core.words import say
from tests.ui.board.toy import CARD, SIZE, STONE, TILE, TRAY, Toy, ToyTable
from ui.board.lights import Group
from ui.paint.picture import Box


@pytest.fixture
def toy(qtbot):
    return ToyTable(qtbot)


def brackets(toy, lying, **special):
    """Return the boxes in brackets after a move to place 11, a special place, when the stone lies at another or there."""
    toy.layout.where[STONE] = lying
    toy.layout.special = {11: special}
    toy.board.show_view({}, toy.sight)
    toy.board.mark_last([moved(STONE, 11)])
    return [mark.rect for mark in toy.board.lights.marks(Group.LAST)]


def moved(piece, place, **more):
    return Event(say(Toy.PROMPT), piece=piece, place=place, **more)


def test_brackets_stand_round_what_lies_there_and_round_the_place_when_nothing_does(toy):
    wide = Box(110, 20, 150, 60)
    (stone,), (place,) = brackets(toy, 11, box=wide), brackets(toy, 12, box=wide)
    assert stone[2] < place[2]


def test_all_that_lies_at_a_whole_place_is_in_brackets_together(toy):
    wide = Box(110, 20, 150, 60)
    assert brackets(toy, 11, box=wide, whole=True) == brackets(toy, 12, box=wide)


def test_no_brackets_stand_round_an_empty_place_where_nothing_stays(toy):
    assert len(brackets(toy, 11, passing=True)) == 1
    assert brackets(toy, 12, passing=True) == []


def test_a_line_of_the_log_lights_it_all_the_same(toy):
    brackets(toy, 12, passing=True)
    toy.board.lighting.show_places([11])
    assert len(toy.board.lights.marks(Group.LINE)) == 1


def test_of_several_things_at_a_place_those_that_moved_are_in_brackets(toy):
    def marked(*events):
        toy.board.mark_last(events)
        marks = toy.board.lights.marks(Group.LAST)
        return [
            next(key for key in ("tile", "card", "pile") if mark.path().contains(scene(key)))
            for mark in marks
        ]

    def scene(key):
        return toy.board.scene.rect_of_piece(toy.board.scene.item(key)).center()

    assert marked(moved(CARD, TRAY)) == ["card"]
    assert marked(moved(TILE, TRAY), moved(CARD, TRAY)) == ["tile", "card"]
    assert marked(moved(99, TRAY)) == ["pile"]
    assert marked(moved(CARD, TRAY, quiet=True)) == []


def test_in_a_hand_no_card_is_in_brackets_that_did_not_move(toy):
    """An unknown card came: which of them it is nobody can say, so the hand is meant."""
    toy.layout.sorts = True
    toy.board.show_view({}, toy.sight)
    toy.board.mark_last([moved(99, TRAY)])
    (mark,) = toy.board.lights.marks(Group.LAST)
    assert mark.rect[2] > 3 * SIZE
