"""What is printed on the 73 landscape tiles and the castle, as flat tables made from `tiles.json`.

Owns the meaning of the data file (Isle of Skye 2, 5, 11) and nothing else; estates are in `estate.py`.

A tile with a rotation is a `code`: tile << 2 | quarter turns clockwise. Directions are 0-3 for north, east, south,
west; what the data call north is found at direction r after r quarter turns (5.1).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from engine.games.isle_of_skye.places import CASTLE, TILES

PASTURE, MOUNTAIN, WATER = 1, 2, 3
TERRAIN: Final = {"P": PASTURE, "M": MOUNTAIN, "W": WATER}
DIRECTIONS: Final = "NESW"

KINDS: Final = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "barrel")
SHEEP, CATTLE, FARM, BROCH, LIGHTHOUSE, SHIP, BARREL = (6 * number for number in range(7))
"""Where the number of each kind lies in a packed count: `count >> SHEEP & COUNT_MASK`."""
COUNT_MASK: Final = 63

OPEN_MASK: Final = 127
AREA_BROCH, AREA_SHIP, AREA_LIGHTHOUSE = 7, 12, 18
AREA_BROCHS_MASK: Final = 31
AREA_SHIPS_MASK: Final = 63
AREA_LIGHTHOUSES_MASK: Final = 31
"""An area's tally packs what adds up when areas join: open edges (bits 0-6), brochs, ships, lighthouses (above)."""

ROAD_TILE, ROAD_BARREL, ROAD_CATTLE = 0, 6, 12
ROAD_MASK: Final = 63
"""What the linked tiles add up to, packed: tiles, barrels (one a tile), cattle."""


class AreaData(msgspec.Struct, frozen=True):
    """A terrain area printed on a tile; `edges` is empty when it lies wholly inside."""

    id: int
    terrain: str
    edges: str


class FeatureData(msgspec.Struct, frozen=True):
    """So many pictures of one kind, and the area they stand in (a lighthouse: the water beside it)."""

    kind: str
    count: int
    area: int


class ScrollData(msgspec.Struct, frozen=True):
    """What a scroll counts, and the area that doubles it when closed."""

    kind: str
    area: int


class TileData(msgspec.Struct, frozen=True):
    """A tile as printed, at rotation 0."""

    id: str
    edges: str
    areas: list[AreaData]
    centre_area: int
    roads: list[str]
    features: list[FeatureData]
    scroll: ScrollData | None


class RoundData(msgspec.Struct, frozen=True):
    """One round of a track: the slots that pay at its end, and the gold for each opponent ahead."""

    round: int
    score: str
    catch_up: int


class ScoringData(msgspec.Struct, frozen=True):
    """A scoring tile: its number and name in the rules (section 6)."""

    no: int
    id: str


class TileFile(msgspec.Struct, frozen=True):
    """The parts of `tiles.json` that the game uses."""

    castle: TileData
    tiles: list[TileData]
    boards: dict[str, list[RoundData]]
    scoring_tiles: list[ScoringData]
    first_game_scoring_tiles: dict[str, str]


def _load() -> TileFile:
    return msgspec.json.decode(Path(__file__).with_name("tiles.json").read_bytes(), type=TileFile)


DATA: Final = _load()
PRINTED: Final = (None, *DATA.tiles, DATA.castle)
"""The printed tile of each piece number 1-74."""
ID_OF: Final = ("", *(tile.id for tile in DATA.tiles), DATA.castle.id)
TILE_OF: Final = {tile_id: number for number, tile_id in enumerate(ID_OF) if number}
_ALL: Final = tuple((number, tile) for number, tile in enumerate(PRINTED) if tile is not None)
_CODES: Final = 4 * (CASTLE + 1)


