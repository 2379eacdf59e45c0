"""Where everything lies on Almadi's board: objectives above, central board and realm side by side.

Owns all positions and sizes, in units of the board. The rows of the central board run on into those of the
realm, so both have one pitch, which shrinks while a realm grows long. Nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.almadi.places import cell_at, point_of
from ui.paint.picture import Box

BOARD = Box(0, 0, 1128, 646)

# ---------------------------------------------------------------- objectives, supply, characters

STRIP_LABEL = Box(20, 3, 300, 18)
STRIP = Box(16, 23, 882, 91)
WIDE_STRIP, HIGH_STRIP = Box(16, 23, 1096, 91), Box(16, 3, 1096, 111)
"""In small windows the objectives have the room of the decks as well, and two rows of them that of their heading."""
SUPPLY = Box(906, 23, 206, 91)
SUPPLY_LINE = Box(16, 119, 216, 26)
"""The decks in small windows: one line over the central board."""
CARD_GAP = 10.0
_WIDEST, _WIDEST_IN_WIDE = 168.0, 212.0
_MOST_IN_A_ROW, _MOST_IN_WIDE_ROW = 6, 5
CHARACTERS = Box(974, 152, 138, 476)
_CHARACTER_PITCH = 95.0
_RIGHT, _RIGHT_OF_REALM = 1112.0, 962.0
DEALT_WIDTH, DEALT_HEIGHT = 190.0, 300.0


def supply_row(number: int, compact: bool) -> Box:
    """Return where one of the three decks is counted."""
    if compact:
        return Box(SUPPLY_LINE.x + number * 72, SUPPLY_LINE.y, 72, SUPPLY_LINE.h)
    return Box(SUPPLY.x + 8, SUPPLY.y + 5 + number * 28, SUPPLY.w - 16, 26)


def supply_token(number: int, compact: bool) -> tuple[float, float]:
    """Return the middle of the token of one of the three decks."""
    if compact:
        return SUPPLY_LINE.x + 16 + number * SUPPLY_LINE.w / 3, SUPPLY_LINE.y + SUPPLY_LINE.h / 2
    return SUPPLY.x + 22, SUPPLY.y + 18 + number * 28


def strip(count: int, compact: bool) -> Box:
    """Return the room of `count` objectives above the realm."""
    if not compact:
        return STRIP
    return WIDE_STRIP if _rows(count, compact) == 1 else HIGH_STRIP


def _rows(count: int, compact: bool) -> int:
    return 1 if count <= (_MOST_IN_WIDE_ROW if compact else _MOST_IN_A_ROW) else 2


def spread(number: int, count: int, compact: bool) -> Box:
    """Return where one of `count` objectives lies above the realm: side by side, in two rows when there are many."""
    room, rows = strip(count, compact), _rows(count, compact)
    columns = -(-count // rows)
    row, column = divmod(number, columns)
    height = (room.h - (rows - 1) * 4) / rows
    widest = _WIDEST_IN_WIDE if compact else _WIDEST
    width = min(widest, (room.w - (columns - 1) * CARD_GAP) / columns)
    return Box(room.x + column * (width + CARD_GAP), room.y + row * (height + 4), width, height)


def spread_column(number: int, count: int) -> Box:
    """Return where one of `count` characters lies at the right of the board: below each other."""
    pitch = min(_CHARACTER_PITCH, CHARACTERS.h / max(1, count))
    return Box(CHARACTERS.x, CHARACTERS.y + number * pitch, CHARACTERS.w, pitch - 8)


# ---------------------------------------------------------------- central board and realm

_MIDDLE = 384.0
_LARGEST = 114.0
_TALLEST = 474.0
"""Six rows end below the line over the realm."""
_PLATE_X = 16.0
_MARGIN = 84.0


@dataclass(frozen=True, slots=True)
class Frame:
    """How rows and columns lie: pitch, how many columns are shown, whether rows 0 and 5 are, and the right border."""

    pitch: float
    columns: int
    wide: bool
    right: float

    @property
    def top(self) -> float:
        """Where row 1 begins."""
        return _MIDDLE - 2 * self.pitch

    @property
    def left(self) -> float:
        """Where the start tile begins."""
        return 2 * self.pitch + _MARGIN

    @property
    def rows(self) -> range:
        """The rows a realm can have."""
        return range(6) if self.wide else range(1, 5)

    def cell(self, cell: int) -> Box:
        """Return the box of a cell of the realm."""
        row, column = point_of(cell)
        return Box(self.left + column * self.pitch, self.top + (row - 1) * self.pitch, self.pitch, self.pitch)

    def cell_at(self, x: float, y: float) -> int:
        """Return the cell of the realm under a point of the board, -1 for none."""
        column, row = int((x - self.left) // self.pitch), int((y - self.top) // self.pitch) + 1
        return cell_at(row, column) if row in self.rows and 0 <= column < self.columns else -1

    def tile(self, cell: int) -> Box:
        """Return where a landscape lies on a cell."""
        box = self.cell(cell)
        return Box(box.x, box.y, box.w - 2, box.h - 2)

    @property
    def home(self) -> Box:
        """The start tile."""
        return Box(self.left, self.top, self.pitch - 2, 4 * self.pitch - 2)

    @property
    def plate(self) -> Box:
        """The central board."""
        return Box(_PLATE_X, self.top - 8, 2 * self.pitch + 24, 4 * self.pitch + 16)

    def slot(self, slot: int) -> Box:
        """Return where a landscape lies on the central board."""
        row, column = divmod(slot, 2)
        edge = self.pitch - 8
        return Box(26 + column * (self.pitch + 4), self.top + row * self.pitch + 4, edge, edge)

    def badge(self, row: int) -> tuple[float, float]:
        """Return the middle of the number of a row (1-4)."""
        return self.left - 22, self.top + (row - 0.5) * self.pitch

    @property
    def visited_rubies(self) -> Box:
        """The end of the banner over a visited realm."""
        return Box(self.left + BANNER_WIDTH - BANNER_RUBIES, LINE_Y, BANNER_RUBIES, LINE_HEIGHT)

    def offered(self, number: int) -> Box:
        """Return where the `number`-th start tile to choose lies."""
        box, before = self.home, 1.2 * self.pitch
        step = min(self.pitch * 1.25, (_RIGHT - self.left - before) / 5)
        return Box(box.x + before + number * step, box.y, box.w, box.h)

    def dealt(self, number: int) -> Box:
        """Return where a character to choose from lies."""
        x = self.left + self.pitch + 16
        step = min(DEALT_WIDTH + 12, (_RIGHT - x) / 4)
        return Box(x + number * step, _MIDDLE - DEALT_HEIGHT / 2, step - 12, DEALT_HEIGHT)


def frame(last_column: int, wide: bool, characters: bool) -> Frame:
    """Return how a realm lies whose last landscape is in a column; one more is always free."""
    right = _RIGHT_OF_REALM if characters else _RIGHT
    columns = max(last_column + 2, 6 if characters else 7)
    pitch = min(_LARGEST, (right - _MARGIN) / (2 + columns), _TALLEST / 6 if wide else _LARGEST)
    return Frame(pitch, columns, wide, right)


LINE_Y, LINE_HEIGHT = 119.0, 26.0
"""The line over the realm: what is pending, the djinn moves, whose realm it is."""
BANNER_WIDTH, BANNER_RUBIES = 500.0, 66.0
"""How wide the banner of a visited realm is, and the end of it that counts the rubies."""
