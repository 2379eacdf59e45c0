"""A set-up in the making, as one value: seats, options, preset. Pure; the page shows it and changes it.

Every change gives a new draft that is again possible: the number of seats fits the game, options exist for it, no two
seats share a colour.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from engine.ai.levels import LEVELS
from engine.core.contract import GameFacts, OptionValue, Setup
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from ui.settings.choices import LastSetup

FIRST_LEVEL = "casual"
"""The opponent of somebody who has never set up this game."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a match will start from. `preset` is the id of the chosen preset, "" for none."""

    facts: GameFacts
    seats: tuple[SeatSpec, ...]
    options: Mapping[str, OptionValue]
    preset: str = ""

    def with_players(self, players: int, names: Sequence[str]) -> Draft:
        """Add or remove seats at the end; new seats are computer players of the last level used."""
        kept = self.seats[:players]
        level = next((seat.level for seat in reversed(self.seats) if seat.kind == "ai"), FIRST_LEVEL)
        taken = {seat.name for seat in kept}
        free = iter(name for name in names if name not in taken)
        added = (SeatSpec("ai", level, next(free, "")) for _ in range(players - len(kept)))
        seats = (*kept, *added)
        return replace(self, seats=seats, options=_options_for(self.facts, len(seats), self.options))

    def with_seat(self, seat: int, spec: SeatSpec) -> Draft:
        """Change a seat; a colour that another seat had goes to that seat in exchange."""
        seats = list(self.seats)
        old = seats[seat]
        for other, there in enumerate(seats):
            if other != seat and spec.color and there.color == spec.color:
                seats[other] = msgspec.structs.replace(there, color=old.color)
        seats[seat] = spec
        return replace(self, seats=tuple(seats))

    def with_colours(self, colours: Sequence[str]) -> Draft:
        """Name the colour of every seat."""
        seats = (
            msgspec.structs.replace(seat, color=colour)
            for seat, colour in zip(self.seats, colours, strict=True)
        )
        return replace(self, seats=tuple(seats))

    def with_option(self, option: str, value: OptionValue) -> Draft:
        """Choose one value; a preset that says the same is the chosen one from now on."""
        options = {**self.options, option: value}
        return replace(self, options=options, preset=_preset_like(self.facts, options))

    def with_preset(self, preset_id: str, rng: random.Random) -> Draft:
        """Take over a preset's values and draw what it leaves to chance."""
        preset = next(preset for preset in self.facts.presets if preset.id == preset_id)
        offered = {option.id: option for option in self.facts.options_for(len(self.seats))}
        drawn = {id_: rng.choice(offered[id_].choices).value for id_ in preset.shuffled if id_ in offered}
        given = {id_: value for id_, value in preset.values.items() if id_ in offered}
        return replace(self, options={**self.options, **given, **drawn}, preset=preset_id)

    def setup(self, seed: int) -> Setup:
        """Return the checked set-up."""
        return make_setup(self.facts, len(self.seats), self.options, seed)

    def remembered(self) -> LastSetup:
        """Return what the settings keep for next time."""
        return LastSetup(self.seats, dict(self.options), self.preset)


def first_draft(facts: GameFacts, names: Sequence[str]) -> Draft:
    """Return what somebody meets who has never set up this game: one person, one opponent, the usual rules."""
    players = facts.players[0]
    seats = (SeatSpec("human"), *(SeatSpec("ai", FIRST_LEVEL, name) for name in names[: players - 1]))
    options = _options_for(facts, players, {})
    return Draft(facts, seats, options, _preset_like(facts, options))


def draft_from(facts: GameFacts, last: LastSetup | None, names: Sequence[str], rng: random.Random) -> Draft:
    """Return the last set-up of a game as far as it is still possible, chance drawn anew."""
    if last is None or len(last.seats) not in facts.players:
        return first_draft(facts, names)
    seats = tuple(map(_known_seat, last.seats))
    draft = Draft(facts, seats, _options_for(facts, len(seats), last.options), last.preset)
    preset = next((preset for preset in facts.presets if preset.id == last.preset), None)
    if preset is None:
        return replace(draft, preset="")
    return draft.with_preset(preset.id, rng) if preset.shuffled else draft


def _known_seat(seat: SeatSpec) -> SeatSpec:
    if seat.kind == "ai" and all(level.id != seat.level for level in LEVELS):
        return msgspec.structs.replace(seat, level=FIRST_LEVEL)
    return seat


def _options_for(facts: GameFacts, players: int, wanted: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for option in facts.options_for(players):
        value = wanted.get(option.id, option.default)
        chosen[option.id] = value if option.offers(value) else option.default
    return chosen


def _preset_like(facts: GameFacts, options: Mapping[str, OptionValue]) -> str:
    for preset in facts.presets:
        if not preset.shuffled and all(options.get(id_) == value for id_, value in preset.values.items()):
            return preset.id
    return ""
