"""Every place of Imhotep's board lies where it can be seen and is no other place (rules 2, 7, 8)."""

import itertools

import pytest

from engine.games.imhotep.components import (
    OBELISKS_B,
    PYRAMID_A,
    ROUND_CARDS,
    SHIP_TILES,
    SLED,
    SMALL_PYRAMID,
    STONES,
    Site,
)
from ui.games.imhotep import geometry as g
from ui.paint.picture import Box

SLAB = Box(0, 0, g.SITE_WIDTH, g.SITE_HEIGHT).rect()
ALL_ROUNDS = sorted({card for cards in ROUND_CARDS.values() for card in cards})


def inside(inner: Box, outer: Box) -> bool:
    return outer.rect().contains(inner.rect())


def apart(boxes):
    return all(not a.rect().intersects(b.rect()) for a, b in itertools.combinations(boxes, 2))


def test_five_sites_stand_apart_on_the_quay():
    slabs = [g.site_box(site) for site in Site]
    assert apart(slabs)
    assert all(inside(slab, g.BOARD) and slab.y + slab.h < g.QUAY_Y for slab in slabs)


def test_market_spaces_lie_apart_on_the_slab():
    slots = [g.site_market_slot(slot) for slot in range(4)]
    assert apart(slots)
    assert all(SLAB.contains(slot.rect()) for slot in slots)


def test_the_large_pyramid_fills_columns_from_the_left_each_from_the_top():
    """7.2: level 1 reads 2 2 2 / 1 4 1 / 3 3 3 when its points are laid on its spaces."""
    spaces = [(g.site_pyramid_space(count), points) for count, points in enumerate(PYRAMID_A)]
    by_place = sorted(spaces[:9], key=lambda pair: (pair[0].y, pair[0].x))
    assert [points for _, points in by_place] == [2, 2, 2, 1, 4, 1, 3, 3, 3]
    second = sorted(spaces[9:13], key=lambda pair: (pair[0].y, pair[0].x))
    assert [points for _, points in second] == [2, 1, 3, 3]
    assert apart([box for box, _ in spaces[:9]])


def test_a_level_stands_half_a_stone_in_and_one_lip_up():
    first, second, top = (g.site_pyramid_space(count) for count in (0, 9, 13))
    assert (second.x - first.x, second.y - first.y) == (
        g.PYRAMID_STONE / 2,
        g.PYRAMID_STONE / 2 - g.PYRAMID_LIP,
    )
    assert (top.x - second.x, top.y - second.y) == (g.PYRAMID_STONE / 2, g.PYRAMID_STONE / 2 - g.PYRAMID_LIP)


@pytest.mark.parametrize("stones", [1, 5, 20, 60])
def test_stones_beside_the_pyramids_stay_on_the_slab(stones):
    row = [g.site_beside(count, stones) for count in range(stones)]
    assert all(SLAB.contains(box.rect()) for box in row)
    assert len({box.x for box in row}) == stones


def test_small_pyramids_stand_left_middle_right_and_fill_left_column_first():
    """8.2"""
    bases = [g.site_small_pyramid(pyramid) for pyramid in range(3)]
    assert apart(bases)
    assert all(SLAB.contains(base.rect()) for base in bases)
    assert bases[0].x < bases[1].x < bases[2].x
    for pyramid in range(3):
        spaces = [g.site_small_space(pyramid, count) for count in range(SMALL_PYRAMID)]
        assert spaces[0].x == spaces[1].x < spaces[2].x == spaces[3].x
        assert spaces[0].y == spaces[2].y < spaces[1].y == spaces[3].y
        assert spaces[0].x < spaces[4].x < spaces[2].x
        assert apart(spaces[:4])


@pytest.mark.parametrize("width", [4, 5])
def test_temple_columns_fill_left_to_right_and_layers_rise_below_the_roof(width):
    """7.3"""
    many = 2 * STONES
    boxes = [g.site_temple_space(count, width, many) for count in range(many)]
    assert [box.x for box in boxes[:width]] == sorted({box.x for box in boxes})
    assert all(box.y > g.TEMPLE_ROOF_Y for box in boxes)
    assert all(later.y < earlier.y for earlier, later in zip(boxes, boxes[width:], strict=False))
    assert SLAB.contains(g.site_temple_reward(width - 1, width).rect())


