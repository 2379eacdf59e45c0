"""Shared pictures look the same in every run, need no numpy, and keep to their boxes."""

import math
import subprocess
import sys

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from tests.ui.paint.contact_sheet import contact_sheet
from ui.paint.blur import blurred, reach
from ui.paint.bubbles import BubbleLine, Tail, bubble, pill, refusal
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.paint.icons import chip_pixmap, icon
from ui.paint.paths import disc, rounded
from ui.paint.pieces import chip, coin, stone, tile
from ui.paint.states import PlaceState, place_picture
from ui.theme.look import contrasting, dark, light
from ui.theme.players import EMBER, HONEY, PLAYERS


@pytest.mark.parametrize("theme", [light(), dark(language="ja")], ids=["light", "dark Japanese"])
def test_two_runs_paint_the_same_sheet(qapp, theme, tmp_path):
    first, second = contact_sheet(theme), contact_sheet(theme)
    first.save(str(tmp_path / "sheet.png"))
    assert first == second
    assert first.pixelColor(2, 2) == QColor(theme.tokens.panel)


def test_painting_does_not_load_numpy():
    """Start-up must not wait for it."""
    code = "import sys, ui.paint.pieces, ui.paint.states, ui.theme.apply; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_blur_keeps_its_amount_of_shadow(qapp):
    soft = blurred(disc(0, 0, 10), 4, QColor(0, 0, 0), 1.0)
    area = soft.box.width() * soft.box.height() / (soft.image.width() * soft.image.height())
    image = soft.image.convertToFormat(QImage.Format.Format_ARGB32)
    total = sum(image.pixelColor(x, y).alphaF() for x in range(image.width()) for y in range(image.height()))
    assert total * area == pytest.approx(314, rel=0.06)
    assert soft.box.width() >= 20 + 2 * reach(4) - 1


def test_a_blur_fades_out_before_its_edge(qapp):
    soft = blurred(rounded(0, 0, 40, 20, 4), 8, QColor(0, 0, 0), 2.0)
    image = soft.image
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    assert max(rim) <= 6
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() > 120


def alpha_at_rim(picture, theme):
    image = render(picture, theme, 2.0).toImage()
    xs, ys = range(image.width()), range(image.height())
    rim = [(x, y) for x in xs for y in (0, ys[-1])] + [(x, y) for y in ys for x in (0, xs[-1])]
    return max(image.pixelColor(x, y).alpha() for x, y in rim)


@pytest.mark.parametrize(
    "picture",
    [
        stone(EMBER, 36),
        chip(HONEY, 14),
        coin(10),
        tile(EMBER, "7", 50),
        place_picture(PlaceState.HINT, 42, 42, 6),
    ],
    ids=lambda picture: picture.kind,
)
def test_nothing_is_cut_off_at_the_edge_of_its_box(qapp, picture):
    assert alpha_at_rim(picture, light()) <= 16
    assert alpha_at_rim(picture, dark()) <= 16


def test_states_differ_in_more_than_colour(qapp):
    """Each state's outline alone, as grey, is unlike every other's."""
    greys = [
        bytes(
            render(place_picture(state, 42, 42, 6), light())
            .toImage()
            .convertToFormat(QImage.Format.Format_Alpha8)
            .constBits()
        )
        for state in PlaceState
    ]
    assert len(set(greys)) == len(PlaceState)


def test_high_contrast_has_no_glow(qapp):
    picture = place_picture(PlaceState.LEGAL, 42, 42, 6)
    plain = render(picture, contrasting(qapp.palette())).toImage()
    glowing = render(picture, light()).toImage()
    x, y = round(-picture.box.x) - 8, plain.height() // 2
    assert plain.pixelColor(x, y).alpha() == 0
    assert glowing.pixelColor(x, y).alpha() > 20


def test_every_player_has_a_stone_of_its_own(qapp):
    faces = {bytes(render(stone(player, 36), light()).toImage().constBits()) for player in PLAYERS}
    assert len(faces) == 6


def test_bubbles_grow_with_their_words(qapp):
    short = refusal(light(), "No.")
    long = refusal(light(), "Ship 2 needs 2 stones to sail; it has 1, and nobody may add one now.")
    assert long.box.h > short.box.h
    assert refusal(light(20), "No.").box.h > short.box.h


@pytest.mark.parametrize("tail", list(Tail))
def test_the_tip_of_a_bubble_is_the_origin(qapp, tail):
    box = bubble(light(), [BubbleLine("Ship 1"), BubbleLine("ready", quiet=True)], tail).box.rect()
    assert box.adjusted(-1, -1, 1, 1).contains(0, 0)
    assert box.width() > 50


def test_a_label_keeps_its_least_text_size_on_a_small_board(qapp):
    full = pill(light(), "dock closed", face="#000000", ink="#FFFFFF", scale=1.0)
    small = pill(light(), "dock closed", face="#000000", ink="#FFFFFF", scale=0.5)
    assert small.box.w * 0.5 >= full.box.w * 0.85


def test_text_on_a_canvas_is_at_least_twelve_screen_pixels(qapp):
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(0.5 * 2, 0.5 * 2)
    canvas = Canvas(painter, light(), dpr=2.0)
    assert canvas.scale == pytest.approx(0.5)
    assert canvas.font(9).pixelSize() == 24
    assert canvas.font(40).pixelSize() == 40
    assert not canvas.roomy
    painter.end()


def test_icons_are_sharp_and_fainter_when_disabled(qapp):
    made = icon("undo", light())
    assert not made.isNull()
    assert chip_pixmap(EMBER, light(), 14, 2.0).devicePixelRatio() == 2.0
    assert QRectF(chip(EMBER, 14).box.rect()).contains(0, 0)


def test_the_corners_of_a_last_move_lie_askew_with_what_lies_askew(qapp):
    """Only near the four corners of the turned bar is anything painted, not around its upright box."""
    w, h, turn, dpr = 60.0, 20.0, 30.0, 2.0
    picture = place_picture(PlaceState.LAST_MOVE, w, h, 5, turn)
    image = render(picture, light(), dpr=dpr).toImage()
    corners = QTransform().translate(w / 2, h / 2).rotate(turn)
    near = [corners.map(QPointF(x * (w / 2 + 3), y * (h / 2 + 3))) for x in (-1, 1) for y in (-1, 1)]
    painted = [
        QPointF(x / dpr + picture.box.x, y / dpr + picture.box.y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 128
    ]
    assert all(
        min(math.hypot(spot.x() - corner.x(), spot.y() - corner.y()) for spot in painted) < 2
        for corner in near
    )
    assert all(
        min(math.hypot(spot.x() - corner.x(), spot.y() - corner.y()) for corner in near) < 14
        for spot in painted
    )
