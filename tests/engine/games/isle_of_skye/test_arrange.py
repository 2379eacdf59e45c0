"""Positions of Isle of Skye set up by hand: what fits where, what changes places, what follows by itself."""

import pytest

from engine.core.contract import Refused
from engine.games.isle_of_skye import arrange
from engine.games.isle_of_skye.places import BAG, BANK, COINS, PURSE, SLOT, STOCK, cell_at, estate_place
from engine.games.isle_of_skye.tiles import TILE_OF
from tests.engine.games.isle_of_skye.arranging import VOICE, arranged, building, new_table

L01, L02, L03, L04 = (TILE_OF[name] for name in ("L01", "L02", "L03", "L04"))


def put(state, piece, origin, place):
    """The position after a drop that must be allowed."""
    after = arrange.moved(state, piece, origin, place)
    assert not isinstance(after, Refused), VOICE.speak(after.sentence)
    return after


def said(refused):
    assert isinstance(refused, Refused)
    return VOICE.speak(refused.sentence)


def in_bag(state):
    return [tile for tile, place in arrange.pieces(state) if place == BAG and tile < COINS]


def first_cell(state, tile, seat=0):
    """The first place in an estate that a tile of the bag may have."""
    every = arrange.places(state, tile, BAG)
    return next(p for p in every if estate_place(seat, 0) <= p < estate_place(seat + 1, 0))


def laid(state, count, seat=0):
    """The position after tiles of the bag were put into an estate."""
    for _ in range(count):
        tile = next(tile for tile in in_bag(state) if arrange.places(state, tile, BAG))
        state = put(state, tile, BAG, first_cell(state, tile, seat))
    return state


def test_a_tile_of_the_bag_is_laid_and_the_round_becomes_one_in_which_it_can_have_been():
    state = new_table(seed=3).state
    after = laid(state, 1)
    assert len(after.estates[0].codes) == 2
    assert (state.round, after.round, laid(state, 4).round, laid(state, 7).round) == (1, 2, 3, 4)
    assert len(after.bag) == len(state.bag) - 1


def test_an_estate_takes_no_more_than_the_rounds_give_and_neither_do_all_together():
    state = laid(new_table(players=2, seed=3).state, 15)
    tile = in_bag(state)[0]
    assert "Ann can have no more than 15 tiles" in said(arrange.moved(state, tile, BAG, estate_place(0, 0)))
    state = laid(state, 5, seat=1)
    assert "together" in said(arrange.moved(state, in_bag(state)[0], BAG, estate_place(1, 0)))
    assert state.round == 6
    assert not arrange.wrong(state)


def test_a_tile_that_others_hang_on_is_not_taken_away_the_outer_one_is():
    state = new_table(seed=3).state
    inner, outer = None, None
    while outer is None:
        state = laid(state, 1)
        pairs = list(zip(state.estates[0].codes, state.estates[0].cells, strict=True))[1:]
        lying = [(code >> 2, estate_place(0, cell, code & 3)) for code, cell in pairs]
        loose = [pair for pair in lying if arrange.places(state, *pair)]
        if len(loose) < len(lying):
            inner, outer = next(pair for pair in lying if pair not in loose), loose[0]
    assert inner is not None
    assert "would fall apart" in said(arrange.moved(state, *inner, BAG))
    after = put(state, *outer, BAG)
    assert outer[0] in in_bag(after)
    assert len(after.estates[0].codes) == len(state.estates[0].codes) - 1


def test_a_tile_is_turned_where_it_lies_as_far_as_it_fits():
    state = new_table(seed=3).state
    for tile in in_bag(state):
        after = put(state, tile, BAG, place := first_cell(state, tile))
        turned = [p for p in arrange.places(after, tile, place) if p >> 2 == place >> 2]
        if turned:
            again = put(after, tile, place, turned[0])
            assert again.estates[0].codes[1] == tile << 2 | turned[0] & 3
            return
    raise AssertionError("some tile fits beside the castle in two ways")


def test_why_a_tile_does_not_fit_is_said_as_in_play():
    state = new_table(seed=3).state
    tile = in_bag(state)[0]
    far = arrange.moved(state, tile, BAG, estate_place(0, cell_at(3, 0)))
    assert said(far) == "The cell 3 east of the castle touches no tile of your estate."


def test_a_tile_of_the_bag_changes_places_with_a_drawn_one_and_the_axe_stays_on_its_tile():
    state = arranged(2, drawn=["L10 L20 L30", "L11 L21 L31"]).state
    table = type(state).from_json(state.to_json())
    table.play(table.legal_moves()[0])  # the axe on L10
    after = put(table, TILE_OF["L40"], BAG, SLOT)
    assert list(after.drawn[:3]) == [TILE_OF["L20"], TILE_OF["L30"], TILE_OF["L40"]]
    assert after.axes[0] == 2
    assert TILE_OF["L10"] in in_bag(after)
    assert type(after).from_json(after.to_json()).to_json() == after.to_json()
    assert "Everybody draws 3 tiles" in said(arrange.moved(table, TILE_OF["L20"], SLOT + 1, BAG))


def test_gold_goes_between_purses_and_bank_and_two_prices_stay_possible():
    state = new_table(seed=3).state
    rich = put(state, COINS + 10, BANK, PURSE)
    assert list(rich.free) == [15, 5]
    given = put(rich, COINS + 10, PURSE, PURSE + 1)
    assert list(given.free) == [5, 15]
    assert "only 5 gold" in said(arrange.moved(state, COINS + 10, PURSE, BANK))
    assert "cannot do with less" in said(arrange.moved(state, COINS + 5, PURSE, BANK))


def test_while_tiles_are_laid_it_is_the_turn_of_the_first_who_has_one():
    state = building(2, stock=["L01", "L02"]).state
    emptied = put(state, L01, STOCK, BAG)
    assert emptied.to_move == 1
    assert not arrange.wrong(emptied)
    bare = put(emptied, L02, STOCK + 1, BAG)
    assert [VOICE.speak(why)[:27] for why in arrange.wrong(bare)] == ["Nobody has a tile to lay: p"]
    assert "has no tile to lay" in said(arrange.with_mover(emptied, 0))
    second = arrange.with_mover(state, 1)
    assert not isinstance(second, Refused)
    assert (second.to_move, second.start) == (1, 1)
    assert not arrange.wrong(second)


@pytest.mark.parametrize(("piece", "place"), [(L03, PURSE), (COINS + 1, BAG), (L04, BANK), (L04, 54)])
def test_tiles_and_gold_keep_to_their_heaps(piece, place):
    state = building(2, stock=["L01", "L02"]).state
    assert isinstance(arrange.moved(state, piece, BAG if piece < COINS else BANK, place), Refused)
