"""Agamemnon's table in play: exchanges, and string tiles pressed as they lie."""

import math
import random

import pytest
from PySide6.QtCore import QPointF, Qt

from engine.games.agamemnon.tiles import KINDS, WEFT
from tests.ui.tables import Hands, match_of, sit
from ui.board.items import PictureItem
from ui.board.layout import Area
from ui.board.lights import Group
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.words import Fact


@pytest.mark.parametrize("way", ["drag", "two clicks"])
def test_a_warp_exchanges_by_a_drag_or_by_two_clicks(qtbot, around, way):
    """From string to string, either way; what lay there comes back."""
    match = match_of("agamemnon", seed=4)
    rng = random.Random(1)
    while match.state.warp < 0 or not _unlike(match.state):
        match.play(match.state.random_move(rng))
    hands, state = Hands(sit(qtbot, around, match)), match.state
    first, second = _unlike(state)
    numbers, lay = [state.layout.places[edge] for edge in (first, second)], bytes(state.links)
    start, goal = (hands.place(number) for number in numbers)
    if way == "drag":
        hands.drag(start, goal)
    else:
        hands.click(start)
        hands.click(goal)
    assert (match.state.links[first], match.state.links[second]) == (lay[second], lay[first])
    assert match.state.warp < 0


def _unlike(state):
    """Two edges at the open Warp with different string tiles, or nothing."""
    edges = [edge for edge in state.layout.at[state.warp] if state.links[edge]]
    return next(((a, b) for a in edges for b in edges if state.links[a] != state.links[b]), None)


def test_a_held_weft_shows_its_cuts_until_it_is_put_back(qtbot, around):
    match = match_of("agamemnon", seed=9)
    rng = random.Random(1)
    while not (match.state.hand[WEFT] and match.state.turn > 4 and match.state.warp < 0):
        match.play(match.state.random_move(rng))
    hands, state = Hands(sit(qtbot, around, match)), match.state
    weft = KINDS * state.to_move + WEFT + 1
    space = next(space for space in range(32) if not state.tiles[space] and len(state.layout.at[space]) > 2)
    hands.take(hands.loose(weft), hands.place(space + 1))
    assert _pictures(hands).count("agamemnon cut") == len(state.layout.at[space])
    hands.key(Qt.Key.Key_Escape)
    assert "agamemnon cut" not in _pictures(hands)


def _pictures(hands):
    """The kinds of picture that float over the table."""
    floating = (item for item in hands.board.scene.items() if isinstance(item, PictureItem))
    return [item.picture.kind for item in floating]


def test_the_cards_name_all_three_kinds_from_the_first_turn_on(qtbot, around):
    screen = sit(qtbot, around, match_of("agamemnon", seed=4))
    for seat in range(2):
        groups = screen.players._standing(seat).groups
        assert [(group.name, group.now) for group in groups] == [
            (Fact.STRENGTH, 0),
            (Fact.LEADERSHIP, 0),
            (Fact.FORCE, 0),
        ]


def test_string_tiles_are_pressed_and_lit_as_they_are_turned(qtbot, around):
    """Both ends of a link can be pressed; a corner of the square around it, beside the bar, cannot."""
    match = match_of("agamemnon", seed=4)
    rng = random.Random(1)
    while match.state.warp < 0:
        match.play(match.state.random_move(rng))
    hands, plan = Hands(sit(qtbot, around, match)), match.state.layout
    edges = plan.at[match.state.warp]
    for edge in edges:
        number, middle = plan.places[edge], hands.place(plan.places[edge])
        angle = math.radians(at.edge_angle(plan.board, number))
        reach = hands.board.camera.scale(Area.BOARD) * (at.STRING_LENGTH / 2 - 4)
        along = QPointF(math.cos(angle), math.sin(angle)) * reach
        across = QPointF(-along.y(), along.x())
        for end in (middle + along, middle - along):
            assert hands.board.scene.piece_at(end, lambda piece: piece.loose).piece.number == number
        for beside in (middle + across, middle - across):
            under = hands.board.scene.piece_at(beside, lambda piece: piece.loose)
            assert under is None or under.piece.number != number
    hands.click(hands.place(plan.places[edges[-1]]))
    assert {mark.turn for mark in hands.board.lights.marks(Group.LEGAL)} == {
        at.edge_angle(plan.board, plan.places[edge]) for edge in edges[:-1]
    }
