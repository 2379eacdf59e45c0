"""Positions of Almadi set up by hand, at the beginning of a turn: landscapes, cards and rubies anywhere they may lie.

How many landscapes lie in the realms says whose turn it is, so turns and start player are found from them. The central board is
filled from the supply as in play, what is put back goes below its pile, and an objective is completed as soon as its condition is
true. Whatever was pending is dropped. What is left for `wrong` is a realm ahead of the turn order, or reaching further than turns
can bring it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique
from typing import Any, Final

from engine.core.contract import NOBODY, Refused, Setup
from engine.core.turn_order import who_began
from engine.core.words import Part, Player, Sentence, Words, say
from engine.games.almadi import objectives, record
from engine.games.almadi.audit import MOST_A_TURN
from engine.games.almadi.components import ABRIZA, CHARACTER_IDS, DATA, ID_OF, NUMBERS, OBJECTIVE_IDS, members
from engine.games.almadi.names import character_name, landscape_name, objective_name
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    COMPLETED,
    DEALT,
    GEMS,
    GOODS,
    HAND,
    HOME_CELLS,
    MIDDLE,
    MOSAIC,
    MOSAICS,
    MOSAICS_DECK,
    OBJECTIVE,
    OBJECTIVES,
    PURSE,
    REALM,
    ROW,
    ROWS,
    RUBY,
    SLOT,
    SLOTS,
    STALL,
    STALLS,
    STALLS_DECK,
    STRIDE,
    SUPPLY,
    TABLEAU,
    TILES,
    Ask,
    cell_at,
    point_of,
    realm_parts,
    realm_place,
)
from engine.games.almadi.realm import bits
from engine.games.almadi.state import Position


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    EARLY = "Start tiles and characters are chosen first; after that the position can be changed."
    NOT_FOR_LANDSCAPES = "Landscapes lie in realms, on the central board or in the supply."
    NOT_FOR_CARDS = "Mosaic cards, stall cards and rubies lie before players or where they are drawn from."
    NOT_FOR_OBJECTIVES = "Objectives lie in the middle or before players."
    NOT_FOR_CHARACTERS = "Characters lie in the row, in hands or before players."
    SPENT = "All {n} landscapes have been placed: one must leave a realm before another comes."
    OUTER = "A landscape lies outside rows 1 to 4 only in a realm with Abriza."
    STAYS = "{name} stays: a landscape of this realm lies outside rows 1 to 4."
    FAR = "With {n:landscape|landscapes} this realm cannot reach column {column}."
    TRUE = "What the objective {name} asks for is true for {who}: it is completed."
    NOT_TRUE = "What the objective {name} asks for is not true for {who}, so it is not completed."
    HAND_FULL = "{who} {who:holds|hold} {n:character|characters}, and nobody holds more."
    REACHES = (
        "The {tile} of {who} is too far to the right: {n:landscape|landscapes} cannot reach column {column}."
    )
    AHEAD = (
        "{who} {who:has|have} placed {n:landscape|landscapes}, {other} {m:landscape|landscapes}: "
        "players take turns, so nobody can be further ahead than one."
    )
    ROUND_ABOUT = "{who} cannot be next: in turn order the players with {n:landscape|landscapes} must come one after another."
    OVER = "The game is over: it is nobody's turn while all landscapes are placed."


_LANDSCAPES: Final = range(1, TILES + 1)
_STALLS: Final = range(STALL, STALL + GOODS)
_OBJECTIVES: Final = range(OBJECTIVE, OBJECTIVE + len(OBJECTIVE_IDS))
_LEAST_COLUMNS: Final = 6
"""So many columns can be dropped on in an empty realm; a longer one always has one more."""
_DRAWN: Final = {MOSAIC: ("mosaics", MOSAICS, MOSAICS_DECK), RUBY: ("rubies", PURSE, GEMS)}
"""Pieces that are all alike: how the record counts them, where they lie before seat 0, where they are drawn from."""


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether players and characters are those of the set-up."""
    return state.players == setup.players and state.module == bool(setup.options["characters"])


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return all landscapes in play, mosaic cards, stall cards, rubies, objectives, and characters that were dealt."""
    found = [(tile, SLOT + slot) for slot, tile in enumerate(state.slots) if tile]
    found += [(tile, SUPPLY) for tile in state.supply[state.turns :]]
    found += [(MOSAIC, MOSAICS_DECK)] * state.hammers + [(RUBY, GEMS)] * state.gems
    found += [(STALL + goods, STALLS_DECK) for goods in state.cards[sum(state.stalls) :]]
    found += _cards(state.middle, OBJECTIVE, MIDDLE) + _cards(state.row, CHARACTER, ROW)
    for seat in range(state.players):
        found += [(state.lying[CELLS * seat + cell], realm_place(seat, cell)) for cell in _laid(state, seat)]
        found += [(MOSAIC, MOSAICS + seat)] * state.mosaics[seat] + [(RUBY, PURSE + seat)] * state.rubies[
            seat
        ]
        for goods in range(GOODS):
            found += [(STALL + goods, STALLS + seat)] * state.stalls[GOODS * seat + goods]
        found += _cards(state.unfinished[seat], OBJECTIVE, OBJECTIVES + seat)
        found += _cards(state.completed[seat], OBJECTIVE, COMPLETED + seat)
        found += _cards(state.hands[seat], CHARACTER, HAND + seat)
        found += _cards(state.dealt[seat], CHARACTER, DEALT + seat)
        found += _cards(state.played[seat], CHARACTER, TABLEAU + seat)
    return found


def _cards(cards: int, first: int, place: int) -> list[tuple[int, int]]:
    return [(first + card, place) for card in members(cards)]


def _laid(state: Position, seat: int) -> list[int]:
    """Return the cells of a realm with landscapes, the start tile apart."""
    return list(bits(state.occupied[seat] & ~HOME_CELLS))


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return where a landscape, card or ruby may lie."""
    return [
        place
        for place in _every(state, piece)
        if place != origin and _refusal(state, piece, origin, place) is None
    ]


