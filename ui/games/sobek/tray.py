"""The tray over the Nile: the tokens a set brings, the kinds a priest may name, the pile the Vizier looks at.

It lies only before the seat that must choose: nobody else sees what is on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.sobek import places
from engine.games.sobek.cards import CARD_NAMES, PRINTED, TOKEN_NAMES, Kind, Token
from engine.games.sobek.words import TokenText
from ui.board.layout import Piece, Place
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import ON_TRAY, TRAY, Lay, copies
from ui.games.sobek.paint_card import KIND_FACE
from ui.games.sobek.paint_parts import CENTRE, tray, words
from ui.games.sobek.store import tray_token
from ui.games.sobek.words import Name, Print, Zone
from ui.paint.canvas import Canvas
from ui.paint.picture import Box, Picture

_TOP_CENTRE = CENTRE & ~CENTRE.AlignVCenter | CENTRE.AlignTop


def tray_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the tray and what lies on it, when it is open."""
    if not lay.tray_open:
        return
    yield lay.label("tray", tray(at.TRAY.w, at.TRAY.h), at.TRAY.x, at.TRAY.y, level=TRAY)
    heading, fill = {"token": _tokens, "kind": _kinds, "pick": _pile}[lay.seen.ask](lay)
    box = at.TRAY_HEADING
    yield lay.label("tray heading", words(heading, box, 15, 700, CENTRE), box.x, box.y, level=ON_TRAY)
    yield from fill


def tray_places(lay: Lay) -> Iterator[Place]:
    """Yield the kinds to be named."""
    if lay.tray_open and lay.seen.ask == "kind":
        for kind, box in zip(Kind, at.tray_cards(len(Kind), at.KIND_STEP), strict=True):
            name = lay.say(Name.KIND, kind=lay.kind(kind))
            yield Place(places.kind(kind), box, name, lay.zone(Zone.TRAY), radius=8)


# ---------------------------------------------------------------- tokens


def _tokens(lay: Lay) -> tuple[str, Iterator[Piece]]:
    return lay.say(Print.TRAY_TOKENS if lay.sight.addressed else Print.TOKENS), _tray_tokens(lay)


def _tray_tokens(lay: Lay) -> Iterator[Piece]:
    kinds = lay.seen.tokens()
    for index, kind in enumerate(kinds):
        column = at.tray_column(index, len(kinds))
        centre = column.x + column.w / 2, column.y + at.TRAY_TOKEN_RADIUS + 4
        yield tray_token(lay, f"tray token {index}", kind, centre)
        top = column.y + 2 * at.TRAY_TOKEN_RADIUS + 14
        name = lay.sight.voice.speak(TOKEN_NAMES[kind])
        box = Box(column.x + 6, top, column.w - 12, 22)
        yield lay.label(f"token name {index}", words(name, box, 15, 700, CENTRE), box.x, box.y, level=ON_TRAY)
        box = Box(column.x + 8, top + 22, column.w - 16, column.y + column.h - top - 24)
        said = lay.say(TokenText[Token(kind).name])
        yield lay.label(f"token text {index}", _small_print(said, box), box.x, box.y, level=ON_TRAY)


def _small_print(said: str, box: Box) -> Picture:
    """Return what a token does, unless the table is too small for it: then the tool tip says it."""
    whole = words(said, box, 13, 400, _TOP_CENTRE, wrap=True)

    def draw(canvas: Canvas) -> None:
        if canvas.has_room(box.rect(), said, wrap=True):
            whole.draw(canvas)

    return Picture("sobek small print", (said, box.w, box.h), whole.box, draw)


# ---------------------------------------------------------------- kinds


def _kinds(lay: Lay) -> tuple[str, Iterator[Piece]]:
    return lay.say(Print.TRAY_KINDS), _tray_kinds(lay)


def _tray_kinds(lay: Lay) -> Iterator[Piece]:
    own = [PRINTED[face].kind for face in lay.seen["pile"]]
    for kind, box in zip(Kind, at.tray_cards(len(Kind), at.KIND_STEP), strict=True):
        card = lay.card(f"kind {kind}", KIND_FACE[kind], box, 0, ON_TRAY)
        yield replace(card, number=0, glows=False)
        line, count = Box(box.x - 20, box.y + box.h + 6, box.w + 40, 22), own.count(kind)
        said = words(lay.say(Print.IN_PILE, n=count), line, 13, 500, CENTRE, short=str(count))
        yield lay.label(f"kind count {kind}", said, line.x, line.y, level=ON_TRAY)


# ---------------------------------------------------------------- a pile


def _pile(lay: Lay) -> tuple[str, Iterator[Piece]]:
    who, n = Player(lay.seen["victim"]), len(lay.seen["looking"])
    head = lay.say(Print.TRAY_PILE, who=who) if lay.sight.addressed else lay.say(Name.PILE_OF, who=who, n=n)
    return head, _tray_pile(lay)


def _tray_pile(lay: Lay) -> Iterator[Piece]:
    faces = lay.seen["looking"]
    place = places.pile(lay.seen["victim"])
    for index, ((face, copy), box) in enumerate(zip(copies(faces), at.tray_cards(len(faces)), strict=True)):
        card = lay.card(f"look {face}.{copy}", face, box, place, ON_TRAY + index)
        name = lay.say(Name.PICK, card=CARD_NAMES[face])
        yield replace(card, loose=True, name=name, zone=lay.zone(Zone.TRAY), leans=True)
