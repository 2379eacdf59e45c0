"""Positions of Four Color Cards set up by hand: cards between deck, hands, open melds, offer and discard row.

The numbers of cards follow by themselves: a hand with too few draws from the deck, one with too many gives back what fits
least. A card laid open takes the rest of its meld from the hand; taken away, what is no meld any more goes back there. With
a card on offer everybody is asked anew, without one somebody discards. What is left for `wrong` is that a player has too few
cards because the deck is empty, that the player to move has nothing to discard, or that another player begins the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.contract import NOBODY, Refused, Setup
from engine.core.words import Part, Player, Sentence, say
from engine.games.four_color_cards import legal, partition, rules, scoring, views
from engine.games.four_color_cards import places as at
from engine.games.four_color_cards.cards import BRANCH, CARD_NAMES, is_general, packs_of
from engine.games.four_color_cards.decisions import Ask
from engine.games.four_color_cards.melds import MELDS, cards_of, meld_of
from engine.games.four_color_cards.scoring import NONE
from engine.games.four_color_cards.state import Position
from engine.games.four_color_cards.words import Arranging

_PIECES: Final = at.offered(0) - at.card(0)
"""The kinds of one sort of pieces are numbered so far from those of the next."""


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether players and options are those of the set-up."""
    return state.variant == scoring.variant_of(setup.players, setup.options)


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return every card: in the hands, in open melds, in the discard row, on offer, in the deck."""
    found = [(at.card(kind), at.DECK) for kind in sorted(state.deck)]
    for seat in range(state.players):
        found += [(at.card(kind), at.hand(seat)) for kind in views.hand_cards(state, seat)]
        for index, number in enumerate(state.melds[seat]):
            found += [(at.melded(kind), at.meld(seat, index)) for kind in MELDS[number].cards]
    for index, (kind, _, _) in enumerate(map(rules.read_entry, state.row)):
        found.append((at.dead(kind), at.discarded(index)))
    return found if state.offer == NONE else [*found, (at.offered(state.offer), at.OFFER)]


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return where a card may lie."""
    melds = [at.meld(seat, n) for seat, melds in enumerate(state.melds) for n in range(len(melds))]
    seats = range(state.players)
    every = [*map(at.hand, seats), *melds, *map(at.melds, seats), at.OFFER, at.DISCARDS, at.DECK]
    return [place for place in every if _refusal(state, piece, origin, place) is None]


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a card put elsewhere, and hands as large as they must be."""
    refused = _refusal(state, piece, origin, place)
    if refused is not None:
        return refused
    data, kind = views.to_json(state), _kind(piece)
    _take(data, kind, origin)
    _lay(state, data, kind, origin, place)
    return _settled(state, data, kind)


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat to discard, or to be asked first about the card on offer."""
    if seat == state.to_move:
        return state
    if state.ask is Ask.OVER:
        return _refused(Arranging.OVER)
    data = views.to_json(state)
    data["to_move"] = seat
    if state.ask is Ask.ANSWER:
        data["origin"] = seat if state.drawn else (seat - 1) % state.players
    after = _settled(state, data, NONE)
    new = [why for why in wrong(after) if why not in wrong(state)]
    return Refused(new[0], "3") if new else after


def wrong(state: Position) -> Sequence[Sentence]:
    """Return who has too few cards, nothing to discard, or no right to begin."""
    found = []
    for seat in range(state.players):
        due = rules.DEAL + (state.ask is Ask.DISCARD and seat == state.to_move)
        n = state.held[seat] + len(cards_of(state.melds[seat]))
        if n < due:
            found.append(say(Arranging.TOO_FEW, who=Player(seat), n=n, due=due))
    if state.ask is not Ask.DISCARD:
        return found
    if not legal.legal_moves(state):
        found.append(say(Arranging.NOTHING_TO_DISCARD, who=Player(state.to_move)))
    if not state.row and not any(state.melds) and state.to_move != state.starter:
        found.append(say(Arranging.STARTS, who=Player(state.starter)))
    return found


