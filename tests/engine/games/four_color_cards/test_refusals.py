"""Every reason of `Refusal` is given for the move it is meant for, and nothing is refused that is legal."""

from __future__ import annotations

import pytest

from engine.core.move import VERB_SHIFT, attempt, make
from engine.games.four_color_cards import notation, places
from engine.games.four_color_cards.decisions import Claim, Verb
from engine.games.four_color_cards.words import Refusal
from tests.engine.games.four_color_cards.conftest import kinds

ON_OFFER = {"offer": "rc", "hands": {"b": "rc rh rp wa"}}
SOLDIER = {"offer": "rs", "hands": {"b": "gs ys wa"}}
GENERAL = {"offer": "rk", "drawn": True, "hands": {"a": "wa we wc", "b": "rk ra re"}}
TO_DISCARD = {"discards": "a", "hands": {"a": "rc wk gs"}}


def kind(name):
    return kinds(name)[0]


def case(reason, move, sentence, *played, **arranged):
    return pytest.param(reason, arranged, played, move, sentence, id=f"{reason.name}-{sentence[:30]}")


CASES = [
    case(Refusal.GAME_OVER, "pass", "The match is over.", *["pass"] * 2, offer="rc", deck="", rounds=1),
    case(
        Refusal.NO_SUCH_DECISION, 63 << VERB_SHIFT, "Four Color Cards has no decision number 63.", **ON_OFFER
    ),
    case(Refusal.NO_SUCH_CARD, attempt(999, 1), "There is no card number 999 on the table.", **TO_DISCARD),
    case(
        Refusal.SAY_WHICH,
        attempt(places.offered(kind("rc")), places.claim(Claim.BATTLEFIELD)),
        "That is allowed; make it as the move “chi rc battlefield”.",
        **ON_OFFER,
    ),
    case(
        Refusal.SAY_WHICH,
        attempt(places.card(kind("rc")), places.OFFER),
        "That is allowed; make it as the move “discard rc”.",
        **TO_DISCARD,
    ),
    # 4 discards
    case(Refusal.DISCARD_FIRST, "pass", "No card is on offer: discard a card from your hand.", **TO_DISCARD),
    case(
        Refusal.DISCARD_FIRST, "pong rc", "No card is on offer: discard a card from your hand.", **TO_DISCARD
    ),
    case(
        Refusal.ANSWER_FIRST,
        "discard rc",
        "The red chariot is on offer: claim it or pass. A card is discarded only after a claim.",
        **ON_OFFER,
    ),
    case(
        Refusal.DISCARD_TO_OFFER,
        attempt(places.card(kind("rc")), places.DISCARDS),
        "Put the card you discard on the place for the offer, where everybody may claim it.",
        **TO_DISCARD,
    ),
    case(Refusal.NOT_IN_HAND, "discard gp", "There is no green cannon in your hand.", **TO_DISCARD),
    case(Refusal.GENERAL_STAYS, "discard wk", "A general is never discarded.", **TO_DISCARD),
    case(
        Refusal.DECK_TURNS_ITSELF,
        attempt(places.BACK, places.hand(0)),
        "Nobody draws into the hand: the top card is turned over by itself when a turn begins.",
        **TO_DISCARD,
    ),
    case(
        Refusal.OPEN_IS_FINAL,
        attempt(places.melded(kind("rc")), places.hand(0)),
        "Open melds are final: no card joins or leaves them.",
        **TO_DISCARD,
    ),
    case(
        Refusal.DEAD_CARD,
        attempt(places.dead(kind("rc")), places.claim(Claim.PONG)),
        "A card in the discard row is dead; only the card on offer can be claimed.",
        **ON_OFFER,
    ),
    # 5 answers
    case(
        Refusal.PASS_ALONE,
        make(Verb.PASS, places.offered(kind("rc")), places.DISCARDS),
        "Passing needs neither a card nor a place.",
        **ON_OFFER,
    ),
    case(
        Refusal.MUST_TAKE,
        "pass",
        "You turned over the red general: a general must be taken, at least as a single.",
        **GENERAL,
    ),
    case(
        Refusal.NOT_THE_OFFER,
        "pong rh",
        "The card on offer is the red chariot, not the red horse.",
        **ON_OFFER,
    ),
    case(
        Refusal.MOVE_THE_OFFER,
        attempt(places.card(kind("rh")), places.claim(Claim.BATTLEFIELD)),
        "To claim, move the card on offer to the meld; the cards of your hand join it by themselves.",
        **ON_OFFER,
    ),
    case(
        Refusal.OFFER_NOT_TO_HAND,
        attempt(places.offered(kind("rc")), places.hand(1)),
        "The card on offer never enters a hand: claim it for an open meld, or pass.",
        **ON_OFFER,
    ),
    case(
        Refusal.PASS_TO_LEAVE,
        attempt(places.offered(kind("rc")), places.DISCARDS),
        "The red chariot goes to the discard row by itself when nobody claims it: pass.",
        **ON_OFFER,
    ),
    case(
        Refusal.CLAIM_TO_MELD,
        attempt(places.offered(kind("rc")), places.melds(2)),
        "Put the card on offer on one of the melds it can make.",
        **ON_OFFER,
    ),
    case(
        Refusal.CLAIM_TO_MELD,
        make(Verb.PONG, places.offered(kind("rc")), places.claim(Claim.KONG)),
        "Put the card on offer on one of the melds it can make.",
        **ON_OFFER,
    ),
    case(
        Refusal.NOT_COMPLETE,
        "hu rc",
        "Your hand is not complete with the red chariot: 2 cards would fit into no meld "
        "(red chariot, white adviser).",
        **ON_OFFER,
    ),
    case(
        Refusal.KONG_NEEDS,
        "kong rc",
        "A kong needs three times the red chariot in your hand; you have 1.",
        **ON_OFFER,
    ),
    case(
        Refusal.PONG_NEEDS,
        "pong rc",
        "A pong needs twice the red chariot in your hand; you have 1.",
        **ON_OFFER,
    ),
    case(Refusal.PONG_GENERAL, "pong rk", "Three generals make no squad; only all four do.", **GENERAL),
    case(
        Refusal.CHI_DISCARD,
        "chi rc pair",
        "Ben plays after Ann; nobody else may chi this card.",
        "pass",
        offer="rc",
        hands={"c": "rc wa"},
    ),
    case(
        Refusal.CHI_DRAWN,
        "chi rc pair",
        "Only Ann, who turned over this card, and Ben, who plays next, may chi it.",
        *["pass"] * 2,
        offer="rc",
        drawn=True,
        hands={"c": "rc wa"},
    ),
    case(
        Refusal.CHI_GENERAL,
        "chi rk commander",
        "Ann turned over this general and must take it; others may only hu or kong it.",
        "chi rk single",
        **GENERAL,
    ),
    case(
        Refusal.SINGLE_GENERAL,
        "chi rc single",
        "Only a general stands alone; the red chariot does not.",
        **ON_OFFER,
    ),
    case(Refusal.PAIR_KIND, "chi rk pair", "Generals and soldiers make no pair.", **GENERAL),
    case(Refusal.PAIR_KIND, "chi rs pair", "Generals and soldiers make no pair.", **SOLDIER),
    case(
        Refusal.COMMANDER_TYPES,
        "chi rc commander",
        "A commander is general, adviser and elephant of one colour; the red chariot does not belong in it.",
        **ON_OFFER,
    ),
    case(
        Refusal.BATTLEFIELD_TYPES,
        "chi rs battlefield",
        "A battlefield is chariot, horse and cannon of one colour; the red soldier does not belong in it.",
        **SOLDIER,
    ),
    case(
        Refusal.BATTALION_TYPES,
        "chi rc battalion gy",
        "A battalion is made of soldiers; the red chariot does not belong in it.",
        **ON_OFFER,
    ),
    case(
        Refusal.BATTALION_TYPES,
        "chi rc battalion all",
        "A battalion is made of soldiers; the red chariot does not belong in it.",
        **ON_OFFER,
    ),
    case(
        Refusal.BATTALION_COLOURS,
        "chi rs battalion rg",
        "A battalion has soldiers of different colours; the card on offer is red already.",
        **SOLDIER,
    ),
    case(
        Refusal.MELD_NEEDS,
        "chi rs battalion all",
        "For this battalion of four your hand lacks: white soldier.",
        **SOLDIER,
    ),
    case(
        Refusal.MELD_NEEDS,
        "chi rc battlefield",
        "For this battlefield your hand lacks: red horse, red cannon.",
        offer="rc",
        hands={"b": "wa we"},
    ),
    case(
        Refusal.MELD_NEEDS,
        "chi rc pair",
        "For this pair your hand lacks: red chariot.",
        offer="rc",
        hands={"b": "wa we"},
    ),
]


