"""The own table of Four Color Cards: claims and their cost, what stands out while the offer is held, how a round ends."""

from __future__ import annotations

import itertools

import pytest

from engine.core.contract import Setup
from engine.games.four_color_cards import notation, places
from engine.games.four_color_cards.decisions import PASS, Claim
from engine.games.four_color_cards.facts import FACTS
from tests.engine.games.four_color_cards.conftest import arrange, kinds
from tests.engine.games.four_color_cards.test_wins import W1, W1_HAND, W2, W2_HAND, win
from tests.ui.tables import MENU, NAMES, Hands, match_of, sit
from ui.board.bubbles import Kind
from ui.board.layout import NOTHING_ELSE, Aim, Sight
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.claims import PASS_TILE
from ui.games.four_color_cards.table import FourColorTable
from ui.language import Language
from ui.layouts import layout_for
from ui.theme.look import light
from ui.theme.players import PLAYERS


class Shown:
    """A position as a seat sees it on the table; usually the seat to move, addressed as "you"."""

    def __init__(self, desk, seat=None):
        self.position = desk.position
        variant = self.position.variant
        self.seat = max(0, self.position.to_move) if seat is None else seat
        options = {option.id: option.default for option in FACTS.options_for(variant.players)}
        layout = layout_for(Setup("four_color_cards", variant.players, options, 1))
        assert isinstance(layout, FourColorTable)
        self.layout = layout
        self.view = self.position.observe(self.seat)
        voice = Language().voice(NAMES[: variant.players], self.seat)
        self.sight = Sight(self.seat, voice, PLAYERS[: variant.players], light())
        self.plan = self.layout.plan(self.view, self.sight)

    def piece(self, key):
        return next(piece for piece in self.plan.pieces if piece.key == key)

    def keys(self, start):
        return [piece.key for piece in self.plan.pieces if piece.key.startswith(start)]

    def words(self, key):
        """What stands on a label."""
        return self.piece(key).picture.params[0]

    def claims(self):
        """What stands on each claim: call, meld, points."""
        return [self.piece(key).picture.params[1] for key in self.keys("claim ")]

    def offered(self):
        return next(piece for piece in self.plan.pieces if piece.place == places.OFFER)

    def standing_out(self, place=0):
        """The cards of the hand that stand higher than the rest while the offer is held over a place."""
        meanwhile = self.plan.meanwhile(self.offered(), place)
        offsets = {pose.key: pose.y for pose in meanwhile.poses}
        cards = [piece for piece in self.plan.pieces if piece.key.startswith("hand ") and piece.number]
        return sorted(
            notation.card_text(piece.number - places.card(0))
            for piece in cards
            if piece.y + offsets.get(piece.key, 0.0) < at.HAND_TOP
        )

    def preview(self, place):
        gains = self.layout.gains_at(self.view, (), self.seat, Aim(self.offered().number, place))
        return None if gains is None else [self.say(gain.sentence) for gain in gains]

    def caution(self, text):
        sentence = self.layout.caution(self.view, notation.from_text(text))
        return "" if sentence is None else self.say(sentence)

    def say(self, sentence):
        return self.sight.voice.speak(sentence)


# ---------------------------------------------------------------- claims


def test_claims_show_what_they_are_called_and_their_points(qapp):
    desk = arrange(hands={"b": "rc*3 rh rp gk gk we"}, offer="rc")
    assert Shown(desk).claims() == [
        ("Kong", "squad of four", "6 points"),
        ("Pong", "squad of three", "1 point"),
        ("Chi", "pair", "0 points"),
        ("Chi", "battlefield", "1 point"),
    ]


def test_passing_lies_beside_the_claims_and_takes_the_card_on_offer(qapp):
    shown = Shown(arrange(hands={"b": "rc*2 gk"}, offer="rc"))
    tile = next(place for place in shown.plan.places if place.number == PASS_TILE)
    last = next(place for place in shown.plan.places if place.number == places.claim(Claim.PAIR))
    assert tile.box.x > last.box.x + last.box.w
    assert {Aim(0, 0), Aim(0, PASS_TILE), Aim(shown.offered().number, PASS_TILE)} <= set(
        shown.layout.aims(PASS)
    )


