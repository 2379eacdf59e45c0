"""Lets people lay the cards of their own hand in another order: by carrying one over the hand, or by keys.

The other cards make room for the one that is carried over them. What the order is, `HandOrder` knows; how the table is laid
anew, the board.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from ui.board.grip import Grip
from ui.board.hand import HandOrder, hand_of
from ui.board.items import PieceItem
from ui.board.layout import Piece, Plan
from ui.board.scene import BoardScene
from ui.board.stage import Stage, Track
from ui.theme import motion

_Gap = tuple[str, int]
"""The key of the held card, and the index where it would lie."""


class Sorting:
    """The own hand at one table, as its owner sorts it."""

    def __init__(
        self,
        scene: BoardScene,
        stage: Stage,
        grip: Grip,
        seat: Callable[[], int],
        lay_anew: Callable[[], None],
        tell: Callable[[Piece, int, int], None],
    ) -> None:
        """`seat` says whose hand it is; `tell` hears of a card that was moved: its number in the hand, and of how many."""
        self._scene = scene
        self._stage = stage
        self._grip = grip
        self._seat = seat
        self._lay_anew = lay_anew
        self._tell = tell
        self._order = HandOrder()
        self._gap: _Gap | None = None
        grip.carried.connect(self._part)
        grip.changed.connect(self._part)
        grip.laid_in_hand.connect(self._drop)

    @property
    def is_own(self) -> bool:
        """Whether the hand lies in its owner's order and not in the game's."""
        return self._order.is_own(self._seat())

    def arrange(self, plan: Plan) -> Plan:
        """Return a plan with the hand as its owner has it."""
        return self._order.arrange(plan, self._seat())

    def reset(self) -> None:
        """Sort the hand as the game does."""
        self._grip.cancel()
        self._order.forget(self._seat())
        self._lay_anew()

    def step(self, key: str, by: int) -> bool:
        """Move a card so many cards along the hand; tells whether it is a card of the hand."""
        keys = [card.key for card in hand_of(self._scene.plan)]
        if key not in keys:
            return False
        self._move(key, min(len(keys) - 1, max(0, keys.index(key) + by)))
        return True

    def _drop(self, item: PieceItem) -> None:
        self._move(item.piece.key, self._index_of(item))

    def _move(self, key: str, index: int) -> None:
        plan = self._scene.plan
        if self._order.move(plan, self._seat(), key, index):
            card = next(piece for piece in plan.pieces if piece.key == key)
            self._tell(card, index + 1, len(hand_of(plan)))
        self._lay_anew()

    # ------------------------------------------------------------ the gap

    def _index_of(self, item: PieceItem) -> int:
        """Return the index at which a card would lie in the hand if it were let go now."""
        x = self._scene.rect_of_piece(item).center().x()
        others = [card for card in hand_of(self._scene.plan) if card.key != item.piece.key]
        return sum(self._scene.home_of(card).x() < x for card in others)

    def _part(self) -> None:
        """Open a gap where the held card is, or close it."""
        hold, gap = self._grip.hold, None
        if hold is not None and hold.piece.sorts and hold.target == hold.piece.place and not hold.by_keys:
            gap = (hold.piece.key, self._index_of(hold.item))
        if gap == self._gap:
            return
        self._gap = gap
        cards = hand_of(self._scene.plan)
        for card, x in zip(cards, _parted(cards, gap), strict=True):
            item = self._scene.item(card.key)
            if item is not None and item.parentItem() is not self._scene.lift:
                self._slide(item, x - card.x)

    def _slide(self, item: PieceItem, offset: float) -> None:
        start, goal = item.pos(), item.home + QPointF(offset, 0)

        def step(t: float) -> None:
            if item.parentItem() is not self._scene.lift:
                item.setPos(start + (goal - start) * t)

        self._stage.run((Sorting, item), Track(motion.PANEL_MOVES, step))


def _parted(cards: list[Piece], gap: _Gap | None) -> list[float]:
    """Return where each card lies (x) while the held one is over its gap."""
    if gap is None:
        return [card.x for card in cards]
    order = [card.key for card in cards if card.key != gap[0]]
    order.insert(gap[1], gap[0])
    return [cards[order.index(card.key)].x for card in cards]
