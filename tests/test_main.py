"""The command line: what it prints for good input, and one line and exit code 2 for every kind of bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import main as program
from engine.core.match import Match
from engine.core.registry import facts_of, load_game
from engine.core.saves import SeatSpec, save_of, write_save
from engine.core.setup import make_setup
from engine.lab.arguments import Rejected, parse
from engine.lab.requests import LAST, BenchRequest, PlayRequest, ShotRequest, WindowRequest
from tests.engine.ai.toys.shelf import toys_on_the_shelf

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A saved table of the toy after three moves."""
    match = Match(make_setup(facts_of("nim"), 2, {}, seed=7))
    for text in ("take 2", "swap", "take 1"):
        assert match.play(load_game("nim").notation.from_text(text)) is None
    file = tmp_path / "table.lamplight"
    write_save(file, save_of(match, (SeatSpec("human"), SeatSpec("ai", level="novice"))))
    return file


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command that must succeed and returns what it printed."""

    def run(*words: object) -> str:
        assert program.main([str(word) for word in words]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return run


def test_games_lists_every_game_with_players_and_options(output) -> None:
    text = output("games")
    assert "nim: Nim with cards, 2, 3, 4 players, about 2 minutes" in text
    assert "heap=12 (or 40): How many stones lie on the heap." in text


def test_games_as_json_has_options_with_defaults(output) -> None:
    nim = next(game for game in json.loads(output("games", "--json")) if game["id"] == "nim")
    assert nim["players"] == [2, 3, 4]
    assert nim["options"] == [
        {
            "id": "heap",
            "title": "Stones",
            "help": "How many stones lie on the heap.",
            "default": 12,
            "choices": [{"value": 12, "title": "12 stones"}, {"value": 40, "title": "40 stones"}],
            "players": [2, 3, 4],
        }
    ]


def test_verify_says_what_it_replayed(output, table: Path) -> None:
    assert output("verify", table) == f"{table}: nim, 3 moves, in order.\n"
    assert json.loads(output("verify", table, table, "--json"))[1] == {
        "file": str(table),
        "ok": True,
        "game": "nim",
        "moves": 3,
        "over": False,
        "failed": None,
        "error": None,
    }


def test_verify_names_the_first_move_that_fails(capsys, table: Path) -> None:
    save = json.loads(table.read_text())
    save["moves"][1] = "take 9"
    table.write_text(json.dumps(save))
    assert program.main(["verify", str(table), "--json"]) == 2
    printed = capsys.readouterr()
    assert printed.err == "Move 2 of “table.lamplight” (“take 9”) is not written like a move of this game.\n"
    assert json.loads(printed.out)[0]["failed"] == 2


def test_verify_goes_on_after_a_bad_file(capsys, table: Path) -> None:
    assert program.main(["verify", "missing.lamplight", str(table)]) == 2
    printed = capsys.readouterr()
    assert printed.out == f"{table}: nim, 3 moves, in order.\n"
    assert len(printed.err.splitlines()) == 1


def test_legal_moves_at_the_end_and_at_a_ply(output, table: Path) -> None:
    assert output("legal", table).split("\n") == ["take 1", "take 2", "take 3", "swap", ""]
    assert json.loads(output("legal", table, "--at", 2, "--json")) == ["take 1", "take 2", "take 3"]


def test_state_is_the_complete_position(output, table: Path) -> None:
    now, at_the_start = (
        json.loads(output("state", table, "--json")),
        json.loads(output("state", table, "--at", 0, "--json")),
    )
    assert (at_the_start["heap"], now["heap"]) == (12, 9)
    assert load_game("nim").state.from_json(now).to_json() == now


def test_selfplay_adds_up_and_its_saves_verify(output, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "saves"
    words = [
        "selfplay",
        "nim",
        "--seats",
        "casual,random,novice",
        "--games",
        "6",
        "--seed",
        "1",
        "--jobs",
        "1",
    ]
    report = json.loads(output(*words, "--save-dir", folder, "--json"))
    assert (report["game"], report["games"]) == ("nim", 6)
    assert [seat["level"] for seat in report["seats"]] == ["casual", "random", "novice"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(6)
    for seat in report["seats"]:
        assert set(seat) == {"seat", "level", "wins", "first_place_share", "mean_score", "mean_rank"}
    assert len(report["saves"]) == len(set(report["saves"])) == 6
    assert json.loads(output("verify", *report["saves"], "--json"))
    assert report["moves"] == sum(
        len(json.loads(Path(save).read_text())["moves"]) for save in report["saves"]
    )


def test_selfplay_prints_a_table_for_people(output) -> None:
    text = output(
        "selfplay", "nim", "--seats", "casual,random", "--games", "2", "--jobs", "1", "--set", "heap=40"
    )
    assert text.startswith("Nim with cards: 2 games, ")
    assert "1. casual: " in text
    assert "2. random: " in text


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A saved table of the toy that is over; seat 1 leaves the last two stones to seat 0."""
    match = Match(make_setup(facts_of("nim"), 2, {}, seed=7))
    for text in ("take 3", "take 3", "take 3", "take 1", "take 2"):
        assert match.play(load_game("nim").notation.from_text(text)) is None
    file = tmp_path / "finished.lamplight"
    write_save(file, save_of(match, (SeatSpec("human"), SeatSpec("ai", level="novice"))))
    return file


