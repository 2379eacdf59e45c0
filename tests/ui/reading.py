"""Reads what a table says without painting it: every text of its pictures with its place on the screen, and whether it is whole.

Imported as `tests.ui.reading`; knows no game. A `Reader` stands where a canvas stands and notes down words instead of
setting them. Lengths are screen pixels of the table's view.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QListWidget,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QTabBar,
)

from ui.board.buttons import button_picture
from ui.board.layout import Area
from ui.paint.canvas import Canvas, squeezed
from ui.table.elided import ElidedLabel
from ui.theme.measure import MIN_TEXT_PX

CLOTH, BUTTONS = -1.0, 1000.0
_TOUCH = 1.5
"""Letters may come so near to each other, in pixels."""
_BREATH = 0.18
"""How much of a line of wrapped words is empty above the first and below the last line."""


@dataclass(frozen=True)
class Text:
    """Words that are set somewhere: where their ink is, how large, whether all of them are there."""

    words: str
    ink: QRectF
    pixels: float
    whole: bool = True
    inside: bool = True

    def moved(self, x, y):
        """Return it where the picture lies."""
        return replace(self, ink=self.ink.translated(x, y))


class Reader(Canvas):
    """A canvas that paints nothing and notes down every text."""

    __slots__ = ("texts",)

    def __init__(self, painter, theme, dpr=1.0):
        super().__init__(painter, theme, dpr)
        self.texts = []

    def fill(self, *args, **kwargs):
        """Paint nothing."""

    box = stroke = line = cut_in = cast = glow = glow_outside = inner_shadow = fill

    def text(self, box, words, size, paint, weight=400, align=Qt.AlignmentFlag.AlignCenter, **kwargs):
        """Note whether the words have room; set them as the canvas does."""
        wrap = kwargs.get("wrap", False)
        font = self._fitted(words, size, weight, box, wrap)
        room = box.adjusted(0, 0, 1, 0)  # as much as the canvas lets a line exceed its box
        if wrap:  # only what is empty of the first and the last line may lie outside
            breath = QFontMetricsF(font).height() * _BREATH
            room.adjust(0, -breath, 0, breath)
        self._note(box, words, font, align, wrap, self.has_room(room, words, weight, wrap=wrap))

    def one_line(self, box, words, font, paint, align=Qt.AlignmentFlag.AlignCenter):
        """Note whether the words fit, squeezed if need be."""
        font = squeezed(font, words, box)
        whole = QFontMetricsF(font).horizontalAdvance(words) <= box.width() + 1
        self._note(box, words, font, align, False, whole)

    def figure(self, cx, cy, words, size, paint, weight=700, alpha=None):
        """Note where the figure is."""
        font = self.font(size, weight)
        ink = QFontMetricsF(font).tightBoundingRect(words)
        ink.moveCenter(QRectF(cx, cy, 0, 0).center())
        self._add(ink, words, font, True)

    def _note(self, box, words, font, align, wrap, whole):
        metrics = QFontMetricsF(font)
        flags = int(align) | int(Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine)
        rect = metrics.boundingRect(box, flags, words)
        if not whole:
            rect = rect.intersected(box)
        if wrap:
            breath = metrics.height() * _BREATH
            rect.adjust(0, breath, 0, -breath)
        else:
            ink = metrics.tightBoundingRect(words)
            rect = QRectF(rect.x(), rect.y() + _ascent(words, font) + ink.y(), rect.width(), ink.height())
        self._add(rect, words, font, whole)

    def _add(self, ink, words, font, whole):
        if words.strip():
            spot = self.painter.combinedTransform().mapRect(ink)
            self.texts.append(Text(words, spot, font.pixelSize() * self.scale, whole))


def _ascent(words, font):
    """How far the base line lies below the top of a line: letters the font lacks come from another, often higher one."""
    layout = QTextLayout(words, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return line.ascent()


class Readings:
    """The texts of pictures, each read only once for a scale."""

    def __init__(self, theme):
        self._theme = theme
        self._known = {}
        self._paper = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)

    def of(self, picture, scale):
        """Return the texts of a picture whose origin lies at (0, 0), and what of them its edges cut off."""
        key = (picture, round(scale, 4))
        if key not in self._known:
            painter = QPainter(self._paper)
            painter.scale(scale, scale)
            reader = Reader(painter, self._theme)
            picture.draw(reader)
            painter.end()
            box = picture.box
            edge = QRectF(box.x * scale, box.y * scale, box.w * scale, box.h * scale).adjusted(-1, -1, 1, 1)
            self._known[key] = [
                text if edge.contains(text.ink) else replace(text, inside=False) for text in reader.texts
            ]
        return self._known[key]


def table_texts(screen, readings):
    """Yield what every picture of the table says: (key, level, its texts where they lie).

    The level is `None` for what covers other things by right: pieces, and what travels with them.
    """
    board, camera = screen.board, screen.board.camera
    cloth = board.scene._cloth._make(camera.visible(Area.BOARD))
    yield "cloth", CLOTH, _placed(readings, cloth, camera, Area.BOARD, 0, 0)
    for piece in board.plan.pieces:
        texts = _placed(readings, piece.picture, camera, piece.area, piece.x, piece.y)
        yield piece.key, None if piece.number or piece.on else piece.level, texts
    for choice, label, _ in board.buttons.entries():
        picture = button_picture(choice.box.w, choice.box.h, label, choice)
        yield label, BUTTONS, _placed(readings, picture, camera, choice.area, choice.box.x, choice.box.y)


def _placed(readings, picture, camera, area, x, y):
    transform = camera.transform(area)
    spot = transform.map(x, y)
    return [text.moved(*spot) for text in readings.of(picture, transform.m11())]


def faults(key, texts, least=MIN_TEXT_PX):
    """Yield what is wrong with the texts of one picture; `least` is the smallest size that can be read."""
    for text in texts:
        if not text.whole:
            yield "cut", key, text.words
        if not text.inside:
            yield "over the edge", key, text.words
        if text.pixels < least - 0.1:
            yield f"{text.pixels:.1f} px", key, text.words
    for one, other in combinations(texts, 2):
        if overlap(one, other):
            yield "overlap", key, f"{one.words} / {other.words}"


def overlap(one, other):
    """Whether two texts that differ are set over each other; the same words twice are the rim of letters."""
    common = one.ink.intersected(other.ink)
    return one.words != other.words and common.width() > _TOUCH and common.height() > _TOUCH


def card_texts(card, monkeypatch):
    """Return what a player's card says, in pixels of the card."""
    readers = []

    def reader(*args):
        readers.append(Reader(*args))
        return readers[-1]

    with monkeypatch.context() as patch:
        patch.setattr("ui.table.card.Canvas", reader)
        card.render(QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied))
    return [text for each in readers for text in each.texts]


