"""What must be true of a saved position of Almadi beyond its shape; each complaint is a JSON path and a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.games.almadi import objectives, powers, rules
from engine.games.almadi.components import (
    ABRIZA,
    CHARACTER_IDS,
    DATA,
    FISHERMAN,
    HUSSAIN,
    IN_PLAY,
    NUMBERS,
    OBJECTIVE_COLOURS,
    OBJECTIVE_IDS,
    START_IDS,
    TILE_OF,
    TYPE_OF,
    TYPES,
    members,
)
from engine.games.almadi.legal import landscapes
from engine.games.almadi.places import GOODS, ROWS, Ask

if TYPE_CHECKING:
    from engine.games.almadi.record import Saved
    from engine.games.almadi.state import Position

Complaints = Iterator[tuple[str, str]]

_BY_SEAT: Final = (
    "starts",
    "realms",
    "mosaics",
    "stalls",
    "rubies",
    "unfinished",
    "completed",
    "dealt",
    "hands",
    "played",
)
_IMMEDIATE: Final = (Ask.TALE, Ask.WISH, Ask.WAKE, Ask.TRADE)
MOST_A_TURN: Final = 6
"""Columns a realm can grow in a turn: one placement and five djinn moves (12.3)."""


def contradictions(saved: Saved) -> Complaints:
    """Yield what cannot be, given the shape; nothing after a complaint can be relied on."""
    yield from _seats(saved)
    yield from _names(saved)
    yield from _landscapes(saved)
    yield from _realms(saved)
    yield from _cards(saved)
    yield from _objectives(saved)
    yield from _characters(saved)
    yield from _phase(saved)


def _all(by_seat: list[list[str]]) -> list[str]:
    return [card for cards in by_seat for card in cards]


def _seats(saved: Saved) -> Complaints:
    for name in _BY_SEAT:
        if len(getattr(saved, name)) != saved.players:
            yield f"$.{name}", f"there must be one entry for each of {saved.players} players"
    if saved.start >= saved.players:
        yield "$.start", f"there is no seat {saved.start} among {saved.players} players"
    if saved.turns > NUMBERS.rounds * saved.players:
        yield "$.turns", f"a game has {NUMBERS.rounds * saved.players} turns, not {saved.turns}"


def _names(saved: Saved) -> Complaints:
    """Ids must exist; an empty one means an empty slot, or a start tile still to be chosen."""
    laid = [tile for realm in saved.realms for tile, _, _ in realm] + [tile for tile, _, _ in saved.last]
    known = (
        ("central", TILE_OF.keys() | {""}, saved.central),
        ("supply", TILE_OF.keys(), saved.supply),
        ("realms", TILE_OF.keys(), laid),
        ("starts", {*START_IDS, ""}, saved.starts),
        ("middle", set(OBJECTIVE_IDS[1:]), saved.middle),
        ("unfinished", set(OBJECTIVE_IDS[1:]), _all(saved.unfinished)),
        ("completed", set(OBJECTIVE_IDS[1:]), _all(saved.completed)),
        ("dealt", set(CHARACTER_IDS[1:]), _all(saved.dealt)),
        ("hands", set(CHARACTER_IDS[1:]), _all(saved.hands)),
        ("row", set(CHARACTER_IDS[1:]), saved.row),
        ("played", set(CHARACTER_IDS[1:]), _all(saved.played)),
    )
    for name, ids, used in known:
        for unknown in set(used) - ids:
            yield f"$.{name}", f"there is no “{unknown}”"


def _landscapes(saved: Saved) -> Complaints:
    """Every landscape is in one place, each type has its number (2, 3.1)."""
    tiles = [TILE_OF[tile] for realm in saved.realms for tile, _, _ in realm]
    tiles += [TILE_OF[tile] for tile in (*saved.central, *saved.supply) if tile]
    if len(set(tiles)) != len(tiles):
        yield "$", "a landscape lies in two places"
    each = IN_PLAY[saved.players].landscapes_per_type
    counted = Counter(TYPE_OF[tile] for tile in tiles)
    for type_, name in enumerate(TYPES):
        if counted[type_] != each:
            yield "$", f"there are {counted[type_]} landscapes of type {name} in play, not {each}"
    if len(saved.supply) != NUMBERS.rounds * saved.players - saved.turns:
        yield "$.supply", f"{len(saved.supply)} landscapes do not fit {saved.turns} turns"


def _realms(saved: Saved) -> Complaints:
    """Each seat has placed once a turn; no two landscapes share a cell, none is further than turns allow (4, 5)."""
    chosen = [start for start in saved.starts if start]
    if len(set(chosen)) != len(chosen):
        yield "$.starts", "a start tile lies in two realms"
    placed = saved.central.count("")
    for seat, realm in enumerate(saved.realms):
        order = (seat - saved.start) % saved.players
        had = (saved.turns - order + saved.players - 1) // saved.players
        had += placed if saved.turns % saved.players == order else 0
        if len(realm) != had:
            yield f"$.realms[{seat}]", f"there are {len(realm)} landscapes after {had} placements"
        if len({(row, column) for _, row, column in realm}) != len(realm):
            yield f"$.realms[{seat}]", "two landscapes lie on one cell"
        if any(not 1 <= row <= ROWS for _, row, _ in realm) and not _plays(saved, seat, ABRIZA):
            yield f"$.realms[{seat}]", "only with Abriza a landscape lies outside rows 1 to 4"
        if any(column > MOST_A_TURN * had + 1 for _, _, column in realm):
            yield f"$.realms[{seat}]", "a landscape lies further to the right than turns can bring it"


def _plays(saved: Saved, seat: int, character: int) -> bool:
    return CHARACTER_IDS[character.bit_length() - 1] in saved.played[seat]


def _cards(saved: Saved) -> Complaints:
    """Mosaic cards, stall cards and rubies are as many as there are (2, 3)."""
    numbers = IN_PLAY[saved.players]
    if sum(saved.mosaics) > numbers.mosaics:
        yield "$.mosaics", f"there are only {numbers.mosaics} mosaic cards in play"
    if sum(saved.rubies) > NUMBERS.rubies:
        yield "$.rubies", f"there are only {NUMBERS.rubies} rubies"
    goods = Counter(saved.stall_deck)
    for row in saved.stalls:
        goods.update(dict(enumerate(row)))
    if sum(goods.values()) != numbers.stalls:
        yield "$.stall_deck", f"there are {sum(goods.values())} stall cards in play, not {numbers.stalls}"
    if any(goods[kind] > DATA.stall_cards_of_each_good for kind in range(GOODS)):
        yield "$.stall_deck", f"there are only {DATA.stall_cards_of_each_good} stall cards of each kind"


def _objectives(saved: Saved) -> Complaints:
    """One objective of each colour and a grey one for each player, each in one place (3.4)."""
    cards = saved.middle + _all(saved.unfinished) + _all(saved.completed)
    if len(set(cards)) != len(cards):
        yield "$", "an objective lies in two places"
    colours = Counter(OBJECTIVE_COLOURS[OBJECTIVE_IDS.index(card)] for card in cards)
    wanted = {"red": 1, "yellow": 1, "blue": 1, "green": 1, "grey": IN_PLAY[saved.players].grey_objectives}
    if colours != wanted:
        yield "$.middle", "there must be one objective of each colour and a grey one for each player"


def _characters(saved: Saved) -> Complaints:
    """Characters are in one place each, and as many as were dealt (12.1)."""
    cards = saved.row + _all(saved.dealt + saved.hands + saved.played)
    if len(set(cards)) != len(cards):
        yield "$", "a character lies in two places"
    each, kept = IN_PLAY[saved.players].characters_dealt, DATA.characters_kept
    if len(cards) != (each * saved.players if saved.characters else 0):
        yield "$", f"{len(cards)} characters are not what was dealt"
    early = saved.ask in ("start", "keep")
    if early and (saved.row or any(saved.played)):
        yield "$.row", "no character is open before all are chosen"
    for seat in range(saved.players):
        held = len(saved.hands[seat])
        if held > kept or (early and saved.characters and held + len(saved.dealt[seat]) != each):
            yield f"$.hands[{seat}]", f"a seat keeps {kept} of {each} characters"
        if not early and saved.dealt[seat]:
            yield f"$.dealt[{seat}]", "all have chosen their characters"


def _phase(saved: Saved) -> Complaints:
    """What is asked fits the start tiles, the turns and what is pending."""
    early, missing = saved.ask in ("start", "keep"), "" in saved.starts
    if (saved.ask == "start") != missing:
        yield "$.ask", "start tiles are chosen first, and only then"
    if early and (saved.turns or any(saved.realms) or any(saved.rubies) or any(saved.mosaics)):
        yield "$.ask", "the choices before the first turn are over"
    if (saved.ask == "over") != (saved.turns == NUMBERS.rounds * saved.players):
        yield "$.ask", f"{saved.turns} turns do not fit “{saved.ask}”"
    if saved.ask == "keep" and not saved.characters:
        yield "$.ask", "this game has no characters"
    if saved.central.count("") > (0 if early or saved.ask == "over" else 1):
        yield "$.central", "at most one slot is empty, and only during a turn"
    pending = saved.moons or saved.djinn or saved.moves or saved.last or saved.gained
    if pending and (early or saved.ask == "over"):
        yield "$.moons", "nothing is pending outside a turn"


def impossible(state: Position) -> Complaints:
    """Yield what the rules would have settled by themselves, or never allow (5, 6, 8, 12)."""
    seat = state.to_move
    if state.ask == Ask.START:
        yield from _chosen_in_order(state)
    if state.ask == Ask.KEEP and seat < 0:
        yield "$.ask", "all have chosen their characters"
    if state.ask in (Ask.START, Ask.KEEP):
        yield from _kept_in_order(state)
    if state.ask not in (Ask.TURN, *_IMMEDIATE):
        return
    if any(objectives.met(state, seat, card) for card in members(state.unfinished[seat])):
        yield f"$.unfinished[{seat}]", "an objective whose condition is true is completed at once"
    if state.moons and not rules.takeable(state, seat):
        yield "$.moons", "a moon is lost when there is nothing to take"
    yield from _djinns(state, seat)
    yield from _asked(state, seat)


def _chosen_in_order(state: Position) -> Complaints:
    order = [(state.start - 1 - number) % state.players for number in range(state.players)]
    chosen = [state.starts[seat] >= 0 for seat in order]
    if chosen != sorted(chosen, reverse=True):
        yield "$.starts", "start tiles are chosen in reverse turn order"


def _kept_in_order(state: Position) -> Complaints:
    for seat in range(state.players):
        if state.hands[seat] and (state.ask == Ask.START or seat > state.to_move):
            yield f"$.hands[{seat}]", "characters are kept seat by seat, after the start tiles"


def _djinns(state: Position, seat: int) -> Complaints:
    """Djinn moves made and pending fit the limit, and the previous one the realm (6)."""
    own = landscapes(state, seat)
    if state.moves > state.limit(seat):
        yield "$.moves", f"{state.moves} djinn moves are more than the limit"
    if state.djinn and (not own or state.moves >= state.limit(seat)):
        yield "$.djinn", "no djinn move can be pending"
    if state.gained & rules.Once.EXCHANGE and not state.played[seat] & HUSSAIN:
        yield "$.gained", "only Hussain exchanges landscapes"
    if state.last and not state.moves and not state.played[seat] & FISHERMAN:
        yield "$.last", "no landscape has been moved"


def _asked(state: Position, seat: int) -> Complaints:
    """An open question has an answer, and a turn with nothing to choose is over (5, 12.2)."""
    if state.ask == Ask.TALE and not rules.takeable(state, seat):
        yield "$.ask", "there is no objective to take"
    if state.ask in (Ask.WISH, Ask.WAKE, Ask.TRADE) and not landscapes(state, seat):
        yield "$.ask", "there is no landscape to use"
    if state.ask in _IMMEDIATE and not state.played[seat] & powers.asker(state.ask):
        yield "$.ask", "the character that asks this has not been played"
    if state.slot < 0 or state.ask != Ask.TURN or state.moons or state.djinn:
        return
    if not (state.module and powers.asked(state, seat)):
        yield "$.central", "the turn is over and the slot is filled again"
