"""Every English sentence of Sobek, as enums: the member is the key, the value the template (see `engine.core.words`).

Numbers are the ones people see: cards of the row and rounds count from 1.
"""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Terms(Words):
    """Names of the things on the table (rules file 2)."""

    IVORY = "ivory"
    EBONY = "ebony"
    MARBLE = "marble"
    CATTLE = "cattle"
    FISH = "fish"
    WHEAT = "wheat"
    AMULET = "amulet"
    GREEN_GOODS = "green {kind}"
    WITH_SCARABS = "{kind} with {n:scarab|scarabs}"
    QUEEN = "Queen"
    HIGH_PRIEST = "High Priest"
    HIGH_PRIESTESS = "High Priestess"
    CATTLE_SCRIBE = "Scribe of cattle"
    VIZIER = "Vizier"
    FISH_SCRIBE = "Scribe of fish"
    THIEF = "Thief"
    COURTESAN = "Courtesan"
    MERCHANT = "Merchant"
    GREEN = "green"
    BEIGE = "beige"
    ORANGE = "orange"
    GUILD = "Guild"
    FLOOD = "Flood"
    CURSE = "Curse"
    PROSPERITY = "Prosperity"
    EMBALMING = "Embalming"
    SWINDLE = "Swindle"
    FACE_DOWN = "face-down character"


@unique
class CardText(Words):
    """What a character does, in one sentence (rules file 6)."""

    QUEEN = "Draw 3 cards from the deck."
    HIGH_PRIEST = "Name a kind: all cards of that kind leave your corruption pile."
    HIGH_PRIESTESS = "Name a kind: every card of it leaves your corruption pile."
    CATTLE_SCRIBE = "Every opponent with 7 or more cards discards down to 6."
    VIZIER = "Look at the corruption pile of an opponent and take one of its cards."
    FISH_SCRIBE = "Each opponent who holds 7 or more cards discards down to 6."
    THIEF = "Choose an opponent and a back: take a random card with that back from the hand."
    COURTESAN = "Add 1 or 2 cards of your hand to one of your laid sets."
    MERCHANT = "Take any card of the row; the cards before it stay."


@unique
class TokenText(Words):
    """What an event token does, in one sentence (rules file 2.2)."""

    GUILD = "Go forward to the next space of your symbol, then send an opponent back to the previous one of theirs."
    FLOOD = "Take one more turn at once."
    CURSE = "Put it under the corruption tile of an opponent; it counts as 2 cards."
    PROSPERITY = "Put it on your set of wheat, fish or cattle: 2 more scarabs."
    EMBALMING = "Take all cards of your corruption pile into your hand."
    SWINDLE = "Go forward by the number of cards in your corruption pile."


@unique
class Facts(Words):
    """Set-up: the game and its options."""

    TITLE = "Sobek"
    SUMMARY = (
        "Take goods along the Nile and lay them in sets, but every card you skip makes you more corrupt."
    )
    HIDDEN = (
        "You see your own hand and corruption pile. Of the others you see only the backs of their hands. "
        "Characters lie face down in the row, and tokens are seen only by those who have chosen one."
    )
    TRACK = "Score track"
    TRACK_HELP = (
        "The order of the symbols: varied, so that a step is 3 to 7 points, or always the same, 5 points."
    )
    VARIED = "Varied"
    REGULAR = "Regular"
    DECK = "Deck for two players"
    DECK_HELP = "With 45 cards nine are taken out unseen and there are five rows; with 54 there are six."
    DECK_45 = "45 cards"
    DECK_54 = "54 cards"
    CORRUPTION = "Corruption piles"
    CORRUPTION_HELP = "Hidden, or with the number of cards in each pile shown to everybody."
    HIDDEN_PILES = "Hidden"
    OPEN_COUNTS = "Numbers shown"
    SCRIBE = "Scribe"
    SCRIBE_HELP = "Where cards go that must be discarded because of the Scribe."
    SCRIBE_OUT = "Out of the round"
    SCRIBE_CORRUPTION = "To the own corruption pile"
    EARLY_END = "End after round 2"
    EARLY_END_HELP = "The game can end after two rounds when somebody has 100 points, or always has three."
    END_AT_100 = "With 100 points"
    END_NEVER = "Never"


