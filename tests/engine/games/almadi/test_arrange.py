"""Positions of Almadi set up by hand: what follows by itself, what is refused and in which words."""

import pytest

from engine.core.contract import Refused
from engine.games.almadi import arrange
from engine.games.almadi.components import CHARACTER_IDS, OBJECTIVE_IDS
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    COMPLETED,
    HAND,
    MIDDLE,
    OBJECTIVE,
    OBJECTIVES,
    ROW,
    SLOT,
    STALL,
    STALLS,
    STALLS_DECK,
    SUPPLY,
    TABLEAU,
    cell_at,
    realm_place,
)
from tests.engine.games.almadi.desk import VOICE, fresh


def put(position, piece, origin, place):
    """Put a piece somewhere; fails with the reason if it is refused."""
    after = arrange.moved(position, piece, origin, place)
    assert not isinstance(after, Refused), VOICE.speak(after.sentence)
    return after


def refused(position, piece, origin, place):
    after = arrange.moved(position, piece, origin, place)
    assert isinstance(after, Refused)
    return VOICE.speak(after.sentence)


def wrong(position):
    return [VOICE.speak(why) for why in arrange.wrong(position)]


def at(seat, row, column):
    return realm_place(seat, cell_at(row, column))


@pytest.fixture
def table():
    return fresh(2).position


def test_a_landscape_of_the_central_board_is_a_turn_and_its_slot_is_filled_from_the_supply(table):
    tile, following = table.slots[3], table.supply[0]
    after = put(table, tile, SLOT + 3, at(1, 2, 1))
    assert after.lying[CELLS + cell_at(2, 1)] == tile
    assert after.slots[3] == following
    assert (after.turns, after.start, after.to_move) == (1, 1, 0)
    assert not wrong(after)


def test_a_landscape_that_goes_back_lies_below_the_supply_and_its_turn_was_never_taken(table):
    tile = table.slots[3]
    after = put(put(table, tile, SLOT + 3, at(1, 2, 1)), tile, at(1, 2, 1), SUPPLY)
    assert after.supply[-1] == tile
    assert after.turns == 0
    assert not after.occupied[1] & 1 << cell_at(2, 1)


def test_two_landscapes_change_places(table):
    first, second = table.slots[0], table.slots[1]
    after = put(put(table, first, SLOT, at(0, 1, 1)), second, SLOT + 1, at(0, 1, 1))
    assert after.lying[cell_at(1, 1)] == second
    assert after.slots[1] == first
    assert after.turns == 1


def test_who_is_two_landscapes_ahead_cannot_be(table):
    after = put(put(table, table.slots[0], SLOT, at(0, 1, 1)), table.slots[1], SLOT + 1, at(0, 1, 2))
    assert wrong(after)[0].startswith("Ann has placed 2 landscapes, Ben 0 landscapes")


def test_a_realm_reaches_no_further_than_turns_can_bring_it(table):
    first, second = table.slots[0], table.slots[1]
    assert "cannot reach column 8" in refused(table, first, SLOT, at(0, 1, 8))
    after = put(put(table, first, SLOT, at(0, 1, 7)), second, SLOT + 1, at(0, 1, 13))
    after = put(after, first, at(0, 1, 7), at(1, 1, 1))
    assert len(wrong(after)) == 1
    assert "too far to the right: 1 landscape cannot reach column 13" in wrong(after)[0]


def test_rows_outside_1_to_4_are_for_abriza_who_stays_while_they_are_used():
    position = played_in(fresh(2, characters=True).position)
    abriza = CHARACTER + CHARACTER_IDS.index("K02")
    position.row, position.played[0] = position.row & ~(1 << abriza - CHARACTER), 0
    tile = position.slots[0]
    assert "only in a realm with Abriza" in refused(position, tile, SLOT, at(0, 5, 1))
    position.played[0] = 1 << abriza - CHARACTER
    after = put(position, tile, SLOT, at(0, 5, 1))
    assert refused(after, abriza, TABLEAU, ROW).startswith("Abriza stays")


def played_in(position):
    """Let all choose their characters."""
    while position.dealt[0] or position.dealt[1]:
        position.play(position.legal_moves()[0])
    return position


def test_characters_are_chosen_before_anything_is_changed_and_nobody_holds_more_than_kept():
    position = fresh(2, characters=True).position
    assert "chosen first" in refused(position, position.slots[0], SLOT, SUPPLY)
    assert "chosen first" in VOICE.speak(arrange.with_mover(position, 1 - position.to_move).sentence)
    position = played_in(position)
    card = CHARACTER + (position.row & -position.row).bit_length() - 1
    assert "nobody holds more" in refused(position, card, ROW, HAND + 1)
    assert put(position, card, ROW, TABLEAU + 1).played[1] == 1 << card - CHARACTER


def test_an_objective_is_completed_exactly_while_its_condition_is_true(table):
    card = OBJECTIVE_IDS.index("N1")
    table.middle, bit = 1 << card, 1 << card
    assert "so it is not completed" in refused(table, OBJECTIVE + card, MIDDLE, COMPLETED)
    after = put(table, OBJECTIVE + card, MIDDLE, OBJECTIVES)
    for _ in range(6):
        after = put(after, 200, 22, 50)
    assert after.unfinished[0] == bit
    after = put(after, 200, 22, 50)
    assert (after.unfinished[0], after.completed[0]) == (0, bit)
    assert "it is completed" in refused(after, OBJECTIVE + card, COMPLETED, OBJECTIVES)
    assert put(after, 200, 50, 22).completed[0] == bit


def test_a_stall_card_of_the_goods_wanted_is_drawn_and_goes_back_below_the_deck(table):
    cards = list(table.cards)
    goods = cards[5]
    first = cards.index(goods)
    after = put(table, STALL + goods, STALLS_DECK, STALLS + 1)
    assert after.stalls[4 + goods] == 1
    assert list(after.cards[1:]) == [*cards[:first], *cards[first + 1 :]]
    after = put(after, STALL + goods, STALLS + 1, STALLS_DECK)
    assert list(after.cards) == [*cards[:first], *cards[first + 1 :], goods]


def test_stall_cards_of_the_deck_are_known_by_their_goods(table):
    left = [piece - STALL for piece, place in arrange.pieces(table) if place == STALLS_DECK]
    assert sorted(left) == sorted(table.cards)


def test_what_is_pending_is_dropped_and_the_turn_is_the_next_seats(table):
    first = table.to_move
    table.play(next(move for move in table.legal_moves()))
    table.moons = 1
    after = put(table, 210, 24, 70)
    assert after.slot == -1
    assert after.moons == 0
    assert after.to_move == 1 - first


def test_no_landscape_comes_when_all_are_placed():
    position = fresh(2).position
    while position.to_move >= 0:
        position.play(position.legal_moves()[0])
    tile = position.slots[0]
    place = next(p for p in (at(0, r, c) for r in range(1, 5) for c in range(1, 20))
                 if not position.lying[p - 1000])  # fmt: skip
    assert "All 32 landscapes have been placed" in refused(position, tile, SLOT, place)
    assert "nobody's turn" in VOICE.speak(arrange.with_mover(position, 0).sentence)
    laid, origin = next(found for found in arrange.pieces(position) if 1000 <= found[1] < 1000 + CELLS)
    assert put(position, laid, origin, SUPPLY).to_move == 0
