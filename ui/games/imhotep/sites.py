"""The five sites as pieces and places: market cards, stones, next spaces, tallies. Counts only, no rule of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.words import Player
from engine.games.imhotep import places
from engine.games.imhotep.components import (
    BESIDE,
    CARD_NAMES,
    MARKET_SPACES,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_NAMES,
    ROWS,
    SMALL_PYRAMID,
    TOWER,
    Site,
)
from engine.games.imhotep.scoring import burial_a, burial_b, obelisks_a
from engine.games.imhotep.words import CardText
from ui.board.layout import Piece, Place
from ui.games.imhotep import geometry as at
from ui.games.imhotep.lay import CARDS, DECORATION, STONES, Lay
from ui.games.imhotep.paint_cards import market_back, market_card
from ui.games.imhotep.paint_monuments import chamber, next_niche
from ui.games.imhotep.paint_slab import SitePrint, column_mark, foot_plaque, slab_words, tally, value_token
from ui.games.imhotep.words import Name, Print, Zone
from ui.paint.picture import Box, Picture

_CARD_RADIUS = 6.0


def site_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield everything that lies on the five slabs."""
    yield from _market(lay)
    yield from _pyramids_b(lay) if lay.seen.side_b(Site.PYRAMIDS) else _pyramid_a(lay)
    yield from _temple(lay)
    yield from _burial(lay)
    yield from _obelisks_b(lay) if lay.seen.side_b(Site.OBELISKS) else _obelisks_a(lay)


def header_tips(sites: Sequence[SitePrint]) -> Iterator[Piece]:
    """Yield what the headers say when they are pointed at: all that is printed, also where large letters leave it no room."""
    for site, printed in enumerate(sites):
        box = at.on_board(site, at.HEADER)
        face = Box(0, 0, box.w, box.h)
        nothing = Picture("imhotep header", (), face, lambda canvas: None)
        said = "\n".join(filter(None, (printed.name, printed.rule, printed.foot)))
        yield Piece(
            f"header {site}", nothing, box.x, box.y, face, tip=said, level=DECORATION, glows=False, dims=False
        )


def site_places(lay: Lay) -> Iterator[Place]:
    """Yield the places on the five slabs, the slabs and docks themselves last."""
    yield from _market_places(lay)
    yield from _pyramid_places(lay)
    yield from _temple_places(lay)
    yield from _burial_places(lay)
    yield from _obelisk_places(lay)
    for site in Site:
        closed = lay.seen.ship_at(site) >= 0
        name = lay.say(Name.SITE_CLOSED if closed else Name.SITE_FREE, site=lay.site_name(site))
        yield lay.site_place(places.site(site), at.site_zone(site), name, at.SITE_RADIUS)


# ---------------------------------------------------------------- Market


def _market(lay: Lay) -> Iterator[Piece]:
    taking = lay.deciding and lay.seen.ask == "take"
    for slot, kind in enumerate(lay.seen["market"]):
        if kind:
            box = at.on_board(Site.MARKET, at.site_market_slot(slot))
            card, text = lay.say(CARD_NAMES[kind]), lay.say(CardText[CARD_NAMES[kind].name])
            yield Piece(
                f"market {lay.seen.round}.{slot}.{kind}",
                market_card(kind, lay.printed(kind)),
                box.x,
                box.y,
                Box(0, 0, box.w, box.h),
                number=places.market_card(slot),
                place=places.market_slot(slot),
                loose=taking,
                name=lay.say(Name.MARKET_CARD, slot=slot + 1, card=card, text=text),
                zone=lay.zone(Zone.MARKET),
                level=CARDS,
                radius=_CARD_RADIUS,
                tip=f"{card}\n{text}",
                leans=True,
            )
    yield from _pair(lay, taking)
    yield from _discarded(lay)


def _discarded(lay: Lay) -> Iterator[Piece]:
    """The uppermost card of the discard pile, small in the header."""
    pile = lay.seen["discard"]
    if pile:
        box, name = at.on_board(Site.MARKET, at.MARKET_DISCARD), lay.say(Name.DISCARD, n=len(pile))
        picture = market_card(pile[-1], (), box.w, box.h)
        body = Box(0, 0, box.w, box.h)
        yield Piece("discard", picture, box.x, box.y, body, level=CARDS, tip=name, glows=False, radius=3)


