"""The landscapes: neighbours join, pictures stand where the data say, light never turns, two runs look the same."""

import math
from itertools import pairwise

import pytest

from engine.games.isle_of_skye.places import CASTLE, TILES
from engine.games.isle_of_skye.points import Scoring
from engine.games.isle_of_skye.tiles import COUNT_MASK, COUNTS, DIRECTIONS, KINDS, PRINTED, TERRAIN, TERRAINS
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye import paint_plaques
from ui.games.isle_of_skye.paint_cells import needs
from ui.games.isle_of_skye.paint_market import VALUE_TAB, banner, price_tag, stall, value_spots
from ui.games.isle_of_skye.paint_plaques import Payment, PlaquePrint, plaque
from ui.games.isle_of_skye.paint_stock import axe_token, bag, pile
from ui.games.isle_of_skye.paint_tile import tile
from ui.games.isle_of_skye.spots import found_spots, spots_of
from ui.games.isle_of_skye.terrain import EDGE, terrain_of
from ui.paint.cache import render
from ui.theme.look import dark, light
from ui.theme.players import EMBER, TIDE

CODES = range(4, (CASTLE + 1) << 2)
MIDDLES = {0: (EDGE / 2, 2), 1: (EDGE - 2, EDGE / 2), 2: (EDGE / 2, EDGE - 2), 3: (2, EDGE / 2)}


def ground_at(code, x, y):
    from PySide6.QtCore import QPointF

    return next((g.terrain for g in terrain_of(code).grounds if g.shape.contains(QPointF(x, y))), None)


def test_every_edge_shows_the_terrain_the_rules_give_it(qapp):
    for code in CODES:
        for side, (x, y) in MIDDLES.items():
            assert TERRAIN[ground_at(code, x, y)] == TERRAINS[code][side], (
                PRINTED[code >> 2].id,
                code & 3,
                side,
            )


def test_the_terrain_of_an_edge_reaches_from_corner_to_corner(qapp):
    """So neighbours join without a seam of another ground."""
    for code in CODES:
        for along in (8, 30, 70, 92):
            north = ground_at(code, along, 0.4)
            assert TERRAIN[north] == TERRAINS[code][0], (PRINTED[code >> 2].id, code & 3, along)


def test_roads_leave_the_tile_in_the_middle_of_the_edges_they_reach(qapp):
    for number in range(1, CASTLE + 1):
        printed = PRINTED[number]
        points = terrain_of(number << 2).road_points()
        for side, direction in enumerate(DIRECTIONS):
            x, y = ((EDGE / 2, 0), (EDGE, EDGE / 2), (EDGE / 2, EDGE), (0, EDGE / 2))[side]
            reaches = any(math.hypot(x - px, y - py) < 4 for px, py in points)
            assert reaches == any(direction in road for road in printed.roads), (printed.id, direction)


def test_the_pictures_are_those_of_the_rules(qapp):
    for number in range(1, TILES + 1):
        kinds = [spot.kind for spot in spots_of(number << 2)]
        for index, kind in enumerate(KINDS):
            assert kinds.count(kind) == COUNTS[number] >> 6 * index & COUNT_MASK
        assert kinds.count("scroll") == (PRINTED[number].scroll is not None)
    assert [spot.kind for spot in spots_of(CASTLE << 2)] == ["castle"]


def test_pictures_stand_on_their_own_ground(qapp):
    ground = {"sheep": "P", "cattle": "P", "farm": "P", "broch": "M", "ship": "W"}
    for code in CODES:
        for spot in spots_of(code):
            if spot.kind in ground:
                assert ground_at(code, spot.x, spot.y) == ground[spot.kind], (PRINTED[code >> 2].id, spot)


def test_the_stored_spots_are_those_the_search_finds(qapp):
    stored = {name: [tuple(spot) for spot in spots] for name, spots in found_spots().items()}
    for number in range(1, CASTLE + 1):
        assert sorted(stored[PRINTED[number].id]) == sorted(map(tuple, spots_of(number << 2)))


