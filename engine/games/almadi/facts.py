"""What the rest of Lamplight knows about Almadi without loading its rules."""

from __future__ import annotations

from typing import Final

from engine.core.contract import Choice, GameFacts, Option, Preset
from engine.games.almadi.words import Facts

FACTS: Final = GameFacts(
    id="almadi",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2, 3, 4, 5),
    minutes=40,
    longest=1500,
    designers="Mathieu Bossu, François Gandon",
    publisher="Funnyfox",
    year=2021,
    options=(
        Option(
            "characters",
            Facts.CHARACTERS,
            Facts.CHARACTERS_HELP,
            (Choice(False, Facts.CHARACTERS_OFF), Choice(True, Facts.CHARACTERS_ON)),
            False,
        ),
        Option(
            "choose_start_tiles",
            Facts.START_TILES,
            Facts.START_TILES_HELP,
            (Choice(False, Facts.START_TILES_DEALT), Choice(True, Facts.START_TILES_CHOSEN)),
            False,
        ),
    ),
    presets=(
        Preset("first_game", Facts.PRESET_FIRST, {"characters": False}),
        Preset("characters", Facts.PRESET_CHARACTERS, {"characters": True}),
    ),
)
"""At most 1 placement, 5 djinn moves, 9 objectives and an end in each of 80 turns: 1280; and what 26 characters ask."""
