"""The position of Almadi: its data, and thin methods that satisfy `engine.core.contract.State`.

What is legal is in `legal` and `refusals`, what a move does in `rules` and `powers`, points in `scoring`, what people are
told in `story`, views in `views`, JSON in `record`. Numbers of pieces and places: `places`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Self

from engine.core.contract import NOBODY, Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.almadi import deal, legal, record, refusals, rules, scoring, story, views
from engine.games.almadi.components import ALADDIN, NUMBERS
from engine.games.almadi.facts import FACTS
from engine.games.almadi.places import CELLS, GOODS, SLOTS, Ask

WITH_ALADDIN = 5
"""Djinn moves a turn for Aladdin's owner (12.3)."""


class Position:
    """A position. Sets of objectives and characters are ints (bit k = card k), sets of cells too (see `places`).

    ===========  ==================================================================================================
    players      number of seats
    module       whether characters are played (12)
    start        start player
    to_move      seat to move, or `NOBODY`
    ask          what is to be decided (`places.Ask`)
    turns        turns that are over, of all seats
    starts       by seat: its start tile 0-4, or -1 before it is chosen
    lying        CELLS * seat + cell: the piece there, or 0
    boards       4 * seat + type: cells with landscapes of that type, the start tile included
    occupied     by seat: cells with landscapes
    jars, sides  by seat: active jars, and active sides with jars, as the realm lies now (10.4)
    slots        the central board: landscapes, 0 = empty
    supply       the face-down landscapes as shuffled at set-up; `turns` of them are gone
    cards        the stall cards as shuffled at set-up (goods 0-3); those of `stalls` are gone
    mosaics      by seat: mosaic cards
    hammers      mosaic cards in the deck
    stalls       GOODS * seat + goods: stall cards
    rubies       by seat
    gems         rubies in the supply
    middle       objectives in the middle
    unfinished   by seat: objectives in front of it, not completed
    completed    by seat: objectives completed
    dealt        by seat: characters dealt, not kept; only until all have chosen
    hands        by seat: characters in hand
    row          open characters to be played by all
    played       by seat: characters in front of it
    slot         the slot that was emptied this turn, -1 before the placement
    moons        pending objective choices
    djinn        whether a djinn move is pending
    moves        djinn moves made this turn, of those that count
    last         the landscape of the previous djinn move this turn, or 0
    origin       the cell that move took it from
    gained       what was gained or used this turn (`rules.Once`)
    ===========  ==================================================================================================

    All chance is in `supply`, `cards` and `dealt`, shuffled at set-up, so a position needs no generator.
    """

    __slots__ = (
        "ask",
        "boards",
        "cards",
        "completed",
        "dealt",
        "djinn",
        "gained",
        "gems",
        "hammers",
        "hands",
        "jars",
        "last",
        "lying",
        "middle",
        "module",
        "moons",
        "mosaics",
        "moves",
        "occupied",
        "origin",
        "played",
        "players",
        "row",
        "rubies",
        "sides",
        "slot",
        "slots",
        "stalls",
        "start",
        "starts",
        "supply",
        "to_move",
        "turns",
        "unfinished",
    )

    facts: ClassVar[GameFacts] = FACTS

    players: int
    module: bool
    start: int
    to_move: int
    ask: int
    turns: int
    starts: list[int]
    lying: bytearray
    boards: list[int]
    occupied: list[int]
    jars: bytearray
    sides: bytearray
    slots: bytearray
    supply: bytes
    cards: bytes
    mosaics: bytearray
    hammers: int
    stalls: bytearray
    rubies: bytearray
    gems: int
    middle: int
    unfinished: list[int]
    completed: list[int]
    dealt: list[int]
    hands: list[int]
    row: int
    played: list[int]
    slot: int
    moons: int
    djinn: bool
    moves: int
    last: int
    origin: int
    gained: int

    def blank(self, players: int, module: bool, start: int) -> Self:  # noqa: PLR0915 - a line for each field
        """Make a table with nothing on it; `deal` or `record` lay out the rest."""
        self.players = players
        self.module = module
        self.start = start
        self.to_move = NOBODY
        self.ask = int(Ask.TURN)
        self.turns = 0
        self.starts = [-1] * players
        self.lying = bytearray(CELLS * players)
        self.boards = [0] * (4 * players)
        self.occupied = [0] * players
        self.jars = bytearray(players)
        self.sides = bytearray(players)
        self.slots = bytearray(SLOTS)
        self.supply = b""
        self.cards = b""
        self.mosaics = bytearray(players)
        self.hammers = 0
        self.stalls = bytearray(GOODS * players)
        self.rubies = bytearray(players)
        self.gems = NUMBERS.rubies
        self.middle = 0
        self.unfinished = [0] * players
        self.completed = [0] * players
        self.dealt = [0] * players
        self.hands = [0] * players
        self.row = 0
        self.played = [0] * players
        self.slot = -1
        self.moons = 0
        self.djinn = False
        self.moves = 0
        self.last = 0
        self.origin = 0
        self.gained = 0
        return self

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Deal the pieces of a match (3, 12.1)."""
        state = cls.__new__(cls).blank(setup.players, bool(setup.options["characters"]), 0)
        deal.deal(state, bool(setup.options["choose_start_tiles"]), setup.seed)
        return state

    def copy(self) -> Self:  # noqa: PLR0915 - a line for each field is what makes it quick
        """Return an independent copy."""
        twin = type(self).__new__(type(self))
        twin.players = self.players
        twin.module = self.module
        twin.start = self.start
        twin.to_move = self.to_move
        twin.ask = self.ask
        twin.turns = self.turns
        twin.starts = self.starts[:]
        twin.lying = self.lying[:]
        twin.boards = self.boards[:]
        twin.occupied = self.occupied[:]
        twin.jars = self.jars[:]
        twin.sides = self.sides[:]
        twin.slots = self.slots[:]
        twin.supply = self.supply
        twin.cards = self.cards
        twin.mosaics = self.mosaics[:]
        twin.hammers = self.hammers
        twin.stalls = self.stalls[:]
        twin.rubies = self.rubies[:]
        twin.gems = self.gems
        twin.middle = self.middle
        twin.unfinished = self.unfinished[:]
        twin.completed = self.completed[:]
        twin.dealt = self.dealt[:]
        twin.hands = self.hands[:]
        twin.row = self.row
        twin.played = self.played[:]
        twin.slot = self.slot
        twin.moons = self.moons
        twin.djinn = self.djinn
        twin.moves = self.moves
        twin.last = self.last
        twin.origin = self.origin
        twin.gained = self.gained
        return twin

    def kinds(self, seat: int) -> tuple[int, int, int, int]:
        """Return the cells of a seat with oases, caravans, palaces and markets."""
        oases, caravans, palaces, markets = self.boards[4 * seat : 4 * seat + 4]
        return oases, caravans, palaces, markets

    def limit(self, seat: int) -> int:
        """Return how many djinn moves a seat may make in a turn (6, 12.3 Aladdin)."""
        return WITH_ALADDIN if self.played[seat] & ALADDIN else NUMBERS.djinn_moves_per_turn

    def stalls_left(self) -> int:
        """Return the number of stall cards in the deck."""
        return len(self.cards) - sum(self.stalls)

    def legal_moves(self) -> list[int]:
        """See `legal.legal_moves`."""
        return legal.legal_moves(self)

    def random_move(self, rng: random.Random) -> int:
        """See `legal.random_move`."""
        return legal.random_move(self, rng)

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
        """See `views.observe`."""
        return views.observe(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """See `views.imagine`."""
        return views.imagine(cls, view, rng)

    def to_json(self) -> dict[str, Any]:
        """See `record`."""
        return record.to_json(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """See `record`."""
        return record.from_json(cls, data)
