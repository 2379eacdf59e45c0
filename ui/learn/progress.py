"""Which lessons were gone through and where each game's last one stands; a file beside the settings.

A file that cannot be read begins anew, and a folder that cannot be written to is no reason to stop: nothing is lost
but ticks in a list.
"""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from engine.core import files
from engine.learn.lesson import Lesson

MAX_BYTES = 256 * 1024
_log = logging.getLogger(__name__)


class Bookmark(msgspec.Struct, frozen=True):
    """A lesson that was left: its name and the card, from 0."""

    lesson: str
    step: int = 0


class _Kept(msgspec.Struct):
    done: dict[str, list[str]] = {}
    at: dict[str, Bookmark] = {}
    bigger: bool = False


class Progress:
    """What a person has learned so far. Games and lessons by their names."""

    def __init__(self, path: Path | None) -> None:
        """Read what is kept in a file; without one nothing is kept."""
        self._path = path
        self._kept = self._read()

    def done(self, game: str) -> frozenset[str]:
        """Return the names of the lessons gone through."""
        return frozenset(self._kept.done.get(game, ()))

    def bookmark(self, game: str) -> Bookmark | None:
        """Return the lesson that was left before its end, if any."""
        return self._kept.at.get(game)

    @property
    def bigger(self) -> bool:
        """Whether lessons are set in bigger text."""
        return self._kept.bigger

    def use_bigger(self, bigger: bool) -> None:
        """Set lessons in bigger text, or not."""
        self._kept.bigger = bigger
        self._write()

    def reached(self, lesson: Lesson, step: int) -> None:
        """Remember the card (from 0) a person has come to."""
        mark = Bookmark(lesson.name, step)
        if self._kept.at.get(lesson.game) != mark:
            self._kept.at[lesson.game] = mark
            self._write()

    def finished(self, lesson: Lesson) -> None:
        """Remember that a lesson was gone through."""
        self._kept.at.pop(lesson.game, None)
        done = self._kept.done.setdefault(lesson.game, [])
        if lesson.name not in done:
            done.append(lesson.name)
        self._write()

    def _read(self) -> _Kept:
        if self._path is None:
            return _Kept()
        try:
            data = files.read_limited(self._path, MAX_BYTES)
            return msgspec.json.decode(data or b"", type=_Kept)
        except FileNotFoundError:
            return _Kept()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _log.warning("lessons: %s", error)
            return _Kept()

    def _write(self) -> None:
        if self._path is None:
            return
        data = msgspec.json.format(msgspec.json.encode(self._kept), indent=1) + b"\n"
        try:
            files.write_atomically(self._path, data)
        except OSError as error:
            _log.warning("lessons: %s", error)
