"""Why a move is not allowed, in the words of the rules (rules file 4, 5, and the decisions of 7 and 8).

`refusal` answers `None` exactly for the moves of `legal.legal_moves`. Each verb has a function that looks first whether
it is the time for it, then at piece and place, from the most particular reason to the most general. An attempt
(verb 0) is read as the verb that the piece and the place suggest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import Refused
from engine.core.move import VERB_SHIFT, make, piece_of, place_of
from engine.core.words import Part, Player, say
from engine.games.imhotep import notation, places
from engine.games.imhotep.components import (
    BERTHS,
    BLUE,
    CARD_NAMES,
    GET,
    IN_HARBOUR,
    KINDS,
    MIN_LOAD,
    PYRAMID_NAMES,
    REWARD_STONES,
    SITE_NAMES,
    SLED,
    SMALL_PYRAMID,
    Card,
)
from engine.games.imhotep.decisions import Ask, Verb
from engine.games.imhotep.legal import load_of, sail_card_berths, stones_to_get, unordered
from engine.games.imhotep.words import Refusal

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

Why = Refused | None


def refused(reason: Refusal, rule: str, **parts: Part) -> Refused:
    """Make a refusal from its sentence, the section of the rules, and the sentence's parts."""
    return Refused(say(reason, **parts), rule)


def refusal(p: Position, move: int) -> Why:
    """Say why the seat to move may not make `move`, or `None`; any int is answered."""
    if p.ask is Ask.OVER:
        return refused(Refusal.GAME_OVER, "11")
    verb = move >> VERB_SHIFT
    if not 0 <= verb < len(_VERBS):
        return refused(Refusal.NO_SUCH_DECISION, "4", number=str(verb))
    if verb == 0:
        return _attempt(p, piece_of(move), place_of(move))
    return _VERBS[verb](p, piece_of(move), place_of(move))


# ---------------------------------------------------------------- what is pending


def pending(p: Position) -> Refused:
    """Say what has to be decided first, in the middle of a turn or of unloading."""
    return _PENDING[p.ask](p)


def _load_first(p: Position) -> Refused:
    return refused(Refusal.LOAD_FIRST, "5.4", card=CARD_NAMES[p.played])


def _sail_first(p: Position) -> Refused:
    return refused(Refusal.SAIL_FIRST, "5.4", card=CARD_NAMES[p.played])


def _order_first(p: Position) -> Refused:
    return refused(Refusal.ORDER_FIRST, "5.4", ship=p.ship + 1)


def _take_first(_: Position) -> Refused:
    return refused(Refusal.TAKE_FIRST, "7.1")


def _keep_first(_: Position) -> Refused:
    return refused(Refusal.KEEP_FIRST, "8.1")


def _pyramid_first(_: Position) -> Refused:
    return refused(Refusal.PYRAMID_FIRST, "8.2")


def _bonus_first(_: Position) -> Refused:
    return refused(Refusal.BONUS_FIRST, "8.2")


def _reward_first(p: Position) -> Refused:
    stones = stones_to_get(p, p.to_move, REWARD_STONES)
    return refused(Refusal.REWARD_FIRST, "8.3", column=p.column, n=stones)


_PENDING: Final[dict[Ask, Callable[[Position], Refused]]] = {
    Ask.LOAD: _load_first,
    Ask.SAIL: _sail_first,
    Ask.ORDER: _order_first,
    Ask.TAKE: _take_first,
    Ask.KEEP: _keep_first,
    Ask.PYRAMID: _pyramid_first,
    Ask.BONUS: _bonus_first,
    Ask.REWARD: _reward_first,
}


# ---------------------------------------------------------------- 5.1 get new stones


def _get(p: Position, piece: int, place: int) -> Why:
    """Section 5.1."""
    if p.ask is not Ask.ACT:
        return pending(p)
    return _wrong_handful(p, piece, place) or _cannot_get(p)


def _wrong_handful(p: Position, piece: int, place: int) -> Why:
    """Stones go from the own quarry to the own sled."""
    seat = piece - places.pile(0)
    if seat != p.to_move and 0 <= seat < p.players:
        return refused(Refusal.NOT_YOUR_QUARRY, "5.1", who=Player(seat))
    if piece != places.pile(p.to_move) or place != places.sled(p.to_move):
        return refused(Refusal.QUARRY_TO_SLED, "5.1")
    return None


