"""Save files: readable JSON, replayed and checked when opened, three generations of autosave.

A save is set-up + seed + moves as text + fingerprint of the last position (and the first one, if it was set up by hand); opening replays it and names the first move
that fails. Limits on size, lengths, nesting and numbers are checked before anything is built. A file that cannot be
opened is never changed. The format is published in docs/save-format.md; `FORMAT` grows only with breaking changes,
and unknown fields are ignored, so a newer version's additions do not lock an older one out.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from engine.core import files
from engine.core.contract import BadNotation, BadState, OptionValue, Setup, State
from engine.core.match import Match
from engine.core.registry import UnknownGame, arrange_of, facts_of, load_game
from engine.core.setup import MAX_SEED, BadSetup, make_setup
from engine.core.version import VERSION
from engine.core.words import Sentence, Words, say

FORMAT = 1
SUFFIX = ".lamplight"
MAX_BYTES = 4 * 1024 * 1024
MAX_MOVES = 50_000
AUTOSAVE_GENERATIONS = 3

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

_IN_BACKTICKS = re.compile(r"`([^`]*)`")
"""Names and paths in what msgspec says of a wrong entry; the last one is where it is."""


class SeatSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, or an AI of a level; `color` is the player colour chosen, if any."""

    kind: Literal["human", "ai"]
    level: ShortText = ""
    name: ShortText = ""
    color: ShortText = ""


class SaveFile(msgspec.Struct, frozen=True):
    """The content of a save, field by field as in the JSON."""

    format: Small
    game: ShortText
    rules: Small
    version: ShortText
    seats: Annotated[tuple[SeatSpec, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[ShortText, bool | int | str], msgspec.Meta(max_length=64)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]
    moves: Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=MAX_MOVES)]
    fingerprint: ShortText
    saved: ShortText = ""
    undo_all: bool = False
    start: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class _Head(msgspec.Struct):
    """What is read first, to tell a foreign or newer file from a damaged one."""

    format: int
    game: str
    version: str = ""


class SaveTrouble(Words):
    """What can be wrong with a save file; every sentence is complete."""

    UNREADABLE = "“{file}” could not be read: {why}."
    TOO_LARGE = "“{file}” is larger than {limit} MB, so it is not a saved table."
    NOT_A_SAVE = "“{file}” is not a saved table of Lamplight."
    MALFORMED = "“{file}” is damaged: it breaks off, or it is not text in the form of JSON."
    DAMAGED = "“{file}” is damaged: its entry “{entry}” cannot be like that."
    NEWER = "“{file}” was made by Lamplight {version}, which is newer than this one ({own})."
    UNKNOWN_GAME = "“{file}” is a table of “{game}”, a game this Lamplight does not have."
    OTHER_RULES = (
        "“{file}” follows version {rules} of the rules of {game}; this Lamplight plays version {own}."
    )
    BAD_SETUP = "“{file}” has an impossible set-up: {why}"
    BAD_START = "“{file}” begins in a position that cannot be: {why}."
    NO_START = "“{file}” begins in a position that was set up, which {game} does not offer."
    OTHER_START = "“{file}” begins in a position of another set-up."
    NOT_A_MOVE = "Move {ply} of “{file}” (“{move}”) is not written like a move of this game."
    ILLEGAL_MOVE = "Move {ply} of “{file}” (“{move}”) is not allowed: {why}"
    AFTER_END = "Move {ply} of “{file}” (“{move}”) comes after the end of the game."
    OTHER_POSITION = "“{file}” ends in another position than the one it was saved in."