@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_pass_is_made_by_mouse_on_its_tile(qtbot, around, way):
    match = match_of("four_color_cards", players=2, seed=3)
    while PASS not in match.state.legal_moves() or len(match.state.legal_moves()) == 1:
        match.play(match.state.legal_moves()[0])
    hands = Hands(sit(qtbot, around, match))
    if hands.screen.curtained:
        hands.screen.open_curtain()
    ply = match.ply
    if way == "drag":
        offer = next(i.piece for i in hands.board.scene.pieces() if i.piece.place == places.OFFER)
        hands.drag(hands.piece(offer.key), hands.place(PASS_TILE))
    else:
        hands.click(hands.place(PASS_TILE))
    assert match.moves[ply] == PASS


def test_who_turned_over_a_general_cannot_pass(qapp):
    shown = Shown(arrange(hands={"a": "rk"}, offer="rk", drawn=True))
    assert not [place for place in shown.plan.places if place.number == PASS_TILE]


@pytest.mark.parametrize("may_pass", [True, False])
@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_claims_has_room(count, may_pass):
    boxes = [at.claim(index, count, may_pass=may_pass) for index in range(count + may_pass)]
    assert all(a.x + a.w < b.x for a, b in itertools.pairwise(boxes))
    assert boxes[-1].x + boxes[-1].w <= at.REFERENCE.x - 12
    for box in boxes[:count]:
        cards = [at.claim_card(box, index, 4) for index in range(4)]
        assert all(card.x > 0 and card.x + card.w < box.w for card in cards)


# ---------------------------------------------------------------- while the offer is held


def test_cards_that_a_claim_would_use_stand_out(qapp):
    shown = Shown(arrange(hands={"b": "rc*3 rh rp gk"}, offer="rc"))
    assert shown.standing_out() == ["rc", "rc", "rc", "rh", "rp"]
    assert shown.standing_out(places.claim(Claim.PONG)) == ["rc", "rc"]
    assert shown.standing_out(places.claim(Claim.BATTLEFIELD)) == ["rh", "rp"]
    assert shown.standing_out(PASS_TILE) == ["rc", "rc", "rc", "rh", "rp"]


def test_a_hu_uses_the_whole_hand(qapp):
    shown = Shown(arrange(melds={"b": W1}, hands={"b": W1_HAND}, offer="ge"))
    assert shown.standing_out(places.claim(Claim.HU)) == sorted(
        notation.card_text(kind) for kind in kinds(W1_HAND)
    )


def test_nothing_stands_out_for_a_card_of_the_hand(qapp):
    shown = Shown(arrange(hands={"a": "rc rh gk"}))
    assert shown.plan.meanwhile(shown.piece(shown.keys("hand 1.")[0]), places.OFFER) == NOTHING_ELSE


def test_a_claim_says_its_open_points_and_what_is_left_in_the_hand(qapp):
    shown = Shown(arrange(melds={"b": "gc*3"}, hands={"b": "rc*3 rh rp gk"}, offer="rc"))
    assert shown.preview(places.claim(Claim.KONG)) == ["Open points: 1 → 7", "3 cards left in your hand"]
    assert shown.preview(PASS_TILE) == []


@pytest.mark.parametrize(
    ("melds", "hand", "offer", "settlement", "told"),
    [
        (W1, W1_HAND, "ge", "digits", "13 points: 4 from each"),
        (W1, W1_HAND, "ge", "margin", "13 points: 4 from each"),
        (W2, W2_HAND, "gp", "digits", "9 points are too few: you pay 19 to each"),
        (W2, W2_HAND, "gp", "margin", "9 points are too few: you pay 11 to each"),
    ],
)
def test_a_hu_says_what_it_brings_before_the_bonus_card(qapp, melds, hand, offer, settlement, told):
    desk = arrange(melds={"b": melds}, hands={"b": hand}, offer=offer, settlement=settlement)
    assert Shown(desk).preview(places.claim(Claim.HU)) == [told]


# ---------------------------------------------------------------- a hu that costs points


