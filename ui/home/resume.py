"""The table to continue: what its autosave says, and when it was saved."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QLocale

from engine.core.match import Match
from engine.core.saves import SaveError, SaveFile, open_save
from engine.core.words import say
from ui.home.words import Continued
from ui.screens import Language


@dataclass(frozen=True, slots=True)
class Kept:
    """An autosave as it lies on the disk: its match, or what is wrong with it."""

    path: Path
    save: SaveFile | None
    match: Match | None
    trouble: SaveError | None = None


def kept(path: Path) -> Kept | None:
    """Look at an autosave; `None` when there is none, or nothing to go on with in it."""
    if not path.exists():
        return None
    try:
        match, save = open_save(path)
    except SaveError as error:
        return Kept(path, error.save, None, error)
    return None if match.over else Kept(path, save, match)


def when(saved: str, language: Language) -> str:
    """Return when a table was saved, as people say it; "" when that is not known."""
    try:
        moment = QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(saved).timestamp()))
    except (ValueError, OverflowError, OSError):
        return ""
    locale = QLocale(language.code)
    time = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = moment.date().daysTo(QDate.currentDate())
    voice = language.voice()
    if days == 0:
        return voice.speak(say(Continued.TODAY, time=time))
    if days == 1:
        return voice.speak(say(Continued.YESTERDAY, time=time))
    return locale.toString(moment.date(), QLocale.FormatType.ShortFormat)
