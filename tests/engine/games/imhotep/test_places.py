"""Numbers of pieces and places: one for each, none twice, all inside a move."""

from __future__ import annotations

from itertools import chain

from engine.core.move import PIECE_MASK, PLACE_MASK
from engine.games.imhotep import places
from engine.games.imhotep.components import KINDS, STONES

SEATS = range(4)
ALL_STONES = range(4 * STONES)

PIECES = [
    *map(places.stone, SEATS),
    *map(places.ship, range(4)),
    *map(places.pile, SEATS),
    *map(places.market_card, range(4)),
    places.PAIR,
    *map(places.card, range(1, KINDS)),
]
PLACES = [
    places.POINT,
    *map(places.order_slot, range(4)),
    *map(places.berth, range(16)),
    *map(places.site, range(5)),
    *map(places.harbour, range(4)),
    *map(places.sled, SEATS),
    *map(places.quarry, SEATS),
    *map(places.cards, SEATS),
    *map(places.market_slot, range(4)),
    places.PAIR_SPACE,
    places.DECK,
    places.DISCARD,
    places.IN_PLAY,
    places.ROUND_DECK,
    *map(places.pyramid, range(3)),
    *(places.small_space(number, count) for number in range(3) for count in range(5)),
    *map(places.pyramid_space, range(14)),
    *map(places.beside, ALL_STONES),
    *map(places.temple_space, ALL_STONES),
    *map(places.burial_space, ALL_STONES),
    *(places.obelisk(seat, count) for seat in SEATS for count in range(STONES)),
    *(places.tower(number, level) for number in range(8) for level in range(3)),
]


def test_no_number_is_used_twice_and_0_is_none():
    for numbers in (PIECES, PLACES):
        assert len(set(numbers)) == len(numbers)
        assert 0 not in numbers


def test_all_numbers_fit_into_a_move():
    assert max(PIECES) <= PIECE_MASK
    assert max(PLACES) <= PLACE_MASK


def test_berths_are_numbered_by_ship_and_berth():
    assert [places.berth(index) for index in (0, 3, 4, 15)] == [11, 14, 21, 44]
    assert [places.berth_index(places.berth(index)) for index in range(16)] == list(range(16))
    others = chain(range(11), (15, 19, 20, 25, 30, 40), range(45, 200))
    assert all(places.berth_index(number) == -1 for number in others)


def test_a_stone_beyond_the_large_pyramid_lies_beside_it():
    assert places.pyramid_space(14) == places.beside(0)
