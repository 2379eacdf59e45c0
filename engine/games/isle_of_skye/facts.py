"""What the rest of Lamplight knows about Isle of Skye without loading its rules."""

from __future__ import annotations

from typing import Final

from engine.core.contract import Choice, GameFacts, Option, Preset
from engine.games.isle_of_skye.words import About

PLAYERS: Final = (2, 3, 4, 5)
RANDOM: Final = "random"
FIRST_GAME: Final = "first_game"
SCORING_OPTION: Final = "scoring"

_SEATS = (
    About.START_SEAT_1,
    About.START_SEAT_2,
    About.START_SEAT_3,
    About.START_SEAT_4,
    About.START_SEAT_5,
)


def start_option(players: int) -> str:
    """Return the id of the option that names the start player: one for each player number, as seats differ."""
    return f"start_{players}"


def _start(players: int) -> Option:
    seats = tuple(Choice(number, title) for number, title in enumerate(_SEATS[:players], 1))
    return Option(
        id=start_option(players),
        title=About.START,
        help=About.START_HELP,
        choices=(Choice(RANDOM, About.RANDOM), *seats),
        default=RANDOM,
        players=(players,),
    )


_SCORING = Option(
    id=SCORING_OPTION,
    title=About.SCORING,
    help=About.SCORING_HELP,
    choices=(Choice(RANDOM, About.RANDOM), Choice(FIRST_GAME, About.SCORING_FIRST)),
    default=RANDOM,
)

FACTS: Final = GameFacts(
    id="isle_of_skye",
    title=About.TITLE,
    summary=About.SUMMARY,
    hidden=About.HIDDEN,
    players=PLAYERS,
    minutes=50,
    longest=150,
    designers="Alexander Pfister, Andreas Pelikan",
    publisher="Lookout Games",
    year=2015,
    options=(_SCORING, *map(_start, PLAYERS)),
    presets=(
        Preset("standard", About.STANDARD, {SCORING_OPTION: RANDOM}),
        Preset("first_game", About.SCORING_FIRST, {SCORING_OPTION: FIRST_GAME}),
    ),
)
"""At most 3 prices, 1 purchase and 2 tiles to lay a player and round: 6 * 4 * 6 = 144, with five 6 * 5 * 5 = 150."""
