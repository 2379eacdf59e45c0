"""What is declared once about Imhotep: players, options, presets. Knows only `core` and the game's words."""

from __future__ import annotations

from engine.core.contract import Choice, GameFacts, Option, Preset
from engine.core.words import Words
from engine.games.imhotep.words import Facts, Terms

SITE_OPTIONS = ("market", "pyramids", "temple", "burial", "obelisks")
"""Ids of the options that choose a side, in the order of the sites (rules file 3)."""


def _side(option_id: str, title: Words, text: Words) -> Option:
    choices = (Choice("A", Facts.SIDE_A), Choice("B", Facts.SIDE_B))
    return Option(option_id, title, text, choices, "A")


FACTS = GameFacts(
    id="imhotep",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2, 3, 4),
    minutes=40,
    longest=400,
    designers="Phil Walker-Harding",
    publisher="KOSMOS",
    year=2016,
    options=(
        _side("market", Terms.MARKET, Facts.MARKET_HELP),
        _side("pyramids", Terms.PYRAMIDS, Facts.PYRAMIDS_HELP),
        _side("temple", Terms.TEMPLE, Facts.TEMPLE_HELP),
        _side("burial", Terms.BURIAL, Facts.BURIAL_HELP),
        _side("obelisks", Terms.OBELISKS, Facts.OBELISKS_HELP),
        Option(
            "wrath",
            Facts.WRATH,
            Facts.WRATH_HELP,
            (Choice(False, Facts.OFF), Choice(True, Facts.ON)),
            False,
        ),
    ),
    presets=(
        Preset("a", Facts.ALL_A, dict.fromkeys(SITE_OPTIONS, "A")),
        Preset("b", Facts.ALL_B, dict.fromkeys(SITE_OPTIONS, "B")),
        Preset("mixed", Facts.MIXED, shuffled=SITE_OPTIONS),
    ),
)
