"""Words every screen needs: the names of languages' grammar parts and the product's own sentences.

How sentences of the window are made: like the engine's, as members of enums derived from `Words`, kept in a module
`words.py` in the folder that shows them, and said with `Language.say`. Whole sentences with named parts, never glued.
"""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Grammar(Words):
    """What a voice needs besides templates."""

    YOU = "You"
    COMMA = ", "
    PLAYER = "Player {number}"


@unique
class Product(Words):
    """What Lamplight calls itself."""

    NAME = "Lamplight"
    LINE = "seven games for one table"
    TITLE = "{screen} – Lamplight"
