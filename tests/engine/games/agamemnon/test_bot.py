"""What the computer knows before it searches: good enough to beat chance clearly, and it says true things."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.contract import Setup
from engine.games.agamemnon import bot, notation
from engine.games.agamemnon.board import FORCE, STRENGTH
from engine.games.agamemnon.chances import odds
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.tiles import WARP, tile_of
from engine.games.agamemnon.words import Say
from tests.engine.games.agamemnon.desk import (
    VARIANTS,
    VOICE,
    Desk,
    arrange,
    fresh,
    name_of,
    random_positions,
    web,
)

Player = Callable[[Position, random.Random], int]
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=name_of)


def greedy(position: Position, rng: random.Random) -> int:
    moves = position.legal_moves()
    values = bot.order(position, moves)
    return moves[values.index(max(values))]


def chance(position: Position, rng: random.Random) -> int:
    return position.random_move(rng)


def won(player: Player, games: int, options: dict[str, str], against: Player = chance) -> float:
    """The share of games won, draws half; sides and turns change."""
    share, rng = 0.0, random.Random(17)
    for seed in range(games):
        position = Position.new(Setup("agamemnon", 2, {**options, "first_player": "random"}, seed))
        while position.to_move >= 0:
            position.play((player if position.to_move == seed % 2 else against)(position, rng))
        result = position.result()
        assert result is not None
        share += (seed % 2 in result.winners()) / len(result.winners())
    return share / games


@every_variant
def test_greedy_play_beats_chance(options: dict[str, str]) -> None:
    assert won(greedy, 20, options) >= 0.95


@every_variant
def test_the_rollout_policy_beats_chance_too(options: dict[str, str]) -> None:
    assert won(bot.policy, 20, options) >= 0.75


def test_greedy_play_beats_the_rollout_policy() -> None:
    assert won(greedy, 20, VARIANTS[0], against=bot.policy) >= 0.75


@every_variant
def test_values_are_exact_at_the_end(options: dict[str, str]) -> None:
    *_, last = random_positions(9, **options)
    assert tuple(bot.evaluate(last)) == pytest.approx(Desk(last).points)


@pytest.mark.parametrize("kind", [STRENGTH, FORCE])
def test_odds_are_even_without_a_lead_and_grow_with_it(kind: int) -> None:
    even, tiles, more = (web(tiles).position for tiles in ("", "G W1@10", "G W1@10, G W1@5"))
    span = 1 << 5 | 1 << 10 | 1 << 15
    shares = [odds(position, kind, span) for position in (even, tiles, more)]
    assert shares[0][0] == pytest.approx(shares[0][1])
    assert shares[0][0] < shares[1][0] < shares[2][0]
    assert all(greek + trojan <= 1.000001 for greek, trojan in shares)


def test_odds_are_certain_when_nothing_can_come() -> None:
    assert odds(web("G W3@5, T W2@10").position, STRENGTH, 1 << 5 | 1 << 10) == pytest.approx((1.0, 0.0))
    assert odds(web("G LC@5, T LB@10").position, 2, 1 << 5 | 1 << 10) == pytest.approx((0.0, 1.0))


def test_the_features_of_a_side_add_up_to_its_value() -> None:
    for position in random_positions(11, board="loom"):
        values = bot.evaluate(position)
        for side in (0, 1):
            features = bot.features(position, side)
            assert sum(feature.expected for feature in features.values()) == pytest.approx(values[side])
            assert sum(feature.held for feature in features.values()) == Desk(position).points[side]


def test_the_value_of_a_placement_is_what_it_changes() -> None:
    """Except for the odds of strings elsewhere, which every placement changes alike by using up a space."""
    desk = arrange("G LA@18, T LB@14", turn=14, hand="w1 w3")
    moves = desk.position.legal_moves()
    values = bot.order(desk.position, moves)
    best = moves[values.index(max(values))]
    after = desk.position.copy()
    before = bot.evaluate(desk.position)
    after.play(best)
    now = bot.evaluate(after)
    assert (now[1] - now[0]) - (before[1] - before[0]) == pytest.approx(max(values), abs=3)


def test_an_exchange_counts_once() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4")
    values = dict(zip(desk.choices, bot.order(desk.position, desk.position.legal_moves()), strict=True))
    assert values["keep"] == 0
    assert min(values["exchange 2-4 4-9"], values["exchange 4-9 2-4"]) < -100
    assert values["exchange 0-4 4-9"] == 0, "equal strings"


def test_the_policy_makes_the_best_exchange() -> None:
    desk = arrange("G W2@9, T LC@8", turn=6, hand="warp w1", empty="4").play("place t.warp 4")
    gain, move = bot.best_exchange(desk.position)
    assert bot.policy(desk.position, random.Random(1)) == move
    assert gain >= 0


@every_variant
def test_asking_the_bot_leaves_the_position_alone(options: dict[str, str]) -> None:
    rng = random.Random(1)
    for number, position in enumerate(random_positions(10, **options)):
        if number % 5 == 0 and position.to_move >= 0:
            before = position.to_json(), position.empty, list(position.spears), list(position.leaders)
            moves = position.legal_moves()
            bot.order(position, moves)
            assert bot.policy(position, rng) in moves
            assert (
                position.to_json(),
                position.empty,
                list(position.spears),
                list(position.leaders),
            ) == before


def test_leaders_come_last_with_the_oracle() -> None:
    position = fresh(draw="oracle").position
    values = bot.order(position, position.legal_moves())
    assert values[1] > values[2] > values[0]


def test_with_all_tiles_open_strong_ones_are_kept() -> None:
    position = fresh(draw="defy").position
    best = notation.to_text(greedy(position, random.Random(1)))
    assert best.split()[1] not in ("g.la", "g.lb", "g.lc", "g.warp")


def explained(desk: Desk, move: str, instead: str = "") -> str:
    other = notation.from_text(instead) if instead else 0
    return VOICE.speak(bot.explain(desk.position, notation.from_text(move), other))


def test_taking_a_string_is_explained_by_its_tiles() -> None:
    desk = arrange("G W1@5", turn=15, hand="w3 weft", first="T", empty="10 0")
    sentence = explained(desk, "place t.w3 10", "place t.w3 0")
    assert sentence.startswith(
        ("After it you hold ", "Gaia holds ", "After it you can expect ", "Gaia can expect ")
    )
    assert "otherwise" in sentence


def test_alone_a_move_is_compared_with_the_position_before_it() -> None:
    desk = arrange(turn=2, hand="w3 lb")
    assert explained(desk, "place t.w3 11").startswith(("After it you hold", "After it you can expect"))


def test_saving_a_strong_tile_is_named() -> None:
    desk = fresh(draw="defy")
    sentence = explained(desk, "place g.w1 0", "place g.warp 0")
    assert sentence == "It saves Warp for later; that tile is worth about 1.9 string tiles more then."


def test_saving_next_to_nothing_is_not_named() -> None:
    """Said with one digit it would be 0.0 string tiles."""
    position = fresh(draw="defy").position
    moves = notation.from_text("place g.w1 0"), notation.from_text("place g.warp 0")
    for more, named in ((0.04, False), (0.11, True)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot, "_saved", lambda state, piece, more=more: more * (tile_of(piece) == WARP))
            assert bool(list(bot._savings(position, *moves))) is named


def test_naming_a_stack_is_explained_by_what_is_saved() -> None:
    sentence = explained(fresh(draw="oracle"), "name g.warriors", "name g.leaders")
    assert sentence == "It saves the stack of leaders, 5 tiles, for later, when longer strings are decided."


def test_a_redraw_is_explained_by_the_turns_to_come() -> None:
    sentence = explained(arrange(turn=2, hand="warp lb"), "redraw t.warp")
    assert (
        sentence == "With 7 turns to come, Warp may find better strings later than any it could work on now."
    )


def test_without_a_reason_on_the_next_board_it_says_so() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4")
    assert explained(desk, "keep", "exchange 0-4 4-9") == VOICE.speak(Say.LATER)
