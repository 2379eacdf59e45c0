"""The rules window and the tab at a table, used with real events."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from engine.games.imhotep import places
from tests.ui.tables import Hands, match_of, one_person, sit
from ui.rules import saving
from ui.rules.browser import RulesBrowser
from ui.rules.guide import RulesGuide
from ui.rules.library import RULES, games_with
from ui.rules.present import section_for, sections_for
from ui.rules.window import RulesWindow
from ui.screens import Wish
from ui.theme.look import dark

LEFT = Qt.MouseButton.LeftButton
TEMPLE = places.site(2)


@pytest.fixture
def window(qtbot, around):
    """Imhotep's rules."""
    window = RulesWindow(around, "imhotep")
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show_rules("imhotep")
    qtbot.waitExposed(window)
    return window


def heading_at_top(browser: RulesBrowser) -> str:
    """The words at the upper left of what is seen."""
    return browser.cursorForPosition(QPoint(30, 6)).block().text()


def link(browser, words, after):
    """A point on a link that stands after other words, scrolled into sight."""
    document = browser.document()
    cursor = document.find(words, document.find(after))
    assert cursor.charFormat().isAnchor(), words
    browser.setTextCursor(cursor)
    browser.ensureCursorVisible()
    return browser.cursorRect(cursor).center() - QPoint(4, 0)


# ------------------------------------------------------------ the page


def test_a_section_is_shown_at_the_top_and_its_heading_is_lit_for_a_moment(window):
    window.browser.go("5.3")
    assert heading_at_top(window.browser).startswith("5.3")
    assert window.browser.top_section == "5.3"
    lit = [mark.cursor.selectedText() for mark in window.browser.extraSelections()]
    assert any("Sail a ship" in words for words in lit)


def test_a_section_without_a_heading_shows_the_one_it_is_part_of(window):
    window.browser.go("5.9")
    assert heading_at_top(window.browser).startswith("5\u00a0")


def test_a_click_on_a_link_goes_to_its_section(window):
    window.browser.go("5.3")
    browser = window.browser
    spot = link(browser, "2.1", after="Send any ship")
    QTest.mouseMove(browser.viewport(), spot)
    QTest.mouseClick(browser.viewport(), LEFT, pos=spot)
    assert heading_at_top(browser).startswith("2.1")


def test_links_can_be_followed_by_keys(window):
    window.browser.go("5.3")
    window.browser.setFocus()
    QTest.keyClick(window.browser, Qt.Key.Key_Tab)
    assert window.browser.textCursor().charFormat().isAnchor()
    goal = window.browser.textCursor().charFormat().anchorHref()
    QTest.keyClick(window.browser, Qt.Key.Key_Return)
    assert heading_at_top(window.browser).startswith(QUrl(goal).fragment())


def test_contents_lead_to_sections_and_follow_what_is_read(window):
    rows = [window.contents.item(row).text().strip() for row in range(window.contents.count())]
    assert rows[0].startswith("1 ")
    row = next(index for index, words in enumerate(rows) if words.startswith("7.3"))
    item = window.contents.item(row)
    window.contents.scrollToItem(item)
    QTest.mouseClick(window.contents.viewport(), LEFT, pos=window.contents.visualItemRect(item).center())
    assert heading_at_top(window.browser).startswith("7.3")
    window.browser.go("9")
    assert window.contents.currentItem().text().strip().startswith("9 ")


def test_both_languages_and_themes_switch_at_once_and_keep_the_section(window, around, japanese):
    window.browser.go("7.3")
    around.language.use("ja")
    assert heading_at_top(window.browser).startswith("7.3")
    assert "神殿" in heading_at_top(window.browser)
    assert window.windowTitle() == "イムホテップ：ルール"
    assert "神殿A" in "".join(window.contents.item(row).text() for row in range(window.contents.count()))
    before = window.browser.grab().toImage()
    around.theme.use(dark(language="ja"))
    assert heading_at_top(window.browser).startswith("7.3")
    assert window.browser.grab().toImage() != before
    around.language.use("en")
    assert window.windowTitle() == "Imhotep: the rules"


