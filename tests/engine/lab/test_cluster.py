"""The same games on a real Dask cluster: a scheduler and two workers on this machine, one of which dies at work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

import main as program
from engine.lab.crew import Crew, NoCluster
from engine.lab.records import Record, append_record, read_records
from engine.lab.requests import Tournament
from engine.lab.selfplay import play_all, play_some

pytest.importorskip("distributed", reason="the packages of the extra “cluster” are not installed")

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0


class Cluster(NamedTuple):
    """A running cluster."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler and two workers in processes of their own, which end with the test."""
    contact = tmp_path / "scheduler.json"
    common = ["--scheduler-file", str(contact), "--no-dashboard", "--host", "127.0.0.1"]
    with ExitStack() as stack:
        scheduler = _start(stack, tmp_path, "scheduler", *common, "--port", "0")
        _wait_for(contact)
        alone = ["--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path / "scratch")]
        workers = [_start(stack, tmp_path, "worker", *common, *alone) for _ in range(2)]
        yield Cluster(json.loads(contact.read_text())["address"], scheduler, workers)


def _start(stack: ExitStack, folder: Path, *words: str) -> subprocess.Popen[bytes]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "3",
    }
    log = stack.enter_context((folder / f"{words[0]}.log").open("ab"))
    command = [sys.executable, "-m", "dask", *words]
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
    stack.callback(process.wait)
    stack.callback(process.kill)
    return process


def _wait_for(file: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or not file.read_text().strip():
        assert time.monotonic() < deadline, "the scheduler did not come up"
        time.sleep(0.05)


def test_no_game_is_lost_with_a_worker_that_is_killed_in_the_middle(cluster: Cluster) -> None:
    tournament = Tournament("uptown", {}, ("novice", "random"), 14, seed=5)
    games = play_all(tournament, Crew(cluster=cluster.address))
    on_cluster = [next(games), next(games)]
    cluster.workers[0].kill()
    on_cluster.extend(games)
    assert cluster.workers[1].poll() is None, "the other one lives"
    assert on_cluster == list(play_all(tournament))


def test_a_scheduler_that_is_lost_ends_the_work_and_what_was_played_is_kept(
    cluster: Cluster, tmp_path: Path, monkeypatch, capsys
) -> None:
    results = tmp_path / "results.jsonl"

    def append(file: Path, record: Record) -> None:
        append_record(file, record)
        cluster.scheduler.kill()

    monkeypatch.setattr("engine.lab.ladder.append_record", append)
    words = ["ladder", "uptown", "--entrants", "novice,random", "--games", "40", "--results", str(results)]
    assert program.main([*words, "--cluster", cluster.address]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines()[-1].startswith("The cluster at")
    assert 1 <= len(read_records(results)) < 40


def test_the_commands_take_a_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "uptown", "--entrants", "novice,random", "--games", "4", "--json"]
    assert program.main([*words, "--cluster", cluster.address]) == 0
    on_cluster = json.loads(capsys.readouterr().out)
    assert program.main([*words, "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == on_cluster


def test_a_scheduler_that_is_not_there_is_said_in_one_line(monkeypatch, capsys) -> None:
    monkeypatch.setattr("engine.lab.crew.CONNECTING", 0.5)
    nowhere = "tcp://127.0.0.1:9"
    with pytest.raises(NoCluster):
        list(play_some([(Tournament("uptown", {}, ("random", "random"), 1, 1), 0)], Crew(cluster=nowhere)))
    words = ["selfplay", "uptown", "--seats", "random,random", "--games", "1", "--cluster", nowhere]
    assert program.main(words) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)


@pytest.mark.parametrize("address", ["nonsense://x", "tcp://", "http://127.0.0.1:1"])
def test_an_address_that_is_none_is_said_in_one_line(address: str, monkeypatch, capsys) -> None:
    monkeypatch.setattr("engine.lab.crew.CONNECTING", 0.5)
    words = ["selfplay", "uptown", "--seats", "random,random", "--games", "1", "--cluster", address]
    assert program.main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