def test_only_a_hu_that_would_cost_points_is_asked_for_twice(qapp):
    bad = Shown(arrange(melds={"b": W2}, hands={"b": W2_HAND}, offer="gp"))
    assert bad.caution("hu gp") == ("Declare it all the same: 9 points, 19 to each without the bonus card")
    assert bad.caution("pong gp") == bad.caution("pass") == ""
    assert not Shown(arrange(melds={"b": W1}, hands={"b": W1_HAND}, offer="ge")).caution("hu ge")


@MENU
def test_a_losing_hu_is_declared_only_when_one_agrees(qtbot, around):
    """Seed 1 brings the starter a complete hand of 9 points after 38 answers at first sight."""
    match = match_of("four_color_cards", players=2, seed=1)
    while match.ply < 38:
        legal = match.state.legal_moves()
        values = match.game.bot.order(match.state, legal)
        match.play(legal[values.index(max(values))])
    hands = Hands(sit(qtbot, around, match))
    if hands.screen.curtained:
        hands.screen.open_curtain()
    offer = next(i.piece for i in hands.board.scene.pieces() if i.piece.place == places.OFFER)
    hands.drag(hands.piece(offer.key), hands.place(places.claim(Claim.HU)))
    menu = hands.board.chooser.menu
    assert menu is not None
    menu.close()
    qtbot.waitUntil(lambda: hands.board.held_piece is None)
    assert match.ply == 38
    hands.take(hands.piece(offer.key), hands.place(places.claim(Claim.HU)))
    assert hands.board.bubbles.words(Kind.PREVIEW).endswith("you pay 19 to each")
    hands.release(hands.place(places.claim(Claim.HU)))
    hands.agree()
    assert match.ply == 39


# ---------------------------------------------------------------- how a round ends


@pytest.mark.parametrize(
    ("name", "settlement", "paid"),
    [
        ("win", "digits", "13: 1 + 3 = 4 from each"),
        ("win", "margin", "13 − 9 = 4 from each"),
        ("loss", "digits", "too few: 10 + 9 = 19 to each"),
        ("loss", "margin", "too few: 11 to each"),
    ],
)
def test_points_and_payment_are_sums(cards, qapp, name, settlement, paid):
    hand = (W1, W1_HAND, "ge", "ya") if name == "win" else (W2, W2_HAND, "gp", "yh")
    shown = Shown(win(cards, *hand, settlement=settlement), seat=0)
    assert shown.words("summary paid") == paid
    assert shown.words("summary sum") in (
        "8 open + 5 in hand + 0 bonus = 13",
        "5 open + 4 in hand + 0 bonus = 9",
    )


def test_every_seat_sees_what_it_got_or_paid(cards, qapp):
    shown = Shown(win(cards, W1, W1_HAND, "ge", "ya"), seat=0)
    assert [shown.words(f"paid {seat}") for seat in range(4)] == ["−4", "+12", "−4", "−4"]


def test_the_bonus_card_says_what_it_gives(cards, qapp):
    assert Shown(win(cards, W1, W1_HAND, "ge", "rs"), seat=0).words("bonus words") == "bonus +1"


def test_the_winning_hand_lies_in_its_melds_with_the_winning_card_framed(cards, qapp):
    shown = Shown(win(cards, W1, W1_HAND, "ge", "ya"), seat=0)
    points = [shown.words(key) for key in shown.keys("won points")]
    assert sum(points) == 13
    assert len([key for key in shown.keys("won ") if "points" not in key]) == 21
    frame, card = shown.piece("winning card"), shown.piece("won 3.0")
    assert frame.y == card.y
    assert card.x <= frame.x <= card.x + 3 * at.WON_ROWS[0].step


# ---------------------------------------------------------------- room


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("sizes", [[], [3], [2] * 6, [3, 3, 3, 2, 4, 3, 3], [1] * 16, [2] * 10, [4] * 5])
def test_any_melds_stay_in_their_seats_lines(opponents, sizes):
    for spot in (*at.opponents(opponents), at.OWN):
        melds = at.meld_cards(spot.rows, sizes)
        assert [len(meld) for meld in melds] == sizes
        lines = [line for rows in spot.rows for line in rows.lines]
        for meld in melds:
            for box in meld:
                assert any(line.rect().adjusted(-0.1, 0, 0.1, 0).contains(box.rect()) for line in lines)


