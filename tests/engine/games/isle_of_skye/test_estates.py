"""Areas, closure, roads and where tiles fit (Isle of Skye 4.7, 5), against a plain reading of the rules."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import STEP, cell_at, point_of
from engine.games.isle_of_skye.points import POINTS, SCORING_IDS, Scoring, counted, scrolls
from engine.games.isle_of_skye.rules import CASTLE_INCOME
from engine.games.isle_of_skye.tiles import (
    BARREL,
    DATA,
    DIRECTIONS,
    ID_OF,
    ROAD_BARREL,
    ROAD_MASK,
    SCROLL_KINDS,
    SHIP,
    TERRAINS,
    TILE_OF,
    TileData,
)
from tests.engine.games.isle_of_skye.arranging import estate_of

WORKED = json.loads(Path(__file__).with_name("worked_estates.json").read_text(encoding="utf-8"))
every_worked_estate = pytest.mark.parametrize("entry", WORKED, ids=[entry["name"] for entry in WORKED])


# ------------------------------------------------------------ worked examples


@every_worked_estate
def test_a_worked_estate_scores_what_the_rules_file_says(entry: dict[str, Any]) -> None:
    """Isle of Skye 10.5."""
    estate = estate_of(entry["tiles"])
    assert {SCORING_IDS[s]: points(estate) for s, points in POINTS.items()} == entry["score"]
    assert counted(estate, BARREL) == entry["barrel_tiles"]
    assert counted(estate, SHIP) == entry["ships"]


@every_worked_estate
def test_a_worked_estate_is_linked_and_paid_as_the_rules_file_says(entry: dict[str, Any]) -> None:
    """Isle of Skye 10.5."""
    estate = estate_of(entry["tiles"])
    linked = [point_of(estate.cells[n]) for n in range(1, len(estate.cells)) if estate.is_linked(n)]
    assert sorted(linked) == [tuple(point) for point in entry["road_linked"]]
    assert CASTLE_INCOME + (estate.road >> ROAD_BARREL & ROAD_MASK) == entry["income"]


@every_worked_estate
def test_a_worked_estate_has_the_scrolls_the_rules_file_says(entry: dict[str, Any]) -> None:
    """Isle of Skye 10.5."""
    estate = estate_of(entry["tiles"])
    found = [
        {
            "tile": ID_OF[estate.codes[number] >> 2],
            "kind": SCROLL_KINDS[kind],
            "closed": closed,
            "points": points,
        }
        for number, kind, closed, points in scrolls(estate)
    ]
    assert found == entry["scrolls"]


def test_brochs_of_the_peaks_without_one_tile_and_without_two() -> None:
    """Isle of Skye 10.5, "peaks"."""
    peaks = next(entry["tiles"] for entry in WORKED if entry["name"] == "peaks")
    brochs = POINTS[Scoring.MOUNTAIN_BROCHS]
    assert brochs(estate_of(tile for tile in peaks if tile[0] != "L13")) == 3
    assert brochs(estate_of(tile for tile in peaks if tile[0] == "L34")) == 1


@pytest.mark.parametrize(
    ("tile", "placements"), [("L72", 4), ("L04", 7), ("L49", 6), ("L61", 4), ("L52", 5), ("L28", 6)]
)
def test_placements_on_the_bare_castle(tile: str, placements: int) -> None:
    """Isle of Skye 10.4."""
    assert len(Estate().placements(TILE_OF[tile])) == placements


def test_a_tile_of_water_and_mountain_beside_the_castle() -> None:
    """Isle of Skye 10.4: L72 at (-1,0) rotation 1 and at (1,0) rotations 0, 1, 2."""
    found = {(*point_of(p >> 2), p & 3) for p in Estate().placements(TILE_OF["L72"])}
    assert found == {(-1, 0, 1), (1, 0, 0), (1, 0, 1), (1, 0, 2)}


# ------------------------------------------------------------ single rules


def test_a_corner_alone_is_no_contact() -> None:
    estate = Estate()
    assert not estate.is_legal(TILE_OF["L04"], cell_at(1, 1) << 2)


def test_two_patches_of_one_tile_count_as_one_cell_when_they_meet() -> None:
    """Size counts cells, not patches (5.2, 9.13): a pasture runs round the channel of L49 and meets itself."""
    ring = [["L20", 0, -1, 1], ["L22", 1, -1, 2], ["L49", 1, 0, 2], ["L14", 0, 1, 0], ["L15", 1, 1, 3]]
    estate = estate_of(ring)
    root = estate.area_of(3, 0)
    assert root == estate.area_of(3, 2)
    assert estate.spreads[root].bit_count() == 6
    assert estate.is_closed(root)


def test_an_area_wholly_inside_is_closed_when_it_is_laid() -> None:
    estate = estate_of([["L08", 0, -1, 0]])
    assert estate.is_closed(estate.area_of(1, 2))
    assert not estate.is_closed(estate.area_of(1, 0))


def test_a_road_against_an_edge_without_road_is_cut() -> None:
    """5.4: L64 has its road in the north, the castle's road leads west."""
    assert not estate_of([["L64", -1, 0, 0]]).is_linked(1)
    assert estate_of([["L64", -1, 0, 1]]).is_linked(1)


