"""The bench beside a position that is set up: all of the bag, coins of the bank, tiles that turn in the hand."""

import pytest
from PySide6.QtCore import Qt

from engine.core.registry import arrange_of
from engine.games.isle_of_skye import arrange
from engine.games.isle_of_skye.places import BAG, BANK, COINS, PURSE, estate_parts, estate_place
from tests.ui.tables import Hands, match_of, people
from ui.games.isle_of_skye import geometry as at
from ui.teach.arrange_screen import ArrangeScreen


@pytest.fixture
def screen(qtbot, around):
    match = match_of("isle_of_skye", 3, plies=14)
    rules = arrange_of("isle_of_skye")
    assert rules is not None
    screen = ArrangeScreen(match.setup, people(3), match.state.copy(), rules, around)
    qtbot.addWidget(screen, before_close_func=lambda screen: screen.board.stop())
    screen.resize(1920, 1080)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def key_of(screen, piece, place):
    """The key of the thing that is this piece at this place."""
    things = screen._layout.things
    items = [item.piece for item in screen.board.scene.pieces() if item.piece.number]
    return next(
        item.key for item in items if (things[item.number].piece, things[item.number].place) == (piece, place)
    )


def test_everything_in_the_bag_lies_on_the_bench_and_nothing_overlaps():
    boxes = [*map(at.bench_tile, range(73)), *map(at.bench_coin, range(4))]
    assert all(at.BENCH.rect().contains(box.rect()) for box in boxes)
    for number, box in enumerate(boxes):
        assert not any(box.rect().intersects(other.rect()) for other in boxes[:number])


def test_a_tile_of_the_bag_is_turned_in_the_hand_and_lies_as_it_was_turned(screen):
    hands, seat = Hands(screen), screen._side
    wanted = (
        (tile, place)
        for tile, origin in arrange.pieces(screen.state)
        if origin == BAG and tile < COINS
        for place in arrange.places(screen.state, tile, BAG)
        if (parts := estate_parts(place)) and parts[0] == seat and parts[2] == 2
    )
    tile, place = next(wanted)
    grip = screen.board.grip
    assert grip.pick(hands.item(key_of(screen, tile, BAG)))
    for _ in range(2):
        hands.key(Qt.Key.Key_R)
    assert grip.hold.turn == 2
    cell = place & ~3
    grip.point_at(screen.board.scene.entries(cell)[0])
    grip.drop()
    assert screen.state.estates[seat].codes[-1] == tile << 2 | 2
    assert key_of(screen, tile, place)


def test_a_turn_that_does_not_fit_is_refused_as_the_tile_lies(screen):
    hands, seat = Hands(screen), screen._side
    estate, before = screen.state.estates[seat], screen.state
    tile, cell, turn = next(
        (tile, cell, turn)
        for tile, origin in arrange.pieces(before)
        if origin == BAG and tile < COINS
        for cell in estate.frontier
        for turn in range(4)
        if estate.is_legal(tile, cell << 2) and not estate.is_legal(tile, cell << 2 | turn)
    )
    grip = screen.board.grip
    assert grip.pick(hands.item(key_of(screen, tile, BAG)))
    for _ in range(turn):
        hands.key(Qt.Key.Key_R)
    grip.point_at(screen.board.scene.entries(estate_place(seat, cell))[0])
    grip.drop()
    assert screen.state is before
    assert "Turned like this" in screen.panel.state.text()


def test_coins_come_from_the_bank_and_go_back(screen):
    hands, seat = Hands(screen), screen._side
    gold = screen.state.free[seat]
    bank = hands.piece(key_of(screen, COINS + 10, BANK))
    hands.drag(bank, hands.place(PURSE + seat))
    assert screen.state.free[seat] == gold + 10
    screen.panel.undo.click()
    assert screen.state.free[seat] == gold