def overlaps(shown):
    """Yield where labels of one level, or a label and the cloth, have words over each other.

    What lies at a higher level is on a ground of its own, for instance a tray that is opened over the table.
    """
    labels = [(key, level, text) for key, level, texts in shown if level is not None for text in texts]
    for (key, level, one), (other_key, other_level, other) in combinations(labels, 2):
        if (
            key != other_key
            and (level == other_level or CLOTH in (level, other_level))
            and overlap(one, other)
        ):
            yield "overlap", f"{key}, {other_key}", f"{one.words} / {other.words}"


def cut_off(widget):
    """Yield the words of every label and button that is smaller than its words."""
    for label in widget.findChildren(QLabel):
        if label.isVisible() and label.text() and not isinstance(label, ElidedLabel):
            if label.wordWrap():
                fits = label.height() >= label.heightForWidth(label.width()) - 1
            else:
                fits = label.width() >= QFontMetricsF(label.font()).horizontalAdvance(label.text()) - 1
            if not fits:
                yield label.text()
    for button in widget.findChildren(QAbstractButton):
        if isinstance(button, QPushButton) and button.isVisible() and button.text():
            if button.width() < button.minimumSizeHint().width():
                yield button.text()


def shortened(widget):
    """Yield the words of every label that ends its words with an ellipsis now."""
    for label in widget.findChildren(ElidedLabel):
        if label.isVisible() and label.shown != label.text():
            yield label.text()


def cut_tabs(widget):
    """Yield the words of every tab that is narrower than its words, or has to be scrolled to."""
    for bar in widget.findChildren(QTabBar):
        metrics = QFontMetricsF(bar.font())
        for tab in range(bar.count() if bar.isVisible() else 0):
            rect, words = bar.tabRect(tab), bar.tabText(tab)
            whole = rect.left() >= 0 and rect.right() <= bar.width()
            if not whole or rect.width() < metrics.horizontalAdvance(words):
                yield words


def cut_rows(widget):
    """Yield the words of every row of a list that is smaller than its words."""
    for view in widget.findChildren(QListWidget):
        for row in range(view.count() if view.isVisible() else 0):
            option = QStyleOptionViewItem()
            view.initViewItemOption(option)
            view.itemDelegate().initStyleOption(option, view.indexFromItem(view.item(row)))
            option.rect = view.visualItemRect(view.item(row))
            option.rect.setRight(min(option.rect.right(), view.viewport().width()))
            style = view.style()
            room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
            margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
            room.adjust(margin, 0, -margin, 0)
            needed = QFontMetricsF(option.font).boundingRect(
                QRectF(0, 0, room.width(), 10_000), int(Qt.TextFlag.TextWordWrap), option.text
            )
            if needed.height() > room.height() + 1 or needed.width() > room.width() + 1:
                yield option.text


def small_words(widget, least):
    """Yield the words of labels, buttons, tabs and lists that are set in smaller letters."""
    parts = [part for kind in (QLabel, QAbstractButton) for part in widget.findChildren(kind) if part.text()]
    parts += [part for kind in (QTabBar, QListWidget) for part in widget.findChildren(kind)]
    for part in parts:
        if part.isVisible() and part.fontInfo().pixelSize() < least - 0.5:
            words = part.text() if hasattr(part, "text") else part.accessibleName() or type(part).__name__
            yield f"{part.fontInfo().pixelSize()} px", "widget", words


def table_faults(table, readings, least=MIN_TEXT_PX, *, screen=None):
    """Yield what is wrong with the words of a table: of its pictures, and of labels and buttons of the screen it is on."""
    shown = list(table_texts(table, readings))
    for key, _, texts in shown:
        yield from faults(key, texts, least)
    yield from overlaps(shown)
    for words in (*cut_off(screen or table), *shortened(screen or table)):
        yield "cut", "widget", words


class Found:
    """What is wrong with words, each fault once, with where it was met first."""

    def __init__(self):
        self._where = {}

    def note(self, faults, where, allowed=()):
        """Keep faults; `allowed` is what may be cut off."""
        for kind, key, words in faults:
            if kind != "cut" or words not in allowed:
                self._where.setdefault((kind, key, words), where)

    @property
    def lines(self):
        """Return them for people."""
        return [f"{kind}: {key}: {words!r} ({where})" for (kind, key, words), where in self._where.items()]

    def check(self):
        """Fail when anything was found."""
        assert not self._where, "\n".join(self.lines)


def put_away(screen, frame):
    """Let a table that was read stop, and take it out of sight."""
    screen.board.stop()
    screen.session.close()
    frame.hide()
