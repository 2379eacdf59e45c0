"""What lights up under the pointer: the group of a tile."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import Player
from engine.games.uptown.groups import group_at
from engine.games.uptown.tiles import BITS, COLOUR
from ui.board.layout import Patch
from ui.games.uptown import geometry as at
from ui.games.uptown.lay import Lay
from ui.games.uptown.paint_group import group_light
from ui.games.uptown.seen import cells_of, pieces_without
from ui.games.uptown.words import Tip
from ui.paint.picture import Picture


def patch_finder(lay: Lay) -> Callable[[float, float], Patch | None]:
    """Return what says which group lies under a point of the board."""
    lying, boards = dict(lay.seen.lying()), lay.seen.boards()

    def patch_at(x: float, y: float) -> Patch | None:
        cell = at.cell_at(x, y)
        if cell in lying:
            piece = lying[cell]
            board = boards[COLOUR[piece]]
            return Patch(_light(group_at(BITS[cell], board)), _about_tile(lay, cell, piece, board))
        return None

    return patch_at


def _light(group: int) -> Picture:
    return group_light(cells_of(group))


def _about_tile(lay: Lay, cell: int, piece: int, board: int) -> str:
    """Say whose tile it is, how large its group is, and whether it is protected (rules 4.2)."""
    whose = lay.say(Tip.OWNER, who=Player(lay.seen.owner(piece)), tile=lay.seen.called(piece))
    size = lay.say(Tip.GROUP, n=group_at(BITS[cell], board).bit_count())
    parts = pieces_without(board, cell)
    safety = lay.say(Tip.PROTECTED, n=parts) if parts > 1 else lay.say(Tip.OPEN)
    return f"{whose}\n{size}\n{safety}"
