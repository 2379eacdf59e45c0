"""How Imhotep's events are shown: ships sail, stones come off one by one, things taken from heaps."""

from __future__ import annotations

from engine.core.contract import Event
from engine.games.imhotep.words import Log
from ui.board.layout import PLAIN_STAGING, Plan, Staging
from ui.games.imhotep import geometry as at
from ui.theme import motion

_UNLOADED = (Log.PYRAMID, Log.SMALL_PYRAMID, Log.BESIDE, Log.TEMPLE, Log.BURIAL, Log.OBELISK, Log.WAITING)
_DEALT = 0.27
"""Market cards follow each other like dealt cards: the next starts when this share of the last one is over."""


def staging(event: Event, before: Plan, capacities: tuple[int, ...]) -> Staging:
    """Return how an event is shown; `capacities` are those of the ships before the move."""
    words = event.sentence.template
    if words is Log.SAILED:
        ship, site = int(str(event.sentence.part("ship"))) - 1, event.place - _FIRST_SITE
        goal = at.docked_ship(site, capacities[ship])
        return Staging(motion.SHIP_SAILS, goal=goal, arc=0.0)
    if words in _UNLOADED:
        return Staging(motion.UNLOAD_STONE, arc=motion.UNLOAD_ARC_PX, next_at=motion.UNLOAD_NEXT_AT)
    if words is Log.GOT:
        return Staging(fresh=True, next_at=motion.UNLOAD_NEXT_AT)
    if words is Log.DREW:
        return Staging(fresh=True)
    return PLAIN_STAGING


_FIRST_SITE = 51
