"""Why a move is not allowed (Isle of Skye 4.3, 4.5, 4.7, 9); what is allowed is in `rules`.

Asked from the outside in: is there a turn at all, is it the time for such a decision, may this piece be used, may it go
there. An attempt (a piece put on a place, without a verb) is taken for the decision its piece and place suggest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, Refused
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Many, Part, Player, say
from engine.games.isle_of_skye import notation
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.names import SIDES, TERRAIN_WORDS, piece_name, where
from engine.games.isle_of_skye.places import (
    AXE,
    CASTLE,
    COINS,
    CORNERS,
    HOME,
    SEATS,
    SLOT,
    SLOTS,
    STOCK,
    TILES,
    Verb,
    estate_parts,
    slot_owner,
)
from engine.games.isle_of_skye.rules import most_stake, slot_to_price
from engine.games.isle_of_skye.tiles import FITS, ID_OF, ROTATIONS, TERRAINS
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.words import Refusal

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

_ATTEMPT: Final = 0


def refusal(state: Position, move: int) -> Refused | None:
    """Say why the seat to move may not make the move, or `None`."""
    if state.to_move == NOBODY:
        return _refused("7", Refusal.OVER)
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    if verb == _ATTEMPT:
        return _attempted(state, piece, place)
    if verb not in _ASKED_IN:
        return _refused("4", Refusal.UNKNOWN, verb=verb)
    if state.phase not in _ASKED_IN[verb]:
        return _pending(state)
    return _WRONG[verb](state, piece, place)


def _attempted(state: Position, piece: int, place: int) -> Refused:
    """Say why a piece cannot go to a place, as the decision that is pending or that the piece suggests (4)."""
    verb = _meant(state, piece, place)
    if verb is None:
        return _pending(state)
    trouble = refusal(state, make(verb, piece, place))
    return trouble or _refused("4", Refusal.SAY_WHICH, text=notation.to_text(make(verb, piece, place)))


def _meant(state: Position, piece: int, place: int) -> Verb | None:
    """Return the decision a piece put on a place suggests, or `None` when it suggests nothing that is pending."""
    if state.phase == Phase.BUILD:
        return Verb.BUILD
    if state.phase == Phase.BUY:
        return Verb.BUY if piece else None
    if AXE <= piece < AXE + SEATS:
        return Verb.AXE
    return Verb.STAKE if piece >= COINS else None


def _refused(rule: str, reason: Refusal, **parts: Part) -> Refused:
    return Refused(say(reason, **parts), rule)


def _pending(state: Position) -> Refused:
    """Say what the seat to move has to decide instead (4.3, 4.5, 4.7)."""
    who = Player(state.to_move)
    match state.phase:
        case Phase.AXE:
            return _refused("4.3", Refusal.AXE_FIRST, who=who)
        case Phase.LOW | Phase.HIGH:
            return _refused("4.3", Refusal.STAKE_FIRST, who=who, tile=_drawn(state, slot_to_price(state)))
        case Phase.BUY:
            return _refused("4.5", Refusal.BUY_FIRST, who=who)
        case _:
            return _refused("4.7", Refusal.BUILD_FIRST, who=who, n=len(state.stock[state.to_move]))


def _drawn(state: Position, slot: int) -> str:
    return ID_OF[state.drawn[slot]]


# ------------------------------------------------------------ price


def _wrong_axe(state: Position, piece: int, place: int) -> Refused | None:
    """The own axe on an own drawn tile (4.3)."""
    seat, owner = state.to_move, slot_owner(place)
    if not AXE <= piece < AXE + SEATS:
        return _refused("4.3", Refusal.NOT_AN_AXE, piece=piece_name(piece))
    if piece != AXE + seat:
        return _refused("4.3", Refusal.RIVAL_AXE, owner=Player(piece - AXE))
    if not 0 <= owner < state.players:
        return _refused("4.3", Refusal.AXE_NOT_A_TILE)
    if owner != seat:
        return _refused("4.3", Refusal.AXE_ON_RIVAL, tile=_drawn(state, place - SLOT), owner=Player(owner))
    return None


def _wrong_stake(state: Position, piece: int, place: int) -> Refused | None:
    """Coins on the own tile whose turn it is, at least 1 and no more than there are (4.3)."""
    slot, pending = place - SLOT, slot_to_price(state)
    if piece < COINS:
        return _refused("4.3", Refusal.NOT_GOLD, tile=_drawn(state, pending))
    trouble = _wrong_priced_tile(state, place)
    if trouble is not None:
        return trouble
    if slot != pending:
        parts = {"tile": _drawn(state, slot), "first": _drawn(state, pending)}
        return _refused("4.3", Refusal.PRICE_ORDER, **parts)
    return _wrong_amount(state, slot, piece - COINS)


def _wrong_priced_tile(state: Position, place: int) -> Refused | None:
    """Only the two own tiles without the axe get a price, once (4.3)."""
    seat, slot, owner = state.to_move, place - SLOT, slot_owner(place)
    if not 0 <= owner < state.players:
        return _refused("4.3", Refusal.PRICE_NOT_A_TILE)
    tile = _drawn(state, slot)
    if owner != seat:
        return _refused("4.3", Refusal.PRICE_ON_RIVAL, tile=tile, owner=Player(owner))
    if slot == state.axes[seat]:
        return _refused("4.3", Refusal.PRICE_ON_AXE, tile=tile)
    if state.stakes[slot]:
        return _refused("4.3", Refusal.PRICE_STANDS, tile=tile, n=state.stakes[slot])
    return None


def _wrong_amount(state: Position, slot: int, gold: int) -> Refused | None:
    """At least 1, and both stakes together no more than the purse (4.3, 9.1)."""
    seat = state.to_move
    free, most, tile = state.free[seat], most_stake(state), _drawn(state, slot)
    if gold < 1:
        return _refused("4.3", Refusal.PRICE_ZERO)
    if gold > free:
        return _refused("4.3", Refusal.PRICE_TOO_HIGH, free=free, tile=tile, n=gold)
    if gold > most:
        other = next(
            s for s in range(SLOTS * seat, SLOTS * seat + SLOTS) if s not in (slot, state.axes[seat])
        )
        parts: dict[str, Part] = {"free": free, "n": gold, "tile": tile, "most": most}
        parts["other"] = _drawn(state, other)
        return _refused("4.3", Refusal.PRICE_LEAVES_NONE, **parts)
    return None


# ------------------------------------------------------------ buy


def _wrong_purchase(state: Position, piece: int, place: int) -> Refused | None:
    """An offer of another player that the free gold pays, to the own stock (4.5)."""
    seat = state.to_move
    trouble = _wrong_offer(state, piece)
    if trouble is not None:
        return trouble
    price, free = state.stakes[state.drawn.index(piece)], state.free[seat]
    if price > free:
        parts: dict[str, Part] = {"tile": ID_OF[piece], "price": price, "who": Player(seat), "free": free}
        return _refused("4.5", Refusal.TOO_DEAR, **parts)
    if place != STOCK + seat:
        return _refused("4.5", Refusal.BUY_TO_STOCK)
    return None


def _wrong_offer(state: Position, piece: int) -> Refused | None:
    """Only an unsold tile that another player has priced this round can be bought (4.5)."""
    if not 1 <= piece <= TILES:
        return _refused("4.5", Refusal.NOT_A_TILE, piece=piece_name(piece))
    tile = ID_OF[piece]
    if piece not in state.drawn:
        owner = _builder_of(state, piece)
        if owner != NOBODY:
            return _refused("4.7", Refusal.IN_ESTATE, tile=tile, owner=Player(owner))
        return _refused("4.5", Refusal.NOT_OFFERED, tile=tile)
    slot = state.drawn.index(piece)
    if state.buyers[slot]:
        return _refused("4.5", Refusal.SOLD, tile=tile, buyer=Player(state.buyers[slot] - 1))
    if slot in state.axes:
        return _refused("4.4", Refusal.UNDER_AXE, tile=tile, owner=Player(slot // SLOTS))
    return _refused("4.5", Refusal.OWN_OFFER, tile=tile) if slot // SLOTS == state.to_move else None


def _builder_of(state: Position, tile: int) -> int:
    """Return the seat in whose estate a tile lies, or `NOBODY`."""
    laid = (any(code >> 2 == tile for code in estate.codes) for estate in state.estates)
    return next((seat for seat, found in enumerate(laid) if found), NOBODY)


def _wrong_pass(state: Position, piece: int, place: int) -> Refused | None:
    """Passing is always allowed, but it moves nothing (4.5)."""
    return _refused("4.5", Refusal.PASS_ALONE) if piece or place else None


# ------------------------------------------------------------ build


def _wrong_building(state: Position, piece: int, place: int) -> Refused | None:
    """A tile of the own stock, on an empty cell of the own estate where all edges that meet agree (4.7)."""
    trouble = _wrong_tile(state, piece)
    if trouble is not None:
        return trouble
    parts = estate_parts(place)
    if parts is None or parts[0] >= state.players:
        return _refused("4.7", Refusal.NOT_A_CELL)
    owner, cell, rotation = parts
    if owner != state.to_move:
        return _refused("4.7", Refusal.RIVAL_ESTATE, owner=Player(owner))
    return unfit(state.estates[owner], piece, cell, rotation)


def _wrong_tile(state: Position, piece: int) -> Refused | None:
    seat = state.to_move
    if piece == CASTLE:
        return _refused("4.7", Refusal.CASTLE_STAYS)
    if not 1 <= piece <= TILES:
        return _refused("4.7", Refusal.NOT_A_LANDSCAPE, piece=piece_name(piece))
    if piece in state.stock[seat]:
        return None
    tile = ID_OF[piece]
    if _builder_of(state, piece) == seat:
        return _refused("4.7", Refusal.STAYS, tile=tile)
    stock = Many(tuple(ID_OF[held] for held in state.stock[seat]))
    return _refused("4.7", Refusal.NOT_IN_STOCK, tile=tile, who=Player(seat), stock=stock)


def unfit(estate: Estate, tile: int, cell: int, rotation: int) -> Refused | None:
    """Say why a tile, turned like this, cannot be laid on a cell of an estate, or `None` (4.7)."""
    return _wrong_cell(estate, cell) or _wrong_edges(estate, tile, cell, rotation)


def _wrong_cell(estate: Estate, cell: int) -> Refused | None:
    """The cell must be empty and touch the estate with a whole edge (4.7, 9.8)."""
    if cell == HOME:
        return _refused("4.7", Refusal.CELL_OF_CASTLE)
    if estate.at[cell]:
        other = ID_OF[estate.codes[estate.at[cell] - 1] >> 2]
        return _refused("4.7", Refusal.CELL_TAKEN, other=other, where=where(cell))
    if cell in estate.frontier:
        return None
    touches = any(estate.at[cell + corner] for corner in CORNERS)
    return _refused("4.7", Refusal.CORNER_ONLY if touches else Refusal.NO_CONTACT, where=where(cell))


def _wrong_edges(estate: Estate, tile: int, cell: int, rotation: int) -> Refused | None:
    """Every edge that meets a laid tile must show its terrain (4.7, 9.9: roads need not meet)."""
    needs = estate.needs[cell]
    fitting = FITS[tile][needs]
    if fitting >> rotation & 1:
        return None
    terrains = TERRAINS[tile << 2 | rotation]
    side = next(d for d in range(4) if needs >> 2 * d & 3 not in (0, terrains[d]))
    parts: dict[str, Part] = {
        "tile": ID_OF[tile],
        "side": SIDES[side],
        "own": TERRAIN_WORDS[terrains[side]],
        "other": TERRAIN_WORDS[needs >> 2 * side & 3],
    }
    if not fitting:
        return _refused("4.7", Refusal.EDGES_DIFFER, where=where(cell), **parts)
    turns = min((fits - rotation) & 3 for fits in ROTATIONS[fitting])
    return _refused("4.7", Refusal.TURN_IT, n=turns, **parts)


_ASKED_IN: Final[dict[int, tuple[int, ...]]] = {
    Verb.AXE: (Phase.AXE,),
    Verb.STAKE: (Phase.LOW, Phase.HIGH),
    Verb.BUY: (Phase.BUY,),
    Verb.PASS: (Phase.BUY,),
    Verb.BUILD: (Phase.BUILD,),
}
_WRONG: Final[dict[int, Callable[[Position, int, int], Refused | None]]] = {
    Verb.AXE: _wrong_axe,
    Verb.STAKE: _wrong_stake,
    Verb.BUY: _wrong_purchase,
    Verb.PASS: _wrong_pass,
    Verb.BUILD: _wrong_building,
}
"""What can be wrong with each decision when it is the time for it."""
