"""Where Lamplight keeps things on this machine: the one place that asks the system for its folders.

Settings are configuration, autosaves and the log are state, tables a person saves are data. Nothing is created here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from engine.core.saves import SUFFIX

NAME = "lamplight"


@dataclass(frozen=True, slots=True)
class Folders:
    """The three folders and the files in them."""

    config: Path
    state: Path
    data: Path
    instance: int = 1
    """Which of the windows open at the same time this is: each keeps its own running match."""

    @classmethod
    def of_this_person(cls) -> Folders:
        """Return the folders the system gives the person who runs the app."""
        dirs = platformdirs.PlatformDirs(NAME, appauthor=False)
        return cls(dirs.user_config_path, dirs.user_state_path, dirs.user_data_path)

    @classmethod
    def below(cls, folder: Path) -> Folders:
        """Return folders below one folder, for a portable copy or a test."""
        return cls(folder / "config", folder / "state", folder / "data")

    @property
    def settings(self) -> Path:
        """What the person has chosen."""
        return self.config / "settings.json"

    @property
    def lessons(self) -> Path:
        """Which lessons were gone through."""
        return self.config / "lessons.json"

    @property
    def practice(self) -> Path:
        """Which positions were solved."""
        return self.config / "practice.json"

    @property
    def autosave(self) -> Path:
        """The running match; older generations lie beside it (`engine.core.files.generation`)."""
        return self.state / f"autosave{self._own}{SUFFIX}"

    @property
    def tables(self) -> Path:
        """Where the save dialog starts."""
        return self.data / "tables"

    @property
    def log(self) -> Path:
        """What went wrong, for bug reports."""
        return self.state / "log.txt"

    @property
    def crash(self) -> Path:
        """What the last run left when it ended badly."""
        return self.state / f"crash{self._own}.txt"

    @property
    def lock(self) -> Path:
        """Held while this instance runs."""
        return self.state / f"running{self._own}.lock"

    @property
    def _own(self) -> str:
        return "" if self.instance == 1 else f"-{self.instance}"
