"""Agamemnon's own table: what lies where, what can be tried, what a drop promises, which string lights up."""

import math
import random
from itertools import combinations
from typing import Any

import pytest

from engine.core.contract import NOBODY
from engine.core.match import Match
from engine.core.move import piece_of, place_of, verb_of
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from engine.games.agamemnon.board import BOARDS, EDGE, LOOMS, NOTHING, layout
from engine.games.agamemnon.record import holders
from engine.games.agamemnon.scoring import points
from engine.games.agamemnon.tiles import LEADERS, STACK, TURNED, WARP, WEFT, Verb, tile_of
from engine.games.agamemnon.words import Score
from tests.ui.tables import NAMES
from ui.board.layout import Area, Sight
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon import shades
from ui.games.agamemnon.words import Ask, Gained
from ui.language import Language
from ui.layouts import layout_for
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.paint.picture import Box
from ui.theme.colour import contrast, mix
from ui.theme.look import dark, light
from ui.theme.players import PLAYERS

SCORES = {1: Score.STRENGTH, 2: Score.LEADERSHIP, 3: Score.FORCE}


class Shown:
    """A match as the seat to move sees it on the table."""

    def __init__(self, match, seat=None, dock_width=1128.0):
        self.state = match.state
        self.seat = max(0, self.state.to_move) if seat is None else seat
        self.layout = layout_for(match.setup)
        self.view = self.state.observe(self.seat)
        voice = Language().voice(NAMES[:2], self.seat)
        self.sight = Sight(self.seat, voice, PLAYERS[:2], light(), dock_width=dock_width)
        self.plan = self.layout.plan(self.view, self.sight)

    def lying(self, place):
        return [piece for piece in self.plan.pieces if piece.place == place and piece.number]

    def place(self, number):
        return next(place for place in self.plan.places if place.number == number)

    def gains(self, move):
        after, events = self.state.copy(), []
        after.play(move, events)
        lines = self.layout.gains(self.view, events, self.seat)
        return after, [(line.sentence.template, dict(line.sentence.parts)) for line in lines]


def match_until(wanted, seed=1, **options):
    """A random match up to the first position that is wanted."""
    rng = random.Random(seed)
    match = Match(make_setup(facts_of("agamemnon"), 2, options, seed))
    while not wanted(match.state):
        assert not match.over
        match.play(match.state.random_move(rng))
    return match


def exchange_open(state):
    return state.warp >= 0 and state.turn > 4


def moves_with(state, verb):
    return [move for move in state.legal_moves() if verb_of(move) == verb]


# ---------------------------------------------------------------- geometry


@pytest.mark.parametrize("board", BOARDS)
def test_every_edge_is_as_long_as_the_string_tile_between_two_spaces(board):
    spots = at.spots(board)
    for a, b, _ in BOARDS[board]["edges"]:
        assert math.dist(spots[a], spots[b]) == pytest.approx(at.STRING_LENGTH + 2 * (at.SPACE + 3), abs=0.2)


def test_angles_are_the_same_from_both_ends():
    plan = layout("agamemnon")
    for edge, (a, b) in enumerate(plan.ends):
        (ax, ay), (bx, by) = at.spots("agamemnon")[a], at.spots("agamemnon")[b]
        angle = at.edge_angle("agamemnon", plan.places[edge])
        assert -90 < angle <= 90
        assert math.tan(math.radians(angle)) * (bx - ax) == pytest.approx(by - ay, abs=1.5) or angle == 90


@pytest.mark.parametrize("visible", [(1000, 690), (1128, 712), (1560, 870), (500, 345)])
def test_the_linen_covers_the_net_in_every_window(visible):
    linen = at.linen(at.BOARD._replace(w=visible[0], h=visible[1]))
    for board in BOARDS:
        assert all(linen.grown(-at.SPACE).rect().contains(x, y) for x, y in at.spots(board))


@pytest.mark.parametrize("width", [at.DOCK_LEAST_WIDTH, 1128, 1400])
@pytest.mark.parametrize("draw", ["standard", "oracle", "defy"])
def test_nothing_in_the_dock_overlaps_or_is_cut_off(qapp, width, draw):
    shown = Shown(match_until(lambda state: state.turn > 3, draw=draw), dock_width=width)
    inside = Box(0, 0, width, at.DOCK_HEIGHT).rect()
    tiles = [piece for piece in shown.plan.pieces if piece.picture.kind == "agamemnon tile"]
    tiles = [piece for piece in tiles if piece.area is Area.DOCK]
    assert all(inside.contains(piece.box.rect()) for piece in tiles)
    for first, second in combinations(tiles, 2):
        assert math.dist((first.x, first.y), (second.x, second.y)) >= first.radius + second.radius


