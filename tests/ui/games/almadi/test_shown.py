"""What Almadi's table shows besides the pieces: tray, row of the held landscape, groups, laid mosaics, small windows."""

import itertools
import math
import random
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from engine.core.contract import Setup
from engine.core.move import piece_of, verb_of
from engine.games.almadi import notation
from engine.games.almadi.components import TILE_OF
from engine.games.almadi.places import PURSE, SLOT, Verb, cell_at, realm_parts, realm_place
from tests.engine.games.almadi.desk import arrange, fresh, random_positions
from tests.ui.tables import LEFT, NAMES, Hands, match_of, one_person, sit
from ui.board.layout import Area, Sight
from ui.games.almadi import geometry as at
from ui.games.almadi import geometry_dock as dock
from ui.games.almadi.paint_objectives import name_room
from ui.games.almadi.paint_paper import CardPrint
from ui.games.almadi.paint_things import stall
from ui.games.almadi.table import make_table
from ui.language import Language
from ui.paint.cache import render
from ui.theme.look import light
from ui.theme.players import PLAYERS


class Shown:
    """A position as a seat sees it; usually the first one."""

    def __init__(self, desk, seat=0, **sight):
        position = getattr(desk, "position", desk)
        self.table = make_table(Setup("almadi", position.players, {}, 1))
        voice = Language().voice(NAMES[: position.players], seat)
        self.sight = replace(Sight(seat, voice, PLAYERS[: position.players], light()), **sight)
        self.view = position.observe(seat)
        self.plan = self.table.plan(self.view, self.sight)

    def keys(self, start):
        """The keys of pieces that begin with a word."""
        return [piece.key for piece in self.plan.pieces if piece.key.startswith(start)]

    def piece(self, key):
        (found,) = [piece for piece in self.plan.pieces if piece.key == key]
        return found

    def cell(self, row, column):
        """The middle of a cell of the realm."""
        (place,) = [
            place
            for place in self.plan.places
            if (realm_parts(place.number) or (0, 0))[1] == cell_at(row, column)
        ]
        return place.box.rect().center()

    def told(self, row, column):
        spot = self.cell(row, column)
        patch = self.plan.patch_at(spot.x(), spot.y())
        return None if patch is None else patch.tip


# ---------------------------------------------------------------- pending effects


@pytest.mark.parametrize(
    ("moons", "djinn", "tokens"),
    [
        (0, False, []),
        (1, False, [("moon", "", "take an objective")]),
        (0, True, [("djinn", "", "move a landscape")]),
        (2, True, [("moon", "2", "take an objective"), ("djinn", "", "move a landscape")]),
    ],
)
def test_pending_effects_lie_in_a_tray(qapp, moons, djinn, tokens):
    shown = Shown(arrange("S4 c15@3,1", middle="r1 y1", moons=moons, djinn=djinn, placed=True))
    trays = [piece for piece in shown.plan.pieces if piece.key == "tray"]
    shown_tokens: list[Any] = [tray.picture.params[0] for tray in trays]
    assert list(map(list, shown_tokens)) == ([tokens] if tokens else [])
    assert all(at.BOARD.rect().contains(tray.box.rect()) for tray in trays)


def test_the_tray_is_only_there_in_the_own_turn_over_the_own_realm(qapp):
    desk = arrange("S4 c15@3,1", middle="r1", moons=1, placed=True)
    assert Shown(desk).keys("tray") == ["tray"]
    assert Shown(desk, seat=1).keys("tray") == []
    visiting = Shown(desk, visited=1)
    assert (visiting.keys("tray"), visiting.keys("banner")) == ([], ["banner"])


def test_with_characters_the_djinn_moves_left_stand_over_the_realm(qapp):
    desk = arrange("S4 m05@4,1", played=("k03",), djinn=True, placed=True)
    desk.position.moves = 3
    assert Shown(desk).piece("lamp line").picture.params[:3] == (2, 5, True)
    assert Shown(arrange("S4 m05@4,1", djinn=True, placed=True)).piece("lamps").picture.params[:3] == (
        3,
        3,
        True,
    )


def test_a_hand_that_may_not_be_seen_shows_backs(qapp):
    desk = arrange("S4 m05@4,1", hands=("k01 k03",))
    assert Shown(desk).keys("hidden") == []
    others = Shown(desk, seat=-1)
    assert others.keys("hidden") == ["hidden 0", "hidden 1"]
    assert others.keys("character") == []


