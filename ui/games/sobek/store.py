"""Right of the own sets: event tokens, what is in play, played characters, the deck; and the markers on the track."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Many, Player
from engine.games.sobek import places
from engine.games.sobek.cards import BACK_NAMES, CARD_NAMES, TOKEN_NAMES, TOKENS_LAID, Token
from engine.games.sobek.words import TokenText
from ui.board.layout import Piece, Place
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import CARDS, ON_TRAY, OVER_CARDS, Lay
from ui.games.sobek.paint_card import pile
from ui.games.sobek.paint_parts import CENTRE, TOP, empty_place, words
from ui.games.sobek.paint_tokens import start_flag, token, token_space
from ui.games.sobek.words import Name, Print, Zone
from ui.paint.picture import Box
from ui.paint.pieces import chip

_LAYER = 18
"""The deck shows one more card for each of so many."""


def store_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield tokens, piles and markers."""
    yield from _tokens(lay)
    yield from _in_play(lay)
    yield from _discards(lay)
    yield from _deck(lay)
    yield from _markers(lay)


def store_places(lay: Lay) -> Iterator[Place]:
    """Yield the places of tokens and piles, and the spaces where markers stand."""
    zone, seen = lay.zone(Zone.STORE), lay.seen
    name = lay.say(Name.IN_PLAY)
    yield Place(places.IN_PLAY, at.IN_PLAY, name, zone, radius=7, dims=False, passing=True)
    name = lay.say(Name.DISCARD, n=len(seen["discards"]))
    yield Place(places.DISCARD, at.DISCARD, name, zone, radius=7, dims=False)
    yield Place(places.DECK, at.DECK, _deck_name(lay), zone, tip=_deck_name(lay), radius=7, dims=False)
    yield Place(places.TOKENS, at.TOKENS, _tokens_name(lay), zone, tip=_tokens_name(lay), dims=False)
    for space in sorted({score % at.SPACES for score in seen["score"]}):
        name = lay.say(Name.SPACE, n=space)
        yield Place(places.space(space), at.space_box(space), name, lay.zone(Zone.TRACK), dims=False)


# ---------------------------------------------------------------- tokens


def _tokens_name(lay: Lay) -> str:
    kinds = lay.seen.tokens()
    if not kinds or kinds[0] < 0:
        return lay.say(Name.TOKENS, n=len(kinds))
    return lay.say(Name.TOKENS_SEEN, tokens=Many(tuple(TOKEN_NAMES[kind] for kind in kinds)))


def _tokens(lay: Lay) -> Iterator[Piece]:
    box = at.STORE_HEADING
    yield lay.label("token heading", words(lay.say(Print.TOKENS), box, 15, 700), box.x, box.y)
    kinds = lay.seen.tokens()
    for index in range(TOKENS_LAID):
        x, y = at.token_centre(index)
        if index >= len(kinds):
            yield lay.label(f"token space {index}", token_space(at.TOKEN_RADIUS), x, y, level=1.0)
        elif not (lay.tray_open and lay.seen.ask == "token"):
            yield _token(lay, f"token {index}", kinds[index], (x, y))
    line = left = lay.say(Print.TOKENS_LEFT, n=len(kinds))
    if kinds and kinds[0] >= 0 and lay.person:
        line += "\n" + lay.say(Print.TOKENS_KNOWN)
    room = at.STORE_WORDS
    yield lay.label("tokens left", words(line, room, 13, 500, TOP, wrap=True, short=left), room.x, room.y)


def _token(
    lay: Lay, key: str, kind: int, centre: tuple[float, float], radius: float = at.TOKEN_RADIUS
) -> Piece:
    number = places.FACE_DOWN_TOKEN if kind < 0 else places.token(kind)
    body = Box(-radius, -radius, 2 * radius, 2 * radius)
    tip = "" if kind < 0 else lay.token_tip(kind)
    return Piece(
        key, token(kind, radius), *centre, body, number, places.TOKENS, radius=radius, tip=tip, level=CARDS
    )


