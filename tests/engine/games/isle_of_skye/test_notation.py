"""Moves as text and sentences (docs/notation/isle_of_skye.md)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.contract import BadNotation
from engine.core.move import make
from engine.games.isle_of_skye import notation
from engine.games.isle_of_skye.names import picture_of, piece_name, where
from engine.games.isle_of_skye.places import (
    AXE,
    CASTLE,
    CELLS,
    COINS,
    MOST_COINS,
    SLOT,
    STOCK,
    Verb,
    cell_at,
    estate_place,
)
from engine.games.isle_of_skye.tiles import TILE_OF
from tests.engine.games.isle_of_skye.arranging import VOICE, building
from tests.engine.games.isle_of_skye.test_refusals import buying, pricing

MOVES = st.one_of(
    st.builds(lambda s, k: make(Verb.AXE, AXE + s, SLOT + 3 * s + k), st.integers(0, 4), st.integers(0, 2)),
    st.builds(
        lambda n, k: make(Verb.STAKE, COINS + n, SLOT + k), st.integers(1, MOST_COINS), st.integers(0, 14)
    ),
    st.builds(lambda t, s: make(Verb.BUY, t, STOCK + s), st.integers(1, 73), st.integers(0, 4)),
    st.just(make(Verb.PASS)),
    st.builds(
        lambda t, s, c, r: make(Verb.BUILD, t, estate_place(s, c, r)),
        st.integers(1, 73),
        st.integers(0, 4),
        st.integers(0, CELLS - 1),
        st.integers(0, 3),
    ),
)


@given(MOVES)
def test_every_move_reads_back_from_its_text(move: int) -> None:
    text = notation.to_text(move)
    assert notation.from_text(text) == move
    assert text.isascii()
    assert text == text.lower()


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (make(Verb.AXE, AXE + 1, SLOT + 5), "axe 2.3"),
        (make(Verb.STAKE, COINS + 4, SLOT + 3), "stake 4 2.1"),
        (make(Verb.BUY, TILE_OF["L22"], STOCK + 1), "buy l22 2"),
        (make(Verb.PASS), "pass"),
        (make(Verb.BUILD, TILE_OF["L44"], estate_place(1, cell_at(1, -2), 1)), "build l44 2 1,-2 r1"),
    ],
)
def test_the_text_of_each_kind_of_move(move: int, text: str) -> None:
    assert notation.to_text(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        "Pass",
        "axe",
        "axe 6.1",
        "axe 1.4",
        "axe 1.1 1.2",
        "stake 0 1.1",
        "stake 01 1.1",
        "stake -1 1.1",
        "stake 924 1.1",
        "stake 9999999999999999 1.1",
        "stake ３ 1.1",
        "buy l00 1",
        "buy l74 1",
        "buy castle 1",
        "build l22 1 0,-0 r0",
        "build l22 1 20,0 r0",
        "build l22 1 10,-10 r0",
        "build l22 1 1,1 r4",
        "build l22 6 1,1 r0",
        "build l22 1 １,1 r0",
        "build l22 1 1,1 r0\n",
        "草" * 500,
        "a" * 100_000,
    ],
)
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        notation.from_text(text)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 200


def test_moves_are_described_in_the_imperative() -> None:
    def described(table, text: str) -> str:
        return VOICE.speak(notation.describe(table.state, notation.from_text(text)))

    assert described(pricing(), "axe 1.2") == "Put the axe on tile L11."
    assert described(pricing("axe 1.2"), "stake 3 1.1") == "Put 3 gold on tile L10."
    assert described(buying(), "buy l20 1") == "Buy tile L20 from Ben for 2 gold."
    assert described(buying(), "pass") == "Buy nothing."
    table = building(2, stock=["L22", "L04"])
    assert described(table, "build l22 1 1,0 r0") == "Lay tile L22 1 east of the castle, as it is."
    assert (
        described(table, "build l22 1 1,0 r1")
        == "Lay tile L22 1 east of the castle, turned 1 quarter clockwise."
    )


@pytest.mark.parametrize(
    ("x", "y", "text"),
    [
        (0, 0, "the castle’s own cell"),
        (0, -1, "1 north of the castle"),
        (2, 0, "2 east of the castle"),
        (0, 3, "3 south of the castle"),
        (-4, 0, "4 west of the castle"),
        (1, -2, "2 north and 1 east of the castle"),
        (1, 2, "2 south and 1 east of the castle"),
        (-1, -2, "2 north and 1 west of the castle"),
        (-1, 2, "2 south and 1 west of the castle"),
    ],
)
def test_cells_are_named_in_steps_from_the_castle(x: int, y: int, text: str) -> None:
    assert VOICE.speak(where(cell_at(x, y))) == text


def test_tiles_are_described_for_those_who_cannot_see_them() -> None:
    def spoken(tile: str) -> str:
        return VOICE.speak(picture_of(TILE_OF[tile]))

    assert spoken("L07") == (
        "Tile L07: north pasture, east pasture, south pasture, west mountain;"
        " 1 sheep, 2 cattle, a barrel, a road to north, south, west."
    )
    assert spoken("L21").endswith("1 ship, a road to north, east, a scroll for lighthouses.")
    assert spoken("L72") == "Tile L72: north mountain, east water, south water, west water; 1 lighthouse."
    assert spoken("CASTLE").endswith("; a road to north, south, west.")


def test_every_piece_has_a_name() -> None:
    named = {piece: VOICE.speak(piece_name(piece)) for piece in (0, 12, CASTLE, AXE + 4, COINS + 3, 79, 90)}
    assert list(named.values()) == [
        "an empty hand",
        "tile L12",
        "a castle",
        "an axe",
        "gold",
        "an unknown piece",
        "an unknown piece",
    ]
