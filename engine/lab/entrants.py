"""Who takes part in self-play, written as one word: a level, a yardstick, or a level with settings and weights of its own.

    skilled
    greedy
    skilled+tree=1+playouts=380
    expert+haste=30@weights.json

The settings are those of `engine.ai.decision.Effort` and `engine.ai.levels.Misses`; so whatever docs/ai.md says was
tried can be tried again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from engine.ai.levels import LEVELS, YARDSTICKS, Level, Misses, level_of
from engine.core.contract import Bot
from engine.lab.values import whole

MOST: Final = 1_000_000_000

EFFORT: Final = {
    "playouts": (1, MOST),
    "candidates": (1, MOST),
    "depth": (1, MOST),
    "worlds": (1, MOST),
    "tree": (1, MOST),
    "recall": (0, 1),
}
"""Settings of how hard a level looks, with the least and the most they can be."""

SETTINGS: Final = EFFORT | dict.fromkeys(Misses._fields, (0, 100))
"""Everything that can be set."""

_FIELDS: Final = {"playouts": "iterations"}
"""What a setting is called in `Effort`, where it is called otherwise."""


class Entrant(NamedTuple):
    """What a word says: a level or yardstick, settings that replace the level's own, and the file of its weights."""

    kind: str
    settings: dict[str, int]
    file: str


class NotAnEntrant(ValueError):
    """A word that names nobody; `word` is the part that is wrong, `known` what could stand there."""

    def __init__(self, word: str, known: tuple[str, ...]) -> None:
        super().__init__(word)
        self.word = word
        self.known = known


class NotASetting(NotAnEntrant):
    """A word in which something is set that cannot be set so."""


def entrant_of(word: str) -> Entrant:
    """Return what a word says. Raises `NotAnEntrant`, also as `NotASetting`."""
    who, _, file = word.partition("@")
    kind, *changes = who.split("+")
    levels = tuple(level.id for level in LEVELS)
    if kind not in (*levels, *YARDSTICKS):
        raise NotAnEntrant(kind, (*levels, *YARDSTICKS))
    if changes and kind in YARDSTICKS:
        raise NotAnEntrant(who, (*levels, *YARDSTICKS))
    return Entrant(kind, dict(map(_setting, changes)), file)


def level_for(entrant: Entrant, bot: Bot) -> Level:
    """Return the level of an entrant with its settings, in the game of a bot."""
    level = level_of(entrant.kind)
    if not entrant.settings:
        return level
    effort = {_FIELDS.get(name, name): value for name, value in entrant.settings.items() if name in EFFORT}
    misses = {name: value for name, value in entrant.settings.items() if name not in EFFORT}
    return replace(
        level,
        id="",  # no level of the game: what it misses is said here
        effort=replace(level.effort, **effort),
        misses=level.missing_in(bot)._replace(**misses),
    )


def _setting(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    value = whole(number, *SETTINGS[name]) if name in SETTINGS else None
    if value is None:
        raise NotASetting(text, tuple(f"{name}=N" for name in SETTINGS))
    return name, value
