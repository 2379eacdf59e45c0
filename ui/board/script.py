"""Turns the events of a move into an act: which item travels where, when, and which points rise from where.

Events are shown one after the other; quiet ones start `DEAL_GAP_MS` after the one before. Items are found by piece and
place in the scene as it is when the act begins, and the act ends in the plan after the move whatever happened before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from engine.core.contract import NOBODY, Event
from engine.core.words import figure
from ui.board.bubbles import Bubbles
from ui.board.drift import drift
from ui.board.grip import Grip
from ui.board.items import PieceItem
from ui.board.layout import Area, Piece, Plan, Staging, TableLayout
from ui.board.scene import BoardScene
from ui.board.stage import Act, Track
from ui.theme import motion
from ui.theme.motion import Motion
from ui.theme.players import Player

_COME_AND_GO = Motion(260, motion.Curve.OutCubic)
_ABOVE_ALL = 100.0
_POPUP_PAUSE_MS = 450
"""After points without a movement the next event waits this long."""


@dataclass(slots=True)
class _Way:
    """One piece's way: the item (made in `begin` when it comes from outside), and where it ends."""

    event: Event
    staging: Staging
    item: PieceItem | None
    landing: Piece | None
    goal: QPointF | None
    appears: bool
    vanishes: bool


class Script:
    """Writes acts for one table."""

    def __init__(
        self,
        scene: BoardScene,
        bubbles: Bubbles,
        grip: Grip,
        layout: TableLayout,
        anchor: Callable[[int], QPointF | None],
    ) -> None:
        """`anchor` says where a seat sits at the edge of the table: things it takes go there."""
        self.scene = scene
        self.bubbles = bubbles
        self.grip = grip
        self.layout = layout
        self.anchor = anchor

    def forward(
        self, events: Sequence[Event], after: Plan, colours: Sequence[Player], settle: Callable[[], None]
    ) -> Act:
        """Return the act that shows events that led to the plan `after`."""
        return Act(lambda: _Writing(self, events, after, colours).tracks(), settle, self._cross_fade(settle))

    def backward(self, events: Sequence[Event], before: Plan, settle: Callable[[], None]) -> Act:
        """Return the act that shows events undone, the last first: pieces glide back, no points, no fuss."""
        undone = [
            replace(event, origin=event.place, place=event.origin, points=0, quiet=True)
            for event in reversed(events)
            if event.piece and event.origin and event.place
        ]
        return Act(lambda: _Writing(self, undone, before, ()).tracks(), settle, self._cross_fade(settle))

    def _cross_fade(self, settle: Callable[[], None]) -> Callable[[], list[Track]]:
        """Return what replaces all travel under reduced motion: the table as it was fades over the table as it is."""

        def build() -> list[Track]:
            before = self.scene.photograph()
            settle()
            photo = self.scene.float_up(before, QPointF(), _ABOVE_ALL)
            return [
                Track(
                    motion.CROSS_FADE,
                    lambda t: photo.setOpacity(1.0 - t),
                    end=lambda: self.scene.sink(photo),
                    fades=True,
                )
            ]

        return build


