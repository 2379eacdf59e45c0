"""Every sentence of the rules viewer, of print and of the quick reference."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class RulesText(Words):
    """The viewer."""

    TAB = "Rules"
    TITLE = "{game}: the rules"
    CONTENTS = "Contents"
    GAME = "Game"
    FIND = "Find in the rules"
    FOUND = "{number} of {all}"
    NOT_FOUND = "not found"
    NEXT = "Next place found"
    PREVIOUS = "Previous place found"
    PRINT = "Print…"
    QUICK = "Quick reference as PDF…"
    OPEN = "Open in a window"
    SECTION = "Rules {section}"
    SECTION_NAMED = "Rules {section}, {words}"
    PAGE = "{page} of {pages}"


@unique
class QuickText(Words):
    """The quick reference on one page, and saving it."""

    FOOT = "{game}: quick reference"
    FACTS = "{players} players, about {minutes:minute|minutes}"
    SAVE_TITLE = "Save the quick reference"
    KIND = "PDF files"
    FILE = "{game} quick reference"
    NOT_SAVED_TITLE = "The quick reference was not saved"
    NOT_SAVED = "{file}: {why}"
