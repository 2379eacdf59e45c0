"""Text on its surfaces is readable, states and players can be told apart (design section 2)."""

import itertools
import math

import pytest
from PySide6.QtGui import QColor, QPalette

from ui.theme.colour import contrast, darker, hexa, lighter, luminance, mix
from ui.theme.players import PLAYERS, PLAYERS_ON_DARK_BOARDS
from ui.theme.tokens import DARK, LIGHT, high_contrast, is_dark

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def lab(paint, sight):
    """CIE L*a*b* (D65) of a colour as somebody with that kind of sight sees it."""
    c = QColor(paint)
    rgb = [linear(v) for v in (c.redF(), c.greenF(), c.blueF())]
    seen = [min(1.0, max(0.0, sum(m * v for m, v in zip(row, rgb, strict=True)))) for row in SIGHTS[sight]]
    x, y, z = (
        sum(m * v for m, v in zip(row, seen, strict=True))
        for row in (
            (0.4124564, 0.3575761, 0.1804375),
            (0.2126729, 0.7151522, 0.0721750),
            (0.0193339, 0.1191920, 0.9503041),
        )
    )
    fx, fy, fz = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x / 0.95047, y, z / 1.08883)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(first, second):
    """Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    c1, c2 = math.hypot((1 + g) * a1, b1), math.hypot((1 + g) * a2, b2)
    h1 = math.degrees(math.atan2(b1, (1 + g) * a1)) % 360
    h2 = math.degrees(math.atan2(b2, (1 + g) * a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh) / 2)
    mean_l, mean_cp = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = (h1 + dh / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_cp, 1 + 0.015 * mean_cp * t
    turn = 60 * math.exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -math.sin(math.radians(turn)) * 2 * math.sqrt(mean_cp**7 / (mean_cp**7 + 25**7))
    dl, dc, dhn = (l2 - l1) / s_l, (c2 - c1) / s_c, d_hue / s_h
    return math.sqrt(dl**2 + dc**2 + dhn**2 + r_t * dc * dhn)


def closest(paints, sight):
    return min(ciede2000(lab(a, sight), lab(b, sight)) for a, b in itertools.combinations(paints, 2))


def test_the_colour_distance_agrees_with_the_published_example():
    # Pair 1 of the test data of Sharma, Wu and Dalal.
    assert ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)


@pytest.mark.parametrize(
    ("tokens", "wanted"), [(LIGHT, (14.4, 7.4, 4.9)), (DARK, (13.2, 8.0, 4.7))], ids=["light", "dark"]
)
def test_the_three_inks_have_the_stated_contrast_on_a_panel(tokens, wanted):
    found = [contrast(ink, tokens.panel) for ink in (tokens.ink, tokens.ink2, tokens.ink3)]
    assert found == pytest.approx(wanted, abs=0.06)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_colour_is_readable_where_it_stands(tokens):
    for ink in (tokens.ink, tokens.ink2, tokens.accent_ink, tokens.ok, tokens.err, tokens.warn):
        for surface in (tokens.panel, tokens.raised):
            assert contrast(ink, surface) >= 4.5
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5
    assert contrast(tokens.bubble_ink, tokens.bubble) >= 7
    assert contrast(tokens.focus, tokens.panel) >= 3


@pytest.mark.parametrize(("tokens", "least"), [(LIGHT, 16.2), (DARK, 15.7)], ids=["light", "dark"])
def test_the_four_state_colours_stay_apart_for_every_kind_of_sight(tokens, least):
    states = (tokens.legal, tokens.illegal, tokens.last_move, tokens.hint)
    assert min(closest(states, sight) for sight in SIGHTS) >= least - 0.05


def test_the_closest_pair_of_players_is_as_far_apart_as_stated():
    paints = [player.colour for player in PLAYERS]
    found = {sight: closest(paints, sight) for sight in SIGHTS}
    wanted = {"normal": 26.5, "protan": 21.6, "deutan": 23.5, "tritan": 21.3}
    assert found == pytest.approx(wanted, abs=0.06)


def test_the_ink_of_each_player_has_the_stated_contrast():
    found = {player.name: contrast(player.ink, player.colour) for player in PLAYERS}
    wanted = {"ember": 3.9, "tide": 3.3, "honey": 9.5, "pine": 9.5, "chalk": 10.6, "plum": 7.6}
    assert found == pytest.approx(wanted, abs=0.06)


def test_players_differ_in_shape_pattern_and_letter_too():
    for trait in ("shape", "pattern", "letter", "name"):
        assert len({getattr(player, trait) for player in PLAYERS}) == 6
    assert sorted(PLAYERS_ON_DARK_BOARDS, key=PLAYERS.index) == list(PLAYERS)


def test_light_is_warm_and_shadow_is_cool():
    assert hexa(lighter("#000000", 1)) == "#FFF4E0"
    assert hexa(darker("#FFFFFF", 1)) == "#1A1420"
    assert hexa(mix("#000000", "#FFFFFF", 0.5)) in ("#7F7F7F", "#808080")


def system_palette(window, ink):
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
    return palette


@pytest.mark.parametrize(("window", "ink"), [("#000000", "#FFFF00"), ("#FFFFFF", "#000000")])
def test_high_contrast_takes_the_surfaces_of_the_system(window, ink):
    tokens = high_contrast(system_palette(window, ink))
    assert {tokens.window, tokens.panel, tokens.raised} == {window}
    assert {tokens.ink, tokens.ink2} == {ink}
    assert is_dark(tokens) == (luminance(ink) > luminance(window))
    assert contrast(tokens.ink3, tokens.panel) >= 4.5


def test_what_is_no_colour_is_refused():
    with pytest.raises(ValueError, match="not a colour"):
        lighter("amberish", 0.5)
