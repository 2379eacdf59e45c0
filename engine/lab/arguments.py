"""From the words of a command line to a checked `Request`, or `Rejected` with the one line to print.

Nothing is opened or written here. The commands and what they accept are published in README.md.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from engine.ai.levels import LEVELS
from engine.core.contract import GameFacts
from engine.core.registry import game_ids
from engine.core.saves import SeatSpec
from engine.core.setup import MAX_SEED, BadSetup, make_setup
from engine.core.words import NATIVE_NAMES, Many
from engine.lab.asking import (
    MOST_MOVES,
    AddParser,
    Arguments,
    Rejected,
    add_at,
    add_command,
    add_json,
    add_playouts,
    add_seed,
    add_set,
    check_seat,
    existing_file,
    known_game,
    options_in,
    with_levels,
)
from engine.lab.contests import add_ladder, add_practice, add_selfplay, add_tune
from engine.lab.requests import (
    BenchRequest,
    GamesRequest,
    LegalRequest,
    LessonRequest,
    PlayRequest,
    QuickRequest,
    Request,
    ReviewRequest,
    RulesRequest,
    ShotRequest,
    StartRequest,
    StateRequest,
    VerifyRequest,
    WindowRequest,
)
from engine.lab.values import number, one_of, png_file, scale, sheet_file, size
from engine.lab.words import BadInput, Help

__all__ = ["PROGRAM", "Rejected", "parse"]

PROGRAM = "main.py"
YOU, HUMAN = "you", "human"
MOST_STEPS = 100
THEMES = ("light", "dark")


class _Parser(argparse.ArgumentParser):
    """Rejects with one line instead of usage and line; abbreviations of options are not guessed."""

    def __init__(self, **how: object) -> None:
        super().__init__(**{"allow_abbrev": False, **how})  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        raise Rejected(BadInput.PROBLEM, why=message)


def parse(words: Sequence[str]) -> Request:
    """Return what a command line asks for. Raises `Rejected`; asked for help, prints it and raises `SystemExit(0)`."""
    if not words:
        return WindowRequest()
    parser, commands = _parsers()
    if not words[0].startswith("-") and words[0] not in commands:
        return _window(words)
    arguments = parser.parse_args(words)
    request: Request = arguments.build(arguments)
    return request


def _window(words: Sequence[str]) -> WindowRequest:
    file = Path(words[0])
    if len(words) > 1 or not (file.exists() or file.suffix or len(file.parts) > 1):
        known = Many(tuple(_parsers()[1]))
        raise Rejected(BadInput.NO_COMMAND, word=words[0], known=known)
    return WindowRequest(existing_file(words[0]))


def _parsers() -> tuple[_Parser, dict[str, _Parser]]:
    """The parser, and the parsers of the commands by name."""
    parser = _Parser(prog=PROGRAM, description=Help.PROGRAM, epilog=Help.WINDOW)
    group = parser.add_subparsers(metavar="COMMAND", required=True)
    for add in (
        _add_games,
        _add_play,
        add_selfplay,
        _add_verify,
        _add_legal,
        _add_state,
        _add_shot,
        _add_bench,
        _add_rules,
        _add_quick,
        _add_review,
        add_ladder,
        add_tune,
        add_practice,
        _add_lesson,
        _add_start,
    ):
        add(group.add_parser)
    return parser, dict(group.choices)


def _add_games(add_parser: AddParser) -> None:
    parser = add_command(add_parser, "games", Help.GAMES, lambda given: GamesRequest(given.json))
    add_json(parser)


def _add_play(add_parser: AddParser) -> None:
    parser = add_command(add_parser, "play", Help.PLAY, _play)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--seats", metavar="SEAT,SEAT...", help=with_levels(Help.SEATS_PLAY))
    add_set(parser)
    add_seed(parser, None)


def _add_verify(add_parser: AddParser) -> None:
    parser = add_command(
        add_parser, "verify", Help.VERIFY, lambda given: VerifyRequest(tuple(given.files), given.json)
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=Help.FILE)
    add_json(parser)


def _add_legal(add_parser: AddParser) -> None:
    def build(given: Arguments) -> LegalRequest:
        return LegalRequest(existing_file(given.file), given.at, given.json)

    _add_point(add_command(add_parser, "legal", Help.LEGAL, build))


def _add_state(add_parser: AddParser) -> None:
    def build(given: Arguments) -> StateRequest:
        return StateRequest(existing_file(given.file), given.at, given.json)

    _add_point(add_command(add_parser, "state", Help.STATE, build))


def _add_point(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=Help.FILE)
    add_at(parser)
    add_json(parser)


def _add_shot(add_parser: AddParser) -> None:
    parser = add_command(add_parser, "shot", Help.SHOT, _shot)
    parser.add_argument("subject", metavar="GAME|FILE|LESSON", help=Help.GAME_OR_FILE)
    parser.add_argument("--out", required=True, metavar="PNG", type=png_file, help=Help.OUT)
    add_seed(parser, 1)
    add_at(parser)
    parser.add_argument("--size", metavar="WxH", type=size, default=(1280, 800), help=Help.SIZE)
    parser.add_argument("--scale", metavar="S", type=scale, default=1.0, help=Help.SCALE)
    parser.add_argument("--theme", type=one_of(THEMES), default=THEMES[0], help=Help.THEME)
    parser.add_argument("--lang", type=one_of(tuple(NATIVE_NAMES)), default="en", help=Help.LANGUAGE)
    parser.add_argument("--step", metavar="N", type=number(1, MOST_STEPS), default=1, help=Help.STEP)
    parser.add_argument("--done", action="store_true", help=Help.DONE)


def _add_lesson(add_parser: AddParser) -> None:
    parser = add_command(add_parser, "lesson", Help.LESSON, _lesson)
    parser.add_argument("lesson", metavar="GAME|LESSON", help=Help.GAME_OR_LESSON)
    parser.add_argument("--step", metavar="N", type=number(1, MOST_STEPS), default=0, help=Help.STEP_REFERS)


def _add_start(add_parser: AddParser) -> None:
    parser = add_command(add_parser, "start", Help.START, _start)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--players", metavar="N", type=number(1, 8), default=0, help=Help.START_PLAYERS)
    add_set(parser)
    add_seed(parser, 1)
    parser.add_argument("--at", metavar="PLY", type=number(0, MOST_MOVES), default=0, help=Help.START_AT)
    parser.add_argument("--state", action="store_true", help=Help.START_STATE)


def _add_rules(add_parser: AddParser) -> None:
    def build(given: Arguments) -> RulesRequest:
        game = known_game(given.game).id
        return RulesRequest(game, given.out, given.section, given.width, given.theme, given.lang)

    parser = add_command(add_parser, "rules", Help.RULES, build)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--out", required=True, metavar="PNG", type=png_file, help=Help.OUT)
    parser.add_argument("--section", metavar="N.N", default="", help=Help.SECTION)
    parser.add_argument("--width", metavar="W", type=number(200, 2000), default=760, help=Help.WIDTH)
    parser.add_argument("--theme", type=one_of(THEMES), default=THEMES[0], help=Help.THEME)
    _add_language(parser)


def _add_quick(add_parser: AddParser) -> None:
    def build(given: Arguments) -> QuickRequest:
        return QuickRequest(known_game(given.game).id, given.out, given.lang)

    parser = add_command(add_parser, "quick-reference", Help.QUICK, build)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--out", required=True, metavar="FILE", type=sheet_file, help=Help.OUT_SHEET)
    _add_language(parser)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=one_of(tuple(NATIVE_NAMES)), default="en", help=Help.LANGUAGE)


def _add_bench(add_parser: AddParser) -> None:
    parser = add_command(add_parser, "bench", Help.BENCH, lambda given: BenchRequest(given.json))
    add_json(parser)


def _add_review(add_parser: AddParser) -> None:
    def build(given: Arguments) -> ReviewRequest:
        return ReviewRequest(existing_file(given.file), given.playouts, given.json)

    parser = add_command(add_parser, "review", Help.REVIEW, build)
    parser.add_argument("file", metavar="FILE", help=Help.FINISHED)
    add_playouts(parser)
    add_json(parser)


def _play(given: Arguments) -> PlayRequest:
    facts = known_game(given.game)
    words = given.seats.split(",") if given.seats else _usual_seats(facts)
    seats = tuple(_seat(word) for word in words)
    seed = random.SystemRandom().randrange(MAX_SEED) if given.seed is None else given.seed
    options = options_in(facts, given.set)
    try:
        return PlayRequest(make_setup(facts, len(seats), options, seed), seats)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error


def _usual_seats(facts: GameFacts) -> list[str]:
    return [YOU] + ["skilled"] * (facts.players[0] - 1)


def _seat(word: str) -> SeatSpec:
    if word in (YOU, HUMAN):
        return SeatSpec("human")
    check_seat(word, (YOU, HUMAN, *(level.id for level in LEVELS)))
    return SeatSpec("ai", level=word)


def _shot(given: Arguments) -> ShotRequest:
    game, _, lesson = given.subject.partition("/")
    if game in game_ids() and lesson and not Path(given.subject).exists():
        return _drawn(given, game, None, lesson)
    game = given.subject if given.subject in game_ids() else ""
    if not game and not Path(given.subject).exists():
        raise Rejected(BadInput.NO_GAME_OR_FILE, word=given.subject, known=Many(game_ids()))
    file = None if game else existing_file(given.subject)
    return _drawn(given, game, file, "")


def _drawn(given: Arguments, game: str, file: Path | None, lesson: str) -> ShotRequest:
    looks = (given.size, given.scale, given.theme, given.lang)
    return ShotRequest(game, file, given.out, given.seed, given.at, *looks, lesson, given.step, given.done)


def _lesson(given: Arguments) -> LessonRequest:
    game, _, lesson = given.lesson.partition("/")
    return LessonRequest(known_game(game).id, lesson, given.step)


def _start(given: Arguments) -> StartRequest:
    facts = known_game(given.game)
    options = options_in(facts, given.set)
    try:
        setup = make_setup(facts, given.players or facts.players[0], options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    return StartRequest(setup, given.at, given.state)
