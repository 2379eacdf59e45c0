"""Every sentence and name of Uptown that people read. Templates only; who says them when is elsewhere."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Facts(Words):
    """The game on its shelf and at set-up."""

    TITLE = "Uptown"
    SUMMARY = (
        "Place tiles in their row, column or block and keep your own colour in as few groups as possible."
    )
    HIDDEN = "Nobody sees the racks of the others, and nobody knows in which order the tiles of a supply will come."
    SCORING = "Scoring"
    SCORING_HELP = (
        "Uptown counts your groups. Blockers! adds the tiles you captured of the colour you captured most."
    )
    SCORING_UPTOWN = "Uptown: groups only"
    SCORING_BLOCKERS = "Blockers!: groups and captures"
    TWO_PLAYERS = "Two players"
    TWO_PLAYERS_HELP = "With two colours each player has two racks and places one tile a turn; one colour each is a quick game."
    TWO_COLOURS = "Two colours each"
    ONE_COLOUR = "One colour each"
    PRESET_BLOCKERS = "Blockers!"


@unique
class Terms(Words):
    """Names of things; a tile with a number, a letter or $ is named by that."""

    MAN = "man"
    RING = "ring"
    WOMAN = "woman"
    LAMP = "lamp"
    CITY = "city"
    SAX = "sax"
    CAR = "car"
    CARDS = "cards"
    WINE = "wine"
    FIRST_COLOUR = "first colour"
    SECOND_COLOUR = "second colour"
    TILE_OF_COLOUR = "{tile} ({colour})"


@unique
class Refusal(Words):
    """Why a move is not allowed."""

    OVER = "The game is over; every colour has had its {turns} turns."
    NO_ACTION = "There is no such action; a turn is one tile placed on one cell."
    NO_TILE = "There is no such tile in this game."
    OTHERS_TILE = "Tile {tile} belongs to {owner}; you place your own tiles."
    ON_BOARD = "Your tile {tile} lies on {cell} already; a placed tile stays there."
    CAPTURED = "Your tile {tile} was captured by {who}; captured tiles never come back."
    REMOVED = "Your tile {tile} was removed from the game."
    NOT_DRAWN = "Your tile {tile} is still in the supply; you place a tile of your rack."
    COLOUR_CLOSED = (
        "Your {colour} is closed: its supply is empty and its last {n:tile stays|tiles stay} on the rack."
    )
    NOT_A_CELL = "A tile is placed on a cell of the board, A1 to I9."
    OTHER_COLUMN = "Tile {tile} goes into column {line}; {cell} is in column {column}."
    OTHER_ROW = "Tile {tile} goes into row {line}; {cell} is in row {row}."
    OTHER_BLOCK = "Tile {tile} goes into its block, {first} to {last}; {cell} is in the block of {block}."
    OWN_TILE = "Your own tile {tile} lies on {cell}; you may take only tiles of others."
    PROTECTED = (
        "Tile {tile} on {cell} is protected: without it a group of {owner} would fall into {n} groups."
    )
    CAN_PLACE = (
        "You can still place a tile on {n:cell|cells}; a tile is removed only when none can be placed."
    )
    GOES_OUT = "No tile of yours can be placed: choose one and remove it from the game."


@unique
class Log(Words):
    """What happened."""

    PLACES = "{who} {who:places|place} {tile} on {cell}."
    TAKES = "{who} {who:places|place} {tile} on {cell}. {owner} {owner:loses|lose} {victim}."
    LEAVES = "{tile} leaves {cell}."
    REMOVES = "{who} {who:has|have} no place for any tile and {who:removes|remove} {tile} from the game."
    DRAWS = "{who} {who:draws|draw} {tile}."
    DRAWS_HIDDEN = "{who} {who:draws|draw} a tile."
    ENDS = "Every colour has had its {turns} turns; the game is over."
    SHOWS = "{who} {who:has|have} {tiles} left."
    SCORES = "{who} {who:gets|get} {points:point|points}: {line}."


@unique
class Score(Words):
    """Items of a score."""

    GROUP = "Group of {n:tile|tiles} at {cell}"
    GROUP_OF_COLOUR = "Group of {n:tile|tiles} at {cell}, {colour}"
    MOST_CAPTURED = "{n:tile|tiles} captured of one opponent"


@unique
class Moves(Words):
    """The list of moves."""

    PLACE = "Place {tile} on {cell}."
    TAKE = "Place {tile} on {cell}; {owner} {owner:loses|lose} {victim}."
    REMOVE = "Remove {tile} from the game."


@unique
class Say(Words):
    """Why the computer prefers a move: what weighs most between it and what would be otherwise."""

    GROUPS = "After it you have {n:group|groups}, otherwise {other}."
    JOINTS = "After it {n:cell|cells} would join groups of yours, otherwise {other}."
    ROOM = "After it your groups can grow on {n:cell|cells}, otherwise on {other}."
    PENALTY = "After it your captured tiles cost you {n:point|points}, otherwise {other}."
    TIE = "After it you have captured {n:tile|tiles}, otherwise {other}; the fewest win a tie."
    WILD = "It keeps the wild tile, which fits on every cell, for later, with {n:turn|turns} still to come."
    RIVAL_GROUPS = "{rival} {rival:has|have} {n:group|groups} after it, otherwise {other}."
    RIVAL_JOINTS = "{rival} {rival:has|have} {n:cell|cells} left to join groups after it, otherwise {other}."
    RIVAL_ROOM = "{rival} {rival:has|have} {n:cell|cells} left to grow on after it, otherwise {other}."
    LATER = "The board right after it gives no reason for it; the turns after that decide."
