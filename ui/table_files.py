"""Tables as files: asking for names, opening, saving, what was opened lately, and keeping what would be overwritten.

A file that cannot be opened as it is leads to one dialog with a way out; it is never changed.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.core import files
from engine.core.match import Match
from engine.core.saves import AUTOSAVE_GENERATIONS, SUFFIX, SaveError, SaveFile, SeatSpec, open_save
from engine.core.words import say
from ui.folders import Folders
from ui.home.resume import Kept, kept
from ui.screens import Surroundings
from ui.settings.choices import with_recent, without_recent
from ui.settings.store import Store
from ui.words import Files

_UNSAFE = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


@dataclass(frozen=True, slots=True)
class Opened:
    """A table from a file. `path` is where Save will write, `None` when the file must not be written over."""

    match: Match
    seats: tuple[SeatSpec, ...]
    undo_all: bool
    path: Path | None


class TableFiles:
    """Belongs to one window."""

    def __init__(self, folders: Folders, store: Store, around: Surroundings, window: QWidget) -> None:
        self._folders = folders
        self._store = store
        self._around = around
        self._window = window

    # ------------------------------------------------------------ what there is

    def recent(self) -> list[Path]:
        """Return the tables saved or opened lately that are still there, the last one first."""
        return [path for path in map(Path, self._store.choices.recent) if path.exists()]

    def remember(self, path: Path) -> None:
        """Put a table first among the recent ones."""
        self._store.use(with_recent(self._store.choices, str(path)))

    def kept(self) -> Kept | None:
        """Return the table to continue."""
        return kept(self._folders.autosave)

    # ------------------------------------------------------------ asking

    def ask_open(self) -> Path | None:
        """Let the person choose a saved table."""
        speak = self._around.language.say
        name, _ = QFileDialog.getOpenFileName(
            self._window, speak(Files.OPEN_TITLE), str(self._start_folder()), self._filter()
        )
        return Path(name) if name else None

    def ask_save(self, match: Match) -> Path | None:
        """Let the person choose where to save a table."""
        speak = self._around.language.say
        start = self._start_folder() / self._name_for(match)
        name, _ = QFileDialog.getSaveFileName(
            self._window, speak(Files.SAVE_TITLE), str(start), self._filter()
        )
        if not name:
            return None
        path = Path(name)
        return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)

    def _filter(self) -> str:
        return f"{self._around.language.say(Files.KIND)} (*{SUFFIX})"

    def _start_folder(self) -> Path:
        recent = self.recent()
        folder = recent[0].parent if recent else self._folders.tables
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def _name_for(self, match: Match) -> str:
        moment = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M")
        named = say(Files.ASIDE, game=match.game.facts.title, moment=moment)
        return _UNSAFE.sub(" ", self._around.language.say(named)).strip() + SUFFIX

    # ------------------------------------------------------------ opening

    def open(self, path: Path) -> Opened | None:
        """Open a file; `None` when it cannot be, and the person has been told."""
        return self._opened(path, lambda: open_save(path), ours=path)

    def resume(self, found: Kept) -> Opened | None:
        """Open the table to continue."""
        if found.trouble is not None:
            return self._after(found.path, found.trouble)
        return self._opened(found.path, lambda: open_save(found.path), ours=None)

    def _opened(
        self, path: Path, read: Callable[[], tuple[Match, SaveFile]], ours: Path | None
    ) -> Opened | None:
        try:
            match, save = read()
        except SaveError as error:
            self._store.use(without_recent(self._store.choices, str(path)))
            return self._after(path, error)
        if ours is not None:
            self.remember(ours)
        return Opened(match, save.seats, save.undo_all, ours)

    def _after(self, path: Path, error: SaveError) -> Opened | None:
        """Ask what to do about a file that cannot be opened as it is, and do it."""
        from ui.dialogs import TroubleDialog, Way

        older = self._older_autosave(path)
        dialog = TroubleDialog(error, older is not None, self._around, self._window)
        dialog.exec()
        dialog.deleteLater()
        match dialog.way:
            case Way.OPEN_GOOD if error.match is not None and error.save is not None:
                return Opened(error.match, error.save.seats, error.save.undo_all, None)
            case Way.OPEN_OLDER:
                return older
            case Way.SHOW_FOLDER:
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
        return None

    def _older_autosave(self, path: Path) -> Opened | None:
        if path != self._folders.autosave:
            return None
        for number in range(1, AUTOSAVE_GENERATIONS):
            try:
                match, save = open_save(files.generation(path, number))
            except SaveError:
                continue
            return Opened(match, save.seats, save.undo_all, None)
        return None

    # ------------------------------------------------------------ keeping

    def put_aside(self) -> Path | None:
        """Keep the unfinished table of the autosave as a file before another match takes its place."""
        return self._put_aside(self.kept())

    def take_over(self, other: Folders) -> Path | None:
        """Keep the unfinished table of an instance that no longer runs as a file."""
        target = self._put_aside(kept(other.autosave))
        for number in range(AUTOSAVE_GENERATIONS):
            files.generation(other.autosave, number).unlink(missing_ok=True)
        return target

    def _put_aside(self, found: Kept | None) -> Path | None:
        if found is None or not found.path.exists() or (found.match is not None and found.match.ply == 0):
            return None
        name = self._name_for(found.match) if found.match else found.path.name
        target = _free(self._folders.tables / name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(found.path, target)
        self.remember(target)
        return target


def _free(path: Path) -> Path:
    """Return the path, or one like it that is not taken."""
    number, tried = 2, path
    while tried.exists():
        tried = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return tried
