"""The application's style sheet is complete, and what it names exists."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QComboBox, QPushButton

from ui.theme.apply import keep_dressed
from ui.theme.look import CurrentTheme, contrasting, dark, light
from ui.theme.palette import palette
from ui.theme.sheet import style_sheet


@pytest.mark.parametrize("theme", [light(), dark(), light(20, "ja")], ids=["light", "dark", "large Japanese"])
def test_every_picture_the_sheet_names_can_be_painted(qapp, theme):
    sheet = style_sheet(theme)
    named = set(re.findall(r'url\("([^"]+)"\)', sheet))
    assert len(named) >= 5
    for path in named:
        assert Path(path).is_file()
        assert not QPixmap(path).isNull()
    assert "$" not in sheet


def test_the_focus_ring_is_wider_in_high_contrast(qapp):
    assert "border: 2px solid #2B6CB0" in style_sheet(light())
    assert "border: 3px solid" in style_sheet(contrasting(qapp.palette()))


def test_disabled_text_is_fainter_than_enabled(qapp):
    made = palette(light())
    role = QPalette.ColorRole.ButtonText
    assert made.color(QPalette.ColorGroup.Disabled, role) != made.color(QPalette.ColorGroup.Active, role)


@pytest.fixture
def undressed(qapp):
    """The application, given back as it was."""
    sheet, font, colours, style = qapp.styleSheet(), qapp.font(), qapp.palette(), qapp.style().name()
    yield qapp
    qapp.setStyleSheet(sheet)
    qapp.setStyle(style)
    qapp.setPalette(colours)
    qapp.setFont(font)


def test_the_application_follows_the_theme(undressed, qtbot):
    current = CurrentTheme(light())
    keep_dressed(undressed, current)
    button, choice = QPushButton("Play"), QComboBox()
    for widget in (button, choice):
        qtbot.addWidget(widget)
        widget.show()
    before = button.grab().toImage()
    current.use(dark(18))
    after = button.grab().toImage()
    assert before != after
    assert button.font().pixelSize() == 18
    assert button.sizeHint().height() >= 36
