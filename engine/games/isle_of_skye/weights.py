"""Owns the weights of gold, offers and rankings of Isle of Skye (`bot`, `market`, `worth`, `typical`); the numbers are in weights.json.

The numbers that say what an estate or a tile is worth are not among them: what they give is remembered with the estate,
which outlives a decision, and weights may change between two decisions.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """What is worth how much, and how likely; the numbers are in weights.json."""

    kept: float
    """Chance that an offer comes back to its owner."""
    gold: float
    """Points one gold is worth in the last round."""
    gold_a_round: float
    """What each round still to come adds to that: there is land to buy."""
    rank_middle: float
    """Points of a ranking for a seat level with its best rival."""
    rank_slope: float
    """More points for each picture ahead of it, fewer for each behind."""
    rank_gold: float
    """More points for each gold ahead, in the ranking of gold."""
    rank_best: float
    """Points of a ranking, at most."""
    eager: float
    """Points a buyer gains by a purchase from which on it is made whenever it can."""
    alone: float
    """How many of the two offers of a seat are bought at most, on average, before rivals are counted."""
    each: float
    """How many more are bought for each rival."""
    staked: float
    """Gold that a rival is taken to have put on its own tiles."""
    rivalry: float
    """Weight of what a rival gains, shared by the number of rivals."""


WEIGHTS: Final = read_weights(Weights, __file__)
