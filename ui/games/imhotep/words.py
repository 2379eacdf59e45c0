"""What Imhotep's table says: prints on the board, names of things, prompts. The rules' own sentences are the engine's."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Print(Words):
    """Words printed on the board and beside it."""

    MARKET_RULE = "one card per stone"
    PYRAMIDS_RULE = "points at once"
    TEMPLE_RULE = "points each round"
    BURIAL_RULE_A = "groups at the end"
    BURIAL_RULE_B = "most in each row"
    OBELISKS_RULE_A = "ranking at the end"
    OBELISKS_RULE_B = "three make a tower"
    BURIAL_FOOT_A = "1 · 3 · 6 · 10 · 15 · +2"
    TEMPLE_FOOT_A = "seen from above: 1 point"
    TEMPLE_FOOT_B = "reward of each column"
    OBELISKS_FOOT_A = "{values}, ties shared"
    OBELISKS_FOOT_B = "waiting stones: 1 point"
    HARBOUR = "HARBOUR"
    DOCK_FREE = "dock free"
    DOCK_CLOSED = "dock closed"
    NEXT_STONE = "next stone: {n:point|points}"
    LEVEL = "level {level} of 3"
    COMPLETE = "complete"
    SHIP_WAITS = "{has} of {berths} · sails from {needs}"
    SHIP_READY = "{has} of {berths} · ready to sail"
    SHIP_WAITS_SHORT = "{has}/{berths} · from {needs}"
    SHIP_READY_SHORT = "{has}/{berths} · ready"
    ROUND_CARD = "Round {round} / {rounds}"
    ROUND_SHORT = "{round} / {rounds}"
    NEXT_SHORT = "next: {n:point|points}"
    ORDER = "Unloading order"
    GAIN = "{n:+}"
    WORTH = "{n} → {points}"
    YOUR_SLED = "Your sled"
    SLED = "Sled"
    SLED_COUNT = "{n} of {most}"
    QUARRY = "Quarry"
    STONES_LEFT = "stones left"
    ONE_STONE_LEFT = "stone left"
    YOUR_CARDS = "Your cards"
    CARDS = "Cards"
    NO_CARDS = "none yet"


@unique
class ShortCard(Words):
    """What long names of cards are where these have little room."""

    PYRAMID_DECORATION = "Pyramid Deco."
    TEMPLE_DECORATION = "Temple Deco."
    BURIAL_DECORATION = "Burial Deco."
    OBELISK_DECORATION = "Obelisk Deco."


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    SHIP_EMPTY = "Ship {ship}, {berths:berth|berths}, empty, sails from {needs:stone|stones}"
    SHIP = "Ship {ship}, {berths:berth|berths}, {has:stone|stones}, sails from {needs:stone|stones}"
    SHIP_READY = "Ship {ship}, {berths:berth|berths}, {has:stone|stones}, ready to sail"
    SHIP_DOCKED = "Ship {ship} at the dock of the {site}"
    BERTH_EMPTY = "Ship {ship}, berth {berth}, empty"
    BERTH_STONE = "Ship {ship}, berth {berth}, stone of {who}"
    STONE = "Stone of {who}"
    SLED = "Your sled, {n:stone|stones}"
    SLED_STONE = "Your stone on the sled, {n} there"
    QUARRY = "Your quarry, {n:stone|stones}"
    CARD = "{card}. {text}"
    MARKET_CARD = "Market, space {slot}: {card}. {text}"
    MARKET_EMPTY = "Market, space {slot}, empty"
    PAIR = "Market: two cards, face down"
    LAST_CARD = "Market: one card, face down"
    CARDS = "Your cards, {n}"
    IN_PLAY = "The water between docks and harbour, for cards in play"
    DECK = "Market deck, {n:card|cards}"
    DISCARD = "Discard pile, {n:card|cards}"
    SITE_FREE = "{site}, dock free"
    SITE_CLOSED = "{site}, dock closed"
    SPACE_STONE = "{site}, space {space}, stone of {who}"
    SPACE_NEXT = "{site}, next space {space}"
    PYRAMID = "The {pyramid}, {n:stone|stones}"
    COLUMN_STONE = "Temple, column {column}, layer {layer}, stone of {who}"
    CELL_STONE = "Burial Chamber, row {row}, column {column}, stone of {who}"
    OBELISK = "Obelisk of {who}, {n:stone|stones}"
    WAITING = "Waiting stones of {who}, {n}"
    TOWER = "Tower {tower} of {who}"
    REWARD = "1 point for temple column {column}"
    ORDER_SLOT = "Unloading order, number {number}"
    ROUND = "Round {round} of {rounds}"


@unique
class Zone(Words):
    """The groups that Tab walks through."""

    HARBOUR = "Harbour"
    MARKET = "Market"
    SITES = "Sites"
    STOCK = "Your stones"
    CARDS = "Your cards"


@unique
class Ask(Words):
    """Prompts: first words, then one sentence."""

    YOUR_TURN = "Your turn:"
    TURN_OF = "{who}:"
    THINKS = "is choosing a move"
    OVER = "The game is over:"
    OVER_REST = "the pharaoh counts the stones"
    ACT = "get stones, place a stone, sail a ship or play a blue card"
    HOLD_STONE = "place the stone on a free berth, or let go to take it back"
    HOLD_SHIP = "sail the ship to a free dock, or let go to take it back"
    HOLD_QUARRY = "put the stones on your sled, or let go to take them back"
    HOLD_CARD = "put the card on the water to play it, or let go to take it back"
    HOLD_MARKET = "put the card before you, or let go to choose again"
    CARD_HEAD = "{card}:"
    LOAD = "place a stone on a ship, {n} more to go"
    LOAD_LAST = "place a stone on a ship"
    SAIL = "sail a ship to a free dock"
    SAIL_SHIP = "sail ship {ship} to a free dock"
    ORDER = "put the stone that is unloaded as number {number} on the tray"
    TAKE_HEAD = "Market:"
    TAKE = "take a card for your stone"
    KEEP = "keep one of the two cards"
    PYRAMID_HEAD = "Pyramids:"
    PYRAMID = "choose the pyramid for your stone"
    BONUS = "you may place a stone on a ship"
    REWARD_HEAD = "Temple, column {column}:"
    REWARD = "take 1 point or stones"


@unique
class Button(Words):
    """Labels of buttons."""

    GET = "Get {n:stone|stones}"
    GET_NONE = "Get stones"
    SKIP = "Place none"
    POINT = "1 point"
    STONES = "{n:stone|stones}"


@unique
class Fact(Words):
    """The line of facts, and what a player's card says."""

    ROUND = "Round {round} of {rounds}"
    SHIPS_LEFT = "{n:ship|ships} left"
    ALL_A = "A sides"
    ALL_B = "B sides"
    MIXED = "mixed sides"
    WRATH = "Wrath of the Pharaoh"
    SLED = "sled {n}"
    QUARRY = "quarry {n}"
    CARDS = "{n:card|cards}"
    CARDS_GROUP = "Cards"
