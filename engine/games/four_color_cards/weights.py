"""Owns the weights of what the computer expects of a round of Four Color Cards (`odds`, `bot`); the numbers are in weights.json.

The numbers by which `outlook` divides a hand are not among them: what they give is remembered from decision to decision,
and weights may change between two decisions.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.weights import read_weights


class Weights(msgspec.Struct):
    """How strongly features move the odds (0: not at all, 1: as their tables say), and what a win gets; the numbers are in weights.json."""

    misfits: float
    """How strongly cards that fit nowhere move the odds of winning the round."""
    soldiers: float
    """The same of soldiers among them."""
    points: float
    """The same of points."""
    outs: float
    """The same of cards of the deck that would win."""
    short: float
    """Odds where the next card could complete the hand, but only with fewer than ten points."""
    helpers: float
    """What the share of the deck that would help adds to the odds."""
    many_helpers: float
    """What the square of that share adds."""
    stall: float
    """How likely it is that nobody wins, beside what the table says."""
    gain: float
    """Share of the points that a winning hand still gets, by the table, before it wins."""
    usual: float
    """What a win usually gets from each other player, in points."""
    foreseen: float
    """Share of the way from there to what the points in sight would get."""
    own_hand: float
    """Points of lead for each point that the own hand becomes worth more. The odds alone tell who will win, but not
    what to do: many helpers, for one, are found in hands that are far from winning.
    """
    in_hand: float
    """How much more than its points a win is worth that can be had now. Waiting for a better one gains nothing:
    between bots that wait when the estimate says so and bots that never do, matches end even.
    """


WEIGHTS: Final = read_weights(Weights, __file__)
