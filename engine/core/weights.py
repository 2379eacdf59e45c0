"""Weights of a bot's evaluation as data: `weights.json` beside its modules, with where they come from.

Optional for a game. One that uses it declares a class of its weights (a `msgspec.Struct`, a docstring for each) and
`WEIGHTS = read_weights(ThatClass, __file__)` in its module `weights`; `bot.py` offers the same object as `WEIGHTS`.
Then `main.py tune` can fit them, and self-play can let old and new weights meet. What depends on weights must not be
cached, as they change between two decisions there.

The file: {"weights": {"name": 0.5, ...}, "provenance": {...}}, the second part for people.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

FILE = "weights.json"

W = TypeVar("W", bound=msgspec.Struct)


class WeightsFile(msgspec.Struct):
    """The content of `weights.json`."""

    weights: dict[str, float]
    provenance: dict[str, Any] = {}


def read_weights(kind: type[W], module: str) -> W:
    """Return the weights of a game from the file beside a module of it. Raises `msgspec.ValidationError` for wrong names."""
    data = Path(module).with_name(FILE).read_bytes()
    return to_weights(kind, msgspec.json.decode(data, type=WeightsFile).weights)


def to_weights(kind: type[W], values: dict[str, float]) -> W:
    """Return weights with these values, none missing and none too many. Raises `msgspec.ValidationError`."""
    names = set(kind.__struct_fields__)
    if set(values) != names:
        wrong = ", ".join(sorted(names ^ set(values)))
        raise msgspec.ValidationError(f"these weights are missing or too many: {wrong}")
    return msgspec.convert(values, kind)