def tray_token(lay: Lay, key: str, kind: int, centre: tuple[float, float]) -> Piece:
    """Return a token that may be chosen, on the tray."""
    lying = _token(lay, key, kind, centre, at.TRAY_TOKEN_RADIUS)
    name = lay.say(Name.TOKEN, token=TOKEN_NAMES[kind], text=TokenText[Token(kind).name])
    return replace(lying, loose=True, name=name, zone=lay.zone(Zone.TRAY), level=ON_TRAY)


# ---------------------------------------------------------------- what is in play


def _in_play(lay: Lay) -> Iterator[Piece]:
    seen, box = lay.seen, at.IN_PLAY
    face, kind = seen.in_play()
    yield lay.label("in play space", empty_place(box.w, box.h), box.x, box.y, level=1.0)
    yield _caption(lay, "in play words", lay.say(Print.IN_PLAY), box)
    middle = (box.x + box.w / 2, box.y + box.h / 2)
    piece: Piece | None = None
    if kind >= 0:
        name = lay.say(Name.PLAYED, what=TOKEN_NAMES[kind])
        piece = replace(_token(lay, "played token", kind, middle, 24), place=places.IN_PLAY, name=name)
    elif face >= 0:
        piece = lay.card("played card", face, box, places.IN_PLAY, OVER_CARDS)
        piece = replace(piece, name=lay.say(Name.PLAYED, what=CARD_NAMES[face]))
    elif seen.ask == "start":
        picture = start_flag(box.w - 6, box.w - 6)
        body = Box(0, 0, box.w - 6, box.w - 6)
        corner = (box.x + 3, box.y + (box.h - box.w) / 2 + 3)
        name = lay.say(Name.START)
        piece = Piece("start", picture, *corner, body, places.START, places.IN_PLAY, name=name)
    if piece is not None:
        yield replace(piece, loose=lay.person, zone=lay.zone(Zone.STORE), level=OVER_CARDS)


def _caption(lay: Lay, key: str, said: str, box: Box, short: str = "") -> Piece:
    room = at.below(box)
    return lay.label(key, words(said, room, 13, 500, CENTRE, short=short), room.x, room.y)


def _discards(lay: Lay) -> Iterator[Piece]:
    faces, box = lay.seen["discards"], at.DISCARD
    yield _caption(lay, "discard words", lay.say(Print.DISCARD), box)
    if not faces:
        yield lay.label("discard space", empty_place(box.w, box.h), box.x, box.y, level=1.0)
    for index, face in enumerate(faces):
        shifted = box._replace(x=box.x + index % 3 * 2, y=box.y - index % 3 * 2)
        yield lay.card(f"discard {face}", face, shifted, places.DISCARD, CARDS + index)


# ---------------------------------------------------------------- deck, markers


def _deck_name(lay: Lay) -> str:
    n, top = lay.seen["deck"], lay.seen["top"]
    return lay.say(Name.DECK_TOP, n=n, back=BACK_NAMES[top]) if n else lay.say(Name.DECK, n=0)


def _deck(lay: Lay) -> Iterator[Piece]:
    n, box = int(lay.seen["deck"]), at.DECK
    yield _caption(lay, "deck words", lay.say(Print.DECK, n=n), box, short=str(n))
    if n:
        yield lay.label("deck", pile(lay.seen["top"], -(-n // _LAYER), box.w, box.h), box.x, box.y, level=1.0)
    else:
        yield lay.label("deck", empty_place(box.w, box.h), box.x, box.y, level=1.0)


def _markers(lay: Lay) -> Iterator[Piece]:
    scores = lay.seen["score"]
    for seat, score in enumerate(scores):
        same = [other for other, s in enumerate(scores) if (s - score) % at.SPACES == 0]
        x, y = at.marker_centre(score, same.index(seat), len(same))
        r = at.MARKER_RADIUS[len(same)]
        name = lay.say(Name.MARKER, who=Player(seat), n=score)
        yield Piece(
            f"marker {seat}",
            chip(lay.colour(seat), r),
            x,
            y,
            Box(-r, -r, 2 * r, 2 * r),
            places.marker(seat),
            places.space(score),
            name=name,
            tip=name,
            zone=lay.zone(Zone.TRACK),
            radius=r,
            level=OVER_CARDS + seat,
        )