# ---------------------------------------------------------------- what lies where


@pytest.mark.parametrize("board", BOARDS)
def test_tiles_and_strings_lie_where_the_position_has_them(qapp, board):
    shown = Shown(match_until(lambda state: state.turn == 9, board=board))
    state = shown.state
    for space, piece in enumerate(state.tiles[: len(state.layout.at)]):
        assert [lying.number for lying in shown.lying(space + 1)] == ([piece] if piece else [])
    for edge, number in enumerate(state.layout.places):
        for lying in shown.lying(number):
            weave = lying.picture.params[0]
            assert (weave.kind, weave.holder) == (state.links[edge], shown.view["holders"][edge])


def test_both_stacks_are_open_information(qapp):
    """What is still to come is known of both sides, in which order of neither (rules 11)."""
    shown = Shown(match_until(lambda state: state.turn == 8))
    for side in range(2):
        coming = sorted(piece.number for piece in shown.lying(STACK + side))
        assert coming == shown.view["stacks"][side]
    assert sorted(piece.number for piece in shown.lying(TURNED + shown.seat)) == shown.view["hand"]


@pytest.mark.parametrize("patterns", LOOMS)
def test_the_excluded_space_is_one_of_those_that_may_be(patterns):
    assert layout("loom", patterns).excluded in at.DOUBTFUL["loom"]


def test_edges_out_of_the_game_have_a_place_but_nothing_on_it(qapp):
    shown = Shown(match_until(lambda state: state.turn == 2, board="loom"))
    plan = shown.state.layout
    out = [plan.places[edge] for edge, ends in enumerate(plan.ends) if plan.excluded in ends]
    assert len(out) == 3
    for number in out:
        assert shown.place(number).name
        assert not shown.lying(number)


@pytest.mark.parametrize("board", BOARDS)
def test_every_empty_space_shows_the_number_the_log_calls_it_by(qapp, monkeypatch, board):
    shown = Shown(match_until(lambda state: state.turn == 2, board=board))
    written: list[str] = []
    monkeypatch.setattr(Canvas, "figure", lambda canvas, x, y, words, *more: written.append(words))
    render(shown.layout.cloth(Box(0, 0, 1000, 690), shown.sight), light(), 0.5, 1.0)
    for piece in shown.plan.pieces:
        if piece.picture.kind == "agamemnon hollow":
            render(piece.picture, light(), 0.5, 1.0)
    in_the_game = set(range(len(at.spots(board)))) - {shown.view["excluded"]}
    assert sorted(map(int, written)) == sorted(in_the_game)


@pytest.mark.parametrize("theme", [light(), dark()], ids=["light", "dark"])
def test_the_numbers_of_empty_spaces_can_be_read(theme):
    ink, alpha = shades.number(theme)
    hollow, depth = shades.hollow(theme)
    ground = mix(shades.linen(theme), hollow, depth)
    assert contrast(mix(ground, ink, alpha), ground) >= 3.5


@pytest.mark.parametrize("theme", [light(), dark()], ids=["light", "dark"])
@pytest.mark.parametrize("glaze", shades.GLAZES, ids=["Greek", "Trojan"])
def test_a_tile_that_has_left_its_stack_is_faint_and_can_still_be_read(theme, glaze):
    faint, panel = shades.faded_glaze(glaze, theme), theme.tokens.panel
    assert contrast(faint.ink, faint.face) >= 2.4
    assert contrast(faint.ink, faint.face) < contrast(glaze.ink, glaze.face)
    assert contrast(faint.face, panel) < max(2.5, contrast(glaze.face, panel) / 2)


@pytest.mark.parametrize("radius", [at.STACK_TILE, at.OPEN_TILE])
def test_the_rows_of_a_stack_lie_apart(radius):
    upper, lower = (
        at.stack_spot(number, 0, 0.0, radius)[1] + radius * edge
        for number, edge in ((0, 1.11), (LEADERS, -1))
    )
    assert upper < lower


def test_no_slot_is_seen_under_a_tile_turned_over(qapp):
    shown = Shown(match_until(lambda state: state.turn == 2))
    assert sum(piece.key.startswith("turned 2.") for piece in shown.plan.pieces) == 2
    assert not [piece for piece in shown.plan.pieces if piece.picture.kind == "agamemnon slot"]


# ---------------------------------------------------------------- what can be tried


