"""Every rules page and quick reference that is found: complete, the same in both languages, nothing cut off."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from engine.core.registry import game_ids
from engine.core.words import NATIVE_NAMES
from engine.learn.library import sections as sections_of
from ui.language import Language
from ui.rules.browser import RulesBrowser
from ui.rules.compose import page_picture
from ui.rules.illustrator import Illustrator
from ui.rules.library import QUICK, RULES, games_with, quick_page, rules_page
from ui.rules.markup import Figures, Heading
from ui.rules.paper import INCH
from ui.rules.pictures import album_of
from ui.rules.quick import HEIGHT, SIZES, WIDTH, QuickSheet, quick_pdf
from ui.rules.typeset import fill_document
from ui.screens import Pace, Surroundings
from ui.theme.look import CurrentTheme, dark, light

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = tuple(NATIVE_NAMES)
GAMES = games_with(RULES)
SHEETS = games_with(QUICK)
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
NARROW, READING = 208, 760
HAIR = INCH / 150
"""What rounding may add on paper."""


@pytest.fixture
def speaking(qapp, japanese):
    """Make a language; English again after the test."""
    made = []

    def speak(code):
        language = Language(code)
        made.append(language)
        return language

    yield speak
    for language in made:
        language.use("en")


def test_there_are_pages_of_known_games_only():
    assert GAMES
    assert set(GAMES) | set(SHEETS) <= set(game_ids())


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_a_page_of_its_own_and_a_quick_reference(game):
    for folder in (RULES, QUICK):
        assert {path.stem for path in (folder / game).glob("*.md")} == set(LANGUAGES)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_has_every_section_of_the_rules_in_order(game, language):
    known = sections_of(game)
    page = list(rules_page(game, language).sections)
    assert [section for section in known.to_cover() if section not in page] == []
    assert [section for section in page if section not in known.sections] == []
    assert page == sorted(page, key=lambda section: list(known.sections).index(section))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_and_link_the_same(game):
    english, *others = (rules_page(game, language) for language in LANGUAGES)
    for other in others:
        assert list(other.sections) == list(english.sections)
        assert [name for _, name in other.pictures] == [name for _, name in english.pictures]
        assert {section for _, section in other.links} == {section for _, section in english.links}


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_at_least_eight_pictures_and_uses_every_one_there_is(game):
    shown = {name for _, name in rules_page(game, "en").pictures}
    assert len(shown) >= 8
    if game in SHEETS:
        shown |= {name for _, name in quick_page(game, "en").pictures}
    assert set(album_of(game).pictures) == shown
    assert set(album_of(game).positions) == {what.position for what in album_of(game).pictures.values()}


def rules_the_engine_names(game):
    """Every section a game's engine gives as the reason of a refusal: text such as "5.3" in a call that refuses."""
    found = set()
    for path in (ROOT / "engine" / "games" / game).glob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "Refused" not in source and "refused" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"\d{1,2}(\.\d{1,2})?", node.value):
                    found.add(node.value)
    return found


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_refusal_leads_to_a_paragraph(game, language):
    named = rules_the_engine_names(game)
    assert named, f"{game} refuses nothing by a section"
    page = rules_page(game, language)
    assert [section for section in sorted(named) if section not in page.sections] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_made_in_both_themes_and_languages(game, speaking):
    for code in LANGUAGES:
        language = speaking(code)
        for theme in (light(language=code), dark(language=code)):
            for name in album_of(game).pictures:
                box = page_picture(game, name, theme, language).box
                assert 8 <= box.w <= 2000, name
                assert 8 <= box.h <= 2000, name


MARGIN, OVERHANG = 8, 2
"""Pixels beside the words of a page, and so many of them that a line may reach into: letters set narrower are rounded once more after
the line was broken.
"""


@pytest.mark.parametrize(("game", "code"), PAGES)
@pytest.mark.parametrize("width", [NARROW, READING])
def test_nothing_is_wider_than_the_page(game, code, width, speaking):
    theme = light(language=code)
    document = QTextDocument()
    document.setDocumentMargin(MARGIN)
    document.setTextWidth(width)
    fill_document(document, rules_page(game, code).blocks, theme, Illustrator(game, speaking(code), theme))
    assert document.size().width() <= width + OVERHANG


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_a_page_beside_a_table_has_no_bar_to_move_it_sideways(qtbot, game, code, speaking):
    around = Surroundings(CurrentTheme(light(language=code)), speaking(code), Pace(), Path("autosave"))
    browser = RulesBrowser(around, game)
    qtbot.addWidget(browser)
    browser.resize(NARROW, 500)
    browser.show()
    for width in range(NARROW, NARROW + 90, 15):
        browser.resize(width, 500)
        QApplication.processEvents()
        assert not browser.horizontalScrollBar().isVisible(), width


# ------------------------------------------------------------ the quick reference


@pytest.mark.parametrize("game", SHEETS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_quick_reference_fits_on_its_sheet(game, code, speaking):
    sheet = QuickSheet(game, speaking(code))
    assert SIZES[0] <= sheet.points <= SIZES[-1]
    headings = [block for block in quick_page(game, code).blocks[1:] if isinstance(block, Heading)]
    assert len(sheet.placed) == len([heading for heading in headings if heading.level == 2])
    for placed in sheet.placed:
        assert placed.box.left() >= 0
        assert placed.box.bottom() <= HEIGHT
        assert placed.document.size().width() <= placed.box.width() + HAIR, "words or a table are cut off"
        assert placed.document.size().height() <= placed.box.height() + HAIR
    left = [placed.box for placed in sheet.placed if placed.box.left() < WIDTH / 2]
    for upper, lower in pairwise(left):
        assert upper.bottom() <= lower.top()


@pytest.mark.parametrize("game", SHEETS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_quick_reference_is_one_pdf_page_with_its_fonts(game, code, speaking):
    data = quick_pdf(game, speaking(code))
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 1
    fonts = re.findall(rb"/Type\s*/FontDescriptor", data)
    embedded = re.findall(rb"/FontFile[23]?\s", data)
    assert fonts
    assert len(embedded) == len(fonts)


@pytest.mark.parametrize("game", SHEETS)
def test_both_quick_references_have_the_same_parts(game):
    english, *others = (quick_page(game, language) for language in LANGUAGES)
    for other in others:
        assert [type(block) for block in other.blocks if isinstance(block, Heading | Figures)] == [
            type(block) for block in english.blocks if isinstance(block, Heading | Figures)
        ]
        assert [name for _, name in other.pictures] == [name for _, name in english.pictures]
