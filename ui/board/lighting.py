"""Decides what is lit: turns the state of the grip, the last move, a hint and the key focus into marks and glows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from ui.board.bubbles import Bubbles, Kind
from ui.board.grip import Grip, Hold
from ui.board.items import PictureItem, PieceItem
from ui.board.layout import NOTHING_ELSE, Aim, Area, Patch, Piece, Place
from ui.board.lights import Group, Lights, Mark
from ui.board.meanwhile import Aside
from ui.board.scene import Z_GHOST, Z_LIGHTS, BoardScene
from ui.board.stage import Stage, Track
from ui.paint.bubbles import BubbleLine
from ui.paint.picture import Picture
from ui.paint.states import POINTED_AT_LIFT, PlaceState
from ui.theme import motion

Landing = Callable[[Piece, Place], Piece]


class Lighting:
    """The light of one table."""

    def __init__(
        self,
        scene: BoardScene,
        lights: Lights,
        stage: Stage,
        grip: Grip,
        bubbles: Bubbles,
        landing: Landing,
        preview: Callable[[int, Aim], tuple[BubbleLine, ...]],
    ) -> None:
        self._scene = scene
        self._lights = lights
        self._stage = stage
        self._grip = grip
        self._bubbles = bubbles
        self._landing = landing
        self._preview = preview
        self._aside = Aside(scene, stage)
        self._ghost: PictureItem | None = None
        self._patch: tuple[Patch, PictureItem] | None = None
        self._pointed: PieceItem | None = None
        self._last: dict[int, tuple[int, ...]] = {}
        self._hint: tuple[int, int] | None = None
        self._all: tuple[Aim, ...] = ()
        self._hold_key: object = None
        grip.changed.connect(self.refresh)

    # ------------------------------------------------------------ the hand

    def refresh(self) -> None:
        """Light what the grip says now."""
        hold = self._grip.hold
        if hold is not None:
            self.point(None)
            self.show_patch(None)
        self._aside.show(
            NOTHING_ELSE
            if hold is None
            else self._scene.plan.meanwhile(replace(hold.piece, turn=hold.turn), hold.target)
        )
        key = None if hold is None else (hold.item, hold.turn, self._aside.keys)
        if key != self._hold_key or hold is None:
            self._hold_key = key
            self._light_legal(hold)
        self._light_target(hold)

    def _light_legal(self, hold: Hold | None) -> None:
        places = self._grip.legal_places()
        marks = [mark for number in sorted(places) for mark in self._marks(number, PlaceState.LEGAL)]
        if marks != list(self._lights.marks(Group.LEGAL)):
            self._lights.show_marks(Group.LEGAL, marks)
            self._stage.run(Group.LEGAL, Track(motion.PLACES_APPEAR, self._fade_legal, fades=True))
        self._light_turned(hold)
        self._light_all()
        self._light_origin(hold, marks)
        self._glow(hold)

    def _light_turned(self, hold: Hold | None) -> None:
        """Show where the held piece would go if it were turned."""
        found = [] if hold is None else sorted(self._grip.targets.turned_places(hold.piece.number, hold.turn))
        marks = [mark for number in found for mark in self._marks(number, PlaceState.TURNED)[:1]]
        self._lights.show_marks(Group.TURNED, marks)

    def _fade_legal(self, t: float) -> None:
        self._lights.fade(Group.LEGAL, t)

    def _light_origin(self, hold: Hold | None, legal: list[Mark]) -> None:
        barred = () if hold is None else hold.piece.barred
        self._lights.show_marks(
            Group.BARRED, [mark for number in barred for mark in self._marks(number, PlaceState.BARRED)[:1]]
        )
        if hold is None:
            self._lights.show_marks(Group.ORIGIN, ())
            self._lights.clear_veil()
            return
        home = self._home_mark(hold.piece)
        self._lights.show_marks(Group.ORIGIN, [home])
        others = [self._mark(place, PlaceState.SOFT) for place in self._scene.plan.places if place.dims]
        others += [self._piece_mark(item) for item in self._scene.pieces() if self._may_dim(item, hold)]
        mates = (item for item in self._scene.pieces() if self._is_mate(item, hold))
        same = [self._piece_mark(item) for item in mates if item is not hold.item]
        origin = [self._mark(place, PlaceState.SOFT) for place in self._scene.entries(hold.piece.place)]
        self._lights.show_veil(others, [*legal, *origin, *same, home])

    def _may_dim(self, item: PieceItem, hold: Hold) -> bool:
        """Tell whether an item is darkened during a hold: not what lies askew meanwhile, for it is spoken of."""
        piece = item.piece
        return piece.loose and piece.dims and item is not hold.item and piece.key not in self._aside.keys

    def _is_mate(self, item: PieceItem, hold: Hold) -> bool:
        """Tell whether an item is as good as the held one: another stone of the same sled."""
        return (item.piece.number, item.piece.place) == (hold.piece.number, hold.piece.place)

    def _light_target(self, hold: Hold | None) -> None:
        self._scene.sink(self._ghost)
        self._ghost = None
        if hold is None or not hold.target or hold.target == hold.piece.place:
            self._lights.show_marks(Group.TARGET, ())
            self._bubbles.hide(Kind.PREVIEW)
            return
        legal = self._grip.target_moves()
        state = PlaceState.TARGET if legal else PlaceState.ILLEGAL
        self._lights.show_marks(Group.TARGET, self._marks(hold.target, state)[:1])
        if legal:
            self._show_ghost(hold)
        self._say_preview(hold, legal)

    def _show_ghost(self, hold: Hold) -> None:
        entry = self._scene.entries(hold.target)[0]
        lying = self._landing(hold.piece, entry)
        picture = lying.turned[hold.turn] if lying.turned else lying.picture
        centre = self._scene.home_of(lying)
        scale = self._scene.camera.scale(lying.area)
        spot = centre - lying.body.rect().center() * scale
        self._ghost = self._scene.float_up(picture, spot, Z_GHOST, scale)
        self._ghost.setOpacity(lying.ghost)

    def _say_preview(self, hold: Hold, legal: tuple[int, ...]) -> None:
        aim = Aim(hold.piece.number, hold.target, hold.turn)
        lines = self._preview(legal[0], aim) if len(legal) == 1 else ()
        held = self._scene.rect_of_piece(hold.item)
        entry = self._scene.entries(hold.target)[0]
        target = self._scene.rect_of(entry)
        below = held if target.height() > 2 * held.height() else held.united(target)
        self._bubbles.preview(lines, below)

    # ------------------------------------------------------------ pointing

    def point(self, item: PieceItem | None) -> None:
        """Lift the piece under the pointer a little and show softly where it may go."""
        if item is self._pointed:
            return
        before, self._pointed = self._pointed, item
        if before is not None and self._scene.item(before.piece.key) is before:
            self._lift(before, 0.0)
        if item is None or not self._grip.can_move(item.piece):
            self._pointed = None
            self._lights.show_marks(Group.SOFT, ())
            return
        self._lift(item, POINTED_AT_LIFT)
        turns = self._grip.targets.turns(item.piece.number)
        places = self._grip.targets.places(item.piece.number, turns[0] if turns else 0)
        self._lights.show_marks(
            Group.SOFT, [mark for number in sorted(places) for mark in self._marks(number, PlaceState.SOFT)]
        )

    def show_patch(self, patch: Patch | None) -> None:
        """Light a part of the board, or none."""
        if patch is None or self._patch is None or self._patch[0].picture != patch.picture:
            self._scene.sink(None if self._patch is None else self._patch[1])
            self._patch = None if patch is None else (patch, self._lit_up(patch.picture))

    def _lit_up(self, picture: Picture) -> PictureItem:
        corner = self._scene.camera.transform(Area.BOARD).map(QPointF())
        return self._scene.float_up(picture, corner, Z_LIGHTS - 1, self._scene.camera.scale(Area.BOARD))

    def forget_pointed(self) -> None:
        """Forget the piece under the pointer: the plan changed."""
        self._pointed = None
        self.show_patch(None)
        self._lights.show_marks(Group.SOFT, ())

    def _lift(self, item: PieceItem, pixels: float) -> None:
        scale = self._scene.camera.scale(item.piece.area)
        start, goal = item.pos(), item.home - QPointF(0, pixels / scale)
        glow = self._scene.printer if self._grip.can_move(item.piece) else None
        item.glow(glow, scale, pointed_at=pixels > 0)
        self._stage.run(item, Track(motion.PICK_UP, lambda t: item.setPos(start + (goal - start) * t)))

    def _glow(self, hold: Hold | None) -> None:
        """Shine under every piece that can move, while nothing is held."""
        for item in self._scene.pieces():
            shines = hold is None and self._grip.can_move(item.piece)
            item.glow(self._scene.printer if shines else None, self._scene.camera.scale(item.piece.area))

    # ------------------------------------------------------------ last move, hint, lines, focus

    def remember_last(self, moved: Iterable[tuple[int, int]]) -> None:
        """Remember what moved last and where to, pieces and places; `relight` puts brackets round it."""
        self._last = {}
        for piece, place in moved:
            self._last[place] = (*self._last.get(place, ()), piece)

    def hint(self, piece: int, place: int) -> None:
        """Ring a hinted piece and place (0: none) and let the ring pulse three times."""
        self._hint = (piece, place)
        marks = self._hint_marks()
        self._lights.show_marks(Group.HINT, marks)
        whole = motion.Motion(motion.HINT_PULSE.ms * motion.HINT_PULSES, motion.Curve.Linear)
        self._stage.run(Group.HINT, Track(whole, self._pulse))

    def end_hint(self) -> None:
        """Take the hint away."""
        self._hint = None
        self._lights.show_marks(Group.HINT, ())

    def _pulse(self, t: float) -> None:
        wave = abs(2 * ((t * motion.HINT_PULSES) % 1.0) - 1) if t < 1 else 1.0
        self._lights.fade(Group.HINT, motion.HINT_FAINTEST + (1 - motion.HINT_FAINTEST) * wave)

    def _hint_marks(self) -> list[Mark]:
        if self._hint is None:
            return []
        piece, place = self._hint
        items = [
            item for item in self._scene.pieces() if piece and item.piece.loose and item.piece.number == piece
        ]
        found = [self._piece_mark(item, PlaceState.HINT) for item in items[-1:]]
        return found + (self._marks(place, PlaceState.HINT)[:1] if place else [])

    def show_places(self, places: Iterable[int]) -> None:
        """Light the places a log entry or a score line speaks of; none ends it."""
        self._lights.show_marks(Group.LINE, self._around(dict.fromkeys(places, ()), PlaceState.LEGAL))

    def show_all(self, aims: Iterable[Aim]) -> None:
        """Light what these moves are about, pieces softly and places fully, until others are given; none ends it."""
        self._all = tuple(aims)
        self._light_all()

    def _light_all(self) -> None:
        """Light it while nothing is held: then the places of the held piece are what counts."""
        aims = () if self._grip.hold is not None else self._all
        places = sorted({aim.place for aim in aims if aim.place})
        pieces = {aim.piece for aim in aims if aim.piece}
        loose = [item for item in self._scene.pieces() if item.piece.loose and item.piece.number in pieces]
        marks = [mark for number in places for mark in self._marks(number, PlaceState.LEGAL)[:1]]
        self._lights.show_marks(Group.ALL, [*marks, *(self._piece_mark(item) for item in loose)])

    def focus(self, mark: Mark | None) -> None:
        """Show the key focus."""
        self._lights.show_marks(Group.FOCUS, [] if mark is None else [mark])

    def go_dark(self) -> None:
        """End what belongs to the decision that was just made: an animation begins."""
        self.forget_pointed()
        self._hint = None
        for group in (Group.LEGAL, Group.HINT, Group.LINE, Group.LAST, Group.ALL):
            self._lights.show_marks(group, ())
        self._lights.clear_veil()
        for item in self._scene.pieces():
            item.glow(None)

    def relight(self) -> None:
        """Light everything anew: the plan or the camera changed, so every mark is elsewhere."""
        self.point(None)
        self.show_patch(None)
        self._hold_key = None
        self._aside.forget()
        self.refresh()
        self._lights.show_marks(Group.LAST, self._around(self._last, PlaceState.LAST_MOVE))
        self._lights.show_marks(Group.HINT, self._hint_marks())
        self._lights.show_marks(Group.LINE, ())

    # ------------------------------------------------------------ marks

    def _marks(self, number: int, state: PlaceState) -> list[Mark]:
        return [self._mark(place, state) for place in self._scene.entries(number)]

    def _mark(self, place: Place, state: PlaceState) -> Mark:
        rect = self._scene.outline_in(place.area, place.box, place.bar)
        return Mark.of(rect, self._scene.radius_of(place), state, _turn(place))

    def _piece_mark(self, item: PieceItem, state: PlaceState = PlaceState.SOFT) -> Mark:
        piece, rect = item.piece, self._scene.rect_of_piece(item)
        if piece.bar is not None:
            middle, flat = rect.center(), self._scene.outline_in(piece.area, piece.box, piece.bar)
            rect = flat.translated(middle - flat.center())
        return Mark.of(rect, self._scene.radius_of(piece), state, _turn(piece))

    def _home_mark(self, piece: Piece) -> Mark:
        rect = self._scene.outline_in(piece.area, piece.box, piece.bar)
        return Mark.of(rect, self._scene.radius_of(piece), PlaceState.ORIGIN, _turn(piece))

    def _around(self, places: Mapping[int, Sequence[int]], state: PlaceState) -> list[Mark]:
        """Mark these pieces at these places, or the uppermost there, or the places themselves when nothing lies there."""
        marks = []
        for number, pieces in places.items():
            entries = self._scene.entries(number)[:1]
            lying = self._spoken_of(number, pieces)
            if lying and not any(place.whole for place in entries):
                marks += [self._piece_mark(item, state) for item in lying]
            elif lying or state is not PlaceState.LAST_MOVE or not any(place.passing for place in entries):
                marks += [self._mark(place, state) for place in entries]
        return marks

    def _spoken_of(self, place: int, pieces: Sequence[int]) -> Sequence[PieceItem]:
        """Return these pieces at a place, else the uppermost; in a hand, which lies in its owner's order, that would be any card."""
        lying = [item for item in self._scene.pieces() if item.piece.place == place and item.piece.number]
        named = {item.piece.number: item for item in lying if item.piece.number in pieces}
        return list(named.values()) or [item for item in lying[-1:] if not item.piece.sorts]


def _turn(thing: Place | Piece) -> float:
    """Return how far a thing's outline is turned."""
    return 0.0 if thing.bar is None else thing.bar.turn