def _pair(lay: Lay, taking: bool) -> Iterator[Piece]:
    space = at.on_board(Site.MARKET, at.site_market_slot(MARKET_SPACES - 1))
    for index in range(int(lay.seen["pair"])):
        offset = at.PAIR_OFFSET * index
        yield Piece(
            f"pair {lay.seen.round}.{index}",
            market_back(),
            space.x + offset,
            space.y - offset,
            Box(0, 0, space.w, space.h),
            number=places.PAIR,
            place=places.PAIR_SPACE,
            loose=taking,
            name=lay.say(Name.PAIR if lay.seen["pair"] == 2 else Name.LAST_CARD),
            zone=lay.zone(Zone.MARKET),
            level=CARDS + index,
            radius=_CARD_RADIUS,
            leans=True,
        )


def _market_places(lay: Lay) -> Iterator[Place]:
    for slot, kind in enumerate(lay.seen["market"]):
        if slot == MARKET_SPACES - 1 and lay.seen.side_b(Site.MARKET):
            continue
        words = Name.MARKET_EMPTY
        box = at.on_board(Site.MARKET, at.site_market_slot(slot))
        if not kind:
            yield Place(places.market_slot(slot), box, lay.say(words, slot=slot + 1), lay.zone(Zone.MARKET))
        else:
            yield Place(places.market_slot(slot), box, lay.say(CARD_NAMES[kind]), lay.zone(Zone.MARKET))
    if lay.seen.side_b(Site.MARKET):
        box = at.on_board(Site.MARKET, at.site_market_slot(MARKET_SPACES - 1))
        yield Place(places.PAIR_SPACE, box, lay.say(Name.PAIR), lay.zone(Zone.MARKET))
    for number, relative, words, count in (
        (places.DECK, at.MARKET_DECK, Name.DECK, int(lay.seen["deck"])),
        (places.DISCARD, at.MARKET_DISCARD, Name.DISCARD, len(lay.seen["discard"])),
    ):
        name, box = lay.say(words, n=count), at.on_board(Site.MARKET, relative)
        yield Place(number, box, name, lay.zone(Zone.MARKET), tip=name, dims=False)


# ---------------------------------------------------------------- Pyramids


def _beside(lay: Lay, stones: list[int], first: int) -> Iterator[Piece]:
    for count, owner in enumerate(stones):
        face = at.on_board(Site.PYRAMIDS, at.site_beside(count, len(stones)))
        yield lay.stone(
            f"beside {count}", owner, face, at.BESIDE_LIP, places.beside(count), level=STONES + first + count
        )


def _pyramid_a(lay: Lay) -> Iterator[Piece]:
    stones = lay.seen.stones_at(Site.PYRAMIDS)
    size = len(PYRAMID_A)
    for count, owner in enumerate(stones[:size]):
        face = at.on_board(Site.PYRAMIDS, at.site_pyramid_space(count))
        yield lay.stone(
            f"pyramid {count}", owner, face, at.PYRAMID_LIP, places.pyramid_space(count), level=STONES + count
        )
    yield from _beside(lay, stones[size:], size)
    yield from _pyramid_tokens(lay, len(stones))
    value = PYRAMID_A[len(stones)] if len(stones) < size else BESIDE
    foot = at.on_board(Site.PYRAMIDS, at.FOOT)
    following = lay.say(Print.NEXT_STONE, n=value)
    if not lay.fits(following, foot.w - 12, 13.5, 600):
        following = lay.say(Print.NEXT_SHORT, n=value)
    plaque = foot_plaque(following, Site.PYRAMIDS)
    yield lay.label("pyramid foot", plaque, foot.x, foot.y)
    level = 1 + (len(stones) >= 9) + (len(stones) >= 13)
    words = lay.say(Print.COMPLETE) if len(stones) >= size else lay.say(Print.LEVEL, level=level)
    head = at.on_board(Site.PYRAMIDS, at.PYRAMID_HEAD)
    yield lay.label("pyramid head", slab_words(words, head.w), head.x, head.y)


def _pyramid_tokens(lay: Lay, built: int) -> Iterator[Piece]:
    """The values of the free spaces of a level that is being built; the printed ones below need none but the next."""
    level_end = 9 if built < 9 else 13 if built < 13 else 14
    for count in range(built, level_end):
        if count == built or level_end > 9:
            face = at.on_board(Site.PYRAMIDS, at.site_pyramid_space(count))
            centre = face.rect().center()
            token = value_token(PYRAMID_A[count], next_up=count == built)
            yield lay.label(
                f"value {count}", token, centre.x(), centre.y() + (at.PYRAMID_LIP / 2 if count >= 9 else 0)
            )


