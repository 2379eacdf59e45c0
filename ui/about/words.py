"""Every sentence of the About dialog."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class AboutText(Words):
    """Sections and their sentences."""

    TITLE = "About Lamplight"
    VERSION = "Version {version}"
    WHAT = "Board games for one table: against the computer, at one screen with others, or to learn."
    GAMES = "The games"
    CREDIT = "{game}: designed by {designers}, published by {publisher}, {year}"
    TRADITIONAL = "{game}: a traditional game of {place}, in the form published by {publisher}, {year}"
    INDEPENDENT = (
        "Lamplight is independent of the designers and publishers of these games and not affiliated with them. "
        "Names are used only to say which rules are played; all pictures and texts are Lamplight’s own."
    )
    MADE_OF = "Made of"
    PARTS = "Qt {qt}, PySide6 {pyside} (LGPL), Python {python}"
    LICENCE = "Lamplight is free software under the MIT licence."
    LICENCES = "Licences…"
    LICENCES_TITLE = "Licences of all parts"
    CLOSE = "Close"
