"""Imhotep's table put together from its pictures, in the position of the design's `imhotep.png` and with sides B."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from engine.games.imhotep.components import Card, Site
from tests.ui.paint.contact_sheet import Sheet
from ui.games.imhotep import geometry as g
from ui.games.imhotep.paint_board import BoardPrint, board_picture
from ui.games.imhotep.paint_cards import market_back, market_card
from ui.games.imhotep.paint_monuments import chamber, next_niche
from ui.games.imhotep.paint_ship import dock_label, order_tray, order_words, ship, ship_caption
from ui.games.imhotep.paint_slab import SitePrint, column_mark, foot_plaque, slab_words, tally, value_token
from ui.games.imhotep.paint_stock import quarry_pile, round_card, sled
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import stone
from ui.paint.states import PlaceState, draw_place
from ui.theme.look import Theme
from ui.theme.players import EMBER, HONEY, PINE, TIDE, Player

PLAYERS = (EMBER, TIDE, HONEY, PINE)
WORDS_A = (
    SitePrint("Market", "one card per stone"),
    SitePrint("Pyramids", "points at once"),
    SitePrint("Temple", "points each round", "seen from above: 1 point"),
    SitePrint("Burial Chamber", "groups at the end", "1 3 6 10 15 +2"),
    SitePrint("Obelisks", "ranking at the end", "15 · 10 · 5 · 1, ties shared"),
)
WORDS_B = (
    SitePrint("Market", "3 cards and a pair"),
    SitePrint("Pyramids", "points at once"),
    SitePrint("Temple", "rewards each round", "seen from above"),
    SitePrint("Burial Chamber", "rows at the end", "each row: 8 · 4 · 2"),
    SitePrint("Obelisks", "towers of three", "waiting stones: 1 point each"),
)
WORDS_JA = (
    SitePrint("市場", "石1つでカード1枚"),
    SitePrint("ピラミッド", "すぐに得点"),
    SitePrint("神殿", "ラウンドごとに得点", "上から見える石:1点"),
    SitePrint("埋葬室", "ゲーム終了時にグループ得点", "1 3 6 10 15 +2"),
    SitePrint("オベリスク", "ゲーム終了時に順位で得点", "15・10・5・1、同点は分ける"),
)
DOCK = Box(0, 0, 1128, g.DOCK_HEIGHT)
SHIPS = (4, 3, 3, 2)


class Table(Sheet):
    """A sheet with the board on top and the own dock below it."""

    def __init__(self, theme: Theme, dpr: float, scale: float) -> None:
        self.scale = scale
        height = (g.BOARD.h + g.DOCK_HEIGHT) * scale
        super().__init__(theme, dpr, round(g.BOARD.w * scale), round(height))

    def put(self, picture: Picture, x: float, y: float, opacity: float = 1.0) -> None:
        self.lay(picture, x * self.scale, y * self.scale, self.scale, opacity)

    def stone(self, player: Player, box: Box, lip: float, opacity: float = 1.0) -> None:
        self.put(stone(player, box.w, lip, seed=round(box.x)), box.x, box.y, opacity)

    def state(self, box: Box, state: PlaceState, radius: float = 6) -> None:
        self.painter.save()
        self.painter.scale(self.scale, self.scale)
        draw_place(self.canvas, rounded(box.x, box.y, box.w, box.h, radius), state)
        self.painter.restore()


def mock_up_table(
    theme: Theme, dpr: float = 1.0, scale: float = 1.0, words: tuple[SitePrint, ...] = WORDS_A
) -> QImage:
    """Round 4 of the design's picture: Ember places a stone while everything on the sites is on side A."""
    table = Table(theme, dpr, scale)
    printed = BoardPrint((False,) * 5, 5, PLAYERS, words, "HARBOUR")
    table.put(board_picture(g.BOARD, printed), 0, 0)
    _market(table)
    _pyramid(table)
    _temple(table)
    _burial(table)
    _obelisks(table)
    _harbour(table)
    _dock(table)
    return table.done()


def _market(table: Table) -> None:
    cards = (
        (Card.ENTRANCE, "Entrance"),
        (Card.TEMPLE_DECORATION, "Temple Decoration"),
        (Card.STATUE, "Statue"),
        (Card.CHISEL, "Chisel"),
    )
    for slot, (kind, name) in enumerate(cards):
        box = g.on_board(Site.MARKET, g.site_market_slot(slot))
        table.put(market_card(kind, (name,)), box.x, box.y)


def _pyramid(table: Table) -> None:
    at = Site.PYRAMIDS
    order = (EMBER, TIDE, HONEY, EMBER, PINE, TIDE, EMBER, HONEY, PINE, TIDE)
    for count in sorted(range(10), key=lambda n: (n > 8, n % 3)):
        table.stone(order[count], g.on_board(at, g.site_pyramid_space(count)), g.PYRAMID_LIP)
    for count, value in ((10, 3), (11, 1), (12, 3)):
        middle = g.on_board(at, g.site_pyramid_token(count)).rect().center()
        table.put(value_token(value, next_up=count == 10), middle.x(), middle.y())
    foot, head = g.on_board(at, g.FOOT), g.on_board(at, g.PYRAMID_HEAD)
    table.put(foot_plaque("next stone: 3 points", at), foot.x, foot.y)
    table.put(slab_words("level 2 of 3", head.w), head.x, head.y)


