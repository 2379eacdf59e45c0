"""Words and scores that float over the table: why not, what a drop gives, tool tips, popups.

Owns at most one bubble of each kind, keeps every bubble inside the window and off the thing it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from ui.board.items import PictureItem
from ui.board.scene import Z_FLOAT, BoardScene
from ui.board.stage import Track
from ui.paint.bubbles import BubbleLine, Tail, bubble, refusal, score_popup
from ui.paint.panels import shadow_margin
from ui.paint.picture import Picture
from ui.theme import motion
from ui.theme.measure import PANEL
from ui.theme.players import Player

REFUSAL_MS = 6000
TIP_DELAY_MS = 600
MOST_LINES = 3
_GAP = 6.0
_MOST_OFF = 24.0
"""Pixels a bubble may stand off what it speaks of beyond that."""


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
        self._show(Kind.REFUSAL, sentence, about, partial(refusal, theme, sentence))
        self._end.start()

    def preview(self, lines: Sequence[BubbleLine], held: QRectF) -> None:
        """Say what the drop would give, below the held piece."""
        if not lines:
            self.hide(Kind.PREVIEW)
            return
        theme = self._scene.printer.theme
        order = (Tail.ABOVE, Tail.BELOW, Tail.RIGHT)
        said = "\n".join(line.words for line in lines)
        self._show(Kind.PREVIEW, said, held, partial(bubble, theme, lines), order)

    def hint(self, lines: Sequence[str], about: QRectF, spare: QRectF | None = None) -> None:
        """Say what a hinted move is worth, beside it and, if there is room, off what it starts from; stays until the next input."""
        theme = self._scene.printer.theme
        said = [
            BubbleLine(line, "bulb" if number == 0 else "", quiet=number > 0)
            for number, line in enumerate(lines)
        ]
        self._show(Kind.HINT, "\n".join(lines), about, partial(bubble, theme, said[:MOST_LINES]), spare=spare)

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
        self._show(Kind.TIP, words, about, partial(bubble, theme, lines[:MOST_LINES]), order)

    def _show(
        self,
        kind: Kind,
        words: str,
        about: QRectF,
        make: Callable[[Tail, float], Picture],
        order: Sequence[Tail] = (Tail.LEFT, Tail.RIGHT, Tail.BELOW, Tail.ABOVE),
        spare: QRectF | None = None,
    ) -> None:
        self.hide(kind)
        picture, spot = self._placed(about, make, order, spare or QRectF())
        self._words[kind] = words
        self._shown[kind] = self._scene.float_up(picture, spot, Z_FLOAT + list(Kind).index(kind))

    def _placed(
        self, about: QRectF, make: Callable[[Tail, float], Picture], order: Sequence[Tail], spare: QRectF
    ) -> tuple[Picture, QPointF]:
        """Return the first bubble that fits below the prompt strip and beside a card, rather one that leaves `spare` free.

        Those that must slide along their side or stand off a little come after those that need not; one that covers
        what it speaks of is the last resort.
        """
        camera = self._scene.camera
        window = self._scene.sceneRect().adjusted(_GAP, camera.top + _GAP, -camera.right - _GAP, -_GAP)
        straight = [(make(tail, 0.0), _tip_of(about, tail)) for tail in order]
        slid = [
            _slid(make, tail, tip, picture, window)
            for tail, (picture, tip) in zip(order, straight, strict=True)
        ]
        fitting = [
            (picture, tip) for picture, tip in (*straight, *slid) if window.contains(_face(picture, tip))
        ]
        sparing = [(picture, tip) for picture, tip in fitting if not _face(picture, tip).intersects(spare)]
        for found in (*sparing, *fitting):
            return found
        picture, tip = straight[0]
        return picture, tip + _push_inside(_face(picture, tip), window)


def _face(picture: Picture, tip: QPointF) -> QRectF:
    """Where a bubble whose tail ends there is; its shadow covers nothing and may be cut off."""
    shadow = shadow_margin(PANEL)
    return picture.box.rect().translated(tip).adjusted(shadow, shadow, -shadow, -shadow)


def _slid(
    make: Callable[[Tail, float], Picture], tail: Tail, tip: QPointF, picture: Picture, window: QRectF
) -> tuple[Picture, QPointF]:
    """Return a bubble that slides along the side of its tail to come inside, and stands off a little if it must."""
    push = _push_inside(_face(picture, tip), window)
    upright = tail in (Tail.LEFT, Tail.RIGHT)
    along, off = (push.y(), push.x()) if upright else (push.x(), push.y())
    away = off if tail in (Tail.LEFT, Tail.ABOVE) else -off
    step = off if 0 < away <= _MOST_OFF else 0.0
    return make(tail, along), tip + (QPointF(step, 0) if upright else QPointF(0, step))


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
