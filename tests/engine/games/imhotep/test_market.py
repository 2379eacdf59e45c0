"""Rules file 6, 7.1, 8.1 and 10: unloading, the Market on both sides, red cards."""

from __future__ import annotations

import pytest


def test_stones_are_unloaded_from_the_bow_and_gaps_are_skipped(imhotep):
    table = imhotep(4, ships="bc.b .... ... ..").play("sail 1 burial")
    assert list(table.position.burial) == [1, 2, 1]


def test_the_owner_of_each_stone_picks_not_the_player_who_sailed(imhotep):
    table = imhotep(4, ships=".... .... cbc ..", market="statue lever chisel hammer").play("sail 3 market")
    assert table.decides == "c"
    assert table.play("take c 1").decides == "b"
    assert table.play("take b 2").decides == "c"
    table.play("take c 3")
    assert (table.cards("c"), table.cards("b")) == (["statue", "chisel"], ["lever"])


def test_the_stone_returns_to_the_quarry(imhotep):
    table = imhotep(2, ships=".... ... ... b", market="statue lever chisel hammer", quarry=[5, 5])
    table.play("sail 4 market", "take b 1")
    assert table.quarry("b") == 6


def test_market_cards_are_not_refilled_and_a_taken_one_cannot_be_taken_again(imhotep):
    table = imhotep(4, ships=".... .... ab. ..", market="statue lever chisel hammer")
    table.play("sail 3 market", "take a 2")
    assert table.choices == ["take b 1", "take b 3", "take b 4"]
    assert table.refuses("take b 2") == "There is no card in space 2 of the Market."


def test_the_last_card_needs_no_choice(imhotep):
    table = imhotep(4, ships="aabb .... ... ..", market="statue lever chisel hammer")
    table.play("sail 1 market", "take a 1", "take a 2", "take b 4")
    assert table.cards("b") == ["hammer", "chisel"]


def test_a_stone_without_a_card_just_returns(imhotep):
    table = imhotep(2, ships=".... ab. ... .", market="statue", quarry=[5, 5]).play("sail 2 market")
    assert (table.quarry("a"), table.quarry("b")) == (6, 6)
    assert table.cards("a") == ["statue"]


def test_cards_are_taken_only_with_a_stone_at_the_market(imhotep):
    table = imhotep(2, market="statue lever chisel hammer")
    assert table.refuses("take a 1") == "Market cards are taken when your stone is unloaded at the Market."


# ---------------------------------------------------------------- 8.1


def market_b(imhotep, ships=".... ... ... b", **arranged):
    return imhotep(
        2, ships=ships, b="market", market="statue lever hammer", pair="chisel entrance", **arranged
    )


def test_taking_the_pair_is_looking_at_both_cards_and_keeping_one(imhotep):
    table = market_b(imhotep).play("sail 4 market", "take b pair")
    assert table.choices == ["keep b entrance", "keep b chisel"]
    table.play("keep b chisel")
    assert (table.cards("b"), table.discard) == (["chisel"], ["entrance"])
    assert table.log[-4:] == [
        "Ben takes the face-down pair.",
        "Ben looks at the cards Entrance and Chisel.",
        "Ben keeps the Chisel.",
        "Ben discards the Entrance.",
    ]


def test_a_red_card_of_the_pair_is_carried_out(imhotep):
    table = market_b(imhotep).play("sail 4 market", "take b pair", "keep b entrance")
    assert table.score("b") == 2
    assert table.discard == ["chisel", "entrance"]


def test_the_pair_is_there_once_a_round(imhotep):
    table = market_b(imhotep, ships=".... bb. ... .").play("sail 2 market", "take b pair", "keep b chisel")
    assert table.refuses("take b pair") == "There are no face-down cards at the Market."


def test_only_a_card_of_the_pair_can_be_kept(imhotep):
    table = market_b(imhotep).play("sail 4 market", "take b pair")
    assert table.refuses("keep b statue") == "The Statue is not one of the two cards you took."


def test_two_equal_cards_are_one_choice(imhotep):
    table = imhotep(2, ships=".... ... ... b", b="market", market="lever lever hammer", pair="statue statue")
    table.play("sail 4 market", "take b pair")
    assert table.choices == ["keep b statue"]
    table.play("keep b statue")
    assert (table.cards("b"), table.discard) == (["statue"], ["statue"])


def test_a_single_face_down_card_is_kept(imhotep):
    table = imhotep(2, ships=".... ... ... b", b="market", market="lever lever hammer", pair="statue")
    table.play("sail 4 market", "take b pair")
    assert table.cards("b") == ["statue"]
    assert table.decides == "b"


