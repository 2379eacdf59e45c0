"""The settings dialog: every change counts at once and is kept; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.words import NATIVE_NAMES, Words
from ui.fitting import fit
from ui.language import SYSTEM
from ui.screens import Surroundings
from ui.segments import Segments
from ui.settings.store import Store
from ui.settings.words import SettingsText as Text
from ui.theme.measure import Role

_HELP_WIDTH = 260


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its field in `Choices`, its words, its values and theirs (text is a name no language changes)."""

    field: str
    title: Words
    help: Words
    values: tuple[tuple[str, Words | str], ...]


SETTINGS = (
    Setting(
        "language",
        Text.LANGUAGE,
        Text.LANGUAGE_HELP,
        ((SYSTEM, Text.SYSTEM), *NATIVE_NAMES.items()),
    ),
    Setting(
        "theme",
        Text.THEME,
        Text.THEME_HELP,
        (("system", Text.SYSTEM), ("light", Text.LIGHT), ("dark", Text.DARK)),
    ),
    Setting(
        "contrast",
        Text.CONTRAST,
        Text.CONTRAST_HELP,
        (("system", Text.SYSTEM), ("on", Text.ON), ("off", Text.OFF)),
    ),
    Setting(
        "reduced_motion",
        Text.MOTION,
        Text.MOTION_HELP,
        (("system", Text.SYSTEM), ("on", Text.ON), ("off", Text.OFF)),
    ),
    Setting(
        "speed",
        Text.SPEED,
        Text.SPEED_HELP,
        (("slow", Text.SLOW), ("normal", Text.NORMAL), ("fast", Text.FAST), ("off", Text.NO_ANIMATION)),
    ),
    Setting(
        "coach",
        Text.COACH,
        Text.COACH_HELP,
        (("off", Text.OFF), ("big", Text.BIG_MISTAKES), ("all", Text.ALL_MISTAKES)),
    ),
)


class SettingsDialog(QDialog):
    """One row a setting."""

    def __init__(self, store: Store, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self.rows = [SettingRow(setting, store, around) for setting in SETTINGS]
        self.close_button = QPushButton()
        self._lay_out()
        self.close_button.clicked.connect(self.accept)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        self.close_button.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(20)
        for row in self.rows:
            column.addWidget(row)
        column.addSpacing(4)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def refresh(self) -> None:
        """Say everything anew."""
        self.setWindowTitle(self._around.language.say(Text.TITLE))
        self.close_button.setText(self._around.language.say(Text.CLOSE))
        fit(self)

    def event(self, event: QEvent) -> bool:
        """Make room when words or letters changed: those of another language come after its words."""
        if event.type() == QEvent.Type.LayoutRequest:
            fit(self)
        return super().event(event)


class SettingRow(QWidget):
    """A name, a line about it, and the values to choose from."""

    def __init__(self, setting: Setting, store: Store, around: Surroundings) -> None:
        super().__init__()
        self._setting = setting
        self._store = store
        self._around = around
        self._title = QLabel()
        self._help = QLabel()
        self.segments = Segments(len(setting.values))
        self._lay_out()
        self.segments.chosen.connect(self._chosen)
        store.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        self._help.setProperty("role", "caption")
        self._help.setWordWrap(True)
        self._help.setMinimumWidth(round(self._around.theme.theme.px(_HELP_WIDTH)))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._help, 1, 0)
        grid.addWidget(self.segments, 0, 1, 2, 1)
        grid.setColumnStretch(0, 1)

    @property
    def setting(self) -> Setting:
        """What this row changes."""
        return self._setting

    def refresh(self) -> None:
        """Show the value in use, in the present language."""
        speak = self._around.language.say
        self._title.setFont(self._around.theme.theme.font(Role.BUTTON))
        self._title.setText(speak(self._setting.title))
        self._help.setText(speak(self._setting.help))
        labels = [speak(name) if isinstance(name, Words) else name for _, name in self._setting.values]
        self.segments.label(labels, speak(self._setting.title))
        value = getattr(self._store.choices, self._setting.field)
        self.segments.show_chosen(_values(self._setting).index(value))

    def _chosen(self, index: int) -> None:
        self._store.change(**{self._setting.field: _values(self._setting)[index]})


def _values(setting: Setting) -> Sequence[str]:
    return [value for value, _ in setting.values]
