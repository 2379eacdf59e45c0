"""Every English sentence of Imhotep, as enums: the member is the key, the value the template (see `engine.core.words`).

Numbers are the ones people see: ships, berths, columns and spaces count from 1, the bow is berth 1.
"""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Terms(Words):
    """Names of the things on the table (rules file 2)."""

    MARKET = "Market"
    PYRAMIDS = "Pyramids"
    TEMPLE = "Temple"
    BURIAL = "Burial Chamber"
    OBELISKS = "Obelisks"
    ENTRANCE = "Entrance"
    SARCOPHAGUS = "Sarcophagus"
    PAVED_PATH = "Paved Path"
    PYRAMID_DECORATION = "Pyramid Decoration"
    TEMPLE_DECORATION = "Temple Decoration"
    BURIAL_DECORATION = "Burial Chamber Decoration"
    OBELISK_DECORATION = "Obelisk Decoration"
    STATUE = "Statue"
    LEVER = "Lever"
    HAMMER = "Hammer"
    SAIL = "Sail"
    CHISEL = "Chisel"
    LEFT_PYRAMID = "left pyramid"
    MIDDLE_PYRAMID = "middle pyramid"
    RIGHT_PYRAMID = "right pyramid"


@unique
class CardText(Words):
    """What a market card does, in one sentence (rules file 2.3, 5.4, 9)."""

    ENTRANCE = "At once: place one of your stones from the quarry at the Pyramids."
    SARCOPHAGUS = "At once: place one of your stones from the quarry in the Burial Chamber."
    PAVED_PATH = "At once: place one of your stones from the quarry at the Obelisks."
    PYRAMID_DECORATION = "At the end: 1 point for every 3 stones at the Pyramids, of all colours."
    TEMPLE_DECORATION = "At the end: 1 point for every 3 stones in the Temple, of all colours."
    BURIAL_DECORATION = "At the end: 1 point for every 3 stones in the Burial Chamber, of all colours."
    OBELISK_DECORATION = "At the end: 1 point for every 3 stones at the Obelisks, of all colours."
    STATUE = "At the end: 1, 3, 6, 10 or 15 points for 1 to 5 statues, and 2 for each further one."
    LEVER = "As your action: sail a ship and choose the order in which its stones are unloaded."
    HAMMER = "As your action: get 3 stones, then place 1 stone on a ship."
    SAIL = "As your action: place 1 stone on a ship, then sail that ship."
    CHISEL = "As your action: place 2 stones on one ship or on two."


@unique
class Facts(Words):
    """Set-up: the game, its options and presets."""

    TITLE = "Imhotep"
    SUMMARY = "Load stones on shared ships, and sail them where they help you more than the others."
    HIDDEN = (
        "Nobody knows the next market cards and ships. On side B of the Market two cards lie face down; "
        "only the player who takes them sees both."
    )
    SIDE_A = "Side A"
    SIDE_B = "Side B"
    OFF = "Off"
    ON = "On"
    MARKET_HELP = "Side A shows four cards. Side B shows three and a face-down pair to choose one card from."
    PYRAMIDS_HELP = (
        "Side A is one large pyramid. Side B has three small ones to choose from, some spaces with a bonus."
    )
    TEMPLE_HELP = "Side A gives 1 point for each visible stone every round. Side B has a reward of its own for each column."
    BURIAL_HELP = "Side A scores connected groups. Side B compares the stones in each of the three rows."
    OBELISKS_HELP = (
        "Side A compares the heights at the end. Side B pays for towers of three stones, the first most."
    )
    WRATH = "Wrath of the Pharaoh"
    WRATH_HELP = "Whoever lacks an own stone at one of the four building sites at the end loses 5 points."
    ALL_A = "All sides A"
    ALL_B = "All sides B"
    MIXED = "Mixed sides"


