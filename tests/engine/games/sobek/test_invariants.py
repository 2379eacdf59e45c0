"""What is true at every moment of every game, whatever is played."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.contract import EVERYBODY, NOBODY, BadState
from engine.core.move import attempt, make
from engine.core.setup import make_setup
from engine.core.words import ENGLISH
from engine.games.sobek import audit, notation
from engine.games.sobek.cards import FACE_OF, each
from engine.games.sobek.decisions import Verb
from engine.games.sobek.facts import FACTS
from engine.games.sobek.state import Position


def setup_of(players, regular, deck, opened, to_pile, never, seed):
    options = {
        "track": "regular" if regular else "varied",
        "corruption": "open" if opened else "hidden",
        "scribe": "corruption" if to_pile else "out",
        "end_after_round_2": "never" if never else "100",
    }
    return make_setup(FACTS, players, options | ({"two_player_deck": deck} if players == 2 else {}), seed)


FLAG = st.booleans()
SETUPS = st.builds(
    setup_of,
    st.sampled_from([2, 3, 4]),
    FLAG,
    st.sampled_from([45, 54]),
    FLAG,
    FLAG,
    FLAG,
    st.integers(0, 2**32),
)
PIECES = [0, *range(1, 29), *range(31, 40), 41, 42, 43, *range(51, 59), 61, 999]
PLACES = [
    0,
    *range(1, 5),
    *range(11, 15),
    *range(21, 25),
    *range(41, 45),
    *range(51, 58),
    *range(61, 97),
    *range(101, 137),
    200,
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
@given(SETUPS, st.integers(0, 160), st.integers())
def test_cards_tokens_points_memories_and_what_is_asked_always_fit(setup, plies, seed):
    audit.check(play_some(setup, plies, seed))


@settings(max_examples=6, deadline=None)
@given(SETUPS, st.integers(0, 160), st.integers())
def test_exactly_the_legal_moves_are_not_refused(setup, plies, seed):
    position = play_some(setup, plies, seed)
    accepted = [move for move in EVERY_MOVE if position.refusal(move) is None]
    assert sorted(accepted) == sorted(position.legal_moves())


@settings(max_examples=25, deadline=None)
@given(SETUPS, st.integers(0, 160), st.integers(), st.sampled_from(PIECES), st.sampled_from(PLACES))
def test_every_attempt_is_answered_with_a_sentence(setup, plies, seed, piece, place):
    refused = play_some(setup, plies, seed).refusal(attempt(piece, place))
    assert refused is not None
    assert ENGLISH.speak(refused.sentence).endswith(".")


@settings(max_examples=25, deadline=None)
@given(SETUPS, st.integers(0, 160), st.integers())
def test_whatever_is_begun_can_be_finished_by_laying_on(setup, plies, seed):
    """From every position the seat to move comes to an end of its set by always laying a card while it can."""
    position = play_some(setup, plies, seed)
    for _ in range(20):
        if not position.laying:
            return
        moves = position.legal_moves()
        lays = [move for move in moves if move >> 24 == Verb.LAY]
        position.play(lays[0] if lays else moves[0])
    raise AssertionError("the set never ended")


def exchanged(world, seat, rng):
    """Return a world in which two hidden cards have changed places, so that the seat cannot tell; or `None`."""
    view = world.observe(seat)
    holders = [(world.hand, s) for s in range(world.players) if s != seat]
    holders += [(world.pile, s) for s in range(world.players) if s != seat]
    pairs = [
        (one, mine, other, yours)
        for one, mine in holders
        for other, yours in holders
        if one[mine] != other[yours] and one[mine] and other[yours]
    ]
    rng.shuffle(pairs)
    for one, mine, other, yours in pairs:
        a, b = rng.choice(list(each(one[mine]))), rng.choice(list(each(other[yours])))
        new = world.copy()
        for cards in (new.hand, new.pile):
            for at, held in enumerate(cards):
                swapped = held & ~(1 << a | 1 << b)
                swapped |= (held >> a & 1) << b | (held >> b & 1) << a
                cards[at] = swapped
        same = new.observe(seat) == view
        try:
            audit.check(new)
        except BadState:
            continue
        if same and FACE_OF[a] != FACE_OF[b]:
            return new
    return None


def test_a_seat_sees_and_remembers_only_what_it_was_told():
    """Two worlds that look the same to a seat go on looking the same as long as it is told the same."""
    followed = 0
    for number in range(150):
        rng = random.Random(number)
        setup = setup_of(
            rng.choice([2, 3, 4]), False, 45, rng.random() < 0.3, rng.random() < 0.5, False, number
        )
        position = play_some(setup, rng.randrange(10, 120), number)
        seat = rng.randrange(position.players)
        one = Position.imagine(position.observe(seat), rng)
        other = exchanged(one, seat, rng)
        while other and one.to_move == other.to_move != NOBODY:
            common = sorted(set(one.legal_moves()) & set(other.legal_moves()))
            told, other_told = [], []
            if not common:
                break
            move = rng.choice(common)
            one.play(move, told)
            other.play(move, other_told)
            if [e for e in told if e.visible_to(seat)] != [e for e in other_told if e.visible_to(seat)]:
                break
            assert one.observe(seat) == other.observe(seat)
            followed += 1
        audit.check(one)
    assert followed > 1000, "the worlds must be the same for long enough to prove something"


@settings(max_examples=20, deadline=None)
@given(SETUPS, st.integers())
def test_nothing_hidden_is_told_to_everybody(setup, seed):
    """What everybody hears of a move depends only on what lies open, as long as nothing comes to light.

    Late sets are left out: who is asked for them shows who can lay one.
    """
    position, rng = Position.new(setup), random.Random(seed)
    while position.to_move != NOBODY:
        move = position.random_move(rng)
        other = Position.imagine(position.observe(position.to_move), random.Random(seed + 1))
        events, other_events = [], []
        if move in other.legal_moves():
            other.play(move, other_events)
            position.play(move, events)
            heard = [event for event in events if event.visible_to(NOBODY)]
            other_heard = [event for event in other_events if event.visible_to(NOBODY)]
            late = position.caller != NOBODY or other.caller != NOBODY
            if not late and not any(event.reveals for event in events + other_events):
                assert heard == other_heard
        else:
            position.play(move)


@settings(max_examples=20, deadline=None)
@given(SETUPS, st.integers())
def test_backs_move_from_where_they_lie_in_events(setup, seed):
    """Following the events alone, the number of cards in every hand is known to everybody."""
    position, rng = Position.new(setup), random.Random(seed)
    hands = [hand.bit_count() for hand in position.hand]
    number = position.round
    while position.to_move != NOBODY:
        events = []
        position.play(position.random_move(rng), events)
        for event in events:
            if event.seen_by == EVERYBODY and (1 <= event.piece < 50):
                if 1 <= event.origin <= 4 and event.place:
                    hands[event.origin - 1] -= 1
                if 1 <= event.place <= 4:
                    hands[event.place - 1] += 1
        if position.round != number:
            number = position.round
        assert hands == [hand.bit_count() for hand in position.hand]


def test_notation_covers_every_legal_move():
    for seed in range(5):
        position, rng = Position.new(make_setup(FACTS, 4, {}, seed)), random.Random(seed)
        while moves := position.legal_moves():
            assert all(notation.from_text(notation.to_text(move)) == move for move in moves)
            position.play(rng.choice(moves))
