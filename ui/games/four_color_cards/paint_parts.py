"""Cloth and small parts of the table of Four Color Cards: lacquer, lattice, name plates, words, the end of a round."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QTransform

from engine.core.words import figure
from ui.games.four_color_cards import geometry as at
from ui.paint.canvas import Canvas, radial
from ui.paint.paths import disc, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.wood import draw_lamp_pool
from ui.theme.colour import Paint, colour
from ui.theme.measure import PANEL
from ui.theme.players import Player

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
CENTRE = Qt.AlignmentFlag.AlignCenter
CREAM, GOLD_INK, LOSS_INK = "#FFF3D8", "#FFE3A6", "#FFB3A0"
_LACQUER, _LACQUER_DARK, _GOLD = "#2F5A4C", "#16261F", "#D9A94E"
PLATE, _HOLLOW = "#10211B", "#0C1A15"
_CORNER = "M7 46 L46 46 L46 7 M7 34 L34 34 L34 7 M20 7 L20 20 L7 20 M46 46 L58 46 M46 46 L46 58"
_HIGHER = 6.0
"""So much higher and lower than its box a line may be."""

# ---------------------------------------------------------------- cloth


def cloth_picture(visible: Box, opponents: int) -> Picture:
    """Return lacquer, clouds, lattice, the tray of the discard row and the light on the offer."""

    def draw(canvas: Canvas) -> None:
        draw_lamp_pool(canvas, visible.rect(), _LACQUER_DARK if canvas.theme.dark else _LACQUER)
        _clouds(canvas, visible)
        _lattice(canvas)
        tray = rounded(*at.tray(opponents), 12)
        canvas.fill(tray, _HOLLOW, 0.34)
        canvas.inner_shadow(tray, 6, 1, 2, 0.5)
        _offer(canvas)

    return Picture("four color cloth", (visible, opponents), visible, draw, opaque=True)


def _clouds(canvas: Canvas, visible: Box) -> None:
    for line in range(int(visible.h / 52) + 2):
        for column in range(int(visible.w / 56) + 2):
            x = visible.x + column * 56 + 28 * (line % 2)
            y = visible.y + line * 52
            for r in (10, 18, 26):
                arc = f"M{x - r} {y} C{x - r} {y - r * 1.3} {x + r} {y - r * 1.3} {x + r} {y}"
                canvas.stroke(svg(arc), "#E9FFF2", 1.2, 0.035)


def _lattice(canvas: Canvas) -> None:
    x, y, w, h = at.LATTICE
    alpha = 0.6 if canvas.theme.dark else 0.85
    canvas.stroke(rounded(x, y, w, h, 10), _GOLD, 2, alpha)
    canvas.stroke(rounded(x + 7, y + 7, w - 14, h - 14, 6), _GOLD, 1, 0.35)
    for left, top, across, down in ((x, y, 1, 1), (x + w, y, -1, 1), (x + w, y + h, -1, -1)):
        turned = QTransform().translate(left, top).scale(across, down)
        corner = turned.map(svg(_CORNER))
        canvas.stroke(corner, _GOLD, 1.8, alpha, cap=Qt.PenCapStyle.FlatCap, join=Qt.PenJoinStyle.MiterJoin)


def _offer(canvas: Canvas) -> None:
    box = at.OFFER
    x, y = box.x + box.w / 2, box.y + box.h / 2
    light = radial(x, y, 112, (0, colour("#FFE3A0", 0.42)), (1, colour("#FFE3A0", 0.0)))
    canvas.fill(disc(x, y, 112), light)
    body = rounded(*box, 9)
    canvas.fill(body, _HOLLOW, 0.45)
    canvas.stroke(body, CREAM, 1.6, 0.75, dash=(9, 8))


# ---------------------------------------------------------------- words and plates


def words(
    text: str, box: Box, size: float, weight: int, align: Qt.AlignmentFlag = LEFT, paint: str = CREAM
) -> Picture:
    """Return words in a box as large as `box`; in a small window letters may be a little higher than it."""

    def draw(canvas: Canvas) -> None:
        canvas.text(QRectF(0, -_HIGHER, box.w, box.h + 2 * _HIGHER), text, size, paint, weight, align)

    params = (text, box.w, box.h, size, weight, int(align), paint)
    return Picture("four color words", params, Box(0, -_HIGHER, box.w, box.h + 2 * _HIGHER), draw)


Lines = tuple[tuple[str, float, int, str], ...]


def dock_words(lines: Lines, box: Box) -> Picture:
    """Return lines below each other for the dock: words, size, weight, colour of the theme; the last may wrap."""

    def draw(canvas: Canvas) -> None:
        top = 0.0
        for text, size, weight, token in lines:
            last = text == lines[-1][0]
            height = (
                box.h - top
                if last
                else canvas.theme.line_height * max(size, canvas.theme.least / canvas.scale) + 2
            )
            paint: Paint = getattr(canvas.theme.tokens, token)
            canvas.text(QRectF(0, top, box.w, height), text, size, paint, weight, TOP, wrap=last)
            top += height

    return Picture("four color dock words", (lines, box.w, box.h), Box(0, 0, box.w, box.h), draw)


def divider() -> Picture:
    """Return the line between the hand and the words beside it."""

    def draw(canvas: Canvas) -> None:
        canvas.box(0, 0, 1, 96, canvas.theme.tokens.hair)

    return Picture("four color divider", (), Box(0, 0, 1, 96), draw)


def name_plate(player: Player, name: str, below: tuple[str, str], score: int, w: float, h: float) -> Picture:
    """Return a seat's plate: chip, name, a line `below` it (whole, and short where that has no room), points."""

    def draw(canvas: Canvas) -> None:
        rise = 0 if canvas.roomy else 4  # letters as large as those need a higher plate
        body = rounded(0, -rise, w, h + rise, (h + rise) / 2)
        canvas.shadow(body, PANEL)
        canvas.fill(body, PLATE, 0.72)
        canvas.stroke(body, _GOLD, 1.0, 0.6)
        draw_chip(canvas, player, 23, (h - rise) / 2, 15)
        name_y, below_y = (13.5, 31) if canvas.roomy else (9, 30.5)
        canvas.text(QRectF(46, name_y - 10.5, w - 98, 21), name, 15, CREAM, 700, LEFT)
        line = QRectF(46, below_y - 10.5, w - 98, 21)
        said = below[0] if canvas.has_room(line, below[0], 500) else below[1]
        canvas.text(line, said, 12.5, CREAM, 500, LEFT, alpha=0.8)
        canvas.text(QRectF(w - 60, -rise, 44, h + rise), figure(score), 20, CREAM, 700, RIGHT)

    box = Box(0, 0, w, h).with_shadow(PANEL)
    return Picture("four color name", (player.name, name, below, score, w, h), box, draw)


