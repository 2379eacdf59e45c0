"""How Almadi's events are shown: cards and rubies come from their decks one close after the other."""

from __future__ import annotations

from engine.core.contract import Event
from engine.games.almadi.places import GEMS, MOSAICS_DECK, STALLS_DECK, SUPPLY
from ui.board.layout import PLAIN_STAGING, Staging
from ui.theme import motion

_DECKS = (MOSAICS_DECK, STALLS_DECK, GEMS, SUPPLY)


def staging(event: Event) -> Staging:
    """Return how an event is shown."""
    if event.origin in _DECKS:
        return Staging(fresh=True, next_at=motion.UNLOAD_NEXT_AT)
    return PLAIN_STAGING
