"""Reads a complete state from JSON and trusts nothing: first the shape, then what the rules keep true.

Every failure is a `BadState` that names the field. The invariants are also what the tests check after every move.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from engine.core.chance import Chance
from engine.core.contract import NOBODY, BadState
from engine.games.sobek import deal, scoring, views
from engine.games.sobek.asked import check_decision, require
from engine.games.sobek.cards import (
    ALL_CARDS,
    AMULETS,
    BACK_MASK,
    BLESSED,
    CARDS,
    FACE_MASK,
    HIDDEN,
    KIND_MASK,
    PRINTED,
    ROUNDS,
    ROW,
    SETS,
    SMALLEST,
    TOKEN_COUNTS,
    TOKENS_LAID,
    Back,
    Face,
    Token,
    variant_of,
)
from engine.games.sobek.decisions import Ask
from engine.games.sobek.memory import HAND, LOCATIONS, OUT, PILE, PURGED, REST, SEATS
from engine.games.sobek.memory import ROW as IN_ROW
from engine.games.sobek.scoring import PARTS

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

Seat = Annotated[int, msgspec.Meta(ge=NOBODY, le=3)]
Owner = Annotated[int, msgspec.Meta(ge=0, le=3)]
KindOrNone = Annotated[int, msgspec.Meta(ge=NOBODY, le=SETS - 1)]
FaceOrNone = Annotated[int, msgspec.Meta(ge=NOBODY, le=len(Face) - 1)]
TokenOrNone = Annotated[int, msgspec.Meta(ge=NOBODY, le=len(Token) - 1)]
Points = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Card = Annotated[int, msgspec.Meta(ge=0, le=CARDS - 1)]
Cards = Annotated[list[Card], msgspec.Meta(max_length=CARDS)]
Mask = Annotated[int, msgspec.Meta(ge=0, le=ALL_CARDS)]
Few = Annotated[int, msgspec.Meta(ge=0, le=TOKENS_LAID)]
Seats = msgspec.Meta(min_length=2, max_length=4)
TokenCounts = Annotated[list[Few], msgspec.Meta(min_length=len(TOKEN_COUNTS), max_length=len(TOKEN_COUNTS))]
AskName = Literal[
    "act",
    "set",
    "token",
    "opponent",
    "bless",
    "kind",
    "pick",
    "back",
    "discard",
    "add",
    "reach",
    "late",
    "late_set",
    "start",
    "over",
]


class Options(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Player count and options as in a view."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    track: Literal["varied", "regular"]
    corruption: Literal["hidden", "open"]
    scribe: Literal["out", "corruption"]
    end_after_round_2: Literal["100", "never"]
    two_player_deck: Literal[45, 54] | None = None


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a state in JSON; meanings are in `views`."""

    options: Options
    ask: AskName
    to_move: Seat
    turn: Seat
    start: Seat
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    score: Annotated[list[Points], Seats]
    tally: Annotated[list[Points], msgspec.Meta(max_length=4 * PARTS)]
    hand: Annotated[list[Cards], Seats]
    pile: Annotated[list[Cards], Seats]
    curses: Annotated[list[Few], Seats]
    sets: Annotated[list[Annotated[list[Cards], msgspec.Meta(min_length=SETS, max_length=SETS)]], Seats]
    blessings: Annotated[list[Few], msgspec.Meta(max_length=4 * SETS)]
    late: Annotated[list[tuple[Owner, KindOrNone, Cards]], msgspec.Meta(max_length=CARDS)]
    laying: Cards
    kind: KindOrNone
    row: Annotated[list[Card], msgspec.Meta(max_length=ROW)]
    deck: Cards
    discards: Cards
    out: Cards
    tokens: TokenCounts
    used: TokenCounts
    looked: Annotated[list[Owner], msgspec.Meta(max_length=4)]
    played: FaceOrNone
    token: TokenOrNone
    victim: Seat
    flood: bool
    caller: Seat
    corruption: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=CARDS + 4)]], msgspec.Meta(max_length=4)]
    minds: Annotated[list[Owner], msgspec.Meta(max_length=4)]
    memory: Annotated[
        list[Annotated[list[Mask], msgspec.Meta(min_length=LOCATIONS, max_length=LOCATIONS)]], Seats
    ]
    lost: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=(1 << 18) - 1)]],
        msgspec.Meta(min_length=SEATS * SEATS, max_length=SEATS * SEATS),
    ]
    counted: Annotated[int, msgspec.Meta(ge=0, lt=1 << SEATS * SEATS)]
    chance: Annotated[int, msgspec.Meta(ge=0)]


