<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>isle_of_skye</name>
    <message>
        <source>Isle of Skye</source>
        <extracomment>About.TITLE</extracomment>
        <translation>アイル・オブ・スカイ</translation>
    </message>
    <message>
        <source>Put a price on land, buy what the others offer, and build an estate that fits four scoring tiles.</source>
        <extracomment>About.SUMMARY</extracomment>
        <translation>土地に値段を付け、ほかの人の土地を買い、4枚の得点タイルに合う領地を作ります。</translation>
    </message>
    <message>
        <source>Prices and axes stay behind the screens until everybody has chosen; gold is kept out of sight.</source>
        <extracomment>About.HIDDEN</extracomment>
        <translation>値段と捨て印は全員が決めるまで衝立の裏に隠れます。所持金はほかの人に見せません。</translation>
    </message>
    <message>
        <source>Start player</source>
        <extracomment>About.START</extracomment>
        <translation>開始プレイヤー</translation>
    </message>
    <message>
        <source>Who buys and builds first in round 1; each round the next player starts.</source>
        <extracomment>About.START_HELP</extracomment>
        <translation>第1ラウンドで最初に購入と配置をする人です。ラウンドごとに次の人へ移ります。</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>About.START_SEAT_1</extracomment>
        <translation>1番の席</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>About.START_SEAT_2</extracomment>
        <translation>2番の席</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <extracomment>About.START_SEAT_3</extracomment>
        <translation>3番の席</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <extracomment>About.START_SEAT_4</extracomment>
        <translation>4番の席</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <extracomment>About.START_SEAT_5</extracomment>
        <translation>5番の席</translation>
    </message>
    <message>
        <source>Scoring tiles</source>
        <extracomment>About.SCORING
----------
Zone.SCORING</extracomment>
        <translation>得点タイル</translation>
    </message>
    <message>
        <source>Which 4 of the 16 scoring tiles lie on A to D: drawn at random, or the set for a first game.</source>
        <extracomment>About.SCORING_HELP</extracomment>
        <translation>16枚の得点タイルからA〜Dに置く4枚です。無作為に選ぶか、初回用の4枚を使います。</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <extracomment>About.RANDOM</extracomment>
        <translation>無作為に決める</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>About.SCORING_FIRST</extracomment>
        <translation>初回用</translation>
    </message>
    <message>
        <source>Standard game</source>
        <extracomment>About.STANDARD</extracomment>
        <translation>標準のゲーム</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <extracomment>Thing.TILE</extracomment>
        <translation>タイル{tile}</translation>
    </message>
    <message>
        <source>a castle</source>
        <extracomment>Thing.CASTLE</extracomment>
        <translation>城</translation>
    </message>
    <message>
        <source>an axe</source>
        <extracomment>Thing.AXE</extracomment>
        <translation>捨て印</translation>
    </message>
    <message>
        <source>gold</source>
        <extracomment>Thing.GOLD</extracomment>
        <translation>金</translation>
    </message>
    <message>
        <source>an unknown piece</source>
        <extracomment>Thing.UNKNOWN</extracomment>
        <translation>知らない駒</translation>
    </message>
    <message>
        <source>pasture</source>
        <extracomment>Thing.PASTURE</extracomment>
        <translation>草原</translation>
    </message>
    <message>
        <source>mountain</source>
        <extracomment>Thing.MOUNTAIN</extracomment>
        <translation>山</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>Thing.WATER</extracomment>
        <translation>水辺</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Thing.NORTH</extracomment>
        <translation>北</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>Thing.EAST</extracomment>
        <translation>東</translation>
    </message>
    <message>
        <source>south</source>
        <extracomment>Thing.SOUTH</extracomment>
        <translation>南</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>Thing.WEST</extracomment>
        <translation>西</translation>
    </message>
    <message>
        <source>the castle’s own cell</source>
        <extracomment>Where.CASTLE</extracomment>
        <translation>城のマス</translation>
    </message>
    <message>
        <source>{n} north of the castle</source>
        <extracomment>Where.NORTH</extracomment>
        <translation>城から北へ{n}のマス</translation>
    </message>
    <message>
        <source>{n} east of the castle</source>
        <extracomment>Where.EAST</extracomment>
        <translation>城から東へ{n}のマス</translation>
    </message>
    <message>
        <source>{n} south of the castle</source>
        <extracomment>Where.SOUTH</extracomment>
        <translation>城から南へ{n}のマス</translation>
    </message>
    <message>
        <source>{n} west of the castle</source>
        <extracomment>Where.WEST</extracomment>
        <translation>城から西へ{n}のマス</translation>
    </message>
    <message>
        <source>{n} north and {m} east of the castle</source>
        <extracomment>Where.NORTH_EAST</extracomment>
        <translation>城から北へ{n}、東へ{m}のマス</translation>
    </message>
    <message>
        <source>{n} south and {m} east of the castle</source>
        <extracomment>Where.SOUTH_EAST</extracomment>
        <translation>城から南へ{n}、東へ{m}のマス</translation>
    </message>
    <message>
        <source>{n} north and {m} west of the castle</source>
        <extracomment>Where.NORTH_WEST</extracomment>
        <translation>城から北へ{n}、西へ{m}のマス</translation>
    </message>
    <message>
        <source>{n} south and {m} west of the castle</source>
        <extracomment>Where.SOUTH_WEST</extracomment>
        <translation>城から南へ{n}、西へ{m}のマス</translation>
    </message>
    <message>
        <source>Tile {tile}: north {north}, east {east}, south {south}, west {west}; {things}.</source>
        <extracomment>Picture.TILE</extracomment>
        <translation>タイル{tile}：北は{north}、東は{east}、南は{south}、西は{west}。絵は{things}です。</translation>
    </message>
    <message>
        <source>no pictures and no road</source>
        <extracomment>Picture.NOTHING</extracomment>
        <translation>なし（道路もなし）</translation>
    </message>
    <message>
        <source>{n:sheep|sheep}</source>
        <extracomment>Picture.SHEEP</extracomment>
        <translation>羊{n}頭</translation>
    </message>
    <message>
        <source>{n:cattle|cattle}</source>
        <extracomment>Picture.CATTLE</extracomment>
        <translation>牛{n}頭</translation>
    </message>
    <message>
        <source>{n:farm|farms}</source>
        <extracomment>Picture.FARM</extracomment>
        <translation>農場{n}軒</translation>
    </message>
    <message>
        <source>{n:broch|brochs}</source>
        <extracomment>Picture.BROCH</extracomment>
        <translation>石塔{n}基</translation>
    </message>
    <message>
        <source>{n:lighthouse|lighthouses}</source>
        <extracomment>Picture.LIGHTHOUSE</extracomment>
        <translation>灯台{n}基</translation>
    </message>
    <message>
        <source>{n:ship|ships}</source>
        <extracomment>Picture.SHIP</extracomment>
        <translation>船{n}隻</translation>
    </message>
    <message>
        <source>a barrel</source>
        <extracomment>Picture.BARREL</extracomment>
        <translation>酒樽</translation>
    </message>
    <message>
        <source>a road to {edges}</source>
        <extracomment>Picture.ROAD</extracomment>
        <translation>{edges}へ続く道路</translation>
    </message>
    <message>
        <source>a scroll for {kind}</source>
        <extracomment>Picture.SCROLL</extracomment>
        <translation>{kind}の巻物</translation>
    </message>
    <message>
        <source>sheep</source>
        <extracomment>Kind.SHEEP</extracomment>
        <translation>羊</translation>
    </message>
    <message>
        <source>cattle</source>
        <extracomment>Kind.CATTLE</extracomment>
        <translation>牛</translation>
    </message>
    <message>
        <source>farms</source>
        <extracomment>Kind.FARM</extracomment>
        <translation>農場</translation>
    </message>
    <message>
        <source>brochs</source>
        <extracomment>Kind.BROCH</extracomment>
        <translation>石塔</translation>
    </message>
    <message>
        <source>lighthouses</source>
        <extracomment>Kind.LIGHTHOUSE</extracomment>
        <translation>灯台</translation>
    </message>
    <message>
        <source>ships</source>
        <extracomment>Kind.SHIP</extracomment>
        <translation>船</translation>
    </message>
    <message>
        <source>barrel tiles</source>
        <extracomment>Kind.BARREL</extracomment>
        <translation>酒樽付きタイル</translation>
    </message>
    <message>
        <source>Squares of four</source>
        <extracomment>ScoringName.SQUARE_OF_FOUR
----------
Plaque.SQUARE_OF_FOUR</extracomment>
        <translation>2×2の正方形</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>ScoringName.SHEEP
