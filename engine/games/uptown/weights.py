"""Owns the weights of what the computer knows of Uptown before it searches (`bot`); the numbers are in weights.json."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """What features are worth, in groups; the numbers are in weights.json."""

    fade: float
    """How much less a group weighs for every turn its colour still has."""
    joint: float
    """Worth of an empty cell that would join groups."""
    taken_joint: float
    """The same, when a tile must be captured there."""
    room: float
    """Worth of a cell to grow on, for every turn its colour still has."""
    tie: float
    """Cost of a captured tile, as it decides ties."""
    keep_wild: float
    """Worth of keeping the wild tile, for every turn its colour still has."""


WEIGHTS: Final = read_weights(Weights, __file__)
