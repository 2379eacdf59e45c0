"""Writes are whole or not at all, and three generations are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.core import files


def test_a_write_makes_the_folder_and_replaces_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "new" / "file.json"
    files.write_atomically(target, b"one")
    files.write_atomically(target, b"two")
    assert target.read_bytes() == b"two"
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions (2026-11-30)")
def test_a_written_file_may_be_read_by_whom_any_new_file_may_be_read(tmp_path: Path) -> None:
    ordinary, written = tmp_path / "ordinary", tmp_path / "written"
    ordinary.touch()
    files.write_atomically(written, b"data")
    assert written.stat().st_mode == ordinary.stat().st_mode


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_no_rubbish(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "file.json"
    files.write_atomically(target, b"old")

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync" if broken == "fsync" else "pathlib.Path.replace", fail)
    with pytest.raises(OSError, match="no space"):
        files.write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_rotation_keeps_the_three_youngest(tmp_path: Path) -> None:
    target = tmp_path / "auto.lamplight"
    for number in range(5):
        files.rotate(target, 3)
        files.write_atomically(target, b"%d" % number)
    assert [files.generation(target, n).read_bytes() for n in range(3)] == [b"4", b"3", b"2"]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_file_over_the_limit_is_not_read(tmp_path: Path) -> None:
    target = tmp_path / "big"
    target.write_bytes(b"x" * 11)
    assert files.read_limited(target, 10) is None
    assert files.read_limited(target, 11) == b"x" * 11
