"""Where everything lies on Uptown's table: the board in the middle, a wing on both sides, the rack in the dock.

Owns all positions and sizes, in units of board and dock (pixels of the design's pictures). Nothing here knows a rule.
"""

from __future__ import annotations

import math

from engine.games.uptown.tiles import RACK_SIZE, ROW, SIDE, TILES
from ui.paint.picture import Box

BOARD = Box(0, 0, 1058, 614)

# ---------------------------------------------------------------- the board

FRAME = Box(228, 4, 602, 602)
FRAME_WIDTH = 40.0
"""From the frame's edge to the first cell; letters and numbers stand on it."""
CELL = 58.0
BLOCK = 3
TILE = 50.0
TILE_RADIUS = 0.13
TILE_EDGE = 1.06
"""A tile's height as a share of its face's: the face and the dark edge below it."""
GRID_X, GRID_Y = FRAME.x + FRAME_WIDTH, FRAME.y + FRAME_WIDTH
_MARGIN = (CELL - TILE) / 2

BRIDGE = 18.0
"""Width of the bridge between two neighbouring tiles of a colour."""
_BRIDGE_REACH = 4.0
BRIDGE_LENGTH = 2 * _MARGIN + 2 * _BRIDGE_REACH


def cell_box(cell: int) -> Box:
    """Return the inside of a cell, as large as a tile's face."""
    row, column = divmod(cell, ROW)
    return Box(GRID_X + (column - 1) * CELL + _MARGIN, GRID_Y + (row - 1) * CELL + _MARGIN, TILE, TILE)


