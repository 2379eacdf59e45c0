"""Reads a complete state from JSON and trusts nothing: first the shape, then what the rules keep true.

Every failure is a `BadState` that names the field. The invariants are also what the tests check after every move.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Final, Literal, NoReturn

import msgspec

from engine.core.chance import Chance
from engine.core.contract import NOBODY, BadState
from engine.games.imhotep import legal, scoring, views
from engine.games.imhotep.components import (
    BERTHS,
    CARD_COUNTS,
    GONE,
    IN_HARBOUR,
    KINDS,
    MARKET_SPACES,
    OBELISKS_B,
    REWARD_STONES,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SLED,
    SMALL_PYRAMID,
    STONES,
    TEMPLE_B,
    TOWER,
    Card,
    Reward,
    Site,
)
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.sites import visible

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

Seat = Annotated[int, msgspec.Meta(ge=NOBODY, le=3)]
Owner = Annotated[int, msgspec.Meta(ge=0, le=3)]
Kind = Annotated[int, msgspec.Meta(ge=0, le=KINDS - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=STONES)]
Points = Annotated[int, msgspec.Meta(ge=-100, le=1000)]
Owners = Annotated[list[Owner], msgspec.Meta(max_length=4 * STONES)]
Kinds = Annotated[list[Kind], msgspec.Meta(max_length=sum(CARD_COUNTS))]
Four = msgspec.Meta(min_length=SHIPS, max_length=SHIPS)
Seats = msgspec.Meta(min_length=2, max_length=4)
AskName = Literal["act", "load", "sail", "order", "take", "keep", "pyramid", "bonus", "reward", "over"]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Player count and options as in a view."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    market: Literal["A", "B"]
    pyramids: Literal["A", "B"]
    temple: Literal["A", "B"]
    burial: Literal["A", "B"]
    obelisks: Literal["A", "B"]
    wrath: bool


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a state in JSON; meanings are in `views`."""

    options: Options
    ask: AskName
    to_move: Seat
    turn: Seat
    start: Owner
    sailor: Seat
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    round_cards: Annotated[list[list[int]], msgspec.Meta(min_length=1, max_length=ROUNDS)]
    sled: Annotated[list[Count], Seats]
    quarry: Annotated[list[Count], Seats]
    score: Annotated[list[Points], Seats]
    temple_points: Annotated[list[Points], Seats]
    docked: Annotated[list[Annotated[int, msgspec.Meta(ge=GONE, le=len(Site) - 1)]], Four]
    berths: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=4)]],
        msgspec.Meta(min_length=SHIPS * BERTHS, max_length=SHIPS * BERTHS),
    ]
    pyramids: Annotated[list[Owners], msgspec.Meta(min_length=1, max_length=4)]
    temple: Owners
    burial: Owners
    obelisks: Annotated[list[Count], Seats]
    towers: Annotated[list[Owner], msgspec.Meta(max_length=len(OBELISKS_B))]
    market: Annotated[list[Kind], msgspec.Meta(min_length=MARKET_SPACES, max_length=MARKET_SPACES)]
    discard: Kinds
    hands: Annotated[list[Annotated[list[Count], msgspec.Meta(min_length=KINDS, max_length=KINDS)]], Seats]
    played: Kind
    loads: Annotated[int, msgspec.Meta(ge=0, le=2)]
    ship: Annotated[int, msgspec.Meta(ge=NOBODY, le=SHIPS - 1)]
    queue: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=SHIPS * BERTHS - 1)]], msgspec.Meta(max_length=BERTHS)
    ]
    reds: Annotated[list[Kind], msgspec.Meta(max_length=6)]
    column: Annotated[int, msgspec.Meta(ge=NOBODY, le=5)]
    pair: Annotated[list[Kind], msgspec.Meta(max_length=2)]
    known: Annotated[int, msgspec.Meta(ge=0, le=2)]
    deck: Kinds
    chance: Annotated[int, msgspec.Meta(ge=0)]


