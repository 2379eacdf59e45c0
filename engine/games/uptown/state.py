"""The position of Uptown: its data, and thin methods that satisfy `engine.core.contract.State`.

What is legal is in `rules` and `refusals`, points in `scoring`, what people are told in `story`, views in `views`, JSON
in `record`. Numbers of pieces and places: `tiles`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from engine.core.chance import Chance
from engine.core.contract import Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.uptown import record, refusals, rules, scoring, story, views
from engine.games.uptown.facts import FACTS
from engine.games.uptown.tiles import BITS, PIECES, RACK_SIZE, supply


class Position:
    """A position. Colour c belongs to seat c mod players; with two colours each there are twice as many as seats.

    =========  ==================================================================================================
    players    number of seats
    blockers   whether Blockers! scoring is played (rules 5.2)
    start      seat that had the first turn
    to_move    seat to move, or `NOBODY`
    turns      turns taken by all
    lying      by cell: the piece there, or 0
    rack       5 slots for each colour: a piece, or 0; a drawn tile takes the slot of the one it replaces
    decks      by colour: the piece drawn after each of its turns, 0 after the last (`tiles.supply`)
    used       by colour: turns it has had, so how much of its deck is drawn
    captured   by seat: set of pieces, bit = piece number
    removed    set of pieces that could not be placed (rules 3.3)
    boards     by colour: set of its cells on the board, bit = place number
    groups     by colour: number of its groups
    cuts       by colour: set of its protected cells, or `rules.UNKNOWN` until first asked for
    =========  ==================================================================================================

    `boards`, `groups` and `cuts` follow from `lying` and are kept for speed. All chance is in the decks, shuffled at
    set-up and never changed, so a position needs no generator and copies share them.
    """

    __slots__ = (
        "blockers",
        "boards",
        "captured",
        "cuts",
        "decks",
        "groups",
        "lying",
        "players",
        "rack",
        "removed",
        "start",
        "to_move",
        "turns",
        "used",
    )

    facts: ClassVar[GameFacts] = FACTS

    def blank(self, players: int, blockers: bool, start: int, decks: Sequence[Sequence[int]]) -> Self:
        """Make the position before the first turn; `decks` has the 28 tiles of each colour in drawing order."""
        colours = len(decks)
        self.players = players
        self.blockers = blockers
        self.start = start
        self.to_move = start
        self.turns = 0
        self.lying = bytearray(len(BITS))
        self.rack = bytearray(tile for deck in decks for tile in deck[:RACK_SIZE])
        self.decks = tuple(supply(deck[RACK_SIZE:]) for deck in decks)
        self.used = bytearray(colours)
        self.captured = [0] * players
        self.removed = 0
        self.boards = [0] * colours
        self.groups = [0] * colours
        self.cuts = [rules.UNKNOWN] * colours
        return self

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Shuffle every colour, deal five tiles each, draw the start player (rules 2)."""
        two_colours = setup.options.get("two_player_mode") == "two_colours"
        chance = Chance(setup.seed)
        decks = [list(pieces) for pieces in PIECES[: setup.players * (1 + two_colours)]]
        for deck in decks:
            chance.shuffle(deck)
        return cls.__new__(cls).blank(
            setup.players, setup.options["scoring"] == "blockers", chance.below(setup.players), decks
        )

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = type(self).__new__(type(self))
        twin.players = self.players
        twin.blockers = self.blockers
        twin.start = self.start
        twin.to_move = self.to_move
        twin.turns = self.turns
        twin.lying = self.lying[:]
        twin.rack = self.rack[:]
        twin.decks = self.decks
        twin.used = self.used[:]
        twin.captured = self.captured[:]
        twin.removed = self.removed
        twin.boards = self.boards[:]
        twin.groups = self.groups[:]
        twin.cuts = self.cuts[:]
        return twin

    def colours_of(self, seat: int) -> range:
        """Return the colours a seat owns."""
        return range(seat, len(self.boards), self.players)

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
