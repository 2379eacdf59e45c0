"""Why the computer prefers a move, in words: the feature of `worth` that weighs most, with its real numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from engine.core.words import Sentence, Words, say
from engine.games.almadi import objectives, realm, rules, scoring
from engine.games.almadi.components import CARAVAN, FIRUZ, OASIS, OBJECTIVE_POINTS, members
from engine.games.almadi.objectives import progress
from engine.games.almadi.places import Ask
from engine.games.almadi.words import Say
from engine.games.almadi.worth import Outlook, outlook

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

Measure = Callable[["Position", int], int]


def explain(state: Position, move: int, instead: int) -> Sentence:
    """Name the feature that weighs most for `move` beside `instead`, or beside the position before the move."""
    if state.ask in (Ask.START, Ask.KEEP):
        return say(Say.LATER)
    after, other = _after(state, move), _after(state, instead) if instead else state
    gains = list(_gains(after, other, state.to_move))
    return max(gains, key=lambda gain: gain[0], default=(0.0, say(Say.LATER)))[1]


def _after(state: Position, move: int) -> Position:
    after = state.copy()
    rules.play(after, move)
    return after


def _gains(after: Position, other: Position, seat: int) -> Iterator[tuple[float, Sentence]]:
    """Yield gain and sentence of every feature that is better in `after` and shows in numbers."""
    new, old = _outlook(after, seat), _outlook(other, seat)
    for feature, worth, old_worth in zip(Outlook._fields, new, old, strict=True):
        if worth <= old_worth:
            continue
        for words, measure in _TOLD[feature]:
            count, old_count = measure(after, seat), measure(other, seat)
            if count > old_count:
                yield worth - old_worth, say(words, n=count, other=old_count)
                break


def _outlook(state: Position, seat: int) -> Outlook:
    return outlook(state, seat, scoring.largest_group(state))


def _category(number: int) -> Measure:
    """Measure the points of one category of the score sheet."""
    return lambda state, seat: scoring.points(state, seat, scoring.largest_group(state))[number]


def _capacity(state: Position, seat: int) -> int:
    return realm.capacity(state.boards[4 * seat + CARAVAN], bool(state.played[seat] & FIRUZ))


def _completed(state: Position, seat: int) -> int:
    return sum(OBJECTIVE_POINTS[card] for card in members(state.completed[seat]))


def _steps(state: Position, seat: int) -> int:
    return sum(progress(state, seat, card) for card in members(state.unfinished[seat]))


_OASES, _BONUS, _CARAVANS, _PALACES, _MOSAICS = range(5)
_CHARACTERS: Final = 8
_TOLD: Final[dict[str, tuple[tuple[Words, Measure], ...]]] = {
    "oases": (
        (Say.OASES, _category(_OASES)),
        (Say.LONE_OASES, lambda state, seat: state.boards[4 * seat + OASIS].bit_count()),
    ),
    "bonus": ((Say.BONUS, _category(_BONUS)),),
    "caravans": (
        (Say.CARAVANS, _category(_CARAVANS)),
        (Say.GOODS, objectives.goods),
        (Say.CAPACITY, _capacity),
    ),
    "palaces": ((Say.PALACES, _category(_PALACES)),),
    "mosaics": (
        (Say.MOSAICS, _category(_MOSAICS)),
        (Say.MOSAIC_CARDS, lambda state, seat: state.mosaics[seat]),
    ),
    "jars": ((Say.JARS, lambda state, seat: state.jars[seat]),),
    "objectives": (
        (Say.COMPLETED, _completed),
        (Say.UNFINISHED, lambda state, seat: state.unfinished[seat].bit_count()),
        (Say.PROGRESS, _steps),
    ),
    "rubies": ((Say.RUBIES, lambda state, seat: state.rubies[seat]),),
    "characters": (
        (Say.CHARACTERS, _category(_CHARACTERS)),
        (Say.IN_PLAY, lambda state, seat: state.played[seat].bit_count()),
    ),
    "pending": (
        (Say.MOONS, lambda state, seat: state.moons if seat == state.to_move else 0),
        (Say.DJINNS, lambda state, seat: int(state.djinn) if seat == state.to_move else 0),
    ),
}
"""By feature: what is told of it, the plainest first."""
