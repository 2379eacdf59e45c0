<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>imhotep</name>
    <message>
        <source>Market</source>
        <extracomment>Terms.MARKET
----------
Zone.MARKET</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <extracomment>Terms.PYRAMIDS
----------
Score.PYRAMIDS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Terms.TEMPLE
----------
Score.TEMPLE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burial Chamber</source>
        <extracomment>Terms.BURIAL
----------
Score.BURIAL_NONE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisks</source>
        <extracomment>Terms.OBELISKS
----------
Score.OBELISK_NONE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrance</source>
        <extracomment>Terms.ENTRANCE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <extracomment>Terms.SARCOPHAGUS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paved Path</source>
        <extracomment>Terms.PAVED_PATH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramid Decoration</source>
        <extracomment>Terms.PYRAMID_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple Decoration</source>
        <extracomment>Terms.TEMPLE_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burial Chamber Decoration</source>
        <extracomment>Terms.BURIAL_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisk Decoration</source>
        <extracomment>Terms.OBELISK_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statue</source>
        <extracomment>Terms.STATUE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever</source>
        <extracomment>Terms.LEVER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hammer</source>
        <extracomment>Terms.HAMMER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sail</source>
        <extracomment>Terms.SAIL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chisel</source>
        <extracomment>Terms.CHISEL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left pyramid</source>
        <extracomment>Terms.LEFT_PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle pyramid</source>
        <extracomment>Terms.MIDDLE_PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right pyramid</source>
        <extracomment>Terms.RIGHT_PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once: place one of your stones from the quarry at the Pyramids.</source>
        <extracomment>CardText.ENTRANCE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once: place one of your stones from the quarry in the Burial Chamber.</source>
        <extracomment>CardText.SARCOPHAGUS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once: place one of your stones from the quarry at the Obelisks.</source>
        <extracomment>CardText.PAVED_PATH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones at the Pyramids, of all colours.</source>
        <extracomment>CardText.PYRAMID_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones in the Temple, of all colours.</source>
        <extracomment>CardText.TEMPLE_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones in the Burial Chamber, of all colours.</source>
        <extracomment>CardText.BURIAL_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones at the Obelisks, of all colours.</source>
        <extracomment>CardText.OBELISK_DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1, 3, 6, 10 or 15 points for 1 to 5 statues, and 2 for each further one.</source>
        <extracomment>CardText.STATUE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action: sail a ship and choose the order in which its stones are unloaded.</source>
        <extracomment>CardText.LEVER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action: get 3 stones, then place 1 stone on a ship.</source>
        <extracomment>CardText.HAMMER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action: place 1 stone on a ship, then sail that ship.</source>
        <extracomment>CardText.SAIL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your action: place 2 stones on one ship or on two.</source>
        <extracomment>CardText.CHISEL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imhotep</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load stones on shared ships, and sail them where they help you more than the others.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows the next market cards and ships. On side B of the Market two cards lie face down; only the player who takes them sees both.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <extracomment>Facts.SIDE_A</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <extracomment>Facts.SIDE_B</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Facts.OFF</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Facts.ON</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A shows four cards. Side B shows three and a face-down pair to choose one card from.</source>
        <extracomment>Facts.MARKET_HELP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A is one large pyramid. Side B has three small ones to choose from, some spaces with a bonus.</source>
        <extracomment>Facts.PYRAMIDS_HELP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A gives 1 point for each visible stone every round. Side B has a reward of its own for each column.</source>
        <extracomment>Facts.TEMPLE_HELP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A scores connected groups. Side B compares the stones in each of the three rows.</source>
        <extracomment>Facts.BURIAL_HELP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A compares the heights at the end. Side B pays for towers of three stones, the first most.</source>
        <extracomment>Facts.OBELISKS_HELP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrath of the Pharaoh</source>
        <extracomment>Facts.WRATH
