"""Set-up, turns, end of a round and of the game (rules file 3, 4, 5, 8, 9). Actions are in `actions`, powers of
characters in `powers`, tokens in `tokens`.

A handler for each verb carries out a decision and leaves in `p.ask` what has to be decided next; with `Ask.NOTHING`
left, `proceed` carries on with all that happens by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.chance import Chance
from engine.core.contract import NOBODY, Event, Setup
from engine.core.move import VERB_SHIFT, place_of
from engine.games.sobek import actions, legal, memory, places, powers, scoring, tell, tokens
from engine.games.sobek.cards import (
    BACK_MASK,
    CARDS,
    FACE_MASK,
    GOAL,
    HANDED,
    ROUNDS,
    SETS,
    TOKEN_COUNTS,
    TOKENS_LAID,
    Back,
    each,
    scarabs,
    variant_of,
)
from engine.games.sobek.decisions import Ask
from engine.games.sobek.scoring import PARTS, Part
from engine.games.sobek.track import steps_back

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


# ---------------------------------------------------------------- 3, 4 set-up


def set_up(p: Position, setup: Setup) -> None:
    """Section 3: everything before the first turn; the start player of round 1 is random."""
    p.variant = variant_of(setup.players, setup.options)
    p.chance = Chance(setup.seed)
    p.events = None
    p.minds = tuple(range(setup.players))
    p.score = [0] * setup.players
    p.tally = [0] * (PARTS * setup.players)
    p.corruption = ()
    p.round = 0
    _start_round(p)
    _begin_turns(p, p.chance.below(setup.players))


def _start_round(p: Position) -> None:
    """Section 4.1 to 4.5: all cards and tokens are collected, shuffled and laid out anew."""
    p.round += 1
    if p.events is not None:
        tell.round_begins(p)
    _clear_table(p)
    _deal(p)
    memory.forget(p)
    if p.events is not None:
        tell.dealt(p)
    actions.lay_row(p)


def _clear_table(p: Position) -> None:
    """Section 4.1: hands, sets, piles are empty, nothing is pending."""
    n = p.variant.players
    p.pile = [0] * n
    p.sets = [0] * (SETS * n)
    p.blessings = [0] * (SETS * n)
    p.late = ()
    p.curses = [0] * n
    p.out = p.discards = p.laying = p.looked = 0
    p.kind = p.played = p.token = p.victim = p.caller = NOBODY
    p.flood = False


def _deal(p: Position) -> None:
    """Section 4.2 to 4.4: 2 green cards for each player, the deck, 5 tokens."""
    green = list(each(BACK_MASK[Back.GREEN]))
    p.chance.shuffle(green)
    starts = range(0, HANDED * p.variant.players, HANDED)
    p.hand = [sum(1 << card for card in green[first : first + HANDED]) for first in starts]
    deck = list(range(len(green), CARDS))
    p.chance.shuffle(deck)
    p.deck = bytes(deck[p.variant.removed :])
    box = [token for token, count in enumerate(TOKEN_COUNTS) for _ in range(count)]
    p.chance.shuffle(box)
    p.tokens = [box[:TOKENS_LAID].count(token) for token in range(len(TOKEN_COUNTS))]
    p.used = [0] * len(TOKEN_COUNTS)


def _ask_start(p: Position) -> None:
    """Section 4.6: the player with the lowest score, at random between equals, names the start player."""
    lowest = [seat for seat, score in enumerate(p.score) if score == min(p.score)]
    seat = lowest[0] if len(lowest) == 1 else lowest[p.chance.below(len(lowest))]
    p.to_move = p.turn = seat
    p.start = NOBODY
    p.ask = Ask.START


def name_start(p: Position, move: int) -> None:
    """Section 4.6: any player, also him- or herself."""
    _begin_turns(p, place_of(move) - places.player(0))


def _begin_turns(p: Position, seat: int) -> None:
    p.start = p.turn = p.to_move = seat
    p.ask = Ask.ACT
    if p.events is not None:
        tell.starts(p, seat)


# ---------------------------------------------------------------- 5 turns


def play(p: Position, move: int, events: list[Event] | None) -> None:
    """Carry out a legal decision and everything that follows from it by itself."""
    p.events = events
    HANDLERS[move >> VERB_SHIFT](p, move)
    if p.ask is Ask.NOTHING:
        proceed(p)
    p.events = None


def proceed(p: Position) -> None:
    """Carry on until somebody has to decide: discards for a Scribe, the turn's end, late sets, a new round."""
    if p.caller != NOBODY:
        _call_late_sets(p)
    elif not powers.ask_discard(p):
        _end_turn(p)


