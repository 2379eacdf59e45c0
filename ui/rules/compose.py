"""Paints a picture of a page: the plan of a position, drawn by the game's own painters, cut out and lit.

References say what is meant, as in lessons: `piece: KEY` (a plan's key), `zone: NAME` and `place: NAME` (what the table
calls them in English), `to: MOVE` and `from: MOVE` (where a move in notation goes, what it picks up), `board`, `dock`, and
`box: X Y W H` in board units. A `*` in a key or name stands for anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter, QPainterPath

from engine.core.contract import BadNotation, Setup, State
from engine.core.registry import load_game
from engine.core.words import ENGLISH, Voice
from ui.board.layout import Area, Piece, Place, Plan, Sight, TableLayout
from ui.board.targets import Targets
from ui.layouts import layout_for
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, rounded_box, turned_box
from ui.paint.picture import Box, Picture
from ui.paint.states import GHOST_OPACITY, PlaceState, draw_place, piece_glow
from ui.rules.pictures import TO_MOVE, BadPicture, Shown, arranged, shown
from ui.screens import Language
from ui.theme.look import Theme
from ui.words import Grammar

_CORNER = 8.0
_CALLOUT = 13.0
_PAPER_SHARPNESS = 4.0
"""Pixels of an image on paper for each unit of the board."""

Thing = Piece | Place
Spot = tuple[Area, QRectF, Thing | None]
"""Where something is: in which area, its box there, and what it is."""

Light = tuple[Area, QRectF, Thing | None, PlaceState | int]
"""A spot and how it is lit; a number stands for a callout."""


def page_picture(game: str, name: str, theme: Theme, language: Language) -> Picture:
    """Return a picture of a page by name. Raises `BadPicture`."""
    what = shown(game, name)
    setup, state = arranged(game, what.position)
    names = [language.say(Grammar.PLAYER, number=seat + 1) for seat in range(setup.players)]
    return Scene(name, what, setup, state, theme, language.voice(names), language.code).picture()


@dataclass
class Scene:
    """One picture being made."""

    name: str
    what: Shown
    setup: Setup
    state: State
    theme: Theme
    voice: Voice
    code: str

    # ------------------------------------------------------------ the position

    @cached_property
    def layout(self) -> TableLayout:
        """The game's table."""
        return layout_for(self.setup)

    @property
    def seat(self) -> int:
        """Whose eyes see it."""
        return self.state.to_move if self.what.seat == TO_MOVE else self.what.seat

    def sight(self, voice: Voice) -> Sight:
        """Return how it is looked at."""
        layout = self.layout
        width = max(layout.dock_least_width, layout.board.w)
        return Sight(self.seat, voice, layout.colours, self.theme, width, visited=self.what.visited)

    @cached_property
    def plan(self) -> Plan:
        """What lies on the table, in the page's language."""
        return self.layout.plan(self.state.observe(self.seat), self.sight(self.voice))

    @cached_property
    def named(self) -> Plan:
        """The same in English, for references."""
        return self.layout.plan(self.state.observe(self.seat), self.sight(ENGLISH))

    # ------------------------------------------------------------ references

    def spots(self, references: Iterable[str]) -> list[Spot]:
        """Return what references mean. Raises `BadPicture` when one means nothing."""
        return list(chain.from_iterable(map(self._spots, references)))

    def _spots(self, reference: str) -> list[Spot]:
        kind, _, rest = reference.partition(":")
        found = list(self._found(kind, rest.strip()))
        if not found:
            raise BadPicture(self.name, f"there is no “{reference}” in this position")
        return found

    def _found(self, kind: str, rest: str) -> Iterator[Spot]:
        match kind:
            case "board":
                yield Area.BOARD, (self.plan.board or self.layout.board).rect(), None
            case "dock":
                height = self.layout.dock_height
                yield Area.DOCK, QRectF(0, 0, self.sight(self.voice).dock_width, height), None
            case "box":
                x, y, w, h = map(float, rest.split())
                yield Area.BOARD, QRectF(x, y, w, h), None
            case "piece":
                yield from (_spot(piece) for piece in self.plan.pieces if fnmatchcase(piece.key, rest))
            case "zone":
                yield from (_spot(place) for place in self.named.places if place.zone == rest)
            case "place":
                yield from (_spot(place) for place in self.named.places if fnmatchcase(place.name, rest))
            case "to":
                yield from map(_spot, self._places(self.layout.aims(self._move(rest))[0].place)[:1])
            case "from":
                number = self.layout.aims(self._move(rest))[0].piece
                yield from (_spot(p) for p in self.plan.pieces if p.loose and p.number == number)
            case _:
                raise BadPicture(self.name, f"“{kind}” is no kind of reference")

    def _move(self, text: str) -> int:
        try:
            return load_game(self.setup.game).notation.from_text(text)
        except BadNotation as error:
            raise BadPicture(self.name, str(error)) from error

    def _places(self, number: int) -> list[Place]:
        return [place for place in self.plan.places if place.number == number]

    # ------------------------------------------------------------ the picture

    def picture(self) -> Picture:
        """Return the picture; everything that may be wrong with its data is found here."""
        spots = self.spots(self.what.show)
        areas = {area for area, _, _ in spots}
        if len(areas) != 1:
            raise BadPicture(self.name, "a picture shows either the board or the dock")
        area, pieces = areas.pop(), self.plan.pieces
        if self.what.bare:
            pieces = self._with_riders({thing.key for _, _, thing in spots if isinstance(thing, Piece)})
        cut = self._cut(spots, pieces)
        lights = self._lights()
        box = Box(cut.x(), cut.y(), cut.width(), cut.height())

        def draw(canvas: Canvas) -> None:
            with canvas.clipped(rounded_box(cut, 0.0 if self.what.bare else _CORNER)):
                if not self.what.bare:
                    self._draw_ground(canvas, area, box)
                self._draw_glow(canvas, area)
                for piece in _in_order(pieces, area):
                    if _whole(piece).intersects(cut):
                        _draw_piece(canvas, piece)
                self._draw_lights(canvas, area, lights)
                self._draw_callouts(canvas, area, cut, lights)

        key = (self.setup.game, self.name, self.code)
        return Picture("rules", key, box, draw)

    def _cut(self, spots: Sequence[Spot], pieces: Sequence[Piece]) -> QRectF:
        """Return what is cut out: what was asked for and a margin; bare pieces with their shadows."""
        rects = map(_whole, pieces) if self.what.bare else (rect for _, rect, _ in spots)
        cut = QRectF()
        for rect in rects:
            cut = cut.united(rect)
        return cut.adjusted(*(side * self.what.margin for side in (-1, -1, 1, 1)))

    def _with_riders(self, keys: set[str]) -> tuple[Piece, ...]:
        """Return pieces by key with everything that rides on them."""
        found = set(keys)
        while riding := {piece.key for piece in self.plan.pieces if piece.on in found} - found:
            found |= riding
        return tuple(piece for piece in self.plan.pieces if piece.key in found)

    def _draw_ground(self, canvas: Canvas, area: Area, cut: Box) -> None:
        if area is Area.DOCK:
            canvas.box(*cut, canvas.theme.tokens.panel)
            return
        board = self.plan.board or self.layout.board
        whole = board.rect().united(cut.rect())
        seen = Box(whole.x(), whole.y(), whole.width(), whole.height())
        cloth = self.layout.cloth(seen, self.sight(self.voice))
        if canvas.painter.paintEngine().type() is QPaintEngine.Type.Raster:
            cloth.draw(canvas)
        else:
            _draw_as_image(canvas, cloth, cut)

    # ------------------------------------------------------------ light

    def _lights(self) -> list[Light]:
        """Return what is lit, and how."""
        lit: list[Light] = []
        lit += [(*_spot(place), PlaceState.LEGAL) for place in self._legal_places()]
        lit += [(*spot, PlaceState.LEGAL) for spot in self.spots(self.what.lit)]
        lit += [(*spot, PlaceState.ILLEGAL) for spot in self.spots(self.what.refused)]
        if self.what.drop:
            lit += [(*spot, PlaceState.TARGET) for spot in self.spots([f"to: {self.what.drop}"])]
        for number, reference in enumerate(self.what.numbers, 1):
            lit += [(*spot, number) for spot in self.spots([reference])[:1]]
        return lit

    @cached_property
    def _held(self) -> Piece | None:
        if not self.what.hold:
            return None
        things = [thing for _, _, thing in self.spots([self.what.hold]) if isinstance(thing, Piece)]
        if not things:
            raise BadPicture(self.name, f"“{self.what.hold}” is no piece")
        return things[-1]

    def _legal_places(self) -> list[Place]:
        """Return where the piece in the hand may go."""
        if self._held is None:
            return []
        targets = Targets(self.state.legal_moves(), self.layout.aims)
        turns = targets.turns(self._held.number)
        legal = targets.places(self._held.number, turns[0] if turns else 0)
        return [place for number in sorted(legal) for place in self._places(number)]

    def _draw_glow(self, canvas: Canvas, area: Area) -> None:
        held = self._held
        if held is not None and held.area is area:
            glow = piece_glow(held.key, rounded_box(held.box.rect(), held.radius), pointed_at=True)
            glow.draw(canvas)

    def _draw_lights(self, canvas: Canvas, area: Area, lights: Iterable[Light]) -> None:
        for where, rect, thing, state in lights:
            if where is area and isinstance(state, PlaceState):
                draw_place(canvas, _outline(rect, thing), state)
        self._draw_ghost(canvas, area)

    def _draw_callouts(self, canvas: Canvas, area: Area, cut: QRectF, lights: Iterable[Light]) -> None:
        """Paint the numbers at the upper left of what they stand for, inside the picture."""
        inner = cut.adjusted(*(side * (_CALLOUT + 3) for side in (1, 1, -1, -1)))
        for where, rect, _, state in lights:
            if where is area and not isinstance(state, PlaceState):
                x = min(max(rect.left(), inner.left()), inner.right())
                y = min(max(rect.top(), inner.top()), inner.bottom())
                _draw_callout(canvas, QPointF(x, y), state)

    def _draw_ghost(self, canvas: Canvas, area: Area) -> None:
        """Show the piece of the move as it would lie."""
        if not self.what.drop:
            return
        aim = self.layout.aims(self._move(self.what.drop))[0]
        pieces = [piece for piece in self.plan.pieces if piece.loose and piece.number == aim.piece]
        places = self._places(aim.place)
        if not pieces or not places:
            raise BadPicture(self.name, f"nothing can be dropped by “{self.what.drop}”")
        ghost = self.layout.landing(pieces[-1], places[0], self.sight(self.voice))
        if ghost.area is area:
            with canvas.faded(GHOST_OPACITY):
                _draw_piece(canvas, ghost, aim.turn)
                if ghost.body == pieces[-1].body:
                    self._draw_riders(canvas, pieces[-1], QPointF(ghost.x, ghost.y))

    def _draw_riders(self, canvas: Canvas, piece: Piece, corner: QPointF) -> None:
        """Draw what rides on a piece as if the piece lay at a corner."""
        away = corner - QPointF(piece.x, piece.y)
        for rider in self._with_riders({piece.key}):
            if rider.key != piece.key:
                _draw_piece(canvas, replace(rider, x=rider.x + away.x(), y=rider.y + away.y()))