----------
Fact.WRATH</extracomment>
        <translation>ファラオの怒り</translation>
    </message>
    <message>
        <source>Whoever lacks an own stone at one of the four building sites at the end loses 5 points.</source>
        <extracomment>Facts.WRATH_HELP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sides A</source>
        <extracomment>Facts.ALL_A</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sides B</source>
        <extracomment>Facts.ALL_B</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed sides</source>
        <extracomment>Facts.MIXED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Refusal.GAME_OVER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imhotep has no decision number {number}.</source>
        <extracomment>Refusal.NO_SUCH_DECISION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece number {number} on the table.</source>
        <extracomment>Refusal.NO_SUCH_PIECE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed; make it as the move “{move}”.</source>
        <extracomment>Refusal.SAY_WHICH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot skip your turn while you can act.</source>
        <extracomment>Refusal.ACTING_IS_COMPULSORY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is being carried out: place a stone on a ship.</source>
        <extracomment>Refusal.LOAD_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is being carried out: sail a ship.</source>
        <extracomment>Refusal.SAIL_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lever is being carried out: choose the stone of ship {ship} that is unloaded next.</source>
        <extracomment>Refusal.ORDER_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your stone is being unloaded at the Market: take a card.</source>
        <extracomment>Refusal.TAKE_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the face-down pair: keep one of its two cards.</source>
        <extracomment>Refusal.KEEP_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the pyramid for your stone.</source>
        <extracomment>Refusal.PYRAMID_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the bonus of the right pyramid: place a stone on a ship, or skip it.</source>
        <extracomment>Refusal.BONUS_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the reward of temple column {column}: 1 point or {n:stone|stones}.</source>
        <extracomment>Refusal.REWARD_FIRST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the quarry of {who}; get stones from your own.</source>
        <extracomment>Refusal.NOT_YOUR_QUARRY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones from the quarry go on your own sled.</source>
        <extracomment>Refusal.QUARRY_TO_SLED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sled is full: it holds {n:stone|stones}.</source>
        <extracomment>Refusal.SLED_FULL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your quarry is empty.</source>
        <extracomment>Refusal.QUARRY_EMPTY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That stone belongs to {who}; place one of your own.</source>
        <extracomment>Refusal.NOT_YOUR_STONE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones go on a free berth of a ship in the harbour; ships bring them to the sites.</source>
        <extracomment>Refusal.STONES_GO_ON_SHIPS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no stone on your sled; get stones first.</source>
        <extracomment>Refusal.SLED_EMPTY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship {ship} has already sailed to the {site}.</source>
        <extracomment>Refusal.SHIP_HAS_SAILED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship {ship} has only {n:berth|berths}.</source>
        <extracomment>Refusal.NO_SUCH_BERTH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berth {berth} of ship {ship} is taken by a stone of {who}.</source>
        <extracomment>Refusal.BERTH_TAKEN</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sail must carry the ship away: ship {ship} needs {needs:stone|stones} to sail and would have {has}.</source>
        <extracomment>Refusal.SAIL_CARD_TOO_LIGHT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a ship can sail.</source>
        <extracomment>Refusal.NOT_A_SHIP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships sail to the dock of a site.</source>
        <extracomment>Refusal.SHIPS_GO_TO_SITES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship {ship} needs {needs:stone|stones} to sail; it has {has}.</source>
        <extracomment>Refusal.SHIP_TOO_LIGHT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship {ship} is at the dock of the {site}; only one ship a round may go there.</source>
        <extracomment>Refusal.DOCK_TAKEN</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sail moves ship {ship}, where you placed the stone.</source>
        <extracomment>Refusal.OTHER_SHIP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a blue card can be played.</source>
        <extracomment>Refusal.NOT_A_CARD</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not a blue card; it counts at the end of the game.</source>
        <extracomment>Refusal.NOT_BLUE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have the card {card}.</source>
        <extracomment>Refusal.CARD_NOT_OWNED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue cards are played on the place for cards in play.</source>
        <extracomment>Refusal.CARDS_GO_TO_THE_TABLE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lever sails a ship, but no ship in the harbour has enough stones.</source>
        <extracomment>Refusal.LEVER_NEEDS_SHIP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hammer gets stones first, but your sled is full.</source>
        <extracomment>Refusal.HAMMER_SLED_FULL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hammer gets stones first, but your quarry is empty.</source>
        <extracomment>Refusal.HAMMER_QUARRY_EMPTY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hammer places a stone, but no ship in the harbour has a free berth.</source>
        <extracomment>Refusal.HAMMER_NEEDS_BERTH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sail places a stone first, but your sled is empty.</source>
        <extracomment>Refusal.SAIL_NEEDS_STONE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sail needs a ship with a free berth that could sail with one stone more; there is none.</source>
        <extracomment>Refusal.SAIL_NEEDS_SHIP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chisel places 2 stones; you have {n:stone|stones} on your sled.</source>
        <extracomment>Refusal.CHISEL_NEEDS_STONES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chisel places 2 stones; the harbour has {n:free berth|free berths}.</source>
        <extracomment>Refusal.CHISEL_NEEDS_BERTHS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones are put in order only when a ship sails by the Lever.</source>
        <extracomment>Refusal.NOTHING_TO_ORDER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stone of {who} on ship {ship} is left to be put in order.</source>
        <extracomment>Refusal.NOT_LEFT_TO_ORDER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the stone that is unloaded as number {number}.</source>
        <extracomment>Refusal.ORDER_ONE_BY_ONE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cards are taken when your stone is unloaded at the Market.</source>
        <extracomment>Refusal.NO_STONE_AT_MARKET</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in space {slot} of the Market.</source>
        <extracomment>Refusal.SLOT_EMPTY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no face-down cards at the Market.</source>
        <extracomment>Refusal.NO_PAIR</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card you take before you.</source>
        <extracomment>Refusal.CARDS_GO_TO_YOU</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is kept only after taking the face-down pair.</source>
        <extracomment>Refusal.NO_PAIR_TAKEN</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not one of the two cards you took.</source>
        <extracomment>Refusal.NOT_IN_PAIR</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pyramid is chosen only for a stone that arrives at side B of the Pyramids.</source>
        <extracomment>Refusal.NO_PYRAMID_CHOICE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the left, the middle or the right pyramid.</source>
        <extracomment>Refusal.NOT_A_PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {pyramid} is complete.</source>
        <extracomment>Refusal.PYRAMID_COMPLETE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reward of a temple column is chosen at the end of a round.</source>
        <extracomment>Refusal.NO_REWARD_CHOICE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reward is 1 point, or stones from your quarry on your sled.</source>
        <extracomment>Refusal.NOT_A_REWARD</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} begins with ships of {ships} berths.</source>
        <extracomment>Log.ROUND</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship {ship} comes to the harbour.</source>
        <extracomment>Log.SHIP_COMES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship {ship} leaves.</source>
        <extracomment>Log.SHIP_GOES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} comes to the Market.</source>
        <extracomment>Log.MARKET_CARD</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Market offers: {cards}.</source>
        <extracomment>Log.MARKET</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is laid face down at the Market.</source>
        <extracomment>Log.MARKET_PAIR</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck of market cards.</source>
        <extracomment>Log.RESHUFFLED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:stone|stones}.</source>
        <extracomment>Log.GOT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:places|place} a stone on ship {ship}, berth {berth}.</source>
        <extracomment>Log.LOADED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:sails|sail} ship {ship} to the {site}.</source>
        <extracomment>Log.SAILED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:plays|play} the {card}.</source>
        <extracomment>Log.PLAYED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} goes to the discard pile.</source>
        <extracomment>Log.DISCARDED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:orders|order} a stone of {owner} to be unloaded as number {number}.</source>
        <extracomment>Log.ORDERED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} cannot act and {who:passes|pass}.</source>
        <extracomment>Log.PASSED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can act: the ships leave, and their stones go back to the quarries.</source>
        <extracomment>Log.ALL_PASSED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:returns|return} a stone to the quarry.</source>
        <extracomment>Log.STONE_BACK</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the {card}.</source>
        <extracomment>Log.TOOK</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the face-down pair.</source>
        <extracomment>Log.TOOK_PAIR</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the face-down card, the {card}.</source>
        <extracomment>Log.TOOK_LAST</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:looks|look} at the cards {first} and {second}.</source>
        <extracomment>Log.SAW_PAIR</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:keeps|keep} the {card}.</source>
        <extracomment>Log.KEPT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:discards|discard} the {card}.</source>
        <extracomment>Log.PAIR_DISCARDED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} the {card}.</source>
        <extracomment>Log.DREW</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no market card left for {who}.</source>
        <extracomment>Log.NO_CARD_LEFT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:has|have} no stone in the quarry for the {card}.</source>
        <extracomment>Log.NO_STONE_LEFT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:builds|build} space {space} of the pyramid for {n:point|points}.</source>
        <extracomment>Log.PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:builds|build} space {space} of the {pyramid} for {n:point|points}.</source>
        <extracomment>Log.SMALL_PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} a stone beside the Pyramids for {n:point|points}.</source>
        <extracomment>Log.BESIDE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:places|place} no stone on a ship.</source>
        <extracomment>Log.SKIPPED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:builds|build} in column {column} of the Temple.</source>
        <extracomment>Log.TEMPLE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} a stone in row {row}, column {column} of the Burial Chamber.</source>
        <extracomment>Log.BURIAL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:has|have} an obelisk of {n:stone|stones} now.</source>
        <extracomment>Log.OBELISK</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:has|have} {n:stone|stones} waiting at the Obelisks.</source>
        <extracomment>Log.WAITING</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:completes|complete} a tower at the Obelisks for {n:point|points}.</source>
        <extracomment>Log.TOWER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone of {who} joins the tower.</source>
        <extracomment>Log.TOWER_STONE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points} for temple column {column}.</source>
        <extracomment>Log.TEMPLE_POINTS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ships leave, and the market cards that are left are discarded.</source>
        <extracomment>Log.SHIPS_LEAVE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points} at the end: {line}.</source>
        <extracomment>Log.FINAL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {who:loses|lose} 5 points to the wrath of the Pharaoh.</source>
        <extracomment>Log.WRATH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisk towers</source>
        <extracomment>Score.TOWERS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burial Chamber, groups of {sizes}</source>
        <extracomment>Score.BURIAL_GROUPS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burial Chamber, rows with {sizes} stones</source>
        <extracomment>Score.BURIAL_ROWS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisks, height {n}</source>
        <extracomment>Score.OBELISK_RANK</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisks, waiting stones</source>
        <extracomment>Score.WAITING</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {n:stone|stones}</source>
        <extracomment>Score.DECORATION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:statue|statues}</source>
        <extracomment>Score.STATUES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:unused blue card|unused blue cards}</source>
        <extracomment>Score.BLUE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrath of the Pharaoh, no stone at: {sites}</source>
        <extracomment>Score.WRATH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get {n:stone|stones}.</source>
        <extracomment>Say.GET</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a stone on ship {ship}, berth {berth}.</source>
        <extracomment>Say.LOAD</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sail ship {ship} to the {site}.</source>
        <extracomment>Say.SAIL</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <extracomment>Say.PLAY</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload a stone of {who} as number {number}.</source>
        <extracomment>Say.ORDER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {card} from space {slot}.</source>
        <extracomment>Say.TAKE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the face-down pair.</source>
        <extracomment>Say.TAKE_PAIR</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the {card}.</source>
        <extracomment>Say.KEEP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build at the {pyramid}.</source>
        <extracomment>Say.PYRAMID</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 point.</source>
        <extracomment>Say.REWARD_POINT</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {n:stone|stones}.</source>
        <extracomment>Say.REWARD_STONES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place no stone.</source>
        <extracomment>Say.SKIP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points on the track</source>
        <extracomment>Why.TRACK</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>market cards</source>
        <extracomment>Why.CARDS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones on ships</source>
        <extracomment>Why.SHIPS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones on the sled</source>
        <extracomment>Why.SLED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next turn</source>
        <extracomment>Why.TURN</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {feature} {points}</source>
        <extracomment>Why.REASON</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changes the lead by about {points} points ({reasons}).</source>
        <extracomment>Why.CHANGES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is about {points} points better than “{other}” ({reasons}).</source>
        <extracomment>Why.BETTER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first sight it is as good as “{other}”; looking ahead decides.</source>
        <extracomment>Why.AS_GOOD</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first sight “{other}” is about {points} points better ({reasons}); looking ahead decides.</source>
        <extracomment>Why.FURTHER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card per stone</source>
        <extracomment>Print.MARKET_RULE</extracomment>
        <translation>石1個につきカード1枚</translation>
    </message>
    <message>
        <source>points at once</source>
        <extracomment>Print.PYRAMIDS_RULE</extracomment>
        <translation>すぐに得点</translation>
    </message>
    <message>
        <source>points each round</source>
        <extracomment>Print.TEMPLE_RULE</extracomment>
        <translation>毎ラウンド得点</translation>
    </message>
    <message>
        <source>groups at the end</source>
        <extracomment>Print.BURIAL_RULE_A</extracomment>
        <translation>最後に集団で得点</translation>
    </message>
    <message>
        <source>most in each row</source>
        <extracomment>Print.BURIAL_RULE_B</extracomment>
        <translation>列ごとの多さで得点</translation>
    </message>
    <message>
        <source>ranking at the end</source>
        <extracomment>Print.OBELISKS_RULE_A</extracomment>
        <translation>最後に順位で得点</translation>
    </message>
    <message>
        <source>three make a tower</source>
        <extracomment>Print.OBELISKS_RULE_B</extracomment>
        <translation>3個で塔が完成</translation>
    </message>
    <message>
        <source>1 · 3 · 6 · 10 · 15 · +2</source>
        <extracomment>Print.BURIAL_FOOT_A</extracomment>
        <translation>1 · 3 · 6 · 10 · 15 · +2</translation>
    </message>
    <message>
        <source>seen from above: 1 point</source>
        <extracomment>Print.TEMPLE_FOOT_A</extracomment>
        <translation>上から見えれば1点</translation>
    </message>
    <message>
        <source>reward of each column</source>
        <extracomment>Print.TEMPLE_FOOT_B</extracomment>
        <translation>列ごとのほうび</translation>
    </message>
    <message>
        <source>{values}, ties shared</source>
        <extracomment>Print.OBELISKS_FOOT_A</extracomment>
        <translation>{values}、同数は分ける</translation>
    </message>
    <message>
        <source>waiting stones: 1 point</source>
        <extracomment>Print.OBELISKS_FOOT_B</extracomment>
        <translation>待っている石は1点</translation>
    </message>
    <message>
        <source>HARBOUR</source>
        <extracomment>Print.HARBOUR</extracomment>
        <translation>港</translation>
    </message>
    <message>
        <source>dock free</source>
        <extracomment>Print.DOCK_FREE</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>dock closed</source>
        <extracomment>Print.DOCK_CLOSED</extracomment>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>next stone: {n:point|points}</source>
        <extracomment>Print.NEXT_STONE</extracomment>
        <translation>次の石：{n}点</translation>
    </message>
    <message>
        <source>level {level} of 3</source>
        <extracomment>Print.LEVEL</extracomment>
        <translation>{level}段目／3段</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>Print.COMPLETE</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>{has} of {berths} · sails from {needs}</source>
        <extracomment>Print.SHIP_WAITS</extracomment>
        <translation>{berths}席中{has} · {needs}個で出航</translation>
    </message>
    <message>
        <source>{has} of {berths} · ready to sail</source>
        <extracomment>Print.SHIP_READY</extracomment>
        <translation>{berths}席中{has} · 出航できます</translation>
    </message>
    <message>
        <source>Round {round} / {rounds}</source>
        <extracomment>Print.ROUND_CARD</extracomment>
        <translation>ラウンド {round}/{rounds}</translation>
    </message>
    <message>
        <source>{round} / {rounds}</source>
        <extracomment>Print.ROUND_SHORT</extracomment>
        <translation>{round}/{rounds}</translation>
    </message>
    <message>
        <source>next: {n:point|points}</source>
        <extracomment>Print.NEXT_SHORT</extracomment>
        <translation>次：{n}点</translation>
    </message>
    <message>
        <source>Unloading order</source>
        <extracomment>Print.ORDER</extracomment>
        <translation>荷下ろしの順番</translation>
    </message>
    <message>
        <source>{n:+}</source>
        <extracomment>Print.GAIN</extracomment>
        <translation>{n:+}</translation>
    </message>
    <message>
        <source>{n} → {points}</source>
        <extracomment>Print.WORTH</extracomment>
        <translation>{n} → {points}</translation>
    </message>
    <message>
        <source>Your sled</source>
        <extracomment>Print.YOUR_SLED</extracomment>
        <translation>自分のそり</translation>
    </message>
    <message>
        <source>{n} of {most}</source>
        <extracomment>Print.SLED_COUNT</extracomment>
        <translation>{most}個中{n}</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>Print.QUARRY</extracomment>
        <translation>採石場</translation>
    </message>
    <message>
        <source>stones left</source>
        <extracomment>Print.STONES_LEFT</extracomment>
        <translation>個の石</translation>
    </message>
    <message>
        <source>stone left</source>
        <extracomment>Print.ONE_STONE_LEFT</extracomment>
        <translation>個の石</translation>
    </message>
    <message>
        <source>Your cards</source>
        <extracomment>Print.YOUR_CARDS
