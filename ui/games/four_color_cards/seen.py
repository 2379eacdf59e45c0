"""A view of Four Color Cards with names and types: what one seat may know. Keys: `engine/games/four_color_cards/views.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.contract import NOBODY, View
from engine.games.four_color_cards.cards import BRANCH, BRANCHES, is_general, packs_of
from engine.games.four_color_cards.decisions import CLAIMED, Claim, cards_taken, claim_of
from engine.games.four_color_cards.legal import Right, answers
from engine.games.four_color_cards.melds import MELDS, open_points
from engine.games.four_color_cards.partition import best, best_concealed, complete, misfits
from engine.games.four_color_cards.scoring import Ending, Variant, payment, variant_of


def own_seat(view: View) -> int:
    """Return the seat whose things lie in front: the eyes' own, for spectators the first."""
    return max(0, int(view["seat"]))


@dataclass(frozen=True, slots=True)
class Seen:
    """One position as a seat sees it; see the module header."""

    data: View

    def __getitem__(self, key: str) -> Any:
        """Return a field of the view."""
        return self.data[key]

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.data["options"]["players"])

    @property
    def variant(self) -> Variant:
        """Players and options, as the rules take them."""
        return variant_of(self.players, dict(self.data["options"]))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.data["ask"] == "over")

    @property
    def hand(self) -> list[int]:
        """The own hand; empty for spectators."""
        return list(self.data["hand"])

    @property
    def answering(self) -> bool:
        """Whether these eyes are asked for an answer to the card on offer."""
        asked = self.data["seat"] == self.data["to_move"] != NOBODY
        return bool(asked and self.data["ask"] == "answer")

    def open_points(self, seat: int) -> int:
        """Return what a seat's open melds are worth."""
        return open_points(bytes(self.data["melds"][seat]))

    # ------------------------------------------------------------ claims

    def claims(self) -> list[Claim]:
        """Return what the own seat may claim the card on offer for; nothing when it is not asked."""
        if not self.answering:
            return []
        kind, packs = self["offer"], packs_of(self.hand)
        moves = answers(kind, packs[BRANCH[kind]], self._right(), complete(packs, kind))
        return [Claim(claim_of(move)) for move in moves if claim_of(move) != Claim.PASS]

    def may_pass(self) -> bool:
        """Tell whether the own seat may leave the card on offer (5.2)."""
        return self.answering and not self.must_claim()

    def paid_by_each(self, points: int) -> int:
        """Return what each other player would pay for a hu with so many points and no bonus; negative: gets (7.3)."""
        return payment(self.variant, points, 0)

    def must_claim(self) -> bool:
        """Whether the own seat turned over a general (5.2)."""
        return self._right() is Right.MUST

    def _right(self) -> Right:
        seat, origin, drawn = self["seat"], self["origin"], self["drawn"]
        if drawn and is_general(self["offer"]):
            return Right.MUST if seat == origin else Right.NO_CHI
        entitled = seat == (origin + 1) % self.players or (drawn and seat == origin)
        return Right.CHI if entitled else Right.NO_CHI

    def claimed_cards(self, claim: Claim) -> tuple[int, ...]:
        """Return the cards of the meld a claim makes, the offered one first; of a hu only that card."""
        kind = int(self["offer"])
        number = CLAIMED[kind][claim]
        return (kind,) if number is None else (kind, *cards_taken(kind, number))

    def claim_points(self, claim: Claim) -> int:
        """Return what a claim is worth: an open meld's points, or for a hu all points before the bonus card."""
        kind = int(self["offer"])
        number = CLAIMED[kind][claim]
        if number is not None:
            return MELDS[number].open
        return best(packs_of(self.hand), kind) + self.open_points(int(self["seat"]))

    def used(self) -> list[int]:
        """Return the cards of the own hand that some claim would take, each as often as one claim takes it."""
        taken = [list(self.claimed_cards(claim)[1:]) for claim in self.claims()]
        kinds = {kind for cards in taken for kind in cards}
        return [kind for kind in sorted(kinds) for _ in range(max(cards.count(kind) for cards in taken))]

    # ------------------------------------------------------------ hand

    def groups(self) -> list[list[int]]:
        """Return the own hand branch by branch: what can make melds lies together."""
        found: list[list[int]] = [[] for _ in range(BRANCHES)]
        for kind in self.hand:
            found[BRANCH[kind]].append(kind)
        return [cards for cards in found if cards]

    def misfits(self) -> int:
        """Return how many cards of the own hand fit into no meld."""
        return len(misfits(packs_of(self.hand)))

    def points_now(self) -> int:
        """Return the points of a hand without misfits, open melds included."""
        return best_concealed(packs_of(self.hand)) + self.open_points(own_seat(self.data))

    # ------------------------------------------------------------ the last round

    def last_ending(self) -> Ending | None:
        """Return how the last round ended, while nothing has happened since."""
        fresh = not self["row"] and not any(self["melds"]) and self["to_move"] == self["starter"]
        if not self["history"] or not (self.over or fresh):
            return None
        last = self["history"][-1]
        return Ending(
            last["declarer"],
            last["card"],
            bytes(last["open"]),
            last["completed"],
            bytes(last["concealed"]),
            last["bonus"],
        )