----------
Plaque.SHEEP</extracomment>
        <translation>羊</translation>
    </message>
    <message>
        <source>Brochs in mountains</source>
        <extracomment>ScoringName.MOUNTAIN_BROCHS</extracomment>
        <translation>山の石塔</translation>
    </message>
    <message>
        <source>Most barrels</source>
        <extracomment>ScoringName.BARREL_RANK
----------
Plaque.BARREL_RANK</extracomment>
        <translation>酒樽の順位</translation>
    </message>
    <message>
        <source>Animals near farms</source>
        <extracomment>ScoringName.FARM_ANIMALS</extracomment>
        <translation>農場の周りの家畜</translation>
    </message>
    <message>
        <source>Cattle by the road</source>
        <extracomment>ScoringName.ROAD_CATTLE
----------
Plaque.ROAD_CATTLE</extracomment>
        <translation>道路の牛</translation>
    </message>
    <message>
        <source>Road to the castle</source>
        <extracomment>ScoringName.ROAD_TILES
----------
Plaque.ROAD_TILES</extracomment>
        <translation>城への道路</translation>
    </message>
    <message>
        <source>Largest closed lake</source>
        <extracomment>ScoringName.LARGEST_LAKE</extracomment>
        <translation>最大の完成水辺</translation>
    </message>
    <message>
        <source>Closed areas</source>
        <extracomment>ScoringName.CLOSED_AREAS
----------
Plaque.CLOSED_AREAS</extracomment>
        <translation>完成エリア</translation>
    </message>
    <message>
        <source>Closed areas of three or more</source>
        <extracomment>ScoringName.CLOSED_AREAS_3</extracomment>
        <translation>3枚以上の完成エリア</translation>
    </message>
    <message>
        <source>Sets of buildings</source>
        <extracomment>ScoringName.BUILDING_SETS
----------
Plaque.BUILDING_SETS</extracomment>
        <translation>建物セット</translation>
    </message>
    <message>
        <source>Most ships</source>
        <extracomment>ScoringName.SHIP_RANK
----------
Plaque.SHIP_RANK</extracomment>
        <translation>船の順位</translation>
    </message>
    <message>
        <source>Most gold</source>
        <extracomment>ScoringName.GOLD_RANK
----------
Plaque.GOLD_RANK</extracomment>
        <translation>所持金の順位</translation>
    </message>
    <message>
        <source>Ships with a lighthouse</source>
        <extracomment>ScoringName.SHIP_LIGHTHOUSE</extracomment>
        <translation>灯台のある水辺の船</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ScoringName.COLUMNS
----------
Plaque.COLUMNS</extracomment>
        <translation>縦の列</translation>
    </message>
    <message>
        <source>Closed mountains</source>
        <extracomment>ScoringName.CLOSED_MOUNTAINS
