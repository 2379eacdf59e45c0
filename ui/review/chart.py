"""The course of a match: everybody's expected result, decision by decision. Imports pyqtgraph, so only when it is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.result.chart import SYMBOLS, dress, pens
from ui.theme.look import Theme
from ui.theme.players import Player

_MARGIN = 0.02


class CourseChart(pg.PlotWidget):
    """A line a seat from 0 to 100 percent, and a line at the decision that is shown; a click goes to another one."""

    pointed = Signal(int)
    """The decision (from 0) nearest to where the chart was clicked."""

    def __init__(
        self, plies: int, players: Sequence[Player], theme: Theme, axis: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, background=theme.tokens.raised)
        self._plies = plies
        dress(self, theme, axis)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._lines = [
            [self.plot([], [], pen=pen, antialias=True) for pen in pens(player, theme)] for player in players
        ]
        self._ends = [
            self.plot(
                [],
                [],
                pen=None,
                symbol=SYMBOLS[player.shape],
                symbolSize=11,
                symbolBrush=player.colour,
                symbolPen=pens(player, theme)[0].color(),
            )
            for player in players
        ]
        self._here = pg.InfiniteLine(0, angle=90, pen=pg.mkPen(theme.tokens.accent, width=2.2))
        self.addItem(self._here)
        self.setXRange(0, max(1, plies), padding=_MARGIN)
        self.setYRange(0, 100, padding=0.05)
        self.scene().sigMouseClicked.connect(self._on_clicked)

    def show_course(self, course: Sequence[tuple[int, Sequence[float]]]) -> None:
        """Draw expected results (0..1) after so many decisions."""
        plies = [ply for ply, _ in course]
        for seat, (lines, end) in enumerate(zip(self._lines, self._ends, strict=True)):
            percents = [100 * chances[seat] for _, chances in course]
            for line in lines:
                line.setData(plies, percents)
            end.setData(plies[-1:], percents[-1:])

    def show_here(self, ply: int) -> None:
        """Mark the decision that is shown."""
        self._here.setValue(ply)

    @property
    def here(self) -> int:
        """The decision that is marked."""
        return round(self._here.value())

    def _on_clicked(self, event: object) -> None:
        spot: QPointF = self.getPlotItem().vb.mapSceneToView(event.scenePos())  # type: ignore[attr-defined]
        self.pointed.emit(max(0, min(self._plies, round(spot.x()))))
