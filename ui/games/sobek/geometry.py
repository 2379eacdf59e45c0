"""Where everything lies on Sobek's table: the ring as a frame, opponents above the Nile, own sets and tokens below it.

Owns all positions and sizes, in units of board and dock (pixels of the design's pictures). Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from ui.paint.picture import Box

BOARD = Box(0, 0, 1110, 648)

# ---------------------------------------------------------------- the ring

COLUMNS, LINES = 34, 18
CELL_WIDTH, CELL_HEIGHT = 32.2, 35.0
RING = Box(7.6, 8, COLUMNS * CELL_WIDTH, LINES * CELL_HEIGHT)
_PATH = (
    *((column, 0) for column in range(COLUMNS)),
    *((COLUMNS - 1, line) for line in range(1, LINES)),
    *((column, LINES - 1) for column in range(COLUMNS - 2, -1, -1)),
    *((0, line) for line in range(LINES - 2, 0, -1)),
)
"""Column and line of each space, clockwise from the upper left corner."""
SPACES = len(_PATH)


def space_box(score: int) -> Box:
    """Return the space of the track a score stands on."""
    column, line = _PATH[score % SPACES]
    return Box(RING.x + column * CELL_WIDTH, RING.y + line * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)


MARKER_RADIUS = {1: 13.5, 2: 12.0, 3: 11.0, 4: 11.0}
"""By how many markers share a space."""
_BRACKETS = 9.0
"""How far a marker keeps from the board's edge, where a small window ends, so that brackets round it are whole."""
_MARKER_SPOTS = {
    1: ((0, -1),),
    2: ((-7, -7), (7, 6)),
    3: ((-8, -8), (8, -8), (0, 7)),
    4: ((-8, -9), (8, -9), (-8, 7), (8, 7)),
}


def marker_centre(score: int, index: int, count: int) -> tuple[float, float]:
    """Return the middle of one of `count` markers on a space: each can be told from the others."""
    box, (x, y) = space_box(score), _MARKER_SPOTS[count][index]
    free = MARKER_RADIUS[count] + _BRACKETS
    middle = min(max(free, box.x + box.w / 2 + x), BOARD.w - free)
    return middle, box.y + box.h / 2 + y


INNER = Box(
    RING.x + CELL_WIDTH + 2, RING.y + CELL_HEIGHT + 2, 32 * CELL_WIDTH - 4, (LINES - 2) * CELL_HEIGHT - 4
)

# ---------------------------------------------------------------- panels

_PAD = 14.0
_GAP = 12.0
_PANELS = Box(INNER.x + _PAD, INNER.y + 10, INNER.w - 2 * _PAD, 134)
_OWN_HEIGHT = 146.0
_OWN_TOP = INNER.y + INNER.h - _OWN_HEIGHT - 6
_OWN_WIDTH = 570.0
OWN = Box(_PANELS.x, _OWN_TOP, _OWN_WIDTH, _OWN_HEIGHT)
STORE = Box(OWN.x + OWN.w + _GAP, _OWN_TOP, _PANELS.w - _OWN_WIDTH - _GAP, _OWN_HEIGHT)
"""Event tokens, what is in play, discards, deck."""


def opponent(index: int, opponents: int) -> Box:
    """Return the panel of an opponent, 0 = who sits next."""
    width = (_PANELS.w - _GAP * (opponents - 1)) / opponents
    return Box(_PANELS.x + index * (width + _GAP), _PANELS.y, width, _PANELS.h)


CHIP_RADIUS = 13.0
HEADING = Box(42, 6, 220, 28)
"""A panel's heading beside the chip, relative to the panel; narrower in narrow panels."""
CHIP = (24.0, 20.0)
_HAND_ROOM = {1: 210.0, 2: 130.0, 3: 92.0}
_BACK_STEP = {1: 22.0, 2: 18.0, 3: 13.0}
BACK_WIDTH, BACK_HEIGHT = 34.0, 48.0
TILE_WIDTH, TILE_HEIGHT = 40.0, 54.0
RIVAL_TILE = (36.0, 30.0)
CURSE_STEP = 24.0
"""How far Curse tokens lie from each other, left of an opponent's tile."""
_HAND_TOP = 48.0