def from_json(p: Position, data: object) -> None:
    """Fill `p` from JSON data; raises `BadState`."""
    try:
        shape = msgspec.convert(data, Shape)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    _check_round_cards(shape)
    _check_seats(shape)
    if shape.chance >> 64:
        _bad("chance", "is larger than 64 bits")
    views.fill(p, msgspec.to_builtins(shape))
    p.pair = bytes(shape.pair)
    p.known = shape.known
    p.deck = shape.deck
    p.chance = Chance(shape.chance)
    check(p)


def _bad(field: str, why: str) -> NoReturn:
    raise BadState(f"$.{field}", why)


def _require(true: bool, field: str, why: str) -> None:
    if not true:
        _bad(field, why)


def _check_round_cards(shape: Shape) -> None:
    """2.2, 3: one card for each round, each once, of the player count."""
    cards = [tuple(card) for card in shape.round_cards]
    _require(len(cards) == shape.round, "round_cards", "are not as many as rounds")
    _require(len(set(cards)) == len(cards), "round_cards", "has a card twice")
    for card in cards:
        _require(card in ROUND_CARDS[shape.options.players], "round_cards", "has an unknown card")


def _check_seats(shape: Shape) -> None:
    """Every list by seat is as long as there are players, and names no others."""
    n = shape.options.players
    for field in ("sled", "quarry", "score", "temple_points", "obelisks", "hands"):
        _require(len(getattr(shape, field)) == n, field, f"does not have {n} entries")
    for field in ("to_move", "turn", "start", "sailor"):
        _require(getattr(shape, field) < n, field, "is not a seat")
    for field in ("temple", "burial", "towers"):
        _require(all(owner < n for owner in getattr(shape, field)), field, "names a seat that is not there")
    _require(all(owner <= n for owner in shape.berths), "berths", "names a seat that is not there")
    _require(
        all(owner < n for stones in shape.pyramids for owner in stones),
        "pyramids",
        "names a seat that is not there",
    )


# ---------------------------------------------------------------- invariants


def check(p: Position) -> None:
    """Check all that the rules keep true between two decisions; raises `BadState`."""
    _check_sites(p)
    _check_ships(p)
    _check_stones(p)
    _check_cards(p)
    _check_points(p)
    _check_decision(p)


def _check_sites(p: Position) -> None:
    """7.2, 8.2, 8.5: the sites are filled as the rules say."""
    _require(len(p.pyramids) == (4 if p.variant.pyramids_b else 1), "pyramids", "does not fit the side")
    if p.variant.pyramids_b:
        *small, beside = p.pyramids
        _require(all(len(stones) <= SMALL_PYRAMID for stones in small), "pyramids", "has too high a pyramid")
        _require(not beside or not legal.unfinished(p), "pyramids", "has stones beside unfinished pyramids")
    _require(p.variant.obelisks_b or not p.towers, "towers", "does not fit the side")
    for seat in range(p.variant.players):
        waiting = p.obelisks[seat] - TOWER * p.towers.count(seat)
        _require(waiting >= 0, "towers", "have more stones than there are")
        full = len(p.towers) == len(OBELISKS_B)
        _require(
            not p.variant.obelisks_b or waiting < TOWER or full, "towers", "are fewer than the stones make"
        )


def _check_ships(p: Position) -> None:
    """2.1, 5.3: berths exist, a dock has one ship, only the ship being unloaded has stones at a dock."""
    docks = [site for site in p.docked if site >= 0]
    _require(len(set(docks)) == len(docks), "docked", "has two ships at one dock")
    for index, owner in enumerate(p.berths):
        ship, berth = divmod(index, BERTHS)
        if owner:
            _require(berth < p.capacity[ship], "berths", "has a stone where no berth is")
            _require(
                p.docked[ship] == IN_HARBOUR or ship == p.ship,
                "berths",
                "has a stone on a ship that has sailed",
            )
    for index in p.queue:
        _require(
            index // BERTHS == p.ship and p.berths[index] > 0,
            "queue",
            "has a berth without a stone to unload",
        )
    _require(len(set(p.queue)) == len(p.queue), "queue", "has a berth twice")
    gone = GONE in p.docked
    _require(
        not gone or (not p.harbour and p.ask in (Ask.REWARD, Ask.PYRAMID, Ask.OVER)),
        "docked",
        "has a ship gone",
    )