----------
Plaque.CLOSED_MOUNTAINS</extracomment>
        <translation>完成した山</translation>
    </message>
    <message>
        <source>2 points for each square of 2 by 2 tiles; squares may overlap.</source>
        <extracomment>ScoringHelp.SQUARE_OF_FOUR</extracomment>
        <translation>2×2の正方形1組につき2点です。正方形は重なってもかまいません。</translation>
    </message>
    <message>
        <source>1 point for each sheep.</source>
        <extracomment>ScoringHelp.SHEEP</extracomment>
        <translation>羊1頭につき1点です。</translation>
    </message>
    <message>
        <source>1, 3 or 6 points for each mountain area with 1, 2, or 3 and more brochs.</source>
        <extracomment>ScoringHelp.MOUNTAIN_BROCHS</extracomment>
        <translation>山エリアごとに、石塔1基で1点、2基で3点、3基以上で6点です。</translation>
    </message>
    <message>
        <source>5 points for the most barrel tiles, 2 points for the second most.</source>
        <extracomment>ScoringHelp.BARREL_RANK</extracomment>
        <translation>酒樽付きタイルの枚数が1位なら5点、2位なら2点です。</translation>
    </message>
    <message>
        <source>1 point for each sheep and cattle on a farm’s tile or one of the 8 around it.</source>
        <extracomment>ScoringHelp.FARM_ANIMALS</extracomment>
        <translation>農場のタイルとその周り8マスにいる羊と牛1頭につき1点です。</translation>
    </message>
    <message>
        <source>2 points for each cattle on a tile that a road joins to the castle.</source>
        <extracomment>ScoringHelp.ROAD_CATTLE</extracomment>
        <translation>道路で城につながるタイルの牛1頭につき2点です。</translation>
    </message>
    <message>
        <source>1 point for each tile that a road joins to the castle.</source>
        <extracomment>ScoringHelp.ROAD_TILES</extracomment>
        <translation>道路で城につながるタイル1枚につき1点です。</translation>
    </message>
    <message>
        <source>2 points for each tile of your largest closed water area.</source>
        <extracomment>ScoringHelp.LARGEST_LAKE</extracomment>
        <translation>自分の最大の完成水辺エリアのタイル1枚につき2点です。</translation>
    </message>
    <message>
        <source>1 point for each closed area.</source>
        <extracomment>ScoringHelp.CLOSED_AREAS</extracomment>
        <translation>完成エリア1か所につき1点です。</translation>
    </message>
    <message>
        <source>3 points for each closed area of 3 or more tiles.</source>
        <extracomment>ScoringHelp.CLOSED_AREAS_3</extracomment>
        <translation>3枚以上のタイルにまたがる完成エリア1か所につき3点です。</translation>
    </message>
    <message>
        <source>5 points for each set of a broch, a farm and a lighthouse.</source>
        <extracomment>ScoringHelp.BUILDING_SETS</extracomment>
        <translation>石塔・農場・灯台の1組につき5点です。</translation>
    </message>
    <message>
        <source>5 points for the most ships, 2 points for the second most.</source>
        <extracomment>ScoringHelp.SHIP_RANK</extracomment>
        <translation>船の数が1位なら5点、2位なら2点です。</translation>
    </message>
    <message>
        <source>5 points for the most gold, 2 points for the second most.</source>
        <extracomment>ScoringHelp.GOLD_RANK</extracomment>
        <translation>所持金が1位なら5点、2位なら2点です。</translation>
    </message>
    <message>
        <source>3 points for each water area with at least 1 ship and 1 lighthouse.</source>
        <extracomment>ScoringHelp.SHIP_LIGHTHOUSE</extracomment>
        <translation>船が1隻以上、灯台が1基以上ある水辺エリア1か所につき3点です。</translation>
    </message>
    <message>
        <source>3 points for each vertical run of 3 or more tiles.</source>
        <extracomment>ScoringHelp.COLUMNS</extracomment>
        <translation>縦に3枚以上連続する列1本につき3点です。</translation>
    </message>
    <message>
        <source>2 points for each closed mountain area.</source>
        <extracomment>ScoringHelp.CLOSED_MOUNTAINS</extracomment>
        <translation>完成した山エリア1か所につき2点です。</translation>
    </message>
    <message>
        <source>The game is over: the last round has been scored.</source>
        <extracomment>Refusal.OVER</extracomment>
        <translation>ゲームは終わっています。最後のラウンドの採点が済みました。</translation>
    </message>
    <message>
        <source>There is no decision number {verb} in Isle of Skye.</source>
        <extracomment>Refusal.UNKNOWN</extracomment>
        <translation>アイル・オブ・スカイに{verb}番の行動はありません。</translation>
    </message>
    <message>
        <source>That is possible, but the decision has to be named: it is written “{text}”.</source>
        <extracomment>Refusal.SAY_WHICH</extracomment>
        <translation>それはできますが、どの行動かを指定してください。「{text}」と書きます。</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} first which of the 3 drawn tiles goes back to the bag: the axe comes before all else.</source>
        <extracomment>Refusal.AXE_FIRST</extracomment>
        <translation>{who}はまず、引いた3枚のうち袋へ戻す1枚を選びます。捨て印が最初です。</translation>
    </message>
    <message>
        <source>{who} {who:sets|set} a price for tile {tile} first.</source>
        <extracomment>Refusal.STAKE_FIRST</extracomment>
        <translation>{who}はまず、タイル{tile}に値段を付けます。</translation>
    </message>
    <message>
        <source>{who} {who:is|are} buying: buy 1 offered tile of another player, or pass.</source>
        <extracomment>Refusal.BUY_FIRST</extracomment>
        <translation>{who}の購入の番です。ほかの人が売っている1枚を買うか、パスします。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} {n:tile|tiles} to lay first.</source>
        <extracomment>Refusal.BUILD_FIRST</extracomment>
        <translation>{who}はまず、残り{n}枚のタイルを配置します。</translation>
    </message>
    <message>
        <source>That is the axe of {owner}; mark 1 of your 3 tiles with your own.</source>
        <extracomment>Refusal.RIVAL_AXE</extracomment>
        <translation>それは{owner}の捨て印です。自分の3枚のうち1枚に自分の捨て印を置いてください。</translation>
    </message>
    <message>
        <source>The tile that goes back to the bag is marked with the axe, not with {piece}.</source>
        <extracomment>Refusal.NOT_AN_AXE</extracomment>
        <translation>袋へ戻すタイルに置くのは捨て印です。{piece}ではありません。</translation>
    </message>
    <message>
        <source>The axe goes on 1 of your 3 drawn tiles, nowhere else.</source>
        <extracomment>Refusal.AXE_NOT_A_TILE</extracomment>
        <translation>捨て印は、自分が引いた3枚のうち1枚にだけ置けます。</translation>
    </message>
    <message>
        <source>Tile {tile} was drawn by {owner}; the axe marks 1 of your own 3 tiles.</source>
        <extracomment>Refusal.AXE_ON_RIVAL</extracomment>
        <translation>タイル{tile}を引いたのは{owner}です。捨て印は自分の3枚のうち1枚に置きます。</translation>
    </message>
    <message>
        <source>A price is made of gold: put coins on tile {tile}.</source>
        <extracomment>Refusal.NOT_GOLD</extracomment>
        <translation>値段は金で付けます。タイル{tile}にコインを置いてください。</translation>
    </message>
    <message>
        <source>Coins are put on your own drawn tiles, nowhere else.</source>
        <extracomment>Refusal.PRICE_NOT_A_TILE</extracomment>
        <translation>コインは、自分が引いたタイルの上にだけ置けます。</translation>
    </message>
    <message>
        <source>Tile {tile} was drawn by {owner}, who sets its price.</source>
        <extracomment>Refusal.PRICE_ON_RIVAL</extracomment>
        <translation>タイル{tile}を引いたのは{owner}です。値段は{owner}が付けます。</translation>
    </message>
    <message>
        <source>Tile {tile} lies under the axe and goes back to the bag, so it gets no price.</source>
        <extracomment>Refusal.PRICE_ON_AXE</extracomment>
        <translation>タイル{tile}には捨て印があり、袋へ戻るので値段は付けません。</translation>
    </message>
    <message>
        <source>Tile {tile} already has its price, {n} gold.</source>
        <extracomment>Refusal.PRICE_STANDS</extracomment>
        <translation>タイル{tile}の値段はもう{n}金に決まっています。</translation>
    </message>
    <message>
        <source>Tile {tile} gets its price after tile {first}.</source>
        <extracomment>Refusal.PRICE_ORDER</extracomment>
        <translation>タイル{tile}の値段は、タイル{first}の後に付けます。</translation>
    </message>
    <message>
        <source>A price is at least 1 gold.</source>
        <extracomment>Refusal.PRICE_ZERO</extracomment>
        <translation>値段は1金以上です。</translation>
    </message>
    <message>
        <source>Only a tile can be bought; {piece} cannot.</source>
        <extracomment>Refusal.NOT_A_TILE</extracomment>
        <translation>買えるのはタイルだけです。{piece}は買えません。</translation>
    </message>
    <message>
        <source>Tile {tile} is your own offer; if nobody buys it, it comes to you by itself.</source>
        <extracomment>Refusal.OWN_OFFER</extracomment>
        <translation>タイル{tile}は自分が売っているタイルです。売れ残れば自分で引き取ります。</translation>
    </message>
    <message>
        <source>Tile {tile} was bought by {buyer} this round.</source>
        <extracomment>Refusal.SOLD</extracomment>
        <translation>タイル{tile}はこのラウンドに{buyer}が買いました。</translation>
    </message>
    <message>
        <source>Tile {tile} is not on offer this round.</source>
        <extracomment>Refusal.NOT_OFFERED</extracomment>
        <translation>タイル{tile}はこのラウンドには売られていません。</translation>
    </message>
    <message>
        <source>Tile {tile} lies in the estate of {owner} and stays there.</source>
        <extracomment>Refusal.IN_ESTATE</extracomment>
        <translation>タイル{tile}は{owner}の領地に置かれていて、動かせません。</translation>
    </message>
    <message>
        <source>Tile {tile} costs {price} gold, and {who} {who:has|have} {free} free gold.</source>
        <extracomment>Refusal.TOO_DEAR</extracomment>
        <translation>タイル{tile}は{price}金です。{who}が使える金は{free}金です。</translation>
    </message>
    <message>
        <source>A bought tile goes to your own tiles to lay first; it is built after everybody has bought.</source>
        <extracomment>Refusal.BUY_TO_STOCK</extracomment>
        <translation>買ったタイルはまず自分の脇へ取ります。配置は全員の購入が終わってからです。</translation>
    </message>
    <message>
        <source>Passing moves no piece to any place.</source>
        <extracomment>Refusal.PASS_ALONE</extracomment>
        <translation>パスでは何も動かしません。</translation>
    </message>
    <message>
        <source>Only tiles are laid into an estate; {piece} is not one.</source>
        <extracomment>Refusal.NOT_A_LANDSCAPE</extracomment>
        <translation>領地に配置できるのはタイルだけです。{piece}は配置できません。</translation>
    </message>
    <message>
        <source>Tile {tile} is not among the tiles {who} {who:has|have} to lay: {stock}.</source>
        <extracomment>Refusal.NOT_IN_STOCK</extracomment>
        <translation>タイル{tile}は、{who}が配置するタイル（{stock}）ではありません。</translation>
    </message>
    <message>
        <source>A tile that has been laid stays: tile {tile} is neither moved nor turned.</source>
        <extracomment>Refusal.STAYS</extracomment>
        <translation>すでに置いた土地は動かせません。タイル{tile}は移動も回転もできません。</translation>
    </message>
    <message>
        <source>The castle stays where it is.</source>
        <extracomment>Refusal.CASTLE_STAYS</extracomment>
        <translation>城は動かせません。</translation>
    </message>
    <message>
        <source>Tiles are laid into your own estate, nowhere else.</source>
        <extracomment>Refusal.NOT_A_CELL</extracomment>
        <translation>タイルは自分の領地にだけ配置できます。</translation>
    </message>
    <message>
        <source>That is the estate of {owner}; you lay tiles into your own.</source>
        <extracomment>Refusal.RIVAL_ESTATE</extracomment>
        <translation>そこは{owner}の領地です。タイルは自分の領地に配置します。</translation>
    </message>
    <message>
        <source>Tile {other} already lies {where}.</source>
        <extracomment>Refusal.CELL_TAKEN</extracomment>
        <translation>{where}には、もうタイル{other}があります。</translation>
    </message>
    <message>
        <source>The castle itself stands there.</source>
        <extracomment>Refusal.CELL_OF_CASTLE</extracomment>
        <translation>そこには城があります。</translation>
    </message>
    <message>
        <source>The cell {where} touches your estate at a corner only; a whole edge has to touch.</source>
        <extracomment>Refusal.CORNER_ONLY</extracomment>
        <translation>{where}は領地と角でしか接していません。辺で接している必要があります。</translation>
    </message>
    <message>
        <source>The cell {where} touches no tile of your estate.</source>
        <extracomment>Refusal.NO_CONTACT</extracomment>
        <translation>{where}は領地のどのタイルとも接していません。</translation>
    </message>
    <message>
        <source>Tile {tile} does not fit {where}, however it is turned: its {side} edge would be {own} against {other}.</source>
        <extracomment>Refusal.EDGES_DIFFER</extracomment>
        <translation>タイル{tile}はどう回しても{where}に置けません。{side}の辺が、{other}に対して{own}になります。</translation>
    </message>
    <message>
        <source>Turned like this, the {side} edge of tile {tile} is {own} against {other}; turned {n:quarter|quarters} clockwise it fits.</source>
        <extracomment>Refusal.TURN_IT</extracomment>
        <translation>この向きでは、タイル{tile}の{side}の辺が、{other}に対して{own}になります。時計回りに90度を{n}回で合います。</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} begins; {who} {who:starts|start}.</source>
        <extracomment>Log.ROUND</extracomment>
        <translation>第{round}ラウンド（全{rounds}ラウンド）が始まります。開始プレイヤーは{who}です。</translation>
    </message>
    <message>
        <source>{who} {who:receives|receive} {n} gold: {castle} from the castle, {barrels} for barrels, {behind} for players ahead.</source>
        <extracomment>Log.INCOME</extracomment>
        <translation>{who}は{n}金を受け取ります。城から{castle}金、酒樽で{barrels}金、上位の相手の分で{behind}金です。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} tiles {tiles}.</source>
        <extracomment>Log.DRAW</extracomment>
        <translation>{who}はタイル{tiles}を引きます。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} tile {tile}.</source>
        <extracomment>Log.DRAW_ONE</extracomment>
        <translation>{who}はタイル{tile}を引きます。</translation>
    </message>
    <message>
        <source>{who} {who:puts|put} the axe on tile {tile}.</source>
        <extracomment>Log.AXE</extracomment>
        <translation>{who}はタイル{tile}に捨て印を置きます。</translation>
    </message>
    <message>
        <source>{who} {who:puts|put} {n} gold on tile {tile}.</source>
        <extracomment>Log.PRICE</extracomment>
        <translation>{who}はタイル{tile}に{n}金を置きます。</translation>
    </message>
    <message>
        <source>{who} {who:is|are} ready behind the screen.</source>
        <extracomment>Log.READY</extracomment>
        <translation>{who}は衝立の裏で決め終わりました。</translation>
    </message>
    <message>
        <source>{who} {who:asks|ask} {low} gold for tile {first} and {high} gold for tile {second}; the axe falls on tile {axed}.</source>
        <extracomment>Log.REVEAL</extracomment>
        <translation>{who}の値段は、タイル{first}が{low}金、タイル{second}が{high}金です。捨て印はタイル{axed}です。</translation>
    </message>
    <message>
        <source>Tile {tile} costs {n} gold.</source>
        <extracomment>Log.SHOW_PRICE</extracomment>
        <translation>タイル{tile}は{n}金です。</translation>
    </message>
    <message>
        <source>Tile {tile} goes back to the bag.</source>
        <extracomment>Log.AXED</extracomment>
        <translation>タイル{tile}は袋へ戻ります。</translation>
    </message>
    <message>
        <source>{who} {who:buys|buy} tile {tile} from {seller} for {n} gold.</source>
        <extracomment>Log.BUY</extracomment>
        <translation>{who}は{seller}からタイル{tile}を{n}金で買います。</translation>
    </message>
    <message>
        <source>{who} {who:receives|receive} {n} gold.</source>
        <extracomment>Log.PAID</extracomment>
        <translation>{who}は{n}金を受け取ります。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} back the {n} gold on the tile sold.</source>
        <extracomment>Log.STAKE_BACK</extracomment>
        <translation>{who}は売れたタイルの{n}金を手元へ戻します。</translation>
    </message>
    <message>
        <source>{who} {who:buys|buy} nothing.</source>
        <extracomment>Log.PASS</extracomment>
        <translation>{who}は何も買いません。</translation>
    </message>
    <message>
        <source>{who} {who:keeps|keep} tile {tile} and {who:pays|pay} {n} gold to the bank.</source>
        <extracomment>Log.KEEP</extracomment>
        <translation>{who}はタイル{tile}を引き取り、銀行へ{n}金を払います。</translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} tile {tile} {where}.</source>
        <extracomment>Log.LAY</extracomment>
        <translation>{who}はタイル{tile}を{where}に配置します。</translation>
    </message>
    <message>
        <source>Tile {tile} fits nowhere in the estate of {who} and goes back to the bag.</source>
        <extracomment>Log.NO_FIT</extracomment>
        <translation>タイル{tile}は{who}の領地のどこにも置けないので、袋へ戻ります。</translation>
    </message>
    <message>
        <source>{who} {who:shows|show} {n} gold.</source>
        <extracomment>Log.SHOW_GOLD</extracomment>
        <translation>{who}の所持金は{n}金です。</translation>
    </message>
    <message>
        <source>{who} {who:scores|score} {n:point|points} for {slot}, {name}.</source>
        <extracomment>Log.SCORE</extracomment>
        <translation>{who}は{slot}「{name}」で{n}点を得ます。</translation>
    </message>
    <message>
        <source>{who} {who:scores|score} {n:point|points} for the scroll for {kind} on tile {tile}.</source>
        <extracomment>Log.SCROLL</extracomment>
        <translation>{who}はタイル{tile}の巻物（{kind}）で{n}点を得ます。</translation>
    </message>
    <message>
        <source>{who} {who:scores|score} {n:point|points} for the scroll for {kind} on tile {tile}, doubled: its area is closed.</source>
        <extracomment>Log.SCROLL_DOUBLED</extracomment>
        <translation>{who}はタイル{tile}の巻物（{kind}）で{n}点を得ます。エリアが完成しているので2倍です。</translation>
    </message>
    <message>
        <source>{who} {who:scores|score} {n:point|points} for {gold} gold.</source>
        <extracomment>Log.GOLD</extracomment>
        <translation>{who}は{gold}金で{n}点を得ます。</translation>
    </message>
    <message>
        <source>{who} {who:wins|win} with {n:point|points}.</source>
        <extracomment>Log.WIN</extracomment>
        <translation>{who}が{n}点で勝ちました。</translation>
    </message>
    <message>
        <source>{winners} share the victory with {n:point|points} each.</source>
        <extracomment>Log.SHARED_WIN</extracomment>
        <translation>{winners}が{n}点で勝利を分け合います。</translation>
    </message>
    <message>
        <source>{slot}: {name}</source>
        <extracomment>Line.SLOT
