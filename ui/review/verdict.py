"""What is said about one decision: what was played, what would have been better and why, how it is answered.

Each line has the badge of its arrow on the table. The coach and the look back share it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from engine.ai.judging import Verdict
from engine.ai.words import LookBack
from engine.core.match import Match
from engine.core.move import NO_MOVE
from engine.core.words import Sentence, Voice, Words, say
from ui.board.arrows import ArrowKind, badge_picture
from ui.paint.cache import render
from ui.review.words import Review
from ui.screens import Surroundings

_BADGE = 9.0

Line = tuple[ArrowKind | None, Sentence | Words]


def lines_of(verdict: Verdict) -> list[Line]:
    """Return what to say about a decision, with the arrow each line belongs to."""
    played: Line = (ArrowKind.PLAYED, say(Review.PLAYED, move=verdict.played_said))
    if verdict.sound:
        return [played, (None, LookBack.SOUND), (None, verdict.because)]
    return [played, *losses_of(verdict)]


def losses_of(verdict: Verdict) -> list[Line]:
    """Return what to say about a decision that gave something away."""
    points, share = round(verdict.points), round(100 * verdict.reward)
    lines: list[Line] = [
        (None, say(Review.LOST, n=points) if points else say(Review.LOST_SHARE, n=share)),
        (ArrowKind.BETTER, say(Review.BETTER, move=verdict.best_said)),
        (None, verdict.because),
    ]
    if verdict.answer_said is not None:
        lines.append((ArrowKind.ANSWER, say(Review.ANSWER, move=verdict.answer_said)))
    return lines


def advice_of(verdict: Verdict) -> list[tuple[ArrowKind, int]]:
    """Return the arrows on the table after a decision: what was better, and the best answer to what was played."""
    answer = [] if verdict.answer == NO_MOVE else [(ArrowKind.ANSWER, verdict.answer)]
    return [(ArrowKind.BETTER, verdict.best), *answer]


def arrows_of(match: Match, ply: int, verdict: Verdict | None) -> list[tuple[ArrowKind, int]]:
    """Return the arrows on the table as it was before a decision; without a verdict only the one of the played move."""
    if ply >= match.ply:
        return []
    better = [] if verdict is None or verdict.sound else [(ArrowKind.BETTER, verdict.best)]
    return [(ArrowKind.PLAYED, match.turns[ply].move), *better]


class VerdictView(QWidget):
    """The lines, one under the other."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._said: list[str] = []
        self._last = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    @property
    def words(self) -> str:
        """Everything that is said."""
        return "\n".join(self._said)

    def height_for(self, width: int) -> int:
        """Return how high all lines are in this width."""
        return self._grid.totalHeightForWidth(width)

    def show_lines(self, lines: Sequence[Line], voice: Voice) -> None:
        """Say these lines."""
        self._clear()
        self._grid.setRowStretch(self._last, 0)
        self._last = len(lines)
        self._grid.setRowStretch(self._last, 1)  # the lines stay together at the top
        self._said = [voice.speak(said) for _, said in lines]
        for row, ((kind, _), words) in enumerate(zip(lines, self._said, strict=True)):
            label = QLabel(words)
            label.setWordWrap(True)
            if kind is not None:
                badge = QLabel()
                theme = self._around.theme.theme
                picture = badge_picture(kind, theme.px(_BADGE))
                badge.setPixmap(render(picture, theme, 1.0, self.devicePixelRatioF()))
                self._lay(badge, row, 0)
            self._lay(label, row, 1)
        self.setAccessibleName(self.words)

    def _lay(self, label: QLabel, row: int, column: int) -> None:
        """Put a label into the grid; shown at once, else its size would count only after the next round of events."""
        self._grid.addWidget(label, row, column)
        label.ensurePolished()
        label.show()

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
