"""What is printed on the pieces of Almadi, as flat tables made from `components.json` (rules 2, 11, 12.3).

A *tally* packs what an arrival activates: number of mosaics, stalls, rubies, moons, djinns (4 bits each), jars (6 bits)
and jar sides (4 bits). `TOUCH[side][piece][other]` is the tally of one contact: `other` touches the piece at its side
0-3 (N, E, S, W), piece 0 is nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from engine.games.almadi.places import PIECES, ROWS

SIDES: Final = "NESW"
OASIS, CARAVAN, PALACE, MARKET = range(4)
TYPES: Final = ("oasis", "caravan", "palace", "market")
COLOURS: Final = ("red", "yellow", "blue", "green", "grey")

MOSAIC_BITS, STALL_BITS, RUBY_BITS, MOON_BITS, DJINN_BITS, JAR_BITS, JAR_SIDE_BITS = 0, 4, 8, 12, 16, 20, 26
"""Where each number lies in a tally."""
COUNT_MASK: Final = 15
JAR_MASK: Final = 63

ARROW: Final = "arrow"
BLANK: Final = ""
_TALLIES: Final = {
    "mosaic": 1 << MOSAIC_BITS,
    "stall": 1 << STALL_BITS,
    "ruby": 1 << RUBY_BITS,
    "moon": 1 << MOON_BITS,
    "djinn": 1 << DJINN_BITS,
    "jar1": 1 << JAR_BITS | 1 << JAR_SIDE_BITS,
    "jar2": 2 << JAR_BITS | 1 << JAR_SIDE_BITS,
    "jar3": 3 << JAR_BITS | 1 << JAR_SIDE_BITS,
}
"""Effects and what one contact of each adds to a tally."""


class Landscape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A landscape: its type and its sides N, E, S, W."""

    id: str
    type: str
    sides: tuple[str, str, str, str]


class StartTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start tile: type and right-hand side of its landscapes, from row 1 down."""

    id: str
    rows: tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]


class ObjectiveCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective; `condition` has the key `op`, its numbers depend on it (see `objectives`)."""

    id: str
    colour: str
    points: int
    condition: dict[str, Any]
    name: str
    text: str


class CharacterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character; `power` is the key of `Power`."""

    id: str
    cost: int
    power: str
    name: str
    title: str
    text: str


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What does not depend on the number of players."""

    players: tuple[int, ...]
    rounds: int
    rows: int
    central_slots_per_row: int
    djinn_moves_per_turn: int
    goods_per_market: int
    goods_per_stall_card: int
    rubies: int
    oasis_points: int
    largest_oasis_bonus: int
    min_oasis_group: int


class InPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces are in play, and the points for rubies by rank (2, 10.6)."""

    landscapes_per_type: int
    mosaics: int
    stalls: int
    grey_objectives: int
    characters_dealt: int
    ruby_points: tuple[int, ...]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole data file."""

    constants: Numbers
    per_player_count: dict[int, InPlay]
    characters_kept: int
    caravan_capacity: tuple[int, ...]
    mosaic_cards: int
    stall_cards_of_each_good: int
    goods: tuple[str, ...]
    start_tiles: tuple[StartTile, ...]
    landscapes: tuple[Landscape, ...]
    objectives: tuple[ObjectiveCard, ...]
    characters: tuple[CharacterCard, ...]


DATA: Final = msgspec.json.decode(
    (Path(__file__).parent / "components.json").read_bytes(), type=Components, strict=False
)
NUMBERS: Final = DATA.constants
IN_PLAY: Final = DATA.per_player_count
CAPACITY: Final = DATA.caravan_capacity
"""Capacity of a caravan group by its size; larger groups have the last value (10.2)."""

ID_OF: Final = ("", *(tile.id for tile in DATA.landscapes))
"""By landscape number 1 to 88: its id."""
TILE_OF: Final = {name: tile for tile, name in enumerate(ID_OF) if tile}
START_IDS: Final = tuple(start.id for start in DATA.start_tiles)

TYPE_OF: Final = bytes(
    [
        0,
        *(TYPES.index(tile.type) for tile in DATA.landscapes),
        *(TYPES.index(type_) for start in DATA.start_tiles for type_, _ in start.rows),
    ]
)
"""By piece 1 to 108: its type."""
SIDES_OF: Final[tuple[tuple[str, ...], ...]] = (
    (BLANK,) * 4,
    *(tile.sides for tile in DATA.landscapes),
    *((BLANK, east, BLANK, BLANK) for start in DATA.start_tiles for _, east in start.rows),
)
"""By piece: what its sides N, E, S, W show."""
TILES_OF_TYPE: Final = tuple(
    bytes(tile for tile in range(1, len(ID_OF)) if TYPE_OF[tile] == type_) for type_ in range(len(TYPES))
)


def effect_of(side: str, touching: str) -> str:
    """Return the effect one contact activates, or "" (5.2)."""
    if side == ARROW and touching in _TALLIES:
        return touching
    if touching == ARROW and side in _TALLIES:
        return side
    return ""


def _touch(side: int) -> tuple[tuple[int, ...], ...]:
    opposite = (side + 2) % 4
    return tuple(
        tuple(_TALLIES.get(effect_of(shown[side], other[opposite]), 0) for other in SIDES_OF)
        for shown in SIDES_OF
    )


TOUCH: Final = tuple(_touch(side) for side in range(4))

OBJECTIVE_IDS: Final = ("", *(card.id for card in DATA.objectives))
OBJECTIVE_POINTS: Final = (0, *(card.points for card in DATA.objectives))
OBJECTIVE_COLOURS: Final = ("", *(card.colour for card in DATA.objectives))
OBJECTIVES_OF_COLOUR: Final = tuple(
    tuple(number for number, colour in enumerate(OBJECTIVE_COLOURS) if colour == wanted) for wanted in COLOURS
)
CHARACTER_IDS: Final = ("", *(card.id for card in DATA.characters))
COSTS: Final = (0, *(card.cost for card in DATA.characters))


def space_of(start: int, row: int) -> int:
    """Return the piece of a start tile (0-4) in a row (1-4)."""
    return PIECES - ROWS * (len(START_IDS) - start) + row


def _bit(power: str) -> int:
    return 1 << next(number for number, card in enumerate(DATA.characters, 1) if card.power == power)


HUSSAIN, ABRIZA, ALADDIN = _bit("swap_move"), _bit("outer_rows"), _bit("djinn_limit_5")
ZUBAYDA, MAARUF, ALI_BABA = _bit("extra_mosaic"), _bit("extra_stall"), _bit("extra_ruby")
HARUN, SINDBAD, MORGIANA = _bit("discount_1"), _bit("row_shift"), _bit("guard")
SCHEHERAZADE, FISHERMAN = _bit("take_objective"), _bit("free_move")
HASAN, JUDAR = _bit("draw_2_mosaics"), _bit("draw_3_stalls")
NUR_AL_DIN, ABDULLAH = _bit("reactivate"), _bit("trade_tile")
PER_TYPE: Final = (_bit("per_oasis"), _bit("per_caravan"), _bit("per_palace"), _bit("per_market"))
TAWADDUD, DUBAN, BADR = _bit("per_objective"), _bit("full_rubies"), _bit("per_column")
BUDUR, FIRUZ, SHAMS, DUNYAZAD = (
    _bit("longest_row"),
    _bit("caravan_plus_1"),
    _bit("jar_sides"),
    _bit("no_penalty"),
)
"""Each character as a bit: bit k for character k. Sets of characters are ints."""


def members(cards: int) -> list[int]:
    """Return the numbers in a set (bits), ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found
