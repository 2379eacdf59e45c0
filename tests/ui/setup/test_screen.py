"""The set-up page with real clicks: seats, levels, variants, start."""

import pytest
from PySide6.QtCore import Qt

from engine.ai.levels import LEVELS
from engine.core.registry import facts_of, game_ids
from ui.screens import Wish
from ui.setup.screen import SetupScreen

FACTS = facts_of("imhotep")


@pytest.fixture
def page(qtbot, around):
    screen = SetupScreen(FACTS, None, around)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    screen.setFocus()
    return screen


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(row, index):
    row.kind.setCurrentIndex(index)
    row.kind.activated.emit(index)


def test_one_click_starts_with_a_sensible_opponent(qtbot, page):
    with qtbot.waitSignal(page.started) as started:
        click(qtbot, page.start)
    setup, seats = started.args
    assert (setup.game, setup.players) == ("imhotep", 2)
    assert [seat.kind for seat in seats] == ["human", "ai"]


def test_enter_starts_and_escape_goes_back(qtbot, page):
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.asks) as asked:
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert asked.args == [Wish.HOME]


def test_seats_come_and_go_with_the_number_of_players(qtbot, page):
    click(qtbot, page.players.buttons[2])
    assert len(page.seat_rows) == 4
    assert page.seat_rows[3].name.text() == "Carmen"
    click(qtbot, page.players.buttons[0])
    assert len(page.seat_rows) == 2


def test_levels_are_words_with_a_line_each(page):
    row = page.seat_rows[1]
    assert row.kind.count() == 1 + len(LEVELS)
    assert row.kind.currentText() == "Computer, Casual"
    choose(row, 5)
    assert page.draft.seats[1].level == "master"
    assert row._help.text().startswith("Overlooks no move")


def test_a_person_may_sit_anywhere_and_be_named(qtbot, page):
    row = page.seat_rows[1]
    choose(row, 0)
    row.name.clear()
    qtbot.keyClicks(row.name, "Ida L")
    assert row.name.text() == "Ida L", "typing is not disturbed"
    assert (page.draft.seats[1].kind, page.draft.seats[1].name) == ("human", "Ida L")


def test_choosing_a_taken_colour_exchanges_the_two(page):
    row = page.seat_rows[0]
    row.colour_actions["honey"].trigger()
    assert page.draft.seats[0].color == "honey"
    row.colour_actions["tide"].trigger()
    assert [seat.color for seat in page.draft.seats] == ["tide", "honey"]


def test_variants_and_presets_follow_each_other(qtbot, page):
    assert page.presets.buttons[0].isChecked()
    click(qtbot, page.option_rows["market"].choice.buttons[1])
    assert page.draft.options["market"] == "B"
    assert not any(button.isChecked() for button in page.presets.buttons)
    click(qtbot, page.presets.buttons[1])
    assert all(page.draft.options[site] == "B" for site in ("market", "temple", "obelisks"))
    assert page.option_rows["temple"].choice.buttons[1].isChecked()


def test_the_page_credits_the_makers_and_says_that_lamplight_is_independent(page):
    texts = [label.text() for label in (page.page._credits, page.page._independent)]
    assert texts[0] == "Designed by Phil Walker-Harding. Published by KOSMOS, 2016."
    assert "not affiliated" in texts[1]


def test_the_page_changes_its_language_and_keeps_what_was_chosen(qtbot, page, around, japanese):
    click(qtbot, page.players.buttons[1])
    around.language.use("ja")
    assert page.start.text() == "はじめる"
    assert len(page.seat_rows) == 3
    around.language.use("en")


def test_everything_can_be_reached_by_tab(qtbot, page):
    reached = set()
    for _ in range(60):
        qtbot.keyClick(page.window(), Qt.Key.Key_Tab)
        reached.add(page.window().focusWidget())
    wanted = {
        page.start,
        page.back,
        *(row.name for row in page.seat_rows),
        *(row.kind for row in page.seat_rows),
        *(row.colour for row in page.seat_rows),
        page.option_rows["wrath"].choice.buttons[0],
    }
    assert wanted <= reached


def test_arrows_choose_within_a_row_of_values(qtbot, page):
    off, on = page.option_rows["wrath"].choice.buttons
    off.setFocus()
    qtbot.keyClick(off, Qt.Key.Key_Right)
    assert on.isChecked()
    assert page.draft.options["wrath"] is True


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("width", "base"), [(920, 12), (1024, 18)])
def test_nothing_is_cut_off_at_the_right(qtbot, around, game, width, base):
    around.theme.adjust(base=base)
    screen = SetupScreen(facts_of(game), None, around)
    qtbot.addWidget(screen)
    screen.setMinimumSize(100, 100)  # as in the window, whose own smallest size goes first
    screen.resize(width, 640)
    screen.show()
    qtbot.waitUntil(lambda: screen._area.widget().width() <= screen._area.viewport().width(), timeout=2000)


def test_choices_stand_beside_their_words_where_there_is_room(page):
    row = next(iter(page.option_rows.values()))
    assert row.choice.geometry().left() > row._help.geometry().right()
