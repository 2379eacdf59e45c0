"""A view of Sobek with names and types: what one seat may know, read once. Keys: `engine/games/sobek/views.py`.

What a seat remembers of hidden cards is in the view for the computer's sake; it is never read here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.contract import NOBODY, View
from engine.games.sobek.cards import BLESSING, CURSE, GOODS, PRINTED, REACH, SETS, SMALLEST, STEP, Kind
from engine.games.sobek.track import steps_back

LAYING = ("set", "add")
LATE = ("late", "late_set")
_TRAYS = ("token", "kind", "pick")


def scarabs_on(faces: Sequence[int]) -> int:
    """Return the scarabs on cards given by their faces."""
    return sum(PRINTED[face].scarabs for face in faces)


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
    def regular(self) -> bool:
        """Whether the symbols of the track always come in the same order."""
        return bool(self.data["options"]["track"] == "regular")

    @property
    def ask(self) -> str:
        """What is asked: the name of an `Ask` in lower case."""
        return str(self.data["ask"])

    @property
    def to_move(self) -> int:
        """Of whom it is asked, -1 when it is over."""
        return int(self.data["to_move"])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ask == "over"

    def asks(self, seat: int, *asks: str) -> bool:
        """Tell whether one of these is asked of a seat."""
        return self.to_move == seat and self.ask in asks

    def opens_tray(self, seat: int) -> bool:
        """Tell whether a seat must choose among things that lie on the tray."""
        return seat >= 0 and self.asks(seat, *_TRAYS)

    # ------------------------------------------------------------ row

    def row(self) -> tuple[int, ...]:
        """Return the faces of the row, -1 for a face-down character."""
        return tuple(self.data["row"])

    def in_reach(self, slot: int) -> bool:
        """Tell whether a card of the row is near enough, whoever's turn it is (5.1, 6 Merchant)."""
        return slot < REACH or self.ask == "reach"

    # ------------------------------------------------------------ hands, piles

    def backs(self, seat: int) -> tuple[int, ...]:
        """Return the backs of a hand, one entry per card."""
        counts = self.data["backs"][seat]
        return tuple(back for back, count in enumerate(counts) for _ in range(count))

    def pile_size(self, seat: int) -> int | None:
        """Return how many cards lie in a pile, `None` when that is hidden."""
        size = self.data["piles"][seat]
        return None if size is None else int(size)

    def curses(self, seat: int) -> int:
        """Return the Curse tokens of a seat."""
        return int(self.data["curses"][seat])

    def corruption(self, seat: int) -> int | None:
        """Return a seat's corruption, `None` when its pile is hidden (8.4)."""
        size = self.pile_size(seat)
        return None if size is None else size + CURSE * self.curses(seat)

    # ------------------------------------------------------------ sets

    def upright(self, seat: int, kind: int) -> tuple[int, ...]:
        """Return the faces of an upright set, with the cards just being laid, the most scarabs last."""
        faces = list(self.data["sets"][seat][kind])
        if self.asks(seat, *LAYING) and self.data["kind"] == kind:
            faces += self.data["laying"]
        return tuple(sorted(faces, key=lambda face: (PRINTED[face].scarabs, face)))

    def late(self, seat: int, kind: int) -> tuple[int, ...]:
        """Return the faces of late sets of a kind, with the cards just being laid."""
        faces = [
            face for owner, own, cards in self.data["late"] if (owner, own) == (seat, kind) for face in cards
        ]
        if self.asks(seat, *LATE) and self.data["kind"] == kind:
            faces += self.data["laying"]
        return tuple(faces)

    def blessings(self, seat: int, kind: int) -> int:
        """Return the Prosperity tokens on a set."""
        return int(self.data["blessings"][SETS * seat + kind])

    def scarabs(self, seat: int, kind: int) -> int:
        """Return the scarabs of an upright set, Prosperity included."""
        return scarabs_on(self.upright(seat, kind)) + BLESSING * self.blessings(seat, kind)

    def points(self, seat: int, kind: int) -> int:
        """Return what an upright set is worth (8.3)."""
        return len(self.upright(seat, kind)) * self.scarabs(seat, kind)

    def possible(self, kind: int) -> tuple[int, int] | None:
        """Return cards and scarabs of the largest new set of a kind in the own hand, amulets included (5.2)."""
        goods = [face for face in self.data["hand"] if PRINTED[face].kind == kind]
        n = len(goods) + sum(PRINTED[face].kind is Kind.AMULET for face in self.data["hand"])
        return (n, scarabs_on(goods)) if goods and n >= SMALLEST else None

    def kinds(self, seat: int) -> Iterator[int]:
        """Yield the kinds of which a seat has an upright set."""
        return (kind for kind in GOODS if self.upright(seat, kind))

    def late_kinds(self, seat: int) -> Iterator[int]:
        """Yield the kinds of which a seat has late sets."""
        return (kind for kind in GOODS if self.late(seat, kind))

    def round_points(self, seat: int) -> int:
        """Return what a seat's sets of the round are worth now."""
        upright = sum(self.points(seat, kind) for kind in GOODS)
        return upright + sum(scarabs_on(self.late(seat, kind)) for kind in GOODS)

    # ------------------------------------------------------------ penalty

    def penalty(self, seat: int) -> tuple[int, int, int]:
        """Return steps, score before and after them, if the round ended now and the seat were the most corrupt (8.4)."""
        points = self.round_points(seat)
        score, steps = self.data["score"][seat] + points, points // STEP
        return steps, score, steps_back(score, steps, self.regular)

    # ------------------------------------------------------------ tokens

    def tokens(self) -> tuple[int, ...]:
        """Return the tokens that lie there: their kinds for who has seen them, else -1 for each."""
        known = self.data["token_kinds"]
        return tuple(known) if known is not None else (-1,) * int(self.data["tokens"])

    def in_play(self) -> tuple[int, int]:
        """Return the character and the token that are being carried out, -1 for none."""
        return int(self.data["played"]), int(self.data["token"])


def own_seat(view: View) -> int:
    """Return whose things lie in front: the eyes' own, for a spectator the first seat's."""
    seat = int(view["seat"])
    return seat if seat != NOBODY else 0
