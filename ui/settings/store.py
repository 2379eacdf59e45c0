"""The file of the settings: read once at the start, written after every change.

A file that cannot be read is kept aside, never overwritten, and the defaults apply; `Store.kept_aside` says so.
A folder that cannot be written to is no reason to stop: the settings then last until the app closes.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.core import files
from ui.settings.choices import Choices

MAX_BYTES = 1024 * 1024
_log = logging.getLogger(__name__)


class Store(QObject):
    """The settings in use; `changed` is emitted after each change."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.kept_aside: Path | None = None
        """Where a damaged settings file was put, when there was one."""
        self._choices = self._read()

    @property
    def choices(self) -> Choices:
        """The settings in use."""
        return self._choices

    def change(self, **values: Any) -> None:
        """Change settings by name and write them."""
        self.use(msgspec.structs.replace(self._choices, **values))

    def use(self, choices: Choices) -> None:
        """Use other settings and write them; nothing happens when they are the same."""
        if choices != self._choices:
            self._choices = choices
            self._write()
            self.changed.emit()

    def _read(self) -> Choices:
        try:
            data = files.read_limited(self._path, MAX_BYTES)
            return msgspec.json.decode(data or b"", type=Choices)
        except FileNotFoundError:
            return Choices()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _log.warning("settings: %s", error)
            self._keep_aside()
            return Choices()

    def _keep_aside(self) -> None:
        aside = self._path.with_name(f"{self._path.stem}.damaged{self._path.suffix}")
        try:
            self._path.replace(aside)
        except OSError as error:
            _log.warning("settings: %s", error)
        else:
            self.kept_aside = aside

    def _write(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self._choices), indent=1) + b"\n"
        try:
            files.write_atomically(self._path, data)
        except OSError as error:
            _log.warning("settings: %s", error)