def _temple(table: Table) -> None:
    at = Site.TEMPLE
    stones = (TIDE, HONEY, EMBER, PINE, EMBER, EMBER, TIDE, PINE)
    for count, player in enumerate(stones):
        table.stone(player, g.on_board(at, g.site_temple_space(count, 5)), g.TEMPLE_LIP)
    for column in range(5):
        box = g.on_board(at, g.site_temple_reward(column, 5))
        player = stones[5 + column] if 5 + column < len(stones) else stones[column]
        table.put(column_mark(player, "+1"), box.x, box.y)


def _burial(table: Table, columns: int = g.BURIAL_COLUMNS) -> None:
    at = Site.BURIAL
    stones = (HONEY, HONEY, EMBER, TIDE, EMBER, EMBER, PINE)
    for count, player in enumerate(stones):
        table.stone(player, g.on_board(at, g.site_burial_cell(count, columns)), g.BURIAL_LIP)
    niche = g.on_board(at, g.site_burial_cell(len(stones), columns))
    table.put(next_niche(niche.w), niche.x, niche.y)
    for index, (player, words) in enumerate(
        ((EMBER, "3 → 6"), (HONEY, "2 → 3"), (TIDE, "1 → 1"), (PINE, "1 → 1"))
    ):
        box = g.on_board(at, g.site_tally(index))
        table.put(tally(player, words), box.x, box.y)


def _obelisks(table: Table) -> None:
    at = Site.OBELISKS
    for seat, (height, points) in enumerate(((3, 15), (2, 7), (2, 7), (1, 1))):
        for count in range(height):
            box = g.on_board(at, g.site_obelisk_stone(seat, 4, count))
            table.stone(PLAYERS[seat], box, g.OBELISK_LIP)
        x = g.site_box(at).x + g.site_obelisk_centre(seat, 4) - 24
        table.put(slab_words(str(points), 48, 15, 700), x, g.site_box(at).y + g.OBELISK_POINTS_Y)
        if seat in (1, 2):
            table.state(g.on_board(at, g.site_obelisk_stone(seat, 4, 1)), PlaceState.LAST_MOVE)


LOADS = ((EMBER, None, TIDE, None), (HONEY, PINE, None), (None, TIDE, None))
CAPTIONS = ("2 of 4 · sails from 3", "2 of 3 · ready to sail", "1 of 3 · sails from 2")


def _harbour(table: Table) -> None:
    for number, load in enumerate(LOADS):
        _ship(table, number, load)
    docked = g.docked_ship(Site.OBELISKS, 2)
    table.put(ship(2, scale=g.docked_scale(2), numbered=False), docked.x, docked.y)
    table.state(docked, PlaceState.LAST_MOVE)
    for site in Site:
        closed = site == Site.OBELISKS
        y = g.DOCK_CLOSED_LABEL_Y if closed else g.DOCK_LABEL_Y
        words = "dock closed" if closed else "dock free"
        table.put(dock_label(table.theme, words, table.scale, closed=closed), g.dock_centre(site), y)
    table.put(
        round_card("Round 4 / 6", SHIPS, (False, False, False, True), "4 / 6"), g.ROUND_CARD.x, g.ROUND_CARD.y
    )
    first, stern = g.harbour_ship(0, SHIPS), g.harbour_ship(1, SHIPS)
    for berth in (g.berth_box(first, 3), g.berth_box(stern, 2)):
        table.state(berth, PlaceState.LEGAL)
    last = g.harbour_ship(2, SHIPS)
    for index in (0, 2):
        table.state(g.berth_box(last, index), PlaceState.LEGAL)
    ghost = g.berth_stone(first, 1)
    table.put(stone(EMBER, ghost.w, shadow=False), ghost.x, ghost.y, 0.55)
    table.state(g.berth_box(first, 1), PlaceState.TARGET)
    table.put(stone(EMBER, 40), ghost.x + 26, ghost.y - 44)


def _ship(table: Table, number: int, load: tuple[Player | None, ...]) -> None:
    box, scale = g.harbour_ship(number, SHIPS), g.harbour_scale(SHIPS)
    table.put(ship(len(load), scale=scale, ready=number == 1), box.x, box.y)
    for index, player in enumerate(load):
        if player is not None:
            face = g.berth_stone(box, index)
            table.stone(player, face, g.STONE_LIP * scale)
    caption = ship_caption(table.theme, CAPTIONS[number], table.scale)
    table.put(caption, box.x + box.w / 2, box.y + g.SHIP_CAPTION_Y * scale)


