"""Positions set up by hand: hands stay as large as they must be, melds are melds, an offer has an origin."""

import pytest

from engine.core.contract import Refused
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from engine.core.words import ENGLISH
from engine.games.four_color_cards import arrange, rules, views
from engine.games.four_color_cards import places as at
from engine.games.four_color_cards.cards import Colour, Type, is_general, kind_of
from engine.games.four_color_cards.decisions import Ask
from engine.games.four_color_cards.melds import MELDS, cards_of, meld_of
from engine.games.four_color_cards.state import Position

ADVISER, ELEPHANT, GENERAL = (
    kind_of(Colour.RED, type_) for type_ in (Type.ADVISER, Type.ELEPHANT, Type.GENERAL)
)
SOLDIERS = [kind_of(colour, Type.SOLDIER) for colour in Colour]


@pytest.fixture
def state():
    return Position.new(make_setup(facts_of("four_color_cards"), 3, {}, 4))


def where(state, kind, besides=()):
    """A piece of this kind that lies nowhere in `besides`, and where."""
    return next(
        (piece, place)
        for piece, place in arrange.pieces(state)
        if (piece - 1) % 30 == kind and place not in besides
    )


def put(state, kind, place, besides=()):
    piece, origin = where(state, kind, (place, *besides))
    return moved(state, piece, origin, place)


def moved(state, piece, origin, place) -> Position:
    """The position after a piece was moved, which must be allowed."""
    after = arrange.moved(state, piece, origin, place)
    assert not isinstance(after, Refused), ENGLISH.speak(after.sentence)
    return after


def refused(state, kind, place) -> str:
    """Why a card of this kind may not lie there."""
    piece, origin = where(state, kind)
    after = arrange.moved(state, piece, origin, place)
    assert isinstance(after, Refused)
    return ENGLISH.speak(after.sentence)


def with_hand(state, seat, kinds):
    """The position after so many cards of each kind were put into a hand, from the deck or other hands."""
    for kind in sorted(set(kinds)):
        while views.hand_cards(state, seat).count(kind) < kinds.count(kind):
            state = put(state, kind, at.hand(seat))
    return state


def test_a_hand_that_gets_a_card_gives_one_back_and_keeps_what_was_put(state):
    seat = state.to_move
    hand = views.hand_cards(state, seat)
    after = put(state, ADVISER, at.hand(seat))
    assert after.held == state.held
    assert views.hand_cards(after, seat).count(ADVISER) == hand.count(ADVISER) + 1
    assert not arrange.wrong(after)


def test_a_complete_hand_can_be_put_together_card_by_card(state):
    wanted = [SOLDIERS[0]] * 4 + [SOLDIERS[1]] * 4 + [SOLDIERS[2]] * 4 + [ADVISER] * 4 + [ELEPHANT] * 4
    after = with_hand(state, (state.to_move + 1) % 3, wanted)
    assert views.hand_cards(after, (state.to_move + 1) % 3) == sorted(wanted)


def test_a_hand_that_loses_a_card_draws_another_kind(state):
    seat = (state.to_move + 1) % 3
    kind = views.hand_cards(state, seat)[0]
    after = moved(state, at.card(kind), at.hand(seat), at.DECK)
    assert after.held == state.held
    assert views.hand_cards(after, seat).count(kind) == views.hand_cards(state, seat).count(kind) - 1


def without(state, seat, kinds):
    """The position after all cards of these kinds went from a hand back into the deck."""
    for kind in kinds:
        while kind in views.hand_cards(state, seat):
            state = moved(state, at.card(kind), at.hand(seat), at.DECK)
    assert not set(kinds) & set(views.hand_cards(state, seat)), "none of them was drawn again"
    return state


def test_a_card_laid_open_takes_its_meld_from_the_hand_and_grows_by_more(state):
    seat = state.to_move
    ready = with_hand(without(state, seat, [ADVISER, ELEPHANT]), seat, [ADVISER, ADVISER])
    after = moved(ready, at.card(ADVISER), at.hand(seat), at.melds(seat))
    assert cards_of(after.melds[seat]) == [ADVISER] * 2
    for n in (3, 4):
        after = put(after, ADVISER, at.meld(seat, 0), [at.meld(seat, 0)])
        assert list(after.melds[seat]) == [meld_of(*[ADVISER] * n)]
        assert after.held[seat] == rules.DEAL + 1 - n
    assert after.open[seat] == MELDS[after.melds[seat][0]].open
    assert not arrange.wrong(after)