----------
Zone.CARDS</extracomment>
        <translation>自分のカード</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>Print.NO_CARDS</extracomment>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Ship {ship}, {berths:berth|berths}, empty, sails from {needs:stone|stones}</source>
        <extracomment>Name.SHIP_EMPTY</extracomment>
        <translation>船{ship}、{berths}席、空、石{needs}個で出航</translation>
    </message>
    <message>
        <source>Ship {ship}, {berths:berth|berths}, {has:stone|stones}, sails from {needs:stone|stones}</source>
        <extracomment>Name.SHIP</extracomment>
        <translation>船{ship}、{berths}席、石{has}個、{needs}個で出航</translation>
    </message>
    <message>
        <source>Ship {ship}, {berths:berth|berths}, {has:stone|stones}, ready to sail</source>
        <extracomment>Name.SHIP_READY</extracomment>
        <translation>船{ship}、{berths}席、石{has}個、出航できます</translation>
    </message>
    <message>
        <source>Ship {ship} at the dock of the {site}</source>
        <extracomment>Name.SHIP_DOCKED</extracomment>
        <translation>船{ship}、{site}の船着き場</translation>
    </message>
    <message>
        <source>Ship {ship}, berth {berth}, empty</source>
        <extracomment>Name.BERTH_EMPTY</extracomment>
        <translation>船{ship}、{berth}番の席、空き</translation>
    </message>
    <message>
        <source>Ship {ship}, berth {berth}, stone of {who}</source>
        <extracomment>Name.BERTH_STONE</extracomment>
        <translation>船{ship}、{berth}番の席、{who}の石</translation>
    </message>
    <message>
        <source>Stone of {who}</source>
        <extracomment>Name.STONE</extracomment>
        <translation>{who}の石</translation>
    </message>
    <message>
        <source>Your sled, {n:stone|stones}</source>
        <extracomment>Name.SLED</extracomment>
        <translation>自分のそり、石{n}個</translation>
    </message>
    <message>
        <source>Your stone on the sled, {n} there</source>
        <extracomment>Name.SLED_STONE</extracomment>
        <translation>そりの上の自分の石、{n}個</translation>
    </message>
    <message>
        <source>Your quarry, {n:stone|stones}</source>
        <extracomment>Name.QUARRY</extracomment>
        <translation>自分の採石場、石{n}個</translation>
    </message>
    <message>
        <source>{card}. {text}</source>
        <extracomment>Name.CARD</extracomment>
        <translation>{card}。{text}</translation>
    </message>
    <message>
        <source>Market, space {slot}: {card}. {text}</source>
        <extracomment>Name.MARKET_CARD</extracomment>
        <translation>市場、{slot}番：{card}。{text}</translation>
    </message>
    <message>
        <source>Market, space {slot}, empty</source>
        <extracomment>Name.MARKET_EMPTY</extracomment>
        <translation>市場、{slot}番、空き</translation>
    </message>
    <message>
        <source>Market: two cards, face down</source>
        <extracomment>Name.PAIR</extracomment>
        <translation>市場：裏向きのカード2枚</translation>
    </message>
    <message>
        <source>Market: one card, face down</source>
        <extracomment>Name.LAST_CARD</extracomment>
        <translation>市場：裏向きのカード1枚</translation>
    </message>
    <message>
        <source>Your cards, {n}</source>
        <extracomment>Name.CARDS</extracomment>
        <translation>自分のカード、{n}枚</translation>
    </message>
    <message>
        <source>The water between docks and harbour, for cards in play</source>
        <extracomment>Name.IN_PLAY</extracomment>
        <translation>船着き場と港の間の水面、使うカードの置き場</translation>
    </message>
    <message>
        <source>put the card on the water to play it, or let go to take it back</source>
        <extracomment>Ask.HOLD_CARD</extracomment>
        <translation>水の上に置くとカードを使えます。放すと元に戻ります</translation>
    </message>
    <message>
        <source>Market deck, {n:card|cards}</source>
        <extracomment>Name.DECK</extracomment>
        <translation>市場の山札、{n}枚</translation>
    </message>
    <message>
        <source>Discard pile, {n:card|cards}</source>
        <extracomment>Name.DISCARD</extracomment>
        <translation>捨て札、{n}枚</translation>
    </message>
    <message>
        <source>{site}, dock free</source>
        <extracomment>Name.SITE_FREE</extracomment>
        <translation>{site}、船着き場は空き</translation>
    </message>
    <message>
        <source>{site}, dock closed</source>
        <extracomment>Name.SITE_CLOSED</extracomment>
        <translation>{site}、船着き場は使用済み</translation>
    </message>
    <message>
        <source>{site}, space {space}, stone of {who}</source>
        <extracomment>Name.SPACE_STONE</extracomment>
        <translation>{site}、{space}番、{who}の石</translation>
    </message>
    <message>
        <source>{site}, next space {space}</source>
        <extracomment>Name.SPACE_NEXT</extracomment>
        <translation>{site}、次の場所{space}番</translation>
    </message>
    <message>
        <source>The {pyramid}, {n:stone|stones}</source>
        <extracomment>Name.PYRAMID</extracomment>
        <translation>{pyramid}、石{n}個</translation>
    </message>
    <message>
        <source>Temple, column {column}, layer {layer}, stone of {who}</source>
        <extracomment>Name.COLUMN_STONE</extracomment>
        <translation>神殿、{column}列目、{layer}段目、{who}の石</translation>
    </message>
    <message>
        <source>Burial Chamber, row {row}, column {column}, stone of {who}</source>
        <extracomment>Name.CELL_STONE</extracomment>
        <translation>埋葬室、{row}行{column}列、{who}の石</translation>
    </message>
    <message>
        <source>Obelisk of {who}, {n:stone|stones}</source>
        <extracomment>Name.OBELISK</extracomment>
        <translation>{who}のオベリスク、石{n}個</translation>
    </message>
    <message>
        <source>Waiting stones of {who}, {n}</source>
        <extracomment>Name.WAITING</extracomment>
        <translation>{who}の待っている石、{n}個</translation>
    </message>
    <message>
        <source>Tower {tower} of {who}</source>
        <extracomment>Name.TOWER</extracomment>
        <translation>{who}の塔{tower}</translation>
    </message>
    <message>
        <source>1 point for temple column {column}</source>
        <extracomment>Name.REWARD</extracomment>
        <translation>神殿の{column}列目の1点</translation>
    </message>
    <message>
        <source>Unloading order, number {number}</source>
        <extracomment>Name.ORDER_SLOT</extracomment>
        <translation>荷下ろしの順番、{number}番</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>Name.ROUND
