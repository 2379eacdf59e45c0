"""Practice: positions from self-play in which one move is clearly best. One file a game, `resources/practice/<game>.json`.

Owns the form of the file, where it lies, and how a position comes on the table. No explanation is stored: the bot's
own reason is asked for at run time (`reason`). How positions are found: `engine/lab/practice.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from engine.ai.search import Decision
from engine.core import files
from engine.core.contract import BadNotation
from engine.core.match import Match
from engine.core.move import NO_MOVE
from engine.core.registry import facts_of
from engine.core.setup import MAX_SEED, BadSetup, make_setup
from engine.core.words import Sentence, say
from engine.learn.words import PracticeTrouble

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "practice"
MAX_BYTES = 1024 * 1024

MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One position: set-up, the moves that lead to it, the best move in it and the next best one.

    `lead` is how much more the best move brings than the next best one, as a share of the expected result (0..1), and
    `points` the same as points of margin. Moves are the game's notation.
    """

    players: Annotated[int, msgspec.Meta(ge=1, le=6)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]
    moves: Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=1000)]
    best: MoveText
    second: MoveText
    lead: Share
    points: float
    options: dict[str, bool | int | str] = {}


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the positions of a file came about: the command that finds them again, and what checked them."""

    command: str
    version: str
    rules_version: int
    playouts: int


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file, field by field."""

    origin: Origin
    positions: Annotated[tuple[Position, ...], msgspec.Meta(min_length=1, max_length=400)]


class BadPractice(Exception):
    """Positions that cannot be used; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def games(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the games with positions to practise, sorted."""
    return tuple(sorted(path.stem for path in folder.glob("*.json")))


def load(game: str, folder: Path = FOLDER) -> Practice:
    """Return the positions of a game. Raises `BadPractice`."""
    path = folder / f"{game}.json"
    try:
        data = files.read_limited(path, MAX_BYTES)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadPractice(say(PracticeTrouble.UNREADABLE, file=path.name, why=why)) from error
    return decode(data or b"", path.name)


def decode(data: bytes, name: str) -> Practice:
    """Return the positions in a file's bytes. Raises `BadPractice`."""
    try:
        return msgspec.json.decode(data, type=Practice)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        why = str(error).rstrip(".")
        raise BadPractice(say(PracticeTrouble.NOT_PRACTICE, file=name, why=why)) from error


def encode(practice: Practice) -> bytes:
    """Return the bytes of a file: one line a position, so that changes can be read."""
    write = msgspec.json.encode
    lines = b",\n".join(map(write, practice.positions))
    return b'{"origin":' + write(practice.origin) + b',\n"positions":[\n' + lines + b"\n]}\n"


def match_at(game: str, position: Position) -> Match:
    """Return a match that stands at a position. Raises `BadPractice`."""
    try:
        setup = make_setup(facts_of(game), position.players, position.options, position.seed)
    except BadSetup as error:
        raise BadPractice(error.sentence) from error
    match = Match(setup)
    for text in position.moves:
        refused = match.play(_move(match, text))
        if refused is not None:
            raise BadPractice(say(PracticeTrouble.ILLEGAL, move=text, why=refused.sentence))
    if not {best_move(match, position), second_move(match, position)} <= set(match.state.legal_moves()):
        raise BadPractice(say(PracticeTrouble.NOT_LEGAL, move=position.best, other=position.second))
    return match


def best_move(match: Match, position: Position) -> int:
    """Return the best move of a position. Raises `BadPractice`."""
    return _move(match, position.best)


def second_move(match: Match, position: Position) -> int:
    """Return the next best move of a position. Raises `BadPractice`."""
    return _move(match, position.second)


def reason(match: Match, best: int, other: int = NO_MOVE) -> Sentence:
    """Return the bot's sentence why `best`, rather than `other`, from what the seat to move can see."""
    decision = asked(match)
    return match.game.bot.explain(decision.world(random.Random(decision.seed)), best, other)


def asked(match: Match, seed: int = 0) -> Decision:
    """Return what is asked at the position of a match."""
    state = match.state
    return Decision(match.game, state.observe(state.to_move), state.to_move, seed)


def of_the_day(counts: Sequence[tuple[str, int]], day: int) -> tuple[str, int]:
    """Return the game and the position (from 0) offered on a day, given by its number: the same for everybody.

    `counts` are the games with how many positions each has. Games take turns, and so do a game's positions.
    """
    game, count = counts[day % len(counts)]
    return game, day // len(counts) % count


def _move(match: Match, text: str) -> int:
    try:
        return match.game.notation.from_text(text)
    except BadNotation as error:
        raise BadPractice(say(PracticeTrouble.BAD_MOVE, move=text, why=str(error))) from error
