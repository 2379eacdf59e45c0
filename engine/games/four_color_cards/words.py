"""Every English sentence of Four Color Cards, as enums: the member is the key, the value the template.

Cards are named by colour and type. Calls are hu (tsumo on a card one turned over oneself), kong, pong, chi and pass.
"""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Terms(Words):
    """Names of cards (rules file 1.1), melds (2.1), calls (5) and colours."""

    RED_GENERAL = "red general"
    RED_ADVISER = "red adviser"
    RED_ELEPHANT = "red elephant"
    RED_CHARIOT = "red chariot"
    RED_HORSE = "red horse"
    RED_CANNON = "red cannon"
    RED_SOLDIER = "red soldier"
    GREEN_GENERAL = "green general"
    GREEN_ADVISER = "green adviser"
    GREEN_ELEPHANT = "green elephant"
    GREEN_CHARIOT = "green chariot"
    GREEN_HORSE = "green horse"
    GREEN_CANNON = "green cannon"
    GREEN_SOLDIER = "green soldier"
    YELLOW_GENERAL = "yellow general"
    YELLOW_ADVISER = "yellow adviser"
    YELLOW_ELEPHANT = "yellow elephant"
    YELLOW_CHARIOT = "yellow chariot"
    YELLOW_HORSE = "yellow horse"
    YELLOW_CANNON = "yellow cannon"
    YELLOW_SOLDIER = "yellow soldier"
    WHITE_GENERAL = "white general"
    WHITE_ADVISER = "white adviser"
    WHITE_ELEPHANT = "white elephant"
    WHITE_CHARIOT = "white chariot"
    WHITE_HORSE = "white horse"
    WHITE_CANNON = "white cannon"
    WHITE_SOLDIER = "white soldier"
    SINGLE = "single general"
    PAIR = "pair"
    TRIPLE = "squad of three"
    QUAD = "squad of four"
    GENERAL_QUAD = "squad of four generals"
    COMMANDER = "commander"
    BATTLEFIELD = "battlefield"
    BATTALION3 = "battalion of three"
    BATTALION4 = "battalion of four"
    HU = "hu"
    TSUMO = "tsumo"
    KONG = "kong"
    PONG = "pong"
    CHI = "chi"
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    WHITE = "white"
    MELD_POINTS = "{meld} {n}"


@unique
class Facts(Words):
    """Set-up: the game, its options and presets."""

    TITLE = "Four Color Cards"
    SUMMARY = "Claim what others leave, divide your whole hand into melds, and win with ten points or more."
    HIDDEN = (
        "Nobody sees the deck or another hand. Answers to a card on offer stay secret until all are in, "
        "and a beaten one stays secret for good."
    )
    TAIWAN = "Taiwan"
    ROUNDS = "Rounds"
    ROUNDS_HELP = "How many rounds make a match. A round that nobody wins counts too."
    ROUNDS_1 = "1 round"
    ROUNDS_2 = "2 rounds"
    ROUNDS_3 = "3 rounds"
    ROUNDS_4 = "4 rounds"
    ROUNDS_5 = "5 rounds"
    ROUNDS_6 = "6 rounds"
    ROUNDS_7 = "7 rounds"
    ROUNDS_8 = "8 rounds"
    ROUNDS_9 = "9 rounds"
    ROUNDS_10 = "10 rounds"
    ROUNDS_11 = "11 rounds"
    ROUNDS_12 = "12 rounds"
    START_SCORE = "Points at the start"
    START_SCORE_HELP = "With how many points everybody begins. Scores may fall below zero."
    POINTS_0 = "0 points"
    POINTS_10 = "10 points"
    POINTS_20 = "20 points"
    POINTS_30 = "30 points"
    POINTS_40 = "40 points"
    POINTS_50 = "50 points"
    POINTS_100 = "100 points"
    SETTLEMENT = "Settlement"
    SETTLEMENT_HELP = (
        "Digit sum: a win takes the digit sum of its total from each, a failed one pays 10 plus its total to each. "
        "Margin: a win takes its total less 9 from each, a failed one pays 11 to each."
    )
    DIGITS = "Digit sum"
    MARGIN = "Margin"
    BONUS_LIMIT = "Bonus counts for the limit"
    BONUS_LIMIT_HELP = "Whether a hand may reach the ten points with the help of the bonus card."
    YES = "Yes"
    NO = "No"
    DEAD_CARDS = "Dead cards"
    DEAD_CARDS_HELP = "How many cards at the bottom of the deck are never turned over on a turn."
    DEAD_0 = "None"
    DEAD_6 = "6 cards"
    STANDARD = "Standard"
    STRICT = "Taiwanese table"


