"""Every sentence of the settings dialog."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class SettingsText(Words):
    """Names of settings, of their values, and one line about each."""

    TITLE = "Settings"
    CLOSE = "Close"
    SYSTEM = "As the system"
    ON = "On"
    OFF = "Off"

    LANGUAGE = "Language"
    LANGUAGE_HELP = "Changes at once, also at a table."

    THEME = "Light or dark"
    THEME_HELP = "How the window and the tables are lit."
    LIGHT = "Light"
    DARK = "Dark"

    CONTRAST = "High contrast"
    CONTRAST_HELP = "Plain surfaces, stronger lines, no glow."

    MOTION = "Reduced motion"
    MOTION_HELP = "Pieces fade from place to place and do not travel."

    COACH = "Coach"
    COACH_HELP = "Says after your move what it gave away, and offers to take it back. Big: a tenth of the result or more."
    BIG_MISTAKES = "Big mistakes"
    ALL_MISTAKES = "All mistakes"

    SPEED = "Speed of the table"
    SPEED_HELP = "How fast moves are shown. The game is the same at every speed."
    SLOW = "Slow"
    NORMAL = "Normal"
    FAST = "Fast"
    NO_ANIMATION = "At once"