def test_what_is_left_of_a_meld_stays_if_it_is_one_and_else_goes_to_the_hand(state):
    seat = state.to_move
    ready = with_hand(without(state, seat, SOLDIERS), seat, SOLDIERS)
    four = moved(ready, at.card(SOLDIERS[0]), at.hand(seat), at.melds(seat))
    assert cards_of(four.melds[seat]) == SOLDIERS
    three = moved(four, at.melded(SOLDIERS[0]), at.meld(seat, 0), at.DECK)
    assert cards_of(three.melds[seat]) == SOLDIERS[1:]
    none = moved(three, at.melded(SOLDIERS[1]), at.meld(seat, 0), at.DECK)
    assert not none.melds[seat]
    assert none.held[seat] == rules.DEAL + 1
    assert none.deck.count(SOLDIERS[1]) == three.deck.count(SOLDIERS[1]) + 1


def test_a_card_without_partners_in_the_hand_makes_no_meld(state):
    seat = state.to_move
    alone = without(state, seat, SOLDIERS)
    assert "makes no meld" in refused(alone, SOLDIERS[0], at.melds(seat))


def test_no_player_has_more_than_twenty_open_cards(state):
    seat = (state.to_move + 1) % 3
    for kind in [kind_of(colour, Type.HORSE) for colour in Colour] + [ADVISER]:
        ready = with_hand(state, seat, [kind] * 4)
        state = moved(ready, at.card(kind), at.hand(seat), at.melds(seat))
    assert len(cards_of(state.melds[seat])) == rules.DEAL
    assert not arrange.wrong(state)
    assert "more than 20 cards in open melds" in refused(state, GENERAL, at.melds(seat))


def test_an_offer_from_the_hand_is_a_discard_and_from_the_deck_turned_over(state):
    seat = state.to_move
    kind = next(kind for kind in views.hand_cards(state, seat) if not is_general(kind))
    after = moved(state, at.card(kind), at.hand(seat), at.OFFER)
    assert (after.ask, after.offer, after.origin, after.drawn) == (Ask.ANSWER, kind, seat, False)
    assert after.to_move == (seat + 1) % 3
    turned = moved(state, at.card(state.deck[0]), at.DECK, at.OFFER)
    assert (turned.offer, turned.origin, turned.drawn, turned.to_move) == (state.deck[0], seat, True, seat)
    back = moved(after, at.offered(kind), at.OFFER, at.DISCARDS)
    assert (back.ask, back.to_move, len(back.row)) == (Ask.DISCARD, seat, 1)


def test_a_general_is_never_discarded_only_turned_over(state):
    seat = state.to_move
    ready = with_hand(state, seat, [GENERAL])
    offered = moved(ready, at.card(GENERAL), at.hand(seat), at.OFFER)
    lying = moved(ready, at.card(GENERAL), at.hand(seat), at.DISCARDS)
    assert offered.drawn
    assert rules.read_entry(lying.row[0]) == (GENERAL, seat, True)
    for after in (offered, lying):
        assert not arrange.wrong(after)
        Position.from_json(after.to_json())


def test_the_seat_to_move_discards_or_is_asked_first(state):
    for seat in range(3):
        after = arrange.with_mover(state, seat)
        assert (after.to_move, after.starter, after.held[seat]) == (seat, seat, rules.DEAL + 1)
    turned = moved(state, at.card(state.deck[0]), at.DECK, at.OFFER)
    asked = arrange.with_mover(turned, (turned.to_move + 1) % 3)
    assert asked.origin == asked.to_move == (turned.to_move + 1) % 3


def test_with_an_empty_deck_it_is_said_who_has_too_few_cards(state):
    while state.deck:
        state = moved(state, at.card(state.deck[0]), at.DECK, at.DISCARDS)
    assert not arrange.wrong(state)
    hand = views.hand_cards(state, state.to_move)
    kind = next(kind for kind in hand if not is_general(kind))
    after = moved(state, at.card(kind), at.hand(state.to_move), at.DISCARDS)
    assert [
        "20 cards in hand and open melds, not 21" in ENGLISH.speak(why) for why in arrange.wrong(after)
    ] == [True]
