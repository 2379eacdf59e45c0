"""What a drop would change on the net, shown while the piece is still held: links that change hands, threads that are cut.

The engine says whether the drop is legal and what follows; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.move import piece_of, place_of
from engine.games.agamemnon import rules
from engine.games.agamemnon.board import EDGE_NAMES, NOTHING, SPACES
from engine.games.agamemnon.record import holders
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.tiles import KINDS, SIDES, WEFT, tile_of
from ui.board.layout import NOTHING_ELSE, Meanwhile, Piece
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import Lay
from ui.games.agamemnon.paint_string import Weave, changed_clasp, cut, string
from ui.paint.picture import Picture

_CUT_AT = at.SPACE + 13.0
"""How far from the middle of a space its strings are cut."""


def foreseer(lay: Lay) -> Callable[[Piece, int], Meanwhile]:
    """Return what says what changes on the net while a piece is held over a place."""

    def meanwhile(held: Piece, target: int) -> Meanwhile:
        state = lay.seen.state
        if not target or not _is_legal(state, held.number, target):
            return NOTHING_ELSE
        if held.number in EDGE_NAMES:
            edge, other = (state.layout.edges[number] for number in (held.number, target))
            return Meanwhile(
                labels=(
                    *_swapped(state, edge, other),
                    *_changes(state, exchanged(state, edge, other), edge, other),
                )
            )
        if held.number <= SIDES * KINDS and target <= SPACES:
            cuts = _cuts(state, target - 1) if tile_of(held.number) == WEFT else ()
            return Meanwhile(labels=(*cuts, *_changes(state, placed(state, held.number, target - 1))))
        return NOTHING_ELSE

    return meanwhile


def _is_legal(state: Position, piece: int, place: int) -> bool:
    return any((piece_of(move), place_of(move)) == (piece, place) for move in state.legal_moves())


def placed(state: Position, piece: int, space: int) -> Position:
    """Return the position with a tile on a space."""
    after = state.copy()
    rules.put(after, piece, space)
    return after


def exchanged(state: Position, edge: int, other: int) -> Position:
    """Return the position with what lies on two edges exchanged."""
    after = state.copy()
    rules.exchange(after, edge, other)
    return after


def _changes(before: Position, after: Position, *moved: int) -> Iterator[Piece]:
    """Yield the new clasp of every link that changes hands, and of those that are moved."""
    for edge, (old, new) in enumerate(zip(holders(before), holders(after), strict=True)):
        if after.links[edge] != NOTHING and (old != new or edge in moved):
            yield _label(f"clasp {edge}", changed_clasp(new), *at.edge_middle(before.layout, edge))


def _swapped(state: Position, edge: int, other: int) -> Iterator[Piece]:
    """Yield both string tiles where they would lie."""
    for here, there in ((edge, other), (other, edge)):
        angle = at.edge_angle(state.layout.board, state.layout.places[here])
        yield _label(
            f"string {here}", string(Weave(state.links[there]), angle), *at.edge_middle(state.layout, here)
        )


def _cuts(state: Position, space: int) -> Iterator[Piece]:
    """Yield a cut across every string tile at a space."""
    x, y = at.spots(state.layout.board)[space]
    for edge in state.layout.at[space]:
        if state.links[edge] != NOTHING:
            middle_x, middle_y = at.edge_middle(state.layout, edge)
            share = _CUT_AT / (at.STRING_LENGTH / 2 + at.SPACE + 3)
            angle = at.edge_angle(state.layout.board, state.layout.places[edge])
            yield _label(f"cut {edge}", cut(angle), x + (middle_x - x) * share, y + (middle_y - y) * share)


def _label(key: str, picture: Picture, x: float, y: float) -> Piece:
    return Piece(key, picture, x, y, picture.box)
