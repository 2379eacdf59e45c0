"""The tile file keeps what the rules file says of it (Isle of Skye 2, 11)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from engine.games.isle_of_skye import tiles
from engine.games.isle_of_skye.places import CASTLE, TILES
from engine.games.isle_of_skye.tiles import DATA, DIRECTIONS, FITS, ID_OF, KINDS, TERRAINS, TileData

FILE = json.loads(Path(tiles.__file__).with_name("tiles.json").read_text(encoding="utf-8"))
TOTALS = FILE["totals"]
STANDS_IN = {"sheep": "P", "cattle": "P", "farm": "P", "broch": "M", "ship": "W", "lighthouse": "W"}

every_tile = pytest.mark.parametrize("tile", [*DATA.tiles, DATA.castle], ids=lambda tile: tile.id)


def test_there_are_73_tiles_16_scoring_tiles_and_5_castles() -> None:
    assert len(DATA.tiles) == TOTALS["tiles"] == TILES == 73
    assert [tile.id for tile in DATA.tiles] == [f"L{number:02}" for number in range(1, 74)]
    assert [scoring.no for scoring in DATA.scoring_tiles] == list(range(1, 17))
    assert FILE["castle"]["copies"] == 5


def test_icons_scrolls_and_edges_add_up_to_the_totals() -> None:
    features = [feature for tile in DATA.tiles for feature in tile.features]
    icons: Counter[str] = Counter()
    for feature in features:
        icons[feature.kind] += feature.count
    shows = Counter(kind for tile in DATA.tiles for kind in {feature.kind for feature in tile.features})
    assert icons == TOTALS["icons"]
    assert shows == TOTALS["tiles_with"]
    assert Counter(tile.scroll.kind for tile in DATA.tiles if tile.scroll) == TOTALS["scrolls"]
    assert Counter("".join(tile.edges for tile in DATA.tiles)) == TOTALS["edges"]


def test_the_tables_count_what_the_file_counts() -> None:
    total = sum(tiles.COUNTS)
    assert {kind: total >> 6 * n & 63 for n, kind in enumerate(KINDS)} == TOTALS["icons"]


def test_roads_end_on_6_tiles_and_are_missing_on_17() -> None:
    exits = Counter(sum(map(len, tile.roads)) for tile in DATA.tiles)
    assert exits == {0: TOTALS["tiles_without_road"], 1: 6, 2: 37, 3: 11, 4: 2}
    assert [tile.id for tile in DATA.tiles if len(tile.roads) == 2] == ["L02", "L03"]


def test_13_tiles_have_an_area_inside_5_lakes_4_mountains_4_pastures() -> None:
    inside = [area.terrain for tile in DATA.tiles for area in tile.areas if not area.edges]
    assert Counter(inside) == {"W": 5, "M": 4, "P": 4}


def test_all_tiles_differ() -> None:
    printed = {json.dumps({**entry, "id": "", "centre_area": 0}) for entry in FILE["tiles"]}
    assert len(printed) == 73
    assert all(len(set(tile.edges)) > 1 for tile in DATA.tiles)


@every_tile
def test_each_edge_is_in_exactly_one_area_of_its_terrain(tile: TileData) -> None:
    for direction, terrain in zip(DIRECTIONS, tile.edges, strict=True):
        assert [area.terrain for area in tile.areas if direction in area.edges] == [terrain]
    assert [area.id for area in tile.areas] == list(range(len(tile.areas)))


@every_tile
def test_neighbouring_edges_of_equal_terrain_are_one_area(tile: TileData) -> None:
    area = {direction: area.id for area in tile.areas for direction in area.edges}
    for (here, terrain), (there, other) in pairwise(zip(DIRECTIONS * 2, tile.edges * 2, strict=True)):
        assert (area[here] == area[there]) == (terrain == other)
    joined = [pair for pair in ("NS", "EW") if area[pair[0]] == area[pair[1]]]
    assert len(joined) < 2 or len(set(area.values())) == 1


@every_tile
def test_roads_are_apart_and_pictures_stand_where_they_belong(tile: TileData) -> None:
    assert not any(set(one) & set(other) for one, other in combinations(tile.roads, 2))
    for feature in tile.features:
        assert feature.kind == "barrel" or tile.areas[feature.area].terrain == STANDS_IN[feature.kind]
        assert feature.kind != "barrel" or len(tile.roads) == 1
    inside = [area.id for area in tile.areas if not area.edges]
    assert inside in ([], [tile.centre_area])


def test_turning_a_tile_takes_north_to_east() -> None:
    tile = ID_OF.index("L16")  # north and east pasture, south mountain, west water
    p, m, w = tiles.PASTURE, tiles.MOUNTAIN, tiles.WATER
    assert TERRAINS[tile << 2] == (p, p, m, w)
    assert TERRAINS[tile << 2 | 1] == (w, p, p, m)
    assert TERRAINS[tile << 2 | 2] == (m, w, p, p)


def test_the_table_of_fits_says_what_comparing_edges_says() -> None:
    for tile in range(1, CASTLE):
        for pattern in range(256):
            asked = [pattern >> 2 * d & 3 for d in range(4)]
            fitting = [
                all(a in (0, t) for a, t in zip(asked, TERRAINS[tile << 2 | r], strict=True))
                for r in range(4)
            ]
            assert FITS[tile][pattern] == sum(1 << r for r in range(4) if fitting[r])