def _draw_as_image(canvas: Canvas, cloth: Picture, cut: Box) -> None:
    """Draw a part of a cloth as an image: its light is see-through gradients, which PDF shows as plain dark."""
    fine = _PAPER_SHARPNESS
    image = QImage(round(cut.w * fine), round(cut.h * fine), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(fine, fine)
    painter.translate(-cut.x, -cut.y)
    cloth.draw(Canvas(painter, canvas.theme, fine))
    painter.end()
    canvas.painter.drawImage(cut.rect(), image)


def _spot(thing: Thing) -> Spot:
    return thing.area, thing.box.rect(), thing


def _outline(rect: QRectF, thing: Thing | None) -> QPainterPath:
    if thing is None:
        return rounded_box(rect, _CORNER)
    if thing.bar is None:
        return rounded_box(rect, thing.radius)
    return turned_box(thing.bar.flat_in(thing.box).rect(), thing.radius, thing.bar.turn)


def _in_order(pieces: Sequence[Piece], area: Area) -> Iterator[Piece]:
    """Yield the pieces of an area from the lowest to the uppermost; what rides on a piece follows it."""
    keys = {piece.key for piece in pieces}

    def above(key: str) -> Iterator[Piece]:
        layer = [piece for piece in pieces if (piece.on if piece.on in keys else "") == key]
        for piece in sorted(layer, key=lambda piece: piece.level):
            yield piece
            yield from above(piece.key)

    return (piece for piece in above("") if piece.area is area)


def _whole(piece: Piece) -> QRectF:
    """Return what a piece covers with its shadow."""
    return piece.picture.box.rect().translated(piece.x, piece.y)


def _draw_piece(canvas: Canvas, piece: Piece, turn: int = 0) -> None:
    picture = piece.turned[turn] if turn and piece.turned else piece.picture
    with canvas.at(piece.x, piece.y):
        picture.draw(canvas)


def _draw_callout(canvas: Canvas, spot: QPointF, number: int) -> None:
    """Paint a number on the accent."""
    tokens, reach = canvas.theme.tokens, QPointF(_CALLOUT, _CALLOUT)
    face = disc(spot.x(), spot.y(), _CALLOUT)
    canvas.fill(face, tokens.accent)
    canvas.stroke(face, tokens.on_accent, 1.6)
    canvas.text(QRectF(spot - reach, spot + reach), str(number), 16, tokens.on_accent, 700)
