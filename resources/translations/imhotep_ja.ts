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
        <translation>ピラミッド</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Terms.TEMPLE
----------
Score.TEMPLE</extracomment>
        <translation>神殿</translation>
    </message>
    <message>
        <source>Burial Chamber</source>
        <extracomment>Terms.BURIAL
----------
Score.BURIAL_NONE</extracomment>
        <translation>埋葬室</translation>
    </message>
    <message>
        <source>Obelisks</source>
        <extracomment>Terms.OBELISKS
----------
Score.OBELISK_NONE</extracomment>
        <translation>オベリスク</translation>
    </message>
    <message>
        <source>Entrance</source>
        <extracomment>Terms.ENTRANCE</extracomment>
        <translation>入口</translation>
    </message>
    <message>
        <source>Sarcophagus</source>
        <extracomment>Terms.SARCOPHAGUS</extracomment>
        <translation>石棺</translation>
    </message>
    <message>
        <source>Paved Path</source>
        <extracomment>Terms.PAVED_PATH</extracomment>
        <translation>舗装路</translation>
    </message>
    <message>
        <source>Pyramid Decoration</source>
        <extracomment>Terms.PYRAMID_DECORATION</extracomment>
        <translation>ピラミッドの装飾</translation>
    </message>
    <message>
        <source>Temple Decoration</source>
        <extracomment>Terms.TEMPLE_DECORATION</extracomment>
        <translation>神殿の装飾</translation>
    </message>
    <message>
        <source>Burial Chamber Decoration</source>
        <extracomment>Terms.BURIAL_DECORATION</extracomment>
        <translation>埋葬室の装飾</translation>
    </message>
    <message>
        <source>Obelisk Decoration</source>
        <extracomment>Terms.OBELISK_DECORATION</extracomment>
        <translation>オベリスクの装飾</translation>
    </message>
    <message>
        <source>Statue</source>
        <extracomment>Terms.STATUE</extracomment>
        <translation>像</translation>
    </message>
    <message>
        <source>Lever</source>
        <extracomment>Terms.LEVER</extracomment>
        <translation>てこ</translation>
    </message>
    <message>
        <source>Hammer</source>
        <extracomment>Terms.HAMMER</extracomment>
        <translation>ハンマー</translation>
    </message>
    <message>
        <source>Sail</source>
        <extracomment>Terms.SAIL</extracomment>
        <translation>帆</translation>
    </message>
    <message>
        <source>Chisel</source>
        <extracomment>Terms.CHISEL</extracomment>
        <translation>のみ</translation>
    </message>
    <message>
        <source>left pyramid</source>
        <extracomment>Terms.LEFT_PYRAMID</extracomment>
        <translation>左のピラミッド</translation>
    </message>
    <message>
        <source>middle pyramid</source>
        <extracomment>Terms.MIDDLE_PYRAMID</extracomment>
        <translation>中央のピラミッド</translation>
    </message>
    <message>
        <source>right pyramid</source>
        <extracomment>Terms.RIGHT_PYRAMID</extracomment>
        <translation>右のピラミッド</translation>
    </message>
    <message>
        <source>At once: place one of your stones from the quarry at the Pyramids.</source>
        <extracomment>CardText.ENTRANCE</extracomment>
        <translation>即時：採石場から自分の石1個をピラミッドに置きます。</translation>
    </message>
    <message>
        <source>At once: place one of your stones from the quarry in the Burial Chamber.</source>
        <extracomment>CardText.SARCOPHAGUS</extracomment>
        <translation>即時：採石場から自分の石1個を埋葬室に置きます。</translation>
    </message>
    <message>
        <source>At once: place one of your stones from the quarry at the Obelisks.</source>
        <extracomment>CardText.PAVED_PATH</extracomment>
        <translation>即時：採石場から自分の石1個をオベリスクに置きます。</translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones at the Pyramids, of all colours.</source>
        <extracomment>CardText.PYRAMID_DECORATION</extracomment>
        <translation>終了時：ピラミッドにある石（全員の色）3個につき1点。</translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones in the Temple, of all colours.</source>
        <extracomment>CardText.TEMPLE_DECORATION</extracomment>
        <translation>終了時：神殿にある石（全員の色）3個につき1点。</translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones in the Burial Chamber, of all colours.</source>
        <extracomment>CardText.BURIAL_DECORATION</extracomment>
        <translation>終了時：埋葬室にある石（全員の色）3個につき1点。</translation>
    </message>
    <message>
        <source>At the end: 1 point for every 3 stones at the Obelisks, of all colours.</source>
        <extracomment>CardText.OBELISK_DECORATION</extracomment>
        <translation>終了時：オベリスクにある石（全員の色）3個につき1点。</translation>
    </message>
    <message>
        <source>At the end: 1, 3, 6, 10 or 15 points for 1 to 5 statues, and 2 for each further one.</source>
        <extracomment>CardText.STATUE</extracomment>
        <translation>終了時：像1〜5枚で1・3・6・10・15点。以後1枚増えるごとに2点。</translation>
    </message>
    <message>
        <source>As your action: sail a ship and choose the order in which its stones are unloaded.</source>
        <extracomment>CardText.LEVER</extracomment>
        <translation>手番の行動：船1隻を出航させ、石を荷下ろしする順番を選びます。</translation>
    </message>
    <message>
        <source>As your action: get 3 stones, then place 1 stone on a ship.</source>
        <extracomment>CardText.HAMMER</extracomment>
        <translation>手番の行動：石を3個補充し、続けて船に石を1個積みます。</translation>
    </message>
    <message>
        <source>As your action: place 1 stone on a ship, then sail that ship.</source>
        <extracomment>CardText.SAIL</extracomment>
        <translation>手番の行動：船に石を1個積み、その船を出航させます。</translation>
    </message>
    <message>
        <source>As your action: place 2 stones on one ship or on two.</source>
        <extracomment>CardText.CHISEL</extracomment>
        <translation>手番の行動：石を2個、1隻または2隻の船に積みます。</translation>
    </message>
    <message>
        <source>Imhotep</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation>イムホテップ</translation>
    </message>
    <message>
        <source>Load stones on shared ships, and sail them where they help you more than the others.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation>共有の船に石を積み、ほかの人より自分が得をする場所へ出航させます。</translation>
    </message>
    <message>
        <source>Nobody knows the next market cards and ships. On side B of the Market two cards lie face down; only the player who takes them sees both.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation>次の市場カードと船は誰にもわかりません。市場のB面では2枚が裏向きに置かれ、取った人だけが両方を見ます。</translation>
    </message>
    <message>
        <source>Side A</source>
        <extracomment>Facts.SIDE_A</extracomment>
        <translation>A面</translation>
    </message>
    <message>
        <source>Side B</source>
        <extracomment>Facts.SIDE_B</extracomment>
        <translation>B面</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Facts.OFF</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Facts.ON</extracomment>
        <translation>あり</translation>
    </message>
    <message>
        <source>Side A shows four cards. Side B shows three and a face-down pair to choose one card from.</source>
        <extracomment>Facts.MARKET_HELP</extracomment>
        <translation>A面はカード4枚。B面は3枚と、1枚を選んで取る裏向きの2枚組です。</translation>
    </message>
    <message>
        <source>Side A is one large pyramid. Side B has three small ones to choose from, some spaces with a bonus.</source>
        <extracomment>Facts.PYRAMIDS_HELP</extracomment>
        <translation>A面は大きなピラミッド1つ。B面は選んで置ける小さなピラミッド3つで、ボーナス付きのマスがあります。</translation>
    </message>
    <message>
        <source>Side A gives 1 point for each visible stone every round. Side B has a reward of its own for each column.</source>
        <extracomment>Facts.TEMPLE_HELP</extracomment>
        <translation>A面は上から見える石1個につき毎ラウンド1点。B面は列ごとに決まった報酬があります。</translation>
    </message>
    <message>
        <source>Side A scores connected groups. Side B compares the stones in each of the three rows.</source>
        <extracomment>Facts.BURIAL_HELP</extracomment>
        <translation>A面はつながった集団の得点。B面は3つの行それぞれで石の数を比べます。</translation>
    </message>
    <message>
        <source>Side A compares the heights at the end. Side B pays for towers of three stones, the first most.</source>
        <extracomment>Facts.OBELISKS_HELP</extracomment>
        <translation>A面は終了時に高さを比べます。B面は石3個の塔ごとに得点し、早いほど高得点です。</translation>
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
        <translation>終了時、4つの建築現場のどれかに自分の石がない人は5点を失います。</translation>
    </message>
    <message>
        <source>All sides A</source>
        <extracomment>Facts.ALL_A</extracomment>
        <translation>すべてA面</translation>
    </message>
    <message>
        <source>All sides B</source>
        <extracomment>Facts.ALL_B</extracomment>
        <translation>すべてB面</translation>
    </message>
    <message>
        <source>Mixed sides</source>
        <extracomment>Facts.MIXED</extracomment>
        <translation>面をまぜる</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Refusal.GAME_OVER</extracomment>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>Imhotep has no decision number {number}.</source>
        <extracomment>Refusal.NO_SUCH_DECISION</extracomment>
        <translation>イムホテップに決定の番号{number}はありません。</translation>
    </message>
    <message>
        <source>There is no piece number {number} on the table.</source>
        <extracomment>Refusal.NO_SUCH_PIECE</extracomment>
        <translation>番号{number}のコマは卓上にありません。</translation>
    </message>
    <message>
        <source>That is allowed; make it as the move “{move}”.</source>
        <extracomment>Refusal.SAY_WHICH</extracomment>
        <translation>それはできます。手「{move}」として指してください。</translation>
    </message>
    <message>
        <source>You cannot skip your turn while you can act.</source>
        <extracomment>Refusal.ACTING_IS_COMPULSORY</extracomment>
        <translation>行動できる間は手番を飛ばせません。</translation>
    </message>
    <message>
        <source>The {card} is being carried out: place a stone on a ship.</source>
        <extracomment>Refusal.LOAD_FIRST</extracomment>
        <translation>「{card}」の実行中です。船に石を積んでください。</translation>
    </message>
    <message>
        <source>The {card} is being carried out: sail a ship.</source>
        <extracomment>Refusal.SAIL_FIRST</extracomment>
        <translation>「{card}」の実行中です。船を出航させてください。</translation>
    </message>
    <message>
        <source>The Lever is being carried out: choose the stone of ship {ship} that is unloaded next.</source>
        <extracomment>Refusal.ORDER_FIRST</extracomment>
        <translation>「てこ」の実行中です。船{ship}から次に荷下ろしする石を選んでください。</translation>
    </message>
    <message>
        <source>Your stone is being unloaded at the Market: take a card.</source>
        <extracomment>Refusal.TAKE_FIRST</extracomment>
        <translation>あなたの石が市場で荷下ろしされています。カードを1枚取ってください。</translation>
    </message>
    <message>
        <source>You took the face-down pair: keep one of its two cards.</source>
        <extracomment>Refusal.KEEP_FIRST</extracomment>
        <translation>裏向きの2枚組を取りました。どちらか1枚を残してください。</translation>
    </message>
    <message>
        <source>Choose the pyramid for your stone.</source>
        <extracomment>Refusal.PYRAMID_FIRST</extracomment>
        <translation>石を置くピラミッドを選んでください。</translation>
    </message>
    <message>
        <source>Use the bonus of the right pyramid: place a stone on a ship, or skip it.</source>
        <extracomment>Refusal.BONUS_FIRST</extracomment>
        <translation>右のピラミッドのボーナスです。船に石を積むか、見送ってください。</translation>
    </message>
    <message>
        <source>Choose the reward of temple column {column}: 1 point or {n:stone|stones}.</source>
        <extracomment>Refusal.REWARD_FIRST</extracomment>
        <translation>神殿の{column}列目の報酬を選んでください。1点か、石{n}個です。</translation>
    </message>
    <message>
        <source>That is the quarry of {who}; get stones from your own.</source>
        <extracomment>Refusal.NOT_YOUR_QUARRY</extracomment>
        <translation>それは{who}の採石場です。自分の採石場から補充してください。</translation>
    </message>
    <message>
        <source>Stones from the quarry go on your own sled.</source>
        <extracomment>Refusal.QUARRY_TO_SLED</extracomment>
        <translation>採石場の石は自分のそりに置きます。</translation>
    </message>
    <message>
        <source>Your sled is full: it holds {n:stone|stones}.</source>
        <extracomment>Refusal.SLED_FULL</extracomment>
        <translation>そりがいっぱいです。置けるのは{n}個までです。</translation>
    </message>
    <message>
        <source>Your quarry is empty.</source>
        <extracomment>Refusal.QUARRY_EMPTY</extracomment>
        <translation>採石場に石がありません。</translation>
    </message>
    <message>
        <source>That stone belongs to {who}; place one of your own.</source>
        <extracomment>Refusal.NOT_YOUR_STONE</extracomment>
        <translation>それは{who}の石です。自分の石を積んでください。</translation>
    </message>
    <message>
        <source>Stones go on a free berth of a ship in the harbour; ships bring them to the sites.</source>
        <extracomment>Refusal.STONES_GO_ON_SHIPS</extracomment>
        <translation>石は港にいる船の空いた席に積みます。現場へは船が運びます。</translation>
    </message>
    <message>
        <source>There is no stone on your sled; get stones first.</source>
        <extracomment>Refusal.SLED_EMPTY</extracomment>
        <translation>そりに石がありません。先に石を補充してください。</translation>
    </message>
    <message>
        <source>Ship {ship} has already sailed to the {site}.</source>
        <extracomment>Refusal.SHIP_HAS_SAILED</extracomment>
        <translation>船{ship}はもう{site}へ出航しました。</translation>
    </message>
    <message>
        <source>Ship {ship} has only {n:berth|berths}.</source>
        <extracomment>Refusal.NO_SUCH_BERTH</extracomment>
        <translation>船{ship}の席は{n}つだけです。</translation>
    </message>
    <message>
        <source>Berth {berth} of ship {ship} is taken by a stone of {who}.</source>
        <extracomment>Refusal.BERTH_TAKEN</extracomment>
        <translation>船{ship}の{berth}番の席には{who}の石があります。</translation>
    </message>
    <message>
        <source>The Sail must carry the ship away: ship {ship} needs {needs:stone|stones} to sail and would have {has}.</source>
        <extracomment>Refusal.SAIL_CARD_TOO_LIGHT</extracomment>
        <translation>「帆」では積んだ船が出航できなければなりません。船{ship}の出航には石{needs}個が必要で、積んでも{has}個です。</translation>
    </message>
    <message>
        <source>Only a ship can sail.</source>
        <extracomment>Refusal.NOT_A_SHIP</extracomment>
        <translation>出航できるのは船だけです。</translation>
    </message>
    <message>
        <source>Ships sail to the dock of a site.</source>
        <extracomment>Refusal.SHIPS_GO_TO_SITES</extracomment>
        <translation>船の行き先は現場の船着き場です。</translation>
    </message>
    <message>
        <source>Ship {ship} needs {needs:stone|stones} to sail; it has {has}.</source>
        <extracomment>Refusal.SHIP_TOO_LIGHT</extracomment>
        <translation>船{ship}の出航には石{needs}個が必要です。今は{has}個です。</translation>
    </message>
    <message>
        <source>Ship {ship} is at the dock of the {site}; only one ship a round may go there.</source>
        <extracomment>Refusal.DOCK_TAKEN</extracomment>
        <translation>{site}の船着き場には船{ship}がいます。1ラウンドに行けるのは1隻だけです。</translation>
    </message>
    <message>
        <source>The Sail moves ship {ship}, where you placed the stone.</source>
        <extracomment>Refusal.OTHER_SHIP</extracomment>
        <translation>「帆」で出航するのは、石を積んだ船{ship}です。</translation>
    </message>
    <message>
        <source>Only a blue card can be played.</source>
        <extracomment>Refusal.NOT_A_CARD</extracomment>
        <translation>使えるのは青いカードだけです。</translation>
    </message>
    <message>
        <source>The {card} is not a blue card; it counts at the end of the game.</source>
        <extracomment>Refusal.NOT_BLUE</extracomment>
        <translation>「{card}」は青いカードではありません。ゲーム終了時に得点します。</translation>
    </message>
    <message>
        <source>You do not have the card {card}.</source>
        <extracomment>Refusal.CARD_NOT_OWNED</extracomment>
        <translation>「{card}」のカードを持っていません。</translation>
    </message>
    <message>
        <source>Blue cards are played on the place for cards in play.</source>
        <extracomment>Refusal.CARDS_GO_TO_THE_TABLE</extracomment>
        <translation>青いカードは使用中のカードの場所に出します。</translation>
    </message>
    <message>
        <source>The Lever sails a ship, but no ship in the harbour has enough stones.</source>
        <extracomment>Refusal.LEVER_NEEDS_SHIP</extracomment>
        <translation>「てこ」は船を出航させますが、石が足りている船が港にありません。</translation>
    </message>
    <message>
        <source>The Hammer gets stones first, but your sled is full.</source>
        <extracomment>Refusal.HAMMER_SLED_FULL</extracomment>
        <translation>「ハンマー」はまず石を補充しますが、そりがいっぱいです。</translation>
    </message>
    <message>
        <source>The Hammer gets stones first, but your quarry is empty.</source>
        <extracomment>Refusal.HAMMER_QUARRY_EMPTY</extracomment>
        <translation>「ハンマー」はまず石を補充しますが、採石場に石がありません。</translation>
    </message>
    <message>
        <source>The Hammer places a stone, but no ship in the harbour has a free berth.</source>
        <extracomment>Refusal.HAMMER_NEEDS_BERTH</extracomment>
        <translation>「ハンマー」は石を積みますが、港の船に空いた席がありません。</translation>
    </message>
    <message>
        <source>The Sail places a stone first, but your sled is empty.</source>
        <extracomment>Refusal.SAIL_NEEDS_STONE</extracomment>
        <translation>「帆」はまず石を積みますが、そりに石がありません。</translation>
    </message>
    <message>
        <source>The Sail needs a ship with a free berth that could sail with one stone more; there is none.</source>
        <extracomment>Refusal.SAIL_NEEDS_SHIP</extracomment>
        <translation>「帆」には、空いた席があり、石をあと1個積めば出航できる船が必要ですが、ありません。</translation>
    </message>
    <message>
        <source>The Chisel places 2 stones; you have {n:stone|stones} on your sled.</source>
        <extracomment>Refusal.CHISEL_NEEDS_STONES</extracomment>
        <translation>「のみ」は石を2個積みますが、そりには{n}個しかありません。</translation>
    </message>
    <message>
        <source>The Chisel places 2 stones; the harbour has {n:free berth|free berths}.</source>
        <extracomment>Refusal.CHISEL_NEEDS_BERTHS</extracomment>
        <translation>「のみ」は石を2個積みますが、港の空いた席は{n}つしかありません。</translation>
    </message>
    <message>
        <source>Stones are put in order only when a ship sails by the Lever.</source>
        <extracomment>Refusal.NOTHING_TO_ORDER</extracomment>
        <translation>石の順番を決められるのは「てこ」で出航した時だけです。</translation>
    </message>
    <message>
        <source>No stone of {who} on ship {ship} is left to be put in order.</source>
        <extracomment>Refusal.NOT_LEFT_TO_ORDER</extracomment>
        <translation>船{ship}に、順番を決めていない{who}の石はもうありません。</translation>
    </message>
    <message>
        <source>Choose the stone that is unloaded as number {number}.</source>
        <extracomment>Refusal.ORDER_ONE_BY_ONE</extracomment>
        <translation>{number}番目に荷下ろしする石を選んでください。</translation>
    </message>
    <message>
        <source>Market cards are taken when your stone is unloaded at the Market.</source>
        <extracomment>Refusal.NO_STONE_AT_MARKET</extracomment>
        <translation>市場カードは、自分の石が市場で荷下ろしされた時に取ります。</translation>
    </message>
    <message>
        <source>There is no card in space {slot} of the Market.</source>
        <extracomment>Refusal.SLOT_EMPTY</extracomment>
        <translation>市場の{slot}番の場所にカードはありません。</translation>
    </message>
    <message>
        <source>There are no face-down cards at the Market.</source>
        <extracomment>Refusal.NO_PAIR</extracomment>
        <translation>市場に裏向きのカードはありません。</translation>
    </message>
    <message>
        <source>Put the card you take before you.</source>
        <extracomment>Refusal.CARDS_GO_TO_YOU</extracomment>
        <translation>取ったカードは自分の前に置きます。</translation>
    </message>
    <message>
        <source>A card is kept only after taking the face-down pair.</source>
        <extracomment>Refusal.NO_PAIR_TAKEN</extracomment>
        <translation>1枚を残すのは、裏向きの2枚組を取った後だけです。</translation>
    </message>
    <message>
        <source>The {card} is not one of the two cards you took.</source>
        <extracomment>Refusal.NOT_IN_PAIR</extracomment>
        <translation>「{card}」は取った2枚の中にありません。</translation>
    </message>
    <message>
        <source>A pyramid is chosen only for a stone that arrives at side B of the Pyramids.</source>
        <extracomment>Refusal.NO_PYRAMID_CHOICE</extracomment>
        <translation>ピラミッドを選ぶのは、B面のピラミッドに石が着いた時だけです。</translation>
    </message>
    <message>
        <source>Choose the left, the middle or the right pyramid.</source>
        <extracomment>Refusal.NOT_A_PYRAMID</extracomment>
        <translation>左・中央・右のピラミッドから選んでください。</translation>
    </message>
    <message>
        <source>The {pyramid} is complete.</source>
        <extracomment>Refusal.PYRAMID_COMPLETE</extracomment>
        <translation>{pyramid}は完成しています。</translation>
    </message>
    <message>
        <source>The reward of a temple column is chosen at the end of a round.</source>
        <extracomment>Refusal.NO_REWARD_CHOICE</extracomment>
        <translation>神殿の列の報酬を選ぶのはラウンド終了時です。</translation>
    </message>
    <message>
        <source>The reward is 1 point, or stones from your quarry on your sled.</source>
        <extracomment>Refusal.NOT_A_REWARD</extracomment>
        <translation>報酬は1点か、採石場からそりへの石です。</translation>
    </message>
    <message>
        <source>Round {round} begins with ships of {ships} berths.</source>
        <extracomment>Log.ROUND</extracomment>
        <translation>第{round}ラウンドの始まりです。船の席数は{ships}です。</translation>
    </message>
    <message>
        <source>Ship {ship} comes to the harbour.</source>
        <extracomment>Log.SHIP_COMES</extracomment>
        <translation>船{ship}が港に来ます。</translation>
    </message>
    <message>
        <source>Ship {ship} leaves.</source>
        <extracomment>Log.SHIP_GOES</extracomment>
        <translation>船{ship}が去ります。</translation>
    </message>
    <message>
        <source>The {card} comes to the Market.</source>
        <extracomment>Log.MARKET_CARD</extracomment>
        <translation>「{card}」が市場に並びます。</translation>
    </message>
    <message>
        <source>The Market offers: {cards}.</source>
        <extracomment>Log.MARKET</extracomment>
        <translation>市場に並んだカード：{cards}。</translation>
    </message>
    <message>
        <source>A card is laid face down at the Market.</source>
        <extracomment>Log.MARKET_PAIR</extracomment>
        <translation>市場にカードが1枚裏向きに置かれます。</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck of market cards.</source>
        <extracomment>Log.RESHUFFLED</extracomment>
        <translation>捨て札を混ぜて市場カードの新しい山札にします。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:stone|stones}.</source>
        <extracomment>Log.GOT</extracomment>
        <translation>{who}は石を{n}個補充します。</translation>
    </message>
    <message>
        <source>{who} {who:places|place} a stone on ship {ship}, berth {berth}.</source>
        <extracomment>Log.LOADED</extracomment>
        <translation>{who}は船{ship}の{berth}番の席に石を積みます。</translation>
    </message>
    <message>
        <source>{who} {who:sails|sail} ship {ship} to the {site}.</source>
        <extracomment>Log.SAILED</extracomment>
        <translation>{who}は船{ship}を{site}へ出航させます。</translation>
    </message>
    <message>
        <source>{who} {who:plays|play} the {card}.</source>
        <extracomment>Log.PLAYED</extracomment>
        <translation>{who}は「{card}」を使います。</translation>
    </message>
    <message>
        <source>The {card} goes to the discard pile.</source>
        <extracomment>Log.DISCARDED</extracomment>
        <translation>「{card}」は捨て札になります。</translation>
    </message>
    <message>
        <source>{who} {who:orders|order} a stone of {owner} to be unloaded as number {number}.</source>
        <extracomment>Log.ORDERED</extracomment>
        <translation>{who}は{owner}の石を{number}番目に荷下ろしすると決めます。</translation>
    </message>
    <message>
        <source>{who} cannot act and {who:passes|pass}.</source>
        <extracomment>Log.PASSED</extracomment>
        <translation>{who}は行動できないのでパスします。</translation>
    </message>
    <message>
        <source>Nobody can act: the ships leave, and their stones go back to the quarries.</source>
        <extracomment>Log.ALL_PASSED</extracomment>
        <translation>誰も行動できません。船は去り、積まれた石は採石場に戻ります。</translation>
    </message>
    <message>
        <source>{who} {who:returns|return} a stone to the quarry.</source>
        <extracomment>Log.STONE_BACK</extracomment>
        <translation>{who}の石が採石場に戻ります。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the {card}.</source>
        <extracomment>Log.TOOK</extracomment>
        <translation>{who}は「{card}」を取ります。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the face-down pair.</source>
        <extracomment>Log.TOOK_PAIR</extracomment>
        <translation>{who}は裏向きの2枚組を取ります。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the face-down card, the {card}.</source>
        <extracomment>Log.TOOK_LAST</extracomment>
        <translation>{who}は裏向きのカードを取ります。「{card}」でした。</translation>
    </message>
    <message>
        <source>{who} {who:looks|look} at the cards {first} and {second}.</source>
        <extracomment>Log.SAW_PAIR</extracomment>
        <translation>{who}は「{first}」と「{second}」を見ます。</translation>
    </message>
    <message>
        <source>{who} {who:keeps|keep} the {card}.</source>
        <extracomment>Log.KEPT</extracomment>
        <translation>{who}は「{card}」を残します。</translation>
    </message>
    <message>
        <source>{who} {who:discards|discard} the {card}.</source>
        <extracomment>Log.PAIR_DISCARDED</extracomment>
        <translation>{who}は「{card}」を捨てます。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} the {card}.</source>
        <extracomment>Log.DREW</extracomment>
        <translation>{who}は「{card}」を引きます。</translation>
    </message>
    <message>
        <source>There is no market card left for {who}.</source>
        <extracomment>Log.NO_CARD_LEFT</extracomment>
        <translation>{who}が引ける市場カードはもうありません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no stone in the quarry for the {card}.</source>
        <extracomment>Log.NO_STONE_LEFT</extracomment>
        <translation>{who}の採石場には「{card}」で置く石がありません。</translation>
    </message>
    <message>
        <source>{who} {who:builds|build} space {space} of the pyramid for {n:point|points}.</source>
        <extracomment>Log.PYRAMID</extracomment>
        <translation>{who}はピラミッドの{space}番目に石を置き、{n}点を得ます。</translation>
    </message>
    <message>
        <source>{who} {who:builds|build} space {space} of the {pyramid} for {n:point|points}.</source>
        <extracomment>Log.SMALL_PYRAMID</extracomment>
        <translation>{who}は{pyramid}の{space}番目に石を置き、{n}点を得ます。</translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} a stone beside the Pyramids for {n:point|points}.</source>
        <extracomment>Log.BESIDE</extracomment>
        <translation>{who}はピラミッドの横に石を置き、{n}点を得ます。</translation>
    </message>
    <message>
        <source>{who} {who:places|place} no stone on a ship.</source>
        <extracomment>Log.SKIPPED</extracomment>
        <translation>{who}は船に石を積みません。</translation>
    </message>
    <message>
        <source>{who} {who:builds|build} in column {column} of the Temple.</source>
        <extracomment>Log.TEMPLE</extracomment>
        <translation>{who}は神殿の{column}列目に石を置きます。</translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} a stone in row {row}, column {column} of the Burial Chamber.</source>
        <extracomment>Log.BURIAL</extracomment>
        <translation>{who}は埋葬室の{row}行{column}列に石を置きます。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} an obelisk of {n:stone|stones} now.</source>
        <extracomment>Log.OBELISK</extracomment>
        <translation>{who}のオベリスクは石{n}個になりました。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} {n:stone|stones} waiting at the Obelisks.</source>
        <extracomment>Log.WAITING</extracomment>
        <translation>{who}のオベリスクで待つ石は{n}個です。</translation>
    </message>
    <message>
        <source>{who} {who:completes|complete} a tower at the Obelisks for {n:point|points}.</source>
        <extracomment>Log.TOWER</extracomment>
        <translation>{who}はオベリスクの塔を完成させ、{n}点を得ます。</translation>
    </message>
    <message>
        <source>A stone of {who} joins the tower.</source>
        <extracomment>Log.TOWER_STONE</extracomment>
        <translation>{who}の石が塔に加わります。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points} for temple column {column}.</source>
        <extracomment>Log.TEMPLE_POINTS</extracomment>
        <translation>{who}は神殿の{column}列目で{n}点を得ます。</translation>
    </message>
    <message>
        <source>The ships leave, and the market cards that are left are discarded.</source>
        <extracomment>Log.SHIPS_LEAVE</extracomment>
        <translation>船が去り、残った市場カードは捨て札になります。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points} at the end: {line}.</source>
        <extracomment>Log.FINAL</extracomment>
        <translation>{who}は終了時に{n}点を得ます（{line}）。</translation>
    </message>
    <message>
        <source>{who} {who:loses|lose} 5 points to the wrath of the Pharaoh.</source>
        <extracomment>Log.WRATH</extracomment>
        <translation>{who}はファラオの怒りで5点を失います。</translation>
    </message>
    <message>
        <source>Obelisk towers</source>
        <extracomment>Score.TOWERS</extracomment>
        <translation>オベリスクの塔</translation>
    </message>
    <message>
        <source>Burial Chamber, groups of {sizes}</source>
        <extracomment>Score.BURIAL_GROUPS</extracomment>
        <translation>埋葬室（集団：{sizes}）</translation>
    </message>
    <message>
        <source>Burial Chamber, rows with {sizes} stones</source>
        <extracomment>Score.BURIAL_ROWS</extracomment>
        <translation>埋葬室（行ごとの石：{sizes}）</translation>
    </message>
    <message>
        <source>Obelisks, height {n}</source>
        <extracomment>Score.OBELISK_RANK</extracomment>
        <translation>オベリスク（高さ{n}）</translation>
    </message>
    <message>
        <source>Obelisks, waiting stones</source>
        <extracomment>Score.WAITING</extracomment>
        <translation>オベリスク（待つ石）</translation>
    </message>
    <message>
        <source>{card}, {n:stone|stones}</source>
        <extracomment>Score.DECORATION</extracomment>
        <translation>{card}（石{n}個）</translation>
    </message>
    <message>
        <source>{n:statue|statues}</source>
        <extracomment>Score.STATUES</extracomment>
        <translation>像{n}枚</translation>
    </message>
    <message>
        <source>{n:unused blue card|unused blue cards}</source>
        <extracomment>Score.BLUE</extracomment>
        <translation>未使用の青いカード{n}枚</translation>
    </message>
    <message>
        <source>Wrath of the Pharaoh, no stone at: {sites}</source>
        <extracomment>Score.WRATH</extracomment>
        <translation>ファラオの怒り（石のない現場：{sites}）</translation>
    </message>
    <message>
        <source>Get {n:stone|stones}.</source>
        <extracomment>Say.GET</extracomment>
        <translation>石を{n}個補充する。</translation>
    </message>
    <message>
        <source>Place a stone on ship {ship}, berth {berth}.</source>
        <extracomment>Say.LOAD</extracomment>
        <translation>船{ship}の{berth}番の席に石を積む。</translation>
    </message>
    <message>
        <source>Sail ship {ship} to the {site}.</source>
        <extracomment>Say.SAIL</extracomment>
        <translation>船{ship}を{site}へ出航させる。</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <extracomment>Say.PLAY</extracomment>
        <translation>「{card}」を使う。</translation>
    </message>
    <message>
        <source>Unload a stone of {who} as number {number}.</source>
        <extracomment>Say.ORDER</extracomment>
        <translation>{who}の石を{number}番目に荷下ろしする。</translation>
    </message>
    <message>
        <source>Take the {card} from space {slot}.</source>
        <extracomment>Say.TAKE</extracomment>
        <translation>{slot}番の「{card}」を取る。</translation>
    </message>
    <message>
        <source>Take the face-down pair.</source>
        <extracomment>Say.TAKE_PAIR</extracomment>
        <translation>裏向きの2枚組を取る。</translation>
    </message>
    <message>
        <source>Keep the {card}.</source>
        <extracomment>Say.KEEP</extracomment>
        <translation>「{card}」を残す。</translation>
    </message>
    <message>
        <source>Build at the {pyramid}.</source>
        <extracomment>Say.PYRAMID</extracomment>
        <translation>{pyramid}に置く。</translation>
    </message>
    <message>
        <source>Take 1 point.</source>
        <extracomment>Say.REWARD_POINT</extracomment>
        <translation>1点を得る。</translation>
    </message>
    <message>
        <source>Take {n:stone|stones}.</source>
        <extracomment>Say.REWARD_STONES</extracomment>
        <translation>石を{n}個取る。</translation>
    </message>
    <message>
        <source>Place no stone.</source>
        <extracomment>Say.SKIP</extracomment>
        <translation>石を積まない。</translation>
    </message>
    <message>
        <source>points on the track</source>
        <extracomment>Why.TRACK</extracomment>
        <translation>得点ボードの点</translation>
    </message>
    <message>
        <source>market cards</source>
        <extracomment>Why.CARDS</extracomment>
        <translation>市場カード</translation>
    </message>
    <message>
        <source>stones on ships</source>
        <extracomment>Why.SHIPS</extracomment>
        <translation>船の上の石</translation>
    </message>
    <message>
        <source>stones on the sled</source>
        <extracomment>Why.SLED</extracomment>
        <translation>そりの石</translation>
    </message>
    <message>
        <source>the next turn</source>
        <extracomment>Why.TURN</extracomment>
        <translation>次の手番</translation>
    </message>
    <message>
        <source>small differences</source>
        <extracomment>Why.LITTLE</extracomment>
        <translation>小さな差</translation>
    </message>
    <message>
        <source>{who}: {feature} {points}</source>
        <extracomment>Why.REASON</extracomment>
        <translation>{who}：{feature} {points}</translation>
    </message>
    <message>
        <source>It changes the lead by about {points} points ({reasons}).</source>
        <extracomment>Why.CHANGES</extracomment>
        <translation>点差がおよそ{points}点動きます（{reasons}）。</translation>
    </message>
    <message>
        <source>At first sight it leaves the lead as it is; looking ahead decides.</source>
        <extracomment>Why.LEAVES</extracomment>
        <translation>一見、点差は変わりません。先を読んで決めます。</translation>
    </message>
    <message>
        <source>At first sight it is as good as “{other}”; looking ahead decides.</source>
        <extracomment>Why.AS_GOOD</extracomment>
        <translation>一見「{other}」と同じくらいです。先を読んで決めます。</translation>
    </message>
    <message>
        <source>At first sight “{other}” is about {points} points better ({reasons}); looking ahead decides.</source>
        <extracomment>Why.FURTHER</extracomment>
        <translation>一見「{other}」の方がおよそ{points}点得です（{reasons}）。先を読んで決めます。</translation>
    </message>
    <message>
        <source>one card per stone</source>
        <extracomment>Print.MARKET_RULE</extracomment>
        <translation>石1個でカード1枚</translation>
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
        <translation>{values} 同数は等分</translation>
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
        <source>{has}/{berths} · from {needs}</source>
        <extracomment>Print.SHIP_WAITS_SHORT</extracomment>
        <translation>{has}/{berths} · {needs}個から</translation>
    </message>
    <message>
        <source>{has}/{berths} · ready</source>
        <extracomment>Print.SHIP_READY_SHORT</extracomment>
        <translation>{has}/{berths} · 出航可</translation>
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
        <source>Sled</source>
        <extracomment>Print.SLED</extracomment>
        <translation>そり</translation>
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
        <source>Pyramid Deco.</source>
        <extracomment>ShortCard.PYRAMID_DECORATION</extracomment>
        <translation>ピラミッド装飾</translation>
    </message>
    <message>
        <source>Temple Deco.</source>
        <extracomment>ShortCard.TEMPLE_DECORATION</extracomment>
        <translation>神殿装飾</translation>
    </message>
    <message>
        <source>Burial Deco.</source>
        <extracomment>ShortCard.BURIAL_DECORATION</extracomment>
        <translation>埋葬室装飾</translation>
    </message>
    <message>
        <source>Obelisk Deco.</source>
        <extracomment>ShortCard.OBELISK_DECORATION</extracomment>
        <translation>オベリスク装飾</translation>
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
        <source>The round is over: a position is set up while a ship is in the harbour.</source>
        <extracomment>Arranging.BETWEEN</extracomment>
        <translation>ラウンドが終わっています。局面を作れるのは、港に船があるときです。</translation>
    </message>
    <message>
        <source>This stone belongs to {who}; it lies on no other sled and in no other quarry.</source>
        <extracomment>Arranging.OTHERS</extracomment>
        <translation>この石は{who}のものです。ほかの人のそりや採石場には置けません。</translation>
    </message>
    <message>
        <source>The sled of {who} is full: it holds {n:stone|stones}.</source>
        <extracomment>Arranging.SLED_FULL</extracomment>
        <translation>{who}のそりはいっぱいです。載るのは{n}個です。</translation>
    </message>
    <message>
        <source>There is no empty berth here.</source>
        <extracomment>Arranging.NO_BERTH</extracomment>
        <translation>ここに空いた席はありません。</translation>
    </message>
    <message>
        <source>Ship {ship} has sailed; it carries nothing any more.</source>
        <extracomment>Arranging.SAILED</extracomment>
        <translation>船{ship}は出航しました。もう何も載っていません。</translation>
    </message>
    <message>
        <source>Stones lie on ships, sites, sleds or in quarries.</source>
        <extracomment>Arranging.NO_STONES</extracomment>
        <translation>石を置けるのは、船、建設地、そり、採石場です。</translation>
    </message>
    <message>
        <source>Ship {ship} carries stones: put them where they are unloaded first.</source>
        <extracomment>Arranging.LOADED</extracomment>
        <translation>船{ship}に石が載っています。先に荷下ろし先へ移してください。</translation>
    </message>
    <message>
        <source>One ship at least stays in the harbour, or the round would be over.</source>
        <extracomment>Arranging.LAST_SHIP</extracomment>
        <translation>少なくとも1隻は港に残します。そうでないとラウンドが終わります。</translation>
    </message>
    <message>
        <source>Another ship lies at this dock.</source>
        <extracomment>Arranging.DOCK_TAKEN</extracomment>
        <translation>この船着き場には別の船がいます。</translation>
    </message>
    <message>
        <source>A ship lies in the harbour or at the dock of a site.</source>
        <extracomment>Arranging.NO_SHIPS</extracomment>
        <translation>船を置けるのは、港か建設地の船着き場です。</translation>
    </message>
    <message>
        <source>Red cards are carried out at once; nobody keeps them.</source>
        <extracomment>Arranging.RED</extracomment>
        <translation>赤いカードはすぐに実行します。手元には残りません。</translation>
    </message>
    <message>
        <source>Cards lie in the Market, before players or on the discard pile.</source>
        <extracomment>Arranging.NO_CARDS</extracomment>
        <translation>カードを置けるのは、市場、プレイヤーの前、捨て札です。</translation>
    </message>
    <message>
        <source>A card lies on this space already.</source>
        <extracomment>Arranging.SPACE_TAKEN</extracomment>
        <translation>この場所にはもうカードがあります。</translation>
    </message>
    <message>
        <source>{who} could do nothing, so it cannot be this turn.</source>
        <extracomment>Arranging.CANNOT_ACT</extracomment>
        <translation>{who}は何もできないので、この手番にはなりません。</translation>
    </message>
    <message>
        <source>Place a stone on a ship</source>
        <extracomment>MoveKind.LOAD</extracomment>
        <translation>船に石を積む</translation>
    </message>
    <message>
        <source>Sail a ship</source>
        <extracomment>MoveKind.SAIL</extracomment>
        <translation>船を出航させる</translation>
    </message>
    <message>
        <source>Play a blue card</source>
        <extracomment>MoveKind.PLAY</extracomment>
        <translation>青いカードを使う</translation>
    </message>
    <message>
        <source>Unload a stone</source>
        <extracomment>MoveKind.ORDER</extracomment>
        <translation>石を荷下ろしする</translation>
    </message>
    <message>
        <source>Take a Market card</source>
        <extracomment>MoveKind.TAKE</extracomment>
        <translation>市場のカードを取る</translation>
    </message>
    <message>
        <source>Keep a card of the pair</source>
        <extracomment>MoveKind.KEEP</extracomment>
        <translation>2枚組から1枚を残す</translation>
    </message>
    <message>
        <source>Choose a pyramid</source>
        <extracomment>MoveKind.PYRAMID</extracomment>
        <translation>ピラミッドを選ぶ</translation>
    </message>
    <message>
        <source>Take the reward of the Temple</source>
        <extracomment>MoveKind.REWARD</extracomment>
        <translation>神殿の報酬を取る</translation>
    </message>
    <message>
        <source>Place no stone</source>
        <extracomment>MoveKind.SKIP</extracomment>
        <translation>石を積まない</translation>
    </message>
    <message>
        <source>At first sight it is about {points} points better than “{other}” ({reasons}).</source>
        <extracomment>Why.BETTER</extracomment>
        <translation>一見「{other}」よりおよそ{points}点得です（{reasons}）。</translation>
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
        <source>Get {n:stone|stones}</source>
        <extracomment>Button.GET</extracomment>
        <translation>石を{n}個取る</translation>
    </message>
    <message>
        <source>Get stones</source>
        <extracomment>MoveKind.GET
----------
Button.GET_NONE</extracomment>
        <translation>石を補充する</translation>
    </message>
    <message>
        <source>take 1 point or stones</source>
        <extracomment>Ask.REWARD</extracomment>
        <translation>1点か、採石場の石を選んでください</translation>
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
        <extracomment>Print.CARDS
----------
Fact.CARDS_GROUP</extracomment>
        <translation>カード</translation>
    </message>
</context>
</TS>
