"""Set-up, turns, end of round and of the game (rules file 3, 4, 11). Actions are in `actions`, unloading in `sites`.

A handler for each verb carries out a decision and leaves in `p.ask` what has to be decided next; with `Ask.NOTHING`
left, `proceed` carries on with all that happens by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.chance import Chance
from engine.core.contract import NOBODY, Event, Setup
from engine.core.move import VERB_SHIFT
from engine.games.imhotep import actions, scoring, sites, tell
from engine.games.imhotep.components import (
    BERTHS,
    CARD_COUNTS,
    GONE,
    IN_HARBOUR,
    KINDS,
    MARKET_SPACES,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    START_STONES,
    STONES,
    Site,
    variant_of,
)
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.legal import can_act

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

ALL_SHIPS: Final = (1 << SHIPS) - 1
ALL_DOCKS: Final = (1 << len(Site)) - 1


# ---------------------------------------------------------------- 3 set-up


def set_up(p: Position, setup: Setup) -> None:
    """Section 3: everything before the first turn, and the first round."""
    p.variant = variant_of(setup.players, setup.options)
    p.chance = Chance(setup.seed)
    p.events = None
    _empty_sites(p)
    _deal_stones(p)
    p.deck = [kind for kind, count in enumerate(CARD_COUNTS) for _ in range(count)]
    p.discard = p.pair = b""
    p.known = 0
    p.market = [0] * MARKET_SPACES
    p.hands = bytearray(KINDS * setup.players)
    p.round = 0
    p.round_cards = b""
    p.played = p.loads = 0
    p.queue = p.reds = b""
    p.ship = p.column = NOBODY
    start_round(p)


def _empty_sites(p: Position) -> None:
    """Section 3.6: no stone at any site, no points."""
    n = p.variant.players
    p.score = [0] * n
    p.temple_points = [0] * n
    p.pyramids = (b"",) * 4 if p.variant.pyramids_b else (b"",)
    p.temple = p.burial = p.towers = b""
    p.obelisks = [0] * n


def _deal_stones(p: Position) -> None:
    """Section 3.2, 3.3: a random start player; 2, 3, 4, 5 stones on the sleds in turn order."""
    n = p.variant.players
    p.start = p.chance.below(n)
    p.sled = [START_STONES[(seat - p.start) % n] for seat in range(n)]
    p.quarry = [STONES - stones for stones in p.sled]


def start_round(p: Position) -> None:
    """Section 3, round set-up: ships, docks, market cards; then the start player's turn."""
    p.round += 1
    cards = ROUND_CARDS[p.variant.players]
    hidden = [number for number in range(len(cards)) if number not in p.round_cards]
    p.round_cards += bytes([hidden[p.chance.below(len(hidden))]])
    p.capacity = cards[p.round_cards[-1]]
    p.berths = bytearray(SHIPS * BERTHS)
    p.docked = [IN_HARBOUR] * SHIPS
    p.harbour = ALL_SHIPS
    p.docks = ALL_DOCKS
    p.empty = sum(((1 << capacity) - 1) << BERTHS * ship for ship, capacity in enumerate(p.capacity))
    p.ready = 0
    p.sailor = NOBODY
    if p.events is not None:
        tell.round_begins(p)
    fill_market(p)
    give_turn(p, p.start)


def fill_market(p: Position) -> None:
    """Section 3, round set-up 3: four face-up cards; on side B three and a face-down pair."""
    face_up = MARKET_SPACES - p.variant.market_b
    for slot in range(face_up):
        p.market[slot] = kind = sites.draw(p)
        if kind and p.events is not None:
            tell.market_card(p, slot, kind)
    if p.events is not None:
        tell.market_filled(p)
    for _ in range(2 * p.variant.market_b):
        kind = sites.draw(p)
        if kind:
            p.pair += bytes([kind])
            if p.events is not None:
                tell.market_pair(p)


# ---------------------------------------------------------------- 4 turns


