"""Plays a course on a board: shows moves one by one, takes back what was not asked, lights the subject of a step.

Holds board and spotlight and the beat between moves. Never decides what is right: the course does.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainterPath

from engine.core.contract import View
from engine.core.match import Turn
from engine.core.words import Sentence
from engine.learn.course import Course, Verdict
from ui.board.board import Board
from ui.board.layout import Choice, Sight, TableLayout
from ui.board.spotlight import Spotlight, Subject, callout_spots
from ui.learn.seat import LessonSeat
from ui.learn.subjects import Finder, outlines
from ui.screens import Surroundings
from ui.table.referee import TableReferee

_BETWEEN_MS = 650
"""Between two moves the lesson makes, at normal speed."""
_READ_MS = 1500
"""How long a move that was not asked stays, at normal speed, so that its answer can be read."""

_STEEPEST = 1.6
_LEAST_WAY = 60.0
"""An arrow to something nearer to the card than this many pixels says nothing."""


class LessonPlayer(QObject):
    """The table of a lesson."""

    answered = Signal(object)
    """A `Verdict` on a move of the person."""

    refused = Signal(object)
    """A drop was refused: the `Sentence` that says why."""

    changed = Signal()
    """Something may be moved now, or no more; the step is done, or open again."""

    def __init__(
        self, course: Course, layout: TableLayout, around: Surroundings, sight: Sight, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.course = course
        self._layout = layout
        self._around = around
        self._sight = sight
        self.seat = LessonSeat(course, self._attempt)
        self._referee = TableReferee(self.seat, layout)
        self.board = Board(layout, self._referee, around.pace, around.pictures, sight, parent)
        self.spotlight = Spotlight(self.board.scene.printer)
        self.board.scene.add_overlay(self.spotlight)
        self.card_edge = QPointF()
        """Where the arrow to the subject starts: at the card."""
        self._shown = False
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._on_beat)
        self.board.refused.connect(self._on_refused)
        self.board.held.connect(self._on_held)
        self.board.view.moved.connect(self.light)
        self.board.view.calmed.connect(self.light)

    @property
    def rule(self) -> str:
        """The section of the rules behind the last refusal."""
        return self._referee.rule

    # ------------------------------------------------------------ the step

    def show_step(self) -> None:
        """Show the position of the step as it begins, then play what is to be watched."""
        self.board.stop()
        self.spotlight.go_dark()
        self.board.mark_last(())
        self.board.show_view(self._view(), self._sight)
        self._shown = True
        self._decide()
        if self.course.pending:
            self._wait(_BETWEEN_MS)
        else:
            self.light()

    def use_sight(self, sight: Sight) -> None:
        """Look anew: another language."""
        self._sight = sight
        self.board.use_sight(sight)
        self._decide()
        self.light()

    def stop(self) -> None:
        """End everything that moves."""
        self._beat.stop()
        self.board.stop()

    # ------------------------------------------------------------ moves

    def play(self, move: int) -> None:
        """Make a move of the person that was chosen by a button."""
        self.board.stop()
        self.seat.play(move)

    def show_me(self) -> None:
        """Let the lesson do it."""
        self.stop()
        self.course.show()
        self._decide()
        self._on_beat()

    def finish(self) -> None:
        """Show at once what is on its way, and what the lesson has still to make."""
        self.stop()
        self.course.finish()
        self.board.show_view(self._view(), self._sight)
        self._on_beat()

    def undo(self) -> None:
        """Take back what happened in this step."""
        self.stop()
        if self.course.touched:
            self._take_back()

    def _attempt(self, move: int) -> None:
        verdict: Verdict = self.course.attempt(move)
        self._show_turn(verdict.turn)
        self.answered.emit(verdict)
        self._wait(_READ_MS if self.course.astray else _BETWEEN_MS)

    def _on_beat(self) -> None:
        """Do what comes next by itself: take back, or the next move of the lesson, or light the subject."""
        if self.course.astray:
            self._take_back()
        elif (turn := self.course.play_next()) is not None:
            self._show_turn(turn)
            self._wait(_BETWEEN_MS)
        else:
            self._decide()
            self.light()

    def _take_back(self) -> None:
        turns = self.course.take_back()
        events = [event for turn in turns for event in turn.events if event.visible_to(self.course.seat)]
        self.spotlight.go_dark()
        self.board.mark_last(())
        self.board.go_back(events, self._view(), self._sight)
        self._decide()
        self._wait(0)

    def _show_turn(self, turn: Turn) -> None:
        events = [event for event in turn.events if event.visible_to(self.course.seat)]
        self.spotlight.go_dark()
        self.board.mark_last(events)
        self.board.advance(events, self._view(), self._sight)
        self._decide()

    def _wait(self, least: float) -> None:
        """Go on after the animation that runs, and after a moment more."""
        speed = self._around.pace.speed.value
        self._beat.start(round(self.board.stage.left + least * speed))

    def _decide(self) -> None:
        self.board.decide(self.choices())
        self.changed.emit()

    def choices(self) -> Sequence[Choice]:
        """Return the buttons of the decision, none while there is nothing to decide."""
        return self._layout.choices(self._view(), self.course.legal(), self._sight)

    def _view(self) -> View:
        return self.course.match.state.observe(self.course.seat)

    def _on_refused(self, why: Sentence) -> None:
        self.refused.emit(why)

    def _on_held(self) -> None:
        """Nothing may lie over the table while the hand holds something."""
        if self.board.held_piece is not None:
            self.spotlight.go_dark()
        elif not self.board.stage.busy:
            self.light()

    # ------------------------------------------------------------ light

    def light(self) -> None:
        """Light the subject of the step, unless something is on its way."""
        busy = self.board.stage.busy or self.course.pending or self.course.astray
        if not self._shown or busy or self.board.held_piece is not None:
            return
        window = QRectF(QPointF(), self.board.camera.window)
        self.spotlight.light(self._subject(), window)

    def _subject(self) -> Subject:
        step = self.course.step
        if step.do is not None and self.course.done:
            return Subject()  # what happened has its own marks
        finder = Finder(self._layout, self.board.plan, self.course.match, self._sight)

        def shapes_of(references: Sequence[str]) -> list[QPainterPath]:
            found = (finder.find(text) for text in references)
            return [shape for each in found for shape in outlines(self.board.scene, each)]

        shapes = shapes_of(step.subject)
        pointed = [(n, shapes_of(point.at)) for n, point in enumerate(step.points, 1)]
        numbered = [(n, own[0]) for n, own in pointed if own]
        spots = callout_spots([shape for _, shape in numbered], self._free())
        veil = step.do is None
        arrow = self._arrow(shapes) if veil else None
        callouts = tuple((n, spot) for (n, _), spot in zip(numbered, spots, strict=True))
        return Subject(tuple(shapes), callouts, arrow, veil)

    def _free(self) -> QRectF:
        """The part of the window beside the card."""
        window = self.board.camera.window
        return QRectF(0, 0, window.width() - self.board.camera.right, window.height())

    def _arrow(self, shapes: Sequence[QPainterPath]) -> tuple[QPointF, QPointF] | None:
        """Return the way from the card to the subject, when there is one to point at and room for an arrow."""
        if not shapes:
            return None
        box = max((shape.boundingRect() for shape in shapes), key=lambda box: box.right())
        end = QPointF(box.right() + 6, box.center().y())
        if box.width() * box.height() > 0.5 * self._free().width() * self._free().height():
            return None
        way = self.card_edge - end
        return (self.card_edge, end) if way.x() > max(_LEAST_WAY, abs(way.y()) / _STEEPEST) else None
