"""How the score grew, as lines: the one place that imports pyqtgraph, and only when the first chart is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ui.result.standings import Growth
from ui.theme.colour import colour, darker, lighter
from ui.theme.look import Theme
from ui.theme.measure import Role
from ui.theme.players import Player

_LINE = 2.6
_RIM = 1.8
_SYMBOLS = {"peak": "t1", "moon": "o", "disc": "o", "diamond": "d", "star": "star", "cross": "+"}


class GrowthChart(pg.PlotWidget):
    """One line a seat, in its colour with a rim that stands out from the paper, its shape at the end."""

    def __init__(
        self,
        growth: Growth,
        players: Sequence[Player],
        theme: Theme,
        axis: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, background=theme.tokens.raised)
        self._theme = theme
        self.setMenuEnabled(False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dress_axes(axis)
        for scores, player in zip(growth.scores, players, strict=True):
            self._draw(growth.plies, scores, player)
        self.setXRange(0, max(1, growth.plies[-1]), padding=0.02)

    def _dress_axes(self, label: str) -> None:
        tokens, font = self._theme.tokens, QFont(self._theme.font(Role.CAPTION))
        item = self.getPlotItem()
        item.showGrid(y=True, alpha=0.16)
        for side in ("left", "bottom"):
            axis = item.getAxis(side)
            axis.setPen(tokens.hair)
            axis.setTextPen(tokens.ink3)
            axis.setStyle(tickFont=font)
        item.setLabel("bottom", label, color=tokens.ink3, **{"font-size": f"{font.pixelSize()}px"})

    def _draw(self, plies: Sequence[int], scores: Sequence[int], player: Player) -> None:
        rim = (lighter if self._theme.dark else darker)(player.colour, 0.45)
        for paint, width in ((rim, _LINE + _RIM), (colour(player.colour), _LINE)):
            pen = pg.mkPen(paint, width=width)
            self.plot(list(plies), list(scores), pen=pen, antialias=True, stepMode="right")
        self.plot(
            [plies[-1]],
            [scores[-1]],
            pen=None,
            symbol=_SYMBOLS[player.shape],
            symbolSize=12,
            symbolBrush=player.colour,
            symbolPen=pg.mkPen(rim, width=1.4),
            antialias=True,
        )
