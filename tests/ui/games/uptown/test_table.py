"""Uptown's own table: where its tiles lie, what it says, what it hides, how its events are shown."""

import random
from dataclasses import replace

import pytest

from engine.core.contract import NOBODY, Event, Setup
from engine.games.uptown import notation
from engine.games.uptown.tiles import CAPTURED, COLOUR, OUT, RACK, SUPPLY, TILES
from engine.games.uptown.words import Log
from tests.engine.games.uptown.desk import CELL_OF, arrange, fresh, random_positions
from tests.engine.games.uptown.test_turns import stuck
from tests.ui.tables import NAMES
from ui.board.layout import Aim, Area, ShowsBars, Sight
from ui.games.uptown import geometry as at
from ui.games.uptown.paint_tile import Look, frame_reach, tile, used
from ui.games.uptown.shades import CREAM, WING, rack_colours
from ui.language import Language
from ui.layouts import layout_for
from ui.paint.cache import render
from ui.paint.picture import Box
from ui.paint.states import GHOST_OPACITY_TILE
from ui.theme.colour import contrast
from ui.theme.look import light
from ui.theme.players import CHALK, EMBER, HONEY, PLAYERS_ON_DARK_BOARDS, TIDE


class Shown:
    """A position as a seat sees it on the table; usually the seat to move, addressed as "you"."""

    def __init__(self, desk, seat=None):
        position = getattr(desk, "position", desk)
        self.position = position
        self.seat = max(0, position.to_move) if seat is None else seat
        two = {"two_player_mode": "two_colours"} if len(position.boards) > position.players else {}
        self.layout = layout_for(Setup("uptown", position.players, two, 1))
        self.view = position.observe(self.seat)
        voice = Language().voice(NAMES[: position.players], self.seat)
        colours = PLAYERS_ON_DARK_BOARDS[: position.players]
        self.sight = Sight(self.seat, voice, colours, light())
        self.plan = self.layout.plan(self.view, self.sight)

    def lying(self, place):
        return [piece for piece in self.plan.pieces if piece.place == place and piece.number]

    def place(self, number):
        return next(place for place in self.plan.places if place.number == number)

    def held(self, text):
        """The piece on the rack that a move in notation would place."""
        number = notation.from_text(text) >> 14 & 1023
        return next(piece for piece in self.plan.pieces if piece.number == number and piece.loose)

    def prompt(self, held=None):
        prompt = self.layout.prompt(self.view, self.sight, held)
        return f"{self.say(prompt.head)} {self.say(prompt.body)}"

    def preview(self, text):
        events = []
        self.position.copy().play(notation.from_text(text), events)
        known = [event for event in events if not event.reveals]
        gains = self.layout.gains(self.view, known, self.seat)
        assert gains is not None
        return [self.say(gain.sentence) for gain in gains]

    def pointed(self, name):
        """What lights up under the pointer on a cell."""
        middle = at.cell_box(CELL_OF[name]).rect().center()
        return self.plan.patch_at(middle.x(), middle.y())

    def say(self, sentence):
        return self.sight.voice.speak(sentence).replace("\u00a0", " ")


# ---------------------------------------------------------------- what lies where


def test_every_tile_lies_where_the_position_has_it(qapp):
    for position in random_positions(4, seed=3):
        if position.turns % 9 == 0:
            shown = Shown(position, seat=2)
            for cell, piece in zip(CELL_OF.values(), shown.view["board"], strict=True):
                assert [lying.number for lying in shown.lying(cell)] == ([piece] if piece else [])
            for seat in range(4):
                taken = sorted(lying.number for lying in shown.lying(CAPTURED + seat))
                assert taken == shown.view["captured"][seat]


def test_neighbours_of_one_colour_are_fused_and_others_are_not(qapp):
    shown = Shown(arrange("red A1 A2 B1 C3; blue A3 B2"))
    bridges = {piece.key for piece in shown.plan.pieces if piece.key.startswith("bridge")}
    assert bridges == {"bridge 11 12", "bridge 11 21"}


def test_the_two_colours_of_a_player_are_never_fused(qapp):
    shown = Shown(arrange("red A2; red2 A3", two_colours=True))
    assert not [piece for piece in shown.plan.pieces if piece.key.startswith("bridge")]