@unique
class Refusal(Words):
    """Why a move is not allowed."""

    GAME_OVER = "The match is over."
    NO_SUCH_DECISION = "Four Color Cards has no decision number {number}."
    NO_SUCH_CARD = "There is no card number {number} on the table."
    SAY_WHICH = "That is allowed; make it as the move “{move}”."

    DISCARD_FIRST = "No card is on offer: discard a card from your hand."
    ANSWER_FIRST = "The {card} is on offer: claim it or pass. A card is discarded only after a claim."
    DISCARD_TO_OFFER = "Put the card you discard on the place for the offer, where everybody may claim it."
    NOT_IN_HAND = "There is no {card} in your hand."
    GENERAL_STAYS = "A general is never discarded."
    DECK_TURNS_ITSELF = (
        "Nobody draws into the hand: the top card is turned over by itself when a turn begins."
    )
    OPEN_IS_FINAL = "Open melds are final: no card joins or leaves them."
    DEAD_CARD = "A card in the discard row is dead; only the card on offer can be claimed."

    PASS_ALONE = "Passing needs neither a card nor a place."
    MUST_TAKE = "You turned over the {card}: a general must be taken, at least as a single."
    NOT_THE_OFFER = "The card on offer is the {offer}, not the {card}."
    MOVE_THE_OFFER = (
        "To claim, move the card on offer to the meld; the cards of your hand join it by themselves."
    )
    OFFER_NOT_TO_HAND = "The card on offer never enters a hand: claim it for an open meld, or pass."
    PASS_TO_LEAVE = "The {card} goes to the discard row by itself when nobody claims it: pass."
    CLAIM_TO_MELD = "Put the card on offer on one of the melds it can make."

    NOT_COMPLETE = (
        "Your hand is not complete with the {card}: {n:card|cards} would fit into no meld ({cards})."
    )
    KONG_NEEDS = "A kong needs three times the {card} in your hand; you have {n}."
    PONG_NEEDS = "A pong needs twice the {card} in your hand; you have {n}."
    PONG_GENERAL = "Three generals make no squad; only all four do."
    CHI_DISCARD = "{who} {who:plays|play} after {origin}; nobody else may chi this card."
    CHI_DRAWN = "Only {origin}, who turned over this card, and {who}, who plays next, may chi it."
    CHI_GENERAL = "{origin} turned over this general and must take it; others may only hu or kong it."
    SINGLE_GENERAL = "Only a general stands alone; the {card} does not."
    PAIR_KIND = "Generals and soldiers make no pair."
    COMMANDER_TYPES = (
        "A commander is general, adviser and elephant of one colour; the {card} does not belong in it."
    )
    BATTLEFIELD_TYPES = (
        "A battlefield is chariot, horse and cannon of one colour; the {card} does not belong in it."
    )
    BATTALION_TYPES = "A battalion is made of soldiers; the {card} does not belong in it."
    BATTALION_COLOURS = (
        "A battalion has soldiers of different colours; the card on offer is {colour} already."
    )
    MELD_NEEDS = "For this {meld} your hand lacks: {cards}."


