"""Unloading, the five sites, red cards and temple rewards (rules file 6, 7, 8, 10, and the scoring of 7.3 and 8.3).

Every decision for a stone is its owner's: `p.to_move` changes, `p.ask` says what is asked. A stone stays where it is,
on its berth or in the quarry, until it is known where it goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.move import piece_of, place_of
from engine.games.imhotep import places, tell
from engine.games.imhotep.actions import get_stones
from engine.games.imhotep.components import (
    BESIDE,
    GET,
    KINDS,
    OBELISKS_B,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_BONUS,
    RED_SITE,
    REWARD_STONES,
    TEMPLE_A,
    TEMPLE_B,
    TOWER,
    Bonus,
    Card,
    Reward,
    Site,
)
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.legal import stones_to_get, unfinished

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

SEATS: Final = tuple(bytes([seat]) for seat in range(4))


# ---------------------------------------------------------------- 6 unloading


def unload(p: Position) -> None:
    """Section 6: the next stone of the ship is carried out completely, or its owner is asked."""
    owner = p.berths[p.queue[0]] - 1
    BUILD[p.docked[p.ship]](p, owner)


def lift(p: Position, owner: int) -> int:
    """Take the stone that is being placed from where it is and return that place: the quarry (10) or its berth (6)."""
    if p.reds:
        p.quarry[owner] -= 1
        return places.quarry(owner)
    index = p.queue[0]
    p.queue = p.queue[1:]
    p.berths[index] = 0
    return places.berth(index)


# ---------------------------------------------------------------- 7.1, 8.1 market


def _to_market(p: Position, owner: int) -> None:
    """Section 7.1: the owner takes a card; without a card the stone just goes back. The last card needs no choice."""
    left = [slot for slot, kind in enumerate(p.market) if kind]
    if not left and not p.pair:
        _back_to_quarry(p, owner)
    elif len(left) == 1 and not p.pair:
        _take_face_up(p, owner, left[0])
    else:
        p.to_move = owner
        p.ask = Ask.TAKE


def take(p: Position, move: int) -> None:
    """Section 7.1, 8.1: the owner of the stone takes a face-up card or the pair."""
    p.ask = Ask.NOTHING
    piece = piece_of(move)
    if piece == places.PAIR:
        _take_pair(p, p.to_move)
    else:
        _take_face_up(p, p.to_move, piece - places.market_card(0))


def _take_face_up(p: Position, seat: int, slot: int) -> None:
    """Section 7.1: a) the card, b) the stone goes back to the quarry, c) a red card is carried out."""
    kind = p.market[slot]
    p.market[slot] = 0
    if p.events is not None:
        tell.took(p, seat, kind, slot)
    _back_to_quarry(p, seat)
    gain_card(p, seat, kind)


def _take_pair(p: Position, seat: int) -> None:
    """Section 8.1: look at both cards and keep one; a single face-down card is kept."""
    if len(p.pair) == 1:
        kind = p.pair[0]
        p.pair = b""
        p.known = 0
        if p.events is not None:
            tell.took_last(p, seat, kind)
        _back_to_quarry(p, seat)
        gain_card(p, seat, kind)
        return
    if p.events is not None:
        tell.took_pair(p, seat)
    p.ask = Ask.KEEP


def keep(p: Position, move: int) -> None:
    """Section 8.1: one card of the pair is kept, the other lies face up on the discard pile."""
    p.ask = Ask.NOTHING
    seat = p.to_move
    kind = piece_of(move) - places.card(0)
    other = sum(p.pair) - kind
    p.pair = b""
    p.known = 0
    p.discard += bytes([other])
    if p.events is not None:
        tell.kept(p, seat, kind, other)
    _back_to_quarry(p, seat)
    gain_card(p, seat, kind)


def _back_to_quarry(p: Position, owner: int) -> None:
    """Section 7.1 b: the stone returns to the owner's quarry."""
    origin = lift(p, owner)
    p.quarry[owner] += 1
    if p.events is not None:
        tell.stone_back(p, owner, origin)


