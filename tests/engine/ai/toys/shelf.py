"""Puts the toy games on the shelf beside the real ones, and takes them off again; also in worker processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import engine.games
from engine.core import registry

_FOLDER = str(Path(__file__).parent)


def put_toys_on_the_shelf() -> None:
    """Let the registry find the toys in this process."""
    if _FOLDER not in engine.games.__path__:
        engine.games.__path__.append(_FOLDER)
    _forget()


@contextmanager
def toys_on_the_shelf() -> Iterator[None]:
    """Let the registry find the toys for a while."""
    put_toys_on_the_shelf()
    yield
    engine.games.__path__.remove(_FOLDER)
    _forget()


def _forget() -> None:
    registry.game_ids.cache_clear()
    registry.facts_of.cache_clear()
    registry.load_game.cache_clear()
