"""Who sits where, for people: the names and colours of the seats of a set-up or a save."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.contract import NOBODY
from engine.core.saves import SeatSpec
from engine.core.words import Voice, say
from ui.screens import Language
from ui.theme.players import BY_NAME, Player
from ui.words import Grammar


def humans(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """Return the seats people sit at."""
    return tuple(seat for seat, spec in enumerate(seats) if spec.kind == "human")


def only_human(seats: Sequence[SeatSpec]) -> int:
    """Return the seat of the one person at the table, who is "you"; `NOBODY` when there are none or several."""
    people = humans(seats)
    return people[0] if len(people) == 1 else NOBODY


def names(seats: Sequence[SeatSpec], language: Language) -> tuple[str, ...]:
    """Return what every seat is called: its own name, or "Player 2"."""
    voice = language.voice()
    return tuple(
        spec.name or voice.speak(say(Grammar.PLAYER, number=seat + 1)) for seat, spec in enumerate(seats)
    )


def voice_for(seats: Sequence[SeatSpec], language: Language) -> Voice:
    """Return the voice that calls the seats by name and the one person at the table "you"."""
    return language.voice(names(seats, language), only_human(seats))


def colours(seats: Sequence[SeatSpec], order: Sequence[Player]) -> tuple[Player, ...]:
    """Return the colour of every seat: the one chosen, else the next free one of `order`."""
    chosen = [BY_NAME.get(spec.color) for spec in seats]
    free = iter(player for player in order if player not in chosen)
    return tuple(player or next(free) for player in chosen)
