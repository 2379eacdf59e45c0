"""What is in the hand and what a drop would do: the one path of every move made on the table.

Pointer and keyboard both act through a `Grip`. It asks the referee what is legal once per decision, keeps the target
under the held piece, and ends every hold in one of three ways: the move is played, the drop is refused with a reason,
or the hold is cancelled without comment. `cancel` may be called by anybody at any time (undo, load, an AI move, a
dialog, loss of focus).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from engine.core.words import Sentence
from ui.board.carry import Carry
from ui.board.items import PieceItem
from ui.board.layout import Aim, Area, Piece, Place
from ui.board.referee import Referee
from ui.board.scene import BoardScene
from ui.board.snap import Spot, snap
from ui.board.targets import Targets


@dataclass(slots=True)
class Hold:
    """The piece in the hand: its item, how far it is turned, the place under it (0: none), who holds it."""

    item: PieceItem
    turn: int = 0
    target: int = 0
    by_keys: bool = False

    @property
    def piece(self) -> Piece:
        """The piece as the plan knows it."""
        return self.item.piece


class Grip(QObject):
    """The hand at the table."""

    changed = Signal()
    """The hold began, ended, turned or has another target."""

    carried = Signal()
    """The held piece was brought to another point."""

    laid_in_hand = Signal(object)
    """The `PieceItem` of a card that sorts was let go over its own hand."""

    refused = Signal(object, object)
    """(Sentence, QRectF): why a drop was refused, and where."""

    must_choose = Signal(object, object)
    """(moves, QRectF): several moves fit the drop, or a grave one does; answer with `play` or `cancel`."""

    taken = Signal(object)
    """The `Piece` that was just taken into the hand."""

    put_back = Signal(object)
    """The `Piece` whose hold was cancelled without comment."""

    allowed = Signal(object)
    """QRectF: while asking why not, the drop would have been legal."""

    def __init__(
        self,
        scene: BoardScene,
        carry: Carry,
        referee: Referee,
        aims: Callable[[int], Iterable[Aim]],
        grave: Callable[[int], bool],
        parent: QObject,
    ) -> None:
        """`grave` tells which moves are asked for twice."""
        super().__init__(parent)
        self._scene = scene
        self._carry = carry
        self._referee = referee
        self._aims = aims
        self._grave = grave
        self._hold: Hold | None = None
        self._choosing = False
        self.dropped: PieceItem | None = None
        self.targets = Targets()
        self.asking = False

    # ------------------------------------------------------------ the decision

    def decide(self) -> None:
        """Read the legal moves of a new decision; ends a hold without comment."""
        self.cancel()
        self.targets = Targets(self._referee.legal(), self._aims)

    @property
    def hold(self) -> Hold | None:
        """What is in the hand."""
        return self._hold

    @property
    def choosing(self) -> bool:
        """Whether the drop waits for a choice between several moves."""
        return self._choosing

    def may_hold(self, piece: Piece) -> bool:
        """Tell whether people may pick this piece up now, legal or not."""
        return piece.number > 0 and (piece.sorts or (bool(self.targets) and piece.loose))

    def can_move(self, piece: Piece) -> bool:
        """Tell whether some legal move picks this piece up."""
        return piece.loose and piece.number in self.targets.pieces

    def legal_places(self) -> frozenset[int]:
        """Return the places the held piece may go to; without a piece, those that are themselves the decision."""
        if self._hold is None:
            return self.targets.bare_places
        return self.targets.places(self._hold.piece.number, self._hold.turn)

    def target_moves(self) -> tuple[int, ...]:
        """Return the legal moves a drop would make now."""
        hold = self._hold
        if hold is None:
            return ()
        return self.targets.moves_to(hold.piece.number, hold.target, hold.turn)

    # ------------------------------------------------------------ holding

    def pick(
        self, item: PieceItem, spot: QPointF | None = None, by_keys: bool = False, above: float = 0.0
    ) -> bool:
        """Take a piece into the hand at `spot`, `above` pixels over the pointer; tells whether it may be held."""
        if not self.may_hold(item.piece):
            return False
        self.cancel()
        turns = self.targets.turns(item.piece.number)
        self._hold = Hold(item, turns[0] if turns else 0, by_keys=by_keys)
        self._carry.pick_up(item, spot, above)
        self._show_turn()
        self.taken.emit(item.piece)
        self.changed.emit()
        return True

    def carry(self, spot: QPointF) -> None:
        """Bring the held piece to the pointer and find the place under it."""
        if self._hold is None or self._choosing:
            return
        self._carry.follow(self._hold.item, spot)
        self._aim_at(self._under(self._scene.rect_of_piece(self._hold.item).center()))
        self.carried.emit()

    def point_at(self, place: Place) -> None:
        """Bring the held piece over a place: the way of the keyboard."""
        if self._hold is not None and not self._choosing:
            rect = self._scene.rect_of(place)
            self._carry.hover(
                self._hold.item, rect.center() + QPointF(0.12 * rect.width(), -0.35 * rect.height())
            )
            self._aim_at(place.number)

    def turn(self, steps: int) -> bool:
        """Turn the held piece to the next turn that fits somewhere; tells whether it turns at all."""
        if self._hold is None or not self._hold.piece.turned:
            return False
        turns = self.targets.turns(self._hold.piece.number) or tuple(range(len(self._hold.piece.turned)))
        at = turns.index(self._hold.turn) if self._hold.turn in turns else 0
        self._hold.turn = turns[(at + steps) % len(turns)]
        self._show_turn()
        self.changed.emit()
        return True

    def _show_turn(self) -> None:
        hold = self._hold
        if hold is not None and hold.piece.turned:
            hold.item.show_turn(hold.turn, self._scene.printer, self._scene.camera.scale(hold.piece.area))

    def _under(self, centre: QPointF) -> int:
        hold = self._hold
        if hold is None:
            return 0
        spots = [Spot(place.number, self._scene.rect_of(place)) for place in self._reachable(centre)]
        return snap(centre, spots, self.legal_places(), hold.target)

    def _reachable(self, centre: QPointF) -> list[Place]:
        """Places of the area the piece is over: the board does not shine through the dock."""
        over_dock = self._scene.camera.dock_frame.contains(centre)
        area = Area.DOCK if over_dock else Area.BOARD
        return [place for place in self._scene.plan.places if place.area is area]

    def _aim_at(self, place: int) -> None:
        if self._hold is not None and self._hold.target != place:
            self._hold.target = place
            self.changed.emit()

    # ------------------------------------------------------------ ending a hold

    def drop(self) -> None:
        """Let go of the held piece over its target."""
        hold = self._hold
        if hold is None or self._choosing:
            return
        moves = self.target_moves() or self._anywhere(hold)
        if moves:
            self._settle_on(moves)
        elif hold.piece.sorts and hold.target == hold.piece.place and not hold.by_keys:
            self._lay_in_hand(hold)
        elif self._is_home(hold) or not self.targets:
            self.cancel()
        else:
            self._refuse(hold)

    def misgiving(self) -> tuple[Sentence, QRectF] | None:
        """Return why a drop would be refused now, and where; `None` when it would not, or when the piece is nowhere."""
        hold = self._hold
        if hold is None or self._choosing or not self.targets or hold.target in (0, hold.piece.place):
            return None
        if self.target_moves() or self._anywhere(hold):
            return None
        why = self._referee.refusal(Aim(hold.piece.number, hold.target, hold.turn))
        return None if why is None else (why, self._target_rect())

    def _lay_in_hand(self, hold: Hold) -> None:
        self._hold = None
        self._carry.let_go(hold.item)
        self.changed.emit()
        self.laid_in_hand.emit(hold.item)

    def _anywhere(self, hold: Hold) -> tuple[int, ...]:
        """A piece that needs no place is played wherever on the board it is dropped."""
        over_dock = self._scene.camera.dock_frame.contains(self._scene.rect_of_piece(hold.item).center())
        lifted_off = hold.target != hold.piece.place and not (over_dock and hold.piece.area is Area.DOCK)
        return self.targets.moves_with(hold.piece.number) if lifted_off else ()

    def _is_home(self, hold: Hold) -> bool:
        if hold.target:
            return hold.target == hold.piece.place
        centre = self._scene.rect_of_piece(hold.item).center()
        own = self._scene.home_of(hold.piece)
        size = max(hold.piece.body.w, hold.piece.body.h) * self._scene.camera.scale(hold.piece.area)
        near = abs(centre.x() - own.x()) < size / 2 and abs(centre.y() - own.y()) < size / 2
        return near or self._scene.camera.dock_frame.contains(centre)

    def _settle_on(self, moves: tuple[int, ...]) -> None:
        if self.asking:
            self.allowed.emit(self._target_rect())
            self._put_back(refused=False)
        else:
            self.choose(moves, self._target_rect())

    def play(self, move: int) -> None:
        """Make a legal move: of the held piece, or of no piece at all."""
        hold, self._hold = self._hold, None
        self._choosing = False
        if hold is not None:
            self._carry.let_go(hold.item)
            self.dropped = hold.item
        self.changed.emit()
        self._referee.play(move)
        dropped, self.dropped = self.dropped, None
        if dropped is not None and self._scene.item(dropped.piece.key) is dropped:
            self._carry.home(dropped, refused=False)

    def take_dropped(self, number: int) -> PieceItem | None:
        """Return the item that was just let go, once, if it is this piece: its move starts where it is."""
        item = self.dropped
        if item is not None and item.piece.number == number:
            self.dropped = None
            return item
        return None

    def click(self, item: PieceItem) -> None:
        """Answer a click on a piece that needs no place, or say why it cannot move."""
        moves = self.targets.moves_with(item.piece.number)
        rect = self._scene.rect_of_piece(item)
        if moves and not self.asking:
            self.choose(moves, rect)
        elif moves:
            self.allowed.emit(rect)
        else:
            self._say_no(Aim(item.piece.number, 0), rect)

    def click_place(self, place: Place) -> None:
        """Answer a click on a place that is itself the decision."""
        moves = self.targets.moves_at(place.number)
        if moves:
            self.choose(moves, self._scene.rect_of(place))

    def choose(self, moves: tuple[int, ...], rect: QRectF) -> None:
        """Play the only move, or ask which, or whether it is really meant."""
        if len(moves) == 1 and not self._grave(moves[0]):
            self.play(moves[0])
        else:
            self._choosing = True
            self.must_choose.emit(moves, rect)

    def cancel(self) -> None:
        """End the hold without comment; nothing happens when nothing is held."""
        self._choosing = False
        if self._hold is not None:
            self._put_back(refused=False)

    def _refuse(self, hold: Hold) -> None:
        aim, rect = Aim(hold.piece.number, hold.target, hold.turn), self._target_rect()
        self._put_back(refused=True)
        self._say_no(aim, rect)

    def _say_no(self, aim: Aim, rect: QRectF) -> None:
        why = self._referee.refusal(aim) if self.targets else None
        if isinstance(why, Sentence):
            self.refused.emit(why, rect)

    def _put_back(self, refused: bool) -> None:
        hold, self._hold = self._hold, None
        if hold is not None:
            self._carry.home(hold.item, refused)
            if not refused:
                self.put_back.emit(hold.piece)
        self.changed.emit()

    def _target_rect(self) -> QRectF:
        hold = self._hold
        if hold is None:
            return QRectF()
        entries = self._scene.entries(hold.target)
        return self._scene.rect_of(entries[0]) if entries else self._scene.rect_of_piece(hold.item)
