"""Which moves are legal (rules file 4, 5). What they do is in `rules`, why others are not in `refusals`.

What a seat may answer depends on the card on offer, its right to chi, the pack of that card's branch in its hand, and
whether it could win: a few thousand combinations, each worked out once.
"""

from __future__ import annotations

import random
from enum import IntEnum, unique
from functools import cache
from typing import TYPE_CHECKING

from engine.games.four_color_cards.cards import BRANCH, BRANCH_KINDS, BRANCHES, MOST, ONE, SHIFT, is_general
from engine.games.four_color_cards.decisions import CLAIMED, DISCARDS, MOVES, Ask, Claim, taken
from engine.games.four_color_cards.partition import BEST, INCOMPLETE, contains

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position


@unique
class Right(IntEnum):
    """What a seat may do with the card on offer besides hu, kong and pong (5, chi rights)."""

    NO_CHI = 0
    CHI = 1
    MUST = 2  # the drawer of a general: chi or more, no pass (5.2)


def right_of(p: Position, seat: int) -> Right:
    """Section 5, chi rights: of a discard the next player; of a drawn card the drawer and the next."""
    if p.drawn and is_general(p.offer):
        return Right.MUST if seat == p.origin else Right.NO_CHI
    if seat == (p.origin + 1) % p.variant.players or (p.drawn and seat == p.origin):
        return Right.CHI
    return Right.NO_CHI


def can_hu(p: Position, seat: int) -> bool:
    """Section 5, hu: whether the card on offer completes the hand; points do not matter."""
    branch = BRANCH[p.offer]
    if p.unfit[seat] & ~(1 << branch):
        return False
    return BEST[branch][p.hands[BRANCHES * seat + branch] + ONE[p.offer]] != INCOMPLETE


@cache
def answers(kind: int, pack: int, right: Right, hu: bool) -> tuple[int, ...]:
    """Section 5: all answers to an offer by a hand with this pack of the offered card's branch."""
    claims = [Claim.HU] if hu else []
    for claim in Claim:
        number = CLAIMED[kind][claim]
        if number is None or not contains(pack, taken(kind, number)):
            continue
        if claim in (Claim.KONG, Claim.PONG) or right is not Right.NO_CHI:
            claims.append(claim)
    if right is not Right.MUST:
        claims.append(Claim.PASS)
    return tuple(MOVES[kind][claim] for claim in claims)


def answers_of(p: Position, seat: int) -> tuple[int, ...]:
    """Section 5: all answers of a seat to the card on offer."""
    pack = p.hands[BRANCHES * seat + BRANCH[p.offer]]
    return answers(p.offer, pack, right_of(p, seat), can_hu(p, seat))


@cache
def _discards(branch: int, pack: int) -> tuple[int, ...]:
    """Discards from one branch: every kind of card but generals (5.3)."""
    return tuple(
        DISCARDS[kind] for kind in BRANCH_KINDS[branch] if pack >> SHIFT[kind] & MOST and not is_general(kind)
    )


def discards_of(p: Position, seat: int) -> list[int]:
    """Section 4, 5.3: all discards of a seat."""
    first = BRANCHES * seat
    moves: list[int] = []
    for branch in range(BRANCHES):
        pack = p.hands[first + branch]
        if pack:
            moves += _discards(branch, pack)
    return moves


def legal_moves(p: Position) -> list[int]:
    """All legal moves of the seat to move, in a fixed order."""
    if p.ask is Ask.ANSWER:
        return list(answers_of(p, p.to_move))
    return discards_of(p, p.to_move) if p.ask is Ask.DISCARD else []


def random_move(p: Position, rng: random.Random) -> int:
    """Return one uniformly random legal move."""
    moves = answers_of(p, p.to_move) if p.ask is Ask.ANSWER else discards_of(p, p.to_move)
    return moves[int(rng.random() * len(moves))] if len(moves) > 1 else moves[0]