def test_with_two_colours_each_all_four_look_different_and_belong_together(qapp):
    assert rack_colours((EMBER, TIDE), 4) == (EMBER, TIDE, HONEY, CHALK)
    for seats in ((EMBER, HONEY), (TIDE, CHALK), PLAYERS_ON_DARK_BOARDS[4:]):
        assert len(set(rack_colours(seats, 4))) == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_captured_tiles_stay_in_their_owners_row_however_many_there_are(players):
    for count in range(1, 49 if players == 2 else 25):
        row = at.seat_row(players - 1, players)
        for index in range(count):
            face = at.captured(row, index, count)
            assert row.rect().contains(face._replace(h=face.h * at.TILE_EDGE).rect()), (count, index)


@pytest.mark.parametrize("colours", [1, 2])
def test_the_tiles_to_come_stay_above_the_legend(colours):
    for colour in range(colours):
        for index in range(TILES):
            face = at.to_come(index, colour, colours)
            assert at.RIGHT_WING.rect().contains(face.rect())
            assert face.y + face.h * at.TILE_EDGE + frame_reach(face.w) <= at.LEGEND.y


def test_a_tile_dropped_on_a_cell_would_lie_like_one_that_is_there(qapp):
    shown = Shown(arrange("red A1; blue C5", racks={"red": "5 a b 1 2"}))
    landed = shown.layout.landing(shown.held("place 1.5 d5"), shown.place(CELL_OF["D5"]), shown.sight)
    (neighbour,) = shown.lying(CELL_OF["C5"])
    assert landed.area is Area.BOARD
    assert landed.ghost == GHOST_OPACITY_TILE
    assert landed.box == neighbour.box._replace(y=neighbour.box.y + at.CELL)


# ---------------------------------------------------------------- what may be held, and what is hidden


def test_a_tile_is_picked_up_by_what_is_written_on_it(qapp):
    shown = Shown(arrange(racks={"red": "5 a man $ i"}))
    assert [piece.letter for piece in shown.lying(RACK)] == ["5", "A", "", "$", "I"]


def test_a_held_tile_shows_locks_on_protected_tiles_of_others_only(qapp):
    shown = Shown(arrange("blue E4 E5 E6; red C5 D5 F5", racks={"red": "5 e city $ a"}))
    locks = {
        text: shown.held(f"place 1.{text} e9" if text == "$" else f"place 1.{text} e5").barred
        for text in ("5", "e", "$")
    }
    assert locks == dict.fromkeys(("5", "e", "$"), (CELL_OF["E5"],))


def test_nobody_but_the_owner_sees_a_rack(qapp):
    desk = fresh(players=4)
    for seat in (0, 1, 2, 3, NOBODY):
        shown = Shown(desk, seat)
        seen = {piece.number for piece in shown.plan.pieces if piece.number}
        own = set(desk.position.observe(seat)["racks"][seat]) if seat >= 0 else set()
        assert seen == own
        assert shown.layout.keeps_secrets(shown.view) == (seat != NOBODY)
        words = " ".join(place.name + place.tip for place in shown.plan.places)
        assert "in the supply: 1, 2, 3, 4, 5, 6, 7, 8, 9, A" in words, "all that is unused, not what is held"


def test_a_spectator_sees_backs_and_can_pick_nothing_up(qapp):
    shown = Shown(fresh(players=3), NOBODY)
    assert not [piece for piece in shown.plan.pieces if piece.loose]
    assert len([piece for piece in shown.plan.pieces if piece.key.startswith("hidden")]) == 5


def test_at_the_end_nothing_is_secret_any_more(qapp):
    *_, position = random_positions(2, seed=5, two_player_mode="single")
    shown = Shown(position, 0)
    assert position.to_move == NOBODY
    assert not shown.layout.keeps_secrets(shown.view)
    assert len(shown.lying(RACK)) == 4


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("place 1.5 e5", "Your turn: tile 5 goes into column 5; a lit tile is taken"),
        ("place 1.e e5", "Your turn: tile E goes into row E; a lit tile is taken"),
        (
            "place 1.city e5",
            "Your turn: tile city goes into block D4 to F6; a lit tile is taken",
        ),
        ("place 1.$ e5", "Your turn: tile $ goes on any lit cell; a lit tile is taken"),
    ],
)
def test_the_prompt_says_where_the_held_tile_goes(qapp, text, words):
    shown = Shown(arrange(racks={"red": "5 e city $ a"}))
    assert shown.prompt(shown.held(text)) == words


def test_the_preview_counts_groups_and_captures(qapp):
    shown = Shown(arrange("red A1 A3; blue A2", racks={"red": "a b c d e"}))
    assert shown.preview("place 1.a a2") == [
        "Your groups: 2 → 1",
        "Groups of Aoi: 1 → 0",
    ]
    assert shown.preview("place 1.b b1") == ["Your groups: 2 → 2"]