def _check_stones(p: Position) -> None:
    """2: 29 stones of each player, at most 5 on a sled."""
    for seat in range(p.variant.players):
        _require(p.sled[seat] <= SLED, "sled", "holds more than 5 stones")
        built = sum(scoring.own_stones_at(p, site, seat) for site in Site if site is not Site.MARKET)
        total = p.sled[seat] + p.quarry[seat] + p.berths.count(seat + 1) + built
        _require(total == STONES, "quarry", f"makes {total} stones of seat {seat}, not {STONES}")


def _check_cards(p: Position) -> None:
    """2.3: 34 market cards; which places can have which."""
    held = [number % KINDS for number, count in enumerate(p.hands) for _ in range(count)]
    _require(all(kind > Card.PAVED_PATH for kind in held), "hands", "has a red card")
    _require(
        all(Card.ENTRANCE <= kind <= Card.PAVED_PATH for kind in p.reds), "reds", "has a card that is not red"
    )
    _require(p.played == 0 or p.played >= Card.LEVER, "played", "is not a blue card")
    _require(p.variant.market_b or not p.pair, "pair", "does not fit the side")
    _require(p.known <= len(p.pair), "known", "is more than the pair has")
    _require(not (p.variant.market_b and p.market[-1]), "market", "has a fourth face-up card on side B")
    face_up = [kind for kind in p.market if kind]
    played = [p.played] if p.played else []
    cards = Counter([*held, *face_up, *p.pair, *p.discard, *p.reds, *played, *p.deck])
    for kind in range(KINDS):
        _require(cards[kind] == CARD_COUNTS[kind], "deck", f"makes {cards[kind]} cards of kind {kind}")


def _check_points(p: Position) -> None:
    """7, 8, 11: the points on the track are those of the sites, and of the final scoring when it is over."""
    for seat in range(p.variant.players):
        lines = scoring.score_lines(p, seat)
        total = sum(line.points for line in lines if line.settled)
        _require(total == p.score[seat], "score", f"of seat {seat} is not the sum of its parts, {total}")


# ---------------------------------------------------------------- what is asked


def _check_decision(p: Position) -> None:
    """4 to 8: what is asked can be asked, of whom it is asked, and nothing else is pending."""
    if p.ask is Ask.OVER:
        _require(p.round == ROUNDS and p.to_move == p.turn == NOBODY, "ask", "cannot be over yet")
        _require(GONE in p.docked and not p.harbour, "docked", "has ships after the end")
        return
    _require(p.to_move >= 0 and p.turn >= 0, "to_move", "is nobody though the match goes on")
    _require(p.column == NOBODY or not p.harbour, "column", "is scored before the round is over")
    _require(NOBODY in (p.column, p.ship), "ship", "is unloaded after the end of the round")
    _require(p.loads == 0 or p.ask is Ask.LOAD, "loads", "has stones to place that are not asked for")
    _ASKED[p.ask](p)
    _require(bool(legal.legal_moves(p)), "ask", "has no possible answer")


def _own_turn(p: Position, played: tuple[int, ...]) -> None:
    """The player whose turn it is decides before anything is unloaded."""
    _require(p.to_move == p.turn, "to_move", "is not the player whose turn it is")
    _require(p.played in played, "played", "does not fit what is asked")
    _require(not p.reds and p.column == NOBODY and p.harbour > 0, "ask", "does not fit what is pending")


def _act(p: Position) -> None:
    _own_turn(p, (0,))
    _require(p.ship == NOBODY and not p.queue, "ship", "is pending though nothing is carried out")
    _require(legal.can_act(p, p.to_move), "to_move", "cannot act")


def _load(p: Position) -> None:
    _own_turn(p, (Card.HAMMER, Card.SAIL, Card.CHISEL))
    _require(p.ship == NOBODY and not p.queue, "ship", "is pending before a stone is placed")
    most = 2 if p.played == Card.CHISEL else 1
    _require(1 <= p.loads <= most, "loads", "does not fit the card")
    enough = p.sled[p.to_move] >= p.loads and p.empty.bit_count() >= p.loads
    _require(enough, "loads", "cannot be placed")


