"""What happens when something goes wrong: it is written down, said once, and offered again at the next start.

Python errors, errors in threads, Qt's own messages and a hard crash (`faulthandler`) all end in files under the state
folder. An error is never swallowed and never answered with a second dialog while the first one is open.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from engine.core import files
from engine.core.version import VERSION
from ui.folders import Folders

_LOG_BYTES = 512 * 1024
_REPORT_BYTES = 64 * 1024
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger("lamplight")

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


class CrashWatch(QObject):
    """Watches over one run of the app. `failed` carries the report of an error the app survived."""

    failed = Signal(str)

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self._hard: TextIO | None = None
        self._log_file = LogFile(folders.log)
        self._before: Callable[..., object] = sys.excepthook
        self._qt_before: Callable[..., object] | None = None

    def last_report(self) -> str:
        """Return what the last run left when it ended badly, and put it aside; "" when all was well."""
        path = self._folders.crash
        try:
            data = files.read_limited(path, _REPORT_BYTES)
            path.replace(path.with_suffix(".old.txt"))
        except OSError:
            return ""
        return (data or b"").decode(errors="replace").strip()

    def begin(self) -> None:
        """Start to watch; read `last_report` before."""
        try:
            self._folders.state.mkdir(parents=True, exist_ok=True)
            self._hard = self._folders.crash.open("w", encoding="utf-8")
            faulthandler.enable(self._hard)
            logging.getLogger().addHandler(self._log_file)
        except OSError as error:
            _log.warning("no log can be kept: %s", error)
        self._before = sys.excepthook
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        self._qt_before = qInstallMessageHandler(_on_qt_message)

    def end(self) -> None:
        """Stop watching after a good end: nothing is left behind."""
        sys.excepthook = self._before
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(self._qt_before)
        faulthandler.disable()
        if self._hard is not None:
            self._hard.close()
            self._folders.crash.unlink(missing_ok=True)
        logging.getLogger().removeHandler(self._log_file)
        self._log_file.close()

    def _on_error(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        told = report((kind, error, where))
        _log.error("%s", told)
        sys.stderr.write(told + "\n")
        self.failed.emit(told)

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._on_error(args.exc_type, args.exc_value, args.exc_traceback)


class LogFile(logging.Handler):
    """Appends to a file; when it is full it becomes the old log, and the log before that goes.

    What `logging.handlers` offers for this takes longer to import than the whole log costs.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; a disk that refuses is no reason to stop."""
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(self.format(record) + "\n")
                full = file.tell() > _LOG_BYTES
            if full:
                self._path.replace(self._path.with_suffix(".old.txt"))
        except OSError:
            self.handleError(record)


def report(error: ExcInfo) -> str:
    """Return an error with the versions that matter, ready to be copied into a bug report."""
    import platform  # reads a good deal of the system; nothing a start should wait for

    head = f"Lamplight {VERSION}, PySide6 {pyside_version}, Python {platform.python_version()}, {platform.platform()}"
    return f"{head}\n\n{''.join(traceback.format_exception(*error))}"


def _on_qt_message(kind: QtMsgType, where: QMessageLogContext, text: str) -> None:
    _log.log(_LEVELS[kind], "Qt: %s", text)
