"""The tray below a position that is set up: pieces its table never shows, one kind at a time, the other kinds a button away.

A piece always lies in the same spot of its shelf, so that a gap shows what is on the table already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from engine.core.contract import View
from engine.core.words import Words, say
from ui.board.layout import Area, Choice, HasShelves, Piece, Place, Plan, Sight, Spare
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.teach.words import Arrangement
from ui.theme.measure import Radius

_HEIGHT, _SIDE, _GAP = 160.0, 16.0, 6.0
_BUTTONS, _COLUMNS, _LARGEST = 250.0, 2, 96.0
"""How much room the buttons have and in how many columns they lie, and how much a piece takes at most."""


class Tray:
    """The shelves of one layout, and which of them is open."""

    def __init__(self, layout: HasShelves) -> None:
        self._layout = layout
        self._box = Box(0, 0, 0, 0)
        self.shown = 0

    @property
    def names(self) -> tuple[Words, ...]:
        """What the kinds are called."""
        return tuple(shelf.name for shelf in self._layout.shelves)

    def show_kind(self, piece: int, place: int) -> None:
        """Open the shelf of a piece that was put to what the tray shows."""
        for index, shelf in enumerate(self._layout.shelves):
            if place == shelf.place and piece in shelf.pieces:
                self.shown = index

    def laid_below(
        self, plan: Plan, board: Box, view: View, sight: Sight, lying: Sequence[tuple[int, int]]
    ) -> Plan:
        """Return a plan whose board has the tray at its foot; `lying` is all pieces with their places."""
        board, shelf = plan.board or board, self._layout.shelves[self.shown]
        self._box = Box(board.x + _SIDE, board.y + board.h, board.w - 2 * _SIDE, _HEIGHT)
        known = {piece for piece, _ in lying}
        there = Counter(piece for piece, place in lying if place == shelf.place)
        spots = self._spots([piece for piece in shelf.pieces if piece in known])
        spares = [Spare(piece, there[piece], box) for piece, box in spots if there[piece]]
        zone = sight.voice.speak(Arrangement.TRAY)
        pieces = [
            replace(piece, place=shelf.place, zone=zone, loose=True)
            for piece in self._layout.shelved(view, sight, spares)
        ]
        name = sight.voice.speak(say(Arrangement.SHELF, kind=shelf.name))
        place = Place(shelf.place, self._box, name, zone, radius=Radius.CARD, dims=False)
        return replace(
            plan,
            board=Box(board.x, board.y, board.w, board.h + _HEIGHT + _SIDE),
            places=(*plan.places, place),
            pieces=(*plan.pieces, self._panel(), *pieces),
        )

    def _panel(self) -> Piece:
        box = self._box
        picture = Picture("shelf", (box.w, box.h), Box(0, 0, box.w, box.h), partial(_draw, box.w, box.h))
        return Piece("shelf", picture, box.x, box.y, picture.box, dims=False)

    def _spots(self, pieces: Sequence[int]) -> Iterator[tuple[int, Box]]:
        """Yield where the pieces of a shelf lie: each in a square, in one row or two, whichever leaves them larger."""
        left, room = self._box.x + 2 * _GAP + _BUTTONS, self._box.w - _BUTTONS - 3 * _GAP
        height = self._box.h - _GAP
        rows = {n: min(_LARGEST, height / n, room / max(1, -(-len(pieces) // n))) for n in (1, 2)}
        count = max(rows, key=rows.__getitem__)
        pitch, columns = rows[count], -(-len(pieces) // count)
        top = self._box.y + (self._box.h + _GAP - count * pitch) / 2
        for number, piece in enumerate(pieces):
            row, column = divmod(number, columns)
            yield piece, Box(left + column * pitch, top + row * pitch, pitch - _GAP, pitch - _GAP)

    def buttons(self, moves: Sequence[int]) -> tuple[Choice, ...]:
        """Return the buttons at the left of the tray; that of the open shelf is lit."""
        return tuple(
            Choice(move, name, self._button(index), Area.BOARD, primary=index == self.shown)
            for index, (move, name) in enumerate(zip(moves, self.names, strict=True))
        )

    def _button(self, index: int) -> Box:
        row, column = divmod(index, _COLUMNS)
        wide, high = _BUTTONS / _COLUMNS, (self._box.h - _GAP) / -(-len(self.names) // _COLUMNS)
        x, y = self._box.x + _GAP + column * wide, self._box.y + _GAP + row * high
        return Box(x, y, wide - _GAP, high - _GAP)


def _draw(w: float, h: float, canvas: Canvas) -> None:
    well, tokens = rounded(0, 0, w, h, Radius.CARD), canvas.theme.tokens
    canvas.fill(well, tokens.panel, 1.0 if canvas.theme.contrast else 0.92)
    canvas.stroke(well, tokens.hair, 1.0)
