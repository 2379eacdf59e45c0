"""One table, put together: scene, light, hands and stage behind a dozen calls. What a screen talks to.

A screen gives it views (`show_view`, `advance`, `go_back`), tells it when a new decision begins (`decide`) and listens to its
signals. It holds no rule and no match: moves go out through the referee.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from engine.core.contract import Event, View
from engine.core.words import Sentence, Voice, Words, say
from ui.board.access import BoardAccess, announce
from ui.board.bubbles import Bubbles
from ui.board.buttons import Buttons
from ui.board.camera import Camera
from ui.board.carry import Carry
from ui.board.chooser import Chooser
from ui.board.doubt import Doubt
from ui.board.grip import Grip
from ui.board.items import Printer
from ui.board.keys import KeyWalk
from ui.board.layout import Aim, Area, Choice, Gain, Piece, Place, Plan, Sight, TableLayout, Warns
from ui.board.lighting import Lighting
from ui.board.lights import Group, Lights
from ui.board.pointer import Pointer
from ui.board.referee import Referee
from ui.board.scene import Z_LIGHTS, BoardScene
from ui.board.script import Script
from ui.board.sorting import Sorting
from ui.board.stage import Stage
from ui.board.stops import Stop, all_stops
from ui.board.view import BoardView
from ui.board.words import Table
from ui.paint.bubbles import BubbleLine
from ui.paint.cache import PixmapCache
from ui.paint.picture import Box, Picture
from ui.paint.pieces import chip
from ui.screens import Pace
from ui.theme.look import Theme

_CHIP_RADIUS = 8.0
"""Of the chip before a line of a preview."""


class Board(QObject):
    """A table of one game. `view` is its widget."""

    held = Signal()
    """A piece was taken into the hand, moved over another place, or let go."""

    refused = Signal(object)
    """A drop was refused: the Sentence that says why."""

    def __init__(
        self,
        layout: TableLayout,
        referee: Referee,
        pace: Pace,
        pictures: PixmapCache,
        sight: Sight,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.layout = layout
        self._referee = referee
        self._pace = pace
        self._view_data: View = {}
        self._laid: Plan | None = None
        self._sight = sight
        self._choices: tuple[Choice, ...] = ()
        self._anchors: dict[int, QPointF] = {}
        self._build_table(pictures)
        self._build_hands()
        self._connect()

    def _build_table(self, pictures: PixmapCache) -> None:
        """Make what is seen: camera, scene, light, bubbles, stage."""
        layout = self.layout
        self.camera = Camera(layout.board, layout.dock_height, layout.dock_least_width)
        self._printer = Printer(self._sight.theme, 1.0, pictures)
        self.scene = BoardScene(self.camera, self._printer, self._cloth, self)
        self.view = BoardView(self.scene, self.camera)
        self.stage = Stage(self._pace, self)
        self.bubbles = Bubbles(self.scene, self)
        self.lights = Lights(self._printer, Z_LIGHTS)
        self.scene.add_overlay(self.lights)
        self.buttons = Buttons(self.scene)
        self.chooser = Chooser(self.view)

    def _build_hands(self) -> None:
        """Make what acts: the grip, what it lights, pointer, keys, and the script of what moves by itself."""
        scene, stage, bubbles, buttons, layout = (
            self.scene,
            self.stage,
            self.bubbles,
            self.buttons,
            self.layout,
        )
        carry = Carry(scene, stage, self._pace)
        self.grip = Grip(scene, carry, self._referee, layout.aims, self._is_grave, self)
        grip = self.grip
        self.lighting = Lighting(scene, self.lights, stage, grip, bubbles, self._landing, self._preview)
        lighting = self.lighting
        self.pointer = Pointer(scene, grip, lighting, bubbles, buttons, stage, self.view.show_camera)
        self.sorting = Sorting(
            scene, stage, grip, lambda: self._sight.seat, self._lay_hand_anew, self._tell_order
        )
        self.keys = KeyWalk(scene, grip, lighting, bubbles, buttons, stage, self._tell, self.sorting.step)
        self._script = Script(scene, bubbles, grip, layout, self._anchor)

    def _connect(self) -> None:
        self.view.equip(self.grip, self.pointer, self.keys)
        self.view.make_access = self._make_access
        self.view.moved.connect(self._follow)
        self.view.calmed.connect(self._calmed)
        self.grip.changed.connect(self.held)
        self.grip.refused.connect(self._refuse)
        self.grip.taken.connect(lambda piece: self._announce(Table.HELD, piece))
        self.grip.put_back.connect(lambda piece: self._announce(Table.PUT_BACK, piece))
        self.grip.allowed.connect(lambda rect: self.bubbles.refuse(self._speak(Table.ALLOWED), rect))
        self.grip.must_choose.connect(self._choose)
        self._doubt = Doubt(self.grip, self.bubbles, self._warn, self)

    # ------------------------------------------------------------ what lies on the table

    @property
    def plan(self) -> Plan:
        """What lies on the table when everything has settled."""
        if self._laid is None:
            self._laid = self.fresh_plan()
        return self._laid

    def fresh_plan(self) -> Plan:
        """Return the plan of what is shown, made anew."""
        return self.sorting.arrange(self.layout.plan(self._view_data, self._sight))

    def _look(self, view: View, sight: Sight) -> None:
        """Take a view and the eyes for it, as wide as the window is now."""
        self._view_data, self._laid = view, None
        self._sight = replace(
            sight,
            dock_width=self.camera.dock_width,
            board_scale=self.camera.scale(Area.BOARD),
            dock_scale=self.camera.scale(Area.DOCK),
        )

    def show_view(self, view: View, sight: Sight) -> None:
        """Show a position at once."""
        self.stop()
        self._look(view, sight)
        self._settle()

    def show_anew(self, view: View, sight: Sight) -> None:
        """Show a position and paint everything anew; a table that is not on the screen yet does so when it comes there."""
        self.stop()
        self._look(view, sight)
        if self.view.isVisible():
            self.lay_out()

    def advance(self, events: Sequence[Event], view: View, sight: Sight) -> None:
        """Show a move: its events one after the other, then the position after it."""
        self.stage.finish()
        if self.view.blurred and self.grip.hold is None:  # it could not become sharp while things move
            self._sharpen()
        self.lighting.go_dark()
        self._look(view, sight)
        self.stage.play(self._script.forward(events, self.plan, sight.colours, self._settle))

    def go_back(self, events: Sequence[Event], view: View, sight: Sight) -> None:
        """Show an undone move: pieces glide back, then the position before it."""
        self.stop()
        self._look(view, sight)
        self.stage.play(self._script.backward(events, self.plan, self._settle))

    def _lay_hand_anew(self) -> None:
        """Let the cards of the hand glide to where their owner wants them."""
        self.stage.finish()
        self._laid = None
        self.stage.play(self._script.forward((), self.plan, (), self._settle))
        self.held.emit()

    def _settle(self) -> None:
        self.stage.stop_all()
        self.lighting.forget_pointed()
        if self._board_is_another():
            self.scene.paint_cloth()
            self.scene.follow()
        self.scene.settle(self.plan)
        self._relight()

    def _board_is_another(self) -> bool:
        """Fit the plan's board into the window; tells whether it is another one (an estate that grew)."""
        if not self.camera.use_board(self.plan.board or self.layout.board):
            return False
        self._look(self._view_data, self._sight)
        return True

    def _relight(self) -> None:
        self._lay_buttons()
        self.lighting.relight()
        self.keys.settled()
        self._show_access()

    def decide(self, choices: Sequence[Choice]) -> None:
        """Begin a new decision of the seat at the table, or none when another seat decides."""
        self._choices = tuple(choices)
        self.grip.decide()
        if not self.stage.busy:
            self._relight()

    def _lay_buttons(self) -> None:
        self.buttons.show_choices(self._choices, [self._speak(choice.label) for choice in self._choices])

    def stop(self) -> None:
        """End everything that moves or is held, at once: before undo, load, a dialog, another screen."""
        self.pointer.abort()
        self.chooser.close()
        self.stage.finish()
        self.stage.stop_all()
        self.bubbles.hide_all()

    def seat_at(self, anchors: dict[int, QPointF]) -> None:
        """Say where seats sit at the edge of the table (scene pixels): what they take goes there."""
        self._anchors = anchors

    def _anchor(self, seat: int) -> QPointF | None:
        return self._anchors.get(seat)

    # ------------------------------------------------------------ size, theme

    def _follow(self) -> None:
        self.scene.follow()
        self.lights.resize(QRectF(QPointF(), self.camera.window))
        self._lay_buttons()
        self.lighting.relight()

    def _calmed(self) -> None:
        """Paint sharply, but never under a held piece or a running animation: then a moment later."""
        if self.grip.hold is not None or self.stage.busy:
            self.view.show_camera()
        else:
            self.lay_out()

    def lay_out(self) -> None:
        """Lay and paint everything sharply for the present size, zoom, resolution, theme and language."""
        self.stop()
        self._sharpen()

    def _sharpen(self) -> None:
        self._printer.dpr = self.view.devicePixelRatioF()
        self._look(self._view_data, self._sight)
        self._board_is_another()
        self.lights.resize(QRectF(QPointF(), self.camera.window))
        self.scene.recast()
        self.scene.paint_cloth()
        self._settle()
        self.view.rest()

    def use_theme(self, theme: Theme) -> None:
        """Paint everything in another theme."""
        self._printer.theme = theme
        self._sight = replace(self._sight, theme=theme)
        self.lights.reprint()
        self.lay_out()

    def use_sight(self, sight: Sight) -> None:
        """Look with other eyes or speak another language."""
        self._sight = sight
        self.lay_out()

    def _cloth(self, visible: Box) -> Picture:
        return self.layout.cloth(visible, self._sight)

    # ------------------------------------------------------------ words

    @property
    def held_piece(self) -> Piece | None:
        """The piece in the hand."""
        hold = self.grip.hold
        return None if hold is None else hold.piece

    @property
    def voice(self) -> Voice:
        """The voice that speaks to who looks at the table."""
        return self._sight.voice

    def _speak(self, sentence: Sentence | Words) -> str:
        return self._sight.voice.speak(sentence)

    def _landing(self, piece: Piece, place: Place) -> Piece:
        return self.layout.landing(piece, place, self._sight)

    def _preview(self, move: int, aim: Aim) -> tuple[BubbleLine, ...]:
        return tuple(self._gained(gain) for gain in self._referee.preview(move, aim).lines)

    def _gained(self, gain: Gain) -> BubbleLine:
        """Return a line of a preview with its picture, or with the chip of the seat it speaks of."""
        owned = gain.picture is None and gain.seat >= 0
        picture = chip(self._sight.colours[gain.seat], _CHIP_RADIUS) if owned else gain.picture
        return BubbleLine(self._speak(gain.sentence), picture=picture)

    def _warn(self, why: Sentence, rect: QRectF) -> None:
        """Say why not while the piece is still held."""
        words = self._speak(why)
        self.bubbles.refuse(words, rect)
        announce(self.view, words)

    def _refuse(self, why: Sentence, rect: QRectF) -> None:
        words = self._speak(why)
        self.bubbles.refuse(words, rect)
        announce(self.view, words)
        self.refused.emit(why)

    def _caution(self, move: int) -> Sentence | None:
        return self.layout.caution(self._view_data, move) if isinstance(self.layout, Warns) else None

    def _is_grave(self, move: int) -> bool:
        return self._caution(move) is not None

    def _choose(self, moves: Sequence[int], rect: QRectF) -> None:
        spot = self.view.viewport().mapToGlobal(self.view.mapFromScene(rect.bottomLeft()))
        offers = [(move, self._speak(self._caution(move) or self._referee.describe(move))) for move in moves]
        self.chooser.ask(offers, spot, self.grip.play, self.grip.cancel)

    # ------------------------------------------------------------ light

    def mark_last(self, events: Iterable[Event]) -> None:
        """Put brackets round what these events moved last, as soon as nothing moves any more."""
        moved = [
            (event.piece, event.place) for event in events if event.piece and event.place and not event.quiet
        ]
        self.lighting.remember_last(moved)
        if not self.stage.busy:
            self.lighting.relight()

    def hint(self, move: int, lines: Sequence[str], button: QRectF | None = None) -> None:
        """Ring the piece and the place of a hinted move, and say beside it what speaks for it; where nothing of
        the move lies on the table, beside its `button`, a box of the view.
        """
        for aim in self.layout.aims(move):
            self.lighting.hint(aim.piece, aim.place)
            if self.lights.marks(Group.HINT):
                break
        boxes = [QRectF(*mark.rect) for mark in self.lights.marks(Group.HINT)]
        if not boxes and button is not None:
            boxes = [button]
        if boxes:
            self.bubbles.hint(lines, boxes[-1], boxes[0] if len(boxes) > 1 else None)

    def ask_why_not(self, asking: bool) -> None:
        """While asking, every drop is answered and none is played."""
        self.grip.cancel()
        self.grip.asking = asking

    # ------------------------------------------------------------ assistive technology

    def spoken(self, stop: Stop) -> str:
        """Return what a screen reader says of a stop: its name and what may be done there."""
        if stop.place is not None and stop.place.number in self.grip.legal_places():
            return self._speak(say(Table.LEGAL_HERE, name=stop.name))
        if stop.item is not None and self.grip.can_move(stop.item.piece):
            return self._speak(say(Table.MOVABLE, name=stop.name))
        return stop.name

    def _announce(self, words: Table, piece: Piece) -> None:
        announce(self.view, self._speak(say(words, name=piece.name)))

    def _tell_order(self, card: Piece, number: int, count: int) -> None:
        announce(self.view, self._speak(say(Table.SORTED, name=card.name, number=number, count=count)))

    def _tell(self, stop: Stop) -> None:
        if self.view.access is not None:
            self.view.access.focus_on(stop)
        announce(self.view, self.spoken(stop))

    def _make_access(self) -> BoardAccess:
        access = BoardAccess(self.view, self._speak(Table.TABLE), self.spoken)
        access.show_stops(self.stops())
        return access

    def _show_access(self) -> None:
        if self.view.access is not None:
            self.view.access.show_stops(self.stops())

    def stops(self) -> list[Stop]:
        """Return everything on the table that has a name."""
        return [stop for stop in all_stops(self.scene, self.buttons) if stop.name]
