"""Rules 10: who sees what; imagined worlds deal only from what a seat has not seen, and hidden answers stay hidden."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from engine.core.contract import NOBODY
from engine.games.four_color_cards import audit, views
from engine.games.four_color_cards.cards import is_general
from engine.games.four_color_cards.decisions import Claim
from engine.games.four_color_cards.state import Position
from tests.engine.games.four_color_cards.conftest import card_names, kinds, meld_numbers, setup_of

W1 = "gc*3; rk ra re; rs gs ys ws"
W1_HAND = "wc*3 yk gh*2 yc yh yp ge"


def test_a_player_sees_the_own_hand_and_only_the_number_of_the_others(cards):
    view = cards(3, hands={"a": "rc gs", "b": "wa we wc"}, discards="a").position.observe(0)
    assert card_names(view["hand"]) == "rc gs"
    assert view["held"] == [2, 3, 3]
    assert view["deck"] == 112 - 8
    assert not {"hands", "chance", "answers"} & set(view)


def test_a_spectator_sees_no_hand(cards):
    view = cards(3, hands={"a": "rc gs"}).position.observe(NOBODY)
    assert view["hand"] == []


def test_open_melds_the_offer_and_the_discard_row_are_seen_by_all(cards):
    position = cards(2, melds={"a": "gc*3"}, offer="rc", deck="gp").position
    for seat in (NOBODY, 0, 1):
        view = position.observe(seat)
        assert view["offer"] == kinds("rc")[0]
        assert len(view["melds"][0]) == 1
        assert all(entry[1:] == [0, True] for entry in view["row"])


def test_the_discard_row_tells_who_discarded_or_turned_over_each_card(cards):
    desk = cards(2, hands={"a": "rc wa"}, deck=None).play("discard rc", "pass")
    assert desk.position.observe(NOBODY)["row"] == [[kinds("rc")[0], 0, False]]


@pytest.mark.parametrize("answer", ["pass", "pong rc", "chi rc pair", "hu rc"])
def test_an_answer_is_seen_by_its_owner_only_until_all_are_in(cards, answer):
    """Whatever Ben answers, and whether he has a choice at all, nobody else's view tells."""
    silent = cards(3, hands={"b": "wa"}, offer="rc").position
    desk = cards(3, hands={"b": "rc*2 rc"}, offer="rc").play(answer)
    silent.held = desk.position.held[:]
    silent.play(silent.legal_moves()[0])
    for seat in (NOBODY, 0, 2):
        seen, plain = desk.position.observe(seat), silent.observe(seat)
        hidden = {"deck", "hand"}
        assert {key: seen[key] for key in seen.keys() - hidden} == {
            key: plain[key] for key in plain.keys() - hidden
        }
        assert seen["answer"] == views.NOTHING_YET
    given = desk.position.observe(1)["answer"]
    names = {"pass": Claim.PASS, "pong rc": Claim.PONG, "chi rc pair": Claim.PAIR, "hu rc": Claim.HU}
    assert given == names[answer]


@pytest.mark.parametrize("answer", ["pass", "pong rc", "chi rc pair"])
def test_nobody_is_told_of_an_answer_before_all_are_in(cards, answer):
    desk = cards(3, hands={"b": "rc*2 wa"}, offer="rc").play(answer)
    assert not [event for event in desk.events if event.visible_to(0) or event.visible_to(NOBODY)]


def test_others_learn_a_discard_but_its_owner_may_take_it_back(cards):
    desk = cards(3, hands={"a": "rc wa"}).play("discard rc")
    assert any(event.reveals and event.visible_to(1) for event in desk.events)
    assert not any(event.reveals and event.visible_to(0) for event in desk.events)


def test_a_card_turned_over_is_news_to_all(cards):
    desk = cards(2, offer="rc", deck="gp").play("pass")
    assert any(event.reveals and event.visible_to(NOBODY) for event in desk.events)


