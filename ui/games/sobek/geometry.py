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


MARKER_RADIUS = 13.5
_MARKER_STEP = 5.0
_MARKER_SPREAD = 9.0


def marker_centre(score: int, index: int, count: int) -> tuple[float, float]:
    """Return the middle of one of `count` markers on a space: they overlap a little."""
    box = space_box(score)
    shift = (index - (count - 1) / 2) * min(_MARKER_STEP, _MARKER_SPREAD / max(1, count - 1))
    return box.x + box.w / 2 + shift, box.y + box.h / 2 - 1 + shift


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
_HAND_ROOM = {1: 230.0, 2: 124.0, 3: 96.0}
BACK_WIDTH, BACK_HEIGHT = 34.0, 48.0
TILE_WIDTH, TILE_HEIGHT = 40.0, 54.0
_HAND_TOP = 44.0


def hand_backs(panel: Box, opponents: int) -> Box:
    """Return the room of an opponent's hand."""
    return Box(panel.x + 14, panel.y + _HAND_TOP, _HAND_ROOM[opponents], BACK_HEIGHT)


def hand_words(panel: Box, opponents: int) -> Box:
    """Return the line below an opponent's hand."""
    return Box(panel.x + 14, panel.y + _HAND_TOP + BACK_HEIGHT + 8, _HAND_ROOM[opponents] + 12, 22)


def corruption_tile(panel: Box, opponents: int) -> Box:
    """Return an opponent's corruption tile."""
    left = panel.x + 14 + _HAND_ROOM[opponents] + 12
    return Box(left, panel.y + _HAND_TOP - 3, TILE_WIDTH, TILE_HEIGHT)


def sets_room(panel: Box, opponents: int) -> Box:
    """Return where an opponent's sets lie."""
    left = 14 + _HAND_ROOM[opponents] + TILE_WIDTH + 26
    return Box(panel.x + left, panel.y, panel.w - left - 8, panel.h)


OWN_SETS = Box(OWN.x + 10, OWN.y + 34, OWN.w - 20, OWN.h - 38)

# ---------------------------------------------------------------- sets

OWN_CARD = (54.0, 78.0)
RIVAL_CARD = (46.0, 66.0)
PLATE_HEIGHT = 22.0
_STEP = 17.0
_RIVAL_STEP = 13.0
EMPTY_SLOT = 44.0
_WIDEST_SLOT = 150.0
_WIDEST_RIVAL = 118.0


def own_slots(sizes: Sequence[int]) -> list[Box]:
    """Return the places of the own sets, by kind: those with cards share what the empty ones leave."""
    laid = sum(size > 0 for size in sizes)
    room = OWN_SETS.w - EMPTY_SLOT * (len(sizes) - laid)
    wide = min(_WIDEST_SLOT, room / laid) if laid else 0.0
    empty = (OWN_SETS.w - wide * laid) / max(1, len(sizes) - laid)
    boxes, left = [], OWN_SETS.x
    for size in sizes:
        width = wide if size else empty
        boxes.append(Box(left + 3, OWN_SETS.y, width - 6, OWN_SETS.h - 4))
        left += width
    return boxes


def rival_slots(room: Box, count: int) -> list[Box]:
    """Return the places of an opponent's laid sets, side by side."""
    width = min(_WIDEST_RIVAL, room.w / max(1, count))
    return [Box(room.x + at * width + 2, room.y + 30, width - 4, room.h - 34) for at in range(count)]


def fan(slot: Box, count: int, own: bool) -> list[Box]:
    """Return the cards of a set in its slot, one over the other to the right."""
    (w, h), most = (OWN_CARD, _STEP) if own else (RIVAL_CARD, _RIVAL_STEP)
    width = min(w, slot.w)
    step = min(most, (slot.w - width) / (count - 1)) if count > 1 else 0.0
    return [Box(slot.x + at * step, slot.y + 2, width, h) for at in range(count)]


def plate(cards: Sequence[Box], slot: Box) -> Box:
    """Return the plate with the value below a set."""
    width = min(slot.w, max(cards[-1].x + cards[-1].w - cards[0].x, 84.0))
    return Box(slot.x, cards[0].y + cards[0].h + 4, width, PLATE_HEIGHT)