@pytest.mark.parametrize(("reason", "arranged", "played", "move", "sentence"), CASES)
def test_each_reason_is_given_for_its_move(cards, reason, arranged, played, move, sentence):
    desk = cards(**{"players": 3, **arranged}).play(*played)
    move = notation.from_text(move) if isinstance(move, str) else move
    assert desk.refuses_move(move) == sentence
    assert desk.position.refusal(move).reason is reason


def test_there_is_a_case_for_every_reason():
    assert {case.values[0] for case in CASES} == set(Refusal)


@pytest.mark.parametrize("arranged", [ON_OFFER, SOLDIER, GENERAL, TO_DISCARD])
def test_every_refusal_names_a_section_of_the_rules(cards, arranged):
    desk = cards(3, **arranged)
    for move in set(notation.LINES.values()) - set(desk.position.legal_moves()):
        assert desk.position.refusal(move).rule[0].isdigit()


def test_a_refused_answer_changes_nothing(cards):
    desk = cards(3, **ON_OFFER)
    before = desk.position.to_json()
    for line in ("discard rc", "kong rc", "hu rc", "chi rk single"):
        desk.refuses(line)
    assert desk.position.to_json() == before


def test_an_answer_cannot_be_given_twice(cards):
    desk = cards(3, **ON_OFFER).play("chi rc pair")
    assert desk.decides == "c"
    assert desk.refuses("chi rc pair") == "Ben plays after Ann; nobody else may chi this card."