def _dock(table: Table) -> None:
    table.painter.translate(0, g.BOARD.h * table.scale)
    table.canvas.box(0, 0, g.BOARD.w * table.scale, g.DOCK_HEIGHT * table.scale, table.theme.tokens.panel)
    table.put(sled(4), g.SLED.x, g.SLED.y)
    for index in range(4):
        table.stone(EMBER, g.sled_stone(index), 12)
    table.put(quarry_pile(EMBER, 21), g.QUARRY.x, g.QUARRY.y - 10)
    hand = (
        (Card.LEVER, "Lever"),
        (Card.PYRAMID_DECORATION, "Pyramid Decoration"),
        (Card.STATUE, "Statue"),
        (Card.STATUE, "Statue"),
    )
    for index, (kind, name) in enumerate(hand):
        box = g.dock_card(index, len(hand), g.BOARD.w)
        table.put(market_card(kind, (name,), box.w, box.h), box.x, box.y)


def sides_b_table(theme: Theme, dpr: float = 1.0, scale: float = 1.0) -> QImage:
    """Sides B with three players, every ship at a dock, a crowded chamber and a Lever's tray."""
    table = Table(theme, dpr, scale)
    players = PLAYERS[:3]
    table.put(board_picture(g.BOARD, BoardPrint((True,) * 5, 4, players, WORDS_B, "HARBOUR")), 0, 0)
    _market_b(table)
    _pyramids_b(table)
    for count in range(13):
        box = g.on_board(Site.TEMPLE, g.site_temple_space(count, 4, 13))
        table.stone(players[count % 3], box, g.TEMPLE_LIP)
    slab, columns = g.site_box(Site.BURIAL), g.burial_columns(23)
    table.put(chamber(columns), slab.x, slab.y)
    for count in range(23):
        box = g.on_board(Site.BURIAL, g.site_burial_cell(count, columns))
        table.stone(players[count % 3], box, g.BURIAL_LIP * box.w / g.BURIAL_STONE)
    _obelisks_b(table, players)
    for site, capacity in ((Site.MARKET, 4), (Site.PYRAMIDS, 4), (Site.TEMPLE, 3), (Site.BURIAL, 1)):
        box = g.docked_ship(site, capacity)
        table.put(ship(capacity, scale=g.docked_scale(capacity)), box.x, box.y)
        face = g.berth_stone(box, 0)
        table.stone(EMBER, face, g.STONE_LIP * box.h / g.SHIP_HEIGHT)
    table.put(order_tray(), 0, 0)
    table.put(order_words("Order of unloading"), g.ORDER_WORDS.x, g.ORDER_WORDS.y)
    for number in range(2):
        slot = g.order_slot(number)
        table.stone(EMBER, Box(slot.x + 3, slot.y - 1, 36, 36), g.STONE_LIP)
    for index, kind in enumerate(Card):
        table.put(market_card(kind, (kind.name.replace("_", " ").title(),), 80, 94), 14 + index * 88, 550)
    table.state(Box(1074, 560, 42, 42), PlaceState.HINT)
    return table.done()


def _market_b(table: Table) -> None:
    for slot in range(3):
        box = g.on_board(Site.MARKET, g.site_market_slot(slot))
        table.put(market_card(Card.HAMMER + slot, ("Hammer",)), box.x, box.y)
    box = g.on_board(Site.MARKET, g.site_market_slot(3))
    for shift in (0.0, g.PAIR_OFFSET):
        table.put(market_back(), box.x + shift - 3, box.y + shift - 3)


def _pyramids_b(table: Table) -> None:
    for pyramid, stones in enumerate((1, 5, 3)):
        for count in sorted(range(stones), key=lambda n: (n == 4, n % 2)):
            box = g.on_board(Site.PYRAMIDS, g.site_small_space(pyramid, count))
            table.stone(PLAYERS[count % 3], box, g.SMALL_LIP)
    for pyramid in (0, 2):
        middle = g.on_board(Site.PYRAMIDS, g.site_small_token(pyramid)).rect().center()
        table.put(value_token(4, radius=11), middle.x(), middle.y())
    for count in range(9):
        box = g.on_board(Site.PYRAMIDS, g.site_beside(count, 9))
        table.stone(PLAYERS[count % 3], box, g.BESIDE_LIP)


def _obelisks_b(table: Table, players: tuple[Player, ...]) -> None:
    for tower, player in enumerate((EMBER, HONEY)):
        for level in range(3):
            box = g.on_board(Site.OBELISKS, g.site_tower_stone(tower, level))
            table.stone(player, box, g.TOWER_LIP)
    for seat, waiting in enumerate((2, 1, 0)):
        for count in range(waiting):
            box = g.on_board(Site.OBELISKS, g.site_waiting_stone(seat, len(players), count))
            table.stone(players[seat], box, g.WAITING_LIP)


def crop(image: QImage, box: Box, dpr: float = 1.0) -> QImage:
    """Return a part of a sheet, for looking closer."""
    return image.copy(QRectF(box.x * dpr, box.y * dpr, box.w * dpr, box.h * dpr).toRect())