def _every(state: Position, piece: int) -> list[int]:
    seats = range(state.players)
    if piece in _LANDSCAPES:
        cells = [realm_place(seat, cell) for seat in seats for cell in _reached(state, seat)]
        return [*range(SLOT, SLOT + SLOTS), SUPPLY, *cells]
    if piece in _DRAWN:
        _, purse, deck = _DRAWN[piece]
        return [*(purse + seat for seat in seats), deck]
    if piece in _STALLS:
        return [*(STALLS + seat for seat in seats), STALLS_DECK]
    if piece in _OBJECTIVES:
        return [MIDDLE, *(first + seat for first in (OBJECTIVES, COMPLETED) for seat in seats)]
    return [ROW, *(first + seat for first in (HAND, TABLEAU) for seat in seats)]


def _reached(state: Position, seat: int) -> list[int]:
    """Return the cells of a realm as far as the column after the last one with a landscape."""
    last = max((point_of(cell)[1] for cell in _laid(state, seat)), default=0)
    columns = range(1, max(last + 1, _LEAST_COLUMNS) + 1)
    return [cell_at(row, column) for column in columns for row in range(STRIDE - 1)]


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a piece put elsewhere; a landscape changes places with one that lies there."""
    refused = _refusal(state, piece, origin, place)
    if refused is not None:
        return refused
    data = record.to_json(state)
    if piece in _LANDSCAPES:
        _move_landscape(data, ID_OF[piece], origin, place)
    elif piece in _DRAWN:
        name, purse, deck = _DRAWN[piece]
        for where, step in ((origin, -1), (place, 1)):
            if where != deck:
                data[name][where - purse] += step
    elif piece in _STALLS:
        _move_stall(data, piece - STALL, origin, place)
    else:
        card = OBJECTIVE_IDS[piece - OBJECTIVE] if piece in _OBJECTIVES else CHARACTER_IDS[piece - CHARACTER]
        _cards_at(data, origin).remove(card)
        _cards_at(data, place).append(card)
    return _settled(state, data)


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat to move: possible when all have had the same number of turns."""
    if seat == state.to_move:
        return state
    if state.ask in (Ask.START, Ask.KEEP):
        return _refused(Arranging.EARLY)
    if state.to_move == NOBODY:
        return _refused(Arranging.OVER, section="9")
    data = record.to_json(state)
    counts = _counts(data)
    if max(counts) != min(counts):
        return _refused(Arranging.ROUND_ABOUT, section="5", who=Player(seat), n=max(counts))
    data["start"] = (seat - sum(counts)) % state.players
    return _settled(state, data)


