"""What each seat can still tell of the cards it does not see (rules file 11). Knows the moves of cards, no rule.

For every seat that keeps a memory ("a mind") and every location, `p.memory` has the set of hidden cards that may lie
there, so a hidden card is known for certain when it is in one of these sets only. Cards the seat sees, open ones and
its own, are in none. An open card that goes out of sight is put into one set (`take` out of the row); a card that
moves unseen may from then on be anywhere its fellows with the same back may be (`_blur`); a card that comes to light is
taken out (`_reveal`). Equal cards cannot be told apart: when one of them comes to light, it is the one that was known to
be there, and if none was known, all of them share what was possible for each. So a set never depends on anything the
seat has not seen, and the place where a card truly lies is always among the possible ones.

How many cards a pile has follows from what went in and out, except for those a priest removed. `p.lost` counts them:
three counts by back (6 bits each) for every mind and pile, of cards that left it without this mind being able to tell.
`p.counted` has bit 4 * mind + seat while the mind knows how many cards the pile has all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.games.sobek.cards import (
    ALL_CARDS,
    BACK_MASK,
    FACE_MASK,
    FACE_OF,
    HIDDEN,
    KIND_MASK,
    Back,
    backs,
    each,
)

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

HAND: Final = 0
PILE: Final = 4
PURGED: Final = 8
ROW: Final = 12
REST: Final = 13
OUT: Final = 14
LOCATIONS: Final = 15
"""Locations: the hand of each seat, its pile, what priests may have removed from its pile; face down in the row; not dealt
this round (deck, aside, taken out at the beginning); out of the round face down.
"""

SEATS: Final = 4
"""Seats for which there are locations, whatever the number of players."""

_ALL_COUNTED: Final = (1 << SEATS * SEATS) - 1


def forget(p: Position) -> None:
    """Section 4: every seat remembers nothing of the round but its own starting cards."""
    p.memory = [0] * (LOCATIONS * p.variant.players)
    p.lost = (0,) * (SEATS * SEATS)
    p.counted = _ALL_COUNTED
    for mind in p.minds:
        base = LOCATIONS * mind
        unseen = ALL_CARDS & ~p.hand[mind]
        p.memory[base + REST] = unseen
        for seat in range(p.variant.players):
            if seat != mind:
                p.memory[base + HAND + seat] = unseen & BACK_MASK[Back.GREEN]


# ---------------------------------------------------------------- how cards come to light and get lost


def _elsewhere(memory: list[int], base: int, origin: int) -> int:
    """Return the cards that may lie at another location than `origin`."""
    there = 0
    for cards in memory[base : base + origin]:
        there |= cards
    for cards in memory[base + origin + 1 : base + LOCATIONS]:
        there |= cards
    return there


def _reveal(memory: list[int], base: int, origin: int, cards: int) -> None:
    """Cards of the location `origin` come to light for the mind at `base`."""
    here = memory[base + origin]
    if not cards & ~here and not cards & _elsewhere(memory, base, origin):
        memory[base + origin] = here & ~cards
        return
    for card in each(cards):
        _reveal_one(memory, base, origin, card)


def _reveal_one(memory: list[int], base: int, origin: int, card: int) -> None:
    """One card comes to light: of equal cards the one that was certainly there, or none that can be told."""
    bit = 1 << card
    equal = memory[base + origin] & FACE_MASK[FACE_OF[card]]
    certain = equal & ~_elsewhere(memory, base, origin)
    heirs = certain & -certain if certain else equal
    marked = bit if certain else equal
    for location in range(base, base + LOCATIONS):
        if memory[location] & marked:
            memory[location] = (memory[location] | heirs) & ~bit


def _blur(memory: list[int], base: int, origin: int, place: int, cards: int) -> None:
    """Unseen cards move: every card of these that may be at `origin` may be at `place` now."""
    memory[base + place] |= memory[base + origin] & cards


def _move_all(memory: list[int], base: int, origin: int, place: int) -> None:
    """All that may be at `origin` is at `place` now."""
    memory[base + place] |= memory[base + origin]
    memory[base + origin] = 0


def _emptied(p: Position, seat: int) -> None:
    """Everybody sees which backs are left in a hand; what is not there is known not to be there."""
    hand, gone = p.hand[seat], 0
    for mask in BACK_MASK:
        if not hand & mask:
            gone |= mask
    if gone:
        for mind in p.minds:
            p.memory[LOCATIONS * mind + HAND + seat] &= ~gone


# ---------------------------------------------------------------- 5.1, 5.4 the row


def took(p: Position, seat: int, skipped: int, taken: int) -> None:
    """Section 5.1: cards of the row go to the seat's pile and hand; the seat alone sees the face-down ones."""
    unseen = (skipped | taken) & HIDDEN
    for mind in p.minds:
        base = LOCATIONS * mind
        if mind == seat:
            if unseen:
                _reveal(p.memory, base, ROW, unseen)
            continue
        p.memory[base + PILE + seat] |= skipped & ~HIDDEN
        p.memory[base + HAND + seat] |= taken & ~HIDDEN
        if skipped & HIDDEN:
            _blur(p.memory, base, ROW, PILE + seat, HIDDEN)
        if taken & HIDDEN:
            _blur(p.memory, base, ROW, HAND + seat, HIDDEN)
    if unseen and not any(HIDDEN >> card & 1 for card in p.row):
        for mind in p.minds:
            p.memory[LOCATIONS * mind + ROW] = 0


