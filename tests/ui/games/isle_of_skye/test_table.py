"""What Isle of Skye's table must do well: try-outs, turning, prices behind the screen, live values, other estates."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from engine.core.contract import NOBODY
from engine.core.move import make, piece_of, verb_of
from engine.games.isle_of_skye.places import (
    AXE,
    CASTLE,
    COINS,
    PURSE,
    SCORING,
    SLOT,
    STOCK,
    Verb,
    estate_parts,
    estate_place,
)
from engine.games.isle_of_skye.tiles import ID_OF
from tests.ui.tables import Hands, match_of, one_person, sit
from ui.board.layout import Aim, Sight
from ui.board.lights import Group
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.seen import Seen
from ui.language import Language
from ui.layouts import layout_for
from ui.paint.cache import render
from ui.paint.canvas import fits, squeezed
from ui.paint.states import PlaceState
from ui.theme.look import light
from ui.theme.players import PLAYERS

NAMES = ("Rita", "Aoi", "Bruno", "Chen", "Dora")


def until(phase, seat=0, players=3, seed=5, least=0):
    """A match some sensible moves in, in which a seat begins with a phase; it can buy something, or build badly."""
    match = match_of("isle_of_skye", players=players, seed=seed)
    bot = match.game.bot
    while match.ply < least or not begins(match.state, phase, seat):
        legal = match.state.legal_moves()
        values = bot.order(match.state, legal)
        assert match.play(legal[values.index(max(values))]) is None
    return match


def begins(state, phase, seat):
    """Whether a seat is at the beginning of a phase that can be shown something with."""
    view = state.observe(seat)
    if state.to_move != seat or view["phase"] != phase:
        return False
    if phase == "price":
        return view["axes"][seat] == -1 and view["gold"][seat] >= 6
    return phase != "buy" or len(state.legal_moves()) > 1


def seen_by(match, seat, **changes):
    voice = Language().voice(NAMES[: match.setup.players], seat)
    sight = Sight(seat, voice, PLAYERS[: match.setup.players], light())
    return layout_for(match.setup), match.state.observe(seat), replace(sight, **changes)


# ---------------------------------------------------------------- aims


def test_a_placement_is_a_cell_and_a_turn(qapp):
    match = until("build")
    layout, view, sight = seen_by(match, 0)
    layout.plan(view, sight)
    for move in match.state.legal_moves():
        parts = estate_parts(move & 0x3FFF)
        assert parts is not None
        seat, cell, rotation = parts
        assert layout.aims(move) == (Aim(piece_of(move), estate_place(seat, cell), rotation),)


def test_a_refused_turn_is_asked_about_as_it_lies(qapp):
    layout = layout_for(match_of("isle_of_skye").setup)
    cell = estate_place(1, 360)
    assert layout.attempt(Aim(12, cell, 3)) == 12 << 14 | estate_place(1, 360, 3)
    assert layout.attempt(Aim(12, STOCK + 1, 2)) == 12 << 14 | STOCK + 1


def test_an_offer_may_be_dropped_wherever_it_would_fit_and_nowhere_else(qapp):
    match = until("buy", least=20)
    layout, view, sight = seen_by(match, 0)
    layout.plan(view, sight)
    estate = Seen(view).estate(0)
    buys = [move for move in match.state.legal_moves() if verb_of(move) == Verb.BUY]
    assert buys
    for move in buys:
        tile = piece_of(move)
        tried = {(aim.place, aim.turn) for aim in layout.aims(move) if aim.place != STOCK}
        fits = {(estate_place(0, placement >> 2), placement & 3) for placement in estate.placements(tile)}
        assert tried == fits
        assert layout.aims(move)[0].place == STOCK


def test_a_drop_on_the_estate_buys(qtbot, around):
    match = until("buy", least=20)
    screen = sit(qtbot, around, match, one_person(3))
    hands, grip = Hands(screen), screen.board.grip
    move = next(move for move in screen.session.legal() if verb_of(move) == Verb.BUY)
    aim = next(aim for aim in screen.board.layout.aims(move) if aim.place != STOCK)
    start = hands.loose(aim.piece)
    hands.take(start, start + QPointF(-30, 0))
    while grip.hold.turn != aim.turn:
        hands.key(Qt.Key.Key_R)
    hands.move(hands.place(aim.place), Qt.MouseButton.LeftButton)
    hands.release(hands.place(aim.place))
    assert match.turns[-1].move == move
    assert hands.scene_agrees()
    assert screen.board.scene.lying(aim.piece, STOCK)


# ---------------------------------------------------------------- turning


def test_cells_that_fit_only_when_turned_are_shown(qtbot, around):
    match = until("build", least=30)
    screen = sit(qtbot, around, match, one_person(3))
    board, hands = screen.board, Hands(screen)
    tile = piece_of(screen.session.legal()[0])
    hands.click(hands.loose(tile))
    every = {place for turn in range(4) for place in board.grip.targets.places(tile, turn)}
    for _ in board.grip.targets.turns(tile):
        here = board.grip.legal_places()
        marks = board.lights.marks(Group.TURNED)
        assert len(marks) == len(every - here)
        assert all(mark.state is PlaceState.TURNED for mark in marks)
        hands.key(Qt.Key.Key_R)
    board.stop()
    assert not board.lights.marks(Group.TURNED)


def test_a_tile_in_the_hand_is_as_large_as_a_cell(qtbot, around):
    match = until("build", least=60)
    screen = sit(qtbot, around, match, one_person(3))
    hands = Hands(screen)
    tile = piece_of(screen.session.legal()[0])
    hands.click(hands.loose(tile))
    held = screen.board.scene.rect_of_piece(screen.board.grip.hold.item).width()
    castle = screen.board.scene.rect_of_piece(hands.item("castle 0")).width()
    assert castle < held < 1.1 * castle


def test_a_drop_that_does_not_fit_says_which_edge(qtbot, around):
    match = until("build", least=60)
    screen = sit(qtbot, around, match, one_person(3))
    hands, said = Hands(screen), []
    screen.board.refused.connect(lambda why: said.append(screen.voice.speak(why)))
    estate = Seen(screen.view()).estate(0)
    tile, cell = misfit(estate, Seen(screen.view()).stock(0))
    hands.drag(hands.loose(tile), hands.place(estate_place(0, cell)))
    assert "edge" in said[-1]
    assert "against" in said[-1]
    assert hands.scene_agrees()


def misfit(estate, stock):
    """A tile and a free cell where it does not fit as it comes into the hand."""
    for tile in stock:
        placements = estate.placements(tile)
        first = min((placement & 3 for placement in placements), default=0)
        for cell in estate.frontier:
            if (cell << 2 | first) not in placements:
                return tile, cell
    raise AssertionError("everything fits everywhere")


# ---------------------------------------------------------------- prices


def test_every_price_is_a_pile_of_coins_and_digits_pick_them_up(qtbot, around):
    match = until("price", least=20)
    screen = sit(qtbot, around, match, one_person(3))
    hands = Hands(screen)
    screen.session.play(make(Verb.AXE, AXE, SLOT + 1))
    most = Seen(screen.view()).most_stake(0)
    piles = [
        item.piece.number - COINS
        for item in screen.board.scene.pieces()
        if item.piece.key.startswith("coins")
    ]
    assert sorted(piles) == list(range(1, most + 1))
    hands.key(Qt.Key.Key_3)
    assert screen.board.held_piece.number == COINS + 3
    assert screen.board.grip.legal_places() == {SLOT}


@pytest.mark.parametrize("count", [1, 4, 12, 13, 30, 63, 120])
def test_piles_of_coins_lie_in_the_dock_one_beside_the_other(count):
    boxes = [at.stake_stack(number, count) for number in range(count)]
    assert len({(box.x, box.y) for box in boxes}) == count
    for box in boxes:
        assert at.PRICE_DIVIDERS[0] < box.x
        assert box.x + box.w <= at.PRICE_DIVIDERS[1]
        assert box.y >= 28
        assert box.y + box.h <= at.DOCK_HEIGHT
    if count <= 36:
        assert not any(a.rect().intersects(b.rect()) for a in boxes for b in boxes if a != b)


@pytest.mark.parametrize(("count", "least"), [(6, 40), (18, 40), (22, 36), (42, 30)])
def test_piles_are_as_large_as_there_is_room_for_all(count, least):
    assert {at.stake_stack(number, count).w >= least for number in range(count)} == {True}


def test_a_large_pile_is_as_small_on_a_tile_as_any_other(qtbot, around):
    """It has the size of the tile's corner in the hand already."""
    match = until("price", least=20)
    match.play(make(Verb.AXE, AXE, SLOT + 1))
    layout, view, sight = seen_by(match, 0)
    plan = layout.plan(view, sight)
    coins = next(piece for piece in plan.pieces if piece.key == "coins 2")
    tile = next(place for place in plan.places if place.number == SLOT)
    landed = layout.landing(coins, tile, sight)
    assert coins.box.w * coins.hand_scale == pytest.approx(landed.box.w)
    assert landed.box == pytest.approx(at.stake_on(tile.box))


