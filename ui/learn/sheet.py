"""The words of a lesson's card, set and painted: section, heading, text, numbered points, scores, what was answered.

`arrange` sets everything for a width; the same blocks give the height and are painted, so nothing is cut off unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.core.words import figure
from ui.board.spotlight import draw_callout
from ui.learn.look import CardFonts
from ui.learn.paragraph import Paragraph
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.shapes import draw_icon
from ui.theme.look import CurrentTheme
from ui.theme.measure import Radius
from ui.theme.tokens import Tokens

_CHIP = 17.0


class Tone(StrEnum):
    """How an answer is meant."""

    GOOD = "good"
    OTHER = "other"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Message:
    """What the card says to what the person did."""

    tone: Tone
    words: str


@dataclass(frozen=True, slots=True)
class Score:
    """A score line in a box."""

    title: str
    note: str
    points: int


@dataclass(frozen=True, slots=True)
class Content:
    """Everything a card says."""

    section: str
    heading: str
    words: str
    points: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    message: Message | None = None

    def aloud(self) -> str:
        """Return the card as a screen reader says it."""
        points = [f"{number}. {words}" for number, words in enumerate(self.points, 1)]
        scores = [
            words
            for score in self.scores
            for words in (score.note, f"{score.title}: {score.points}")
            if words
        ]
        said = [self.message.words] if self.message else []
        return "\n".join([self.section, self.heading, self.words, *points, *scores, *said])


Draw = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A set card: its height in pixels and what to paint."""

    height: float
    draws: tuple[Draw, ...]


def arrange(content: Content, words: CardFonts, width: float) -> Sheet:
    """Set a card in a column of this width."""
    setter = _Setter(words, width)
    setter.line(content.section, words.font(1.07, 700), "accent_ink", 6)
    setter.line(content.heading, words.heading, "ink", 14)
    if content.words:
        setter.line(content.words, words.font(1.7, 400), "ink", 18)
    for number, point in enumerate(content.points, 1):
        setter.point(number, point)
    if content.message is not None:
        setter.message(content.message)
    for score in content.scores:
        setter.score(score)
    return Sheet(setter.y, tuple(setter.draws))


class _Setter:
    """Puts one block under the other."""

    def __init__(self, words: CardFonts, width: float) -> None:
        self._words = words
        self._width = width
        self.y = 0.0
        self.draws: list[Draw] = []

    def _paragraph(self, text: str, size: float, weight: int, indent: float = 0.0) -> Paragraph:
        font, height = self._words.font(size, weight), self._words.theme.line_height
        return Paragraph(text, font, self._width - indent, height)

    def line(self, text: str, font: QFont, ink: str, space: float) -> None:
        """Set words over the whole width."""
        paragraph = Paragraph(text, font, self._width, self._words.theme.line_height)
        self._write(paragraph, 0, self.y, ink)
        self.y += paragraph.height + self._words.px(space)

    def point(self, number: int, text: str) -> None:
        """Set a numbered point."""
        radius = self._words.px(_CHIP)
        indent = 2 * radius + self._words.px(14)
        paragraph = self._paragraph(text, 1.64, 500, indent)
        height = max(paragraph.height, 2 * radius)
        top = self.y + max(0.0, radius - paragraph.line / 2)
        spot = QPointF(radius + 2, top + paragraph.line / 2)
        self.draws.append(lambda canvas: draw_callout(canvas, spot, number, radius))
        self._write(paragraph, indent, top, "ink")
        self.y += height + self._words.px(12)

    def message(self, message: Message) -> None:
        """Set what is answered, in a box with an icon."""
        icon, tone = _TONES[message.tone]
        pad, size = self._words.px(14), self._words.px(24)
        indent = pad + size + self._words.px(12)
        paragraph = self._paragraph(message.words, 1.5, 500, indent + pad)
        height = max(paragraph.height, size) + 2 * pad
        top, width = self.y, self._width

        def draw(canvas: Canvas) -> None:
            tokens = canvas.theme.tokens
            colour = getattr(tokens, tone)
            face = rounded(0, top, width, height, Radius.PROMPT)
            canvas.fill(face, colour, 0.12)
            canvas.stroke(face, colour, 1.6)
            draw_icon(canvas, icon, pad + size / 2, top + height / 2, size, colour, 2.2)

        self.draws.append(draw)
        self._write(paragraph, indent, top + (height - paragraph.height) / 2, "ink")
        self.y += height + self._words.px(14)

    def score(self, score: Score) -> None:
        """Set a score line in a box, its points at the right."""
        pad = self._words.px(16)
        points = self._paragraph(figure(score.points), 3.0, 800)
        room = points.width + 2 * pad
        title = self._paragraph(score.title, 1.5, 700, room + pad)
        note = self._paragraph(score.note, 1.43, 400, room + pad)
        lines = title.height + (note.height if score.note else 0)
        height = max(lines, points.height * 0.9) + 2 * self._words.px(10)
        top, width = self.y, self._width

        def draw(canvas: Canvas) -> None:
            tokens = canvas.theme.tokens
            face = rounded(0, top, width, height, Radius.PROMPT)
            canvas.fill(face, tokens.sunken, 0.55)
            canvas.stroke(face, tokens.hair, 1.2)

        self.draws.append(draw)
        y = top + (height - lines) / 2
        self._write(title, pad, y, "ink")
        if score.note:
            self._write(note, pad, y + title.height, "ink2")
        self._write(points, width - pad - points.width, top + (height - points.height) / 2, "ok")
        self.y += height + self._words.px(12)

    def _write(self, paragraph: Paragraph, x: float, y: float, ink: str) -> None:
        def draw(canvas: Canvas) -> None:
            canvas.painter.setPen(_ink(canvas.theme.tokens, ink))
            paragraph.draw(canvas.painter, x, y)

        self.draws.append(draw)


_TONES = {Tone.GOOD: ("check", "ok"), Tone.OTHER: ("undo", "warn"), Tone.REFUSED: ("x", "err")}


def _ink(tokens: Tokens, name: str) -> str:
    return str(getattr(tokens, name))


class SheetView(QWidget):
    """The widget that shows a set card."""

    def __init__(self, theme: CurrentTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sheet = Sheet(0, ())
        self._margin = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_sheet(self, sheet: Sheet, margin: int) -> None:
        """Show a card, `margin` pixels from the left."""
        self._sheet, self._margin = sheet, margin
        self.setMinimumHeight(round(sheet.height))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every block."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._margin, 0)
        canvas = Canvas(painter, self._theme.theme, self.devicePixelRatioF())
        for draw in self._sheet.draws:
            draw(canvas)
        painter.end()
