"""The bars on a player's card: one for each connected group of the seat, as long as the group, with its number.

Owns how long they are, which one is pointed at and how they are painted; what they stand for is the layout's
(`ui.board.layout.ShowsBars`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from ui.paint.canvas import Canvas
from ui.paint.paths import rounded_box
from ui.paint.shapes import draw_mark
from ui.theme.colour import darker, lighter
from ui.theme.players import Player

_GAP = 5.0
_GAP_SHARE = 0.3
_SHORTEST = 20.0
"""As long as two figures, if there is room."""
_LONGEST_STEP = 11.0
"""How much longer a bar is for one more part, if there is room."""
_FIGURE = 12.5
_MARK, _MARK_APART = 11.0, 5.0
"""Where the player's shape stands in a bar, and how far it must be from the figure to be there at all."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar as a card shows it: how many parts, whose colour, the places that it speaks of, what it says."""

    size: int
    player: Player
    places: tuple[int, ...]
    tip: str


def bar_boxes(bars: Sequence[Bar], room: QRectF) -> list[QRectF]:
    """Return where each bar lies in a room."""
    x, gap, found = room.x(), bar_gap(len(bars), room.width()), []
    for length in bar_lengths([bar.size for bar in bars], room.width()):
        found.append(QRectF(x, room.y(), length, room.height()))
        x += length + gap
    return found


def bar_at(bars: Sequence[Bar], room: QRectF, spot: QPointF) -> int:
    """Return the number of the bar under a point, -1 for none."""
    boxes = bar_boxes(bars, room)
    return next((number for number, box in enumerate(boxes) if box.contains(spot)), -1)


def bar_gap(count: int, room: float) -> float:
    """Return how far apart so many bars are."""
    return min(_GAP, _GAP_SHARE * room / max(1, count))


def bar_lengths(sizes: Sequence[int], room: float) -> list[float]:
    """Return how long bars of these sizes are: in proportion, with room for a figure, all within the room."""
    if not sizes:
        return []
    room -= bar_gap(len(sizes), room) * (len(sizes) - 1)
    least = min(_SHORTEST, room / len(sizes))
    spare = room - least * len(sizes)
    unit = min(_LONGEST_STEP, spare / max(1, sum(size - 1 for size in sizes)))
    return [least + unit * (size - 1) for size in sizes]


def draw_bars(canvas: Canvas, bars: Sequence[Bar], room: QRectF, pointed: int) -> None:
    """Paint the bars; the one that is pointed at has an edge in the accent colour."""
    for number, (bar, box) in enumerate(_laid(bars, room)):
        base, body = bar.player.colour, rounded_box(box, 5)
        canvas.fill(body, base)
        if number == pointed:
            canvas.stroke(body, canvas.theme.tokens.accent, 2.4)
        else:
            canvas.stroke(body, lighter(base, 0.4) if canvas.theme.dark else darker(base, 0.45), 1.1)
        figure, radius = canvas.width_of(str(bar.size), _FIGURE, 700), box.height() * 0.26
        if has_mark(box.width(), figure, radius):
            draw_mark(canvas, bar.player, box.x() + _MARK, box.center().y(), radius)
        if figure <= box.width() - 4:
            canvas.figure(box.center().x(), box.center().y(), str(bar.size), _FIGURE, bar.player.ink, 700)


def has_mark(length: float, figure: float, radius: float) -> bool:
    """Tell whether a player's shape of that radius stands apart from a figure of that width in a bar of that length."""
    return _MARK + radius + _MARK_APART <= (length - figure) / 2


def _laid(bars: Sequence[Bar], room: QRectF) -> Iterator[tuple[Bar, QRectF]]:
    return zip(bars, bar_boxes(bars, room), strict=True)
