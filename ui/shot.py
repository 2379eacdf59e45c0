"""`main.py shot`: draws the real main window, with a table in it, into a PNG, without a display.

Everything is as on a screen, except that nothing moves, no AI thinks, and settings live in a folder that is thrown
away. A game without a file is played on by the bots' first sight, the same for the same seed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QEventLoop, QIODevice, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QPixmap
from PySide6.QtWidgets import QApplication

from engine.ai.jobs import Job, Progress
from engine.ai.service import End, Reply
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SaveError, SeatSpec, open_save
from engine.core.setup import make_setup
from engine.lab.arguments import Rejected
from engine.lab.commands import GOOD
from engine.lab.requests import LAST, ShotRequest
from engine.lab.starting import play_at_first_sight
from engine.lab.words import BadInput
from engine.learn import library
from engine.learn.lesson import BadLesson, Lesson
from engine.learn.words import LessonTrouble
from ui.app import Lamplight, make_application
from ui.folders import Folders
from ui.setup.words import Names
from ui.table_files import Opened
from ui.theme.measure import DESIGN_BASE
from ui.window import MainWindow

UNDER_WAY = 30
"""Decisions made in the picture of a game when nobody says how many; then on to the next one of seat 1."""
_FAMILIES = ("Inter", "Noto Sans", "Cantarell", "Ubuntu", "Segoe UI", "Helvetica Neue")
_SETTLE_MS = 500
"""Longer than any delayed repaint of a table."""


class Silence:
    """A thinking service that never answers: in a picture it is always the AI's turn for ever."""

    def warm(self) -> None:
        """Nothing to get ready."""

    def think(self, job: Job, listen: Callable[[Progress], None] = lambda _: None, /) -> Reply:
        """Give no answer; a cancelled job's reply is ignored."""
        return Reply(job.number, End.CANCELLED)

    def cancel(self, number: int) -> None:
        """Nothing runs."""

    def hurry(self, number: int) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing runs."""


def run(request: ShotRequest) -> int:
    """Draw the picture and return the exit code. Raises `Rejected`."""
    subject = _lesson(request) if request.lesson else _opened(request)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(request.scale)
    application = make_application(["lamplight"])
    with tempfile.TemporaryDirectory() as folder:
        pixmap = picture(application, Folders.below(Path(folder)), request, subject)
    write_png(pixmap, request.out)
    return GOOD


def write_png(pixmap: QPixmap, path: Path) -> None:
    """Write a picture to a file. Raises `Rejected`."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    try:
        path.write_bytes(data.data())
    except OSError as error:
        raise Rejected(BadInput.CANNOT_WRITE, file=str(path), why=error.strerror or str(error)) from error


def picture(
    application: QApplication, folders: Folders, request: ShotRequest, subject: Opened | Lesson
) -> QPixmap:
    """Return the window with a table or a lesson in it, as it would be on screen."""
    application.setFont(text_font(application.font()))
    lamplight = Lamplight(application, folders, Silence())
    lamplight.store.change(theme=request.theme, language=request.language, speed="off", contrast="off")
    window = lamplight.window
    window.resize(*request.size)
    window.show()
    if isinstance(subject, Opened):
        window.sit(_named(subject, lamplight))
    else:
        _show_lesson(window, subject, request)
    _settle()
    pixmap = window.grab()
    window.close()
    return pixmap


def _show_lesson(window: MainWindow, lesson: Lesson, request: ShotRequest) -> None:
    from ui.learn.screen import LessonScreen

    window.learning.school().open(lesson.game, lesson.name, request.step - 1)
    screen = window.front
    if request.done and isinstance(screen, LessonScreen):
        screen.show_me()


def _lesson(request: ShotRequest) -> Lesson:
    try:
        lesson = library.load(request.game, request.lesson)
    except BadLesson as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    count = len(lesson.steps)
    if request.step > count:
        raise Rejected(LessonTrouble.NO_STEP, lesson=lesson.id, n=count, step=request.step)
    return lesson


def text_font(usual: QFont) -> QFont:
    """Return the text font: without a desktop there is no font of the user interface, so the first one installed."""
    installed = set(QFontDatabase.families())
    font = QFont(next((family for family in _FAMILIES if family in installed), usual.family()))
    font.setPixelSize(round(DESIGN_BASE))
    return font


def _named(opened: Opened, lamplight: Lamplight) -> Opened:
    """Give the computer players of a new table their usual names, in the picture's language."""
    names = iter(Names)
    seats = tuple(
        seat
        if seat.kind == "human" or seat.name
        else SeatSpec("ai", seat.level, lamplight.language.say(next(names)))
        for seat in opened.seats
    )
    return Opened(opened.match, seats, opened.undo_all, opened.path)


def _settle() -> None:
    loop = QEventLoop()
    QTimer.singleShot(_SETTLE_MS, loop.quit)
    loop.exec()


def _opened(request: ShotRequest) -> Opened:
    if request.file is not None:
        return _from_file(request.file, request.ply)
    facts = facts_of(request.game)
    players = facts.players[-1]
    match = Match(make_setup(facts, players, {}, request.seed))
    seats = (SeatSpec("human"), *[SeatSpec("ai", "skilled")] * (players - 1))
    _play_on(match, request.ply)
    return Opened(match, seats, undo_all=False, path=None)


def _from_file(file: Path, ply: int) -> Opened:
    try:
        match, save = open_save(file)
    except SaveError as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    if ply > match.ply:
        raise Rejected(BadInput.NO_SUCH_PLY, file=str(file), n=match.ply, ply=ply)
    if ply != LAST:
        match.undo_to(ply)
    return Opened(match, save.seats, save.undo_all, None)


def _play_on(match: Match, ply: int) -> None:
    """Make `ply` decisions, each the best one at first sight; without a number up to one of seat 1."""
    play_at_first_sight(match, UNDER_WAY if ply == LAST else ply)
    while ply == LAST and not match.over and match.state.to_move != 0:
        play_at_first_sight(match, match.ply + 1)
