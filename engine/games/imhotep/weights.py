"""Owns the weights of what Imhotep's evaluation adds up and `order` compares (`bot`); the numbers are in weights.json.

The numbers of `worth` that decide what a cargo brings are not among them: what they give is remembered from decision to
decision, and weights may change between two decisions.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """What features are worth, in points; the numbers are in weights.json."""

    tempo: float
    """Worth of being the next to act."""
    loading: float
    """Worth of placing a stone without an action of its own."""
    adrift: float
    """Share of what a stone on a ship that has not sailed will bring as things are."""
    aboard: float
    """Worth of such a stone besides."""
    due: float
    """What a sailing that is still owed must gain to be worth something (a card lets its owner sail)."""
    sled_1: float
    """Worth of the first stone on a sled."""
    sled_2: float
    """Worth of the second one."""
    sled_3: float
    """Worth of the third one."""
    sled_4: float
    """Worth of the fourth one."""
    sled_5: float
    """Worth of the fifth one."""
    berths_used: float
    """Share of the empty berths that will still be used."""
    berths_a_round: float
    """Stones that are placed in a round, by all."""
    missed_0: float
    """Chance that a site without an own stone stays so in the last round (11, Wrath)."""
    missed_1: float
    """The same with one round after this one."""
    missed_2: float
    """The same with two."""
    missed_3: float
    """The same with three."""
    missed_4: float
    """The same with four."""
    missed_5: float
    """The same with five."""
    unhurried: float
    """What an own sailing must gain more than another action: somebody else may spend a turn on it."""
    best_rival: float
    """Share of the best rival in what a lead is measured against; the rest is the mean of all rivals."""


WEIGHTS: Final = read_weights(Weights, __file__)
