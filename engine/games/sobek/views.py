"""What a seat may know, and the complete state as JSON (rules file 11). Imagined worlds are in `deal`, reading JSON in `audit`.

Keys of a view, all plain JSON; cards are numbers of `cards.Face`, sorted; whatever is not listed is hidden:

==================  ==========================================================================================
options             player count and the options (see `facts`)
seat                whose view it is, -1 = what all may know
ask, to_move        what is asked of whom: the name of an `Ask` in lower case, a seat or -1
turn, start, round  whose turn it is, who started the round (-1: not yet named), round 1 to 3
score               points on the track; `tally`: what they came from, 9 numbers for each seat (`scoring.Part`)
hand                the own cards; `backs`: for each seat the cards in hand that are green, beige, orange
pile                the own corruption pile; `piles`: cards in each pile, null where that is hidden
curses              Curse tokens under each corruption tile
sets                for each seat and kind the cards of the set; `blessings`: Prosperity tokens, in the same order
late                late sets: owner, kind, cards
laying, kind        cards of the set that is being laid, and its kind or -1
row                 cards of the row from the left, -1 = a face-down character
deck, top           number of cards in the deck, and the back of the top one or -1
discards            characters that were played
tokens              number of face-down tokens; `token_kinds`: which they are, for who has seen them, else null
used, looked        tokens used this round, by kind; seats that have seen the tokens
played, token       character (a face) and token that are being carried out, or -1
victim              whom the Vizier or the Thief visits or -1; `looking`: the pile that the Vizier's player sees
flood               whether the turn is followed by another one
caller              seats that have laid their late sets, -1 = the round is not over
corruption          the corruption of each seat at the end of the last round, as it was compared
memory              what the seat remembers (see `memory`), null for nobody:
                    `cards`: [bit set of possible locations, face, number of such cards], for all hidden cards;
                    `piles`: for each seat the green, beige and orange cards that went into its pile and were not seen to leave it;
                    `counts`: cards in each pile if that can be told, else null
==================  ==========================================================================================
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.core.contract import View
from engine.games.sobek import memory
from engine.games.sobek.cards import BACK_OF, FACE_OF, HIDDEN, REMOVED, SETS, Variant, all_faces, backs, each
from engine.games.sobek.decisions import Ask
from engine.games.sobek.memory import LOCATIONS

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

_PLAIN = ("to_move", "turn", "start", "round", "kind", "played", "token", "victim", "flood", "caller")
_LISTS = ("score", "tally", "curses", "blessings", "used")
"""Fields of a position that are the same in views and in JSON."""


def options_of(variant: Variant) -> dict[str, Any]:
    """Return player count and option values."""
    options: dict[str, Any] = {"players": variant.players}
    options["track"] = "regular" if variant.regular else "varied"
    if variant.players == 2:
        options["two_player_deck"] = 45 if variant.removed == REMOVED else 54
    options["corruption"] = "open" if variant.open else "hidden"
    options["scribe"] = "corruption" if variant.to_pile else "out"
    options["end_after_round_2"] = "100" if variant.early else "never"
    return options


def _common(p: Position) -> dict[str, Any]:
    """What everybody may know and JSON has in the same form."""
    common: dict[str, Any] = {"options": options_of(p.variant), "ask": p.ask.name.lower()}
    common |= {name: getattr(p, name) for name in _PLAIN}
    common |= {name: list(getattr(p, name)) for name in _LISTS}
    common["looked"] = [seat for seat in range(p.variant.players) if p.looked >> seat & 1]
    common["corruption"] = list(p.corruption)
    return common


def fill(p: Position, data: View) -> None:
    """Set the fields that `_common` gives."""
    for name in _PLAIN:
        setattr(p, name, data[name])
    for name in _LISTS:
        setattr(p, name, list(data[name]))
    p.events = None
    p.ask = Ask[data["ask"].upper()]
    p.looked = sum(1 << seat for seat in data["looked"])
    p.corruption = tuple(data["corruption"])


# ---------------------------------------------------------------- views


def observe(p: Position, seat: int) -> View:
    """Section 11."""
    n = p.variant.players
    own = 0 <= seat < n
    looks = p.ask is Ask.PICK and seat == p.to_move
    return _common(p) | {
        "seat": seat,
        "hand": all_faces(p.hand[seat]) if own else [],
        "backs": [list(backs(hand)) for hand in p.hand],
        "pile": all_faces(p.pile[seat]) if own else [],
        "piles": [
            pile.bit_count() if p.variant.open or at == seat else None for at, pile in enumerate(p.pile)
        ],
        "sets": [[all_faces(cards) for cards in p.sets[SETS * at : SETS * (at + 1)]] for at in range(n)],
        "late": [[owner, kind, all_faces(cards)] for owner, kind, cards in p.late],
        "laying": all_faces(p.laying),
        "row": [-1 if HIDDEN >> card & 1 else FACE_OF[card] for card in p.row],
        "deck": len(p.deck),
        "top": BACK_OF[p.deck[-1]] if p.deck else -1,
        "discards": all_faces(p.discards),
        "tokens": sum(p.tokens),
        "token_kinds": tokens_of(p.tokens) if own and p.looked >> seat & 1 else None,
        "looking": all_faces(p.pile[p.victim]) if looks else [],
        "memory": _memory(p, seat) if seat in p.minds else None,
    }


def tokens_of(counts: list[int]) -> list[int]:
    """Return the kinds of tokens, each as often as it is there."""
    return [token for token, count in enumerate(counts) for _ in range(count)]


def _memory(p: Position, mind: int) -> dict[str, Any]:
    """What a seat remembers, without telling equal cards apart."""
    possible: dict[int, int] = {}
    for location in range(LOCATIONS):
        for card in each(p.memory[LOCATIONS * mind + location]):
            possible[card] = possible.get(card, 0) | 1 << location
    groups = Counter((where, FACE_OF[card]) for card, where in possible.items())
    seats = range(p.variant.players)
    sizes = [p.pile[seat].bit_count() if memory.knows_count(p, mind, seat) else None for seat in seats]
    return {
        "cards": [[where, face, count] for (where, face), count in sorted(groups.items())],
        "piles": [memory.went_in(p, mind, seat) for seat in seats],
        "counts": sizes,
    }


# ---------------------------------------------------------------- JSON


def to_json(p: Position) -> dict[str, Any]:
    """Return the complete state; cards are their numbers from 0 to 62, sets of cards are sorted lists of them."""
    n = p.variant.players
    return _common(p) | {
        "hand": [list(each(cards)) for cards in p.hand],
        "pile": [list(each(cards)) for cards in p.pile],
        "sets": [[list(each(cards)) for cards in p.sets[SETS * at : SETS * (at + 1)]] for at in range(n)],
        "late": [[owner, kind, list(each(cards))] for owner, kind, cards in p.late],
        "laying": list(each(p.laying)),
        "row": list(p.row),
        "deck": list(p.deck),
        "discards": list(each(p.discards)),
        "out": list(each(p.out)),
        "tokens": list(p.tokens),
        "minds": list(p.minds),
        "memory": [p.memory[LOCATIONS * mind : LOCATIONS * (mind + 1)] for mind in range(n)],
        "lost": list(p.lost),
        "counted": p.counted,
        "chance": p.chance.word,
    }


def cards_of(numbers: list[int]) -> int:
    """Return a list of card numbers as a set of cards."""
    return sum(1 << number for number in numbers)
