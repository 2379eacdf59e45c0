"""Cheap knowledge of Imhotep for the search: values of moves, quick moves, expected scores (see `core.contract.Bot`).

What single things are worth is in `worth`; this module adds it up for a position, by the `weights`, and compares moves.
"""

from __future__ import annotations

import random
from math import fsum
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.core.move import piece_of, verb_of
from engine.core.words import Many, Player, Sentence, Words, figure, say
from engine.games.imhotep import decisions, legal, notation, places, worth
from engine.games.imhotep.components import BERTHS, BLUE, GET, KINDS, ROUNDS, SHIPS, SLED, Card
from engine.games.imhotep.decisions import Ask, Verb
from engine.games.imhotep.scoring import missing_sites
from engine.games.imhotep.weights import WEIGHTS
from engine.games.imhotep.words import Facts, Terms, Why
from engine.games.imhotep.worth import Sites, Values

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

SCALE: Final = 12.0
"""Margin in points that counts as a clear win."""

DEPTH: Final = 10
"""Plies after which a playout with two seats is cut: enough for a round to end."""

MISSES: Final = {"novice": (100, 0), "casual": (53, 0), "skilled": (44, 0), "expert": (28, 0)}
"""Looking ahead is worth so much here that the weaker levels do it less often, and overlook nothing."""

OWNERS: Final = bytes(max(0, code - 1) for code in range(256))
"""From the codes of berths (owner + 1) to owners."""

TWIN: Final = -1000.0
"""Value of a move that does the same as another."""

# ---------------------------------------------------------------- evaluate


def evaluate(state: Position, /) -> list[float]:
    """Return the expected final score of each seat; exact when the match is over."""
    if state.ask is Ask.OVER:
        return [float(points) for points in state.score]
    columns = zip(*(values for _, values in features(state)), strict=True)
    return [fsum(column) for column in columns]


def features(p: Position) -> list[tuple[Words, Values]]:
    """Return the parts of the evaluation by name, each with its points for every seat."""
    sites = sites_of(p)
    variant, left = p.variant, sites.left
    parts: list[tuple[Words, Values]] = [
        (Why.TRACK, tuple(p.score)),
        (Terms.TEMPLE, worth.temple(p.temple, variant, left, sites.visit)),
        (Terms.BURIAL, worth.burial(p.burial, variant, left)),
        (Terms.OBELISKS, worth.obelisks(sites.obelisks, p.towers, variant, left)),
        (Why.CARDS, hands(p, sites)),
        (Why.SHIPS, ships(p, sites)),
        (Why.SLED, sleds(p, left)),
        (Why.TURN, turn(p, sites)),
    ]
    if variant.wrath:
        parts.append((Facts.WRATH, wrath(p, left)))
    return parts


def sites_of(p: Position) -> Sites:
    """Return all that the worth of ships depends on; `tuple.__new__` is twice as fast as the constructor."""
    known = (
        p.variant,
        ROUNDS - p.round,
        worth.visit(p.harbour.bit_count(), p.docks),
        p.docks,
        tuple(map(len, p.pyramids)),
        p.temple,
        p.burial,
        tuple(p.obelisks),
        p.towers,
        tuple(p.market),
        len(p.pair),
        bytes(p.hands[Card.STATUE :: KINDS]),
    )
    return tuple.__new__(Sites, known)


def cargo_of(p: Position, ship: int) -> bytes:
    """Return the owners of the stones on a ship from the bow."""
    first = BERTHS * ship
    return bytes(p.berths[first : first + BERTHS].translate(OWNERS, b"\0"))


def hands(p: Position, sites: Sites) -> Values:
    """What the cards before each player are worth."""
    stones = worth.building_stones(sites)
    cards = bytes(p.hands)
    return tuple([worth.hand(cards[i : i + KINDS], stones, sites.left) for i in range(0, len(cards), KINDS)])


