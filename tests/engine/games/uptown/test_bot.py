"""What the computer knows before it searches: good enough to beat chance clearly, and it says true things."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.contract import Setup
from engine.games.uptown import bot, notation
from engine.games.uptown.state import Position
from engine.games.uptown.words import Say
from tests.engine.games.uptown.desk import VOICE, arrange, random_positions

Player = Callable[[Position, random.Random], int]


def greedy(position: Position, rng: random.Random) -> int:
    moves = position.legal_moves()
    values = bot.order(position, moves)
    return moves[values.index(max(values))]


def chance(position: Position, rng: random.Random) -> int:
    return position.random_move(rng)


def firsts(
    player: Player,
    players: int,
    games: int,
    against: Player = chance,
    two: str = "two_colours",
    scoring: str = "uptown",
) -> float:
    """The share of games in which the player takes first place (a shared one counts its share)."""
    won, rng = 0.0, random.Random(17)
    for seed in range(games):
        setup = Setup(
            "uptown", players, {"scoring": scoring, "two_player_mode": two if players == 2 else ""}, seed
        )
        position, seat = Position.new(setup), seed % players
        while position.to_move >= 0:
            position.play((player if position.to_move == seat else against)(position, rng))
        result = position.result()
        assert result is not None
        won += (seat in result.winners()) / len(result.winners())
    return won / games


@pytest.mark.parametrize(
    ("players", "two", "scoring"),
    [
        (2, "two_colours", "uptown"),
        (2, "single", "uptown"),
        (2, "two_colours", "blockers"),
        (4, "", "uptown"),
        (4, "", "blockers"),
    ],
)
def test_greedy_play_beats_chance(players: int, two: str, scoring: str) -> None:
    """Every two-player game, and first place against three random seats."""
    assert firsts(greedy, players, 8, two=two, scoring=scoring) == 1.0


def test_the_rollout_policy_beats_chance_too() -> None:
    assert firsts(bot.policy, 2, 20) >= 0.95
    assert firsts(bot.policy, 5, 20) >= 0.8


def test_greedy_play_beats_the_rollout_policy() -> None:
    assert firsts(greedy, 2, 8, against=bot.policy, two="single") >= 0.75


@pytest.mark.parametrize("players", [2, 3, 5])
def test_values_are_exact_at_the_end(players: int) -> None:
    *_, last = random_positions(players, seed=9, scoring="blockers")
    result = last.result()
    assert result is not None
    assert [round(-value) for value in bot.evaluate(last)] == list(result.scores)


def test_fewer_captures_are_worth_a_little_at_the_end() -> None:
    desk = arrange("red A1; blue B1; green C1", captured={"red": "blue 2", "blue": "red 1"}, final=True)
    red, blue, green = bot.evaluate(desk.position)
    assert red < blue < green
    assert green - red < 0.5


QUICK = {
    "joins groups when it can": ("red A1 A3", "2 5", "place 1.2 a2"),
    "grows a group rather than start one": ("red A1 A2", "3 9", "place 1.3 a3"),
    "joins in an empty cell rather than by a capture": ("red A1 A3 E1 E3; blue A2", "2 9", "place 1.2 e2"),
    "captures beside a group rather than start one": ("red A1 A2; blue A3", "3 9", "place 1.3 a3"),
    "grows into an empty cell rather than by a capture": ("red A1 A2; blue A3", "3 2", "place 1.2 b2"),
}


@pytest.mark.parametrize(("board", "tiles", "move"), QUICK.values(), ids=QUICK)
def test_the_policy(board: str, tiles: str, move: str) -> None:
    desk = arrange(board, racks={"red": f"{tiles} i h g"})
    moves = {notation.to_text(bot.policy(desk.position, random.Random(seed))) for seed in range(20)}
    assert moves == {move}


@pytest.mark.parametrize("players", [2, 5])
def test_the_policy_is_legal_everywhere(players: int) -> None:
    rng = random.Random(1)
    for position in random_positions(players, seed=10):
        if position.to_move >= 0:
            assert bot.policy(position, rng) in position.legal_moves()


def test_the_features_of_a_seat_add_up_to_its_value() -> None:
    for position in random_positions(3, seed=11, scoring="blockers"):
        for seat, value in enumerate(bot.evaluate(position)):
            assert sum(bot.outlook(position, seat).worth) == pytest.approx(-value)


def explained(board: str, tiles: str, move: str, instead: str = "", **more: object) -> str:
    desk = arrange(board, racks={"red": tiles}, **more)  # type: ignore[arg-type]
    other = notation.from_text(instead) if instead else 0
    return VOICE.speak(bot.explain(desk.position, notation.from_text(move), other))


def test_joining_two_groups_is_explained_by_their_number() -> None:
    sentence = explained("red A1 A3", "2 9", "place 1.2 a2", "place 1.9 i9")
    assert sentence == "After it you have 1 group, otherwise 3."


def test_alone_a_move_is_compared_with_the_position_before_it() -> None:
    assert explained("red A1 A3", "2 9", "place 1.2 a2") == "After it you have 1 group, otherwise 2."


def test_cells_that_join_are_counted() -> None:
    sentence = explained("red C3 C4; red G3", "e", "place 1.e e3", "place 1.e e9")
    assert sentence == "After it 2 cells would join groups of yours, otherwise 0."


def test_penalty_points_of_blockers_are_named() -> None:
    sentence = explained("red A1; blue B1 I1", "b a", "place 1.a a2", "place 1.b b1", scoring="blockers")
    assert sentence == "After it your captured tiles cost you 0 points, otherwise 1."


def test_keeping_the_wild_tile_is_named() -> None:
    sentence = explained("red A1", "2 $", "place 1.2 a2", "place 1.$ a2")
    assert (
        sentence
        == "It keeps the wild tile, which fits on every cell, for later, with 22 turns still to come."
    )


def test_a_wild_tile_that_no_turn_is_left_for_is_not_kept() -> None:
    for turns, kept in ((22, True), (23, False)):
        sentence = explained("red A1", "2 $", "place 1.2 a2", "place 1.$ a2", turns=turns)
        assert sentence.endswith("for later, with 1 turn still to come.") is kept


def test_a_blocked_rival_is_named() -> None:
    """Both moves join two red groups; the one on D5 also parts blue for good."""
    board = "red C5 E5 G8 I8; blue D4 D6"
    sentence = explained(board, "5 8", "place 1.5 d5", "place 1.8 h8", turns=20)
    assert sentence == "Blaise has 0 cells left to join groups after it, otherwise 1."


def test_without_a_reason_on_the_next_board_it_says_so() -> None:
    sentence = explained("red A1", "2 a", "place 1.2 a2", "place 1.a a2")
    assert sentence == VOICE.speak(Say.LATER)
