"""A view of Agamemnon with names and types: what everybody may know, read once. Keys: `engine/games/agamemnon/record.py`."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cached_property

from engine.core.contract import View
from engine.core.words import Part
from engine.games.agamemnon.board import EDGE_NAMES, FORCE, NOTHING, STRENGTH, Layout, layout
from engine.games.agamemnon.scoring import edges_of
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.strings import SPAN, members, spears
from engine.games.agamemnon.tiles import COUNTS, KINDS, LEADERS, RANKS, SIDES
from engine.games.agamemnon.words import Terms


@dataclass(frozen=True)
class Web:
    """One string: its kind, its edges, the spaces of its members, what either side has on it (spears, ranks or tiles)."""

    kind: int
    edges: tuple[int, ...]
    members: tuple[int, ...]
    counts: tuple[Part, ...]


@dataclass(frozen=True)
class Seen:
    """One position as people see it; see the module header."""

    data: View
    _webs: dict[int, Web] = field(default_factory=dict)

    @cached_property
    def layout(self) -> Layout:
        """The board and its edges."""
        return layout(str(self.data["board"]), str(self.data["patterns"]))

    @cached_property
    def state(self) -> Position:
        """A position that looks like this one; what is still to be drawn in it means nothing."""
        return Position.imagine(self.data, random.Random(0))

    @property
    def to_move(self) -> int:
        """Who must decide, -1 when it is over."""
        return int(self.data["to_move"])

    @property
    def turn(self) -> int:
        """Number of the turn, from 1."""
        return int(self.data["turn"])

    @property
    def left(self) -> int:
        """Tiles still to be placed in this turn."""
        return int(self.data["left"])

    @property
    def draw(self) -> str:
        """How tiles are drawn: "standard", "oracle", "defy"."""
        return str(self.data["draw"])

    @property
    def defy(self) -> bool:
        """Whether tiles are taken openly from those that are left."""
        return self.draw == "defy"

    @property
    def warp(self) -> int:
        """Space of the Warp whose exchange is open, or -1."""
        return int(self.data["warp"])

    @property
    def excluded(self) -> int:
        """Space out of the game, or -1."""
        return int(self.data["excluded"])

    @property
    def hand(self) -> tuple[int, ...]:
        """Pieces turned over and not yet placed."""
        return tuple(self.data["hand"])

    @property
    def tiles(self) -> tuple[int, ...]:
        """By space: the piece there, or 0."""
        return tuple(self.data["tiles"])

    @property
    def naming(self) -> bool:
        """Whether stacks of the Oracle are to be named."""
        return self.draw == "oracle" and self.to_move >= 0 and self.warp < 0 and not self.hand

    def stack(self, side: int) -> tuple[int, ...]:
        """Return the pieces still in a side's stack."""
        return tuple(self.data["stacks"][side])

    def set_of(self, side: int) -> list[tuple[int, int, bool]]:
        """Return a side's 15 tiles as (piece, copy, whether it is still in the stack); those that left come last."""
        stack, found = self.stack(side), []
        for tile in range(KINDS):
            piece = KINDS * side + tile + 1
            found += [(piece, copy, copy < stack.count(piece)) for copy in range(COUNTS[tile])]
        return found

    def held(self, kind: int) -> tuple[int, ...]:
        """Return how many links of a kind either side holds now."""
        ties = list(zip(self.data["links"], self.data["holders"], strict=True))
        return tuple(ties.count((kind, side)) for side in range(SIDES))

    @property
    def links(self) -> int:
        """All links of the board."""
        return sum(kind != NOTHING for kind in self.data["links"])

    @property
    def contested(self) -> int:
        """Links that nobody holds."""
        return self.links - sum(self.data["points"])

    def edge_name(self, edge: int) -> str:
        """Return what an edge is called, "2-4"."""
        return EDGE_NAMES[self.layout.places[edge]]

    def is_closed(self, edge: int) -> bool:
        """Tell whether an edge leads to the space out of the game."""
        return self.excluded >= 0 and self.excluded in self.layout.ends[edge]

    def web(self, edge: int) -> Web:
        """Return the string a link belongs to."""
        string = self.state.string_of[edge]
        if string not in self._webs:
            span, kind = self.state.strings[string] & SPAN, self.state.links[string]
            members = tuple(space for space, piece in enumerate(self.tiles) if piece and span >> space & 1)
            counts = tuple(self._count(kind, side, span) for side in range(SIDES))
            self._webs[string] = Web(kind, tuple(edges_of(self.state, string)), members, counts)
        return self._webs[string]

    def _count(self, kind: int, side: int, span: int) -> Part:
        if kind == STRENGTH:
            return spears(self.state, side, span)
        if kind == FORCE:
            return members(self.state, side, span)
        leaders = self.state.leaders[LEADERS * side :]
        ranks = [rank for rank, bit in zip(RANKS, leaders, strict=False) if span & bit]
        return "".join(ranks) or Terms.NO_RANK