# ---------------------------------------------------------------- what cannot be


def _refused(words: Arranging, **parts: Part) -> Refused:
    return Refused(say(words, **parts), "3")


def _kind(piece: int) -> int:
    return (piece - at.card(0)) % _PIECES


def _refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    """Say why a card cannot lie there (rules 2.1, 4)."""
    if state.ask is Ask.OVER:
        return _refused(Arranging.OVER)
    if place == origin or (place == at.DISCARDS and origin >= at.discarded(0)):
        return _refused(Arranging.THERE_ALREADY, card=CARD_NAMES[_kind(piece)])
    if place in (at.OFFER, at.DISCARDS, at.DECK) or place in map(at.hand, range(state.players)):
        return None
    seat = _seat_of_melds(place)
    if not 0 <= seat < state.players:
        return _refused(Arranging.NOWHERE)
    data, kind = views.to_json(state), _kind(piece)
    _take(data, kind, origin)
    if _joined(data, kind, place) is None and _opened(data, kind, seat) is None:
        return _refused(Arranging.NO_MELD, card=CARD_NAMES[kind], who=Player(seat))
    _lay_open(data, kind, place)
    if len(cards_of(bytes(data["melds"][seat]))) > rules.DEAL:
        return _refused(Arranging.MELDS_FULL, who=Player(seat), most=rules.DEAL)
    return None


# ---------------------------------------------------------------- what changes


def _meld_at(place: int) -> tuple[int, int]:
    """Return the seat of one of its open melds, and which it is."""
    return divmod(place - at.meld(0, 0), at.meld(1, 0) - at.meld(0, 0))


def _seat_of_melds(place: int) -> int:
    """Return whose open melds a place belongs to."""
    if at.meld(0, 0) <= place < at.discarded(0):
        return _meld_at(place)[0]
    return place - at.melds(0) if at.melds(0) <= place <= at.melds(3) else NOBODY


def _take(data: dict[str, Any], kind: int, origin: int) -> None:
    """Take a card from where it lies."""
    if origin == at.DECK:
        data["deck"].remove(kind)
    elif origin == at.OFFER:  # who discarded it, or turned it over, discards again
        data.update(ask="discard", to_move=data["origin"], offer=NONE, origin=NOBODY, drawn=False)
    elif origin >= at.discarded(0):
        del data["row"][origin - at.discarded(0)]
    elif origin >= at.meld(0, 0):
        seat, index = _meld_at(origin)
        rest = list(MELDS[data["melds"][seat][index]].cards)
        rest.remove(kind)
        smaller = meld_of(*rest)
        data["melds"][seat][index : index + 1] = [] if smaller is None else [smaller]
        data["hands"][seat] += rest if smaller is None else []
    else:
        data["hands"][origin - at.hand(0)].remove(kind)


def _lay(state: Position, data: dict[str, Any], kind: int, origin: int, place: int) -> None:
    """Lay a card down that was taken from `origin`."""
    owner = origin - at.hand(0) if origin in map(at.hand, range(state.players)) else NOBODY
    discarded = owner != NOBODY and not is_general(kind)  # generals are never discarded (5.3)
    if place == at.OFFER:
        if data["offer"] != NONE:
            data["deck"].append(data["offer"])
        whose = owner if owner != NOBODY else data["to_move"] if data["offer"] == NONE else data["origin"]
        data.update(ask="answer", offer=kind, origin=whose, drawn=not discarded)
    elif place == at.DISCARDS:
        data["row"].append([kind, owner if owner != NOBODY else data["to_move"], not discarded])
    elif place == at.DECK:
        data["deck"].append(kind)
    elif place in map(at.hand, range(state.players)):
        data["hands"][place - at.hand(0)].append(kind)
    else:
        _lay_open(data, kind, place)


