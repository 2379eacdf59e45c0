"""Owns the weights of what the computer expects of the rest of a round of Sobek (`outlook`); the numbers are in weights.json."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """What is expected of the rest of the round; the numbers are in weights.json."""

    cards_a_turn: float
    """Cards of the row that a turn uses up, on average."""
    growth: float
    """Cards that join a set in the hand in one turn."""
    most_growth: float
    """Cards that join a set in the hand, at most."""
    safe: float
    """Worth of points in the hand beside points on the table."""
    step_back: float
    """Points of penalty for a point of the round: one step of 5 for every 10."""


WEIGHTS: Final = read_weights(Weights, __file__)