def laid_row(p: Position, cards: int) -> None:
    """Section 5.4: a new row is laid; nobody sees the characters."""
    shown, unseen = cards & ~HIDDEN, cards & HIDDEN
    for mind in p.minds:
        base = LOCATIONS * mind
        if shown:
            _reveal_dealt(p.memory, base, shown)
        if unseen:
            _blur(p.memory, base, REST, ROW, HIDDEN)


def _reveal_dealt(memory: list[int], base: int, cards: int) -> None:
    """Like `_reveal` for cards of the deck, quick also when all of it may be elsewhere in the same way."""
    own = memory[base : base + LOCATIONS]
    alike = own[REST] & BACK_MASK[Back.BEIGE]
    for there in own:
        shared = there & alike
        if shared and shared != alike:
            _reveal(memory, base, REST, cards)
            return
    memory[base : base + LOCATIONS] = [there & ~cards for there in own]


# ---------------------------------------------------------------- 5.2, 5.3 cards that are shown


def shown(p: Position, seat: int, cards: int) -> None:
    """Section 5.2, 5.3: cards of a hand lie open now."""
    for mind in p.minds:
        if mind != seat:
            _reveal(p.memory, LOCATIONS * mind, HAND + seat, cards)
    _emptied(p, seat)


# ---------------------------------------------------------------- 6 characters


def drew(p: Position, seat: int, cards: int) -> None:
    """Section 6, Queen: cards of the deck come to a hand; the others see backs."""
    same_back = sum(mask for mask in BACK_MASK if cards & mask)
    for mind in p.minds:
        base = LOCATIONS * mind
        if mind == seat:
            _reveal(p.memory, base, REST, cards)
        else:
            _blur(p.memory, base, REST, HAND + seat, same_back)


def purged(p: Position, seat: int, kind: int, cards: int) -> None:
    """Section 6, priests: `cards` are all of a kind in the seat's pile; the others know only which may have been there."""
    lost = list(p.lost)
    for mind in p.minds:
        base = LOCATIONS * mind
        if mind == seat:
            p.memory[base + OUT] |= cards
            continue
        possible = p.memory[base + PILE + seat] & KIND_MASK[kind]
        certain = possible & ~_elsewhere(p.memory, base, PILE + seat)
        p.memory[base + PILE + seat] &= ~possible
        p.memory[base + OUT] |= certain
        p.memory[base + PURGED + seat] |= possible & ~certain
        lost[SEATS * mind + seat] += pack(backs(cards)) - pack(backs(certain))
        if possible & ~certain and not p.variant.open:
            p.counted &= ~(1 << SEATS * mind + seat)
    p.lost = tuple(lost)


