"""Every sentence of Isle of Skye in English; the translations live in resources/translations."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class About(Words):
    """Facts and options for the set-up screen."""

    TITLE = "Isle of Skye"
    SUMMARY = (
        "Put a price on land, buy what the others offer, and build an estate that fits four scoring tiles."
    )
    HIDDEN = "Prices and axes stay behind the screens until everybody has chosen; gold is kept out of sight."
    START = "Start player"
    START_HELP = "Who buys and builds first in round 1; each round the next player starts."
    START_SEAT_1 = "Seat 1"
    START_SEAT_2 = "Seat 2"
    START_SEAT_3 = "Seat 3"
    START_SEAT_4 = "Seat 4"
    START_SEAT_5 = "Seat 5"
    SCORING = "Scoring tiles"
    SCORING_HELP = (
        "Which 4 of the 16 scoring tiles lie on A to D: drawn at random, or the set for a first game."
    )
    RANDOM = "Drawn at random"
    SCORING_FIRST = "First game"
    STANDARD = "Standard game"


@unique
class Thing(Words):
    """Names of pieces, terrains and directions, as parts of sentences."""

    TILE = "tile {tile}"
    CASTLE = "a castle"
    AXE = "an axe"
    GOLD = "gold"
    NOTHING = "an empty hand"
    UNKNOWN = "an unknown piece"
    PASTURE = "pasture"
    MOUNTAIN = "mountain"
    WATER = "water"
    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


@unique
class Where(Words):
    """A cell of an estate, counted in steps from its castle."""

    CASTLE = "the castle’s own cell"
    NORTH = "{n} north of the castle"
    EAST = "{n} east of the castle"
    SOUTH = "{n} south of the castle"
    WEST = "{n} west of the castle"
    NORTH_EAST = "{n} north and {m} east of the castle"
    SOUTH_EAST = "{n} south and {m} east of the castle"
    NORTH_WEST = "{n} north and {m} west of the castle"
    SOUTH_WEST = "{n} south and {m} west of the castle"


@unique
class Picture(Words):
    """What is printed on a tile, for screen readers and tips."""

    TILE = "Tile {tile}: north {north}, east {east}, south {south}, west {west}; {things}."
    NOTHING = "no pictures and no road"
    SHEEP = "{n:sheep|sheep}"
    CATTLE = "{n:cattle|cattle}"
    FARM = "{n:farm|farms}"
    BROCH = "{n:broch|brochs}"
    LIGHTHOUSE = "{n:lighthouse|lighthouses}"
    SHIP = "{n:ship|ships}"
    BARREL = "a barrel"
    ROAD = "a road to {edges}"
    SCROLL = "a scroll for {kind}"


@unique
class Kind(Words):
    """What a scroll counts."""

    SHEEP = "sheep"
    CATTLE = "cattle"
    FARM = "farms"
    BROCH = "brochs"
    LIGHTHOUSE = "lighthouses"
    SHIP = "ships"
    BARREL = "barrel tiles"


@unique
class ScoringName(Words):
    """Names of the sixteen scoring tiles, in the order of the rules."""

    SQUARE_OF_FOUR = "Squares of four"
    SHEEP = "Sheep"
    MOUNTAIN_BROCHS = "Brochs in mountains"
    BARREL_RANK = "Most barrels"
    FARM_ANIMALS = "Animals near farms"
    ROAD_CATTLE = "Cattle by the road"
    ROAD_TILES = "Road to the castle"
    LARGEST_LAKE = "Largest closed lake"
    CLOSED_AREAS = "Closed areas"
    CLOSED_AREAS_3 = "Closed areas of three or more"
    BUILDING_SETS = "Sets of buildings"
    SHIP_RANK = "Most ships"
    GOLD_RANK = "Most gold"
    SHIP_LIGHTHOUSE = "Ships with a lighthouse"
    COLUMNS = "Columns"
    CLOSED_MOUNTAINS = "Closed mountains"


@unique
class ScoringHelp(Words):
    """What the sixteen scoring tiles pay, one sentence each, in the order of the rules."""

    SQUARE_OF_FOUR = "2 points for each square of 2 by 2 tiles; squares may overlap."
    SHEEP = "1 point for each sheep."
    MOUNTAIN_BROCHS = "1, 3 or 6 points for each mountain area with 1, 2, or 3 and more brochs."
    BARREL_RANK = "5 points for the most barrel tiles, 2 points for the second most."
    FARM_ANIMALS = "1 point for each sheep and cattle on a farm’s tile or one of the 8 around it."
    ROAD_CATTLE = "2 points for each cattle on a tile that a road joins to the castle."
    ROAD_TILES = "1 point for each tile that a road joins to the castle."
    LARGEST_LAKE = "2 points for each tile of your largest closed water area."
    CLOSED_AREAS = "1 point for each closed area."
    CLOSED_AREAS_3 = "3 points for each closed area of 3 or more tiles."
    BUILDING_SETS = "5 points for each set of a broch, a farm and a lighthouse."
    SHIP_RANK = "5 points for the most ships, 2 points for the second most."
    GOLD_RANK = "5 points for the most gold, 2 points for the second most."
    SHIP_LIGHTHOUSE = "3 points for each water area with at least 1 ship and 1 lighthouse."
    COLUMNS = "3 points for each vertical run of 3 or more tiles."
    CLOSED_MOUNTAINS = "2 points for each closed mountain area."


@unique
class Refusal(Words):
    """Why a move is not allowed; each with its own numbers."""

    OVER = "The game is over: the last round has been scored."
    UNKNOWN = "There is no decision number {verb} in Isle of Skye."
    SAY_WHICH = "That is possible, but the decision has to be named: it is written “{text}”."

    AXE_FIRST = "{who} {who:chooses|choose} first which of the 3 drawn tiles goes back to the bag: the axe comes before all else."
    STAKE_FIRST = "{who} {who:sets|set} a price for tile {tile} first."
    BUY_FIRST = "{who} {who:is|are} buying: buy 1 offered tile of another player, or pass."
    BUILD_FIRST = "{who} {who:has|have} {n:tile|tiles} to lay first."

    RIVAL_AXE = "That is the axe of {owner}; mark 1 of your 3 tiles with your own."
    NOT_AN_AXE = "The tile that goes back to the bag is marked with the axe, not with {piece}."
    AXE_NOT_A_TILE = "The axe goes on 1 of your 3 drawn tiles, nowhere else."
    AXE_ON_RIVAL = "Tile {tile} was drawn by {owner}; the axe marks 1 of your own 3 tiles."

    NOT_GOLD = "A price is made of gold: put coins on tile {tile}."
    PRICE_NOT_A_TILE = "Coins are put on your own drawn tiles, nowhere else."
    PRICE_ON_RIVAL = "Tile {tile} was drawn by {owner}, who sets its price."
    PRICE_ON_AXE = "Tile {tile} lies under the axe and goes back to the bag, so it gets no price."
    PRICE_STANDS = "Tile {tile} already has its price, {n} gold."
    PRICE_ORDER = "Tile {tile} gets its price after tile {first}."
    PRICE_ZERO = "A price is at least 1 gold."
    PRICE_LEAVES_NONE = (
        "Putting {n} of {free} gold on tile {tile} leaves nothing for tile {other}; put at most {most} here."
    )
    PRICE_TOO_HIGH = "Only {free} gold is left for tile {tile}, not {n}."

    NOT_A_TILE = "Only a tile can be bought; {piece} cannot."
    OWN_OFFER = "Tile {tile} is your own offer; if nobody buys it, it comes to you by itself."
    SOLD = "Tile {tile} was bought by {buyer} this round."
    UNDER_AXE = "Tile {tile} went back to the bag under the axe of {owner}."
    NOT_OFFERED = "Tile {tile} is not on offer this round."
    IN_ESTATE = "Tile {tile} lies in the estate of {owner} and stays there."
    TOO_DEAR = "Tile {tile} costs {price} gold, and {who} {who:has|have} {free} free gold."
    BUY_TO_STOCK = (
        "A bought tile goes to your own tiles to lay first; it is built after everybody has bought."
    )
    PASS_ALONE = "Passing moves no piece to any place."

    NOT_A_LANDSCAPE = "Only tiles are laid into an estate; {piece} is not one."
    NOT_IN_STOCK = "Tile {tile} is not among the tiles {who} {who:has|have} to lay: {stock}."
    STAYS = "A tile that has been laid stays: tile {tile} is neither moved nor turned."
    CASTLE_STAYS = "The castle stays where it is."
    NOT_A_CELL = "Tiles are laid into your own estate, nowhere else."
    RIVAL_ESTATE = "That is the estate of {owner}; you lay tiles into your own."
    CELL_TAKEN = "Tile {other} already lies {where}."
    CELL_OF_CASTLE = "The castle itself stands there."
    CORNER_ONLY = "The cell {where} touches your estate at a corner only; a whole edge has to touch."
    NO_CONTACT = "The cell {where} touches no tile of your estate."
    EDGES_DIFFER = "Tile {tile} does not fit {where}, however it is turned: its {side} edge would be {own} against {other}."
    TURN_IT = "Turned like this, the {side} edge of tile {tile} is {own} against {other}; turned {n:quarter|quarters} clockwise it fits."


@unique
class Log(Words):
    """What happened, in the present tense."""

    ROUND = "Round {round} of {rounds} begins; {who} {who:starts|start}."
    INCOME = "{who} {who:receives|receive} {n} gold: {castle} from the castle, {barrels} for barrels, {behind} for players ahead."
    DRAW = "{who} {who:draws|draw} tiles {tiles}."
    DRAW_ONE = "{who} {who:draws|draw} tile {tile}."
    AXE = "{who} {who:puts|put} the axe on tile {tile}."
    PRICE = "{who} {who:puts|put} {n} gold on tile {tile}."
    READY = "{who} {who:is|are} ready behind the screen."
    REVEAL = "{who} {who:asks|ask} {low} gold for tile {first} and {high} gold for tile {second}; the axe falls on tile {axed}."
    SHOW_PRICE = "Tile {tile} costs {n} gold."
    AXED = "Tile {tile} goes back to the bag."
    BUY = "{who} {who:buys|buy} tile {tile} from {seller} for {n} gold."
    PAID = "{who} {who:receives|receive} {n} gold."
    STAKE_BACK = "{who} {who:takes|take} back the {n} gold on the tile sold."
    PASS = "{who} {who:buys|buy} nothing."
    KEEP = "{who} {who:keeps|keep} tile {tile} and {who:pays|pay} {n} gold to the bank."
    BANK = "The bank receives {n} gold."
    LAY = "{who} {who:lays|lay} tile {tile} {where}."
    NO_FIT = "Tile {tile} fits nowhere in the estate of {who} and goes back to the bag."
    SHOW_GOLD = "{who} {who:shows|show} {n} gold."
    SCORE = "{who} {who:scores|score} {n:point|points} for {slot}, {name}."
    SCROLL = "{who} {who:scores|score} {n:point|points} for the scroll for {kind} on tile {tile}."
    SCROLL_DOUBLED = "{who} {who:scores|score} {n:point|points} for the scroll for {kind} on tile {tile}, doubled: its area is closed."
    GOLD = "{who} {who:scores|score} {n:point|points} for {gold} gold."
    WIN = "{who} {who:wins|win} with {n:point|points}."
    SHARED_WIN = "{winners} share the victory with {n:point|points} each."


@unique
class Line(Words):
    """Labels of score lines."""

    SLOT = "{slot}: {name}"
    SCROLL = "Scroll for {kind} on tile {tile}"
    SCROLL_DOUBLED = "Scroll for {kind} on tile {tile}, doubled"
    GOLD = "Gold: 1 point for every {each}"


@unique
class Turn(Words):
    """Moves as sentences, in the imperative."""

    AXE = "Put the axe on tile {tile}."
    PRICE = "Put {n} gold on tile {tile}."
    BUY = "Buy tile {tile} from {seller} for {n} gold."
    PASS = "Buy nothing."
    LAY = "Lay tile {tile} {where}, as it is."
    LAY_TURNED = "Lay tile {tile} {where}, turned {n:quarter|quarters} clockwise."


@unique
class Why(Words):
    """Why the computer prefers a move; the numbers are those of its estimates, in points until the end."""

    AXE = "As offers, the two tiles you keep are worth about {kept:point|points} together, tile {tile} about {worth}."
    AXE_INSTEAD = (
        "As offers, the two tiles you keep are worth about {kept:point|points} together;"
        " with the axe on tile {other} instead of tile {tile} they would be worth about {less}."
    )
    AXE_EVEN = (
        "As offers, the two tiles you keep are worth about {kept:point|points} together,"
        " and about as much with the axe on tile {other} instead of tile {tile}."
    )
    PRICE = (
        "Tile {tile} is worth about {worth:point|points} to you and up to {rival} to another player;"
        " at {n} gold it is sold in about {chance} of 100 cases."
    )
    PRICE_INSTEAD = (
        "Tile {tile} is worth about {worth:point|points} to you and up to {rival} to another player;"
        " at {n} gold it is sold in about {chance} of 100 cases, at {other} gold in about {chances}."
    )
    PRICE_EVEN = (
        "Tile {tile} is worth about {worth:point|points} to you and up to {rival} to another player;"
        " at {n} gold it is sold about as often as at {other} gold, in about {chance} of 100 cases."
    )
    BUY = "Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost}."
    BUY_INSTEAD = (
        "Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost};"
        " with what it means to the seller, that is at first sight about {more} better than tile {other}."
    )
    BUY_EVEN = (
        "Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost};"
        " with what it means to the seller, that is about as good as tile {other}."
    )
    BUY_WORSE = (
        "Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost};"
        " with what it means to the seller, that is about {less} worse than tile {other}."
    )
    PASS = (
        "Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost};"
        " with what it means to the seller, buying it comes to about {total}."
    )
    PASS_ONLY = "There is no offer that you can pay."
    LAY = "At first sight tile {tile} is worth about {worth:point|points} there: {items}."
    LAY_INSTEAD = (
        "At first sight tile {tile} is worth about {worth:point|points} there ({items}),"
        " {more} more than {instead}."
    )
    LAY_EVEN = (
        "At first sight tile {tile} is worth about {worth:point|points} there ({items}),"
        " about as much as {instead}."
    )
    LAY_LESS = (
        "At first sight tile {tile} is worth about {worth:point|points} there ({items}),"
        " {less} less than {instead}."
    )
    AHEAD = "{why} Looking ahead decides."
    ITEM_SLOT = "{n:+} for {name}"
    ITEM_SCROLLS = "{n:+} for scrolls"
    ITEM_INCOME = "{n:+} for income"
    ITEM_CLOSING = "{n:+} for open areas"
    ITEM_REST = "{n:+} for the rest"
    ITEM_NONE = "nothing now, but it does no harm"


@unique
class Instead(Words):
    """Another way to lay a tile, as a part of the sentences that compare: what differs, and no more."""

    TURNED = "turned otherwise"
    CELL = "in the cell {where}"
    TILE = "tile {other} in the same cell"
    BOTH = "tile {other} {where}"