class _Writing:
    """One act being written: what was used and where things have arrived so far."""

    def __init__(
        self, script: Script, events: Sequence[Event], after: Plan, colours: Sequence[Player]
    ) -> None:
        self._script = script
        self._scene = script.scene
        self._layout = script.layout
        self._events = events
        self._before = script.scene.plan
        self._after = after
        self._colours = colours
        self._used: set[PieceItem] = set()
        self._on_the_way: set[PieceItem] = set()
        """Those that were shown to go elsewhere than where they will lie."""
        self._arrived: dict[tuple[int, int], PieceItem] = {}
        self._claimed: set[str] = set()
        self._raised = 0

    def tracks(self) -> list[Track]:
        """Return all movements with their starts."""
        tracks: list[Track] = []
        now = last_start = 0.0
        for event in self._events:
            staging = self._layout.staging(event, self._before, self._after)
            start = last_start + motion.DEAL_GAP_MS if event.quiet and tracks else now
            way = self._way(event, staging) if event.piece else None
            travel = self._travel(way, start) if way is not None else None
            landed = start
            if travel is not None:
                tracks.append(travel)
                landed = start + travel.motion.ms
                now = max(now, start + travel.motion.ms * staging.next_at)
                last_start = start
            if event.points and event.seat != NOBODY and self._colours:
                popup = self._points(event, way, landed)
                if popup is not None:
                    tracks.append(popup)
                    now = max(now, landed + (_POPUP_PAUSE_MS if travel is None else 0))
                    last_start = landed
        return tracks + drift(self._scene, self._after, self._used - self._on_the_way, now)

    # ------------------------------------------------------------ who goes where

    def _way(self, event: Event, staging: Staging) -> _Way | None:
        item = self._find_item(event, staging)
        landing = self._find_landing(event, staging)
        goal = None if landing is None else self._scene.home_of(landing)
        if staging.goal is not None:
            goal = self._scene.rect_in(Area.BOARD, staging.goal).center()
        elif goal is None and event.place:
            goal = self._middle_of(event.place) or self._script.anchor(event.seat)
        if item is None and (landing is None or self._is_there(landing, event)):
            return None
        way = _Way(event, staging, item, landing, goal, item is None and not event.origin, goal is None)
        if item is not None:
            self._used.add(item)
            if staging.goal is not None:
                self._on_the_way.add(item)
            self._arrived[event.piece, event.place] = item
        return way

    def _is_there(self, landing: Piece, event: Event) -> bool:
        """Tell whether an event without an origin speaks of a piece that lies there already."""
        return not event.origin and self._scene.item(landing.key) is not None

    def _find_item(self, event: Event, staging: Staging) -> PieceItem | None:
        if staging.fresh:
            return None
        dropped = self._script.grip.take_dropped(event.piece)
        if dropped is not None:
            return dropped
        arrived = self._arrived.pop((event.piece, event.origin), None)
        if arrived is not None:
            return arrived
        return self._lying(event.piece, event.origin) if event.origin else None

    def _lying(self, number: int, place: int) -> PieceItem | None:
        """The uppermost unused item at a place: of this number, else of any number the place shows."""
        there = [
            item for item in self._scene.pieces() if item.piece.place == place and item not in self._used
        ]
        there.sort(key=lambda item: (item.piece.number == number, item.piece.level))
        found = [item for item in there if item.piece.number]
        return found[-1] if found else None

    def _find_landing(self, event: Event, staging: Staging) -> Piece | None:
        if not event.place or staging.goal is not None:
            return None
        there = [
            piece
            for piece in self._after.pieces
            if piece.place == event.place and piece.number and piece.key not in self._claimed
        ]
        there.sort(key=lambda piece: (piece.number != event.piece, self._lies_there(piece), piece.level))
        if not there:
            return None
        self._claimed.add(there[0].key)
        return there[0]

    def _lies_there(self, piece: Piece) -> bool:
        """Tell whether a piece of the plan lies on its place already: what arrives is rather another one."""
        item = self._scene.item(piece.key)
        return item is not None and item.piece.place == piece.place

    def _middle_of(self, place: int) -> QPointF | None:
        entries = self._scene.entries(place)
        return self._scene.rect_of(entries[0]).center() if entries else None

    # ------------------------------------------------------------ movements

    def _travel(self, way: _Way, start: float) -> Track | None:
        origin = self._origin_of(way)
        if way.appears or way.goal is None or origin is None:
            return self._fade(way, start)
        distance = (way.goal - origin).manhattanLength()
        course = way.staging.motion or motion.glide(distance)
        arc = motion.arc_height(distance) if way.staging.arc is None else way.staging.arc
        if way.item is not None and way.item is self._dropped_near(way, distance):
            course, arc = motion.DROP, 0.0
        return self._glide(way, start, course, arc, origin)

    def _dropped_near(self, way: _Way, distance: float) -> PieceItem | None:
        """The item when it was just let go over its goal: it drops, it does not fly."""
        let_go = way.item is not None and way.item.parentItem() is self._scene.lift
        return way.item if let_go and distance < 160 else None

    def _origin_of(self, way: _Way) -> QPointF | None:
        if way.item is not None:
            return self._scene.rect_of_piece(way.item).center()
        if not way.event.origin:
            return None
        return self._middle_of(way.event.origin) or self._script.anchor(way.event.seat)

    def _glide(self, way: _Way, start: float, course: Motion, arc: float, origin: QPointF) -> Track:
        holder: list[PieceItem] = [] if way.item is None else [way.item]
        starts: list[QPointF] = []
        scales: list[tuple[float, float]] = []
        goal = way.goal
        assert goal is not None

        def begin() -> None:
            if not holder:
                assert way.landing is not None
                holder.append(self._scene.conjure(way.landing, origin))
            item = holder[0]
            item.glow(None)
            starts.append(self._scene.rect_of_piece(item).center())
            if item.parentItem() is not self._scene.lift:
                self._scene.raise_up(item)
            self._raised += 1
            item.setZValue(1000.0 + self._raised)
            scales.append((item.scale(), self._landing_scale(item, way)))

        def step(t: float) -> None:
            at = starts[0] + (goal - starts[0]) * t
            bow = 4.0 * arc * t * (1.0 - t) if 0.0 <= t <= 1.0 else 0.0
            holder[0].setScale(scales[0][0] + (scales[0][1] - scales[0][0]) * t)
            self._scene.move_centre(holder[0], at - QPointF(0, bow))

        return Track(course, step, start=start, begin=begin)

    def _landing_scale(self, item: PieceItem, way: _Way) -> float:
        """The scale at which a travelling item is as wide as the piece it becomes."""
        if way.staging.goal is not None:
            width = self._scene.rect_in(Area.BOARD, way.staging.goal).width()
        elif way.landing is not None:
            width = self._scene.home_rect(way.landing).width()
        else:
            return self._scene.camera.scale(item.piece.area)
        return width / max(1.0, item.piece.body.w)

    def _fade(self, way: _Way, start: float) -> Track:
        """Let a piece come from nowhere, or go for good."""
        holder: list[PieceItem] = [] if way.item is None else [way.item]

        def begin() -> None:
            if not holder and way.landing is not None:
                holder.append(self._scene.conjure(way.landing, self._scene.home_of(way.landing)))

        def step(t: float) -> None:
            if holder:
                holder[0].setOpacity(t if way.appears else 1.0 - t)

        return Track(way.staging.motion or _COME_AND_GO, step, start=start, begin=begin)

    def _points(self, event: Event, way: _Way | None, start: float) -> Track | None:
        spot = way.goal if way is not None and way.goal is not None else self._middle_of_any(event.place)
        spot = spot or self._script.anchor(event.seat)
        if spot is None:
            return None
        track = self._script.bubbles.popup(figure(event.points, "+d"), self._colours[event.seat], spot)
        track.start = start
        return track

    def _middle_of_any(self, place: int) -> QPointF | None:
        """The middle of a place, or of a piece that lies there."""
        if not place:
            return None
        lying = [item for item in self._scene.pieces() if item.piece.place == place]
        if lying:
            return self._scene.rect_of_piece(lying[-1]).center()
        return self._middle_of(place)
