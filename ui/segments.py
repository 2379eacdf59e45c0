"""A row of buttons of which exactly one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget


class Segments(QWidget):
    """`chosen` carries the index of the button a person pressed."""

    chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for index in range(count):
            button = QPushButton()
            button.setCheckable(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            self._group.addButton(button, index)
            row.addWidget(button)
        row.addStretch(1)
        self._group.idClicked.connect(self.chosen)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons in their order."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    @property
    def chosen_index(self) -> int:
        """Which button is chosen, -1 for none."""
        return self._group.checkedId()

    def label(self, labels: Sequence[str], name: str) -> None:
        """Say what the buttons mean; `name` is what the choice is about, for screen readers."""
        self.setAccessibleName(name)
        for button, label in zip(self.buttons, labels, strict=True):
            button.setText(label)
            button.setAccessibleName(f"{name}: {label}")

    def show_chosen(self, index: int) -> None:
        """Mark the chosen button, none for -1."""
        self._group.setExclusive(index >= 0)
        for button in self.buttons:
            button.setChecked(self._group.id(button) == index)
