"""What a realm is probably worth at the end: points it has, corrected by what it still can do with the turns left.

The weights were chosen by matches between greedy players. All of them fade with the turns left, so that the worth of a
finished realm is its score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.contract import NOBODY
from engine.games.almadi import objectives, realm, scoring
from engine.games.almadi.components import (
    ABRIZA,
    ALADDIN,
    ALI_BABA,
    DUNYAZAD,
    FIRUZ,
    HARUN,
    HUSSAIN,
    IN_PLAY,
    MAARUF,
    MORGIANA,
    NUMBERS,
    OASIS,
    OBJECTIVE_POINTS,
    SINDBAD,
    ZUBAYDA,
    members,
)
from engine.games.almadi.objectives import NEEDS, progress

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_AHEAD: Final = 5.0
"""Points a seat makes a turn, on average (13.5)."""
_SPARE_MOSAIC: Final = 0.3
"""Worth of a mosaic card without a palace, for every turn left, up to `_MOST_MOSAIC`."""
_MOST_MOSAIC: Final = 2.4
_SPARE_GOODS: Final = 0.055
"""Worth of goods nobody carries, for every turn left, up to `_MOST_GOODS`."""
_MOST_GOODS: Final = 0.4
_SPARE_CAPACITY: Final = 0.05
_MOST_CAPACITY: Final = 0.5
_LONE_OASIS: Final = 0.2
"""Worth of an oasis without a group, for every turn left, up to `_MOST_OASIS`."""
_MOST_OASIS: Final = 2.0
_RUBY: Final = 1.3
"""Worth of a ruby before ranks are certain."""
_RUBY_IN_MODULE: Final = 0.07
"""What a ruby can buy beyond its half point, for every turn left."""
_STEP: Final = 0.9
"""Steps towards an objective a seat makes a turn when it tries."""
_SURE: Final = 0.85
"""Chance to complete an objective that is near and has time."""
_MOON: Final = 2.2
_DJINN: Final = 3.7
ONGOING: Final = {
    HUSSAIN: 0.35,
    ABRIZA: 0.3,
    ALADDIN: 0.15,
    ZUBAYDA: 0.55,
    MAARUF: 0.45,
    ALI_BABA: 0.45,
    HARUN: 0.1,
    SINDBAD: 0.6,
    MORGIANA: 0.15,
}
"""Worth of a character in play, for every turn left."""


class Outlook(NamedTuple):
    """What a seat can hope for, in points; the fields are those of `words.Say` that speak of own features."""

    oases: float
    bonus: float
    caravans: float
    palaces: float
    mosaics: float
    jars: float
    objectives: float
    rubies: float
    characters: float
    pending: float


def turns_left(state: Position, seat: int) -> int:
    """Return how many landscapes a seat will still place."""
    if state.to_move == NOBODY:
        return 0
    order = (seat - state.start) % state.players
    had = (state.turns - order + state.players - 1) // state.players
    placed = state.slot >= 0 and seat == state.to_move
    return NUMBERS.rounds - had - placed


def outlook(state: Position, seat: int, largest: int) -> Outlook:
    """Return the worth of a seat by feature; `largest` is the size of the largest group of oases of all."""
    left = turns_left(state, seat)
    oases, _, palaces, markets = state.kinds(seat)
    sizes = realm.group_sizes(oases)
    values = realm.palace_values(palaces, oases, markets)
    own, least = max(sizes, default=0), NUMBERS.min_oasis_group
    lone = sizes.count(1)
    return Outlook(
        NUMBERS.oasis_points * (sum(sizes) - lone) + lone * min(_MOST_OASIS, _LONE_OASIS * left),
        NUMBERS.largest_oasis_bonus * _lead(own, largest, left) if own >= least else 0.0,
        _caravans(state, seat, left),
        float(sum(values)),
        _mosaics(values, state.mosaics[seat], left),
        float(state.jars[seat]),
        _objectives(state, seat, left),
        _rubies(state, seat, left),
        _characters(state, seat, left) if state.module else 0.0,
        _pending(state, left) if seat == state.to_move else 0.0,
    )


def _lead(own: int, largest: int, left: int) -> float:
    """Return the chance of the largest group of oases: certain at the end, open before."""
    if not left:
        return 1.0 if own == largest else 0.0
    behind = largest - own
    return max(0.0, (0.75 if not behind else 0.35) - 0.12 * behind)


def _caravans(state: Position, seat: int, left: int) -> float:
    _, caravans, _, _ = state.kinds(seat)
    room = realm.capacity(caravans, bool(state.played[seat] & FIRUZ))
    goods = objectives.goods(state, seat)
    if goods > room:
        return room + (goods - room) * min(_MOST_GOODS, _SPARE_GOODS * left)
    return goods + (room - goods) * min(_MOST_CAPACITY, _SPARE_CAPACITY * left)


def _mosaics(values: list[int], mosaics: int, left: int) -> float:
    spare = max(0, mosaics - len(values))
    return scoring.mosaic_points(values, mosaics) + spare * min(_MOST_MOSAIC, _SPARE_MOSAIC * left)


def _objectives(state: Position, seat: int, left: int) -> float:
    """Completed ones count; unfinished ones as likely as they are near (8, 10.5)."""
    worth = float(sum(OBJECTIVE_POINTS[card] for card in members(state.completed[seat])))
    loss = 0.0 if state.played[seat] & DUNYAZAD else 1.0
    for card in members(state.unfinished[seat]):
        chance = chance_of(NEEDS[card] - progress(state, seat, card), left)
        worth += OBJECTIVE_POINTS[card] * (chance - loss * (1.0 - chance))
    return worth


def chance_of(steps: int, left: int) -> float:
    """Return how likely an objective is completed that is so many steps away, with so many turns left."""
    return max(0.0, min(_SURE, _SURE * (1.25 - steps / (_STEP * left)))) if left else 0.0


def _rubies(state: Position, seat: int, left: int) -> float:
    """Ranks become certain with the end; with characters rubies buy things (10.6, 12.2)."""
    rubies = state.rubies[seat]
    points = scoring.ruby_points(state, seat)
    if state.module:
        return points + rubies * _RUBY_IN_MODULE * left
    open_ = left / NUMBERS.rounds
    best = IN_PLAY[state.players].ruby_points[0]
    return open_ * min(best, _RUBY * rubies) + (1.0 - open_) * points


def _characters(state: Position, seat: int, left: int) -> float:
    worth = 0.0
    for card in members(state.played[seat]):
        worth += scoring.character_points(state, seat, card) + ONGOING.get(1 << card, 0.0) * left
    return worth


def _pending(state: Position, left: int) -> float:
    fading = min(1.0, left / 6)
    return state.moons * _MOON * fading + state.djinn * _DJINN


def expected(state: Position) -> list[float]:
    """Return the expected final points of every seat; exact when the match is over."""
    largest = max(
        max(realm.group_sizes(state.boards[4 * seat + OASIS]), default=0) for seat in range(state.players)
    )
    return [
        sum(outlook(state, seat, largest), 0.0) + _AHEAD * turns_left(state, seat)
        for seat in range(state.players)
    ]
