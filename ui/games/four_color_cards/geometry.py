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

_TRAY, _WIDE_TRAY = Box(260, 146, 316, 216), Box(60, 146, 516, 216)
DECK = Box(612, 178, 52, 150)
_DECK_WORDS, _SMALL_DECK_WORDS = Box(578, 336, 120, 20), Box(578, 148, 120, 24)
OFFER = Box(730, 160, 64, 186)
_OFFER_WORDS, _SMALL_OFFER_WORDS = Box(666, 350, 192, 20), Box(640, 350, 244, 24)
BONUS = Box(822, 246, 34, 100)
BONUS_WORDS = Box(792, 222, 94, 22)


_SIDE_BY_SIDE = 1.0
"""From this scale on there is room for words about the deck beside those about the offer, whatever seats are called."""


def deck_words(scale: float) -> Box:
    """Return the words about the deck: above it on a small board, where those about the offer need the room below."""
    return _DECK_WORDS if scale >= _SIDE_BY_SIDE else _SMALL_DECK_WORDS


def offer_words(scale: float) -> Box:
    """Return the words about the offer, below it."""
    return _OFFER_WORDS if scale >= _SIDE_BY_SIDE else _SMALL_OFFER_WORDS


def tray(opponents: int) -> Box:
    """Return the tray of the discard row: wide where nobody sits at the sides."""
    return _WIDE_TRAY if opponents == 1 else _TRAY


def tray_heading(opponents: int) -> Box:
    """Return the words over the discard row."""
    box = tray(opponents)
    return Box(box.x + 14, box.y + 7, 200, 18)