def _lay_open(data: dict[str, Any], kind: int, place: int) -> None:
    """Let a card join an open meld, or make a new one with cards of the hand."""
    seat = _seat_of_melds(place)
    melds = data["melds"][seat]
    if (joined := _joined(data, kind, place)) is not None:
        index, number = joined
        melds[index] = number
        return
    opened = _opened(data, kind, seat)
    assert opened is not None, "it was refused otherwise"
    melds.append(opened)
    others = list(MELDS[opened].cards)
    others.remove(kind)
    for other in others:
        data["hands"][seat].remove(other)


def _joined(data: dict[str, Any], kind: int, place: int) -> tuple[int, int] | None:
    """Return the open meld at a place, and which one it becomes with a card more, if that makes one."""
    if place < at.meld(0, 0):
        return None
    seat, index = _meld_at(place)
    if index >= len(data["melds"][seat]):
        return None
    number = meld_of(*MELDS[data["melds"][seat][index]].cards, kind)
    return None if number is None else (index, number)


def _opened(data: dict[str, Any], kind: int, seat: int) -> int | None:
    """Return the meld with most points, then most cards, that a card makes with cards of a hand."""
    hand = [*data["hands"][seat], kind]
    made = [
        number
        for number, meld in enumerate(MELDS)
        if kind in meld.cards and all(hand.count(card) >= meld.cards.count(card) for card in meld.cards)
    ]
    return max(made, key=lambda number: (MELDS[number].open, len(MELDS[number].cards)), default=None)


# ---------------------------------------------------------------- what follows


def _settled(state: Position, data: dict[str, Any], kept: int) -> Position:
    """Return the position of a record after hands, starter and who is asked were made to fit; a hand keeps what was put."""
    data["answers"] = []
    if data["ask"] == "answer":
        data["to_move"] = data["origin"] if data["drawn"] else (data["origin"] + 1) % state.players
    chance = Chance(data["chance"])
    for seat, hand in enumerate(data["hands"]):
        _give_back(hand, _due(data, seat), data["deck"], kept)
    for seat, hand in enumerate(data["hands"]):
        _draw(hand, _due(data, seat), data["deck"], chance, kept)
    data["held"] = [len(hand) for hand in data["hands"]]
    data["starter"] = _starter(state, data)
    after = type(state).__new__(type(state))
    views.fill(after, data)
    views.put_hands(after, data["hands"])
    after.deck, after.answers, after.chance = data["deck"], b"", chance
    return after


def _due(data: dict[str, Any], seat: int) -> int:
    """Return how many cards a hand must have beside the open melds (4)."""
    discards = data["ask"] == "discard" and seat == data["to_move"]
    due: int = rules.DEAL + discards - len(cards_of(bytes(data["melds"][seat])))
    return due


def _give_back(hand: list[int], due: int, deck: list[int], kept: int) -> None:
    """Put into the deck what a hand has too many: first what fits least; nobody gives back generals only (4.1)."""
    while len(hand) > due and not all(map(is_general, hand)):
        alone = partition.misfits(packs_of(hand))
        near = [BRANCH[kind] for kind in hand]
        card = min(hand, key=lambda kind: (kind == kept, kind not in alone, near.count(BRANCH[kind]), kind))
        hand.remove(card)
        deck.append(card)


def _draw(hand: list[int], due: int, deck: list[int], chance: Chance, kept: int) -> None:
    """Draw what a hand has too few, but not at once the card that was taken out of it."""
    while len(hand) < due and deck:
        others = [kind for kind in deck if kind != kept]
        card = chance.take(others or deck[:])
        deck.remove(card)
        hand.append(card)


def _starter(state: Position, data: dict[str, Any]) -> int:
    """Return who begins the round: who won the last round that was won, else whoever may have (3)."""
    starter = NOBODY
    for ending in state.history:
        starter = rules.next_starter(starter, ending, scoring.payments(state.variant, ending))
    if starter != NOBODY:
        return starter
    begins = data["ask"] == "discard" and not data["row"] and not any(data["melds"])
    mover: int = data["to_move"]
    return mover if begins else state.starter
