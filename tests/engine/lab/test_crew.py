"""Processes of this machine: their results in order, also when one of them is lost on the way."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.lab.crew import RETRIES, Crew


class Piece(NamedTuple):
    """A number to be doubled, and who dies of it: a file of marks, one for each death, as many as there shall be."""

    number: int
    marks: Path
    deaths: int = 0


def doubled(piece: Piece) -> int:
    """Do a piece of work, unless this process has to die of it."""
    died = len(piece.marks.read_bytes()) if piece.marks.exists() else 0
    if died < piece.deaths:
        with piece.marks.open("ab") as marks:
            marks.write(b"x")
        os._exit(3)
    return 2 * piece.number


def test_a_process_that_is_lost_costs_no_result(tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    pieces = [Piece(number, marks, 2 if number == 3 else 0) for number in range(8)]
    assert list(Crew(jobs=2).carry_out(doubled, pieces)) == [0, 2, 4, 6, 8, 10, 12, 14]
    assert marks.read_bytes() == b"xx"


def test_a_piece_that_kills_every_process_ends_the_work(tmp_path: Path) -> None:
    pieces = [Piece(number, tmp_path / "marks", 99 if number == 0 else 0) for number in range(3)]
    with pytest.raises(BrokenProcessPool):
        list(Crew(jobs=2).carry_out(doubled, pieces))
    assert len((tmp_path / "marks").read_bytes()) == RETRIES + 1