@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_things_of_different_seats_do_not_overlap(opponents):
    middle = [at.tray(opponents), at.DECK, at.OFFER, at.SUMMARY]
    if opponents == 1:
        middle.append(at.REFERENCE)
    spots = [*at.opponents(opponents), at.OWN]
    seats = [[spot.plate, *(line for rows in spot.rows for line in rows.lines)] for spot in spots]
    for one, other in itertools.combinations([*seats, middle], 2):
        for a, b in itertools.product(one, other):
            assert not a.rect().intersects(b.rect()), (a, b)


@pytest.mark.parametrize(("opponents", "most"), [(1, 71), (2, 51), (3, 31)])
def test_the_whole_deck_has_room_in_the_discard_row(opponents, most):
    tray = at.tray(opponents).rect()
    for count in (1, 18, 30, most):
        boxes = [at.row_card(index, count, opponents) for index in range(count)]
        assert all(tray.contains(box.rect()) for box in boxes)
        assert len(set(boxes)) == count


@pytest.mark.parametrize("width", [at.DOCK_LEAST_WIDTH, 1128.0, 1500.0])
@pytest.mark.parametrize("groups", [[1], [3, 2, 4], [4, 4, 4, 3, 3, 3], [3, 2, 2, 3, 3, 3, 2, 2]])
def test_any_hand_stays_in_its_room(width, groups):
    count = sum(groups)
    boxes = at.hand_cards(groups, [True] * count, width)
    room = at.hand_room(width)
    assert boxes[-1].x + boxes[-1].w <= room.x + room.w
    seen = 0.6 if width == at.DOCK_LEAST_WIDTH else 0.8
    assert all(a.x + a.w * seen <= b.x for a, b in itertools.pairwise(boxes)), "characters stay visible"


def test_a_game_of_two_shows_the_points_of_all_melds(qapp):
    assert len(Shown(arrange(2)).piece("reference").picture.params[2]) == 9
    assert Shown(arrange(3)).keys("reference") == []


def test_the_points_of_all_melds_are_told_when_one_points_at_the_own_points(qapp):
    tip = Shown(arrange(4)).piece("open so far").tip.splitlines()
    assert tip[0] == "Meld points, open / hand"
    assert tip[1].endswith("squad of four 6 / 8, squad of four generals 8 / 6")
    assert tip[2].startswith("commander 2 / 2, ")


# ---------------------------------------------------------------- the last move


def test_a_meld_is_in_brackets_as_a_whole(qapp):
    shown = Shown(arrange(melds={"b": "gc*3"}, hands={"b": "rc*3 rh rp gk"}, offer="rc"))
    meld = next(place for place in shown.plan.places if place.number == places.meld(shown.seat, 0))
    cards = [shown.piece(key).box.rect() for key in shown.keys(f"meld {shown.view['round']}.{shown.seat}.0")]
    assert meld.whole
    assert len(cards) == 3
    assert all(meld.box.rect().contains(card) for card in cards)


def test_the_points_of_a_meld_are_readable_within_its_brackets(qapp):
    """On the smallest board a bracket is 3 pixels from the card and 5 wide, figures are some 9 pixels high."""
    scale, figure = 0.7, 9.0
    (cards,) = at.meld_cards(at.OWN.rows, [1])
    plate, foot = at.points_plate(cards), cards[0].y + cards[0].h
    assert (plate.y + plate.h / 2 - foot) * scale + figure / 2 < 3.0


@pytest.mark.parametrize("width", [940.0, 1112.0, 1560.0])
def test_words_about_a_win_keep_away_from_the_edge_of_the_dock(width):
    words = at.win_words(width)
    assert words.x + words.w <= width - 14
    assert words.x - at.divider(width) >= 14


def test_no_brackets_are_left_where_a_card_was_on_offer(qapp):
    shown = Shown(arrange(hands={"b": "rc*3 rh rp gk"}, offer="rc"))
    (spot,) = (place for place in shown.plan.places if place.number == places.OFFER)
    assert spot.passing
