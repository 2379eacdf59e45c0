"""States drawn over a place or around a piece (design section 4).

State is never colour alone: every state also has a line of its own.  One overlay item above the pieces paints them
with `draw_place`; it is repainted only when the set of places changes.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from ui.paint.blur import reach
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, polyline, rectangle, rounded_box, turned_box
from ui.paint.picture import Box, Picture
from ui.paint.shapes import draw_icon
from ui.theme.colour import Paint, colour
from ui.theme.measure import LYING


class PlaceState(StrEnum):
    """What a place tells the person."""

    SOFT = "soft"
    """A piece that could go here is pointed at."""
    LEGAL = "legal"
    TARGET = "target"
    """The drop would go here."""
    ILLEGAL = "illegal"
    """Refused, under the held piece only."""
    TURNED = "turned"
    """The held piece fits here, but only when it is turned."""
    LAST_MOVE = "last move"
    HINT = "hint"
    CLOSED = "closed"
    BARRED = "barred"
    """What lies here is protected from the held piece."""
    ORIGIN = "origin"
    """Where the held piece came from."""


BADGE_RADIUS = 11.0
DIM = 0.30
"""How far places and pieces that do not count fade while a piece is held."""
GHOST_OPACITY = 0.55
GHOST_OPACITY_TILE = 0.70
DIMMED_OPACITY = 0.42
POINTED_AT_LIFT = 4.0
_BIG = 70.0
_AREA_VEIL = "#131A20"
_CLOSED_VEIL = "#2B2118"
_LAMP_INK = "#FFE9C0"
_TARGET_GLOW = 13.0
_BRACKET_GAP = 3.0
_ROOM = reach(_TARGET_GLOW) + BADGE_RADIUS


def draw_place(canvas: Canvas, path: QPainterPath, state: PlaceState) -> None:
    """Paint the state of one place over its outline."""
    _DRAWN[state](canvas, path)


def place_picture(state: PlaceState, w: float, h: float, radius: float, turn: float = 0.0) -> Picture:
    """Return the state of a rounded place `w` by `h` with its corner at (0, 0), turned around its middle, as a picture."""
    path = turned_box(QRectF(0, 0, w, h), radius, turn)
    bounds = path.boundingRect()

    def draw(canvas: Canvas) -> None:
        if state is PlaceState.LAST_MOVE:  # its corners lie askew with the place, not around it
            with canvas.at(w / 2, h / 2, turn=turn):
                draw_place(canvas, turned_box(QRectF(-w / 2, -h / 2, w, h), radius, 0.0), state)
        else:
            draw_place(canvas, path, state)

    box = Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).grown(_ROOM)
    return Picture("place", (state, w, h, radius, turn), box, draw)


def _soft(canvas: Canvas, path: QPainterPath) -> None:
    canvas.stroke(path, canvas.theme.tokens.legal, 1.6 * canvas.theme.ring, 0.45)


def _legal(canvas: Canvas, path: QPainterPath) -> None:
    tokens, ring = canvas.theme.tokens, canvas.theme.ring
    canvas.glow_outside(path, 8.0, tokens.legal, 0.70)
    canvas.fill(path, tokens.legal, 0.10 if _is_big(path) else 0.17)
    canvas.stroke(path, tokens.legal_keyline, 5.2 * ring, 0.70)
    canvas.stroke(path, tokens.legal, 3.0 * ring)


def _target(canvas: Canvas, path: QPainterPath) -> None:
    tokens, ring = canvas.theme.tokens, canvas.theme.ring
    canvas.glow_outside(path, _TARGET_GLOW, tokens.legal, 1.0)
    if not _is_big(path):
        canvas.fill(path, tokens.legal, 0.22)
    canvas.stroke(path, tokens.legal_keyline, 7.0 * ring, 0.85)
    canvas.stroke(path, tokens.legal, 5.0 * ring)
    canvas.stroke(path, tokens.target, 2.2 * ring)


def _illegal(canvas: Canvas, path: QPainterPath) -> None:
    tokens, ring = canvas.theme.tokens, canvas.theme.ring
    canvas.fill(path, tokens.illegal, 0.14)
    with canvas.clipped(path):
        _hatch(canvas, path.boundingRect(), tokens.illegal)
    canvas.stroke(path, "#FFFFFF", 4.4 * ring, 0.85)
    canvas.stroke(path, tokens.illegal, 2.4 * ring, dash=(7, 5), cap=Qt.PenCapStyle.FlatCap)


def _hatch(canvas: Canvas, box: QRectF, paint: Paint) -> None:
    for index in range(int((box.width() + box.height()) / 9) + 2):
        x = box.left() - box.height() + index * 9
        canvas.line(x, box.bottom() + 2, x + box.height() + 4, box.top() - 2, paint, 2.0, 0.55)


def _turned(canvas: Canvas, path: QPainterPath) -> None:
    bounds = path.boundingRect()
    inset = min(5.0, 0.05 * bounds.width())
    inner = rounded_box(bounds.adjusted(inset, inset, -inset, -inset), 8.0)
    canvas.stroke(inner, _LAMP_INK, 1.6 * canvas.theme.ring, 0.60, dash=(6, 5), cap=Qt.PenCapStyle.FlatCap)
    size, middle = min(26.0, 0.4 * bounds.width()), bounds.center()
    draw_icon(canvas, "rot", middle.x(), middle.y(), size, colour(_LAMP_INK, 0.75), 2.0)


def _last_move(canvas: Canvas, path: QPainterPath) -> None:
    bounds, ring = path.boundingRect(), canvas.theme.ring
    around = bounds.adjusted(-_BRACKET_GAP, -_BRACKET_GAP, _BRACKET_GAP, _BRACKET_GAP)
    short = min(around.width(), around.height())
    brackets = _brackets(around, min(14.0, max(10.0, 0.2 * short), short / 3))
    canvas.stroke(brackets, "#FFFFFF", 5.2 * ring, 0.9)
    canvas.stroke(brackets, canvas.theme.tokens.last_move, 3.0 * ring)


def _brackets(box: QRectF, leg: float) -> QPainterPath:
    path = QPainterPath()
    for x, inward in ((box.left(), leg), (box.right(), -leg)):
        for y, downward in ((box.top(), leg), (box.bottom(), -leg)):
            path.addPath(polyline([(x, y + downward), (x, y), (x + inward, y)]))
    return path


def _hint(canvas: Canvas, path: QPainterPath) -> None:
    tokens, ring = canvas.theme.tokens, canvas.theme.ring
    canvas.glow_outside(path, 9.0, tokens.hint, 0.75)
    canvas.fill(path, tokens.hint, 0.14)
    canvas.stroke(path, "#FFFFFF", 5.0 * ring, 0.95)
    canvas.stroke(path, tokens.hint, 3.0 * ring, dash=(9, 5), cap=Qt.PenCapStyle.FlatCap)
    corner = path.boundingRect().topRight()
    draw_badge(canvas, corner.x() - 2, corner.y() + 2, tokens.hint, "bulb")


def _closed(canvas: Canvas, path: QPainterPath) -> None:
    bounds = path.boundingRect()
    canvas.fill(path, _CLOSED_VEIL, 0.45)
    size = min(30.0, 0.42 * min(bounds.width(), bounds.height()))
    draw_icon(canvas, "lock", bounds.center().x(), bounds.center().y(), size, _LAMP_INK, 2.0)


def _barred(canvas: Canvas, path: QPainterPath) -> None:
    corner = path.boundingRect().topLeft()
    cx, cy = corner.x() + 0.8 * BADGE_RADIUS, corner.y() + 0.7 * BADGE_RADIUS
    draw_badge(canvas, cx, cy, canvas.theme.tokens.bubble, "lock")


def _origin(canvas: Canvas, path: QPainterPath) -> None:
    canvas.stroke(path, canvas.theme.tokens.strong, 1.6 * canvas.theme.ring, dash=(5, 4))


_DRAWN = {
    PlaceState.SOFT: _soft,
    PlaceState.LEGAL: _legal,
    PlaceState.TARGET: _target,
    PlaceState.ILLEGAL: _illegal,
    PlaceState.TURNED: _turned,
    PlaceState.LAST_MOVE: _last_move,
    PlaceState.HINT: _hint,
    PlaceState.CLOSED: _closed,
    PlaceState.BARRED: _barred,
    PlaceState.ORIGIN: _origin,
}


def _is_big(path: QPainterPath) -> bool:
    return path.boundingRect().width() > _BIG


def draw_badge(
    canvas: Canvas, cx: float, cy: float, paint: Paint, icon: str, radius: float = BADGE_RADIUS
) -> None:
    """Paint a small round badge with a white line icon: hint bulb, protecting lock."""
    face = disc(cx, cy, radius)
    canvas.shadow(face, LYING)
    canvas.fill(face, paint)
    canvas.stroke(face, "#FFFFFF", 1.6)
    draw_icon(canvas, icon, cx, cy, radius * 1.25, "#FFFFFF", 1.7)


def draw_area(canvas: Canvas, whole: QRectF, area: QPainterPath) -> None:
    """Veil everything but an area and light its outline: lessons and score lines."""
    veiled = rectangle(whole.x(), whole.y(), whole.width(), whole.height()).subtracted(area)
    canvas.fill(veiled, _AREA_VEIL, 0.60)
    draw_outline(canvas, area)


def draw_outline(canvas: Canvas, area: QPainterPath) -> None:
    """Light the outline of an area."""
    ring = canvas.theme.ring
    canvas.stroke(area, canvas.theme.tokens.legal_keyline, 8.0 * ring, 0.8)
    canvas.stroke(area, canvas.theme.tokens.legal, 5.0 * ring)
    canvas.stroke(area, canvas.theme.tokens.target, 1.8 * ring)


def piece_glow(kind: str, outline: QPainterPath, *, pointed_at: bool = False) -> Picture:
    """Return the light under a piece that can move; stronger when it is pointed at.  `kind` names the outline."""
    sigma, alpha = (8.0, 1.0) if pointed_at else (5.0, 0.95)
    bounds = outline.boundingRect()
    box = Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).grown(reach(sigma))

    def draw(canvas: Canvas) -> None:
        canvas.glow(outline, sigma, canvas.theme.tokens.legal, alpha)
        if canvas.theme.contrast:
            canvas.stroke(outline, canvas.theme.tokens.legal, 4.0)

    return Picture("piece glow", (kind, pointed_at), box, draw)


FOCUS_GAP = 6.0


def focus_frame(w: float, h: float, radius: float, turn: float = 0.0) -> Picture:
    """Return the keyboard focus frame around a piece `w` by `h` with its corner at (0, 0), turned around its middle."""
    box = QRectF(-FOCUS_GAP, -FOCUS_GAP, w + 2 * FOCUS_GAP, h + 2 * FOCUS_GAP)
    frame = turned_box(box, radius + FOCUS_GAP, turn)
    bounds = frame.boundingRect()

    def draw(canvas: Canvas) -> None:
        canvas.stroke(frame, "#FFFFFF", 5.0 * canvas.theme.ring)
        canvas.stroke(frame, canvas.theme.tokens.focus, 2.6 * canvas.theme.ring)

    room = Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).grown(5)
    return Picture("focus", (w, h, radius, turn), room, draw)


def draw_dim(canvas: Canvas, path: QPainterPath, *, spent: bool = False) -> None:
    """Veil a tile or card that does not count now, or (`spent`) that is used up or cannot be paid."""
    if spent:
        canvas.fill(path, "#2B241A", 0.42)
    else:
        canvas.fill(path, "#141C30", 0.30)