def test_strings_are_loose_only_while_an_exchange_is_open(qapp):
    closed = Shown(match_until(lambda state: state.turn == 6 and state.warp < 0))
    assert not [piece for piece in closed.plan.pieces if piece.loose and piece.number >= EDGE]
    shown = Shown(match_until(exchange_open))
    loose = {piece.number for piece in shown.plan.pieces if piece.loose}
    assert loose >= {piece_of(move) for move in moves_with(shown.state, Verb.EXCHANGE)}
    assert all(number >= EDGE for number in loose)


def test_nobody_else_may_try_anything(qapp):
    match = match_until(exchange_open)
    for seat in (1 - match.state.to_move, NOBODY):
        assert not [piece for piece in Shown(match, seat).plan.pieces if piece.loose]


def test_a_string_tile_lands_turned_like_the_edge_it_goes_to(qapp):
    shown = Shown(match_until(exchange_open))
    for move in moves_with(shown.state, Verb.EXCHANGE):
        (piece,) = shown.lying(piece_of(move))
        landed = shown.layout.landing(piece, shown.place(place_of(move)), shown.sight)
        (there,) = shown.lying(place_of(move))
        assert landed.picture.params[1] == there.picture.params[1]
        assert (landed.x, landed.y) == pytest.approx((there.x, there.y))


def test_a_tile_is_as_large_on_a_space_as_the_space(qapp):
    shown = Shown(match_until(lambda state: state.turn == 5))
    piece = next(piece for piece in shown.plan.pieces if piece.loose)
    space = next(space for space in range(32) if not shown.state.tiles[space])
    landed = shown.layout.landing(piece, shown.place(space + 1), shown.sight)
    assert landed.box == pytest.approx(shown.place(space + 1).box)


# ---------------------------------------------------------------- what a drop promises


@pytest.mark.parametrize("seed", range(4))
def test_the_preview_promises_the_points_the_move_gives(qapp, seed):
    shown = Shown(match_until(lambda state: state.turn == 10 and state.warp < 0, seed=seed))
    for move in moves_with(shown.state, Verb.PLACE):
        after, lines = shown.gains(move)
        promised = [parts["after"] for words, parts in lines if words is Gained.POINTS]
        assert tuple(promised) == points(after)


def test_the_preview_of_an_exchange_promises_its_points_or_says_that_nothing_changes(qapp):
    shown = Shown(match_until(exchange_open, seed=3))
    edges, links = shown.state.layout.edges, shown.state.links
    for move in moves_with(shown.state, Verb.EXCHANGE):
        after, lines = shown.gains(move)
        if links[edges[piece_of(move)]] == links[edges[place_of(move)]]:
            assert [words for words, _ in lines] == [Gained.SAME]
        else:
            assert tuple(parts["after"] for _, parts in lines) == points(after)


def test_the_preview_of_a_weft_counts_the_links_it_cuts(qapp):
    shown = Shown(match_until(lambda state: state.hand[WEFT] and state.turn > 4 and state.warp < 0))
    for move in moves_with(shown.state, Verb.PLACE):
        if tile_of(piece_of(move)) == WEFT:
            _, lines = shown.gains(move)
            words, parts = lines[-1]
            assert words is Gained.CUTS
            counted = sum(dict(part.parts)["n"] for part in parts["kinds"].parts)
            space = place_of(move) - 1
            assert counted == sum(shown.state.links[e] != NOTHING for e in shown.state.layout.at[space])


def test_what_changes_no_string_has_no_preview(qapp):
    shown = Shown(match_until(lambda state: state.turn < 5 and (state.hand[WARP] or state.hand[WEFT])))
    (move, *_) = moves_with(shown.state, Verb.REDRAW)
    assert shown.gains(move)[1] == []


# ---------------------------------------------------------------- what is shown while a tile is held


def changes(shown, move):
    """What the table shows over the target of a move: edges by kind of mark."""
    (piece,) = [piece for piece in shown.plan.pieces if piece.loose and piece.number == piece_of(move)][:1]
    found: dict[str, dict[int, Any]] = {"clasp": {}, "cut": {}, "string": {}}
    for label in shown.plan.meanwhile(piece, place_of(move)).labels:
        kind, edge = label.key.split()
        found[kind][int(edge)] = label.picture.params[0]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_link_that_would_change_hands_shows_its_new_clasp(qapp, seed):
    shown = Shown(match_until(lambda state: state.turn == 12 and state.warp < 0, seed=seed))
    for move in moves_with(shown.state, Verb.PLACE):
        after, _ = shown.gains(move)
        old, new = shown.view["holders"], holders(after)
        expected = {edge: new[edge] for edge in range(len(new)) if old[edge] != new[edge]}
        assert changes(shown, move)["clasp"] == expected


