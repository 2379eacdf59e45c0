"""Sobek's own table: where its cards lie, what it says and foretells, and that nothing leaves its room."""

from __future__ import annotations

import itertools

import pytest

from engine.core.contract import Setup
from engine.games.sobek import notation, places
from engine.games.sobek.cards import FACE_OF, Face, Kind
from engine.games.sobek.facts import FACTS
from tests.engine.games.sobek.conftest import NAMES as FACES
from tests.engine.games.sobek.conftest import arrange
from tests.ui.tables import NAMES, Hands, match_of, sit
from ui.board.layout import NOTHING_ELSE, Area, Sight
from ui.games.sobek import geometry as at
from ui.games.sobek.paint_card import Look, card
from ui.games.sobek.paint_tokens import corruption_tile
from ui.language import Language
from ui.layouts import layout_for
from ui.paint.cache import render
from ui.theme.look import light
from ui.theme.players import PLAYERS


class Shown:
    """A position as a seat sees it on the table; usually the seat to move, addressed as "you"."""

    def __init__(self, desk, seat=None):
        self.position = desk.position
        players = self.position.variant.players
        self.seat = max(0, self.position.to_move) if seat is None else seat
        options = {option.id: option.default for option in FACTS.options_for(players)}
        self.layout = layout_for(Setup("sobek", players, options, 1))
        self.view = self.position.observe(self.seat)
        voice = Language().voice(NAMES[:players], self.seat)
        self.sight = Sight(self.seat, voice, PLAYERS[:players], light())
        self.plan = self.layout.plan(self.view, self.sight)

    def piece(self, key):
        return next(piece for piece in self.plan.pieces if piece.key == key)

    def keys(self, start):
        return [piece.key for piece in self.plan.pieces if piece.key.startswith(start)]

    def lying(self, place):
        """The cards at a place, by number, from below."""
        there = [piece for piece in self.plan.pieces if piece.place == place and piece.number]
        return [piece.number - places.card(0) for piece in sorted(there, key=lambda piece: piece.level)]

    def plate(self, seat, kind):
        return self.piece(f"plate {seat}.{kind}").picture.params[:2]

    def held(self, key):
        """What else changes while a piece is held over nothing."""
        return self.plan.meanwhile(self.piece(key), 0)

    def penalty(self):
        return [line[0] for line in self.piece("penalty").picture.params[0]]

    def prompt(self, held=""):
        piece = self.piece(held) if held else None
        prompt = self.layout.prompt(self.view, self.sight, piece)
        return f"{self.say(prompt.head)} {self.say(prompt.body)}"

    def preview(self, text):
        events = []
        self.position.copy().play(notation.from_text(text), events)
        gains = self.layout.gains(self.view, [event for event in events if not event.reveals], self.seat)
        assert gains is not None
        return [self.say(gain.sentence) for gain in gains]

    def buttons(self):
        choices = self.layout.choices(self.view, self.position.legal_moves(), self.sight)
        return [self.say(choice.label) for choice in choices]

    def say(self, sentence):
        return self.sight.voice.speak(sentence)


# ---------------------------------------------------------------- what lies where


def test_the_row_lies_from_the_crocodile_on_and_characters_lie_face_down(qapp):
    shown = Shown(arrange(row="wheat-1 thief ivory-3"))
    assert [shown.piece(f"row {slot}").x for slot in range(3)] == [at.row_card(slot).x for slot in range(3)]
    assert [shown.piece(f"row {slot}").picture.kind for slot in range(3)] == [
        "sobek card",
        "sobek back",
        "sobek card",
    ]


def test_what_skipping_costs_stands_under_the_second_to_fourth_card(qapp):
    assert Shown(arrange()).keys("skip") == ["skip 1", "skip 2", "skip 3"]


def test_nothing_is_skipped_before_the_merchant(qapp):
    desk = arrange(hands={"a": "merchant"}).play("play merchant")
    shown = Shown(desk)
    assert shown.keys("skip") == []
    assert not any(shown.piece(f"row {slot}").picture.params[1].far for slot in range(7))


def test_cards_of_a_set_being_laid_lie_in_it_with_its_value(qapp):
    cards = "wheat-1 wheat-1 wheat-0 amulet"
    desk = arrange(hands={"a": cards}).play(
        "lay a wheat-1 wheat", "lay a amulet wheat", "lay a wheat-1 wheat"
    )
    shown = Shown(desk)
    assert sorted(shown.lying(places.upright(0, Kind.WHEAT))) == sorted(
        [FACES["wheat-1"], FACES["wheat-1"], FACES["amulet"]]
    )
    assert shown.plate(0, Kind.WHEAT) == ("3 × 2", 6)
    assert shown.buttons() == ["Finish: 3 × 2 = 6"]