# ---------------------------------------------------------------- holding


def test_a_landscape_of_the_central_board_lights_the_row_it_goes_to(qapp):
    shown = Shown(arrange("S4 c15@3,1"))
    for slot, row in ((0, 1), (3, 2), (7, 4)):
        (held,) = [piece for piece in shown.plan.pieces if piece.place == SLOT + slot]
        (light_,) = shown.plan.meanwhile(held, 0).labels
        assert light_.picture.params[1] == row


def test_a_landscape_of_the_realm_may_go_to_any_row_so_none_is_lit(qapp):
    shown = Shown(arrange("S4 c15@3,1", djinn=True, placed=True))
    (held,) = [piece for piece in shown.plan.pieces if realm_parts(piece.place) and piece.loose]
    assert not shown.plan.meanwhile(held, 0).labels


def test_the_cell_a_landscape_just_came_from_is_barred_to_it(qapp):
    desk = arrange("S4 m05@4,1 o20@1,1", djinn=True, placed=True)
    desk.position.moons, desk.position.middle = 1, 2
    desk.play("move m05 1 r2c1")
    shown = Shown(desk)
    barred = {piece.key: piece.barred for piece in shown.plan.pieces if piece.barred}
    assert barred == {f"tile {TILE_OF['M05']}": (realm_place(0, cell_at(4, 1)),)}


def test_while_a_landscape_is_carried_its_row_is_lit_and_its_ghost_shows_the_contacts(qtbot, around):
    match = match_of("almadi", players=2, seed=3, plies=12)
    rng = random.Random(2)
    while match.state.to_move != 0 or not all(match.state.slots):
        match.play(match.state.random_move(rng))
    hands = Hands(sit(qtbot, around, match, one_person(2)))
    move = next(move for move in match.state.legal_moves() if verb_of(move) == Verb.PLACE)
    aim = hands.board.layout.aims(move)[0]
    hands.take(hands.loose(piece_of(move)), hands.place(aim.place))
    held = hands.board.grip.hold
    assert (held.piece.number, held.target) == (aim.piece, aim.place)
    kinds = [label.picture.kind for label in hands.board.scene.plan.meanwhile(held.piece, held.target).labels]
    assert kinds == ["almadi row light"]
    assert "row" in hands.screen.prompt.words
    hands.release(hands.at)
    assert match.moves[-1] == move


def test_what_the_held_landscape_hides_is_darkened_like_the_rest(qtbot, around):
    """However far the first movement goes: only where the piece came from, and where it may go, stays light."""
    hands = Hands(sit(qtbot, around, match_of("almadi", players=2, seed=3)))
    start, other = hands.place(SLOT), hands.place(SLOT + 5)
    hands.move(start)
    hands.press(start)
    hands.move(other, LEFT, steps=1)
    veil = hands.board.lights._veil.toImage()
    assert hands.board.grip.hold is not None
    assert veil.pixelColor(other.toPoint()).alpha() == 255
    assert veil.pixelColor(start.toPoint()).alpha() == 0


def foretold(desk, line):
    """The lines of the preview of a move, each with the kind of its picture."""
    shown, events = Shown(desk), []
    desk.position.copy().play(notation.from_text(line), events)
    gains = shown.table.gains(shown.view, [event for event in events if not event.reveals], 0)
    return [
        (shown.sight.voice.speak(gain.sentence), gain.picture.params if gain.picture else None)
        for gain in gains
    ]


def test_a_preview_has_a_line_with_an_icon_for_every_effect(qapp):
    desk = arrange("S1 o21@1,1", central="m01 m02 p12")
    assert foretold(desk, "place p12 1 r2c1") == [
        ("1 mosaic", ("mosaic",)),
        ("1 ruby", ("ruby",)),
        ("Palace worth 2 here", ()),
    ]


def test_a_preview_says_when_nothing_is_activated(qapp):
    desk = arrange("S1", central="o20")
    assert foretold(desk, "place o20 1 r1c1") == [("Activates nothing", None)]


# ---------------------------------------------------------------- pointing, other realms