@unique
class Log(Words):
    """What happened."""

    ROUND = "Round {round} of {rounds} begins; {who} {who:starts|start}."
    START_POINTS = "{who} {who:begins|begin} with {n:point|points}."
    DEALT = "{who} {who:is|are} dealt {n:card|cards}."
    HAND = "{who} {who:picks|pick} up: {cards}."
    TURNED = "{who} {who:turns|turn} over the {card}."
    DISCARDED = "{who} {who:discards|discard} the {card}."
    SHOWN = "{who} {who:shows|show}: {cards}."
    UNCLAIMED = "Nobody claims the {card}."
    NOTED = "{who} {who:calls|call} {call}; the others are still asked."
    BEATEN = "{who} {who:calls|call} {call}, but a {better} beats it."
    CHI = "{who} {who:calls|call} chi: {meld} with the {card}, {n:point|points}."
    PONG = "{who} {who:calls|call} pong: {meld} with the {card}, {n:point|points}."
    KONG = "{who} {who:calls|call} kong: {meld} with the {card}, {n:point|points}."
    JOINS = "The {card} joins the meld."
    NOTHING_TO_DISCARD = "{who} {who:has|have} no card to discard."
    TSUMO = "{who} {who:declares|declare} tsumo with the {card}."
    HU = "{who} {who:declares|declare} hu with the {card} of {origin}."
    DIVISION = "The hand is worth {n:point|points}: {melds}."
    MELD = "{meld}: {cards}."
    BONUS = "The bonus card is the {card}. {who} {who:has|have} {n} of it."
    NO_BONUS = "The deck is empty, so there is no bonus card."
    TOTAL = (
        "{who} {who:has|have} {total} in all: {open} open, {hand} in the hand, {bonus} for the bonus card."
    )
    FAILED = "{who} {who:is|are} below ten points and {who:pays|pay} everybody."
    RECEIVED = "{who} {who:receives|receive} {n:point|points}."
    PAID = "{who} {who:pays|pay} {n:point|points}."
    DRAWN = "No card is left to turn over: nobody wins round {round}."


@unique
class Score(Words):
    """Names of score lines."""

    START = "Start"
    WON = "Round {round}: {who} won with {total}"
    FAILED = "Round {round}: {who} declared with only {total}"
    DRAWN = "Round {round}: drawn"


@unique
class Say(Words):
    """Moves in the imperative, for the list of moves."""

    DISCARD = "Discard the {card}."
    PASS = "Pass."
    HU = "Declare hu with the {card}."
    TSUMO = "Declare tsumo with the {card}."
    KONG = "Kong the {card}: {meld}, {n:point|points}."
    PONG = "Pong the {card}: {meld}, {n:point|points}."
    CHI = "Chi the {card}: {meld} ({cards}), {n:point|points}."
    CLAIM = "Claim the {card} for a meld that does not exist."


@unique
class Why(Words):
    """Why the computer likes a move. Cards not seen are those in the deck and in other hands."""

    WINS = "It wins: {n:point|points} before the bonus card, about {each} from everybody."
    DECLARES = "Nothing better is left: {n:point|points} before the bonus card."
    WAITS = "A win now would have {n:point|points} before the bonus card: there is more in this hand."
    FAILS = (
        "A hu now would have {n:point|points} before the bonus card and cost you about {each} to everybody."
    )
    OUTS = "{n:card|cards} not yet seen would then win for you, instead of {other}."
    MISFITS = "{n:card of your hand then fits|cards of your hand then fit} into no meld, instead of {other}."
    POINTS = "Your melds are then worth {n:point|points}, instead of {other}."
    HELPERS = "{n:card|cards} not yet seen would then be worth claiming, instead of {other}."
    NOTHING = "It keeps your hand as promising as it can be."


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    OVER = "The match is over: a position is set up while a round is played."
    THERE_ALREADY = "The {card} lies there already."
    NOWHERE = "Cards lie in hands, in open melds, on offer, in the discard row or in the deck."
    NO_MELD = "The {card} makes no meld with cards in the hand of {who}: put those there first."
    MELDS_FULL = "{who} would have more than {most:card|cards} in open melds."
    TOO_FEW = "{who} {who:has|have} {n:card|cards} in hand and open melds, not {due}, and the deck is empty."
    NOTHING_TO_DISCARD = "{who} {who:has|have} no card to discard: generals are never discarded."
    STARTS = "{who} {who:starts|start} this round, so the first discard cannot be another player's."
