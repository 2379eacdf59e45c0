"""Says why not before the drop: a piece that rests for a moment over a place where it may not go is answered there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QTimer

from engine.core.words import Sentence
from ui.board.bubbles import Bubbles, Kind
from ui.board.grip import Grip

REST_MS = 400


class Doubt(QObject):
    """Watches one table's hand."""

    def __init__(
        self, grip: Grip, bubbles: Bubbles, say: Callable[[Sentence, QRectF], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._grip = grip
        self._bubbles = bubbles
        self._say = say
        self._said: tuple[object, int, int] | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._speak)
        grip.carried.connect(self._watch)
        grip.changed.connect(self._watch)

    @property
    def _spot(self) -> tuple[object, int, int] | None:
        """What is held, over which place, turned how."""
        hold = self._grip.hold
        return None if hold is None else (hold.item, hold.target, hold.turn)

    def _watch(self) -> None:
        """Wait anew; what was said goes when the piece goes elsewhere."""
        if self._said is not None and self._said != self._spot:
            if self._grip.hold is not None:
                self._bubbles.hide(Kind.REFUSAL)
            self._said = None
        if self._grip.hold is None or self._said is not None:
            self._rest.stop()
        else:
            self._rest.start()

    def _speak(self) -> None:
        misgiving = self._grip.misgiving()
        if misgiving is not None:
            self._said = self._spot
            self._say(*misgiving)