----------
Fact.SLOT</extracomment>
        <translation>{slot}：{name}</translation>
    </message>
    <message>
        <source>Scroll for {kind} on tile {tile}</source>
        <extracomment>Line.SCROLL</extracomment>
        <translation>タイル{tile}の巻物（{kind}）</translation>
    </message>
    <message>
        <source>Scroll for {kind} on tile {tile}, doubled</source>
        <extracomment>Line.SCROLL_DOUBLED</extracomment>
        <translation>タイル{tile}の巻物（{kind}）、2倍</translation>
    </message>
    <message>
        <source>Gold: 1 point for every {each}</source>
        <extracomment>Line.GOLD</extracomment>
        <translation>所持金：{each}金につき1点</translation>
    </message>
    <message>
        <source>Put the axe on tile {tile}.</source>
        <extracomment>Turn.AXE</extracomment>
        <translation>タイル{tile}に捨て印を置く。</translation>
    </message>
    <message>
        <source>Put {n} gold on tile {tile}.</source>
        <extracomment>Turn.PRICE</extracomment>
        <translation>タイル{tile}に{n}金を置く。</translation>
    </message>
    <message>
        <source>Buy tile {tile} from {seller} for {n} gold.</source>
        <extracomment>Turn.BUY</extracomment>
        <translation>{seller}からタイル{tile}を{n}金で買う。</translation>
    </message>
    <message>
        <source>Buy nothing.</source>
        <extracomment>Turn.PASS</extracomment>
        <translation>何も買わない。</translation>
    </message>
    <message>
        <source>Lay tile {tile} {where}, as it is.</source>
        <extracomment>Turn.LAY</extracomment>
        <translation>タイル{tile}を{where}に、そのままの向きで配置する。</translation>
    </message>
    <message>
        <source>Lay tile {tile} {where}, turned {n:quarter|quarters} clockwise.</source>
        <extracomment>Turn.LAY_TURNED</extracomment>
        <translation>タイル{tile}を{where}に、時計回りに90度を{n}回の向きで配置する。</translation>
    </message>
    <message>
        <source>As offers, the two tiles you keep are worth about {kept:point|points} together; with the axe on tile {other} instead of tile {tile} they would be worth about {less}.</source>
        <extracomment>Why.AXE_INSTEAD</extracomment>
        <translation>売りに出す2枚の価値は合わせて約{kept}点です。タイル{tile}ではなくタイル{other}に捨て印を置くと約{less}点です。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you and up to {rival} to another player; at {n} gold it is sold in about {chance} of 100 cases.</source>
        <extracomment>Why.PRICE</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、ほかの人に最大で約{rival}点です。{n}金なら100回に約{chance}回売れます。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you and up to {rival} to another player; at {n} gold it is sold in about {chance} of 100 cases, at {other} gold in about {chances}.</source>
        <extracomment>Why.PRICE_INSTEAD</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、ほかの人に最大で約{rival}点です。{n}金なら100回に約{chance}回、{other}金なら約{chances}回売れます。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost}.</source>
        <extracomment>Why.BUY</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、値段の{n}金は約{cost}点に当たります。</translation>
    </message>
    <message>
        <source>There is no offer that you can pay.</source>
        <extracomment>Why.PASS_ONLY</extracomment>
        <translation>買える値段のタイルがありません。</translation>
    </message>
    <message>
        <source>nothing now, but it does no harm</source>
        <extracomment>Why.ITEM_NONE</extracomment>
        <translation>今は点になりませんが、損もしません</translation>
    </message>
    <message>
        <source>Mountain brochs</source>
        <extracomment>Plaque.MOUNTAIN_BROCHS</extracomment>
        <translation>山の石塔</translation>
    </message>
    <message>
        <source>Farm animals</source>
        <extracomment>Plaque.FARM_ANIMALS</extracomment>
        <translation>農場の家畜</translation>
    </message>
    <message>
        <source>Largest lake</source>
        <extracomment>Plaque.LARGEST_LAKE</extracomment>
        <translation>最大の湖</translation>
    </message>
    <message>
        <source>Closed, 3 or more</source>
        <extracomment>Plaque.CLOSED_AREAS_3</extracomment>
        <translation>完成3枚以上</translation>
    </message>
    <message>
        <source>Guided ships</source>
        <extracomment>Plaque.SHIP_LIGHTHOUSE</extracomment>
        <translation>灯台と船</translation>
    </message>
    <message>
        <source>2 each 2 × 2</source>
        <extracomment>Rule.SQUARE_OF_FOUR</extracomment>
        <translation>2×2ごとに2点</translation>
    </message>
    <message>
        <source>1 each sheep</source>
        <extracomment>Rule.SHEEP</extracomment>
        <translation>1頭1点</translation>
    </message>
    <message>
        <source>1, 3, 6 each mountain</source>
        <extracomment>Rule.MOUNTAIN_BROCHS</extracomment>
        <translation>山ごとに1・3・6点</translation>
    </message>
    <message>
        <source>1 each near a farm</source>
        <extracomment>Rule.FARM_ANIMALS</extracomment>
        <translation>農場の周り1頭1点</translation>
    </message>
    <message>
        <source>2 each linked cattle</source>
        <extracomment>Rule.ROAD_CATTLE</extracomment>
        <translation>つながる1頭2点</translation>
    </message>
    <message>
        <source>1 each linked tile</source>
        <extracomment>Rule.ROAD_TILES</extracomment>
        <translation>つながる1枚1点</translation>
    </message>
    <message>
        <source>2 each closed tile</source>
        <extracomment>Rule.LARGEST_LAKE</extracomment>
        <translation>完成湖1枚2点</translation>
    </message>
    <message>
        <source>1 each area</source>
        <extracomment>Rule.CLOSED_AREAS</extracomment>
        <translation>1か所1点</translation>
    </message>
    <message>
        <source>3 each area</source>
        <extracomment>Rule.CLOSED_AREAS_3</extracomment>
        <translation>1か所3点</translation>
    </message>
    <message>
        <source>5 each set of three</source>
        <extracomment>Rule.BUILDING_SETS</extracomment>
        <translation>3点セット5点</translation>
    </message>
    <message>
        <source>3 each lit water</source>
        <extracomment>Rule.SHIP_LIGHTHOUSE</extracomment>
        <translation>1か所3点（灯台と船）</translation>
    </message>
    <message>
        <source>3 each run of 3</source>
        <extracomment>Rule.COLUMNS</extracomment>
        <translation>縦3枚以上で3点</translation>
    </message>
    <message>
        <source>2 each mountain</source>
        <extracomment>Rule.CLOSED_MOUNTAINS</extracomment>
        <translation>1か所2点（山）</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>Print.ROUND