def play(p: Position, move: int, events: list[Event] | None) -> None:
    """Carry out a legal decision and everything that follows from it by itself."""
    p.events = events
    HANDLERS[move >> VERB_SHIFT](p, move)
    if p.ask is Ask.NOTHING:
        proceed(p)
    p.events = None


def proceed(p: Position) -> None:
    """Carry on until somebody has to decide: red cards, stones to unload, the turn's end, the Temple, a new round."""
    while p.ask is Ask.NOTHING:
        if p.reds:
            sites.discard_red(p)
        elif p.queue:
            sites.unload(p)
        elif p.column == NOBODY:
            end_turn(p)
        elif p.column < p.variant.width:
            sites.score_column(p)
        else:
            end_round(p)


def end_turn(p: Position) -> None:
    """Section 4: the player to the left is next; the round ends when the fourth ship is unloaded."""
    if p.played:
        _discard_played(p)
    p.ship = NOBODY
    if p.harbour:
        give_turn(p, (p.turn + 1) % p.variant.players)
    else:
        begin_end_of_round(p)


def _discard_played(p: Position) -> None:
    """Section 5.4: a blue card goes to the discard pile after its whole effect."""
    p.discard += bytes([p.played])
    if p.events is not None:
        tell.carried_out(p, p.played)
    p.played = 0


def give_turn(p: Position, seat: int) -> None:
    """Section 4: give the turn to the first player from `seat` on who can act; the others pass."""
    n = p.variant.players
    for _ in range(n):
        if can_act(p, seat):
            p.turn = p.to_move = seat
            p.ask = Ask.ACT
            return
        if p.events is not None:
            tell.passed(p, seat)
        seat = (seat + 1) % n
    _leave_unsailed(p)


def _leave_unsailed(p: Position) -> None:
    """Section 4, all players pass in succession: stones go back to the quarries, and the round ends."""
    if p.events is not None:
        tell.all_passed(p)
    for owner in p.berths:
        if owner:
            p.quarry[owner - 1] += 1
    p.berths = bytearray(SHIPS * BERTHS)
    p.docked = [GONE if site == IN_HARBOUR else site for site in p.docked]
    p.harbour = p.empty = p.ready = 0
    begin_end_of_round(p)


# ---------------------------------------------------------------- 11 end of round, end of game


def begin_end_of_round(p: Position) -> None:
    """Section 11, end of round 1: the Temple is scored from the left."""
    p.column = 0
    p.ask = Ask.NOTHING


def end_round(p: Position) -> None:
    """Section 11, end of round 2 and 3: ships leave, market cards are discarded, a new start player."""
    p.column = NOBODY
    if p.events is not None:
        tell.ships_leave(p)
    p.docked = [GONE] * SHIPS
    p.docks = ALL_DOCKS
    p.discard += bytes(kind for kind in p.market if kind) + p.pair
    p.market = [0] * MARKET_SPACES
    p.pair = b""
    p.known = 0
    if p.round == ROUNDS:
        end_game(p)
        return
    p.start = next_start(p)
    start_round(p)


def next_start(p: Position) -> int:
    """Section 11, 3: the left neighbour of who sailed last, or of the start player if nobody sailed."""
    last = p.start if p.sailor == NOBODY else p.sailor
    return (last + 1) % p.variant.players


def end_game(p: Position) -> None:
    """Section 11: all that scores at the end is added."""
    for seat in range(p.variant.players):
        for line in scoring.final_lines(p, seat):
            p.score[seat] += line.points
            if p.events is not None:
                tell.final(p, seat, line)
    p.ask = Ask.OVER
    p.to_move = p.turn = NOBODY


Handler = Callable[["Position", int], None]

HANDLERS: Final[tuple[Handler, ...]] = (
    actions.skip,  # verb 0 is never legal
    actions.get,
    actions.load,
    actions.sail,
    actions.play_card,
    actions.order,
    sites.take,
    sites.keep,
    sites.choose_pyramid,
    sites.choose_reward,
    actions.skip,
)
"""By `Verb`."""
