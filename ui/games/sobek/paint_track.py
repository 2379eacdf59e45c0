"""What lies on spaces of Sobek's track besides the markers: the marker to come, and the steps of a penalty.

A picture's corner is that of the space.
"""

from __future__ import annotations

from ui.games.sobek.shades import CREAM, SKIPPED
from ui.paint.canvas import Canvas
from ui.paint.paths import polygon, rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.theme.players import Player

_RING = "#2B6C5F"


def ahead(player: Player, w: float, h: float) -> Picture:
    """Return the pale marker that waits for the end of the round."""

    def draw(canvas: Canvas) -> None:
        with canvas.faded(0.62):
            draw_chip(canvas, player, w / 2, h / 2 - 1, 12.0)
        _frame(canvas, w, h, _RING, dashed=False)

    return Picture("sobek ahead", (player.name, w, h), Box(0, 0, w, h).grown(2), draw)


def step_back(w: float, h: float, *, last: bool) -> Picture:
    """Return the mark of a step back: a red frame with an arrow, whole where the penalty ends."""

    def draw(canvas: Canvas) -> None:
        _frame(canvas, w, h, SKIPPED, dashed=not last)
        x, y, r = w - 7.0, h - 7.0, 7.5 if last else 6.0
        arrow = polygon([(x - r, y), (x + r * 0.5, y - r), (x + r * 0.5, y + r)])
        canvas.stroke(arrow, CREAM, 2.5)
        canvas.fill(arrow, SKIPPED)

    return Picture("sobek step back", (w, h, last), Box(0, 0, w, h).grown(3), draw)


def _frame(canvas: Canvas, w: float, h: float, paint: str, *, dashed: bool) -> None:
    body = rounded(1.2, 1.2, w - 2.4, h - 2.4, 5)
    canvas.stroke(body, CREAM, 4.4, 0.9)
    canvas.stroke(body, paint, 2.6, dash=(5, 4) if dashed else ())
