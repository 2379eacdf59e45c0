"""A paragraph broken into lines of one width, with a line height of our own: what cards are set in."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption


class Paragraph:
    """Words in a font, broken to fit a width. Lengths are pixels."""

    def __init__(self, words: str, font: QFont, width: float, line_height: float) -> None:
        metrics = QFontMetricsF(font)
        self.line = step = max(metrics.height(), font.pixelSize() * line_height)
        self._lead = (step - metrics.height()) / 2
        self._layout = QTextLayout(words, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self.height = self._break(width, step)
        self.width = max((line.naturalTextWidth() for line in self._lines()), default=0.0)

    def _break(self, width: float, step: float) -> float:
        y = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, y))
            y += step
        self._layout.endLayout()
        return y

    def _lines(self) -> list:
        return [self._layout.lineAt(index) for index in range(self._layout.lineCount())]

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draw the lines with the painter's pen."""
        self._layout.draw(painter, QPointF(x, y + self._lead))