def test_prosperity_counts_in_the_value_and_lies_on_the_set(qapp):
    shown = Shown(arrange(sets={"a fish": "fish-1 fish-0 fish-0"}, blessings={"a fish": 1}, tokens="guild"))
    assert shown.plate(0, Kind.FISH) == ("3 × 3", 9)
    assert shown.keys("blessing") == [f"blessing 0.{Kind.FISH}"]


def test_an_empty_set_is_a_place_too(qapp):
    shown = Shown(arrange(sets={"a fish": "fish-1 fish-0 fish-0"}))
    numbers = {place.number for place in shown.plan.places}
    assert numbers >= {places.upright(0, kind) for kind in range(6)}


# ---------------------------------------------------------------- what is told ahead


@pytest.mark.parametrize(
    ("take", "told"),
    [
        ("take a 1", "No corruption"),
        ("take a 2", "Your corruption: 2 → 3"),
        ("take a 4", "Your corruption: 2 → 5"),
    ],
)
def test_a_card_of_the_row_says_what_it_costs(qapp, take, told):
    assert Shown(arrange(piles={"a": "ivory-3 fish-1"})).preview(take) == [told]


def test_curses_count_in_what_a_card_costs(qapp):
    shown = Shown(arrange(curses=[1, 0, 0], tokens="guild"))
    assert shown.preview("take a 2") == ["Your corruption: 2 → 3"]


def test_a_card_for_a_set_says_what_the_set_would_be(qapp):
    desk = arrange(hands={"a": "ebony-2 ebony-2 ebony-0"})
    assert Shown(desk).preview("lay a ebony-2 ebony") == ["ebony: 1 of 3 cards"]
    desk.play("lay a ebony-2 ebony", "lay a ebony-2 ebony")
    assert Shown(desk).preview("lay a ebony-0 ebony") == ["ebony: 3 × 4 = 12"]


def test_the_dock_tells_the_steps_of_a_penalty(qapp):
    shown = Shown(arrange(sets={"a ivory": "ivory-3 ivory-3 ivory-3 ivory-green"}, score=[10, 0, 0], round=2))
    assert shown.penalty()[1:3] == ["sets: 36 points", "3 steps back"]
    steps, score, after = 3, 46, int(shown.penalty()[3].split(" → ")[1])
    assert shown.penalty()[3] == f"{score} → {after}"
    assert 3 * steps <= score - after <= 7 * steps


def test_under_10_points_nobody_steps_back(qapp):
    shown = Shown(arrange(sets={"a fish": "fish-1 fish-0 fish-0"}))
    assert shown.penalty()[1:] == ["sets: 3 points", "no step back yet"]


def test_the_prompt_tells_how_many_cards_become_corruption(qapp):
    shown = Shown(arrange())
    assert shown.prompt("row 0").endswith("nothing becomes corruption")
    assert shown.prompt("row 1").endswith("one card becomes corruption")
    assert shown.prompt("row 3").endswith("3 cards become corruption")


def test_cards_that_would_be_skipped_lean_toward_the_crocodile(qapp):
    shown = Shown(arrange(piles={"a": "ivory-3"}))
    meanwhile = shown.held("row 2")
    assert [pose.key for pose in meanwhile.poses] == ["row 0", "row 1"]
    assert all(pose.turn < 0 and pose.x < 0 for pose in meanwhile.poses)
    assert meanwhile.poses[0].turn < meanwhile.poses[1].turn
    assert [label.key for label in meanwhile.labels] == ["skip arrow", "becomes"]
    assert meanwhile.labels[0].picture.params[0] == "2 to your corruption"
    assert meanwhile.labels[1].picture.params[0][0][0] == "becomes 3"


def test_skipped_cards_lean_under_the_mouse_and_go_to_the_pile_with_the_drop(qtbot, around):
    match = match_of("sobek", players=3, seed=5)
    hands = Hands(sit(qtbot, around, match))
    if hands.screen.curtained:
        hands.screen.open_curtain()
    seat = match.state.to_move
    hand = places.hand(seat)
    hands.take(hands.piece("row 2"), hands.place(hand))
    assert hands.item("row 0").rotation() < hands.item("row 1").rotation() < 0
    assert hands.item("row 3").rotation() == 0
    hands.release(hands.place(hand))
    assert len(match.state.observe(seat)["pile"]) == 2
    assert hands.item("row 0").rotation() == 0


