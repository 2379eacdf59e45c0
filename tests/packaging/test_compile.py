"""Compiling the engine: what is chosen for it, and that a compiled engine is really used where one is asked for."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tracemalloc

import pytest

import compile as compiling
from steps import ROOT


def chosen() -> set[str]:
    return {file for files, _ in compiling.groups() for file in files}


def test_every_game_is_compiled_with_its_position_and_its_bot() -> None:
    for game in (ROOT / "engine" / "games").glob("*/state.py"):
        for module in ("state", "bot", "rules"):
            assert f"engine/games/{game.parent.name}/{module}.py" in chosen()


def test_nothing_is_compiled_that_needs_its_file_or_classes_a_compiler_does_not_know() -> None:
    for file in chosen():
        source = (ROOT / file).read_text(encoding="utf-8")
        assert not any(word in source for word in compiling.NEEDS_PYTHON)


def test_positions_have_no_constructor() -> None:
    """A compiled class calls its constructor from `__new__`, so `copy` could not make a bare object."""
    for game in (ROOT / "engine" / "games").glob("*/state.py"):
        position = importlib.import_module(f"engine.games.{game.parent.name}.state").Position
        assert position.__init__ is object.__init__


def test_another_source_is_compiled_again(monkeypatch, tmp_path) -> None:
    before = compiling.fingerprint()
    assert compiling.fingerprint() == before
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "more.py").write_text("")
    monkeypatch.setattr(compiling, "ENGINE", tmp_path / "engine")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "__file__", str(tmp_path / "compile.py"))
    (tmp_path / "compile.py").write_text("")
    assert compiling.fingerprint() != before


def test_the_switch_leads_every_import_to_the_compiled_copy(tmp_path) -> None:
    package = tmp_path / "engine" / "core"
    package.mkdir(parents=True)
    (package / "move.py").write_text("HERE = True")
    ask = "import engine.core.move as move; print(move.HERE, move.__file__)"
    environment = {**os.environ, compiling.SWITCH: str(tmp_path)}
    answer = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == f"True {package / 'move.py'}"


compiled = pytest.mark.skipif(
    compiling.SWITCH not in os.environ, reason="runs with packaging/compile.py run -m pytest (2026-11-30)"
)


@compiled
def test_putting_bytes_together_keeps_none_of_them() -> None:
    supply = importlib.import_module("engine.games.uptown.tiles").supply
    tracemalloc.start()
    for _ in range(2_000):
        supply([1, 2, 3])
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 20_000


@compiled
def test_the_compiled_modules_are_used() -> None:
    for file in chosen():
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        assert not str(module.__file__).endswith(".py"), file
