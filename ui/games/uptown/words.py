"""What Uptown's table says: words beside the board, names of things, prompts. The rules' own sentences are the engine's."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Print(Words):
    """Words that stand on the table."""

    CAPTURED = "Captured"
    NONE_CAPTURED = "none"
    AFTER = "After this move"
    YOUR_TILES = "Your tiles to come"
    YOUR_TILES_SHORT = "Your tiles"
    TILES_OF = "{who}: to come"
    LEFT_OVER = "Tiles left over"
    LEFT_OVER_SHORT = "Left over"
    FRAMED = "gold frame: on the rack now"
    USED = "faint: placed or captured"
    LOCKED = "lock: taking it would split a group"
    YOUR_RACK = "Your rack"
    YOUR_RACKS = "Your racks"
    RACK = "Rack of {who}"
    SUPPLY = "{n} more in the supply"
    SUPPLY_EMPTY = "the supply is empty"
    DRAW = "a new tile comes after each turn"
    LAST = "four tiles stay on the rack"
    EITHER = "one tile a turn, from either rack"
    KEYS = "Type a tile's letter or number to pick it up from the rack."
    CLOSED = "closed"


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    EMPTY = "{cell}, empty"
    TILE = "{cell}, {who}: {tile}"
    TILE_PROTECTED = "{cell}, {who}: {tile}, protected"
    RACK_TILE = "Tile {tile}"
    RACK = "Your rack, {n:tile|tiles}"
    RACK_OF_COLOUR = "Your rack, {colour}, {n:tile|tiles}"
    HIDDEN_RACK = "Rack of {who}, {n:tile|tiles}"
    SUPPLY = "Supply of {n:tile|tiles}; on the rack and in the supply: {tiles}"
    SUPPLY_EMPTY = "Supply, empty; on the rack: {tiles}"
    SEAT = "{who}: groups of {sizes}; captured: {tiles}"
    SEAT_NONE = "{who}: groups of {sizes}; nothing captured"
    SEAT_NO_GROUP = "{who}: no group; captured: {tiles}"
    SEAT_NOTHING = "{who}: no group; nothing captured"
    OUT = "Out of the game: {tiles}"


@unique
class Tip(Words):
    """What a tool tip says."""

    OWNER = "{who}: {tile}"
    GROUP = "Group of {n:tile|tiles}"
    GROUP_OF = "{who}: group of {n:tile|tiles}"
    PROTECTED = "Protected: without it the group would fall into {n} groups."
    OPEN = "Not protected: another player may take it."
    CELL = "{cell}: tiles {tiles} go here."
    COLUMN = "Goes into column {tile}."
    ROW = "Goes into row {tile}."
    BLOCK = "Goes into the block {first} to {last}: {tile}."
    ANY = "Goes on any cell."


@unique
class Zone(Words):
    """The groups that Tab walks through."""

    RACK = "Your rack"
    BOARD = "Board"
    WINGS = "Players and captured tiles"


@unique
class Ask(Words):
    """Prompts: first words, then one sentence."""

    YOUR_TURN = "Your turn:"
    TURN_OF = "{who}:"
    THINKS = "is choosing a tile"
    OVER = "The game is over:"
    OVER_GROUPS = "the fewest groups win"
    OVER_POINTS = "the fewest points win"
    ACT = "place a tile of your rack in its row, column or block"
    ACT_TWO = "place a tile of one of your racks in its row, column or block"
    STUCK = "none of your tiles can be placed; click one to remove it from the game"
    HOLD_COLUMN = "tile {tile} goes into column {tile}; a lit tile is taken"
    HOLD_ROW = "tile {tile} goes into row {tile}; a lit tile is taken"
    HOLD_BLOCK = "tile {tile} goes into block {first} to {last}; a lit tile is taken"
    HOLD_ANY = "tile $ goes on any lit cell; a lit tile is taken"


@unique
class Fact(Words):
    """The line of facts, and what a player's card says."""

    TURN = "Turn {turn} of {turns}"
    PLAYERS = "{n:player|players}"
    FEWEST = "fewest groups win"
    BLOCKERS = "groups and captures count"
    CAPTURED = "captured {n}"
    SUPPLY = "supply {n}"
    GROUP = "{n:tile|tiles} at {cell}"
    GROUPS = "Groups"
    MOST_CAPTURED = "captured of one player"


@unique
class Gained(Words):
    """What a drop would change."""

    GROUPS = "Your groups: {before}\u00a0→\u00a0{after}"
    LOSES = "{owner} {owner:loses|lose} {tile}."
    RIVAL = "Groups of {owner}: {before}\u00a0→\u00a0{after}"
    CAPTURED = "Captured tiles: {before}\u00a0→\u00a0{after}"
    COUNT = "{before} → {n:group|groups}"
    BEGINS = "It begins a new group."
    GROWS = "Your group grows to {n:tile|tiles}."
    JOINS = "It joins {joined} groups into one of {n:tile|tiles}."
    TAKES_NOTHING = "No tile is taken."