def test_larger_text_makes_a_longer_page(window, around):
    before = window.browser.document().size().height()
    around.theme.adjust(base=20)
    assert window.browser.document().size().height() > before


@pytest.mark.parametrize("width", [1500, 640, 480, 1000])
def test_no_width_of_the_window_cuts_anything_off(window, qtbot, width):
    window.resize(width, 700)
    qtbot.waitUntil(lambda: window.browser.horizontalScrollBar().maximum() == 0, timeout=2000)
    assert window.browser.viewport().width() <= 780, "lines too long to read"
    window.browser.go("5.4")
    assert heading_at_top(window.browser).startswith("5.4")


# ------------------------------------------------------------ finding words


def test_words_are_found_while_they_are_typed_and_walked_by_keys(window):
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Find))
    assert window.filter.hasFocus()
    QTest.keyClicks(window.filter, "obelisk")
    first, count = window.browser.found
    assert (first, count > 5) == (1, True)
    assert window.count.text() == f"1 of {count}"
    QTest.keyClick(window.filter, Qt.Key.Key_Return)
    assert window.browser.found == (2, count)
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.FindPrevious))
    assert window.browser.found == (1, count)
    QTest.mouseClick(window.previous, LEFT)
    assert window.browser.found == (count, count)
    lit = [mark.cursor.selectedText().lower() for mark in window.browser.extraSelections()]
    assert lit.count("obelisk") == count


def test_words_that_are_not_there_are_said_and_escape_ends_the_search_then_the_window(window):
    window.filter.setFocus()
    QTest.keyClicks(window.filter, "zeppelin")
    assert window.count.text() == "not found"
    assert not window.next.isEnabled()
    QTest.keyClick(window.filter, Qt.Key.Key_Escape)
    assert window.filter.text() == ""
    assert window.count.text() == ""
    QTest.keyClick(window.browser, Qt.Key.Key_Escape)
    assert not window.isVisible()


# ------------------------------------------------------------ print and PDF


def test_the_quick_reference_is_saved_where_the_person_says(window, monkeypatch, tmp_path):
    goal = tmp_path / "sheet"
    asked = []

    def choose(*words):
        asked.append(words[2])
        return str(goal), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    QTest.mouseClick(window.quick_button, LEFT)
    assert asked[0].endswith("Imhotep quick reference.pdf")
    assert goal.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")


def test_a_quick_reference_that_cannot_be_written_is_said(window, monkeypatch, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(blocked / "sheet.pdf"), ""))
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[2]))
    QTest.mouseClick(window.quick_button, LEFT)
    assert told
    assert told[0].startswith("sheet.pdf: ")


def test_nothing_is_written_when_the_dialog_is_left(window, monkeypatch):
    written = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(saving, "write_quick", lambda *words: written.append(words))
    QTest.mouseClick(window.quick_button, LEFT)
    assert not written


def test_the_whole_page_is_printed_on_as_many_sheets_as_it_needs(qapp, around, tmp_path):
    from PySide6.QtGui import QPageSize, QPdfWriter

    from ui.rules.library import rules_page
    from ui.rules.paper import print_page

    path = tmp_path / "rules.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    pages = print_page(writer, "imhotep", rules_page("imhotep", "en").blocks, around.language)
    del writer
    data = path.read_bytes()
    assert 5 <= pages <= 25
    assert data.count(b"/Type /Page\n") == pages
    assert b"/FontFile2" in data


# ------------------------------------------------------------ beside a table


@pytest.fixture
def table(qtbot, around):
    """A table of Imhotep at the first decision of its person."""
    match = match_of("imhotep", 2, seed=5)
    return sit(qtbot, around, match, one_person(2, match.state.to_move))


def test_the_section_of_a_decision_comes_from_the_engine():
    match = match_of("imhotep", 2, seed=5)
    legal = match.state.legal_moves()
    assert sections_for(match.state, legal) == ("5.1", "5.2")
    assert section_for(match.state, legal) == "5"
    assert section_for(match.state, [legal[-1]]) in ("5.1", "5.2")
    assert section_for(match.state, []) == ""