def points_plate(points: int, w: float, h: float) -> Picture:
    """Return the plate with the points of a meld."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, h / 2)
        canvas.fill(body, PLATE)
        canvas.stroke(body, _GOLD, 1.0, 0.8)
        canvas.text(QRectF(0, 0, w, h), str(points), 12.5, GOLD_INK, 700, CENTRE)

    return Picture("four color points", (points, w, h), Box(0, 0, w, h).grown(1), draw)


def summary_panel(w: float, h: float) -> Picture:
    """Return the ground of what is said of a round's end."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, 12)
        canvas.fill(body, PLATE, 0.62)
        canvas.stroke(body, _GOLD, 1.2, 0.7)

    return Picture("four color summary", (w, h), Box(0, 0, w, h).grown(1), draw)


def winning_frame(w: float, h: float) -> Picture:
    """Return the frame around the card a round was won with."""

    def draw(canvas: Canvas) -> None:
        body = rounded(-1, -1, w + 2, h + 2, w * 0.16)
        canvas.stroke(body, PLATE, 5.0)
        canvas.stroke(body, GOLD_INK, 2.6)

    return Picture("four color winning", (w, h), Box(0, 0, w, h).grown(5), draw)


def paid_plate(said: str, w: float, h: float, *, lost: bool) -> Picture:
    """Return what somebody got or paid for the last round."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, h / 2)
        canvas.shadow(body, PANEL)
        canvas.fill(body, "#7E2A20" if lost else "#2E6B4A")
        canvas.stroke(body, CREAM, 1.0, 0.7)
        canvas.text(QRectF(2, 0, w - 4, h), said, 14, CREAM, 700, CENTRE)

    return Picture("four color paid", (said, w, h, lost), Box(0, 0, w, h).with_shadow(PANEL), draw)
