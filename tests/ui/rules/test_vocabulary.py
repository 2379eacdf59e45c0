"""Rules pages, quick references and lessons call things what the table calls them, in Japanese too.

A name is what both pages have in the same place (the first column of a table, a caption, a heading) and the game's own
catalogue translates; a page may leave out the verb of a button ("ポン" for "ポンする").
"""

import html
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from itertools import zip_longest
from pathlib import Path

import pytest

from engine.learn import library
from ui.rules.library import RULES, games_with, quick_page, rules_page
from ui.rules.markup import Figures, Heading, Table

CATALOGUES = Path(__file__).resolve().parents[3] / "resources" / "translations"
GAMES = games_with(RULES)
MANY = {"isle_of_skye": 50, "almadi": 90, "sobek": 12, "imhotep": 8}
"""At least so many names are compared, for the games that have many."""


def catalogue(game):
    """The Japanese of every text of a game."""
    found = defaultdict(set)
    for message in ET.parse(CATALOGUES / f"{game}_ja.ts").iter("message"):
        found[message.findtext("source")].add(message.findtext("translation"))
    return found


def names(page):
    """What a page sets as a name, in its order."""
    for block in page.blocks:
        match block:
            case Heading(words=words):
                yield plain(words)
            case Table(rows=rows):
                yield from (plain(row[0]) for row in rows)
            case Figures(figures):
                yield from (plain(figure.caption) for figure in figures)


def plain(words):
    return html.unescape(re.sub(r"<[^>]+>", "", words)).strip()


def pairs_of_names(game):
    for page in (rules_page, quick_page):
        yield from zip_longest(names(page(game, "en")), names(page(game, "ja")), fillvalue="")


def wrong(game, pairs):
    """Every pair whose English the catalogue knows and says otherwise; and how many it knows."""
    known, bad, count = catalogue(game), [], 0
    for english, japanese in pairs:
        said = known.get(english) or known.get(english[:1].upper() + english[1:])
        if said:
            count += 1
            if not any(japanese and japanese in one for one in said):
                bad.append((english, japanese, said))
    return bad, count


@pytest.mark.parametrize("game", GAMES)
def test_pages_call_things_what_the_table_calls_them(game):
    bad, count = wrong(game, pairs_of_names(game))
    assert not bad
    assert count >= MANY.get(game, 3)


@pytest.mark.parametrize("game", library.games())
def test_titles_of_lessons_call_things_what_the_table_calls_them(game):
    lessons = library.load_all(game)
    titles = [lesson.title for lesson in lessons]
    headings = [step.heading for lesson in lessons for step in lesson.steps]
    bad, _ = wrong(game, [(text["en"], text["ja"]) for text in (*titles, *headings)])
    assert not bad


@pytest.mark.parametrize("game", GAMES)
def test_apostrophes_are_those_of_print(game):
    resources = CATALOGUES.parent
    files = [*resources.glob(f"rules/{game}/*.md"), *resources.glob(f"quick/{game}/*.md")]
    files += [path for path in resources.glob(f"lessons/{game}/*.json") if path.stem != "sections"]
    assert len(files) > 10
    assert [path.name for path in files if "'" in path.read_text(encoding="utf-8")] == []
