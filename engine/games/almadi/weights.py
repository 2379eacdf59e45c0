"""Owns the weights of what a realm of Almadi is probably worth (`worth`, `quick.keep_value`); the numbers are in weights.json."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """What features are worth, in points; the numbers are in weights.json."""

    ahead: float
    """Points a seat makes in each turn it still has, on average (13.5)."""
    spare_mosaic: float
    """Worth of a mosaic card without a palace, for every turn left."""
    most_mosaic: float
    """The same, at most."""
    spare_goods: float
    """Worth of goods nobody carries, for every turn left."""
    most_goods: float
    """The same, at most."""
    spare_capacity: float
    """Worth of a place in a caravan without goods, for every turn left."""
    most_capacity: float
    """The same, at most."""
    lone_oasis: float
    """Worth of an oasis without a group, for every turn left."""
    most_oasis: float
    """The same, at most."""
    first: float
    """Chance that the largest group of oases stays the largest while there are turns left."""
    second: float
    """Chance that a smaller group becomes the largest, before what it lacks is taken off."""
    behind: float
    """What each oasis that a group has less than the largest takes off that chance."""
    ruby: float
    """Worth of a ruby before ranks are certain."""
    ruby_in_module: float
    """What a ruby can buy beyond its half point, for every turn left."""
    step: float
    """Steps towards an objective a seat makes a turn when it tries."""
    sure: float
    """Chance to complete an objective that is near and has time."""
    near: float
    """Share of that chance while no step is missing; above 1, so that some steps may be missing at first."""
    moon: float
    """Worth of an objective that may be taken in this turn."""
    moon_turns: float
    """Turns left from which on such a take is worth all of that; below it fades."""
    djinn: float
    """Worth of a djinn move in this turn."""
    hussain: float
    """Worth of Hussain in play, for every turn left."""
    abriza: float
    """Worth of Abriza in play, for every turn left."""
    aladdin: float
    """Worth of Aladdin in play, for every turn left."""
    zubayda: float
    """Worth of Zubayda in play, for every turn left."""
    maaruf: float
    """Worth of Maaruf in play, for every turn left."""
    ali_baba: float
    """Worth of Ali Baba in play, for every turn left."""
    harun: float
    """Worth of Harun in play, for every turn left."""
    sindbad: float
    """Worth of Sindbad in play, for every turn left."""
    morgiana: float
    """Worth of Morgiana in play, for every turn left."""
    keep_turns: float
    """Turns for which a character that is kept before the first turn is taken to work."""
    keep_other: float
    """What a character without a power for every turn counts there beside those that have one, for every turn."""
    keep_cost: float
    """What each ruby of its cost takes off there."""


WEIGHTS: Final = read_weights(Weights, __file__)
