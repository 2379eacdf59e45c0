"""The bench of other people's engines: what is missing is said and left out, what is there is measured."""

from __future__ import annotations

from tests.bench import figures, neighbours
from tests.bench.engine_benches import run
from tests.bench.figures import LeftOut


def test_what_is_not_installed_is_reported_and_left_out(monkeypatch) -> None:
    def missing():
        raise ImportError("No module named 'chess'")

    monkeypatch.setattr(figures, "SECONDS", 0.001)
    monkeypatch.setattr(neighbours, "_WORK", {"python-chess": missing, "a toy": lambda: lambda: 7})
    told: list[LeftOut] = []
    found = neighbours.random_moves(told.append)
    assert list(found) == ["a toy"]
    assert found["a toy"] > 0
    assert "python-chess is missing" in str(told[0])


def test_they_stand_beside_our_random_moves(monkeypatch) -> None:
    monkeypatch.setattr(figures, "SECONDS", 0.001)
    line = str(next(run("uptown", {"python-chess": 1234.0})))
    assert line.startswith("random moves (uptown): ")
    assert line.endswith("moves/s; python-chess: 1,234")
