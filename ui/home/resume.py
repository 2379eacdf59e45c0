"""The table to continue: what its autosave says, and how it stands, without opening a table screen."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QLocale, QPointF
from PySide6.QtGui import QPainter, QPixmap

from engine.core.contract import NOBODY
from engine.core.match import Match
from engine.core.saves import SaveError, SaveFile, read_save, replay
from engine.core.words import Player, Sentence, say
from ui import seats as seating
from ui.board.layout import Area, Sight, TableLayout
from ui.home.words import Continued
from ui.paint.cache import render
from ui.screens import Language
from ui.theme.look import Theme

_PICTURE_SCALE = 0.8
"""The board is painted at this scale and shrunk, so that its labels stay in proportion."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An autosave as it lies on the disk: its content, or what is wrong with it."""

    path: Path
    save: SaveFile | None
    trouble: SaveError | None = None


def kept(path: Path) -> Kept | None:
    """Look at an autosave without replaying it; `None` when there is none."""
    if not path.exists():
        return None
    try:
        return Kept(path, read_save(path))
    except SaveError as error:
        return Kept(path, None, error)


def replayed(found: Kept) -> Match | None:
    """Return the match of an autosave, `None` when it cannot be replayed or has ended."""
    if found.save is None:
        return None
    try:
        match = replay(found.save, found.path.name)
    except SaveError:
        return None
    return None if match.over else match


def when(saved: str, language: Language) -> str:
    """Return when a table was saved, as people say it; "" when that is not known."""
    try:
        moment = QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(saved).timestamp()))
    except (ValueError, OverflowError, OSError):
        return ""
    locale = QLocale(language.code)
    time = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = moment.date().daysTo(QDate.currentDate())
    voice = language.voice()
    if days == 0:
        return voice.speak(say(Continued.TODAY, time=time))
    if days == 1:
        return voice.speak(say(Continued.YESTERDAY, time=time))
    return locale.toString(moment.date(), QLocale.FormatType.ShortFormat)


def layout_of(match: Match) -> TableLayout:
    """Return the table layout of a match's game."""
    module = importlib.import_module(f"ui.games.{match.setup.game}.table")
    layout: TableLayout = module.make_table(match.setup)
    return layout


def standing(match: Match, save: SaveFile) -> Sentence:
    """Return where the match stands: the round, whose turn it is, the points of the one person at the table."""
    you = seating.only_human(save.seats)
    facts = layout_of(match).facts(match.state.observe(you))
    where = facts[0] if facts else say(match.game.facts.title)
    mover = match.state.to_move
    if you == NOBODY:
        return say(Continued.WATCHED, where=where, who=Player(mover))
    points = sum(line.points for line in match.state.score_lines(you) if line.settled)
    if mover == you:
        return say(Continued.YOUR_TURN, where=where, n=points)
    return say(Continued.OTHERS_TURN, where=where, who=Player(mover), n=points)


def table_picture(match: Match, save: SaveFile, theme: Theme, language: Language) -> QPixmap:
    """Return the board as it lies now, seen by the one person at the table (else by a spectator)."""
    layout, you = layout_of(match), seating.only_human(save.seats)
    voice = seating.voice_for(save.seats, language)
    sight = Sight(you, voice, seating.colours(save.seats, layout.colours), layout.board.w)
    pixmap = render(layout.cloth(layout.board, sight), theme, _PICTURE_SCALE)
    painter = QPainter(pixmap)
    painter.translate(-layout.board.x, -layout.board.y)
    plan = layout.plan(match.state.observe(you), sight)
    for piece in sorted(plan.pieces, key=lambda piece: piece.level):
        if piece.area is Area.BOARD:
            corner = QPointF(piece.x, piece.y) + piece.picture.box.corner()
            painter.drawPixmap(corner, render(piece.picture, theme, _PICTURE_SCALE))
    painter.end()
    return pixmap
