"""The order in which people keep the cards of their own hand: theirs, where they want one, instead of the game's.

A matter of the eyes only: no rule knows of it and no save keeps it. Orders are kept by seat as keys of pieces, also of pieces
that have left the hand, so that an undone move puts a card back where it was. A new card comes where the game's own
sorting puts it: behind the card before it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ui.board.layout import Piece, Plan


def hand_of(plan: Plan) -> list[Piece]:
    """Return the pieces that may be laid in another order, from left to right."""
    return sorted((piece for piece in plan.pieces if piece.sorts), key=lambda piece: (piece.x, piece.level))


class HandOrder:
    """The orders of one table's hands."""

    def __init__(self) -> None:
        self._wanted: dict[int, list[str]] = {}

    def is_own(self, seat: int) -> bool:
        """Tell whether a seat has its hand in an order of its own."""
        return seat in self._wanted

    def arrange(self, plan: Plan, seat: int) -> Plan:
        """Return the plan with the hand in the seat's own order, evenly spread over the same room."""
        cards = hand_of(plan)
        if seat not in self._wanted or len(cards) < 2:
            return plan
        order = [key for key in self._merged(seat, cards) if key in {card.key for card in cards}]
        by_key = {card.key: card for card in cards}
        step = (cards[-1].x - cards[0].x) / (len(cards) - 1)
        laid = {
            key: replace(by_key[key], x=cards[0].x + step * slot, level=cards[slot].level)
            for slot, key in enumerate(order)
        }
        return replace(plan, pieces=tuple(laid.get(piece.key, piece) for piece in plan.pieces))

    def move(self, plan: Plan, seat: int, key: str, index: int) -> bool:
        """Put a card at an index of the hand as the plan shows it; tells whether that changes anything."""
        cards = [card.key for card in hand_of(plan)]
        others = [card for card in cards if card != key]
        if key not in cards or cards.index(key) == index:
            return False
        order = self._merged(seat, hand_of(plan))
        order.remove(key)
        order.insert(order.index(others[index - 1]) + 1 if index else order.index(others[0]), key)
        self._wanted[seat] = order
        return True

    def forget(self, seat: int) -> None:
        """Go back to the game's own sorting."""
        self._wanted.pop(seat, None)

    def _merged(self, seat: int, cards: Sequence[Piece]) -> list[str]:
        """Return the wanted order with every card of the hand in it."""
        order = list(self._wanted.get(seat, ()))
        for before, card in zip((None, *cards), cards, strict=False):
            if card.key not in order:
                order.insert(0 if before is None else order.index(before.key) + 1, card.key)
        return order