----------
Fact.ROUND</extracomment>
        <translation>ラウンド{round}/{rounds}</translation>
    </message>
    <message>
        <source>{round} / {rounds}</source>
        <extracomment>Print.ROUND_SHORT</extracomment>
        <translation>{round} / {rounds}</translation>
    </message>
    <message>
        <source>+{n} gold</source>
        <extracomment>Print.CATCH_UP</extracomment>
        <translation>+{n}金</translation>
    </message>
    <message>
        <source>+{n}</source>
        <extracomment>Print.CATCH_UP_SHORT</extracomment>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>now {n}</source>
        <extracomment>Print.NOW</extracomment>
        <translation>今は{n}</translation>
    </message>
    <message>
        <source>sold</source>
        <extracomment>Print.SOLD</extracomment>
        <translation>売約済み</translation>
    </message>
    <message>
        <source>is choosing</source>
        <extracomment>Print.CHOOSES
----------
Ask.THINKS</extracomment>
        <translation>考え中</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Print.READY</extracomment>
        <translation>決定済み</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Print.WAITS</extracomment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>to lay</source>
        <extracomment>Print.TO_LAY</extracomment>
        <translation>配置待ち</translation>
    </message>
    <message>
        <source>Estate of {who}</source>
        <extracomment>Print.ESTATE_OF</extracomment>
        <translation>{who}の領地</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <extracomment>Print.SCREEN</extracomment>
        <translation>衝立の裏</translation>
    </message>
    <message>
        <source>Behind the screen of {who}</source>
        <extracomment>Print.SCREEN_OF</extracomment>
        <translation>{who}の衝立の裏</translation>
    </message>
    <message>
        <source>Your offers</source>
        <extracomment>Print.OFFERS</extracomment>
        <translation>売りに出したタイル</translation>
    </message>
    <message>
        <source>Offers of {who}</source>
        <extracomment>Print.OFFERS_OF</extracomment>
        <translation>{who}が売りに出したタイル</translation>
    </message>
    <message>
        <source>bought</source>
        <extracomment>Print.BOUGHT</extracomment>
        <translation>購入</translation>
    </message>
    <message>
        <source>drop to buy</source>
        <extracomment>Print.BUY_HERE</extracomment>
        <translation>ここへ</translation>
    </message>
    <message>
        <source>Tiles to lay</source>
        <extracomment>Print.YOUR_TILES</extracomment>
        <translation>配置するタイル</translation>
    </message>
    <message>
        <source>{who}: tiles to lay</source>
        <extracomment>Print.TILES_OF</extracomment>
        <translation>{who}が配置するタイル</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Print.NO_TILES</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Your purse</source>
        <extracomment>Print.PURSE</extracomment>
        <translation>所持金</translation>
    </message>
    <message>
        <source>Purse of {who}</source>
        <extracomment>Print.PURSE_OF</extracomment>
        <translation>{who}の所持金</translation>
    </message>
    <message>
        <source>Purse</source>
        <extracomment>Print.PURSE_SHORT</extracomment>
        <translation>所持金</translation>
    </message>
    <message>
        <source>{n} free</source>
        <extracomment>Print.FREE</extracomment>
        <translation>残り{n}金</translation>
    </message>
    <message>
        <source>{n} gold</source>
        <extracomment>Print.GOLD