# ---------------------------------------------------------------- 3.5, 10 cards


def draw(p: Position) -> int:
    """Section 3, round set-up 4: the top market card, from a reshuffled discard pile if need be; 0 when there is none.

    After a reshuffle everybody can tell which cards of the pair came from the old deck: those not seen elsewhere.
    """
    if not p.deck and p.discard:
        p.deck = list(p.discard)
        p.discard = b""
        p.known = len(p.pair)
        if p.events is not None:
            tell.reshuffled(p)
    return p.chance.take(p.deck) if p.deck else 0


def draw_for(p: Position, seat: int) -> None:
    """Section 8.2 card, 8.3 column 4: the seat gets the top market card."""
    kind = draw(p)
    if kind:
        if p.events is not None:
            tell.drew(p, seat, kind)
        gain_card(p, seat, kind)
    elif p.events is not None:
        tell.no_card_left(p, seat)


def gain_card(p: Position, seat: int, kind: int) -> None:
    """Section 7.1 c: a red card is carried out now, others lie before their owner."""
    if kind > Card.PAVED_PATH:
        p.hands[KINDS * seat + kind] += 1
        return
    p.reds += bytes([kind])
    if p.quarry[seat]:
        BUILD[RED_SITE[Card(kind)]](p, seat)
    elif p.events is not None:
        tell.no_stone_left(p, seat, kind)


def discard_red(p: Position) -> None:
    """Section 10: the newest red card has had its whole effect."""
    kind = p.reds[-1]
    p.reds = p.reds[:-1]
    p.discard += bytes([kind])
    if p.events is not None:
        tell.carried_out(p, kind)


# ---------------------------------------------------------------- 7.2, 8.2 pyramids


def _to_pyramids(p: Position, owner: int) -> None:
    """Section 7.2; on side B the owner chooses an unfinished pyramid if there is more than one (8.2)."""
    if not p.variant.pyramids_b:
        _build_pyramid_a(p, owner)
        return
    left = unfinished(p)
    if not left:
        _lay_beside(p, owner)
    elif len(left) == 1:
        _build_pyramid_b(p, owner, left[0])
    else:
        p.to_move = owner
        p.ask = Ask.PYRAMID


def _build_pyramid_a(p: Position, owner: int) -> None:
    """Section 7.2: the next space, points at once."""
    stones = p.pyramids[0]
    count = len(stones)
    points = PYRAMID_A[count] if count < len(PYRAMID_A) else BESIDE
    origin = lift(p, owner)
    p.pyramids = (stones + SEATS[owner],)
    p.score[owner] += points
    if p.events is not None:
        tell.pyramid(p, owner, origin, count, points)


def _lay_beside(p: Position, owner: int) -> None:
    """Section 8.2: all three pyramids are complete; 1 point beside them."""
    *small, beside = p.pyramids
    origin = lift(p, owner)
    p.pyramids = (*small, beside + SEATS[owner])
    p.score[owner] += BESIDE
    if p.events is not None:
        tell.beside(p, owner, origin, len(beside), BESIDE)


def choose_pyramid(p: Position, move: int) -> None:
    """Section 8.2: the owner of the stone has chosen a pyramid."""
    p.ask = Ask.NOTHING
    _build_pyramid_b(p, p.to_move, place_of(move) - places.pyramid(0))


def _build_pyramid_b(p: Position, owner: int, number: int) -> None:
    """Section 8.2: the next space of this pyramid, points at once, then the bonus."""
    small = list(p.pyramids)
    count = len(small[number])
    points = PYRAMID_B[number][count]
    origin = lift(p, owner)
    small[number] += SEATS[owner]
    p.pyramids = tuple(small)
    p.score[owner] += points
    if p.events is not None:
        tell.small_pyramid(p, owner, origin, number, count, points)
    _give_bonus(p, owner, PYRAMID_BONUS[number][count])