def ships(p: Position, sites: Sites) -> Values:
    """What the stones on ships will bring, those being unloaded included."""
    total = [0.0] * p.variant.players
    harbour = worth.harbour(sites)
    adrift, aboard = WEIGHTS.adrift, WEIGHTS.aboard
    for ship in range(SHIPS):
        if p.harbour >> ship & 1:
            cargo = cargo_of(p, ship)
            if cargo:
                for seat, points in enumerate(harbour.prospect(cargo).expected):
                    total[seat] += adrift * points
                for owner in cargo:
                    total[owner] += aboard
    if p.ship != NOBODY and p.docked[p.ship] >= 0:
        cargo = bytes([p.berths[index] - 1 for index in p.queue or legal.unordered(p)])
        for seat, points in enumerate(worth.gains(sites, p.docked[p.ship], cargo)):
            total[seat] += points
    return tuple(total)


def sleds(p: Position, left: int) -> Values:
    """What the stones on the sleds are worth, as far as they can still be placed."""
    n = p.variant.players
    berths = WEIGHTS.berths_used * p.empty.bit_count() + WEIGHTS.berths_a_round * left
    usable, worths = min(float(SLED), berths / n), worth.sled_worths()
    return tuple([worth.sled(worths, stones, usable) for stones in p.sled])


def wrath(p: Position, left: int) -> Values:
    """The penalty that those must fear who lack a stone at a building site."""
    return tuple([worth.wrath(len(missing_sites(p, seat)), left) for seat in range(p.variant.players)])


def turn(p: Position, sites: Sites) -> Values:
    """What is still to come in the turn of a card, and being the next to act."""
    total = [0.0] * p.variant.players
    total[p.to_move] += WEIGHTS.tempo
    if p.ask is Ask.LOAD:
        total[p.turn] += WEIGHTS.loading * p.loads
    elif p.ask is Ask.BONUS:
        total[p.to_move] += WEIGHTS.loading
    elif p.ask is Ask.SAIL:
        harbour = worth.harbour(sites)
        leads = [harbour.prospect(cargo_of(p, ship)).leads[p.turn] for ship in _sailable(p)]
        total[p.turn] += max(0.0, max(leads) - WEIGHTS.due)
    return tuple(total)


def _sailable(p: Position) -> list[int]:
    if p.ship != NOBODY:
        return [p.ship]
    return [ship for ship in range(SHIPS) if p.ready >> ship & 1]


