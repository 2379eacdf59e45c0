"""Owns the weights of what a move of Agamemnon is worth besides the strings it changes (`bot.order`); the numbers are in weights.json.

What a position is worth has no weights: it is counted from the tiles that may still come (`chances`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """What is worth keeping, in string tiles; the numbers are in weights.json."""

    save_la: float
    """What the leader A is worth more at the end than at the beginning, where tiles are chosen (Defy the Gods)."""
    save_lb: float
    """The same of the leader B."""
    save_lc: float
    """The same of the leader C."""
    save_ld: float
    """The same of the leader D."""
    save_le: float
    """The same of the leader E."""
    save_w1: float
    """The same of a warrior with one spear."""
    save_w2: float
    """The same of a warrior with two spears."""
    save_w3: float
    """The same of the warrior with three spears."""
    save_warp: float
    """The same of a Warp."""
    save_weft: float
    """The same of a Weft."""
    name_leaders: float
    """Worth of naming the leaders (Oracle)."""
    name_warriors: float
    """Worth of naming the warriors: leaders decide most when they come last."""
    name_weavers: float
    """Worth of naming the weavers."""


WEIGHTS: Final = read_weights(Weights, __file__)