def wrong(state: Position) -> Sequence[Sentence]:
    """Return who is ahead of the turn order, if anybody is, and what reaches too far."""
    counts = [len(_laid(state, seat)) for seat in range(state.players)]
    found = [far for seat in range(state.players) if (far := _too_far(state, seat)) is not None]
    if who_began(counts, state.start) is not None:
        return found
    most, least = counts.index(max(counts)), counts.index(min(counts))
    if counts[most] - counts[least] > 1:
        ahead = say(Arranging.AHEAD, who=Player(most), n=counts[most], other=Player(least), m=counts[least])
    else:
        ahead = say(Arranging.ROUND_ABOUT, who=Player(least), n=counts[most])
    return [ahead, *found]


def _too_far(state: Position, seat: int) -> Sentence | None:
    """Say which landscape lies further to the right than the turns of its realm can bring it."""
    cells = _laid(state, seat)
    last = max(cells, default=0)
    column, n = point_of(last)[1], len(cells)
    if column <= _furthest(n):
        return None
    tile = landscape_name(state.lying[CELLS * seat + last])
    return say(Arranging.REACHES, tile=tile, who=Player(seat), n=n, column=column)


def _furthest(landscapes: int) -> int:
    return MOST_A_TURN * landscapes + 1


# ---------------------------------------------------------------- what cannot be


def _refused(words: Arranging, section: str = "3", **parts: Part) -> Refused:
    return Refused(say(words, **parts), section)


def _refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    """Say why a piece cannot lie there."""
    if state.ask in (Ask.START, Ask.KEEP):
        return _refused(Arranging.EARLY)
    if piece in _LANDSCAPES:
        return _landscape_refusal(state, origin, place)
    seats = range(state.players)
    if piece in _OBJECTIVES:
        return _objective_refusal(state, piece - OBJECTIVE, place)
    if piece > CHARACTER:
        return _character_refusal(state, piece - CHARACTER, origin, place)
    first, deck = _DRAWN[piece][1:] if piece in _DRAWN else (STALLS, STALLS_DECK)
    known = place == deck or place - first in seats
    return None if known else _refused(Arranging.NOT_FOR_CARDS)


def _landscape_refusal(state: Position, origin: int, place: int) -> Refused | None:
    """4, 5, 12.3: realms hold as many landscapes as there are turns, outside rows 1 to 4 with Abriza only."""
    parts = realm_parts(place)
    comes_in = realm_parts(origin) is None
    spent = sum(len(_laid(state, seat)) for seat in range(state.players)) == NUMBERS.rounds * state.players
    if parts is None:
        if place == SUPPLY:
            return _spent(state) if comes_in and spent else None
        return None if SLOT <= place < SLOT + SLOTS else _refused(Arranging.NOT_FOR_LANDSCAPES)
    seat, cell = parts
    if seat >= state.players:
        return _refused(Arranging.NOT_FOR_LANDSCAPES)
    row, column = point_of(cell)
    if not 1 <= row <= ROWS and not state.played[seat] & ABRIZA:
        return _refused(Arranging.OUTER, section="12.3")
    if state.lying[CELLS * seat + cell]:
        return None
    if comes_in and spent:
        return _spent(state)
    from_here = not comes_in and (origin - REALM) // CELLS == seat
    n = len(_laid(state, seat)) + (not from_here)
    return _refused(Arranging.FAR, section="5", n=n, column=column) if column > _furthest(n) else None


def _spent(state: Position) -> Refused:
    return _refused(Arranging.SPENT, section="9", n=NUMBERS.rounds * state.players)


def _objective_refusal(state: Position, card: int, place: int) -> Refused | None:
    """8: an objective is completed exactly when its condition is true, and stays so."""
    if place == MIDDLE:
        return None
    for first, done in ((OBJECTIVES, False), (COMPLETED, True)):
        seat = place - first
        if 0 <= seat < state.players:
            if objectives.met(state, seat, card) == done:
                return None
            words = Arranging.NOT_TRUE if done else Arranging.TRUE
            return _refused(words, section="8", name=objective_name(card), who=Player(seat))
    return _refused(Arranging.NOT_FOR_OBJECTIVES)


