"""Checks of what is asked in a state that comes from JSON: it can be asked, of whom it is asked, and has an answer.

The rest of a state is checked in `audit`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, BadState
from engine.games.sobek import legal
from engine.games.sobek.cards import (
    ADDED,
    AMULETS,
    GOAL,
    KEPT,
    KIND_MASK,
    PRIESTS,
    ROUNDS,
    SCRIBES,
    SETS,
    SMALLEST,
    Face,
    Token,
)
from engine.games.sobek.decisions import Ask

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


def require(true: bool, field: str, why: str) -> None:
    """Raise `BadState` for a field of the state unless something is true."""
    if not true:
        raise BadState(f"$.{field}", why)


def check_decision(p: Position) -> None:
    """4 to 9: what is asked can be asked, of whom it is asked, and nothing else is pending."""
    if p.ask is Ask.OVER:
        require(p.to_move == p.turn == NOBODY, "to_move", "is somebody though the match is over")
        early = p.round == ROUNDS - 1 and p.variant.early and max(p.score) >= GOAL
        require(p.round == ROUNDS or early, "round", "is not the last")
        require(not p.row and not p.deck and not any(p.hand), "row", "is left after the end")
        _nothing_pending(p)
        return
    require(p.to_move >= 0 and p.turn >= 0, "to_move", "is nobody though the match goes on")
    late = p.ask in (Ask.LATE, Ask.LATE_SET)
    require(late == (p.caller != NOBODY), "caller", "does not fit what is asked")
    require((p.start == NOBODY) == (p.ask is Ask.START), "start", "does not fit what is asked")
    require(late != bool(p.row), "row", "does not fit what is asked")
    require(p.ask is Ask.DISCARD or p.to_move == p.turn, "to_move", "is not the player whose turn it is")
    laying = p.ask in (Ask.SET, Ask.ADD, Ask.LATE_SET)
    require(laying or (not p.laying and p.kind == NOBODY), "laying", "does not fit what is asked")
    require((p.kind != NOBODY) == (p.laying > 0), "kind", "does not fit the cards laid")
    require((p.victim != NOBODY) == (p.ask in (Ask.PICK, Ask.BACK)), "victim", "does not fit what is asked")
    _ASKED[p.ask](p)
    require(bool(legal.legal_moves(p)), "ask", "has no possible answer")


def _nothing_pending(p: Position) -> None:
    require(
        p.played == p.token == p.victim == p.kind == NOBODY and not p.laying,
        "ask",
        "leaves something pending",
    )
    require(p.caller == NOBODY and not p.flood, "ask", "leaves something pending")


def _act(p: Position) -> None:
    _nothing_pending(p)


def _set(p: Position) -> None:
    require(p.played == p.token == NOBODY and not p.flood, "played", "does not fit what is asked")
    _laying(p)
    need = SMALLEST - p.laying.bit_count()
    more = legal.fitting(p, p.to_move, p.kind)
    require(more.bit_count() >= need, "laying", "can never be a set")
    joins = p.ask is Ask.SET and p.sets[SETS * p.to_move + p.kind] > 0
    require(joins or (p.laying | more) & ~AMULETS > 0, "laying", "can never be a set")


def _laying(p: Position) -> None:
    require(p.laying > 0, "laying", "is empty although a set is being laid")
    require(p.laying & ~(KIND_MASK[p.kind] | AMULETS) == 0, "laying", "has a card that does not fit")


def _token(p: Position) -> None:
    require(p.played == p.token == NOBODY and not p.flood, "played", "does not fit what is asked")
    require(len([count for count in p.tokens if count]) > 1, "tokens", "leave nothing to choose")
    require(p.looked >> p.to_move & 1 == 1, "looked", "lacks the player who chooses a token")


def _in_play(p: Position, played: tuple[int, ...], tokens: tuple[int, ...] = ()) -> None:
    fits = (p.played in played and p.token == NOBODY) or (p.token in tokens and p.played == NOBODY)
    require(fits and not p.flood, "played", "does not fit what is asked")


def _opponent(p: Position) -> None:
    _in_play(p, (Face.VIZIER, Face.THIEF), (Token.GUILD, Token.CURSE))
    require(p.variant.players > 2, "ask", "leaves nothing to choose")


def _bless(p: Position) -> None:
    _in_play(p, (), (Token.PROSPERITY,))
    require(len(legal.blessable(p, p.to_move)) > 1, "ask", "leaves nothing to choose")


def _kind(p: Position) -> None:
    _in_play(p, PRIESTS)


def _visits(p: Position, face: Face) -> None:
    _in_play(p, (face,))
    require(p.victim not in (p.to_move, NOBODY), "victim", "is no opponent")


def _pick(p: Position) -> None:
    _visits(p, Face.VIZIER)


def _back(p: Position) -> None:
    _visits(p, Face.THIEF)


def _discard(p: Position) -> None:
    _in_play(p, SCRIBES)
    require(p.to_move != p.turn, "to_move", "is the player of the Scribe")
    require(p.hand[p.to_move].bit_count() > KEPT, "hand", "is not too large for the Scribe")


def _add(p: Position) -> None:
    _in_play(p, (Face.COURTESAN,))
    if p.laying:
        _laying(p)
        require(p.laying.bit_count() < ADDED, "laying", "has all cards the Courtesan adds")
        require(p.sets[SETS * p.to_move + p.kind] > 0, "kind", "is of no laid set")
        require(legal.fitting(p, p.to_move, p.kind) > 0, "laying", "leaves nothing to choose")


def _reach(p: Position) -> None:
    _in_play(p, (Face.MERCHANT,))
    require(len(p.row) > 1, "row", "leaves nothing to choose")


def _late(p: Position) -> None:
    require(p.played == p.token == NOBODY and not p.flood, "played", "does not fit what is asked")
    require(
        p.to_move == (p.start + p.caller) % p.variant.players, "to_move", "is not the next to lay late sets"
    )
    require(p.laying > 0 or bool(legal.startable_late(p, p.to_move)), "to_move", "can lay no late set")


def _late_set(p: Position) -> None:
    _late(p)
    _set(p)


def _start(p: Position) -> None:
    _nothing_pending(p)
    require(p.round > 1, "round", "has a random start player")
    require(p.score[p.to_move] == min(p.score), "to_move", "has not the lowest score")
    require(not any(p.sets) and not any(p.pile) and not any(p.used), "sets", "are there before the round")


_ASKED: Final[dict[Ask, Callable[[Position], None]]] = {
    Ask.ACT: _act,
    Ask.SET: _set,
    Ask.TOKEN: _token,
    Ask.OPPONENT: _opponent,
    Ask.BLESS: _bless,
    Ask.KIND: _kind,
    Ask.PICK: _pick,
    Ask.BACK: _back,
    Ask.DISCARD: _discard,
    Ask.ADD: _add,
    Ask.REACH: _reach,
    Ask.LATE: _late,
    Ask.LATE_SET: _late_set,
    Ask.START: _start,
}
