"""How a round ended and what is paid for it, score lines, result (rules file 7). Divisions are made in `partition`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.contract import NOBODY, OptionValue, Result, ScoreLine, ranked
from engine.core.words import Player, Sentence, say
from engine.games.four_color_cards import places
from engine.games.four_color_cards.decisions import Ask
from engine.games.four_color_cards.facts import MARGIN
from engine.games.four_color_cards.melds import MELDS, cards_of, concealed_points, open_points
from engine.games.four_color_cards.words import Score

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

LIMIT: Final = 10
"""Points that a win needs (7.3)."""
FAILED_MARGIN: Final = 11
"""What a failed win pays to each with the option `margin` (9)."""
NONE: Final = -1
"""Instead of a kind or a meld: there is none."""


class Variant(NamedTuple):
    """Players and options (9)."""

    players: int
    rounds: int
    start_score: int
    margin: bool
    bonus_counts: bool
    dead_cards: int


def variant_of(players: int, options: Mapping[str, OptionValue]) -> Variant:
    """Return the variant of a set-up."""
    return Variant(
        players,
        int(options["rounds"]),
        int(options["start_score"]),
        options["settlement"] == MARGIN,
        bool(options["bonus_counts_for_limit"]),
        int(options["dead_cards"]),
    )


# ---------------------------------------------------------------- 7.1 - 7.3 a round's end


class Ending(NamedTuple):
    """How a round ended: who declared hu with which card, all melds as numbers of `melds.MELDS`, the bonus card.

    `completed` is the meld that holds the winning card. Drawn round: `declarer` is `NOBODY`, the rest empty.
    """

    declarer: int
    card: int
    open: bytes
    completed: int
    concealed: bytes
    bonus: int


DRAWN: Final = Ending(NOBODY, NONE, b"", NONE, b"", NONE)


class Total(NamedTuple):
    """The parts of what a declarer has (7.1)."""

    open: int
    hand: int
    bonus: int

    @property
    def points(self) -> int:
        """T, the sum."""
        return self.open + self.hand + self.bonus


def bonus_points(ending: Ending) -> int:
    """Section 7.2: cards of exactly the kind of the bonus card among all cards of the declarer."""
    if ending.bonus == NONE:
        return 0
    melds = ending.open + bytes([ending.completed]) + ending.concealed
    return cards_of(melds).count(ending.bonus)


def total_of(ending: Ending) -> Total:
    """Section 7.1: open melds, best division of hand and winning card, bonus card."""
    if ending.declarer == NOBODY:
        return Total(0, 0, 0)
    hand = MELDS[ending.completed].open + concealed_points(ending.concealed)
    return Total(open_points(ending.open), hand, bonus_points(ending))


def payment(variant: Variant, points: int, bonus: int) -> int:
    """Section 7.3, 9: what a declarer with so many points, the bonus among them, gets from each; negative: pays."""
    counted = points if variant.bonus_counts else points - bonus
    if counted >= LIMIT:
        return points - LIMIT + 1 if variant.margin else points // 10 + points % 10
    return -FAILED_MARGIN if variant.margin else -(LIMIT + counted)


def payments(variant: Variant, ending: Ending) -> list[int]:
    """Section 7.3: what each seat gets for a round."""
    if ending.declarer == NOBODY:
        return [0] * variant.players
    total = total_of(ending)
    each = payment(variant, total.points, total.bonus)
    paid = [-each] * variant.players
    paid[ending.declarer] = each * (variant.players - 1)
    return paid


# ---------------------------------------------------------------- score lines, 7.5 result


def round_label(variant: Variant, number: int, ending: Ending) -> Sentence:
    """Name the score line of a finished round; rounds count from 0."""
    if ending.declarer == NOBODY:
        return say(Score.DRAWN, round=number + 1)
    total = total_of(ending)
    won = payment(variant, total.points, total.bonus) > 0
    words = Score.WON if won else Score.FAILED
    return say(words, round=number + 1, who=Player(ending.declarer), total=total.points)


def score_lines(p: Position, seat: int) -> list[ScoreLine]:
    """Return the start and every finished round; a round that is not over gives nothing if the match ended now."""
    lines = [ScoreLine(say(Score.START), p.variant.start_score, True)]
    for number, ending in enumerate(p.history):
        points = payments(p.variant, ending)[seat]
        lines.append(
            ScoreLine(round_label(p.variant, number, ending), points, True, _cards_on_table(p, number))
        )
    return lines


def _cards_on_table(p: Position, number: int) -> tuple[int, ...]:
    """Return where the cards lie that a round was won with: only those of the last round are still there."""
    declarer = p.history[number].declarer
    if p.ask is not Ask.OVER or number != len(p.history) - 1 or declarer == NOBODY:
        return ()
    return places.melds(declarer), places.hand(declarer), places.OFFER, places.BONUS


def result(p: Position) -> Result | None:
    """Section 7.5: the highest score wins; equal scores share the place."""
    if p.ask is not Ask.OVER:
        return None
    return ranked(p.score, [()] * p.variant.players)