----------
Fact.ROUND</extracomment>
        <translation>ラウンド {round}/{rounds}</translation>
    </message>
    <message>
        <source>Harbour</source>
        <extracomment>Zone.HARBOUR</extracomment>
        <translation>港</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>Zone.SITES</extracomment>
        <translation>現場</translation>
    </message>
    <message>
        <source>Your stones</source>
        <extracomment>Zone.STOCK</extracomment>
        <translation>自分の石</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <extracomment>Ask.YOUR_TURN</extracomment>
        <translation>あなたの手番：</translation>
    </message>
    <message>
        <source>{who}:</source>
        <extracomment>Ask.TURN_OF</extracomment>
        <translation>{who}：</translation>
    </message>
    <message>
        <source>is choosing a move</source>
        <extracomment>Ask.THINKS</extracomment>
        <translation>手を選んでいます</translation>
    </message>
    <message>
        <source>The game is over:</source>
        <extracomment>Ask.OVER</extracomment>
        <translation>ゲーム終了：</translation>
    </message>
    <message>
        <source>the pharaoh counts the stones</source>
        <extracomment>Ask.OVER_REST</extracomment>
        <translation>ファラオが石を数えています</translation>
    </message>
    <message>
        <source>get stones, place a stone, sail a ship or play a blue card</source>
        <extracomment>Ask.ACT</extracomment>
        <translation>石を取る、積む、船を出す、青いカードのどれかを選ぶ</translation>
    </message>
    <message>
        <source>place the stone on a free berth, or let go to take it back</source>
        <extracomment>Ask.HOLD_STONE</extracomment>
        <translation>空いた席に石を置いてください。放すと元に戻ります</translation>
    </message>
    <message>
        <source>sail the ship to a free dock, or let go to take it back</source>
        <extracomment>Ask.HOLD_SHIP</extracomment>
        <translation>空いた船着き場へ船を出してください。放すと元に戻ります</translation>
    </message>
    <message>
        <source>put the stones on your sled, or let go to take them back</source>
        <extracomment>Ask.HOLD_QUARRY</extracomment>
        <translation>石をそりに載せてください。放すと元に戻ります</translation>
    </message>
    <message>
        <source>put the card before you, or let go to choose again</source>
        <extracomment>Ask.HOLD_MARKET</extracomment>
        <translation>カードを手元に置いてください。放すと選び直せます</translation>
    </message>
    <message>
        <source>{card}:</source>
        <extracomment>Ask.CARD_HEAD</extracomment>
        <translation>{card}：</translation>
    </message>
    <message>
        <source>place a stone on a ship, {n} more to go</source>
        <extracomment>Ask.LOAD</extracomment>
        <translation>船に石を積んでください。残り{n}個です</translation>
    </message>
    <message>
        <source>place a stone on a ship</source>
        <extracomment>Ask.LOAD_LAST</extracomment>
        <translation>船に石を1個積んでください</translation>
    </message>
    <message>
        <source>sail a ship to a free dock</source>
        <extracomment>Ask.SAIL</extracomment>
        <translation>空いた船着き場へ船を1隻出してください</translation>
    </message>
    <message>
        <source>sail ship {ship} to a free dock</source>
        <extracomment>Ask.SAIL_SHIP</extracomment>
        <translation>船{ship}を空いた船着き場へ出してください</translation>
    </message>
    <message>
        <source>put the stone that is unloaded as number {number} on the tray</source>
        <extracomment>Ask.ORDER</extracomment>
        <translation>{number}番目に下ろす石を台に置いてください</translation>
    </message>
    <message>
        <source>Market:</source>
        <extracomment>Ask.TAKE_HEAD</extracomment>
        <translation>市場：</translation>
    </message>
    <message>
        <source>take a card for your stone</source>
        <extracomment>Ask.TAKE</extracomment>
        <translation>石の代わりにカードを1枚取ってください</translation>
    </message>
    <message>
        <source>keep one of the two cards</source>
        <extracomment>Ask.KEEP</extracomment>
        <translation>2枚のうち1枚を残してください</translation>
    </message>
    <message>
        <source>Pyramids:</source>
        <extracomment>Ask.PYRAMID_HEAD</extracomment>
        <translation>ピラミッド：</translation>
    </message>
    <message>
        <source>choose the pyramid for your stone</source>
        <extracomment>Ask.PYRAMID</extracomment>
        <translation>石を置くピラミッドを選んでください</translation>
    </message>
    <message>
        <source>you may place a stone on a ship</source>
        <extracomment>Ask.BONUS</extracomment>
        <translation>船に石を1個積んでもかまいません</translation>
    </message>
    <message>
        <source>Temple, column {column}:</source>
        <extracomment>Ask.REWARD_HEAD</extracomment>
        <translation>神殿、{column}列目：</translation>
    </message>
    <message>
        <source>take 1 point, or stones from your quarry</source>
        <extracomment>Ask.REWARD</extracomment>
        <translation>1点か、採石場の石を選んでください</translation>
    </message>
    <message>
        <source>Get {n:stone|stones}</source>
        <extracomment>Button.GET</extracomment>
        <translation>石を{n}個取る</translation>
    </message>
    <message>
        <source>Get stones</source>
        <extracomment>Button.GET_NONE</extracomment>
        <translation>石を取る</translation>
    </message>
    <message>
        <source>Place none</source>
        <extracomment>Button.SKIP</extracomment>
        <translation>積まない</translation>
    </message>
    <message>
        <source>1 point</source>
        <extracomment>Button.POINT</extracomment>
        <translation>1点</translation>
    </message>
    <message>
        <source>{n:stone|stones}</source>
        <extracomment>Button.STONES</extracomment>
        <translation>石{n}個</translation>
    </message>
    <message>
        <source>{n:ship|ships} left</source>
        <extracomment>Fact.SHIPS_LEFT</extracomment>
        <translation>残り{n}隻</translation>
    </message>
    <message>
        <source>A sides</source>
        <extracomment>Fact.ALL_A</extracomment>
        <translation>A面</translation>
    </message>
    <message>
        <source>B sides</source>
        <extracomment>Fact.ALL_B</extracomment>
        <translation>B面</translation>
    </message>
    <message>
        <source>mixed sides</source>
        <extracomment>Fact.MIXED</extracomment>
        <translation>A面とB面</translation>
    </message>
    <message>
        <source>sled {n}</source>
        <extracomment>Fact.SLED</extracomment>
        <translation>そり{n}</translation>
    </message>
    <message>
        <source>quarry {n}</source>
        <extracomment>Fact.QUARRY</extracomment>
        <translation>採石{n}</translation>
    </message>
    <message>
        <source>{n:card|cards}</source>
        <extracomment>Fact.CARDS</extracomment>
        <translation>札{n}枚</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Fact.CARDS_GROUP</extracomment>
        <translation>カード</translation>
    </message>
</context>
</TS>
