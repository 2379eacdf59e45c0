"""Positions are arranged as in the tests of the rules."""

from tests.engine.games.four_color_cards.conftest import cards

__all__ = ["cards"]
