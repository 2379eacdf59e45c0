"""Imhotep's pictures are the same in every run, keep to their boxes, and go on beyond the board."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.games.imhotep.components import CARD_COUNTS, DECORATED, Card, Site
from tests.ui.games.imhotep.board_sheet import WORDS_A, WORDS_B, WORDS_JA, mock_up_table, sides_b_table
from tests.ui.tables import NAMES
from ui.board.layout import Sight
from ui.games.imhotep import geometry as g
from ui.games.imhotep.lay import Lay
from ui.games.imhotep.paint_board import BoardPrint, board_picture
from ui.games.imhotep.paint_cards import market_back, market_card
from ui.games.imhotep.paint_monuments import chamber, next_niche
from ui.games.imhotep.paint_ship import dock_label, order_tray, order_words, ship, ship_caption, wake
from ui.games.imhotep.paint_slab import column_mark, foot_plaque, slab_words, tally, value_token
from ui.games.imhotep.paint_stock import quarry_pile, round_card, sled
from ui.games.imhotep.seen import Seen
from ui.games.imhotep.shades import CARD_COLOUR, SITE_COLOUR
from ui.language import Language
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.paint.picture import Box
from ui.theme.look import contrasting, dark, light
from ui.theme.players import EMBER, PLAYERS

PRINT_A = BoardPrint((False,) * 5, 5, PLAYERS[:4], WORDS_A, "HARBOUR")
PRINT_B = BoardPrint((True,) * 5, 4, PLAYERS[:2], WORDS_B, "HARBOUR")
SMALL = (
    [ship(capacity, ready=True) for capacity in (1, 2, 3, 4)]
    + [ship(4, scale=0.7), wake(), order_tray(), order_words("Order of unloading")]
    + [sled(3), quarry_pile(EMBER, 1), quarry_pile(EMBER, 29)]
    + [round_card("Round 4 / 6", (4, 3, 3, 2), (False, True, False, False), "4 / 6")]
    + [market_card(kind, (kind.name,)) for kind in Card]
    + [market_back(), value_token(3, next_up=True), tally(EMBER, "3 → 6"), column_mark(EMBER, "+1")]
    + [slab_words("level 2 of 3", 190), foot_plaque("next", Site.PYRAMIDS), next_niche(27.0)]
)


@pytest.mark.parametrize("theme", [light(), dark()], ids=["light", "dark"])
@pytest.mark.parametrize("table", [mock_up_table, sides_b_table], ids=["sides A", "sides B"])
def test_two_runs_paint_the_same_table(qapp, theme, table, tmp_path):
    first, second = table(theme), table(theme)
    first.save(str(tmp_path / "table.png"))
    assert first == second


@pytest.mark.parametrize("picture", SMALL, ids=lambda picture: f"{picture.kind} {picture.params[:1]}")
def test_nothing_is_cut_off_at_the_edge_of_its_box(qapp, picture):
    image = render(picture, dark(), 2.0).toImage()
    xs, ys = range(image.width()), range(image.height())
    rim = [(x, y) for x in xs for y in (0, ys[-1])] + [(x, y) for y in ys for x in (0, xs[-1])]
    if picture.kind not in ("imhotep plaque", "imhotep words"):
        assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 16
    middle = {image.pixel(x, image.height() // 2) for x in xs}
    assert len(middle) > 1


@pytest.mark.parametrize("printed", [PRINT_A, PRINT_B], ids=["sides A", "sides B"])
@pytest.mark.parametrize("visible", [g.BOARD, Box(-300, -60, 1800, 900)], ids=["board", "wide window"])
def test_the_board_covers_everything_that_is_visible(qapp, printed, visible):
    image = QImage(round(visible.w / 2), round(visible.h / 2), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    painter.translate(-visible.x, -visible.y)
    board_picture(visible, printed).draw(Canvas(painter, light()))
    painter.end()
    alphas = {
        image.pixelColor(x, y).alpha() for x in range(0, image.width(), 7) for y in range(image.height())
    }
    assert alphas == {255}


def test_a_wider_window_shows_the_same_river(qapp):
    """Waves and foam stay where they are; only the lamp's pool, the edge's shadow and the reeds move."""
    calm = replace(light().tokens, lamp_centre=0.0, lamp_edge=0.0)
    theme = replace(light(), tokens=calm)
    part = (500, 400, 300, 60)
    narrow = render(board_picture(g.BOARD, PRINT_A), theme).toImage().copy(*part)
    wide_box = Box(-200, 0, 1500, 646)
    wide = render(board_picture(wide_box, PRINT_A), theme).toImage().copy(part[0] + 200, *part[1:])
    differing = sum(
        abs(narrow.pixelColor(x, y).green() - wide.pixelColor(x, y).green()) > 4
        for x in range(narrow.width())
        for y in range(narrow.height())
    )
    assert differing == 0


def test_high_contrast_has_plain_cloth(qapp):
    theme = contrasting(qapp.palette())
    image = render(board_picture(g.BOARD, PRINT_A), theme).toImage()
    gap = {image.pixel(x, 200) for x in range(round(g.BOARD.w)) if not _on_slab(x)}
    assert len(gap) < 40
    water = {image.pixel(x, y) for x in range(150, 400, 3) for y in range(480, 520, 3)}
    assert len(water) == 1


def _on_slab(x):
    return any(g.site_box(site).grown(30).rect().contains(x, 200) for site in Site)


def test_sides_a_and_b_look_different_at_every_site(qapp):
    one, other = (
        render(board_picture(g.BOARD, printed), light()).toImage() for printed in (PRINT_A, PRINT_B)
    )
    for site in Site:
        slab = g.site_box(site)
        body = (round(slab.x) + 8, round(slab.y) + 50, round(slab.w) - 16, 240)
        assert one.copy(*body) != other.copy(*body)


def test_every_card_has_a_face_of_its_own(qapp):
    faces = {bytes(render(market_card(kind, ()), light()).toImage().constBits()) for kind in Card}
    assert len(faces) == len(Card)
    assert len({CARD_COLOUR[kind] for kind in Card}) == 4
    assert sum(CARD_COUNTS[kind] for kind in CARD_COLOUR) == 34


def test_card_names_that_have_no_room_leave_the_emblem_alone(qapp):
    names = ("Statue", "A name far too long for it", "Another one that is far too long")
    cards = [market_card(Card.STATUE, (name,), 60, 82) for name in names]
    named, without, other = (render(card, light()).toImage() for card in cards)
    assert named != without
    assert without == other


def test_a_long_name_is_printed_in_short_rather_than_not_at_all(qapp):
    whole, short = "Burial Chamber Decoration", "Burial Deco."
    cards = [market_card(Card.BURIAL_DECORATION, names, 80, 110) for names in ((whole, short), (short,), ())]
    both, abbreviated, nameless = (render(card, light(), 0.96).toImage() for card in cards)
    assert both == abbreviated != nameless


def test_every_decoration_says_its_name_on_the_smallest_market(qapp):
    lay = Lay(Seen({}), Sight(0, Language().voice(NAMES[:2], 0), PLAYERS[:2], light()))
    for kind in DECORATED:
        named, nameless = (
            render(market_card(kind, names), light(), 0.74).toImage() for names in (lay.printed(kind), ())
        )
        assert named != nameless


def test_the_pennant_shows_that_a_ship_may_sail(qapp):
    waiting, ready = (render(ship(3, ready=state), light()).toImage() for state in (False, True))
    assert waiting != ready


@pytest.mark.parametrize("scale", [0.55, 0.7, 1.0, 1.4])
def test_words_in_japanese_are_painted_at_every_board_size(qapp, scale):
    assert not mock_up_table(light(language="ja"), 1.0, scale, WORDS_JA).isNull()


def test_labels_name_their_dock_and_lock_it_when_closed(qapp):
    free, closed = (dock_label(light(), "dock", closed=state) for state in (False, True))
    assert closed.box.w > free.box.w
    assert ship_caption(light(), "2 of 4 · sails from 3").box.w > free.box.w


def test_headers_differ_and_a_full_chamber_lies_over_the_printed_one(qapp):
    assert len({*SITE_COLOUR.values()}) == 5
    assert chamber(8).box == g.BURIAL_PIT