def from_json(p: Position, data: object) -> None:
    """Fill `p` from JSON data; raises `BadState`."""
    try:
        shape = msgspec.convert(data, Shape)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    _check_seats(shape)
    _check_once(shape)
    require(not shape.chance >> 64, "chance", "is larger than 64 bits")
    p.variant = variant_of(shape.options.players, msgspec.to_builtins(shape.options))
    views.fill(p, msgspec.to_builtins(shape))
    _fill_cards(p, shape)
    check(p)


def _fill_cards(p: Position, shape: Shape) -> None:
    p.hand = [views.cards_of(cards) for cards in shape.hand]
    p.pile = [views.cards_of(cards) for cards in shape.pile]
    p.sets = [views.cards_of(cards) for sets in shape.sets for cards in sets]
    p.late = tuple((owner, kind, views.cards_of(cards)) for owner, kind, cards in shape.late)
    p.row, p.deck = bytes(shape.row), bytes(shape.deck)
    for name in ("laying", "discards", "out"):
        setattr(p, name, views.cards_of(getattr(shape, name)))
    p.tokens = list(shape.tokens)
    p.minds = tuple(shape.minds)
    p.memory = [mask for mind in shape.memory for mask in mind]
    p.lost = tuple(shape.lost)
    p.counted = shape.counted
    p.chance = Chance(shape.chance)


def _check_seats(shape: Shape) -> None:
    """Every list by seat is as long as there are players, and names no others."""
    n = shape.options.players
    require((shape.options.two_player_deck is None) == (n > 2), "options", "do not fit the player number")
    for field in ("score", "hand", "pile", "curses", "sets", "memory"):
        require(len(getattr(shape, field)) == n, field, f"does not have {n} entries")
    require(len(shape.tally) == n * PARTS, "tally", f"does not have {n * PARTS} entries")
    require(len(shape.blessings) == n * SETS, "blessings", f"does not have {n * SETS} entries")
    for field in ("to_move", "turn", "start", "victim", "caller"):
        require(getattr(shape, field) < n, field, "is not a seat")
    for field in ("looked", "minds"):
        seats = getattr(shape, field)
        require(seats == sorted(set(seats)) and all(seat < n for seat in seats), field, "is no list of seats")
    require(all(owner < n for owner, _, _ in shape.late), "late", "names a seat that is not there")


def _check_once(shape: Shape) -> None:
    """Every card is in one place at most."""
    places = [
        *((f"hand[{seat}]", cards) for seat, cards in enumerate(shape.hand)),
        *((f"pile[{seat}]", cards) for seat, cards in enumerate(shape.pile)),
        *((f"sets[{seat}]", cards) for seat, sets in enumerate(shape.sets) for cards in sets),
        *(("late", cards) for _, _, cards in shape.late),
        *((name, getattr(shape, name)) for name in ("laying", "row", "deck", "discards", "out")),
    ]
    seen: set[int] = set()
    for field, cards in places:
        require(len(set(cards)) == len(cards) and not seen & set(cards), field, "has a card twice")
        seen.update(cards)


# ---------------------------------------------------------------- invariants


def check(p: Position) -> None:
    """Check all that the rules keep true between two decisions; raises `BadState`."""
    _check_cards(p)
    _check_sets(p)
    _check_tokens(p)
    _check_points(p)
    check_decision(p)
    _check_memory(p)


def aside(p: Position) -> int:
    """Return the cards that are nowhere in the round: green ones not dealt, and those taken out of the deck (4.2, 4.3)."""
    used = p.laying | p.discards | p.out | views.cards_of([*p.row, *p.deck])
    for cards in (*p.hand, *p.pile, *p.sets, *(cards for _, _, cards in p.late)):
        used |= cards
    if p.played != NOBODY:
        used |= FACE_MASK[p.played]
    return ALL_CARDS & ~used


def _check_cards(p: Position) -> None:
    """4: 63 cards; which places can have which."""
    left = aside(p)
    green = BACK_MASK[Back.GREEN]
    require(
        (left & green).bit_count() == 9 - 2 * p.variant.players, "hand", "leaves the wrong green cards aside"
    )
    require(
        (left & ~green).bit_count() == p.variant.removed, "deck", "leaves the wrong number of cards aside"
    )
    require(not green & views.cards_of([*p.row, *p.deck]), "deck", "has a green card")
    require(p.discards & ~HIDDEN == 0, "discards", "has a card that is no character")
    if p.played != NOBODY:
        require(PRINTED[p.played].back is Back.ORANGE, "played", "is no character")
        lies = p.laying | p.discards | p.out | views.cards_of([*p.row, *p.deck])
        for cards in (*p.hand, *p.pile, *p.sets):
            lies |= cards
        require(not lies & FACE_MASK[p.played], "played", "lies somewhere else as well")
    require(len(p.row) > 0 or not p.deck, "row", "is empty although there is a deck")


