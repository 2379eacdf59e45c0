"""The whole way through the app with real widgets: home, set-up, table, result, and back at the same move."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec, open_save, save_of, write_save
from engine.core.setup import make_setup
from ui.app import Lamplight
from ui.home.screen import HomeScreen
from ui.result.screen import ResultScreen
from ui.screens import Wish
from ui.setup.screen import SetupScreen
from ui.shot import Silence
from ui.table.screen import TableScreen
from ui.table_files import Opened

PEOPLE = (SeatSpec("human", name="Ida"), SeatSpec("human", name="Bo"))


@pytest.fixture
def window(lamplight):
    return lamplight.window


def spot_of(window, game):
    return next(spot for spot in window.home.shelf.spots if spot.boxed.game == game)


def shows(window, screen):
    return isinstance(window.front, screen)


def new_match(seed=1, plies=0):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, seed))
    while match.ply < plies:
        match.play(match.state.legal_moves()[0])
    return match


def sit(window, match, seats=PEOPLE):
    window.sit(Opened(match, seats, undo_all=False, path=None))


def test_the_first_page_is_home(window):
    assert shows(window, HomeScreen)
    assert window.windowTitle() == "Lamplight"


def test_two_clicks_lead_to_a_table(qtbot, window):
    qtbot.mouseClick(spot_of(window, "imhotep"), Qt.MouseButton.LeftButton, pos=QPoint(90, 80))
    assert shows(window, SetupScreen)
    assert window.windowTitle() == "Imhotep: a new table – Lamplight"
    qtbot.mouseClick(window.front.start, Qt.MouseButton.LeftButton)
    assert shows(window, TableScreen)
    assert [seat.kind for seat in window.session.seats] == ["human", "ai"]


def test_keys_lead_there_too(qtbot, window):
    qtbot.keyClick(window.home.shelf, Qt.Key.Key_Right)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert shows(window, SetupScreen)
    qtbot.keyClick(window.front, Qt.Key.Key_Return)
    assert shows(window, TableScreen)


def test_the_set_up_is_remembered(qtbot, window):
    window.set_up("imhotep")
    qtbot.mouseClick(window.front.players.buttons[1], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.front.start, Qt.MouseButton.LeftButton)
    window.show_home()
    window.set_up("imhotep")
    assert len(window.front.draft.seats) == 3


def test_leaving_a_table_offers_to_continue_at_the_same_move(qtbot, window):
    sit(window, new_match(plies=5))
    window.session.play(window.session.legal()[0])
    window.show_home()
    assert not window.session
    card = window.home.shelf.card
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert shows(window, TableScreen)
    assert window.session.match.ply == 6


def test_quitting_and_starting_again_continues_too(qtbot, qapp, lamplight, folders):
    sit(lamplight.window, new_match(plies=4))
    lamplight.window.close()
    again = Lamplight(qapp, folders, Silence())
    qtbot.addWidget(again.window, before_close_func=lambda window: window.close())
    found = again.window.files.kept()
    assert found is not None
    assert found.match is not None
    assert found.match.ply == 4
    assert again.window.home.shelf.card is not None


def test_a_new_match_keeps_the_unfinished_one_as_a_file(window):
    sit(window, new_match(plies=5))
    window.show_home()
    window.start(new_match(seed=9).setup, PEOPLE)
    kept = window.files.recent()
    assert len(kept) == 1
    assert open_save(kept[0])[0].ply == 5
    window.show_home()
    assert window.home.notice.isVisible()
    assert "was kept" in window.home.notice._text.text()


def test_a_match_without_a_move_is_not_kept(window):
    sit(window, new_match())
    window.show_home()
    window.start(new_match(seed=9).setup, PEOPLE)
    assert window.files.recent() == []


def test_saving_asks_once_and_then_writes_there(window, tmp_path, monkeypatch):
    asked: list[object] = []
    target = tmp_path / "evening.lamplight"

    def ask(*how):
        asked.append(how)
        return str(target.with_suffix("")), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    sit(window, new_match(plies=3))
    window.menus.save.trigger()
    assert open_save(target)[0].ply == 3
    window.session.play(window.session.legal()[0])
    window.menus.save.trigger()
    assert open_save(target)[0].ply == 4
    assert len(asked) == 1
    assert window.files.recent() == [target]


def test_opening_a_saved_table(window, tmp_path, monkeypatch):
    path = tmp_path / "old.lamplight"
    write_save(path, save_of(new_match(plies=7), PEOPLE))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a: (str(path), ""))
    window.menus.open.trigger()
    assert window.session.match.ply == 7
    assert window.session.seats == PEOPLE


def test_closing_the_file_dialog_changes_nothing(window, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a: ("", ""))
    window.menus.open.trigger()
    assert shows(window, HomeScreen)


def test_the_result_has_three_ways_on(qtbot, window):
    match = new_match()
    while not match.over:
        match.play(match.state.legal_moves()[0])
    sit(window, match)
    window.front.asks.emit(Wish.RESULT)
    assert shows(window, ResultScreen)
    page = window.front
    qtbot.mouseClick(page.table_button, Qt.MouseButton.LeftButton)
    assert shows(window, TableScreen)
    window.show_result()
    qtbot.mouseClick(window.front.again_button, Qt.MouseButton.LeftButton)
    assert shows(window, TableScreen)
    assert window.session.match.ply == 0
    assert window.session.seats == PEOPLE
    assert window.session.match.setup.seed != match.setup.seed


def test_a_finished_match_is_not_offered_again(window):
    match = new_match()
    while not match.over:
        match.play(match.state.legal_moves()[0])
    sit(window, match)
    window.show_home()
    assert window.home.shelf.card is None


# ---------------------------------------------------------------- menus, language, frame


def shown_menus(window):
    return [action.text().replace("&", "") for action in window.menuBar().actions() if action.isVisible()]


def test_menus_of_a_table_are_there_only_at_a_table(window):
    assert shown_menus(window) == ["Game", "View", "Help"]
    assert not window.menus.save.isEnabled()
    sit(window, new_match())
    assert shown_menus(window) == ["Game", "Move", "View", "Learn", "Help"]
    assert window.menus.save.isEnabled()
    window.show_home()
    assert shown_menus(window) == ["Game", "View", "Help"]


def entries(menu):
    for action in menu.actions():
        if not action.isSeparator():
            yield action.text().replace("&", "")
            if action.menu():
                yield from entries(action.menu())


def test_every_entry_has_a_name_in_both_languages(window, lamplight, japanese):
    sit(window, new_match())
    english = list(entries(window.menuBar()))
    assert all(english)
    assert {"Open…", "Save", "Save as…", "Settings…", "Quit Lamplight", "Undo", "About Lamplight"} <= set(
        english
    )
    lamplight.store.change(language="ja")
    other = list(entries(window.menuBar()))
    assert len(other) == len(english)
    assert all(other)
    assert not set(other) & set(english)
    lamplight.store.change(language="en")


def test_no_two_entries_share_a_key(window):
    sit(window, new_match())
    keys = [
        key.toString()
        for action in window.findChildren(QAction)
        if action.associatedObjects()
        for key in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))


def test_only_the_three_platform_entries_have_roles(window):
    sit(window, new_match())
    roles = {
        action.menuRole(): action
        for action in window.findChildren(QAction)
        if action.menuRole() not in (QAction.MenuRole.NoRole, QAction.MenuRole.TextHeuristicRole)
    }
    assert roles == {
        QAction.MenuRole.AboutRole: window.menus.about,
        QAction.MenuRole.PreferencesRole: window.menus.settings,
        QAction.MenuRole.QuitRole: window.menus.quit,
    }


def test_nothing_in_the_menus_is_left_to_text_heuristics(window):
    sit(window, new_match())
    menus = [action.menu() for action in window.menuBar().actions()]
    loose = [
        action.text()
        for menu in menus
        for action in menu.actions()
        if action.menuRole() is QAction.MenuRole.TextHeuristicRole and action.text() and not action.menu()
    ]
    assert loose == []


def test_the_language_changes_at_the_table_without_restart(window, lamplight, japanese):
    sit(window, new_match(plies=3))
    lamplight.store.change(language="ja")
    assert shown_menus(window)[0] == "ゲーム(G)"
    assert window.session.match.ply == 3
    lamplight.store.change(language="en")
    assert shown_menus(window)[0] == "Game"


def test_the_theme_is_chosen_in_the_menu(window, lamplight):
    dark = next(action for action in window.menus._themes.actions() if action.data() == "dark")
    dark.trigger()
    assert lamplight.theme.theme.dark
    assert dark.isChecked()


def test_the_window_comes_back_where_it_was(qtbot, qapp, lamplight, folders):
    lamplight.window.resize(781, 633)
    lamplight.window.close()
    again = Lamplight(qapp, folders, Silence())
    qtbot.addWidget(again.window, before_close_func=lambda window: window.close())
    assert again.window.size() == lamplight.window.size()


def test_damaged_settings_are_said_once_on_the_first_page(qtbot, qapp, folders):
    folders.config.mkdir(parents=True)
    folders.settings.write_text("{", encoding="utf-8")
    app = Lamplight(qapp, folders, Silence())
    qtbot.addWidget(app.window, before_close_func=lambda window: window.close())
    app.window.show()
    app.tell_what_was_wrong()
    assert app.window.home.notice.isVisible()
    assert "settings.damaged.json" in app.window.home.notice._text.text()
    qtbot.mouseClick(app.window.home.notice.close_button, Qt.MouseButton.LeftButton)
    assert not app.window.home.notice.isVisible()
