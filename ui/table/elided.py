"""A label that ends its words with an ellipsis when there is no room, and then shows them whole as a tool tip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ui.theme.look import CurrentTheme, Theme
from ui.theme.measure import Role


class ElidedLabel(QLabel):
    """One line of text that never forces its neighbours out of the window."""

    def __init__(self, theme: CurrentTheme, role: Role, quiet: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._role = role
        self._quiet = quiet
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._restyle)
        self._restyle(theme.theme)

    def _restyle(self, theme: Theme) -> None:
        self.setFont(theme.font(self._role))
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(0, super().minimumSizeHint().height())

    @property
    def shown(self) -> str:
        """The words as they are painted."""
        metrics = QFontMetricsF(self._theme.theme.font(self._role))
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many words as fit."""
        theme, shown = self._theme.theme, self.shown
        painter = QPainter(self)
        painter.setFont(theme.font(self._role))
        painter.setPen(theme.tokens.ink2 if self._quiet else theme.tokens.ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        self.setToolTip(self.text() if shown != self.text() else "")