def _check_sets(p: Position) -> None:
    """5.2, 6, 8.1: sets are of one kind and large enough."""
    for index, cards in enumerate(p.sets):
        kind = index % SETS
        if cards:
            require(cards & ~(KIND_MASK[kind] | AMULETS) == 0, "sets", "has a card that does not fit")
            require(cards.bit_count() >= SMALLEST and cards & ~AMULETS > 0, "sets", "has too small a set")
        blessed = p.blessings[index]
        require(not blessed or (cards > 0 and kind in BLESSED), "blessings", "lie where they cannot")
    for _, kind, cards in p.late:
        require(
            kind >= 0 and cards & ~(KIND_MASK[kind] | AMULETS) == 0, "late", "has a card that does not fit"
        )
        require(cards.bit_count() >= SMALLEST and cards & ~AMULETS > 0, "late", "has too small a set")
    over = p.caller != NOBODY or p.ask is Ask.OVER
    require(not p.late or over, "late", "has sets before the end of the round")


def _check_tokens(p: Position) -> None:
    """2.2, 4.4, 5.2: five tokens a round, of the twelve."""
    require(sum(p.tokens) + sum(p.used) == TOKENS_LAID, "tokens", f"and used ones are not {TOKENS_LAID}")
    for token, count in enumerate(TOKEN_COUNTS):
        require(p.tokens[token] + p.used[token] <= count, "tokens", f"has too many of kind {token}")
    require(sum(p.curses) <= p.used[Token.CURSE], "curses", "are more than were chosen")
    require(sum(p.blessings) <= p.used[Token.PROSPERITY], "blessings", "are more than were chosen")
    require(p.token == NOBODY or p.used[p.token] > 0, "token", "was not chosen")
    require(bool(p.looked) == (sum(p.used) > 0) or p.ask is Ask.TOKEN, "looked", "does not fit the tokens")


def _check_points(p: Position) -> None:
    """8, 9: the scores are the sums of their parts."""
    for seat in range(p.variant.players):
        require(p.score[seat] >= 0, "score", "is below 0")
        total = sum(p.tally[PARTS * seat : PARTS * (seat + 1)])
        require(total == p.score[seat], "score", f"of seat {seat} is not the sum of its parts, {total}")
        lines = scoring.score_lines(p, seat)
        settled = sum(line.points for line in lines if line.settled)
        require(settled == p.score[seat], "tally", f"of seat {seat} does not fit the rounds played")
    scored = p.round > 1 or p.ask is Ask.OVER
    require(len(p.corruption) == (p.variant.players if scored else 0), "corruption", "does not fit the round")


# ---------------------------------------------------------------- what is remembered


def whereabouts(p: Position) -> dict[int, int]:
    """Return for each hidden location (see `memory`) and OUT the cards that truly lie there."""
    there = {HAND + seat: cards for seat, cards in enumerate(p.hand)}
    there |= {PILE + seat: cards for seat, cards in enumerate(p.pile)}
    there[IN_ROW] = views.cards_of(list(p.row)) & HIDDEN
    there[REST] = aside(p) | views.cards_of(list(p.deck))
    there[OUT] = p.out
    return there


def _check_memory(p: Position) -> None:
    """11: what a mind remembers is about the cards it does not see, is true of them, and can be dealt."""
    there = whereabouts(p)
    for mind in p.minds:
        masks = p.memory[LOCATIONS * mind : LOCATIONS * (mind + 1)]
        sees = {HAND + mind, PILE + mind}
        if p.ask is Ask.PICK and mind == p.to_move:
            sees.add(PILE + p.victim)
        hidden = 0
        for location, cards in there.items():
            if location in sees:
                continue
            hidden |= cards
            known = masks[location]
            if location == OUT:
                for seat in range(SEATS):
                    known |= masks[PURGED + seat]
            require(not cards & ~known, "memory", f"of seat {mind} is wrong about a card")
        remembered = 0
        for mask in masks:
            remembered |= mask
        require(remembered == hidden, "memory", f"of seat {mind} is about cards it sees")
        _check_can_be_dealt(p, mind)


def _check_can_be_dealt(p: Position, mind: int) -> None:
    world = p.__class__.__new__(p.__class__)
    try:
        deal.imagine(world, views.observe(p, mind), random.Random(0))
    except ValueError as error:
        raise BadState("$.memory", f"of seat {mind} cannot be true: {error}") from error
