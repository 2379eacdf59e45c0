"""A sheet with every shared element, for looking at beside the design's `kit.png` and for comparing two runs."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from ui.paint.bubbles import BubbleLine, Tail, bubble, callout, key_chip, pill, refusal, score_popup
from ui.paint.cache import PixmapCache
from ui.paint.canvas import Canvas
from ui.paint.cards import card_box, draw_card, draw_card_back, draw_die_cut
from ui.paint.icons import icon_picture
from ui.paint.panels import draw_nine_patch, lamp_mark, panel_glow, panel_shadow, shadow_margin
from ui.paint.paths import rounded
from ui.paint.picture import Picture
from ui.paint.pieces import cast_shadow, chip, coin, draw_well, stone, stone_outline, tile
from ui.paint.shapes import character, character_path, draw_pattern, icon_names
from ui.paint.states import PlaceState, draw_area, draw_place, focus_frame, piece_glow, place_picture
from ui.paint.wood import GOLDEN, draw_lamp_pool, draw_plank
from ui.theme.look import Theme
from ui.theme.measure import BOARD, DIALOG, FLAT, HELD, LYING, Role
from ui.theme.players import HONEY, PLAYERS, TIDE

WIDTH, HEIGHT = 1440, 900
WELL = "#8C6B45"


class Sheet:
    """An image at a device pixel ratio on which pictures are laid through a cache."""

    def __init__(self, theme: Theme, dpr: float, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.theme, self.dpr = theme, dpr
        self.cache = PixmapCache()
        self.image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
        self.image.fill(theme.tokens.panel)
        self.painter = QPainter(self.image)
        self.painter.scale(dpr, dpr)
        self.canvas = Canvas(self.painter, theme, dpr)

    def lay(self, picture: Picture, x: float, y: float, scale: float = 1.0, opacity: float = 1.0) -> None:
        pixmap = self.cache.pixmap(picture, self.theme, scale, self.dpr)
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(scale, scale)
        self.painter.setOpacity(opacity)
        self.painter.drawPixmap(picture.box.corner(), pixmap)
        self.painter.restore()

    def words(self, x: float, y: float, text: str, role: Role = Role.BODY) -> None:
        self.painter.setFont(self.theme.font(role))
        self.painter.setPen(self.theme.tokens.ink)
        self.painter.drawText(QPointF(x, y), text)

    def done(self) -> QImage:
        self.painter.end()
        return self.image


def contact_sheet(theme: Theme, dpr: float = 1.0) -> QImage:
    sheet = Sheet(theme, dpr)
    _players(sheet)
    _places(sheet)
    _pieces(sheet)
    _bodies(sheet)
    _floating(sheet)
    _type(sheet)
    return sheet.done()


def _players(sheet: Sheet) -> None:
    for index, player in enumerate(PLAYERS):
        x = 40 + index * 104
        sheet.lay(chip(player, 24), x + 26, 60)
        sheet.lay(chip(player, 8), x + 66, 60)
        sheet.lay(chip(player, 5), x + 84, 60)
        sheet.lay(stone(player, 56, seed=index), x + 660, 30)
        sheet.lay(chip(player, 13), x + 738, 60)
        sheet.lay(tile(player, "7C$4H9"[index], 56), x + 660, 118)
        draw_pattern(sheet.canvas, player, rounded(x, 100, 88, 34, 6))
        sheet.lay(stone(player, 30), x, 144)
        sheet.lay(tile(player, "5", 36), x + 44, 144)


def _well(sheet: Sheet, x: float, y: float, size: float = 72, base: str = WELL) -> QPainterPath:
    path = rounded(x, y, size, size, 9)
    sheet.canvas.fill(path, base)
    draw_well(sheet.canvas, path, base, filled=False)
    return path


def _places(sheet: Sheet) -> None:
    _well(sheet, 40, 220)
    for index, state in enumerate(PlaceState):
        x = 152 + index * 112
        path = _well(sheet, x, 220)
        if state == PlaceState.TARGET:
            sheet.lay(stone(PLAYERS[0], 46, shadow=False), x + 13, 226, opacity=0.55)
        if state == PlaceState.LAST_MOVE:
            sheet.lay(stone(TIDE, 46), x + 13, 226)
        draw_place(sheet.canvas, path, state)
        sheet.words(x, 318, state.value)
    for index, base in enumerate(("#EFE6D0", "#141C2E")):
        _well(sheet, 1070 + index * 110, 220, base=base)
        sheet.lay(place_picture(PlaceState.LEGAL, 72, 72, 9), 1070 + index * 110, 220)
    sheet.painter.save()
    sheet.painter.translate(1290, 210)
    draw_lamp_pool(sheet.canvas, QRectF(0, 0, 130, 96), "#77836F")
    draw_area(sheet.canvas, QRectF(0, 0, 130, 96), rounded(30, 24, 60, 40, 8))
    sheet.painter.restore()


def _pieces(sheet: Sheet) -> None:
    outline, key = stone_outline(56), "stone 56"
    sheet.lay(stone(HONEY, 56), 44, 350)
    sheet.lay(piece_glow(key, outline), 156, 350)
    sheet.lay(stone(HONEY, 56), 156, 350)
    sheet.lay(piece_glow(key, outline, pointed_at=True), 268, 346)
    sheet.lay(stone(HONEY, 56), 268, 346)
    sheet.lay(cast_shadow(key, outline, HELD), 380, 340, 1.12)
    sheet.lay(stone(HONEY, 56, shadow=False), 380, 340, 1.12)
    sheet.lay(stone(HONEY, 56, shadow=False), 492, 350, opacity=0.55)
    sheet.lay(stone(HONEY, 56), 604, 350, opacity=0.42)
    sheet.lay(stone(HONEY, 56), 716, 350)
    sheet.lay(focus_frame(56, 73, 8), 716, 350)
    for index, elevation in enumerate((FLAT, LYING, BOARD, HELD, DIALOG)):
        x = 866 + index * 110
        if elevation.sigma:
            margin = shadow_margin(elevation)
            pixmap = sheet.cache.pixmap(panel_shadow(10, elevation), sheet.theme, 1.0, sheet.dpr)
            target = QRectF(x, 350, 78, 70).adjusted(-margin, -margin, margin, margin)
            draw_nine_patch(sheet.painter, pixmap, target)
        sheet.canvas.fill(rounded(x, 350, 78, 70, 10), sheet.theme.tokens.raised)
        sheet.canvas.stroke(rounded(x, 350, 78, 70, 10), sheet.theme.tokens.hair, 1.0)


def _wheat(canvas: Canvas, box: QRectF) -> None:
    canvas.fill(rounded(box.x() + 4, box.y() + 4, box.width() - 8, box.height() - 8, 4), "#EBC55E")


def _bodies(sheet: Sheet) -> None:
    def face(canvas: Canvas) -> None:
        draw_card(canvas, 70, 101, _wheat, _wheat, "Wheat", "3", "#EBC55E")

    def back(canvas: Canvas) -> None:
        draw_card_back(canvas, 70, 101, "#4E7F57", _wheat)

    def board(canvas: Canvas) -> None:
        draw_die_cut(canvas, 100, _wheat)

    sheet.lay(Picture("face", (), card_box(70, 101), face), 40, 470)
    sheet.lay(Picture("back", (), card_box(70, 101), back), 130, 470)
    sheet.lay(Picture("board", (), card_box(100, 103), board), 220, 470)
    for index, value in enumerate((1, 2, 5, 10)):
        sheet.lay(coin(value), 360 + index * 56, 500)
    for index, kind in enumerate("KAECHPS"):
        for row, warm in enumerate((True, False)):
            path = character_path(character(kind, warm))
            with sheet.canvas.at(350 + index * 34, 534 + row * 34, 0.28):
                sheet.canvas.stroke(path, sheet.theme.tokens.ink, 9.5)
    draw_plank(sheet.canvas, QRectF(620, 470, 260, 60), GOLDEN, 12)
    for index, name in enumerate(icon_names()):
        sheet.lay(icon_picture(name, sheet.theme.tokens.ink), 920 + index % 16 * 30, 470 + index // 16 * 30)


def _floating(sheet: Sheet) -> None:
    theme = sheet.theme
    sheet.lay(refusal(theme, "Ship 2 needs 2 stones to sail; it has 1."), 60, 660)
    lines = [
        BubbleLine("1 mosaic", "check"),
        BubbleLine("1 stall", "bag"),
        BubbleLine("worth 3 here", quiet=True),
    ]
    sheet.lay(bubble(theme, lines, Tail.BELOW), 440, 720)
    sheet.lay(bubble(theme, [BubbleLine("Play a card")], Tail.ABOVE), 600, 640)
    sheet.lay(bubble(theme, [BubbleLine("Undo")], Tail.RIGHT), 760, 660)
    sheet.lay(score_popup(theme, "+3", PLAYERS[0]), 820, 660)
    sheet.lay(key_chip(theme, "R"), 890, 660)
    sheet.lay(key_chip(theme, "Esc"), 940, 660)
    sheet.lay(callout(2), 1000, 660)
    sheet.lay(pill(theme, "dock closed", face="#10262C", ink="#FFE9C0", alpha=0.62, icon="lock"), 1100, 660)
    sheet.lay(lamp_mark(38), 1200, 660)
    glow = panel_glow(10, 8.0, theme.tokens.accent, 0.55)
    margin = -glow.box.x
    target = QRectF(1260, 630, 150, 60)
    draw_nine_patch(
        sheet.painter,
        sheet.cache.pixmap(glow, theme, 1.0, sheet.dpr),
        target.adjusted(-margin, -margin, margin, margin),
    )
    sheet.canvas.fill(rounded(1260, 630, 150, 60, 10), theme.tokens.raised)
    sheet.canvas.stroke(rounded(1260, 630, 150, 60, 10), theme.tokens.accent, 2.0)


def _type(sheet: Sheet) -> None:
    x = 40.0
    for role in Role:
        sheet.words(x, 800, f"{role.value} 28", role)
        x += 10 + sheet.canvas.painter.fontMetrics().horizontalAdvance(f"{role.value} 28")
        if x > WIDTH - 260:
            x = 40.0
            sheet.painter.translate(0, 50)
