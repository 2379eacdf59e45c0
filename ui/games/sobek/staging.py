"""How Sobek's events are shown: skipped cards drift off together, markers step along the track."""

from __future__ import annotations

from engine.core.contract import Event
from engine.games.sobek.words import Log
from ui.board.layout import PLAIN_STAGING, Staging
from ui.theme import motion

_DEALT = (Log.ROW_CARD, Log.DREW_CARD, Log.DEALT)
_MARKER = (Log.FORWARD, Log.BACKWARD, Log.PUNISHED)
_IN_HASTE = (Log.HAND_CARD, Log.EMBALMED_CARD, Log.MOVES_UP)


def staging(event: Event) -> Staging:
    """Return how an event is shown."""
    words = event.sentence.template
    if words in _DEALT:
        return Staging(motion.DEAL, fresh=True, next_at=motion.UNLOAD_NEXT_AT)
    if words in _MARKER:
        return Staging(arc=0.0)
    if words in _IN_HASTE:
        return Staging(motion.DEAL, arc=0.0, next_at=motion.UNLOAD_NEXT_AT)
    return PLAIN_STAGING