@pytest.mark.parametrize("held", ["row 0", "row 5", "hand 0.1"])
def test_nothing_leans_where_nothing_is_skipped(qapp, held):
    """The first card is free, the sixth is out of reach, and a card of the hand skips nobody."""
    assert Shown(arrange(hands={"a": "ivory-green"})).held(held) == NOTHING_ELSE


def test_nothing_leans_before_the_merchant(qapp):
    desk = arrange(hands={"a": "merchant"}).play("play merchant")
    assert Shown(desk).held("row 3") == NOTHING_ELSE


def test_the_track_shows_the_marker_to_come_and_each_step_of_a_penalty(qapp):
    sets = {"a wheat": "wheat-1 wheat-1 wheat-1 wheat-0 wheat-0 wheat-0 wheat-green"}
    shown = Shown(arrange(sets=sets, score=[20, 0, 0], round=2))
    spaces = [(key, shown.piece(key)) for key in ("ahead", *shown.keys("back step"))]
    assert [(piece.x, piece.y) for _, piece in spaces] == [at.space_box(score)[:2] for score in (41, 37, 34)]
    assert shown.piece("back step 2").tip == "Step 2 back, if you are the most corrupt: 34"


def test_nothing_stands_ahead_before_the_first_set(qapp):
    shown = Shown(arrange())
    assert shown.keys("ahead") == shown.keys("back step") == []


def test_prosperity_says_what_the_set_would_be(qapp):
    desk = arrange(
        sets={"a fish": "fish-1 fish-0 fish-0"}, tokens="prosperity", hands={"a": "wheat-1 wheat-1 wheat-0"}
    )
    desk.play("lay a wheat-1 wheat", "lay a wheat-1 wheat", "lay a wheat-0 wheat", "finish")
    assert Shown(desk).preview("aim prosperity a fish") == ["fish: 3 × 3 = 9"]


def test_an_empty_place_says_what_the_hand_could_lay_there(qapp):
    hand = "wheat-1 wheat-1 amulet fish-1 fish-0 ivory-3"
    shown = Shown(arrange(hands={"a": hand}))
    assert shown.keys("possible") == [f"possible {Kind.FISH}", f"possible {Kind.WHEAT}"]
    assert shown.piece(f"possible {Kind.WHEAT}").picture.params[:2] == ("3 × 2", 6)
    assert shown.piece(f"possible {Kind.FISH}").picture.params[:2] == ("3 × 1", 3)


def test_amulets_alone_make_no_set_and_a_laid_set_has_its_own_plate(qapp):
    assert Shown(arrange(hands={"a": "amulet amulet amulet"})).keys("possible") == []
    laid = arrange(
        hands={"a": "fish-1 fish-1 fish-0"}, sets={"a fish": "fish-1 fish-0 fish-0"}, tokens="guild"
    )
    assert Shown(laid).keys("possible") == []


# ---------------------------------------------------------------- what is hidden


def test_the_number_of_cards_in_a_pile_is_its_owners_secret(qapp):
    desk = arrange(piles={"b": "ivory-3 fish-1"})
    assert Shown(desk, 0).piece("corruption 1").picture.params[0] == ""
    assert len(Shown(desk, 1).keys("pile ")) == 2


def test_open_counts_are_shown_to_everybody(qapp):
    desk = arrange(piles={"b": "ivory-3 fish-1"}, corruption="open")
    assert Shown(desk, 0).piece("corruption 1").picture.params[0] == "2"


def test_tokens_lie_face_up_only_before_who_has_seen_them(qapp):
    desk = arrange(tokens="guild curse", looked="b")
    assert {Shown(desk, 0).piece(f"token {at}").number for at in range(2)} == {places.FACE_DOWN_TOKEN}
    assert {Shown(desk, 1).piece(f"token {at}").number for at in range(2)} == {
        places.token(0),
        places.token(2),
    }


def test_what_is_remembered_of_hidden_cards_changes_nothing(qapp):
    plain = Shown(arrange(piles={"b": "ivory-3"}), 0).plan
    assert plain == Shown(arrange(piles={"b": "ivory-3"}, remembering=True), 0).plan


# ---------------------------------------------------------------- room


@pytest.mark.parametrize("width", [at.DOCK_LEAST_WIDTH, 1128.0, 1500.0])
@pytest.mark.parametrize("cards", [1, 7, 30])
def test_any_hand_stays_in_its_room(width, cards):
    room = at.hand_room(width)
    last = at.hand_card(cards - 1, cards, width)
    assert last.x + last.w <= room.x + room.w
    assert last.y + last.h <= at.DOCK_HEIGHT


