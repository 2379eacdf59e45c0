"""Rules 1 and 2.1: the deck, the 89 melds and their points; examples 8.1."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.four_color_cards import cards as deck
from engine.games.four_color_cards.melds import MELDS, MeldKind, meld_of
from tests.engine.games.four_color_cards.conftest import kinds


def test_the_deck_has_four_cards_of_28_kinds(new_match):
    position = new_match(2).position
    everything = position.deck + [card for seat in (0, 1) for card in position.observe(seat)["hand"]]
    assert len(everything) == deck.CARDS == 112
    assert Counter(everything) == dict.fromkeys(range(28), 4)


@pytest.mark.parametrize(("players", "left"), [(2, 71), (3, 51), (4, 31)])
def test_twenty_cards_each_and_one_more_for_the_starter(new_match, players, left):
    position = new_match(players).position
    assert sorted(position.held) == [20] * (players - 1) + [21]
    assert position.held[position.starter] == 21
    assert len(position.deck) == left


def test_the_starter_is_random(new_match):
    assert {new_match(4, seed).position.starter for seed in range(40)} == {0, 1, 2, 3}


def test_there_are_89_melds():
    counts = Counter(meld.kind for meld in MELDS)
    assert counts == {
        MeldKind.SINGLE: 4,
        MeldKind.PAIR: 20,
        MeldKind.TRIPLE: 24,
        MeldKind.QUAD: 24,
        MeldKind.GENERAL_QUAD: 4,
        MeldKind.COMMANDER: 4,
        MeldKind.BATTLEFIELD: 4,
        MeldKind.BATTALION3: 4,
        MeldKind.BATTALION4: 1,
    }
    assert len(MELDS) == 89


def test_melds_are_numbered_by_the_table_and_then_by_kind():
    keys = [(meld.kind, meld.cards) for meld in MELDS]
    assert keys == sorted(keys)


@pytest.mark.parametrize(
    ("cards", "open_points", "concealed_points"),
    [
        ("rk", 1, 1),
        ("rk*4", 8, 6),
        ("rk ra re", 2, 2),
        ("rc rh rp", 1, 1),
        ("rs gs ys", 3, 3),
        ("rs gs ys ws", 5, 5),
        ("rs*3", 1, 3),
        ("ra*2", 0, 0),
        ("rc*3", 1, 3),
        ("rc*4", 6, 8),
        ("ws*4", 6, 8),
    ],
)
def test_points_of_melds(cards, open_points, concealed_points):
    number = meld_of(*kinds(cards))
    assert number is not None
    assert (MELDS[number].open, MELDS[number].concealed) == (open_points, concealed_points)


@pytest.mark.parametrize(
    "cards",
    [
        "rc gh yp",
        "rs*2",
        "rk*2",
        "rk*3",
        "rc",
        "rs",
        "rk ga ye",
        "rc gc yc",
        "rk ra",
        "rc rh",
        "rs gs",
        "rs*2 gs ys",
        "rk ra re rc",
        "rk gk yk wk",
    ],
)
def test_nothing_else_is_a_meld(cards):
    assert meld_of(*kinds(cards)) is None


def test_packs_hold_the_cards_of_a_hand():
    hand = kinds("rk*4 re gs*2 ws*4 yp wc*3")
    assert deck.kinds_in(deck.packs_of(hand)) == sorted(hand)
    assert deck.generals_in(deck.packs_of(hand)) == 4
