"""Writing files so that nothing is ever half written: the one place of the engine that touches a disk.

A write goes to a temporary file in the same folder, is flushed and synced, replaces the target in one step, and the
folder is synced too (a rename alone can be lost by a power cut).
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Write `data` to `path` completely or not at all; makes the folder. Raises `OSError`, leaving the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.urandom(8).hex()}.tmp")
    try:
        with temporary.open("xb") as file:  # not mkstemp: its files may be read by nobody else
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def rotate(path: Path, generations: int) -> None:
    """Make room for a new `path`: it becomes generation 1, generation 1 becomes 2, the oldest is dropped."""
    for number in range(generations - 1, 0, -1):
        younger = generation(path, number - 1)
        if younger.exists():
            younger.replace(generation(path, number))


def generation(path: Path, number: int) -> Path:
    """Return the name of an older generation: 0 is the file itself, then "name.1.suffix" and so on."""
    return path if number == 0 else path.with_name(f"{path.stem}.{number}{path.suffix}")


def read_limited(path: Path, limit: int) -> bytes | None:
    """Return the content of a file, or `None` when it is larger than `limit` bytes. Raises `OSError`."""
    with path.open("rb") as file:
        data = file.read(limit + 1)
    return None if len(data) > limit else data


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # Windows has no handle for a folder; its rename is already durable
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
