"""Which games stand on the shelf: every folder in `ui/games` that has a cover.

A game is open when its table is there too (`ui/games/<game>/table.py`); a closed box says what its cover announces.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from dataclasses import dataclass
from functools import cache

from engine.core.registry import facts_of
from ui.home.cover import Cover, Print

_GAMES = "ui.games"


@dataclass(frozen=True, slots=True)
class Boxed:
    """A game on the shelf. `open` says that there is a table for it."""

    game: str
    cover: Cover
    print: Print
    open: bool


def boxes() -> list[Boxed]:
    """Return the games on the shelf, in its order."""
    found = (_boxed(game) for game in boxed_games())
    return sorted(found, key=lambda boxed: boxed.cover.place)


def cover_of(game: str) -> Cover:
    """Return the cover of a game that has one."""
    cover = importlib.import_module(f"{_GAMES}.{game}.cover").COVER
    assert isinstance(cover, Cover)
    return cover


@cache
def boxed_games() -> tuple[str, ...]:
    """Return the ids of the games that have a cover, without reading anything about them."""
    package = importlib.import_module(_GAMES)
    games = (found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    return tuple(game for game in games if _has(game, "cover"))


def _has(game: str, module: str) -> bool:
    return importlib.util.find_spec(f"{_GAMES}.{game}.{module}") is not None


def _boxed(game: str) -> Boxed:
    cover = cover_of(game)
    return Boxed(game, cover, cover.announced or _facts(game), _has(game, "table"))


def _facts(game: str) -> Print:
    facts = facts_of(game)
    return Print(facts.title, facts.players, facts.minutes)
