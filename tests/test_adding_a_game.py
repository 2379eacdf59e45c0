"""`docs/adding-a-game.md`, followed literally: its blocks are a game, and the general tests run over that game.

The game is copied out of the page into a folder of its own and put on the shelf of another process, so the tests of the real games
never see it.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`([\w/]+\.py)`\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ON_THE_SHELF = """
import sys
import engine.games, ui.games
engine.games.__path__.append("engine/games")
ui.games.__path__.append("ui/games")
"""
GENERAL_TESTS = ("tests/engine/test_contract.py", "tests/ui/games/test_*.py")


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory):
    """The folder with the game of the page."""
    folder = tmp_path_factory.mktemp("pebbles")
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) == 10
    for name, code in blocks:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, encoding="utf-8")
    return folder


def run(folder, code, seconds=280):
    """Run Python with the game on the shelf; its output and exit code."""
    shelf = ON_THE_SHELF.replace('"engine/games"', repr(str(folder / "engine/games")))
    shelf = shelf.replace('"ui/games"', repr(str(folder / "ui/games")))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", f"{shelf}\n{code}"]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=seconds, check=False
    )


@pytest.mark.parametrize("tests", GENERAL_TESTS)
def test_the_general_tests_pass_for_the_game_of_the_page(pebbles, tests):
    files = [str(file) for file in sorted(ROOT.glob(tests))]
    options = ["-q", "-k", "pebbles", "-p", "no:cacheprovider", "-x", *files]
    done = run(pebbles, f"import pytest\nsys.exit(pytest.main({options!r}))")
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) >= 12


def test_the_computer_plays_it(pebbles):
    done = run(
        pebbles,
        "import main\nsys.exit(main.main(['selfplay', 'pebbles', '--seats', 'skilled,novice', '--jobs', '1', '--games', '4']))",
    )
    assert done.returncode == 0, done.stderr
    assert "Pebbles: 4 games" in done.stdout


def test_it_has_a_picture_of_its_table(pebbles, tmp_path):
    picture = tmp_path / "pebbles.png"
    done = run(
        pebbles,
        f"import main\nsys.exit(main.main(['shot', 'pebbles', '--at', '2', '--out', {str(picture)!r}]))",
    )
    assert done.returncode == 0, done.stderr
    assert picture.stat().st_size > 20_000