class SaveError(Exception):
    """A save that cannot be opened as it is. `sentence` says why.

    `match` and `save` hold the table up to the last good move when there is one (`ply` moves were good).
    """

    def __init__(self, sentence: Sentence, match: Match | None = None, save: SaveFile | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.match = match
        self.save = save

    @property
    def ply(self) -> int:
        """How many moves were good."""
        return self.match.ply if self.match else 0


def fingerprint(state: State) -> str:
    """Return 16 hex digits that identify a complete position (SHA-256 of its canonical JSON)."""
    canonical = msgspec.json.encode(state.to_json(), order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


def save_of(match: Match, seats: tuple[SeatSpec, ...], saved: str = "", undo_all: bool = False) -> SaveFile:
    """Return the save of a match; `saved` is the moment in ISO 8601, given by the caller (the engine has no clock)."""
    to_text = match.game.notation.to_text
    return SaveFile(
        format=FORMAT,
        game=match.setup.game,
        rules=match.game.facts.rules_version,
        version=VERSION,
        seats=seats,
        options=dict(match.setup.options),
        seed=match.setup.seed,
        moves=tuple(to_text(move) for move in match.moves),
        fingerprint=fingerprint(match.state),
        saved=saved,
        undo_all=undo_all,
        start=match.state_at(0).to_json() if match.arranged else msgspec.UNSET,
    )


def encode(save: SaveFile) -> bytes:
    """Return a save as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def write_save(path: Path, save: SaveFile) -> None:
    """Write a save atomically. Raises `OSError`; the old file is then still there."""
    files.write_atomically(path, encode(save))


def write_autosave(path: Path, save: SaveFile) -> None:
    """Write the newest autosave and keep the two before it."""
    files.rotate(path, AUTOSAVE_GENERATIONS)
    write_save(path, save)


def read_save(path: Path) -> SaveFile:
    """Return the checked content of a file, moves not yet replayed. Raises `SaveError`."""
    try:
        data = files.read_limited(path, MAX_BYTES)
    except OSError as error:
        raise SaveError(
            say(SaveTrouble.UNREADABLE, file=path.name, why=error.strerror or str(error))
        ) from error
    if data is None:
        raise SaveError(say(SaveTrouble.TOO_LARGE, file=path.name, limit=MAX_BYTES // 1024 // 1024))
    return decode(data, path.name)


def decode(data: bytes, name: str) -> SaveFile:
    """Return the checked content of save data; `name` is what the file is called in sentences. Raises `SaveError`."""
    head = _decode_head(data, name)
    if head.format > FORMAT:
        raise SaveError(say(SaveTrouble.NEWER, file=name, version=head.version or "?", own=VERSION))
    try:
        save = msgspec.json.decode(data, type=SaveFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _damaged(name, error) from error
    return save


def open_save(path: Path) -> tuple[Match, SaveFile]:
    """Read a file and replay it. Raises `SaveError`, with the table up to the last good move if there is one."""
    save = read_save(path)
    return replay(save, path.name), save


def replay(save: SaveFile, name: str) -> Match:
    """Return the match of a save, every move checked, or raise `SaveError` that names the first bad one."""
    match = _start(save, name)
    for text in save.moves:
        trouble = _play_text(match, text, name)
        if trouble is not None:
            raise SaveError(trouble, match, save)
    if fingerprint(match.state) != save.fingerprint:
        raise SaveError(say(SaveTrouble.OTHER_POSITION, file=name), match, save)
    return match


def _decode_head(data: bytes, name: str) -> _Head:
    try:
        return msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as error:
        raise SaveError(say(SaveTrouble.NOT_A_SAVE, file=name)) from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _damaged(name, error) from error


def _damaged(name: str, error: Exception) -> SaveError:
    """Return what is wrong in words that exist in every language: msgspec's own are English, only the entry is taken."""
    if not isinstance(error, msgspec.ValidationError):
        return SaveError(say(SaveTrouble.MALFORMED, file=name))
    named = _IN_BACKTICKS.findall(str(error))
    entry = str(named[-1]).removeprefix("$.") if named else "$"
    return SaveError(say(SaveTrouble.DAMAGED, file=name, entry=entry))


def _start(save: SaveFile, name: str) -> Match:
    try:
        facts = facts_of(save.game)
    except UnknownGame as error:
        raise SaveError(say(SaveTrouble.UNKNOWN_GAME, file=name, game=save.game)) from error
    if save.rules != facts.rules_version:
        sentence = say(
            SaveTrouble.OTHER_RULES, file=name, rules=save.rules, game=facts.title, own=facts.rules_version
        )
        raise SaveError(sentence)
    options: dict[str, OptionValue] = dict(save.options)
    try:
        setup = make_setup(facts, len(save.seats), options, save.seed)
    except BadSetup as error:
        raise SaveError(say(SaveTrouble.BAD_SETUP, file=name, why=error.sentence)) from error
    return Match(setup) if save.start is msgspec.UNSET else Match(setup, _arranged(setup, save.start, name))


def _arranged(setup: Setup, start: dict[str, Any], name: str) -> State:
    """Return the position a match was set up with by hand, checked as completely as a state can be."""
    arrange = arrange_of(setup.game)
    if arrange is None:
        raise SaveError(say(SaveTrouble.NO_START, file=name, game=facts_of(setup.game).title))
    try:
        state = load_game(setup.game).state.from_json(start)
    except BadState as error:
        raise SaveError(say(SaveTrouble.BAD_START, file=name, why=str(error).rstrip("."))) from error
    if not arrange.agrees(setup, state):
        raise SaveError(say(SaveTrouble.OTHER_START, file=name))
    return state


def _play_text(match: Match, text: str, name: str) -> Sentence | None:
    ply = match.ply + 1
    if match.over:
        return say(SaveTrouble.AFTER_END, ply=ply, file=name, move=text)
    try:
        move = match.game.notation.from_text(text)
    except BadNotation:
        return say(SaveTrouble.NOT_A_MOVE, ply=ply, file=name, move=text)
    refused = match.play(move)
    if refused is None:
        return None
    return say(SaveTrouble.ILLEGAL_MOVE, ply=ply, file=name, move=text, why=refused.sentence)
