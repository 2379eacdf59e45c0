"""The application's style sheet is complete, and what it names exists."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QComboBox, QPushButton, QToolButton

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


def test_the_arrow_of_a_button_with_a_menu_stands_beside_its_icon(qtbot):
    button, picture = QToolButton(), QPixmap(22, 22)
    qtbot.addWidget(button)
    red = QColor("#FF0000")
    picture.fill(red)
    button.setStyleSheet(style_sheet(light()))
    button.setIcon(QIcon(picture))
    button.setIconSize(QSize(22, 22))
    button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
    button.resize(button.sizeHint())
    image = button.grab().toImage()
    colours = [[image.pixelColor(x, y).name() for y in range(image.height())] for x in range(image.width())]
    last_red = max(x for x, column in enumerate(colours) if red.name() in column)
    assert len([x for x, column in enumerate(colours) if red.name() in column]) == 22
    blank = [x for x in range(last_red + 1, image.width()) if len(set(colours[x])) == 1]
    assert blank
    assert blank[0] == last_red + 1
    assert len(blank) < image.width() - 1 - last_red
