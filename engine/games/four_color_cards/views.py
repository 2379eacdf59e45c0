"""What a seat may know, imagined worlds, and the complete state as JSON (rules file 10). Reading JSON is in `audit`.

Keys of a view, all plain JSON; whatever is not listed is hidden. Cards are kinds, melds numbers of `melds.MELDS`:

==============  ==============================================================================================
options         player count and the options: `players`, `rounds`, `start_score`, `settlement`,
                `bonus_counts_for_limit`, `dead_cards`
ask, to_move    what is asked of whom: the name of an `Ask` in lower case, a seat or -1
round, starter  1 to `rounds`; who began the round
score           points by seat
history         one entry for each finished round: `declarer` (-1 = drawn), `card` (the winning card), `open`
                melds, the meld `completed` by the winning card, `concealed` melds, `bonus` card or -1
held            number of cards in each hand
melds           open melds of each seat, in order
row             the discard row: [card, who discarded or turned it over, whether it was turned over] of each
offer, origin   the card on offer or -1, and whose it is or -1
drawn           whether the offer was turned over from the deck
deck            number of cards in the deck
seat, hand      whose view this is, and that hand, sorted; -1 and no cards for spectators
answer          what this seat has answered to the offer, a `Claim`; -1 = nothing yet
==============  ==============================================================================================

Who is asked tells nothing: all are asked, in the same order (see `rules`). The hand of a declarer is seen in `history`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.core.chance import Chance
from engine.core.contract import NOBODY, View
from engine.games.four_color_cards import bot, partition, rules
from engine.games.four_color_cards.cards import BRANCHES, COPIES, KINDS, is_general, kinds_in, packs_of
from engine.games.four_color_cards.decisions import Ask, claim_of
from engine.games.four_color_cards.facts import DIGITS, MARGIN
from engine.games.four_color_cards.melds import cards_of, open_points
from engine.games.four_color_cards.scoring import Ending, variant_of

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

NOTHING_YET = -1
"""Instead of a claim in `answer`."""


# ---------------------------------------------------------------- views


def observe(p: Position, seat: int) -> View:
    """Section 10: the own hand and the own answer, and what lies on the table."""
    hand = hand_cards(p, seat) if seat != NOBODY else []
    return _public(p) | {"deck": len(p.deck), "seat": seat, "hand": hand, "answer": _own_answer(p, seat)}


def hand_cards(p: Position, seat: int) -> list[int]:
    """Return the cards of a hand, sorted by kind."""
    return kinds_in(rules.hand_of(p, seat))


def _own_answer(p: Position, seat: int) -> int:
    given = {rules.seat_asked(p, index): claim for index, claim in enumerate(p.answers)}
    return given.get(seat, NOTHING_YET)


def _public(p: Position) -> dict[str, Any]:
    variant = p.variant
    return {
        "options": {
            "players": variant.players,
            "rounds": variant.rounds,
            "start_score": variant.start_score,
            "settlement": MARGIN if variant.margin else DIGITS,
            "bonus_counts_for_limit": variant.bonus_counts,
            "dead_cards": variant.dead_cards,
        },
        "ask": p.ask.name.lower(),
        "to_move": p.to_move,
        "round": p.round,
        "starter": p.starter,
        "score": p.score[:],
        "history": [_ending(ending) for ending in p.history],
        "held": p.held[:],
        "melds": [list(melds) for melds in p.melds],
        "row": [list(rules.read_entry(byte)) for byte in p.row],
        "offer": p.offer,
        "origin": p.origin,
        "drawn": p.drawn,
    }


def _ending(ending: Ending) -> dict[str, Any]:
    lists = {"open": list(ending.open), "concealed": list(ending.concealed)}
    return ending._asdict() | lists


# ---------------------------------------------------------------- imagined worlds


def imagine(p: Position, view: View, rng: random.Random) -> None:
    """Fill `p` with a state that agrees with a view: hidden hands are dealt from the cards not seen, luck is new."""
    fill(p, view)
    unseen = cards_not_seen(view)
    known = dict(_known_hands(view))
    hands = {seat: known.get(seat, []) for seat in range(p.variant.players)}
    for seat in sorted(set(hands) - set(known), key=lambda seat: not _only_generals(p, seat)):
        hands[seat] = _deal(p, seat, unseen, rng)
    p.deck = unseen
    put_hands(p, [hands[seat] for seat in range(p.variant.players)])
    p.chance = Chance(rng.getrandbits(64))
    p.answers = b""
    if p.ask is Ask.ANSWER:
        _imagine_answers(p, view, rng)


def _known_hands(view: View) -> Iterator[tuple[int, list[int]]]:
    """Yield the hands that a view shows: the own, and at the end that of a declarer."""
    if view["seat"] != NOBODY:
        yield view["seat"], view["hand"]
    if view["ask"] != "over":
        return
    last = view["history"][-1]
    if last["declarer"] not in (NOBODY, view["seat"]):
        cards = cards_of(bytes([last["completed"], *last["concealed"]]))
        cards.remove(last["card"])
        yield last["declarer"], cards


def cards_not_seen(view: View) -> list[int]:
    """Section 10: the cards that lie nowhere in the open and are not in a hand that is known, by kind."""
    left = [COPIES] * KINDS
    seen = [card for _, cards in _known_hands(view) for card in cards]
    seen += [card for card, _, _ in view["row"]]
    seen += [card for melds in view["melds"] for card in cards_of(bytes(melds))]
    if view["offer"] != NOBODY:
        seen.append(view["offer"])
    if view["ask"] == "over" and view["history"][-1]["bonus"] != NOBODY:
        seen.append(view["history"][-1]["bonus"])
    for kind in seen:
        left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _only_generals(p: Position, seat: int) -> bool:
    """Tell whether everybody knows that a hand has only generals: its owner once could not discard (4.1)."""
    due = rules.DEAL + (p.ask is Ask.DISCARD and seat == p.to_move)
    return p.held[seat] + len(cards_of(p.melds[seat])) > due


def _deal(p: Position, seat: int, unseen: list[int], rng: random.Random) -> list[int]:
    """Take a hand out of the cards not seen; who must discard has a card that may be."""
    count, hand = p.held[seat], []
    if _only_generals(p, seat):
        for kind in rng.sample([kind for kind in unseen if is_general(kind)], count):
            unseen.remove(kind)
            hand.append(kind)
        return hand
    if p.ask is Ask.DISCARD and seat == p.to_move:
        hand.append(rng.choice([kind for kind in unseen if not is_general(kind)]))
        unseen.remove(hand[0])
    chance = rng.random
    for _ in range(count - len(hand)):
        index = int(chance() * len(unseen))
        hand.append(unseen[index])
        unseen[index] = unseen[-1]
        unseen.pop()
    return hand


def _imagine_answers(p: Position, view: View, rng: random.Random) -> None:
    """Let all that were asked before `to_move` answer as a sensible player with that hand would."""
    asked = p.to_move
    p.to_move = rules.seat_asked(p, 0)
    while p.to_move != asked:
        own = view["answer"] if p.to_move == view["seat"] else NOTHING_YET
        claim = claim_of(bot.policy(p, rng)) if own == NOTHING_YET else own
        p.answers += bytes((claim,))
        p.to_move = (p.to_move + 1) % p.variant.players


def fill(p: Position, view: View) -> None:
    """Set all that a view tells to everybody, and what follows from it."""
    options = view["options"]
    p.variant = variant_of(options["players"], options)
    p.events = None
    p.ask = Ask[view["ask"].upper()]
    for name in ("to_move", "round", "starter", "offer", "origin", "drawn"):
        setattr(p, name, view[name])
    p.score = list(view["score"])
    p.history = tuple(
        Ending(**{**ending, "open": bytes(ending["open"]), "concealed": bytes(ending["concealed"])})
        for ending in view["history"]
    )
    p.held = list(view["held"])
    p.melds = [bytes(melds) for melds in view["melds"]]
    p.open = [open_points(melds) for melds in p.melds]
    p.row = bytes(rules.entry(*card) for card in view["row"])


def put_hands(p: Position, hands: list[list[int]]) -> None:
    """Give every seat its cards, and set what follows from them."""
    p.hands = [pack for hand in hands for pack in packs_of(hand)]
    p.unfit = [
        partition.unfit_branches(p.hands[first : first + BRANCHES])
        for first in range(0, len(p.hands), BRANCHES)
    ]


# ---------------------------------------------------------------- JSON


def to_json(p: Position) -> dict[str, Any]:
    """Return the public view and what it hides: hands, deck, answers and the generator."""
    hidden = {
        "hands": [hand_cards(p, seat) for seat in range(p.variant.players)],
        "deck": p.deck[:],
        "answers": list(p.answers),
        "chance": p.chance.word,
    }
    return _public(p) | hidden
