"""Where everything lies on Agamemnon's table: the net of spaces and edges, and the dock below it.

Owns all positions and sizes, in units of board and dock (pixels of the design's pictures). Nothing here knows a rule.
"""

from __future__ import annotations

import math
from functools import cache

from engine.games.agamemnon.board import BOARDS, EDGE, EDGES, Layout
from engine.games.agamemnon.tiles import COUNTS, LEADERS, WARP
from ui.paint.picture import Box

BOARD = Box(0, 0, 1000, 628)
_LINEN_TOP, _LINEN_FOOT = 4.0, 8.0
_LINEN_LEAST, _LINEN_MOST = 988.0, 1150.0
_LINEN_SHARE = 1.07
"""The window is higher than the board's frame by the prompt strip."""

# ---------------------------------------------------------------- the net

NET_SCALE = 1.255
"""Board units per unit of the board's data."""
SPACE = 30.0
"""Radius of a space, and of a tile on it."""
STRING_LENGTH = 100.0 * NET_SCALE - 2 * (SPACE + 3)
STRING_WIDTH = 20.0
GRASP = 17.0
"""Half of the square around the middle of an edge that is its place."""


DOUBTFUL = {
    board: frozenset(space for _, space in data["excluded"].items()) if "excluded" in data else frozenset()
    for board, data in BOARDS.items()
}
"""By board: spaces of which one is out of the game."""


def linen(visible: Box) -> Box:
    """Return the cloth the net is woven on: wider in a wide window, whatever the zoom."""
    wide = BOARD.h * _LINEN_SHARE * visible.w / visible.h
    width = min(_LINEN_MOST, max(_LINEN_LEAST, wide))
    return Box((BOARD.w - width) / 2, _LINEN_TOP, width, BOARD.h - _LINEN_TOP - _LINEN_FOOT)


@cache
def spots(board: str) -> tuple[tuple[float, float], ...]:
    """Return the middles of a board's spaces."""
    data = BOARDS[board]
    across, down = (side * NET_SCALE for side in data["size"])
    left, top = (BOARD.w - across) / 2, _LINEN_TOP + (BOARD.h - _LINEN_TOP - _LINEN_FOOT - down) / 2
    return tuple((left + x * NET_SCALE, top + y * NET_SCALE) for x, y in data["spaces"])


def around(x: float, y: float, radius: float) -> Box:
    """Return the square around a point."""
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


@cache
def edge_middle(layout: Layout, edge: int) -> tuple[float, float]:
    """Return the middle of an edge."""
    (ax, ay), (bx, by) = (spots(layout.board)[space] for space in layout.ends[edge])
    return (ax + bx) / 2, (ay + by) / 2


@cache
def edge_angle(board: str, place: int) -> int:
    """Return how the edge with a place number is turned on a board, in whole degrees: above -90, at most 90."""
    (ax, ay), (bx, by) = (spots(board)[space] for space in EDGES[place - EDGE])
    angle = round(math.degrees(math.atan2(by - ay, bx - ax)))
    return (angle + 89) % 180 - 89


# ---------------------------------------------------------------- the dock

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 1100.0
MARGIN = 22.0
HEADING_Y, HEADING_HEIGHT = 10.0, 20.0
TURNED_TILE = 34.0
"""Radius of a tile turned over."""
_TURNED_Y = 80.0
_TURNED_PITCH = 78.0
STACK_TILE = 14.0
"""Radius of a tile in a stack."""
OPEN_TILE = 21.0
"""Radius of a tile in an own stack from which tiles are taken by hand (Defy the Gods)."""
_STACK_ROWS = (54.5, 100.0)
_STACK_GAP = 8.0
_STACK_COLUMNS = 8
_GROUP_GAP = 28.0
_WEAVER_COLUMN = 6
"""Left of it six warriors, and the five leaders above them."""
TALLY_WIDTH = 250.0
TALLY_ROW = 28.0
TALLY_TOP = 36.0
TALLY_SIDE = 44.0
"""Room for a clasp and a number."""


