"""From the words of a command line to a checked `Request`, or `Rejected` with the one line to print.

Nothing is opened or written here. The commands and what they accept are published in README.md.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import NoReturn

from engine.ai.levels import LEVELS, RANDOM
from engine.core.contract import GameFacts, OptionValue
from engine.core.registry import facts_of, game_ids, load_game
from engine.core.saves import SeatSpec
from engine.core.setup import MAX_SEED, BadSetup, make_setup, parse_option
from engine.core.words import ENGLISH, Many, Part, Sentence, Words, say
from engine.lab.crew import Crew
from engine.lab.requests import (
    LAST,
    BenchRequest,
    GamesRequest,
    LadderRequest,
    LegalRequest,
    LessonRequest,
    PlayRequest,
    QuickRequest,
    Request,
    ReviewRequest,
    RulesRequest,
    SelfPlayRequest,
    ShotRequest,
    StartRequest,
    StateRequest,
    Tournament,
    TuneRequest,
    VerifyRequest,
    WindowRequest,
)
from engine.lab.selfplay import level_in
from engine.lab.values import number, one_of, png_file, scale, sheet_file, size
from engine.lab.weighing import NoWeights, read_for, weights_of
from engine.lab.words import BadInput, Help

PROGRAM = "main.py"
YOU, HUMAN = "you", "human"
MOST_GAMES = 1_000_000
MOST_JOBS = 256
MOST_PLAYOUTS = 1_000_000_000
MOST_MILLISECONDS = 3_600_000
MOST_MOVES = 1_000_000
MOST_STEPS = 100
THEMES, LANGUAGES = ("light", "dark"), ("en", "ja")

Arguments = argparse.Namespace


class Rejected(Exception):
    """An input that cannot be used; `sentence` says why."""

    def __init__(self, template: Words, **parts: Part) -> None:
        self.sentence: Sentence = say(template, **parts)
        super().__init__(ENGLISH.speak(self.sentence))


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
        _add_selfplay,
        _add_verify,
        _add_legal,
        _add_state,
        _add_shot,
        _add_bench,
        _add_rules,
        _add_quick,
        _add_review,
        _add_ladder,
        _add_tune,
        _add_lesson,
        _add_start,
    ):
        add(group.add_parser)
    return parser, dict(group.choices)


_AddParser = Callable[..., argparse.ArgumentParser]


def _add(
    add_parser: _AddParser, name: str, text: Help, build: Callable[[Arguments], Request]
) -> argparse.ArgumentParser:
    parser = add_parser(name, help=text, description=text)
    parser.set_defaults(build=build)
    return parser


def _add_games(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "games", Help.GAMES, lambda given: GamesRequest(given.json))
    _add_json(parser)


def _add_play(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "play", Help.PLAY, _play)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--seats", metavar="SEAT,SEAT...", help=_with_levels(Help.SEATS_PLAY))
    _add_set(parser)
    _add_seed(parser, None)


def _add_selfplay(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "selfplay", Help.SELFPLAY, _selfplay)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument(
        "--seats", required=True, metavar="LEVEL,LEVEL...", help=_with_levels(Help.SEATS_SELFPLAY)
    )
    parser.add_argument("--games", metavar="N", type=number(1, MOST_GAMES), default=10, help=Help.MATCHES)
    _add_seed(parser, 1)
    _add_limit(parser)
    _add_crew(parser)
    _add_set(parser)
    parser.add_argument("--save-dir", metavar="DIR", type=Path, help=Help.SAVE_DIR)
    _add_json(parser)


def _add_ladder(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "ladder", Help.LADDER, _ladder)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    usual = ",".join(level.id for level in LEVELS)
    parser.add_argument(
        "--entrants", metavar="LEVEL,LEVEL...", default=usual, help=_with_levels(Help.ENTRANTS)
    )
    parser.add_argument("--all", action="store_true", help=Help.ALL)
    parser.add_argument("--players", metavar="N", type=number(2, 8), default=0, help=Help.PLAYERS)
    parser.add_argument(
        "--games", metavar="N", type=number(1, MOST_GAMES), default=200, help=Help.GAMES_A_TABLE
    )
    _add_seed(parser, 1)
    _add_limit(parser)
    _add_crew(parser)
    _add_set(parser)
    parser.add_argument("--results", metavar="FILE", type=Path, help=Help.RESULTS)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help=Help.CSV)
    _add_json(form)


def _add_tune(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "tune", Help.TUNE, _tune)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--out", required=True, metavar="FILE", type=Path, help=Help.WEIGHTS_OUT)
    levels = one_of(tuple(level.id for level in LEVELS))
    parser.add_argument("--level", type=levels, default="skilled", help=_with_levels(Help.TUNE_LEVEL))
    parser.add_argument("--games", metavar="N", type=number(1, MOST_GAMES), default=200, help=Help.TUNE_GAMES)
    parser.add_argument("--check", metavar="N", type=number(0, MOST_GAMES), default=200, help=Help.CHECK)
    _add_playouts(parser)
    _add_seed(parser, 1)
    _add_crew(parser)
    _add_set(parser)
    _add_json(parser)


def _add_crew(parser: argparse.ArgumentParser) -> None:
    jobs = os.cpu_count() or 1
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--jobs", metavar="J", type=number(1, MOST_JOBS), default=jobs, help=Help.JOBS)
    crew.add_argument("--cluster", metavar="ADDRESS", default="", help=Help.CLUSTER)


def _add_limit(parser: argparse.ArgumentParser) -> None:
    limit = parser.add_mutually_exclusive_group()
    _add_playouts(limit)
    limit.add_argument(
        "--budget-ms", metavar="M", type=number(1, MOST_MILLISECONDS), default=0, help=Help.BUDGET
    )


def _add_verify(add_parser: _AddParser) -> None:
    parser = _add(
        add_parser, "verify", Help.VERIFY, lambda given: VerifyRequest(tuple(given.files), given.json)
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=Help.FILE)
    _add_json(parser)


def _add_legal(add_parser: _AddParser) -> None:
    def build(given: Arguments) -> LegalRequest:
        return LegalRequest(existing_file(given.file), given.at, given.json)

    _add_point(_add(add_parser, "legal", Help.LEGAL, build))


def _add_state(add_parser: _AddParser) -> None:
    def build(given: Arguments) -> StateRequest:
        return StateRequest(existing_file(given.file), given.at, given.json)

    _add_point(_add(add_parser, "state", Help.STATE, build))


def _add_point(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=Help.FILE)
    _add_at(parser)
    _add_json(parser)


def _add_shot(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "shot", Help.SHOT, _shot)
    parser.add_argument("subject", metavar="GAME|FILE|LESSON", help=Help.GAME_OR_FILE)
    parser.add_argument("--out", required=True, metavar="PNG", type=png_file, help=Help.OUT)
    _add_seed(parser, 1)
    _add_at(parser)
    parser.add_argument("--size", metavar="WxH", type=size, default=(1280, 800), help=Help.SIZE)
    parser.add_argument("--scale", metavar="S", type=scale, default=1.0, help=Help.SCALE)
    parser.add_argument("--theme", type=one_of(THEMES), default=THEMES[0], help=Help.THEME)
    parser.add_argument("--lang", type=one_of(LANGUAGES), default=LANGUAGES[0], help=Help.LANGUAGE)
    parser.add_argument("--step", metavar="N", type=number(1, MOST_STEPS), default=1, help=Help.STEP)
    parser.add_argument("--done", action="store_true", help=Help.DONE)


def _add_lesson(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "lesson", Help.LESSON, _lesson)
    parser.add_argument("lesson", metavar="GAME|LESSON", help=Help.GAME_OR_LESSON)
    parser.add_argument("--step", metavar="N", type=number(1, MOST_STEPS), default=0, help=Help.STEP_REFERS)


def _add_start(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "start", Help.START, _start)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--players", metavar="N", type=number(1, 8), default=0, help=Help.START_PLAYERS)
    _add_set(parser)
    _add_seed(parser, 1)
    parser.add_argument("--at", metavar="PLY", type=number(0, MOST_MOVES), default=0, help=Help.START_AT)
    parser.add_argument("--state", action="store_true", help=Help.START_STATE)


def _add_rules(add_parser: _AddParser) -> None:
    def build(given: Arguments) -> RulesRequest:
        game = known_game(given.game).id
        return RulesRequest(game, given.out, given.section, given.width, given.theme, given.lang)

    parser = _add(add_parser, "rules", Help.RULES, build)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--out", required=True, metavar="PNG", type=png_file, help=Help.OUT)
    parser.add_argument("--section", metavar="N.N", default="", help=Help.SECTION)
    parser.add_argument("--width", metavar="W", type=number(200, 2000), default=760, help=Help.WIDTH)
    parser.add_argument("--theme", type=one_of(THEMES), default=THEMES[0], help=Help.THEME)
    _add_language(parser)


def _add_quick(add_parser: _AddParser) -> None:
    def build(given: Arguments) -> QuickRequest:
        return QuickRequest(known_game(given.game).id, given.out, given.lang)

    parser = _add(add_parser, "quick-reference", Help.QUICK, build)
    parser.add_argument("game", metavar="GAME", help=Help.GAME)
    parser.add_argument("--out", required=True, metavar="FILE", type=sheet_file, help=Help.OUT_SHEET)
    _add_language(parser)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=one_of(LANGUAGES), default=LANGUAGES[0], help=Help.LANGUAGE)


def _add_bench(add_parser: _AddParser) -> None:
    parser = _add(add_parser, "bench", Help.BENCH, lambda given: BenchRequest(given.json))
    _add_json(parser)


def _add_review(add_parser: _AddParser) -> None:
    def build(given: Arguments) -> ReviewRequest:
        return ReviewRequest(existing_file(given.file), given.playouts, given.json)

    parser = _add(add_parser, "review", Help.REVIEW, build)
    parser.add_argument("file", metavar="FILE", help=Help.FINISHED)
    _add_playouts(parser)
    _add_json(parser)


def _add_json(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--json", action="store_true", help=Help.JSON)


def _add_playouts(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--playouts", metavar="N", type=number(1, MOST_PLAYOUTS), default=0, help=Help.PLAYOUTS
    )


def _add_set(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=Help.SET)


def _add_seed(parser: argparse.ArgumentParser, default: int | None) -> None:
    parser.add_argument("--seed", metavar="N", type=number(0, MAX_SEED), default=default, help=Help.SEED)


def _add_at(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--at", metavar="PLY", type=number(0, MOST_MOVES), default=LAST, help=Help.AT)


def _with_levels(text: Help) -> str:
    return text.format(levels=", ".join(level.id for level in LEVELS))


def _play(given: Arguments) -> PlayRequest:
    facts = known_game(given.game)
    words = given.seats.split(",") if given.seats else _usual_seats(facts)
    seats = tuple(_seat(word) for word in words)
    seed = random.SystemRandom().randrange(MAX_SEED) if given.seed is None else given.seed
    options = _options(facts, given.set)
    try:
        return PlayRequest(make_setup(facts, len(seats), options, seed), seats)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error


def _usual_seats(facts: GameFacts) -> list[str]:
    return [YOU] + ["skilled"] * (facts.players[0] - 1)


def _seat(word: str) -> SeatSpec:
    if word in (YOU, HUMAN):
        return SeatSpec("human")
    _check_one_of(word, (YOU, HUMAN, *(level.id for level in LEVELS)))
    return SeatSpec("ai", level=word)


def _selfplay(given: Arguments) -> SelfPlayRequest:
    facts = known_game(given.game)
    entrants = tuple(given.seats.split(","))
    for word in entrants:
        _check_one_of(word, (*(level.id for level in LEVELS), RANDOM))
    options = _options(facts, given.set)
    try:
        make_setup(facts, len(entrants), options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    budget = given.budget_ms / 1000
    tournament = Tournament(facts.id, options, entrants, given.games, given.seed, given.playouts, budget)
    return SelfPlayRequest(tournament, _crew(given), given.save_dir, given.json)


def _crew(given: Arguments) -> Crew:
    return Crew(given.jobs, given.cluster)


def _ladder(given: Arguments) -> LadderRequest:
    facts = known_game(given.game)
    entrants = tuple(dict.fromkeys(given.entrants.split(",")))
    players = given.players or min(facts.players)
    weights = {word: _weights(facts.id, word) for word in entrants if "@" in word}
    for word in entrants:
        _check_one_of(level_in(word), (*(level.id for level in LEVELS), RANDOM))
    options = _options(facts, given.set)
    try:
        make_setup(facts, players, options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    if len(entrants) < players:
        raise Rejected(BadInput.TOO_FEW, n=len(entrants), players=players)
    parties = combinations(entrants, players) if given.all else _neighbours(entrants, players)
    budget = given.budget_ms / 1000
    tables = tuple(
        Tournament(
            facts.id, options, party, given.games, given.seed, given.playouts, budget, _used(weights, party)
        )
        for party in parties
    )
    form = "csv" if given.csv else "json" if given.json else "text"
    return LadderRequest(entrants, tables, _crew(given), given.results, form)


def _tune(given: Arguments) -> TuneRequest:
    facts = known_game(given.game)
    if weights_of(load_game(facts.id).bot) is None:
        able = tuple(game for game in game_ids() if weights_of(load_game(game).bot) is not None)
        raise Rejected(BadInput.NOTHING_TO_TUNE, game=facts.title, known=Many(able))
    players = min(facts.players)
    options = _options(facts, given.set)
    try:
        make_setup(facts, players, options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    entrants = (given.level,) * players
    tournament = Tournament(facts.id, options, entrants, given.games, given.seed, given.playouts)
    return TuneRequest(tournament, _crew(given), given.check, given.out, given.json)


def _neighbours(entrants: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    return [entrants[first : first + players] for first in range(len(entrants) - players + 1)]


def _used(weights: dict[str, dict[str, float]], party: tuple[str, ...]) -> dict[str, dict[str, float]]:
    return {name: values for name, values in weights.items() if name in party}


def _weights(game: str, entrant: str) -> dict[str, float]:
    file = entrant.partition("@")[2]
    try:
        return read_for(load_game(game).bot, Path(file))
    except NoWeights as error:
        raise Rejected(BadInput.NO_WEIGHTS, file=file, why=str(error)) from error


def _check_one_of(seat: str, known: tuple[str, ...]) -> None:
    if seat not in known:
        raise Rejected(BadInput.NO_SEAT, seat=seat, known=Many(known))


def _options(facts: GameFacts, settings: list[str]) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for setting in settings:
        option, equals, value = setting.partition("=")
        if not (option and equals):
            raise Rejected(BadInput.NOT_AN_OPTION, text=setting)
        if option in options:
            raise Rejected(BadInput.TWICE, option=option)
        try:
            options[option] = parse_option(facts, option, value)
        except BadSetup as error:
            raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    return options


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
    options = _options(facts, given.set)
    try:
        setup = make_setup(facts, given.players or facts.players[0], options, given.seed)
    except BadSetup as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
    return StartRequest(setup, given.at, given.state)


def known_game(game: str) -> GameFacts:
    """Return the facts of a game; raises `Rejected` that lists the games."""
    if game not in game_ids():
        raise Rejected(BadInput.NO_GAME, game=game, known=Many(game_ids()))
    return facts_of(game)


def existing_file(text: str) -> Path:
    """Return the path of a file that is there; raises `Rejected`."""
    file = Path(text)
    if file.is_dir():
        raise Rejected(BadInput.NOT_A_FILE, file=text)
    if not file.exists():
        raise Rejected(BadInput.NO_FILE, file=text)
    return file
