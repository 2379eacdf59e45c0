"""What is declared once about Sobek: players, options, presets. Knows only `core` and the game's words."""

from __future__ import annotations

from engine.core.contract import Choice, GameFacts, Option
from engine.games.sobek.words import Facts

FACTS = GameFacts(
    id="sobek",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2, 3, 4),
    minutes=40,
    longest=600,
    designers="Bruno Cathala",
    publisher="GameWorks",
    year=2010,
    options=(
        Option(
            "track",
            Facts.TRACK,
            Facts.TRACK_HELP,
            (Choice("varied", Facts.VARIED), Choice("regular", Facts.REGULAR)),
            "varied",
        ),
        Option(
            "two_player_deck",
            Facts.DECK,
            Facts.DECK_HELP,
            (Choice(45, Facts.DECK_45), Choice(54, Facts.DECK_54)),
            45,
            players=(2,),
        ),
        Option(
            "corruption",
            Facts.CORRUPTION,
            Facts.CORRUPTION_HELP,
            (Choice("hidden", Facts.HIDDEN_PILES), Choice("open", Facts.OPEN_COUNTS)),
            "hidden",
        ),
        Option(
            "scribe",
            Facts.SCRIBE,
            Facts.SCRIBE_HELP,
            (Choice("out", Facts.SCRIBE_OUT), Choice("corruption", Facts.SCRIBE_CORRUPTION)),
            "out",
        ),
        Option(
            "end_after_round_2",
            Facts.EARLY_END,
            Facts.EARLY_END_HELP,
            (Choice("100", Facts.END_AT_100), Choice("never", Facts.END_NEVER)),
            "100",
        ),
    ),
)
