"""Rules 2.3: the best division, exactly; examples 8.2. A slow solver over all 89 melds is the judge."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.four_color_cards import partition
from engine.games.four_color_cards.cards import packs_of
from engine.games.four_color_cards.melds import MELDS, meld_of
from engine.games.four_color_cards.partition import INCOMPLETE
from tests.engine.games.four_color_cards.conftest import kinds, meld_numbers


def best(hand, offer):
    return partition.best(packs_of(kinds(hand)), kinds(offer)[0])


@pytest.mark.parametrize(
    ("hand", "offer", "points", "melds"),
    [
        ("rc*2", "rc", 1, "rc*3"),
        ("rc*3", "rc", 6, "rc*4"),
        ("rk*3", "rk", 8, "rk*4"),
        ("rk", "rk", 2, "rk; rk"),
        ("rs gs", "ys", 3, "rs gs ys"),
        ("rs gs ys", "ws", 5, "rs gs ys ws"),
        ("rs*2", "rs", 1, "rs*3"),
        ("rc*3 rh rp", "rc", 4, "rc rh rp; rc*3"),
    ],
)
def test_best_of_small_hands(hand, offer, points, melds):
    assert best(hand, offer) == points
    winning = partition.winning(packs_of(kinds(hand)), kinds(offer)[0])
    assert winning is not None
    assert winning.points == points
    assert [winning.completed, *winning.concealed] == meld_numbers(melds), "the open meld first"


def test_an_incomplete_hand_is_worth_nothing():
    assert best("rc*3 rh rp", "rh") == INCOMPLETE
    assert partition.winning(packs_of(kinds("rc*3 rh rp")), kinds("rh")[0]) is None


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("rk*2", 2),
        ("rk*3", 3),
        ("rk*2 ra re", 3),
        ("rk ra*3 re*3", 7),
        ("rc*2 rh*2 rp*2", 2),
        ("rc*3 rh*3 rp*3", 9),
        ("rs*2 gs ys ws", INCOMPLETE),
        ("rs*3 gs ys ws", 6),
        ("rs*2 gs*2 ys*2", 6),
        ("rs*4 gs ys ws", 11),
        ("rc*4 yk", 9),
        ("rc*4 yk gk", 10),
        ("", 0),
    ],
)
def test_best_without_an_offered_card(hand, points):
    assert partition.best_concealed(packs_of(kinds(hand))) == points


def test_of_equal_divisions_the_one_with_the_fewest_melds_is_shown():
    """W5: general quad and two pairs, or two singles and two commanders, are worth 6."""
    winning = partition.winning(packs_of(kinds("rk*4 ra*2 re*2 gp*2")), kinds("gp")[0])
    assert winning is not None
    assert list(winning.concealed) == meld_numbers("ra*2; re*2; rk*4")


def test_of_as_many_melds_those_that_come_first_in_the_table_are_shown():
    """Nine soldiers as three squads or as three battalions are worth 9 and are three melds."""
    winning = partition.winning(packs_of(kinds("gs*3 ys*3 ws*3")), kinds("rk")[0])
    assert winning is not None
    assert list(winning.concealed) == meld_numbers("gs*3; ys*3; ws*3")


def test_the_offered_copy_goes_where_it_is_worth_most():
    """A concealed triple of chariots (3) and an open battlefield (1) beat an open triple (1) and battlefield (1)."""
    winning = partition.winning(packs_of(kinds("wc*3 wh wp")), kinds("wc")[0])
    assert winning is not None
    assert winning.completed == meld_of(*kinds("wc wh wp"))


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("rc*3 rh rp wk", ""),
        ("rc rh gp", "rc rh gp"),
        ("rs*2 gs ys", "rs"),
        ("rk ra re re", "re"),
        ("rs*2", "rs*2"),
        ("rs gs ys ws rs", "rs"),
    ],
)
def test_misfits_are_the_fewest_cards_that_fit_into_no_meld(hand, left):
    assert partition.misfits(packs_of(kinds(hand))) == sorted(kinds(left))


# ---------------------------------------------------------------- the slow judge


@cache
def slow_divisions(hand: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every division of some sorted cards into melds, as sorted numbers."""
    if not hand:
        return [()]
    found = set()
    for number, meld in enumerate(MELDS):
        if hand[0] in meld.cards:
            rest = list(hand)
            try:
                for card in meld.cards:
                    rest.remove(card)
            except ValueError:
                continue
            found.update(tuple(sorted((number, *more))) for more in slow_divisions(tuple(rest)))
    return sorted(found)


def slow_winning(hand: list[int], offer: int) -> tuple[int, tuple[int, ...]] | None:
    """Points and melds of the division that the rules choose, by looking at all."""
    choices = []
    for melds in slow_divisions(tuple(sorted([*hand, offer]))):
        for opened in set(melds):
            if offer in MELDS[opened].cards:
                points = sum(MELDS[n].concealed for n in melds) - MELDS[opened].concealed + MELDS[opened].open
                choices.append((-points, len(melds), melds))
    return (-min(choices)[0], min(choices)[2]) if choices else None


WHOLE_HANDS = st.lists(st.sampled_from([meld.cards for meld in MELDS]), min_size=1, max_size=4).map(
    lambda melds: [card for cards in melds for card in cards]
)
FEW_KINDS = st.lists(st.sampled_from(kinds("rk ra re gc gh gp rs gs ys ws")), min_size=1, max_size=10)


@settings(max_examples=150, deadline=None)
@given(st.one_of(WHOLE_HANDS, FEW_KINDS), st.data())
def test_the_solver_agrees_with_a_slow_one(hand, data):
    if max(map(hand.count, hand)) > 4:
        return
    offer = data.draw(st.sampled_from(hand))
    hand.remove(offer)
    judged = slow_winning(hand, offer)
    packs = packs_of(hand)
    winning = partition.winning(packs, offer)
    assert partition.complete(packs, offer) == (judged is not None)
    assert partition.best(packs, offer) == (INCOMPLETE if judged is None else judged[0])
    assert (winning is None) == (judged is None)
    if winning is not None and judged is not None:
        assert tuple(sorted((winning.completed, *winning.concealed))) == judged[1]


@settings(max_examples=100, deadline=None)
@given(FEW_KINDS)
def test_a_hand_without_misfits_is_a_hand_that_divides(hand):
    if max(map(hand.count, hand)) > 4:
        return
    packs = packs_of(hand)
    assert (not partition.misfits(packs)) == (partition.best_concealed(packs) != INCOMPLETE)
    assert (not partition.misfits(packs)) == bool(slow_divisions(tuple(sorted(hand))))


def test_melds_of_one_branch_are_found_for_every_colour():
    for colour in "rgyw":
        assert best(f"{colour}k {colour}a", f"{colour}e") == 2
        assert best(f"{colour}c*3 {colour}h", f"{colour}h") == 3