def test_pointing_at_a_landscape_says_what_it_is_worth_now(qapp):
    shown = Shown(arrange("S1 o01@1,1 o02@1,2 c05@2,1 c06@3,2 p08@3,1"))
    assert shown.told(1, 1) == "Group of 3 oases: 9 points"
    assert shown.told(1, 1) == shown.told(1, 2)
    assert shown.told(2, 1) == "Group of 2 caravans: carries 5 goods"
    assert shown.told(3, 2) == "Group of 1 caravan: carries 2 goods"
    assert shown.told(3, 1) == "Palace: 0 points, and as much again with a mosaic"
    assert shown.told(1, 3) is None


def test_the_light_of_a_group_is_the_same_wherever_it_is_pointed_at(qapp):
    shown = Shown(arrange("S1 o01@1,1 o02@1,2"))
    lights = [shown.plan.patch_at(*spot.toTuple()).picture for spot in (shown.cell(1, 1), shown.cell(1, 2))]
    assert lights[0] == lights[1]


def test_landscapes_that_cannot_move_now_light_their_group_under_the_pointer(qtbot, around):
    match = match_of("almadi", players=2, seed=3, plies=12)
    rng = random.Random(2)
    while match.state.to_move != 0 or not all(match.state.slots):
        match.play(match.state.random_move(rng))
    hands = Hands(sit(qtbot, around, match, one_person(2)))
    places = [item.piece.place for item in hands.board.scene.pieces() if realm_parts(item.piece.place)]
    assert places
    hands.move(hands.place(places[0]))
    patch, lit = hands.board.lighting._patch
    assert patch.picture.kind == "almadi group"
    assert lit.scene() is hands.board.scene
    hands.take(hands.loose(piece_of(match.state.legal_moves()[0])), hands.felt())
    assert hands.board.lighting._patch is None


def test_one_click_on_a_card_opens_that_realm_and_another_brings_the_own_one_back(qtbot, around):
    match = match_of("almadi", players=3, seed=3, plies=20)
    screen = sit(qtbot, around, match, one_person(3))
    scene, card = screen.board.scene, screen.players.cards[1]

    def realm():
        cells = [realm_parts(item.piece.place) for item in scene.pieces() if item.piece.number]
        return {parts[0] for parts in cells if parts is not None}

    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(30, 20))
    assert realm() <= {1}
    assert scene.item("banner") is not None
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(30, 20))
    assert realm() <= {0}
    assert scene.item("banner") is None


# ---------------------------------------------------------------- scoring


def test_at_the_end_mosaics_lie_on_the_palaces_that_are_worth_most(qapp):
    *_, position = random_positions(2, seed=5)
    for seat in (0, 1):
        shown = Shown(position, seat=seat)
        lying: list[Any] = [
            piece.picture.params for piece in shown.plan.pieces if piece.key.startswith("worth")
        ]
        lines = {line.label.template.name: line.points for line in position.score_lines(seat)}
        assert sum(worth for worth, _, _ in lying) == lines.get("PALACES", 0)
        assert sum(worth for worth, _, doubled in lying if doubled) == lines.get("MOSAICS", 0)
        least = min((worth for worth, _, doubled in lying if doubled), default=0)
        assert all(worth <= least or not lines.get("MOSAICS") for worth, _, doubled in lying if not doubled)


def test_no_mosaic_is_laid_out_before_the_end(qapp):
    assert Shown(arrange("S1 o01@1,1 p08@1,2", mosaics=(3,))).keys("worth") == []


# ---------------------------------------------------------------- room


@pytest.mark.parametrize("width", [1112.0, 1128.0, 1330.0])
def test_the_last_groups_of_the_dock_have_what_a_wide_window_has_more(width):
    for rooms in ((dock.objectives(width, True), dock.hand(width), dock.tableau(width)),
                  (dock.objectives(width, False), dock.djinn(width))):  # fmt: skip
        assert all(one.x + one.w < two.x for one, two in itertools.pairwise(rooms))
        assert width - 30 < rooms[-1].x + rooms[-1].w <= width


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("unfinished", range(7))
@pytest.mark.parametrize("done", range(5))
def test_own_objectives_lie_in_their_room_and_never_on_each_other(characters, unfinished, done):
    room = dock.objectives(1128.0, characters)
    boxes = [box.rect() for box in dock.own_objectives(unfinished, done, room)]
    assert len(boxes) == unfinished + done
    assert all(room.grown(0.1).rect().contains(box) for box in boxes)
    pairs = [(one, two) for number, one in enumerate(boxes) for two in boxes[:number]]
    assert not [pair for pair in pairs if pair[0].intersects(pair[1])]


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("count", range(1, 10))
def test_objectives_of_the_middle_leave_room_for_the_decks(compact, count):
    boxes = [at.spread(number, count, compact).rect() for number in range(count)]
    decks = at.SUPPLY_LINE if compact else at.SUPPLY
    assert all(at.BOARD.rect().contains(box) and not box.intersects(decks.rect()) for box in boxes)


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("characters", [False, True])
def test_the_line_over_the_realm_ends_above_it(wide, characters):
    frame = at.frame(0, wide, characters)
    first = min(frame.cell(cell_at(row, 1)).y for row in frame.rows)
    assert first >= at.LINE_Y + at.LINE_HEIGHT
    assert frame.plate.y >= at.SUPPLY_LINE.y + at.SUPPLY_LINE.h