def _character_refusal(state: Position, card: int, origin: int, place: int) -> Refused | None:
    """12.1, 12.3: nobody holds more than were kept; Abriza stays while rows outside 1 to 4 are used."""
    holder = place - HAND
    in_hand = 0 <= holder < state.players
    if not (in_hand or place == ROW or 0 <= place - TABLEAU < state.players):
        return _refused(Arranging.NOT_FOR_CHARACTERS)
    owner = origin - TABLEAU
    if 1 << card == ABRIZA and 0 <= owner < state.players:
        if any(not 1 <= point_of(cell)[0] <= ROWS for cell in _laid(state, owner)):
            return _refused(Arranging.STAYS, section="12.3", name=character_name(card))
    if in_hand and state.hands[holder].bit_count() >= DATA.characters_kept:
        return _refused(Arranging.HAND_FULL, section="12.1", who=Player(holder), n=DATA.characters_kept)
    return None


# ---------------------------------------------------------------- what changes


def _move_landscape(data: dict[str, Any], tile: str, origin: int, place: int) -> None:
    """Put a landscape somewhere; one that lies there comes to where that was, from the supply's landscapes below the others."""
    lying = _taken(data, place)
    if origin == SUPPLY:
        data["supply"].remove(tile)
    else:
        _taken(data, origin)
    _laid_down(data, tile, place)
    if lying:
        _laid_down(data, lying, origin)


def _move_stall(data: dict[str, Any], goods: int, origin: int, place: int) -> None:
    """Put a stall card somewhere; from the deck the uppermost with these goods comes, below it what is put back goes."""
    if origin == STALLS_DECK:
        data["stall_deck"].remove(goods)
    else:
        data["stalls"][origin - STALLS][goods] -= 1
    if place == STALLS_DECK:
        data["stall_deck"].append(goods)
    else:
        data["stalls"][place - STALLS][goods] += 1


def _taken(data: dict[str, Any], place: int) -> str:
    """Take what lies on a slot or a cell and return it, or nothing."""
    parts = realm_parts(place)
    if parts is not None:
        seat, cell = parts
        for laid in data["realms"][seat]:
            if tuple(laid[1:]) == point_of(cell):
                data["realms"][seat].remove(laid)
                return str(laid[0])
    elif place != SUPPLY:
        lying, data["central"][place - SLOT] = data["central"][place - SLOT], ""
        return str(lying)
    return ""


def _laid_down(data: dict[str, Any], tile: str, place: int) -> None:
    parts = realm_parts(place)
    if parts is not None:
        seat, cell = parts
        data["realms"][seat].append([tile, *point_of(cell)])
    elif place == SUPPLY:
        data["supply"].append(tile)
    else:
        data["central"][place - SLOT] = tile


def _cards_at(data: dict[str, Any], place: int) -> list[str]:
    """Return the objectives or characters that lie somewhere."""
    found: list[str]
    if place in (MIDDLE, ROW):
        found = data["middle" if place == MIDDLE else "row"]
        return found
    names = {OBJECTIVES: "unfinished", COMPLETED: "completed", HAND: "hands", TABLEAU: "played"}
    first, seat = place // 10 * 10, place % 10
    found = data[names[first]][seat]
    return found


def _counts(data: dict[str, Any]) -> list[int]:
    return [len(realm) for realm in data["realms"]]


def _settled(state: Position, data: dict[str, Any]) -> Position:
    """Return the position of a record, at the beginning of a turn, after all that follows from its pieces was made to fit."""
    for slot, tile in enumerate(data["central"]):
        if not tile:
            data["central"][slot] = data["supply"].pop(0)
    counts = _counts(data)
    data["turns"] = sum(counts)
    began = who_began(counts, data["start"])
    data["start"] = data["start"] if began is None else began
    over = data["turns"] == NUMBERS.rounds * state.players
    data.update(ask="over" if over else "turn", moons=0, djinn=False, moves=0, last=[], gained=[])
    after = record.restored(type(state), data)
    for seat in range(after.players):
        for card in members(after.unfinished[seat]):
            if objectives.met(after, seat, card):
                after.unfinished[seat] ^= 1 << card
                after.completed[seat] |= 1 << card
    return after
