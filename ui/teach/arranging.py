"""A game's table on which every piece can be put anywhere: the layout and the referee of a position that is set up.

The toolkit tells pieces by their number, and pieces that are alike share one; so here every thing on the table gets a number of
its own, and a move is "this thing to that place". What may lie where is asked of the game's `arrange`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from engine.core.contract import Arrange, Refused, State, View
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Sentence, say
from ui.board.layout import (
    PLAIN_STAGING,
    Aim,
    Choice,
    HasShelves,
    HasTray,
    LaysOpen,
    Piece,
    Place,
    Plan,
    Preview,
    Sight,
    TableLayout,
    TurnsPieces,
    plain_aims,
    plain_attempt,
)
from ui.teach.tray import Tray
from ui.teach.words import Arrangement

_PUT, _OPEN = 1, 2
"""The verbs: put a thing somewhere; open a shelf of the tray."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A piece of the game and where it lies, numbered as in the game's moves."""

    piece: int
    place: int


class ArrangedLayout:
    """A game's layout with every piece loose. Has what `TableLayout` asks for; the rest is the game's own."""

    def __init__(self, layout: TableLayout, pieces: Callable[[], Sequence[tuple[int, int]]]) -> None:
        """`pieces` returns what lies on the table of the position that is shown."""
        self._layout = layout
        self._turning = layout if isinstance(layout, TurnsPieces) else None
        self._pieces = pieces
        self._tray = Tray(layout) if isinstance(layout, HasShelves) else None
        self.things: dict[int, Thing] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._layout, name)

    @property
    def as_layout(self) -> TableLayout:
        """The same object for the toolkit, which asks for a protocol."""
        return cast(TableLayout, self)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return the game's plan with every known piece loose and numbered by itself."""
        lying = self._pieces()
        if isinstance(self._layout, LaysOpen):
            usual = self._layout.laid_open(view, sight, lying)
        else:
            usual = self._layout.plan(view, sight)
        if self._tray:
            usual = self._tray.laid_below(usual, self._layout.board, view, sight, lying)
        tray = self._layout.tray(view, sight) if isinstance(self._layout, HasTray) else {}
        known = set(lying)
        self.things = {}
        pieces = tuple(self._loosened(piece, tray, known) for piece in usual.pieces)
        return replace(usual, pieces=pieces, meanwhile=Plan().meanwhile)

    def _loosened(self, piece: Piece, tray: dict[str, tuple[int, int]], known: set[tuple[int, int]]) -> Piece:
        number, place = tray.get(piece.key, (piece.number, piece.place))
        if (number, place) not in known:
            return replace(piece, number=0, loose=False, letter="", sorts=False)
        index = len(self.things) + 1
        self.things[index] = Thing(number, place)
        turned = piece.turned if self._turning else ()
        return replace(
            piece, number=index, place=place, loose=True, letter="", barred=(), sorts=False, turned=turned
        )

    def shelves(self) -> tuple[Choice, ...]:
        """Return the buttons that open the shelves of the tray."""
        moves = [make(_OPEN, shelf + 1) for shelf in range(len(self._tray.names))] if self._tray else []
        return self._tray.buttons(moves) if self._tray else ()

    def open_shelf(self, shelf: int) -> None:
        """Show another kind of pieces on the tray."""
        if self._tray:
            self._tray.shown = shelf

    def open_shelf_of(self, piece: int, place: int) -> None:
        """Show the kind of a piece that was put on the tray."""
        if self._tray:
            self._tray.show_kind(piece, place)

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return a piece as the game would lay it there."""
        thing = self.things.get(piece.number)
        lying = self._layout.landing(replace(piece, number=thing.piece if thing else 0), place, sight)
        return replace(lying, number=piece.number)

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return thing and place, and how it is turned where the game turns its pieces."""
        return self._turning.dropped(piece_of(move), place_of(move)) if self._turning else plain_aims(move)

    def place_at(self, aim: Aim) -> int:
        """Return the game's place of a drop."""
        return place_of(self._turning.attempt(aim)) if self._turning else aim.place

    def attempt(self, aim: Aim) -> int:
        """Return a drop."""
        return plain_attempt(aim)

    def staging(self, event: object, before: Plan, after: Plan) -> object:
        """Nothing happens by itself."""
        return PLAIN_STAGING


class Arranger:
    """The door between the board and the position; see `ui.board.referee.Referee`."""

    def __init__(self, layout: ArrangedLayout, arrange: Arrange, state: State) -> None:
        self._layout = layout
        self._arrange = arrange
        self.state = state
        self.changed: Callable[[State], None] = lambda state: None
        self.opened: Callable[[], None] = lambda: None

    def legal(self) -> Sequence[int]:
        """Return every drop the game allows."""
        return [
            make(_PUT, index, place)
            for index, thing in self._layout.things.items()
            for place in self._arrange.places(self.state, thing.piece, thing.place)
        ]

    def refusal(self, aim: Aim) -> Sentence | None:
        """Say why a thing may not be put there."""
        thing = self._layout.things.get(aim.piece)
        if thing is None or not aim.place:
            return None
        after = self._arrange.moved(self.state, thing.piece, thing.place, self._layout.place_at(aim))
        return after.sentence if isinstance(after, Refused) else None

    def preview(self, move: int, aim: Aim) -> Preview:
        """Return nothing: a position that is set up gives nobody anything."""
        return Preview()

    def describe(self, move: int) -> Sentence:
        """Return a drop in words; the toolkit asks only where it must choose between several."""
        return say(Arrangement.PUT, n=place_of(move))

    def play(self, move: int) -> None:
        """Put a thing somewhere, or open a shelf of the tray."""
        if verb_of(move) == _OPEN:
            self._layout.open_shelf(piece_of(move) - 1)
            self.opened()
            return
        thing = self._layout.things[piece_of(move)]
        after = self._arrange.moved(self.state, thing.piece, thing.place, place_of(move))
        if not isinstance(after, Refused):
            self._layout.open_shelf_of(thing.piece, place_of(move))
            self.state = after
            self.changed(after)
