"""How tiles and colours are called in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.words import Part, Words, say
from engine.games.uptown.tiles import COLOUR, TILE, TILE_NAMES
from engine.games.uptown.words import Terms

if TYPE_CHECKING:
    from engine.games.uptown.state import Position


def tile_name(state: Position, piece: int) -> Part:
    """Return what a piece is called; with two colours each, its colour belongs to the name."""
    name = TILE_NAMES[TILE[piece]]
    if state.players == len(state.boards):
        return name
    return say(Terms.TILE_OF_COLOUR, tile=name, colour=colour_name(state, COLOUR[piece]))


def colour_name(state: Position, colour: int) -> Words:
    """Return which of its owner's colours it is."""
    return Terms.FIRST_COLOUR if colour < state.players else Terms.SECOND_COLOUR
