"""What Isle of Skye's table shows while a tile is held, how an estate grows, and what is seen of four rivals."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from engine.core.contract import NOBODY
from engine.core.move import piece_of, place_of, verb_of
from engine.games.isle_of_skye.places import Verb, estate_parts, estate_place
from tests.ui.games.isle_of_skye.test_table import seen_by, until
from tests.ui.tables import LEFT, Hands, match_of, one_person, people, sit
from ui.board.bubbles import Kind
from ui.board.items import PictureItem
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.forecast import with_tile
from ui.games.isle_of_skye.foresee import meetings
from ui.games.isle_of_skye.paint_cells import Seam
from ui.games.isle_of_skye.seen import Seen
from ui.theme.motion import Speed


def shown(hands, kind):
    """The parameters of all pictures of a kind that float over the table."""
    floating = (item for item in hands.board.scene.items() if isinstance(item, PictureItem))
    return [item.picture.params for item in floating if item.picture.kind == kind]


def building(seed=5, least=30):
    """A person about to build, and the estate it builds at."""
    match = until("build", least=least, seed=seed)
    return match, Seen(match.state.observe(0)).estate(0)


# ---------------------------------------------------------------- edges and roads


@pytest.mark.parametrize("seed", [5, 7, 9])
def test_a_tile_fits_exactly_where_no_edge_clashes(seed):
    match, estate = building(seed)
    for tile in match.state.observe(0)["stock"][0]:
        for cell in estate.frontier:
            for turn in range(4):
                marks = [mark for _, mark in meetings(estate, tile << 2 | turn, cell)]
                assert marks
                assert estate.is_legal(tile, cell << 2 | turn) == (Seam.CLASHES not in marks)


def test_a_tile_that_is_linked_to_the_castle_meets_a_road():
    linked = 0
    for seed in range(5, 10):
        match, estate = building(seed)
        for tile in match.state.observe(0)["stock"][0]:
            for placement in estate.placements(tile):
                after = with_tile(estate, tile, placement >> 2, placement & 3)
                if after.linked >> 2 * (len(after.codes) - 1) & 3:
                    linked += 1
                    marks = [mark for _, mark in meetings(estate, tile << 2 | placement & 3, placement >> 2)]
                    assert Seam.ROAD in marks
    assert linked


def test_edges_and_new_values_are_shown_while_a_tile_is_held_and_no_longer(qtbot, around):
    match, estate = building(seed=9, least=40)
    hands = Hands(sit(qtbot, around, match, one_person(3)))
    move = next(move for move in match.state.legal_moves() if _changes_a_value(match, move))
    parts = estate_parts(place_of(move))
    assert parts is not None
    seat, cell, turn = parts
    hands.take(hands.loose(piece_of(move)), hands.felt())
    for _ in range(4):
        if hands.board.grip.hold.turn == turn:
            break
        hands.key(Qt.Key.Key_R)
    hands.move(hands.place(estate_place(seat, cell)), LEFT)
    neighbours = len(list(meetings(estate, piece_of(move) << 2 | turn, cell)))
    assert len(shown(hands, "skye seam")) == neighbours
    assert Seam.CLASHES not in [mark for mark, _ in shown(hands, "skye seam")]
    after = match.state.copy()
    after.play(move)
    now = match.state.observe(0)["now"][0], after.observe(0)["now"][0]
    expected = {(old, new) for old, new in zip(*now, strict=True) if old != new}
    assert {params[2:] for params in shown(hands, "skye new value")} == expected
    hands.key(Qt.Key.Key_Escape)
    assert not shown(hands, "skye seam") + shown(hands, "skye new value")


def _changes_a_value(match, move):
    after = match.state.copy()
    after.play(move)
    view, grown = match.state.observe(0), after.observe(0)
    return verb_of(move) == Verb.BUILD and grown["phase"] == "build" and view["now"][0] != grown["now"][0]


@pytest.mark.parametrize("seed", [7, 9])
def test_a_cell_that_fits_only_turned_shows_which_edge_clashes(qtbot, around, seed):
    match, estate = building(seed)
    hands = Hands(sit(qtbot, around, match, one_person(3)))
    tile = next(tile for tile in match.state.observe(0)["stock"][0] if _must_be_turned(estate, tile))
    hands.take(hands.loose(tile), hands.felt())
    hold = hands.board.grip.hold
    turned = hands.board.grip.targets.turned_places(tile, hold.turn)
    hands.move(hands.place(min(turned)), LEFT)
    assert Seam.CLASHES in [mark for mark, _ in shown(hands, "skye seam")]
    assert not shown(hands, "skye new value")


def _must_be_turned(estate, tile):
    """Whether some cell takes a tile only in some rotations, however it is turned in the hand."""
    turns = {cell: {p & 3 for p in estate.placements(tile) if p >> 2 == cell} for cell in estate.frontier}
    found = [fitting for fitting in turns.values() if fitting]
    return all(any(turn not in fitting for fitting in found) for turn in range(4))


# ---------------------------------------------------------------- trying out a purchase


def test_a_purchase_held_over_a_cell_says_what_it_gives_just_there(qtbot, around):
    match = until("buy", least=60, seed=9)
    hands = Hands(sit(qtbot, around, match, one_person(3)))
    board, said = hands.board, set()
    for move in match.state.legal_moves():
        if verb_of(move) != Verb.BUY:
            continue
        for aim in board.layout.aims(move):
            lines = tuple(str(gain.sentence) for gain in board._referee.preview(move, aim).lines)
            assert 1 < len(lines) <= 3
            said.add((move, estate_parts(aim.place) is None, lines))
    on_cells = {lines for _, anywhere, lines in said if not anywhere}
    assert len(on_cells) > len({move for move, *_ in said}), "the same for every cell"


def test_the_bubble_of_a_purchase_changes_with_the_cell(qtbot, around):
    match = until("buy", least=60, seed=9)
    hands = Hands(sit(qtbot, around, match, one_person(3)))
    move = next(move for move in match.state.legal_moves() if verb_of(move) == Verb.BUY)
    hands.take(hands.loose(piece_of(move)), hands.felt())
    cells = [number for number in sorted(hands.board.grip.legal_places()) if estate_parts(number)]
    hands.move(hands.place(cells[0]), LEFT)
    told = hands.board.bubbles.words(Kind.PREVIEW)
    assert "left" in told.split("\n")[0]
    assert "Fits in" not in told


# ---------------------------------------------------------------- the estate grows


def test_an_estate_that_grows_over_its_edge_glides_and_never_jumps(qtbot, around):
    match, move = _shifting()
    around.pace.use(Speed.NORMAL)
    screen = sit(qtbot, around, match, people(2))
    board = screen.board
    board.stop()
    castle = board.scene.item("castle 0")
    ways = [board.scene.rect_of_piece(castle).center()]
    screen.session.play(move)
    while board.stage.busy and len(ways) < 400:
        qtbot.wait(8)
        ways.append(board.scene.rect_of_piece(castle).center())
    shift = (ways[-1] - ways[0]).manhattanLength()
    assert shift > 8
    steps = [(b - a).manhattanLength() for a, b in pairwise(ways)]
    assert max(steps) < 0.8 * shift
    assert steps[-1] < 4


def _shifting():
    """A match and a move of its first seat that moves where the estate's castle lies."""
    for seed in range(40):
        match = match_of("isle_of_skye", players=2, seed=seed)
        bot = match.game.bot
        while not match.over:
            legal = match.state.legal_moves()
            if match.state.to_move == 0:
                for move in legal:
                    if verb_of(move) == Verb.BUILD and _shifts(match, move):
                        return match, move
            values = bot.order(match.state, legal)
            assert match.play(legal[values.index(max(values))]) is None
    raise AssertionError("no estate grows over its edge")


