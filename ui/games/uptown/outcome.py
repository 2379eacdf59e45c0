"""What a placement would change: groups of the seat that places and of the one that loses a tile, captured tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.words import Player, Sentence, say
from engine.games.uptown.groups import group_at, groups, touched
from engine.games.uptown.tiles import BITS, COLOUR
from ui.games.uptown.seen import Seen
from ui.games.uptown.words import Gained


@dataclass(frozen=True, slots=True)
class Outcome:
    """A seat's tile on a cell: own groups before and after, how many it joins, how large its group is then; the tile
    it takes (0: none) with the groups of its owner before and after; captured tiles before.
    """

    before: int
    after: int
    joins: int
    size: int
    taken: int
    owner: int
    owner_before: int
    owner_after: int
    captured: int

    @classmethod
    def of(cls, seen: Seen, piece: int, cell: int) -> Outcome:
        """Work out what a tile would change on a cell."""
        seat, boards = seen.owner(piece), seen.boards()
        taken = dict(seen.lying()).get(cell, 0)
        owner = seen.owner(taken) if taken else -1
        before, owner_before = _count(seen, boards, seat), _count(seen, boards, owner)
        if taken:
            boards[COLOUR[taken]] &= ~BITS[cell]
        joins = touched(boards[COLOUR[piece]], cell)
        boards[COLOUR[piece]] |= BITS[cell]
        size = group_at(BITS[cell], boards[COLOUR[piece]]).bit_count()
        after, owner_after = _count(seen, boards, seat), _count(seen, boards, owner)
        captured = len(seen.captured(seat))
        return cls(before, after, joins, size, taken, owner, owner_before, owner_after, captured)

    def own_groups(self) -> Sentence:
        """Say how many groups the seat has then."""
        return say(Gained.GROUPS, before=self.before, after=self.after)

    def loss(self, seen: Seen) -> Sentence:
        """Say who loses which tile."""
        return say(Gained.LOSES, owner=Player(self.owner), tile=seen.called(self.taken))

    def rival_groups(self) -> Sentence:
        """Say how many groups the owner of the tile that is taken has then."""
        return say(Gained.RIVAL, owner=Player(self.owner), before=self.owner_before, after=self.owner_after)

    def captures(self) -> Sentence:
        """Say how many captured tiles the seat has then."""
        return say(Gained.CAPTURED, before=self.captured, after=self.captured + 1)

    def deed(self) -> Sentence:
        """Say what becomes of the group the tile belongs to."""
        if self.joins == 0:
            return say(Gained.BEGINS)
        return say(Gained.GROWS if self.joins == 1 else Gained.JOINS, joined=self.joins, n=self.size)


def _count(seen: Seen, boards: Sequence[int], seat: int) -> int:
    return sum(len(groups(boards[colour])) for colour in seen.colours_of(seat)) if seat >= 0 else 0