@pytest.mark.parametrize(
    "game", ["agamemnon", "almadi", "four_color_cards", "imhotep", "isle_of_skye", "sobek", "uptown"]
)
def test_every_decision_of_every_game_has_a_section(game):
    for plies in (0, 9, 40):
        state = match_of(game, seed=3, plies=plies).state
        if state.to_move >= 0:
            assert section_for(state, state.legal_moves())


def test_the_tab_follows_decision_hand_and_refusal(table):
    panel, hands = table.guide.panel, Hands(table)
    table.side.tabs.setCurrentWidget(panel)
    assert panel.section == "5"
    assert heading_at_top(panel.browser).startswith("5\u00a0")
    hands.take(hands.piece("sled 0"), hands.felt())
    assert panel.section == "5.2"
    hands.key(Qt.Key.Key_Escape)
    hands.drag(hands.piece("ship 1.0"), hands.place(TEMPLE))
    assert panel.section == "5.3"
    assert heading_at_top(panel.browser).startswith("5.3")


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_nothing_in_the_tab_is_cut_off(table, qtbot, size):
    table.resize(*size)
    table.side.tabs.setCurrentWidget(table.guide.panel)
    bar = table.guide.panel.browser.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0, timeout=2000)


def test_a_refusal_has_a_button_and_a_key_to_its_paragraph(table, qtbot):
    hands = Hands(table)
    hands.drag(hands.piece("ship 1.0"), hands.place(TEMPLE))
    button = table.prompt.buttons[0]
    assert button.text() == "Rules 5.3"
    assert table.side.tabs.currentWidget() is not table.guide.panel
    QTest.mouseClick(button, LEFT)
    assert table.side.tabs.currentWidget() is table.guide.panel
    assert heading_at_top(table.guide.panel.browser).startswith("5.3")
    with qtbot.waitSignal(table.asks) as asked:
        QTest.keyClick(table, Qt.Key.Key_F1)
    assert asked.args == [Wish.RULES]


def test_a_legal_move_ends_the_button(table):
    hands = Hands(table)
    hands.drag(hands.piece("ship 1.0"), hands.place(TEMPLE))
    hands.take(hands.piece("sled 0"), hands.felt())
    assert all("Rules" not in button.text() for button in table.prompt.buttons)


def test_a_decision_of_somebody_else_leaves_the_page_where_it_is(around, qapp):
    match = match_of("imhotep", 2, seed=5)
    guide = RulesGuide(match, around, qapp)
    guide.decide(match.state.legal_moves())
    guide.decide([])
    assert guide.section == "5"


def test_help_opens_the_window_at_the_section_of_the_table(lamplight, qtbot):
    window = lamplight.window
    match = match_of("imhotep", 2, seed=5)
    from ui.table_files import Opened

    window.sit(Opened(match, one_person(2, match.state.to_move), False, None))
    window.asides.show_rules()
    rules = window.asides._rules
    assert rules is not None
    assert rules.isVisible()
    assert heading_at_top(rules.browser).startswith("5\u00a0")
    window.show_home()
    window.menus.rules.trigger()
    assert window.asides._rules is rules
    rules.close()


def test_the_shelf_leads_to_the_rules(lamplight):
    QTest.mouseClick(lamplight.window.home.head.rules, LEFT)
    rules = lamplight.window.asides._rules
    assert rules is not None
    assert rules.isVisible()
    rules.close()


@pytest.mark.parametrize("code", ["en", "ja"])
def test_every_line_of_the_contents_is_one_line_in_the_window_as_it_opens(qtbot, around, japanese, code):
    around.language.use(code)
    window = RulesWindow(around, "imhotep")
    qtbot.addWidget(window)
    for game in games_with(RULES):
        window.show_rules(game)
        QApplication.processEvents()
        contents = window.contents
        heights = {
            contents.visualItemRect(contents.item(row)).height(): row for row in range(contents.count())
        }
        assert max(heights) < 1.5 * min(heights), contents.item(heights[max(heights)]).text()
