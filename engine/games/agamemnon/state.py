"""The position of Agamemnon: its data, and thin methods that satisfy `engine.core.contract.State`.

What is legal is in `rules` and `refusals`, strings in `strings`, points in `scoring`, what people are told in `story`,
JSON and views in `record`. Numbers of pieces and places: `tiles`, `board`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Self

from engine.core.chance import Chance
from engine.core.contract import Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.agamemnon import record, refusals, rules, scoring, story
from engine.games.agamemnon.board import SPACES, Layout
from engine.games.agamemnon.facts import FACTS
from engine.games.agamemnon.strings import weave
from engine.games.agamemnon.tiles import KINDS, LEADERS, SIDES


class Position:
    """A position. Seat 0 plays the Greeks, seat 1 the Trojans. Sets of spaces are ints, bit = space.

    =========  ==================================================================================================
    layout     the board and what lay on its edges at the start; shared, never changed
    draw       "standard", "oracle" or "defy"
    first      seat that had turn 1
    turn       1 to 16
    left       tiles still to be placed in this turn; the one whose exchange is open counts
    to_move    seat to move, or `NOBODY`
    warp       space of the Warp whose exchange is open, or -1
    named      stacks named so far in this turn (Oracle)
    hand       by tile (0 to 9): how many the seat to move has turned over
    stacks     by piece - 1: how many are still in the stack
    tiles      by space: the piece there, or 0
    links      by edge: what lies there (`board.STRENGTH` ...)
    chance     all coming draws; stacks have no order, a tile is drawn at random when it is turned over
    =========  ==================================================================================================

    The rest follows from `tiles` and `links` and is kept for speed: `empty` spaces that may be played on; `joining`
    spaces (with a tile that is no Weft); `occupied` by side; `spears` by side and binary digit of the number of spears;
    `leaders` by side and rank; `string_of` and `strings` (see `strings`).
    """

    __slots__ = (
        "chance",
        "draw",
        "empty",
        "first",
        "hand",
        "joining",
        "layout",
        "leaders",
        "left",
        "links",
        "named",
        "occupied",
        "spears",
        "stacks",
        "string_of",
        "strings",
        "tiles",
        "to_move",
        "turn",
        "warp",
    )

    facts: ClassVar[GameFacts] = FACTS
    players: ClassVar[int] = SIDES

    layout: Layout
    draw: str
    first: int
    turn: int
    left: int
    to_move: int
    stacks: bytearray
    strings: list[int]
    string_of: bytes

    def blank(self, chance: Chance) -> Self:
        """Make a position without board and tiles; `rules.set_up` or `record` fill it."""
        self.chance = chance
        self.warp = -1
        self.named = b""
        self.hand = bytearray(KINDS)
        return self

    def lay(self, links: bytes) -> None:
        """Lay string tiles on an empty board."""
        self.tiles = bytearray(SPACES)
        self.links = bytearray(links)
        self.empty = self.layout.spaces
        self.joining = 0
        self.occupied = [0] * SIDES
        self.spears = [0] * (3 * SIDES)
        self.leaders = [0] * (LEADERS * SIDES)
        weave(self)

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Return the first position of a match (rules 4)."""
        state = cls.__new__(cls).blank(Chance(setup.seed))
        rules.set_up(state, setup)
        return state

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = type(self).__new__(type(self))
        twin.layout = self.layout
        twin.draw = self.draw
        twin.first = self.first
        twin.turn = self.turn
        twin.left = self.left
        twin.to_move = self.to_move
        twin.warp = self.warp
        twin.named = self.named
        twin.hand = self.hand[:]
        twin.stacks = self.stacks[:]
        twin.tiles = self.tiles[:]
        twin.links = self.links[:]
        twin.chance = self.chance.copy()
        twin.empty = self.empty
        twin.joining = self.joining
        twin.occupied = self.occupied[:]
        twin.spears = self.spears[:]
        twin.leaders = self.leaders[:]
        twin.string_of = self.string_of
        twin.strings = self.strings[:]
        return twin

    def legal_moves(self) -> list[int]:
        """See `rules.legal_moves`."""
        return rules.legal_moves(self)

    def random_move(self, rng: random.Random) -> int:
        """See `rules.random_move`."""
        return rules.random_move(self, rng)

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """See `rules.play`; what happened is told by `story.told`."""
        if events is None:
            rules.play(self, move)
            return
        before = self.copy()
        rules.play(self, move)
        events.extend(story.told(before, self, move))

    def refusal(self, move: int) -> Refused | None:
        """See `refusals.refusal`."""
        return refusals.refusal(self, move)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """See `scoring.score_lines`."""
        return scoring.score_lines(self, seat)

    def result(self) -> Result | None:
        """See `scoring.result`."""
        return scoring.result(self)

    def observe(self, seat: int) -> View:
        """See `record.observe`; all seats see the same."""
        return record.observe(self)

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """See `record.imagine`."""
        return record.imagine(cls, view, rng)

    def to_json(self) -> dict[str, Any]:
        """See `record`."""
        return record.to_json(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """See `record`."""
        return record.from_json(cls, data)