def test_a_weft_shows_where_it_cuts(qapp):
    shown = Shown(match_until(lambda state: state.hand[WEFT] and state.turn > 4 and state.warp < 0))
    state = shown.state
    for move in moves_with(state, Verb.PLACE):
        at_the_space = [edge for edge in state.layout.at[place_of(move) - 1] if state.links[edge] != NOTHING]
        cuts = at_the_space if tile_of(piece_of(move)) == WEFT else []
        assert sorted(changes(shown, move)["cut"]) == sorted(cuts)


def test_an_exchange_shows_both_string_tiles_where_they_would_lie(qapp):
    shown = Shown(match_until(exchange_open, seed=3, board="loom"))
    state = shown.state
    for move in moves_with(state, Verb.EXCHANGE):
        edge, other = (state.layout.edges[number] for number in (piece_of(move), place_of(move)))
        strings = changes(shown, move)["string"]
        assert {at_edge: weave.kind for at_edge, weave in strings.items()} == {
            edge: state.links[other],
            other: state.links[edge],
        }


def test_nothing_is_shown_where_a_tile_may_not_go(qapp):
    shown = Shown(match_until(lambda state: state.turn == 9 and state.warp < 0))
    piece = next(piece for piece in shown.plan.pieces if piece.loose)
    taken = next(space for space, lying in enumerate(shown.state.tiles) if lying)
    for target in (0, taken + 1, STACK + shown.seat, shown.state.layout.places[0]):
        assert not shown.plan.meanwhile(piece, target).labels


# ---------------------------------------------------------------- the tally


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("turn", [1, 5, 14])
def test_the_tally_counts_the_links_of_every_kind_for_both_sides(qapp, board, turn):
    shown = Shown(match_until(lambda state: state.turn == turn, board=board))
    rows: dict[str, Any] = {
        piece.key: piece.picture.params[2] for piece in shown.plan.pieces if piece.key.startswith("tally ")
    }
    held = [rows[f"tally {kind}"] for kind in (1, 2, 3)]
    assert [sum(side) for side in zip(*held, strict=True)] == list(points(shown.state))
    for kind, counted in zip((1, 2, 3), held, strict=True):
        for side, links in enumerate(counted):
            lines = [line for line in shown.state.score_lines(side) if line.label.template is SCORES[kind]]
            assert links == sum(line.points for line in lines)


# ---------------------------------------------------------------- the string under the pointer


@pytest.mark.parametrize("board", BOARDS)
def test_all_links_of_a_string_light_up_as_one(qapp, board):
    shown = Shown(match_until(lambda state: state.turn == 14, board=board))
    state = shown.state
    for edge, kind in enumerate(state.links):
        patch = shown.plan.patch_at(*at.edge_middle(state.layout, edge))
        if kind == NOTHING:
            assert patch is None
        else:
            lit = [other for other, string in enumerate(state.string_of) if string == state.string_of[edge]]
            assert patch.picture.params[1] == tuple(lit)
            assert patch.tip


def test_nothing_lights_up_on_a_space(qapp):
    shown = Shown(match_until(lambda state: state.turn == 9))
    assert all(shown.plan.patch_at(x, y) is None for x, y in at.spots("agamemnon"))


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("options", "wanted", "words"),
    [
        ({}, lambda state: state.turn > 4 and state.left == 2 and state.warp < 0, Ask.PLACE_BOTH),
        ({}, lambda state: state.turn > 4 and state.left == 1 and state.warp < 0, Ask.PLACE_SECOND),
        ({}, lambda state: state.turn > 4 and state.warp >= 0, Ask.WARP),
        ({}, lambda state: state.turn < 5 and state.hand[WEFT] and state.left == 2, Ask.REDRAW),
        ({"draw": "oracle"}, lambda state: state.turn == 5 and not state.named, Ask.NAME_TWO),
        ({"draw": "oracle"}, lambda state: state.turn == 5 and state.named, Ask.NAME_SECOND),
        ({"draw": "defy"}, lambda state: state.turn == 5 and state.left == 2, Ask.OPEN_TWO),
    ],
)
def test_the_prompt_says_what_is_to_be_done(qapp, options, wanted, words):
    for seed in range(20):
        try:
            match = match_until(wanted, seed=seed, **options)
        except AssertionError:
            continue
        shown = Shown(match)
        assert shown.layout.prompt(shown.view, shown.sight, None).body.template is words
        return
    raise AssertionError("no match comes to this position")
