"""The tray of a position that is set up: what a table never shows is taken from it and put back, by every way people have."""
# ruff: noqa: F401, F811  fixtures of the tables near by

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from engine.core.registry import arrange_of, facts_of, game_ids
from engine.core.setup import make_setup
from engine.games.almadi.places import MOSAICS, SLOT, STALL, STALLS, STALLS_DECK, SUPPLY, cell_at, realm_place
from tests.ui.games.test_words_fit import settings
from tests.ui.reading import Found, Readings, table_faults
from tests.ui.tables import match_of
from tests.ui.teach.test_arrange import ArrangeHands, arranged
from tests.ui.teach.test_far_arrange import opened
from tests.ui.teach.test_far_words import WINDOWS, least_of
from tests.ui.ways import by_clicks, by_drag, by_keys, focus_on
from ui.board.layout import HasShelves
from ui.layouts import layout_for

OASES, MARKETS, STALL_CARDS = 0, 3, 4


@pytest.fixture
def almadi(arranged):
    """Three players, some turns played."""
    return arranged(match_of("almadi", 3, plies=20))


def open_shelf(screen, shelf):
    """Click a button of the tray."""
    _, _, rect = screen.board.buttons.entries()[shelf]
    ArrangeHands(screen).click(rect.center())


def drop_of(screen, piece, origin, place):
    """The move that puts a thing somewhere."""
    things = screen._layout.things
    return next(
        move
        for move in screen._arranger.legal()
        for aim in screen._layout.aims(move)
        if (things[aim.piece].piece, things[aim.piece].place) == (piece, origin) and aim.place == place
    )


def on_tray(screen, place=SUPPLY):
    """The pieces the tray shows."""
    return [thing.piece for thing in screen._layout.things.values() if thing.place == place]


def test_every_landscape_of_the_supply_is_on_one_of_the_shelves(almadi):
    found = []
    for shelf in range(4):
        open_shelf(almadi, shelf)
        found += on_tray(almadi)
    wanted = [piece for piece, place in arrange_of("almadi").pieces(almadi.state) if place == SUPPLY]
    assert sorted(found) == sorted(wanted) != []


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
@pytest.mark.parametrize("shelf", [OASES, MARKETS])
def test_a_landscape_goes_from_the_tray_to_a_realm_and_back(almadi, way, shelf):
    open_shelf(almadi, shelf)
    hands, arrange, tile = ArrangeHands(almadi), arrange_of("almadi"), on_tray(almadi)[0]
    seat = almadi._side
    free = next(p for p in (realm_place(seat, cell_at(row, 1)) for row in (1, 2, 3, 4))
                if p not in [place for _, place in arrange.pieces(almadi.state)])  # fmt: skip
    way(hands, drop_of(almadi, tile, SUPPLY, free))
    assert (tile, free) in arrange.pieces(almadi.state)
    assert tile not in on_tray(almadi)
    hands.scene_agrees()
    open_shelf(almadi, STALL_CARDS)
    way(hands, drop_of(almadi, tile, free, SUPPLY))
    assert (tile, SUPPLY) in arrange.pieces(almadi.state)
    assert tile in on_tray(almadi), "what is put back is shown"
    hands.scene_agrees()


def test_a_landscape_dropped_on_the_tray_itself_is_put_back(almadi):
    hands = ArrangeHands(almadi)
    tile = almadi.state.slots[0]
    panel = hands.board.scene.rect_of_piece(hands.item("shelf"))
    start = hands.piece(f"tile {tile}")
    hands.drag(start, panel.bottomRight() - (panel.bottomRight() - panel.center()) * 0.2)
    assert (tile, SUPPLY) in arrange_of("almadi").pieces(almadi.state)
    assert almadi.state.slots[0] != tile


def test_a_landscape_of_the_tray_changes_places_with_one_of_the_central_board(almadi):
    tile, other = on_tray(almadi)[0], almadi.state.slots[0]
    by_drag(ArrangeHands(almadi), drop_of(almadi, tile, SUPPLY, SLOT))
    assert almadi.state.slots[0] == tile
    assert (other, SUPPLY) in arrange_of("almadi").pieces(almadi.state)


@pytest.mark.parametrize("goods", range(4))
def test_the_stall_card_that_is_wanted_is_taken(almadi, goods):
    open_shelf(almadi, STALL_CARDS)
    before = almadi.state.stalls[4 * almadi._side + goods]
    by_drag(ArrangeHands(almadi), drop_of(almadi, STALL + goods, STALLS_DECK, STALLS + almadi._side))
    assert almadi.state.stalls[4 * almadi._side + goods] == before + 1


def test_the_shelves_are_opened_by_keys_and_no_step_is_to_be_undone(almadi):
    hands = ArrangeHands(almadi)
    choice = almadi.board.buttons.entries()[MARKETS][0]
    focus_on(hands, lambda stop: stop.choice == choice)
    hands.key(Qt.Key.Key_Return)
    assert almadi.board.buttons.entries()[MARKETS][0].primary
    assert not almadi.panel.undo.isEnabled()
    hands.scene_agrees()


def test_why_a_landscape_of_the_tray_cannot_lie_there_is_said(almadi):
    hands, tile, before = ArrangeHands(almadi), on_tray(almadi)[0], almadi.state
    hands.drag(hands.piece(f"tile {tile}"), hands.place(MOSAICS + almadi._side))
    assert "Landscapes lie in realms" in almadi.panel.state.text()
    assert almadi.state is before


SHELVED = [
    game
    for game in game_ids()
    if isinstance(layout_for(make_setup(facts_of(game), facts_of(game).players[0], {}, 1)), HasShelves)
]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", SHELVED)
def test_every_word_of_every_shelf_can_be_read_from_three_metres(qtbot, settings, game, window):
    found = Found()
    frame, screen = opened(match_of(game, facts_of(game).players[-1], plies=40), window, settings)
    qtbot.addWidget(frame, before_close_func=lambda _: screen.board.stop())
    readings, least = Readings(screen.board.scene.printer.theme), least_of(window)
    for choice, words, rect in screen.board.buttons.entries():
        screen.board.grip.play(choice.move)
        found.note(table_faults(screen, readings, least), words)
        font = screen._theme.theme.sized(least, 600)
        if QFontMetricsF(font).horizontalAdvance(words) > rect.width() - 8:
            found.note([("cut", "button", words)], words)
    found.check()
