"""The app as people start it: a process that opens a window, may be killed, and finds everything again."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec, save_of, write_save
from engine.core.setup import make_setup
from ui.app import has_display
from ui.folders import Folders
from ui.home.resume import kept
from ui.instance import claim, left_behind

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = (SeatSpec("human"), SeatSpec("human"))

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="folders are set by XDG variables (2026-11-30)"
)


@pytest.fixture
def home(tmp_path):
    """The folders an app started with `environment` uses."""
    return Folders(tmp_path / "config/lamplight", tmp_path / "state/lamplight", tmp_path / "data/lamplight")


@pytest.fixture
def start(tmp_path):
    """Starts the app without a screen; ends what still runs afterwards."""
    running = []
    xdg = {f"XDG_{name.upper()}_HOME": str(tmp_path / name) for name in ("config", "state", "data", "cache")}

    def run(*words):
        process = subprocess.Popen(
            [sys.executable, "main.py", *words],
            cwd=ROOT,
            env={**os.environ, **xdg, "QT_QPA_PLATFORM": "offscreen"},
            stderr=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        return process

    yield run
    for process in running:
        process.kill()
        process.communicate()


def wait_for(condition, seconds=30):
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it took too long"
        time.sleep(0.05)


@linux_only
def test_a_killed_app_leaves_its_match_to_be_continued(start, home):
    process = start("play", "imhotep", "--seats", "you,human", "--seed", "3")
    wait_for(home.autosave.exists)
    process.send_signal(signal.SIGKILL)
    process.wait()
    found = kept(home.autosave)
    assert found is not None
    assert found.save is not None
    assert found.save.seed == 3
    assert found.match is not None
    assert found.match.ply == 0


@linux_only
def test_the_app_ends_well_when_the_system_asks_it_to(start, home):
    process = start("play", "imhotep", "--seats", "you,human")
    wait_for(home.autosave.exists)
    process.terminate()
    assert process.wait(timeout=30) == 0
    assert process.stderr.read().replace("This plugin does not support propagateSizeHints()\n", "") == ""
    assert not home.crash.exists(), "it did not crash"
    assert home.settings.exists(), "the window's place is remembered"


@linux_only
def test_an_app_that_ends_in_the_middle_of_a_thought_leaves_no_process_and_a_sound_match(start, home):
    """The AI is asked for its next move when the last one was saved."""
    process = start("play", "almadi", "--seats", "master,master")
    wait_for(lambda: moves_kept(home))
    children = [Path("/proc") / pid for pid in children_of(process.pid)]
    before = moves_kept(home)
    wait_for(lambda: moves_kept(home) > before)
    assert children
    process.terminate()
    assert process.wait(timeout=30) == 0
    wait_for(lambda: not any(child.exists() for child in children))
    assert process.stderr.read().replace("This plugin does not support propagateSizeHints()\n", "") == ""
    assert not home.crash.exists(), "it did not crash"
    assert moves_kept(home) > before


def moves_kept(home):
    """How many moves the autosave has; they are replayed to find out."""
    found = kept(home.autosave) if home.autosave.exists() else None
    return found.match.ply if found and found.match else 0


def children_of(pid):
    """The processes that a process has started, in whatever thread, as Linux knows them."""
    return [
        child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()
    ]


def test_two_instances_never_write_the_same_autosave(folders):
    first, lock = claim(folders)
    second, other_lock = claim(folders)
    assert first.autosave != second.autosave
    assert first.settings == second.settings
    lock.unlock()
    again, third_lock = claim(folders)
    assert again == first
    third_lock.unlock()
    other_lock.unlock()


def test_what_a_killed_second_instance_left_is_taken_over(lamplight, folders):
    other = replace(folders, instance=2)
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 1))
    match.play(match.state.legal_moves()[0])
    write_save(other.autosave, save_of(match, PEOPLE))
    assert left_behind(folders) == [other]
    lamplight.window.take_over(left_behind(folders))
    assert left_behind(folders) == []
    assert len(lamplight.window.files.recent()) == 1
    assert lamplight.window.home.notice.isVisible()


def test_a_second_instance_that_runs_is_left_alone(folders):
    other = replace(folders, instance=2)
    write_save(other.autosave, save_of(Match(make_setup(facts_of("imhotep"), 2, {}, 1)), PEOPLE))
    lock = QLockFile(str(other.lock))
    lock.setStaleLockTime(0)
    assert lock.tryLock(0)
    assert left_behind(folders) == []
    lock.unlock()


def test_without_a_display_there_is_no_window(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert has_display() is not sys.platform.startswith("linux")
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


def test_a_file_that_the_system_hands_over_is_opened(tmp_path):
    """An application object of its own is needed, so this runs in a process of its own."""
    script = f"""
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from ui.app import make_application
application = make_application(["lamplight"])
application.handed.connect(lambda path: (print(path.name), application.quit()))
application.postEvent(application, QFileOpenEvent(QUrl.fromLocalFile({str(tmp_path / "evening.lamplight")!r})))
application.exec()
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "evening.lamplight"