def row_card(index: int, count: int, opponents: int) -> Box:
    """Return a card of the discard row: two lines of large cards, or three of small ones that may overlap."""
    box = tray(opponents)
    x, y, width = box.x + 16, box.y + 32, box.w - 32
    columns = int((width + 5) / 32)
    if count <= 2 * columns:
        return Box(x + index % columns * 32, y + index // columns * 90, 27, 82)
    columns = max(int((width - 20) / 22) + 1, -(-count // 3))
    step = (width - 20) / (columns - 1)
    return Box(x + index % columns * step, y + index // columns * 60, 20, 56)


# ---------------------------------------------------------------- claims

_CLAIMS = Box(260, 392, 604, 120)
_GAP, _WIDEST = 12.0, 196.0
_PASS_WIDTH, _NARROW_PASS = 108.0, 92.0
_MANY_CLAIMS = 3
WIDE_CLAIM = 150.0
"""From this width on the words of a claim stand beside its cards, if there they have room."""


def claim(index: int, count: int, *, may_pass: bool) -> Box:
    """Return one of `count` claims side by side; index `count` is the pass at their right."""
    last = (_NARROW_PASS if count >= _MANY_CLAIMS else _PASS_WIDTH) if may_pass else 0.0
    room = _CLAIMS.w - (last + _GAP if may_pass else 0.0)
    width = min(_WIDEST, (room - _GAP * (count - 1)) / max(1, count))
    return Box(_CLAIMS.x + index * (width + _GAP), _CLAIMS.y, last if index == count else width, _CLAIMS.h)


def claim_card(box: Box, index: int, count: int, *, beside: bool | None = None) -> Box:
    """Return a card of the meld a claim would make, relative to the claim; whether its words stand `beside` them."""
    if box.w >= WIDE_CLAIM if beside is None else beside:
        step = min(22.0, 60.0 / max(1, count - 1))
        return Box(12 + index * step, 16, 28, 88)
    step = min(20.0, (box.w - 16 - 24) / max(1, count - 1))
    left = (box.w - 24 - step * (count - 1)) / 2
    return Box(left + index * step, 7, 24, 63)


REFERENCE = Box(878, 122, 212, 400)
"""Where the points of all melds stand when nobody sits at the sides."""
REFERENCE_HEAD, REFERENCE_ROW = 40.0, 40.0
SUMMARY = Box(260, 374, 612, 146)
"""How the last round ended, over the claims' place."""
SUMMARY_HEAD = Box(276, 379, 300, 24)
SUMMARY_PAID = Box(576, 379, 280, 24)
SUMMARY_SUM = Box(276, 402, 580, 22)
SMALL_SUMMARY_HEAD = Box(276, 377, 580, 24)
SMALL_SUMMARY_PAID = Box(276, 401, 580, 24)
"""On a small board one below the other; the sum has no room there."""
_WON_CARD, _WON_STEP = (26.0, 78.0), 22.0

OPEN_DECK_WORDS = Box(276, 377, 580, 20)
_OPEN_CARD, _OPEN_STEP, _OPEN_COPY, _OPEN_BETWEEN = (22.0, 58.0), 41.2, 5.5, 10.0
_OPEN_KINDS = 7


def open_card(kind: int, copy: int) -> Box:
    """Return a card of a deck that is laid open there to set up a position: two colours in each line, copies overlapping."""
    colour, type_ = divmod(kind, _OPEN_KINDS)
    column = colour % 2 * _OPEN_KINDS + type_
    x = SUMMARY.x + 12 + column * _OPEN_STEP + colour % 2 * _OPEN_BETWEEN + (copy - 1) * _OPEN_COPY
    return Box(x, SUMMARY.y + 25 + colour // 2 * 60, *_OPEN_CARD)


# ---------------------------------------------------------------- seats


class Rows(NamedTuple):
    """One way to lay open melds: the size of their cards, and the lines they fill."""

    card: tuple[float, float]
    lines: tuple[Box, ...]

    @property
    def step(self) -> float:
        """From one card of a meld to the next."""
        return self.card[0] * 0.87


class Spot(NamedTuple):
    """Where a seat's things lie: name plate, backs, and the ways its melds may lie, the largest cards first."""

    plate: Box
    backs: Box
    rows: tuple[Rows, ...]


MELD_CARD = (30.0, 92.0)
_SMALL_CARD = (26.0, 80.0)
WON_ROWS = (Rows(_WON_CARD, (Box(276, 428, 580, 78),)),)


def _side(left: float, top: float) -> Spot:
    """A seat at the left or right: its melds below it, in two lines of large cards or three of small ones."""
    backs = Box(left + 8, top + 50, 150, 58)
    large = tuple(Box(left + 2, top + down, 210, 92) for down in (124, 236))
    small = tuple(Box(left + 2, top + down, 210, 80) for down in (118, 216, 314))
    return Spot(Box(left, top, 196, 44), backs, (Rows(MELD_CARD, large), Rows(_SMALL_CARD, small)))


def _far(left: float, width: float) -> Spot:
    """A seat at the far side: its melds beside it in one line."""
    large, small = Box(left + 338, 14, width, 92), Box(left + 338, 14, width, 80)
    rows = (Rows(MELD_CARD, (large,)), Rows(_SMALL_CARD, (small,)))
    return Spot(Box(left, 22, 196, 44), Box(left + 210, 14, 110, 64), rows)


_LEFT, _RIGHT = 28.0, 882.0
OWN = Spot(Box(28, 570, 196, 44), Box(0, 0, 0, 0), (Rows(MELD_CARD, (Box(248, 522, 520, 92),)),))
OWN_WORDS = Box(782, 538, 306, 44)
_AROUND = {
    1: (_far(76, 620),),
    2: (_side(_RIGHT, 78), _side(_LEFT, 78)),
    3: (_side(_RIGHT, 122), _far(196, 506), _side(_LEFT, 122)),
}


def paid(plate: Box) -> Box:
    """Return where stands what a seat got or paid: on the right end of its name plate."""
    return Box(plate.x + plate.w - 40, plate.y - 14, 48, 24)


def opponents(count: int) -> tuple[Spot, ...]:
    """Return the spots of the opponents, who plays next first."""
    return _AROUND[count]


def back(spot: Spot, index: int, count: int) -> Box:
    """Return a card of another hand, face down."""
    step = min(7.4, (spot.backs.w - 20) / max(1, count - 1))
    return Box(spot.backs.x + index * step, spot.backs.y, 20, spot.backs.h)


_BETWEEN = 16.0


def meld_cards(ways: Sequence[Rows], sizes: Sequence[int]) -> list[list[Box]]:
    """Return the cards of each meld: laid in the first way that has room for all, else in the last, moved together."""
    rows = next((rows for rows in ways if len(_wrapped(rows, sizes, 1.0)) <= len(rows.lines)), ways[-1])
    crowded = 1.0
    while len(lines := _wrapped(rows, sizes, crowded)) > len(rows.lines):
        crowded += 0.05
    return [
        cards
        for line, group in zip(rows.lines, lines, strict=False)
        for cards in _one_line(rows, line, group)
    ]


def _width(rows: Rows, sizes: Sequence[int]) -> float:
    return sum(rows.card[0] + (size - 1) * rows.step + _BETWEEN for size in sizes) - _BETWEEN


def _wrapped(rows: Rows, sizes: Sequence[int], crowded: float) -> list[list[int]]:
    """Return the melds line by line, as many in each as would fit if lines were so many times as long."""
    lines: list[list[int]] = []
    for size in sizes:
        if lines and _width(rows, [*lines[-1], size]) <= rows.lines[0].w * crowded:
            lines[-1].append(size)
        else:
            lines.append([size])
    return lines


def _one_line(rows: Rows, line: Box, sizes: Sequence[int]) -> list[list[Box]]:
    w, h = rows.card
    share = min(1.0, (line.w - w) / max(1.0, _width(rows, sizes) - w))
    x, melds = line.x, []
    for size in sizes:
        melds.append([Box(x + at * rows.step * share, line.y, w, h) for at in range(size)])
        x += ((size - 1) * rows.step + w + _BETWEEN) * share
    return melds


def points_plate(cards: Sequence[Box]) -> Box:
    """Return the plate with the points of a meld, over its lower edge but above the brackets of the last move."""
    middle = (cards[0].x + cards[-1].x + cards[-1].w) / 2
    return Box(middle - 15, cards[0].y + cards[0].h - 14, 30, 20)


# ---------------------------------------------------------------- dock

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 940.0
HAND_CARD = (46.0, 112.0)
HAND_TOP, LIFT = 18.0, 14.0
HAND_HEADING = Box(20, 14, 92, 60)
WHOLE_HEADING = 0.95
"""From so many pixels per unit on, the hand's whole heading has room."""
_NARROWEST = 40.0
_HAND_LEFT, _WIN_WIDTH, _WIN_MARGIN = 112.0, 182.0, 16.0


def hand_room(width: float) -> Box:
    """Return where the own hand lies."""
    return Box(_HAND_LEFT - 4, 2, width - _HAND_LEFT - _WIN_WIDTH, DOCK_HEIGHT - 6)


def win_words(width: float) -> Box:
    """Return the words about a win, right of the hand."""
    return Box(width - _WIN_WIDTH + 22, 10, _WIN_WIDTH - 22 - _WIN_MARGIN, 122)


def divider(width: float) -> float:
    """Return where the line between hand and words stands."""
    return width - _WIN_WIDTH + 8


def hand_cards(groups: Sequence[int], raised: Sequence[bool], width: float) -> list[Box]:
    """Return the cards of the hand in groups of so many; raised ones stand higher, many are narrower."""
    room, count = hand_room(width).w - 12, len(raised)
    gaps = max(0, len(groups) - 1)
    gap = min(14.0, room / 80)
    w, h = HAND_CARD
    step = min(51.0, (room - gaps * gap - w) / max(1, count - 1))
    w = max(_NARROWEST, min(w, step + 3))
    boxes: list[Box] = []
    x = _HAND_LEFT
    for group in groups:
        for _ in range(group):
            boxes.append(Box(x, HAND_TOP - LIFT * raised[len(boxes)], w, h))
            x += step
        x += gap
    return boxes
