"""What the AI is asked at one table: at most one question of each kind at a time, known by its number.

Owns the `Worker` and which answers are still wanted. An answer whose number is no longer the current one of its kind is
not heard, so nothing that was thought about a state that is gone reaches the table.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.ai.jobs import Job, Progress, Task
from engine.ai.service import End, Reply
from ui.table.worker import JOB_NUMBERS, Thinker, Worker


class Questions(QObject):
    """Asks, and tells of answers that are wanted."""

    answered = Signal(object, object)
    """A `Task` and the `Reply` to the question of its kind, which is closed by it."""

    thinking = Signal(float)
    """How far the question for a move is, 0 to 1."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: dict[Task, int] = {}
        self._worker = Worker(thinker, self)
        self._worker.replied.connect(self._on_reply)
        self._worker.progressed.connect(self._on_progress)

    @staticmethod
    def number() -> int:
        """Return a number for the next job."""
        return next(JOB_NUMBERS)

    def open(self, task: Task) -> bool:
        """Tell whether an answer of this kind is awaited."""
        return task in self._open

    def ask(self, job: Job) -> None:
        """Put a question; an older one of its kind is not heard any more."""
        self._open[job.task] = job.number
        if job.task is Task.MOVE:
            self.thinking.emit(0.0)
        self._worker.ask(job)

    def hurry(self) -> None:
        """Want the answers at once."""
        if self._open:
            self._worker.hurry()

    def drop(self) -> None:
        """Forget every question that was asked: whatever comes back now is stale."""
        if self._open:
            self._worker.cancel()
        self._open.clear()

    def close(self) -> None:
        """End the thread that waits for answers."""
        self.drop()
        self._worker.close()

    def _on_reply(self, reply: Reply) -> None:
        task = next((task for task, number in self._open.items() if number == reply.number), None)
        if task is None or (task is Task.MOVE and reply.end is End.CANCELLED):
            return  # nobody waits for it; a move somebody else let go is still wanted
        del self._open[task]
        self.answered.emit(task, reply)

    def _on_progress(self, progress: Progress) -> None:
        if progress.wanted and progress.number == self._open.get(Task.MOVE):
            self.thinking.emit(progress.done / progress.wanted)
