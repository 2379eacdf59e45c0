"""How the score grew, as lines, and how charts look: imports pyqtgraph, so only when the first chart is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPen
from PySide6.QtWidgets import QWidget

from ui.result.standings import Growth
from ui.theme.colour import colour, darker, lighter
from ui.theme.look import Theme
from ui.theme.measure import Role
from ui.theme.players import Player

_LINE = 2.6
_RIM = 1.8
SYMBOLS = {"peak": "t1", "moon": "o", "disc": "o", "diamond": "d", "star": "star", "cross": "+"}


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
        dress(self, theme, axis)
        for scores, player in zip(growth.scores, players, strict=True):
            self._draw(growth.plies, scores, player)
        self.setXRange(0, max(1, growth.plies[-1]), padding=0.02)

    def _draw(self, plies: Sequence[int], scores: Sequence[int], player: Player) -> None:
        for pen in pens(player, self._theme):
            self.plot(list(plies), list(scores), pen=pen, antialias=True, stepMode="right")
        self.plot(
            [plies[-1]],
            [scores[-1]],
            pen=None,
            symbol=SYMBOLS[player.shape],
            symbolSize=12,
            symbolBrush=player.colour,
            symbolPen=pg.mkPen(_rim(player, self._theme), width=1.4),
            antialias=True,
        )


def dress(plot: pg.PlotWidget, theme: Theme, label: str) -> None:
    """Give a chart the theme's axes, and let nobody drag it about; `label` is what goes to the right."""
    tokens, font = theme.tokens, QFont(theme.font(Role.CAPTION))
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    item = plot.getPlotItem()
    item.showGrid(y=True, alpha=0.16)
    for side in ("left", "bottom"):
        axis = item.getAxis(side)
        axis.setPen(tokens.hair)
        axis.setTextPen(tokens.ink3)
        axis.setStyle(tickFont=font)
    item.setLabel("bottom", label, color=tokens.ink3, **{"font-size": f"{font.pixelSize()}px"})


def pens(player: Player, theme: Theme) -> tuple[QPen, QPen]:
    """Return the two pens of a seat's line: a rim that stands out from the paper, and its colour over it."""
    return pg.mkPen(_rim(player, theme), width=_LINE + _RIM), pg.mkPen(colour(player.colour), width=_LINE)


def _rim(player: Player, theme: Theme) -> QColor:
    return (lighter if theme.dark else darker)(player.colour, 0.45)
