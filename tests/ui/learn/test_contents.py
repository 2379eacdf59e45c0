"""The list of lessons and what is remembered of them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.learn import library
from tests.ui.tables import LEFT
from ui.learn.contents import LessonsScreen
from ui.learn.progress import Bookmark, Progress


def listed(qtbot, around, progress, **how):
    lessons = library.load_all("imhotep")
    screen = LessonsScreen("imhotep", lessons, progress, around, **how)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    with qtbot.waitActive(screen):
        screen.show()
    chosen = []
    screen.chosen.connect(lambda name, step: chosen.append((name, step)))
    return screen, chosen, [lesson.name for lesson in lessons]


def test_the_first_time_it_begins_with_the_first_lesson(qtbot, around, progress):
    screen, chosen, names = listed(qtbot, around, progress)
    assert screen.go_on.text() == "Begin with lesson 1"
    QTest.mouseClick(screen.go_on, LEFT)
    assert chosen == [(names[0], 0)]


def test_it_continues_with_the_first_lesson_not_done(qtbot, around, progress):
    progress.finished(library.load("imhotep", "01"))
    screen, chosen, names = listed(qtbot, around, progress)
    assert screen.go_on.text() == "Continue with lesson 2"
    screen.go_on.click()
    assert chosen == [(names[1], 0)]
    assert screen.rows[0].accessibleName() == f"1. {screen.rows[0].words} (done)"


def test_it_continues_at_the_card_that_was_left(qtbot, around, progress):
    progress.reached(library.load("imhotep", "03"), 2)
    screen, chosen, names = listed(qtbot, around, progress)
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert chosen == [(names[2], 2)]


def test_when_all_are_done_one_may_begin_again(qtbot, around, progress):
    for lesson in library.load_all("imhotep"):
        progress.finished(lesson)
    screen, chosen, names = listed(qtbot, around, progress)
    assert screen.go_on.text() == "Begin again"
    screen.go_on.click()
    assert chosen == [(names[0], 0)]


def test_every_lesson_is_reached_by_keys_and_by_a_click(qtbot, around, progress):
    screen, chosen, names = listed(qtbot, around, progress)
    QTest.keyClick(screen, Qt.Key.Key_Down)
    for row in screen.rows[:-1]:
        assert row.hasFocus()
        QTest.keyClick(row, Qt.Key.Key_Down)
    QTest.keyClick(screen.rows[-1], Qt.Key.Key_Return)
    assert chosen == [(names[-1], 0)]
    QTest.mouseClick(screen.rows[1], LEFT)
    assert chosen[-1] == (names[1], 0)
    QTest.keyClick(screen.rows[-1], Qt.Key.Key_Up)
    assert screen.rows[-2].hasFocus()


def test_escape_and_the_button_lead_back(qtbot, around, progress):
    screen, _, _ = listed(qtbot, around, progress, at_table=True)
    assert screen.back.text() == "Back to the table"
    with qtbot.waitSignal(screen.left):
        QTest.keyClick(screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.left):
        screen.back.click()


def test_the_list_speaks_the_language_at_once(qtbot, around, progress, japanese):
    screen, _, _ = listed(qtbot, around, progress)
    around.language.use("ja")
    assert screen.go_on.text() == "レッスン1から始める"
    assert screen.rows[0].words == library.load("imhotep", "01").title["ja"]
    assert screen.rows[0].accessibleName().startswith("1. ")


def test_a_long_title_gets_a_second_line(qtbot, around, progress):
    screen, _, _ = listed(qtbot, around, progress)
    row = screen.rows[0]
    assert row.heightForWidth(190) > row.heightForWidth(700)


# ---------------------------------------------------------------- progress


def test_progress_outlives_the_app(folders):
    progress = Progress(folders.lessons)
    first, second = library.load("imhotep", "01"), library.load("imhotep", "02")
    progress.finished(first)
    progress.finished(first)
    progress.reached(second, 3)
    progress.use_bigger(True)
    again = Progress(folders.lessons)
    assert again.done("imhotep") == {first.name}
    assert again.bookmark("imhotep") == Bookmark(second.name, 3)
    assert again.bookmark("uptown") is None
    assert again.bigger
    again.finished(second)
    assert Progress(folders.lessons).bookmark("imhotep") is None


def test_a_damaged_file_begins_anew_and_a_folder_that_cannot_be_written_to_stops_nothing(folders, tmp_path):
    folders.lessons.parent.mkdir(parents=True)
    folders.lessons.write_bytes(b'{"done": 3')
    progress = Progress(folders.lessons)
    assert progress.done("imhotep") == frozenset()
    progress.finished(library.load("imhotep", "01"))
    assert Progress(folders.lessons).done("imhotep")
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    nowhere = Progress(blocked / "lessons.json")
    nowhere.finished(library.load("imhotep", "01"))
    assert nowhere.done("imhotep")