@unique
class Refusal(Words):
    """Why a move is not allowed."""

    GAME_OVER = "The game is over."
    NO_SUCH_DECISION = "Imhotep has no decision number {number}."
    NO_SUCH_PIECE = "There is no piece number {number} on the table."
    SAY_WHICH = "That is allowed; make it as the move “{move}”."

    ACTING_IS_COMPULSORY = "You cannot skip your turn while you can act."
    LOAD_FIRST = "The {card} is being carried out: place a stone on a ship."
    SAIL_FIRST = "The {card} is being carried out: sail a ship."
    ORDER_FIRST = "The Lever is being carried out: choose the stone of ship {ship} that is unloaded next."
    TAKE_FIRST = "Your stone is being unloaded at the Market: take a card."
    KEEP_FIRST = "You took the face-down pair: keep one of its two cards."
    PYRAMID_FIRST = "Choose the pyramid for your stone."
    BONUS_FIRST = "Use the bonus of the right pyramid: place a stone on a ship, or skip it."
    REWARD_FIRST = "Choose the reward of temple column {column}: 1 point or {n:stone|stones}."

    NOT_YOUR_QUARRY = "That is the quarry of {who}; get stones from your own."
    QUARRY_TO_SLED = "Stones from the quarry go on your own sled."
    SLED_FULL = "Your sled is full: it holds {n:stone|stones}."
    QUARRY_EMPTY = "Your quarry is empty."

    NOT_YOUR_STONE = "That stone belongs to {who}; place one of your own."
    STONES_GO_ON_SHIPS = "Stones go on a free berth of a ship in the harbour; ships bring them to the sites."
    SLED_EMPTY = "There is no stone on your sled; get stones first."
    SHIP_HAS_SAILED = "Ship {ship} has already sailed to the {site}."
    NO_SUCH_BERTH = "Ship {ship} has only {n:berth|berths}."
    BERTH_TAKEN = "Berth {berth} of ship {ship} is taken by a stone of {who}."
    SAIL_CARD_TOO_LIGHT = "The Sail must carry the ship away: ship {ship} needs {needs:stone|stones} to sail and would have {has}."

    NOT_A_SHIP = "Only a ship can sail."
    SHIPS_GO_TO_SITES = "Ships sail to the dock of a site."
    SHIP_TOO_LIGHT = "Ship {ship} needs {needs:stone|stones} to sail; it has {has}."
    DOCK_TAKEN = "Ship {ship} is at the dock of the {site}; only one ship a round may go there."
    OTHER_SHIP = "The Sail moves ship {ship}, where you placed the stone."

    NOT_A_CARD = "Only a blue card can be played."
    NOT_BLUE = "The {card} is not a blue card; it counts at the end of the game."
    CARD_NOT_OWNED = "You do not have the card {card}."
    CARDS_GO_TO_THE_TABLE = "Blue cards are played on the place for cards in play."
    LEVER_NEEDS_SHIP = "The Lever sails a ship, but no ship in the harbour has enough stones."
    HAMMER_SLED_FULL = "The Hammer gets stones first, but your sled is full."
    HAMMER_QUARRY_EMPTY = "The Hammer gets stones first, but your quarry is empty."
    HAMMER_NEEDS_BERTH = "The Hammer places a stone, but no ship in the harbour has a free berth."
    SAIL_NEEDS_STONE = "The Sail places a stone first, but your sled is empty."
    SAIL_NEEDS_SHIP = (
        "The Sail needs a ship with a free berth that could sail with one stone more; there is none."
    )
    CHISEL_NEEDS_STONES = "The Chisel places 2 stones; you have {n:stone|stones} on your sled."
    CHISEL_NEEDS_BERTHS = "The Chisel places 2 stones; the harbour has {n:free berth|free berths}."

    NOTHING_TO_ORDER = "Stones are put in order only when a ship sails by the Lever."
    NOT_LEFT_TO_ORDER = "No stone of {who} on ship {ship} is left to be put in order."
    ORDER_ONE_BY_ONE = "Choose the stone that is unloaded as number {number}."

    NO_STONE_AT_MARKET = "Market cards are taken when your stone is unloaded at the Market."
    SLOT_EMPTY = "There is no card in space {slot} of the Market."
    NO_PAIR = "There are no face-down cards at the Market."
    CARDS_GO_TO_YOU = "Put the card you take before you."
    NO_PAIR_TAKEN = "A card is kept only after taking the face-down pair."
    NOT_IN_PAIR = "The {card} is not one of the two cards you took."

    NO_PYRAMID_CHOICE = "A pyramid is chosen only for a stone that arrives at side B of the Pyramids."
    NOT_A_PYRAMID = "Choose the left, the middle or the right pyramid."
    PYRAMID_COMPLETE = "The {pyramid} is complete."

    NO_REWARD_CHOICE = "The reward of a temple column is chosen at the end of a round."
    NOT_A_REWARD = "The reward is 1 point, or stones from your quarry on your sled."


