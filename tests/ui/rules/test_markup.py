"""The part of Markdown pages are written in."""

import pytest

from ui.rules.markup import (
    BadPage,
    Example,
    Figure,
    Figures,
    Heading,
    Items,
    Paragraph,
    Table,
    read_page,
)


def blocks(*lines):
    """What stands below the title."""
    return read_page("\n".join(("# Nim", "", *lines))).blocks[1:]


def test_a_page_is_a_title_and_numbered_headings():
    page = read_page("# Nim\n\n## 5 Moves\n\n### 5.3 Taking\n\n## Without a number")
    assert page.title == "Nim"
    assert page.sections == {"5": "Moves", "5.3": "Taking"}
    assert page.blocks[1:] == (
        Heading(2, "5", "Moves"),
        Heading(3, "5.3", "Taking"),
        Heading(2, "", "Without a number"),
    )


def test_a_section_that_has_no_heading_leads_to_the_one_it_is_part_of():
    page = read_page("# Nim\n## 5 Moves\n## 12 End")
    assert page.nearest("5.3") == "5"
    assert page.nearest("12") == "12"
    assert page.nearest("7.1") == ""


def test_lines_of_a_paragraph_are_joined_by_spaces_and_japanese_ones_by_nothing():
    assert blocks("one", "two", "", "three") == (Paragraph("one two"), Paragraph("three"))
    assert blocks("石を", "積む", "A面") == (Paragraph("石を積む A面"),)


def test_strong_words_emphasis_links_and_signs_of_html():
    said = blocks("## 5 Moves", "", "**Take** *one* of a < b & go to [5] or [there](5).")[1]
    assert said == Paragraph(
        '<b>Take</b> <i>one</i> of a &lt; b &amp; go to <a href="#5">5</a> or <a href="#5">there</a>.'
    )


def test_lists_with_continued_lines():
    assert blocks("- one", "  more", "- two") == (Items(("one more", "two"), ordered=False),)
    assert blocks("1. one", "2. two", "", "- three") == (
        Items(("one", "two"), ordered=True),
        Items(("three",), ordered=False),
    )


def test_a_table_with_a_column_at_the_right():
    assert blocks("| ship | needs |", "|---|---:|", "| 4 | 3 |", "| 3 | |") == (
        Table(("ship", "needs"), (("4", "3"), ("3", "")), (False, True)),
    )


def test_examples_and_pictures_side_by_side_and_in_the_line():
    found = blocks("> It has", "> two.", "", "![one](a-1)", "![two](b)", "", "Here ![](c) it is.")
    assert found[0] == Example("It has two.")
    assert found[1] == Figures((Figure("a-1", "one"), Figure("b", "two")))
    assert '<img src="inline:c"' in found[2].words


def test_a_paragraph_ends_where_a_list_a_table_or_a_picture_begins():
    kinds = [type(block) for block in blocks("words", "- item", "", "words", "![x](y)", "words")]
    assert kinds == [Paragraph, Items, Paragraph, Figures, Paragraph]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "begins with its title"),
        ("words", 1, "begins with its title"),
        ("# Nim\n# Again", 2, "only that one"),
        ("# Nim\n#### Deep", 2, "one to three #"),
        ("# Nim\n## 5 Moves\n## 5 Again", 3, "section 5 is there twice"),
        ("# Nim\n\nSee [5.3].", 3, "a link to section 5.3"),
        ("# Nim\n\nSee [there](nowhere).", 3, "half a link"),
        ("# Nim\n\nSee **this.", 3, "half a link or half a **"),
        ("# Nim\n\n| a | b |\n| 1 | 2 |", 4, "the second line of a table"),
        ("# Nim\n\n| a | b |\n|---|---|\n| 1 |", 3, "different numbers of cells"),
    ],
)
def test_what_is_not_in_this_part_of_markdown_is_an_error_with_its_line(text, line, why):
    with pytest.raises(BadPage, match=r".*") as caught:
        read_page(text)
    assert why in caught.value.why
    assert caught.value.line == line
