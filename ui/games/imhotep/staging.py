"""How Imhotep's events are shown: ships sail, stones come off one by one, things taken from heaps."""

from __future__ import annotations

from engine.core.contract import Event
from engine.games.imhotep import places
from engine.games.imhotep.components import BERTHS
from engine.games.imhotep.words import Log
from ui.board.layout import PLAIN_STAGING, Plan, Staging
from ui.games.imhotep import geometry as at
from ui.theme import motion

_UNLOADED = (Log.PYRAMID, Log.SMALL_PYRAMID, Log.BESIDE, Log.TEMPLE, Log.BURIAL, Log.OBELISK, Log.WAITING)


def staging(event: Event, before: Plan) -> Staging:
    """Return how an event is shown; `before` is the plan before the move."""
    words = event.sentence.template
    if words is Log.SAILED:
        ship, site = event.piece - places.ship(0), event.place - places.site(0)
        return Staging(motion.SHIP_SAILS, goal=at.docked_ship(site, _capacity(before, ship)), arc=0.0)
    if words in _UNLOADED:
        return Staging(motion.UNLOAD_STONE, arc=motion.UNLOAD_ARC_PX, next_at=motion.UNLOAD_NEXT_AT)
    if words is Log.GOT:
        return Staging(fresh=True, next_at=motion.UNLOAD_NEXT_AT)
    if words is Log.DREW:
        return Staging(fresh=True)
    return PLAIN_STAGING


def _capacity(plan: Plan, ship: int) -> int:
    """Return how many berths a ship of the plan has."""
    own = {places.berth(BERTHS * ship + berth) for berth in range(BERTHS)}
    return max(1, sum(place.number in own for place in plan.places))
