"""From the shelf and from a table to a lesson in one click, and back."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from engine.learn import library
from tests.ui.tables import LEFT
from ui.learn.contents import LessonsScreen
from ui.learn.screen import LessonScreen
from ui.screens import Deed
from ui.table.screen import TableScreen
from ui.table_files import Opened


@pytest.fixture
def window(lamplight):
    return lamplight.window


def spot(window, game="imhotep"):
    return next(spot for spot in window.home.shelf.spots if spot.boxed.game == game)


def sit(window, *moves, players=2):
    match = Match(make_setup(facts_of("imhotep"), players, {}, 1))
    for text in moves:
        assert match.play(match.game.notation.from_text(text)) is None
    window.sit(Opened(match, (SeatSpec("human"), SeatSpec("human")), undo_all=False, path=None))
    return match


def test_learn_on_the_box_opens_the_first_lesson_the_first_time(qtbot, window):
    box = spot(window)
    box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(box.learn.isVisible)
    QTest.mouseClick(box.learn, LEFT)
    assert isinstance(window.front, LessonScreen)
    assert window.front.lesson.name == library.names("imhotep")[0]
    assert "Lamplight" in window.windowTitle()
    window.front.bar.leave.click()
    assert window.front is window.home


def test_the_key_l_does_the_same_and_later_opens_the_list(window):
    QTest.keyClick(spot(window), Qt.Key.Key_L)
    front = window.front
    assert isinstance(front, LessonScreen)
    assert window.focusWidget() is front.card.next_button, "Enter goes on"
    front.page_down()
    front.bar.home.click()
    assert window.front is window.home
    QTest.keyClick(spot(window), Qt.Key.Key_L)
    assert isinstance(window.front, LessonsScreen)
    window.front.go_on.click()
    assert isinstance(window.front, LessonScreen)
    assert window.front.course.index == 1


def test_teach_opens_the_lesson_of_the_decision_and_leave_leads_back_to_the_table(window):
    match = sit(window, "load b 4.1", "sail 4 market")
    table = window.front
    assert isinstance(table, TableScreen)
    assert match.game.notation.to_text(match.state.legal_moves()[0]).startswith("take")
    table.deeds[Deed.TEACH].trigger()
    front = window.front
    assert isinstance(front, LessonScreen)
    assert any(text.startswith("take") for text in front.lesson.suited)
    front.bar.leave.click()
    assert window.front is table
    assert window.session.match is match


def test_the_button_teach_is_in_the_toolbar_and_in_the_menu_learn(window):
    sit(window)
    action = window.front.deeds[Deed.TEACH]
    assert action.isEnabled()
    assert action in window.front.toolbar._teach.menu().actions()
    assert action in [entry for menu in window.menuBar().actions() for entry in menu.menu().actions()]


def test_from_a_table_to_the_lesson_that_suits_is_one_click(window):
    sit(window)
    button = window.front.toolbar._teach
    QTest.mouseClick(button, LEFT, pos=button.rect().center() - QPoint(button.width() // 4, 0))
    assert isinstance(window.front, LessonScreen)


def test_the_list_of_a_table_leads_back_to_the_table(window):
    sit(window)
    table = window.front
    window.learning.teach()
    window.front.bar.all.click()
    assert isinstance(window.front, LessonsScreen)
    assert window.front.back.text() == "Back to the table"
    window.front.back.click()
    assert window.front is table


def test_the_ai_goes_on_when_the_person_comes_back_from_a_lesson(window):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 1))
    window.sit(Opened(match, (SeatSpec("human"), SeatSpec("ai", "novice")), undo_all=False, path=None))
    assert window.session.thinks
    window.learning.teach()
    assert not window.session.thinks
    window.front.bar.leave.click()
    assert window.session.thinks


def test_the_end_of_a_lesson_leads_to_the_next_one(qtbot, window):
    window.learning.learn("imhotep")
    first = window.front
    assert first.card.next_button.text() == "Next"
    for _ in range(4 * len(first.lesson.steps)):
        if window.front is not first:
            break
        course = first.course
        qtbot.waitUntil(lambda course=course: not course.pending and not course.astray)
        first.page_down()
    assert window.front.lesson.name == library.names("imhotep")[1]
    assert window.learning.school().progress.done("imhotep") == {first.lesson.name}


def test_the_end_of_the_last_lesson_leads_to_the_list(window):
    names = library.names("imhotep")
    last = library.load("imhotep", names[-1])
    window.learning.school().open("imhotep", names[-1], len(last.steps) - 1)
    front = window.front
    assert front.card.next_button.text() == "Finish"
    if not front.course.done:
        front.show_me()
    front.course.finish()
    front.turn_on()
    assert isinstance(window.front, LessonsScreen)


def test_a_lesson_about_a_section_is_found(window):
    assert window.learning.school().explain("imhotep", "5.3")
    assert "5.3" in window.front.lesson.content.covers
    assert not window.learning.school().explain("imhotep", "99")


def test_a_damaged_lesson_is_left_out_and_said(window, tmp_path, monkeypatch):
    folder = tmp_path / "lessons" / "imhotep"
    folder.mkdir(parents=True)
    (folder / "01_broken.json").write_bytes(b"{")
    good = library.FOLDER / "imhotep" / f"{library.names('imhotep')[0]}.json"
    (folder / "02_good.json").write_bytes(good.read_bytes())
    names, load = library.names, library.load
    monkeypatch.setattr(library, "names", lambda game, folder=folder.parent: names(game, folder))
    monkeypatch.setattr(library, "load", lambda game, name: load(game, name, folder.parent))
    window.learning.school().show_list("imhotep")
    assert [row.words for row in window.front.rows] == ["Your first points"]
    assert "01_broken" in window.home.notice._text.text()


def test_a_lesson_whose_position_cannot_be_is_not_opened_and_said(window, tmp_path, monkeypatch):
    folder = tmp_path / "lessons" / "imhotep"
    folder.mkdir(parents=True)
    content = json.loads((library.FOLDER / "imhotep" / f"{library.names('imhotep')[0]}.json").read_bytes())
    content["start"]["state"]["sled"] = [9, 2]
    (folder / "01_bad.json").write_text(json.dumps(content), encoding="utf-8")
    names, load = library.names, library.load
    monkeypatch.setattr(library, "names", lambda game, folder=folder.parent: names(game, folder))
    monkeypatch.setattr(library, "load", lambda game, name: load(game, name, folder.parent))
    window.learning.learn("imhotep")
    assert window.front is window.home
    assert "the start position cannot be" in window.home.notice._text.text()
