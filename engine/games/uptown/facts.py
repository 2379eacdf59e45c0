"""What Uptown is for people and programs that choose it: players, options, length, what is hidden."""

from __future__ import annotations

from engine.core.contract import Choice, GameFacts, Option, Preset
from engine.games.uptown.words import Facts

FACTS = GameFacts(
    id="uptown",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2, 3, 4, 5),
    minutes=30,
    longest=120,
    designers="Kory Heath",
    publisher="Funagain Games",
    year=2007,
    options=(
        Option(
            "scoring",
            Facts.SCORING,
            Facts.SCORING_HELP,
            (Choice("uptown", Facts.SCORING_UPTOWN), Choice("blockers", Facts.SCORING_BLOCKERS)),
            "uptown",
        ),
        Option(
            "two_player_mode",
            Facts.TWO_PLAYERS,
            Facts.TWO_PLAYERS_HELP,
            (Choice("two_colours", Facts.TWO_COLOURS), Choice("single", Facts.ONE_COLOUR)),
            "two_colours",
            players=(2,),
        ),
    ),
    presets=(
        Preset("uptown", Facts.TITLE, {"scoring": "uptown"}),
        Preset("blockers", Facts.PRESET_BLOCKERS, {"scoring": "blockers"}),
    ),
    fewest_wins=True,
)