@unique
class Refusal(Words):
    """Why a move is not allowed."""

    GAME_OVER = "The game is over."
    NO_SUCH_DECISION = "Sobek has no decision number {number}."
    NO_SUCH_PIECE = "There is no piece number {number} on the table."
    MARKERS_MOVE_ALONE = "Score markers are moved by tokens and at the end of a round."
    SAY_WHICH = "That is allowed; make it as the move “{move}”."

    SET_FIRST = "You are laying a set of {kind}: add more cards or finish it."
    TOKEN_FIRST = "You played a set: choose one of the tokens."
    OPPONENT_FIRST = "Choose an opponent for the {what}."
    BLESS_FIRST = "Put Prosperity on one of your sets."
    KIND_FIRST = "Name the kind that leaves your corruption pile."
    PICK_FIRST = "You are looking at a corruption pile: take one of its cards."
    BACK_FIRST = "The Thief is at work: choose the back of the card to steal."
    DISCARD_FIRST = "The Scribe has come: discard {n:card|cards} of your hand."
    ADD_FIRST = "The Courtesan is at work: add a card to one of your sets."
    ADD_OR_FINISH = "The Courtesan is at work: add a second card to your {kind}, or finish."
    REACH_FIRST = "The Merchant is at work: take any card of the row."
    LATE_FIRST = "The round is over: lay a set sideways, or lay no more."
    START_FIRST = "You have the lowest score: name the start player of the round."

    NOT_A_ROW_CARD = "Only a card of the row along the Nile can be taken."
    ROW_TOO_SHORT = "There is no card {slot} in the row: it has {n:card|cards}."
    OUT_OF_REACH = "Card {slot} is out of reach: only the first {n:card|cards} of the row can be taken."
    TAKE_TO_HAND = "A card you take goes into your own hand."

    NOT_A_HAND_CARD = "Sets are made of the cards in your hand."
    CARD_NOT_HELD = "You do not have this card in your hand: {card}."
    NOT_YOUR_SET = "That place belongs to {who}; lay your cards on your own side."
    CARDS_GO_TO_SETS = "Cards of your hand are laid on your own sets."
    WRONG_KIND = "This card does not belong to {kind}: {card}."
    OTHER_SET = "You are laying {kind}; these cards go to no other set."
    SET_TOO_SMALL = "A set needs {needs:card|cards}; for {kind} your hand has {n}."
    ONLY_AMULETS = "Amulets alone make no set of {kind}: lay at least one card of {kind} with them."
    SIDEWAYS_LATER = "Sets are laid sideways only after the round."
    UPRIGHT_EARLIER = "The round is over: sets are laid sideways now."
    NO_SET_TO_ADD_TO = "You have no laid set of {kind} that the Courtesan could add to."

    NOTHING_TO_FINISH = "You are not laying a set."
    SET_UNFINISHED = "A set needs {needs:card|cards}; so far you have laid {n}."
    NEEDS_GOODS = "Amulets alone make no set: add at least one card of {kind}."

    NOT_A_CHARACTER = "Only characters can be played for their power, not this card: {card}."
    CHARACTERS_GO_IN_PLAY = "A character is played on the place for cards in play."

    NO_TOKEN_NOW = "A token is chosen only after playing a set."
    NOT_A_TOKEN = "Choose one of the event tokens."
    TOKEN_NOT_THERE = "There is no {token} among the tokens you see."
    TOKENS_GO_IN_PLAY = "Show the token you choose on the place for what is in play."

    NOTHING_IN_PLAY = "Nothing is in play that could be used on anybody."
    NOT_IN_PLAY = "That is not what is being carried out; use the {what}."
    NOT_YOURSELF = "The {what} is for an opponent, not for yourself."
    NOT_AN_OPPONENT = "Put the {what} on one of your opponents."
    NOT_BLESSED = "Prosperity goes on wheat, fish or cattle, not on {kind}."
    NO_SET_TO_BLESS = "You have no laid set of {kind} for Prosperity."
    BLESS_A_SET = "Prosperity goes on one of your own sets."
    NOT_A_KIND = "The {what} needs the name of a kind."

    NO_PILE_OPEN = "You are looking at no corruption pile."
    NOT_A_PILE_CARD = "Take one of the cards of the corruption pile you are looking at."
    NOT_IN_PILE = "This card is not in the corruption pile: {card}."
    NO_THIEF = "Cards are stolen only by the Thief."
    NOT_A_BACK = "Choose the back of a card to steal."
    NO_SUCH_BACK = "There is no {back} card in the hand of {who}."

    NO_DISCARD_NOW = "Cards are discarded only when the Scribe demands it."
    NOT_YOURS_TO_DISCARD = "Discard a card of your own hand."
    DISCARDS_GO_OUT = "What the Scribe makes you discard goes out of the round."
    DISCARDS_GO_TO_PILE = "What the Scribe makes you discard goes to your own corruption pile."

    PASSING_IS_IMPOSSIBLE = "You cannot pass: take a card, lay a set or play a character."

    NO_START_NOW = "The start player is named only before the second and the third round."
    NAME_A_PLAYER = "Give the start to one of the players."