def test_each_player_alone_is_told_the_new_hand(cards):
    desk = cards(2, offer="rc", deck="").play("pass")
    for letter, other in (("a", "Ben"), ("b", "Ann")):
        lines = [line for line in desk.told(letter) if "up:" in line]
        assert len(lines) == 1
        assert other not in lines[0]
    assert not [line for line in desk.log if "up:" in line]


def test_after_a_hu_the_hand_of_the_declarer_is_seen_and_those_of_the_others_are_not(cards):
    desk = cards(3, melds={"b": W1}, hands={"b": W1_HAND, "a": "wa wa"}, offer="ge", deck="ya", rounds=1)
    desk.play("hu ge", "pass")
    view = desk.position.observe(NOBODY)
    [ending] = view["history"]
    assert ending["declarer"] == 1
    assert len(ending["concealed"]) == 4
    assert view["hand"] == []
    world = Position.imagine(view, random.Random(1))
    assert views.hand_cards(world, 1) == sorted(kinds(W1_HAND))
    assert view == world.observe(NOBODY)


# ---------------------------------------------------------------- imagined worlds


def test_cards_seen_are_not_dealt_again(cards):
    desk = cards(2, hands={"a": "rc*3 wa", "b": "gh gp yc yh"}, melds={"b": "rh*3"}, offer="rc")
    view = desk.position.observe(0)
    unseen = Counter(views.cards_not_seen(view))
    assert unseen[kinds("rc")[0]] == 0, "three in the own hand, one on offer"
    assert unseen[kinds("rh")[0]] == 1
    for seed in range(30):
        world = Position.imagine(view, random.Random(seed))
        dealt = views.hand_cards(world, 1) + world.deck
        assert Counter(dealt) == unseen


def test_imagined_hands_differ(cards):
    view = cards(4, offer="rc").position.observe(0)
    hands = {tuple(views.hand_cards(Position.imagine(view, random.Random(s)), 1)) for s in range(50)}
    assert len(hands) > 40
    words = {Position.imagine(view, random.Random(seed)).chance.word for seed in range(10)}
    assert len(words) == 10


def test_a_hand_known_to_be_only_generals_is_imagined_so():
    """Who could not discard after a claim has one card more than others, and all see it (4.1)."""
    position = Position.new(setup_of(2, 3))
    data = position.observe(NOBODY)
    melds = "wc*4; yc*4; gc*4; wh*4; wp*3"
    data |= {"melds": [meld_numbers(melds), []], "held": [2, 20], "to_move": 1}
    world = Position.imagine(data, random.Random(2))
    assert all(map(is_general, views.hand_cards(world, 0)))
    assert world.observe(NOBODY) == data


def test_who_must_discard_is_imagined_with_a_card_that_may_be(cards):
    view = cards(2, hands={"a": "rk wk gk rc"}, discards="a").position.observe(1)
    for seed in range(200):
        assert Position.imagine(view, random.Random(seed)).legal_moves()


def test_hidden_answers_are_imagined_as_a_sensible_player_gives_them(cards):
    desk = cards(3, hands={"b": "rc*2 wa", "c": "ra we"}, offer="rc").play("pong rc")
    view = desk.position.observe(2)
    answers = {Position.imagine(view, random.Random(seed)).answers[0] for seed in range(60)}
    assert Claim.PASS in answers
    own = Position.imagine(desk.position.observe(1), random.Random(1))
    assert own.answers == bytes([Claim.PONG])


@pytest.mark.parametrize("seed", range(9))
def test_imagined_worlds_agree_with_the_view_and_are_possible(seed):
    position, rng = Position.new(setup_of(2 + seed % 3, seed, rounds=2)), random.Random(seed)
    while position.to_move != NOBODY:
        for seat in range(-1, position.players):
            view = position.observe(seat)
            assert json.loads(json.dumps(view)) == view
            world = Position.imagine(view, rng)
            assert world.observe(seat) == view
            audit.check(world)
            if seat == position.to_move:
                assert world.legal_moves() == position.legal_moves()
        position.play(position.random_move(rng))
    for seat in range(-1, position.players):
        view = position.observe(seat)
        world = Position.imagine(view, rng)
        assert world.observe(seat) == view
        audit.check(world)
