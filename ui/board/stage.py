"""Plays what moves by itself: one clock, a queue of acts, and small loose movements beside it.

An act shows one move; when it ends, or is finished early by any input, it settles: the scene is put into the position
the model already has. The model never waits for the stage. Speeds scale every time; `OFF` settles at once; reduced
motion replaces an act by whatever its `fade` does. Knows no items: tracks are functions of a progress from 0 to 1.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from ui.screens import Pace
from ui.theme.motion import Motion, Speed

TICK_MS = 16


def _nothing() -> None:
    """Do nothing: the default of optional steps."""


@dataclass(slots=True)
class Track:
    """One movement: starts `start` ms after its act, lasts as its motion says, and calls `step` with the eased progress.

    `begin` is called before the first step, `end` after the last, also when the act is finished early. What only `fades`
    is shown under reduced motion too.
    """

    motion: Motion
    step: Callable[[float], None]
    start: float = 0.0
    begin: Callable[[], None] = _nothing
    end: Callable[[], None] = _nothing
    fades: bool = False
    _begun: bool = False
    done: bool = False

    def to(self, now: float) -> None:
        """Show the movement `now` ms (at normal speed) after the act's start."""
        if self.done or now < self.start:
            return
        if not self._begun:
            self._begun = True
            self.begin()
        share = min(1.0, (now - self.start) / max(1, self.motion.ms))
        self.step(self.motion.easing().valueForProgress(share))
        if share >= 1.0:
            self.done = True
            self.end()

    def finish(self) -> None:
        """Show the last moment."""
        self.to(self.start + self.motion.ms)


@dataclass(slots=True)
class Act:
    """What shows one move. `build` is called when its turn comes and returns its tracks; `settle` always comes last.

    `fade` takes the place of `build` under reduced motion.
    """

    build: Callable[[], list[Track]]
    settle: Callable[[], None]
    fade: Callable[[], list[Track]] | None = None
    tracks: list[Track] = field(default_factory=list)


class Stage(QObject):
    """The one clock of a table."""

    idle = Signal()
    """Emitted when the last act has settled."""

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._queue: deque[Act] = deque()
        self._running: Act | None = None
        self._loose: dict[Hashable, tuple[Track, float]] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._act_start = 0.0
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether an act runs or waits."""
        return self._running is not None or bool(self._queue)

    @property
    def left(self) -> float:
        """How many milliseconds the running act still takes, at the present speed."""
        if self._running is None or not self._running.tracks:
            return 0.0
        end = max(track.start + track.motion.ms for track in self._running.tracks)
        return max(0.0, end * self._pace.speed.value - (self._now() - self._act_start))

    def play(self, act: Act) -> None:
        """Show an act after those that wait; with speed `OFF` it settles at once."""
        self._queue.append(act)
        if self._pace.speed is Speed.OFF:
            self.finish()
        elif not self._running:
            self._next()

    def finish(self) -> None:
        """Settle everything that runs or waits. Called by every input."""
        if not self.busy:
            return
        unfinished = [self._running] if self._running else []
        unfinished += self._queue
        self._queue.clear()
        self._running = None
        for act in unfinished:
            act.settle()
        self._sleep_if_idle()
        self.idle.emit()

    def run(self, key: Hashable, track: Track) -> None:
        """Start a small movement beside the acts; one with the same key is finished first."""
        self.stop(key)
        if self._pace.speed is Speed.OFF or (self._pace.reduced and not track.fades):
            track.finish()
            return
        self._loose[key] = (track, self._now())
        self._timer.start()

    def stop(self, key: Hashable) -> None:
        """Finish a small movement, if it runs."""
        running = self._loose.pop(key, None)
        if running is not None:
            running[0].finish()

    def stop_all(self) -> None:
        """Finish every small movement."""
        for key in list(self._loose):
            self.stop(key)

    def runs(self, key: Hashable) -> bool:
        """Tell whether a small movement with this key runs."""
        return key in self._loose

    def _next(self) -> None:
        self._running = act = self._queue.popleft()
        reduced = self._pace.reduced and act.fade is not None
        act.tracks = act.fade() if reduced and act.fade is not None else act.build()
        self._act_start = self._now()
        self._timer.start()

    def _tick(self) -> None:
        self._tick_loose()
        act = self._running
        if act is None:
            self._sleep_if_idle()
            return
        now = (self._now() - self._act_start) / max(0.01, self._pace.speed.value)
        for track in act.tracks:
            track.to(now)
        if act is self._running and all(track.done for track in act.tracks):
            self._end(act)

    def _end(self, act: Act) -> None:
        self._running = None
        act.settle()
        if self._queue:
            self._next()
        else:
            self._sleep_if_idle()
            self.idle.emit()

    def _tick_loose(self) -> None:
        factor = max(0.01, self._pace.speed.value)
        for key, (track, started) in list(self._loose.items()):
            track.to((self._now() - started) / factor)
            if track.done and self._loose.get(key, (None, 0.0))[0] is track:
                del self._loose[key]

    def _sleep_if_idle(self) -> None:
        if not self.busy and not self._loose:
            self._timer.stop()

    def _now(self) -> float:
        return float(self._clock.nsecsElapsed()) / 1e6
