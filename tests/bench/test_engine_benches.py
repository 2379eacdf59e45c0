"""The bench of the engine: for every game all the figures by which it is compared with others and with itself."""

from __future__ import annotations

import pytest

from engine.core.registry import game_ids
from tests.bench import engine_benches, figures


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_measured_in_every_way(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "SECONDS", 0.001)
    monkeypatch.setattr(engine_benches, "SAMPLE", 10)
    neighbours = {"python-chess": 1234.0, "RLCard gin rummy": 567.0}
    found = list(engine_benches.run(game, neighbours))
    assert [figure.unit for figure in found] == [
        "moves/s",
        "copies/s",
        "bytes",
        "playouts/s",
        "iterations/s",
    ]
    assert all(figure.value > 0 and figure.game == game for figure in found)
    assert found[0].against == neighbours
