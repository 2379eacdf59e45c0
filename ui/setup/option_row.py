"""One variant on the set-up page: its name, one line of explanation, its choices."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from engine.core.contract import Option, OptionValue
from ui.screens import Surroundings
from ui.segments import Segments
from ui.theme.measure import Role

_MOST_SEGMENTS = 4


class OptionRow(QWidget):
    """`edited` carries the option's id and the value a person chose."""

    edited = Signal(str, object)

    def __init__(self, option: Option, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._option = option
        self._around = around
        self._title = QLabel()
        self._help = QLabel()
        few = len(option.choices) <= _MOST_SEGMENTS
        self.choice: Segments | QComboBox = Segments(len(option.choices)) if few else QComboBox()
        self._lay_out()
        if isinstance(self.choice, Segments):
            self.choice.chosen.connect(self._chosen)
        else:
            self.choice.activated.connect(self._chosen)

    def _lay_out(self) -> None:
        self._help.setProperty("role", "caption")
        self._help.setWordWrap(True)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(20)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._help, 1, 0)
        grid.setColumnStretch(0, 1)
        self.stack(False)

    def stack(self, stacked: bool) -> None:
        """Put the choice below its words, where there is no room beside them."""
        self._grid.removeWidget(self.choice)
        if stacked:
            self._grid.addWidget(self.choice, 2, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(self.choice, 0, 1, 2, 1)

    def show_value(self, value: OptionValue) -> None:
        """Show the option in the present language with one value chosen."""
        speak, option = self._around.language.say, self._option
        title, labels = speak(option.title), [speak(choice.title) for choice in option.choices]
        chosen = [choice.value for choice in option.choices].index(value)
        self._title.setText(title)
        self._title.setFont(self._around.theme.theme.font(Role.BUTTON))
        self._help.setText(speak(option.help))
        if isinstance(self.choice, Segments):
            self.choice.label(labels, title)
            self.choice.show_chosen(chosen)
            return
        self.choice.clear()
        self.choice.addItems(labels)
        self.choice.setAccessibleName(title)
        self.choice.setCurrentIndex(chosen)

    def _chosen(self, index: int) -> None:
        self.edited.emit(self._option.id, self._option.choices[index].value)