@unique
class Log(Words):
    """What happened."""

    ROUND = "Round {round} begins."
    DEALT = "{who} {who:gets|get} {n:green card|green cards}."
    CARDS_SEEN = "{who} {who:sees|see}: {cards}."
    ROW = "A row lies along the Nile: {cards}."
    ROW_CARD = "A card comes to the row: {card}."
    MOVES_UP = "The row moves up."
    STARTS = "{who} {who:is|are} the start player."
    TOOK = "{who} {who:takes|take} card {slot} of the row: {card}."
    SKIPPED = "{who} {who:puts|put} {n:skipped card|skipped cards} on the corruption pile: {cards}."
    SKIPPED_CARD = "A skipped card becomes corruption: {card}."
    LAID = "{who} {who:lays|lay} a card for {kind}: {card}."
    SET = "{who} {who:plays|play} a set of {kind}: {n:card|cards} with {scarabs:scarab|scarabs}."
    JOINED = "{who} {who:adds|add} {n:card|cards} to {kind}: the set has {total} with {scarabs:scarab|scarabs} now."
    LATE_SET = "{who} {who:lays|lay} {kind} sideways: {n:card|cards} with {scarabs:scarab|scarabs}."
    SHOWN = "What was hidden is shown to everybody."
    PASSED = "{who} {who:lays|lay} no more sets."
    TOKENS_SEEN = "{who} {who:looks|look} at the tokens: {tokens}."
    TOKEN = "{who} {who:chooses|choose} a token: {token}."
    FORWARD = "{who} {who:goes|go} forward from {old} to {new}."
    BACKWARD = "{who} {who:goes|go} back from {old} to {new}."
    STAYS = "{who} {who:stays|stay} on {old}."
    FLOOD = "{who} {who:has|have} one more turn."
    CURSED = "{who} {who:gets|get} a Curse: {n} more corruption."
    BLESSED = "{who} {who:puts|put} Prosperity on {kind}: {n} more scarabs."
    NOTHING_TO_BLESS = "{who} {who:has|have} no set of wheat, fish or cattle for Prosperity."
    EMBALMED = "{who} {who:takes|take} {n:card|cards} back from corruption."
    EMBALMED_CARD = "A card comes back from corruption."
    NOTHING_TO_SWINDLE = "{who} {who:has|have} no card in the corruption pile."
    PLAYED = "{who} {who:plays|play} the {card}."
    GONE = "{what} leaves the round."
    DREW = "{who} {who:draws|draw} {n:card|cards}."
    DREW_CARD = "A card comes from the deck."
    PURGED = "{who} {who:names|name} {kind}: it leaves the corruption pile."
    PURGED_CARDS = "{who} {who:removes|remove} {n:card|cards} of {kind} from corruption."
    NOTHING_TO_DISCARD = "Nobody has more than {n:card|cards}."
    DISCARDED = "{who} {who:discards|discard} a card with this back: {back}."
    DISCARDED_CARD = "{who} {who:discards|discard} this card: {card}."
    LOOKED = "{who} {who:looks|look} at the corruption pile of an opponent: {other}."
    PILE_EMPTY = "{who} {who:looks|look} for corruption and {who:finds|find} none: {other}."
    PICKED = "{who} {who:takes|take} a card out of that pile."
    PICKED_CARD = "The card that was taken is known to two players: {card}."
    THIEF = "{who} {who:sends|send} the Thief to an opponent: {other}."
    HAND_EMPTY = "{who} {who:sends|send} the Thief to an empty hand: {other}."
    STOLE = "{who} {who:steals|steal} a card with this back: {back}."
    STOLEN_CARD = "The stolen card is known to two players: {card}."
    NOTHING_TO_ADD = "{who} {who:has|have} no card that fits a laid set."
    HANDS = "{who} {who:puts|put} the rest of the hand on the corruption pile: {n:card|cards}."
    HAND_CARD = "A card left in a hand becomes corruption."
    SCORED = "{who} {who:gets|get} {n:point|points}: {line}."
    CORRUPTION = "{who} {who:has|have} a corruption of {n}."
    NOBODY_CORRUPT = "Nobody is corrupt."
    PUNISHED = "{who} {who:is|are} the most corrupt: {steps:step|steps} back, from {old} to {new}."


