"""The command `tune`: reproducible, leaves the game alone, and what it writes can play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import main as program
from engine.core.registry import load_game

TUNE = ["tune", "sobek", "--games", "3", "--playouts", "1", "--level", "novice"]


def test_the_same_command_writes_the_same_file_and_its_weights_can_play(tmp_path: Path, capsys) -> None:
    own = repr(load_game("sobek").bot.WEIGHTS)  # type: ignore[attr-defined]
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for file, jobs in ((first, "1"), (second, "2")):
        assert program.main([*TUNE, "--jobs", jobs, "--check", "2", "--out", str(file)]) == 0
    assert first.read_bytes() == second.read_bytes()
    written = json.loads(first.read_text())
    about = written["provenance"]
    assert (about["game"], about["games"], about["seed"]) == ("sobek", 3, 1)
    assert about["against_the_old"]["games"] == 2
    assert about["mean_squared_error"]["after"] <= about["mean_squared_error"]["before"]
    assert repr(load_game("sobek").bot.WEIGHTS) == own  # type: ignore[attr-defined]
    assert "Sobek: mean squared error" in capsys.readouterr().out
    ladder = [
        "ladder",
        "sobek",
        "--entrants",
        f"novice,novice@{first}",
        "--games",
        "2",
        "--jobs",
        "1",
        "--json",
    ]
    assert program.main(ladder) == 0
    report = json.loads(capsys.readouterr().out)
    assert [entrant["entrant"] for entrant in report["entrants"]] == ["novice", f"novice@{first}"]


def test_other_weights_change_the_play(tmp_path: Path, capsys) -> None:
    """Weights that turn the evaluation round lose against the own ones."""
    own = load_game("uptown").bot.WEIGHTS  # type: ignore[attr-defined]
    values = {name: -20 * abs(getattr(own, name)) for name in own.__struct_fields__}
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"weights": values}))
    words = [
        "ladder",
        "uptown",
        "--entrants",
        f"novice,novice@{file}",
        "--games",
        "10",
        "--jobs",
        "1",
        "--json",
    ]
    assert program.main(words) == 0
    good, bad = json.loads(capsys.readouterr().out)["entrants"]
    assert good["wins"] > bad["wins"]


@pytest.mark.parametrize(
    "words",
    [
        ["tune", "nim", "--out", "{folder}/w.json"],
        ["tune", "sobek"],
        ["tune", "sobek", "--out", "{folder}/w.json", "--level", "genius"],
        ["tune", "chess", "--out", "{folder}/w.json"],
        [*TUNE, "--jobs", "1", "--check", "0", "--out", "{folder}"],
    ],
)
def test_what_cannot_be_tuned_is_said_in_one_line(words: list[str], tmp_path: Path, capsys) -> None:
    assert program.main([word.format(folder=tmp_path) for word in words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert list(tmp_path.iterdir()) == []
