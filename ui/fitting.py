"""Making room for words: pages that scroll and dialogs as large as what they say, but never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QScrollArea, QWidget

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


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is None or not layout.hasHeightForWidth():
        return widget.sizeHint().height()
    return layout.totalHeightForWidth(width)


def _area_height(inside: QWidget) -> int:
    viewport = inside.parentWidget()
    area = viewport.parentWidget() if viewport is not None else None
    return area.sizeHint().height() if area is not None else 0
