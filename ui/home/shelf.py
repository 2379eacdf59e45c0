"""The shelf: paints wall, boards and boxes, and puts a button over each box and the card of the table to continue.

Everything still is one pixmap; a box is a pixmap with its shadow; only the band of a box is painted live. The first
frame is wall, boards and card: reading what is printed on the boxes waits until that is on screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.core.words import Sentence, say
from ui.home import pictures
from ui.home.band import Band, draw_band
from ui.home.boxes import Boxed, boxed_games, boxes
from ui.home.continued import Continue
from ui.home.fronts import Fronts
from ui.home.grid import BOX_HEIGHT, BOX_WIDTH, SIDE, Grid, grid
from ui.home.resume import Kept
from ui.home.spot import ARROWS, LIFT, Spot
from ui.home.words import Shelf as Words
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.paint.icons import icon
from ui.paint.panels import draw_nine_patch, panel_glow, panel_shadow, shadow_margin
from ui.paint.paths import rounded_box
from ui.paint.picture import Picture
from ui.screens import Surroundings
from ui.theme.measure import BOARD, Radius

_NUDGE = 64
"""How far around a box its shadow, glow and focus ring reach."""
_CARD_INSET = 6.0
_BUTTON_GAP = 14.0


class Shelf(QWidget):
    """All games as boxes, the table to continue in the first slot."""

    chosen = Signal(str)
    """A game's box was chosen; carries its id."""
    learned = Signal(str)
    """A game's lessons were asked for; carries its id."""
    resumed = Signal()
    """The table to continue was chosen."""
    shown = Signal(QRect)
    """A box got the focus; the page scrolls it into view."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._around = around
        self._fronts = Fronts(self)
        self._page = QPixmap()
        self._grid = Grid(4, 2, 1.0, 0.0)
        self.card: Continue | None = None
        self._standing: list[Spot] = []
        self._reached = ""
        self._fronts.painted.connect(self._show_front)
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    @property
    def spots(self) -> list[Spot]:
        """The boxes in their order; they are put up the first time somebody needs them."""
        if not self._standing:
            self._put_up()
        return self._standing

    @property
    def marked(self) -> str:
        """The game a question without a game is about: of the raised box, else of the box that had the focus last,
        else of the table to continue; "" for none.
        """
        raised = next((spot.boxed.game for spot in self._standing if spot.raised), "")
        return raised or self._reached or (self.card.game if self.card is not None else "")

    def _note_reached(self, game: str) -> None:
        self._reached = game

    def _put_up(self) -> None:
        self._standing = [self._spot(boxed) for boxed in boxes()]
        for spot in self._standing:
            self._name(spot)
        if self.card is not None:
            QWidget.setTabOrder(self.card.button, self._standing[0])
        self._arrange()
        for spot in self._standing:
            spot.show()

    def _spot(self, boxed: Boxed) -> Spot:
        spot = Spot(boxed, self._around.pace, self)
        spot.moved.connect(lambda: self._repaint_around(spot))
        spot.walked.connect(lambda key: self._walk(spot, key))
        spot.reached.connect(lambda: self._note_reached(boxed.game))
        if boxed.open:
            spot.clicked.connect(lambda: self.chosen.emit(boxed.game))
            spot.learned.connect(lambda: self.learned.emit(boxed.game))
        return spot

    def continue_with(self, found: Kept | None) -> None:
        """Show the card of a table to continue, or none."""
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None
        if found is not None:
            self.card = card = Continue(found, self._around, self)
            card.chosen.connect(self.resumed)
            card.walked.connect(lambda key: self._walk(card, key))
            card.lower()
            if self._standing:
                QWidget.setTabOrder(card.button, self._standing[0])
            card.show()
        self.refresh()

    # ------------------------------------------------------------ words

    def refresh(self) -> None:
        """Say and lay out everything anew."""
        for spot in self._standing:
            self._name(spot)
        self._arrange(rebuild=True)

    def _name(self, spot: Spot) -> None:
        speak = self._around.language.say
        printed = spot.boxed.print
        theme = self._around.theme.theme
        spot.play.setText(speak(Words.PLAY))
        spot.play.setIcon(icon("play", theme, theme.tokens.on_accent))
        spot.learn.setText(speak(Words.LEARN))
        spot.learn.setIcon(icon("book", theme))
        named = say(
            Words.BOX,
            game=printed.title,
            players=players_of(printed.players),
            minutes=minutes_of(printed.minutes),
        )
        spot.setAccessibleName(speak(named))
        spot.setAccessibleDescription("" if spot.boxed.open else speak(Words.CLOSED))

    def _band(self, spot: Spot) -> Band:
        speak, printed = self._around.language.say, spot.boxed.print
        facts = say(Words.BAND, players=players_of(printed.players), minutes=minutes_of(printed.minutes))
        if spot.boxed.open:
            return Band(speak(printed.title), speak(facts), room=spot.play.height() + _BUTTON_GAP)
        return Band(speak(printed.title), speak(facts), note=speak(Words.CLOSED))

    # ------------------------------------------------------------ where things lie

    def sizeHint(self) -> QSize:
        """Return the whole page's size."""
        return QSize(self.width(), round(self._grid.height))

    @property
    def left(self) -> int:
        """Return where the first column begins."""
        return round(self._grid.left)

    def fit(self, width: int, height: int) -> None:
        """Fill a viewport: as wide as it, at least as high."""
        slots = (self.card is not None) + len(boxed_games())
        self._grid = grid(width, height, slots, self._around.theme.theme.base / 14)
        self.resize(width, max(height, round(self._grid.height)))
        self._arrange()

    def _slots(self) -> list[Spot | Continue]:
        return [*([self.card] if self.card is not None else []), *self.spots]

    def _standing_slots(self) -> list[Spot | Continue]:
        return [*([self.card] if self.card is not None else []), *self._standing]

    def _arrange(self, *, rebuild: bool = False) -> None:
        for slot, widget in enumerate(self._standing_slots()):
            box = self._grid.box(slot)
            if isinstance(widget, Spot):
                widget.stand(box, self._grid.scale, SIDE)
            else:
                widget.setGeometry(self._card_box(box).toRect())
        ratio = self.devicePixelRatioF()
        if self._standing:
            games = [spot.boxed for spot in self._standing]
            self._fronts.want(games, self._around.theme.theme, self._grid.scale, ratio)
        if rebuild or self._page.deviceIndependentSize().toSize() != self.size():
            self._page = QPixmap()
        self.update()

    def _card_box(self, box: QRectF) -> QRectF:
        return box.adjusted(0, 2, SIDE * self._grid.scale, -_CARD_INSET)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the boxes out anew."""
        super().resizeEvent(event)
        self._arrange()

    # ------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin to walk: the first key on a page nobody has touched goes to the first slot; Enter goes on there."""
        first = self._slots()[0]
        if event.key() in ARROWS:
            self._reach(first)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            _button_of(first).click()
        else:
            super().keyPressEvent(event)

    def _walk(self, spot: Spot | Continue, key: int) -> None:
        slots = self._slots()
        here = slots.index(spot)
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._grid.columns,
            Qt.Key.Key_Down: self._grid.columns,
        }[Qt.Key(key)]
        if 0 <= here + step < len(slots):
            self._reach(slots[here + step])

    def _reach(self, slot: Spot | Continue) -> None:
        _button_of(slot).setFocus(Qt.FocusReason.TabFocusReason)
        self.shown.emit(slot.geometry())

    # ------------------------------------------------------------ painting

    def _repaint_around(self, spot: Spot) -> None:
        self.update(spot.geometry().adjusted(-_NUDGE, -_NUDGE, _NUDGE, _NUDGE))

    def _pixmap(self, picture: Picture, scale: float | None = None) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return self._around.pictures.pixmap(
            picture, self._around.theme.theme, scale or self._grid.scale, ratio
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, then the boxes, raised ones last."""
        painter = QPainter(self)
        if self._page.isNull():
            page = pictures.page(self._grid, self.width(), self.height())
            self._page = render(page, self._around.theme.theme, 1.0, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, self._page)
        if self.card is not None:
            self._paint_card(painter, QRectF(self.card.geometry()))
        if not self._standing:
            QTimer.singleShot(0, self, self._put_up_in_time)
            return
        slots = self._standing_slots()
        for spot in sorted(self._standing, key=lambda spot: spot.share):
            box = self._grid.box(slots.index(spot))
            if event.rect().intersects(box.adjusted(-_NUDGE, -_NUDGE, _NUDGE, _NUDGE).toRect()):
                self._paint_box(painter, spot, box)
        self._fronts.go_on()

    def _put_up_in_time(self) -> None:
        if not self._standing:
            self._put_up()

    def _paint_card(self, painter: QPainter, card: QRectF) -> None:
        theme = self._around.theme.theme
        shadow = self._pixmap(panel_shadow(Radius.PROMPT, BOARD), 1.0)
        margin = shadow_margin(BOARD)
        draw_nine_patch(painter, shadow, card.adjusted(-margin, -margin, margin, margin))
        if not theme.contrast:
            glow = panel_glow(Radius.PROMPT, 10, theme.tokens.legal, 0.5)
            reach = -glow.box.x
            draw_nine_patch(painter, self._pixmap(glow, 1.0), card.adjusted(-reach, -reach, reach, reach))
        canvas = Canvas(painter, theme, self.devicePixelRatioF())
        canvas.fill(rounded_box(card, Radius.PROMPT), theme.tokens.raised)
        canvas.stroke(rounded_box(card, Radius.PROMPT), theme.tokens.accent, 2)

    def _paint_box(self, painter: QPainter, spot: Spot, box: QRectF) -> None:
        theme, scale = self._around.theme.theme, self._grid.scale
        corner = box.topLeft() - QPointF(0, LIFT * scale * spot.lift)
        self._lay(painter, pictures.box_shadow(pictures.STANDING), corner, 1.0 - spot.lift)
        self._lay(painter, pictures.box_shadow(pictures.LIFTED), corner, spot.lift)
        self._lay(painter, pictures.box_glow(), corner, 0.0 if theme.contrast else spot.lift)
        painter.save()
        painter.translate(corner)
        canvas = Canvas(painter, theme, self.devicePixelRatioF())
        self._lay_front(canvas, spot.boxed)
        draw_band(canvas, self._band(spot), spot.boxed.cover.band, scale, spot.share)
        if spot.focused:
            self._focus_ring(canvas)
        painter.restore()

    def _lay_front(self, canvas: Canvas, boxed: Boxed) -> None:
        front, scale = self._fronts.pixmap(boxed.game), self._grid.scale
        if front is None:
            canvas.fill(
                rounded_box(QRectF(0, 0, BOX_WIDTH * scale, BOX_HEIGHT * scale), Radius.CARD),
                boxed.cover.band,
            )
            return
        around = pictures.box_area()
        target = QRectF(around.x * scale, around.y * scale, around.w * scale, around.h * scale)
        canvas.painter.drawPixmap(target, front, QRectF(front.rect()))

    def _show_front(self, game: str) -> None:
        self._repaint_around(next(spot for spot in self._standing if spot.boxed.game == game))

    def _focus_ring(self, canvas: Canvas) -> None:
        scale, theme = self._grid.scale, canvas.theme
        ring = rounded_box(QRectF(-6, -6, BOX_WIDTH * scale + 12, BOX_HEIGHT * scale + 12), Radius.PROMPT)
        canvas.stroke(ring, "#FFFFFF", 5 * theme.ring, 0.9)
        canvas.stroke(ring, theme.tokens.focus, 2.6 * theme.ring)

    def _lay(self, painter: QPainter, picture: Picture, corner: QPointF, opacity: float) -> None:
        if opacity > 0:
            painter.setOpacity(opacity)
            scale = self._grid.scale
            painter.save()
            painter.translate(corner)
            painter.scale(scale, scale)
            painter.drawPixmap(picture.box.corner(), self._pixmap(picture))
            painter.restore()
            painter.setOpacity(1.0)


def _button_of(slot: Spot | Continue) -> QAbstractButton:
    return slot.button if isinstance(slot, Continue) else slot


def players_of(players: Sequence[int]) -> Sentence:
    """Return how many play, in words."""
    least, most = players[0], players[-1]
    if least == most:
        return say(Words.PLAYERS_EXACT, n=least)
    return say(Words.PLAYERS, least=least, most=most)


def minutes_of(minutes: int) -> Sentence:
    """Return how long it takes, in words."""
    return say(Words.MINUTES, n=minutes)