def test_a_road_piece_is_linked_by_way_of_tiles_laid_later() -> None:
    """Two pieces on one tile meet only by way of other tiles (5.4)."""
    estate = estate_of([["L03", 0, 1, 0], ["L47", 0, 2, 0]])
    assert [estate.is_linked(n) for n in (1, 2)] == [True, False]
    tiles = [["L51", -1, 0, 2], ["L11", -1, -1, 3], ["L27", 0, -1, 2]]
    assert [estate_of(tiles[:2]).is_linked(n) for n in (1, 2)] == [True, False]
    assert [estate_of(tiles).is_linked(n) for n in (1, 2, 3)] == [True, True, True]


# ------------------------------------------------------------ against a plain reading


def random_estate(seed: int, tiles: int) -> Estate:
    """Return an estate of tiles laid at random."""
    rng, estate = random.Random(seed), Estate()
    for tile in rng.sample(range(1, 74), tiles):
        placements = estate.placements(tile)
        if placements:
            placement = rng.choice(placements)
            estate.lay(tile << 2 | placement & 3, placement >> 2)
    return estate


def printed(estate: Estate, number: int) -> TileData:
    """Return what is printed on a tile of an estate."""
    return [*DATA.tiles, DATA.castle][(estate.codes[number] >> 2) - 1]


def neighbours(estate: Estate, number: int) -> Iterator[tuple[str, str, int | None]]:
    """Yield for each side of a tile: its letter on the tile, the facing letter on the neighbour, the neighbour."""
    at = {cell: n for n, cell in enumerate(estate.cells)}
    turned = estate.codes[number] & 3
    for side in range(4):
        other = at.get(estate.cells[number] + STEP[side])
        facing = "" if other is None else DIRECTIONS[(side + 2 - (estate.codes[other] & 3)) % 4]
        yield DIRECTIONS[(side - turned) % 4], facing, other


def flooded(
    start: tuple[int, int], joined: dict[tuple[int, int], set[tuple[int, int]]]
) -> set[tuple[int, int]]:
    """Return all nodes joined to one."""
    seen, waiting = {start}, [start]
    while waiting:
        for node in joined[waiting.pop()] - seen:
            seen.add(node)
            waiting.append(node)
    return seen


