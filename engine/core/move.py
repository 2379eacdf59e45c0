"""Moves: one `int` per atomic decision, the same layout in every game.

Layout: `verb << 24 | piece << 14 | place` (6, 10 and 14 bits, 30 in all: one CPython digit). 0 is "no move".
Every game documents its verbs (an `IntEnum`), pieces and places. Nobody shows these numbers to people: a game's
`notation` module turns them into text and back.

Verb 0 is reserved: `attempt(piece, place)` stands for "somebody put this piece on that place, whatever it was meant
to be". It is never legal; `State.refusal` answers it with the reason that fits what the person tried.
"""

from __future__ import annotations

PLACE_BITS = 14
PIECE_BITS = 10
VERB_BITS = 6
PLACE_MASK = (1 << PLACE_BITS) - 1
PIECE_MASK = (1 << PIECE_BITS) - 1
VERB_MASK = (1 << VERB_BITS) - 1
VERB_SHIFT = PIECE_BITS + PLACE_BITS

NO_MOVE = 0


def make(verb: int, piece: int = 0, place: int = 0) -> int:
    """Pack a move. Fields out of range raise `ValueError`; hot loops may pack by hand with the shifts above."""
    if not (0 < verb <= VERB_MASK and 0 <= piece <= PIECE_MASK and 0 <= place <= PLACE_MASK):
        raise ValueError(f"move fields out of range: verb {verb}, piece {piece}, place {place}")
    return verb << VERB_SHIFT | piece << PLACE_BITS | place


def attempt(piece: int, place: int) -> int:
    """Pack "this piece put on that place" without a verb, to be asked of `State.refusal`."""
    if not (0 <= piece <= PIECE_MASK and 0 <= place <= PLACE_MASK):
        raise ValueError(f"attempt out of range: piece {piece}, place {place}")
    return piece << PLACE_BITS | place


def verb_of(move: int) -> int:
    """Return the verb number, 1 to 63; 0 for an attempt."""
    return move >> VERB_SHIFT


def piece_of(move: int) -> int:
    """Return the piece number, 0 when the verb needs none."""
    return move >> PLACE_BITS & PIECE_MASK


def place_of(move: int) -> int:
    """Return the place number, 0 when the verb needs none."""
    return move & PLACE_MASK