def test_the_ring_lies_on_the_tile_whose_price_is_asked_for(qapp):
    match = until("price", least=20)
    for asked, place in ((0, SLOT), (2, SLOT + 2)):
        if asked == 0:
            match.play(make(Verb.AXE, AXE, SLOT + 1))
        else:
            match.play(make(Verb.STAKE, COINS + 1, SLOT))
        layout, view, sight = seen_by(match, 0)
        assert Seen(view).asked_slot(0) == asked
        rings = [piece for piece in layout.plan(view, sight).pieces if piece.key.startswith("asked")]
        own = next(entry for entry in layout.plan(view, sight).places if entry.number == place)
        assert len(rings) == 1
        assert own.box.rect().adjusted(0, 0, 4, 4).contains(rings[0].box.rect().center())


# ---------------------------------------------------------------- previews


def test_a_preview_says_what_the_scoring_tiles_will_pay(qtbot, around):
    match = until("build", least=40, seed=9)
    screen = sit(qtbot, around, match, one_person(3))
    referee, state = screen.board._referee, match.state
    before = state.observe(0)["now"][0]
    checked = 0
    for move in screen.session.legal():
        told = [
            screen.voice.speak(gain.sentence)
            for gain in referee.preview(move, screen.board.layout.aims(move)[0]).lines
        ]
        assert 1 <= len(told) <= 3
        after = state.copy()
        after.play(move)
        if after.observe(0)["phase"] != "build":
            continue
        for slot, (old, new) in enumerate(zip(before, after.observe(0)["now"][0], strict=True)):
            if old != new and len(told) < 3:
                assert any(line.startswith("ABCD"[slot]) and line.endswith(f"{old} → {new}") for line in told)
                checked += 1
    assert checked


