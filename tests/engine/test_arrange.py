"""Positions set up by hand: whatever is put wherever, the game says what cannot be, and all else can be played and saved."""

import random

import pytest

from engine.core.contract import NOBODY, BadState, Refused
from engine.core.match import Match
from engine.core.registry import arrange_of, facts_of, game_ids, load_game
from engine.core.saves import SaveError, SeatSpec, decode, encode, replay, save_of
from engine.core.setup import make_setup
from engine.core.words import ENGLISH, Sentence

ARRANGED = [game for game in game_ids() if arrange_of(game) is not None]


def setups(game):
    """A set-up for every number of players, with other options each time."""
    facts = facts_of(game)
    for seed, players in enumerate(facts.players * 2):
        rng = random.Random(seed)
        options = {option.id: rng.choice(option.choices).value for option in facts.options_for(players)}
        yield make_setup(facts, players, options, seed)


def walked(setup, steps, seed=0):
    """Positions on a random walk of edits from the middle of a match."""
    arrange, rng = arrange_of(setup.game), random.Random(seed)
    state = load_game(setup.game).state.new(setup)
    for _ in range(rng.randrange(30)):
        if state.to_move == NOBODY:
            break
        state.play(state.random_move(rng))
    for _ in range(steps):
        piece, origin = rng.choice(arrange.pieces(state))
        found = arrange.places(state, piece, origin)
        if found:
            state = arrange.moved(state, piece, origin, rng.choice(found))
            assert not isinstance(state, Refused)
        yield state


@pytest.mark.parametrize("game", ARRANGED)
def test_a_position_with_nothing_wrong_is_one_the_game_accepts_and_only_that(game):
    arrange, seen = arrange_of(game), set()
    for setup in setups(game):
        for state in walked(setup, 40, setup.seed):
            wrong = arrange.wrong(state)
            assert all(isinstance(why, Sentence) and ENGLISH.speak(why) for why in wrong)
            if wrong:
                with pytest.raises(BadState):
                    type(state).from_json(state.to_json())
            else:
                again = type(state).from_json(state.to_json())
                assert again.to_json() == state.to_json()
                assert arrange.agrees(setup, again)
            seen.add(bool(wrong))
    assert False in seen


@pytest.mark.parametrize("game", ARRANGED)
def test_what_is_set_up_can_be_looked_at_and_scored_also_while_something_is_wrong(game):
    for setup in setups(game):
        for state in walked(setup, 12, setup.seed + 50):
            for seat in range(state.players):
                assert state.observe(seat)
                assert all(line.label for line in state.score_lines(seat))
            assert state.observe(NOBODY)


@pytest.mark.parametrize("game", ARRANGED)
def test_a_piece_that_is_put_somewhere_lies_there_and_nothing_is_lost(game):
    arrange = arrange_of(game)
    for setup in setups(game):
        before = None
        for state in walked(setup, 25, setup.seed + 9):
            pieces = arrange.pieces(state)
            assert before is None or len(pieces) == before
            before = len(pieces)
            piece, origin = pieces[setup.seed % len(pieces)]
            json = state.to_json()
            for place in arrange.places(state, piece, origin)[:6]:
                after = arrange.moved(state, piece, origin, place)
                assert len(arrange.pieces(after)) == before
                assert after.to_json() != json
            assert state.to_json() == json


@pytest.mark.parametrize("game", ARRANGED)
def test_a_place_that_is_not_offered_is_refused_with_a_sentence(game):
    arrange = arrange_of(game)
    for setup in setups(game):
        state = load_game(game).state.new(setup)
        piece, origin = arrange.pieces(state)[0]
        offered = {*arrange.places(state, piece, origin), origin}
        for place in {place for _, place in arrange.pieces(state)} - offered:
            refused = arrange.moved(state, piece, origin, place)
            assert isinstance(refused, Refused)
            assert ENGLISH.speak(refused.sentence).endswith(".")


@pytest.mark.parametrize("game", ARRANGED)
def test_a_match_from_a_position_that_was_set_up_is_saved_with_it_and_opens_again(game):
    arrange, played = arrange_of(game), 0
    for setup in setups(game):
        fine = [state for state in walked(setup, 30, setup.seed + 3) if not arrange.wrong(state)]
        if not fine:
            continue
        state = fine[-1]
        match = Match(setup, type(state).from_json(state.to_json()))
        rng = random.Random(1)
        while not match.over and match.ply < 12:
            assert match.play(match.state.random_move(rng)) is None
        data = encode(save_of(match, (SeatSpec("human"),) * setup.players))
        again = replay(decode(data, "x"), "x")
        assert again.state.to_json() == match.state.to_json()
        assert again.state_at(0).to_json() == state.to_json()
        again.undo_to(0)
        assert encode(save_of(again, (SeatSpec("human"),) * setup.players)) != data
        played += match.ply
    assert played


def test_a_save_without_a_position_of_its_own_says_nothing_of_it():
    match = Match(make_setup(facts_of("uptown"), 3, {}, 1))
    assert b'"start"' not in encode(save_of(match, (SeatSpec("human"),) * 3))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda start: start.pop("racks"), "cannot be"),
        (lambda start: start["board"].__setitem__(0, 1), "cannot be"),
        (lambda start: start.update(scoring="blockers"), "another set-up"),
        (lambda start: start.clear(), "cannot be"),
    ],
)
def test_a_save_that_begins_in_an_impossible_position_is_refused(change, words):
    setup = make_setup(facts_of("uptown"), 3, {}, 1)
    match = Match(setup, load_game("uptown").state.new(setup))
    save = save_of(match, (SeatSpec("human"),) * 3)
    change(save.start)
    with pytest.raises(SaveError) as error:
        replay(save, "x.lamplight")
    assert words in ENGLISH.speak(error.value.sentence)
