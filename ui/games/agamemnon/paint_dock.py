"""What lies in the dock beside tiles: headings, words, empty slots, dividing lines, the tally of the three kinds."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt

from engine.games.agamemnon.tiles import SIDES
from ui.games.agamemnon.geometry import DOCK_HEIGHT, HEADING_HEIGHT, TALLY_ROW, TALLY_SIDE, TURNED_TILE
from ui.games.agamemnon.paint_string import Weave, draw_bar, draw_clasp
from ui.paint.canvas import Canvas
from ui.paint.paths import disc
from ui.paint.picture import Box, Picture

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_SIZE = 12.5
_LOWER = 4.0
"""So far words may reach beyond a heading in a small window."""
_COUNT_GAP = 10.0
_SAMPLE_LENGTH, _SAMPLE_WIDTH = 38.0, 16.0
_WORDS_GAP = 6.0
_COUNTED = 22.0
"""Where a number begins: clear of the clasp's rim, which shows in the dark."""
_NAME_HEIGHT = 22.0


def heading(words: str, width: float, count: str = "", short: str = "") -> Picture:
    """Return a heading of the dock, and beside it how many there are; corner at (0, 0). Words without room give way to
    the short ones, if there are any.
    """
    box = Box(0, -_LOWER, width, HEADING_HEIGHT + 2 * _LOWER)
    return Picture(
        "agamemnon heading",
        (words, width, count, short),
        box,
        partial(_draw_heading, words, width, count, short),
    )


def _draw_heading(words: str, width: float, count: str, short: str, canvas: Canvas) -> None:
    """The count is never cut off: a long name of a stack gives way."""
    tokens = canvas.theme.tokens
    counted = canvas.width_of(count, _SIZE, 500) + _COUNT_GAP if count else 0.0
    if short and canvas.width_of(words, _SIZE, 700) > width - counted:
        words = short
    room = min(canvas.width_of(words, _SIZE, 700) + 1, width - counted)
    canvas.text(QRectF(0, -_LOWER, room, HEADING_HEIGHT + 2 * _LOWER), words, _SIZE, tokens.ink3, 700, _LEFT)
    if count:
        canvas.text(
            QRectF(room + _COUNT_GAP, -_LOWER, counted, HEADING_HEIGHT + 2 * _LOWER),
            count,
            _SIZE,
            tokens.ink2,
            500,
            _LEFT,
        )


class Told(NamedTuple):
    """What is said of a tile: its name, what it does, and the same in a word or two where there is little room."""

    name: str
    what: str
    short: str = ""


def told(tiles: tuple[Told, ...], box: Box) -> Picture:
    """Return names and what they mean, one below the other in a box of this size; corner at (0, 0)."""
    picture = partial(_draw_told, tiles, box.w, box.h)
    return Picture("agamemnon told", (tiles, box.w, box.h), Box(0, 0, box.w, box.h), picture)


def _draw_told(tiles: tuple[Told, ...], w: float, h: float, canvas: Canvas) -> None:
    tokens, share = canvas.theme.tokens, h / max(1, len(tiles))
    for number, tile in enumerate(tiles):
        room = QRectF(0, number * share, w, share)
        if not tile.name:
            canvas.text(room, tile.what, 13.0, tokens.ink2, 400, _LEFT, wrap=True)
            continue
        alone = len(tiles) == 1
        name, what = room.adjusted(0, 6 if alone else 2, 0, 0), room.adjusted(0, 28 if alone else 22, 0, 0)
        name.setHeight(_NAME_HEIGHT)
        canvas.text(name, tile.name, 14.0, tokens.ink, 600, _LEFT)
        said = tile.what if alone and canvas.has_room(what, tile.what, wrap=True) else tile.short
        canvas.text(what, said, 12.5, tokens.ink2, 400, _TOP_LEFT, wrap=alone)


def empty_slot() -> Picture:
    """Return the slot of a tile turned over; its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.stroke(disc(0, 0, TURNED_TILE), canvas.theme.tokens.strong, 1.6, dash=(5, 4))

    return Picture("agamemnon slot", (), Box(0, 0, 0, 0).grown(TURNED_TILE + 2), draw)


def hairline() -> Picture:
    """Return the line between two groups; its upper end at (0, 0)."""
    height = DOCK_HEIGHT - 40

    def draw(canvas: Canvas) -> None:
        canvas.line(0, 0, 0, height, canvas.theme.tokens.hair, 1.0)

    return Picture("agamemnon hairline", (), Box(-1, 0, 2, height), draw)


# ---------------------------------------------------------------- the tally


def tally(kind: int, words: str, held: tuple[int, ...], width: float) -> Picture:
    """Return the row of a kind: a string tile, what decides it, how many links either side holds; corner at (0, 0)."""
    box = Box(0, 0, width, TALLY_ROW)
    return Picture(
        "agamemnon tally", (kind, words, held, width), box, partial(_draw_tally, kind, words, held, width)
    )


def _draw_tally(kind: int, words: str, held: tuple[int, ...], width: float, canvas: Canvas) -> None:
    tokens, middle = canvas.theme.tokens, TALLY_ROW / 2
    with canvas.at(_SAMPLE_LENGTH / 2, middle):
        draw_bar(canvas, Weave(kind, length=_SAMPLE_LENGTH, width=_SAMPLE_WIDTH))
    x, right = _SAMPLE_LENGTH + _WORDS_GAP, width - SIDES * TALLY_SIDE
    canvas.text(QRectF(x, 0, right - x - 4, TALLY_ROW), words, 13.0, tokens.ink2, 400, _LEFT)
    for side, links in enumerate(held):
        left = right + side * TALLY_SIDE
        with canvas.at(left + 9, middle):
            draw_clasp(canvas, side)
        most = links == max(held) and links > min(held)
        ink, weight = (tokens.ink, 800) if most else (tokens.ink2, 500)
        canvas.text(
            QRectF(left + _COUNTED, 0, TALLY_SIDE - _COUNTED, TALLY_ROW), str(links), 15.0, ink, weight, _LEFT
        )
