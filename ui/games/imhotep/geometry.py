"""Where everything lies on Imhotep's board: five sites on the quay, their docks, the harbour below.

Owns all positions and sizes, in board units (pixels of the design's pictures); pictures and places use the same ones.
A function with `site` in its name gives boxes relative to the upper left corner of a site's slab; `on_board` moves
them.  Counts of stones come from the caller; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.imhotep.components import OBELISKS_B, ROWS, SMALL_PYRAMID
from ui.paint.picture import Box

BOARD = Box(0, 0, 1128, 646)

SITE_WIDTH, SITE_HEIGHT = 208.0, 340.0
SITE_GAP = 14.0
SITE_LEFT, SITE_TOP = 16.0, 4.0
SITE_RADIUS = 10.0
HEADER = Box(5, 5, SITE_WIDTH - 10, 38)
FOOT = Box(10, 302, SITE_WIDTH - 20, 28)
"""The line of words at the foot of a site: the next points, a reminder."""

QUAY_Y = 362.0
QUAY_HEIGHT = 14.0
RIVER_Y = QUAY_Y + 10.0
HARBOUR_Y = 530.0

STONE = 36.0
STONE_LIP = 11.0


def site_box(site: int) -> Box:
    """Return a site's slab on the board."""
    return Box(SITE_LEFT + site * (SITE_WIDTH + SITE_GAP), SITE_TOP, SITE_WIDTH, SITE_HEIGHT)


def on_board(site: int, box: Box) -> Box:
    """Return on the board what is relative to a site's slab."""
    slab = site_box(site)
    return Box(slab.x + box.x, slab.y + box.y, box.w, box.h)


def _spread(count: int, pitch: float, room: float) -> float:
    """Return the distance between neighbours: `pitch`, or less when `count` of them need more than `room`."""
    return pitch if count < 2 else min(pitch, room / (count - 1))


# ---------------------------------------------------------------- Market

CARD_WIDTH, CARD_HEIGHT = 86.0, 118.0
PAIR_OFFSET = 6.0
"""How far the upper card of the face-down pair lies beside the lower one."""


