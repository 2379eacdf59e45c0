"""Where lessons lie: `resources/lessons/<game>/<nn>_<name>.json`, taken in the order of their names.

Beside them lies `sections.json`, the sections of the game's rules that the lessons must cover together.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from engine.core import files
from engine.core.words import Many, say
from engine.learn.lesson import BadLesson, Lesson, decode
from engine.learn.words import LessonTrouble

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "lessons"
MAX_BYTES = 256 * 1024
_NAMES = "[0-9][0-9]_*.json"


class Sections(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbered sections of a rules file: number -> heading; and those that teach nothing: number -> why."""

    sections: Annotated[dict[str, str], msgspec.Meta(min_length=1)]
    apart: dict[str, str] = {}

    def to_cover(self) -> list[str]:
        """Return the sections the lessons of the game must cover, in order."""
        return [number for number in self.sections if number not in self.apart]


def games(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the games that have lessons, sorted."""
    return tuple(sorted({path.parent.name for path in folder.glob(f"*/{_NAMES}")}))


def names(game: str, folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the names of a game's lessons in their order."""
    return tuple(sorted(path.stem for path in (folder / game).glob(_NAMES)))


def load(game: str, name: str, folder: Path = FOLDER) -> Lesson:
    """Return a lesson; its number alone is name enough. Raises `BadLesson`."""
    known = names(game, folder)
    found = next((full for full in known if name in (full, full.partition("_")[0])), None)
    if found is None:
        raise _unknown(game, name, known)
    path = folder / game / f"{found}.json"
    try:
        data = files.read_limited(path, MAX_BYTES)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadLesson(say(LessonTrouble.UNREADABLE, file=path.name, why=why)) from error
    if data is None:
        raise BadLesson(say(LessonTrouble.TOO_LARGE, file=path.name, limit=MAX_BYTES // 1024))
    return decode(data, game, found)


def load_all(game: str, folder: Path = FOLDER) -> list[Lesson]:
    """Return all lessons of a game in their order. Raises `BadLesson`."""
    return [load(game, name, folder) for name in names(game, folder)]


def sections(game: str, folder: Path = FOLDER) -> Sections:
    """Return the sections of a game's rules. Raises `OSError` and `msgspec.MsgspecError`: it is our own file."""
    return msgspec.json.decode((folder / game / "sections.json").read_bytes(), type=Sections)


def _unknown(game: str, name: str, known: tuple[str, ...]) -> BadLesson:
    if not known:
        return BadLesson(say(LessonTrouble.NO_LESSONS, game=game))
    return BadLesson(say(LessonTrouble.NO_LESSON, lesson=f"{game}/{name}", known=Many(known)))