def test_review_names_what_was_given_away_and_what_was_better(output, finished: Path) -> None:
    report = json.loads(output("review", finished, "--playouts", "200", "--json"))
    assert [decision["ply"] for decision in report["decisions"]] == [0, 1, 2, 3, 4]
    blunder = report["decisions"][3]
    assert (blunder["seat"], blunder["played"], blunder["best"]) == (1, "take 1", "take 3")
    assert blunder["points"] > 6
    assert blunder["better"] == "Take 3 stones."
    assert blunder["because"].startswith("It leaves")
    assert report["costliest"][1][0] == 3
    for seat, plies in enumerate(report["costliest"]):
        assert all(report["decisions"][ply]["seat"] == seat for ply in plies)
    assert all(sum(decision["expected"]) == pytest.approx(1, abs=1e-3) for decision in report["decisions"])
    assert sum(report["final"]) == pytest.approx(1)
    text = output("review", finished, "--playouts", "200")
    assert "Player 2: Take 1 stone.\n    " in text
    assert "better: Take 3 stones." in text


def test_words_for_the_window() -> None:
    assert parse([]) == WindowRequest(None)
    assert parse([__file__]) == WindowRequest(Path(__file__))
    assert parse(["bench", "--json"]) == BenchRequest(json=True)


def test_play_seats_people_and_levels() -> None:
    request = parse(["play", "nim", "--seats", "you,skilled,human", "--set", "heap=40", "--seed", "5"])
    assert request == PlayRequest(
        make_setup(facts_of("nim"), 3, {"heap": 40}, 5),
        (SeatSpec("human"), SeatSpec("ai", level="skilled"), SeatSpec("human")),
    )


def test_play_without_seats_is_you_against_the_computer_with_any_seed() -> None:
    first, second = parse(["play", "nim"]), parse(["play", "nim"])
    assert isinstance(first, PlayRequest)
    assert isinstance(second, PlayRequest)
    assert [seat.kind for seat in first.seats] == ["human", "ai"]
    assert first.setup.seed != second.setup.seed


