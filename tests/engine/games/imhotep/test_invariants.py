"""What is true at every moment of every game, whatever is played."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.contract import EVERYBODY, NOBODY
from engine.core.move import attempt, make
from engine.core.setup import make_setup
from engine.core.words import ENGLISH
from engine.games.imhotep import audit, legal, notation, scoring, views
from engine.games.imhotep.components import Site
from engine.games.imhotep.decisions import Verb
from engine.games.imhotep.facts import FACTS
from engine.games.imhotep.state import Position

SIDES = st.sampled_from("AB")
SETUPS = st.builds(
    lambda players, sides, wrath, seed: make_setup(
        FACTS,
        players,
        dict(zip(("market", "pyramids", "temple", "burial", "obelisks"), sides, strict=True))
        | {"wrath": wrath},
        seed,
    ),
    st.sampled_from([2, 3, 4]),
    st.tuples(SIDES, SIDES, SIDES, SIDES, SIDES),
    st.booleans(),
    st.integers(0, 2**32),
)
PIECES = [*range(1, 5), *range(11, 15), *range(21, 25), *range(31, 36), *range(41, 53), 0, 999]
PLACES = [
    0,
    1,
    *range(5, 9),
    *range(11, 45),
    *range(51, 56),
    *range(71, 75),
    *range(91, 95),
    105,
    108,
    *range(111, 114),
]
EVERY_MOVE = [make(verb, piece, place) for verb in Verb for piece in PIECES for place in PLACES]


def play_some(setup, plies, seed):
    """Play so many random moves, fewer if the game ends."""
    position, rng = Position.new(setup), random.Random(seed)
    for _ in range(plies):
        if position.to_move == NOBODY:
            break
        position.play(position.random_move(rng))
    return position


@settings(max_examples=60, deadline=None)
@given(SETUPS, st.integers(0, 130), st.integers())
def test_stones_cards_points_and_what_is_asked_always_fit(setup, plies, seed):
    audit.check(play_some(setup, plies, seed))


@settings(max_examples=12, deadline=None)
@given(SETUPS, st.integers(0, 130), st.integers())
def test_exactly_the_legal_moves_are_not_refused(setup, plies, seed):
    position = play_some(setup, plies, seed)
    accepted = [move for move in EVERY_MOVE if position.refusal(move) is None]
    assert sorted(accepted) == sorted(position.legal_moves())


@settings(max_examples=25, deadline=None)
@given(SETUPS, st.integers(0, 130), st.integers(), st.sampled_from(PIECES), st.sampled_from(PLACES))
def test_every_attempt_is_answered_with_a_sentence(setup, plies, seed, piece, place):
    refused = play_some(setup, plies, seed).refusal(attempt(piece, place))
    assert refused is not None
    assert ENGLISH.speak(refused.sentence).endswith(".")


@settings(max_examples=30, deadline=None)
@given(SETUPS, st.integers(0, 130), st.integers())
def test_the_bit_sets_follow_from_ships_and_berths(setup, plies, seed):
    position = play_some(setup, plies, seed)
    kept = position.harbour, position.docks, position.empty, position.ready
    views.derive_sets(position)
    assert (position.harbour, position.docks, position.empty, position.ready) == kept


@settings(max_examples=30, deadline=None)
@given(SETUPS, st.integers(0, 130), st.integers())
def test_who_has_the_turn_could_act_even_without_blue_cards(setup, plies, seed):
    """`legal.can_act` need not look at cards: a playable one always comes with another action."""
    position = play_some(setup, plies, seed)
    for seat in range(position.players):
        playable = any(legal.playable(position, seat, kind) for kind in (9, 10, 11, 12))
        assert legal.can_act(position, seat) or not playable


@settings(max_examples=20, deadline=None)
@given(SETUPS, st.integers())
def test_hidden_cards_are_never_told(setup, seed):
    """No event that everybody hears, and no view, changes when pair and luck are others."""
    position, rng = Position.new(setup), random.Random(seed)
    while position.to_move != NOBODY:
        move = position.random_move(rng)
        spectator = position.observe(NOBODY)
        other = Position.imagine(spectator, random.Random(seed + 1))
        if move in other.legal_moves():
            events, other_events = [], []
            other.play(move, other_events)
            position.play(move, events)
            if not any(event.reveals for event in events + other_events):
                assert events == other_events
                assert position.observe(NOBODY) == other.observe(NOBODY)
        else:
            position.play(move)


@settings(max_examples=20, deadline=None)
@given(SETUPS, st.integers())
def test_stones_move_from_where_they_lie_in_events(setup, seed):
    """Following the events alone, every stone that moves was there before."""
    position, rng = Position.new(setup), random.Random(seed)
    at = {}
    for seat in range(position.players):
        at[1 + seat, 71 + seat] = position.sled[seat]
        at[1 + seat, 81 + seat] = position.quarry[seat]
    while position.to_move != NOBODY:
        events = []
        position.play(position.random_move(rng), events)
        for event in events:
            if 1 <= event.piece <= 4 and event.origin and event.place:
                at[event.piece, event.origin] = at.get((event.piece, event.origin), 0) - 1
                at[event.piece, event.place] = at.get((event.piece, event.place), 0) + 1
                assert at[event.piece, event.origin] >= 0
                assert event.seen_by == EVERYBODY
    for seat in range(position.players):
        assert at[1 + seat, 71 + seat] == position.sled[seat]
        assert at[1 + seat, 81 + seat] == position.quarry[seat]
        stones = {place: count for (piece, place), count in at.items() if piece == 1 + seat and count}
        lines = [line for line in position.score_lines(seat) if not 90 < min(line.places, default=95) < 96]
        covered = sum(place in stones for line in lines for place in line.places if place > 120)
        built = sum(scoring.own_stones_at(position, site, seat) for site in Site if site)
        visible_temple = len(scoring.temple_places(position, seat))
        assert covered == built - position.temple.count(seat) + visible_temple


def flood(stones):
    """Find groups the slow way, by walking from stone to stone."""
    left, groups = set(range(len(stones))), []
    while left:
        front = [min(left)]
        group = set()
        while front:
            number = front.pop()
            if number in group:
                continue
            group.add(number)
            row = number % 3
            neighbours = [number - 3, number + 3] + [number - 1] * (row > 0) + [number + 1] * (row < 2)
            front += [other for other in neighbours if other in left and stones[other] == stones[number]]
        left -= group
        groups.append((stones[min(group)], tuple(sorted(group))))
    return tuple(groups)


@given(st.lists(st.integers(0, 3), max_size=40))
def test_burial_groups_are_those_found_by_walking(stones):
    assert scoring.burial_groups(bytes(stones)) == flood(stones)


def test_notation_covers_every_legal_move():
    for seed in range(5):
        position, rng = (
            Position.new(make_setup(FACTS, 4, {"market": "B", "pyramids": "B"}, seed)),
            random.Random(seed),
        )
        while moves := position.legal_moves():
            assert all(move in notation.MOVES.values() for move in moves)
            position.play(rng.choice(moves))
