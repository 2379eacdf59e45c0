"""What the table of Four Color Cards says: words on it, names of things, prompts. The rules' sentences are the engine's."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Print(Words):
    """Words that stand on the table."""

    DISCARDED = "Discarded"
    LEFT = "{n} left"
    TURNED_BY = "{who} turned it over"
    DISCARDED_BY = "{who} discarded it"
    OFFER = "offer"
    IN_HAND = "{n} in hand"
    OPEN_SO_FAR = "{n:point|points} open so far"
    PAYS_FROM = "a win pays from {n} points on"
    YOUR_HAND = "Your hand"
    HAND = "Hand"
    CARDS = "{n:card|cards}"
    WIN_NOW = "If you win now"
    MELD_POINTS = "Meld points"
    OPEN_HAND = "open / hand"
    MISFIT = "{n:card does|cards do} not fit a meld yet"
    READY = "every card fits a meld"
    READY_SHORT = "every card fits a meld, but a win needs {n:point|points}"
    POINTS = "{n:point|points}"
    SUM = "{open} open + {hand} in hand + {bonus} bonus = {total}"
    BONUS = "bonus +{n}"
    PAID_DIGITS = "{total}: {tens} + {ones} = {each} from each"
    PAID_MARGIN = "{total} − {less} = {each} from each"
    LOST_DIGITS = "too few: {limit} + {counted} = {each} to each"
    LOST_MARGIN = "too few: {each} to each"
    HU = "Hu"
    HU_WINS = "wins the round"
    HU_SHORT = "under ten, you pay"
    FOUR_GENERALS = "four generals"
    TSUMO = "Tsumo"
    KONG = "Kong"
    PONG = "Pong"
    CHI = "Chi"


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    HAND_CARD = "Your card: {card}"
    HAND = "Your hand, {n:card|cards}"
    HAND_OF = "Hand of {who}, {n:card|cards}"
    OFFERED = "On offer: {card}"
    OFFER = "The place for the offer"
    DECK = "Deck, {n:card|cards}"
    DECK_CARD = "In the deck: {card}"
    DISCARDS = "Discard row, {n:card|cards}"
    DEAD = "Discarded: {card}"
    MELD = "{who}, {meld}: {cards}; {n:point|points}"
    MELDS = "Open melds of {who}"
    CLAIM = "{call}: {meld}, {n:point|points}"
    HU = "{call}: win the round with {n:point|points}, {each} from each"
    HU_SHORT = "{call}: {n:point is|points are} too few; without the bonus card you pay {each} to each"
    BONUS = "The place for the bonus card"
    BONUS_CARD = "Bonus card: {card}"


@unique
class Tip(Words):
    """What a tool tip says."""

    MELD = "{meld} {open} / {hand}"
    MELDS = "Meld points, open / hand\n{alike}\n{mixed}"


@unique
class Zone(Words):
    """The groups that Tab walks through."""

    HAND = "Your cards"
    OFFER = "Offer and deck"
    CLAIMS = "What you can claim"
    DECK = "The deck, laid open"
    DISCARDS = "Discard row"
    MELDS = "Open melds"
    HANDS = "Other hands"


@unique
class Ask(Words):
    """Prompts: first words, then one sentence."""

    OVER = "The game is over:"
    OVER_REST = "the highest score wins"
    TURN_OF = "{who}:"
    THINKS = "is choosing a move"
    DISCARD_HEAD = "Discard:"
    DISCARD = "put a card of your hand on the place for the offer"
    CLAIM_HEAD = "Claim it?"
    CLAIM = "drop the {card} on one of the melds, or pass"
    MUST_CLAIM = "drop the {card} on one of the melds: you must take it"
    NO_CLAIM = "the {card} is of no use to you now: pass"
    HOLD_CARD = "drop it on the place for the offer"
    HOLD_OFFER = "drop it on one of the lit places"


@unique
class Button(Words):
    """Labels of buttons."""

    PASS = "Pass"


@unique
class Fact(Words):
    """The line of facts, and what a player's card says."""

    ROUND = "Round {round} of {rounds}"
    DECK = "{n:card|cards} in the deck"
    IN_HAND = "{n} in hand"
    OPEN = "open {n}"
    START = "Start"
    LINE = "Round {round}"


@unique
class Gained(Words):
    """What a drop would bring, and what is asked twice."""

    OPEN = "Open points: {before} → {after}"
    LEFT = "{n:card|cards} left in your hand"
    HU = "{n:point|points}: {each} from each"
    HU_SHORT = "{n:point is|points are} too few: you pay {each} to each"
    ANYWAY = "Declare it all the same: {n:point|points}, {each} to each without the bonus card"
