"""Everything the app remembers about a person's wishes, as one checked value.

Owns the meaning and the defaults of every setting; `store` owns the file, `dialog` the widgets. Unknown fields of a
newer version are ignored; a value that cannot be makes the whole file damaged.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.core.saves import SeatSpec
from ui.theme.motion import Speed

MAX_RECENT = 8

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
LongText = Annotated[str, msgspec.Meta(max_length=4000)]

ThemeChoice = Literal["system", "light", "dark"]
SystemOrNot = Literal["system", "on", "off"]
CoachChoice = Literal["off", "big", "all"]
SpeedChoice = Literal["slow", "normal", "fast", "off"]


class LastSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game was set up last time."""

    seats: Annotated[tuple[SeatSpec, ...], msgspec.Meta(max_length=8)] = ()
    options: Annotated[dict[ShortText, bool | int | str], msgspec.Meta(max_length=64)] = {}
    preset: ShortText = ""


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """All settings. `geometry` is Qt's own text for the window's place, `recent` are paths of saved tables."""

    language: ShortText = "system"
    theme: ThemeChoice = "system"
    contrast: SystemOrNot = "system"
    reduced_motion: SystemOrNot = "system"
    speed: SpeedChoice = "normal"
    coach: CoachChoice = "off"
    geometry: LongText = ""
    recent: Annotated[tuple[LongText, ...], msgspec.Meta(max_length=MAX_RECENT)] = ()
    setups: Annotated[dict[ShortText, LastSetup], msgspec.Meta(max_length=64)] = {}

    @property
    def pace(self) -> Speed:
        """The speed of the table."""
        return Speed[self.speed.upper()]


def with_recent(choices: Choices, path: str) -> Choices:
    """Return the choices with a saved table put first among the recent ones."""
    others = [other for other in choices.recent if other != path]
    return msgspec.structs.replace(choices, recent=(path, *others)[:MAX_RECENT])


def without_recent(choices: Choices, path: str) -> Choices:
    """Return the choices with a saved table forgotten."""
    return msgspec.structs.replace(choices, recent=tuple(other for other in choices.recent if other != path))


def with_setup(choices: Choices, game: str, setup: LastSetup) -> Choices:
    """Return the choices with a game's last set-up remembered."""
    return msgspec.structs.replace(choices, setups={**choices.setups, game: setup})