def _cannot_get(p: Position) -> Why:
    if not p.quarry[p.to_move]:
        return refused(Refusal.QUARRY_EMPTY, "5.1")
    if not stones_to_get(p, p.to_move, GET):
        return refused(Refusal.SLED_FULL, "5.1", n=SLED)
    return None


# ---------------------------------------------------------------- 5.2 place one stone


def _load(p: Position, piece: int, place: int) -> Why:
    """Section 5.2; by a card 5.4, as a bonus 8.2."""
    if p.ask not in (Ask.ACT, Ask.LOAD, Ask.BONUS):
        return pending(p)
    return _wrong_stone(p, piece) or _no_stone(p) or _wrong_berth(p, place)


def _wrong_stone(p: Position, piece: int) -> Why:
    """Only own stones are placed."""
    seat = piece - places.stone(0)
    if seat == p.to_move:
        return None
    if 0 <= seat < p.players:
        return refused(Refusal.NOT_YOUR_STONE, "5.2", who=Player(seat))
    return refused(Refusal.STONES_GO_ON_SHIPS, "5.2")


def _no_stone(p: Position) -> Why:
    return None if p.sled[p.to_move] else refused(Refusal.SLED_EMPTY, "5.2")


def _wrong_berth(p: Position, place: int) -> Why:
    """A stone needs an empty berth of a ship in the harbour; with the Sail one that makes the ship ready."""
    index = places.berth_index(place)
    if index < 0:
        return refused(Refusal.STONES_GO_ON_SHIPS, "5.2")
    ship, berth = divmod(index, BERTHS)
    if p.docked[ship] != IN_HARBOUR:
        return _has_sailed(p, ship)
    if berth >= p.capacity[ship]:
        return refused(Refusal.NO_SUCH_BERTH, "2.1", ship=ship + 1, n=p.capacity[ship])
    if p.berths[index]:
        owner = Player(p.berths[index] - 1)
        return refused(Refusal.BERTH_TAKEN, "5.2", ship=ship + 1, berth=berth + 1, who=owner)
    if p.ask is Ask.LOAD and p.played == Card.SAIL and not sail_card_berths(p) >> index & 1:
        needs = MIN_LOAD[p.capacity[ship]]
        return refused(
            Refusal.SAIL_CARD_TOO_LIGHT, "5.4", ship=ship + 1, needs=needs, has=load_of(p, ship) + 1
        )
    return None


def _has_sailed(p: Position, ship: int) -> Refused:
    return refused(Refusal.SHIP_HAS_SAILED, "5.3", ship=ship + 1, site=SITE_NAMES[p.docked[ship]])


# ---------------------------------------------------------------- 5.3 sail one ship


def _sail(p: Position, piece: int, place: int) -> Why:
    """Section 5.3; by a card 5.4."""
    if p.ask not in (Ask.ACT, Ask.SAIL):
        return pending(p)
    ship = piece - places.ship(0)
    if not 0 <= ship < len(p.capacity):
        return refused(Refusal.NOT_A_SHIP, "5.3")
    return _wrong_ship(p, ship) or _wrong_dock(p, place)


def _wrong_ship(p: Position, ship: int) -> Why:
    """The ship must be in the harbour with enough stones; after the Sail it is a certain ship."""
    if p.docked[ship] != IN_HARBOUR:
        return _has_sailed(p, ship)
    if p.ask is Ask.SAIL and p.played == Card.SAIL and ship != p.ship:
        return refused(Refusal.OTHER_SHIP, "5.4", ship=p.ship + 1)
    needs = MIN_LOAD[p.capacity[ship]]
    has = load_of(p, ship)
    if has < needs:
        return refused(Refusal.SHIP_TOO_LIGHT, "5.3", ship=ship + 1, needs=needs, has=has)
    return None


def _wrong_dock(p: Position, place: int) -> Why:
    """The dock must be free this round."""
    site = place - places.site(0)
    if not 0 <= site < len(SITE_NAMES):
        return refused(Refusal.SHIPS_GO_TO_SITES, "5.3")
    if site in p.docked:
        return refused(Refusal.DOCK_TAKEN, "5.3", ship=p.docked.index(site) + 1, site=SITE_NAMES[site])
    return None


