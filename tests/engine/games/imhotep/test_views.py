"""Rules file 12: what is hidden stays hidden, and imagined worlds are possible ones."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from engine.core.contract import NOBODY
from engine.games.imhotep import audit, views
from engine.games.imhotep.state import Position

FACE_UP = "statue lever hammer"


def market_b(imhotep, pair="sail chisel", **arranged):
    return imhotep(2, ships=".... ... ... a", b="market", market=FACE_UP, pair=pair, **arranged)


def test_a_view_names_neither_pair_nor_deck_nor_luck(imhotep):
    view = market_b(imhotep).position.observe(0)
    assert view["pair"] == 2
    assert view["deck"] == 29
    assert (view["pair_known"], view["looking"]) == ([], [])
    assert not {"chance", "known"} & set(view)


def test_a_view_is_plain_json(imhotep):
    view = market_b(imhotep, hands={"b": "statue"}).position.observe(1)
    assert json.loads(json.dumps(view)) == view


def test_views_are_equal_whatever_lies_in_pair_and_deck(imhotep):
    views_seen = []
    for pair in ("sail chisel", "chisel sail", "statue statue", "entrance pyramid-decoration"):
        desk = market_b(imhotep, pair=pair)
        desk.position.deck.reverse()
        desk.position.chance.word = len(views_seen)
        views_seen.append([desk.position.observe(seat) for seat in (NOBODY, 0, 1)])
    assert all(seen == views_seen[0] for seen in views_seen)


def test_only_the_taker_sees_the_pair_until_one_is_kept(imhotep):
    desk = market_b(imhotep).play("sail 4 market", "take a pair")
    assert desk.position.observe(0)["looking"] == [11, 12]
    assert desk.position.observe(1)["looking"] == desk.position.observe(NOBODY)["looking"] == []
    desk.play("keep a sail")
    assert desk.position.observe(1)["hands"][0][11] == 1
    assert desk.position.observe(1)["discard"] == [12]


def test_what_the_taker_sees_is_told_to_nobody_else(imhotep):
    desk = market_b(imhotep).play("sail 4 market", "take a pair")
    private = [event for event in desk.events if not event.visible_to(NOBODY)]
    assert len(private) == 1
    assert private[0].visible_to(0)
    assert not private[0].visible_to(1)
    assert private[0].reveals


def test_laying_the_pair_tells_no_card(imhotep):
    desk = imhotep(
        2, b="market", ships="4>burial 3>obelisks 3>temple a", sailor="b", deck="sail " * 3 + "statue " * 2
    )
    desk.play("sail 4 pyramids")
    laid = [event for event in desk.events if event.sentence.template.name == "MARKET_PAIR"]
    assert len(laid) == 2
    assert all(not event.sentence.parts for event in laid)


def test_after_a_reshuffle_everybody_knows_which_cards_the_pair_has(imhotep):
    """The old deck ran out with the pair on the table: its cards are those seen nowhere else."""
    desk = imhotep(
        2,
        ships=".... ... ... a",
        b="market pyramids",
        pyramids=["b"],
        market=FACE_UP,
        pair="sail chisel",
        deck="",
    )
    desk.play("sail 4 pyramids", "build a left")
    for seat in (NOBODY, 0, 1):
        assert desk.position.observe(seat)["pair_known"] == [11, 12]


def test_in_every_imagined_world_the_known_pair_is_the_same(imhotep):
    desk = imhotep(
        2,
        ships=".... ... ... a",
        b="market pyramids",
        pyramids=["b"],
        market=FACE_UP,
        pair="sail chisel",
        deck="",
    )
    desk.play("sail 4 pyramids", "build a left")
    view = desk.position.observe(1)
    for seed in range(20):
        assert sorted(Position.imagine(view, random.Random(seed)).pair) == [11, 12]


def test_imagined_pairs_are_dealt_from_the_cards_not_seen(imhotep):
    view = market_b(imhotep, hands={"b": "lever sail sail"}).position.observe(0)
    unseen = Counter(views.cards_not_seen(view))
    assert unseen[9] == 0, "both Levers are in the open"
    assert unseen.total() == 34 - 3 - 3
    pairs = {tuple(sorted(Position.imagine(view, random.Random(seed)).pair)) for seed in range(300)}
    assert len(pairs) > 20
    assert all(kind in unseen for pair in pairs for kind in pair)


def test_the_taker_imagines_the_very_pair(imhotep):
    desk = market_b(imhotep).play("sail 4 market", "take a pair")
    assert sorted(Position.imagine(desk.position.observe(0), random.Random(1)).pair) == [11, 12]


@pytest.mark.parametrize("seed", range(12))
def test_imagined_worlds_agree_with_the_view_and_are_possible(imhotep, seed):
    rng = random.Random(seed)
    position = imhotep(2 + seed % 3, b="market pyramids temple", market=FACE_UP, pair="sail chisel").position
    while position.to_move != NOBODY:
        for seat in range(-1, position.players):
            view = position.observe(seat)
            world = Position.imagine(view, rng)
            assert world.observe(seat) == view
            audit.check(world)
            if seat == position.to_move:
                assert world.legal_moves() == position.legal_moves()
        position.play(position.random_move(rng))


def test_imagined_luck_is_new(imhotep):
    view = imhotep(2).position.observe(0)
    words = {Position.imagine(view, random.Random(seed)).chance.word for seed in range(10)}
    assert len(words) == 10
