"""Every sentence of the toy."""

from enum import unique

from engine.core.words import Words


@unique
class Facts(Words):
    TITLE = "Nim with cards"
    SUMMARY = "Take the last stone; hold a good card."
    HIDDEN = "Nobody sees the cards of others."
    HEAP = "Stones"
    HEAP_HELP = "How many stones lie on the heap."
    SMALL = "12 stones"
    LARGE = "40 stones"


@unique
class Refusal(Words):
    NO_SUCH_MOVE = "That is not a move of this game."
    TOO_MANY = "There are only {n:stone|stones} on the heap."
    SWAPPED = "You have swapped your card already."
    OVER = "The game is over."


@unique
class Log(Words):
    DEALT = "{who} {who:holds|hold} a hidden card."
    TAKES = "{who} {who:takes|take} {n:stone|stones}."
    SWAPS = "{who} {who:swaps|swap} cards with {other}."
    LAST = "{who} {who:takes|take} the last stone."
    CARD = "{who} {who:shows|show} a card worth {n:point|points}."


@unique
class Score(Words):
    LAST = "Last stone"
    CARD = "Card"


@unique
class Terms(Words):
    TAKE = "Take {n:stone|stones}."
    SWAP = "Swap your card with the next player."


@unique
class Why(Words):
    LEAVES = "It leaves {n:stone|stones} on the heap."