def test_there_is_no_pair_on_side_a(imhotep):
    table = imhotep(2, ships=".... ... ... b", market="statue lever chisel hammer").play("sail 4 market")
    assert table.refuses("take b pair") == "There are no face-down cards at the Market."


# ---------------------------------------------------------------- 10


@pytest.mark.parametrize(
    ("card", "built"),
    [
        ("entrance", lambda p: list(p.pyramids[0]) == [1]),
        ("sarcophagus", lambda p: list(p.burial) == [1]),
        ("paved-path", lambda p: p.obelisks == [0, 1]),
    ],
)
def test_a_red_card_builds_an_own_stone_from_the_quarry_and_is_discarded(imhotep, card, built):
    table = imhotep(2, ships=".... ... ... b", market=f"{card} lever chisel hammer", sled=[3, 2])
    before = table.quarry("b")
    table.play("sail 4 market", "take b 1")
    assert built(table.position)
    assert table.sled("b") == 2
    assert table.quarry("b") == before, "one stone came back from the market, one was built"
    assert table.discard == [card]


def test_an_entrance_at_the_market_with_an_empty_quarry_builds_the_delivered_stone(imhotep):
    table = imhotep(2, ships=".... ... ... b", market="entrance lever chisel hammer", quarry=[5, 0])
    table.play("sail 4 market", "take b 1")
    assert list(table.position.pyramids[0]) == [1]
    assert table.quarry("b") == 0


def test_an_entrance_from_the_temple_with_an_empty_quarry_builds_nothing(imhotep):
    table = imhotep(
        2, ships="4>market 3>burial 3>obelisks a", b="temple", temple="aaab", quarry=[0, 0], deck="entrance"
    ).play("sail 4 pyramids")
    assert "Ben draws the Entrance." in table.log
    assert "Ben has no stone in the quarry for the Entrance." in table.log
    assert list(table.position.pyramids[0]) == [0]


def test_the_dock_of_the_site_does_not_matter_for_a_red_card(imhotep):
    table = imhotep(2, ships="4>pyramids ... ... b", market="entrance lever chisel hammer", sailor="a")
    table.play("sail 4 market", "take b 1")
    assert list(table.position.pyramids[0]) == [1]


# ---------------------------------------------------------------- 3, the deck


def test_the_discard_pile_becomes_the_deck_when_it_is_empty(imhotep):
    table = imhotep(2, ships=".... ... ... a", b="pyramids", pyramids=["b"], deck="", discard="")
    table.play("sail 4 pyramids", "build a left")
    assert table.log[2] == "The discard pile is shuffled into a new deck of market cards."
    assert table.log[3].startswith("Ann draws the ")
    assert len(table.position.deck) == 33


def test_without_deck_and_discard_pile_a_card_bonus_gives_only_its_point(imhotep):
    everything = "statue " * 10 + "lever lever hammer hammer " + "sail " * 3 + "chisel " * 3
    green = "pyramid-decoration temple-decoration burial-decoration obelisk-decoration "
    table = imhotep(
        2,
        ships=".... ... ... a",
        b="pyramids",
        pyramids=["b"],
        hands={"b": everything + green * 2},
        deck="entrance",
    )
    table.position.deck, table.position.discard = [], b""
    table.play("sail 4 pyramids", "build a left")
    assert table.log[-1] == "There is no market card left for Ann."
    assert (table.score("a"), table.cards("a")) == (1, [])


def test_a_blue_card_in_play_is_not_part_of_a_reshuffle(imhotep):
    drawn = set()
    for seed in range(60):
        table = imhotep(
            2,
            ships=".... ... ... a",
            b="pyramids",
            pyramids=["b"],
            hands={"a": "lever", "b": "lever"},
            deck="",
        )
        table.position.chance.word = seed
        table.play("play lever", "sail 4 pyramids", "build a left")
        drawn.update(line for line in table.log if " draws " in line)
        while table.decides == "a":
            table.play(table.choices[0])
        assert table.discard[-1] == "lever"
    assert len(drawn) > 5
    assert "Ann draws the Lever." not in drawn


def test_a_red_card_is_discarded_after_what_it_brings(imhotep):
    """An Entrance whose stone draws another Entrance: the second is done first, and no reshuffle has the first."""
    table = imhotep(
        2,
        ships=".... ... ... a",
        b="pyramids",
        pyramids=["b"],
        market="entrance lever lever hammer",
        deck="entrance",
    )
    table.play("sail 4 market", "take a 1", "build a left")
    assert "Ann draws the Entrance." in table.log
    assert len(table.position.reds) == 2
    table.play("build a middle")
    assert table.discard[-2:] == ["entrance", "entrance"]
    assert table.score("a") == 1 + 2
