"""The ladder: who meets whom, games that are kept and not played again, and what is printed."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import main as program
from engine.lab import records
from engine.lab.arguments import Rejected, parse
from engine.lab.records import (
    NotRecords,
    append_record,
    counting,
    missing,
    read_records,
    record_of,
    series_of,
)
from engine.lab.requests import LadderRequest, Tournament
from engine.lab.selfplay import play_one

NIM = ["ladder", "nim", "--games", "4", "--jobs", "1"]


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command that must succeed and returns what it printed."""

    def run(*words: object) -> str:
        assert program.main([str(word) for word in words]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return run


def parties(*words: str) -> list[tuple[str, ...]]:
    """Who sits together in the tables a command line asks for."""
    request = parse([*NIM, *words])
    assert isinstance(request, LadderRequest)
    return [table.entrants for table in request.tables]


def test_neighbours_meet_and_by_default_those_of_all_levels() -> None:
    assert parties() == [
        ("novice", "casual"),
        ("casual", "skilled"),
        ("skilled", "expert"),
        ("expert", "master"),
    ]


def test_everybody_meets_everybody_in_a_round_robin() -> None:
    assert parties("--all", "--entrants", "random,novice,casual") == [
        ("random", "novice"),
        ("random", "casual"),
        ("novice", "casual"),
    ]


def test_tables_of_more_seats_take_more_neighbours() -> None:
    assert parties("--players", "3", "--entrants", "random,novice,casual,skilled") == [
        ("random", "novice", "casual"),
        ("novice", "casual", "skilled"),
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["--entrants", "novice"],
        ["--entrants", "novice,novice"],
        ["--entrants", "novice,genius"],
        ["--entrants", "novice,casual@nowhere.json"],
        ["--players", "5"],
        ["--players", "4", "--entrants", "novice,casual,random"],
        ["--csv", "--json"],
        ["--jobs", "2", "--cluster", "tcp://127.0.0.1:1"],
    ],
)
def test_what_cannot_be_is_rejected(words: list[str]) -> None:
    with pytest.raises(Rejected):
        parse([*NIM, *words])


def test_a_ladder_adds_up(output) -> None:
    report = json.loads(output(*NIM, "--entrants", "random,novice,casual", "--all", "--json"))
    assert [entrant["games"] for entrant in report["entrants"]] == [8, 8, 8]
    assert sum(entrant["wins"] for entrant in report["entrants"]) == pytest.approx(12)
    for entrant in report["entrants"]:
        assert entrant["share"]["low"] <= entrant["share"]["value"] <= entrant["share"]["high"]
        assert entrant["rating"]["low"] < entrant["rating"]["value"] < entrant["rating"]["high"]
    assert [table["games"] for table in report["tables"]] == [4, 4, 4]


def test_games_that_are_there_are_not_played_again(output, tmp_path: Path, monkeypatch) -> None:
    file = tmp_path / "results.jsonl"
    words = [*NIM, "--entrants", "random,novice"]
    in_one_go = json.loads(output(*words, "--json"))
    output("ladder", "nim", "--games", "3", "--jobs", "1", "--entrants", "random,novice", "--results", file)
    assert len(file.read_text().splitlines()) == 3
    text = output(*words, "--results", file)
    assert "4 games, 1 new" in text
    assert len(file.read_text().splitlines()) == 4
    monkeypatch.setattr("engine.lab.selfplay.play_one", lambda *_: pytest.fail("it was played already"))
    assert json.loads(output(*words, "--results", file, "--json")) == in_one_go


def test_games_of_other_code_do_not_count(output, tmp_path: Path, monkeypatch) -> None:
    file = tmp_path / "results.jsonl"
    words = [*NIM, "--entrants", "random,novice", "--results", file]
    output(*words)
    for module in ("engine.lab.records", "engine.lab.ladder"):
        monkeypatch.setattr(f"{module}.code_of", lambda game: "another")
    text = output(*words)
    assert "4 games, 4 new" in text
    assert "Not counted in" in text
    assert "4 games that other code played." in text


def test_csv_has_a_line_for_every_seat_and_every_entrant(output) -> None:
    lines = list(csv.DictReader(io.StringIO(output(*NIM, "--entrants", "random,novice", "--csv"))))
    assert [(line["table"], line["entrant"]) for line in lines] == [
        ("random novice", "random"),
        ("random novice", "novice"),
        ("all", "random"),
        ("all", "novice"),
    ]
    assert sum(float(line["wins"]) for line in lines[:2]) == 4
    assert float(lines[2]["rating_low"]) < float(lines[2]["rating_high"])


def test_the_text_names_share_interval_and_rating(output) -> None:
    text = output(*NIM, "--entrants", "random,novice")
    assert text.startswith("Nim with cards: 4 games, 4 new")
    assert "random with novice: " in text
    assert "novice: rating " in text


# ---------------------------------------------------------------- the file


@pytest.fixture
def tournament() -> Tournament:
    """Four games of the toy."""
    return Tournament("nim", {}, ("novice", "random"), 4, 1)


def test_records_are_read_as_they_were_written(tournament: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert read_records(file) == []
    written = [record_of(tournament, number, play_one(tournament, number)) for number in (0, 2)]
    for record in written:
        append_record(file, record)
    assert read_records(file) == written
    assert missing(tournament, written) == [1, 3]


def test_a_line_that_was_cut_off_is_played_again(tournament: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    records_of_two = [record_of(tournament, number, play_one(tournament, number)) for number in (0, 1)]
    append_record(file, records_of_two[0])
    whole = file.read_bytes()
    for length in range(1, len(whole)):
        file.write_bytes(whole + whole[:length])
        assert read_records(file)[:1] == records_of_two[:1]
        append_record(file, records_of_two[1])
        assert read_records(file) == records_of_two


def test_a_file_of_something_else_is_not_touched(tmp_path: Path, capsys) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear diary,\n\nit rained.\n")
    with pytest.raises(NotRecords):
        read_records(file)
    assert program.main([*NIM, "--results", str(file)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert file.read_text().startswith("Dear diary")


@pytest.mark.parametrize("name", ["none/results.jsonl", "."])
def test_results_that_cannot_be_kept_are_said_before_a_game_is_played(
    name: str, tmp_path: Path, capsys, monkeypatch
) -> None:
    monkeypatch.setattr("engine.lab.selfplay.play_one", lambda *_: pytest.fail("a game was played"))
    assert program.main([*NIM, "--results", str(tmp_path / name)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)


def test_a_game_counts_once_and_only_in_its_series(tournament: Tournament) -> None:
    record = record_of(tournament, 1, play_one(tournament, 1))
    other = Tournament("nim", {}, ("novice", "random"), 4, 2)
    assert counting(tournament, [record, record]) == [record]
    assert counting(other, [record]) == []


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 2},
        {"options": {"heap": 40}},
        {"entrants": ("random", "novice")},
        {"playouts": 5},
        {"budget": 0.5},
        {"weights": {"novice": {"x": 1.0}}},
    ],
)
def test_whatever_decides_a_game_makes_another_series(
    tournament: Tournament, change: dict[str, object]
) -> None:
    from dataclasses import replace

    assert series_of(replace(tournament, **change)) != series_of(tournament)  # type: ignore[arg-type]
    assert series_of(replace(tournament, matches=99)) == series_of(tournament), (
        "more games go on with the series"
    )


def test_code_is_the_same_for_the_same_source_and_differs_by_game() -> None:
    assert records.code_of("uptown") == records.code_of("uptown") != records.code_of("sobek")
