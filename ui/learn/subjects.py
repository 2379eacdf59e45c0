"""Finds on a table what a lesson's references mean, and turns it into outlines on the screen.

What the references look like is said in `engine/learn/references.py`. Names of zones and keys are those of the English
table, so a lesson means the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from engine.core.contract import BadNotation
from engine.core.match import Match
from engine.core.words import ENGLISH
from engine.learn.lesson import fits
from engine.learn.references import BadReference, Kind, Reference, parse, score_lines
from ui.board.layout import Area, Choice, Piece, Place, Plan, Sight, TableLayout
from ui.board.scene import BoardScene
from ui.paint.paths import rounded_box, turned_box

_ROOM = 5.0
"""How far an outline keeps from what it surrounds, in pixels."""
_ZONE_RADIUS = 14.0

Thing = Place | Piece


@dataclass(frozen=True, slots=True)
class Found:
    """What a reference means: things one by one, or `whole`: the room they take together; or a whole area, or a button
    that lies on the table.
    """

    things: tuple[Thing, ...] = ()
    whole: bool = False
    area: Area | None = None
    button: Choice | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing was found."""
        return not self.things and self.area is None and self.button is None


class Finder:
    """Looks things up in one position on one table."""

    def __init__(self, layout: TableLayout, plan: Plan, match: Match, sight: Sight) -> None:
        self._layout = layout
        self._plan = plan
        self._match = match
        self._sight = sight

    def find(self, text: str) -> Found:
        """Return what a reference means; nothing when it means nothing here. Raises `BadReference`."""
        reference = parse(text)
        match reference.kind:
            case Kind.BOARD:
                return Found(area=Area.BOARD)
            case Kind.DOCK:
                return Found(area=Area.DOCK)
            case Kind.ZONE:
                return Found(self._zone(reference.name), whole=True)
            case Kind.PLACE:
                return Found(self._named(reference.name))
            case Kind.PIECE:
                return Found(tuple(p for p in self._plan.pieces if fits(reference.name, p.key)))
            case Kind.LAST:
                return Found(self._lying(self._last_places()))
            case Kind.SCORE:
                _, lines = score_lines(self._match.state, reference.name)
                return Found(self._lying(place for line in lines for place in line.places))
        return self._of_move(reference)

    def at(self, numbers: Iterable[int]) -> Found:
        """Return what lies at places, or the places themselves."""
        return Found(self._lying(numbers))

    def _of_move(self, reference: Reference) -> Found:
        try:
            move = self._match.game.notation.from_text(reference.name)
        except BadNotation:
            return Found()
        aims = self._layout.aims(move)
        places = next(filter(None, (self._entries(aim.place) for aim in aims)), ())
        pieces = next(filter(None, (self._numbered(aim.piece) for aim in aims)), ())
        found = (places or pieces) if reference.kind is Kind.TO else (pieces or places)
        return Found(found) if found else Found(button=self._button(move))

    def _button(self, move: int) -> Choice | None:
        """Return the button of a legal move that lies on the table itself."""
        state = self._match.state
        choices = self._layout.choices(state.observe(self._sight.seat), state.legal_moves(), self._sight)
        return next((choice for choice in choices if choice.move == move and choice.box is not None), None)

    def _entries(self, number: int) -> tuple[Thing, ...]:
        return tuple(place for place in self._plan.places if number and place.number == number)[:1]

    def _numbered(self, number: int) -> tuple[Thing, ...]:
        pieces = [piece for piece in self._plan.pieces if number and piece.number == number]
        loose = tuple(piece for piece in pieces if piece.loose)
        return loose or tuple(pieces)

    def _zone(self, name: str) -> tuple[Thing, ...]:
        """Return everything in a zone, found by its name in the English plan of the same position."""
        english = self._english
        numbers = {place.number for place in english.places if place.zone == name}
        keys = {piece.key for piece in english.pieces if piece.zone == name}
        places = [place for place in self._plan.places if place.number in numbers]
        return (*places, *(piece for piece in self._plan.pieces if piece.key in keys))

    def _named(self, name: str) -> tuple[Thing, ...]:
        """Return the places of a name in the English plan of the same position, which has them in the same order."""
        pairs = zip(self._plan.places, self._english.places, strict=True)
        return tuple(place for place, english in pairs if fits(name, english.name))

    @cached_property
    def _english(self) -> Plan:
        """The plan of the same position in English, made when the first name is looked up."""
        view = self._match.state.observe(self._sight.seat)
        return self._layout.plan(view, replace(self._sight, voice=ENGLISH))

    def _last_places(self) -> list[int]:
        turns = self._match.turns[-1:]
        events = [event for turn in turns for event in turn.events if event.visible_to(self._sight.seat)]
        return [event.place or event.origin for event in events if event.place or event.origin]

    def _lying(self, numbers: Iterable[int]) -> tuple[Thing, ...]:
        """Return the uppermost piece at each place, or the place itself when nothing lies there."""
        things: list[Thing] = []
        for number in dict.fromkeys(numbers):
            pieces = [piece for piece in self._plan.pieces if piece.place == number and piece.number]
            things += sorted(pieces, key=lambda piece: piece.level)[-1:] or list(self._entries(number))
        return tuple(things)


def outlines(scene: BoardScene, found: Found) -> list[QPainterPath]:
    """Return the outlines of what was found, in screen pixels."""
    if found.area is not None:
        camera = scene.camera
        frame = camera.dock_frame if found.area is Area.DOCK else scene.rect_in(Area.BOARD, camera.board)
        return [
            rounded_box(frame.intersected(QRectF(0, 0, camera.window.width(), camera.window.height())), 4.0)
        ]
    if found.button is not None and found.button.box is not None:
        return [rounded_box(_grown(scene.rect_in(found.button.area, found.button.box)), _ZONE_RADIUS)]
    if found.whole:
        return [_around(scene, things) for things in _by_area(found.things) if things]
    return [_outline(scene, thing) for thing in found.things]


def _by_area(things: Sequence[Thing]) -> list[list[Thing]]:
    return [[thing for thing in things if thing.area is area] for area in Area]


def _around(scene: BoardScene, things: Sequence[Thing]) -> QPainterPath:
    whole = QRectF()
    for thing in things:
        whole = whole.united(scene.rect_in(thing.area, thing.box))
    return rounded_box(_grown(whole), _ZONE_RADIUS)


def _outline(scene: BoardScene, thing: Thing) -> QPainterPath:
    box = _grown(scene.outline_in(thing.area, thing.box, thing.bar))
    turn = 0.0 if thing.bar is None else thing.bar.turn
    return turned_box(box, scene.radius_of(thing) + _ROOM, turn)


def _grown(box: QRectF) -> QRectF:
    return box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)


__all__ = ["BadReference", "Finder", "Found", "Thing", "outlines"]