----------
Name.COINS</extracomment>
        <translation>{n}金</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Print.HIDDEN</extracomment>
        <translation>非公開</translation>
    </message>
    <message>
        <source>of {n}</source>
        <extracomment>Print.WITH_STAKES_SHORT</extracomment>
        <translation>全{n}金</translation>
    </message>
    <message>
        <source>{castle} castle + {barrels:barrel|barrels} + {behind} catch-up</source>
        <extracomment>Print.INCOME_PARTS</extracomment>
        <translation>城{castle} + 酒樽{barrels} + 追い上げ{behind}</translation>
    </message>
    <message>
        <source>Tile {tile}</source>
        <extracomment>Name.TILE</extracomment>
        <translation>タイル{tile}</translation>
    </message>
    <message>
        <source>Gold of {who}, {n}</source>
        <extracomment>Name.GOLD_OF</extracomment>
        <translation>{who}の所持金{n}金</translation>
    </message>
    <message>
        <source>Gold of {who}, behind the screen</source>
        <extracomment>Name.GOLD_HIDDEN</extracomment>
        <translation>{who}の所持金、衝立の裏</translation>
    </message>
    <message>
        <source>In the bag: {tile}</source>
        <extracomment>Name.IN_BAG</extracomment>
        <translation>袋の中：{tile}</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Name.BANK</extracomment>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Pasture of {n:tile|tiles}, open</source>
        <extracomment>Name.PASTURE_OPEN</extracomment>
        <translation>草原{n}枚、未完成</translation>
    </message>
    <message>
        <source>Pasture of {n:tile|tiles}, closed</source>
        <extracomment>Name.PASTURE_CLOSED</extracomment>
        <translation>草原{n}枚、完成</translation>
    </message>
    <message>
        <source>Mountain of {n:tile|tiles}, open</source>
        <extracomment>Name.MOUNTAIN_OPEN</extracomment>
        <translation>山{n}枚、未完成</translation>
    </message>
    <message>
        <source>Mountain of {n:tile|tiles}, closed</source>
        <extracomment>Name.MOUNTAIN_CLOSED</extracomment>
        <translation>山{n}枚、完成</translation>
    </message>
    <message>
        <source>Water of {n:tile|tiles}, open</source>
        <extracomment>Name.WATER_OPEN</extracomment>
        <translation>水辺{n}枚、未完成</translation>
    </message>
    <message>
        <source>Water of {n:tile|tiles}, closed</source>
        <extracomment>Name.WATER_CLOSED</extracomment>
        <translation>水辺{n}枚、完成</translation>
    </message>
    <message>
        <source>put coins on the ring, {n} gold at most</source>
        <extracomment>Ask.STAKE</extracomment>
        <translation>輪の所にコインを置いてください（{n}金まで）</translation>
    </message>
    <message>
        <source>Axe</source>
        <extracomment>Print.AXE</extracomment>
        <translation>捨て印</translation>
    </message>
    <message>
        <source>The game is over: set up a position of an earlier round.</source>
        <extracomment>Arranging.OVER</extracomment>
        <translation>ゲームは終わっています。局面は、前のラウンドのものから作ってください。</translation>
    </message>
    <message>
        <source>Tiles lie in the bag, in estates or among the tiles to lay.</source>
        <extracomment>Arranging.NOT_FOR_TILES</extracomment>
        <translation>タイルを置けるのは、袋、領地、「配置するタイル」の場所だけです。</translation>
    </message>
    <message>
        <source>Gold lies in purses or in the bank.</source>
        <extracomment>Arranging.NOT_FOR_GOLD</extracomment>
        <translation>金を置けるのは、所持金の場所か銀行だけです。</translation>
    </message>
    <message>
        <source>Without tile {tile} the estate of {who} would fall apart; take the outer tiles away first.</source>
        <extracomment>Arranging.FALLS_APART</extracomment>
        <translation>タイル{tile}を取ると{who}の領地が離ればなれになります。先に外側のタイルを取ってください。</translation>
    </message>
    <message>
        <source>{who} already {who:has|have} {n:tile|tiles} to lay; nobody has more.</source>
        <extracomment>Arranging.STOCK_FULL</extracomment>
        <translation>{who}にはもう配置するタイルが{n}枚あります。これより多くは持てません。</translation>
    </message>
    <message>
        <source>Nobody has tiles to lay before the market is over.</source>
        <extracomment>Arranging.NOTHING_TO_LAY_YET</extracomment>
        <translation>市場が終わるまでは、配置するタイルを持てません。</translation>
    </message>
    <message>
        <source>The market is over: nothing is on offer while tiles are laid.</source>
        <extracomment>Arranging.MARKET_OVER</extracomment>
        <translation>市場は終わりました。タイルを置く間は、売りに出ているものはありません。</translation>
    </message>
    <message>
        <source>Everybody draws 3 tiles: drop a tile of the bag on one of them to change it.</source>
        <extracomment>Arranging.THREE_DRAWN</extracomment>
        <translation>全員が3枚引きます。取り替えるには、袋のタイルを引いたタイルの上に落としてください。</translation>
    </message>
    <message>
        <source>Tile {tile} was sold this round.</source>
        <extracomment>Arranging.SOLD</extracomment>
        <translation>タイル{tile}は、このラウンドに売れました。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} only {n} gold that lies on no tile.</source>
        <extracomment>Arranging.TOO_POOR</extracomment>
        <translation>{who}の金のうち、タイルに置かれていないのは{n}金だけです。</translation>
    </message>
    <message>
        <source>Two offers cost at least 1 gold each, so {who} cannot do with less.</source>
        <extracomment>Arranging.KEEPS_TWO</extracomment>
        <translation>売りに出す2枚にはそれぞれ1金以上が要るので、{who}の金をこれより少なくはできません。</translation>
    </message>
    <message>
        <source>The bank never pays out more than {n} gold.</source>
        <extracomment>Arranging.TOO_MUCH</extracomment>
        <translation>銀行が支払う金は合わせて{n}金までです。</translation>
    </message>
    <message>
        <source>Nobody has a tile to lay: put a tile of the bag among the tiles to lay.</source>
        <extracomment>Arranging.NOBODY_LAYS</extracomment>
        <translation>配置するタイルを持つ人がいません。袋のタイルを「配置するタイル」の場所に置いてください。</translation>
    </message>
    <message>
        <source>No tile that {who} {who:has|have} to lay fits the estate.</source>
        <extracomment>Arranging.FITS_NOWHERE</extracomment>
        <translation>{who}が配置するタイルは、どれも領地に合いません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no tile to lay that fits, so it cannot be this turn.</source>
        <extracomment>Arranging.CANNOT_LAY</extracomment>
        <translation>{who}には配置できるタイルがないので、手番にはできません。</translation>
    </message>
    <message>
        <source>Prices are set in the order of the seats.</source>
        <extracomment>Arranging.PRICES_IN_ORDER</extracomment>
        <translation>値段は席の順に付けます。</translation>
    </message>
    <message>
        <source>Somebody has bought already, so the turn order is settled.</source>
        <extracomment>Arranging.HAS_BOUGHT</extracomment>
        <translation>もう誰かが買ったので、手番の順は変えられません。</translation>
    </message>
    <message>
        <source>Put the axe on a tile</source>
        <extracomment>MoveKind.AXE</extracomment>
        <translation>タイルに捨て印を置く</translation>
    </message>
    <message>
        <source>Put a price on a tile</source>
        <extracomment>MoveKind.STAKE</extracomment>
        <translation>タイルに値段を付ける</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <extracomment>MoveKind.BUY</extracomment>
        <translation>タイルを買う</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <extracomment>MoveKind.PASS</extracomment>
        <translation>何も買わない</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <extracomment>MoveKind.BUILD</extracomment>
        <translation>タイルを配置する</translation>
    </message>
    <message>
        <source>As offers, the two tiles you keep are worth about {kept:point|points} together, tile {tile} about {worth}.</source>
        <extracomment>Why.AXE</extracomment>
        <translation>売りに出す2枚の価値は合わせて約{kept}点、タイル{tile}は約{worth}点です。</translation>
    </message>
    <message>
        <source>As offers, the two tiles you keep are worth about {kept:point|points} together, and about as much with the axe on tile {other} instead of tile {tile}.</source>
        <extracomment>Why.AXE_EVEN</extracomment>
        <translation>売りに出す2枚の価値は合わせて約{kept}点です。タイル{tile}ではなくタイル{other}に捨て印を置いても、ほぼ同じです。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you and up to {rival} to another player; at {n} gold it is sold about as often as at {other} gold, in about {chance} of 100 cases.</source>
        <extracomment>Why.PRICE_EVEN</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、ほかの人に最大で約{rival}点です。{n}金でも{other}金でも、100回に約{chance}回売れます。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost}; with what it means to the seller, that is at first sight about {more} better than tile {other}.</source>
        <extracomment>Why.BUY_INSTEAD</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、値段の{n}金は約{cost}点に当たります。売り手への影響も合わせると、一見、タイル{other}より約{more}点良くなります。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost}; with what it means to the seller, that is about as good as tile {other}.</source>
        <extracomment>Why.BUY_EVEN</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、値段の{n}金は約{cost}点に当たります。売り手への影響も合わせると、タイル{other}とほぼ同じです。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost}; with what it means to the seller, that is about {less} worse than tile {other}.</source>
        <extracomment>Why.BUY_WORSE</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、値段の{n}金は約{cost}点に当たります。売り手への影響も合わせると、タイル{other}より約{less}点悪くなります。</translation>
    </message>
    <message>
        <source>At first sight tile {tile} is worth about {worth:point|points} there: {items}.</source>
        <extracomment>Why.LAY</extracomment>
        <translation>一見、ここのタイル{tile}は約{worth}点の価値があります：{items}。</translation>
    </message>
    <message>
        <source>At first sight tile {tile} is worth about {worth:point|points} there ({items}), {more} more than {instead}.</source>
        <extracomment>Why.LAY_INSTEAD</extracomment>
        <translation>一見、ここのタイル{tile}は約{worth}点の価値があり（{items}）、{instead}より{more}点多くなります。</translation>
    </message>
    <message>
        <source>At first sight tile {tile} is worth about {worth:point|points} there ({items}), about as much as {instead}.</source>
        <extracomment>Why.LAY_EVEN</extracomment>
        <translation>一見、ここのタイル{tile}は約{worth}点の価値があり（{items}）、{instead}のとほぼ同じです。</translation>
    </message>
    <message>
        <source>At first sight tile {tile} is worth about {worth:point|points} there ({items}), {less} less than {instead}.</source>
        <extracomment>Why.LAY_LESS</extracomment>
        <translation>一見、ここのタイル{tile}は約{worth}点の価値があり（{items}）、{instead}より{less}点少なくなります。</translation>
    </message>
    <message>
        <source>{why} Looking ahead decides.</source>
        <extracomment>Why.AHEAD</extracomment>
        <translation>{why}先を読んで決めます。</translation>
    </message>
    <message>
        <source>{n:+} for open areas</source>
        <extracomment>Why.ITEM_CLOSING</extracomment>
        <translation>未完成エリアで{n:+}</translation>
    </message>
    <message>
        <source>{n:+} for the rest</source>
        <extracomment>Why.ITEM_REST</extracomment>
        <translation>ほかで{n:+}</translation>
    </message>
    <message>
        <source>turned otherwise</source>
        <extracomment>Instead.TURNED</extracomment>
        <translation>向きを変える</translation>
    </message>
    <message>
        <source>in the cell {where}</source>
        <extracomment>Instead.CELL</extracomment>
        <translation>{where}に置く</translation>
    </message>
    <message>
        <source>tile {other} in the same cell</source>
        <extracomment>Instead.TILE</extracomment>
        <translation>同じマスにタイル{other}を置く</translation>
    </message>
    <message>
        <source>tile {other} {where}</source>
        <extracomment>Instead.BOTH</extracomment>
        <translation>タイル{other}を{where}に置く</translation>
    </message>
    <message>
        <source>5 and 2, most barrels</source>
        <extracomment>Rule.BARREL_RANK</extracomment>
        <translation>1位5点、2位2点（樽）</translation>
    </message>
    <message>
        <source>5 and 2, most ships</source>
        <extracomment>Rule.SHIP_RANK</extracomment>
        <translation>1位5点、2位2点（船）</translation>
    </message>
    <message>
        <source>5 and 2, most gold</source>
        <extracomment>Rule.GOLD_RANK</extracomment>
        <translation>1位5点、2位2点（金）</translation>
    </message>
    <message>
        <source>{n} with the stakes</source>
        <extracomment>Print.WITH_STAKES</extracomment>
        <translation>値段の分を入れて{n}金</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>Print.STAKES</extracomment>
        <translation>値段</translation>
    </message>
    <message>
        <source>1 to {most}, the rest for the other tile</source>
        <extracomment>Print.KEEP_ONE</extracomment>
        <translation>1〜{most}金、残りはもう1枚に</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <extracomment>Print.UP_TO</extracomment>
        <translation>1〜{most}金</translation>
    </message>
    <message>
        <source>Income next round</source>
        <extracomment>Print.INCOME</extracomment>
        <translation>次のラウンドの収入</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>Print.INCOME_NONE</extracomment>
        <translation>これが最後のラウンドです。</translation>
    </message>
    <message>
        <source>linked barrels</source>
        <extracomment>Print.LINKED</extracomment>
        <translation>つながる酒樽</translation>
    </message>
    <message>
        <source>linked barrel</source>
        <extracomment>Print.LINKED_ONE</extracomment>
        <translation>つながる酒樽</translation>
    </message>
    <message>
        <source>= {n}</source>
        <extracomment>Print.INCOME_SUM</extracomment>
        <translation>= {n}</translation>
    </message>
    <message>
        <source>{castle} + {barrels} + {behind}</source>
        <extracomment>Print.INCOME_PARTS_SHORT</extracomment>
        <translation>{castle} + {barrels} + {behind}</translation>
    </message>
    <message>
        <source>Bag</source>
        <extracomment>Print.BAG