@pytest.mark.parametrize("stones", [0, 17, 18, 30, 50])
def test_the_burial_chamber_has_room_for_the_next_stone(stones):
    """7.4: row k mod 3, column k div 3, unlimited to the right."""
    columns = g.burial_columns(stones)
    cells = [g.site_burial_cell(count, columns) for count in range(stones + 1)]
    assert apart(cells)
    assert all(inside(cell, g.BURIAL_PIT) for cell in cells)
    assert len({cell.y for cell in cells}) == min(3, stones + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_obelisks_stand_side_by_side_and_never_leave_the_slab(players):
    for seat in range(players):
        boxes = [g.site_obelisk_stone(seat, players, count, STONES) for count in range(STONES)]
        assert all(SLAB.contains(box.rect()) for box in boxes)
    assert apart([g.site_obelisk_stone(seat, players, 0) for seat in range(players)])
    assert apart([g.site_waiting_stone(seat, players, 0) for seat in range(players)])
    assert all(
        g.site_waiting_stone(0, players, count, STONES).y > g.site_tower_stone(0, 0).y + g.TOWER_STONE
        for count in range(STONES)
    )


def test_eight_towers_stand_in_one_row():
    """8.5"""
    feet = [g.site_tower_stone(tower, 0) for tower in range(len(OBELISKS_B))]
    assert apart(feet)
    assert all(SLAB.contains(box.rect()) for box in feet)
    assert len({box.y for box in feet}) == 1
    assert g.site_tower_stone(0, 2).y > g.HEADER.y + g.HEADER.h


@pytest.mark.parametrize("card", ALL_ROUNDS, ids=lambda card: "-".join(map(str, card)))
def test_the_ships_of_every_round_lie_apart_beside_the_round_card(card):
    ships = [g.harbour_ship(number, card) for number in range(len(card))]
    assert apart([*ships, g.ROUND_CARD])
    assert all(inside(ship, g.BOARD) for ship in ships)
    assert g.harbour_scale(card) > 0.9
    assert all(ship.y > g.DOCK_LABEL_Y for ship in ships)


@pytest.mark.parametrize("capacity", sorted(set(SHIP_TILES)))
def test_berths_lie_apart_on_their_ship_bow_first(capacity):
    ship = g.harbour_ship(0, (capacity,))
    berths = [g.berth_box(ship, index) for index in range(capacity)]
    assert apart(berths)
    assert all(inside(berth, ship) for berth in berths)
    assert [berth.x for berth in berths] == sorted(berth.x for berth in berths)
    assert all(
        inside(Box(face.x, face.y + 1, face.w, face.h - 1), berth)
        for face, berth in ((g.berth_stone(ship, index), berths[index]) for index in range(capacity))
    )


def test_four_large_ships_at_neighbouring_docks_do_not_touch():
    docked = [g.docked_ship(site, 4) for site in Site]
    assert apart(docked)
    assert all(inside(ship, g.BOARD) for ship in docked)
    assert all(ship.y > g.QUAY_Y for ship in docked)


def test_each_jetty_lies_straight_below_its_site():
    for site in Site:
        assert (
            g.jetty(site).rect().center().x() == g.site_box(site).rect().center().x() == g.dock_centre(site)
        )
        assert inside(g.jetty(site), Box(*g.site_zone(site)).grown(1))


def test_the_unloading_order_has_four_spaces_on_its_tray():
    slots = [g.order_slot(number) for number in range(4)]
    assert apart(slots)
    assert all(inside(slot, g.ORDER_TRAY) for slot in slots)


def test_the_sled_holds_five_stones():
    wells = [g.sled_well(index) for index in range(SLED)]
    assert apart(wells)
    assert all(inside(well, g.SLED) for well in wells)


@pytest.mark.parametrize(("cards", "width"), [(1, 784), (4, 1128), (12, 1128), (20, 992)])
def test_own_cards_stay_in_the_dock_and_each_shows_its_left_edge(cards, width):
    boxes = [g.dock_card(index, cards, width) for index in range(cards)]
    if width - g.CARDS_LEFT > g.DOCK_CARD_WIDTH:
        assert all(box.x + box.w <= width - 15.9 for box in boxes)
    assert len({box.x for box in boxes}) == cards
    assert all(box.y + box.h < g.DOCK_HEIGHT for box in boxes)


def test_labels_of_closed_docks_keep_clear_of_the_tray_and_the_lever():
    for site in Site:
        centre = g.dock_centre(site)
        for width in (100.0, 190.0):
            label = Box(centre - width / 2, 0, width, 1)
            clear = label.x + label.w <= g.CARD_IN_PLAY.x or label.x >= g.ORDER_TRAY.x + g.ORDER_TRAY.w
            assert g.is_over_tray(centre, width) == (not clear)
    assert g.is_over_tray(g.dock_centre(Site.TEMPLE), 100.0)
    assert not g.is_over_tray(g.dock_centre(Site.MARKET), 190.0)
