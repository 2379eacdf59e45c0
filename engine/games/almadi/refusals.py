"""Why a move is not allowed (rules 3.6, 5.1, 6, 7, 12); what is allowed is in `legal`.

Asked from the outside in: is there a turn, is it the time for such a decision, may this piece be used, may it go there.
An attempt (a piece put on a place, without a verb) is taken for the decision its piece and place suggest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, Refused
from engine.core.move import make, piece_of, place_of, verb_of
from engine.core.words import Part, Player, say
from engine.games.almadi import notation, powers
from engine.games.almadi.components import DATA, HUSSAIN, MORGIANA, SINDBAD
from engine.games.almadi.legal import field_of, frontier, may_swap, rows_of, targets
from engine.games.almadi.names import (
    cell_name,
    character_name,
    landscape_name,
    objective_name,
    piece_name,
    start_name,
)
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    CHARACTER_CARDS,
    FIELD,
    HAND,
    HOME,
    LAST_COLUMN,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PIECES,
    REALM,
    ROWS,
    SLOT_ROW,
    START,
    STARTS,
    STRIDE,
    TABLEAU,
    TILES,
    Ask,
    Verb,
    point_of,
    realm_parts,
)
from engine.games.almadi.rules import cell_of
from engine.games.almadi.words import Refusal

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_ATTEMPT: Final = 0


def refusal(state: Position, move: int) -> Refused | None:
    """Say why the seat to move may not make the move, or `None`."""
    if state.to_move == NOBODY:
        return _refused("9", Refusal.OVER, n=len(state.supply))
    verb, piece, place = verb_of(move), piece_of(move), place_of(move)
    if verb == _ATTEMPT:
        return _attempted(state, piece, place)
    if verb not in _WRONG:
        return _refused("5", Refusal.UNKNOWN, verb=str(verb))
    if verb not in _ANSWERS[state.ask]:
        return _pending(state) if state.ask != Ask.TURN else _not_now(verb)
    return _WRONG[verb](state, piece, place)


def _refused(rule: str, reason: Refusal, **parts: Part) -> Refused:
    return Refused(say(reason, **parts), rule)


def _pending(state: Position) -> Refused:
    """Say what the seat to move has to decide first (3.6, 12)."""
    who = Player(state.to_move)
    if state.ask == Ask.KEEP:
        missing = DATA.characters_kept - state.hands[state.to_move].bit_count()
        return _refused("12.1", Refusal.KEEP_FIRST, who=who, n=missing)
    rule, reason = _FIRST[state.ask]
    return _refused(rule, reason, who=who)


def _not_now(verb: int) -> Refused:
    """Say when such a decision is asked, as it is not asked in a turn (3.6, 12)."""
    rule, reason = _NOT_NOW[verb]
    return _refused(rule, reason)


# ------------------------------------------------------------ attempts


def _attempted(state: Position, piece: int, place: int) -> Refused:
    """Say why a piece cannot go to a place, as the decision that is pending or that the piece suggests."""
    verb = _meant(state, piece, place)
    if verb is None:
        return _no_decision(state, piece)
    move = make(verb, piece, 0 if verb == Verb.WAKE else place)
    return refusal(state, move) or _refused("5", Refusal.SAY_WHICH, text=notation.to_text(move))


def _no_decision(state: Position, piece: int) -> Refused:
    if state.ask != Ask.TURN:
        return _pending(state)
    name = piece_name(piece)
    return _refused("2", Refusal.NO_PIECE) if name is None else _refused("5.2", Refusal.BY_ITSELF, piece=name)


def _meant(state: Position, piece: int, place: int) -> Verb | None:
    """Return the decision a piece put on a place suggests, or `None`."""
    if state.ask in _ONLY:
        return _ONLY[state.ask]
    if state.ask in (Ask.TURN, Ask.WISH):
        if 1 <= piece <= PIECES:
            return _meant_landscape(state, piece, place)
        if CHARACTER < piece <= CHARACTER + CHARACTER_CARDS:
            return Verb.PLAY
        if START <= piece < START + STARTS:
            return Verb.START
    return Verb.TAKE if OBJECTIVE < piece <= OBJECTIVE + OBJECTIVE_CARDS else None


def _meant_landscape(state: Position, piece: int, place: int) -> Verb:
    """A landscape of a realm is moved, or exchanged when it is put on another; any other is placed."""
    if piece not in state.lying:
        return Verb.PLACE
    target = place - REALM
    occupied = 0 <= target < len(state.lying) and state.lying[target] not in (0, piece)
    return Verb.SWAP if occupied and state.played[state.to_move] & HUSSAIN else Verb.MOVE


# ------------------------------------------------------------ set-up


def _wrong_start(state: Position, piece: int, place: int) -> Refused | None:
    """A start tile that is left, to the own realm (3.6)."""
    start = piece - START
    if not 0 <= start < STARTS:
        return _refused("3.6", Refusal.NOT_A_START, n=STARTS - sum(taken >= 0 for taken in state.starts))
    if start in state.starts:
        owner = Player(state.starts.index(start))
        return _refused("3.6", Refusal.START_TAKEN, tile=start_name(start), owner=owner)
    return None if place == HOME + state.to_move else _refused("3.6", Refusal.START_HOME)


def _wrong_keep(state: Position, piece: int, place: int) -> Refused | None:
    """A character dealt to the own seat, to the own hand (12.1)."""
    seat, card = state.to_move, piece - CHARACTER
    if not 1 <= card <= CHARACTER_CARDS:
        return _refused("12.1", Refusal.NOT_A_CHARACTER)
    name, who = character_name(card), Player(seat)
    if state.hands[seat] >> card & 1:
        return _refused("12.1", Refusal.KEPT, name=name, who=who)
    if not state.dealt[seat] >> card & 1:
        return _refused("12.1", Refusal.NOT_DEALT, name=name, who=who)
    return None if place == HAND + seat else _refused("12.1", Refusal.KEEP_HAND)


# ------------------------------------------------------------ landscapes and cells


def _wrong_placement(state: Position, piece: int, place: int) -> Refused | None:
    """A landscape of the central board, once a turn, to a cell of its row that touches a landscape (5.1)."""
    if state.slot >= 0:
        return _refused("5.1", Refusal.PLACED, who=Player(state.to_move))
    trouble = _not_central(state, piece) or _not_own_cell(state, piece, place)
    if trouble is not None:
        return trouble
    cell = place - REALM - CELLS * state.to_move
    row, _ = point_of(cell)
    if not 1 <= row <= ROWS:
        return _refused("5.1", Refusal.OUTER_PLACE, row=row)
    trouble = _wrong_row(state, piece, row) or _occupied(state, cell)
    if trouble is None and not frontier(state.occupied[state.to_move], FIELD) >> cell & 1:
        return _refused("5.1", Refusal.ALONE, cell=cell_name(cell))
    return trouble


def _not_central(state: Position, piece: int) -> Refused | None:
    """Say why a piece is none that can be taken from the central board (5.1)."""
    if TILES < piece <= PIECES:
        return _refused("4", Refusal.START_FIXED, tile=landscape_name(piece))
    if not 1 <= piece <= TILES:
        return _not_a_landscape(piece)
    if piece in state.slots:
        return None
    reason = Refusal.NOT_OPEN if piece in state.lying else Refusal.NOT_IN_GAME
    return _refused("5.1", reason, tile=landscape_name(piece))


def _not_a_landscape(piece: int) -> Refused:
    name = piece_name(piece)
    if name is None:
        return _refused("2", Refusal.NO_PIECE)
    return _refused("5.1", Refusal.NOT_A_LANDSCAPE, piece=name)


def _not_own_cell(state: Position, piece: int, place: int) -> Refused | None:
    """Say why a place is no cell of the own realm that is meant for landscapes (4)."""
    seat, cell = divmod(place - REALM, CELLS)
    if 0 <= seat < state.players and seat != state.to_move:
        return _refused("4", Refusal.OTHERS_REALM, owner=Player(seat))
    if realm_parts(place) is not None and seat == state.to_move:
        return None
    if seat == state.to_move and cell // STRIDE > LAST_COLUMN:
        return _refused("4", Refusal.TOO_FAR, column=LAST_COLUMN)
    return _refused("4", Refusal.NOT_A_CELL)


def _wrong_row(state: Position, piece: int, row: int) -> Refused | None:
    """Say that a landscape goes to the row of its slot, with Sindbad one more or less (5.1, 12.3)."""
    slot, tile = state.slots.index(piece), landscape_name(piece)
    rows = rows_of(state, state.to_move, slot)
    if row in rows:
        return None
    if state.played[state.to_move] & SINDBAD:
        return _refused("12.3", Refusal.WRONG_ROWS, tile=tile, first=rows[0], last=rows[-1], other=row)
    return _refused("5.1", Refusal.WRONG_ROW, tile=tile, row=SLOT_ROW[slot], other=row)


def _occupied(state: Position, cell: int) -> Refused | None:
    lying = state.lying[CELLS * state.to_move + cell]
    if not lying:
        return None
    return _refused("4", Refusal.OCCUPIED, tile=landscape_name(lying), cell=cell_name(cell))


def _not_own_landscape(state: Position, piece: int) -> Refused | None:
    """Say why a piece is no landscape of the own realm that can be moved (4, 6)."""
    if not 1 <= piece <= PIECES:
        return _not_a_landscape(piece)
    tile = landscape_name(piece)
    if piece > TILES:
        return _refused("4", Refusal.START_FIXED, tile=tile)
    if piece not in state.lying:
        return _refused("6", Refusal.NOT_IN_REALM, tile=tile)
    owner = state.lying.index(piece) // CELLS
    if owner != state.to_move:
        return _refused("6", Refusal.OTHERS_TILE, tile=tile, owner=Player(owner))
    return None


# ------------------------------------------------------------ djinn moves


def _no_djinn(state: Position) -> Refused | None:
    """Say that no djinn move is pending, or that the limit is reached (6)."""
    if state.ask == Ask.WISH or state.djinn:
        return None
    if state.moves >= state.limit(state.to_move):
        return _refused("6", Refusal.LIMIT, who=Player(state.to_move), n=state.moves)
    return _refused("6", Refusal.NO_DJINN)


def _wrong_move(state: Position, piece: int, place: int) -> Refused | None:
    """A landscape of the own realm to an empty cell that touches another, not straight back (6)."""
    trouble = _not_own_landscape(state, piece) or _no_djinn(state) or _not_own_cell(state, piece, place)
    if trouble is not None:
        return trouble
    seat = state.to_move
    cell, here = place - REALM - CELLS * seat, cell_of(state, seat, piece)
    row, _ = point_of(cell)
    if not field_of(state, seat) >> cell & 1:
        return _refused("6", Refusal.OUTER_ROW, row=row)
    tile, name = landscape_name(piece), cell_name(cell)
    if cell == here:
        return _refused("6", Refusal.STAYS, tile=tile, cell=name)
    trouble = _occupied(state, cell)
    if trouble is not None:
        return trouble
    if piece == state.last and cell == state.origin:
        return _refused("6", Refusal.RETURNS, tile=tile, cell=name)
    if not targets(state, seat, piece, here) >> cell & 1:
        return _refused("6", Refusal.ALONE_LIFTED, tile=tile, cell=name)
    return None


def _wrong_swap(state: Position, piece: int, place: int) -> Refused | None:
    """Two landscapes of the own realm, with Hussain, once a turn (12.3)."""
    seat = state.to_move
    trouble = _not_own_landscape(state, piece) or _no_djinn(state)
    if trouble is not None:
        return trouble
    if not may_swap(state, seat):
        used = state.played[seat] & HUSSAIN
        return _refused("12.3", Refusal.SWAP_USED if used else Refusal.NO_HUSSAIN)
    if 1 <= place - REALM - CELLS * seat <= ROWS:
        return _refused("4", Refusal.SWAP_START)
    trouble = _empty(state, piece, place, Refusal.SWAP_TARGET)
    if trouble is None and cell_of(state, seat, piece) == place - REALM - CELLS * seat:
        return _refused("12.3", Refusal.SWAP_ITSELF, tile=landscape_name(piece))
    return trouble


def _empty(state: Position, piece: int, place: int, reason: Refusal) -> Refused | None:
    """Say that a place is no cell of the own realm with a landscape to be exchanged (12.3)."""
    trouble = _not_own_cell(state, piece, place)
    if trouble is None and not state.lying[place - REALM]:
        return _refused("12.3", reason, cell=cell_name(place - REALM - CELLS * state.to_move))
    return trouble


# ------------------------------------------------------------ objectives and characters


def _wrong_taking(state: Position, piece: int, place: int) -> Refused | None:
    """For a moon, or by Scheherazade, an objective of the middle or an unfinished one of another player (7)."""
    seat, card = state.to_move, piece - OBJECTIVE
    if state.ask != Ask.TALE and not state.moons:
        return _refused("7", Refusal.NO_MOON)
    if not 1 <= card <= OBJECTIVE_CARDS:
        name = piece_name(piece)
        if name is None:
            return _refused("2", Refusal.NO_PIECE)
        return _refused("7", Refusal.NOT_AN_OBJECTIVE, piece=name)
    trouble = _not_takeable(state, card)
    if trouble is None and place != OBJECTIVES + seat:
        return _refused("7", Refusal.OBJECTIVE_PLACE)
    return trouble


def _not_takeable(state: Position, card: int) -> Refused | None:
    """Say whose the objective is, if it can be taken by nobody, or not by the seat to move (7, 12.3)."""
    name = objective_name(card)
    if state.middle >> card & 1:
        return None
    for owner in range(state.players):
        who = Player(owner)
        if state.completed[owner] >> card & 1:
            return _refused("7", Refusal.OBJECTIVE_DONE, name=name, owner=who)
        if not state.unfinished[owner] >> card & 1:
            continue
        if owner == state.to_move:
            return _refused("7", Refusal.OBJECTIVE_OWN, name=name, who=who)
        if state.played[owner] & MORGIANA:
            return _refused("12.3", Refusal.OBJECTIVE_GUARDED, name=name, owner=who)
        return None
    return _refused("3.4", Refusal.OBJECTIVE_OUT, name=name)


def _wrong_character(state: Position, piece: int, place: int) -> Refused | None:
    """A character of the own hand or the row that can be paid (12.2)."""
    seat, card = state.to_move, piece - CHARACTER
    if not state.module:
        return _refused("12", Refusal.NO_CHARACTERS)
    if not 1 <= card <= CHARACTER_CARDS:
        return _refused("12.2", Refusal.NOT_A_CHARACTER)
    name, who = character_name(card), Player(seat)
    for owner, played in enumerate(state.played):
        if played >> card & 1:
            return _refused("12.2", Refusal.CHARACTER_PLAYED, name=name, owner=Player(owner))
    if not (state.hands[seat] | state.row) >> card & 1:
        return _refused("12.2", Refusal.CHARACTER_HIDDEN, name=name, who=who)
    price, rubies = powers.cost(state, seat, card), state.rubies[seat]
    if price > rubies:
        return _refused("12.2", Refusal.TOO_DEAR, name=name, cost=price, who=who, n=rubies)
    return None if place == TABLEAU + seat else _refused("12.2", Refusal.CHARACTER_PLACE)


def _wrong_waking(state: Position, piece: int, place: int) -> Refused | None:
    """One landscape of the own realm (12.3, Nur al-Din)."""
    trouble = _not_own_landscape(state, piece)
    if trouble is None and place:
        return _refused("12.3", Refusal.WAKE_PLAIN)
    return trouble


def _wrong_trade(state: Position, piece: int, place: int) -> Refused | None:
    """A landscape of the central board on one of the own realm (12.3, Abdullah)."""
    return _not_central(state, piece) or _empty(state, piece, place, Refusal.TRADE_TARGET)


def _wrong_skip(_: Position, piece: int, place: int) -> Refused | None:
    return _refused("12.3", Refusal.SKIP_PLAIN) if piece or place else None


def _wrong_end(state: Position, piece: int, place: int) -> Refused | None:
    """The turn ends after the placement (5)."""
    if state.slot < 0:
        return _refused("5", Refusal.PLACE_BEFORE_END, who=Player(state.to_move))
    return _refused("5", Refusal.END_PLAIN) if piece or place else None


_WRONG: Final[dict[int, Callable[[Position, int, int], Refused | None]]] = {
    Verb.START: _wrong_start,
    Verb.KEEP: _wrong_keep,
    Verb.PLACE: _wrong_placement,
    Verb.MOVE: _wrong_move,
    Verb.SWAP: _wrong_swap,
    Verb.TAKE: _wrong_taking,
    Verb.PLAY: _wrong_character,
    Verb.WAKE: _wrong_waking,
    Verb.TRADE: _wrong_trade,
    Verb.SKIP: _wrong_skip,
    Verb.END: _wrong_end,
}
_ANSWERS: Final[dict[int, tuple[Verb, ...]]] = {
    Ask.START: (Verb.START,),
    Ask.KEEP: (Verb.KEEP,),
    Ask.TURN: (Verb.PLACE, Verb.MOVE, Verb.SWAP, Verb.TAKE, Verb.PLAY, Verb.END),
    Ask.TALE: (Verb.TAKE, Verb.SKIP),
    Ask.WISH: (Verb.MOVE, Verb.SWAP, Verb.SKIP),
    Ask.WAKE: (Verb.WAKE,),
    Ask.TRADE: (Verb.TRADE,),
}
"""Which decisions each question allows."""
_ONLY: Final[dict[int, Verb]] = {
    Ask.START: Verb.START,
    Ask.KEEP: Verb.KEEP,
    Ask.WAKE: Verb.WAKE,
    Ask.TRADE: Verb.TRADE,
}
"""Questions that every piece put anywhere must mean to answer."""
_FIRST: Final[dict[int, tuple[str, Refusal]]] = {
    Ask.START: ("3.6", Refusal.START_FIRST),
    Ask.TALE: ("12.3", Refusal.TALE_FIRST),
    Ask.WISH: ("12.3", Refusal.WISH_FIRST),
    Ask.WAKE: ("12.3", Refusal.WAKE_FIRST),
    Ask.TRADE: ("12.3", Refusal.TRADE_FIRST),
}
_NOT_NOW: Final[dict[int, tuple[str, Refusal]]] = {
    Verb.START: ("3.6", Refusal.NOT_NOW_START),
    Verb.KEEP: ("12.1", Refusal.NOT_NOW_KEEP),
    Verb.WAKE: ("12.3", Refusal.NOT_NOW_WAKE),
    Verb.TRADE: ("12.3", Refusal.NOT_NOW_TRADE),
    Verb.SKIP: ("12.3", Refusal.NOT_NOW_SKIP),
}