def _sail(p: Position) -> None:
    _own_turn(p, (Card.LEVER, Card.SAIL))
    _require(not p.queue, "queue", "is pending before the ship sails")
    if p.played == Card.SAIL:
        _require(p.ship >= 0 and p.ready >> p.ship & 1 == 1, "ship", "cannot sail")
        _require(
            p.turn + 1 in p.berths[BERTHS * p.ship : BERTHS * (p.ship + 1)],
            "ship",
            "has no stone of the sailor",
        )
    else:
        _require(p.ship == NOBODY, "ship", "is pending before one is chosen")


def _order(p: Position) -> None:
    _require(p.to_move == p.turn == p.sailor, "to_move", "is not the player who sailed")
    _require(p.played == Card.LEVER and not p.reds, "played", "does not fit what is asked")
    _require(p.ship >= 0 and p.docked[p.ship] >= 0, "ship", "is at no dock")
    owners = {p.berths[index] for index in legal.unordered(p)}
    _require(len(owners) > 1, "queue", "leaves nothing to put in order")


def _unloading(p: Position, site: Site) -> None:
    """The stone of `to_move` is being unloaded at a site."""
    _require(p.turn == p.sailor, "sailor", "is not the player whose turn it is")
    _require(p.ship >= 0 and p.docked[p.ship] == site, "ship", "is not at the site")
    _require(len(p.queue) > 0 and p.berths[p.queue[0]] == p.to_move + 1, "to_move", "does not own the stone")


def _take(p: Position) -> None:
    _unloading(p, Site.MARKET)
    _require(not p.reds, "reds", "is pending before a card is taken")
    face_up = sum(kind > 0 for kind in p.market)
    _require(face_up > 1 or len(p.pair) > 0, "market", "leaves nothing to choose")


def _keep(p: Position) -> None:
    _unloading(p, Site.MARKET)
    _require(not p.reds and len(p.pair) == 2, "pair", "is not there to choose from")


def _pyramid(p: Position) -> None:
    _require(p.variant.pyramids_b, "ask", "does not fit the side")
    _require(len(legal.unfinished(p)) > 1, "pyramids", "leaves nothing to choose")
    if p.reds:
        _require(
            p.reds[-1] == Card.ENTRANCE and p.quarry[p.to_move] > 0, "reds", "has no stone to build with"
        )
        _require(p.ship >= 0 or p.column >= 0, "reds", "comes from nowhere")
    else:
        _unloading(p, Site.PYRAMIDS)


def _bonus(p: Position) -> None:
    _require(p.variant.pyramids_b and len(p.pyramids[2]) >= 4, "ask", "does not fit the Pyramids")
    _require(p.pyramids[2][3] == p.to_move, "to_move", "has not built the space of the bonus")
    _require(p.sled[p.to_move] > 0 and p.empty > 0 and p.ship >= 0, "ask", "cannot be used")


def _reward(p: Position) -> None:
    _require(p.variant.temple_b and not p.reds, "ask", "does not fit the Temple")
    _require(1 <= p.column <= p.variant.width, "column", "is not being scored")
    _require(TEMPLE_B[p.column - 1] is Reward.POINT_OR_STONES, "column", "has no choice")
    number = visible(p, p.column - 1)
    _require(number >= 0 and p.temple[number] == p.to_move, "to_move", "does not own the visible stone")
    _require(legal.stones_to_get(p, p.to_move, REWARD_STONES) > 0, "ask", "leaves nothing to choose")


_ASKED: Final = {
    Ask.ACT: _act,
    Ask.LOAD: _load,
    Ask.SAIL: _sail,
    Ask.ORDER: _order,
    Ask.TAKE: _take,
    Ask.KEEP: _keep,
    Ask.PYRAMID: _pyramid,
    Ask.BONUS: _bonus,
    Ask.REWARD: _reward,
}
