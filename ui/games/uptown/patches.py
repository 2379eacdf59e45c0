"""What lights up under the pointer: the group of a tile, or the group that a bar in the wing stands for."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import Player
from engine.games.uptown.groups import group_at
from engine.games.uptown.tiles import ALL_CELLS, BITS, COLOUR
from ui.board.layout import Patch
from ui.games.uptown import geometry as at
from ui.games.uptown.lay import Lay
from ui.games.uptown.paint_group import group_light
from ui.games.uptown.paint_wings import bar_gap, bar_lengths
from ui.games.uptown.seen import pieces_without
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
        return _bar_at(lay, boards, x, y)

    return patch_at


def _light(group: int) -> Picture:
    return group_light(tuple(cell for cell in ALL_CELLS if group & BITS[cell]))


def _about_tile(lay: Lay, cell: int, piece: int, board: int) -> str:
    """Say whose tile it is, how large its group is, and whether it is protected (rules 4.2)."""
    whose = lay.say(Tip.OWNER, who=Player(lay.seen.owner(piece)), tile=lay.seen.called(piece))
    size = lay.say(Tip.GROUP, n=group_at(BITS[cell], board).bit_count())
    parts = pieces_without(board, cell)
    safety = lay.say(Tip.PROTECTED, n=parts) if parts > 1 else lay.say(Tip.OPEN)
    return f"{whose}\n{size}\n{safety}"


def _bar_at(lay: Lay, boards: list[int], x: float, y: float) -> Patch | None:
    for seat in range(lay.seen.players):
        row = at.seat_row(seat, lay.seen.players)
        if 0 <= x - row.x <= at.BARS.w and 0 <= y - row.y - at.BARS.y <= at.BARS.h:
            found = [group for _, group in lay.seen.groups_of(seat, boards)]
            return _nth_bar(lay, seat, found, x - row.x)
    return None


def _nth_bar(lay: Lay, seat: int, found: list[int], x: float) -> Patch | None:
    """Return the group whose bar lies so far from the left, in the order in which the bars are painted."""
    left, gap = 0.0, bar_gap(len(found), at.BARS.w)
    sizes = [group.bit_count() for group in found]
    for group, length in zip(found, bar_lengths(sizes, at.BARS.w), strict=True):
        if left <= x <= left + length:
            tip = lay.say(Tip.GROUP_OF, who=Player(seat), n=group.bit_count())
            return Patch(_light(group), tip)
        left += length + gap
    return None