def _turned(values: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return what lies north, east, south, west for each of the four rotations (5.1)."""
    return [tuple(values[(d - r) & 3] for d in range(4)) for r in range(4)]


def _by_code(read: dict[int, tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    table: list[tuple[int, ...]] = [()] * _CODES
    for number, values in read.items():
        table[4 * number : 4 * number + 4] = _turned(values)
    return tuple(table)


def _area_at(tile: TileData, direction: str) -> int:
    return next(area.id for area in tile.areas if direction in area.edges)


def _road_at(tile: TileData, direction: str) -> int:
    return next((number for number, road in enumerate(tile.roads, 1) if direction in road), 0)


TERRAINS: Final = _by_code({n: tuple(TERRAIN[edge] for edge in tile.edges) for n, tile in _ALL})
"""Terrain of the four edges of each code."""
AREAS: Final = _by_code({n: tuple(_area_at(tile, d) for d in DIRECTIONS) for n, tile in _ALL})
"""Area (its number on the tile) at the four edges of each code."""
ROADS: Final = _by_code({n: tuple(_road_at(tile, d) for d in DIRECTIONS) for n, tile in _ALL})
"""Road piece at the four edges of each code, counted from 1; 0 = no road."""


def _tally(tile: TileData, area: AreaData) -> int:
    places = {"broch": AREA_BROCH, "ship": AREA_SHIP, "lighthouse": AREA_LIGHTHOUSE}
    found = [f.count << places[f.kind] for f in tile.features if f.area == area.id and f.kind in places]
    return len(area.edges) + sum(found)


def _count(tile: TileData) -> int:
    return sum(feature.count << 6 * KINDS.index(feature.kind) for feature in tile.features)


GROUNDS: Final = ((), *(tuple(TERRAIN[area.terrain] for area in tile.areas) for _, tile in _ALL))
"""Terrain of each area of a tile."""
TALLIES: Final = ((), *(tuple(_tally(tile, area) for area in tile.areas) for _, tile in _ALL))
"""Tally of each area of a tile before it is laid."""
COUNTS: Final = (0, *(_count(tile) for _, tile in _ALL))
"""Packed count of the pictures on a tile."""
ROAD_COUNTS: Final = tuple(
    1 << ROAD_TILE
    | (count >> BARREL & COUNT_MASK) << ROAD_BARREL
    | (count >> CATTLE & COUNT_MASK) << ROAD_CATTLE
    for count in COUNTS
)
"""What a tile adds to the linked tiles' sum; the castle is the start and adds nothing (5.4, ruling for 6.7)."""

SCROLL_KINDS: Final = (*KINDS[:-1], "barrel_tile")
SCROLLS: Final = (
    None,
    *((SCROLL_KINDS.index(t.scroll.kind), t.scroll.area) if t.scroll else None for _, t in _ALL),
)
"""Of each tile: kind of its scroll (an index of `SCROLL_KINDS`) and the area that doubles it, or `None`."""


def edges_pattern(terrains: tuple[int, ...]) -> int:
    """Pack the terrains asked for at the four edges, 2 bits each from north on; 0 = anything."""
    return terrains[0] | terrains[1] << 2 | terrains[2] << 4 | terrains[3] << 6


def _needs_of_neighbours(terrains: tuple[int, ...]) -> tuple[int, ...]:
    """What a laid tile asks of the cell in each direction: its own terrain on the edge that faces back."""
    return tuple(terrain << 2 * (d ^ 2) for d, terrain in enumerate(terrains))


NEEDS: Final = tuple(_needs_of_neighbours(terrains) if terrains else () for terrains in TERRAINS)


def _fits(tile: int) -> bytes:
    """Of each pattern of needed edges: the rotations of a tile that meet it, as 4 bits (4.7, rule 4)."""
    row = bytearray(256)
    for rotation in range(4):
        terrains = TERRAINS[tile << 2 | rotation]
        for asked in range(16):
            row[edges_pattern(tuple(t if asked >> d & 1 else 0 for d, t in enumerate(terrains)))] |= (
                1 << rotation
            )
    return bytes(row)


FITS: Final = (b"", *(_fits(tile) for tile in range(1, TILES + 1)))
ROTATIONS: Final = tuple(tuple(r for r in range(4) if mask >> r & 1) for mask in range(16))
"""The rotations in a mask of four bits."""
