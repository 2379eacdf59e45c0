"""The tab "Now": all a player can do, by kind, with counts; the moves of the chosen kind below it.

Pointing at a kind or a move lights its places; Enter or a double click on a move makes it. Knows moves only as numbers with
words: which kinds there are the game says (`engine.core.contract.Kinds`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QListWidgetItem, QVBoxLayout, QWidget

from engine.core.contract import State
from engine.core.registry import kinds_of
from engine.core.words import Words, say
from ui.screens import Surroundings
from ui.table.moves import MovesPanel, Sentences
from ui.teach.words import Now
from ui.theme.measure import Role

_MOST_SHARE, _LEAST = 0.6, 40
"""What the list of kinds takes at most, and at least in pixels."""
_FRAME = 6
"""Pixels around the rows of a list."""


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """Legal moves of one kind."""

    kind: Words
    moves: tuple[int, ...]


def groups_of(game: str, state: State, legal: Sequence[int]) -> tuple[MoveGroup, ...]:
    """Return all legal moves, then those of each kind if there are several, in the order of the game's kinds."""
    every = (MoveGroup(Now.MOVES, tuple(legal)),) if legal else ()
    kinds = kinds_of(game)
    if kinds is None:
        return every
    found: dict[Words, list[int]] = {}
    for move in legal:
        found.setdefault(kinds.kind(state, move), []).append(move)
    order = list(type(next(iter(found)))) if found else []
    parts = tuple(MoveGroup(kind, tuple(found[kind])) for kind in sorted(found, key=order.index))
    return parts if len(parts) < 2 else (*every, *parts)


class NowPanel(QWidget):
    """Groups above, moves below."""

    pointed = Signal(object)
    """The moves under the pointer or the cursor, as a tuple; those of the chosen kind when nothing is pointed at."""

    chosen = Signal(int)
    """A move was chosen."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self.groups: tuple[MoveGroup, ...] = ()
        self._said: dict[int, str] = {}
        self._head = QLabel()
        self._head.setWordWrap(True)
        self._head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.kinds = Sentences()
        self.moves = MovesPanel(around)
        self.moves.filter.hide()
        self._lay_out()
        self.kinds.currentRowChanged.connect(lambda _: self._show_group())
        self.kinds.itemEntered.connect(lambda item: self._point_at(self.kinds.row(item)))
        self.kinds.confirmed.connect(self.moves.list.setFocus)
        self.kinds.viewportEntered.connect(lambda: self._point_at(self.kinds.currentRow()))
        self.moves.pointed.connect(self._point_at_move)
        self.moves.chosen.connect(self.chosen)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self._head)
        column.addWidget(self.kinds)
        column.addWidget(self.moves, 1)

    def show_groups(self, groups: Sequence[MoveGroup], said: dict[int, str], head: str) -> None:
        """Offer these groups; `said` has the words of each move, `head` says whose they are."""
        self.groups, self._said = tuple(groups), said
        self._head.setText(head)
        speak = self._around.language.say
        with QSignalBlocker(self.kinds):
            self.kinds.clear()
            for group in self.groups:
                QListWidgetItem(speak(say(Now.COUNTED, kind=group.kind, n=len(group.moves))), self.kinds)
            self.kinds.setCurrentRow(0)
        self._head.setFont(self._around.theme.theme.font(Role.LABEL))
        self.kinds.setAccessibleName(head)
        self._fit()
        self._show_group()

    def _fit(self) -> None:
        """Make the list of kinds as high as its rows are, wrapped as they are now; the moves keep their part.

        The head is asked what its words need: while nothing is listed below it, it is as high as the whole tab.
        """
        self.kinds.doItemsLayout()
        rows = [self.kinds.item(row) for row in range(self.kinds.count())]
        high = sum(self.kinds.visualItemRect(row).height() for row in rows)
        most = round(_MOST_SHARE * (self.height() - self._head.heightForWidth(self.width())))
        self.kinds.setFixedHeight(min(high + 2 * self.kinds.frameWidth() + _FRAME, max(most, _LEAST)))
        self.kinds.setVisible(bool(rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows that wrap otherwise need another height."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """As narrow as the panel may be."""
        return QSize(120, 200)

    @property
    def shown(self) -> tuple[int, ...]:
        """The moves of the chosen group."""
        row = self.kinds.currentRow()
        return self.groups[row].moves if 0 <= row < len(self.groups) else ()

    def _show_group(self) -> None:
        """List the moves of the chosen group."""
        with QSignalBlocker(self.moves):
            self.moves.show_moves([(move, self._said[move]) for move in self.shown])
        self.moves.setVisible(bool(self.shown))
        self.pointed.emit(self.shown)

    def _point_at(self, row: int) -> None:
        self.pointed.emit(self.groups[row].moves if 0 <= row < len(self.groups) else self.shown)

    def _point_at_move(self, move: int) -> None:
        self.pointed.emit((move,) if move else self.shown)