def test_shot_of_a_game_or_a_file(table: Path, tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    request = parse(
        ["shot", "nim", "--out", str(out), "--size", "1024x700", "--scale", "2", "--theme", "dark"]
    )
    assert request == ShotRequest("nim", None, out, 1, LAST, (1024, 700), 2.0, "dark", "en")
    request = parse(["shot", str(table), "--out", str(out), "--at", "2", "--lang", "ja"])
    assert request == ShotRequest("", table, out, 1, 2, (1280, 800), 1.0, "light", "ja")


BAD = {
    "an unknown command": ["selfpaly", "nim"],
    "a command without its game": ["selfplay"],
    "an unknown option of the program": ["--frobnicate"],
    "an unknown option of a command": ["games", "--frobnicate"],
    "an abbreviated option": ["games", "--js"],
    "a word too many": ["games", "nim"],
    "a file that is not there": ["nowhere.lamplight"],
    "a folder for a file": ["{folder}"],
    "a file and a word": ["{table}", "again"],
    "no such game to play": ["play", "chess"],
    "no such game for selfplay": ["selfplay", "chess", "--seats", "novice,novice"],
    "a game named like a path": ["selfplay", "../nim", "--seats", "novice,novice"],
    "too few seats": ["selfplay", "nim", "--seats", "novice"],
    "too many seats": ["play", "nim", "--seats", "you,novice,novice,novice,novice"],
    "no such level": ["selfplay", "nim", "--seats", "novice,genius"],
    "a person in selfplay": ["selfplay", "nim", "--seats", "you,novice"],
    "random at a table for people": ["play", "nim", "--seats", "you,random"],
    "an empty seat": ["selfplay", "nim", "--seats", "novice,,novice"],
    "no games": ["selfplay", "nim", "--seats", "novice,novice", "--games", "0"],
    "a negative number of games": ["selfplay", "nim", "--seats", "novice,novice", "--games", "-3"],
    "half a game": ["selfplay", "nim", "--seats", "novice,novice", "--games", "1.5"],
    "a number in other digits": ["selfplay", "nim", "--seats", "novice,novice", "--games", "３"],
    "a seed out of range": ["selfplay", "nim", "--seats", "novice,novice", "--seed", "9" * 19],
    "a huge seed": ["selfplay", "nim", "--seats", "novice,novice", "--seed", "9" * 5000],
    "no playouts": ["selfplay", "nim", "--seats", "novice,novice", "--playouts", "0"],
    "no time": ["selfplay", "nim", "--seats", "novice,novice", "--budget-ms", "0"],
    "playouts and time": [
        "selfplay",
        "nim",
        "--seats",
        "novice,novice",
        "--playouts",
        "9",
        "--budget-ms",
        "9",
    ],
    "no jobs": ["selfplay", "nim", "--seats", "novice,novice", "--jobs", "0"],
    "an option the game does not have": ["selfplay", "nim", "--seats", "novice,novice", "--set", "color=red"],
    "a value the option does not have": ["selfplay", "nim", "--seats", "novice,novice", "--set", "heap=13"],
    "an option without value": ["selfplay", "nim", "--seats", "novice,novice", "--set", "heap"],
    "a value without option": ["selfplay", "nim", "--seats", "novice,novice", "--set", "=12"],
    "an option set twice": ["play", "nim", "--set", "heap=12", "--set", "heap=40"],
    "a file for the folder of saves": [
        "selfplay",
        "nim",
        "--seats",
        "novice,novice",
        "--save-dir",
        "{table}",
    ],
    "verify without files": ["verify"],
    "verify of nothing": ["verify", "nowhere.lamplight"],
    "verify of a folder": ["verify", "{folder}"],
    "verify of something else": ["verify", "{program}"],
    "legal of nothing": ["legal", "nowhere.lamplight"],
    "legal of something else": ["legal", "{program}"],
    "a ply after the end": ["legal", "{table}", "--at", "4"],
    "a negative ply": ["state", "{table}", "--json", "--at", "-1"],
    "a ply that is no number": ["state", "{table}", "--json", "--at", "end"],
    "state of a folder": ["state", "{folder}", "--json"],
    "a picture of nothing": ["shot", "chess", "--out", "{folder}/picture.png"],
    "a picture without a file": ["shot", "nim"],
    "a picture of another kind": ["shot", "nim", "--out", "{folder}/picture.jpg"],
    "a picture into no folder": ["shot", "nim", "--out", "{folder}/none/picture.png"],
    "a size without height": ["shot", "nim", "--out", "{folder}/picture.png", "--size", "800"],
    "a size too large": ["shot", "nim", "--out", "{folder}/picture.png", "--size", "100000x100000"],
    "a scale of zero": ["shot", "nim", "--out", "{folder}/picture.png", "--scale", "0"],
    "a scale that is no number": ["shot", "nim", "--out", "{folder}/picture.png", "--scale", "nan"],
    "no such theme": ["shot", "nim", "--out", "{folder}/picture.png", "--theme", "pink"],
    "no such language": ["shot", "nim", "--out", "{folder}/picture.png", "--lang", "fr"],
    "a word for bench": ["bench", "nim"],
    "a review of nothing": ["review", "nowhere.lamplight"],
    "a review of a table that goes on": ["review", "{table}"],
    "a review without playouts": ["review", "{table}", "--playouts", "0"],
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_line_and_changes_nothing(
    words: list[str], capsys, table: Path, tmp_path: Path
) -> None:
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    filled = [word.format(table=table, folder=tmp_path, program=ROOT / "main.py") for word in words]
    assert program.main(filled) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert printed.err.strip()
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_a_name_with_a_line_break_still_makes_one_line(capsys) -> None:
    assert program.main(["verify", "two\nlines.lamplight"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_wrong_command_is_answered_with_the_right_ones() -> None:
    with pytest.raises(
        Rejected, match="the commands are: games, play, selfplay, verify, legal, state, shot, bench"
    ):
        parse(["selfpaly"])


def run_program(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the real program in a process of its own, without a display."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
    } | variables
    return subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_program_says_what_is_wrong_and_exits_with_2() -> None:
    ended = run_program("selfplay", "chess", "--seats", "novice,novice")
    assert (ended.returncode, ended.stdout, len(ended.stderr.splitlines())) == (2, "", 1)


def test_the_program_helps() -> None:
    ended = run_program("selfplay", "--help")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "novice, casual, skilled, expert, master" in " ".join(ended.stdout.split())


def test_a_console_without_a_letter_shows_a_question_mark(tmp_path: Path) -> None:
    m = Match(make_setup(facts_of("sobek"), 2, {}, seed=7))
    file = tmp_path / "卓.lamplight"
    write_save(file, save_of(m, (SeatSpec("human"), SeatSpec("ai", level="novice"))))
    ended = run_program("verify", str(file), PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("?.lamplight: sobek, 0 moves, in order.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX (2026-11-30)")
def test_a_reader_that_leaves_is_no_error() -> None:
    command = f"{sys.executable} main.py games | true; exit ${{PIPESTATUS[0]}}"
    ended = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    assert ended.returncode == 141


def test_commands_without_window_load_no_qt() -> None:
    check = (
        "import sys, main; main.main(['games']); "
        "sys.exit(any(name.split('.')[0] in ('PySide6', 'ui', 'numpy') for name in sys.modules))"
    )
    assert (
        subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, check=False).returncode
        == 0
    )
