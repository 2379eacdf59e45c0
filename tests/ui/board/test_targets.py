"""What a list of legal moves means at a table."""

from engine.core import move as moves
from ui.board.layout import Aim
from ui.board.targets import Targets

LOAD_3_ON_12 = moves.make(2, 3, 12)
LOAD_3_ON_13 = moves.make(2, 3, 13)
TAKE_7 = moves.make(4, 7, 0)
CHOOSE_40 = moves.make(5, 0, 40)
PASS = moves.make(6)


def test_places_of_a_piece():
    targets = Targets([LOAD_3_ON_12, LOAD_3_ON_13, TAKE_7])
    assert targets.places(3) == {12, 13}
    assert targets.moves_to(3, 12) == (LOAD_3_ON_12,)
    assert targets.places(4) == frozenset()


def test_a_piece_without_a_place_is_a_click_on_it():
    targets = Targets([LOAD_3_ON_12, TAKE_7])
    assert targets.moves_with(7) == (TAKE_7,)
    assert targets.moves_with(3) == ()
    assert targets.pieces == {3, 7}


def test_a_place_without_a_piece_is_a_click_on_it():
    targets = Targets([CHOOSE_40, PASS])
    assert targets.bare_places == {40}
    assert targets.moves_at(40) == (CHOOSE_40,)
    assert targets.bare_moves == (PASS,)
    assert targets.pieces == frozenset()


def test_several_moves_may_go_to_the_same_place():
    other = moves.make(3, 3, 12)
    assert Targets([LOAD_3_ON_12, other]).moves_to(3, 12) == (LOAD_3_ON_12, other)


def test_turns_are_part_of_where_a_piece_fits():
    aims = {1: (Aim(5, 8, 0),), 2: (Aim(5, 9, 2),)}
    targets = Targets([1, 2], aims.__getitem__)
    assert targets.turns(5) == (0, 2)
    assert targets.places(5, 0) == {8}
    assert targets.places(5, 2) == {9}
    assert targets.by_place(5, 2) == {9: (2,)}


def test_a_move_may_be_made_in_two_ways():
    targets = Targets([1], lambda _: (Aim(5, 8), Aim(0, 8)))
    assert targets.moves_to(5, 8) == targets.moves_at(8) == (1,)


def test_no_moves_are_no_decision():
    assert not Targets()
    assert Targets([PASS])
