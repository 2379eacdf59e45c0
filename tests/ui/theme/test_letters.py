"""Letters of a wide font of the system are set narrower, so that words fit where they fit in a usual one."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from ui.paint.canvas import squeezed
from ui.theme import letters
from ui.theme.look import light
from ui.theme.measure import Role

WORDS = "Caravans, 15 of 18 goods"


def width(font):
    return QFontMetricsF(font).horizontalAdvance(WORDS)


@pytest.fixture
def wide(qapp, monkeypatch):
    """The font of this system, as if a usual one were a tenth narrower."""
    letters._stretch.cache_clear()
    own = letters._width(qapp.font().family(), 400, 100)
    bold = letters._width(qapp.font().family(), 700, 100)
    monkeypatch.setattr(letters, "USUAL", own / 1.1)
    monkeypatch.setattr(letters, "USUAL_BOLD", bold / 1.1)
    yield QFont(qapp.font())
    letters._stretch.cache_clear()


def test_a_wide_font_is_set_narrower_in_every_role(wide):
    theme = light()
    for role in Role:
        narrow, as_it_is = theme.font(role), theme.font(role)
        as_it_is.setStretch(100)
        assert width(narrow) < width(as_it_is)


def test_letters_never_become_narrower_than_reads_well(wide, monkeypatch):
    monkeypatch.setattr(letters, "USUAL", 0.1)
    assert letters.narrowed(wide).stretch() == letters.NARROWEST


def test_a_usual_font_stays_as_it_is(qapp, monkeypatch):
    letters._stretch.cache_clear()
    monkeypatch.setattr(letters, "USUAL", 9.0)
    assert letters.narrowed(qapp.font()) == qapp.font()
    letters._stretch.cache_clear()


def test_what_is_narrow_already_is_squeezed_from_there(qapp):
    narrow = QFont(qapp.font())
    narrow.setStretch(90)
    box = QRectF(0, 0, width(narrow) - 1, 100)
    assert squeezed(narrow, WORDS, box).stretch() < 90
