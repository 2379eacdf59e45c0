"""Checked set-ups: the one door through which players, options and seeds enter the engine."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.contract import GameFacts, Option, OptionValue, Setup
from engine.core.words import Many, Sentence, Words, say

MAX_SEED = (1 << 63) - 1


class Trouble(Words):
    """What can be wrong with a set-up."""

    PLAYERS = "{game} is for {allowed} players, not for {players}."
    NO_OPTION = "{game} has no option “{option}”; it has: {known}."
    NO_OPTIONS = "{game} has no option “{option}”; it has no options."
    NOT_WITH = "The option “{option}” of {game} does not exist with {players} players."
    BAD_VALUE = "The option “{option}” of {game} cannot be “{value}”; it can be: {known}."
    BAD_SEED = "A seed is a whole number from 0 to {largest}, not {seed}."


class BadSetup(ValueError):
    """A set-up that cannot be; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def make_setup(facts: GameFacts, players: int, options: Mapping[str, OptionValue], seed: int) -> Setup:
    """Return a complete set-up, defaults filled in; raises `BadSetup`."""
    if players not in facts.players:
        allowed = Many(tuple(facts.players))
        raise BadSetup(say(Trouble.PLAYERS, game=facts.title, allowed=allowed, players=players))
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup(say(Trouble.BAD_SEED, largest=MAX_SEED, seed=str(seed)))
    for option_id, value in options.items():
        check_option(facts, players, option_id, value)
    values = {option.id: options.get(option.id, option.default) for option in facts.options_for(players)}
    return Setup(facts.id, players, values, seed)


def check_option(facts: GameFacts, players: int, option_id: str, value: OptionValue) -> None:
    """Raise `BadSetup` unless the option exists for the player number and offers the value."""
    option = known_option(facts, option_id)
    if option not in facts.options_for(players):
        raise BadSetup(say(Trouble.NOT_WITH, option=option_id, game=facts.title, players=players))
    if not option.offers(value):
        raise _bad_value(facts, option, spell(value))


def parse_option(facts: GameFacts, option_id: str, text: str) -> OptionValue:
    """Return the value a text means ("B", "on", "3"); raises `BadSetup`."""
    option = known_option(facts, option_id)
    for choice in option.choices:
        if spell(choice.value).casefold() == text.casefold():
            return choice.value
    raise _bad_value(facts, option, text)


def spell(value: OptionValue) -> str:
    """Return an option value as people type it: on, off, a number, a name."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def known_option(facts: GameFacts, option_id: str) -> Option:
    """Return an option by id; raises `BadSetup` that lists the known ones."""
    option = facts.option(option_id)
    if option is None and facts.options:
        known = Many(tuple(option.id for option in facts.options))
        raise BadSetup(say(Trouble.NO_OPTION, game=facts.title, option=option_id, known=known))
    if option is None:
        raise BadSetup(say(Trouble.NO_OPTIONS, game=facts.title, option=option_id))
    return option


def _bad_value(facts: GameFacts, option: Option, text: str) -> BadSetup:
    known = Many(tuple(spell(choice.value) for choice in option.choices))
    return BadSetup(say(Trouble.BAD_VALUE, option=option.id, game=facts.title, value=text, known=known))