def cell_at(x: float, y: float) -> int:
    """Return the cell under a point of the board, 0 for none."""
    column, row = int((x - GRID_X) // CELL), int((y - GRID_Y) // CELL)
    return ROW * (row + 1) + column + 1 if 0 <= column < SIDE and 0 <= row < SIDE else 0


def tile_on(cell: int) -> Box:
    """Return where a tile's face lies on a cell: a little higher than the cell, because of its edge."""
    box = cell_box(cell)
    return box._replace(y=box.y - 1)


def bridge_right(cell: int) -> Box:
    """Return the bridge from the tile of a cell to its right neighbour."""
    box = tile_on(cell)
    return Box(box.x + TILE - _BRIDGE_REACH, box.y + (TILE - BRIDGE) / 2, BRIDGE_LENGTH, BRIDGE)


def bridge_down(cell: int) -> Box:
    """Return the bridge from the tile of a cell to its lower neighbour."""
    box = tile_on(cell)
    return Box(box.x + (TILE - BRIDGE) / 2, box.y + TILE - _BRIDGE_REACH, BRIDGE, BRIDGE_LENGTH)


def block_box(block: int) -> Box:
    """Return a block of nine cells, 0 to 8 in reading order."""
    row, column = divmod(block, SIDE // BLOCK)
    size = BLOCK * CELL
    return Box(GRID_X + column * size, GRID_Y + row * size, size, size)


# ---------------------------------------------------------------- the wings

LEFT_WING = Box(10, 4, 204, 602)
RIGHT_WING = Box(844, 4, 204, 602)
WING_PAD = 10.0
WING_INSIDE = LEFT_WING.w - 2 * WING_PAD
HEADING = Box(0, 8, WING_INSIDE, 20)
"""The first line of a wing, relative to its padded left edge and its top."""
_ROWS_TOP = 34.0
_ROW_HIGHEST = 186.0


def seat_row(seat: int, players: int) -> Box:
    """Return a player's part of the left wing."""
    height = min(_ROW_HIGHEST, (LEFT_WING.h - _ROWS_TOP) / players)
    return Box(LEFT_WING.x + WING_PAD, LEFT_WING.y + _ROWS_TOP + seat * height, WING_INSIDE, height)


CAPTURED_TOP = 34.0
"""Where captured tiles begin, relative to a player's row."""
_CAPTURED_EDGES = (38.0, 34.0, 30.0, 26.0, 24.0)
_CAPTURED_GAP = 2.0


def captured(row: Box, index: int, count: int) -> Box:
    """Return the face of one of `count` captured tiles in a player's row: small, and overlapping, as there are more."""
    edge = next((edge for edge in _CAPTURED_EDGES if _holds(row, edge) >= count), _CAPTURED_EDGES[-1])
    columns = max(_columns(edge), math.ceil(count / _lines(row, edge)))
    pitch = min(edge + _CAPTURED_GAP, (row.w - edge) / max(1, columns - 1))
    line, at = divmod(index, columns)
    return Box(row.x + at * pitch, row.y + CAPTURED_TOP + line * (edge * TILE_EDGE + 1), edge, edge)


def _columns(edge: float) -> int:
    return int((WING_INSIDE + _CAPTURED_GAP) // (edge + _CAPTURED_GAP))


def _lines(row: Box, edge: float) -> int:
    return max(1, int((row.h - CAPTURED_TOP - 3) // (edge * TILE_EDGE + 1)))


def _holds(row: Box, edge: float) -> int:
    """Return how many tiles of that edge a player's row holds without overlapping."""
    return _columns(edge) * _lines(row, edge)


_SHEETS = {1: (4, 46.0, 48.0, 38.0), 2: (6, 31.6, 32.8, 25.6)}
"""By number of colours: how many of a colour's tiles lie side by side, how far apart across and down, how large."""
_SHEET_TOP = 40.0
_SHEET_GAP = 10.0


def to_come(index: int, colour: int, colours: int) -> Box:
    """Return the face of tile `index` (0 to 27) of the `colour`-th of a seat's colours, in the right wing."""
    columns, pitch, down, edge = _SHEETS[colours]
    line, at = divmod(index, columns)
    left = RIGHT_WING.x + (RIGHT_WING.w - (columns - 1) * pitch - edge) / 2
    top = RIGHT_WING.y + _SHEET_TOP + colour * (math.ceil(TILES / columns) * down + _SHEET_GAP)
    return Box(left + at * pitch, top + line * down, edge, edge)


LEGEND = Box(RIGHT_WING.x + WING_PAD, 384, WING_INSIDE, 214)
"""The lines that explain frames and locks."""
OUT_OF_GAME = Box(RIGHT_WING.x + WING_PAD, 560, WING_INSIDE, 36)
"""Where removed tiles lie, when there are any."""

# ---------------------------------------------------------------- the dock

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 1100.0
RACK_TILE = 72.0
RACK_TOP = 20.0
SHELF_TOP = 84.0
SHELF_HEIGHT = 30.0
SHELF_FRONT = 8.0
"""The upper part of the shelf lies behind the tiles, the rest stands before them."""
PILE_EDGE = 46.0
"""A face-down tile of the supply."""
TEXT_LEFT = 22.0
_PITCHES = {1: 94.0, 2: 78.0}
_SHELF_PAD = {1: 22.0, 2: 10.0}
_TWO_LEFT = 166.0
_PILE_ROOM = 56.0


def shelf(rack: int, racks: int, dock_width: float) -> Box:
    """Return the wooden shelf of the `rack`-th of so many racks."""
    width = (RACK_SIZE - 1) * _PITCHES[racks] + RACK_TILE + 2 * _SHELF_PAD[racks]
    if racks == 1:
        return Box((dock_width - width) / 2, SHELF_TOP, width, SHELF_HEIGHT)
    each = (dock_width - _TWO_LEFT) / racks
    return Box(_TWO_LEFT + rack * each + _PILE_ROOM, SHELF_TOP, width, SHELF_HEIGHT)


def rack_slot(slot: int, rack: int, racks: int, dock_width: float) -> Box:
    """Return the face of the tile in a slot of a rack."""
    left = shelf(rack, racks, dock_width).x + _SHELF_PAD[racks]
    return Box(left + slot * _PITCHES[racks], RACK_TOP, RACK_TILE, RACK_TILE)


def supply_pile(rack: int, racks: int, dock_width: float) -> Box:
    """Return the face-down pile a rack is filled up from."""
    left = TEXT_LEFT + 4 if racks == 1 else shelf(rack, racks, dock_width).x - _PILE_ROOM + 2
    return Box(left, 52 if racks == 1 else 40, PILE_EDGE, PILE_EDGE)


def rack_words(racks: int) -> Box:
    """Return the room for words at the left of the dock."""
    if racks == 1:
        return Box(TEXT_LEFT + PILE_EDGE + 18, 44, 210, 74)
    return Box(TEXT_LEFT, 38, _TWO_LEFT - TEXT_LEFT - 10, 84)


def key_words(dock_width: float) -> Box:
    """Return the room for words at the right of a single rack."""
    left = shelf(0, 1, dock_width)
    start = left.x + left.w + 36
    return Box(start, 30, max(120.0, dock_width - start - 16), 80)