def hand_backs(panel: Box, opponents: int) -> Box:
    """Return the room of an opponent's hand."""
    return Box(panel.x + 14, panel.y + _HAND_TOP, _HAND_ROOM[opponents], BACK_HEIGHT)


def hand_back(panel: Box, opponents: int, index: int, count: int) -> Box:
    """Return a card of an opponent's hand."""
    room = hand_backs(panel, opponents)
    step = min(_BACK_STEP[opponents], (room.w - BACK_WIDTH) / (count - 1)) if count > 1 else 0.0
    return Box(room.x + index * step, room.y, BACK_WIDTH, BACK_HEIGHT)


def hand_words(panel: Box, opponents: int) -> Box:
    """Return the line below an opponent's hand."""
    return Box(panel.x + 14, panel.y + _HAND_TOP + BACK_HEIGHT + 8, _HAND_ROOM[opponents] + 12, 22)


def heading(panel: Box, curses: int = 0) -> Box:
    """Return an opponent's name, relative to its panel: it ends before tile and Curse tokens."""
    room = panel.w - HEADING.x - RIVAL_TILE[0] - 18 - curses * CURSE_STEP
    return HEADING._replace(w=min(HEADING.w, room))


def corruption_tile(panel: Box) -> Box:
    """Return an opponent's corruption tile: in the upper right corner of its panel."""
    w, h = RIVAL_TILE
    return Box(panel.x + panel.w - w - 8, panel.y + 5, w, h)


def sets_room(panel: Box, opponents: int) -> Box:
    """Return where an opponent's sets lie: right of the hand, below the heading."""
    left = 14 + _HAND_ROOM[opponents] + 12
    return Box(panel.x + left, panel.y + 38, panel.w - left - 6, panel.h - 40)


OWN_SETS = Box(OWN.x + 10, OWN.y + 34, OWN.w - 20, OWN.h - 38)

# ---------------------------------------------------------------- sets

OWN_CARD = (54.0, 78.0)
RIVAL_CARD = (46.0, 66.0)
PLATE_HEIGHT = 22.0
_STEP = 17.0
_RIVAL_STEP = 13.0
EMPTY_SLOT = 44.0
_WIDEST_EMPTY = 92.0
_PLATE_WIDTH = 96.0
_SLOT_GAP = 12.0


def _set_width(size: int, own: bool) -> float:
    """Return the room a set of so many cards takes with its plate and the gap beside it, if there is room."""
    (w, _), step = (OWN_CARD, _STEP) if own else (RIVAL_CARD, _RIVAL_STEP)
    return max(_PLATE_WIDTH, w + (size - 1) * step) + _SLOT_GAP


def own_slots(sizes: Sequence[int]) -> list[Box]:
    """Return the places of the own sets, by kind: those with cards take what they need, the empty ones the rest."""
    laid, empties = sum(_set_width(size, own=True) for size in sizes if size), sum(not size for size in sizes)
    share = min(1.0, (OWN_SETS.w - EMPTY_SLOT * empties) / laid) if laid else 1.0
    empty = min(_WIDEST_EMPTY, (OWN_SETS.w - laid * share) / max(1, empties))
    boxes, left = [], OWN_SETS.x
    for size in sizes:
        width = _set_width(size, own=True) * share if size else empty
        boxes.append(Box(left + 3, OWN_SETS.y, width - 6, OWN_SETS.h - 4))
        left += width
    return boxes


def rival_slots(room: Box, sizes: Sequence[int]) -> list[Box]:
    """Return the places of an opponent's laid sets of so many cards, side by side."""
    widths = [_set_width(size, own=False) for size in sizes]
    share = min(1.0, room.w / sum(widths)) if widths else 1.0
    gap = 4.0 if share < 1.0 else _SLOT_GAP
    lefts = [room.x + share * sum(widths[:at]) for at in range(len(widths))]
    return [
        Box(left, room.y - 1, width * share - gap, room.h) for left, width in zip(lefts, widths, strict=True)
    ]


def fan(slot: Box, count: int, own: bool) -> list[Box]:
    """Return the cards of a set in its slot, one over the other to the right."""
    (w, h), most = (OWN_CARD, _STEP) if own else (RIVAL_CARD, _RIVAL_STEP)
    width = min(w, slot.w)
    step = min(most, (slot.w - width) / (count - 1)) if count > 1 else 0.0
    return [Box(slot.x + at * step, slot.y + 2, width, h) for at in range(count)]


