"""What is declared once about Four Color Cards: players, options, presets. Knows only `core` and the game's words."""

from __future__ import annotations

from typing import Final

from engine.core.contract import Choice, GameFacts, Option, Preset
from engine.games.four_color_cards.words import Facts

DIGITS: Final = "digits"
MARGIN: Final = "margin"
MOST_ROUNDS: Final = 12
START_SCORES: Final = (0, 10, 20, 30, 40, 50, 100)
DEAD_CARDS: Final = 6

_ROUNDS: Final = tuple(Choice(n, Facts[f"ROUNDS_{n}"]) for n in range(1, MOST_ROUNDS + 1))
_STARTS: Final = tuple(Choice(n, Facts[f"POINTS_{n}"]) for n in START_SCORES)

FACTS: Final = GameFacts(
    id="four_color_cards",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2, 3, 4),
    minutes=30,
    longest=330 * MOST_ROUNDS,
    designers="",
    tradition=Facts.TAIWAN,
    publisher="Board Game Arena",
    year=2016,
    options=(
        Option("rounds", Facts.ROUNDS, Facts.ROUNDS_HELP, _ROUNDS, 3),
        Option("start_score", Facts.START_SCORE, Facts.START_SCORE_HELP, _STARTS, 20),
        Option(
            "settlement",
            Facts.SETTLEMENT,
            Facts.SETTLEMENT_HELP,
            (Choice(DIGITS, Facts.DIGITS), Choice(MARGIN, Facts.MARGIN)),
            DIGITS,
        ),
        Option(
            "bonus_counts_for_limit",
            Facts.BONUS_LIMIT,
            Facts.BONUS_LIMIT_HELP,
            (Choice(True, Facts.YES), Choice(False, Facts.NO)),
            True,
        ),
        Option(
            "dead_cards",
            Facts.DEAD_CARDS,
            Facts.DEAD_CARDS_HELP,
            (Choice(0, Facts.DEAD_0), Choice(DEAD_CARDS, Facts.DEAD_6)),
            0,
        ),
    ),
    presets=(
        Preset(
            "standard",
            Facts.STANDARD,
            {"settlement": DIGITS, "bonus_counts_for_limit": True, "dead_cards": 0},
        ),
        Preset(
            "strict", Facts.STRICT, {"settlement": MARGIN, "bonus_counts_for_limit": False, "dead_cards": 6}
        ),
    ),
)
"""The game is old; this form of it is known from the pages of Board Game Arena, the first of them dated 2016.

The longest round has fewer than 330 decisions: with four players 31 cards turned over and 49 discarded, all answered.
"""