@unique
class Log(Words):
    """What happened."""

    ROUND = "Round {round} begins with ships of {ships} berths."
    SHIP_COMES = "Ship {ship} comes to the harbour."
    SHIP_GOES = "Ship {ship} leaves."
    MARKET_CARD = "The {card} comes to the Market."
    MARKET = "The Market offers: {cards}."
    MARKET_PAIR = "A card is laid face down at the Market."
    RESHUFFLED = "The discard pile is shuffled into a new deck of market cards."
    GOT = "{who} {who:gets|get} {n:stone|stones}."
    LOADED = "{who} {who:places|place} a stone on ship {ship}, berth {berth}."
    SAILED = "{who} {who:sails|sail} ship {ship} to the {site}."
    PLAYED = "{who} {who:plays|play} the {card}."
    DISCARDED = "The {card} goes to the discard pile."
    ORDERED = "{who} {who:orders|order} a stone of {owner} to be unloaded as number {number}."
    PASSED = "{who} cannot act and {who:passes|pass}."
    ALL_PASSED = "Nobody can act: the ships leave, and their stones go back to the quarries."
    STONE_BACK = "{who} {who:returns|return} a stone to the quarry."
    TOOK = "{who} {who:takes|take} the {card}."
    TOOK_PAIR = "{who} {who:takes|take} the face-down pair."
    TOOK_LAST = "{who} {who:takes|take} the face-down card, the {card}."
    SAW_PAIR = "{who} {who:looks|look} at the cards {first} and {second}."
    KEPT = "{who} {who:keeps|keep} the {card}."
    PAIR_DISCARDED = "{who} {who:discards|discard} the {card}."
    DREW = "{who} {who:draws|draw} the {card}."
    NO_CARD_LEFT = "There is no market card left for {who}."
    NO_STONE_LEFT = "{who} {who:has|have} no stone in the quarry for the {card}."
    PYRAMID = "{who} {who:builds|build} space {space} of the pyramid for {n:point|points}."
    SMALL_PYRAMID = "{who} {who:builds|build} space {space} of the {pyramid} for {n:point|points}."
    BESIDE = "{who} {who:lays|lay} a stone beside the Pyramids for {n:point|points}."
    SKIPPED = "{who} {who:places|place} no stone on a ship."
    TEMPLE = "{who} {who:builds|build} in column {column} of the Temple."
    BURIAL = "{who} {who:lays|lay} a stone in row {row}, column {column} of the Burial Chamber."
    OBELISK = "{who} {who:has|have} an obelisk of {n:stone|stones} now."
    WAITING = "{who} {who:has|have} {n:stone|stones} waiting at the Obelisks."
    TOWER = "{who} {who:completes|complete} a tower at the Obelisks for {n:point|points}."
    TOWER_STONE = "A stone of {who} joins the tower."
    TEMPLE_POINTS = "{who} {who:gets|get} {n:point|points} for temple column {column}."
    SHIPS_LEAVE = "The ships leave, and the market cards that are left are discarded."
    FINAL = "{who} {who:gets|get} {n:point|points} at the end: {line}."
    WRATH = "{who} {who:loses|lose} 5 points to the wrath of the Pharaoh."


@unique
class Score(Words):
    """Names of score lines."""

    PYRAMIDS = "Pyramids"
    TEMPLE = "Temple"
    TOWERS = "Obelisk towers"
    BURIAL_GROUPS = "Burial Chamber, groups of {sizes}"
    BURIAL_NONE = "Burial Chamber"
    BURIAL_ROWS = "Burial Chamber, rows with {sizes} stones"
    OBELISK_RANK = "Obelisks, height {n}"
    OBELISK_NONE = "Obelisks"
    WAITING = "Obelisks, waiting stones"
    DECORATION = "{card}, {n:stone|stones}"
    STATUES = "{n:statue|statues}"
    BLUE = "{n:unused blue card|unused blue cards}"
    WRATH = "Wrath of the Pharaoh, no stone at: {sites}"


@unique
class Say(Words):
    """Moves in the imperative, for the list of moves."""

    GET = "Get {n:stone|stones}."
    LOAD = "Place a stone on ship {ship}, berth {berth}."
    SAIL = "Sail ship {ship} to the {site}."
    PLAY = "Play the {card}."
    ORDER = "Unload a stone of {who} as number {number}."
    TAKE = "Take the {card} from space {slot}."
    TAKE_PAIR = "Take the face-down pair."
    KEEP = "Keep the {card}."
    PYRAMID = "Build at the {pyramid}."
    REWARD_POINT = "Take 1 point."
    REWARD_STONES = "Take {n:stone|stones}."
    SKIP = "Place no stone."


@unique
class Why(Words):
    """Why the computer likes a move, and the names of what it looks at."""

    TRACK = "points on the track"
    CARDS = "market cards"
    SHIPS = "stones on ships"
    SLED = "stones on the sled"
    TURN = "the next turn"
    LITTLE = "small differences"
    REASON = "{who}: {feature} {points}"
    CHANGES = "It changes the lead by about {points} points ({reasons})."
    LEAVES = "At first sight it leaves the lead as it is; looking ahead decides."
    BETTER = "At first sight it is about {points} points better than “{other}” ({reasons})."
    AS_GOOD = "At first sight it is as good as “{other}”; looking ahead decides."
    FURTHER = "At first sight “{other}” is about {points} points better ({reasons}); looking ahead decides."
