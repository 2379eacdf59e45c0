"""Making room for words: pages that scroll and dialogs as large as what they say, but never larger than the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget

_SCREEN_SHARE = 0.85
"""How much of the screen's height a dialog may take; Qt alone would stop at two thirds and cut words off."""


def scrolling(inside: QWidget) -> QScrollArea:
    """Return a page that scrolls up and down and lets what lies behind it be seen."""
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)  # setWidget turned it on
    return area


def centred(page: QWidget) -> QWidget:
    """Return a widget that holds a page of limited width in its middle."""
    wide = QWidget()
    line = QHBoxLayout(wide)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(page, 100)
    line.addStretch(1)
    return wide


def fit(dialog: QDialog, inside: QWidget | None = None) -> None:
    """Give a dialog the size its words need; `inside` is its page that scrolls, if it has one."""
    dialog.ensurePolished()
    hint = dialog.sizeHint()
    height = _height(dialog, hint.width())
    if inside is not None:
        height += max(0, _height(inside, inside.sizeHint().width()) - _area_height(inside))
    most = round(dialog.screen().availableSize().height() * _SCREEN_SHARE)
    dialog.resize(QSize(hint.width(), min(height, most)))


class WordsGiveWay(QObject):
    """Leaves out words of a line, one part after the other, while there is no room for all: never half a word.

    A button keeps its picture, and its words as tooltip and for screen readers. `parts` are in the order in which they give way.
    """

    def __init__(self, row: QWidget, line: QHBoxLayout, parts: Sequence[QLabel | QPushButton]) -> None:
        super().__init__(row)
        self._row = row
        self._line = line
        self._parts = tuple(parts)
        self._words = [""] * len(parts)
        row.installEventFilter(self)

    def say(self, words: Sequence[str]) -> None:
        """Say these words, one text for each part, as far as there is room."""
        self._words = list(words)
        for part, text in zip(self._parts, words, strict=True):
            part.setAccessibleName(text)
        self.settle()

    def settle(self) -> None:
        """Find out anew which words there is room for."""
        fitting = len(self._parts)
        for part, text in zip(self._parts, self._words, strict=True):
            part.setText(text)
        while fitting and self._row.isVisible() and self._too_long():
            self._parts[len(self._parts) - fitting].setText("")
            fitting -= 1
        for part, text in zip(self._parts, self._words, strict=True):
            part.setToolTip("" if part.text() else text)

    def _too_long(self) -> bool:
        """Return whether the line needs more than its row has; what Qt says of a line's place is gone after a change."""
        self._line.invalidate()
        whole = self._row.layout()
        edges = 0
        if whole is not None and whole is not self._line:
            margins = whole.contentsMargins()
            edges = margins.left() + margins.right()
        return self._line.minimumSize().width() > self._row.width() - edges

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Settle when there is more or less room, or letters have another size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.settle()
        return super().eventFilter(watched, event)


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is None or not layout.hasHeightForWidth():
        return widget.sizeHint().height()
    return layout.totalHeightForWidth(width)


def _area_height(inside: QWidget) -> int:
    viewport = inside.parentWidget()
    area = viewport.parentWidget() if viewport is not None else None
    return area.sizeHint().height() if area is not None else 0
