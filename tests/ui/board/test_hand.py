"""The own order of a hand: what stays, what comes back, where new cards go."""

import pytest

from ui.board.hand import HandOrder, hand_of
from ui.board.layout import Piece, Plan
from ui.paint.picture import Box, Picture

CARD = Picture("card", (), Box(0, 0, 10, 10), lambda canvas: None)


def hand(*keys):
    """A plan with these cards in the game's order, and something that is none of them."""
    cards = [
        Piece(key, CARD, 10.0 * n, 5.0, Box(0, 0, 10, 10), n + 1, 1, level=n, sorts=True)
        for n, key in enumerate(keys)
    ]
    return Plan(pieces=(Piece("board", CARD, 400, 0, Box(0, 0, 10, 10)), *cards))


def keys(plan):
    return "".join(card.key for card in hand_of(plan))


@pytest.fixture
def order():
    return HandOrder()


def moved(order, plan, key, index):
    order.move(plan, 0, key, index)
    return order.arrange(plan, 0)


@pytest.mark.parametrize(("index", "wanted"), [(0, "DABCE"), (1, "ADBCE"), (2, "ABDCE"), (4, "ABCED")])
def test_a_card_goes_between_the_two_it_is_put_between(order, index, wanted):
    assert keys(moved(order, hand(*"ABCDE"), "D", index)) == wanted


def test_where_a_card_lies_already_changes_nothing(order):
    assert not order.move(hand(*"ABC"), 0, "B", 1)
    assert not order.is_own(0)
    assert not order.move(hand(*"ABC"), 0, "X", 1)


def test_cards_take_each_others_places_and_levels_but_keep_their_height(order):
    plan = moved(order, hand(*"ABC"), "C", 0)
    laid = {card.key: (card.x, card.level, card.y) for card in hand_of(plan)}
    assert laid == {"C": (0, 0, 5), "A": (10, 1, 5), "B": (20, 2, 5)}
    assert plan.pieces[0].x == 400


def test_a_new_card_comes_behind_the_card_before_it_in_the_games_sorting(order):
    moved(order, hand(*"ABCD"), "D", 0)
    assert keys(order.arrange(hand(*"ABbCD"), 0)) == "DABbC"
    assert keys(order.arrange(hand(*"0ABCD"), 0)) == "0DABC"


def test_a_card_that_comes_back_lies_where_it_lay(order):
    moved(order, hand(*"ABCD"), "A", 2)
    assert keys(order.arrange(hand(*"BCD"), 0)) == "BCD"
    assert keys(order.arrange(hand(*"ABCD"), 0)) == "BCAD"
    moved(order, order.arrange(hand(*"ABC"), 0), "C", 0)
    assert keys(order.arrange(hand(*"ABCD"), 0)) == "CBAD"


def test_every_seat_has_its_own_order_and_may_forget_it(order):
    moved(order, hand(*"ABC"), "A", 2)
    assert keys(order.arrange(hand(*"ABC"), 1)) == "ABC"
    order.forget(0)
    assert keys(order.arrange(hand(*"ABC"), 0)) == "ABC"
    assert not order.is_own(0)