def plate(cards: Sequence[Box], slot: Box) -> Box:
    """Return the plate with the value below a set."""
    width = min(slot.w, max(cards[-1].x + cards[-1].w - cards[0].x, _PLATE_WIDTH))
    return Box(slot.x, cards[0].y + cards[0].h + 4, width, PLATE_HEIGHT)


def possible_plate(slot: Box) -> Box:
    """Return where stands what could be laid in an empty place of the own sets."""
    return Box(slot.x, slot.y + 2 + OWN_CARD[1] + 4, slot.w, PLATE_HEIGHT)


def late_plate(slot: Box, own: bool) -> Box:
    """Return the plate of late sets: at the foot of an own raft, in line with the others of an opponent."""
    foot = slot.y + slot.h - PLATE_HEIGHT
    top = foot if own else min(foot, slot.y + 2 + RIVAL_CARD[1] + 4)
    return Box(slot.x, top, min(slot.w, _PLATE_WIDTH), PLATE_HEIGHT)


def lying_fan(slot: Box, count: int, own: bool) -> list[Box]:
    """Return the cards of late sets, lying on their side, one below the other."""
    h, w = OWN_CARD if own else RIVAL_CARD
    width, height = min(w, slot.w), h * min(1.0, slot.w / w)
    room = slot.h - PLATE_HEIGHT - height - 8
    step = min(_STEP, max(2.0, room / (count - 1))) if count > 1 else 0.0
    return [Box(slot.x, slot.y + 2 + at * step, width, height) for at in range(count)]


BLESSING_RADIUS = 13.0

# ---------------------------------------------------------------- the Nile

RIVER_TOP, RIVER_HEIGHT = INNER.y + 164.0, 196.0
ROW_CARD = (84.0, 122.0)
_ROW_LEFT = INNER.x + 176.0
ROW_TOP = RIVER_TOP + 32.0
_ROW_GAP = 9.5
CROCODILE = (INNER.x + 76.0, RIVER_TOP + RIVER_HEIGHT * 0.52)
NOSE = (CROCODILE[0] + 62.0, CROCODILE[1] - 12.0)
"""The tip of the crocodile's snout: where skipped cards go."""
SKIP_WORDS = Box(34.0, ROW_TOP - 36.0 - NOSE[1], 330.0, 29.0)
"""The line of the words on the arrow over the row, relative to the tip of the snout."""
RAFT_DROP = 106.0
"""From the upper edge of a row card to the raft below it."""


def row_card(slot: int) -> Box:
    """Return the card in a space of the row."""
    w, h = ROW_CARD
    return Box(_ROW_LEFT + slot * (w + _ROW_GAP), ROW_TOP, w, h)


def late_slot(kind: int) -> Box:
    """Return where own late sets of a kind go: on the river, which is empty then."""
    width = 140.0
    return Box(_ROW_LEFT + kind * width, RIVER_TOP + 22, width - 10, RIVER_HEIGHT - 44)


TRAY = Box(INNER.x + 14, RIVER_TOP - 14, INNER.w - 28, RIVER_HEIGHT + 48)
"""What covers the Nile while tokens, kinds or the cards of a pile are looked at."""
TRAY_HEADING = Box(TRAY.x + 18, TRAY.y + 6, TRAY.w - 36, 26)
_TRAY_CARD = (84.0, 122.0)
TRAY_TOKEN_RADIUS = 30.0


def tray_cards(count: int, widest: float = _TRAY_CARD[0] + 16) -> list[Box]:
    """Return cards side by side on the tray, at most `widest` from one to the next."""
    w, h = _TRAY_CARD
    step = min(widest, (TRAY.w - 40 - w) / (count - 1)) if count > 1 else 0.0
    left = TRAY.x + (TRAY.w - step * (count - 1) - w) / 2
    return [Box(left + at * step, TRAY.y + 60, w, h) for at in range(count)]


KIND_STEP = 138.0
"""Room for what stands below each kind on the tray."""


def tray_column(index: int, count: int) -> Box:
    """Return the column of one of `count` tokens on the tray."""
    width = min(240.0, (TRAY.w - 24) / count)
    left = TRAY.x + (TRAY.w - width * count) / 2
    return Box(left + index * width, TRAY.y + 34, width, TRAY.h - 38)


