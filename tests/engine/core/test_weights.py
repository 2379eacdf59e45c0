"""Weights as data: read from the file beside a module, complete and under the right names."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.core.registry import game_ids, load_game
from engine.core.weights import FILE, WeightsFile, read_weights, to_weights


class Weights(msgspec.Struct):
    """Two weights."""

    near: float
    far: float


def test_weights_are_read_from_beside_the_module(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"weights": {"near": 1.5, "far": -2}, "provenance": {"by": "hand"}}')
    assert read_weights(Weights, str(tmp_path / "bot.py")) == Weights(1.5, -2.0)


@pytest.mark.parametrize("values", [{"near": 1.0}, {"near": 1.0, "far": 2.0, "high": 3.0}, {}])
def test_a_weight_missing_or_too_many_is_refused(values: dict[str, float]) -> None:
    with pytest.raises(msgspec.ValidationError, match="missing or too many"):
        to_weights(Weights, values)


def test_a_weight_that_is_no_number_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"weights": {"near": "much", "far": 2}}')
    with pytest.raises(msgspec.ValidationError):
        read_weights(Weights, str(tmp_path / "bot.py"))


@pytest.mark.parametrize("game_id", [game for game in game_ids() if hasattr(load_game(game).bot, "WEIGHTS")])
def test_weights_of_a_game_say_where_they_come_from(game_id: str) -> None:
    bot = load_game(game_id).bot
    file = Path(str(bot.__file__)).with_name(FILE)  # type: ignore[attr-defined]
    content = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    assert content.provenance
    assert to_weights(type(bot.WEIGHTS), content.weights) == bot.WEIGHTS  # type: ignore[attr-defined]
