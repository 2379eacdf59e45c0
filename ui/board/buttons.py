"""Buttons that lie on the table: decisions without a place, where the game wants them at hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from engine.core.move import NO_MOVE
from ui.board.items import PictureItem
from ui.board.layout import Choice
from ui.board.scene import Z_DOCK, BoardScene
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.theme.colour import colour, darker, lighter
from ui.theme.measure import LYING, Radius

_TEXT = 14.0
_CHIP = 18.0


class Buttons:
    """The buttons of one decision."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._shown: list[tuple[Choice, str, PictureItem, QRectF]] = []
        self._choices: tuple[Choice, ...] = ()
        self._pointed: Choice | None = None

    def show_choices(self, choices: Sequence[Choice], words: Sequence[str]) -> None:
        """Show exactly these buttons; `words` are their labels. A choice without a move is shown disabled.

        Choices without a box are shown elsewhere; here they only have their letters.
        """
        for _, _, item, _ in self._shown:
            self._scene.sink(item)
        self._shown = []
        self._choices = tuple(choices)
        for choice, label in zip(choices, words, strict=True):
            if choice.box is not None:
                self._add(choice, label, choice.box)

    def _add(self, choice: Choice, label: str, box: Box) -> None:
        rect = self._scene.rect_in(choice.area, box)
        scale = self._scene.camera.scale(choice.area)
        picture = button_picture(box.w, box.h, label, choice, pointed=choice == self._pointed)
        item = self._scene.float_up(picture, rect.topLeft(), Z_DOCK + 2, scale)
        self._shown.append((choice, label, item, rect))

    def at(self, spot: QPointF) -> Choice | None:
        """Return the enabled button under a point."""
        return next((c for c, _, _, rect in self._shown if rect.contains(spot) and c.move != NO_MOVE), None)

    def point(self, choice: Choice | None) -> None:
        """Lighten the button under the pointer."""
        if choice != self._pointed:
            self._pointed = choice
            words = {entry[0]: entry[1] for entry in self._shown}
            self.show_choices(self._choices, [words.get(known, "") for known in self._choices])

    def lettered(self, letter: str) -> Choice | None:
        """Return the enabled choice a key presses."""
        return next((c for c in self._choices if c.letter == letter and c.move != NO_MOVE), None)

    def entries(self) -> list[tuple[Choice, str, QRectF]]:
        """Return the enabled buttons with label and box on screen."""
        return [(choice, label, rect) for choice, label, _, rect in self._shown if choice.move != NO_MOVE]


def button_picture(w: float, h: float, label: str, choice: Choice, pointed: bool = False) -> Picture:
    """Return a button of the table, `w` by `h` units, its corner at (0, 0)."""
    enabled, face = choice.move != NO_MOVE, rounded(0, 0, w, h, Radius.BUTTON)

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        ink = tokens.on_accent if choice.primary and enabled else tokens.ink
        if not enabled:
            canvas.fill(face, tokens.sunken, 0.6)
            canvas.stroke(face, tokens.hair, 1.0)
            ink = tokens.ink3
        elif choice.primary:
            canvas.shadow(face, LYING)
            canvas.fill(face, linear(0, 0, 0, h, (0, lighter(tokens.accent, 0.25)), (1, tokens.accent)))
            canvas.stroke(face, darker(tokens.accent, 0.28), 1.0)
        else:
            canvas.shadow(face, LYING, 0.6)
            canvas.fill(face, tokens.raised)
            canvas.stroke(face, tokens.strong if pointed else tokens.hair, 1.0)
        _label(canvas, QRectF(10, 0, w - 20, h), label, colour(ink).name(), choice.letter if enabled else "")

    params = (label, choice.letter, enabled, choice.primary, pointed)
    return Picture("table button", (w, h, *params), Box(0, 0, w, h).with_shadow(LYING), draw)


def _label(canvas: Canvas, box: QRectF, label: str, ink: str, letter: str) -> None:
    if letter:
        right, middle = box.right(), box.center().y()
        chip = rounded(right - _CHIP, middle - _CHIP / 2, _CHIP, _CHIP, 4)
        canvas.fill(chip, ink, 0.10)
        canvas.stroke(chip, ink, 1.0, 0.25)
        canvas.figure(right - _CHIP / 2, middle, letter, 11, ink, 600)
        box = box.adjusted(0, 0, -_CHIP - 6, 0)
    canvas.text(box, label, _TEXT, ink, 600, Qt.AlignmentFlag.AlignCenter, wrap=True)
