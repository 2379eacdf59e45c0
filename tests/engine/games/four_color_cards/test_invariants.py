"""What is true at every moment of every game, whatever is played."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.contract import EVERYBODY, NOBODY
from engine.core.move import attempt, make
from engine.core.words import ENGLISH
from engine.games.four_color_cards import audit, partition, rules, views
from engine.games.four_color_cards.cards import BRANCHES
from engine.games.four_color_cards.decisions import Verb
from engine.games.four_color_cards.melds import MELDS, cards_of
from engine.games.four_color_cards.state import Position
from tests.engine.games.four_color_cards.conftest import setup_of

SETUPS = st.builds(
    lambda players, rounds, settlement, bonus, dead, seed: setup_of(
        players, seed, rounds=rounds, settlement=settlement, bonus_counts_for_limit=bonus, dead_cards=dead
    ),
    st.sampled_from([2, 3, 4]),
    st.integers(1, 3),
    st.sampled_from(["digits", "margin"]),
    st.booleans(),
    st.sampled_from([0, 6]),
    st.integers(0, 2**32),
)
PLIES = st.integers(0, 500)
PIECES = [0, *range(1, 121), 999]
PLACES = [0, *range(10, 26), *range(41, 45), *range(51, 55), *range(61, 65), 101, 301]
EVERY_MOVE = [
    *(make(verb, piece, place) for verb in Verb for piece in range(1, 59) for place in PLACES),
    *(make(verb, piece, 0) for verb in Verb for piece in PIECES),
]


def play_some(setup, plies, seed):
    """Play so many random moves, fewer if the game ends."""
    position, rng = Position.new(setup), random.Random(seed)
    for _ in range(plies):
        if position.to_move == NOBODY:
            break
        position.play(position.random_move(rng))
    return position


@settings(max_examples=80, deadline=None)
@given(SETUPS, PLIES, st.integers())
def test_cards_points_and_what_is_asked_always_fit(setup, plies, seed):
    audit.check(play_some(setup, plies, seed))


@settings(max_examples=40, deadline=None)
@given(SETUPS, PLIES, st.integers())
def test_there_are_always_112_cards_and_scores_add_up_to_what_was_there(setup, plies, seed):
    position = play_some(setup, plies, seed)
    cards = position.deck + [byte & 31 for byte in position.row] + [position.offer] * (position.offer >= 0)
    cards += [card for melds in position.melds for card in cards_of(melds)]
    cards += [card for seat in range(position.players) for card in views.hand_cards(position, seat)]
    if position.to_move == NOBODY and position.history[-1].bonus >= 0:
        cards.append(position.history[-1].bonus)
    assert sorted(cards) == [kind for kind in range(28) for _ in range(4)]
    assert sum(position.score) == position.variant.start_score * position.players


@settings(max_examples=40, deadline=None)
@given(SETUPS, PLIES, st.integers())
def test_a_player_has_twenty_cards_in_hand_and_melds_at_every_offer(setup, plies, seed):
    position = play_some(setup, plies, seed)
    for seat in range(position.players):
        hand = views.hand_cards(position, seat)
        cards = len(hand) + sum(len(MELDS[number].cards) for number in position.melds[seat])
        due = 21 if position.ask.name == "DISCARD" and seat == position.to_move else 20
        assert cards == due or (cards > due and all(card % 7 == 0 for card in hand))


@settings(max_examples=40, deadline=None)
@given(SETUPS, PLIES, st.integers())
def test_kept_numbers_follow_from_hands_and_melds(setup, plies, seed):
    position = play_some(setup, plies, seed)
    for seat in range(position.players):
        hand = position.hands[BRANCHES * seat : BRANCHES * (seat + 1)]
        assert position.unfit[seat] == partition.unfit_branches(hand)
        assert position.held[seat] == len(views.hand_cards(position, seat))
        assert position.open[seat] == sum(MELDS[number].open for number in position.melds[seat])


@settings(max_examples=12, deadline=None)
@given(SETUPS, PLIES, st.integers())
def test_exactly_the_legal_moves_are_not_refused(setup, plies, seed):
    position = play_some(setup, plies, seed)
    accepted = {move for move in EVERY_MOVE if position.refusal(move) is None}
    assert sorted(accepted) == sorted(position.legal_moves())


@settings(max_examples=40, deadline=None)
@given(SETUPS, PLIES, st.integers(), st.sampled_from(PIECES), st.sampled_from(PLACES))
def test_every_attempt_is_answered_with_a_sentence(setup, plies, seed, piece, place):
    refused = play_some(setup, plies, seed).refusal(attempt(piece, place))
    assert refused is not None
    assert ENGLISH.speak(refused.sentence).endswith(".")


@settings(max_examples=20, deadline=None)
@given(SETUPS, st.integers())
def test_hidden_cards_are_never_told(setup, seed):
    """What a spectator hears and sees does not change when hands, deck, answers and luck are others."""
    position, rng = Position.new(setup), random.Random(seed)
    for _ in range(120):
        if position.to_move == NOBODY:
            break
        move = position.random_move(rng)
        other = Position.imagine(position.observe(NOBODY), random.Random(seed + 1))
        if move in other.legal_moves():
            events, other_events = [], []
            other.play(move, other_events)
            position.play(move, events)
            told = [[e for e in each if e.seen_by == EVERYBODY] for each in (events, other_events)]
            if not any(event.reveals for event in events + other_events):
                assert told[0] == told[1]
                assert position.observe(NOBODY) == other.observe(NOBODY)
        else:
            position.play(move)


@settings(max_examples=20, deadline=None)
@given(SETUPS, st.integers())
def test_cards_move_from_where_they_lie_in_events(setup, seed):
    """Following the events alone: an offer leaves the place where it came to, a row grows by what was offered."""
    position, rng = Position.new(setup), random.Random(seed)
    on_offer = 0
    while position.to_move != NOBODY:
        events = []
        position.play(position.random_move(rng), events)
        for event in events:
            if event.origin == 42:
                assert event.piece == on_offer
                on_offer = 0
            if event.place == 42:
                assert on_offer == 0
                on_offer = 31 + (event.piece - 1) % 30
        if position.round > 1 or position.to_move == NOBODY:
            break
        assert on_offer == (31 + position.offer if position.offer >= 0 else 0)


@settings(max_examples=30, deadline=None)
@given(SETUPS, PLIES, st.integers())
def test_who_is_asked_follows_from_what_all_can_see(setup, plies, seed):
    """The seat to answer is the drawer, or who sits after the discarder, and then one after the other."""
    position = play_some(setup, plies, seed)
    if position.ask.name == "ANSWER":
        assert position.to_move == rules.seat_asked(position, len(position.answers))
