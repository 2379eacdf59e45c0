"""Levels: data in one place, people's mistakes only, and never past the obvious."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.ai.levels import LEVELS, Level, Misses, UnknownLevel, decide, level_of, random_move
from engine.ai.search import Decision, quick_move
from engine.core.move import place_of
from engine.core.registry import Game, game_ids, load_game
from engine.core.words import ENGLISH
from tests.engine.ai.toys.nim.state import TAKES, Position

Ask = Callable[..., Decision]
every_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)


def test_there_are_five_levels_each_looking_harder_than_the_one_below() -> None:
    assert [level.id for level in LEVELS] == ["novice", "casual", "skilled", "expert", "master"]
    for lower, higher in pairwise(LEVELS):
        assert lower.effort.iterations < higher.effort.iterations
        assert misses_less(higher.misses, lower.misses)


@pytest.mark.parametrize("game", game_ids())
def test_in_every_game_a_level_misses_no_more_than_the_one_below(game: str) -> None:
    bot = load_game(game).bot
    for lower, higher in pairwise(LEVELS):
        assert misses_less(higher.missing_in(bot), lower.missing_in(bot))
    assert set(getattr(bot, "MISSES", {})) <= {level.id for level in LEVELS}


def misses_less(higher: Misses, lower: Misses) -> bool:
    """Tell whether one misses no more decisions and no more moves than the other, all in percent."""
    pairs = list(zip(higher, lower, strict=True))
    return all(0 <= less <= more <= 100 for less, more in pairs)


def test_what_a_level_misses_is_what_the_game_says(decision: Ask, nim: Game, monkeypatch) -> None:
    """The novice of this game searches and sees everything, so it finds what a quick look would not."""
    skilled = level_of("skilled").effort
    thoughtful = replace(level_of("novice"), effort=skilled)
    monkeypatch.setattr(nim.bot, "MISSES", {"novice": (0, 0)}, raising=False)
    outcome = decide(decision(Position.at(12, [1, 4]), 1), thoughtful)
    assert outcome.iterations == skilled.iterations
    assert len(outcome.candidates) == len(Position.at(12, [1, 4]).legal_moves())


def test_a_level_is_found_by_its_id() -> None:
    assert all(level_of(level.id) is level for level in LEVELS)


def test_an_unknown_level_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel) as unknown:
        level_of("genius")
    said = ENGLISH.speak(unknown.value.sentence)
    assert said == "There is no level “genius”; there are: novice, casual, skilled, expert, master."


@every_level
def test_a_level_plays_the_same_move_every_time(level: Level, decision: Ask) -> None:
    state = Position.at(12, [2, 3])
    for seed in range(2):
        asked = decision(state, seed)
        assert decide(asked, level) == decide(asked, level)
        assert decide(asked, level).move in state.legal_moves()


@every_level
def test_no_level_misses_a_move_that_wins_on_the_spot(level: Level, decision: Ask) -> None:
    for heap in (2, 3):
        state = Position.at(heap, [1, 4])
        state.swapped = [True, True]
        for seed in range(40 if level.misses.oversight else 2):
            assert decide(decision(state, seed), level).move == TAKES[heap - 1]


@every_level
def test_a_sure_win_is_taken_even_where_going_on_promises_more_points(
    level: Level, decision: Ask, nim: Game, monkeypatch
) -> None:
    """A search counts points and would rather win higher a little later."""
    monkeypatch.setattr(nim.bot, "evaluate", lambda state: [1.0, 0.0] if state.to_move < 0 else [9.0, 0.0])
    monkeypatch.setattr(nim.bot, "order", lambda state, moves: [-float(place_of(move)) for move in moves])
    state = Position.at(3, [1, 4])
    state.swapped = [True, True]
    assert decide(decision(state, seed=1), level).move == TAKES[2]


def test_a_win_that_hangs_on_what_others_hold_is_not_sure(decision: Ask, nim: Game, monkeypatch) -> None:
    """The last stone brings 1 point here: with a card of 1 enough in three of seven worlds, so it is thought about.

    A few worlds are imagined, which now and then agree by chance.
    """
    monkeypatch.setattr(f"{nim.state.__module__}.LAST_STONE", 1)
    state = Position.at(2, [1, 4])
    state.swapped = [True, True]
    master = level_of("master")
    thoughts = [decide(decision(state, seed), master).iterations for seed in range(20)]
    assert set(thoughts) <= {0, master.effort.iterations}
    assert thoughts.count(0) <= 2


@every_level
def test_no_level_misses_a_move_far_ahead_of_all_others(
    level: Level, decision: Ask, nim: Game, monkeypatch
) -> None:
    def order(state: Position, moves: list[int]) -> list[float]:
        return [5.0 if move == TAKES[0] else 0.0 for move in moves]

    seen: Counter[int] = Counter()
    monkeypatch.setattr(nim.bot, "order", order)
    seeds = 20 if level.misses.oversight else 1
    for seed in range(seeds):
        outcome = decide(decision(Position.at(40, [1, 4]), seed), level)
        seen.update(found.move for found in outcome.candidates)
    assert seen[TAKES[0]] == seeds


def test_a_novice_takes_the_best_of_what_it_notices(decision: Ask) -> None:
    moves = Counter(
        decide(decision(Position.at(40, [1, 4]), seed), level_of("novice")).move for seed in range(200)
    )
    by_first_sight = sorted(moves, key=lambda move: -moves[move])
    assert by_first_sight == [TAKES[2], TAKES[1], TAKES[0]], (
        "the better a move looks, the oftener it is played; the worst never, as two at least are noticed"
    )
    assert moves[TAKES[2]] > 100


def test_whatever_is_overlooked_the_better_of_two_moves_is_played(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """Never simply any move, and not the best one either."""
    monkeypatch.setattr(nim.bot, "MISSES", {"novice": (100, 100)}, raising=False)
    state = Position.at(40, [1, 4])
    outcomes = [decide(decision(state, seed), level_of("novice")) for seed in range(60)]
    assert all(len(outcome.candidates) == 2 for outcome in outcomes)
    worst = min(zip(nim.bot.order(state, state.legal_moves()), state.legal_moves(), strict=True))[1]
    assert {outcome.move for outcome in outcomes} == set(state.legal_moves()) - {worst}


def test_what_a_game_calls_plain_is_never_overlooked_and_done_when_nothing_else_is_noticed(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """A player who does not see what could be claimed passes; the lead at first sight is then no measure."""
    monkeypatch.setattr(nim.bot, "MISSES", {"novice": (100, 100)}, raising=False)
    monkeypatch.setattr(nim.bot, "PLAIN", frozenset({TAKES[0]}), raising=False)
    monkeypatch.setattr(nim.bot, "order", lambda state, moves: [9.0 * place_of(move) for move in moves])
    outcomes = [decide(decision(Position.at(40, [1, 4]), seed), level_of("novice")) for seed in range(20)]
    assert {outcome.move for outcome in outcomes} == {TAKES[0]}


def test_where_nothing_plain_can_be_done_two_moves_are_noticed(decision: Ask, nim: Game, monkeypatch) -> None:
    monkeypatch.setattr(nim.bot, "MISSES", {"novice": (100, 100)}, raising=False)
    monkeypatch.setattr(nim.bot, "PLAIN", frozenset(), raising=False)
    outcomes = [decide(decision(Position.at(40, [1, 4]), seed), level_of("novice")) for seed in range(20)]
    assert all(len(outcome.candidates) == 2 for outcome in outcomes)


def test_a_skilled_player_looks_ahead_at_every_decision(decision: Ask) -> None:
    for seed in range(5):
        outcome = decide(decision(Position.at(12, [1, 4]), seed), level_of("skilled"))
        assert outcome.iterations == level_of("skilled").effort.iterations


def test_first_sight_is_the_order_of_the_bot(decision: Ask) -> None:
    assert place_of(quick_move(decision(Position.at(12, [1, 4])))) == 3


def test_random_seats_play_any_legal_move(decision: Ask) -> None:
    state = Position.at(12, [1, 4])
    moves = {random_move(decision(state, seed)) for seed in range(100)}
    assert moves == set(state.legal_moves())
