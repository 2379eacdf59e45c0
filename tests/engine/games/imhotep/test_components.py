"""Rules file 2 and 3.1: what is in the box, counted."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.imhotep.components import (
    CARD_COUNTS,
    MIN_LOAD,
    OBELISKS_B,
    PYRAMID_A,
    PYRAMID_B,
    ROUND_CARDS,
    SHIP_TILES,
    Card,
)
from engine.games.imhotep.facts import FACTS


def test_there_are_34_market_cards_of_four_colours():
    assert sum(CARD_COUNTS) == 34
    assert sum(CARD_COUNTS[Card.ENTRANCE : Card.PYRAMID_DECORATION]) == 6
    assert sum(CARD_COUNTS[Card.PYRAMID_DECORATION : Card.STATUE]) == 8
    assert CARD_COUNTS[Card.STATUE] == 10
    assert sum(CARD_COUNTS[Card.LEVER :]) == 10


@pytest.mark.parametrize(("players", "berths"), [(2, 68), (3, 74), (4, 83)])
def test_the_seven_round_cards_of_a_player_count_have_so_many_berths(players, berths):
    assert len(set(ROUND_CARDS[players])) == 7
    assert sum(map(sum, ROUND_CARDS[players])) == berths


def test_every_round_card_can_be_built_from_the_eight_ship_tiles():
    tiles = Counter(SHIP_TILES)
    assert tiles == {4: 2, 3: 3, 2: 2, 1: 1}
    for cards in ROUND_CARDS.values():
        assert all(Counter(card) <= tiles for card in cards)


def test_a_ship_needs_one_stone_less_than_berths_and_at_least_one():
    assert MIN_LOAD[1:] == tuple(max(1, capacity - 1) for capacity in (1, 2, 3, 4))


def test_printed_points_add_up():
    assert sum(PYRAMID_A) == 34
    assert [sum(pyramid) for pyramid in PYRAMID_B] == [12, 11, 13]
    assert sum(OBELISKS_B[:4]) == 34
    assert len(OBELISKS_B) == 8


def test_presets_are_all_a_all_b_and_a_random_side_for_each_site():
    a, b, mixed = FACTS.presets
    sites = {"market", "pyramids", "temple", "burial", "obelisks"}
    assert a.values == dict.fromkeys(sites, "A")
    assert b.values == dict.fromkeys(sites, "B")
    assert set(mixed.shuffled) == sites
    wrath = FACTS.option("wrath")
    assert wrath is not None
    assert wrath.default is False