def _pyramids_b(lay: Lay) -> Iterator[Piece]:
    *small, beside = lay.seen["pyramids"]
    for pyramid, stones in enumerate(small):
        for count, owner in enumerate(stones):
            face = at.on_board(Site.PYRAMIDS, at.site_small_space(pyramid, count))
            place = places.small_space(pyramid, count)
            yield lay.stone(
                f"small {pyramid}.{count}",
                owner,
                face,
                at.SMALL_LIP,
                place,
                level=STONES + 10 * pyramid + count,
            )
        if len(stones) == SMALL_PYRAMID - 1:
            centre = at.on_board(Site.PYRAMIDS, at.site_small_space(pyramid, len(stones))).rect().center()
            token = value_token(PYRAMID_B[pyramid][len(stones)], radius=10.0)
            yield lay.label(f"small value {pyramid}", token, centre.x(), centre.y())
    yield from _beside(lay, list(beside), 40)
    if lay.deciding and lay.seen.ask == "pyramid" and not lay.seen["queue"]:
        foot = at.on_board(Site.PYRAMIDS, at.FOOT)
        face = Box(foot.x + foot.w / 2 - 16, foot.y - 8, 32, 32)
        yield lay.stone("chosen", lay.own, face, 9, places.quarry(lay.own), level=CARDS, loose=True)


def _pyramid_places(lay: Lay) -> Iterator[Place]:
    site = lay.site_name(Site.PYRAMIDS)
    if lay.seen.side_b(Site.PYRAMIDS):
        for pyramid in range(3):
            count = len(lay.seen["pyramids"][pyramid])
            name = lay.say(Name.PYRAMID, pyramid=PYRAMID_NAMES[pyramid], n=count)
            yield lay.site_place(
                places.pyramid(pyramid), at.on_board(Site.PYRAMIDS, at.site_small_pyramid(pyramid)), name
            )
        return
    stones = lay.seen.stones_at(Site.PYRAMIDS)
    for count in range(min(len(stones) + 1, len(PYRAMID_A))):
        if count < len(stones):
            name = lay.say(Name.SPACE_STONE, site=site, space=count + 1, who=Player(stones[count]))
        else:
            name = lay.say(Name.SPACE_NEXT, site=site, space=count + 1)
        box = at.on_board(Site.PYRAMIDS, at.site_pyramid_space(count))
        yield lay.site_place(places.pyramid_space(count), box, name)


# ---------------------------------------------------------------- Temple


def _temple(lay: Lay) -> Iterator[Piece]:
    stones, width = lay.seen.stones_at(Site.TEMPLE), lay.seen.width
    for count, owner in enumerate(stones):
        face = at.on_board(Site.TEMPLE, at.site_temple_space(count, width, len(stones)))
        yield lay.stone(
            f"temple {count}", owner, face, at.TEMPLE_LIP, places.temple_space(count), level=STONES + count
        )
    if not lay.seen.side_b(Site.TEMPLE):
        for count in range(max(0, len(stones) - width), len(stones)):
            plaque = at.on_board(Site.TEMPLE, at.site_temple_reward(count % width, width))
            mark = column_mark(lay.sight.colours[stones[count]], lay.say(Print.GAIN, n=1), plaque.w)
            yield lay.label(f"column {count % width}", mark, plaque.x, plaque.y)


def _temple_places(lay: Lay) -> Iterator[Place]:
    stones, width = lay.seen.stones_at(Site.TEMPLE), lay.seen.width
    for count in range(max(0, len(stones) - width), len(stones)):
        layer, column = divmod(count, width)
        name = lay.say(Name.COLUMN_STONE, column=column + 1, layer=layer + 1, who=Player(stones[count]))
        box = at.on_board(Site.TEMPLE, at.site_temple_space(count, width, len(stones)))
        yield lay.site_place(places.temple_space(count), box, name)
    if lay.seen.ask == "reward":
        column = int(lay.seen["column"]) - 1  # the state counts on to the next one
        box = at.on_board(Site.TEMPLE, at.site_temple_reward(column, width))
        yield lay.site_place(places.POINT, box, lay.say(Name.REWARD, column=column + 1))


# ---------------------------------------------------------------- Burial Chamber


