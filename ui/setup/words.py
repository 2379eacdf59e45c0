"""Every sentence of the set-up page."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class SetupText(Words):
    """Headings, buttons, credits."""

    TITLE = "{game}: a new table"
    WHO_PLAYS = "Who plays"
    HOW_MANY = "Number of players"
    VARIANTS = "Variants"
    START = "Start"
    BACK = "Back to the shelf"
    DESIGNED = "Designed by {designers}. Published by {publisher}, {year}."
    TRADITIONAL = "A traditional game of {place}, in the form published by {publisher}, {year}."
    INDEPENDENT = (
        "Lamplight is independent of the designers and the publisher and not affiliated with them; "
        "all its pictures and texts are its own."
    )


@unique
class SeatText(Words):
    """What is said at a seat."""

    PERSON = "Person"
    PERSON_HELP = "Plays at this screen."
    COMPUTER = "Computer, {level}"
    NAME = "Name of seat {n}"
    KIND = "Who plays at seat {n}"
    COLOUR = "Colour of seat {n}: {colour}"


@unique
class Colours(Words):
    """Names of the six player colours."""

    EMBER = "Ember"
    TIDE = "Tide"
    HONEY = "Honey"
    PINE = "Pine"
    CHALK = "Chalk"
    PLUM = "Plum"


@unique
class Names(Words):
    """What computer players are called until somebody calls them otherwise."""

    AOI = "Aoi"
    BRUNO = "Bruno"
    CARMEN = "Carmen"
    DARA = "Dara"
    EMIL = "Emil"
    FUMI = "Fumi"