----------
Zone.BAG</extracomment>
        <translation>袋</translation>
    </message>
    <message>
        <source>{n:tile|tiles}</source>
        <extracomment>Print.BAG_COUNT</extracomment>
        <translation>{n}枚</translation>
    </message>
    <message>
        <source>Castle of {who}</source>
        <extracomment>Name.CASTLE</extracomment>
        <translation>{who}の城</translation>
    </message>
    <message>
        <source>{where}: {tile}</source>
        <extracomment>Name.LAID</extracomment>
        <translation>{where}：{tile}</translation>
    </message>
    <message>
        <source>Empty cell, {where}; it needs {needs}</source>
        <extracomment>Name.EMPTY</extracomment>
        <translation>空きマス、{where}。必要な辺は{needs}</translation>
    </message>
    <message>
        <source>Empty cell, {where}; it touches a corner only</source>
        <extracomment>Name.CORNER</extracomment>
        <translation>空きマス、{where}。角でしか接していません</translation>
    </message>
    <message>
        <source>{terrain} in the {side}</source>
        <extracomment>Name.NEED</extracomment>
        <translation>{side}が{terrain}</translation>
    </message>
    <message>
        <source>Scoring tile {slot}: {name}. {help} Now: {now}</source>
        <extracomment>Name.PLAQUE</extracomment>
        <translation>得点タイル{slot}：{name}。{help}今は{now}</translation>
    </message>
    <message>
        <source>Now: {now}</source>
        <extracomment>Name.NOW</extracomment>
        <translation>今は{now}</translation>
    </message>
    <message>
        <source>{who} {n}</source>
        <extracomment>Name.NOW_OF</extracomment>
        <translation>{who} {n}</translation>
    </message>
    <message>
        <source>Pays in the rounds {rounds}.</source>
        <extracomment>Name.PAYS</extracomment>
        <translation>得点は第{rounds}ラウンドです。</translation>
    </message>
    <message>
        <source>Drawn by {who}: {tile}</source>
        <extracomment>Name.DRAWN</extracomment>
        <translation>{who}が引いたタイル：{tile}</translation>
    </message>
    <message>
        <source>Offered by {who} for {n} gold: {tile}</source>
        <extracomment>Name.OFFER</extracomment>
        <translation>{who}が{n}金で売っているタイル：{tile}</translation>
    </message>
    <message>
        <source>Your tile: {tile}</source>
        <extracomment>Name.OWN_DRAWN</extracomment>
        <translation>自分のタイル：{tile}</translation>
    </message>
    <message>
        <source>Your tile, {n} gold: {tile}</source>
        <extracomment>Name.OWN_PRICED</extracomment>
        <translation>自分のタイル、{n}金：{tile}</translation>
    </message>
    <message>
        <source>Your tile under the axe: {tile}</source>
        <extracomment>Name.OWN_AXED</extracomment>
        <translation>捨て印を置いた自分のタイル：{tile}</translation>
    </message>
    <message>
        <source>Place of a tile of {who} that is sold</source>
        <extracomment>Name.GONE</extracomment>
        <translation>{who}のタイルが売れた場所</translation>
    </message>
    <message>
        <source>Your tiles to lay, {n}</source>
        <extracomment>Name.BOUGHT_PLACE</extracomment>
        <translation>配置する自分のタイル、{n}枚</translation>
    </message>
    <message>
        <source>Tile to lay: {tile}</source>
        <extracomment>Name.STOCK</extracomment>
        <translation>配置するタイル：{tile}</translation>
    </message>
    <message>
        <source>Your axe</source>
        <extracomment>Name.AXE</extracomment>
        <translation>自分の捨て印</translation>
    </message>
    <message>
        <source>Your purse, {n} gold</source>
        <extracomment>Name.PURSE</extracomment>
        <translation>所持金{n}金</translation>
    </message>
    <message>
        <source>A purse, closed</source>
        <extracomment>Name.PURSE_HIDDEN</extracomment>
        <translation>閉じた財布</translation>
    </message>
    <message>
        <source>Bag, {n:tile|tiles}</source>
        <extracomment>Name.BAG</extracomment>
        <translation>袋、{n}枚</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>Zone.OWN</extracomment>
        <translation>自分のタイル</translation>
    </message>
    <message>
        <source>Your gold</source>
        <extracomment>Zone.MONEY</extracomment>
        <translation>自分の金</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Zone.MARKET</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Estate</source>
        <extracomment>Zone.ESTATE</extracomment>
        <translation>領地</translation>
    </message>
    <message>
        <source>The game is over:</source>
        <extracomment>Ask.OVER</extracomment>
        <translation>ゲーム終了：</translation>
    </message>
    <message>
        <source>scrolls and gold are counted</source>
        <extracomment>Ask.OVER_REST</extracomment>
        <translation>巻物と所持金を計算します</translation>
    </message>
    <message>
        <source>{who}:</source>
        <extracomment>Ask.TURN_OF</extracomment>
        <translation>{who}：</translation>
    </message>
    <message>
        <source>sets prices behind the screen</source>
        <extracomment>Ask.PRICES</extracomment>
        <translation>衝立の裏で値段を決めています</translation>
    </message>
    <message>
        <source>is buying</source>
        <extracomment>Ask.BUYS</extracomment>
        <translation>購入しています</translation>
    </message>
    <message>
        <source>lays tiles</source>
        <extracomment>Ask.BUILDS</extracomment>
        <translation>タイルを配置しています</translation>
    </message>
    <message>
        <source>Behind your screen:</source>
        <extracomment>Ask.AXE_HEAD</extracomment>
        <translation>衝立の裏：</translation>
    </message>
    <message>
        <source>put the axe on the tile that goes back to the bag</source>
        <extracomment>Ask.AXE</extracomment>
        <translation>袋へ戻すタイルに捨て印を置いてください</translation>
    </message>
    <message>
        <source>First price:</source>
        <extracomment>Ask.LOW_HEAD</extracomment>
        <translation>1つ目の値段：</translation>
    </message>
    <message>
        <source>Second price:</source>
        <extracomment>Ask.HIGH_HEAD</extracomment>
        <translation>2つ目の値段：</translation>
    </message>
    <message>
        <source>Buy one tile:</source>
        <extracomment>Ask.BUY_HEAD</extracomment>
        <translation>1枚購入：</translation>
    </message>
    <message>
        <source>drop it on your estate to try it and buy it, or pass</source>
        <extracomment>Ask.BUY</extracomment>
        <translation>領地に置いて試しながら買うか、パスしてください</translation>
    </message>
    <message>
        <source>no offer can be paid, so pass</source>
        <extracomment>Ask.BUY_NONE</extracomment>
        <translation>買える値段のタイルがないので、パスしてください</translation>
    </message>
    <message>
        <source>Build:</source>
        <extracomment>Ask.BUILD_HEAD</extracomment>
        <translation>配置：</translation>
    </message>
    <message>
        <source>lay {n:tile|tiles} into your estate, R turns</source>
        <extracomment>Ask.BUILD</extracomment>
        <translation>領地に{n}枚配置してください（Rで回転）</translation>
    </message>
    <message>
        <source>drop the axe on one of your three tiles</source>
        <extracomment>Ask.HOLD_AXE</extracomment>
        <translation>3枚のうち1枚に捨て印を置いてください</translation>
    </message>
    <message>
        <source>drop the coins on the tile whose price is asked for</source>
        <extracomment>Ask.HOLD_COINS</extracomment>
        <translation>値段を決めるタイルにコインを置いてください</translation>
    </message>
    <message>
        <source>drop it on your estate to buy it for {n} gold, R turns it</source>
        <extracomment>Ask.HOLD_OFFER</extracomment>
        <translation>領地に置くと{n}金で買います（Rで回転）</translation>
    </message>
    <message>
        <source>drop it where all edges match, R turns it</source>
        <extracomment>Ask.HOLD_TILE</extracomment>
        <translation>すべての辺が合う所に置いてください（Rで回転）</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button.PASS</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>setting prices</source>
        <extracomment>Fact.PRICING</extracomment>
        <translation>値付け</translation>
    </message>
    <message>
        <source>buying</source>
        <extracomment>Fact.BUYING</extracomment>
        <translation>購入</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>Fact.BUILDING</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>game over</source>
        <extracomment>Fact.OVER</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>bag {n:tile|tiles}</source>
        <extracomment>Fact.BAG</extracomment>
        <translation>袋に{n}枚</translation>
    </message>
    <message>
        <source>estate {n}</source>
        <extracomment>Fact.ESTATE</extracomment>
        <translation>領地{n}</translation>
    </message>
    <message>
        <source>bought {n}</source>
        <extracomment>Fact.BOUGHT</extracomment>
        <translation>購入{n}</translation>
    </message>
    <message>
        <source>{n} to lay</source>
        <extracomment>Fact.TO_LAY</extracomment>
        <translation>配置待ち{n}</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <extracomment>Fact.SCROLLS</extracomment>
        <translation>巻物</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Fact.GOLD</extracomment>
        <translation>所持金</translation>
    </message>
    <message>
        <source>{slot} {name}: {before} → {after}</source>
        <extracomment>Gives.SCORE</extracomment>
        <translation>{slot} {name}：{before} → {after}</translation>
    </message>
    <message>
        <source>Scrolls at the end: {n:+}</source>
        <extracomment>Gives.SCROLLS</extracomment>
        <translation>終了時の巻物：{n:+}</translation>
    </message>
    <message>
        <source>Barrel linked: {n:+} income</source>
        <extracomment>Gives.BARREL_LINKED</extracomment>
        <translation>酒樽がつながり、収入{n:+}</translation>
    </message>
    <message>
        <source>Barrel not linked to the castle</source>
        <extracomment>Gives.BARREL_NOT_LINKED</extracomment>
        <translation>酒樽は城につながりません</translation>
    </message>
    <message>
        <source>Fits; no points for A to D now</source>
        <extracomment>Gives.FITS</extracomment>
        <translation>置けます。今はA〜Dの点になりません</translation>
    </message>
    <message>
        <source>{n} gold to {who}, {left} left</source>
        <extracomment>Gives.COST</extracomment>
        <translation>{who}に{n}金、残り{left}金</translation>
    </message>
    <message>
        <source>Fits in {n:place|places} of your estate</source>
        <extracomment>Gives.FITS_IN</extracomment>
        <translation>自分の領地の{n}か所に置けます</translation>
    </message>
    <message>
        <source>Fits nowhere in your estate</source>
        <extracomment>Gives.FITS_NOWHERE</extracomment>
        <translation>自分の領地には置けません</translation>
    </message>
    <message>
        <source>Best for {slot}: {before} → {after}</source>
        <extracomment>Gives.BEST</extracomment>
        <translation>最善で{slot}：{before} → {after}</translation>
    </message>
    <message>
        <source>{n} gold left</source>
        <extracomment>Gives.KEEPS</extracomment>
        <translation>残り{n}金</translation>
    </message>
    <message>
        <source>{n:+} for {name}</source>
        <extracomment>Why.ITEM_SLOT</extracomment>
        <translation>{name}で{n:+}</translation>
    </message>
    <message>
        <source>an empty hand</source>
        <extracomment>Thing.NOTHING</extracomment>
        <translation>空の手</translation>
    </message>
    <message>
        <source>Putting {n} of {free} gold on tile {tile} leaves nothing for tile {other}; put at most {most} here.</source>
        <extracomment>Refusal.PRICE_LEAVES_NONE</extracomment>
        <translation>{free}金のうち{n}金をタイル{tile}に置くと、タイル{other}の分が残りません。ここには{most}金まで置けます。</translation>
    </message>
    <message>
        <source>Only {free} gold is left for tile {tile}, not {n}.</source>
        <extracomment>Refusal.PRICE_TOO_HIGH</extracomment>
        <translation>タイル{tile}に置ける金は残り{free}金です。{n}金は置けません。</translation>
    </message>
    <message>
        <source>Tile {tile} went back to the bag under the axe of {owner}.</source>
        <extracomment>Refusal.UNDER_AXE</extracomment>
        <translation>タイル{tile}は{owner}の捨て印で袋へ戻りました。</translation>
    </message>
    <message>
        <source>Until the last round {who} can have no more than {n:tile|tiles}.</source>
        <extracomment>Arranging.TOO_MANY</extracomment>
        <translation>最後のラウンドまでに{who}が持てるタイルは{n}枚までです。</translation>
    </message>
    <message>
        <source>Until the last round all players together can have no more than {n:tile|tiles}: each draw leaves 2 for each.</source>
        <extracomment>Arranging.ALL_TOO_MANY</extracomment>
        <translation>最後のラウンドまでに全員で持てるタイルは合わせて{n}枚までです。1ラウンドに残るのは1人あたり2枚です。</translation>
    </message>
    <message>
        <source>The bank receives {n} gold.</source>
        <extracomment>Log.BANK</extracomment>
        <translation>銀行が{n}金を受け取ります。</translation>
    </message>
    <message>
        <source>Tile {tile} is worth about {worth:point|points} to you, and its price of {n} gold about {cost}; with what it means to the seller, buying it comes to about {total}.</source>
        <extracomment>Why.PASS</extracomment>
        <translation>タイル{tile}の価値は自分に約{worth}点、値段の{n}金は約{cost}点に当たります。売り手への影響も合わせると、買った結果は約{total}点です。</translation>
    </message>
    <message>
        <source>{n:+} for scrolls</source>
        <extracomment>Why.ITEM_SCROLLS</extracomment>
        <translation>巻物で{n:+}</translation>
    </message>
    <message>
        <source>{n:+} for income</source>
        <extracomment>Why.ITEM_INCOME</extracomment>
        <translation>収入で{n:+}</translation>
    </message>
</context>
</TS>
