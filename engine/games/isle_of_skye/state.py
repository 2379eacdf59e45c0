"""The position of Isle of Skye: its data, and thin methods that satisfy `engine.core.contract.State`.

What is legal and what a move does is in `rules` and `refusals`, the estates in `estate`, points in `points` and
`scoring`, what people are told in `story`, views in `views`, JSON in `record`. Numbers of pieces and places: `places`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final, Self

from engine.core.chance import Chance
from engine.core.contract import NOBODY, Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.isle_of_skye import record, refusals, rules, scoring, views
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.facts import FACTS, FIRST_GAME, RANDOM, SCORING_OPTION, start_option
from engine.games.isle_of_skye.places import SLOTS, TILES
from engine.games.isle_of_skye.points import SCORING_IDS
from engine.games.isle_of_skye.tiles import DATA
from engine.games.isle_of_skye.track import LETTERS, Phase

_CASTLE_ALONE: Final = Estate()


class Position:
    """A position. A slot is 3 * seat + 0, 1 or 2: where one of the three tiles a seat has drawn lies, in ascending order.

    =========  ==================================================================================================
    players    number of seats
    round      1 for the first
    start      seat that buys and builds first this round
    phase      what is to be decided (`track.Phase`)
    to_move    seat to move, or `NOBODY`
    scoring    the scoring tiles on A, B, C, D (`points.Scoring`)
    earned     points from a scoring tile, 4 * seat + 0-3 for A-D
    score      by seat: points on the track
    free       by seat: all gold but the stakes lying on unsold offers
    drawn      by slot: the tile drawn this round, until the building begins; else 0
    axes       by seat: the slot under the axe, or -1
    stakes     by slot: the price, 0 = none (yet)
    buyers     by slot: seat + 1 of the buyer, 0 = not sold
    stock      by seat: tiles to lay, ascending
    bag        the tiles in the bag, ascending (what is drawn is chosen by chance, so their order means nothing)
    estates    by seat
    owned      bit of each seat whose estate no copy shares; only those may be changed in place
    chance     the generator
    =========  ==================================================================================================
    """

    __slots__ = (
        "axes",
        "bag",
        "buyers",
        "chance",
        "drawn",
        "earned",
        "estates",
        "free",
        "owned",
        "phase",
        "players",
        "round",
        "score",
        "scoring",
        "stakes",
        "start",
        "stock",
        "to_move",
    )

    facts: ClassVar[GameFacts] = FACTS

    def blank(self, players: int, scoring_tiles: tuple[int, ...], start: int, chance: Chance) -> Self:
        """Make the position before the first round: castles laid, everything else in the bag (3)."""
        self.players = players
        self.round = 0
        self.start = start
        self.phase = int(Phase.AXE)
        self.to_move = NOBODY
        self.scoring = scoring_tiles
        self.earned = [0] * (len(LETTERS) * players)
        self.score = [0] * players
        self.free = [0] * players
        self.drawn = [0] * (SLOTS * players)
        self.axes = [-1] * players
        self.stakes = [0] * (SLOTS * players)
        self.buyers = [0] * (SLOTS * players)
        self.stock: list[tuple[int, ...]] = [()] * players
        self.bag = bytearray(range(1, TILES + 1))
        self.estates = [_CASTLE_ALONE] * players
        self.owned = 0
        self.chance = chance
        return self

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Choose scoring tiles and start player, then let round 1 begin (3)."""
        chance = Chance(setup.seed)
        ids = list(SCORING_IDS[1:])
        chance.shuffle(ids)
        if setup.options[SCORING_OPTION] == FIRST_GAME:
            ids = [DATA.first_game_scoring_tiles[letter] for letter in LETTERS]
        start, chosen = chance.below(setup.players), setup.options[start_option(setup.players)]
        if chosen != RANDOM:
            start = int(chosen) - 1
        state = cls.__new__(cls).blank(
            setup.players, tuple(SCORING_IDS.index(name) for name in ids[: len(LETTERS)]), start, chance
        )
        rules.begin_round(state, None)
        return state

    def copy(self) -> Self:
        """Return an independent copy; estates are shared until one of the two builds (see `owned`)."""
        self.owned = 0
        twin = type(self).__new__(type(self))
        twin.players = self.players
        twin.round = self.round
        twin.start = self.start
        twin.phase = self.phase
        twin.to_move = self.to_move
        twin.scoring = self.scoring
        twin.earned = self.earned[:]
        twin.score = self.score[:]
        twin.free = self.free[:]
        twin.drawn = self.drawn[:]
        twin.axes = self.axes[:]
        twin.stakes = self.stakes[:]
        twin.buyers = self.buyers[:]
        twin.stock = self.stock[:]
        twin.bag = self.bag[:]
        twin.estates = self.estates[:]
        twin.owned = 0
        twin.chance = self.chance.copy()
        return twin

    def purse(self, seat: int) -> int:
        """Return all gold of a seat, the stakes on its unsold offers included (1)."""
        slots = range(SLOTS * seat, SLOTS * seat + SLOTS)
        return self.free[seat] + sum(self.stakes[slot] for slot in slots if not self.buyers[slot])

    def purses(self) -> list[int]:
        """Return all gold of every seat."""
        return [self.purse(seat) for seat in range(self.players)]

    def legal_moves(self) -> list[int]:
        """See `rules.legal_moves`."""
        return rules.legal_moves(self)

    def random_move(self, rng: random.Random) -> int:
        """See `rules.random_move`."""
        return rules.random_move(self, rng)

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """See `rules.play`."""
        rules.play(self, move, events)

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
