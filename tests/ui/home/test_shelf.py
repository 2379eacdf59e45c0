"""People meet the shelf with mouse and keys."""

from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec, save_of, write_save
from engine.core.setup import make_setup
from ui.home.boxes import boxes
from ui.home.resume import kept
from ui.home.screen import HomeScreen
from ui.home.shelf import Shelf


@pytest.fixture
def shelf(qtbot, around):
    page = Shelf(around)
    qtbot.addWidget(page)
    page.fit(1440, 828)
    with qtbot.waitActive(page):
        page.show()
    page.setFocus()
    return page


def spot_of(shelf, game):
    return next(spot for spot in shelf.spots if spot.boxed.game == game)


def a_closed(shelf):
    return next(spot for spot in shelf.spots if not spot.boxed.open)


def test_a_click_on_a_box_chooses_the_game(shelf, qtbot):
    with qtbot.waitSignal(shelf.chosen) as chosen:
        qtbot.mouseClick(spot_of(shelf, "imhotep"), Qt.MouseButton.LeftButton, pos=QPoint(100, 60))
    assert chosen.args == ["imhotep"]


def test_a_box_that_is_pointed_at_rises_and_shows_play(shelf, qtbot):
    spot = spot_of(shelf, "imhotep")
    assert not spot.play.isVisible()
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    assert spot.lift == 1.0
    assert spot.play.isVisible()
    with qtbot.waitSignal(shelf.chosen):
        qtbot.mouseClick(spot.play, Qt.MouseButton.LeftButton)


def test_the_play_button_stays_inside_its_box(shelf):
    spot = spot_of(shelf, "imhotep")
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    assert spot.rect().contains(spot.play.geometry())


@pytest.fixture
def one_closed(monkeypatch):
    """Every game has a table now; a game to come has none yet."""
    first, *rest = boxes()
    monkeypatch.setattr("ui.home.shelf.boxes", lambda: [replace(first, open=False), *rest])


def test_a_closed_box_leads_nowhere_and_says_why(one_closed, shelf, qtbot):
    closed = a_closed(shelf)
    with qtbot.assertNotEmitted(shelf.chosen):
        qtbot.mouseClick(closed, Qt.MouseButton.LeftButton)
        qtbot.keyClick(closed, Qt.Key.Key_Return)
        qtbot.keyClick(closed, Qt.Key.Key_Space)
    assert closed.accessibleDescription() == "The table for this game is not part of this version yet."
    shelf.setFocus()
    closed.setFocus(Qt.FocusReason.TabFocusReason)
    assert closed.share == 1.0, "its band is open"
    assert closed.lift == 0.0, "but it stays where it is"
    assert not closed.play.isVisible()


def test_arrows_walk_the_shelf_and_enter_chooses(shelf, qtbot):
    shelf.setFocus()
    qtbot.keyClick(shelf, Qt.Key.Key_Right)
    first = shelf.spots[0]
    assert first.hasFocus()
    assert first.focused
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert shelf.spots[1].hasFocus()
    qtbot.keyClick(shelf.spots[1], Qt.Key.Key_Down)
    assert shelf.spots[5].hasFocus()
    qtbot.keyClick(shelf.spots[5], Qt.Key.Key_Up)
    qtbot.keyClick(shelf.spots[1], Qt.Key.Key_Left)
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Left)
    assert first.hasFocus(), "there is nothing before the first"
    with qtbot.waitSignal(shelf.chosen):
        qtbot.keyClick(first, Qt.Key.Key_Return)


def test_a_box_reached_by_the_mouse_has_no_focus_ring(shelf, qtbot):
    spot = spot_of(shelf, "imhotep")
    spot.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not spot.focused


def test_boxes_have_names_for_screen_readers(shelf):
    interface = QAccessible.queryAccessibleInterface(spot_of(shelf, "imhotep"))
    assert interface.text(QAccessible.Text.Name) == "Imhotep, 2–4 players, 40 min"
    assert interface.role() == QAccessible.Role.Button


# ---------------------------------------------------------------- the table to continue


@pytest.fixture
def autosave(folders):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 3))
    while match.state.to_move != 0 or match.ply < 6:
        match.play(match.state.legal_moves()[0])
    seats = (SeatSpec("human"), SeatSpec("ai", "casual", "Aoi"))
    write_save(folders.autosave, save_of(match, seats, "2020-05-04T20:15:00+00:00"))
    return match


def test_nothing_to_continue_means_no_card(folders):
    assert kept(folders.autosave) is None


def test_the_card_says_how_the_table_stands(shelf, qtbot, folders, autosave):
    shelf.continue_with(kept(folders.autosave))
    card = shelf.card
    qtbot.waitUntil(lambda: "your turn" in card._standing.text())
    assert card._title.text() == "Imhotep"
    assert card._standing.text().startswith("Round 1 of 6")
    with qtbot.waitSignal(shelf.resumed):
        qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)


def test_enter_on_an_untouched_page_continues(shelf, qtbot, folders, autosave):
    shelf.continue_with(kept(folders.autosave))
    shelf.setFocus()
    with qtbot.waitSignal(shelf.resumed):
        qtbot.keyClick(shelf, Qt.Key.Key_Return)


def test_arrows_leave_the_card(shelf, qtbot, folders, autosave):
    shelf.continue_with(kept(folders.autosave))
    shelf.card.button.setFocus()
    qtbot.keyClick(shelf.card.button, Qt.Key.Key_Right)
    assert shelf.spots[0].hasFocus()


def test_a_match_that_is_over_is_not_continued(folders, autosave):
    while not autosave.over:
        autosave.play(autosave.state.legal_moves()[0])
    write_save(folders.autosave, save_of(autosave, (SeatSpec("human"), SeatSpec("human"))))
    assert kept(folders.autosave) is None


def test_a_damaged_autosave_is_shown_with_its_reason(shelf, qtbot, folders, autosave):
    data = folders.autosave.read_bytes()
    save = msgspec.json.decode(data)
    save["moves"][3] = "fly away"
    folders.autosave.write_bytes(msgspec.json.encode(save))
    shelf.continue_with(kept(folders.autosave))
    assert shelf.card._title.text() == "Your last table could not be opened as it is."
    assert "Move 4" in shelf.card._standing.text()


# ---------------------------------------------------------------- the page


def test_the_page_lists_saved_tables(qtbot, around, tmp_path):
    page = HomeScreen(around)
    qtbot.addWidget(page)
    page.show()
    assert not page.saved.isVisible()
    path = tmp_path / "Evening.lamplight"
    page.offer(None, [path])
    assert page.saved.text() == "1 saved table"
    first = page.saved.menu().actions()[0]
    assert first.text() == "Evening"
    with qtbot.waitSignal(page.opened) as opened:
        first.trigger()
    assert opened.args == [path]


def test_the_page_speaks_japanese_at_once(qtbot, around, japanese):
    page = HomeScreen(around)
    qtbot.addWidget(page)
    around.language.use("ja")
    assert page.head.settings.text() == "設定"
    assert spot_of(page.shelf, "imhotep").play.text() == "遊ぶ"
    around.language.use("en")
    assert page.head.settings.text() == "Settings"