def test_a_preview_of_a_purchase_says_what_is_left(qtbot, around):
    match = until("buy", least=20)
    screen = sit(qtbot, around, match, one_person(3))
    seen = Seen(screen.view())
    move = next(move for move in screen.session.legal() if verb_of(move) == Verb.BUY)
    offer = seen.offer_of(piece_of(move))
    (aim, *_) = screen.board.layout.aims(move)
    first = screen.voice.speak(screen.board._referee.preview(move, aim).lines[0].sentence)
    assert offer is not None
    assert offer.price is not None
    assert first.endswith(f"{(seen.free(0) or 0) - offer.price} left")


# ---------------------------------------------------------------- estates


def test_the_estate_lies_still_while_there_is_room_and_inside_always():
    home = 380
    small = at.estate_frame([home, home + 20, home - 20])
    wider = at.estate_frame([home, home + 40, home - 20])
    assert small == wider
    long = [home + 20 * step for step in range(-9, 10)]
    frame = at.estate_frame(long)
    assert frame.edge < at.MOST_CELL / 2
    assert all(at.ESTATE.rect().adjusted(-0.1, -0.1, 0.1, 0.1).contains(frame.cell(c).rect()) for c in long)


@pytest.mark.parametrize("rivals", [1, 2, 3, 4])
def test_the_panels_of_the_rivals_fit_beside_the_estate(rivals):
    panels = [at.panel(number, rivals) for number in range(rivals)]
    for number, panel in enumerate(panels):
        assert at.ESTATE.x + at.ESTATE.w <= panel.x
        assert at.BOARD.rect().contains(panel.rect())
        assert panel.rect().contains(at.offer(at.stall(panel), 1).rect())
        assert panel.rect().contains(at.framed_estate(at.estate_panel(panel)).rect())
        assert number == 0 or panels[number - 1].y + panels[number - 1].h < panel.y


def test_opening_a_card_shows_that_players_estate_until_the_own_turn(qtbot, around):
    match = until("buy", seat=1, least=30)
    screen = sit(qtbot, around, match, one_person(3, seat=0))
    assert "castle 0" in {item.piece.key for item in screen.board.scene.pieces()}
    screen.players.cards[2].toggled.emit()
    keys = {item.piece.key for item in screen.board.scene.pieces()}
    assert "castle 2" in keys
    assert "banner" in keys
    assert Hands(screen).scene_agrees()
    while screen.session.to_move != 0:
        screen.session._make(match.state.legal_moves()[0])
    keys = {item.piece.key for item in screen.board.scene.pieces()}
    assert "castle 0" in keys
    assert "banner" not in keys


# ---------------------------------------------------------------- pointing


def test_pointing_at_a_ground_lights_its_whole_area(qtbot, around):
    match = until("buy", least=60)
    screen = sit(qtbot, around, match, one_person(3))
    hands, plan = Hands(screen), screen.board.plan
    estate = Seen(screen.view()).estate(0)
    frame = at.estate_frame([*estate.cells, *estate.frontier])
    sizes = set()
    for code, cell in zip(estate.codes, estate.cells, strict=True):
        box = frame.cell(cell)
        patch = plan.patch_at(box.x + box.w / 2, box.y + box.h * 0.9)
        assert patch is not None
        area, *tile = patch.tip.split("\n")
        assert area.endswith(("open", "closed"))
        assert tile == ([f"Tile {ID_OF[code >> 2]}"] if code >> 2 != CASTLE else [])
        sizes.add(area.split(" of ")[1])
        assert not render(patch.picture, light()).isNull()
    assert len(sizes) > 1
    hands.move(hands.piece("castle 0"))
    assert screen.board.lighting._patch is not None
    hands.move(hands.felt())
    assert screen.board.lighting._patch is None


