"""Points: sets, corruption and its penalty, score lines, result (rules file 8.3, 8.4, 9)."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import TYPE_CHECKING, Final

from engine.core.contract import Result, ScoreLine, ranked
from engine.core.words import say
from engine.games.sobek import places
from engine.games.sobek.cards import BLESSING, CURSE, GOODS, KIND_NAMES, SETS, STEP, scarabs
from engine.games.sobek.decisions import Ask
from engine.games.sobek.words import Score

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


@unique
class Part(IntEnum):
    """What the points on the track came from; `p.tally` counts them for each seat."""

    SETS = 0  # of round 1; then of rounds 2 and 3
    PENALTY = 3  # of round 1; then of rounds 2 and 3
    GUILD = 6
    PUSHED = 7
    SWINDLE = 8


PARTS: Final = 9
"""Entries of `p.tally` for each seat."""


def book(p: Position, seat: int, part: int, points: int) -> None:
    """Move a marker by so many points, and note what they came from."""
    p.score[seat] += points
    p.tally[PARTS * seat + part] += points


# ---------------------------------------------------------------- 8.3 sets


def set_points(cards: int, blessings: int) -> int:
    """Section 8.3: cards x scarabs, with 2 scarabs for each Prosperity."""
    return cards.bit_count() * (scarabs(cards) + BLESSING * blessings)


def round_points(p: Position, seat: int) -> int:
    """Section 8.3, R: what the seat's sets of this round score, late ones their scarabs only."""
    total = 0
    for index in range(SETS * seat, SETS * (seat + 1)):
        if p.sets[index]:
            total += set_points(p.sets[index], p.blessings[index])
    for owner, _, cards in p.late:
        if owner == seat:
            total += scarabs(cards)
    return total


# ---------------------------------------------------------------- 8.4 corruption


def corruption(p: Position, seat: int) -> int:
    """Section 8.4, c: cards in the pile, and 2 for each Curse token."""
    return p.pile[seat].bit_count() + CURSE * p.curses[seat]


def punished(corruptions: list[int], pile_scarabs: list[int]) -> list[int]:
    """Section 8.4: the seats with the highest c; of these the ones with most scarabs in the pile; nobody when c is 0."""
    most = max(corruptions)
    if not most:
        return []
    tied = [seat for seat, amount in enumerate(corruptions) if amount == most]
    richest = max(pile_scarabs[seat] for seat in tied)
    return [seat for seat in tied if pile_scarabs[seat] == richest]


def penalty_steps(points: int) -> int:
    """Section 8.4: one step back for every 10 points of the round."""
    return points // STEP


# ---------------------------------------------------------------- score lines


def set_lines(p: Position, seat: int, settled: bool = False) -> list[ScoreLine]:
    """Section 8.3: a line for each of the seat's sets on the table."""
    lines = []
    for kind in GOODS:
        index = SETS * seat + kind
        if p.sets[index]:
            points = set_points(p.sets[index], p.blessings[index])
            value = scarabs(p.sets[index]) + BLESSING * p.blessings[index]
            label = say(Score.SET, kind=KIND_NAMES[kind], n=p.sets[index].bit_count(), scarabs=value)
            lines.append(ScoreLine(label, points, settled, (places.upright(seat, kind),)))
    for owner, late_kind, cards in p.late:
        if owner == seat:
            label = say(Score.LATE_SET, kind=KIND_NAMES[late_kind], scarabs=scarabs(cards))
            lines.append(ScoreLine(label, scarabs(cards), settled, (places.sideways(seat, late_kind),)))
    return lines


def _track_lines(p: Position, seat: int) -> list[ScoreLine]:
    """Points that are on the track already: rounds that were scored, penalties, tokens."""
    tally = p.tally[PARTS * seat : PARTS * (seat + 1)]
    scored = p.round if p.ask is Ask.OVER else p.round - 1
    lines = []
    for number in range(scored):
        lines.append(ScoreLine(say(Score.ROUND, round=number + 1), tally[Part.SETS + number], True))
        if penalty := tally[Part.PENALTY + number]:
            lines.append(ScoreLine(say(Score.PENALTY, round=number + 1), penalty, True))
    for part, words in (
        (Part.GUILD, Score.GUILD),
        (Part.PUSHED, Score.PUSHED),
        (Part.SWINDLE, Score.SWINDLE),
    ):
        if tally[part]:
            lines.append(ScoreLine(say(words), tally[part], True))
    return lines


def score_lines(p: Position, seat: int) -> list[ScoreLine]:
    """Return the items of a seat's score; sets on the table as if the round ended now, without penalty or late sets.

    After the end the sets of the last round stand for its line, so that they can be seen one by one.
    """
    lines = _track_lines(p, seat)
    if p.ask is not Ask.OVER:
        return lines + set_lines(p, seat)
    last = say(Score.ROUND, round=p.round)
    return [line for line in lines if line.label != last] + set_lines(p, seat, settled=True)


def result(p: Position) -> Result | None:
    """Section 9: most points win; between equals less corruption in the last round; then the place is shared."""
    if p.ask is not Ask.OVER:
        return None
    return ranked(p.score, [(-amount,) for amount in p.corruption])