def late_plate(slot: Box, own: bool) -> Box:
    """Return the plate of late sets: at the foot of an own raft, in line with the others of an opponent."""
    foot = slot.y + slot.h - PLATE_HEIGHT
    top = foot if own else min(foot, slot.y + 2 + RIVAL_CARD[1] + 4)
    return Box(slot.x, top, min(slot.w, 84.0), PLATE_HEIGHT)


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
_ROW_TOP = RIVER_TOP + 32.0
_ROW_GAP = 9.5
CROCODILE = (INNER.x + 76.0, RIVER_TOP + RIVER_HEIGHT * 0.52)
RAFT_DROP = 106.0
"""From the upper edge of a row card to the raft below it."""


def row_card(slot: int) -> Box:
    """Return the card in a space of the row."""
    w, h = ROW_CARD
    return Box(_ROW_LEFT + slot * (w + _ROW_GAP), _ROW_TOP, w, h)


def late_slot(kind: int) -> Box:
    """Return where own late sets of a kind go: on the river, which is empty then."""
    width = 140.0
    return Box(_ROW_LEFT + kind * width, RIVER_TOP + 22, width - 10, RIVER_HEIGHT - 44)


TRAY = Box(INNER.x + 14, RIVER_TOP - 6, INNER.w - 28, RIVER_HEIGHT + 10)
"""What covers the Nile while tokens, kinds or the cards of a pile are looked at."""
TRAY_HEADING = Box(TRAY.x + 18, TRAY.y + 6, TRAY.w - 36, 26)
_TRAY_CARD = (84.0, 122.0)
TRAY_TOKEN_RADIUS = 30.0


def tray_cards(count: int) -> list[Box]:
    """Return cards side by side on the tray."""
    w, h = _TRAY_CARD
    step = min(w + 14, (TRAY.w - 40 - w) / (count - 1)) if count > 1 else 0.0
    left = TRAY.x + (TRAY.w - step * (count - 1) - w) / 2
    return [Box(left + at * step, TRAY.y + 46, w, h) for at in range(count)]


def tray_column(index: int, count: int) -> Box:
    """Return the column of one of `count` tokens on the tray."""
    width = min(240.0, (TRAY.w - 24) / count)
    left = TRAY.x + (TRAY.w - width * count) / 2
    return Box(left + index * width, TRAY.y + 34, width, TRAY.h - 38)


# ---------------------------------------------------------------- tokens, deck, discards

TOKEN_RADIUS = 16.0
_TOKEN_STEP = 35.0
STORE_HEADING = Box(STORE.x + 16, STORE.y + 6, 180, 28)
STORE_WORDS = Box(STORE.x + 16, STORE.y + 84, 182, 58)
TOKENS = Box(STORE.x + 12, STORE.y + 42, 5 * _TOKEN_STEP + 4, 42)
STORE_CARD = (54.0, 78.0)
_STORE_TOP = STORE.y + 30
IN_PLAY = Box(STORE.x + 208, _STORE_TOP, *STORE_CARD)
DISCARD = Box(STORE.x + 276, _STORE_TOP, *STORE_CARD)
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


def own_pile(dock_width: float) -> Box:
    """Return the own corruption pile as a place."""
    return Box(dividers(dock_width)[0] + 14, 36, 98, 92)


def own_pile_card(index: int, count: int, dock_width: float) -> Box:
    """Return a card of the own corruption pile."""
    room, (w, h) = own_pile(dock_width), DOCK_CARD
    step = min(14.0, (room.w - w - 4) / (count - 1)) if count > 1 else 0.0
    return Box(room.x + 2 + index * step, room.y + 8, w, h)


def corruption_words(dock_width: float) -> Box:
    """Return the words beside the own corruption pile."""
    pile = own_pile(dock_width)
    return Box(pile.x + pile.w + 8, 34, _CORRUPTION_WIDTH - pile.w - 30, 96)


def corruption_heading(dock_width: float) -> Box:
    """Return the heading over the own corruption pile."""
    return Box(dividers(dock_width)[0] + 16, 12, _CORRUPTION_WIDTH - 24, 20)


def penalty_words(dock_width: float) -> Box:
    """Return the words about the penalty, at the right end of the dock."""
    return Box(dividers(dock_width)[1] + 16, 12, _PENALTY_WIDTH - 30, 116)