def _shifts(match, move):
    after = match.state.copy()
    after.play(move)
    if after.observe(0)["phase"] != "build" or after.to_move != 0:
        return False
    estates = (Seen(state.observe(0)).estate(0) for state in (match.state, after))
    old, new = (at.estate_frame([*estate.cells, *estate.frontier]) for estate in estates)
    return abs(old.x - new.x) + abs(old.y - new.y) > 20


# ---------------------------------------------------------------- four rivals


@pytest.mark.parametrize(
    ("phase", "players"), [("price", 2), ("price", 5), ("buy", 2), ("buy", 5), ("build", 2), ("build", 4)]
)
def test_what_the_scoring_tiles_would_pay_is_seen_of_every_rival(qapp, phase, players):
    match = until(phase, players=players, least=40)
    layout, view, sight = seen_by(match, 0)
    seen = Seen(view)
    values = {
        piece.key: piece.picture.params[2]
        for piece in layout.plan(view, sight).pieces
        if piece.key.startswith("standing")
    }
    for seat in seen.rivals(0):
        told = {letter: value for letter, value, _ in values[f"standing {seat}"]}
        paying = {"ABCD"[slot] for slot in seen.paying[seen.round - 1]}
        assert paying <= set(told)
        assert len(told) in (len(paying), 4)
        for letter, value in told.items():
            points = seen.now(seat)["ABCD".index(letter)]
            assert value == ("–" if points is None else str(points))


def test_four_rivals_keep_their_tiles_to_lay_in_the_heads_of_their_panels(qapp):
    match = until("build", players=5, least=60)
    layout, view, sight = seen_by(match, 0)
    seen, pieces = Seen(view), layout.plan(view, sight).pieces
    for number, seat in enumerate(seen.rivals(0)):
        panel = at.panel(number, 4)
        waiting = [piece for piece in pieces if piece.number in seen.stock(seat) and piece.place < 30]
        assert len(waiting) == len(seen.stock(seat))
        for piece in waiting:
            assert panel.rect().contains(piece.box.rect())
            assert piece.box.y + piece.box.h <= at.framed_estate(at.estate_panel(panel)).y


# ---------------------------------------------------------------- who looks


@pytest.mark.parametrize("phase", ["price", "buy", "build"])
def test_a_spectator_is_told_whose_things_lie_in_the_dock(qapp, phase):
    match = until(phase, seat=1, least=20)
    layout, view, sight = seen_by(match, NOBODY)
    plan = layout.plan(view, sight)
    heads = [
        piece.picture.params[0] for piece in plan.pieces if piece.key in ("heading tiles", "heading purse")
    ]
    assert len(heads) == 2
    assert all("AOI" in head and "YOUR" not in head for head in heads)
    assert not [place.name for place in plan.places if "Your tile:" in place.name]
