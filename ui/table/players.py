"""The players panel: a card per seat in turn order, with scores that add up and who thinks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from engine.ai.levels import LEVELS
from engine.core.contract import NOBODY, View
from engine.core.saves import SeatSpec
from engine.core.words import Player as Seat
from engine.core.words import Voice, Words, say
from ui.board.layout import ShowsBars, Sight, TableLayout
from ui.screens import Surroundings
from ui.table.bars import Bar
from ui.table.card import PlayerCard
from ui.table.card_layout import BARS_PITCH
from ui.table.card_state import CardWords
from ui.table.scores import Standing, standing, without
from ui.table.session import TableSession
from ui.table.sizes import NORMAL, Sizes
from ui.table.words import Panel
from ui.theme.players import Player

_MOST_SHARE, _MOST_SHARE_FAR = 0.62, 0.60
"""What the cards may take of the window's height."""


class PlayersPanel(QWidget):
    """All cards of a table."""

    pointed = Signal(object)
    """The places of the score group under the pointer; empty when there is none."""

    visits = Signal()
    """Another card was opened or closed; see `visited`."""

    def __init__(
        self, session: TableSession, layout: TableLayout, colours: Sequence[Player], around: Surroundings
    ) -> None:
        super().__init__()
        self._session = session
        self._layout = layout
        self._around = around
        self._voice = Voice()
        self._eyes = self._turn = NOBODY
        self._open: int | None = None
        self._auto = True
        self._kept_closed = False
        self._sizes = NORMAL
        self._colours = tuple(colours)
        self.cards = [PlayerCard(colour, around) for colour in colours]
        self._head = QLabel()
        self._right = QLabel()
        self._lay_out()

    def _lay_out(self) -> None:
        self._head.setProperty("role", "section")
        self._right.setProperty("role", "caption")
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 4, 0)
        head.addWidget(self._head)
        head.addStretch(1)
        head.addWidget(self._right)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 10, 10, 4)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addLayout(head, 0, 0, 1, 2)
        for seat, card in enumerate(self.cards):
            card.toggled.connect(lambda seat=seat: self._toggle(seat))
            card.pointed.connect(self.pointed)
            self._grid.addWidget(card, seat + 1, 1)

    def put_beside(self, widgets: Sequence[QWidget]) -> None:
        """Put a widget before each card."""
        for seat, widget in enumerate(widgets):
            self._grid.addWidget(widget, seat + 1, 0, Qt.AlignmentFlag.AlignTop)

    def event(self, event: QEvent) -> bool:
        """Lay the cards out once more where another size came while they were: a scroll bar appeared beside them."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            if self._grid.geometry() != self.rect():
                self._grid.setGeometry(self.rect())
        return done

    def use_sizes(self, sizes: Sizes) -> None:
        """Take the sizes of the window; in a small one all cards start closed."""
        self._sizes = sizes
        self._auto = sizes.roomy
        self.refresh(self._voice, self._eyes)

    def _is_crowded(self, sizes: Sizes) -> bool:
        """Tell whether cards with bars would leave the log too little room: many seats, large text."""
        if self._around.theme.theme.far:
            return self._height_if(NOBODY, slim=False) > _MOST_SHARE_FAR * self.window().height()
        needed = len(self.cards) * self._around.theme.theme.px(sizes.card + BARS_PITCH)
        return needed > _MOST_SHARE * self.window().height()

    def _height_if(self, opened: int, slim: bool) -> int:
        """Return how high all cards would be with that one open."""
        return sum(card.height_if(seat == opened, slim) for seat, card in enumerate(self.cards))

    def keep_closed(self, closed: bool) -> None:
        """Let no card open by itself: what is below the cards needs the room."""
        self._kept_closed = closed
        self.refresh(self._voice, self._eyes)

    def refresh(self, voice: Voice, eyes: int) -> None:
        """Say everything anew, as far as the eyes may know it: the position, the language or the eyes changed."""
        self._voice, self._eyes = voice, eyes
        self._follow_turn()
        speak = voice.speak
        self._head.setText(
            speak(Panel.PLAYERS) if self._around.theme.theme.cjk else speak(Panel.PLAYERS).upper()
        )
        self._right.setText(speak(Panel.IF_ENDED))
        first = self._layout.first_seat(self._view())
        for seat, card in enumerate(self.cards):
            bars = self._bars(seat)
            points = without(self._standing(seat), [bar.places for bar in bars])
            card.show_bars(bars)
            card.show_words(self._words(seat, points), points)
        slim = not self._sizes.roomy or self._is_crowded(self._sizes)
        for seat, card in enumerate(self.cards):
            card.use_height(self._sizes.card, slim)
            card.show_state(seat == self._session.to_move, seat == first, self._is_open(seat))

    def _follow_turn(self) -> None:
        """Let the cards open by themselves again when a person's turn begins."""
        turn = self._session.to_move
        if turn != self._turn and turn in self._session.people and self.visited not in (NOBODY, turn):
            self._open = None
            self.visits.emit()
        self._turn = turn

    def _view(self) -> View:
        return self._session.match.state.observe(self._eyes)

    def show_thinking(self, share: float) -> None:
        """Show how far the AI to move is; below 0 nobody thinks."""
        for seat, card in enumerate(self.cards):
            card.show_thinking(share if seat == self._session.to_move else -1.0)

    def anchors(self, to: QWidget) -> dict[int, QPointF]:
        """Return where each seat's card is, in the coordinates of another widget."""
        return {
            seat: QPointF(to.mapFromGlobal(card.mapToGlobal(card.rect().center())))
            for seat, card in enumerate(self.cards)
        }

    def _is_open(self, seat: int) -> bool:
        if self._open is not None:
            return seat == self._open
        eyes = self._session.eyes
        chosen = eyes if eyes >= 0 else self._session.to_move
        return self._auto and seat == chosen and self._may_open(seat)

    def _may_open(self, seat: int) -> bool:
        """Tell whether a card may open by itself: from far away nobody would roll the panel to see the others."""
        if self._kept_closed:
            return False
        slim = self.cards[seat].is_slim
        most = _MOST_SHARE_FAR * self.window().height()
        return not self._around.theme.theme.far or self._height_if(seat, slim) <= most

    def _toggle(self, seat: int) -> None:
        self._open = -1 if self._is_open(seat) else seat
        self.refresh(self._voice, self._eyes)
        self.visits.emit()

    @property
    def visited(self) -> int:
        """The seat whose card was opened by hand, `NOBODY` for none; the own card again when a person's turn begins."""
        return NOBODY if self._open is None else self._open

    def _standing(self, seat: int) -> Standing:
        lines = self._session.match.state.score_lines(seat)
        hidden = not self._layout.open_scores and seat != self._eyes
        return standing(self._layout, lines, settled_only=hidden)

    def _bars(self, seat: int) -> tuple[Bar, ...]:
        if not isinstance(self._layout, ShowsBars):
            return ()
        sight = Sight(self._eyes, self._voice, self._colours, self._around.theme.theme)
        return tuple(
            Bar(bar.size, bar.colour, bar.places, self._voice.speak(bar.tip))
            for bar in self._layout.card_bars(self._view(), seat, sight)
        )

    def _words(self, seat: int, points: Standing) -> CardWords:
        speak = self._voice.speak
        name = self._voice.name_of(seat)
        facts = tuple(speak(fact) for fact in self._layout.seat_facts(self._view(), seat))
        spec = self._session.seats[seat]
        level = speak(say(Panel.AI, level=_level(spec))) if spec.kind == "ai" else ""
        over = self._session.match.over
        at_end = Panel.AT_END_FAR if self._around.theme.theme.far else Panel.AT_END
        later = "" if over or points.end == points.now else speak(say(Panel.ARROW, points=points.end))
        return CardWords(
            name,
            level,
            facts,
            later,
            tuple(speak(group.name) for group in points.groups),
            tuple(speak(say(at_end, points=group.later)) if group.later else "" for group in points.groups),
            tuple(
                "\n".join(speak(say(Panel.LINE, line=line.label, points=line.points)) for line in group.lines)
                for group in points.groups
            ),
            speak(say(Panel.CARD, who=Seat(seat), points=points.now, end=points.end)),
            tuple(tuple(speak(line.label) for line in group.lines) for group in points.groups),
            speak(Panel.AI_SHORT) if spec.kind == "ai" else "",
        )


def _level(spec: SeatSpec) -> Words | str:
    return next((level.title for level in LEVELS if level.id == spec.level), spec.level)
