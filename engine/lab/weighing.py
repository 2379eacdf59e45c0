"""Other weights for a bot: read from a file, and put in the place of its own for the length of one decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from engine.core.weights import WeightsFile, to_weights

MAX_BYTES = 1 << 16


class NoWeights(Exception):
    """Weights that cannot be used; the text says why."""


def weights_of(bot: Any) -> msgspec.Struct | None:
    """Return the weights a bot offers as data, or `None` when it has none."""
    return getattr(bot, "WEIGHTS", None)


def read_for(bot: Any, file: Path) -> dict[str, float]:
    """Return the weights in a file, checked to be those of this bot. Raises `NoWeights`."""
    own = weights_of(bot)
    if own is None:
        raise NoWeights("the game has no weights as data")
    try:
        values = msgspec.json.decode(file.read_bytes()[:MAX_BYTES], type=WeightsFile).weights
        to_weights(type(own), values)
    except OSError as error:
        raise NoWeights(error.strerror or str(error)) from error
    except msgspec.MsgspecError as error:
        raise NoWeights(str(error)) from error
    return values


@contextmanager
def weighed(bot: Any, weights: Mapping[str, float]) -> Iterator[None]:
    """Let a bot use other weights for a while; none given, its own stay."""
    if not weights:
        yield
        return
    own = bot.WEIGHTS
    before = msgspec.structs.asdict(own)
    _set(own, weights)
    try:
        yield
    finally:
        _set(own, before)


def _set(own: msgspec.Struct, values: Mapping[str, float]) -> None:
    for name, value in values.items():
        setattr(own, name, value)
