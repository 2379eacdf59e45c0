"""How Isle of Skye's events are shown: prices appear, tiles come from the bag one after the other, an estate grows."""

from __future__ import annotations

from engine.core.contract import Event
from engine.games.isle_of_skye.places import estate_parts, estate_place
from engine.games.isle_of_skye.words import Log
from ui.board.layout import PLAIN_STAGING, Plan, Staging
from ui.games.isle_of_skye import geometry as at
from ui.paint.picture import Box
from ui.theme import motion

_SHOWN = (Log.REVEAL, Log.SHOW_PRICE)
_FLOWING = (Log.DRAW_ONE, Log.KEEP, Log.INCOME, Log.PAID, Log.STAKE_BACK, Log.BANK)


def staging(event: Event, before: Plan, after: Plan) -> Staging:
    """Return how an event is shown."""
    words = event.sentence.template
    if words in _SHOWN:
        return Staging(fresh=True, arc=0.0, next_at=motion.UNLOAD_NEXT_AT)
    if words in _FLOWING:
        return Staging(next_at=motion.UNLOAD_NEXT_AT)
    if words is Log.LAY:
        return _laid(event, before, after)
    return PLAIN_STAGING


def _laid(event: Event, before: Plan, after: Plan) -> Staging:
    """When the estate moves as it grows, the tile goes first to where its cell lies now; then all move together."""
    parts = estate_parts(event.place)
    if parts is None:
        return PLAIN_STAGING
    seat, cell, _ = parts
    free = next((place.box for place in before.places if place.number == estate_place(seat, cell)), None)
    lying = next((piece.box for piece in after.pieces if piece.place == event.place and piece.number), None)
    if free is None or lying is None:
        return PLAIN_STAGING
    inset = free.w * at.CELL_INSET / (at.MOST_CELL - 2 * at.CELL_INSET)
    goal = free.grown(inset)
    return PLAIN_STAGING if _same(goal, lying) else Staging(goal=goal)


def _same(one: Box, other: Box) -> bool:
    return all(abs(a - b) < 0.5 for a, b in zip(one, other, strict=True))