def test_the_preview_counts_both_colours_of_a_player(qapp):
    desk = arrange("red A1; red2 A2; blue A3", two_colours=True, racks={"red": "a b c d e"})
    assert Shown(desk).preview("place 1.b b2")[0] == "Your groups: 2 → 3"


def test_a_tool_tip_explains_why_a_tile_is_protected(qapp):
    shown = Shown(arrange("blue E4 E5=city E6"))
    assert shown.pointed("E5").tip.split("\n") == [
        "Aoi: city",
        "Group of 3 tiles",
        "Protected: without it the group would fall into 2 groups.",
    ]
    assert shown.pointed("E4").tip.split("\n")[2] == "Not protected: another player may take it."
    assert shown.pointed("A1") is None


def test_pointing_at_a_tile_lights_its_whole_group(qapp):
    shown = Shown(arrange("red A1 A2 B2 G7 H7; blue A3"))
    assert shown.pointed("A1").picture == shown.pointed("B2").picture
    assert shown.pointed("A1").picture != shown.pointed("G7").picture


def test_every_card_has_a_bar_for_each_group_as_long_as_the_group(qapp):
    shown = Shown(arrange("red A1 A2 B2 G7 H7; blue A3"))
    assert isinstance(shown.layout, ShowsBars)
    bars = [shown.layout.card_bars(shown.view, seat, shown.sight) for seat in range(3)]
    assert [[bar.size for bar in each] for each in bars] == [[3, 2], [1], []]
    assert bars[0][0].places == tuple(CELL_OF[cell] for cell in ("A1", "A2", "B2"))
    assert shown.say(bars[0][0].tip) == "You: group of 3 tiles"


def test_with_two_colours_each_the_bars_have_the_colours_of_the_tiles(qapp):
    shown = Shown(arrange("red A1 A2; red2 A3; blue B1", two_colours=True))
    assert isinstance(shown.layout, ShowsBars)
    bars = shown.layout.card_bars(shown.view, 0, shown.sight)
    assert [(bar.size, bar.colour) for bar in bars] == [(2, EMBER), (1, HONEY)]


@pytest.mark.parametrize(
    ("text", "picture"),
    [
        ("5", ("uptown line light", (4, True))),
        ("c", ("uptown line light", (2, False))),
        ("city", ("uptown zone light", (at.block_box(4),))),
        ("$", ("uptown zone light", (Box(at.GRID_X, at.GRID_Y, 9 * at.CELL, 9 * at.CELL),))),
    ],
)
def test_a_held_tile_lights_its_column_row_block_or_the_whole_board(qapp, text, picture):
    shown = Shown(arrange(racks={"red": "5 c city $ a"}))
    (zone,) = shown.plan.meanwhile(shown.held(f"place 1.{text} c5"), 0).labels
    assert (zone.picture.kind, zone.picture.params) == picture


def told_after(shown, text, cell):
    """The sentences of the panel that says what a drop would change; nothing when there is none."""
    labels = shown.plan.meanwhile(shown.held(text), CELL_OF[cell]).labels
    return [
        line.replace("\u00a0", " ")
        for label in labels
        if label.key == "after"
        for line in (label.picture.params[1], *label.picture.params[2])
    ]


def test_while_a_tile_is_held_over_a_cell_the_wing_says_what_the_move_would_change(qapp):
    shown = Shown(arrange("red A1 A3; blue A2 B4", racks={"red": "a b c d e"}))
    assert told_after(shown, "place 1.a a2", "A2") == [
        "2 → 1 group",
        "It joins 2 groups into one of 3 tiles.",
        "Aoi loses 2.",
        "Captured tiles: 0 → 1",
    ]
    assert told_after(shown, "place 1.b b1", "B1") == [
        "2 → 2 groups",
        "Your group grows to 2 tiles.",
        "No tile is taken.",
    ]
    assert told_after(shown, "place 1.c c9", "C9")[:2] == ["2 → 3 groups", "It begins a new group."]


def test_nothing_is_said_about_cells_that_are_closed_to_the_held_tile(qapp):
    shown = Shown(arrange("red A1; blue A4 A5 A6", racks={"red": "a b c d e"}))
    for cell in ("A1", "A5", "B2"):
        assert told_after(shown, "place 1.a a4", cell) == []
    assert told_after(shown, "place 1.a a4", "A4")


