"""Where everything lies on Isle of Skye's table: scoring tiles at the left, the estate, the market at the right, the dock.

Owns all positions and sizes, in units of the board or the dock (pixels of the design's pictures). Counts come from the
caller; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.games.isle_of_skye.places import point_of
from ui.paint.picture import Box

BOARD = Box(0, 0, 1128, 646)

# ---------------------------------------------------------------- left wing

PLAQUE_WIDTH, PLAQUE_HEIGHT = 150.0, 110.0
FAR_PLAQUE_WIDTH = 232.0
"""Looked at from far the plaques are so broad that what they pay has room in large letters; the estate gives it."""
_LEFT, _TOP = 16.0, 6.0
_PLAQUE_PITCH = 118.0
TRACK = Box(_LEFT, _TOP + 4 * _PLAQUE_PITCH + 2, PLAQUE_WIDTH, 160)


def plaque(slot: int, width: float = PLAQUE_WIDTH) -> Box:
    """Return the plaque of the scoring tile on A to D."""
    return Box(_LEFT, _TOP + slot * _PLAQUE_PITCH, width, PLAQUE_HEIGHT)


def new_value(slot: int) -> Box:
    """Return where it is shown what a scoring tile would pay instead, over what it pays now."""
    box = plaque(slot)
    return Box(box.x + 7, box.y + 86, 80, 19)


# ---------------------------------------------------------------- estate

ESTATE = Box(178, 4, 686, 638)
"""Where the estate that is shown lies, its free neighbour cells included."""
MOST_CELL = 104.0
CELL_INSET = 5.0
CELL_RADIUS = 8.0
BANNER = Box(ESTATE.x + ESTATE.w / 2 - 150, ESTATE.y + 4, 300, 34)
_GIVEN = FAR_PLAQUE_WIDTH - PLAQUE_WIDTH


def estate_room(far: bool, visited: bool) -> Box:
    """Return where an estate lies: beside broad plaques from far, and below the banner that says whose it is."""
    room = Box(ESTATE.x + _GIVEN, ESTATE.y, ESTATE.w - _GIVEN, ESTATE.h) if far else ESTATE
    return Box(room.x, BANNER.y + BANNER.h, room.w, room.h - BANNER.h - 4) if visited else room


Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """How the cells of an estate lie on the board: the edge of a cell, and where the middle of cell (0, 0) is."""

    edge: float
    x: float
    y: float

    def cell(self, cell: int) -> Box:
        """Return the box of a cell by its number."""
        column, row = point_of(cell)
        return Box(
            self.x + (column - 0.5) * self.edge, self.y + (row - 0.5) * self.edge, self.edge, self.edge
        )


def frame_of(cells: Iterable[int], room: Box, most: float) -> Frame:
    """Return the frame in which all cells lie inside `room`, as large as `most` allows.

    The castle lies in the middle as long as there is room; then the estate moves just as far as it must, so that it
    lies still for as long as possible while it grows.
    """
    columns, rows = zip(*(point_of(cell) for cell in cells), strict=True)
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    edge = min(most, room.w / wide, room.h / high)
    return Frame(
        edge,
        _shifted(room.x + room.w / 2, room.x, room.w, min(columns), max(columns), edge),
        _shifted(room.y + room.h / 2, room.y, room.h, min(rows), max(rows), edge),
    )


def estate_frame(cells: Iterable[int], room: Box = ESTATE) -> Frame:
    """Return how the large estate lies; `cells` are those with a tile and the free ones beside them."""
    return frame_of(cells, room, MOST_CELL)


def _shifted(middle: float, start: float, length: float, first: int, last: int, edge: float) -> float:
    """Return where 0 lies so that first to last lie inside, as near to the middle as possible."""
    least, most = start - (first - 0.5) * edge, start + length - (last + 0.5) * edge
    return min(max(middle, least), most) if least <= most else (least + most) / 2


# ---------------------------------------------------------------- market

_MARKET_X, _MARKET_WIDTH = 876.0, 236.0
_MARKET_TOP, _MARKET_HEIGHT = 4.0, 636.0
_MARKET_GAP = 12.0
STALL_HEIGHT = 151.0
STALL_HEAD = 36.0
OFFER = 100.0
_DRAWN = 68.0
STANDING_HEIGHT = 34.0
_STANDING_GAP = 10.0
_CROWDED, _ROOMY = 180.0, 250.0
"""A panel that is lower than the first has room for the stall only; from the second on there is room below an estate."""
_CROWDED_STANDING_HEIGHT = 28.0
_HEAD_LETTER, _HEAD_LETTER_ROOMY, _HEAD_FIGURE = 28.0, 34.0, 11.0
"""Room for a letter, in a small window beside the name and in a large one, and for each figure of what it would pay."""
_HEAD_TILE, _HEAD_GOLD = 30.0, 64.0


def panel(number: int, rivals: int) -> Box:
    """Return the panel of a rival, the next seat first."""
    height = (_MARKET_HEIGHT - (rivals - 1) * _MARKET_GAP) / rivals
    return Box(_MARKET_X, _MARKET_TOP + number * (height + _MARKET_GAP), _MARKET_WIDTH, height)


def stall(box: Box) -> Box:
    """Return the stall in a rival's panel."""
    return Box(box.x, box.y, box.w, min(box.h - 6, STALL_HEIGHT))