# ---------------------------------------------------------------- 5.4 play one blue card


def _play(p: Position, piece: int, place: int) -> Why:
    """Section 5.4: the card, then whether it can be carried out completely."""
    if p.ask is not Ask.ACT:
        return pending(p)
    kind = piece - places.card(0)
    if not 0 < kind < KINDS:
        return refused(Refusal.NOT_A_CARD, "5.4")
    if not p.hands[KINDS * p.to_move + kind]:
        return refused(Refusal.CARD_NOT_OWNED, "5.4", card=CARD_NAMES[kind])
    if kind not in BLUE:
        return refused(Refusal.NOT_BLUE, "5.4", card=CARD_NAMES[kind])
    if place != places.IN_PLAY:
        return refused(Refusal.CARDS_GO_TO_THE_TABLE, "5.4")
    return _CARDS[kind](p)


def _lever(p: Position) -> Why:
    return None if p.ready else refused(Refusal.LEVER_NEEDS_SHIP, "5.4")


def _hammer(p: Position) -> Why:
    if p.sled[p.to_move] >= SLED:
        return refused(Refusal.HAMMER_SLED_FULL, "5.4")
    if not p.quarry[p.to_move]:
        return refused(Refusal.HAMMER_QUARRY_EMPTY, "5.4")
    return None if p.empty else refused(Refusal.HAMMER_NEEDS_BERTH, "5.4")


def _sail_card(p: Position) -> Why:
    if not p.sled[p.to_move]:
        return refused(Refusal.SAIL_NEEDS_STONE, "5.4")
    return None if sail_card_berths(p) else refused(Refusal.SAIL_NEEDS_SHIP, "5.4")


def _chisel(p: Position) -> Why:
    stones = p.sled[p.to_move]
    if stones < 2:
        return refused(Refusal.CHISEL_NEEDS_STONES, "5.4", n=stones)
    free = p.empty.bit_count()
    return None if free >= 2 else refused(Refusal.CHISEL_NEEDS_BERTHS, "5.4", n=free)


_CARDS: Final[dict[int, Callable[[Position], Why]]] = {
    Card.LEVER: _lever,
    Card.HAMMER: _hammer,
    Card.SAIL: _sail_card,
    Card.CHISEL: _chisel,
}


def _order(p: Position, piece: int, place: int) -> Why:
    """Section 5.4, Lever: a stone that is left, to the next number of the order."""
    if p.ask is not Ask.ORDER:
        return refused(Refusal.NOTHING_TO_ORDER, "5.4") if p.ask is Ask.ACT else pending(p)
    seat = piece - places.stone(0)
    if not 0 <= seat < p.players:
        return pending(p)
    if all(p.berths[index] != seat + 1 for index in unordered(p)):
        return refused(Refusal.NOT_LEFT_TO_ORDER, "5.4", who=Player(seat), ship=p.ship + 1)
    if place != places.order_slot(len(p.queue)):
        return refused(Refusal.ORDER_ONE_BY_ONE, "5.4", number=len(p.queue) + 1)
    return None


# ---------------------------------------------------------------- 7.1, 8.1 market


def _take(p: Position, piece: int, place: int) -> Why:
    """Section 7.1, 8.1: a face-up card or the pair, to the own cards."""
    if p.ask is not Ask.TAKE:
        return refused(Refusal.NO_STONE_AT_MARKET, "7.1") if p.ask is Ask.ACT else pending(p)
    slot = piece - places.market_card(0)
    if piece == places.PAIR:
        if not p.pair:
            return refused(Refusal.NO_PAIR, "8.1")
    elif not 0 <= slot < len(p.market):
        return pending(p)
    elif not p.market[slot]:
        return refused(Refusal.SLOT_EMPTY, "7.1", slot=slot + 1)
    return _wrong_cards(p, place)


def _wrong_cards(p: Position, place: int) -> Why:
    return None if place == places.cards(p.to_move) else refused(Refusal.CARDS_GO_TO_YOU, "7.1")