@pytest.mark.parametrize("scale", [0.695, 1.0, 1.38])
def test_goals_of_objectives_are_readable_in_every_window(qapp, scale):
    """Whatever the size, a card has a line of its own for what the objective asks for."""
    plan = Shown(fresh(players=5), board_scale=scale, dock_scale=scale).plan
    cards = [piece for piece in plan.pieces if piece.key.startswith("objective") and piece.area is Area.BOARD]
    assert len(cards) == 9
    assert all(card.body.h / 2 * scale >= 17 for card in cards)


@pytest.mark.parametrize("scale", [0.695, 1.0, 1.38])
@pytest.mark.parametrize("players", [2, 5])
def test_names_of_objectives_side_by_side_have_one_size(qapp, players, scale):
    shown = Shown(fresh(players=players), board_scale=scale, dock_scale=scale)
    cards = [
        piece for piece in shown.plan.pieces if piece.key.startswith("objective") and piece.area is Area.BOARD
    ]
    prints = [said for card in cards if isinstance(said := card.picture.params[0], CardPrint)]
    assert prints
    (size,) = {said.size for said in prints}
    least = math.ceil(12 / scale - 0.01)
    font, room = light().sized(12, 700), name_room(cards[0].body.w, owned=False)
    font.setPixelSize(max(round(size), least))
    fits = all(QFontMetricsF(font).horizontalAdvance(said.name) <= room for said in prints)
    assert fits or font.pixelSize() == least


@pytest.mark.parametrize("scale", [0.695, 0.963, 1.18])
@pytest.mark.parametrize("goods", range(4))
def test_the_goods_of_a_stall_card_end_above_their_number(qapp, goods, scale):
    """Somewhere between the middle of the lower goods and that of the number a line of the paper is free."""
    w, h, fine = 47.0, 78.0, 4.0
    picture = stall(goods, "", 1, w, h)
    image = render(picture, light(), scale, fine).toImage()

    def has_ink(y):
        line = round((y - picture.box.y) * scale * fine)
        columns = range(
            round((6 - picture.box.x) * scale * fine), round((w - 6 - picture.box.x) * scale * fine)
        )
        return any(image.pixelColor(x, line).lightness() < 200 for x in columns)

    assert not all(has_ink(y / 4) for y in range(4 * 30, 4 * 46))


def test_start_tiles_to_choose_lie_side_by_side_without_gaps(qapp):
    desk = fresh(players=4, choose_start_tiles=True)
    while len(desk.choices) > 2:
        desk.play(desk.choices[0])
    shown = Shown(desk, seat=desk.position.to_move)
    boxes = sorted(piece.box for piece in shown.plan.pieces if piece.key.startswith("start"))
    assert shown.keys("home hollow") == ["home hollow"]
    assert boxes[0].w < boxes[1].x - boxes[0].x < 1.3 * boxes[0].w


def test_the_banner_over_a_visited_realm_ends_with_the_seats_rubies():
    match = match_of("almadi", players=3, seed=4, plies=120)
    for seat in (1, 2):
        shown = Shown(match.state, 0, visited=seat)
        piece = shown.piece(f"rubies {seat}")
        (place,) = [place for place in shown.plan.places if place.number == PURSE + seat]
        assert piece.picture.params[0] == shown.view["rubies"][seat]
        assert place.name == f"Rubies of {NAMES[seat]}, {shown.view['rubies'][seat]}"
        assert place.box.rect().contains(piece.box.rect())
    assert not Shown(match.state, 0).keys("rubies ")
