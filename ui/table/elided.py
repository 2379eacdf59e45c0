"""A label that ends its words with an ellipsis when there is no room, and then shows them whole as a tool tip.

One that `wraps` first sets them smaller, in two lines; facts are broken only between two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ui.theme.look import CurrentTheme, Theme
from ui.theme.measure import Role

FACTS_APART, DOT = "   ·   ", " · "
"""What stands between facts that are told in one line, widely and where room is short."""
_LINES = 2
_BREATH = 1
"""Pixels kept free above and below two lines."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)


class ElidedLabel(QLabel):
    """Words that never force their neighbours out of the window: one line, two small ones where that is allowed."""

    def __init__(self, theme: CurrentTheme, role: Role, quiet: bool = False, *, wraps: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._role = role
        self._quiet = quiet
        self._wraps = wraps
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

    def least_width(self) -> float:
        """Return the least width in which facts are whole: in their least size, broken where that helps most."""
        font = self._theme.theme.font(self._role)
        font.setPixelSize(round(self._theme.theme.least))
        metrics, parts = QFontMetricsF(font), self.text().split(FACTS_APART)
        lines = (
            [DOT.join(facts) + DOT for facts in (parts[:split], parts[split:])] for split in range(len(parts))
        )
        return min(max(map(metrics.horizontalAdvance, pair)) for pair in lines) + 1

    @property
    def shown(self) -> str:
        """The words as they are painted."""
        if self._small() is not None:
            return self.text()
        metrics = QFontMetricsF(self._theme.theme.font(self._role))
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _small(self) -> tuple[QFont, str] | None:
        """Return font and words as they fit in two lines, `None` when one line holds them or nothing does."""
        font, box = self._theme.theme.font(self._role), QRectF(self.rect()).adjusted(0, _BREATH, 0, -_BREATH)
        if not self._wraps or QFontMetricsF(font).horizontalAdvance(self.text()) <= box.width():
            return None
        for pixels in range(font.pixelSize(), round(self._theme.theme.least) - 1, -1):
            font.setPixelSize(pixels)
            metrics = QFontMetricsF(font)
            words = _broken(self.text(), metrics, box.width())
            if box.contains(metrics.boundingRect(box, _WRAPPED, words)):
                return font, words
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many words as fit."""
        theme, small = self._theme.theme, self._small()
        font, words = small or (theme.font(self._role), self.shown)
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(theme.tokens.ink2 if self._quiet else theme.tokens.ink)
        painter.drawText(self.rect(), int(_LEFT) if small is None else _WRAPPED, words)


def _broken(words: str, metrics: QFontMetricsF, width: float) -> str:
    """Return words with a new line where facts need one; the dot stays above."""
    parts = words.split(FACTS_APART)
    lines = in_lines(parts, DOT, lambda line: metrics.horizontalAdvance(line + DOT) <= width)
    return f"{DOT.rstrip()}\n".join(lines) if len(lines) <= _LINES else words


def in_lines(parts: Sequence[str], between: str, fits: Callable[[str], bool]) -> list[str]:
    """Return parts in lines that fit, broken only between parts; a part that is too long has a line of its own."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{between}{part}" if lines else part
        if lines and fits(longer):
            lines[-1] = longer
        else:
            lines.append(part)
    return lines
