"""Errors are written down, said once, and offered again at the next start."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from ui.crash import CrashWatch, report
from ui.dialogs import CrashDialog
from ui.words import Crash

ROOT = Path(__file__).resolve().parents[2]

HARD_CRASH = """
import faulthandler, sys
from pathlib import Path
from ui.crash import CrashWatch
from ui.folders import Folders
watch = CrashWatch(Folders.below(Path(sys.argv[1])))
watch.begin()
faulthandler._sigsegv()
"""


@pytest.fixture
def watch(folders):
    watching = CrashWatch(folders)
    watching.begin()
    yield watching
    watching.end()


def an_error():
    try:
        raise ValueError("the ship has no berth")
    except ValueError:
        return sys.exc_info()


def test_a_good_end_leaves_nothing_behind(folders):
    watch = CrashWatch(folders)
    assert watch.last_report() == ""
    watch.begin()
    watch.end()
    assert watch.last_report() == ""
    assert not folders.crash.exists()


def test_a_hard_crash_is_told_once_at_the_next_start(folders, tmp_path):
    ended = subprocess.run(
        [sys.executable, "-c", HARD_CRASH, str(tmp_path)], cwd=ROOT, capture_output=True, check=False
    )
    assert ended.returncode != 0
    watch = CrashWatch(folders)
    assert "Segmentation fault" in watch.last_report()
    assert watch.last_report() == "", "only once"


def test_an_error_the_app_survives_is_written_down_and_told(watch, folders, qtbot, capsys):
    with qtbot.waitSignal(watch.failed) as failed:
        sys.excepthook(*an_error())
    assert "ValueError: the ship has no berth" in failed.args[0]
    assert "ValueError: the ship has no berth" in folders.log.read_text(encoding="utf-8")
    assert "ValueError" in capsys.readouterr().err


def test_what_qt_says_is_in_the_log(watch, folders):
    qWarning("a pixmap is missing")
    assert "Qt: a pixmap is missing" in folders.log.read_text(encoding="utf-8")


def test_the_log_never_grows_without_end(watch, folders):
    for _ in range(40):
        logging.getLogger("lamplight").error("x" * 20_000)
    sizes = [path.stat().st_size for path in folders.state.glob("log*.txt")]
    assert len(sizes) == 2
    assert max(sizes) <= 550_000


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_stop(tmp_path, folders):
    folders.config.parent.mkdir(exist_ok=True)
    folders.state.write_text("in the way")
    watch = CrashWatch(folders)
    assert watch.last_report() == ""
    watch.begin()
    watch.end()


def test_a_report_says_which_versions_were_running():
    told = report(an_error())
    assert told.startswith("Lamplight ")
    assert "PySide6" in told
    assert "Python 3." in told


def test_the_report_can_be_copied(qtbot, around):
    dialog = CrashDialog(Crash.NOW_TITLE, Crash.NOW, "what happened", around)
    qtbot.addWidget(dialog)
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == "what happened"
    assert dialog.copy.text() == "Copied"
    dialog.close_button.click()
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_errors_never_pile_up_dialogs(lamplight, monkeypatch):
    opened = []

    def another_error_meanwhile(dialog):
        opened.append(dialog.windowTitle())
        if len(opened) < 5:
            lamplight.window.asides.show_error("and again")

    monkeypatch.setattr(CrashDialog, "exec", another_error_meanwhile)
    lamplight.window.asides.show_error("once")
    assert opened == ["Something went wrong"]
    lamplight.window.asides.show_last_crash("last time")
    assert opened[1:] == ["Lamplight ended unexpectedly last time"]
