"""The keyboard at the table: arrows walk, Tab goes from zone to zone, Enter picks up and drops, Escape cancels.

With Ctrl or Alt the arrows lay a card of the own hand further left or right.

Everything the pointer can do is done here through the same grip. While a piece is held the arrows walk all places (each
is read out), and Tab goes from one legal place to the next. Tab in the last zone leaves the table, so it is no trap.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from ui.board.bubbles import Bubbles
from ui.board.buttons import Buttons
from ui.board.grip import Grip
from ui.board.lighting import Lighting
from ui.board.lights import Mark
from ui.board.scene import BoardScene
from ui.board.stage import Stage
from ui.board.stops import Stop, Way, ahead, all_stops, nearest, place_stops, zones

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class KeyWalk:
    """The key focus of one table."""

    def __init__(
        self,
        scene: BoardScene,
        grip: Grip,
        lighting: Lighting,
        bubbles: Bubbles,
        buttons: Buttons,
        stage: Stage,
        tell: Callable[[Stop], None],
        step_card: Callable[[str, int], bool],
    ) -> None:
        """`tell` hears of every stop the focus comes to: for the screen reader; `step_card` moves a card along the hand."""
        self._scene = scene
        self._grip = grip
        self._lighting = lighting
        self._bubbles = bubbles
        self._buttons = buttons
        self._stage = stage
        self._tell = tell
        self._step_card = step_card
        self._focus: Stop | None = None
        self._shown = False

    @property
    def focus(self) -> Stop | None:
        """Where the focus stands, whether shown or not."""
        return self._focus

    # ------------------------------------------------------------ events

    def press(self, event: QKeyEvent) -> bool:
        """Answer a key; tells whether it meant something here."""
        key = Qt.Key(event.key())
        self._stage.finish()
        self._bubbles.hide_all()
        if key in _WAYS:
            self._walk(_WAYS[key])
        elif key in _ENTER:
            self._enter()
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        elif key == Qt.Key.Key_R:
            return self._turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            return self._letter(event.text().upper())
        return True

    def press_with(self, event: QKeyEvent) -> bool:
        """Answer an arrow with Ctrl or Alt: the card of the own hand under the focus goes one further."""
        way = _WAYS.get(Qt.Key(event.key()))
        self._stage.finish()
        if way not in (Way.LEFT, Way.RIGHT) or self._focus is None or self._focus.item is None:
            return False
        self._shown = True
        return self._grip.hold is None and self._step_card(self._focus.item.piece.key, way.value[0])

    def settled(self) -> None:
        """The plan changed: keep the focus on the same thing, or on what is nearest now."""
        if self._focus is not None:
            stops = self._stops()
            same = next((stop for stop in stops if stop.key == self._focus.key), None)
            self._focus = same or nearest(stops, self._focus.rect.center())
            self._show(tell=False)

    def enter_table(self, reason: Qt.FocusReason) -> None:
        """The view got the focus: show where it stands when it came by key."""
        by_key = reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key:
            stops = self._stops()
            last = reason == Qt.FocusReason.BacktabFocusReason
            if self._focus is None and stops:
                self._focus = self._first_in(zones(stops)[-1 if last else 0], stops)
            self._shown = True
            self._show()

    def leave_table(self) -> None:
        """The view lost the focus."""
        self._shown = False
        self._lighting.focus(None)

    def hide(self) -> None:
        """Hide the focus frame: the pointer is used."""
        if self._grip.hold is None or not self._grip.hold.by_keys:
            self._shown = False
            self._lighting.focus(None)

    # ------------------------------------------------------------ walking

    def _stops(self) -> list[Stop]:
        if self._grip.hold is not None:
            return place_stops(self._scene)
        return all_stops(self._scene, self._buttons)

    def _walk(self, way: Way) -> None:
        stops = self._stops()
        start = self._start(stops)
        found = stops[0] if start is None and stops else None
        if start is not None:
            found = ahead(stops, start, way)
        if found is not None:
            self._go(found)

    def _start(self, stops: list[Stop]) -> QRectF | None:
        """Where the walk starts: the focus; nowhere before the first key."""
        if self._focus is None or not self._shown:
            self._shown = True
            return None if self._focus is None else self._focus.rect
        return self._focus.rect

    def _go(self, stop: Stop) -> None:
        self._focus, self._shown = stop, True
        if self._grip.hold is not None and stop.place is not None:
            self._grip.point_at(stop.place)
        self._show()

    def _show(self, tell: bool = True) -> None:
        focus = self._focus
        if focus is None or not self._shown:
            self._lighting.focus(None)
            return
        self._lighting.focus(Mark.of(focus.outline, focus.radius, None, focus.turn))
        if tell:
            self._tell(focus)

    def tab(self, step: int) -> bool:
        """Go to the next (1) or previous (-1) zone, or legal place; tells whether there is one."""
        self._stage.finish()
        stops = self._stops()
        if not stops:
            return False
        if self._grip.hold is not None:
            return self._tab_legal(step)
        order = zones(stops)
        here = (
            order.index(self._focus.zone) if self._focus and self._shown and self._focus.zone in order else -1
        )
        there = here + step if here >= 0 else (0 if step > 0 else len(order) - 1)
        if not 0 <= there < len(order):
            return False
        self._go(self._first_in(order[there], stops))
        return True

    def _first_in(self, zone: str, stops: list[Stop]) -> Stop:
        inside = [stop for stop in stops if stop.zone == zone]
        movable = [stop for stop in inside if stop.item and self._grip.can_move(stop.item.piece)]
        return (movable or inside)[0]

    def _tab_legal(self, step: int) -> bool:
        legal = self._grip.legal_places()
        stops = [stop for stop in place_stops(self._scene) if stop.place and stop.place.number in legal]
        if stops:
            keys = [stop.key for stop in stops]
            here = keys.index(self._focus.key) if self._focus and self._focus.key in keys else -step
            self._go(stops[(here + step) % len(stops)])
        return True

    # ------------------------------------------------------------ acting

    def _enter(self) -> None:
        self._shown = True
        if self._grip.hold is not None:
            self._drop()
        elif self._focus is None:
            stops = self._stops()
            if stops:
                self._go(stops[0])
        else:
            self._act_on(self._focus)

    def _drop(self) -> None:
        hold = self._grip.hold
        origin = None if hold is None else hold.item.piece.key
        self._grip.drop()
        if self._grip.hold is None and self._grip.targets and origin is not None:
            self._focus = self._stop_of(origin) or self._focus
            self._show(tell=False)

    def _act_on(self, stop: Stop) -> None:
        if stop.choice is not None:
            self._grip.play(stop.choice.move)
        elif stop.item is not None:
            self._take(stop)
        elif stop.place is not None:
            self._grip.click_place(stop.place)

    def _take(self, stop: Stop) -> None:
        item = stop.item
        assert item is not None
        targets = self._grip.targets
        number = item.piece.number
        if not any(targets.places(number, turn) for turn in targets.turns(number)):
            self._grip.click(item)
        elif self._grip.pick(item, by_keys=True):
            self._to_nearest_legal(stop)

    def _to_nearest_legal(self, stop: Stop) -> None:
        legal = self._grip.legal_places()
        stops = [found for found in place_stops(self._scene) if found.place and found.place.number in legal]
        target = nearest(stops, stop.rect.center())
        if target is not None:
            self._go(target)

    def _escape(self) -> bool:
        hold = self._grip.hold
        if hold is None:
            self._lighting.end_hint()
            return False
        origin = hold.item.piece.key
        self._grip.cancel()
        if hold.by_keys:
            self._focus = self._stop_of(origin) or self._focus
            self._show()
        return True

    def _turn(self, step: int) -> bool:
        if not self._grip.turn(step):
            return self._letter("R")
        hold = self._grip.hold
        entries = self._scene.entries(hold.target) if hold is not None and hold.by_keys else []
        if entries:
            self._grip.point_at(entries[0])
        return True

    def _letter(self, letter: str) -> bool:
        """Press the button or pick up the piece that shows this letter."""
        choice = self._buttons.lettered(letter) if letter else None
        if choice is not None:
            self._grip.cancel()
            self._grip.play(choice.move)
            return True
        for stop in all_stops(self._scene, self._buttons) if letter else ():
            if stop.item is not None and stop.item.piece.letter == letter:
                self._grip.cancel()
                self._focus, self._shown = stop, True
                self._act_on(stop)
                return True
        return False

    def _stop_of(self, key: str) -> Stop | None:
        return next((stop for stop in self._stops() if stop.key == f"piece {key}"), None)