@pytest.mark.parametrize("theme", [light(), dark()], ids=["light", "dark"])
def test_two_runs_paint_the_same_tile_and_each_turn_is_a_picture_of_its_own(qapp, theme):
    images = [render(tile(7 << 2 | turn, 60, EMBER), theme).toImage() for turn in range(4)]
    assert images[0] == render(tile(7 << 2, 60, EMBER), theme).toImage()
    assert all(images[0] != other for other in images[1:])


def test_the_castle_flies_its_owners_flag(qapp):
    one, other = (render(tile(CASTLE << 2, 90, player), light()).toImage() for player in (EMBER, TIDE))
    assert one != other


def test_every_scoring_tile_has_a_picture_of_its_own(qapp):
    images = [
        render(plaque(PlaquePrint("A", kind, "", "", "", (Payment.NOW,))), light()).toImage()
        for kind in Scoring
    ]
    assert all(one != other for number, one in enumerate(images) for other in images[:number])


@pytest.mark.parametrize(
    "picture",
    [pile(gold, 30, 33) for gold in (1, 4, 9, 63, 120)]
    + [price_tag(gold, dear=dear) for gold in (1, 10, 120) for dear in (False, True)]
    + [axe_token(72), bag(82, 78), stall(236, 150, EMBER, "Aoi", "waits", 236), needs(104, "PM-W")]
    + [banner(300, 34, TIDE, "Estate of Aoi")]
    + [plaque(PlaquePrint("D", kind, "Name", "rule", "now 3", (Payment.DONE,) * 3)) for kind in Scoring],
    ids=lambda picture: f"{picture.kind} {picture.params[:1]}",
)
def test_nothing_is_cut_off_at_the_edge_of_its_box(qapp, picture):
    image = render(picture, dark(), 2.0).toImage()
    xs, ys = range(image.width()), range(image.height())
    rim = [(x, y) for x in xs for y in (0, ys[-1])] + [(x, y) for y in ys for x in (0, xs[-1])]
    if picture.kind != "skye banner":
        assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 16


@pytest.mark.parametrize("widths", [[11.0] * 3, [11.0, 21.0, 11.0], [21.0] * 4, [9.0] * 4])
def test_points_stand_nearer_to_their_own_letter_than_to_the_next(widths):
    """Also beside a name in the smallest window, where figures are largest."""
    room = at.head_values(at.panel(0, 4), [1 if width < 15 else 2 for width in widths], False).w - 8
    spots, gap = value_spots(room, widths)
    ends = [spot + VALUE_TAB + gap + width for spot, width in zip(spots, widths, strict=True)]
    assert gap > 1
    assert spots[0] >= 0
    assert ends[-1] <= room
    assert all(after - end > gap for end, after in zip(ends, spots[1:], strict=False))


def test_the_live_values_of_all_rivals_stand_in_columns_where_there_is_room():
    first, _ = value_spots(204, [11.0] * 4)
    assert [after - spot for spot, after in pairwise(first)] == [51.0] * 3
    assert first[0] == pytest.approx(204 - first[-1] - VALUE_TAB - 5 - 11)


@pytest.mark.parametrize("kind", list(Scoring))
@pytest.mark.parametrize("scale", [1.0, 0.7])
def test_what_is_scored_keeps_off_the_edge_of_its_plaque(qapp, monkeypatch, kind, scale):
    blank, dpr = plaque(PlaquePrint("A", kind, "", "", "", ())), 2.0
    with_picture = render(blank, light(), scale, dpr).toImage()
    monkeypatch.setitem(paint_plaques._SCORED, kind, lambda canvas: None)
    without = render(blank, light(), scale, dpr).toImage()
    changed = [
        x
        for x in range(with_picture.width())
        for y in range(with_picture.height())
        if with_picture.pixel(x, y) != without.pixel(x, y)
    ]
    assert changed
    assert max(changed) / (dpr * scale) + blank.box.x <= at.PLAQUE_WIDTH - 5
