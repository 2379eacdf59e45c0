"""What Isle of Skye's table says: prints on the board, names of things, prompts, previews. The rules' own sentences are
the engine's.
"""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Plaque(Words):
    """Names of the sixteen scoring tiles, short enough for their plaques, in the order of the rules."""

    SQUARE_OF_FOUR = "Squares of four"
    SHEEP = "Sheep"
    MOUNTAIN_BROCHS = "Mountain brochs"
    BARREL_RANK = "Most barrels"
    FARM_ANIMALS = "Farm animals"
    ROAD_CATTLE = "Cattle by the road"
    ROAD_TILES = "Road to the castle"
    LARGEST_LAKE = "Largest lake"
    CLOSED_AREAS = "Closed areas"
    CLOSED_AREAS_3 = "Closed, 3 or more"
    BUILDING_SETS = "Sets of buildings"
    SHIP_RANK = "Most ships"
    GOLD_RANK = "Most gold"
    SHIP_LIGHTHOUSE = "Guided ships"
    COLUMNS = "Columns"
    CLOSED_MOUNTAINS = "Closed mountains"


@unique
class Rule(Words):
    """What the sixteen scoring tiles pay, in a few words, in the order of the rules."""

    SQUARE_OF_FOUR = "2 each 2 × 2"
    SHEEP = "1 each sheep"
    MOUNTAIN_BROCHS = "1, 3, 6 each mountain"
    BARREL_RANK = "5 and 2, most barrels"
    FARM_ANIMALS = "1 each near a farm"
    ROAD_CATTLE = "2 each linked cattle"
    ROAD_TILES = "1 each linked tile"
    LARGEST_LAKE = "2 each closed tile"
    CLOSED_AREAS = "1 each area"
    CLOSED_AREAS_3 = "3 each area"
    BUILDING_SETS = "5 each set of three"
    SHIP_RANK = "5 and 2, most ships"
    GOLD_RANK = "5 and 2, most gold"
    SHIP_LIGHTHOUSE = "3 each lit water"
    COLUMNS = "3 each run of 3"
    CLOSED_MOUNTAINS = "2 each mountain"


@unique
class Print(Words):
    """Words printed on the board and in the dock."""

    ROUND = "Round {round} of {rounds}"
    ROUND_SHORT = "{round} / {rounds}"
    CATCH_UP = "+{n} gold"
    CATCH_UP_SHORT = "+{n}"
    NOW = "now {n}"
    SOLD = "sold"
    CHOOSES = "is choosing"
    READY = "ready"
    WAITS = "waits"
    TO_LAY = "to lay"
    ESTATE_OF = "Estate of {who}"
    SCREEN = "Behind your screen"
    SCREEN_OF = "Behind the screen of {who}"
    OFFERS = "Your offers"
    OFFERS_OF = "Offers of {who}"
    BOUGHT = "bought"
    BUY_HERE = "drop to buy"
    YOUR_TILES = "Tiles to lay"
    TILES_OF = "{who}: tiles to lay"
    NO_TILES = "none"
    PURSE = "Your purse"
    PURSE_OF = "Purse of {who}"
    PURSE_SHORT = "Purse"
    FREE = "{n} free"
    GOLD = "{n} gold"
    HIDDEN = "hidden"
    WITH_STAKES = "{n} with the stakes"
    WITH_STAKES_SHORT = "of {n}"
    AXE = "Axe"
    STAKES = "Prices"
    KEEP_ONE = "1 to {most}, the rest for the other tile"
    UP_TO = "1 to {most}"
    INCOME = "Income next round"
    INCOME_NONE = "This is the last round."
    LINKED = "linked barrels"
    LINKED_ONE = "linked barrel"
    INCOME_SUM = "= {n}"
    INCOME_PARTS = "{castle} castle + {barrels:barrel|barrels} + {behind} catch-up"
    INCOME_PARTS_SHORT = "{castle} + {barrels} + {behind}"
    BAG = "Bag"
    BAG_COUNT = "{n:tile|tiles}"


