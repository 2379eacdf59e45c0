"""A real table, with real thinking and real mouse events; prints how smooth it was, as JSON, and ends.

    python -m tests.bench.our_table GAME FOLDER [brief]

Prints {"dragging", "opening", "anew", "again"}: the middle, the 95 % and the longest processor time of a frame while a
piece is carried across a full board, and the processor time of opening the first table of the process, a later one that paints everything
anew, and one that finds its pieces painted, all in ms. Without "brief" also {"idle", "thinking"}, the gaps between frames, and
"move": the middle time from a move to the table that shows it.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.ai.service import Service
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from ui.folders import Folders
from ui.garbage import GarbageCollector
from ui.language import Language
from ui.layouts import layout_for
from ui.paint.cache import PixmapCache
from ui.screens import Pace, Surroundings
from ui.table.screen import TableScreen
from ui.table.session import TableSession
from ui.theme.apply import dress
from ui.theme.look import CurrentTheme, light
from ui.theme.motion import Speed

SECONDS = 8.0
TICK_MS = 16
DRAG_STEPS = 400
MOVES = 30
LEVEL = "master"
LATE = 0.85
"""The share of a match after which the board is full."""


class Gaps:
    """Milliseconds between the ticks of a timer of the GUI thread, while something holds."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._last = 0.0

    def tick(self, counts: bool) -> None:
        """Take one tick in; it counts when what is measured was going on."""
        now = time.perf_counter()
        if self._last and counts:
            self.gaps.append((now - self._last) * 1000)
        self._last = now

    def figures(self) -> dict[str, float]:
        """Return middle, 95 % and longest."""
        ordered = sorted(self.gaps)
        return {
            "p50": statistics.median(ordered),
            "p95": ordered[int(len(ordered) * 0.95)],
            "max": ordered[-1],
        }


def main(game: str, folder: Path, brief: bool) -> None:
    """Measure one game's table."""
    application = QApplication([])
    theme = CurrentTheme(light())
    dress(application, theme.theme)
    garbage = GarbageCollector()
    garbage.begin()
    around = Surroundings(theme, Language(), Pace(Speed.NORMAL), Folders.below(folder).autosave)
    service = Service()
    match = late(game)
    screen, opening = timed_sit(match, around, service)
    other = replace(around, pictures=PixmapCache())
    figures: dict[str, object] = {"opening": opening}
    for what in ("anew", "again"):
        later, figures[what] = timed_sit(match, other, service)
        later.session.close()
        later.close()
    if not brief:
        figures["idle"] = wait(lambda: True, SECONDS / 2)
    figures["dragging"] = drag(screen)
    if not brief:
        figures |= {"move": moves(screen), "thinking": think(screen)}
    print(json.dumps(figures))
    screen.session.close()
    service.close()
    garbage.end()


def late(game: str) -> Match:
    """Return a match with as many players as may be, late, at a decision of the first seat which moves a piece."""
    facts = facts_of(game)
    match = Match(make_setup(facts, facts.players[-1], {}, 7))
    aims, rng = layout_for(match.setup).aims, random.Random(1)
    while not match.over:
        match.play(match.state.random_move(rng))

    def moves_a_piece(ply: int) -> bool:
        state = match.state_at(ply)
        return state.to_move == 0 and any(aims(move)[0].piece for move in state.legal_moves())

    match.undo_to(next(filter(moves_a_piece, range(round(LATE * match.ply), -1, -1))))
    return match


def timed_sit(match: Match, around: Surroundings, service: Service) -> tuple[TableScreen, float]:
    """Open a table; with the processor time of it in ms."""
    begin = time.process_time()
    screen = sit(match, around, service)
    return screen, (time.process_time() - begin) * 1000


def sit(match: Match, around: Surroundings, service: Service) -> TableScreen:
    """Open a table, one person against the strongest level."""
    seats = [SeatSpec("human")] + [SeatSpec("ai", level=LEVEL)] * (match.setup.players - 1)
    session = TableSession(match, seats, service, around.autosave, around.pace)
    screen = TableScreen(session, around)
    screen.resize(1440, 900)
    screen.show()
    session.begin()
    QApplication.processEvents()
    return screen


def wait(counts: Callable[[], bool], seconds: float) -> dict[str, float]:
    """Let the event loop run and watch the gaps between ticks while `counts` holds."""
    gaps, loop, timer = Gaps(), QEventLoop(), QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: gaps.tick(counts()))
    timer.start(TICK_MS)
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    timer.stop()
    return gaps.figures()


def drag(screen: TableScreen) -> dict[str, float]:
    """Carry a piece across the whole board and time every frame: the event and the repaint it causes.

    Processor time, so that other programs disturb little.
    """
    board = screen.board
    view, viewport = board.view, board.view.viewport()
    item = next(item for item in board.scene.pieces() if board.grip.can_move(item.piece))
    start, window = board.scene.rect_of_piece(item).center(), board.scene.sceneRect()
    spent = []
    _mouse(viewport, QEvent.Type.MouseButtonPress, start)
    for step in range(DRAG_STEPS):
        share = step / DRAG_STEPS
        spot = QPointF(
            window.width() * (0.05 + 0.9 * share), window.height() * (0.2 + 0.6 * (step % 80) / 80)
        )
        begin = time.process_time()
        _mouse(viewport, QEvent.Type.MouseMove, spot)
        QApplication.processEvents()
        spent.append((time.process_time() - begin) * 1000)
    board.stop()
    QApplication.processEvents()
    ordered = sorted(spent)
    assert view.isVisible()
    return {"p50": statistics.median(ordered), "p95": ordered[int(len(ordered) * 0.95)], "max": ordered[-1]}


def _mouse(viewport: QWidget, kind: QEvent.Type, spot: QPointF) -> None:
    button = Qt.MouseButton.LeftButton if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, spot, spot, button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def moves(screen: TableScreen) -> float:
    """Make and take back moves; return the middle time until the table shows one."""
    session, spent = screen.session, []
    for number in range(MOVES):
        legal = session.legal()
        begin = time.perf_counter()
        session.match.play(legal[number % len(legal)])
        session.advanced.emit(session.match.turns[-1])
        session.decision.emit()
        screen.board.stage.finish()
        QApplication.processEvents()
        spent.append((time.perf_counter() - begin) * 1000)
        session.match.undo_to(session.match.ply - 1)
        session.went_back.emit(())
        session.decision.emit()
        screen.board.stage.finish()
    return statistics.median(spent)


def think(screen: TableScreen) -> dict[str, float]:
    """Make a move and watch the gaps while the computer thinks about its answers."""
    session = screen.session
    session.play(session.legal()[0])
    return wait(lambda: session.thinks, SECONDS)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:] == ["brief"])
