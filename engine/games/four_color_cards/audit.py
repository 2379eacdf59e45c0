"""Reads a complete state from JSON and trusts nothing: first the shape, then what the rules keep true.

Every failure is a `BadState` that names the field. The invariants are also what the tests check after every move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import msgspec

from engine.core.chance import Chance
from engine.core.contract import NOBODY, BadState
from engine.games.four_color_cards import legal, rules, scoring, views
from engine.games.four_color_cards.cards import CARDS, COPIES, KINDS, generals_in, is_general
from engine.games.four_color_cards.decisions import MOVES, Ask, Claim
from engine.games.four_color_cards.facts import MOST_ROUNDS
from engine.games.four_color_cards.melds import MELDS, cards_of
from engine.games.four_color_cards.scoring import NONE, Ending

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

Seat = Annotated[int, msgspec.Meta(ge=NOBODY, le=3)]
Kind = Annotated[int, msgspec.Meta(ge=0, le=KINDS - 1)]
MaybeKind = Annotated[int, msgspec.Meta(ge=NONE, le=KINDS - 1)]
Meld = Annotated[int, msgspec.Meta(ge=0, le=len(MELDS) - 1)]
MaybeMeld = Annotated[int, msgspec.Meta(ge=NONE, le=len(MELDS) - 1)]
MeldList = Annotated[list[Meld], msgspec.Meta(max_length=36)]
Count = Annotated[int, msgspec.Meta(ge=0, le=rules.DEAL + 1)]
Points = Annotated[int, msgspec.Meta(ge=-10_000, le=1_000_000)]
Cards = Annotated[list[Kind], msgspec.Meta(max_length=CARDS)]
Seats = msgspec.Meta(min_length=2, max_length=4)


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Player count and options as in a view."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    start_score: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    settlement: Literal["digits", "margin"]
    bonus_counts_for_limit: bool
    dead_cards: Literal[0, 6]


class EndingShape(msgspec.Struct, forbid_unknown_fields=True):
    """A finished round as in a view."""

    declarer: Seat
    card: MaybeKind
    open: MeldList
    completed: MaybeMeld
    concealed: MeldList
    bonus: MaybeKind


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a state in JSON; meanings are in `views`."""

    options: Options
    ask: Literal["discard", "answer", "over"]
    to_move: Seat
    round: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    starter: Annotated[int, msgspec.Meta(ge=0, le=3)]
    score: Annotated[list[Points], Seats]
    history: Annotated[list[EndingShape], msgspec.Meta(max_length=MOST_ROUNDS)]
    held: Annotated[list[Count], Seats]
    melds: Annotated[list[MeldList], Seats]
    row: Annotated[
        list[tuple[Kind, Annotated[int, msgspec.Meta(ge=0, le=3)], bool]], msgspec.Meta(max_length=CARDS)
    ]
    offer: MaybeKind
    origin: Seat
    drawn: bool
    hands: Annotated[list[Annotated[list[Kind], msgspec.Meta(max_length=rules.DEAL + 1)]], Seats]
    deck: Cards
    answers: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=len(Claim) - 1)]], msgspec.Meta(max_length=3)
    ]
    chance: Annotated[int, msgspec.Meta(ge=0)]


def from_json(p: Position, data: object) -> None:
    """Fill `p` from JSON data; raises `BadState`."""
    try:
        shape = msgspec.convert(data, Shape)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    _check_seats(shape)
    _check_supply(shape)
    if shape.chance >> 64:
        _bad("chance", "is larger than 64 bits")
    views.fill(p, msgspec.to_builtins(shape))
    views.put_hands(p, shape.hands)
    p.deck = shape.deck
    p.answers = bytes(shape.answers)
    p.chance = Chance(shape.chance)
    check(p)


def _bad(field: str, why: str) -> NoReturn:
    raise BadState(f"$.{field}", why)


def _require(true: bool, field: str, why: str) -> None:
    if not true:
        _bad(field, why)


def _check_seats(shape: Shape) -> None:
    """Every list by seat is as long as there are players, and names no others."""
    n = shape.options.players
    for field in ("score", "held", "melds", "hands"):
        _require(len(getattr(shape, field)) == n, field, f"does not have {n} entries")
    for field in ("to_move", "starter", "origin"):
        _require(getattr(shape, field) < n, field, "is not a seat")
    _require(
        all(ending.declarer < n for ending in shape.history), "history", "names a seat that is not there"
    )
    _require(all(origin < n for _, origin, _ in shape.row), "row", "names a seat that is not there")


def _check_supply(shape: Shape) -> None:
    """1.1: 112 cards, four of each kind, wherever they lie."""
    cards = [
        *shape.deck,
        *(card for card, _, _ in shape.row),
        *(card for hand in shape.hands for card in hand),
    ]
    cards += (card for melds in shape.melds for card in cards_of(bytes(melds)))
    if shape.offer != NONE:
        cards.append(shape.offer)
    if shape.ask == "over" and shape.history and shape.history[-1].bonus != NONE:
        cards.append(shape.history[-1].bonus)
    _require(len(cards) == CARDS, "deck", f"makes {len(cards)} cards, not {CARDS}")
    _require(
        all(cards.count(kind) == COPIES for kind in range(KINDS)), "deck", "has other cards than are missing"
    )
    for seat, hand in enumerate(shape.hands):
        _require(shape.held[seat] == len(hand), "held", f"is not the number of cards of seat {seat}")


