"""What all commands share: how an input is rejected, the options many of them take, and words turned into games and files."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from engine.ai.levels import LEVELS
from engine.core.contract import GameFacts, OptionValue
from engine.core.registry import facts_of, game_ids
from engine.core.setup import MAX_SEED, BadSetup, parse_option
from engine.core.words import ENGLISH, Many, Part, Sentence, Words, say
from engine.lab.requests import LAST, Request
from engine.lab.values import number
from engine.lab.words import BadInput, Help

MOST_PLAYOUTS = 1_000_000_000
MOST_MOVES = 1_000_000

Arguments = argparse.Namespace
AddParser = Callable[..., argparse.ArgumentParser]


class Rejected(Exception):
    """An input that cannot be used; `sentence` says why."""

    def __init__(self, template: Words, **parts: Part) -> None:
        self.sentence: Sentence = say(template, **parts)
        super().__init__(ENGLISH.speak(self.sentence))


def add_command(
    add_parser: AddParser, name: str, text: Help, build: Callable[[Arguments], Request]
) -> argparse.ArgumentParser:
    """Add a command; `build` makes the request from what was given."""
    parser = add_parser(name, help=text, description=text)
    parser.set_defaults(build=build)
    return parser


def add_json(parser: argparse._ActionsContainer) -> None:
    """Add `--json`."""
    parser.add_argument("--json", action="store_true", help=Help.JSON)


def add_playouts(parser: argparse._ActionsContainer) -> None:
    """Add `--playouts`."""
    parser.add_argument(
        "--playouts", metavar="N", type=number(1, MOST_PLAYOUTS), default=0, help=Help.PLAYOUTS
    )


def add_set(parser: argparse.ArgumentParser) -> None:
    """Add `--set`."""
    parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=Help.SET)


def add_seed(parser: argparse.ArgumentParser, default: int | None) -> None:
    """Add `--seed`."""
    parser.add_argument("--seed", metavar="N", type=number(0, MAX_SEED), default=default, help=Help.SEED)


def add_at(parser: argparse.ArgumentParser) -> None:
    """Add `--at`."""
    parser.add_argument("--at", metavar="PLY", type=number(0, MOST_MOVES), default=LAST, help=Help.AT)


def with_levels(text: Help) -> str:
    """Return a help text with the levels named."""
    return text.format(levels=", ".join(level.id for level in LEVELS))


def check_seat(seat: str, known: tuple[str, ...]) -> None:
    """Check that a word names somebody who can sit down; raises `Rejected`."""
    if seat not in known:
        raise Rejected(BadInput.NO_SEAT, seat=seat, known=Many(known))


def options_in(facts: GameFacts, settings: list[str]) -> dict[str, OptionValue]:
    """Return the options of a game that are set on a command line; raises `Rejected`."""
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
