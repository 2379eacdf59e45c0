"""Every reason of `Refusal` is given for the move it is meant for, and nothing is refused that is legal."""

from __future__ import annotations

import pytest

from engine.core.move import VERB_SHIFT, attempt, make
from engine.games.sobek import notation, places
from engine.games.sobek.cards import Face, Token
from engine.games.sobek.decisions import Verb
from engine.games.sobek.words import Refusal

THREE = "fish-1 fish-1 fish-1"
FISH = ("lay a fish-1 fish",) * 3
SEVEN = "fish-0 fish-0 fish-1 fish-1 cattle-1 cattle-1 cattle-1"
WHEAT = places.card(Face.SCARAB_WHEAT)
THIEF = places.card(Face.THIEF)
HAND = places.hand(0)


def case(reason, move, sentence, *played, **arranged):
    return pytest.param(reason, arranged, played, move, sentence, id=reason.name)


CASES = [
    case(Refusal.GAME_OVER, "take a 1", "The game is over.", "take a 1", round=3, row="wheat-0", deck=""),
    case(Refusal.NO_SUCH_DECISION, 63 << VERB_SHIFT, "Sobek has no decision number 63."),
    case(Refusal.NO_SUCH_PIECE, attempt(999, 1), "There is no piece number 999 on the table."),
    case(
        Refusal.MARKERS_MOVE_ALONE,
        attempt(places.marker(0), places.space(5)),
        "Score markers are moved by tokens and at the end of a round.",
    ),
    case(
        Refusal.SAY_WHICH,
        attempt(places.row_card(2), HAND),
        "That is allowed; make it as the move “take a 3”.",
    ),
    # what is pending
    case(
        Refusal.SET_FIRST,
        "take a 1",
        "You are laying a set of fish: add more cards or finish it.",
        FISH[0],
        hands={"a": THREE},
    ),
    case(
        Refusal.TOKEN_FIRST,
        "take a 1",
        "You played a set: choose one of the tokens.",
        *FISH,
        "finish",
        hands={"a": THREE},
    ),
    case(
        Refusal.OPPONENT_FIRST,
        "take a 1",
        "Choose an opponent for the Vizier.",
        "play vizier",
        hands={"a": "vizier"},
    ),
    case(
        Refusal.BLESS_FIRST,
        "take a 1",
        "Put Prosperity on one of your sets.",
        *FISH,
        "finish",
        "token prosperity",
        hands={"a": THREE},
        sets={"a wheat": "wheat-1 wheat-1 wheat-1"},
    ),
    case(
        Refusal.KIND_FIRST,
        "take a 1",
        "Name the kind that leaves your corruption pile.",
        "play high-priest",
        hands={"a": "high-priest"},
    ),
    case(
        Refusal.PICK_FIRST,
        "take a 1",
        "You are looking at a corruption pile: take one of its cards.",
        "play vizier",
        "aim vizier b",
        hands={"a": "vizier"},
        piles={"b": "fish-0 fish-1"},
    ),
    case(
        Refusal.BACK_FIRST,
        "take a 1",
        "The Thief is at work: choose the back of the card to steal.",
        "play thief",
        "aim thief b",
        hands={"a": "thief", "b": "fish-0 queen"},
    ),
    case(
        Refusal.DISCARD_FIRST,
        "take b 1",
        "The Scribe has come: discard 1 card of your hand.",
        "play fish-scribe",
        hands={"a": "fish-scribe", "b": SEVEN},
    ),
    case(
        Refusal.ADD_FIRST,
        "take a 1",
        "The Courtesan is at work: add a card to one of your sets.",
        "play courtesan",
        hands={"a": "courtesan amulet"},
        sets={"a fish": THREE},
    ),
    case(
        Refusal.ADD_OR_FINISH,
        "take a 1",
        "The Courtesan is at work: add a second card to your fish, or finish.",
        "play courtesan",
        "lay a amulet fish",
        hands={"a": "courtesan amulet amulet"},
        sets={"a fish": THREE},
    ),
    case(
        Refusal.REACH_FIRST,
        "finish",
        "The Merchant is at work: take any card of the row.",
        "play merchant",
        hands={"a": "merchant"},
    ),
    case(
        Refusal.LATE_FIRST,
        "take a 1",
        "The round is over: lay a set sideways, or lay no more.",
        "take a 1",
        hands={"a": THREE},
        row="wheat-0",
        deck="",
    ),
    case(
        Refusal.START_FIRST,
        "take a 1",
        "You have the lowest score: name the start player of the round.",
        "take a 1",
        row="wheat-0",
        deck="",
        score=[0, 5, 5],
    ),
    # 5.1
    case(
        Refusal.NOT_A_ROW_CARD,
        make(Verb.TAKE, WHEAT, HAND),
        "Only a card of the row along the Nile can be taken.",
    ),
    case(Refusal.ROW_TOO_SHORT, "take a 2", "There is no card 2 in the row: it has 1 card.", row="wheat-0"),
    case(
        Refusal.OUT_OF_REACH,
        "take a 5",
        "Card 5 is out of reach: only the first 4 cards of the row can be taken.",
    ),
    case(
        Refusal.TAKE_TO_HAND,
        attempt(places.row_card(0), places.pile(0)),
        "A card you take goes into your own hand.",
    ),
    # 5.2
    case(
        Refusal.NOT_A_HAND_CARD,
        make(Verb.LAY, places.row_card(0), places.upright(0, 0)),
        "Sets are made of the cards in your hand.",
    ),
    case(
        Refusal.CARD_NOT_HELD,
        attempt(WHEAT, places.upright(0, 5)),
        "You do not have this card in your hand: wheat with 1 scarab.",
    ),
    case(
        Refusal.NOT_YOUR_SET,
        attempt(WHEAT, places.upright(2, 5)),
        "That place belongs to Cid; lay your cards on your own side.",
        hands={"a": "wheat-1 wheat-1 wheat-1"},
    ),
    case(
        Refusal.CARDS_GO_TO_SETS,
        attempt(WHEAT, places.DECK),
        "Cards of your hand are laid on your own sets.",
        hands={"a": "wheat-1 wheat-1 wheat-1"},
    ),
    case(
        Refusal.WRONG_KIND,
        "lay a thief wheat",
        "This card does not belong to wheat: Thief.",
        hands={"a": "wheat-1 wheat-1 wheat-1 thief"},
    ),
    case(
        Refusal.OTHER_SET,
        "lay a amulet wheat",
        "You are laying fish; these cards go to no other set.",
        FISH[0],
        hands={"a": THREE + " amulet wheat-1 wheat-1"},
    ),
    case(
        Refusal.SET_TOO_SMALL,
        "lay a fish-1 fish",
        "A set needs 3 cards; for fish your hand has 2.",
        hands={"a": "fish-1 amulet"},
    ),
    case(
        Refusal.ONLY_AMULETS,
        "lay a amulet fish",
        "Amulets alone make no set of fish: lay at least one card of fish with them.",
        hands={"a": "amulet amulet amulet"},
    ),
    case(
        Refusal.SIDEWAYS_LATER,
        "late a fish-1 fish",
        "Sets are laid sideways only after the round.",
        hands={"a": THREE},
    ),
    case(
        Refusal.UPRIGHT_EARLIER,
        "lay a fish-1 fish",
        "The round is over: sets are laid sideways now.",
        "take a 1",
        hands={"a": THREE},
        row="wheat-0",
        deck="",
    ),
    case(
        Refusal.NO_SET_TO_ADD_TO,
        "lay a amulet wheat",
        "You have no laid set of wheat that the Courtesan could add to.",
        "play courtesan",
        hands={"a": "courtesan amulet"},
        sets={"a fish": THREE},
    ),
    case(Refusal.NOTHING_TO_FINISH, "finish", "You are not laying a set."),
    case(
        Refusal.SET_UNFINISHED,
        "finish",
        "A set needs 3 cards; so far you have laid 2.",
        *FISH[:2],
        hands={"a": THREE},
    ),
    case(
        Refusal.NEEDS_GOODS,
        "finish",
        "Amulets alone make no set: add at least one card of fish.",
        *["lay a amulet fish"] * 3,
        hands={"a": "amulet amulet amulet fish-1"},
    ),
    # 5.3
    case(
        Refusal.NOT_A_CHARACTER,
        attempt(WHEAT, places.IN_PLAY),
        "Only characters can be played for their power, not this card: wheat with 1 scarab.",
        hands={"a": "wheat-1"},
    ),
    case(
        Refusal.CHARACTERS_GO_IN_PLAY,
        make(Verb.PLAY, THIEF, places.DISCARD),
        "A character is played on the place for cards in play.",
        hands={"a": "thief"},
    ),
    # 5.2, 7 tokens
    case(
        Refusal.NO_TOKEN_NOW,
        attempt(places.FACE_DOWN_TOKEN, places.IN_PLAY),
        "A token is chosen only after playing a set.",
    ),
    case(
        Refusal.NOT_A_TOKEN,
        attempt(places.FACE_DOWN_TOKEN, places.IN_PLAY),
        "Choose one of the event tokens.",
        *FISH,
        "finish",
        hands={"a": THREE},
    ),
    case(
        Refusal.TOKEN_NOT_THERE,
        "token swindle",
        "There is no Swindle among the tokens you see.",
        *FISH,
        "finish",
        hands={"a": THREE},
    ),
    case(
        Refusal.TOKENS_GO_IN_PLAY,
        attempt(places.token(Token.CURSE), places.player(1)),
        "Show the token you choose on the place for what is in play.",
        *FISH,
        "finish",
        hands={"a": THREE},
    ),
    case(Refusal.NOTHING_IN_PLAY, "aim thief b", "Nothing is in play that could be used on anybody."),
    case(
        Refusal.NOT_IN_PLAY,
        "aim thief b",
        "That is not what is being carried out; use the Vizier.",
        "play vizier",
        hands={"a": "vizier"},
    ),
    case(
        Refusal.NOT_YOURSELF,
        "aim vizier a",
        "The Vizier is for an opponent, not for yourself.",
        "play vizier",
        hands={"a": "vizier"},
    ),
    case(
        Refusal.NOT_AN_OPPONENT,
        attempt(places.token(Token.CURSE), places.DISCARD),
        "Put the Curse on one of your opponents.",
        *FISH,
        "finish",
        "token curse",
        hands={"a": THREE},
    ),
    case(
        Refusal.NOT_BLESSED,
        "aim prosperity a ivory",
        "Prosperity goes on wheat, fish or cattle, not on ivory.",
        *FISH,
        "finish",
        "token prosperity",
        hands={"a": THREE},
        sets={"a wheat": "wheat-1 wheat-1 wheat-1"},
    ),
    case(
        Refusal.NO_SET_TO_BLESS,
        "aim prosperity a cattle",
        "You have no laid set of cattle for Prosperity.",
        *FISH,
        "finish",
        "token prosperity",
        hands={"a": THREE},
        sets={"a wheat": "wheat-1 wheat-1 wheat-1"},
    ),
    case(
        Refusal.BLESS_A_SET,
        attempt(places.token(Token.PROSPERITY), places.DISCARD),
        "Prosperity goes on one of your own sets.",
        *FISH,
        "finish",
        "token prosperity",
        hands={"a": THREE},
        sets={"a wheat": "wheat-1 wheat-1 wheat-1"},
    ),
    case(
        Refusal.NOT_A_KIND,
        attempt(places.card(Face.HIGH_PRIEST), places.pile(0)),
        "The High Priest needs the name of a kind.",
        "play high-priest",
        hands={"a": "high-priest"},
    ),
    # 6
    case(Refusal.NO_PILE_OPEN, "pick a fish-0", "You are looking at no corruption pile."),
    case(
        Refusal.NOT_A_PILE_CARD,
        make(Verb.PICK, places.back(0), HAND),
        "Take one of the cards of the corruption pile you are looking at.",
        "play vizier",
        "aim vizier b",
        hands={"a": "vizier"},
        piles={"b": "fish-0 fish-1"},
    ),
    case(
        Refusal.NOT_IN_PILE,
        attempt(WHEAT, HAND),
        "This card is not in the corruption pile: wheat with 1 scarab.",
        "play vizier",
        "aim vizier b",
        hands={"a": "vizier"},
        piles={"b": "fish-0 fish-1"},
    ),
    case(Refusal.NO_THIEF, attempt(places.back(1), HAND), "Cards are stolen only by the Thief."),
    case(
        Refusal.NOT_A_BACK,
        make(Verb.STEAL, WHEAT, HAND),
        "Choose the back of a card to steal.",
        "play thief",
        "aim thief b",
        hands={"a": "thief", "b": "fish-0 queen"},
    ),
    case(
        Refusal.NO_SUCH_BACK,
        "steal a green",
        "There is no green card in the hand of Ben.",
        "play thief",
        "aim thief b",
        hands={"a": "thief", "b": "fish-0 queen"},
    ),
    case(
        Refusal.NO_DISCARD_NOW,
        attempt(WHEAT, places.DISCARD),
        "Cards are discarded only when the Scribe demands it.",
        hands={"a": "wheat-1"},
    ),
    case(
        Refusal.NOT_YOURS_TO_DISCARD,
        make(Verb.DISCARD, places.back(0), places.DISCARD),
        "Discard a card of your own hand.",
        "play fish-scribe",
        hands={"a": "fish-scribe", "b": SEVEN},
    ),
    case(
        Refusal.DISCARDS_GO_OUT,
        "discard fish-0 b",
        "What the Scribe makes you discard goes out of the round.",
        "play fish-scribe",
        hands={"a": "fish-scribe", "b": SEVEN},
    ),
    case(
        Refusal.DISCARDS_GO_TO_PILE,
        "discard fish-0",
        "What the Scribe makes you discard goes to your own corruption pile.",
        "play fish-scribe",
        hands={"a": "fish-scribe", "b": SEVEN},
        scribe="corruption",
    ),
    case(
        Refusal.PASSING_IS_IMPOSSIBLE,
        "pass",
        "You cannot pass: take a card, lay a set or play a character.",
    ),
    # 4.6
    case(
        Refusal.NO_START_NOW,
        "start b",
        "The start player is named only before the second and the third round.",
    ),
    case(
        Refusal.NAME_A_PLAYER,
        "start d",
        "Give the start to one of the players.",
        "take a 1",
        row="wheat-0",
        deck="",
        score=[0, 5, 5],
    ),
]