# ---------------------------------------------------------------- order


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return for each move the lead it leaves the seat to move with, a share of it over the best rival, the rest over all."""
    seat = state.to_move
    values = [_lead(evaluate(_after(state, move)), seat) for move in moves]
    if state.ask is Ask.ACT:
        unhurried = WEIGHTS.unhurried
        return [
            value - unhurried * (verb_of(move) == Verb.SAIL)
            for value, move in zip(values, moves, strict=True)
        ]
    if state.ask is Ask.TAKE:
        return _without_twins(state, values)
    return values


def _after(p: Position, move: int) -> Position:
    after = p.copy()
    after.play(move)
    return after


def _lead(scores: list[float], seat: int) -> float:
    others = scores[:seat] + scores[seat + 1 :]
    share = WEIGHTS.best_rival
    return scores[seat] - (share * max(others) + (1.0 - share) * (fsum(others) / len(others)))


def _without_twins(p: Position, values: list[float]) -> list[float]:
    """Rate the second of two equal market cards last, so that no search looks at both."""
    cards = [kind for kind in p.market if kind]
    return [
        TWIN if number < len(cards) and cards[number] in cards[:number] else value
        for number, value in enumerate(values)
    ]


# ---------------------------------------------------------------- policy

PATIENCE: Final = 2.5
"""What a sailing must gain to be preferred to placing a stone."""

WHIM: Final = 0.5
"""How much luck is in a quick move."""

DARING: Final = 0.1
"""How often a quick move plays a blue card that can be played."""


def policy(state: Position, rng: random.Random, /) -> int:
    """Return a quick plausible move: sail where it gains much, else place a stone anywhere, else get stones."""
    seat = state.to_move
    if state.ask is not Ask.ACT:
        return _quick_answer(state, rng)
    best, move = sailing(state, seat, rng) if state.ready else (-99.0, 0)
    blue = state.hands[KINDS * seat + Card.LEVER : KINDS * (seat + 1)]
    if any(blue) and rng.random() < DARING:
        playable = [kind for kind in BLUE if blue[kind - Card.LEVER] and legal.playable(state, seat, kind)]
        if playable:
            return decisions.play(playable[int(rng.random() * len(playable))])
    if state.sled[seat] and state.empty:
        if best < PATIENCE + WHIM * rng.random():
            loads = legal.berth_moves(seat, state.empty)
            return loads[int(rng.random() * len(loads))]
    elif legal.stones_to_get(state, seat, 1):
        worths, stones = worth.sled_worths(), state.sled[seat]
        fuller = worths[min(SLED, stones + GET)] - worths[stones]
        if best < fuller + WHIM * rng.random():
            return decisions.GET[seat]
    return move


def sailing(p: Position, seat: int, rng: random.Random) -> tuple[float, int]:
    """Return what the best sailing gains over leaving the ship to the others, with some luck, and its move."""
    harbour = worth.harbour(sites_of(p))
    best, move = -99.0, 0
    for ship in range(SHIPS):
        if p.ready >> ship & 1:
            found = harbour.prospect(cargo_of(p, ship))
            gain = found.gains[seat] + WHIM * rng.random()
            if gain > best:
                best, move = gain, decisions.SAILS[ship][found.sites[seat]]
    return best, move


def _quick_answer(p: Position, rng: random.Random) -> int:
    """Answer anything but the choice of an action: at the Market the card worth most, else by luck."""
    moves = p.legal_moves()
    if p.ask is Ask.TAKE and not p.pair:
        owned, left = p.hands[KINDS * p.to_move + Card.STATUE], ROUNDS - p.round
        stones = worth.building_stones(sites_of(p))
        return max(
            moves,
            key=lambda move: worth.card(
                p.market[piece_of(move) - places.market_card(0)], owned, stones, left
            ),
        )
    return moves[int(rng.random() * len(moves))]


# ---------------------------------------------------------------- explain

REASONS: Final = 3
"""So many reasons are given at most."""

EQUAL: Final = 0.1
"""Differences below this are not worth a word."""

Change = tuple[float, Words, int, float]
"""Weight in the lead, feature, seat, change in points."""


def explain(state: Position, move: int, instead: int, /) -> Sentence:
    """Name the features in which the position after `move` differs most from the one after `instead` (or from now)."""
    seat = state.to_move
    after = _after(state, move)
    other = _after(state, instead) if instead else state
    gain = _lead(evaluate(after), seat) - _lead(evaluate(other), seat)
    if not instead:
        if abs(gain) < EQUAL:
            return say(Why.LEAVES)
        return say(Why.CHANGES, points=figure(gain, "+.1f"), reasons=_reasons(after, other, seat))
    rival = notation.describe(state, instead)
    if abs(gain) < EQUAL:
        return say(Why.AS_GOOD, other=rival)
    words = Why.BETTER if gain > 0 else Why.FURTHER
    return say(words, points=f"{abs(gain):.1f}", other=rival, reasons=_reasons(after, other, seat))


def _reasons(after: Position, other: Position, seat: int) -> Many:
    """Return the largest differences in words; whose turn is next goes without saying if there is anything else to say."""
    changes = [change for change in _changes(after, other, seat) if abs(change[0]) >= EQUAL]
    changes = [change for change in changes if change[1] is not Why.TURN] or changes
    changes.sort(key=lambda change: -abs(change[0]))
    told = [
        say(Why.REASON, who=Player(who), feature=feature, points=figure(points, "+.1f"))
        for _, feature, who, points in changes[:REASONS]
    ]
    return Many(tuple(told) or (Why.LITTLE,))


def _changes(after: Position, other: Position, seat: int) -> list[Change]:
    """Return for every feature and seat how it differs and what that means for the lead of `seat`."""
    rivals = after.variant.players - 1
    return [
        ((new - old) * (1.0 if who == seat else -1.0 / rivals), feature, who, new - old)
        for (feature, news), (_, olds) in zip(features(after), features(other), strict=True)
        for who, (new, old) in enumerate(zip(news, olds, strict=True))
    ]
