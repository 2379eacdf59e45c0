"""Rules file 2: what is in the box."""

from __future__ import annotations

import pytest

from engine.games.sobek.cards import (
    ALL_CARDS,
    BACK_MASK,
    BACK_OF,
    CARDS,
    FACE_MASK,
    FACE_OF,
    HIDDEN,
    KIND_MASK,
    PRINTED,
    TOKEN_COUNTS,
    Back,
    Face,
    Kind,
    Token,
    all_faces,
    backs,
    each,
    faces,
    one_of,
    scarabs,
)

TABLE = [
    # kind, goods, green, beige without scarabs, beige with scarabs, scarabs on each, characters
    (Kind.IVORY, 6, 1, 2, 3, 3, ["QUEEN"]),
    (Kind.EBONY, 7, 1, 2, 4, 2, ["HIGH_PRIEST"]),
    (Kind.MARBLE, 7, 1, 3, 3, 2, ["HIGH_PRIESTESS"]),
    (Kind.CATTLE, 9, 2, 2, 5, 1, ["CATTLE_SCRIBE", "VIZIER"]),
    (Kind.FISH, 10, 2, 3, 5, 1, ["FISH_SCRIBE", "THIEF"]),
    (Kind.WHEAT, 10, 2, 3, 5, 1, ["COURTESAN", "MERCHANT"]),
    (Kind.AMULET, 5, 0, 5, 0, 0, []),
]


@pytest.mark.parametrize(("kind", "goods", "green", "plain", "rich", "value", "characters"), TABLE)
def test_the_cards_of_a_kind(kind, goods, green, plain, rich, value, characters):
    cards = [card for card in range(CARDS) if PRINTED[FACE_OF[card]].kind is kind]
    by_back = [[card for card in cards if BACK_OF[card] == back] for back in Back]
    beige = [PRINTED[FACE_OF[card]].scarabs for card in by_back[Back.BEIGE]]
    assert len(cards) - len(by_back[Back.ORANGE]) == goods
    assert len(by_back[Back.GREEN]) == green
    assert sorted(beige) == [0] * plain + [value] * rich
    assert [Face(FACE_OF[card]).name for card in by_back[Back.ORANGE]] == characters
    assert scarabs(KIND_MASK[kind]) == rich * value


def test_the_check_sums_of_the_deck():
    assert CARDS == 63
    assert [mask.bit_count() for mask in BACK_MASK] == [9, 45, 9]
    assert scarabs(ALL_CARDS) == 38
    assert sum(PRINTED[face].scarabs > 0 for face in FACE_OF) == 25
    assert scarabs(BACK_MASK[Back.GREEN] | HIDDEN) == 0
    assert {kind: scarabs(mask) for kind, mask in zip(Kind, KIND_MASK, strict=True)} == {
        Kind.IVORY: 9,
        Kind.EBONY: 8,
        Kind.MARBLE: 6,
        Kind.CATTLE: 5,
        Kind.FISH: 5,
        Kind.WHEAT: 5,
        Kind.AMULET: 0,
    }


def test_every_card_has_one_face_one_kind_and_one_back():
    for masks in (FACE_MASK, KIND_MASK, BACK_MASK):
        assert sum(masks) == ALL_CARDS
        assert all(one & other == 0 for i, one in enumerate(masks) for other in masks[:i])


def test_twelve_tokens():
    assert dict(zip(Token, TOKEN_COUNTS, strict=True)) == {
        Token.GUILD: 4,
        Token.FLOOD: 2,
        Token.CURSE: 2,
        Token.PROSPERITY: 2,
        Token.EMBALMING: 1,
        Token.SWINDLE: 1,
    }
    assert sum(TOKEN_COUNTS) == 12


def test_sets_of_cards_are_counted_and_taken_apart():
    wheat = one_of(ALL_CARDS, Face.SCARAB_WHEAT) | one_of(ALL_CARDS, Face.GREEN_WHEAT)
    cards = wheat | one_of(ALL_CARDS & ~wheat, Face.SCARAB_WHEAT) | one_of(ALL_CARDS, Face.THIEF)
    assert backs(cards) == (1, 2, 1)
    assert len(list(each(cards))) == 4
    assert faces(cards) == (Face.GREEN_WHEAT, Face.SCARAB_WHEAT, Face.THIEF)
    assert all_faces(cards) == [Face.GREEN_WHEAT, Face.SCARAB_WHEAT, Face.SCARAB_WHEAT, Face.THIEF]
    assert one_of(wheat, Face.THIEF) == 0
