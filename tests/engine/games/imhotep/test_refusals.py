"""Every reason of `Refusal` is given for the move it is meant for, and nothing is refused that is legal."""

from __future__ import annotations

import pytest

from engine.core.move import VERB_SHIFT, attempt, make
from engine.games.imhotep import notation, places
from engine.games.imhotep.decisions import Verb
from engine.games.imhotep.words import Refusal

LAST_SHIP = "4>burial 3>obelisks 3>market a"


def case(reason, move, sentence, *played, **arranged):
    return pytest.param(reason, arranged, played, move, sentence, id=reason.name)


own = places.stone(0)
CASES = [
    case(
        Refusal.GAME_OVER,
        "get a",
        "The game is over.",
        "sail 4 pyramids",
        ships=LAST_SHIP,
        round=6,
        sailor="b",
    ),
    case(Refusal.NO_SUCH_DECISION, 63 << VERB_SHIFT, "Imhotep has no decision number 63."),
    case(Refusal.NO_SUCH_PIECE, attempt(999, 1), "There is no piece number 999 on the table."),
    case(
        Refusal.SAY_WHICH, attempt(own, places.berth(0)), "That is allowed; make it as the move “load a 1.1”."
    ),
    # what is pending
    case(
        Refusal.LOAD_FIRST,
        "get a",
        "The Chisel is being carried out: place a stone on a ship.",
        "play chisel",
        hands={"a": "chisel"},
    ),
    case(
        Refusal.SAIL_FIRST,
        "load a 1.1",
        "The Lever is being carried out: sail a ship.",
        "play lever",
        ships=".... ... ... a",
        hands={"a": "lever"},
    ),
    case(
        Refusal.ORDER_FIRST,
        "get a",
        "The Lever is being carried out: choose the stone of ship 2 that is unloaded next.",
        "play lever",
        "sail 2 burial",
        ships=".... ab. ... .",
        hands={"a": "lever"},
    ),
    case(
        Refusal.TAKE_FIRST,
        "get a",
        "Your stone is being unloaded at the Market: take a card.",
        "sail 4 market",
        ships=".... ... ... a",
        market="statue lever",
    ),
    case(
        Refusal.KEEP_FIRST,
        "take a 1",
        "You took the face-down pair: keep one of its two cards.",
        "sail 4 market",
        "take a pair",
        ships=".... ... ... a",
        market="statue lever",
        pair="sail chisel",
        b="market",
    ),
    case(
        Refusal.PYRAMID_FIRST,
        "get a",
        "Choose the pyramid for your stone.",
        "sail 4 pyramids",
        ships=".... ... ... a",
        b="pyramids",
    ),
    case(
        Refusal.BONUS_FIRST,
        "get a",
        "Use the bonus of the right pyramid: place a stone on a ship, or skip it.",
        "sail 4 pyramids",
        "build a right",
        ships=".... ... ... a",
        b="pyramids",
        pyramids=["", "", "bbb"],
    ),
    case(
        Refusal.REWARD_FIRST,
        "get b",
        "Choose the reward of temple column 1: 1 point or 2 stones.",
        "sail 4 pyramids",
        ships=LAST_SHIP,
        sailor="b",
        b="temple",
        temple="b",
    ),
    case(Refusal.ACTING_IS_COMPULSORY, "skip", "You cannot skip your turn while you can act."),
    # 5.1
    case(Refusal.NOT_YOUR_QUARRY, "get b", "That is the quarry of Ben; get stones from your own."),
    case(
        Refusal.QUARRY_TO_SLED,
        attempt(places.pile(0), places.site(2)),
        "Stones from the quarry go on your own sled.",
    ),
    case(Refusal.SLED_FULL, "get a", "Your sled is full: it holds 5 stones.", sled=[5, 3]),
    case(Refusal.QUARRY_EMPTY, "get a", "Your quarry is empty.", quarry=[0, 3]),
    # 5.2
    case(Refusal.NOT_YOUR_STONE, "load b 1.1", "That stone belongs to Ben; place one of your own."),
    case(
        Refusal.STONES_GO_ON_SHIPS,
        attempt(own, places.site(2)),
        "Stones go on a free berth of a ship in the harbour; ships bring them to the sites.",
    ),
    case(Refusal.SLED_EMPTY, "load a 1.1", "There is no stone on your sled; get stones first.", sled=[0, 3]),
    case(
        Refusal.SHIP_HAS_SAILED,
        "load a 1.1",
        "Ship 1 has already sailed to the Temple.",
        ships="4>temple ... ... .",
        sailor="b",
    ),
    case(Refusal.NO_SUCH_BERTH, "load a 2.4", "Ship 2 has only 3 berths."),
    case(
        Refusal.BERTH_TAKEN,
        "load a 2.1",
        "Berth 1 of ship 2 is taken by a stone of Ben.",
        ships=".... b.. ... .",
    ),
    case(
        Refusal.SAIL_CARD_TOO_LIGHT,
        "load a 1.1",
        "The Sail must carry the ship away: ship 1 needs 3 stones to sail and would have 1.",
        "play sail",
        hands={"a": "sail"},
    ),
    # 5.3
    case(Refusal.NOT_A_SHIP, make(Verb.SAIL, own, places.site(2)), "Only a ship can sail."),
    case(
        Refusal.SHIPS_GO_TO_SITES,
        attempt(places.ship(3), places.sled(0)),
        "Ships sail to the dock of a site.",
        ships=".... ... ... a",
    ),
    case(Refusal.SHIP_TOO_LIGHT, "sail 1 temple", "Ship 1 needs 3 stones to sail; it has 0."),
    case(
        Refusal.DOCK_TAKEN,
        "sail 4 temple",
        "Ship 1 is at the dock of the Temple; only one ship a round may go there.",
        ships="4>temple ... ... a",
        sailor="b",
    ),
    case(
        Refusal.OTHER_SHIP,
        "sail 3 temple",
        "The Sail moves ship 4, where you placed the stone.",
        "play sail",
        "load a 4.1",
        hands={"a": "sail"},
        ships=".... ... bb. .",
    ),
    # 5.4
    case(
        Refusal.NOT_A_CARD, make(Verb.PLAY, places.ship(0), places.IN_PLAY), "Only a blue card can be played."
    ),
    case(
        Refusal.NOT_BLUE,
        attempt(places.card(8), places.IN_PLAY),
        "The Statue is not a blue card; it counts at the end of the game.",
        hands={"a": "statue"},
    ),
    case(Refusal.CARD_NOT_OWNED, "play lever", "You do not have the card Lever."),
    case(
        Refusal.CARDS_GO_TO_THE_TABLE,
        attempt(places.card(10), places.sled(0)),
        "Blue cards are played on the place for cards in play.",
        hands={"a": "hammer"},
    ),
    case(
        Refusal.LEVER_NEEDS_SHIP,
        "play lever",
        "The Lever sails a ship, but no ship in the harbour has enough stones.",
        hands={"a": "lever"},
    ),
    case(
        Refusal.HAMMER_SLED_FULL,
        "play hammer",
        "The Hammer gets stones first, but your sled is full.",
        hands={"a": "hammer"},
        sled=[5, 3],
    ),
    case(
        Refusal.HAMMER_QUARRY_EMPTY,
        "play hammer",
        "The Hammer gets stones first, but your quarry is empty.",
        hands={"a": "hammer"},
        quarry=[0, 3],
    ),
    case(
        Refusal.HAMMER_NEEDS_BERTH,
        "play hammer",
        "The Hammer places a stone, but no ship in the harbour has a free berth.",
        hands={"a": "hammer"},
        ships="abab bab aba b",
    ),
    case(
        Refusal.SAIL_NEEDS_STONE,
        "play sail",
        "The Sail places a stone first, but your sled is empty.",
        hands={"a": "sail"},
        sled=[0, 3],
    ),
    case(
        Refusal.SAIL_NEEDS_SHIP,
        "play sail",
        "The Sail needs a ship with a free berth that could sail with one stone more; there is none.",
        hands={"a": "sail"},
        ships="a... ... ... b",
    ),
    case(
        Refusal.CHISEL_NEEDS_STONES,
        "play chisel",
        "The Chisel places 2 stones; you have 1 stone on your sled.",
        hands={"a": "chisel"},
        sled=[1, 3],
    ),
    case(
        Refusal.CHISEL_NEEDS_BERTHS,
        "play chisel",
        "The Chisel places 2 stones; the harbour has 1 free berth.",
        hands={"a": "chisel"},
        ships="abab bab ab. b",
    ),
    case(
        Refusal.NOTHING_TO_ORDER, "order a 1", "Stones are put in order only when a ship sails by the Lever."
    ),
    case(
        Refusal.NOT_LEFT_TO_ORDER,
        "order c 1",
        "No stone of Cid on ship 1 is left to be put in order.",
        "play lever",
        "sail 1 burial",
        players=3,
        ships="aab. .... .. .",
        hands={"a": "lever"},
    ),
    case(
        Refusal.ORDER_ONE_BY_ONE,
        "order a 2",
        "Choose the stone that is unloaded as number 1.",
        "play lever",
        "sail 1 burial",
        ships="aab. ... ... .",
        hands={"a": "lever"},
    ),
    # 7.1, 8.1
    case(
        Refusal.NO_STONE_AT_MARKET,
        "take a 1",
        "Market cards are taken when your stone is unloaded at the Market.",
        market="statue",
    ),
    case(
        Refusal.SLOT_EMPTY,
        "take b 1",
        "There is no card in space 1 of the Market.",
        "sail 2 market",
        "take a 1",
        ships=".... ab. ... .",
        market="statue lever hammer",
    ),
    case(
        Refusal.NO_PAIR,
        "take a pair",
        "There are no face-down cards at the Market.",
        "sail 4 market",
        ships=".... ... ... a",
        market="statue lever",
    ),
    case(
        Refusal.CARDS_GO_TO_YOU,
        attempt(places.market_card(0), places.cards(1)),
        "Put the card you take before you.",
        "sail 4 market",
        ships=".... ... ... a",
        market="statue lever",
    ),
    case(Refusal.NO_PAIR_TAKEN, "keep a statue", "A card is kept only after taking the face-down pair."),
    case(
        Refusal.NOT_IN_PAIR,
        "keep a statue",
        "The Statue is not one of the two cards you took.",
        "sail 4 market",
        "take a pair",
        ships=".... ... ... a",
        market="statue lever",
        pair="sail chisel",
        b="market",
    ),
    # 8.2, 8.3
    case(
        Refusal.NO_PYRAMID_CHOICE,
        "build a left",
        "A pyramid is chosen only for a stone that arrives at side B of the Pyramids.",
    ),
    case(
        Refusal.NOT_A_PYRAMID,
        make(Verb.PYRAMID, own, places.site(1)),
        "Choose the left, the middle or the right pyramid.",
        "sail 4 pyramids",
        ships=".... ... ... a",
        b="pyramids",
    ),
    case(
        Refusal.PYRAMID_COMPLETE,
        "build a left",
        "The left pyramid is complete.",
        "sail 4 pyramids",
        ships=".... ... ... a",
        b="pyramids",
        pyramids=["bbbbb"],
    ),
    case(
        Refusal.NO_REWARD_CHOICE,
        "reward a point",
        "The reward of a temple column is chosen at the end of a round.",
    ),
    case(
        Refusal.NOT_A_REWARD,
        "reward a point",
        "The reward is 1 point, or stones from your quarry on your sled.",
        "sail 4 pyramids",
        ships=LAST_SHIP,
        sailor="b",
        b="temple",
        temple="b",
    ),
]


@pytest.mark.parametrize(("reason", "arranged", "played", "move", "sentence"), CASES)
def test_each_reason_is_given_for_its_move(imhotep, reason, arranged, played, move, sentence):
    desk = imhotep(**{"players": 2, **arranged}).play(*played)
    move = notation.from_text(move) if isinstance(move, str) else move
    assert desk.refuses_move(move) == sentence
    assert desk.position.refusal(move).reason is reason


def test_there_is_a_case_for_every_reason():
    assert {case.values[0] for case in CASES} == set(Refusal)


def test_every_refusal_names_a_section_of_the_rules(imhotep):
    desk = imhotep(2)
    legal = set(desk.position.legal_moves())
    for move in set(notation.MOVES.values()) - legal:
        assert desk.position.refusal(move).rule[0].isdigit()
