"""What every game must do, for every game there is: one test per promise of `engine.core.contract`."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest

from engine.core.contract import NOBODY, Setup
from engine.core.match import Match
from engine.core.move import attempt
from engine.core.registry import facts_of, game_ids, load_game
from engine.core.saves import SeatSpec, fingerprint, replay, save_of
from engine.core.words import ENGLISH, Sentence, Voice, parts_named
from tests.playing import all_setups, name_of, plain_setups, play_random

SEEDS_PER_SETUP = 2
STRANGE_MOVES = (
    0,
    1,
    -1,
    (1 << 30) - 1,
    1 << 40,
    attempt(1, 1),
    attempt(0, 1),
    attempt(1023, 16383),
    63 << 24,
)

every_setup = pytest.mark.parametrize("setup", all_setups(), ids=name_of)
every_player_number = pytest.mark.parametrize("setup", plain_setups(), ids=name_of)
every_game = pytest.mark.parametrize("game", game_ids())


@every_setup
def test_random_games_come_to_an_end_with_a_result(setup: Setup) -> None:
    for seed in range(SEEDS_PER_SETUP):
        match = play_random(Match(setup), random.Random(seed))
        assert match.ply <= match.game.facts.longest
        result = match.state.result()
        assert result is not None
        assert len(result.ranks) == len(result.scores) == setup.players
        assert result.winners()
        assert match.state.legal_moves() == []
        assert match.state.refusal(1 << 24) is not None


@pytest.mark.long
@every_setup
def test_two_thousand_random_games_come_to_an_end(setup: Setup) -> None:
    state_class = load_game(setup.game).state
    for seed in range(2000):
        options = Setup(setup.game, setup.players, setup.options, seed)
        state, rng, plies = state_class.new(options), random.Random(seed), 0
        while state.to_move != NOBODY:
            state.play(state.random_move(rng))
            plies += 1
        assert plies <= state.facts.longest
        result = state.result()
        assert result is not None
        for seat in range(setup.players):
            assert sum(line.points for line in state.score_lines(seat)) == result.scores[seat]
        assert state_class.from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()


@every_player_number
def test_legal_moves_keep_their_order_and_are_never_refused(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(3)
    while not match.over:
        moves = match.state.legal_moves()
        assert moves
        assert len(set(moves)) == len(moves)
        assert match.state.copy().legal_moves() == moves
        assert type(match.state).from_json(match.state.to_json()).legal_moves() == moves
        assert all(match.state.refusal(move) is None for move in moves)
        assert match.state.random_move(rng) in moves
        assert match.state.legal_moves() == moves, "asking must not change anything"
        play_random(match, rng, 1)


@every_player_number
def test_a_refused_move_has_a_reason_with_all_its_parts_and_changes_nothing(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(4)
    seen: set[int] = set()
    while not match.over:
        seen.update(match.state.legal_moves())
        legal = set(match.state.legal_moves())
        before = fingerprint(match.state)
        strange = [*STRANGE_MOVES, *rng.sample(sorted(seen), min(10, len(seen)))]
        for move in (move for move in strange if move not in legal):
            refused = match.play(move)
            assert refused is not None, f"{move} is not legal and was not refused"
            assert refused.rule
            assert_complete(refused.sentence)
        assert fingerprint(match.state) == before
        play_random(match, rng, 1)


@every_player_number
def test_random_play_reaches_every_legal_move(setup: Setup) -> None:
    """`random_move` is uniform: each of at most 8 legal moves shows up in 25 draws a move."""
    match, rng = Match(setup), random.Random(5)
    for _ in range(60):
        moves = match.state.legal_moves()
        if 1 < len(moves) <= 8:
            drawn = {match.state.random_move(rng) for _ in range(25 * len(moves))}
            assert drawn == set(moves)
        play_random(match, rng, 1)
        if match.over:
            break


@every_player_number
def test_a_copy_is_independent(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(6)
    while not match.over:
        state, before = match.state, fingerprint(match.state)
        assert fingerprint(state.copy()) == before
        for move in state.legal_moves()[:5]:
            state.copy().play(move)
            assert fingerprint(state) == before
        play_random(match, rng, 1)


@every_player_number
def test_events_tell_the_same_game_and_every_point(setup: Setup) -> None:
    match = play_random(Match(setup), random.Random(7))
    silent = match.game.state.new(setup)
    for move in match.moves:
        silent.play(move)
    assert fingerprint(silent) == fingerprint(match.state)
    result = match.state.result()
    assert result is not None
    told = [0] * setup.players
    for event in match.events_for(NOBODY):
        assert_complete(event.sentence)
        if event.points:
            told[event.seat] += event.points
    assert tuple(told) == result.scores


@every_player_number
def test_score_lines_add_up_at_any_moment(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(8)
    told = [0] * setup.players
    while not match.over:
        play_random(match, rng, 1)
        for event in match.turns[-1].events:
            if event.points:
                told[event.seat] += event.points
        for seat in range(setup.players):
            lines = match.state.score_lines(seat)
            assert sum(line.points for line in lines if line.settled) == told[seat]
            for line in lines:
                assert_complete(line.label)
    result = match.state.result()
    assert result is not None
    for seat in range(setup.players):
        lines = match.state.score_lines(seat)
        assert all(line.settled for line in lines)
        assert sum(line.points for line in lines) == result.scores[seat]


@every_player_number
def test_a_save_at_every_ply_opens_at_the_same_position(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(9)
    seats = tuple(SeatSpec("human") for _ in range(setup.players))
    plies = 0
    while not match.over:
        state = match.state
        data = json.loads(json.dumps(state.to_json()))
        assert type(state).from_json(data).to_json() == state.to_json()
        if plies % 12 == 0:
            assert fingerprint(replay(save_of(match, seats), "test").state) == fingerprint(state)
        play_random(match, rng, 1)
        plies += 1
    assert replay(save_of(match, seats), "test").state.result() == match.state.result()


@every_player_number
def test_undo_and_redo_lead_back_to_the_same_positions(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(10)
    prints = [fingerprint(match.state)]
    while not match.over and match.ply < 120:
        play_random(match, rng, 1)
        prints.append(fingerprint(match.state))
    end = match.ply
    for ply in [end - 1, end // 2, end // 3, 0]:
        match.undo_to(ply)
        assert fingerprint(match.state) == prints[ply]
    while match.redoable:
        match.redo()
        assert fingerprint(match.state) == prints[match.ply]
    assert match.ply == end


@every_player_number
def test_an_imagined_world_agrees_with_the_view_and_can_be_played(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(11)
    plies = 0
    while not match.over:
        if plies % 7 == 0:
            for seat in range(setup.players):
                view = match.state.observe(seat)
                assert json.loads(json.dumps(view)) == view, "a view is plain JSON data"
                world = type(match.state).imagine(view, rng)
                assert world.observe(seat) == view
                assert world.to_move == match.state.to_move
                type(world).from_json(world.to_json())
                if seat == match.state.to_move:
                    assert world.legal_moves() == match.state.legal_moves()
        play_random(match, rng, 1)
        plies += 1
    world = type(match.state).imagine(match.state.observe(0), rng)
    assert world.result() == match.state.result()


@every_player_number
def test_a_view_does_not_depend_on_what_is_hidden(setup: Setup) -> None:
    """Deal the hidden things again from a seat's view: what the seat sees of the new world is what it saw before.

    And further: the same public moves lead both worlds to equal views as long as nothing hidden comes out.
    """
    match, rng = Match(setup), random.Random(12)
    plies = 0
    while not match.over:
        if plies % 11 == 0:
            seat = match.state.to_move
            view = match.state.observe(seat)
            worlds = [type(match.state).imagine(view, rng) for _ in range(3)]
            assert all(world.observe(seat) == view for world in worlds)
            assert all(world.observe(NOBODY) == match.state.observe(NOBODY) for world in worlds)
        play_random(match, rng, 1)
        plies += 1


@every_player_number
def test_an_imagined_world_can_be_played_to_the_end(setup: Setup) -> None:
    match = play_random(Match(setup), random.Random(13), plies=9)
    rng = random.Random(14)
    for _ in range(5):
        if match.over:
            return
        world = type(match.state).imagine(match.state.observe(match.state.to_move), rng)
        while world.to_move != NOBODY:
            world.play(world.random_move(rng))
        assert world.result() is not None


@every_player_number
def test_every_move_reads_back_from_its_text_and_has_a_sentence(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(15)
    notation = match.game.notation
    while not match.over:
        moves = match.state.legal_moves()
        texts = [notation.to_text(move) for move in moves]
        assert len(set(texts)) == len(texts)
        for move, text in zip(moves, texts, strict=True):
            assert text.isascii()
            assert text == text.lower().strip()
            assert notation.from_text(text) == move
            assert_complete(notation.describe(match.state, move))
        play_random(match, rng, 1)


@every_player_number
def test_the_bot_answers_for_every_position(setup: Setup) -> None:
    match, rng = Match(setup), random.Random(16)
    bot = match.game.bot
    assert bot.SCALE > 0
    while not match.over:
        state, before = match.state, fingerprint(match.state)
        moves = state.legal_moves()
        values = bot.order(state, moves)
        assert len(values) == len(moves)
        assert bot.policy(state, rng) in moves
        assert len(bot.evaluate(state)) == setup.players
        by_value = sorted(zip(values, moves, strict=True), reverse=True)
        second = by_value[1][1] if len(moves) > 1 else 0
        assert_complete(bot.explain(state, by_value[0][1], second))
        assert fingerprint(state) == before, "a bot must leave the state alone"
        play_random(match, rng, 1)
    result = match.state.result()
    assert result is not None
    sign = -1 if match.game.facts.fewest_wins else 1
    assert [sign * round(value) for value in bot.evaluate(match.state)] == list(result.scores)


@every_game
def test_the_facts_are_complete(game: str) -> None:
    facts = facts_of(game)
    assert facts.id == game
    assert facts.players == tuple(sorted(facts.players))
    assert all(a + 1 == b for a, b in pairwise(facts.players))
    assert bool(facts.designers) != bool(facts.tradition)
    assert facts.publisher
    assert facts.minutes > 0
    for option in facts.options:
        assert option.offers(option.default)
        assert len({choice.value for choice in option.choices}) == len(option.choices) >= 2
    for preset in facts.presets:
        assert all(facts.option(option_id) for option_id in [*preset.values, *preset.shuffled])
        assert all(facts.option(key).offers(value) for key, value in preset.values.items())


def assert_complete(sentence: Sentence) -> None:
    """Every part the template names is there, and both "you" and a name can be put into it."""
    needed = set(parts_named(sentence.template.value))
    assert needed <= {name for name, _ in sentence.parts}, sentence
    assert ENGLISH.speak(sentence)
    assert "{" not in Voice(names=("Ann",) * 6, you=0).speak(sentence)
