"""A site's papyrus slab with its header, and the small words and tokens that lie on slabs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from engine.games.imhotep.components import Site
from ui.games.imhotep.geometry import FOOT, HEADER, MARKET_DISCARD, SITE_HEIGHT, SITE_RADIUS, SITE_WIDTH
from ui.games.imhotep.shades import HEADER_INK, SITE_COLOUR, TOKEN_FACE, TOKEN_INK, TOKEN_RIM, shades
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.theme.colour import darker, lighter
from ui.theme.measure import BOARD, LYING
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ICON_GRID = 20.0
TOKEN_RADIUS = 12.5
_LEAST_CHIP = 6.6
_AFTER_CHIP = 4.0


@dataclass(frozen=True, slots=True)
class SitePrint:
    """The words printed on a slab, in the language of the table: name, rule in a few words, reminder at the foot."""

    name: str
    rule: str
    foot: str = ""


SITE_ICON = {
    Site.PYRAMIDS: "M10 2.5 L19 17 L1 17 Z",
    Site.TEMPLE: "M10 2 L19 7 L1 7 Z M3 8.5 L5.6 8.5 L5.6 15 L3 15 Z M8.7 8.5 L11.3 8.5 L11.3 15 L8.7 15 Z "
    "M14.4 8.5 L17 8.5 L17 15 L14.4 15 Z M1.5 16 L18.5 16 L18.5 18 L1.5 18 Z",
    Site.BURIAL: "M10 1.5 C14 1.5 15.5 4.5 15.5 7.5 C15.5 12 13.5 18.5 10 18.5 C6.5 18.5 4.5 12 4.5 7.5 "
    "C4.5 4.5 6 1.5 10 1.5 Z",
    Site.OBELISKS: "M10 1 L13 4.5 L14 16 L6 16 L7 4.5 Z M4.5 16.8 L15.5 16.8 L15.5 19 L4.5 19 Z",
}
_STALL = (
    "M2 8 L4 3 L16 3 L18 8 M2 8 C2 11 6 11 6 8 C6 11 10 11 10 8 C10 11 14 11 14 8 C14 11 18 11 18 8 "
    "M4 11 L4 17 L16 17 L16 11"
)


def draw_site_icon(canvas: Canvas, site: int, cx: float, cy: float, size: float, paint: str) -> None:
    """Paint a site's sign, `size` wide."""
    x, y, scale = cx - size / 2, cy - size / 2, size / _ICON_GRID
    if site == Site.MARKET:
        canvas.stroke(svg(_STALL, x, y, scale), paint, 1.8)
    else:
        canvas.fill(svg(SITE_ICON[Site(site)], x, y, scale), paint)


def draw_slab(canvas: Canvas, site: int, words: SitePrint) -> None:
    """Paint a slab with its header, its corner at (0, 0)."""
    colours = shades(canvas.theme)
    w, h = SITE_WIDTH, SITE_HEIGHT
    face = rounded(0, 0, w, h, SITE_RADIUS)
    canvas.shadow(face, BOARD, 1.15)
    canvas.fill(rounded(0, 4, w, h, SITE_RADIUS), darker(colours.slab_edge, 0.25))
    canvas.fill(face, linear(0, 0, 0, h, (0, lighter(colours.slab, 0.2)), (1, darker(colours.slab, 0.06))))
    canvas.stroke(face, colours.slab_edge, 1.5)
    canvas.stroke(rounded(4, 4, w - 8, h - 8, 7), colours.slab_edge, 1.0, 0.45)
    _header(canvas, site, words)
    foot = QRectF(10, h - 32, w - 20, 20)
    if words.foot and canvas.has_room(foot, words.foot, 500):
        canvas.text(foot, words.foot, 12.5, colours.slab_ink, 500, alpha=0.8)


