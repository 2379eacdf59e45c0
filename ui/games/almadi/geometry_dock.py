"""Where everything lies in Almadi's dock: the own things side by side, in units of the dock. Nothing here knows a rule."""

from __future__ import annotations

from ui.games.almadi.geometry import CARD_GAP
from ui.paint.picture import Box

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 1112.0
HEADING_Y = 7.0
CARDS_Y, CARDS_HEIGHT = 36.0, 88.0
MOSAICS = Box(22, 36, 106, 88)
STALLS = Box(156, 36, 200, 88)
RUBIES = Box(384, 36, 94, 88)
DIVIDERS = (142.0, 370.0, 490.0)
_OBJECTIVES_X, _WIDEST = 504.0, 168.0
_DESIGN_WIDTH = 1128.0
"""A wider dock gives what it has more to the last groups."""
_LAST_X, _LAST_X_WITH_CHARACTERS = 926.0, 764.0
_DJINN_WIDTH, _CHARACTERS_WIDTH = 176.0, 166.0


def _more(dock_width: float) -> float:
    return max(0.0, dock_width - _DESIGN_WIDTH)


def _last_x(dock_width: float, characters: bool) -> float:
    """Return where the group at the right of the objectives begins: with characters it has two thirds of what there is more."""
    more = _more(dock_width)
    return _LAST_X_WITH_CHARACTERS + more / 3 if characters else _LAST_X + more


def objectives(dock_width: float, characters: bool) -> Box:
    """Return where the own objectives lie."""
    return Box(_OBJECTIVES_X, CARDS_Y, _last_x(dock_width, characters) - 26 - _OBJECTIVES_X, CARDS_HEIGHT)


def last_divider(dock_width: float, characters: bool) -> float:
    """Return the line between the objectives and what is at their right."""
    return _last_x(dock_width, characters) - 14


def djinn(dock_width: float) -> Box:
    """Return where the djinn moves are counted."""
    return Box(_last_x(dock_width, characters=False), CARDS_Y, _DJINN_WIDTH, CARDS_HEIGHT)


def hand(dock_width: float) -> Box:
    """Return where the characters in hand lie."""
    x = _last_x(dock_width, characters=True)
    return Box(x, CARDS_Y, _CHARACTERS_WIDTH + _more(dock_width) / 3, CARDS_HEIGHT)


def tableau(dock_width: float) -> Box:
    """Return where the characters that were played lie."""
    before = hand(dock_width)
    return before._replace(x=before.x + before.w + CARD_GAP)


def own_objectives(unfinished: int, done: int, room: Box) -> list[Box]:
    """Return where the own objectives lie: columns of unfinished ones, then of done ones, stacked only as much as needed."""
    most = int((room.w + CARD_GAP) // (_NARROWEST + CARD_GAP))
    columns = {stack: -(-unfinished // stack[0]) - (-done // stack[1]) for stack in _STACKS}
    stack = next((stack for stack in _STACKS if columns[stack] <= most), _STACKS[-1])
    width = min(_WIDEST, (room.w - (columns[stack] - 1) * CARD_GAP) / max(1, columns[stack]))
    found = _columns(unfinished, stack[0], 0, width, room)
    return found + _columns(done, stack[1], -(-unfinished // stack[0]), width, room)


_NARROWEST = 108.0
_STACKS = tuple((stacked, done) for stacked in (1, 2, 3) for done in (1, 2, 3))
"""How many unfinished and how many done objectives lie below each other: the first that fits is taken."""


def _columns(count: int, stacked: int, first: int, width: float, room: Box) -> list[Box]:
    height = (room.h - (stacked - 1) * 4) / stacked
    spots = [divmod(number, stacked) for number in range(count)]
    return [
        Box(room.x + (first + column) * (width + CARD_GAP), room.y + row * (height + 4), width, height)
        for column, row in spots
    ]


def mosaic(number: int, count: int) -> Box:
    """Return where one of the mosaic cards shown lies."""
    pitch = 0.0 if count < 2 else min(20.0, (MOSAICS.w - 56) / (count - 1))
    return Box(MOSAICS.x + number * pitch, MOSAICS.y + 4, 54, 78)


def stall(goods: int) -> Box:
    """Return where the stall cards of one kind lie."""
    return Box(STALLS.x + goods * 51, STALLS.y + 4, 49, 78)


GEMS_IN_A_ROW = 3
MOST_GEMS = 8
"""More rubies than these are counted instead."""


def gem(number: int, count: int) -> tuple[float, float]:
    """Return the middle of one of the rubies shown: rows of three and two, closer when there are many."""
    columns = GEMS_IN_A_ROW if count <= 6 else 4
    row, column = divmod(number, columns)
    pitch = RUBIES.w / columns
    shift = pitch / 2 if row % 2 and count <= 5 else 0.0
    return (column + 0.5) * pitch + shift, RUBIES.h * (row + 0.5) / 2


def gem_scale(count: int) -> float:
    """Return how large rubies are so that they do not overlap: a share of their usual size."""
    return min(1.0, RUBIES.w / (GEMS_IN_A_ROW if count <= 6 else 4) / 34)


def pile(number: int, count: int, room: Box) -> Box:
    """Return where one of `count` characters lies in a room of the dock: below each other, the heads in sight."""
    height = min(43.0, (room.h + 4) / 2 - 2)
    pitch = (room.h - height) / max(1, count - 1)
    return Box(room.x, room.y + number * pitch, room.w, height)