def test_the_wing_shows_what_is_left_of_the_player_whose_card_is_open(qapp):
    shown = Shown(fresh(players=3), 0)
    visiting = shown.layout.plan(shown.view, replace(shown.sight, visited=1))
    keys = [{piece.key for piece in plan.pieces} for plan in (shown.plan, visiting)]
    assert "to come 0.5" in keys[0]
    assert "to come 1.5" in keys[1]
    assert not [piece for piece in visiting.pieces if "framed" in piece.picture.params], "racks stay secret"


def test_cells_are_named_with_what_lies_there(qapp):
    shown = Shown(arrange("blue E4=4 E5=city E6=6"))
    assert shown.place(CELL_OF["E4"]).name == "E4, Aoi: 4"
    assert shown.place(CELL_OF["E5"]).name == "E5, Aoi: city, protected"
    assert shown.place(CELL_OF["A1"]).name == "A1, empty"
    assert shown.place(CELL_OF["A1"]).tip == "A1: tiles 1, A, man, $ go here."


def test_without_any_placement_a_click_on_a_tile_removes_it(qapp):
    desk = stuck()
    shown = Shown(desk)
    assert (
        shown.prompt() == "Your turn: none of your tiles can be placed; click one to remove it from the game"
    )
    move = notation.from_text("remove 1.9")
    (aim,) = shown.layout.aims(move)
    assert aim == Aim(shown.held("remove 1.9").number, 0)
    desk.play("remove 1.9")
    assert aim.piece in [piece.number for piece in Shown(desk, 0).lying(OUT)]


def test_every_group_is_a_row_of_the_score_with_its_own_cells(qapp):
    desk = arrange("red A1 A2 C3", final=False)
    layout = Shown(desk).layout
    lines = desk.position.score_lines(0)
    rows = {Shown(desk).say(layout.line_group(line)): line.places for line in lines}
    assert rows == {
        "2 tiles at A1": (CELL_OF["A1"], CELL_OF["A2"]),
        "1 tile at C3": (CELL_OF["C3"],),
    }


# ---------------------------------------------------------------- events


def test_a_captured_tile_makes_way_and_a_drawn_one_comes_from_the_pile(qapp):
    position, rng = fresh(players=3, seed=4).position, random.Random(4)
    layout, seen = Shown(position).layout, set()
    while position.to_move >= 0:
        before = Shown(position, 0).plan
        events: list[Event] = []
        position.play(position.random_move(rng), events)
        after = Shown(position, 0).plan
        for event in events:
            staging = layout.staging(event, before, after)
            words = event.sentence.template
            seen.add(words)
            assert staging.fresh == (words in (Log.DRAWS, Log.DRAWS_HIDDEN))
            assert (staging.next_at < 1) == (words is Log.LEAVES)
    assert {Log.LEAVES, Log.DRAWS, Log.TAKES} <= seen


def test_drawn_tiles_come_from_a_place_that_is_in_the_dock(qapp):
    shown = Shown(fresh(players=3), 1)
    assert shown.place(SUPPLY + 1).area is Area.DOCK
    assert shown.place(RACK + 1).area is Area.DOCK
    assert {COLOUR[piece.number] for piece in shown.lying(RACK + 1)} == {1}


# ---------------------------------------------------------------- what can be told apart


@pytest.mark.parametrize("player", PLAYERS_ON_DARK_BOARDS, ids=lambda player: player.name)
def test_what_is_on_a_used_tile_can_still_be_read_and_is_fainter_than_on_one_to_come(player):
    faint = used(player)
    assert contrast(faint.ink, faint.colour) >= 2.2
    assert contrast(faint.ink, WING) < contrast(CREAM, WING) / 2


@pytest.mark.parametrize("player", PLAYERS_ON_DARK_BOARDS, ids=lambda player: player.name)
def test_the_gold_frame_stands_apart_from_a_tile_of_any_colour(qapp, player):
    edge, dpr = 38.0, 4.0
    picture = tile(player, 0, edge, Look.FRAMED)
    image = render(picture, light(), dpr=dpr).toImage()
    y = round((edge / 2 - picture.box.y) * dpr)
    frame, gap = (
        image.pixelColor(round((x - picture.box.x) * dpr), y) for x in (1 - frame_reach(edge), -0.9)
    )
    assert contrast(frame, gap) >= 4.5


@pytest.mark.parametrize("colours", [1, 2])
def test_frames_of_neighbours_do_not_touch(colours):
    first, right, below = (at.to_come(index, 0, colours) for index in (0, 1, 4 if colours == 1 else 6))
    reach = 2 * frame_reach(first.w)
    assert right.x - first.x - first.w >= reach
    assert below.y - first.y - first.h * at.TILE_EDGE >= reach