def _pitch(radius: float) -> float:
    return 2 * radius + (4.0 if radius > STACK_TILE else 2.0)


def stack_width(radius: float) -> float:
    """Return how wide a stack's tiles lie."""
    return _STACK_COLUMNS * _pitch(radius) + _STACK_GAP


def tally_left(dock_width: float) -> float:
    """Return where the tally of the three kinds begins."""
    return dock_width - TALLY_WIDTH


def stack_left(own: bool, defy: bool, dock_width: float) -> float:
    """Return where a stack begins: the rival's beside the tally, the own one left of it."""
    rival = tally_left(dock_width) - stack_width(STACK_TILE) - _GROUP_GAP
    if not own:
        return rival
    return MARGIN if defy else rival - stack_width(STACK_TILE) - _GROUP_GAP


def hairlines(defy: bool, dock_width: float) -> tuple[float, ...]:
    """Return where the groups of the dock are divided."""
    rival, tally = stack_left(False, defy, dock_width), tally_left(dock_width)
    lines = (rival - _GROUP_GAP / 2 - 2, tally - _GROUP_GAP / 2 - 2)
    return lines if defy else (stack_left(True, defy, dock_width) - _GROUP_GAP / 2 - 2, *lines)


def turned_slot(index: int) -> tuple[float, float]:
    """Return the middle of a tile turned over, 0 or 1."""
    return MARGIN + TURNED_TILE + index * _TURNED_PITCH, _TURNED_Y


def turned_box() -> Box:
    """Return the place of the tiles turned over."""
    return Box(
        MARGIN - 2, _TURNED_Y - TURNED_TILE - 2, _TURNED_PITCH + 2 * TURNED_TILE + 4, 2 * TURNED_TILE + 4
    )


def turned_words(slots: int, dock_width: float) -> Box:
    """Return the room for words beside so many slots."""
    left = MARGIN + (slots * _TURNED_PITCH if slots else 0.0)
    return Box(left, 36, stack_left(True, False, dock_width) - 20 - left, 90)


@cache
def stack_spot(tile: int, copy: int, left: float, radius: float) -> tuple[float, float]:
    """Return the middle of a tile in a stack: leaders above warriors, beside them Warps above Wefts."""
    if tile < LEADERS:
        column, row = tile, 0
    elif tile < WARP:
        column, row = sum(COUNTS[LEADERS:tile]) + copy, 1
    else:
        column, row = _WEAVER_COLUMN + copy, tile - WARP
    gap = _STACK_GAP if column >= _WEAVER_COLUMN else 0.0
    return left + radius + column * _pitch(radius) + gap, _STACK_ROWS[row]


def stack_box(left: float, radius: float) -> Box:
    """Return the whole of a stack."""
    top = _STACK_ROWS[0] - radius - 3
    return Box(left - 3, top, stack_width(radius) + 4, _STACK_ROWS[1] + radius + 3 - top)


def oracle_box(kind: int, left: float, radius: float) -> Box:
    """Return one of the three stacks of the Oracle: leaders, warriors, weavers."""
    pitch, high = _pitch(radius), 2 * radius + 6
    if kind < 2:
        columns = (LEADERS, _WEAVER_COLUMN)[kind]
        return Box(left - 3, _STACK_ROWS[kind] - radius - 3, columns * pitch + 4, high)
    x, rows = left + _WEAVER_COLUMN * pitch + _STACK_GAP, _STACK_ROWS[1] - _STACK_ROWS[0]
    return Box(x - 3, _STACK_ROWS[0] - radius - 3, 2 * pitch + 4, rows + high)


# ---------------------------------------------------------------- the tally


def tally_row(row: int, dock_width: float) -> Box:
    """Return the row of a kind of string."""
    return Box(tally_left(dock_width), TALLY_TOP + row * TALLY_ROW, TALLY_WIDTH - 12, TALLY_ROW)
