"""What objectives and characters of Almadi share: the paper with its coloured head, a name and words for any room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from ui.games.almadi.shades import CARD_INK
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import rounded
from ui.theme.colour import darker
from ui.theme.measure import LYING, Radius

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
HEAD_INK = "#FFF8EA"
HEAD, NAME, _NAME_PAD = 26.0, 13.0, 5.0
_WEIGHTS = (700, 600, 500)
FIGURE = 42.0
"""What the figure takes of the head's width."""
COMPACT = 60.0
"""Lower cards have one line of words."""
_LINE_PX = 14.0
"""Least height of a line of words, in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What a card says: name, words below (and shorter ones for little room), its figure, whose it is, done or not.

    A character's `emblem` is the effect or the landscape that its picture shows. Names of cards side by side are set
    in one `size`.
    """

    name: str
    words: str
    short: str
    figure: str
    colour: str = ""
    done: bool = False
    emblem: str = ""
    size: float = NAME


def draw_paper(canvas: Canvas, w: float, h: float, tall: float, head: str) -> None:
    """Paint the paper of a card with its coloured head."""
    body = rounded(0, 0, w, h, Radius.BUTTON)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, "#FFFAEC"), (1, "#F1E4C8")))
    with canvas.clipped(body):
        canvas.box(0, 0, w, tall, head)
        if canvas.theme.dark:
            canvas.box(0, tall, w, h - tall, "#120E24", 0.10)
    canvas.stroke(body, darker(head, 0.3), 1.3)


def draw_name(canvas: Canvas, name: str, room: QRectF, ink: str = HEAD_INK, size: float = NAME) -> None:
    """Write a name: where one line is too short on two, and where those are too short less bold."""
    weight, wrap = next(_ways_to_write(canvas, name, room), (_WEIGHTS[-1], False))
    canvas.text(room, name, size, ink, weight, LEFT, wrap=wrap)


def has_room_for_name(canvas: Canvas, name: str, room: QRectF) -> bool:
    """Tell whether `draw_name` can write a whole name."""
    return any(True for _ in _ways_to_write(canvas, name, room))


def _ways_to_write(canvas: Canvas, name: str, room: QRectF) -> Iterator[tuple[int, bool]]:
    for weight in _WEIGHTS:
        for wrap in (False, True):
            if canvas.has_room(room, name, weight, wrap=wrap):
                yield weight, wrap


def draw_short(canvas: Canvas, words: str, room: QRectF) -> None:
    """Write one line of words, if it is high enough to be read and long enough for all of them."""
    if room.height() * canvas.scale >= _LINE_PX and canvas.has_room(room, words, 500):
        canvas.text(room, words, 12, CARD_INK, 500, LEFT)


def draw_words(canvas: Canvas, said: CardPrint, room: QRectF) -> None:
    """Write all words, or the short ones, in one line if need be; none where a long name leaves too little room."""
    for words in (said.words, said.short):
        if canvas.has_room(room, words, 500, wrap=True):
            canvas.text(room, words, 12.5, CARD_INK, 500, TOP, wrap=True)
            return
    draw_short(canvas, said.short, room)


def head_height(canvas: Canvas, said: CardPrint, w: float) -> float:
    """Return how high the head of a high card is: two lines for a long name."""
    room = QRectF(0, 0, w - FIGURE, HEAD)
    if canvas.has_room(room, said.name, 700):
        return HEAD
    room.setHeight(COMPACT)
    metrics = QFontMetricsF(canvas.font(0.0, 700))
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), said.name).height() + _NAME_PAD