@pytest.mark.parametrize(("reason", "arranged", "played", "move", "sentence"), CASES)
def test_the_reason(sobek, reason, arranged, played, move, sentence):
    table = sobek(**arranged).play(*played)
    number = notation.from_text(move) if isinstance(move, str) else move
    assert table.refuses_move(number) == sentence
    refused = table.position.refusal(number)
    assert refused is not None
    assert refused.reason is reason
    assert refused.rule[0].isdigit()


def test_every_reason_is_tested():
    assert {parameters.values[0] for parameters in CASES} == set(Refusal)


@pytest.mark.parametrize(
    ("piece", "place", "move"),
    [
        (places.row_card(0), HAND, "take a 1"),
        (places.card(Face.SCARAB_FISH), places.upright(0, 4), "lay a fish-1 fish"),
        (THIEF, places.IN_PLAY, "play thief"),
    ],
)
def test_an_attempt_that_would_be_legal_names_its_move(sobek, piece, place, move):
    table = sobek(hands={"a": THREE + " thief"})
    assert table.refuses_move(attempt(piece, place)) == f"That is allowed; make it as the move “{move}”."
    assert table.allows(move)


def test_a_refused_move_changes_nothing(sobek):
    table = sobek(hands={"a": THREE + " thief"})
    before = table.position.to_json()
    for number in (attempt(1, 1), notation.from_text("take b 2"), 63 << VERB_SHIFT, -5, 1 << 40):
        assert table.position.refusal(number) is not None
    assert table.position.to_json() == before