@unique
class Score(Words):
    """Names of score lines."""

    SET = "Set of {kind}, {n:card|cards} with {scarabs:scarab|scarabs}"
    LATE_SET = "Late set of {kind} with {scarabs:scarab|scarabs}"
    ROUND = "Sets of round {round}"
    PENALTY = "Corruption in round {round}"
    GUILD = "Guild, own steps"
    PUSHED = "Guild, steps back by opponents"
    SWINDLE = "Swindle"


@unique
class Say(Words):
    """Moves in the imperative, for the list of moves."""

    TAKE = "Take card {slot}: {card}."
    TAKE_SKIPPING = "Take card {slot} and put {n:card|cards} on your corruption pile: {card}."
    LAY = "Lay a card for {kind}: {card}."
    LAY_LATE = "Lay a card sideways for {kind}: {card}."
    FINISH = "Finish the set of {kind}: {n:card|cards}."
    PLAY = "Play the {card}."
    TOKEN = "Choose the token {token}."
    AIM = "Choose {who} for the {what}."
    BLESS = "Put Prosperity on your {kind}."
    NAME = "Name {kind}."
    PICK = "Take from the pile: {card}."
    STEAL = "Steal a card with this back: {back}."
    DISCARD = "Discard {card}."
    PASS = "Lay no more sets."
    START = "Name {who} as the start player."


@unique
class Why(Words):
    """Why the computer likes a move: what it expects after it, and otherwise."""

    TRACK = "Your marker stands on {n} after it, otherwise on {other}."
    SETS = "Your sets on the table are worth {n:point|points} after it, otherwise {other}."
    HAND = "Your hand promises about {n:point|points} after it, otherwise {other}."
    RISK = "Your corruption risks about {n:point|points} after it, otherwise {other}."
    RIVAL_TRACK = "{rival} {rival:stands|stand} on {n} after it, otherwise on {other}."
    RIVAL_SETS = "{rival} {rival:has|have} sets worth {n:point|points} after it, otherwise {other}."
    RIVAL_HAND = "{rival} can expect about {n:point|points} from the hand after it, otherwise {other}."
    RIVAL_RISK = (
        "{rival} {rival:risks|risk} about {n:point|points} by corruption after it, otherwise {other}."
    )
    EQUAL = "It promises no less than any other move."
