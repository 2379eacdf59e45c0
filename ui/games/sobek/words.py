"""What Sobek's table says: words on it, names of things, prompts. The rules' own sentences are the engine's."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Card(Words):
    """What is printed at the foot of a card; characters not named here carry their whole name."""

    IVORY = "Ivory"
    EBONY = "Ebony"
    MARBLE = "Marble"
    CATTLE = "Cattle"
    FISH = "Fish"
    WHEAT = "Wheat"
    AMULET = "Amulet"
    PRIEST = "Priest"
    PRIESTESS = "Priestess"
    SCRIBE = "Scribe"


@unique
class Print(Words):
    """Words that stand on the table."""

    YOUR_SETS = "Your sets"
    SETS_OF = "Sets of {who}"
    TOKENS = "Event tokens"
    TOKENS_LEFT = "{n} left this round"
    TOKENS_KNOWN = "you have seen them"
    DECK = "deck {n}"
    IN_PLAY = "in play"
    DISCARD = "played"
    IN_HAND = "{n} in hand"
    YOUR_HAND = "Your hand"
    HAND = "Hand"
    YOUR_CORRUPTION = "Your corruption"
    CORRUPTION = "Corruption"
    ONLY_YOU = "only you see it"
    HIDDEN = "hidden"
    CURSES = "with {n:Curse|Curses}"
    PENALTY = "If most corrupt"
    STEPS = "{n:step|steps} back"
    FROM_TO = "{old} → {new}"
    NO_STEPS = "no step back yet"
    ROUND_SETS = "sets: {n:point|points}"
    SKIP = "+{n}"
    TO_CORRUPTION = "{n} to your corruption"
    BECOMES = "becomes {n}"
    NOTHING_LAID = "nothing laid yet"
    LATE = "Late sets, on their side: only scarabs count"
    TRAY_TOKENS = "Only you see these tokens: choose one"
    TRAY_KINDS = "Which kind leaves the corruption pile?"
    TRAY_PILE = "Only you see this pile, of {who}: take one card"
    IN_PILE = "{n} in the pile"
    IN_PILE_CARD = "In your pile: {card}"


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    ROW_CARD = "Card {slot} of the row: {card}"
    ROW_SKIP = "Card {slot} of the row: {card}; {n:card|cards} before it would be corruption"
    ROW_SPACE = "Space {slot} of the row"
    HAND_CARD = "Your card: {card}"
    HAND_CARD_OF = "Card in the hand of {who}: {card}"
    HAND = "Your hand, {n:card|cards}"
    HAND_OF = "Hand of {who}: {green} green, {beige} beige, {orange} orange"
    BACK = "A card of {who}: {back}"
    PILE = "Your corruption pile: {n:card|cards}"
    PILE_HIDDEN = "Corruption pile of {who}, hidden"
    PILE_OF = "Corruption pile of {who}: {n:card|cards}"
    PLAYER = "{who}"
    SET = "{who}, {kind}: {n:card|cards} with {scarabs:scarab|scarabs}, {points:point|points}"
    NO_SET = "Your {kind}, nothing laid yet"
    LATE_SET = "{who}, late {kind}: {scarabs:scarab|scarabs}"
    NO_LATE_SET = "Late {kind}, on their side"
    IN_PLAY = "The place for what is in play"
    PLAYED = "In play: {what}"
    DISCARD = "Played characters, {n}"
    DECK = "Deck, {n:card|cards}"
    DECK_TOP = "Deck, {n:card|cards}, the next one is {back}"
    TOKENS = "Event tokens face down: {n}"
    TOKENS_SEEN = "Event tokens: {tokens}"
    TOKEN = "Token {token}. {text}"
    KIND = "{kind}"
    SPACE = "Space {n} of the track"
    MARKER = "Marker of {who} on {n}"
    START = "The start of the round"
    PICK = "In the pile: {card}"


@unique
class Tip(Words):
    """What a tool tip says."""

    LINES = "{first}\n{second}"
    AHEAD = "Your marker with the sets of this round: {n}"
    BACK_STEP = "Step {step} back, if you are the most corrupt: {n}"
    POSSIBLE = (
        "Your hand has a set of {kind}: {n:card|cards} with {scarabs:scarab|scarabs}, {points:point|points}"
    )
    BEHIND_BACK = "A character, face down: taken unseen."


@unique
class Zone(Words):
    """The groups that Tab walks through."""

    HAND = "Your cards"
    ROW = "Row along the Nile"
    SETS = "Your own sets"
    TRAY = "Tray"
    STORE = "Tokens and piles"
    RIVALS = "Opponents"
    TRACK = "Track"


@unique
class Ask(Words):
    """Prompts: first words, then one sentence."""

    YOUR_TURN = "Your turn:"
    TURN_OF = "{who}:"
    THINKS = "is choosing a move"
    OVER = "The game is over:"
    OVER_REST = "the highest score wins"
    ACT = "take a card of the row, lay a set, or play a character"
    ACT_ROW = "take one of the first four cards; those before it become corruption"
    HOLD_FREE = "drop it on your hand; nothing becomes corruption"
    HOLD_ONE = "drop it on your hand; one card becomes corruption"
    HOLD_MANY = "drop it on your hand; {n} cards become corruption"
    HOLD_GOODS = "lay it on your sets: a set needs three cards"
    HOLD_CHARACTER = "put it in play for its power, or lay it for a set"
    HOLD_ANY = "drop it on a lit place, or let go to put it back"
    SET_HEAD = "Set of {kind}:"
    SET_MORE = "add at least {n:more card|more cards}"
    SET_ENOUGH = "add more cards, or finish the set"
    TOKEN_HEAD = "Event token:"
    TOKEN = "choose one of the tokens and put it in play"
    WHAT_HEAD = "{what}:"
    OPPONENT = "choose an opponent"
    OPPONENT_BACK = "choose the opponent whose marker goes back"
    OPPONENT_CURSED = "choose the opponent who gets it"
    OPPONENT_LOOK = "choose the opponent whose corruption pile you look at"
    OPPONENT_ROB = "choose the opponent you take a card from"
    BLESS = "put it on one of your sets of wheat, fish or cattle"
    KIND = "name the kind that leaves your corruption pile"
    PICK = "take a card of this pile into your hand"
    BACK = "take a card from the hand of {who}, by its back"
    DISCARD = "discard {n:card|cards} more"
    ADD = "add a card of your hand to one of your sets"
    ADD_SECOND = "add a second card to your {kind}, or finish"
    REACH = "take any card of the row; nothing becomes corruption"
    LATE_HEAD = "End of the round:"
    LATE = "lay a late set on its side, or lay no more"
    START_HEAD = "Lowest score:"
    START = "give the start of the round to a player"


@unique
class Button(Words):
    """Labels of buttons."""

    FINISH = "Finish: {n} × {scarabs} = {points}"
    FINISH_LATE = "Finish: {scarabs:scarab|scarabs}"
    NO_SECOND = "No second card"
    PASS = "No more sets"


@unique
class Fact(Words):
    """The line of facts, and what a player's card says."""

    ROUND = "Round {round} of {rounds}"
    DECK = "deck {n}"
    VARIED = "varied track"
    REGULAR = "regular track"
    HAND = "{n:card|cards}"
    CORRUPTION = "corruption {n}"
    CURSES = "{n:Curse|Curses}"
    SET = "{kind} {n} × {scarabs}"
    LATE = "{kind}, late"
    LAST_SETS = "Sets of the last round"
    PUSHED = "pushed back"


@unique
class Gained(Words):
    """What a drop would change."""

    CORRUPTION = "Your corruption: {before} → {after}"
    NO_CORRUPTION = "No corruption"
    SET = "{kind}: {n} × {scarabs} = {points}"
    SET_OPEN = "{kind}: {n} of {needs} cards"
    LATE = "{kind}: {scarabs:scarab|scarabs}"