def offer(stall_box: Box, number: int) -> Box:
    """Return one of the two offers on a stall."""
    return Box(stall_box.x + 12 + number * (OFFER + 12), stall_box.y + STALL_HEAD, OFFER, OFFER)


def is_crowded(box: Box) -> bool:
    """Tell whether a rival's panel has room for the stall only."""
    return box.h < _CROWDED


def drawn(panel_box: Box, number: int) -> Box:
    """Return one of the three tiles on a rival's stall before the prices are known."""
    pitch = _DRAWN + (panel_box.w - 24 - 3 * _DRAWN) / 2
    lower = 2 if is_crowded(panel_box) else 14
    return Box(panel_box.x + 12 + number * pitch, panel_box.y + STALL_HEAD + lower, _DRAWN, _DRAWN)


def standing(box: Box) -> Box:
    """Return where the live values of a rival's scoring tiles are shown: below the stall, or at its foot."""
    below = stall(box)
    if is_crowded(box):
        high = _CROWDED_STANDING_HEIGHT
        return Box(box.x + 12, below.y + below.h - high - 7, box.w - 24, high)
    return Box(box.x, below.y + below.h + _STANDING_GAP, box.w, STANDING_HEIGHT)


def head_values(box: Box, figures: Sequence[int], roomy: bool) -> Box:
    """Return the room for live values of so many figures each at the right of a stall's head."""
    letter = _HEAD_LETTER_ROOMY if roomy else _HEAD_LETTER
    width = sum(letter + _HEAD_FIGURE * count for count in figures)
    return Box(box.x + box.w - width - 6, box.y, width, STALL_HEAD)


def head_tile(box: Box, number: int, count: int) -> Box:
    """Return where a tile that a rival still has to lay is shown in the head of its panel."""
    x = box.x + box.w - 10 - (count - number) * (_HEAD_TILE + 3)
    return Box(x, box.y + (STALL_HEAD - _HEAD_TILE) / 2, _HEAD_TILE, _HEAD_TILE)


def head(panel_box: Box) -> Box:
    """Return the head of a rival's panel, on which its screen stands."""
    return Box(panel_box.x, panel_box.y, panel_box.w, STALL_HEAD)


def head_gold(panel_box: Box) -> Box:
    """Return where a rival's gold lies at the end: at the right of the head."""
    return Box(panel_box.x + panel_box.w - _HEAD_GOLD - 8, panel_box.y + 4, _HEAD_GOLD, STALL_HEAD - 8)


def small_estate(box: Box) -> Box | None:
    """Return where a rival's estate is shown small below the stall, or `None` when there is no room."""
    line = standing(box)
    y = line.y + line.h + 8
    room = Box(box.x, y, box.w, min(box.y + box.h - y, box.w * _SMALL_TALL))
    return room if room.h >= 90 else None


def estate_panel(box: Box) -> Box:
    """Return the frame of a rival's estate in its panel while there are no stalls."""
    foot = _STANDING_GAP + STANDING_HEIGHT if has_foot(box) else 6.0
    return Box(box.x, box.y, box.w, min(box.h - foot, STALL_HEAD + 10 + (box.w - 20) * _SMALL_TALL))


def has_foot(box: Box) -> bool:
    """Tell whether a rival's panel has room for live values below its estate while there are no stalls."""
    return box.h >= _ROOMY


def foot(box: Box) -> Box:
    """Return where live values are shown below a rival's estate."""
    frame = estate_panel(box)
    return Box(box.x, frame.y + frame.h + _STANDING_GAP, box.w, STANDING_HEIGHT)


def framed_estate(frame: Box) -> Box:
    """Return where a rival's estate lies in that frame."""
    return Box(frame.x + 10, frame.y + STALL_HEAD, frame.w - 20, frame.h - STALL_HEAD - 10)


_SMALL_TALL = 1.2
MOST_SMALL_CELL = 56.0
LAY_TILE = 46.0


def stock_column(room: Box) -> Box:
    """Return the strip at the right of a small estate for the tiles still to be laid."""
    return Box(room.x + room.w - LAY_TILE - 8, room.y + 8, LAY_TILE, room.h - 16)


def to_lay(column: Box, number: int, count: int) -> Box:
    """Return a tile that a rival still has to lay."""
    pitch = min(LAY_TILE + 8, (column.h - LAY_TILE) / max(1, count - 1))
    return Box(column.x, column.y + number * pitch, LAY_TILE, LAY_TILE)


# ---------------------------------------------------------------- the bench, while a position is set up