def _burial(lay: Lay) -> Iterator[Piece]:
    stones = lay.seen.stones_at(Site.BURIAL)
    columns = at.burial_columns(len(stones))
    if columns > at.BURIAL_COLUMNS:
        slab = at.site_box(Site.BURIAL)
        picture = chamber(columns)
        yield Piece("chamber", picture, slab.x, slab.y, picture.box, level=DECORATION)
    for count, owner in enumerate(stones):
        face = at.on_board(Site.BURIAL, at.site_burial_cell(count, columns))
        lip = at.BURIAL_LIP * face.w / at.BURIAL_STONE
        yield lay.stone(f"burial {count}", owner, face, lip, places.burial_space(count), level=STONES + count)
    following = at.on_board(Site.BURIAL, at.site_burial_cell(len(stones), columns))
    yield lay.label("niche", next_niche(following.w), following.x, following.y)
    points = _burial_points(lay, stones)
    for seat in range(lay.seen.players):
        box = at.on_board(Site.BURIAL, at.site_tally(seat))
        words = lay.say(Print.WORTH, n=stones.count(seat), points=points[seat])
        yield lay.label(f"burial tally {seat}", tally(lay.sight.colours[seat], words, box.w), box.x, box.y)


def _burial_points(lay: Lay, stones: list[int]) -> tuple[int, ...]:
    count = burial_b if lay.seen.side_b(Site.BURIAL) else burial_a
    return count(bytes(stones), lay.seen.players)


def _burial_places(lay: Lay) -> Iterator[Place]:
    stones = lay.seen.stones_at(Site.BURIAL)
    columns = at.burial_columns(len(stones))
    for count, owner in enumerate(stones):
        column, row = divmod(count, ROWS)
        name = lay.say(Name.CELL_STONE, row=row + 1, column=column + 1, who=Player(owner))
        box = at.on_board(Site.BURIAL, at.site_burial_cell(count, columns))
        yield lay.site_place(places.burial_space(count), box, name)


# ---------------------------------------------------------------- Obelisks


def _obelisks_a(lay: Lay) -> Iterator[Piece]:
    heights, players = list(lay.seen["obelisks"]), lay.seen.players
    points = obelisks_a(heights)
    for seat, height in enumerate(heights):
        for count in range(height):
            face = at.on_board(Site.OBELISKS, at.site_obelisk_stone(seat, players, count, height))
            place = places.obelisk(seat, count)
            yield lay.stone(
                f"obelisk {seat}.{count}", seat, face, at.OBELISK_LIP, place, level=STONES + count
            )
        slab = at.site_box(Site.OBELISKS)
        x = slab.x + at.site_obelisk_centre(seat, players) - 24
        words = slab_words(str(points[seat]), 48, 15, 700)
        yield lay.label(f"obelisk points {seat}", words, x, slab.y + at.OBELISK_POINTS_Y)


def _obelisks_b(lay: Lay) -> Iterator[Piece]:
    towers, players = list(lay.seen["towers"]), lay.seen.players
    for tower, seat in enumerate(towers):
        for level in range(TOWER):
            face = at.on_board(Site.OBELISKS, at.site_tower_stone(tower, level))
            yield lay.stone(
                f"tower {tower}.{level}",
                seat,
                face,
                at.TOWER_LIP,
                places.tower(tower, level),
                level=STONES + level,
            )
    for seat in range(players):
        waiting = _waiting(lay, seat)
        for count in range(waiting):
            face = at.on_board(Site.OBELISKS, at.site_waiting_stone(seat, players, count, waiting))
            yield lay.stone(
                f"waiting {seat}.{count}",
                seat,
                face,
                at.WAITING_LIP,
                places.obelisk(seat, count),
                level=STONES + count,
            )


def _waiting(lay: Lay, seat: int) -> int:
    return int(lay.seen["obelisks"][seat]) - TOWER * list(lay.seen["towers"]).count(seat)


def _obelisk_places(lay: Lay) -> Iterator[Place]:
    side_b, players = lay.seen.side_b(Site.OBELISKS), lay.seen.players
    for seat in range(players):
        if side_b:
            count, words = _waiting(lay, seat), Name.WAITING
            box = at.site_waiting_stone(seat, players, max(0, count - 1), count)
        else:
            count, words = int(lay.seen["obelisks"][seat]), Name.OBELISK
            box = at.site_obelisk_stone(seat, players, max(0, count - 1), count)
        name = lay.say(words, who=Player(seat), n=count)
        yield lay.site_place(places.obelisk(seat, max(0, count - 1)), at.on_board(Site.OBELISKS, box), name)
    for tower, seat in enumerate(lay.seen["towers"]):
        box = at.on_board(Site.OBELISKS, at.site_tower_stone(tower, TOWER - 1))
        name = lay.say(Name.TOWER, tower=tower + 1, who=Player(seat))
        yield lay.site_place(places.tower(tower, TOWER - 1), box, name)
