"""Moves are packed as the contract says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import move as m

verbs = st.integers(1, m.VERB_MASK)
pieces = st.integers(0, m.PIECE_MASK)
places = st.integers(0, m.PLACE_MASK)


@given(verbs, pieces, places)
def test_a_move_gives_back_what_was_put_in(verb: int, piece: int, place: int) -> None:
    packed = m.make(verb, piece, place)
    assert (m.verb_of(packed), m.piece_of(packed), m.place_of(packed)) == (verb, piece, place)
    assert 0 < packed < 1 << 30


@given(pieces, places)
def test_an_attempt_has_no_verb(piece: int, place: int) -> None:
    tried = m.attempt(piece, place)
    assert (m.verb_of(tried), m.piece_of(tried), m.place_of(tried)) == (0, piece, place)


@pytest.mark.parametrize("fields", [(0, 0, 0), (64, 0, 0), (1, 1024, 0), (1, 0, 16384), (1, -1, 0)])
def test_fields_out_of_range_are_refused(fields: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="out of range"):
        m.make(*fields)
