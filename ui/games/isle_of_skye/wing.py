"""The left wing: the four scoring tiles with their live values, and the track of the rounds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Many, Player, say
from engine.games.isle_of_skye.names import scoring_help, scoring_name
from engine.games.isle_of_skye.places import SCORING
from engine.games.isle_of_skye.track import CATCH_UP, LETTERS
from ui.board.layout import Piece, Place
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import GROUND, Lay
from ui.games.isle_of_skye.paint_plaques import Payment, PlaquePrint, RoundPrint, plaque, track
from ui.games.isle_of_skye.words import Name, Plaque, Print, Rule, Zone
from ui.paint.picture import Picture

_NAMES, _RULES = tuple(Plaque), tuple(Rule)


def wing_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield plaques and track."""
    for slot in range(len(LETTERS)):
        box = at.plaque(slot, lay.plaque_width)
        yield lay.label(f"plaque {slot}", plaque(_plaque_print(lay, slot), box.w), box.x, box.y, level=GROUND)
    yield lay.label("track", _track(lay), at.TRACK.x, at.TRACK.y, level=GROUND)


def wing_places(lay: Lay) -> Iterator[Place]:
    """Yield the scoring tiles."""
    for slot, kind in enumerate(lay.seen.scoring):
        name, told = scoring_name(kind), _values(lay, slot)
        said = lay.say(Name.PLAQUE, slot=LETTERS[slot], name=name, help=scoring_help(kind), now=told)
        zone, tip = lay.zone(Zone.SCORING), plaque_tip(lay, slot)
        box = at.plaque(slot, lay.plaque_width)
        yield Place(SCORING + slot, box, said, zone, radius=10, tip=tip, dims=False)


def plaque_tip(lay: Lay, slot: int) -> str:
    """Return what a scoring tile pays, what it would pay whom now, and when it pays."""
    rounds = Many(lay.seen.rounds_of_slot(slot))
    pays = scoring_help(lay.seen.scoring[slot])
    now = lay.say(Name.NOW, now=_values(lay, slot))
    return "\n".join((lay.sight.voice.speak(pays), now, lay.say(Name.PAYS, rounds=rounds)))


def _values(lay: Lay, slot: int) -> Many | str:
    """Return what a scoring tile would pay every seat now, as far as that may be seen."""
    values = [
        say(Name.NOW_OF, who=Player(seat), n=points)
        for seat in range(lay.seen.players)
        if (points := lay.seen.now(seat)[slot]) is not None
    ]
    return Many(tuple(values)) if values else "–"


def _plaque_print(lay: Lay, slot: int) -> PlaquePrint:
    kind, now = lay.seen.scoring[slot], lay.seen.now(lay.shown)[slot]
    words = "" if now is None or lay.seen.phase == "over" else lay.say(Print.NOW, n=now)
    over = lay.seen.phase == "over"
    payments = tuple(_payment(number, lay.seen.round, over) for number in lay.seen.rounds_of_slot(slot))
    return PlaquePrint(
        LETTERS[slot],
        kind,
        lay.sight.voice.speak(_NAMES[kind - 1]),
        lay.sight.voice.speak(_RULES[kind - 1]),
        words,
        payments,
    )


def _payment(number: int, current: int, over: bool) -> Payment:
    if number < current or over:
        return Payment.DONE
    return Payment.NOW if number == current else Payment.LATER


def _track(lay: Lay) -> Picture:
    seen = lay.seen
    lines = tuple(
        RoundPrint(
            str(number),
            "".join(LETTERS[slot] for slot in slots),
            lay.say(Print.CATCH_UP, n=gold) if gold else "",
            lay.say(Print.CATCH_UP_SHORT, n=gold) if gold else "",
        )
        for number, (slots, gold) in enumerate(zip(seen.paying, CATCH_UP[seen.players], strict=True), 1)
    )
    heads = [
        lay.say(words, round=seen.round, rounds=seen.rounds) for words in (Print.ROUND, Print.ROUND_SHORT)
    ]
    return track((heads[0], heads[1]), lines, seen.round - 1)
