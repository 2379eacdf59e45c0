"""What Almadi's table says: prints, names of things, prompts, previews. The rules' own sentences are the engine's."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Short(Words):
    """What objectives ask for, in as few words as a card holds."""

    R1 = "6 palaces"
    R2 = "4 by oasis, market"
    R3 = "Palaces in 4 rows"
    R4 = "A palace worth 5"
    R5 = "Group of 4 palaces"
    R6 = "6 palaces apart"
    Y1 = "6 caravans"
    Y2 = "Group of 6 caravans"
    Y3 = "4 caravans in a line"
    Y4 = "Caravans in 4 rows"
    Y5 = "2 groups of 3 caravans"
    Y6 = "Group of 7 caravans"
    B1 = "6 oases"
    B2 = "3 oases in a line"
    B3 = "Oases in 4 rows"
    B4 = "2 groups of 2 oases"
    B5 = "Group of 6 oases"
    B6 = "2 × 2 oases"
    G1 = "6 markets"
    G2 = "Group of 3 markets"
    G3 = "Markets in 4 rows"
    G4 = "3 by palace, caravan"
    G5 = "3 markets in a line"
    G6 = "38 goods"
    N1 = "7 mosaic cards"
    N2 = "6 stall cards"
    N3 = "6 rubies"
    N4 = "8 active jars"
    N5 = "All 4 kinds of goods"
    N6 = "A column of 4 kinds"
    N7 = "Two 2 × 2 of 4 kinds"
    N8 = "A row of 7"


@unique
class Gift(Words):
    """What characters can do, in as few words as a card holds."""

    K01 = "Djinn: exchange 2 landscapes"
    K02 = "Djinn: rows 0 and 5 too"
    K03 = "5 djinn moves a turn"
    K04 = "First mosaic: 1 more"
    K05 = "First stall: 1 more"
    K06 = "First ruby: 1 more"
    K07 = "Characters cost 1 less"
    K08 = "Place 1 row higher or lower"
    K09 = "Objectives safe, 1 ruby each"
    K10 = "Take 1 objective"
    K11 = "1 djinn move at once"
    K12 = "2 mosaic cards"
    K13 = "3 stall cards"
    K14 = "Activate a landscape again"
    K15 = "Trade a landscape"
    K16 = "1 point a palace"
    K17 = "1 point an oasis"
    K18 = "1 point a caravan"
    K19 = "1 point a market"
    K20 = "2 points an objective"
    K21 = "1 point a ruby"
    K22 = "4 per full column"
    K23 = "1 point each in the longest row"
    K24 = "Caravan groups 1 larger"
    K25 = "1 point a jar side"
    K26 = "Nothing lost for objectives"


@unique
class Print(Words):
    """Words printed on the board and in the dock."""

    OBJECTIVES = "Objectives"
    MOSAICS_LEFT = "mosaics left"
    STALLS_LEFT = "stalls left"
    RUBIES_LEFT = "rubies left"
    REALM_OF = "Realm of {who}: {mosaics:mosaic|mosaics}, {stalls:stall|stalls}"
    REALM_AND_HAND_OF = "Realm of {who}: {mosaics:mosaic|mosaics}, {stalls:stall|stalls}, {n} in hand"
    CHARACTERS = "Characters"
    PLAYED_BY = "Played by {who}"
    MOSAICS = "Mosaics"
    STALLS = "Stalls"
    GOODS = "{n:good|goods}"
    RUBIES = "Rubies"
    OWN_OBJECTIVES = "Your objectives"
    NO_OBJECTIVES = "Moons bring objectives here"
    DONE = "done, {n:point|points}"
    DJINN_MOVES = "Djinn moves"
    UP_TO = "up to {n} each turn"
    HAND = "In hand"
    PLAYED = "Played"
    NO_HAND = "no characters"
    PLAY_HERE = "Play characters here"
    TAKE = "take an objective"
    MOVE = "move a landscape"


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    CENTRAL = "Central board, row {row}: {tile}"
    EMPTY_SLOT = "Central board, row {row}, empty"
    LAID = "{cell}: {tile}, {sides}"
    EMPTY = "{cell}, empty"
    SPARE = "{tile}, {sides}"
    SIDE = "{side} {shows}"
    OBJECTIVE = "Objective {name}, {points:point|points}: {goal}"
    OBJECTIVE_OF = "Objective {name} of {who}, {points:point|points}: {goal}"
    COMPLETED = "Objective {name}, completed, {points:point|points}"
    CHARACTER = "{name}, {cost:ruby|rubies}: {power}"
    OWN_OBJECTIVES = "Your objectives"
    DONE_OBJECTIVES = "Your completed objectives"
    MOSAICS = "Your mosaic cards, {n}"
    STALLS = "Your stall cards, {n}"
    RUBIES = "Your rubies, {n}"
    RUBIES_OF = "Rubies of {who}, {n}"
    MIDDLE = "Objectives in the middle and of the others"
    SUPPLY = "Landscapes left, {n}"
    DECK_MOSAICS = "Mosaic cards left, {n}"
    DECK_STALLS = "Stall cards left, {n}"
    DECK_RUBIES = "Rubies left, {n}"
    ROW = "Open characters"
    HAND = "Your hand"
    TABLEAU = "Characters you have played"
    HOME = "Start tile of {who}"
    TRAY = "Pending, in any order; ending the turn gives up what is left."
    LAMPS = "Djinn moves left this turn: {n} of {most}"


@unique
class Side(Words):
    """Sides of a landscape and what they show."""

    N = "above"
    E = "right"
    S = "below"
    W = "left"
    ARROW = "arrow"
    MOSAIC = "mosaic"
    STALL = "stall"
    RUBY = "ruby"
    MOON = "moon"
    DJINN = "djinn"
    JAR1 = "1 jar"
    JAR2 = "2 jars"
    JAR3 = "3 jars"


@unique
class Zone(Words):
    """Groups of things on the table."""

    OBJECTIVES = "Objectives"
    CENTRAL = "Central board"
    REALM = "Realm"
    CHARACTERS = "Characters"
    OWN = "Your things"
    DECKS = "Decks"


@unique
class Ask(Words):
    """The prompt."""

    YOUR_TURN = "Your turn:"
    TURN_OF = "Turn of {who}:"
    THINKS = "please wait."
    OVER = "The game is over."
    OVER_REST = "The scores are final."
    START = "choose a start tile for the left end of your realm."
    KEEP = "choose a character to keep; you keep 2."
    PLACE = "place a landscape of the central board in the row of the same number."
    MOON = "you may take an objective, or end the turn."
    DJINN = "you may move a landscape, or end the turn."
    BOTH = "you may move, take an objective, or end the turn."
    END = "you may play a character, or end the turn."
    DONE = "end the turn."
    TALE = "take an objective for Scheherazade, or decline."
    WISH = "move a landscape for the Fisherman, or decline."
    WAKE = "choose the landscape for Nur al-Din to activate."
    TRADE = "drop a central landscape on the one it replaces."
    HOLD_TILE = "drop it in row {row}, beside another landscape."
    HOLD_OWN = "drop it on a free cell beside another landscape."
    HOLD_OBJECTIVE = "drop the objective among your own."
    HOLD_CHARACTER = "drop the character below."


@unique
class Button(Words):
    """Buttons of the prompt."""

    END = "End the turn"
    SKIP = "Decline"


@unique
class Fact(Words):
    """Facts of the toolbar and the players' cards, groups of score lines."""

    ROUND = "Round {round} of 16"
    SUPPLY = "supply {n}"
    RUBIES = "{n:ruby|rubies}"
    OASES = "Oases"
    CARAVANS = "Caravans"
    PALACES = "Palaces"
    MARKETS = "Markets"
    MOSAICS = "Mosaics"
    JARS = "Jars"
    OBJECTIVES = "Objectives"
    RUBY_POINTS = "Rubies"
    CHARACTERS = "Characters"
    CARAVANS_OF = "Caravans, {n} of {goods:good|goods}"
    MOSAICS_ON = "Mosaics on {n:palace|palaces}"
    RUBY_RANK = "Rubies, rank {rank}"


@unique
class Gives(Words):
    """Lines of a preview."""

    ACTIVATES = "Activates {effects}"
    NOTHING = "Activates nothing"
    WORTH = "Palace worth {n} here"


@unique
class Worth(Words):
    """What a landscape of a realm is worth now, when it is pointed at."""

    OASES = "Group of {n:oasis|oases}: {points:point|points}"
    CARAVANS = "Group of {n:caravan|caravans}: carries {goods:good|goods}"
    PALACE = "Palace: {points:point|points}, and as much again with a mosaic"
    MARKET = "Market: 4 goods, if caravans can carry them"
