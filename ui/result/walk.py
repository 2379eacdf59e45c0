"""How the points came: the ended table again, chapter after chapter with its places lit. Satisfies `ui.screens.Screen`.

A card beside the table says in sentences who got what for what; the numbers on it stand on the table too. The last
card adds up. Back, Next, Page Up, Page Down, the arrows and Enter turn the cards, Esc leaves.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainterPath, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from engine.core.contract import NOBODY
from engine.core.match import Match
from engine.core.saves import SeatSpec
from engine.core.words import Many, Player, Sentence, Voice, figure, say
from ui import seats as seating
from ui.board.access import announce
from ui.board.board import Board
from ui.board.layout import Sight
from ui.board.referee import NoReferee
from ui.board.spotlight import Spotlight, Subject, callout_spots, united
from ui.board.stage import Track
from ui.layouts import layout_for
from ui.learn.beside import lay_beside
from ui.learn.card import LessonCard
from ui.learn.sheet import Content, Score
from ui.learn.subjects import Finder, outlines
from ui.result.chapters import Chapter, Share, chapters, one_by_one
from ui.result.standings import headline, standings, tie_break
from ui.result.words import Walk
from ui.screens import Deed, Surroundings
from ui.table.prompt import Offer, PromptStrip
from ui.table.sizes import sizes_for
from ui.theme import motion

_ESCAPE = "Esc"
_MOST_LINES = 5
"""How many lines a sentence lists; the table shows them all."""


class ScoreWalk(QWidget):
    """The walk through the points of one ended match."""

    asks = Signal(object)
    changed = Signal()
    left = Signal()
    """Back to the result, please."""

    def __init__(
        self, match: Match, seats: tuple[SeatSpec, ...], around: Surroundings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self._seats = seats
        self._around = around
        self._layout = layout_for(match.setup)
        self._colours = seating.colours(seats, self._layout.colours)
        self._eyes = seating.only_human(seats)
        self.index = 0
        self.board = Board(self._layout, NoReferee(), around.pace, around.pictures, self._sight(NOBODY), self)
        self.spotlight = Spotlight(self.board.scene.printer)
        self.board.scene.add_overlay(self.spotlight)
        self.stage = QWidget()
        self.prompt = PromptStrip(around, self.stage)
        self.card = LessonCard(around, self.stage)
        self._visited = NOBODY
        self._shown = False
        self.steps = self._find_steps()
        self._lay_out()
        self._connect()

    def _find_steps(self) -> list[Chapter]:
        view = self.match.state.observe(self._eyes)
        plan = self._layout.plan(view, self._sight(NOBODY))
        seen = {place.number for place in plan.places} | {piece.place for piece in plan.pieces}
        found = chapters(self._layout, self.match.state)
        return [step for chapter in found for step in one_by_one(chapter, seen)]

    def _lay_out(self) -> None:
        self.board.view.setParent(self.stage)
        self.prompt.raise_()
        self.card.raise_()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stage)

    def _connect(self) -> None:
        self.card.back.connect(self.turn_back)
        self.card.go_on.connect(self.turn_on)
        self.board.view.moved.connect(self.light)
        self.board.view.calmed.connect(self.light)
        self._around.theme.changed.connect(self._on_theme)
        self._around.language.changed.connect(self._on_language)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """What is walked through."""
        return self._around.language.say(say(Walk.TITLE, game=self.match.game.facts.title))

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: the match is over."""
        return {}

    def leave(self) -> None:
        """Stop what moves."""
        self.board.stop()

    # ------------------------------------------------------------ cards

    @property
    def step(self) -> Chapter | None:
        """The present chapter, `None` on the last card, which adds up."""
        return self.steps[self.index] if self.index < len(self.steps) else None

    def turn_on(self) -> None:
        """Turn up the next card; after the last one leave."""
        if self.step is None:
            self.left.emit()
            return
        self.index += 1
        self._show_step()

    def turn_back(self) -> None:
        """Turn up the card before."""
        if self.index:
            self.index -= 1
            self._show_step()

    def _show_step(self) -> None:
        visited = NOBODY if self.step is None else self.step.visited
        if visited != self._visited:
            self._visited = visited
            self.board.use_sight(self._sight(visited))
        self._say()
        self.light()
        self._pop_up()
        announce(self.board.view, self.card.content.aloud())
        self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        speak, count = self._around.language.say, len(self.steps) + 1
        section = speak(say(Walk.STEP, n=self.index + 1, count=count))
        section = section if self._around.theme.theme.cjk else section.upper()
        self.card.show_content(self._content(section))
        self.card.dots.show_step(count, self.index)
        last = self.step is None
        self.card.offer(
            back=self.index > 0, show=False, go_on=True, next_words=speak(Walk.DONE if last else Walk.NEXT)
        )
        seat = self._eyes if self._visited == NOBODY else self._visited
        player = self._colours[seat] if seat != NOBODY else None
        self.prompt.show_prompt(player, speak(Walk.HEAD), self.card.content.heading)
        self.prompt.show_buttons([Offer(speak(Walk.LEAVE), self.left.emit, key=_ESCAPE)])

    def _content(self, section: str) -> Content:
        step, voice = self.step, self._voice()
        if step is None:
            decided = tie_break(self.match)
            totals = tuple(
                Score(voice.name_of(standing.seat), "", standing.score) for standing in standings(self.match)
            )
            words = voice.speak(decided) if decided is not None else ""
            return Content(section, voice.speak(headline(self.match)), words, scores=totals)
        said = tuple(voice.speak(_told(share)) for share in step.shares)
        title = step.title(voice) or voice.speak(Walk.OTHER)
        return Content(section, title, "", said) if len(said) > 1 else Content(section, title, said[0])

    # ------------------------------------------------------------ light

    def light(self) -> None:
        """Light the places of the present chapter."""
        if not self._shown:
            return
        window = QRectF(QPointF(), self.board.camera.window)
        shapes = self._shapes()
        spots = callout_spots([united(own) for _, own in shapes], self._free())
        callouts = tuple((number, spot) for (number, _), spot in zip(shapes, spots, strict=True))
        callouts = callouts if self.step is not None and len(self.step.shares) > 1 else ()
        self.spotlight.light(Subject(tuple(s for _, own in shapes for s in own), callouts), window)

    def _shapes(self) -> list[tuple[int, list[QPainterPath]]]:
        """Return the outlines of every share whose places are on the table, with its number on the card."""
        step = self.step
        if step is None:
            return []
        finder = Finder(self._layout, self.board.plan, self.match, self._sight(self._visited))
        found = [
            (number, outlines(self.board.scene, finder.at(share.places)))
            for number, share in enumerate(step.shares, 1)
        ]
        return [(number, shapes) for number, shapes in found if shapes]

    def _free(self) -> QRectF:
        window, camera = self.board.camera.window, self.board.camera
        return QRectF(0, camera.top, window.width() - camera.right, window.height() - camera.top)

    def _pop_up(self) -> None:
        """Let the light come up, and the points rise from where they come from."""
        stage = self.board.stage
        stage.stop_all()
        stage.run(self, Track(motion.AREA_LIGHTS, self.spotlight.setOpacity, fades=True))
        step = self.step
        for number, shapes in self._shapes():
            assert step is not None
            share = step.shares[number - 1]
            spot = united(shapes).boundingRect().center()
            player = self._colours[share.seat]
            stage.run((self, number), self.board.bubbles.popup(figure(share.points, "+d"), player, spot))

    # ------------------------------------------------------------ voice, theme, size

    def _voice(self) -> Voice:
        return seating.voice_for(self._seats, self._around.language)

    def _sight(self, visited: int) -> Sight:
        theme = self._around.theme.theme
        return Sight(self._eyes, self._voice(), self._colours, theme, visited=visited)

    def _on_theme(self) -> None:
        if self._shown:
            self.board.use_theme(self._around.theme.theme)
            self._use_sizes()

    def _on_language(self) -> None:
        self.board.use_sight(self._sight(self._visited))
        self._say()
        self.light()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every part its size."""
        super().resizeEvent(event)
        self._use_sizes()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the table sharply, and the present card."""
        super().showEvent(event)
        self._use_sizes()
        self.board.show_view(self.match.state.observe(self._eyes), self._sight(self._visited))
        self.board.use_theme(
            self._around.theme.theme
        )  # it may have changed before there was anything to paint
        self.board.lay_out()
        self._shown = True
        self._show_step()

    def _use_sizes(self) -> None:
        sizes = sizes_for(self.width(), self.height(), self._around.theme.theme.far)
        self.prompt.use_sizes(sizes)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        theme = self._around.theme.theme
        lay_beside(self.stage, self.board, self.prompt, self.card, sizes, theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the cards by keys, Esc leaves."""
        focus = self.focusWidget()
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Right | Qt.Key.Key_PageDown:
                self.turn_on()
            case Qt.Key.Key_Left | Qt.Key.Key_PageUp:
                self.turn_back()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                (focus if isinstance(focus, QAbstractButton) else self.card.next_button).click()
            case _:
                super().keyPressEvent(event)


def _told(share: Share) -> Sentence:
    """Return the sentence about what a seat got, or lost."""
    lost, who, n = share.points < 0, Player(share.seat), abs(share.points)
    lines = [say(Walk.LINE, line=line.label, points=line.points) for line in share.lines]
    if len(lines) == 1:
        return say(Walk.LOST_ONE if lost else Walk.ONE, who=who, n=n, line=share.lines[0].label)
    shown = Many(tuple(lines[:_MOST_LINES]))
    if len(lines) <= _MOST_LINES:
        return say(Walk.LOST_MANY if lost else Walk.MANY, who=who, n=n, lines=shown)
    more = len(lines) - _MOST_LINES
    return say(Walk.LOST_MORE if lost else Walk.MORE, who=who, n=n, lines=shown, more=more)
