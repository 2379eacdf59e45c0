"""Fitting weights: known weights are found again, nothing is learned from nothing, the same input gives the same output."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.core.registry import load_game
from engine.core.weights import WeightsFile, to_weights
from engine.lab.fitting import Sample, as_file, fit, provenance
from engine.lab.weighing import NoWeights, read_for, weighed


class Weights(msgspec.Struct):
    """Worth of a stone, of a card, and of something no position has."""

    stone: float
    card: float
    idle: float


def bot(stone: float, card: float, idle: float = 0.4) -> Any:
    """A bot that adds stones and cards up; a position is (stones, cards) for each seat."""
    weights = Weights(stone, card, idle)

    def evaluate(state: Any) -> list[float]:
        return [weights.stone * stones + weights.card * cards + weights.idle * 0 for stones, cards in state]

    return SimpleNamespace(WEIGHTS=weights, evaluate=evaluate)


def samples(count: int, noise: float = 0.0) -> list[Sample]:
    """Positions whose matches ended as if a stone were worth 3 and a card -0.5, and a round to come brought all 7 more."""
    rng, found = random.Random(1), []
    for _ in range(count):
        position: Any = [(rng.randrange(5), rng.randrange(5)) for _ in range(2)]
        ended = [3 * stones - 0.5 * cards + 7 + rng.gauss(0, noise) for stones, cards in position]
        found.append(Sample(position, tuple(ended)))
    return found


def test_the_weights_that_foretell_best_are_found() -> None:
    fitted = fit(bot(1.0, 1.0), samples(400))
    assert fitted.weights["stone"] == pytest.approx(3, rel=0.02)
    assert fitted.weights["card"] == pytest.approx(-0.5, abs=0.03)
    assert fitted.after < 0.01 < fitted.before


def test_chance_in_the_results_is_averaged_out() -> None:
    fitted = fit(bot(1.0, 1.0), samples(4000, noise=2.0))
    assert fitted.weights["stone"] == pytest.approx(3, rel=0.1)
    assert fitted.weights["card"] == pytest.approx(-0.5, abs=0.15)


def test_a_weight_that_no_position_speaks_of_stays() -> None:
    assert fit(bot(1.0, 1.0, idle=0.4), samples(100)).weights["idle"] == 0.4


def test_a_weight_that_positions_hardly_speak_of_hardly_moves() -> None:
    """All seats have nearly as many cards, so that chance in the results could be laid to any worth of a card."""
    rng, found = random.Random(2), []
    for _ in range(20):
        position: Any = [(rng.randrange(5), 0.02 * rng.random()) for _ in range(2)]
        found.append(Sample(position, tuple(3 * stones + rng.gauss(0, 2) for stones, _ in position)))
    fitted = fit(bot(1.0, 1.0), found)
    assert fitted.weights["stone"] == pytest.approx(3, rel=0.2)
    assert fitted.weights["card"] == pytest.approx(1, abs=2)


def test_good_weights_stay() -> None:
    fitted = fit(bot(3.0, -0.5), samples(200))
    assert (fitted.weights["stone"], fitted.weights["card"]) == pytest.approx((3.0, -0.5), abs=1e-3)


def test_few_positions_move_the_weights_less_than_many() -> None:
    few, many = (fit(bot(1.0, 1.0), samples(count, noise=6.0)) for count in (3, 3000))
    assert many.after <= many.before
    assert abs(many.weights["stone"] - 3) < abs(few.weights["stone"] - 3)


def test_the_bot_keeps_its_own_weights_meanwhile() -> None:
    own = bot(1.0, 1.0)
    fit(own, samples(50))
    assert Weights(1.0, 1.0, 0.4) == own.WEIGHTS


def test_the_same_positions_give_the_same_weights() -> None:
    assert fit(bot(1.0, 2.0), samples(60, 1.0)) == fit(bot(1.0, 2.0), samples(60, 1.0))


def test_without_weights_or_positions_there_is_nothing_to_fit() -> None:
    with pytest.raises(ValueError, match="no weights"):
        fit(load_game("nim").bot, samples(3))
    with pytest.raises(ValueError, match="no positions"):
        fit(bot(1, 1), [])


def test_the_file_can_be_read_back_and_says_how_it_came_about() -> None:
    fitted = fit(bot(1.0, 1.0), samples(100))
    content = msgspec.json.decode(as_file(fitted, provenance(fitted, games=9)), type=WeightsFile)
    assert to_weights(Weights, content.weights) == Weights(**fitted.weights)
    assert content.provenance["games"] == 9
    assert set(content.provenance["mean_squared_error"]) == {"before", "after"}


# ---------------------------------------------------------------- other weights for a while


def test_other_weights_hold_for_a_while_and_also_when_something_fails() -> None:
    own = bot(1.0, 1.0)

    def fail() -> None:
        with weighed(own, {"stone": 5.0, "card": 2.0, "idle": 0.0}):
            assert own.evaluate([(1, 1)]) == [7.0]
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert own.evaluate([(1, 1)]) == [2.0]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("{}", "missing required field"),
        ("no JSON", "malformed"),
        ('{"weights": {"stone": 1}}', "missing or too many"),
        ('{"weights": {"stone": 1, "card": 2, "idle": 3, "moon": 4}}', "missing or too many"),
        ('{"weights": {"stone": "x", "card": 2, "idle": 3}}', "Expected"),
    ],
)
def test_a_file_of_other_weights_is_refused_with_the_reason(tmp_path, content: str, why: str) -> None:
    (tmp_path / "w.json").write_text(content)
    with pytest.raises(NoWeights, match=why):
        read_for(bot(1, 1), tmp_path / "w.json")


def test_a_game_without_weights_takes_none(tmp_path) -> None:
    with pytest.raises(NoWeights, match="no weights"):
        read_for(load_game("nim").bot, tmp_path / "w.json")
