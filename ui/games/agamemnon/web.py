"""The net: spaces with tiles, edges with string tiles and the clasps that say who holds them now."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.agamemnon.board import FORCE, LEADERSHIP, NOTHING, STRENGTH
from engine.games.agamemnon.names import KIND_NAMES, tile_name
from engine.games.agamemnon.tiles import SIDE_NAMES, side_of
from ui.board.layout import Bar, Piece, Place
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import STRINGS, Lay
from ui.games.agamemnon.paint_cloth import hollow
from ui.games.agamemnon.paint_string import Weave, string
from ui.games.agamemnon.words import Name, Tip, Zone

_RADIUS = 5.0
_TIPS = {STRENGTH: Tip.STRENGTH, LEADERSHIP: Tip.LEADERSHIP, FORCE: Tip.FORCE}


def web_places(lay: Lay) -> Iterator[Place]:
    """Yield spaces and edges; edges out of the game belong to them, so that it can be said why."""
    seen = lay.seen
    zone, strings = lay.say(Zone.SPACES), lay.say(Zone.STRINGS)
    for space, (x, y) in enumerate(at.spots(seen.layout.board)):
        out = space == seen.excluded
        tip = lay.say(Tip.EXCLUDED) if out else ""
        box = at.around(x, y, at.SPACE)
        yield Place(space + 1, box, _space_name(lay, space), zone, radius=at.SPACE, tip=tip, dims=not out)
    for edge, number in enumerate(seen.layout.places):
        box = at.around(*at.edge_middle(seen.layout, edge), at.GRASP)
        vacant = seen.data["links"][edge] == NOTHING and not seen.is_closed(edge)
        tip = lay.say(Tip.VACANT) if vacant else ""
        bar = _bar(lay, number)
        yield Place(number, box, _edge_name(lay, edge), strings, radius=_RADIUS, tip=tip, dims=False, bar=bar)


def _space_name(lay: Lay, space: int) -> str:
    piece = lay.seen.tiles[space]
    if space == lay.seen.excluded:
        return lay.say(Name.EXCLUDED, space=space)
    if not piece:
        return lay.say(Name.EMPTY, space=space)
    return lay.say(Name.SPACE, space=space, side=SIDE_NAMES[side_of(piece)], tile=tile_name(piece))


def _edge_name(lay: Lay, edge: int) -> str:
    kind, holder, name = (
        lay.seen.data["links"][edge],
        lay.seen.data["holders"][edge],
        lay.seen.edge_name(edge),
    )
    if kind == NOTHING:
        return lay.say(Name.VACANT, edge=name)
    if holder < 0:
        return lay.say(Name.STRING_NOBODY, edge=name, kind=KIND_NAMES[kind])
    return lay.say(Name.STRING, edge=name, kind=KIND_NAMES[kind], side=SIDE_NAMES[holder])


def web_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield string tiles, empty edges of the Loom, and the tiles on spaces."""
    seen = lay.seen
    for edge in range(len(seen.layout.ends)):
        if not seen.is_closed(edge):
            yield _string(lay, edge)
    spots = at.spots(seen.layout.board)
    for space in sorted(at.DOUBTFUL[seen.layout.board]):
        picture = hollow(space, closed=space == seen.excluded)
        x, y = spots[space]
        yield Piece(f"hollow {space}", picture, x, y, picture.box)
    for space, piece in enumerate(seen.tiles):
        if piece:
            yield lay.tile(f"space {space}", piece, *spots[space], at.SPACE, space + 1)


def _string(lay: Lay, edge: int) -> Piece:
    """Return what lies on an edge. While an exchange is open all may be tried."""
    seen, number = lay.seen, lay.seen.layout.places[edge]
    kind, holder = seen.data["links"][edge], seen.data["holders"][edge]
    exchanging = lay.deciding and seen.warp >= 0
    touches = exchanging and seen.warp in seen.layout.ends[edge]
    loose = touches or (exchanging and kind != NOTHING)
    x, y = at.edge_middle(seen.layout, edge)
    return Piece(
        f"edge {number}",
        string(Weave(kind, holder, open=loose and kind == NOTHING), at.edge_angle(seen.layout.board, number)),
        x,
        y,
        at.around(0, 0, at.GRASP),
        number=number,
        place=number,
        loose=loose,
        name=_edge_name(lay, edge) if loose else "",
        zone=lay.say(Zone.STRINGS),
        level=STRINGS,
        radius=_RADIUS,
        tip=string_tip(lay, edge) if loose else "",
        glows=kind != NOTHING,
        bar=_bar(lay, number),
    )


def _bar(lay: Lay, number: int) -> Bar:
    return Bar(at.STRING_LENGTH, at.STRING_WIDTH, at.edge_angle(lay.seen.layout.board, number))


def string_tip(lay: Lay, edge: int) -> str:
    """Say what either side has on the string of an edge."""
    if lay.seen.data["links"][edge] == NOTHING:
        return lay.say(Tip.VACANT)
    web = lay.seen.web(edge)
    greeks, trojans = web.counts
    return lay.say(_TIPS[web.kind], n=len(web.edges), greeks=greeks, trojans=trojans)