# ---------------------------------------------------------------- invariants


def check(p: Position) -> None:
    """Check all that the rules keep true between two decisions; raises `BadState`."""
    _check_history(p)
    _check_hands(p)
    _check_offer(p)
    _check_decision(p)


def _check_history(p: Position) -> None:
    """3, 7: one ending for each finished round; points and starter follow from them."""
    over = p.ask is Ask.OVER
    _require(p.round <= p.variant.rounds, "round", "is not one of the match")
    _require(len(p.history) == p.round - (not over), "history", "does not have every finished round")
    starter, score = NOBODY, [p.variant.start_score] * p.variant.players
    for number, ending in enumerate(p.history):
        _check_ending(ending)
        paid = scoring.payments(p.variant, ending)
        score = [points + more for points, more in zip(score, paid, strict=True)]
        if number < p.round - 1:
            starter = rules.next_starter(starter, ending, paid)
    _require(p.score == score, "score", f"is not {score}, which the rounds make")
    _require(starter in (NOBODY, p.starter), "starter", "did not win the last round that was won")


def _check_ending(ending: Ending) -> None:
    """7.1: a declarer has 21 cards or a few more, divided into melds; a drawn round has nothing."""
    if ending.declarer == NOBODY:
        _require(ending == scoring.DRAWN, "history", "has a drawn round with cards")
        return
    _require(NONE not in (ending.card, ending.completed), "history", "has a win without a winning card")
    _require(ending.card in MELDS[ending.completed].cards, "history", "has the winning card in another meld")
    cards = cards_of(ending.open + bytes([ending.completed]) + ending.concealed)
    _require(len(cards) > rules.DEAL, "history", "has a win with too few cards")
    bonus = [] if ending.bonus == NONE else [ending.bonus]
    counts = [(cards + bonus).count(kind) for kind in range(KINDS)]
    _require(max(counts) <= COPIES, "history", "has a card too often")


def _check_hands(p: Position) -> None:
    """4: 20 cards, one more to be discarded; more only with nothing but generals in the hand (4.1)."""
    for seat in range(p.variant.players):
        cards = p.held[seat] + len(cards_of(p.melds[seat]))
        due = rules.DEAL + (p.ask is Ask.DISCARD and seat == p.to_move)
        only_generals = p.held[seat] == generals_in(rules.hand_of(p, seat))
        _require(
            cards == due or (cards > due and only_generals), "hands", f"has a wrong number for seat {seat}"
        )


def _check_offer(p: Position) -> None:
    """4, 5.3: an offer has an origin; generals come from the deck."""
    wins = p.ask is Ask.OVER and p.history[-1].declarer != NOBODY
    _require((p.offer != NONE) == (p.ask is Ask.ANSWER or wins), "offer", "does not fit what is asked")
    _require((p.offer == NONE) == (p.origin == NOBODY), "origin", "does not fit the offer")
    if p.offer == NONE:
        _require(not p.drawn, "drawn", "is set without an offer")
        return
    _require(p.drawn or not is_general(p.offer), "drawn", "has a general that was discarded")
    discarded = [kind for kind, _, drawn in map(rules.read_entry, p.row) if not drawn]
    _require(not any(map(is_general, discarded)), "row", "has a general that was discarded")


def _check_decision(p: Position) -> None:
    """4: who is asked what."""
    _require((p.to_move == NOBODY) == (p.ask is Ask.OVER), "to_move", "does not fit what is asked")
    match p.ask:
        case Ask.OVER:
            _check_over(p)
        case Ask.DISCARD:
            _require(bool(legal.legal_moves(p)), "hands", "leaves nothing to discard")
            first = not p.row and not any(p.melds)
            _require(not first or p.to_move == p.starter, "to_move", "did not start")
            _require(not p.answers, "answers", "is there before an offer")
        case _:
            _check_answers(p)


def _check_over(p: Position) -> None:
    """7.5: after the last round; the last cards are those of its ending."""
    _require(p.round == p.variant.rounds, "round", "is not the last")
    _require(not p.answers, "answers", "is there after the end")
    ending = p.history[-1]
    if ending.declarer == NOBODY:
        _require(len(p.deck) <= p.variant.dead_cards, "deck", "has cards to turn over")
        return
    _require(ending.card == p.offer, "offer", "is not the winning card")
    _require(p.melds[ending.declarer] == ending.open, "melds", "are not those of the win")
    _require(ending.bonus != NONE or not p.deck, "history", "lacks a bonus card")
    cards = cards_of(bytes([ending.completed]) + ending.concealed)
    cards.remove(ending.card)
    _require(sorted(cards) == views.hand_cards(p, ending.declarer), "hands", "are not those of the win")


def _check_answers(p: Position) -> None:
    """5: answers of the seats asked before `to_move`, each legal."""
    asked = (p.to_move - rules.seat_asked(p, 0)) % p.variant.players
    _require(p.drawn or p.to_move != p.origin, "to_move", "may not claim the own discard")
    _require(len(p.answers) == asked, "answers", "are not those of the seats asked so far")
    for index, claim in enumerate(p.answers):
        moves = legal.answers_of(p, rules.seat_asked(p, index))
        _require(MOVES[p.offer][claim] in moves, "answers", "has one that is not allowed")