# ---------------------------------------------------------------- tokens, deck, discards

TOKEN_RADIUS = 16.0
_TOKEN_STEP = 35.0
STORE_HEADING = Box(STORE.x + 16, STORE.y + 6, 180, 28)
STORE_WORDS = Box(STORE.x + 16, STORE.y + 84, 174, 58)
TOKENS = Box(STORE.x + 12, STORE.y + 42, 5 * _TOKEN_STEP + 4, 42)
STORE_CARD = (54.0, 78.0)
_STORE_TOP = STORE.y + 30
IN_PLAY = Box(STORE.x + 194, _STORE_TOP, *STORE_CARD)
DISCARD = Box(STORE.x + 270, _STORE_TOP, *STORE_CARD)
DECK = Box(STORE.x + 346, _STORE_TOP, *STORE_CARD)


def token_centre(index: int) -> tuple[float, float]:
    """Return the middle of a token's space, 0 to 4."""
    return TOKENS.x + 20 + index * _TOKEN_STEP, TOKENS.y + 20


def below(box: Box) -> Box:
    """Return the line of words below a pile of the store."""
    return Box(box.x - 7, box.y + box.h + 7, box.w + 14, 22)


# ---------------------------------------------------------------- the dock

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 1040.0
HAND_CARD = (74.0, 107.0)
_CORRUPTION_WIDTH = 252.0
_PENALTY_WIDTH = 196.0
_HAND_LEFT = 112.0
_HAND_STEP = 78.0
HAND_HEADING = Box(22, 14, 86, 104)
DOCK_CARD = (52.0, 74.0)


def dividers(dock_width: float) -> tuple[float, float]:
    """Return where the groups of the dock end: after the hand, after the corruption."""
    second = dock_width - _PENALTY_WIDTH
    return second - _CORRUPTION_WIDTH, second


def hand_room(dock_width: float) -> Box:
    """Return the own hand as a place."""
    return Box(12, 6, dividers(dock_width)[0] - 24, DOCK_HEIGHT - 12)


def hand_card(index: int, count: int, dock_width: float) -> Box:
    """Return a card of the own hand."""
    w, h = HAND_CARD
    room = dividers(dock_width)[0] - 22 - _HAND_LEFT - w
    step = min(_HAND_STEP, room / (count - 1)) if count > 1 else 0.0
    return Box(_HAND_LEFT + index * step, 14, w, h)


def hand_share(count: int, dock_width: float) -> float:
    """Return which share of a card of the own hand the next one leaves free."""
    step = hand_card(1, count, dock_width).x - _HAND_LEFT
    return min(1.0, step / HAND_CARD[0]) if count > 1 else 1.0


def own_pile(dock_width: float) -> Box:
    """Return the own corruption pile as a place."""
    return Box(dividers(dock_width)[0] + 14, 36, 98, 92)


def own_pile_card(index: int, count: int, dock_width: float) -> Box:
    """Return a card of the own corruption pile."""
    room, (w, h) = own_pile(dock_width), DOCK_CARD
    step = min(14.0, (room.w - w - 8) / (count - 1)) if count > 1 else 0.0
    return Box(room.x + 2 + index * step, room.y + 8, w, h)


def corruption_words(dock_width: float) -> Box:
    """Return the words beside the own corruption pile."""
    pile = own_pile(dock_width)
    return Box(pile.x + pile.w + 8, 32, _CORRUPTION_WIDTH - pile.w - 30, 104)


def becomes_words(dock_width: float) -> Box:
    """Return the line that says what the own corruption becomes: right of its number."""
    room = corruption_words(dock_width)
    return Box(room.x + 34, room.y + 9, room.w - 42, 24)


def corruption_heading(dock_width: float) -> Box:
    """Return the heading over the own corruption pile."""
    return Box(dividers(dock_width)[0] + 16, 12, _CORRUPTION_WIDTH - 24, 20)


def penalty_words(dock_width: float) -> Box:
    """Return the words about the penalty, at the right end of the dock."""
    return Box(dividers(dock_width)[1] + 16, 12, _PENALTY_WIDTH - 30, 116)