def plain_areas(estate: Estate) -> list[tuple[set[tuple[int, int]], bool]]:
    """Return the areas by flood fill as the rules say it: (tile, area) nodes, and whether it is closed (5.2, 5.3)."""
    tiles = range(len(estate.codes))
    nodes = [(n, area.id) for n in tiles for area in printed(estate, n).areas]
    joined: dict[tuple[int, int], set[tuple[int, int]]] = {node: set() for node in nodes}
    edgy: set[tuple[int, int]] = set()
    for n in tiles:
        for here, there, other in neighbours(estate, n):
            mine = (n, next(area.id for area in printed(estate, n).areas if here in area.edges))
            if other is None:
                edgy.add(mine)
            else:
                theirs = next(area.id for area in printed(estate, other).areas if there in area.edges)
                joined[mine].add((other, theirs))
    found: list[tuple[set[tuple[int, int]], bool]] = []
    for node in nodes:
        if not any(node in area for area, _ in found):
            area = flooded(node, joined)
            found.append((area, not area & edgy))
    return found


def plain_linked(estate: Estate) -> set[int]:
    """Return the linked tiles by flood fill over road pieces (5.4)."""
    tiles = range(len(estate.codes))
    pieces = [(n, piece) for n in tiles for piece in range(len(printed(estate, n).roads))]
    joined: dict[tuple[int, int], set[tuple[int, int]]] = {piece: set() for piece in pieces}
    for n, piece in pieces:
        for here, there, other in neighbours(estate, n):
            if here in printed(estate, n).roads[piece] and other is not None:
                roads = printed(estate, other).roads
                joined[n, piece].update((other, q) for q, road in enumerate(roads) if there in road)
    return {n for n, _ in flooded((0, 0), joined)}


@given(st.integers(0, 10**6), st.integers(1, 18))
def test_areas_kept_up_to_date_are_those_of_a_flood_fill(seed: int, tiles: int) -> None:
    estate = random_estate(seed, tiles)
    plain = sorted((sorted({n for n, _ in area}), closed) for area, closed in plain_areas(estate))
    numbers = range(len(estate.codes))
    kept = sorted(
        ([n for n in numbers if estate.spreads[root] >> n & 1], estate.is_closed(root))
        for root in estate.areas()
    )
    assert kept == plain


@given(st.integers(0, 10**6), st.integers(1, 18))
def test_linked_roads_kept_up_to_date_are_those_of_a_flood_fill(seed: int, tiles: int) -> None:
    estate = random_estate(seed, tiles)
    linked = {n for n in range(len(estate.codes)) if estate.is_linked(n)}
    assert linked == plain_linked(estate)
    barrels = sum(1 for n in linked for f in printed(estate, n).features if f.kind == "barrel")
    assert estate.road >> ROAD_BARREL & ROAD_MASK == barrels


@given(st.integers(0, 10**6), st.integers(0, 12))
def test_a_tile_fits_where_comparing_edges_says_so(seed: int, tiles: int) -> None:
    """Rule 4.7: an empty cell with a neighbour, and all edges that meet agree."""
    estate = random_estate(seed, tiles)
    at = {cell: n for n, cell in enumerate(estate.cells)}
    tile = random.Random(seed).randrange(1, 74)
    legal = set()
    for cell in {cell + step for cell in estate.cells for step in STEP} - set(at):
        for rotation in range(4):
            own = TERRAINS[tile << 2 | rotation]
            beside = [(d, at.get(cell + STEP[d])) for d in range(4)]
            if all(n is None or TERRAINS[estate.codes[n]][(d + 2) % 4] == own[d] for d, n in beside):
                legal.add(cell << 2 | rotation)
    assert set(estate.placements(tile)) == legal
    assert estate.fits_somewhere(tile) == bool(legal)
    assert all(estate.is_legal(tile, placement) for placement in legal)


@given(st.integers(0, 10**6))
def test_a_copy_of_an_estate_is_independent(seed: int) -> None:
    estate = random_estate(seed, 6)
    twin = estate.copy()
    before = [getattr(estate, name) for name in Estate.__slots__]
    frozen = [copy(value) for value in before]
    for tile in range(1, 74):
        placements = twin.placements(tile)
        if placements and tile << 2 not in {code & ~3 for code in twin.codes} and len(twin.codes) < 18:
            twin.lay(tile << 2 | placements[0] & 3, placements[0] >> 2)
    assert [getattr(estate, name) for name in Estate.__slots__] == frozen
