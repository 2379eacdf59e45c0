"""Where everything lies on the table of Four Color Cards: seats around the offer, claims below it, the own hand in the dock.

Owns all positions and sizes, in units of board and dock (pixels of the design's pictures). Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui.paint.picture import Box

BOARD = Box(0, 0, 1112, 640)
LATTICE = Box(8, 6, 1096, 626)

# ---------------------------------------------------------------- the middle

TRAY = Box(260, 146, 316, 216)
TRAY_HEADING = Box(274, 153, 200, 18)
DECK = Box(612, 178, 52, 150)
DECK_WORDS = Box(578, 336, 120, 20)
OFFER = Box(730, 160, 64, 186)
OFFER_WORDS = Box(682, 350, 160, 20)
BONUS = Box(822, 246, 34, 100)
_FEW, _COLUMNS, _MANY_COLUMNS = 18, 9, 13


def row_card(index: int, count: int) -> Box:
    """Return a card of the discard row: two lines of large cards, or three of small ones that may overlap."""
    x, y, width = TRAY.x + 16, TRAY.y + 32, TRAY.w - 32
    if count <= _FEW:
        return Box(x + index % _COLUMNS * 32, y + index // _COLUMNS * 90, 27, 82)
    columns = max(_MANY_COLUMNS, -(-count // 3))
    step = (width - 20) / (columns - 1)
    return Box(x + index % columns * step, y + index // columns * 60, 20, 56)


# ---------------------------------------------------------------- claims

_CLAIMS = Box(260, 392, 612, 120)
_GAP, _WIDEST = 12.0, 196.0
WIDE_CLAIM = 150.0
"""From this width on the words of a claim stand beside its cards."""


def claim(index: int, count: int) -> Box:
    """Return one of `count` claims side by side."""
    width = min(_WIDEST, (_CLAIMS.w - _GAP * (count - 1)) / count)
    return Box(_CLAIMS.x + index * (width + _GAP), _CLAIMS.y, width, _CLAIMS.h)


def claim_card(box: Box, index: int, count: int) -> Box:
    """Return a card of the meld a claim would make, relative to the claim."""
    if box.w >= WIDE_CLAIM:
        step = min(25.0, 60.0 / max(1, count - 1))
        return Box(12 + index * step, 16, 28, 88)
    step = min(20.0, (box.w - 16 - 24) / max(1, count - 1))
    left = (box.w - 24 - step * (count - 1)) / 2
    return Box(left + index * step, 7, 24, 63)


SUMMARY = Box(272, 386, 600, 24)
SUMMARY_MELDS = Box(272, 412, 592, 94)

# ---------------------------------------------------------------- seats


class Spot(NamedTuple):
    """Where a seat's things lie: name plate, backs, and the lines its melds may fill."""

    plate: Box
    backs: Box
    lines: tuple[Box, ...]


MELD_CARD = (30.0, 92.0)
_TOP = Spot(Box(322, 22, 196, 44), Box(532, 14, 110, 64), (Box(660, 14, 380, 92),))
_ALONE = Spot(Box(76, 22, 196, 44), Box(286, 14, 110, 64), (Box(414, 14, 620, 92),))
_LEFT = Spot(Box(28, 116, 196, 44), Box(36, 172, 150, 64), (Box(36, 252, 212, 92), Box(36, 366, 212, 92)))
_RIGHT = Spot(
    Box(888, 116, 196, 44), Box(894, 172, 150, 64), (Box(884, 252, 204, 92), Box(884, 366, 204, 92))
)
OWN = Spot(Box(28, 570, 196, 44), Box(0, 0, 0, 0), (Box(248, 522, 520, 92),))
OWN_WORDS = Box(782, 548, 252, 44)
_AROUND = {1: (_ALONE,), 2: (_RIGHT, _LEFT), 3: (_RIGHT, _TOP, _LEFT)}


def opponents(count: int) -> tuple[Spot, ...]:
    """Return the spots of the opponents, who plays next first."""
    return _AROUND[count]


def back(spot: Spot, index: int, count: int) -> Box:
    """Return a card of another hand, face down."""
    step = min(7.4, (spot.backs.w - 20) / max(1, count - 1))
    return Box(spot.backs.x + index * step, spot.backs.y, 20, spot.backs.h)


_STEP, _BETWEEN = 26.0, 16.0


def meld_cards(lines: Sequence[Box], sizes: Sequence[int]) -> list[list[Box]]:
    """Return the cards of each meld: melds fill the lines in order and move together when room is short."""
    per_line = -(-len(sizes) // len(lines)) if _width(sizes) > lines[0].w else len(sizes)
    found: list[list[Box]] = []
    for number, line in enumerate(lines):
        found += _one_line(line, sizes[number * per_line : (number + 1) * per_line])
    return found


def _width(sizes: Sequence[int]) -> float:
    return sum(MELD_CARD[0] + (size - 1) * _STEP + _BETWEEN for size in sizes) - _BETWEEN


def _one_line(line: Box, sizes: Sequence[int]) -> list[list[Box]]:
    if not sizes:
        return []
    w, h = MELD_CARD
    share = min(1.0, (line.w - w) / max(1.0, _width(sizes) - w))
    x, melds = line.x, []
    for size in sizes:
        melds.append([Box(x + at * _STEP * share, line.y, w, h) for at in range(size)])
        x += ((size - 1) * _STEP + w + _BETWEEN) * share
    return melds


def points_plate(cards: Sequence[Box]) -> Box:
    """Return the plate with the points of a meld, over its lower edge."""
    middle = (cards[0].x + cards[-1].x + cards[-1].w) / 2
    return Box(middle - 15, cards[0].y + cards[0].h - 8, 30, 20)


# ---------------------------------------------------------------- dock

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 940.0
HAND_CARD = (46.0, 112.0)
HAND_TOP, LIFT = 18.0, 14.0
HAND_HEADING = Box(20, 14, 92, 60)
_HAND_LEFT, _WIN_WIDTH = 118.0, 190.0


def hand_room(width: float) -> Box:
    """Return where the own hand lies."""
    return Box(_HAND_LEFT - 4, 2, width - _HAND_LEFT - _WIN_WIDTH, DOCK_HEIGHT - 6)


def win_words(width: float) -> Box:
    """Return the words about a win, right of the hand."""
    return Box(width - _WIN_WIDTH + 22, 10, _WIN_WIDTH - 30, 122)


def divider(width: float) -> float:
    """Return where the line between hand and words stands."""
    return width - _WIN_WIDTH + 8


def hand_cards(groups: Sequence[int], raised: Sequence[bool], width: float) -> list[Box]:
    """Return the cards of the hand in groups of so many; raised ones stand higher."""
    room, count = hand_room(width).w - 12, len(raised)
    gaps = max(0, len(groups) - 1)
    gap = min(14.0, room / 60)
    step = min(51.0, (room - gaps * gap - HAND_CARD[0]) / max(1, count - 1))
    boxes: list[Box] = []
    x = _HAND_LEFT
    for group in groups:
        for _ in range(group):
            boxes.append(Box(x, HAND_TOP - LIFT * raised[len(boxes)], *HAND_CARD))
            x += step
        x += gap
    return boxes
