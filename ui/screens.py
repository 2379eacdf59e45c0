"""What the window and its screens owe each other: the only page both sides need to read.

A screen is a `QWidget` that fills the window below the menu bar and satisfies `Screen`. It is handed `Surroundings`
and asks the window for anything outside itself by emitting `asks` with a `Wish`. The window puts the screen's
`actions()` into its menus (shortcuts and enabled states travel with the `QAction`s), shows `title()` in its frame,
and calls `leave()` before it hides, replaces or closes a screen. A screen that is about a game says which as `game`, and
as `section` which section of its rules fits what is on it now; both may be missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction

from engine.core.words import Part, Sentence, Voice, Words
from ui.paint.cache import PixmapCache
from ui.theme.look import CurrentTheme
from ui.theme.motion import Speed


class Wish(StrEnum):
    """What a screen may ask of the window."""

    HOME = "home"
    SETTINGS = "settings"
    FULL_SCREEN = "full screen"
    RESULT = "result"
    """The match is over and its end was seen: show the result screen."""
    SAVE_AS = "save as"
    OPEN = "open"
    TEACH = "teach"
    """Open the lesson that suits the decision at the table."""
    WALK = "walk"
    """The match is over: walk through the points, chapter after chapter."""
    LOOK_BACK = "look back"
    """The match is over: say of every decision what it gave away."""
    TABLE_MODE = "table mode"
    """Show the table so that a group can read it from three metres, or as usual again."""
    ARRANGE = "arrange"
    """Set up a position by hand, beginning with that of the table."""
    CHAPTERS = "chapters"
    """Show the prepared chapter that suits the decision at the table, large."""
    RULES = "rules"
    """Show the rules of the game in front, at the section about the present decision."""


class Deed(StrEnum):
    """What can be done at a table; the key of its `QAction`, which the window sorts into its menus."""

    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    COACH = "coach"
    WHY_NOT = "why not"
    RULES = "rules"
    TEACH = "teach"
    TABLE_MODE = "table mode"
    PAUSE = "pause"
    MOVE_NOW = "move now"
    FIT = "fit"
    SORT_HAND = "sort hand"
    SPEED_OFF = "speed off"
    SPEED_FAST = "speed fast"
    SPEED_NORMAL = "speed normal"
    SPEED_SLOW = "speed slow"
    NOW = "now"
    OPEN_HAND = "open hand"
    PEN = "pen"
    ERASE = "erase"
    CHAPTERS = "chapters"
    ARRANGE = "arrange"
    SIDE = "side"


TEACHING = frozenset({Deed.NOW, Deed.OPEN_HAND, Deed.PEN, Deed.ERASE, Deed.CHAPTERS, Deed.ARRANGE, Deed.SIDE})
"""What can be done in Table mode only."""


class Language(Protocol):
    """The language in use."""

    changed: SignalInstance
    """Emitted without arguments after everything can be said in the new language."""

    @property
    def code(self) -> str:
        """Two letters: "en", "ja"."""

    def say(self, words: Words | Sentence, **parts: Part) -> str:
        """Return a finished sentence; `parts` are the named parts of a template."""

    def voice(self, names: Sequence[str] = (), you: int = -1) -> Voice:
        """Return a voice in this language; `you` is the seat addressed directly, -1 for nobody."""


class Pace(QObject):
    """How fast the table plays and whether things may travel at all; the settings keep it over restarts."""

    changed = Signal()

    def __init__(
        self, speed: Speed = Speed.NORMAL, reduced: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._speed = speed
        self._reduced = reduced

    @property
    def speed(self) -> Speed:
        """The factor on every time."""
        return self._speed

    @property
    def reduced(self) -> bool:
        """Whether the system or the person asks for reduced motion: cross-fades instead of travel."""
        return self._reduced

    def use(self, speed: Speed | None = None, reduced: bool | None = None) -> None:
        """Change the speed, reduced motion, or both; says nothing when nothing changes."""
        wanted = (
            self._speed if speed is None else speed,
            self._reduced if reduced is None else reduced,
        )
        if wanted != (self._speed, self._reduced):
            self._speed, self._reduced = wanted
            self.changed.emit()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every screen is handed: one theme, one language, one pace, one store of painted pictures for the whole window.

    `autosave` is the file the running match is kept in. `pictures` outlive a screen, so that the next lesson or match of a
    game opens with the pieces of the one before.
    """

    theme: CurrentTheme
    language: Language
    pace: Pace
    autosave: Path
    pictures: PixmapCache = field(default_factory=PixmapCache)


class Screen(Protocol):
    """What the window needs of the widget that fills it."""

    asks: SignalInstance
    """Emits a `Wish`."""

    changed: SignalInstance
    """Emitted when `title` or the set of actions changed."""

    def title(self) -> str:
        """Return what the window frame shows beside "Lamplight", in the present language; "" for nothing."""

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return the actions for the menus; texts, shortcuts and enabled states are kept up by the screen."""

    def leave(self) -> None:
        """Stop what runs (held piece, animations, AI) and make the match safe; called before hiding or closing."""
