"""What a realm is probably worth at the end: points it has, corrected by what it still can do with the turns left.

The weights (see `weights`) were chosen by matches between greedy players. All of them fade with the turns left, so that the worth of a
finished realm is its score.
"""

from __future__ import annotations

from math import fsum
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
from engine.games.almadi.weights import WEIGHTS

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

ONGOING: Final = {
    HUSSAIN: "hussain",
    ABRIZA: "abriza",
    ALADDIN: "aladdin",
    ZUBAYDA: "zubayda",
    MAARUF: "maaruf",
    ALI_BABA: "ali_baba",
    HARUN: "harun",
    SINDBAD: "sindbad",
    MORGIANA: "morgiana",
}
"""Characters that bring something in every turn, and the weight that says how much."""


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
        NUMBERS.oasis_points * (sum(sizes) - lone)
        + lone * min(WEIGHTS.most_oasis, WEIGHTS.lone_oasis * left),
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
    return max(0.0, (WEIGHTS.second if behind else WEIGHTS.first) - WEIGHTS.behind * behind)


def _caravans(state: Position, seat: int, left: int) -> float:
    _, caravans, _, _ = state.kinds(seat)
    room = realm.capacity(caravans, bool(state.played[seat] & FIRUZ))
    goods = objectives.goods(state, seat)
    if goods > room:
        return room + (goods - room) * min(WEIGHTS.most_goods, WEIGHTS.spare_goods * left)
    return goods + (room - goods) * min(WEIGHTS.most_capacity, WEIGHTS.spare_capacity * left)


def _mosaics(values: list[int], mosaics: int, left: int) -> float:
    spare = max(0, mosaics - len(values))
    return scoring.mosaic_points(values, mosaics) + spare * min(
        WEIGHTS.most_mosaic, WEIGHTS.spare_mosaic * left
    )


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
    if not left:
        return 0.0
    sure = WEIGHTS.sure
    return max(0.0, min(sure, sure * (WEIGHTS.near - steps / (WEIGHTS.step * left))))


def _rubies(state: Position, seat: int, left: int) -> float:
    """Ranks become certain with the end; with characters rubies buy things (10.6, 12.2)."""
    rubies = state.rubies[seat]
    points = scoring.ruby_points(state, seat)
    if state.module:
        return points + rubies * WEIGHTS.ruby_in_module * left
    open_ = left / NUMBERS.rounds
    best = IN_PLAY[state.players].ruby_points[0]
    return open_ * min(best, WEIGHTS.ruby * rubies) + (1.0 - open_) * points


def _characters(state: Position, seat: int, left: int) -> float:
    worth = 0.0
    for card in members(state.played[seat]):
        worth += scoring.character_points(state, seat, card) + ongoing(card) * left
    return worth


def ongoing(card: int, otherwise: float = 0.0) -> float:
    """Return the worth of a character in play, for every turn left; `otherwise` when it does nothing in every turn."""
    name = ONGOING.get(1 << card)
    return float(getattr(WEIGHTS, name)) if name else otherwise


def _pending(state: Position, left: int) -> float:
    fading = min(1.0, left / WEIGHTS.moon_turns)
    return state.moons * WEIGHTS.moon * fading + state.djinn * WEIGHTS.djinn


def expected(state: Position) -> list[float]:
    """Return the expected final points of every seat; exact when the match is over."""
    largest = max(
        max(realm.group_sizes(state.boards[4 * seat + OASIS]), default=0) for seat in range(state.players)
    )
    ahead = WEIGHTS.ahead
    return [
        fsum(outlook(state, seat, largest)) + ahead * turns_left(state, seat) for seat in range(state.players)
    ]
