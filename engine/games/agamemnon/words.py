"""Every sentence and name of Agamemnon that people read. Templates only; who says them when is elsewhere."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Facts(Words):
    """The game on its shelf and at set-up."""

    TITLE = "Agamemnon"
    SUMMARY = "Place warriors, leaders and weavers on a web of fate and control the longer strings."
    HIDDEN = "Nobody knows in which order the tiles of a stack will come."
    BOARD = "Board"
    BOARD_HELP = "The Loom of Fate is the other side of the board: loom tiles decide which strings lie where."
    LOOM = "Loom of Fate"
    LOOM_ORACLE = "Loom of Fate with the Oracle"
    DRAW = "Drawing tiles"
    DRAW_HELP = "With the Oracle you name the stack a tile comes from; with Defy the Gods all tiles lie open."
    STANDARD = "From one stack"
    ORACLE = "Oracle"
    DEFY = "Defy the Gods"
    FIRST_PLAYER = "First player"
    FIRST_PLAYER_HELP = (
        "The first player places one tile in the first turn, the second player one in the last."
    )
    RANDOM = "Random"
    GREEK = "Greek"
    TROJAN = "Trojan"


@unique
class Terms(Words):
    """Names of things."""

    GREEKS = "Greeks"
    TROJANS = "Trojans"
    LEADER = "leader {rank}"
    WARRIOR = "warrior {spears}"
    WARP = "Warp"
    WEFT = "Weft"
    VACANT = "nothing"
    STRENGTH = "strength"
    LEADERSHIP = "leadership"
    FORCE = "force"
    LEADERS = "leaders"
    WARRIORS = "warriors"
    WEAVERS = "weavers"
    NO_RANK = "no leader"


@unique
class Refusal(Words):
    """Why a move is not allowed."""

    OVER = "The game is over; both sides have placed all their {tiles} tiles."
    NO_ACTION = "There is no such action in Agamemnon."
    NO_TILE = "There is no such tile in this game."
    OTHERS_TILE = "This {tile} belongs to the {side}; you play the {own}."
    ALL_PLACED = "You have no {tile} left; of {n} none is to come."
    NOT_TURNED = "Your {tile} is not turned over in this turn; it is still in the stack."
    NOT_A_SPACE = "A tile is placed on an empty space of the board."
    TAKEN = "On space {space} lies {tile}; a placed tile is never moved or covered."
    EXCLUDED = (
        "Space {space} is out of the game: it touches only edges of pattern {pattern}, which has no strings."
    )
    WARP_FIRST = "First the Warp on space {space}: exchange two string tiles there or leave them as they are."
    NO_WARP = "String tiles are exchanged only right after a Warp was placed."
    NOT_A_STRING = (
        "The Warp on space {space} exchanges string tiles of edges at this space, not tiles or spaces."
    )
    OTHER_EDGE = "The edge {edge} does not touch space {space}, where the Warp lies."
    EXCLUDED_EDGE = "The edge {edge} leads to space {space}, which is out of the game."
    SAME_EDGE = "An exchange needs two different edges; {edge} is one."
    NO_REDRAW = (
        "Weavers are redrawn only when tiles are drawn from one stack, not with the Oracle or Defy the Gods."
    )
    LATE_REDRAW = "A weaver is redrawn only in your first two turns; this is your turn number {turn}."
    PLACED_REDRAW = "A weaver is redrawn only before the first tile of the turn is placed."
    NO_WEAVER = "Only a Warp or a Weft is redrawn; {tile} must be placed."
    REDRAW_PLACE = "A redrawn weaver goes back into your own stack."
    NO_ORACLE = "Stacks are named only with the Oracle."
    OTHERS_STACK = "These {stack} belong to the {side}; you name stacks of your own."
    NO_STACK = "There is no such stack; name leaders, warriors or weavers."
    EMPTY_STACK = (
        "The stack of {stack} has {n:tile|tiles}, and you have named it {named:time|times} in this turn."
    )
    NAMED_ALL = "The stacks of this turn are named; now place the tiles that are turned over."
    NAME_FIRST = "First name the stack of {n:tile|tiles} more; then the tiles are turned over."


@unique
class Log(Words):
    """What happened."""

    TURNS_OVER = "{who} {who:turns|turn} over {tiles}."
    TURNS_ONE = "{tile} is turned over."
    NAMES = "{who} {who:names|name} the stack of {stack}."
    REDRAWS = "{who} {who:puts|put} {tile} back into the stack and {who:turns|turn} over {new}."
    GOES_BACK = "{tile} goes back into the stack."
    PLACES = "{who} {who:places|place} {tile} on space {space}."
    EXCHANGES = "{who} {who:exchanges|exchange} {kind} on {edge} with {other_kind} on {other}."
    MOVES = "{who} {who:moves|move} {kind} from {edge} to {other}."
    GOES = "The string tile on {edge} goes to {other}."
    NO_EFFECT = "{who} {who:exchanges|exchange} {edge} and {other}, on which lies the same."
    KEEPS = "{who} {who:leaves|leave} the string tiles as they are."
    ENDS = "All tiles are placed; now every string is judged."
    SCORES = "{who} {who:takes|take} {points:string tile|string tiles}: {line}."


@unique
class Score(Words):
    """Items of a score: strings and why they are controlled."""

    STRENGTH = "Strength at {edge}, spears {own} to {other}"
    LEADERSHIP = "Leadership at {edge}, ranks {own} to {other}"
    FORCE = "Force at {edge}, tiles {own} to {other}"


@unique
class Moves(Words):
    """The list of moves."""

    PLACE = "Place {tile} on space {space}."
    EXCHANGE = "Exchange {kind} on {edge} with {other_kind} on {other}."
    KEEP = "Leave the string tiles as they are."
    REDRAW = "Put {tile} back and turn over another tile."
    NAME = "Name the stack of {stack}."


@unique
class Say(Words):
    """Why the computer prefers a move: what weighs most between it and what would be otherwise."""

    HOLD = "After it you hold {n:string tile|string tiles} of {kind}, otherwise {other}."
    RIVAL_HOLDS = (
        "{rival} {rival:holds|hold} {n:string tile|string tiles} of {kind} after it, otherwise {other}."
    )
    EXPECT = "After it you can expect {n} string tiles of {kind} in the end, otherwise {other}."
    RIVAL_EXPECTS = "{rival} can expect {n} string tiles of {kind} in the end after it, otherwise {other}."
    SAVE = "It saves {tile} for later; that tile is worth about {n} string tiles more then."
    NAME = "It saves the stack of {stack}, {n:tile|tiles}, for later, when longer strings are decided."
    REDRAW = (
        "With {turns:turn|turns} to come, {tile} may find better strings later than any it could work on now."
    )
    LATER = "The board right after it gives no reason for it; the turns after that decide."
