"""Words and scores that float over the table: why not, what a drop gives, tool tips, popups.

Owns at most one bubble of each kind, keeps every bubble inside the window and off the thing it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from ui.board.items import PictureItem
from ui.board.scene import Z_FLOAT, BoardScene
from ui.board.stage import Track
from ui.paint.bubbles import BubbleLine, Tail, bubble, refusal, score_popup
from ui.paint.picture import Picture
from ui.theme import motion
from ui.theme.players import Player

REFUSAL_MS = 6000
TIP_DELAY_MS = 600
MOST_LINES = 3
_GAP = 6.0


class Kind(Enum):
    """Why a bubble is there; each kind has at most one."""

    REFUSAL = "refusal"
    PREVIEW = "preview"
    TIP = "tip"
    HINT = "hint"


class Bubbles(QObject):
    """The bubbles of one table."""

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._shown: dict[Kind, PictureItem] = {}
        self._words: dict[Kind, str] = {}
        self._tip: tuple[str, QRectF] = ("", QRectF())
        self._end = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._end.timeout.connect(lambda: self.hide(Kind.REFUSAL))
        self._delay = QTimer(self, singleShot=True, interval=TIP_DELAY_MS)
        self._delay.timeout.connect(self._show_tip)

    def words(self, kind: Kind) -> str:
        """Return what a bubble says now, "" when there is none."""
        return self._words.get(kind, "")

    def refuse(self, sentence: str, about: QRectF) -> None:
        """Say why not, beside what it is about."""
        theme = self._scene.printer.theme
        self._show(Kind.REFUSAL, sentence, about, lambda tail: refusal(theme, sentence, tail))
        self._end.start()

    def preview(self, lines: Sequence[BubbleLine], held: QRectF) -> None:
        """Say what the drop would give, below the held piece."""
        if not lines:
            self.hide(Kind.PREVIEW)
            return
        theme = self._scene.printer.theme
        order = (Tail.ABOVE, Tail.BELOW, Tail.RIGHT)
        said = "\n".join(line.words for line in lines)
        self._show(Kind.PREVIEW, said, held, lambda tail: bubble(theme, lines, tail), order)

    def hint(self, lines: Sequence[str], about: QRectF) -> None:
        """Say what a hinted move is worth, beside it; stays until the next input."""
        theme = self._scene.printer.theme
        said = [
            BubbleLine(line, "bulb" if number == 0 else "", quiet=number > 0)
            for number, line in enumerate(lines)
        ]
        self._show(Kind.HINT, "\n".join(lines), about, lambda tail: bubble(theme, said[:MOST_LINES], tail))

    def tip(self, words: str, about: QRectF) -> None:
        """Say what a thing is, when the pointer rests on it; "" for nothing."""
        if words == self._tip[0]:
            return
        self._tip = (words, about)
        self.hide(Kind.TIP)
        if words:
            self._delay.start()
        else:
            self._delay.stop()

    def hide(self, kind: Kind) -> None:
        """Take a bubble away."""
        self._scene.sink(self._shown.pop(kind, None))
        self._words.pop(kind, None)

    def hide_all(self) -> None:
        """Take every bubble away: any input does."""
        self._delay.stop()
        self._tip = ("", QRectF())
        for kind in list(self._shown):
            self.hide(kind)

    def popup(self, points: str, player: Player, spot: QPointF) -> Track:
        """Return the track of a score that rises from a spot and fades."""
        picture = score_popup(self._scene.printer.theme, points, player)
        shown: list[PictureItem] = []

        def step(t: float) -> None:
            item = shown[0]
            item.setPos(spot - QPointF(0, motion.POPUP_RISE_PX * t))
            left = (1.0 - t) * motion.SCORE_POPUP.ms
            item.setOpacity(min(1.0, left / motion.POPUP_FADE_MS))

        return Track(
            motion.SCORE_POPUP,
            step,
            begin=lambda: shown.append(self._scene.float_up(picture, spot)),
            end=lambda: self._scene.sink(shown[0]),
        )

    def _show_tip(self) -> None:
        words, about = self._tip
        theme = self._scene.printer.theme
        lines = [BubbleLine(line, quiet=number > 0) for number, line in enumerate(words.split("\n"))]
        order = (Tail.BELOW, Tail.ABOVE, Tail.LEFT, Tail.RIGHT)
        self._show(Kind.TIP, words, about, lambda tail: bubble(theme, lines[:MOST_LINES], tail), order)

    def _show(
        self,
        kind: Kind,
        words: str,
        about: QRectF,
        make: Callable[[Tail], Picture],
        order: Sequence[Tail] = (Tail.LEFT, Tail.RIGHT, Tail.BELOW, Tail.ABOVE),
    ) -> None:
        self.hide(kind)
        picture, spot = self._placed(about, make, order)
        self._words[kind] = words
        self._shown[kind] = self._scene.float_up(picture, spot, Z_FLOAT + list(Kind).index(kind))

    def _placed(
        self, about: QRectF, make: Callable[[Tail], Picture], order: Sequence[Tail]
    ) -> tuple[Picture, QPointF]:
        """Return the first bubble that fits below the prompt strip and beside a card, else the first one pushed inside."""
        camera = self._scene.camera
        window = self._scene.sceneRect().adjusted(0, camera.top, -camera.right, 0)
        for tail in order:
            picture, tip = make(tail), _tip_of(about, tail)
            if window.contains(picture.box.rect().translated(tip)):
                return picture, tip
        picture, tip = make(order[0]), _tip_of(about, order[0])
        return picture, tip + _push_inside(picture.box.rect().translated(tip), window)


def _tip_of(about: QRectF, tail: Tail) -> QPointF:
    """Where the tail of a bubble points when it stands on that side of a thing."""
    match tail:
        case Tail.LEFT:
            return QPointF(about.right() + _GAP, about.center().y())
        case Tail.RIGHT:
            return QPointF(about.left() - _GAP, about.center().y())
        case Tail.ABOVE:
            return QPointF(about.center().x(), about.bottom() + _GAP)
        case Tail.BELOW:
            return QPointF(about.center().x(), about.top() - _GAP)


def _push_inside(rect: QRectF, window: QRectF) -> QPointF:
    dx = max(window.left() - rect.left(), 0.0) + min(window.right() - rect.right(), 0.0)
    dy = max(window.top() - rect.top(), 0.0) + min(window.bottom() - rect.bottom(), 0.0)
    return QPointF(dx, dy)
