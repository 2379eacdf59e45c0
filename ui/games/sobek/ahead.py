"""The preview on Sobek's track: where the own marker will stand with the sets of the round, and each step of a penalty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.games.sobek.track import steps_back
from ui.board.layout import Piece
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import OVER_CARDS, Lay
from ui.games.sobek.paint_track import ahead, step_back
from ui.games.sobek.words import Tip
from ui.paint.picture import Picture

_BELOW_MARKERS = OVER_CARDS - 10


def ahead_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the pale marker and the steps back; nothing before the first set of the round."""
    if not lay.person or lay.seen.over or not lay.seen.round_points(lay.own):
        return
    steps, score, _ = lay.seen.penalty(lay.own)
    box = at.space_box(score)
    marker = ahead(lay.colour(lay.own), box.w, box.h)
    yield _labelled(lay, "ahead", marker, score, lay.say(Tip.AHEAD, n=score))
    for step in range(1, steps + 1):
        there = steps_back(score, step, lay.seen.regular)
        picture = step_back(box.w, box.h, last=step == steps)
        tip = lay.say(Tip.BACK_STEP, step=step, n=there)
        yield _labelled(lay, f"back step {step}", picture, there, tip)


def _labelled(lay: Lay, key: str, picture: Picture, score: int, tip: str) -> Piece:
    box = at.space_box(score)
    return replace(lay.label(key, picture, box.x, box.y, level=_BELOW_MARKERS), tip=tip)