@unique
class Name(Words):
    """What things are called by a screen reader and in tool tips."""

    TILE = "Tile {tile}"
    CASTLE = "Castle of {who}"
    LAID = "{where}: {tile}"
    EMPTY = "Empty cell, {where}; it needs {needs}"
    CORNER = "Empty cell, {where}; it touches a corner only"
    NEED = "{terrain} in the {side}"
    PLAQUE = "Scoring tile {slot}: {name}. {help} Now: {now}"
    NOW = "Now: {now}"
    NOW_OF = "{who} {n}"
    PAYS = "Pays in the rounds {rounds}."
    DRAWN = "Drawn by {who}: {tile}"
    OFFER = "Offered by {who} for {n} gold: {tile}"
    OWN_DRAWN = "Your tile: {tile}"
    OWN_PRICED = "Your tile, {n} gold: {tile}"
    OWN_AXED = "Your tile under the axe: {tile}"
    GONE = "Place of a tile of {who} that is sold"
    BOUGHT_PLACE = "Your tiles to lay, {n}"
    STOCK = "Tile to lay: {tile}"
    AXE = "Your axe"
    COINS = "{n} gold"
    PURSE = "Your purse, {n} gold"
    PURSE_HIDDEN = "A purse, closed"
    GOLD_OF = "Gold of {who}, {n}"
    GOLD_HIDDEN = "Gold of {who}, behind the screen"
    BAG = "Bag, {n:tile|tiles}"
    IN_BAG = "In the bag: {tile}"
    BANK = "Bank"
    PASTURE_OPEN = "Pasture of {n:tile|tiles}, open"
    PASTURE_CLOSED = "Pasture of {n:tile|tiles}, closed"
    MOUNTAIN_OPEN = "Mountain of {n:tile|tiles}, open"
    MOUNTAIN_CLOSED = "Mountain of {n:tile|tiles}, closed"
    WATER_OPEN = "Water of {n:tile|tiles}, open"
    WATER_CLOSED = "Water of {n:tile|tiles}, closed"


@unique
class Zone(Words):
    """The groups that Tab walks through."""

    OWN = "Your tiles"
    MONEY = "Your gold"
    MARKET = "Market"
    ESTATE = "Estate"
    SCORING = "Scoring tiles"
    BAG = "Bag"


@unique
class Ask(Words):
    """Prompts: first words, then one sentence."""

    OVER = "The game is over:"
    OVER_REST = "scrolls and gold are counted"
    TURN_OF = "{who}:"
    THINKS = "is choosing"
    PRICES = "sets prices behind the screen"
    BUYS = "is buying"
    BUILDS = "lays tiles"
    AXE_HEAD = "Behind your screen:"
    AXE = "put the axe on the tile that goes back to the bag"
    LOW_HEAD = "First price:"
    HIGH_HEAD = "Second price:"
    STAKE = "put coins on the ring, {n} gold at most"
    BUY_HEAD = "Buy one tile:"
    BUY = "drop it on your estate to try it and buy it, or pass"
    BUY_NONE = "no offer can be paid, so pass"
    BUILD_HEAD = "Build:"
    BUILD = "lay {n:tile|tiles} into your estate, R turns"
    HOLD_AXE = "drop the axe on one of your three tiles"
    HOLD_COINS = "drop the coins on the tile whose price is asked for"
    HOLD_OFFER = "drop it on your estate to buy it for {n} gold, R turns it"
    HOLD_TILE = "drop it where all edges match, R turns it"


@unique
class Button(Words):
    """Labels of buttons."""

    PASS = "Pass"


@unique
class Fact(Words):
    """The line of facts, and what a player's card says."""

    ROUND = "Round {round} of {rounds}"
    PRICING = "setting prices"
    BUYING = "buying"
    BUILDING = "building"
    OVER = "game over"
    BAG = "bag {n:tile|tiles}"
    ESTATE = "estate {n}"
    BOUGHT = "bought {n}"
    TO_LAY = "{n} to lay"
    SLOT = "{slot}: {name}"
    SCROLLS = "Scrolls"
    GOLD = "Gold"


@unique
class Gives(Words):
    """Previews of a drop."""

    SCORE = "{slot} {name}: {before} → {after}"
    SCROLLS = "Scrolls at the end: {n:+}"
    BARREL_LINKED = "Barrel linked: {n:+} income"
    BARREL_NOT_LINKED = "Barrel not linked to the castle"
    FITS = "Fits; no points for A to D now"
    COST = "{n} gold to {who}, {left} left"
    FITS_IN = "Fits in {n:place|places} of your estate"
    FITS_NOWHERE = "Fits nowhere in your estate"
    BEST = "Best for {slot}: {before} → {after}"
    KEEPS = "{n} gold left"
