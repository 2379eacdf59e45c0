"""What the prompt strip of a table says, and the buttons it offers: one thing at a time, the most pressing first.

The curtain comes first, then what the table answered last (a refusal, a hint, a bound of undo), then the coach, then the
game's own words.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from engine.core.contract import NOBODY
from engine.core.move import NO_MOVE
from engine.core.words import Player, Voice, Words, say
from ui.board.layout import Prompt
from ui.rules.words import RulesText
from ui.screens import Deed, Wish
from ui.table.prompt import Offer, Press
from ui.table.words import Prompting

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

_ESCAPE = "Esc"


def way_to_rules(voice: Voice, section: str, press: Press) -> Offer:
    """Return the button beside a refusal that leads to its paragraph, with the key that does the same."""
    keys = QKeySequence.keyBindings(QKeySequence.StandardKey.HelpContents)
    key = keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""
    return Offer(voice.speak(say(RulesText.SECTION, section=section)), press, key=key)


class Speech:
    """Reads one table screen, and changes nothing there but by its buttons."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen

    def prompt(self) -> Prompt:
        """Return the words."""
        screen = self._screen
        session, board, message = screen.session, screen.board, screen.messages.prompt
        if session.closed:
            return Prompt(say(Prompting.CURTAIN_HEAD, who=Player(session.to_move)), say(Prompting.CLOSED))
        if screen.curtained:
            return Prompt(say(Prompting.CURTAIN_HEAD, who=Player(session.eyes)), say(Prompting.CURTAIN))
        if board.grip.asking and board.held_piece is None and message is None:
            return Prompt(say(Prompting.WHY_NOT_HEAD), say(Prompting.WHY_NOT))
        if message is not None:
            return message
        if screen.coaching.holds_up:
            return screen.coaching.prompt()
        sight = screen.sight()
        if session.ai_to_move:  # its hand may be open (Table mode): nobody who looks at it is asked
            sight = replace(sight, seat=NOBODY)
        prompt = screen.table_layout.prompt(screen.view(), sight, board.held_piece)
        if session.ai_to_move and session.paused:
            return Prompt(prompt.head, say(Prompting.PAUSED))
        return prompt

    def offers(self) -> list[Offer]:
        """Return the buttons."""
        screen = self._screen
        if screen.curtained:
            label = Prompting.OPEN_HAND if screen.session.closed else Prompting.OPEN_CURTAIN
            return [Offer(self._say(label), screen.open_curtain, primary=True)]
        if screen.board.held_piece is not None:
            return [Offer(self._say(Prompting.CANCEL), screen.board.stop, key=_ESCAPE)]
        return [*self._rule(), *self._usual()]

    def _rule(self) -> list[Offer]:
        """Return the way to the paragraph that a refusal comes from."""
        screen, rule = self._screen, self._screen.messages.rule
        if not rule or screen.guide.panel is None:
            return []
        return [way_to_rules(screen.voice, rule, screen.deeds[Deed.RULES].trigger)]

    def _usual(self) -> list[Offer]:
        screen = self._screen
        if screen.board.grip.asking:
            return [Offer(self._say(Prompting.END_WHY_NOT), lambda: screen.ask_why_not(False))]
        if screen.session.match.over:
            return [
                Offer(self._say(Prompting.WALK), self._wish(Wish.WALK)),
                Offer(self._say(Prompting.LOOK_BACK), self._wish(Wish.LOOK_BACK)),
                Offer(self._say(Prompting.RESULT), self._wish(Wish.RESULT), primary=True),
            ]
        if screen.coaching.holds_up:
            return screen.coaching.offers()
        if screen.session.ai_to_move and screen.session.paused:
            return [Offer(self._say(Prompting.GO_ON), screen.deeds[Deed.PAUSE].trigger, primary=True)]
        speak = screen.voice.speak
        return [
            Offer(
                speak(choice.label),
                self._press(choice.move),
                choice.primary,
                choice.letter,
                hinted=choice.move == screen.messages.hinted,
            )
            for choice in screen.choices()
            if choice.box is None and choice.move != NO_MOVE
        ]

    def _say(self, words: Words) -> str:
        return self._screen.voice.speak(words)

    def _wish(self, wish: Wish) -> Press:
        return lambda: self._screen.asks.emit(wish)

    def _press(self, move: int) -> Press:
        return lambda: self._screen.play_listed(move)