def _end_turn(p: Position) -> None:
    """Section 5, 5.4: the left neighbour is next, after a Flood the same player; without a row the round is over."""
    if p.played != NOBODY:
        p.discards |= FACE_MASK[p.played]
        if p.events is not None:
            tell.carried_out(p)
    p.played = p.token = NOBODY
    if not p.row:
        p.flood = False
        p.caller = 0
        _call_late_sets(p)
        return
    if p.flood:
        p.flood = False
    else:
        p.turn = (p.turn + 1) % p.variant.players
    p.to_move = p.turn
    p.ask = Ask.ACT


# ---------------------------------------------------------------- 8 end of a round


def _call_late_sets(p: Position) -> None:
    """Section 8.1: in turn order from the start player, whoever can lay late sets is asked."""
    n = p.variant.players
    while p.caller < n:
        seat = (p.start + p.caller) % n
        if legal.startable_late(p, seat):
            p.to_move = p.turn = seat
            p.ask = Ask.LATE
            return
        if p.events is not None:
            tell.passed(p, seat)
        p.caller += 1
    _end_round(p)


def _end_round(p: Position) -> None:
    """Section 8.2 to 8.5: hands to the piles, points, penalty; then the end of the game or a new round."""
    p.caller = NOBODY
    if p.events is not None:
        tell.hands_given_up(p)
    memory.gave_up_hands(p)
    for seat, hand in enumerate(p.hand):
        p.pile[seat] |= hand
        p.hand[seat] = 0
    points = _score_sets(p)
    _punish(p, points)
    if game_ends(p):
        p.ask = Ask.OVER
        p.to_move = p.turn = NOBODY
        return
    _start_round(p)
    _ask_start(p)


def _score_sets(p: Position) -> list[int]:
    """Section 8.3: R for every seat, added to the score."""
    points = []
    for seat in range(p.variant.players):
        gained = scoring.round_points(p, seat)
        points.append(gained)
        scoring.book(p, seat, Part.SETS + p.round - 1, gained)
        if p.events is not None:
            tell.scored(p, seat)
    return points


def _punish(p: Position, points: list[int]) -> None:
    """Section 8.4: the most corrupt go back, a step for every 10 points of the round."""
    seats = range(p.variant.players)
    p.corruption = tuple(scoring.corruption(p, seat) for seat in seats)
    treasures = [scarabs(p.pile[seat]) for seat in seats]
    if p.events is not None:
        tell.corruption_compared(p)
    for seat in scoring.punished(list(p.corruption), treasures):
        old = p.score[seat]
        steps = scoring.penalty_steps(points[seat])
        new = steps_back(old, steps, p.variant.regular)
        scoring.book(p, seat, Part.PENALTY + p.round - 1, new - old)
        if p.events is not None:
            tell.punished(p, seat, steps, old)


def game_ends(p: Position) -> bool:
    """Section 9: after round 3, or after round 2 with a score of 100 or more (12)."""
    return p.round == ROUNDS or (p.round == ROUNDS - 1 and p.variant.early and max(p.score) >= GOAL)


Handler = Callable[["Position", int], None]

HANDLERS: Final[tuple[Handler, ...]] = (
    actions.finish,  # verb 0 is never legal
    actions.take,
    actions.lay,
    actions.finish,
    actions.play_character,
    tokens.choose,
    tokens.aim,
    powers.pick,
    powers.steal,
    powers.discard,
    actions.pass_late,
    name_start,
)
"""By `Verb`."""
