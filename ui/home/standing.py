"""How a match stands, in a sentence and in a picture, without opening a table screen. Imported when a card needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from engine.core.contract import NOBODY
from engine.core.match import Match
from engine.core.saves import SaveFile
from engine.core.words import Player, Sentence, say
from ui import seats as seating
from ui.board.layout import Area, Piece, Sight
from ui.home.words import Continued
from ui.layouts import layout_for
from ui.paint.cache import render
from ui.paint.picture import Box
from ui.screens import Language
from ui.theme.look import Theme

_PICTURE_SCALE = 0.8
"""The board is painted at this scale and shrunk, so that its labels stay in proportion."""


def standing(match: Match, save: SaveFile) -> Sentence:
    """Return where the match stands: the round, whose turn it is, the points of the one person at the table."""
    you = seating.only_human(save.seats)
    layout = layout_for(match.setup)
    facts = layout.facts(match.state.observe(you))
    where = facts[0] if facts else say(match.game.facts.title)
    mover = match.state.to_move
    if you == NOBODY:
        return say(Continued.WATCHED, where=where, who=Player(mover))
    lines = match.state.score_lines(you)
    points = sum(line.points for line in lines if line.settled or not layout.score_track)
    if mover == you:
        return say(Continued.YOUR_TURN, where=where, n=points)
    return say(Continued.OTHERS_TURN, where=where, who=Player(mover), n=points)


def table_picture(
    match: Match, save: SaveFile, theme: Theme, language: Language, aspect: float = 16 / 9
) -> QPixmap:
    """Return the board as it lies now, seen by the one person at the table (else by a spectator).

    `aspect` is width by height of the room for it; what the board leaves free is cloth.
    """
    layout, you = layout_for(match.setup), seating.only_human(save.seats)
    voice = seating.voice_for(save.seats, language)
    colours = seating.colours(save.seats, layout.colours)
    sight = Sight(you, voice, colours, theme, board_scale=_PICTURE_SCALE)
    visible = _grown_to(layout.board, aspect)
    pixmap = render(layout.cloth(visible, sight), theme, _PICTURE_SCALE)
    painter = QPainter(pixmap)
    painter.translate(-visible.x, -visible.y)
    for piece in _from_below(layout.plan(match.state.observe(you), sight).pieces):
        corner = QPointF(piece.x, piece.y) + piece.picture.box.corner()
        painter.drawPixmap(corner, render(piece.picture, theme, _PICTURE_SCALE))
    painter.end()
    return pixmap


def _grown_to(board: Box, aspect: float) -> Box:
    """Return the smallest box of that aspect around the board."""
    wide, high = max(board.w, board.h * aspect), max(board.h, board.w / aspect)
    return Box(board.x - (wide - board.w) / 2, board.y - (high - board.h) / 2, wide, high)


def _from_below(pieces: Sequence[Piece], under: str = "") -> Iterator[Piece]:
    """Yield the board's pieces in the order they are painted: by level, each followed by what lies on it."""
    keys = {piece.key for piece in pieces}
    lying = [piece for piece in pieces if (piece.on if piece.on in keys else "") == under]
    for piece in sorted(lying, key=lambda piece: piece.level):
        if piece.area is Area.BOARD:
            yield piece
            yield from _from_below(pieces, piece.key)