def _header(canvas: Canvas, site: int, words: SitePrint) -> None:
    tint = SITE_COLOUR[Site(site)]
    plate = rounded(HEADER.x, HEADER.y, HEADER.w, HEADER.h, 6)
    canvas.fill(
        plate, linear(0, HEADER.y, 0, HEADER.y + HEADER.h, (0, lighter(tint, 0.10)), (1, darker(tint, 0.12)))
    )
    whole = QRectF(42, 5, SITE_WIDTH - 52, 38)
    if not canvas.roomy and not canvas.has_room(
        whole, words.name, 700
    ):  # the sign gives way, or the name is cut
        canvas.text(QRectF(12, 5, SITE_WIDTH - 24, 38), words.name, 16, HEADER_INK, 700)
        return
    draw_site_icon(canvas, site, 24, 24, 20, "#FFF4DD")
    if canvas.roomy and words.rule:
        end = MARKET_DISCARD.x if site == Site.MARKET else SITE_WIDTH - 10
        canvas.text(QRectF(42, 5, SITE_WIDTH - 52, 22), words.name, 15, HEADER_INK, 700, _LEFT)
        canvas.text(QRectF(42, 23, end - 44, 16), words.rule, 12, HEADER_INK, 500, _LEFT, alpha=0.92)
    else:
        canvas.text(whole, words.name, 16, HEADER_INK, 700, _LEFT)


def value_token(value: int, *, next_up: bool = False, radius: float = TOKEN_RADIUS) -> Picture:
    """Return a round token with the points of a free space; amber for the next one.  Its centre is (0, 0)."""

    def draw(canvas: Canvas) -> None:
        draw_token(canvas, 0, 0, str(value), next_up=next_up, radius=radius)

    box = Box(-radius, -radius, 2 * radius, 2 * radius).with_shadow(LYING)
    return Picture("imhotep value", (value, next_up, radius), box, draw)


def draw_token(
    canvas: Canvas, cx: float, cy: float, figure: str, *, next_up: bool = False, radius: float = TOKEN_RADIUS
) -> None:
    """Paint a round token around (cx, cy)."""
    face = disc(cx, cy, radius)
    canvas.shadow(face, LYING)
    canvas.fill(face, canvas.theme.tokens.accent if next_up else TOKEN_FACE)
    canvas.stroke(face, TOKEN_RIM, 1.6)
    canvas.figure(cx, cy, figure, radius * 1.2, TOKEN_INK, 800)


def foot_plaque(words: str, site: int, width: float = FOOT.w) -> Picture:
    """Return a changing line of words on a tinted plaque at a site's foot, its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.fill(rounded(0, 0, width, 28, 8), SITE_COLOUR[Site(site)], 0.18)
        canvas.text(QRectF(6, 0, width - 12, 28), words, 13.5, shades(canvas.theme).slab_ink, 600)

    return Picture("imhotep plaque", (words, site, width), Box(0, 0, width, 28), draw)


def slab_words(words: str, width: float, size: float = 12.5, weight: int = 500) -> Picture:
    """Return a changing line of words in slab ink, centred in a box `width` by 20 with its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        alpha = 0.8 if weight < 700 else 1.0
        canvas.text(QRectF(0, 0, width, 20), words, size, shades(canvas.theme).slab_ink, weight, alpha=alpha)

    return Picture("imhotep words", (words, width, size, weight), Box(0, -4, width, 28), draw)


def tally(player: Player, words: str, width: float = 88.0) -> Picture:
    """Return a player's chip with a few words beside it, in a box `width` by 22 with its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        radius = _chip_radius(canvas)
        left = 10 + max(14.0, radius + _AFTER_CHIP)
        draw_chip(canvas, player, 10, 11, radius)
        canvas.text(QRectF(left, 0, width - left, 22), words, 13, shades(canvas.theme).slab_ink, 600, _LEFT)

    return Picture("imhotep tally", (player.name, words, width), Box(0, -4, width, 32), draw)


def _chip_radius(canvas: Canvas) -> float:
    """Return a radius at which the player's shape is still a shape on a small board."""
    return max(8.0, _LEAST_CHIP / canvas.scale)


def column_mark(player: Player, words: str, width: float = 33.0) -> Picture:
    """Return whose stone shows in a temple column and what it brings, in a box `width` by 40, corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        draw_chip(canvas, player, width / 2, 10, _chip_radius(canvas))
        canvas.text(QRectF(-4, 19, width + 8, 18), words, 12, shades(canvas.theme).slab_ink, 700)

    return Picture("imhotep column", (player.name, words, width), Box(-4, -4, width + 8, 48), draw)
