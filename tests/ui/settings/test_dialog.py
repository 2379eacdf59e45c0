"""Every setting counts at once, in the app that is running."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from ui.settings.dialog import SETTINGS, SettingsDialog
from ui.theme.motion import Speed


@pytest.fixture
def dialog(qtbot, lamplight):
    opened = SettingsDialog(lamplight.store, lamplight.surroundings, lamplight.window)
    qtbot.addWidget(opened)
    opened.show()
    return opened


def press(qtbot, dialog, field, index):
    row = next(row for row in dialog.rows if row.setting.field == field)
    qtbot.mouseClick(row.segments.buttons[index], Qt.MouseButton.LeftButton)


def test_the_theme_changes_at_once(qtbot, lamplight, dialog):
    assert not lamplight.theme.theme.dark
    press(qtbot, dialog, "theme", 2)
    assert lamplight.theme.theme.dark
    press(qtbot, dialog, "contrast", 1)
    assert lamplight.theme.theme.contrast
    assert lamplight.theme.theme.dark, "high contrast keeps the side a person chose"
    press(qtbot, dialog, "theme", 1)
    assert not lamplight.theme.theme.dark


def test_the_language_changes_without_restart(qtbot, lamplight, dialog, japanese):
    press(qtbot, dialog, "language", 2)
    assert dialog.windowTitle() == "設定"
    assert lamplight.window.windowTitle() == "Lamplight"
    assert lamplight.window.home.head.settings.text() == "設定"
    assert lamplight.theme.theme.cjk
    press(qtbot, dialog, "language", 1)
    assert dialog.windowTitle() == "Settings"


def test_speed_and_motion_reach_the_table(qtbot, lamplight, dialog):
    press(qtbot, dialog, "speed", 0)
    press(qtbot, dialog, "reduced_motion", 1)
    assert lamplight.pace.speed is Speed.SLOW
    assert lamplight.pace.reduced


def test_a_speed_chosen_at_the_table_is_kept(lamplight):
    lamplight.pace.use(speed=Speed.FAST)
    assert lamplight.store.choices.speed == "fast"


def test_every_row_marks_what_is_in_use(dialog, lamplight):
    for setting, row in zip(SETTINGS, dialog.rows, strict=True):
        marked = [button.isChecked() for button in row.segments.buttons]
        values = [value for value, _ in setting.values]
        assert marked == [value == getattr(lamplight.store.choices, setting.field) for value in values]


def test_the_close_button_closes(qtbot, dialog):
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_nothing_is_cut_off_when_the_language_changes_while_it_is_open(qtbot, lamplight, dialog, japanese):
    for code in ("ja", "en", "ja"):
        lamplight.store.change(language=code)
        for _ in range(3):
            QApplication.processEvents()
        for label in dialog.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width()), (code, label.text())
