"""What the computer knows before it searches: good enough to beat chance clearly, and it says true things."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.contract import Setup
from engine.games.almadi import bot, notation
from engine.games.almadi.components import TILE_OF
from engine.games.almadi.places import Verb
from engine.games.almadi.state import Position
from engine.games.almadi.words import Say
from engine.games.almadi.worth import turns_left
from tests.engine.games.almadi.desk import VOICE, Desk, arrange, random_positions

Player = Callable[[Position, random.Random], int]


def greedy(position: Position, _: random.Random) -> int:
    moves = position.legal_moves()
    values = bot.order(position, moves)
    return moves[values.index(max(values))]


def chance(position: Position, rng: random.Random) -> int:
    return position.random_move(rng)


def firsts(
    player: Player, players: int, games: int, against: Player = chance, characters: bool = False
) -> float:
    """The share of games in which the player takes first place (a shared one counts its share)."""
    won, rng = 0.0, random.Random(17)
    for seed in range(games):
        options = {"characters": characters, "choose_start_tiles": False}
        position = Position.new(Setup("almadi", players, options, seed))
        seat = seed % players
        while position.to_move >= 0:
            mover = player if position.to_move == seat else against
            position.play(mover(position, rng))
        result = position.result()
        assert result is not None
        winners = result.winners()
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("characters", [False, True])
def test_greedy_play_beats_chance(players: int, characters: bool) -> None:
    assert firsts(greedy, players, 12, characters=characters) == 1.0


def test_the_rollout_policy_beats_chance_too() -> None:
    assert firsts(bot.policy, 2, 40) >= 0.9
    assert firsts(bot.policy, 2, 40, characters=True) >= 0.8


def test_greedy_play_beats_the_rollout_policy() -> None:
    assert firsts(greedy, 2, 12, against=bot.policy) >= 0.75


@pytest.mark.parametrize("characters", [False, True])
def test_values_are_exact_at_the_end(characters: bool) -> None:
    *_, last = random_positions(3, seed=9, characters=characters)
    result = last.result()
    assert result is not None
    assert bot.evaluate(last) == [float(score) for score in result.scores]


@pytest.mark.parametrize("characters", [False, True])
def test_the_policy_is_legal_everywhere(characters: bool) -> None:
    rng = random.Random(1)
    for position in random_positions(4, seed=10, characters=characters, choose_start_tiles=True):
        if position.to_move >= 0:
            assert bot.policy(position, rng) in position.legal_moves()


def test_turns_left_count_the_placements_to_come() -> None:
    table = arrange("S4", central="o20")
    assert [turns_left(table.position, seat) for seat in (0, 1)] == [16, 16]
    table.play("place o20 1 r1c1")
    assert [turns_left(table.position, seat) for seat in (0, 1)] == [15, 16]
    assert [turns_left(last, 0) for last in list(random_positions(2, 1))[-1:]] == [0]


def test_the_best_cell_for_a_landscape_is_where_three_effects_meet() -> None:
    """Step 6 of 13.4 A."""
    table = arrange("S4 p22@2,1 p13@3,2", central="- - - - p15")
    moves = [move for move in table.position.legal_moves() if move >> 14 & 1023 == TILE_OF["P15"]]
    values = bot.order(table.position, moves)
    assert notation.to_text(moves[values.index(max(values))]) == "place p15 1 r3c1"


def test_an_exchange_written_the_other_way_round_is_not_looked_at_twice() -> None:
    table = arrange("S4 m05@4,1 o20@1,1", "S5", played=("k01",), djinn=True, placed=True)
    swaps = [move for move in table.position.legal_moves() if move >> 24 == Verb.SWAP]
    first, second = bot.order(table.position, swaps)
    assert min(first, second) == -1000.0
    assert max(first, second) > 0


def explained(table: Desk, move: str, instead: str = "") -> str:
    other = notation.from_text(instead) if instead else 0
    return VOICE.speak(bot.explain(table.position, notation.from_text(move), other))


def test_a_completed_objective_is_the_reason() -> None:
    table = arrange("S4 o20@1,1 o21@4,1", unfinished=("b2",), djinn=True, placed=True)
    assert explained(table, "move o20 1 r4c2", "end") == (
        "Completed objectives bring 6 points after it, otherwise 0."
    )


def test_mosaics_that_wait_for_palaces_are_told_by_their_number() -> None:
    table = arrange("S4", central="- - - - o20 o22", mosaics=(1,))
    assert explained(table, "place o20 1 r3c1", "place o22 1 r3c1") == (
        "2 mosaic cards are there after it, otherwise 1; palaces can follow."
    )


def test_the_first_group_of_oases_is_told_by_its_bonus_a_larger_one_by_its_points() -> None:
    table = arrange("S1", central="o20 p20")
    assert explained(table, "place o20 1 r1c1") == (
        "The largest group of oases brings 6 points after it, otherwise 0."
    )
    table = arrange("S1 o20@1,1", central="o21 p20")
    assert explained(table, "place o21 1 r1c2") == "Oases are worth 9 points after it, otherwise 6."


def test_every_reason_of_the_list_can_be_given() -> None:
    """Along games of greedy players with characters, every sentence is said at least once."""
    said = set()
    for seed in range(4):
        position = Position.new(Setup("almadi", 2, {"characters": True, "choose_start_tiles": True}, seed))
        rng = random.Random(seed)
        while position.to_move >= 0:
            moves = position.legal_moves()
            best = greedy(position, rng)
            for instead in (0, rng.choice(moves)):
                said.add(bot.explain(position, best, instead if instead != best else 0).template)
            for move in rng.sample(moves, min(4, len(moves))):
                said.add(bot.explain(position, move, 0).template)
            position.play(best)
    assert said == set(Say)
