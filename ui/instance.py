"""Several windows at the same time: each instance of the app holds a lock and keeps its running match in its own file.

What an instance that was killed left behind is taken over by the next first one, so that no match is lost from sight.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace

from PySide6.QtCore import QLockFile

from ui.folders import Folders

MOST = 8


def claim(folders: Folders) -> tuple[Folders, QLockFile]:
    """Return the folders of this instance and the lock to hold while it runs.

    Where no lock can be had at all (a folder that cannot be written to), the first instance's folders are used.
    """
    with contextlib.suppress(OSError):
        folders.state.mkdir(parents=True, exist_ok=True)
    for number in range(1, MOST + 1):
        own = replace(folders, instance=number)
        lock = QLockFile(str(own.lock))
        if lock.tryLock(0):
            return own, lock
        if lock.error() is not QLockFile.LockError.LockFailedError:
            break
    return folders, QLockFile(str(folders.lock))


def left_behind(folders: Folders) -> list[Folders]:
    """Return the folders of other instances that no longer run but left a match."""
    found = []
    for number in range(1, MOST + 1):
        other = replace(folders, instance=number)
        if number != folders.instance and other.autosave.exists():
            lock = QLockFile(str(other.lock))
            if lock.tryLock(0):
                lock.unlock()
                found.append(other)
    return found
