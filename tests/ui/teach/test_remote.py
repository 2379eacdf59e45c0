"""A presenter's remote sends Page Down and Page Up: they step through the chapters, whatever on the screen has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget, QTabBar, QWidget

from engine.core.registry import game_ids
from engine.learn import library
from tests.ui.tables import match_of
from ui.screens import Wish
from ui.teach.chapters import ChapterScreen

PAGES = [Qt.Key.Key_PageDown, Qt.Key.Key_PageUp]


def focusable(screen):
    """Everything on a screen that can have the focus now."""
    return [
        part
        for part in screen.findChildren(QWidget)
        if part.isVisible() and part.isEnabled() and part.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


def pages_of(screen):
    """Every page of the side panel, one after the other."""
    tabs = [bar for bar in screen.findChildren(QTabBar) if bar.isVisible()]
    assert tabs
    for bar in tabs:
        for tab in range(bar.count()):
            bar.setCurrentIndex(tab)
            yield bar.tabText(tab)


def focused(part):
    """Give a part the focus and return what has it then."""
    part.setFocus(Qt.FocusReason.TabFocusReason)
    return QApplication.focusWidget()


@pytest.fixture
def table(teach, qtbot):
    """Show a game in Table mode in a window that has the focus."""

    def show(game="imhotep"):
        screen = teach(match_of(game, 3 if game == "four_color_cards" else 2, plies=30))
        with qtbot.waitActive(screen):
            screen.activateWindow()
        return screen

    return show


@pytest.mark.parametrize("game", [game for game in game_ids() if library.names(game)])
def test_a_page_key_asks_for_the_chapter_wherever_the_focus_is_at_the_table(table, game):
    screen, asked, tried = table(game), [], set()
    screen.asks.connect(asked.append)
    for _ in pages_of(screen):
        for part in focusable(screen):
            for key in PAGES:
                QTest.keyClick(focused(part), key)
                assert asked == [Wish.CHAPTERS], f"{part} keeps {key} for itself"
                asked.clear()
            tried.add(type(part))
    assert any(issubclass(kind, QAbstractItemView) for kind in tried)
    assert len(tried) > 4


def test_page_down_goes_on_and_page_up_back_wherever_the_focus_is_in_a_chapter(qtbot, around):
    lesson = library.load("imhotep", library.names("imhotep")[0])
    chapter = ChapterScreen(lesson, 1, False, around)
    qtbot.addWidget(chapter, before_close_func=lambda screen: screen.leave())
    chapter.resize(1280, 800)
    with qtbot.waitActive(chapter):
        chapter.show()
        chapter.activateWindow()
    course, tried = chapter.lesson.course, set()
    for key, ends in (
        (Qt.Key.Key_PageDown, lambda: course.done and course.index == len(lesson.steps) - 1),
        (Qt.Key.Key_PageUp, lambda: course.index == 0 and not course.touched),
    ):
        for turn in range(60):
            chapter.lesson.player.finish()
            if ends():
                break
            parts = focusable(chapter)
            part, before = parts[turn % len(parts)], (course.index, course.touched)
            QTest.keyClick(focused(part), key)
            chapter.lesson.player.finish()
            assert (course.index, course.touched) != before, f"{part} keeps {key} for itself"
            tried.add((key, type(part)))
        assert ends()
    assert len(tried) > 4


def test_other_keys_still_serve_a_list(table):
    screen, asked, served = table(), [], 0
    screen.asks.connect(asked.append)
    for _ in pages_of(screen):
        for rows in screen.findChildren(QListWidget):
            if rows.isVisible() and rows.count() > 2:
                rows.setCurrentRow(0)
                focus = focused(rows)
                QTest.keyClick(focus, Qt.Key.Key_End)
                assert rows.currentRow() == rows.count() - 1
                QTest.keyClick(focus, Qt.Key.Key_Up)
                assert rows.currentRow() < rows.count() - 1
                served += 1
    assert served
    assert not asked
