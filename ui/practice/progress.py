"""Which positions were solved; a file beside the settings.

A file that cannot be read begins anew, and a folder that cannot be written to is no reason to stop: nothing is lost
but ticks in a list.
"""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from engine.core import files
from engine.learn.practice import Position

MAX_BYTES = 256 * 1024
_log = logging.getLogger(__name__)


class _Kept(msgspec.Struct):
    solved: dict[str, list[str]] = {}


class Solved:
    """What a person has solved so far. A position is known by how it came about, so a new file forgets no old ones."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = self._read()

    def has(self, game: str, position: Position) -> bool:
        """Tell whether a position was solved."""
        return _key(position) in self._kept.solved.get(game, ())

    def add(self, game: str, position: Position) -> None:
        """Remember that a position was solved."""
        solved = self._kept.solved.setdefault(game, [])
        if _key(position) not in solved:
            solved.append(_key(position))
            self._write()

    def _read(self) -> _Kept:
        try:
            return msgspec.json.decode(files.read_limited(self._path, MAX_BYTES) or b"", type=_Kept)
        except FileNotFoundError:
            return _Kept()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _log.warning("practice: %s", error)
            return _Kept()

    def _write(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self._kept), indent=1) + b"\n"
        try:
            files.write_atomically(self._path, data)
        except OSError as error:
            _log.warning("practice: %s", error)


def _key(position: Position) -> str:
    return f"{position.seed}.{len(position.moves)}"