def test_pointing_at_a_scoring_tile_lights_what_it_counts_and_says_all_values(qapp):
    match = until("buy", least=60)
    layout, view, sight = seen_by(match, 0)
    plan = layout.plan(view, sight)
    for slot in range(4):
        place = next(place for place in plan.places if place.number == SCORING + slot)
        box = at.plaque(slot)
        patch = plan.patch_at(box.x + 5, box.y + 5)
        assert patch is None or patch.tip == place.tip
        assert "Pays in the rounds" in place.tip
        for seat, name in enumerate(("You", *NAMES[1:3])):
            points = view["now"][seat][slot]
            if points is not None and seat:
                assert f"{name} {points}" in place.tip


# ---------------------------------------------------------------- words


def test_the_prompt_says_what_is_asked_in_every_phase(qapp):
    asked = {"price": "Behind your screen:", "buy": "Buy one tile:", "build": "Build:"}
    for phase, head in asked.items():
        layout, view, sight = seen_by(until(phase), 0)
        assert sight.voice.speak(layout.prompt(view, sight, None).head) == head


def test_an_onlooker_sees_a_table_on_which_nothing_can_be_taken(qapp):
    for phase in ("price", "buy", "build"):
        layout, view, sight = seen_by(until(phase), NOBODY)
        plan = layout.plan(view, sight)
        assert not [piece for piece in plan.pieces if piece.loose]
        assert not [piece for piece in plan.pieces if piece.key.startswith(("purse 1", "coins"))]


def test_a_rivals_gold_is_behind_its_screen_until_it_is_counted_at_the_end(qapp):
    for match in (until("price"), match_of("isle_of_skye", players=3, plies=100_000)):
        layout, view, sight = seen_by(match, 0)
        plan = layout.plan(view, sight)
        purses = {place.number - PURSE: place for place in plan.places if PURSE < place.number < PURSE + 3}
        golds = {piece.key for piece in plan.pieces if piece.key.startswith("gold ")}
        for seat, place in purses.items():
            if match.over:
                assert place.name == f"Gold of {NAMES[seat]}, {view['gold'][seat]}"
            else:
                assert place.name == f"Gold of {NAMES[seat]}, behind the screen"
        assert sorted(purses) == [1, 2]
        assert golds == ({"gold 1", "gold 2"} if match.over else set())


@pytest.mark.parametrize("plies", [40, 90, 100_000])
def test_the_banner_over_another_estate_covers_no_tile(qapp, plies):
    for seed in range(4):
        match = match_of("isle_of_skye", players=2, seed=seed, plies=plies)
        layout, view, sight = seen_by(match, 0, visited=1)
        cells = [place for place in layout.plan(view, sight).places if estate_parts(place.number) is not None]
        assert cells
        assert all(cell.box.y >= at.BANNER.y + at.BANNER.h for cell in cells)


@pytest.mark.parametrize("scale", [0.69, 1.0])
def test_corners_round_an_own_tile_touch_neither_its_heading_nor_the_edge(scale):
    """Three pixels outside the tile, five wide; the letters of a heading stand in the middle of its line."""
    reach, letters = 5.6, 12.0
    box = at.own_tile(0)
    foot = (at.HEADING_Y + at.HEADING_HEIGHT / 2) * scale + letters / 2
    assert box.y * scale - reach >= foot - 1
    assert (box.y + box.h) * scale + reach <= at.DOCK_HEIGHT * scale
    assert at.SCREEN.y + at.SCREEN.h < at.DOCK_HEIGHT


def test_every_own_tile_lies_in_the_middle_of_a_leaf_of_the_screen():
    leaf = at.SCREEN.w / 3
    for number in range(3):
        middle = at.own_tile(number).x + at.TILE / 2
        assert middle == at.SCREEN.x + (number + 0.5) * leaf


def test_money_that_flows_leaves_no_corners_round_a_purse(qapp):
    _, view, sight = seen_by(match := until("price"), 0)
    plan = layout_for(match.setup).plan(view, sight)
    purses = [place for place in plan.places if PURSE <= place.number < PURSE + 3]
    assert len(purses) == 3
    assert all(place.passing for place in purses)


def test_the_usual_names_are_whole_beside_live_values_in_the_smallest_window(qapp):
    theme = light(language="ja")
    panel, scale = at.panel(0, 4), 0.69
    room = at.head_values(panel, [1, 1, 1], False)
    box = QRectF(0, 0, (room.x - panel.x - 40) * scale, 20)
    font = theme.sized(12, 700)
    for name in ("ブルーノ", "カルメン"):
        assert fits(squeezed(font, name, box), name, box)
