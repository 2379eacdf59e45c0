"""How tiles, spaces, edges and string tiles are called in sentences."""

from __future__ import annotations

from typing import Final

from engine.core.words import Part
from engine.games.agamemnon.tiles import TILE_NAMES, tile_of
from engine.games.agamemnon.words import Terms

KIND_NAMES: Final = (Terms.VACANT, Terms.STRENGTH, Terms.LEADERSHIP, Terms.FORCE)
"""What lies on an edge, by `board.STRENGTH` and so on."""


def tile_name(piece: int) -> Part:
    """Return what a tile is called: "leader A", "warrior 2", "Warp"."""
    return TILE_NAMES[tile_of(piece)]
