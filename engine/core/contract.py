"""The contract every game obeys: facts, state, events, refusals, score lines, result, bot.

A game is a package `engine/games/<id>/` with these modules (found by `registry`, no list to edit):

==========  ============================================================================================
facts.py    `FACTS`, a `GameFacts`; imports nothing but `core` and the game's `words`
words.py    every English sentence of the game as enums of `Words`
state.py    `Position`, the class that satisfies `State`: data, copy, views, JSON
rules.py    what is legal, what a move does, why not; sections in the order of the rules file
scoring.py  score lines and result
notation.py `to_text(move)`, `from_text(text)`, `describe(state, move)` (see `Notation`)
bot.py      cheap knowledge for the search (see `Bot`)
kinds.py    may be missing: `kind(state, move)`, what kind of move a legal one is, as `Words` (see `Kinds`)
arrange.py  may be missing: positions that people set up by hand (see `Arrange`)
==========  ============================================================================================

Seats are 0-based numbers in turn order; `NOBODY` is -1.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, Self

from engine.core.words import Sentence, Words

NOBODY = -1
EVERYBODY = -1
"""Mask of seats with every bit set; see `Event.seen_by`."""

OptionValue = bool | int | str
View = dict[str, Any]
"""What one seat may know, as plain JSON data; each game documents its keys in `state.py`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option and its name for people."""

    value: OptionValue
    title: Words


@dataclass(frozen=True, slots=True)
class Option:
    """A variant a person may choose at set-up. `players` limits it to some player numbers (empty: all)."""

    id: str
    title: Words
    help: Words
    choices: tuple[Choice, ...]
    default: OptionValue
    players: tuple[int, ...] = ()

    def offers(self, value: OptionValue) -> bool:
        """Tell whether `value` is one of the choices, by type as well (`1` is not `True`)."""
        return any(type(choice.value) is type(value) and choice.value == value for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of option values; options in `shuffled` take a random choice each time."""

    id: str
    title: Words
    values: Mapping[str, OptionValue] = field(default_factory=dict)
    shuffled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What is declared once per game and drives set-up screens, command line, save checks, tests and docs.

    `minutes` is the usual length, `longest` an upper bound on decisions in one match, `hidden` says in a sentence what
    players cannot see, `rules_version` grows whenever old saves would replay differently. With `fewest_wins` the smaller
    score is the better one; ranks, tie-breaks and the bot's values still say so themselves (see `ranked`, `Bot.evaluate`).
    A game that nobody designed has no `designers` but a `tradition`: the place it comes from.
    """

    id: str
    title: Words
    summary: Words
    hidden: Words
    players: tuple[int, ...]
    minutes: int
    longest: int
    designers: str
    publisher: str
    year: int
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    rules_version: int = 1
    fewest_wins: bool = False
    tradition: Words | None = None

    def option(self, option_id: str) -> Option | None:
        """Return an option by id, or `None`."""
        return next((option for option in self.options if option.id == option_id), None)

    def options_for(self, players: int) -> tuple[Option, ...]:
        """Return the options that exist with so many players."""
        return tuple(option for option in self.options if not option.players or players in option.players)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a match starts from; make it with `engine.core.setup.make_setup`, which checks it.

    `options` has a value for every option of the player number.
    """

    game: str
    players: int
    options: Mapping[str, OptionValue]
    seed: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a move is not allowed: the reason is `sentence.template`, its numbers are the sentence's parts.

    `rule` names the section of the rules file, for instance "5.3".
    """

    sentence: Sentence
    rule: str

    @property
    def reason(self) -> Words:
        """The member of the game's `Refusal` enum."""
        return self.sentence.template


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for people: animation, log, marks, lessons. The search never makes events.

    `sentence` is the log line; with `quiet` it is only shown (animated), not logged.
    `piece` moved from `origin` to `place` (numbers as in the game's moves; 0 = none). `points` were scored by `seat`.
    `reveals` marks information that was hidden before (a draw, a card turned over): undo stops there.
    `seen_by` is a mask of seats (bit s = seat s) that may be told; what others may know is an event of its own.
    """

    sentence: Sentence
    seat: int = NOBODY
    piece: int = 0
    origin: int = 0
    place: int = 0
    points: int = 0
    quiet: bool = False
    reveals: bool = False
    seen_by: int = EVERYBODY

    def visible_to(self, seat: int) -> bool:
        """Tell whether this seat may be told; `NOBODY` (a spectator) is told only what all may know."""
        return self.seen_by == EVERYBODY or (seat >= 0 and bool(self.seen_by >> seat & 1))


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One named item of a score. `settled` points are already on the track; others come if the game ended now.

    `places` are the places (numbers as in moves) of the pieces it comes from, to be lit when the line is pointed at.
    """

    label: Sentence
    points: int
    settled: bool
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match. `ranks` has one entry per seat, 1 = first, shared places share the number.

    `tiebreaks` holds, per seat, what decided between equal scores, larger is better, in the game's order.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]

    def winners(self) -> tuple[int, ...]:
        """Return the seats that share first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(scores: Sequence[int], tiebreaks: Sequence[tuple[int, ...]], fewest_wins: bool = False) -> Result:
    """Rank seats by score, larger first (smaller first with `fewest_wins`), then tie-breaks, larger first.

    Seats equal in both share the place.
    """
    sign = -1 if fewest_wins else 1
    keys = [(sign * score, tie) for score, tie in zip(scores, tiebreaks, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(ranks, tuple(scores), tuple(tiebreaks))


class State(Protocol):
    """A position of one game. Mutable; everything that is not asked for here is the game's own business."""

    facts: ClassVar[GameFacts]

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Return the first position of a match; same set-up, same position."""

    @property
    def players(self) -> int:
        """Number of seats."""

    @property
    def to_move(self) -> int:
        """Seat that must decide, or `NOBODY` when the match is over.

        Simultaneous secret decisions are asked seat by seat and stay hidden until all are in.
        """

    def legal_moves(self) -> list[int]:
        """All legal moves of the seat to move, in a fixed order; empty only when the match is over."""

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """Carry out a legal move in place; the move is trusted. Appends what happened when `events` is given."""

    def random_move(self, rng: random.Random) -> int:
        """Return one uniformly random legal move, without listing all where that is faster."""

    def refusal(self, move: int) -> Refused | None:
        """Say why the seat to move may not make `move`, or `None`. Any int is accepted, also `move.attempt`."""

    def copy(self) -> Self:
        """Return an independent copy, cheaply."""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Return the items that add up to what the seat would have if the match ended now.

        The settled ones add up to the points it has. After the end all lines are settled.
        """

    def result(self) -> Result | None:
        """Return ranks and scores, or `None` while the match goes on."""

    def observe(self, seat: int) -> View:
        """Return everything that seat may know and nothing else; `NOBODY` sees what all may know."""

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Return a full state that agrees with a view, hidden things dealt at random, future chance new."""

    def to_json(self) -> dict[str, Any]:
        """Return the complete state as plain JSON data."""

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Build a state from `to_json` data, checked completely; nonsense raises `BadState` naming the field."""


class BadState(ValueError):
    """State data that cannot be; `field` is the JSON path, the message says what is wrong with it."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class BadNotation(ValueError):
    """Text that is not a move of this game; the message is one sentence."""


class Notation(Protocol):
    """What a game's `notation` module offers. Text is short, ASCII, lower case: "load a 2.1", "sail 2 temple"."""

    @staticmethod
    def to_text(move: int, /) -> str:
        """Return the move as text; depends on the move alone."""

    @staticmethod
    def from_text(text: str, /) -> int:
        """Return the move a text means; raises `BadNotation`. `from_text(to_text(m)) == m` for every move."""

    @staticmethod
    def describe(state: Any, move: int, /) -> Sentence:
        """Return the move as a sentence for the list of moves, in the imperative ("Sail ship 2 to the Temple.")."""


class Kinds(Protocol):
    """What a game's `kinds` module offers: headings for the moves, in the order of the enum they are taken from."""

    @staticmethod
    def kind(state: Any, move: int, /) -> Words:
        """Return what kind of move a legal one is, in a few words in the imperative ("Sail a ship")."""


class Arrange(Protocol):
    """What a game's `arrange` module offers: positions set up by hand, one piece after the other.

    A position on the way may be one that cannot come up (`wrong` says why); with nothing wrong it passes `State.from_json`.
    Pieces and places are numbered as in moves and events. A state that is given is never changed.
    """

    @staticmethod
    def agrees(setup: Setup, state: Any, /) -> bool:
        """Tell whether a position belongs to a set-up: its players and options."""

    @staticmethod
    def pieces(state: Any, /) -> Sequence[tuple[int, int]]:
        """Return every piece with where it lies; several alike are several entries."""

    @staticmethod
    def places(state: Any, piece: int, origin: int, /) -> Sequence[int]:
        """Return where a piece may be put that lies at `origin`."""

    @staticmethod
    def moved(state: Any, piece: int, origin: int, place: int, /) -> Any:
        """Return the position with a piece put elsewhere, or the `Refused` that says why it cannot lie there."""

    @staticmethod
    def with_mover(state: Any, seat: int, /) -> Any:
        """Return the position with this seat to move, or the `Refused` that says why it cannot be its turn."""

    @staticmethod
    def wrong(state: Any, /) -> Sequence[Sentence]:
        """Return why nobody can play from this position; nothing when everybody can."""


class Bot(Protocol):
    """What a game's `bot` module offers to the search. States here are imagined ones: all of it may be read.

    `SCALE` is the margin in points that counts as a clear win: reward = 1/2 + 1/2 tanh(margin / SCALE). A bot may also offer
    `WEIGHTS`, the numbers of its evaluation as data that can be tuned (`engine.core.weights`); `DEPTH`, `CROWD` and
    `RECALL`, how far playouts go with two seats, with how many seats a tree of replies no longer pays and whether a turn's
    next decision goes on from it, where what is usual is not the best (`engine.ai.decision`); `MISSES`, what the weaker
    levels miss in this game where the usual shares would set them too far apart or too close; and `PLAIN`, the moves that
    nobody overlooks, where a lead at first sight does not tell (`engine.ai.levels`).
    """

    SCALE: float

    @staticmethod
    def order(state: Any, moves: list[int], /) -> list[float]:
        """Return a cheap value in points for each legal move of the seat to move (larger is better)."""

    @staticmethod
    def policy(state: Any, rng: random.Random, /) -> int:
        """Return a quick plausible move for rollouts: much better than random, much cheaper than `order`."""

    @staticmethod
    def evaluate(state: Any, /) -> list[float]:
        """Return the expected final score of each seat, in points; exact (when rounded) when the match is over.

        Larger is better: in a game where the fewest points win (`GameFacts.fewest_wins`) the values are negative.
        """

    @staticmethod
    def explain(state: Any, move: int, instead: int, /) -> Sentence:
        """Say in the game's terms why `move` is better than `instead` (0: nothing to compare), from the features
        the evaluation really used.
        """
