"""The log's lines: none has only the end of a word for itself, though the script would let it be broken anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTextLayout, QTextOption

from tests.ui.tables import match_of
from ui.table.log import Entry, LogView, printed
from ui.theme.look import light
from ui.theme.measure import Role

NAMES = ("アオイ", "ブルーノ", "カルメン", "ディナ")


def lines_of(words, theme, width):
    """Return the lines of words broken as Qt breaks them."""
    layout = QTextLayout(words, theme.font(Role.BODY))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, 0))
        lines.append(words[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return lines


@pytest.mark.parametrize("width", [170, 200, 230, 260])
def test_no_line_of_a_japanese_log_has_only_the_end_of_a_word(qtbot, around, japanese, width):
    around.language.use("ja")
    match, theme = match_of("imhotep", plies=60), light(language="ja")
    view = LogView((), around)
    qtbot.addWidget(view)
    events = [event for turn in match.turns for event in turn.events]
    view.show_all([Entry(event.sentence) for event in events], around.language.voice(NAMES))
    broken = 0
    for row in range(len(events)):
        words = printed(view.entries.index(row), theme)
        assert words.replace("\u2060", "") == view.entries.index(row).data()
        *before, last = lines_of(words, theme, width)
        broken += bool(before)
        assert len(last.replace("\u2060", "")) >= 6
    assert broken