BENCH = Box(_MARKET_X, _MARKET_TOP, _MARKET_WIDTH, _MARKET_HEIGHT)
_BENCH_COLUMNS, _BENCH_ROWS = 6, 13
_BENCH_MARGIN = 6.0
_BENCH_PITCH_X = (BENCH.w - 2 * _BENCH_MARGIN) / _BENCH_COLUMNS
_BENCH_PITCH_Y = (BENCH.h - 2 * _BENCH_MARGIN) / _BENCH_ROWS
_BENCH_TILE = 35.0
BENCH_COIN = 17.0
BENCH_BAG = Box(BENCH.x, BENCH.y, BENCH.w, _BENCH_MARGIN + (_BENCH_ROWS - 1) * _BENCH_PITCH_Y)
BENCH_BANK = Box(
    BENCH.x + _BENCH_MARGIN + 2 * _BENCH_PITCH_X,
    BENCH_BAG.y + BENCH_BAG.h,
    4 * _BENCH_PITCH_X,
    _BENCH_PITCH_Y,
)


def bench_tile(number: int) -> Box:
    """Return where a tile of the bag lies, row by row."""
    spot = _bench_spot(number)
    x, y = spot.x + (spot.w - _BENCH_TILE) / 2, spot.y + (spot.h - _BENCH_TILE) / 2
    return Box(x, y, _BENCH_TILE, _BENCH_TILE)


def bench_coin(number: int) -> Box:
    """Return the room of one of the four coins of the bank, at the end of the last row."""
    return _bench_spot(_BENCH_COLUMNS * _BENCH_ROWS - 4 + number)


def _bench_spot(number: int) -> Box:
    row, column = divmod(number, _BENCH_COLUMNS)
    x, y = BENCH.x + _BENCH_MARGIN + column * _BENCH_PITCH_X, BENCH.y + _BENCH_MARGIN + row * _BENCH_PITCH_Y
    return Box(x, y, _BENCH_PITCH_X, _BENCH_PITCH_Y)


# ---------------------------------------------------------------- dock

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 1112.0
HEADING_Y = 7.0
HEADING_HEIGHT = 20.0
TILE = 90.0
"""So large that the corners of a last move touch neither the heading above nor the edge of the window."""
_TILES_X, _TILES_Y, _TILES_PITCH = 22.0, 35.0, 108.0
SCREEN = Box(_TILES_X - (_TILES_PITCH - TILE) / 2, 30, 3 * _TILES_PITCH, 101)
"""One leaf behind every tile."""
DIVIDERS = (462.0, 694.0, 968.0)
PRICE_DIVIDERS = (356.0, 968.0)
_TEXT_GAP = 18.0


def own_tile(number: int) -> Box:
    """Return where one of the own tiles lies."""
    return Box(_TILES_X + number * _TILES_PITCH, _TILES_Y, TILE, TILE)


def stock_place() -> Box:
    """Return the place for a bought tile, beside the own three."""
    return own_tile(3)


def all_tiles() -> Box:
    """Return the strip of the own tiles while building."""
    first = own_tile(0)
    return Box(first.x - 6, first.y - 4, 4 * _TILES_PITCH, first.h + 8)


PURSE = Box(DIVIDERS[0] + 12, 36, DIVIDERS[1] - DIVIDERS[0] - 24, 90)
PURSE_COINS = (596.0, 34.0, 88.0, 92.0)
INCOME_X = DIVIDERS[1] + _TEXT_GAP
BAG = Box(DIVIDERS[2] + 14, 30, 82, 92)

PRICE_PURSE = Box(PRICE_DIVIDERS[0] + 12, 36, 116, 90)
AXE = Box(PRICE_DIVIDERS[0] + 190, 44, 72, 72)
_STAKES = Box(PRICE_DIVIDERS[0] + 152, 30, 446, 100)
STAKE, STAKE_HEIGHT = 30.0, 33.0
"""A pile of coins on a tile."""
_PILES = ((44.0, 48.0), (36.0, 40.0), (STAKE, STAKE_HEIGHT))
"""Piles to choose from: as large as there is room for all of them."""
_PILE_GAP = 4.0


def stake_stack(number: int, count: int) -> Box:
    """Return where the pile of `number` + 1 gold of `count` piles lies: in rows, filled from the left."""
    wide, high = next((size for size in _PILES if count <= _room_for(*size)), _PILES[-1])
    rows = int((_STAKES.h + _PILE_GAP) // (high + 1))
    columns = max(-(-count // rows), min(count, int((_STAKES.w + _PILE_GAP) // (wide + _PILE_GAP))))
    pitch = min(wide + _PILE_GAP, (_STAKES.w - wide) / max(1, columns - 1))
    row, column = divmod(number, columns)
    used = -(-count // columns)
    top = _STAKES.y + (_STAKES.h - used * (high + 1)) / 2
    return Box(_STAKES.x + column * pitch, top + row * (high + 1), wide, high)


def _room_for(wide: float, high: float) -> int:
    """Return how many piles of a size there is room for."""
    return int((_STAKES.w + _PILE_GAP) // (wide + _PILE_GAP)) * int((_STAKES.h + _PILE_GAP) // (high + 1))


def stake_on(tile_box: Box) -> Box:
    """Return where coins lie on a tile: its lower right corner."""
    return Box(
        tile_box.x + tile_box.w - STAKE + 2, tile_box.y + tile_box.h - STAKE_HEIGHT + 1, STAKE, STAKE_HEIGHT
    )