def _keep(p: Position, piece: int, place: int) -> Why:
    """Section 8.1: one of the two cards of the pair."""
    if p.ask is not Ask.KEEP:
        return refused(Refusal.NO_PAIR_TAKEN, "8.1") if p.ask is Ask.ACT else pending(p)
    kind = piece - places.card(0)
    if not 0 < kind < KINDS:
        return pending(p)
    if kind not in p.pair:
        return refused(Refusal.NOT_IN_PAIR, "8.1", card=CARD_NAMES[kind])
    return _wrong_cards(p, place)


# ---------------------------------------------------------------- 8.2 pyramids, 8.3 temple


def _pyramid(p: Position, piece: int, place: int) -> Why:
    """Section 8.2: the own stone, to an unfinished pyramid."""
    if p.ask is not Ask.PYRAMID:
        return refused(Refusal.NO_PYRAMID_CHOICE, "8.2") if p.ask is Ask.ACT else pending(p)
    number = place - places.pyramid(0)
    if not 0 <= number < len(PYRAMID_NAMES):
        return refused(Refusal.NOT_A_PYRAMID, "8.2")
    if len(p.pyramids[number]) >= SMALL_PYRAMID:
        return refused(Refusal.PYRAMID_COMPLETE, "8.2", pyramid=PYRAMID_NAMES[number])
    return None if piece == places.stone(p.to_move) else pending(p)


def _reward(p: Position, piece: int, place: int) -> Why:
    """Section 8.3: the point, or stones from the own quarry."""
    if p.ask is not Ask.REWARD:
        return refused(Refusal.NO_REWARD_CHOICE, "8.3") if p.ask is Ask.ACT else pending(p)
    seat = p.to_move
    choices = ((places.stone(seat), places.POINT), (places.pile(seat), places.sled(seat)))
    return None if (piece, place) in choices else refused(Refusal.NOT_A_REWARD, "8.3")


def _skip(p: Position, piece: int, place: int) -> Why:
    """Section 8.2, load: only this bonus is optional."""
    if p.ask is Ask.ACT:
        return refused(Refusal.ACTING_IS_COMPULSORY, "4")
    return None if p.ask is Ask.BONUS and piece == place == 0 else pending(p)


# ---------------------------------------------------------------- attempts


def _attempt(p: Position, piece: int, place: int) -> Why:
    """Answer "this piece put on that place" with the reason that fits the most likely meaning."""
    verb = _meant(p, piece, place)
    if verb is None:
        return refused(Refusal.NO_SUCH_PIECE, "2", number=str(piece))
    why = _VERBS[verb](p, piece, place)
    if why is not None:
        return why
    return refused(Refusal.SAY_WHICH, "4", move=notation.to_text(make(verb, piece, place)))


def _meant(p: Position, piece: int, place: int) -> Verb | None:
    """Return the verb that somebody means who puts this piece on that place; `None` for an unknown piece."""
    if places.stone(0) <= piece < places.stone(4):
        return _meant_with_stone(p, place)
    if places.ship(0) <= piece < places.ship(4):
        return Verb.SAIL
    if places.pile(0) <= piece < places.pile(4):
        return Verb.REWARD if p.ask is Ask.REWARD else Verb.GET
    if places.market_card(0) <= piece <= places.PAIR:
        return Verb.TAKE
    if places.card(0) < piece < places.card(KINDS):
        return Verb.KEEP if p.ask is Ask.KEEP else Verb.PLAY
    return None


def _meant_with_stone(p: Position, place: int) -> Verb:
    """Return what a stone is meant for: by the place if it is a place for one purpose, else by what is asked."""
    if places.berth_index(place) >= 0:
        return Verb.LOAD
    if places.pyramid(0) <= place <= places.pyramid(2):
        return Verb.PYRAMID
    if places.order_slot(0) <= place <= places.order_slot(3):
        return Verb.ORDER
    if place == places.POINT:
        return Verb.REWARD
    return _STONE_ASKED.get(p.ask, Verb.LOAD)


_STONE_ASKED: Final = {Ask.ORDER: Verb.ORDER, Ask.PYRAMID: Verb.PYRAMID, Ask.REWARD: Verb.REWARD}

_VERBS: Final = (_skip, _get, _load, _sail, _play, _order, _take, _keep, _pyramid, _reward, _skip)
"""By `Verb`; entry 0 stands for attempts."""
