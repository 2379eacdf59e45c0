"""What else is shown while a tile is held: its row, column or block, and in the wing what a drop would change."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import Sentence, Words
from engine.games.uptown.tiles import CELLS, COLOUR, SIDE, TILE
from ui.board.layout import Meanwhile, Piece
from ui.games.uptown import geometry as at
from ui.games.uptown.lay import Lay
from ui.games.uptown.outcome import Outcome
from ui.games.uptown.paint_hold import after_panel, line_light, zone_light
from ui.games.uptown.words import Gained, Print
from ui.paint.picture import Box


def hold_teller(lay: Lay) -> Callable[[Piece, int], Meanwhile]:
    """Return what says what else changes while a tile is held over a cell."""
    lying = dict(lay.seen.lying())

    def meanwhile(held: Piece, cell: int) -> Meanwhile:
        if not held.number:
            return Meanwhile()
        labels = [_zone(lay, held.number)]
        taken = lying.get(cell, 0)
        free = cell not in held.barred and not (taken and lay.seen.owner(taken) == lay.own)
        if cell in CELLS[held.number] and free and not lay.seen.is_closed(COLOUR[held.number]):
            labels.append(_after(lay, held.number, cell))
        return Meanwhile(labels=tuple(labels))

    return meanwhile


def _zone(lay: Lay, piece: int) -> Piece:
    """Return the light on where a tile goes: a column or row with its figure, a block, or the whole board."""
    kind, index = divmod(TILE[piece], SIDE)
    match kind:
        case 0:
            picture = line_light(index, down=True)
        case 1:
            picture = line_light(index, down=False)
        case 2:
            picture = zone_light(at.block_box(index))
        case _:
            picture = zone_light(Box(at.GRID_X, at.GRID_Y, SIDE * at.CELL, SIDE * at.CELL))
    return lay.label("zone", picture, 0, 0)


def _after(lay: Lay, piece: int, cell: int) -> Piece:
    outcome = Outcome.of(lay.seen, piece, cell)
    told: list[Sentence | Words] = [outcome.deed()]
    if outcome.taken:
        told += [outcome.loss(lay.seen), outcome.captures()]
    else:
        told.append(Gained.TAKES_NOTHING)
    lines = [lay.sight.voice.speak(sentence) for sentence in told]
    count = lay.say(Gained.COUNT, before=outcome.before, n=outcome.after)
    heading = lay.heading(lay.say(Print.AFTER))
    return lay.label("after", after_panel(heading, count, tuple(lines)), at.LEGEND.x, at.LEGEND.y)