def discarded(p: Position, seat: int, card: int) -> None:
    """Section 6, Scribe: a card leaves a hand unseen, out of the round or to the own pile (12)."""
    same_back = sum(mask for mask in BACK_MASK if card & mask)
    place = PILE + seat if p.variant.to_pile else OUT
    for mind in p.minds:
        base = LOCATIONS * mind
        if mind != seat:
            _blur(p.memory, base, HAND + seat, place, same_back)
        elif place == OUT:
            p.memory[base + OUT] |= card
    _emptied(p, seat)


def looked(p: Position, seat: int, victim: int) -> None:
    """Section 6, Vizier: the seat sees the whole pile of another one."""
    if seat in p.minds:
        base = LOCATIONS * seat
        _reveal(p.memory, base, PILE + victim, p.pile[victim])
        p.memory[base + PILE + victim] = 0
        _accounted(p, seat, victim)


def _accounted(p: Position, mind: int, seat: int) -> None:
    """The mind knows which cards the seat's pile has: those that may have been removed are removed."""
    _move_all(p.memory, LOCATIONS * mind, PURGED + seat, OUT)
    number = SEATS * mind + seat
    p.lost = (*p.lost[:number], 0, *p.lost[number + 1 :])
    p.counted |= 1 << number


def picked(p: Position, seat: int, victim: int, card: int) -> None:
    """Section 6, Vizier: the seat has taken a card of the pile it has seen."""
    same_back = sum(mask for mask in BACK_MASK if card & mask)
    for mind in p.minds:
        base = LOCATIONS * mind
        if mind == seat:
            p.memory[base + PILE + victim] = p.pile[victim]
        elif mind == victim:
            p.memory[base + HAND + seat] |= card
        else:
            _blur(p.memory, base, PILE + victim, HAND + seat, same_back)


def stolen(p: Position, seat: int, victim: int, card: int) -> None:
    """Section 6, Thief: a card goes from hand to hand; only the two see which."""
    same_back = sum(mask for mask in BACK_MASK if card & mask)
    for mind in p.minds:
        base = LOCATIONS * mind
        if mind == seat:
            _reveal(p.memory, base, HAND + victim, card)
        elif mind == victim:
            p.memory[base + HAND + seat] |= card
        else:
            _blur(p.memory, base, HAND + victim, HAND + seat, same_back)
    _emptied(p, victim)


# ---------------------------------------------------------------- 7 tokens, 8 end of the round


def embalmed(p: Position, seat: int) -> None:
    """Section 7: a whole pile comes to the hand; the number of cards and their backs are seen."""
    for mind in p.minds:
        if mind != seat:
            _move_all(p.memory, LOCATIONS * mind, PILE + seat, HAND + seat)
            _accounted(p, mind, seat)


def counted(p: Position, seat: int) -> None:
    """Section 7, Swindle: the number of cards in a pile becomes public."""
    for mind in range(p.variant.players):
        p.counted |= 1 << SEATS * mind + seat


def gave_up_hands(p: Position) -> None:
    """Section 8.2: all hands go to the piles."""
    for mind in p.minds:
        for seat in range(p.variant.players):
            if seat != mind:
                _move_all(p.memory, LOCATIONS * mind, HAND + seat, PILE + seat)


# ---------------------------------------------------------------- counts


def pack(counts: tuple[int, int, int]) -> int:
    """Return three counts by back as one number."""
    green, beige, orange = counts
    return green | beige << 6 | orange << 12


def unpack(packed: int) -> tuple[int, int, int]:
    """Return the three counts by back of a packed number."""
    return packed & 63, packed >> 6 & 63, packed >> 12


def went_in(p: Position, mind: int, seat: int) -> list[int]:
    """Return by back how many cards a mind has seen going to a pile that it cannot be sure have left it."""
    lost = unpack(p.lost[SEATS * mind + seat])
    return [there + gone for there, gone in zip(backs(p.pile[seat]), lost, strict=True)]


def knows_count(p: Position, mind: int, seat: int) -> bool:
    """Tell whether a mind knows how many cards a pile has."""
    return p.variant.open or bool(p.counted >> SEATS * mind + seat & 1)
