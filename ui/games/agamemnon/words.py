"""What Agamemnon's table says: words beside the board, names of things, prompts. The rules' own sentences are the engine's."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Print(Words):
    """Words that stand in the dock."""

    TURNED = "Drawn this turn"
    TURNED_BY = "Drawn by {who}"
    STACK = "Your stack"
    STACK_OPEN = "Your tiles"
    STACK_OF = "Stack of {who}"
    LEFT = "{n} to come"
    LEFT_OPEN = "{n} to place"
    STRINGS = "Strings"
    NOBODY = "nobody {n}"
    STRENGTH = "Most spears"
    LEADERSHIP = "Highest rank"
    FORCE = "Most tiles"
    NAME_FIRST = "Name a stack; then the tiles are turned over."
    EXCHANGE = "The Warp exchanges two string tiles at its space."
    OVER = "All tiles are placed."
    LEADER_NAME = "Leader {rank}"
    WARRIOR_NAME = "Warrior"
    WARP_NAME = "Warp"
    WEFT_NAME = "Weft"
    SPEARS = "{spears:spear|spears}"
    LEADER = "{spears:spear|spears}; the highest rank takes leadership strings"
    WARRIOR = "{spears:spear|spears}; the most spears take strength strings"
    WARP = "may exchange two string tiles at its space"
    WARP_SHORT = "may exchange"
    WEFT = "cuts every string at its space; counts as a tile on force strings"
    WEFT_SHORT = "cuts strings"


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    TILE = "{side}: {tile}"
    EMPTY = "Space {space}, empty"
    SPACE = "Space {space}, {side}: {tile}"
    EXCLUDED = "Space {space}, out of the game"
    STRING = "Edge {edge}: {kind}, held by {side}"
    STRING_NOBODY = "Edge {edge}: {kind}, held by nobody"
    VACANT = "Edge {edge}: nothing"
    TURNED = "Tiles turned over by the {side}"
    STACK = "Stack of the {side}: {tiles}"
    STACK_EMPTY = "Stack of the {side}, empty"
    ORACLE = "Stack of the {side}, {stack}: {n:tile|tiles}"


@unique
class Tip(Words):
    """What a tool tip says."""

    LEADER = "{tile}: {spears:spear|spears}; the highest rank takes a leadership string."
    WARRIOR = "{tile}: {spears:spear|spears}; the most spears take a strength string."
    WARP = "Warp: when it is placed, two string tiles at its space may be exchanged."
    WEFT = "Weft: every string at its space ends there. It counts as a tile on force strings."
    STRENGTH = "Strength string of {n:link|links}. Spears: Greeks {greeks}, Trojans {trojans}."
    LEADERSHIP = "Leadership string of {n:link|links}. Leaders: Greeks {greeks}, Trojans {trojans}."
    FORCE = "Force string of {n:link|links}. Tiles: Greeks {greeks}, Trojans {trojans}."
    ALL_STRENGTH = (
        "Strength strings go to the most spears on them. Links: Greeks {greeks}, Trojans {trojans}."
    )
    ALL_LEADERSHIP = (
        "Leadership strings go to the highest rank on them. Links: Greeks {greeks}, Trojans {trojans}."
    )
    ALL_FORCE = "Force strings go to the most tiles on them. Links: Greeks {greeks}, Trojans {trojans}."
    VACANT = "No string tile lies here; a Warp can move one to this edge."
    EXCLUDED = "This space is out of the game: it touches only edges without string tiles."


@unique
class Zone(Words):
    """The groups that Tab walks through."""

    TURNED = "Tiles turned over"
    SPACES = "Spaces"
    STRINGS = "String tiles"
    STACKS = "Stacks"


@unique
class Ask(Words):
    """Prompts: first words, then one sentence."""

    YOUR_TURN = "Your turn:"
    TURN_OF = "{who}:"
    THINKS = "is choosing where to place tiles"
    OVER = "The game is over:"
    OVER_REST = "the most string tiles win"
    PLACE = "place your tile on any empty space"
    PLACE_BOTH = "place both tiles, one after the other, on any empty space"
    PLACE_SECOND = "place your second tile on any empty space"
    REDRAW = "place a tile, or drag a Warp or Weft onto your stack"
    OPEN = "place one of your tiles on any empty space"
    OPEN_TWO = "place two of your tiles, one after the other, on any empty space"
    NAME = "name a stack for your tile"
    NAME_TWO = "name a stack for tile 1"
    NAME_SECOND = "name a stack for tile 2"
    WARP_HEAD = "Warp on space {space}:"
    WARP = "drag one lit string onto another, or leave them"
    HOLD = "drop {tile} on an empty space to join its strings"
    HOLD_WARP = "on any empty space; then two strings there may change"
    HOLD_WEFT = "drop it on any empty space; every string ends there"
    HOLD_STRING = "drop it on a lit edge; both change places"
    HOLD_VACANT = "choose the string that goes to this edge"


@unique
class Button(Words):
    """Buttons of the prompt strip."""

    KEEP = "Leave them"
    REDRAW = "Redraw {tile}"
    LEADERS = "Leaders"
    WARRIORS = "Warriors"
    WEAVERS = "Weavers"


@unique
class Fact(Words):
    """The line of facts, what a player's card says, groups of score lines."""

    TURN = "Turn {turn} of {turns}"
    STANDARD = "Standard draw"
    AGAMEMNON = "Agamemnon side"
    LOOM = "Loom of Fate"
    ORACLE = "Oracle"
    DEFY = "Defy the Gods"
    STACK = "{n} to come"
    STRENGTH = "Strength"
    LEADERSHIP = "Leadership"
    FORCE = "Force"


@unique
class Gained(Words):
    """What a drop would change."""

    POINTS = "{side}: {before} → {after}"
    CUTS = "Cuts {kinds}"
    JOINS = "Joins {kinds}"
    LENGTH = "{kind} {n}"
    NO_LENGTH = "It joins no strings yet"
    SAME = "The same lies on both edges"
