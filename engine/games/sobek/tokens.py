"""Event tokens: looking at them, choosing one, and what they do (rules file 5.2, 7).

The token that is being carried out is `p.token`. Curse and Prosperity stay where they are put, the others leave the round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.core.move import piece_of, place_of
from engine.games.sobek import legal, memory, places, powers, scoring, tell
from engine.games.sobek.cards import SETS, Token
from engine.games.sobek.decisions import Ask
from engine.games.sobek.scoring import Part
from engine.games.sobek.track import step_back, step_forward

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


# ---------------------------------------------------------------- 5.2 choosing


def look(p: Position, seat: int) -> None:
    """Section 5.2: the player looks at all remaining tokens and must choose one; equal ones leave no choice."""
    p.looked |= 1 << seat
    if p.events is not None:
        tell.looked_at_tokens(p, seat)
    kinds = [token for token, count in enumerate(p.tokens) if count]
    if len(kinds) == 1:
        _apply(p, kinds[0])
    else:
        p.ask = Ask.TOKEN


def choose(p: Position, move: int) -> None:
    """Section 5.2: the chosen token is shown and applied."""
    _apply(p, piece_of(move) - places.token(0))


def _apply(p: Position, token: int) -> None:
    p.tokens[token] -= 1
    p.used[token] += 1
    p.token = token
    p.ask = Ask.NOTHING
    if p.events is not None:
        tell.chose_token(p, p.to_move, token)
    EFFECTS[token](p, p.to_move)


# ---------------------------------------------------------------- 7 effects


def _guild(p: Position, seat: int) -> None:
    """Section 7: first the own step forward, then an opponent's step back."""
    move_marker(p, seat, step_forward(p.score[seat], p.variant.regular), Part.GUILD)
    powers.ask_opponent(p, meet)


def _flood(p: Position, seat: int) -> None:
    """Section 7: a complete further turn."""
    p.flood = True
    if p.events is not None:
        tell.flood(p, seat)


def _curse(p: Position, _: int) -> None:
    """Section 7: for an opponent of own choice."""
    powers.ask_opponent(p, meet)


def meet(p: Position, other: int) -> None:
    """Section 7: a Guild or a Curse has met an opponent."""
    p.ask = Ask.NOTHING
    if p.token == Token.GUILD:
        move_marker(p, other, step_back(p.score[other], p.variant.regular), Part.PUSHED)
        return
    p.curses[other] += 1
    if p.events is not None:
        tell.cursed(p, other)


def _prosperity(p: Position, seat: int) -> None:
    """Section 7: on an own laid wheat, fish or cattle set; without one it has no effect."""
    sets = legal.blessable(p, seat)
    if len(sets) == 1:
        bless(p, sets[0])
    elif sets:
        p.ask = Ask.BLESS
    elif p.events is not None:
        tell.nothing_to_bless(p, seat)


def bless(p: Position, kind: int) -> None:
    """Section 7: 2 scarabs more for the set."""
    p.blessings[SETS * p.to_move + kind] += 1
    if p.events is not None:
        tell.blessed(p, p.to_move, kind)
    p.ask = Ask.NOTHING


def _embalming(p: Position, seat: int) -> None:
    """Section 7: all cards of the own pile come to the hand; Curse tokens stay."""
    cards = p.pile[seat]
    p.hand[seat] |= cards
    p.pile[seat] = 0
    memory.embalmed(p, seat)
    if p.events is not None:
        tell.embalmed(p, seat, cards)


def _swindle(p: Position, seat: int) -> None:
    """Section 7: forward by the number of cards in the own pile, which becomes public."""
    memory.counted(p, seat)
    cards = p.pile[seat].bit_count()
    if cards:
        move_marker(p, seat, p.score[seat] + cards, Part.SWINDLE)
    elif p.events is not None:
        tell.nothing_to_swindle(p, seat)


def move_marker(p: Position, seat: int, score: int, part: Part) -> None:
    """Section 7: a marker moves immediately."""
    old = p.score[seat]
    scoring.book(p, seat, part, score - old)
    if p.events is not None:
        tell.moved_marker(p, seat, old, score)


EFFECTS: Final[tuple[Callable[[Position, int], None], ...]] = (
    _guild,
    _flood,
    _curse,
    _prosperity,
    _embalming,
    _swindle,
)
"""By `Token`."""


# ---------------------------------------------------------------- what is in play meets its aim


def aim(p: Position, move: int) -> None:
    """Section 6, 7: the character or token in play meets a player, a set or a kind."""
    place = place_of(move)
    if p.token == Token.PROSPERITY:
        bless(p, places.owner_and_kind(place, places.UPRIGHT)[1])
    elif p.token != NOBODY:
        meet(p, place - places.player(0))
    elif p.ask is Ask.KIND:
        powers.purge(p, place - places.kind(0))
    else:
        powers.meet(p, place - places.player(0))
