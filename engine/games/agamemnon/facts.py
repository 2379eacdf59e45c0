"""What Agamemnon is for people and programs that choose it: options, length, what is hidden."""

from __future__ import annotations

from engine.core.contract import Choice, GameFacts, Option, Preset
from engine.games.agamemnon.words import Facts

FACTS = GameFacts(
    id="agamemnon",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2,),
    minutes=30,
    longest=200,
    designers="Gunter Cornett",
    publisher="Osprey Games",
    year=2016,
    options=(
        Option(
            "board",
            Facts.BOARD,
            Facts.BOARD_HELP,
            (Choice("agamemnon", Facts.TITLE), Choice("loom", Facts.LOOM)),
            "agamemnon",
        ),
        Option(
            "draw",
            Facts.DRAW,
            Facts.DRAW_HELP,
            (Choice("standard", Facts.STANDARD), Choice("oracle", Facts.ORACLE), Choice("defy", Facts.DEFY)),
            "standard",
        ),
        Option(
            "first_player",
            Facts.FIRST_PLAYER,
            Facts.FIRST_PLAYER_HELP,
            (Choice("random", Facts.RANDOM), Choice("greek", Facts.GREEK), Choice("trojan", Facts.TROJAN)),
            "random",
        ),
    ),
    presets=(
        Preset("agamemnon", Facts.TITLE, {"board": "agamemnon", "draw": "standard"}),
        Preset("loom", Facts.LOOM, {"board": "loom", "draw": "standard"}),
        Preset("loom_oracle", Facts.LOOM_ORACLE, {"board": "loom", "draw": "oracle"}),
    ),
)
