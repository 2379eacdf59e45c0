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


def edge_middle(layout: Layout, edge: int) -> tuple[float, float]:
    """Return the middle of an edge."""
    (ax, ay), (bx, by) = (spots(layout.board)[space] for space in layout.ends[edge])
    return (ax + bx) / 2, (ay + by) / 2


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
_STACK_ROWS = (54.0, 98.0)
_STACK_GAP = 14.0
_STACK_COLUMNS = 9
LEGEND_WIDTH = 152.0
LEGEND_ROW = 28.0
LEGEND_TOP = 34.0


def _pitch(radius: float) -> float:
    return 2 * radius + (4.0 if radius > STACK_TILE else 2.0)


def stack_width(radius: float) -> float:
    """Return how wide a stack's tiles lie."""
    return _STACK_COLUMNS * _pitch(radius) + _STACK_GAP


def legend_left(dock_width: float) -> float:
    """Return where the legend of the three kinds begins."""
    return dock_width - LEGEND_WIDTH


def stack_left(own: bool, defy: bool, dock_width: float) -> float:
    """Return where a stack begins: the rival's beside the legend, the own one left of it."""
    rival = legend_left(dock_width) - stack_width(STACK_TILE) - 30
    if not own:
        return rival
    return MARGIN if defy else rival - stack_width(STACK_TILE) - 30


def hairlines(defy: bool, dock_width: float) -> tuple[float, ...]:
    """Return where the groups of the dock are divided."""
    rival, legend = stack_left(False, defy, dock_width), legend_left(dock_width)
    lines = (rival - 17, legend - 17)
    return lines if defy else (stack_left(True, defy, dock_width) - 17, *lines)


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
    return Box(left, 38, stack_left(True, False, dock_width) - 24 - left, 88)


def stack_spot(tile: int, copy: int, left: float, radius: float) -> tuple[float, float]:
    """Return the middle of a tile in a stack: leaders and weavers above, warriors below."""
    first = LEADERS if tile < WARP else WARP
    column = tile if tile < LEADERS else sum(COUNTS[first:tile]) + copy
    gap = 0.0
    if tile >= WARP:
        column, gap = column + LEADERS, _STACK_GAP
    x = left + radius + column * _pitch(radius) + gap
    return x, _STACK_ROWS[LEADERS <= tile < WARP]


def stack_box(left: float, radius: float) -> Box:
    """Return the whole of a stack."""
    top = _STACK_ROWS[0] - radius - 3
    return Box(left - 3, top, stack_width(radius) + 4, _STACK_ROWS[1] + radius + 3 - top)


def oracle_box(kind: int, left: float, radius: float) -> Box:
    """Return one of the three stacks of the Oracle: leaders, warriors, weavers."""
    columns, row = ((5, 0), (6, 1), (4, 0))[kind]
    x = left + (LEADERS * _pitch(radius) + _STACK_GAP if kind == 2 else 0.0)
    y = _STACK_ROWS[row] - radius
    return Box(x - 3, y - 3, columns * _pitch(radius) + 4, 2 * radius + 6)


def stack_words(left: float, radius: float) -> Box:
    """Return the room for the count, beside the warriors."""
    x = left + 6 * _pitch(radius) + 8
    return Box(x, _STACK_ROWS[1] - 15, stack_width(radius) + left - x, 30)