def site_market_slot(slot: int) -> Box:
    """Return a space of the Market, 0 to 3; on side B the last one holds the face-down pair."""
    return Box(14 + slot % 2 * 94, 82 + slot // 2 * 126, CARD_WIDTH, CARD_HEIGHT)


MARKET_DECK = Box(14 + 94 + 30, 10, 22, 29)
MARKET_DISCARD = Box(14 + 94 + 60, 10, 22, 29)
"""Where cards come from and go to, small in the Market's header, relative to the slab."""

CARD_IN_PLAY = Box(404, 474, 38, 52)
"""The card that is being carried out, on the river between docks and harbour."""

PLAY_LANE = Box(150, 487, 850, 38)
"""Where a card is dropped to be played: the free water between docks and harbour."""

# ---------------------------------------------------------------- Pyramids, side A

PYRAMID_STONE, PYRAMID_LIP = 48.0, 13.0
_PYRAMID_X, _PYRAMID_Y = (SITE_WIDTH - 3 * PYRAMID_STONE) / 2, 108.0
PYRAMID_BASE = Box(_PYRAMID_X, _PYRAMID_Y, 3 * PYRAMID_STONE, 3 * PYRAMID_STONE + PYRAMID_LIP)
PYRAMID_HEAD = Box(8, 50, SITE_WIDTH - 16, 20)
"""The line of words above the pyramid."""

_LEVELS = ((9, 3), (13, 2), (14, 1))
"""Stones up to and with each level, and how many lie along its edge."""

BESIDE_STONE, BESIDE_LIP = 26.0, 8.0


def site_pyramid_space(count: int) -> Box:
    """Return the face of the space that is filled after `count` others, 0 to 13: columns from the left, each from
    the top.  A level stands half a stone in and one lip up.
    """
    level = next(number for number, (upto, _) in enumerate(_LEVELS) if count < upto)
    edge, below = _LEVELS[level][1], _LEVELS[level - 1][0] if level else 0
    column, row = divmod(count - below, edge)
    x = _PYRAMID_X + (column + level / 2) * PYRAMID_STONE
    y = _PYRAMID_Y + (row + level / 2) * PYRAMID_STONE - level * PYRAMID_LIP
    return Box(x + 1, y + 1, PYRAMID_STONE - 2, PYRAMID_STONE - 2)


def site_beside(count: int, stones: int) -> Box:
    """Return a stone beside the pyramids, `count` of `stones`: a row at their foot that closes up as it grows."""
    pitch = _spread(stones, BESIDE_STONE + 2, SITE_WIDTH - 24 - BESIDE_STONE)
    return Box(12 + count * pitch, 266, BESIDE_STONE, BESIDE_STONE)


def site_pyramid_token(count: int) -> Box:
    """Return where the points of a free space of an upper level are shown: around the middle of what is below."""
    face = site_pyramid_space(count)
    return Box(face.x, face.y + PYRAMID_LIP / 2, face.w, face.h)


# ---------------------------------------------------------------- Pyramids, side B

SMALL_STONE, SMALL_LIP = 36.0, 10.0
SMALL_MARGIN = 7.0
_SMALL_CORNERS = ((18.0, 184.0), (68.0, 66.0), (118.0, 184.0))
"""Upper left stone of the left, middle and right pyramid."""


def site_small_pyramid(pyramid: int) -> Box:
    """Return a whole small pyramid with its step."""
    x, y = _SMALL_CORNERS[pyramid]
    return Box(x, y, 2 * SMALL_STONE, 2 * SMALL_STONE + SMALL_LIP).grown(SMALL_MARGIN)


def site_small_space(pyramid: int, count: int) -> Box:
    """Return the face of a small pyramid's space that is filled after `count` others, 0 to 4."""
    left, top = _SMALL_CORNERS[pyramid]
    column, row, rise = (0.5, 0.5, SMALL_LIP) if count == SMALL_PYRAMID - 1 else (count // 2, count % 2, 0.0)
    x, y = left + column * SMALL_STONE, top + row * SMALL_STONE - rise
    return Box(x + 1, y + 1, SMALL_STONE - 2, SMALL_STONE - 2)


def site_small_token(pyramid: int) -> Box:
    """Return where the points of a small pyramid's free top are shown."""
    face = site_small_space(pyramid, SMALL_PYRAMID - 1)
    return Box(face.x, face.y + SMALL_LIP, face.w, face.h)


# ---------------------------------------------------------------- Temple

TEMPLE_STONE, TEMPLE_LIP = 35.0, 10.0
TEMPLE_FLOOR_Y = 206.0
TEMPLE_ROOF_Y = 92.0
TEMPLE_REWARD_Y = 262.0
_TEMPLE_RISE_ROOM = TEMPLE_FLOOR_Y - TEMPLE_ROOF_Y - 14


def site_temple_left(width: int) -> float:
    """Return the left edge of the first of `width` columns."""
    return (SITE_WIDTH - width * TEMPLE_STONE) / 2


def site_temple_space(count: int, width: int, stones: int = 0) -> Box:
    """Return the face of the `count`-th stone in `width` columns; layers close up when `stones` reach the roof."""
    layer, column = divmod(count, width)
    rise = _spread(max(stones, count + 1) // width + 1, TEMPLE_LIP, _TEMPLE_RISE_ROOM)
    x = site_temple_left(width) + column * TEMPLE_STONE
    return Box(x + 1, TEMPLE_FLOOR_Y - layer * rise, TEMPLE_STONE - 2, TEMPLE_STONE - 2)


def site_temple_reward(column: int, width: int) -> Box:
    """Return the plaque below a column: what it gives, and on side B the point that is chosen instead of stones."""
    return Box(site_temple_left(width) + column * TEMPLE_STONE + 1, TEMPLE_REWARD_Y, TEMPLE_STONE - 2, 40)


# ---------------------------------------------------------------- Burial Chamber

BURIAL_PIT = Box(10, 62, SITE_WIDTH - 20, 190)
BURIAL_FRIEZE = 28.0
BURIAL_COLUMNS = 6
"""Columns the chamber shows before its stones become smaller."""
_BURIAL_X, _BURIAL_Y = 15.0, 104.0
_BURIAL_PITCH, _BURIAL_ROW = 30.0, 46.0
BURIAL_STONE, BURIAL_LIP = 27.0, 9.0
BURIAL_TALLY_Y, _TALLY_PITCH = 257.0, 24.0


def burial_columns(stones: int) -> int:
    """Return how many columns the chamber must show for so many stones and the next one."""
    return max(BURIAL_COLUMNS, stones // ROWS + 1)


def site_burial_cell(count: int, columns: int = BURIAL_COLUMNS) -> Box:
    """Return the face of the `count`-th stone: three rows, filled column by column from the left."""
    column, row = divmod(count, ROWS)
    share = BURIAL_COLUMNS / columns
    edge = BURIAL_STONE * share
    x = _BURIAL_X + column * _BURIAL_PITCH * share
    y = _BURIAL_Y + row * _BURIAL_ROW + (BURIAL_STONE - edge) / 2
    return Box(x, y, edge, edge)


def site_tally(index: int) -> Box:
    """Return a player's line of a list at a site's foot: two columns, two rows."""
    return Box(18 + index % 2 * 92, BURIAL_TALLY_Y + index // 2 * _TALLY_PITCH, 88, 22)


# ---------------------------------------------------------------- Obelisks

OBELISK_STONE, OBELISK_LIP = 36.0, 18.0
OBELISK_FLOOR_Y = 214.0
OBELISK_TIP_Y = 72.0
_OBELISK_PITCH = 50.0
OBELISK_POINTS_Y = OBELISK_FLOOR_Y + OBELISK_STONE + 26

TOWER_STONE, TOWER_LIP = 22.0, 12.0
TOWER_FLOOR_Y = 150.0
_TOWER_PITCH = 24.0
WAITING_STONE, WAITING_LIP = 26.0, 9.0
WAITING_FLOOR_Y = 252.0


def site_obelisk_centre(seat: int, players: int) -> float:
    """Return the middle of a player's own column."""
    return SITE_WIDTH / 2 + (seat - (players - 1) / 2) * _OBELISK_PITCH


def site_obelisk_stone(seat: int, players: int, count: int, stones: int = 0) -> Box:
    """Return the face of a stone of a player's obelisk, side A; a very high one closes up."""
    rise = _spread(max(stones, count + 1), OBELISK_LIP, OBELISK_FLOOR_Y - OBELISK_TIP_Y)
    x = site_obelisk_centre(seat, players) - OBELISK_STONE / 2
    return Box(x, OBELISK_FLOOR_Y - count * rise, OBELISK_STONE, OBELISK_STONE)


def site_waiting_stone(seat: int, players: int, count: int, stones: int = 0) -> Box:
    """Return the face of a stone that waits for its tower, side B."""
    rise = _spread(max(stones, count + 1), WAITING_LIP, 30.0)
    x = site_obelisk_centre(seat, players) - WAITING_STONE / 2
    return Box(x, WAITING_FLOOR_Y - count * rise, WAITING_STONE, WAITING_STONE)


def site_tower_stone(tower: int, level: int) -> Box:
    """Return the face of a stone of the `tower`-th tower, side B."""
    left = (SITE_WIDTH - len(OBELISKS_B) * _TOWER_PITCH) / 2
    return Box(left + tower * _TOWER_PITCH + 1, TOWER_FLOOR_Y - level * TOWER_LIP, TOWER_STONE, TOWER_STONE)


# ---------------------------------------------------------------- docks

JETTY_WIDTH, JETTY_HEIGHT = 40.0, 66.0
JETTY_Y = QUAY_Y + 6.0
DOCK_LABEL_Y = QUAY_Y + 91.0
DOCK_CLOSED_LABEL_Y = QUAY_Y + 114.0
_DOCKED_CENTRE_Y = QUAY_Y + 60.0
_DOCKED_LONGEST = 212.0


def dock_centre(site: int) -> float:
    """Return the middle of a site's jetty."""
    return site_box(site).x + SITE_WIDTH / 2


def jetty(site: int) -> Box:
    """Return a site's jetty."""
    return Box(dock_centre(site) - JETTY_WIDTH / 2, JETTY_Y, JETTY_WIDTH, JETTY_HEIGHT)


def site_zone(site: int) -> Box:
    """Return where a ship may be dropped to sail to a site: its slab and its dock."""
    slab = site_box(site)
    return Box(slab.x, slab.y, slab.w, DOCK_LABEL_Y + 14 - slab.y)


# ---------------------------------------------------------------- ships

SHIP_HEIGHT = 60.0
SHIP_BOW, SHIP_STERN = 58.0, 42.0
BERTH_PITCH, BERTH = 48.0, 42.0
_BERTH_STONE_X, _BERTH_STONE_Y = 3.0, -1.0
HARBOUR_LEFT, HARBOUR_RIGHT = 34.0, 1016.0
_HARBOUR_GAP, _HARBOUR_LEAST_GAP, _HARBOUR_LEAST_LEFT = 66.0, 14.0, 14.0
SHIP_CAPTION_Y = 82.0
"""The middle of a ship's caption below its upper edge, at full size."""
CAPTION_OVER = 12.0
"""So much wider than its ship a caption may be: half of it at each end."""


def ship_length(capacity: int) -> float:
    """Return a ship's length at full size."""
    return BERTH_PITCH * capacity + SHIP_BOW + SHIP_STERN


def harbour_scale(capacities: Sequence[int]) -> float:
    """Return how large the round's ships are painted so that all of them fit beside the round card."""
    total = sum(ship_length(capacity) for capacity in capacities)
    gaps = _HARBOUR_LEAST_GAP * (len(capacities) - 1)
    return min(1.0, (HARBOUR_RIGHT - _HARBOUR_LEAST_LEFT - gaps) / total)


def harbour_ship(ship: int, capacities: Sequence[int]) -> Box:
    """Return where the round's `ship`-th ship lies before it sails; it keeps its place when others have left."""
    scale = harbour_scale(capacities)
    lengths = [ship_length(capacity) * scale for capacity in capacities]
    spare = HARBOUR_RIGHT - HARBOUR_LEFT - sum(lengths)
    roomy = spare >= _HARBOUR_LEAST_GAP * (len(lengths) - 1)
    left = HARBOUR_LEFT if roomy else _HARBOUR_LEAST_LEFT
    gap = min(_HARBOUR_GAP, (HARBOUR_RIGHT - left - sum(lengths)) / max(1, len(lengths) - 1))
    top = HARBOUR_Y + SHIP_HEIGHT * (1 - scale) / 2
    return Box(left + sum(lengths[:ship]) + ship * gap, top, lengths[ship], SHIP_HEIGHT * scale)


def docked_scale(capacity: int) -> float:
    """Return how large a ship is painted at a dock, so that its neighbours at the next docks have room."""
    return min(1.0, _DOCKED_LONGEST / ship_length(capacity))


def docked_ship(site: int, capacity: int) -> Box:
    """Return where a ship lies at a site's dock."""
    scale = docked_scale(capacity)
    length, height = ship_length(capacity) * scale, SHIP_HEIGHT * scale
    return Box(dock_centre(site) - length / 2, _DOCKED_CENTRE_Y - height / 2, length, height)


def ship_berth(index: int) -> Box:
    """Return a berth relative to a ship's box at full size; berth 0 is at the bow and is unloaded first."""
    return Box(SHIP_BOW + 2 + index * BERTH_PITCH, (SHIP_HEIGHT - BERTH) / 2, BERTH, BERTH)


def berth_box(ship: Box, index: int) -> Box:
    """Return a berth on the board of a ship that lies in `ship`, whatever its size."""
    scale = ship.h / SHIP_HEIGHT
    berth = ship_berth(index)
    return Box(ship.x + berth.x * scale, ship.y + berth.y * scale, berth.w * scale, berth.h * scale)


def berth_stone(ship: Box, index: int) -> Box:
    """Return the face of the stone in a berth."""
    return stone_in(berth_box(ship, index))


def stone_in(berth: Box) -> Box:
    """Return the face of the stone in a berth of any size."""
    scale = berth.w / BERTH
    edge = STONE * scale
    return Box(berth.x + _BERTH_STONE_X * scale, berth.y + _BERTH_STONE_Y * scale, edge, edge)


def ship_capacity(ship: Box) -> int:
    """Return how many berths a ship of this shape has, whatever its size."""
    return round((ship.w / ship.h * SHIP_HEIGHT - SHIP_BOW - SHIP_STERN) / BERTH_PITCH)


ROUND_CARD = Box(1028, HARBOUR_Y - 6, 88, 70)

ORDER_TRAY = Box(458, 462, 212, 60)
"""The tray on which a Lever's unloading order is laid."""

ORDER_WORDS = Box(ORDER_TRAY.x + ORDER_TRAY.w + 10, ORDER_TRAY.y + 28, 190, 30)
"""The words beside the tray: below the labels of docks, above the ships."""


def is_over_tray(x: float, width: float) -> bool:
    """Tell whether a closed dock's label of this width, its middle at x, would lie over the tray or the Lever beside it."""
    return CARD_IN_PLAY.x - width / 2 < x < ORDER_TRAY.x + ORDER_TRAY.w + width / 2


def order_slot(number: int) -> Box:
    """Return the space of the `number`-th stone to be unloaded."""
    return Box(ORDER_TRAY.x + 13 + number * 48, ORDER_TRAY.y + 9, BERTH, BERTH)


# ---------------------------------------------------------------- own dock below the board

DOCK_HEIGHT = 136.0
DOCK_LEAST_WIDTH = 1040.0
"""So wide that four own cards lie beside each other."""
HEADING_Y = 10.0
SLED = Box(20, 50, 298, 56)
SLED_STONE = 40.0
QUARRY = Box(360, 44, 88, 72)
QUARRY_COUNT = Box(456, 40, 78, 60)
GET_STONES = Box(540, 50, 150, 44)
CARDS_LEFT = 732.0
DOCK_CARD_WIDTH, DOCK_CARD_HEIGHT, _DOCK_CARD_Y = 80.0, 92.0, 36.0
_DOCK_CARD_PITCH = 92.0
DIVIDERS = (344.0, 712.0)
"""Hairlines between the groups of the dock."""


def sled_well(index: int) -> Box:
    """Return a well of the own sled in the dock, 0 to 4."""
    return Box(SLED.x + 18 + index * 54, SLED.y + 7, 46, 42)


def sled_stone(index: int) -> Box:
    """Return the face of the stone in a well of the sled."""
    well = sled_well(index)
    return Box(well.x + 3, well.y - 5, SLED_STONE, SLED_STONE)


def dock_card(index: int, cards: int, dock_width: float) -> Box:
    """Return where an own card lies in the dock; many cards overlap so that all their left edges show."""
    pitch = _spread(cards, _DOCK_CARD_PITCH, dock_width - CARDS_LEFT - 16 - DOCK_CARD_WIDTH)
    return Box(CARDS_LEFT + index * pitch, _DOCK_CARD_Y, DOCK_CARD_WIDTH, DOCK_CARD_HEIGHT)


def dock_cards_overlap(cards: int, dock_width: float) -> bool:
    """Tell whether so many own cards lie over each other, so that names would be cut off."""
    return cards > 1 and dock_card(1, cards, dock_width).x - CARDS_LEFT < DOCK_CARD_WIDTH * 0.9