@pytest.mark.parametrize("sizes", [[0] * 6, [3, 0, 0, 10, 0, 0], [12, 9, 9, 11, 14, 10]])
def test_any_sets_stay_in_the_own_panel(sizes):
    slots = at.own_slots(sizes)
    assert all(a.x + a.w <= b.x for a, b in itertools.pairwise(slots))
    for slot, size in zip(slots, sizes, strict=True):
        assert at.OWN.rect().contains(slot.rect())
        for box in at.fan(slot, size, own=True):
            assert box.x + box.w <= slot.x + slot.w + 0.01


@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_panels_of_opponents_do_not_touch(opponents):
    panels = [at.opponent(index, opponents) for index in range(opponents)]
    assert all(a.x + a.w < b.x for a, b in itertools.pairwise(panels))
    for panel in panels:
        inside, room = panel.rect(), at.sets_room(panel, opponents)
        tile = at.corruption_tile(panel)
        name = at.heading(panel, curses=2)
        assert inside.contains(tile.rect())
        assert panel.x + name.x + name.w <= tile.x - 2 * at.CURSE_STEP
        last = at.hand_back(panel, opponents, 20, 21)
        assert last.x + last.w < room.x
        for sizes in ([3], [3, 4, 3], [9, 3, 3, 8, 3, 3, 1, 1]):
            slots = at.rival_slots(room, sizes)
            assert all(a.x + a.w < b.x for a, b in itertools.pairwise(slots))
            for slot, size in zip(slots, sizes, strict=True):
                plate = at.plate(at.fan(slot, size, own=False), slot)
                assert inside.contains(slot.rect())
                assert inside.contains(plate.rect())
                assert plate.y >= slot.y


def test_the_ring_has_100_spaces_side_by_side():
    boxes = [at.space_box(number) for number in range(at.SPACES)]
    assert len(set(boxes)) == at.SPACES == 100
    assert at.space_box(100) == boxes[0]
    for a, b in itertools.pairwise(boxes):
        assert abs(a.x - b.x) + abs(a.y - b.y) == pytest.approx(
            at.CELL_WIDTH if a.y == b.y else at.CELL_HEIGHT
        )


def test_places_of_the_dock_are_in_the_dock(qapp):
    for place in Shown(arrange()).plan.places:
        owned = place.number in (places.hand(0), places.pile(0))
        assert (place.area is Area.DOCK) == owned


def test_every_face_has_its_picture():
    assert set(FACE_OF) == set(FACES.values())


def test_no_brackets_are_left_where_a_character_was_played(qapp):
    shown = Shown(arrange())
    spot = next(place for place in shown.plan.places if place.number == places.IN_PLAY)
    assert spot.passing


@pytest.mark.parametrize("count", range(1, 30))
def test_brackets_round_the_own_pile_keep_clear_of_the_words_beside_it(count):
    width, scale = 1128.0, 0.7
    card = at.own_pile_card(count - 1, count, width)
    assert (at.corruption_words(width).x - card.x - card.w) * scale >= 8


def test_curses_lie_whole_beside_a_tile_without_cards(qapp):
    """Whatever is at the tile itself looks the same; the tokens are right of it."""
    shots = []
    for curses in (0, 2):
        picture = corruption_tile("", curses, at.TILE_WIDTH, at.TILE_HEIGHT)
        image = render(picture, light()).toImage()
        shots.append((image, round(-picture.box.x), round(-picture.box.y)))
    on_tile, beside = (
        [image.pixelColor(left + round(x), top + 43) for image, left, top in shots]
        for x in (at.TILE_WIDTH / 2, at.TILE_WIDTH + 15)
    )
    assert on_tile[0] == on_tile[1]
    assert beside[0].alpha() < 100 < beside[1].alpha()


def test_a_card_whose_name_has_no_room_is_all_picture(qapp):
    """Where the name would stand there is the picture's frame instead of an empty strip."""
    w, h = at.HAND_CARD
    named, nameless = (
        render(card(Face.AMULET, Look(w, h, name)), light()).toImage() for name in ("Amulet", "A" * 40)
    )
    box = card(Face.AMULET, Look(w, h)).box
    spot = round(w * 0.12 - box.x), round(h * 0.88 - box.y)
    assert named.pixelColor(*spot).lightness() > nameless.pixelColor(*spot).lightness() + 20


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_brackets_round_a_marker_are_whole_in_the_smallest_window(count):
    """A board 784 pixels wide ends at the window's edge; brackets stand 3 pixels out and are 5 wide."""
    scale = 784 / at.BOARD.w
    for space in range(at.SPACES):
        for index in range(count):
            x, r = at.marker_centre(space, index, count)[0], at.MARKER_RADIUS[count]
            assert min(x - r, at.BOARD.w - x - r) * scale >= 5.6