def _give_bonus(p: Position, owner: int, bonus: Bonus) -> None:
    """Section 8.2, bonuses, after the point."""
    match bonus:
        case Bonus.CARD:
            draw_for(p, owner)
        case Bonus.STONES:
            get_stones(p, owner, GET)
        case Bonus.LOAD if p.sled[owner] and p.empty:
            p.to_move = owner
            p.ask = Ask.BONUS
        case _:
            pass


# ---------------------------------------------------------------- 7.3, 8.3 temple


def _to_temple(p: Position, owner: int) -> None:
    """Section 7.3: columns are filled from left to right, then a new layer."""
    origin = lift(p, owner)
    count = len(p.temple)
    p.temple += SEATS[owner]
    if p.events is not None:
        tell.temple(p, owner, origin, count)


def visible(p: Position, column: int) -> int:
    """Section 7.3: number of the stone seen from above in a column, -1 when the column is empty."""
    last = len(p.temple) - 1
    return last - (last - column) % p.variant.width if column <= last else -1


def score_column(p: Position) -> None:
    """Section 7.3, 8.3: the visible stone of the next temple column gives its owner the reward of the column."""
    number = visible(p, p.column)
    reward = (TEMPLE_B if p.variant.temple_b else TEMPLE_A)[p.column]
    p.column += 1
    if number < 0:
        return
    owner = p.temple[number]
    match reward:
        case Reward.CARD:
            draw_for(p, owner)
        case Reward.TWO_POINTS:
            _temple_points(p, owner, 2)
        case Reward.POINT_OR_STONES if stones_to_get(p, owner, REWARD_STONES):
            p.to_move = owner
            p.ask = Ask.REWARD
        case _:
            _temple_points(p, owner, 1)


def _temple_points(p: Position, owner: int, points: int) -> None:
    p.score[owner] += points
    p.temple_points[owner] += points
    if p.events is not None:
        tell.temple_points(p, owner, visible(p, p.column - 1), points)


def choose_reward(p: Position, move: int) -> None:
    """Section 8.3: 1 point, or up to 2 stones."""
    p.ask = Ask.NOTHING
    if place_of(move) == places.POINT:
        _temple_points(p, p.to_move, 1)
    else:
        get_stones(p, p.to_move, REWARD_STONES)


# ---------------------------------------------------------------- 7.4, 8.4 burial chamber


def _to_burial(p: Position, owner: int) -> None:
    """Section 7.4: the next space, column by column, from top to bottom; scored at the end."""
    origin = lift(p, owner)
    count = len(p.burial)
    p.burial += SEATS[owner]
    if p.events is not None:
        tell.burial(p, owner, origin, count)


# ---------------------------------------------------------------- 7.5, 8.5 obelisks


def waiting(p: Position, seat: int) -> int:
    """Section 8.5: stones of a seat that are in no tower."""
    return p.obelisks[seat] - TOWER * p.towers.count(seat)


def _to_obelisks(p: Position, owner: int) -> None:
    """Section 7.5: onto the owner's obelisk; on side B three waiting stones become a tower at once (8.5)."""
    origin = lift(p, owner)
    before = waiting(p, owner)
    p.obelisks[owner] += 1
    if p.events is not None:
        tell.obelisk(p, owner, origin, before)
    if p.variant.obelisks_b and before + 1 >= TOWER and len(p.towers) < len(OBELISKS_B):
        _raise_tower(p, owner)


def _raise_tower(p: Position, owner: int) -> None:
    """Section 8.5: the tower takes the free space of highest value and scores it immediately."""
    points = OBELISKS_B[len(p.towers)]
    p.towers += SEATS[owner]
    p.score[owner] += points
    if p.events is not None:
        tell.tower(p, owner, points)


Builder = Callable[["Position", int], None]

BUILD: Final[dict[int, Builder]] = {
    Site.MARKET: _to_market,
    Site.PYRAMIDS: _to_pyramids,
    Site.TEMPLE: _to_temple,
    Site.BURIAL: _to_burial,
    Site.OBELISKS: _to_obelisks,
}
"""What a stone does at a site; the stone is the one `lift` finds."""
