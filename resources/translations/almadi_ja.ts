<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>almadi</name>
    <message>
        <source>Almadi</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation>アルマディ</translation>
    </message>
    <message>
        <source>Add one landscape a turn to your realm so that sides fit, effects awaken and everything scores.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation>毎手番ランドスケープを1枚レルムに加え、辺をつなげて効果を活性化し、得点を集めます。</translation>
    </message>
    <message>
        <source>Nobody knows in which order landscapes and cards will come; characters in hand are secret.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation>ランドスケープとカードの出る順番は誰にも分かりません。手札のキャラクターは秘密です。</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>Facts.CHARACTERS
----------
Print.CHARACTERS
----------
Zone.CHARACTERS
----------
Fact.CHARACTERS</extracomment>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>26 characters with powers, paid with rubies; better left out of first games.</source>
        <extracomment>Facts.CHARACTERS_HELP</extracomment>
        <translation>ルビーを支払って使う、26人のキャラクターの力。最初のゲームでは使わないことをお勧めします。</translation>
    </message>
    <message>
        <source>Without characters</source>
        <extracomment>Facts.CHARACTERS_OFF</extracomment>
        <translation>キャラクターなし</translation>
    </message>
    <message>
        <source>With characters</source>
        <extracomment>Facts.CHARACTERS_ON</extracomment>
        <translation>キャラクターあり</translation>
    </message>
    <message>
        <source>Start tiles</source>
        <extracomment>Facts.START_TILES</extracomment>
        <translation>開始タイル</translation>
    </message>
    <message>
        <source>Start tiles are dealt, or chosen one after the other, the start player last.</source>
        <extracomment>Facts.START_TILES_HELP</extracomment>
        <translation>開始タイルを配るか、順番に選びます。スタートプレイヤーは最後に選びます。</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <extracomment>Facts.START_TILES_DEALT</extracomment>
        <translation>ランダムに配る</translation>
    </message>
    <message>
        <source>Chosen by the players</source>
        <extracomment>Facts.START_TILES_CHOSEN</extracomment>
        <translation>プレイヤーが選ぶ</translation>
    </message>
    <message>
        <source>First game</source>
        <extracomment>Facts.PRESET_FIRST</extracomment>
        <translation>最初のゲーム</translation>
    </message>
    <message>
        <source>The whole palace</source>
        <extracomment>Facts.PRESET_CHARACTERS</extracomment>
        <translation>キャラクター入り</translation>
    </message>
    <message>
        <source>oasis</source>
        <extracomment>Terms.OASIS</extracomment>
        <translation>オアシス</translation>
    </message>
    <message>
        <source>caravan</source>
        <extracomment>Terms.CARAVAN</extracomment>
        <translation>キャラバン</translation>
    </message>
    <message>
        <source>palace</source>
        <extracomment>Terms.PALACE</extracomment>
        <translation>宮殿</translation>
    </message>
    <message>
        <source>market</source>
        <extracomment>Terms.MARKET</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>dates</source>
        <extracomment>Terms.DATES</extracomment>
        <translation>デーツ</translation>
    </message>
    <message>
        <source>spices</source>
        <extracomment>Terms.SPICES</extracomment>
        <translation>香辛料</translation>
    </message>
    <message>
        <source>silk</source>
        <extracomment>Terms.SILK</extracomment>
        <translation>絹</translation>
    </message>
    <message>
        <source>lamps</source>
        <extracomment>Terms.LAMPS</extracomment>
        <translation>ランプ</translation>
    </message>
    <message>
        <source>start tile {id}</source>
        <extracomment>Terms.START_TILE</extracomment>
        <translation>開始タイル{id}</translation>
    </message>
    <message>
        <source>{kind} {id}</source>
        <extracomment>Terms.LANDSCAPE</extracomment>
        <translation>{kind}{id}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <extracomment>Terms.CELL</extracomment>
        <translation>{row}行{column}列</translation>
    </message>
    <message>
        <source>mosaic card</source>
        <extracomment>Terms.MOSAIC</extracomment>
        <translation>モザイクカード</translation>
    </message>
    <message>
        <source>stall card with {goods}</source>
        <extracomment>Terms.STALL</extracomment>
        <translation>屋台カード（{goods}）</translation>
    </message>
    <message>
        <source>ruby</source>
        <extracomment>Terms.RUBY
----------
Side.RUBY</extracomment>
        <translation>ルビー</translation>
    </message>
    <message>
        <source>Six Gates</source>
        <extracomment>Objective.R1</extracomment>
        <translation>六つの門</translation>
    </message>
    <message>
        <source>Garden Courts</source>
        <extracomment>Objective.R2</extracomment>
        <translation>庭園の中庭</translation>
    </message>
    <message>
        <source>Four Thrones</source>
        <extracomment>Objective.R3</extracomment>
        <translation>四つの玉座</translation>
    </message>
    <message>
        <source>Surrounded Palace</source>
        <extracomment>Objective.R4</extracomment>
        <translation>囲まれた宮殿</translation>
    </message>
    <message>
        <source>Palace Quarter</source>
        <extracomment>Objective.R5</extracomment>
        <translation>宮殿街</translation>
    </message>
    <message>
        <source>Solitary Palaces</source>
        <extracomment>Objective.R6</extracomment>
        <translation>孤高の宮殿</translation>
    </message>
    <message>
        <source>Six Camels</source>
        <extracomment>Objective.Y1</extracomment>
        <translation>六頭のラクダ</translation>
    </message>
    <message>
        <source>Long Caravan</source>
        <extracomment>Objective.Y2</extracomment>
        <translation>長い隊商</translation>
    </message>
    <message>
        <source>Straight Road</source>
        <extracomment>Objective.Y3</extracomment>
        <translation>まっすぐな道</translation>
    </message>
    <message>
        <source>Four Roads</source>
        <extracomment>Objective.Y4</extracomment>
        <translation>四つの道</translation>
    </message>
    <message>
        <source>Twin Caravans</source>
        <extracomment>Objective.Y5</extracomment>
        <translation>双子の隊商</translation>
    </message>
    <message>
        <source>Endless Caravan</source>
        <extracomment>Objective.Y6</extracomment>
        <translation>果てなき隊商</translation>
    </message>
    <message>
        <source>Six Springs</source>
        <extracomment>Objective.B1</extracomment>
        <translation>六つの泉</translation>
    </message>
    <message>
        <source>Canal</source>
        <extracomment>Objective.B2</extracomment>
        <translation>水路</translation>
    </message>
    <message>
        <source>Four Wells</source>
        <extracomment>Objective.B3</extracomment>
        <translation>四つの井戸</translation>
    </message>
    <message>
        <source>Two Valleys</source>
        <extracomment>Objective.B4</extracomment>
        <translation>二つの谷</translation>
    </message>
    <message>
        <source>Great Valley</source>
        <extracomment>Objective.B5</extracomment>
        <translation>大きな谷</translation>
    </message>
    <message>
        <source>Lake</source>
        <extracomment>Objective.B6</extracomment>
        <translation>湖</translation>
    </message>
    <message>
        <source>Six Bazaars</source>
        <extracomment>Objective.G1</extracomment>
        <translation>バザール六軒</translation>
    </message>
    <message>
        <source>Grand Bazaar</source>
        <extracomment>Objective.G2</extracomment>
        <translation>大バザール</translation>
    </message>
    <message>
        <source>Four Bazaars</source>
        <extracomment>Objective.G3</extracomment>
        <translation>バザール四軒</translation>
    </message>
    <message>
        <source>Court Suppliers</source>
        <extracomment>Objective.G4</extracomment>
        <translation>宮廷の御用商人</translation>
    </message>
    <message>
        <source>Market Street</source>
        <extracomment>Objective.G5</extracomment>
        <translation>市場通り</translation>
    </message>
    <message>
        <source>Full Warehouses</source>
        <extracomment>Objective.G6</extracomment>
        <translation>満杯の倉庫</translation>
    </message>
    <message>
        <source>Mosaic Master</source>
        <extracomment>Objective.N1</extracomment>
        <translation>モザイクの名人</translation>
    </message>
    <message>
        <source>Stall Keeper</source>
        <extracomment>Objective.N2</extracomment>
        <translation>屋台の主人</translation>
    </message>
    <message>
        <source>Red Treasure</source>
        <extracomment>Objective.N3</extracomment>
        <translation>赤い財宝</translation>
    </message>
    <message>
        <source>Forty Jars</source>
        <extracomment>Objective.N4</extracomment>
        <translation>四十の壺</translation>
    </message>
    <message>
        <source>All Wares</source>
        <extracomment>Objective.N5</extracomment>
        <translation>あらゆる品</translation>
    </message>
    <message>
        <source>Perfect Street</source>
        <extracomment>Objective.N6</extracomment>
        <translation>完璧な通り</translation>
    </message>
    <message>
        <source>Two Gardens</source>
        <extracomment>Objective.N7</extracomment>
        <translation>二つの庭園</translation>
    </message>
    <message>
        <source>Long Street</source>
        <extracomment>Objective.N8</extracomment>
        <translation>長い通り</translation>
    </message>
    <message>
        <source>At least 6 palaces in the realm.</source>
        <extracomment>Goal.R1</extracomment>
        <translation>レルムに宮殿が6つ以上ある。</translation>
    </message>
    <message>
        <source>At least 4 palaces that each touch at least 1 oasis and at least 1 market.</source>
        <extracomment>Goal.R2</extracomment>
        <translation>オアシス1つ以上と市場1つ以上の両方に隣接する宮殿が4つ以上ある。</translation>
    </message>
    <message>
        <source>At least 1 palace in each of rows 1, 2, 3 and 4.</source>
        <extracomment>Goal.R3</extracomment>
        <translation>1、2、3、4行目のそれぞれに宮殿が1つ以上ある。</translation>
    </message>
    <message>
        <source>At least 1 palace whose four neighbours are all oases or markets (a palace worth 5).</source>
        <extracomment>Goal.R4</extracomment>
        <translation>上下左右がすべてオアシスか市場の宮殿（5点の宮殿）が1つ以上ある。</translation>
    </message>
    <message>
        <source>A group of at least 4 palaces.</source>
        <extracomment>Goal.R5</extracomment>
        <translation>宮殿4つ以上のグループがある。</translation>
    </message>
    <message>
        <source>At least 6 palaces and no palace touches another palace.</source>
        <extracomment>Goal.R6</extracomment>
        <translation>宮殿が6つ以上あり、どの宮殿も他の宮殿に隣接していない。</translation>
    </message>
    <message>
        <source>At least 6 caravans in the realm.</source>
        <extracomment>Goal.Y1</extracomment>
        <translation>レルムにキャラバンが6つ以上ある。</translation>
    </message>
    <message>
        <source>A group of at least 6 caravans.</source>
        <extracomment>Goal.Y2</extracomment>
        <translation>キャラバン6つ以上のグループがある。</translation>
    </message>
    <message>
        <source>At least 4 caravans side by side in one row or one column.</source>
        <extracomment>Goal.Y3</extracomment>
        <translation>1つの行か列にキャラバンが4つ以上並んでいる。</translation>
    </message>
    <message>
        <source>At least 1 caravan in each of rows 1, 2, 3 and 4.</source>
        <extracomment>Goal.Y4</extracomment>
        <translation>1、2、3、4行目のそれぞれにキャラバンが1つ以上ある。</translation>
    </message>
    <message>
        <source>At least 2 separate groups of at least 3 caravans each.</source>
        <extracomment>Goal.Y5</extracomment>
        <translation>キャラバン3つ以上のグループが別々に2つ以上ある。</translation>
    </message>
    <message>
        <source>A group of at least 7 caravans.</source>
        <extracomment>Goal.Y6</extracomment>
        <translation>キャラバン7つ以上のグループがある。</translation>
    </message>
    <message>
        <source>At least 6 oases in the realm.</source>
        <extracomment>Goal.B1</extracomment>
        <translation>レルムにオアシスが6つ以上ある。</translation>
    </message>
    <message>
        <source>At least 3 oases side by side in one row or one column.</source>
        <extracomment>Goal.B2</extracomment>
        <translation>1つの行か列にオアシスが3つ以上並んでいる。</translation>
    </message>
    <message>
        <source>At least 1 oasis in each of rows 1, 2, 3 and 4.</source>
        <extracomment>Goal.B3</extracomment>
        <translation>1、2、3、4行目のそれぞれにオアシスが1つ以上ある。</translation>
    </message>
    <message>
        <source>At least 2 separate groups of at least 2 oases each.</source>
        <extracomment>Goal.B4</extracomment>
        <translation>オアシス2つ以上のグループが別々に2つ以上ある。</translation>
    </message>
    <message>
        <source>A group of at least 6 oases.</source>
        <extracomment>Goal.B5</extracomment>
        <translation>オアシス6つ以上のグループがある。</translation>
    </message>
    <message>
        <source>A 2x2 square of 4 oases.</source>
        <extracomment>Goal.B6</extracomment>
        <translation>オアシス4つが2×2の正方形をなしている。</translation>
    </message>
    <message>
        <source>At least 6 markets in the realm.</source>
        <extracomment>Goal.G1</extracomment>
        <translation>レルムに市場が6つ以上ある。</translation>
    </message>
    <message>
        <source>A group of at least 3 markets.</source>
        <extracomment>Goal.G2</extracomment>
        <translation>市場3つ以上のグループがある。</translation>
    </message>
    <message>
        <source>At least 1 market in each of rows 1, 2, 3 and 4.</source>
        <extracomment>Goal.G3</extracomment>
        <translation>1、2、3、4行目のそれぞれに市場が1つ以上ある。</translation>
    </message>
    <message>
        <source>At least 3 markets that each touch at least 1 palace and at least 1 caravan.</source>
        <extracomment>Goal.G4</extracomment>
        <translation>宮殿1つ以上とキャラバン1つ以上の両方に隣接する市場が3つ以上ある。</translation>
    </message>
    <message>
        <source>At least 3 markets side by side in one row or one column.</source>
        <extracomment>Goal.G5</extracomment>
        <translation>1つの行か列に市場が3つ以上並んでいる。</translation>
    </message>
    <message>
        <source>At least 38 goods (4 per market in the realm + 2 per stall card).</source>
        <extracomment>Goal.G6</extracomment>
        <translation>商品が38個以上ある（レルムの市場1つにつき4個、屋台カード1枚につき2個）。</translation>
    </message>
    <message>
        <source>At least 7 mosaic cards.</source>
        <extracomment>Goal.N1</extracomment>
        <translation>モザイクカードが7枚以上ある。</translation>
    </message>
    <message>
        <source>At least 6 stall cards.</source>
        <extracomment>Goal.N2</extracomment>
        <translation>屋台カードが6枚以上ある。</translation>
    </message>
    <message>
        <source>At least 6 rubies in front of you at the moment of completion.</source>
        <extracomment>Goal.N3</extracomment>
        <translation>達成する時点で手元にルビーが6個以上ある。</translation>
    </message>
    <message>
        <source>At least 8 active jars.</source>
        <extracomment>Goal.N4</extracomment>
        <translation>活性化されたジャーが8個以上ある。</translation>
    </message>
    <message>
        <source>Stall cards of all 4 kinds of goods.</source>
        <extracomment>Goal.N5</extracomment>
        <translation>4種類すべての商品の屋台カードがある。</translation>
    </message>
    <message>
        <source>A column other than the start column in which rows 1 to 4 hold four different landscapes.</source>
        <extracomment>Goal.N6</extracomment>
        <translation>開始タイル以外の列で、1～4行目に4種類の異なるランドスケープがそろった列がある。</translation>
    </message>
    <message>
        <source>Two 2x2 squares that share no landscape, each holding four different landscapes.</source>
        <extracomment>Goal.N7</extracomment>
        <translation>4種類の異なるランドスケープからなる2×2の正方形が、重ならずに2つある。</translation>
    </message>
    <message>
        <source>An unbroken run of at least 7 landscapes in one row (the start tile counts).</source>
        <extracomment>Goal.N8</extracomment>
        <translation>1つの行に、途切れずに7つ以上のランドスケープが並んでいる（開始タイルも数える）。</translation>
    </message>
    <message>
        <source>Hussain</source>
        <extracomment>Character.K01</extracomment>
        <translation>フセイン</translation>
    </message>
    <message>
        <source>Abriza</source>
        <extracomment>Character.K02</extracomment>
        <translation>アブリザ</translation>
    </message>
    <message>
        <source>Aladdin</source>
        <extracomment>Character.K03</extracomment>
        <translation>アラジン</translation>
    </message>
    <message>
        <source>Zubayda</source>
        <extracomment>Character.K04</extracomment>
        <translation>ズバイダ</translation>
    </message>
    <message>
        <source>Maaruf</source>
        <extracomment>Character.K05</extracomment>
        <translation>マアルーフ</translation>
    </message>
    <message>
        <source>Ali Baba</source>
        <extracomment>Character.K06</extracomment>
        <translation>アリババ</translation>
    </message>
    <message>
        <source>Harun</source>
        <extracomment>Character.K07</extracomment>
        <translation>ハールーン</translation>
    </message>
    <message>
        <source>Sindbad</source>
        <extracomment>Character.K08</extracomment>
        <translation>シンドバッド</translation>
    </message>
    <message>
        <source>Morgiana</source>
        <extracomment>Character.K09</extracomment>
        <translation>モルジアナ</translation>
    </message>
    <message>
        <source>Scheherazade</source>
        <extracomment>Character.K10</extracomment>
        <translation>シェヘラザード</translation>
    </message>
    <message>
        <source>Fisherman</source>
        <extracomment>Character.K11</extracomment>
        <translation>漁師</translation>
    </message>
    <message>
        <source>Hasan</source>
        <extracomment>Character.K12</extracomment>
        <translation>ハサン</translation>
    </message>
    <message>
        <source>Judar</source>
        <extracomment>Character.K13</extracomment>
        <translation>ジュダル</translation>
    </message>
    <message>
        <source>Nur al-Din</source>
        <extracomment>Character.K14</extracomment>
        <translation>ヌールッディーン</translation>
    </message>
    <message>
        <source>Abdullah</source>
        <extracomment>Character.K15</extracomment>
        <translation>アブドゥッラー</translation>
    </message>
    <message>
        <source>Yunan</source>
        <extracomment>Character.K16</extracomment>
        <translation>ユーナーン</translation>
    </message>
    <message>
        <source>Kamar</source>
        <extracomment>Character.K17</extracomment>
        <translation>カマル</translation>
    </message>
    <message>
        <source>Abu Hasan</source>
        <extracomment>Character.K18</extracomment>
        <translation>アブー・ハサン</translation>
    </message>
    <message>
        <source>Tawaddud</source>
        <extracomment>Character.K20</extracomment>
        <translation>タワッドゥド</translation>
    </message>
    <message>
        <source>Duban</source>
        <extracomment>Character.K21</extracomment>
        <translation>ドゥバーン</translation>
    </message>
    <message>
        <source>Badr al-Budur</source>
        <extracomment>Character.K22</extracomment>
        <translation>バドルルブドゥール</translation>
    </message>
    <message>
        <source>Budur</source>
        <extracomment>Character.K23</extracomment>
        <translation>ブドゥール</translation>
    </message>
    <message>
        <source>Firuz</source>
        <extracomment>Character.K24</extracomment>
        <translation>フィルーズ</translation>
    </message>
    <message>
        <source>Shams</source>
        <extracomment>Character.K25</extracomment>
        <translation>シャムス</translation>
    </message>
    <message>
        <source>Dunyazad</source>
        <extracomment>Character.K26</extracomment>
        <translation>ドゥンヤザード</translation>
    </message>
    <message>
        <source>Hussain, Adventurous Prince</source>
        <extracomment>FullName.K01</extracomment>
        <translation>冒険好きの王子&#x3000;フセイン</translation>
    </message>
    <message>
        <source>Abriza, Seasoned Warrior</source>
        <extracomment>FullName.K02</extracomment>
        <translation>歴戦の女戦士&#x3000;アブリザ</translation>
    </message>
    <message>
        <source>Aladdin, Keeper of the Lamp</source>
        <extracomment>FullName.K03</extracomment>
        <translation>ランプの持ち主&#x3000;アラジン</translation>
    </message>
    <message>
        <source>Zubayda, Patron of Builders</source>
        <extracomment>FullName.K04</extracomment>
        <translation>建築家の後援者&#x3000;ズバイダ</translation>
    </message>
    <message>
        <source>Maaruf, Cobbler and Merchant</source>
        <extracomment>FullName.K05</extracomment>
        <translation>靴直しの商人&#x3000;マアルーフ</translation>
    </message>
    <message>
        <source>Ali Baba, Woodcutter</source>
        <extracomment>FullName.K06</extracomment>
        <translation>木こり&#x3000;アリババ</translation>
    </message>
    <message>
        <source>Harun, Caliph in Disguise</source>
        <extracomment>FullName.K07</extracomment>
        <translation>身をやつしたカリフ&#x3000;ハールーン</translation>
    </message>
    <message>
        <source>Sindbad, Sailor</source>
        <extracomment>FullName.K08</extracomment>
        <translation>船乗り&#x3000;シンドバッド</translation>
    </message>
    <message>
        <source>Morgiana, Clever Servant</source>
        <extracomment>FullName.K09</extracomment>
        <translation>賢い召使い&#x3000;モルジアナ</translation>
    </message>
    <message>
        <source>Scheherazade, Teller of Tales</source>
        <extracomment>FullName.K10</extracomment>
        <translation>物語の語り手&#x3000;シェヘラザード</translation>
    </message>
    <message>
        <source>Fisherman, Freer of the Djinn</source>
        <extracomment>FullName.K11</extracomment>
        <translation>魔神を解き放つ者&#x3000;漁師</translation>
    </message>
    <message>
        <source>Hasan, Goldsmith of Basra</source>
        <extracomment>FullName.K12</extracomment>
        <translation>バスラの金細工師&#x3000;ハサン</translation>
    </message>
    <message>
        <source>Judar, Keeper of the Saddlebag</source>
        <extracomment>FullName.K13</extracomment>
        <translation>鞍袋の番人&#x3000;ジュダル</translation>
    </message>
    <message>
        <source>Nur al-Din, Young Vizier</source>
        <extracomment>FullName.K14</extracomment>
        <translation>若き宰相&#x3000;ヌールッディーン</translation>
    </message>
    <message>
        <source>Abdullah of the Land and the Sea</source>
        <extracomment>FullName.K15</extracomment>
        <translation>陸と海のアブドゥッラー</translation>
    </message>
    <message>
        <source>Yunan, King of Palaces</source>
        <extracomment>FullName.K16</extracomment>
        <translation>宮殿の王&#x3000;ユーナーン</translation>
    </message>
    <message>
        <source>Kamar, Prince of Springs</source>
        <extracomment>FullName.K17</extracomment>
        <translation>泉の王子&#x3000;カマル</translation>
    </message>
    <message>
        <source>Abu Hasan, Caravan Master</source>
        <extracomment>FullName.K18</extracomment>
        <translation>隊商の長&#x3000;アブー・ハサン</translation>
    </message>
    <message>
        <source>Group of {n:oasis|oases}</source>
        <extracomment>Score.OASES</extracomment>
        <translation>オアシス{n}か所のグループ</translation>
    </message>
    <message>
        <source>Largest group of oases, {n:oasis|oases}</source>
        <extracomment>Score.BONUS</extracomment>
        <translation>最大のオアシスのグループ（{n}か所）</translation>
    </message>
    <message>
        <source>Caravans carry {n} of {goods:good|goods}</source>
        <extracomment>Score.CARAVANS</extracomment>
        <translation>キャラバンが商品{goods}個のうち{n}個を輸送</translation>
    </message>
    <message>
        <source>{n:palace|palaces} beside oases or markets</source>
        <extracomment>Score.PALACES</extracomment>
        <translation>オアシスか市場に隣接する宮殿{n}か所</translation>
    </message>
    <message>
        <source>Mosaics on {n:palace|palaces}</source>
        <extracomment>Score.MOSAICS
----------
Fact.MOSAICS_ON</extracomment>
        <translation>宮殿{n}か所のモザイク</translation>
    </message>
    <message>
        <source>{n:active jar|active jars}</source>
        <extracomment>Score.JARS</extracomment>
        <translation>活性化されたジャー{n}個</translation>
    </message>
    <message>
        <source>Objective {name}, completed</source>
        <extracomment>Score.COMPLETED</extracomment>
        <translation>目標「{name}」達成</translation>
    </message>
    <message>
        <source>Objective {name}, not completed</source>
        <extracomment>Score.UNFINISHED</extracomment>
        <translation>目標「{name}」未達成</translation>
    </message>
    <message>
        <source>{n:ruby|rubies}, rank {rank}</source>
        <extracomment>Score.RUBIES</extracomment>
        <translation>ルビー{n}個、{rank}位</translation>
    </message>
    <message>
        <source>{n:ruby|rubies}, 1 point for 2</source>
        <extracomment>Score.HALF_RUBIES</extracomment>
        <translation>ルビー{n}個、2個で1点</translation>
    </message>
    <message>
        <source>{n:ruby|rubies}, 1 point each by {name}</source>
        <extracomment>Score.FULL_RUBIES</extracomment>
        <translation>ルビー{n}個、{name}により1個1点</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>Score.CHARACTER</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} the {tile}.</source>
        <extracomment>Log.CHOOSES_START</extracomment>
        <translation>{who}は{tile}を選びます。</translation>
    </message>
    <message>
        <source>{who} {who:places|place} the {tile} in {cell}.</source>
        <extracomment>Log.PLACES</extracomment>
        <translation>{who}は{tile}を{cell}に置きます。</translation>
    </message>
    <message>
        <source>{who} {who:moves|move} the {tile} from {origin} to {cell}.</source>
        <extracomment>Log.MOVES</extracomment>
        <translation>{who}は{tile}を{origin}から{cell}へ動かします。</translation>
    </message>
    <message>
        <source>{who} {who:exchanges|exchange} the {tile} and the {other}.</source>
        <extracomment>Log.SWAPS</extracomment>
        <translation>{who}は{tile}と{other}を入れ替えます。</translation>
    </message>
    <message>
        <source>The {tile} goes to {cell}.</source>
        <extracomment>Log.SWAPPED</extracomment>
        <translation>{tile}は{cell}へ移ります。</translation>
    </message>
    <message>
        <source>{who} {who:activates|activate} the contacts of the {tile} again.</source>
        <extracomment>Log.WAKES</extracomment>
        <translation>{who}は{tile}の接触をもう一度活性化します。</translation>
    </message>
    <message>
        <source>{who} {who:exchanges|exchange} the {other} for the {tile} of the central board.</source>
        <extracomment>Log.TRADES</extracomment>
        <translation>{who}は{other}を中央ボードの{tile}と交換します。</translation>
    </message>
    <message>
        <source>The {tile} goes to the central board.</source>
        <extracomment>Log.TRADED</extracomment>
        <translation>{tile}は中央ボードへ移ります。</translation>
    </message>
    <message>
        <source>The {tile} comes to row {row} of the central board.</source>
        <extracomment>Log.REFILL</extracomment>
        <translation>{tile}が中央ボードの{row}行目に補充されます。</translation>
    </message>
    <message>
        <source>Choose the {tile}.</source>
        <extracomment>Moves.START</extracomment>
        <translation>{tile}を選ぶ。</translation>
    </message>
    <message>
        <source>Place the {tile} in {cell}.</source>
        <extracomment>Moves.PLACE</extracomment>
        <translation>{tile}を{cell}に置く。</translation>
    </message>
    <message>
        <source>Place the {tile} in {cell}: {effects}.</source>
        <extracomment>Moves.PLACE_GAINS</extracomment>
        <translation>{tile}を{cell}に置く：{effects}。</translation>
    </message>
    <message>
        <source>Move the {tile} to {cell}.</source>
        <extracomment>Moves.MOVE</extracomment>
        <translation>{tile}を{cell}へ動かす。</translation>
    </message>
    <message>
        <source>Move the {tile} to {cell}: {effects}.</source>
        <extracomment>Moves.MOVE_GAINS</extracomment>
        <translation>{tile}を{cell}へ動かす：{effects}。</translation>
    </message>
    <message>
        <source>Exchange the {tile} and the {other}.</source>
        <extracomment>Moves.SWAP</extracomment>
        <translation>{tile}と{other}を入れ替える。</translation>
    </message>
    <message>
        <source>Activate the contacts of the {tile} again.</source>
        <extracomment>Moves.WAKE</extracomment>
        <translation>{tile}の接触をもう一度活性化する。</translation>
    </message>
    <message>
        <source>Exchange the {other} for the {tile} of the central board.</source>
        <extracomment>Moves.TRADE</extracomment>
        <translation>{other}を中央ボードの{tile}と交換する。</translation>
    </message>
    <message>
        <source>That is no start tile; {n:start tile is|start tiles are} left to choose.</source>
        <extracomment>Refusal.NOT_A_START</extracomment>
        <translation>それは開始タイルではありません。残っている{n}枚から選んでください。</translation>
    </message>
    <message>
        <source>The {tile} lies in the realm of {owner} already.</source>
        <extracomment>Refusal.START_TAKEN</extracomment>
        <translation>{tile}はすでに{owner}のレルムにあります。</translation>
    </message>
    <message>
        <source>Only a landscape can go there, not this: {piece}.</source>
        <extracomment>Refusal.NOT_A_LANDSCAPE</extracomment>
        <translation>そこに置けるのはランドスケープだけです。{piece}は置けません。</translation>
    </message>
    <message>
        <source>The {tile} stays where it is; start tiles never move.</source>
        <extracomment>Refusal.START_FIXED</extracomment>
        <translation>{tile}はそのままです。開始タイルは決して動きません。</translation>
    </message>
    <message>
        <source>The {tile} is not open; choose a landscape of the central board.</source>
        <extracomment>Refusal.NOT_IN_GAME</extracomment>
        <translation>{tile}は公開されていません。中央ボードのランドスケープを選んでください。</translation>
    </message>
    <message>
        <source>The {tile} lies in a realm; choose a landscape of the central board.</source>
        <extracomment>Refusal.NOT_OPEN</extracomment>
        <translation>{tile}はレルムにあります。中央ボードのランドスケープを選んでください。</translation>
    </message>
    <message>
        <source>The {tile} lies in the realm of {owner}; only own landscapes can be moved.</source>
        <extracomment>Refusal.OTHERS_TILE</extracomment>
        <translation>{tile}は{owner}のレルムにあります。動かせるのは自分のランドスケープだけです。</translation>
    </message>
    <message>
        <source>The {tile} does not lie in a realm; only landscapes of the own realm can be moved.</source>
        <extracomment>Refusal.NOT_IN_REALM</extracomment>
        <translation>{tile}はレルムにありません。動かせるのは自分のレルムのランドスケープだけです。</translation>
    </message>
    <message>
        <source>The {tile} comes from row {row} of the central board and goes to row {row} of the realm, not to row {other}.</source>
        <extracomment>Refusal.WRONG_ROW</extracomment>
        <translation>{tile}は中央ボードの{row}行目から来たので、レルムでも{row}行目に置きます。{other}行目には置けません。</translation>
    </message>
    <message>
        <source>With Sindbad the {tile} goes to one of rows {first} to {last}, not to row {other}.</source>
        <extracomment>Refusal.WRONG_ROWS</extracomment>
        <translation>シンドバッドがいるので{tile}は{first}～{last}行目に置けますが、{other}行目には置けません。</translation>
    </message>
    <message>
        <source>The {tile} lies in {cell} already.</source>
        <extracomment>Refusal.OCCUPIED</extracomment>
        <translation>{cell}にはすでに{tile}があります。</translation>
    </message>
    <message>
        <source>When the {tile} is lifted, no landscape touches {cell} with a side.</source>
        <extracomment>Refusal.ALONE_LIFTED</extracomment>
        <translation>{tile}を持ち上げると、{cell}に縦か横で隣接するランドスケープがありません。</translation>
    </message>
    <message>
        <source>The {tile} lies in {cell} already; a djinn move takes it to another cell.</source>
        <extracomment>Refusal.STAYS</extracomment>
        <translation>{tile}はすでに{cell}にあります。魔神の移動では別のマスへ動かします。</translation>
    </message>
    <message>
        <source>The {tile} was taken from {cell} by the previous djinn move and may not go straight back.</source>
        <extracomment>Refusal.RETURNS</extracomment>
        <translation>{tile}は直前の魔神の移動で{cell}から動かされたので、すぐには戻れません。</translation>
    </message>
    <message>
        <source>The {tile} cannot change places with itself.</source>
        <extracomment>Refusal.SWAP_ITSELF</extracomment>
        <translation>{tile}を自分自身と入れ替えることはできません。</translation>
    </message>
    <message>
        <source>Only an objective can be taken, not this: {piece}.</source>
        <extracomment>Refusal.NOT_AN_OBJECTIVE</extracomment>
        <translation>取れるのは目標だけです。{piece}は取れません。</translation>
    </message>
    <message>
        <source>6 palaces</source>
        <extracomment>Short.R1</extracomment>
        <translation>宮殿6つ</translation>
    </message>
    <message>
        <source>4 by oasis, market</source>
        <extracomment>Short.R2</extracomment>
        <translation>オアシスと市場に4つ</translation>
    </message>
    <message>
        <source>Palaces in 4 rows</source>
        <extracomment>Short.R3</extracomment>
        <translation>4行すべてに宮殿</translation>
    </message>
    <message>
        <source>A palace worth 5</source>
        <extracomment>Short.R4</extracomment>
        <translation>価値5の宮殿</translation>
    </message>
    <message>
        <source>Group of 4 palaces</source>
        <extracomment>Short.R5</extracomment>
        <translation>宮殿4つのグループ</translation>
    </message>
    <message>
        <source>6 palaces apart</source>
        <extracomment>Short.R6</extracomment>
        <translation>離れた宮殿6つ</translation>
    </message>
    <message>
        <source>6 caravans</source>
        <extracomment>Short.Y1</extracomment>
        <translation>キャラバン6つ</translation>
    </message>
    <message>
        <source>Group of 6 caravans</source>
        <extracomment>Short.Y2</extracomment>
        <translation>キャラバン6つのグループ</translation>
    </message>
    <message>
        <source>4 caravans in a line</source>
        <extracomment>Short.Y3</extracomment>
        <translation>キャラバン4つ一直線</translation>
    </message>
    <message>
        <source>Caravans in 4 rows</source>
        <extracomment>Short.Y4</extracomment>
        <translation>4行すべてにキャラバン</translation>
    </message>
    <message>
        <source>2 groups of 3 caravans</source>
        <extracomment>Short.Y5</extracomment>
        <translation>キャラバン3つの組2つ</translation>
    </message>
    <message>
        <source>Group of 7 caravans</source>
        <extracomment>Short.Y6</extracomment>
        <translation>キャラバン7つのグループ</translation>
    </message>
    <message>
        <source>6 oases</source>
        <extracomment>Short.B1</extracomment>
        <translation>オアシス6つ</translation>
    </message>
    <message>
        <source>3 oases in a line</source>
        <extracomment>Short.B2</extracomment>
        <translation>オアシス3つ一直線</translation>
    </message>
    <message>
        <source>Oases in 4 rows</source>
        <extracomment>Short.B3</extracomment>
        <translation>4行すべてにオアシス</translation>
    </message>
    <message>
        <source>2 groups of 2 oases</source>
        <extracomment>Short.B4</extracomment>
        <translation>オアシス2つの組2つ</translation>
    </message>
    <message>
        <source>Group of 6 oases</source>
        <extracomment>Short.B5</extracomment>
        <translation>オアシス6つのグループ</translation>
    </message>
    <message>
        <source>2 × 2 oases</source>
        <extracomment>Short.B6</extracomment>
        <translation>2×2のオアシス</translation>
    </message>
    <message>
        <source>6 markets</source>
        <extracomment>Short.G1</extracomment>
        <translation>市場6つ</translation>
    </message>
    <message>
        <source>Group of 3 markets</source>
        <extracomment>Short.G2</extracomment>
        <translation>市場3つのグループ</translation>
    </message>
    <message>
        <source>Markets in 4 rows</source>
        <extracomment>Short.G3</extracomment>
        <translation>4行すべてに市場</translation>
    </message>
    <message>
        <source>3 by palace, caravan</source>
        <extracomment>Short.G4</extracomment>
        <translation>宮殿とキャラバンに3つ</translation>
    </message>
    <message>
        <source>3 markets in a line</source>
        <extracomment>Short.G5</extracomment>
        <translation>市場3つ一直線</translation>
    </message>
    <message>
        <source>38 goods</source>
        <extracomment>Short.G6</extracomment>
        <translation>商品38個</translation>
    </message>
    <message>
        <source>7 mosaic cards</source>
        <extracomment>Short.N1</extracomment>
        <translation>モザイクカード7枚</translation>
    </message>
    <message>
        <source>6 stall cards</source>
        <extracomment>Short.N2</extracomment>
        <translation>屋台カード6枚</translation>
    </message>
    <message>
        <source>6 rubies</source>
        <extracomment>Short.N3</extracomment>
        <translation>ルビー6個</translation>
    </message>
    <message>
        <source>8 active jars</source>
        <extracomment>Short.N4</extracomment>
        <translation>活性化ジャー8個</translation>
    </message>
    <message>
        <source>All 4 kinds of goods</source>
        <extracomment>Short.N5</extracomment>
        <translation>4種類すべての商品</translation>
    </message>
    <message>
        <source>A column of 4 kinds</source>
        <extracomment>Short.N6</extracomment>
        <translation>4種類がそろう列</translation>
    </message>
    <message>
        <source>Two 2 × 2 of 4 kinds</source>
        <extracomment>Short.N7</extracomment>
        <translation>4種類の2×2を2つ</translation>
    </message>
    <message>
        <source>A row of 7</source>
        <extracomment>Short.N8</extracomment>
        <translation>7枚続く行</translation>
    </message>
    <message>
        <source>Djinn: exchange 2 landscapes</source>
        <extracomment>Gift.K01</extracomment>
        <translation>魔神：2枚を入れ替える</translation>
    </message>
    <message>
        <source>Djinn: rows 0 and 5 too</source>
        <extracomment>Gift.K02</extracomment>
        <translation>魔神：0行と5行も可</translation>
    </message>
    <message>
        <source>5 djinn moves a turn</source>
        <extracomment>Gift.K03</extracomment>
        <translation>魔神の移動が手番に5回</translation>
    </message>
    <message>
        <source>First mosaic: 1 more</source>
        <extracomment>Gift.K04</extracomment>
        <translation>最初のモザイク1枚追加</translation>
    </message>
    <message>
        <source>First stall: 1 more</source>
        <extracomment>Gift.K05</extracomment>
        <translation>最初の屋台で1枚追加</translation>
    </message>
    <message>
        <source>First ruby: 1 more</source>
        <extracomment>Gift.K06</extracomment>
        <translation>最初のルビーで1個追加</translation>
    </message>
    <message>
        <source>Characters cost 1 less</source>
        <extracomment>Gift.K07</extracomment>
        <translation>費用が1少ない</translation>
    </message>
    <message>
        <source>Place 1 row higher or lower</source>
        <extracomment>Gift.K08</extracomment>
        <translation>1行上か下にも置ける</translation>
    </message>
    <message>
        <source>Objectives safe, 1 ruby each</source>
        <extracomment>Gift.K09</extracomment>
        <translation>目標安全、達成でルビー</translation>
    </message>
    <message>
        <source>Take 1 objective</source>
        <extracomment>Gift.K10</extracomment>
        <translation>目標を1枚取る</translation>
    </message>
    <message>
        <source>1 djinn move at once</source>
        <extracomment>Gift.K11</extracomment>
        <translation>すぐに魔神の移動1回</translation>
    </message>
    <message>
        <source>2 mosaic cards</source>
        <extracomment>Gift.K12</extracomment>
        <translation>モザイクカード2枚</translation>
    </message>
    <message>
        <source>3 stall cards</source>
        <extracomment>Gift.K13</extracomment>
        <translation>屋台カード3枚</translation>
    </message>
    <message>
        <source>Activate a landscape again</source>
        <extracomment>Gift.K14</extracomment>
        <translation>1枚を再び活性化</translation>
    </message>
    <message>
        <source>Trade a landscape</source>
        <extracomment>Gift.K15</extracomment>
        <translation>ランドスケープの交換</translation>
    </message>
    <message>
        <source>1 point a palace</source>
        <extracomment>Gift.K16</extracomment>
        <translation>宮殿各1点</translation>
    </message>
    <message>
        <source>1 point an oasis</source>
        <extracomment>Gift.K17</extracomment>
        <translation>オアシス各1点</translation>
    </message>
    <message>
        <source>1 point a caravan</source>
        <extracomment>Gift.K18</extracomment>
        <translation>キャラバン各1点</translation>
    </message>
    <message>
        <source>1 point a market</source>
        <extracomment>Gift.K19</extracomment>
        <translation>市場各1点</translation>
    </message>
    <message>
        <source>2 points an objective</source>
        <extracomment>Gift.K20</extracomment>
        <translation>目標各2点</translation>
    </message>
    <message>
        <source>1 point a ruby</source>
        <extracomment>Gift.K21</extracomment>
        <translation>ルビー各1点</translation>
    </message>
    <message>
        <source>4 per full column</source>
        <extracomment>Gift.K22</extracomment>
        <translation>4種の列ごとに4点</translation>
    </message>
    <message>
        <source>1 point each in the longest row</source>
        <extracomment>Gift.K23</extracomment>
        <translation>最長の行の1枚ごとに1点</translation>
    </message>
    <message>
        <source>Caravan groups 1 larger</source>
        <extracomment>Gift.K24</extracomment>
        <translation>キャラバンの組が1大きい</translation>
    </message>
    <message>
        <source>1 point a jar side</source>
        <extracomment>Gift.K25</extracomment>
        <translation>ジャーの辺各1点</translation>
    </message>
    <message>
        <source>Nothing lost for objectives</source>
        <extracomment>Gift.K26</extracomment>
        <translation>未達成の目標の減点なし</translation>
    </message>
    <message>
        <source>Objectives</source>
        <extracomment>Print.OBJECTIVES
----------
Zone.OBJECTIVES
----------
Fact.OBJECTIVES</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>mosaics left</source>
        <extracomment>Print.MOSAICS_LEFT</extracomment>
        <translation>モザイク残り</translation>
    </message>
    <message>
        <source>stalls left</source>
        <extracomment>Print.STALLS_LEFT</extracomment>
        <translation>屋台残り</translation>
    </message>
    <message>
        <source>rubies left</source>
        <extracomment>Print.RUBIES_LEFT</extracomment>
        <translation>ルビー残り</translation>
    </message>
    <message>
        <source>Realm of {who}: {mosaics:mosaic|mosaics}, {stalls:stall|stalls}</source>
        <extracomment>Print.REALM_OF</extracomment>
        <translation>{who}のレルム：モザイク{mosaics}枚、屋台{stalls}枚</translation>
    </message>
    <message>
        <source>Realm of {who}: {mosaics:mosaic|mosaics}, {stalls:stall|stalls}, {n} in hand</source>
        <extracomment>Print.REALM_AND_HAND_OF</extracomment>
        <translation>{who}のレルム：モザイク{mosaics}枚、屋台{stalls}枚、手札{n}枚</translation>
    </message>
    <message>
        <source>Played by {who}</source>
        <extracomment>Print.PLAYED_BY</extracomment>
        <translation>{who}のキャラクター</translation>
    </message>
    <message>
        <source>Mosaics</source>
        <extracomment>Print.MOSAICS
----------
Fact.MOSAICS</extracomment>
        <translation>モザイク</translation>
    </message>
    <message>
        <source>Stalls</source>
        <extracomment>Print.STALLS</extracomment>
        <translation>屋台</translation>
    </message>
    <message>
        <source>{n:good|goods}</source>
        <extracomment>Print.GOODS</extracomment>
        <translation>商品{n}個</translation>
    </message>
    <message>
        <source>Rubies</source>
        <extracomment>Print.RUBIES
----------
Fact.RUBY_POINTS</extracomment>
        <translation>ルビー</translation>
    </message>
    <message>
        <source>Your objectives</source>
        <extracomment>Print.OWN_OBJECTIVES
----------
Name.OWN_OBJECTIVES</extracomment>
        <translation>あなたの目標</translation>
    </message>
    <message>
        <source>Moons bring objectives here</source>
        <extracomment>Print.NO_OBJECTIVES</extracomment>
        <translation>月を活性化すると目標を取れます</translation>
    </message>
    <message>
        <source>done, {n:point|points}</source>
        <extracomment>Print.DONE</extracomment>
        <translation>達成、{n}点</translation>
    </message>
    <message>
        <source>Djinn moves</source>
        <extracomment>Print.DJINN_MOVES</extracomment>
        <translation>魔神の移動</translation>
    </message>
    <message>
        <source>up to {n} each turn</source>
        <extracomment>Print.UP_TO</extracomment>
        <translation>手番ごとに{n}回まで</translation>
    </message>
    <message>
        <source>In hand</source>
        <extracomment>Print.HAND</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Print.PLAYED</extracomment>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>no characters</source>
        <extracomment>Print.NO_HAND</extracomment>
        <translation>キャラクターなし</translation>
    </message>
    <message>
        <source>Play characters here</source>
        <extracomment>Print.PLAY_HERE</extracomment>
        <translation>ここにキャラクターを出します</translation>
    </message>
    <message>
        <source>take an objective</source>
        <extracomment>Print.TAKE</extracomment>
        <translation>目標を取る</translation>
    </message>
    <message>
        <source>move a landscape</source>
        <extracomment>Print.MOVE</extracomment>
        <translation>ランドスケープを動かす</translation>
    </message>
    <message>
        <source>Central board, row {row}: {tile}</source>
        <extracomment>Name.CENTRAL</extracomment>
        <translation>中央ボード、{row}行目：{tile}</translation>
    </message>
    <message>
        <source>Central board, row {row}, empty</source>
        <extracomment>Name.EMPTY_SLOT</extracomment>
        <translation>中央ボード、{row}行目、空き</translation>
    </message>
    <message>
        <source>{cell}: {tile}, {sides}</source>
        <extracomment>Name.LAID</extracomment>
        <translation>{cell}：{tile}、{sides}</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <extracomment>Name.EMPTY</extracomment>
        <translation>{cell}、空き</translation>
    </message>
    <message>
        <source>{tile}, {sides}</source>
        <extracomment>Name.SPARE</extracomment>
        <translation>{tile}、{sides}</translation>
    </message>
    <message>
        <source>{side} {shows}</source>
        <extracomment>Name.SIDE</extracomment>
        <translation>{side}に{shows}</translation>
    </message>
    <message>
        <source>Objective {name}, {points:point|points}: {goal}</source>
        <extracomment>Name.OBJECTIVE</extracomment>
        <translation>目標「{name}」、{points}点：{goal}</translation>
    </message>
    <message>
        <source>Objective {name} of {who}, {points:point|points}: {goal}</source>
        <extracomment>Name.OBJECTIVE_OF</extracomment>
        <translation>{who}の目標「{name}」、{points}点：{goal}</translation>
    </message>
    <message>
        <source>Objective {name}, completed, {points:point|points}</source>
        <extracomment>Name.COMPLETED</extracomment>
        <translation>目標「{name}」、達成、{points}点</translation>
    </message>
    <message>
        <source>{name}, {cost:ruby|rubies}: {power}</source>
        <extracomment>Name.CHARACTER</extracomment>
        <translation>{name}、ルビー{cost}個：{power}</translation>
    </message>
    <message>
        <source>Your completed objectives</source>
        <extracomment>Name.DONE_OBJECTIVES</extracomment>
        <translation>あなたが達成した目標</translation>
    </message>
    <message>
        <source>Your mosaic cards, {n}</source>
        <extracomment>Name.MOSAICS</extracomment>
        <translation>あなたのモザイクカード、{n}枚</translation>
    </message>
    <message>
        <source>Your stall cards, {n}</source>
        <extracomment>Name.STALLS</extracomment>
        <translation>あなたの屋台カード、{n}枚</translation>
    </message>
    <message>
        <source>Your rubies, {n}</source>
        <extracomment>Name.RUBIES</extracomment>
        <translation>あなたのルビー、{n}個</translation>
    </message>
    <message>
        <source>Rubies of {who}, {n}</source>
        <extracomment>Name.RUBIES_OF</extracomment>
        <translation>{who}のルビー、{n}個</translation>
    </message>
    <message>
        <source>Objectives in the middle and of the others</source>
        <extracomment>Name.MIDDLE</extracomment>
        <translation>中央と他のプレイヤーの目標</translation>
    </message>
    <message>
        <source>Landscapes left, {n}</source>
        <extracomment>Name.SUPPLY</extracomment>
        <translation>残りのランドスケープ、{n}枚</translation>
    </message>
    <message>
        <source>Mosaic cards left, {n}</source>
        <extracomment>Name.DECK_MOSAICS</extracomment>
        <translation>残りのモザイクカード、{n}枚</translation>
    </message>
    <message>
        <source>Stall cards left, {n}</source>
        <extracomment>Name.DECK_STALLS</extracomment>
        <translation>残りの屋台カード、{n}枚</translation>
    </message>
    <message>
        <source>Rubies left, {n}</source>
        <extracomment>Name.DECK_RUBIES</extracomment>
        <translation>残りのルビー、{n}個</translation>
    </message>
    <message>
        <source>Open characters</source>
        <extracomment>Name.ROW</extracomment>
        <translation>公開されたキャラクター</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Name.HAND</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Characters you have played</source>
        <extracomment>Name.TABLEAU</extracomment>
        <translation>あなたが使ったキャラクター</translation>
    </message>
    <message>
        <source>Start tile of {who}</source>
        <extracomment>Name.HOME</extracomment>
        <translation>{who}の開始タイル</translation>
    </message>
    <message>
        <source>Pending, in any order; ending the turn gives up what is left.</source>
        <extracomment>Name.TRAY</extracomment>
        <translation>好きな順に使えます。手番を終えると残りは失われます。</translation>
    </message>
    <message>
        <source>Djinn moves left this turn: {n} of {most}</source>
        <extracomment>Name.LAMPS</extracomment>
        <translation>この手番の魔神の移動：残り{n}回（全{most}回）</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>Side.N</extracomment>
        <translation>上</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Side.E</extracomment>
        <translation>右</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>Side.S</extracomment>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>Side.W</extracomment>
        <translation>左</translation>
    </message>
    <message>
        <source>arrow</source>
        <extracomment>Side.ARROW</extracomment>
        <translation>矢印</translation>
    </message>
    <message>
        <source>mosaic</source>
        <extracomment>Side.MOSAIC</extracomment>
        <translation>モザイク</translation>
    </message>
    <message>
        <source>stall</source>
        <extracomment>Side.STALL</extracomment>
        <translation>屋台</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>Side.MOON</extracomment>
        <translation>月</translation>
    </message>
    <message>
        <source>1 jar</source>
        <extracomment>Side.JAR1</extracomment>
        <translation>ジャー1個</translation>
    </message>
    <message>
        <source>2 jars</source>
        <extracomment>Side.JAR2</extracomment>
        <translation>ジャー2個</translation>
    </message>
    <message>
        <source>3 jars</source>
        <extracomment>Side.JAR3</extracomment>
        <translation>ジャー3個</translation>
    </message>
    <message>
        <source>Central board</source>
        <extracomment>Zone.CENTRAL</extracomment>
        <translation>中央ボード</translation>
    </message>
    <message>
        <source>Realm</source>
        <extracomment>Zone.REALM</extracomment>
        <translation>レルム</translation>
    </message>
    <message>
        <source>Your things</source>
        <extracomment>Zone.OWN</extracomment>
        <translation>あなたのもの</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Zone.DECKS</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <extracomment>Ask.YOUR_TURN</extracomment>
        <translation>あなたの番：</translation>
    </message>
    <message>
        <source>Turn of {who}:</source>
        <extracomment>Ask.TURN_OF</extracomment>
        <translation>{who}の番：</translation>
    </message>
    <message>
        <source>please wait.</source>
        <extracomment>Ask.THINKS</extracomment>
        <translation>お待ちください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Ask.OVER</extracomment>
        <translation>ゲーム終了です。</translation>
    </message>
    <message>
        <source>choose a start tile for the left end of your realm.</source>
        <extracomment>Ask.START</extracomment>
        <translation>レルムの左端に置く開始タイルを選びます。</translation>
    </message>
    <message>
        <source>choose a character to keep; you keep 2.</source>
        <extracomment>Ask.KEEP</extracomment>
        <translation>残すキャラクターを選びます。2枚残します。</translation>
    </message>
    <message>
        <source>place a landscape of the central board in the row of the same number.</source>
        <extracomment>Ask.PLACE</extracomment>
        <translation>中央ボードのランドスケープを同じ番号の行に置きます。</translation>
    </message>
    <message>
        <source>you may take an objective, or end the turn.</source>
        <extracomment>Ask.MOON</extracomment>
        <translation>目標を取るか、手番を終えます。</translation>
    </message>
    <message>
        <source>you may move a landscape, or end the turn.</source>
        <extracomment>Ask.DJINN</extracomment>
        <translation>ランドスケープを動かすか、手番を終えます。</translation>
    </message>
    <message>
        <source>you may move, take an objective, or end the turn.</source>
        <extracomment>Ask.BOTH</extracomment>
        <translation>移動、目標の獲得、または手番の終了です。</translation>
    </message>
    <message>
        <source>take an objective for Scheherazade, or decline.</source>
        <extracomment>Ask.TALE</extracomment>
        <translation>シェヘラザードで目標を取るか、辞退します。</translation>
    </message>
    <message>
        <source>move a landscape for the Fisherman, or decline.</source>
        <extracomment>Ask.WISH</extracomment>
        <translation>漁師でランドスケープを動かすか、辞退します。</translation>
    </message>
    <message>
        <source>choose the landscape for Nur al-Din to activate.</source>
        <extracomment>Ask.WAKE</extracomment>
        <translation>再び活性化するランドスケープを選びます。</translation>
    </message>
    <message>
        <source>drop a central landscape on the one it replaces.</source>
        <extracomment>Ask.TRADE</extracomment>
        <translation>中央の1枚を、交換する1枚の上に置きます。</translation>
    </message>
    <message>
        <source>drop it in row {row}, beside another landscape.</source>
        <extracomment>Ask.HOLD_TILE</extracomment>
        <translation>{row}行目の、ランドスケープの隣に置きます。</translation>
    </message>
    <message>
        <source>drop it on a free cell beside another landscape.</source>
        <extracomment>Ask.HOLD_OWN</extracomment>
        <translation>空きマスの、ランドスケープの隣に置きます。</translation>
    </message>
    <message>
        <source>you may play a character, or end the turn.</source>
        <extracomment>Ask.END</extracomment>
        <translation>キャラクターを使うか、手番を終えます。</translation>
    </message>
    <message>
        <source>end the turn.</source>
        <extracomment>Ask.DONE</extracomment>
        <translation>手番を終えます。</translation>
    </message>
    <message>
        <source>drop the objective among your own.</source>
        <extracomment>Ask.HOLD_OBJECTIVE</extracomment>
        <translation>目標を自分の目標のところに置きます。</translation>
    </message>
    <message>
        <source>drop the character below.</source>
        <extracomment>Ask.HOLD_CHARACTER</extracomment>
        <translation>キャラクターを下に置きます。</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>MoveKind.END
----------
Button.END</extracomment>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>MoveKind.SKIP
----------
Button.SKIP</extracomment>
        <translation>辞退する</translation>
    </message>
    <message>
        <source>{n:jar is|jars are} active after it, otherwise {other}.</source>
        <extracomment>Say.JARS</extracomment>
        <translation>この手の後、活性化されたジャーは{n}個です（そうでなければ{other}個）。</translation>
    </message>
    <message>
        <source>{n:objective is|objectives are} still to complete after it, otherwise {other}; there is time for that.</source>
        <extracomment>Say.UNFINISHED</extracomment>
        <translation>この手の後、これから達成する目標は{n}枚です（そうでなければ{other}枚）。まだ時間があります。</translation>
    </message>
    <message>
        <source>{n:ruby is|rubies are} there after it, otherwise {other}.</source>
        <extracomment>Say.RUBIES</extracomment>
        <translation>この手の後、ルビーは{n}個です（そうでなければ{other}個）。</translation>
    </message>
    <message>
        <source>{n:character is|characters are} in play after it, otherwise {other}.</source>
        <extracomment>Say.IN_PLAY</extracomment>
        <translation>この手の後、使ったキャラクターは{n}人です（そうでなければ{other}人）。</translation>
    </message>
    <message>
        <source>{n:mosaic card is|mosaic cards are} there after it, otherwise {other}; palaces can follow.</source>
        <extracomment>Say.MOSAIC_CARDS</extracomment>
        <translation>この手の後、モザイクカードは{n}枚です（そうでなければ{other}枚）。宮殿は後から置けます。</translation>
    </message>
    <message>
        <source>{n:good is|goods are} there after it, otherwise {other}; caravans can follow.</source>
        <extracomment>Say.GOODS</extracomment>
        <translation>この手の後、商品は{n}個です（そうでなければ{other}個）。キャラバンは後から増やせます。</translation>
    </message>
    <message>
        <source>{n:oasis is|oases are} there after it, otherwise {other}; groups can follow.</source>
        <extracomment>Say.LONE_OASES</extracomment>
        <translation>この手の後、オアシスは{n}か所です（そうでなければ{other}か所）。グループは後から作れます。</translation>
    </message>
    <message>
        <source>The scores are final.</source>
        <extracomment>Ask.OVER_REST</extracomment>
        <translation>得点が確定しました。</translation>
    </message>
    <message>
        <source>Round {round} of 16</source>
        <extracomment>Fact.ROUND</extracomment>
        <translation>第{round}ラウンド(全16)</translation>
    </message>
    <message>
        <source>supply {n}</source>
        <extracomment>Fact.SUPPLY</extracomment>
        <translation>山{n}枚</translation>
    </message>
    <message>
        <source>Oases</source>
        <extracomment>Fact.OASES</extracomment>
        <translation>オアシス</translation>
    </message>
    <message>
        <source>Caravans</source>
        <extracomment>Fact.CARAVANS</extracomment>
        <translation>キャラバン</translation>
    </message>
    <message>
        <source>Palaces</source>
        <extracomment>Fact.PALACES</extracomment>
        <translation>宮殿</translation>
    </message>
    <message>
        <source>Markets</source>
        <extracomment>Fact.MARKETS</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Jars</source>
        <extracomment>Fact.JARS</extracomment>
        <translation>ジャー</translation>
    </message>
    <message>
        <source>Caravans, {n} of {goods:good|goods}</source>
        <extracomment>Fact.CARAVANS_OF</extracomment>
        <translation>キャラバン：商品{goods}個中{n}個</translation>
    </message>
    <message>
        <source>Rubies, rank {rank}</source>
        <extracomment>Fact.RUBY_RANK</extracomment>
        <translation>ルビー：{rank}位</translation>
    </message>
    <message>
        <source>Activates {effects}</source>
        <extracomment>Gives.ACTIVATES</extracomment>
        <translation>活性化：{effects}</translation>
    </message>
    <message>
        <source>Activates nothing</source>
        <extracomment>Gives.NOTHING</extracomment>
        <translation>何も活性化しません</translation>
    </message>
    <message>
        <source>Palace worth {n} here</source>
        <extracomment>Gives.WORTH</extracomment>
        <translation>ここでは宮殿の価値{n}</translation>
    </message>
    <message>
        <source>Group of {n:oasis|oases}: {points:point|points}</source>
        <extracomment>Worth.OASES</extracomment>
        <translation>オアシス{n}か所のグループ：{points}点</translation>
    </message>
    <message>
        <source>Group of {n:caravan|caravans}: carries {goods:good|goods}</source>
        <extracomment>Worth.CARAVANS</extracomment>
        <translation>キャラバン{n}か所のグループ：商品{goods}個まで運べる</translation>
    </message>
    <message>
        <source>Palace: {points:point|points}, and as much again with a mosaic</source>
        <extracomment>Worth.PALACE</extracomment>
        <translation>宮殿：{points}点。モザイクがあればさらに同じ点数</translation>
    </message>
    <message>
        <source>Market: 4 goods, if caravans can carry them</source>
        <extracomment>Worth.MARKET</extracomment>
        <translation>市場：商品4個（キャラバンが運べる分だけ得点）</translation>
    </message>
    <message>
        <source>{who} {who:keeps|keep} {name}.</source>
        <extracomment>Log.KEEPS</extracomment>
        <translation>{who}は{name}を手札に残します。</translation>
    </message>
    <message>
        <source>Start tiles and characters are chosen first; after that the position can be changed.</source>
        <extracomment>Arranging.EARLY</extracomment>
        <translation>まず開始タイルとキャラクターを選びます。局面を変えられるのはその後です。</translation>
    </message>
    <message>
        <source>Landscapes lie in realms, on the central board or in the supply.</source>
        <extracomment>Arranging.NOT_FOR_LANDSCAPES</extracomment>
        <translation>ランドスケープを置けるのは、レルム、中央ボード、サプライです。</translation>
    </message>
    <message>
        <source>Mosaic cards, stall cards and rubies lie before players or where they are drawn from.</source>
        <extracomment>Arranging.NOT_FOR_CARDS</extracomment>
        <translation>モザイクカード、屋台カード、ルビーを置けるのは、プレイヤーの前か、引いた元の場所です。</translation>
    </message>
    <message>
        <source>Objectives lie in the middle or before players.</source>
        <extracomment>Arranging.NOT_FOR_OBJECTIVES</extracomment>
        <translation>目標を置けるのは、中央かプレイヤーの前です。</translation>
    </message>
    <message>
        <source>Characters lie in the row, in hands or before players.</source>
        <extracomment>Arranging.NOT_FOR_CHARACTERS</extracomment>
        <translation>キャラクターを置けるのは、場、手札、プレイヤーの前です。</translation>
    </message>
    <message>
        <source>A landscape lies outside rows 1 to 4 only in a realm with Abriza.</source>
        <extracomment>Arranging.OUTER</extracomment>
        <translation>1～4行目の外にランドスケープを置けるのは、アブリザのいるレルムだけです。</translation>
    </message>
    <message>
        <source>{name} stays: a landscape of this realm lies outside rows 1 to 4.</source>
        <extracomment>Arranging.STAYS</extracomment>
        <translation>{name}は動かせません。このレルムのランドスケープが1～4行目の外にあります。</translation>
    </message>
    <message>
        <source>With {n:landscape|landscapes} this realm cannot reach column {column}.</source>
        <extracomment>Arranging.FAR</extracomment>
        <translation>ランドスケープ{n}枚では、このレルムは{column}列目まで届きません。</translation>
    </message>
    <message>
        <source>What the objective {name} asks for is true for {who}: it is completed.</source>
        <extracomment>Arranging.TRUE</extracomment>
        <translation>{who}は目標「{name}」の条件を満たしているので、この目標は達成済みになります。</translation>
    </message>
    <message>
        <source>What the objective {name} asks for is not true for {who}, so it is not completed.</source>
        <extracomment>Arranging.NOT_TRUE</extracomment>
        <translation>{who}は目標「{name}」の条件を満たしていないので、この目標は達成になりません。</translation>
    </message>
    <message>
        <source>{who} {who:holds|hold} {n:character|characters}, and nobody holds more.</source>
        <extracomment>Arranging.HAND_FULL</extracomment>
        <translation>{who}の手札にはキャラクターが{n}枚あり、それより多くは持てません。</translation>
    </message>
    <message>
        <source>The {tile} of {who} is too far to the right: {n:landscape|landscapes} cannot reach column {column}.</source>
        <extracomment>Arranging.REACHES</extracomment>
        <translation>{who}の{tile}は右に寄りすぎています。ランドスケープ{n}枚では{column}列目まで届きません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} placed {n:landscape|landscapes}, {other} {m:landscape|landscapes}: players take turns, so nobody can be further ahead than one.</source>
        <extracomment>Arranging.AHEAD</extracomment>
        <translation>{who}は{n}枚、{other}は{m}枚のランドスケープを配置しています。順番に行うので、差は1枚までです。</translation>
    </message>
    <message>
        <source>{who} cannot be next: in turn order the players with {n:landscape|landscapes} must come one after another.</source>
        <extracomment>Arranging.ROUND_ABOUT</extracomment>
        <translation>{who}の手番にはなりません。ランドスケープを{n}枚配置した人は、手番順に続いていなければなりません。</translation>
    </message>
    <message>
        <source>The game is over: it is nobody&apos;s turn while all landscapes are placed.</source>
        <extracomment>Arranging.OVER</extracomment>
        <translation>ゲームは終わりました。ランドスケープがすべて配置されている間は、誰の手番でもありません。</translation>
    </message>
    <message>
        <source>Choose a start tile</source>
        <extracomment>MoveKind.START</extracomment>
        <translation>開始タイルを選ぶ</translation>
    </message>
    <message>
        <source>Keep a character</source>
        <extracomment>MoveKind.KEEP</extracomment>
        <translation>キャラクターを残す</translation>
    </message>
    <message>
        <source>Place a landscape</source>
        <extracomment>MoveKind.PLACE</extracomment>
        <translation>風景を置く</translation>
    </message>
    <message>
        <source>Move a landscape</source>
        <extracomment>MoveKind.MOVE</extracomment>
        <translation>風景を動かす</translation>
    </message>
    <message>
        <source>Exchange two landscapes</source>
        <extracomment>MoveKind.SWAP</extracomment>
        <translation>2枚の風景を入れ替える</translation>
    </message>
    <message>
        <source>Take an objective</source>
        <extracomment>MoveKind.TAKE</extracomment>
        <translation>目標を取る</translation>
    </message>
    <message>
        <source>Play a character</source>
        <extracomment>MoveKind.PLAY</extracomment>
        <translation>キャラクターを使う</translation>
    </message>
    <message>
        <source>Activate contacts again</source>
        <extracomment>MoveKind.WAKE</extracomment>
        <translation>接触をもう一度活性化する</translation>
    </message>
    <message>
        <source>Exchange with the central board</source>
        <extracomment>MoveKind.TRADE</extracomment>
        <translation>中央ボードと交換する</translation>
    </message>
    <message>
        <source>{who} {who:has|have} chosen the characters to keep.</source>
        <extracomment>Log.KEPT</extracomment>
        <translation>{who}は手札に残すキャラクターを選びました。</translation>
    </message>
    <message>
        <source>The other characters are laid open: {names}.</source>
        <extracomment>Log.OPENED</extracomment>
        <translation>残りのキャラクターが公開されます：{names}。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} {n:mosaic card|mosaic cards}.</source>
        <extracomment>Log.MOSAICS</extracomment>
        <translation>{who}はモザイクカードを{n}枚引きます。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} a stall card with {goods}.</source>
        <extracomment>Log.STALL</extracomment>
        <translation>{who}は屋台カード（{goods}）を引きます。</translation>
    </message>
    <message>
        <source>{who} {who:gains|gain} {n:ruby|rubies}.</source>
        <extracomment>Log.RUBIES</extracomment>
        <translation>{who}はルビーを{n}個得ます。</translation>
    </message>
    <message>
        <source>{who} may take {n:objective|objectives}.</source>
        <extracomment>Log.MOON</extracomment>
        <translation>{who}は目標を{n}枚取れます。</translation>
    </message>
    <message>
        <source>{who} may make a djinn move.</source>
        <extracomment>Log.DJINN</extracomment>
        <translation>{who}は魔神の移動ができます。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the objective {name}.</source>
        <extracomment>Log.TAKES</extracomment>
        <translation>{who}は目標「{name}」を取ります。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} the objective {name} from {owner}.</source>
        <extracomment>Log.TAKES_FROM</extracomment>
        <translation>{who}は{owner}から目標「{name}」を取ります。</translation>
    </message>
    <message>
        <source>{who} {who:completes|complete} the objective {name}.</source>
        <extracomment>Log.COMPLETES</extracomment>
        <translation>{who}は目標「{name}」を達成します。</translation>
    </message>
    <message>
        <source>{who} {who:plays|play} {name} for {n:ruby|rubies}.</source>
        <extracomment>Log.PLAYS</extracomment>
        <translation>{who}はルビー{n}個で{name}を使います。</translation>
    </message>
    <message>
        <source>{who} {who:plays|play} {name} of the row for {n:ruby|rubies}.</source>
        <extracomment>Log.PLAYS_ROW</extracomment>
        <translation>{who}はルビー{n}個で場の{name}を使います。</translation>
    </message>
    <message>
        <source>{who} {who:declines|decline}.</source>
        <extracomment>Log.SKIPS</extracomment>
        <translation>{who}は辞退します。</translation>
    </message>
    <message>
        <source>{who} {who:ends|end} the turn.</source>
        <extracomment>Log.ENDS</extracomment>
        <translation>{who}は手番を終えます。</translation>
    </message>
    <message>
        <source>The last landscape of the supply is on the central board; the game is over.</source>
        <extracomment>Log.OVER</extracomment>
        <translation>サプライの最後のランドスケープが中央ボードに置かれ、ゲームが終わります。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {points:point|points}: {line}.</source>
        <extracomment>Log.SCORES</extracomment>
        <translation>{who}は{points}点を得ます：{line}。</translation>
    </message>
    <message>
        <source>{who} {who:loses|lose} {points:point|points}: {line}.</source>
        <extracomment>Log.LOSES</extracomment>
        <translation>{who}は{points}点を失います：{line}。</translation>
    </message>
    <message>
        <source>{who} {who:wins|win} with {points:point|points}.</source>
        <extracomment>Log.WINS</extracomment>
        <translation>{who}が{points}点で勝ちます。</translation>
    </message>
    <message>
        <source>{winners} share the victory with {points:point|points}.</source>
        <extracomment>Log.SHARED</extracomment>
        <translation>{winners}が{points}点で勝利を分け合います。</translation>
    </message>
    <message>
        <source>Keep {name}.</source>
        <extracomment>Moves.KEEP</extracomment>
        <translation>{name}を手札に残す。</translation>
    </message>
    <message>
        <source>Take the objective {name}.</source>
        <extracomment>Moves.TAKE</extracomment>
        <translation>目標「{name}」を取る。</translation>
    </message>
    <message>
        <source>Take the objective {name} from {owner}.</source>
        <extracomment>Moves.TAKE_FROM</extracomment>
        <translation>{owner}から目標「{name}」を取る。</translation>
    </message>
    <message>
        <source>Play {name} for {n:ruby|rubies}.</source>
        <extracomment>Moves.PLAY</extracomment>
        <translation>ルビー{n}個で{name}を使う。</translation>
    </message>
    <message>
        <source>Decline what the character offers.</source>
        <extracomment>Moves.SKIP</extracomment>
        <translation>キャラクターの申し出を辞退する。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <extracomment>Moves.END</extracomment>
        <translation>手番を終える。</translation>
    </message>
    <message>
        <source>{n:mosaic|mosaics}</source>
        <extracomment>Effect.MOSAIC</extracomment>
        <translation>モザイク{n}枚</translation>
    </message>
    <message>
        <source>{n:stall|stalls}</source>
        <extracomment>Effect.STALL</extracomment>
        <translation>屋台{n}枚</translation>
    </message>
    <message>
        <source>{n:ruby|rubies}</source>
        <extracomment>Effect.RUBY
----------
Fact.RUBIES</extracomment>
        <translation>ルビー{n}個</translation>
    </message>
    <message>
        <source>{n:moon|moons}</source>
        <extracomment>Effect.MOON</extracomment>
        <translation>月{n}つ</translation>
    </message>
    <message>
        <source>djinn</source>
        <extracomment>Effect.DJINN
----------
Side.DJINN</extracomment>
        <translation>魔神</translation>
    </message>
    <message>
        <source>{n:jar|jars}</source>
        <extracomment>Effect.JAR</extracomment>
        <translation>ジャー{n}個</translation>
    </message>
    <message>
        <source>The game is over: all {n} landscapes of the supply are used up.</source>
        <extracomment>Refusal.OVER</extracomment>
        <translation>ゲームは終わりました。サプライのランドスケープ{n}枚はすべて使われました。</translation>
    </message>
    <message>
        <source>There is no such action as number {verb}.</source>
        <extracomment>Refusal.UNKNOWN</extracomment>
        <translation>番号{verb}の行動はありません。</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} a start tile now.</source>
        <extracomment>Refusal.START_FIRST</extracomment>
        <translation>{who}は今、開始タイルを選びます。</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} {n:character|characters} to keep now.</source>
        <extracomment>Refusal.KEEP_FIRST</extracomment>
        <translation>{who}は今、手札に残すキャラクターを{n}枚選びます。</translation>
    </message>
    <message>
        <source>{who} {who:decides|decide} first which objective Scheherazade brings.</source>
        <extracomment>Refusal.TALE_FIRST</extracomment>
        <translation>{who}はまず、シェヘラザードがもたらす目標を決めます。</translation>
    </message>
    <message>
        <source>{who} {who:decides|decide} first about the djinn move of the Fisherman.</source>
        <extracomment>Refusal.WISH_FIRST</extracomment>
        <translation>{who}はまず、漁師による魔神の移動を決めます。</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} first which landscape Nur al-Din activates again.</source>
        <extracomment>Refusal.WAKE_FIRST</extracomment>
        <translation>{who}はまず、ヌールッディーンがもう一度活性化するランドスケープを選びます。</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} first which landscapes Abdullah exchanges.</source>
        <extracomment>Refusal.TRADE_FIRST</extracomment>
        <translation>{who}はまず、アブドゥッラーが交換するランドスケープを選びます。</translation>
    </message>
    <message>
        <source>Start tiles are chosen before the first turn only.</source>
        <extracomment>Refusal.NOT_NOW_START</extracomment>
        <translation>開始タイルは最初の手番の前にだけ選びます。</translation>
    </message>
    <message>
        <source>Characters are kept before the first turn only.</source>
        <extracomment>Refusal.NOT_NOW_KEEP</extracomment>
        <translation>手札に残すキャラクターは最初の手番の前にだけ選びます。</translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <extracomment>Refusal.NOT_NOW_SKIP</extracomment>
        <translation>辞退するものはありません。</translation>
    </message>
    <message>
        <source>Contacts are activated again by playing Nur al-Din only.</source>
        <extracomment>Refusal.NOT_NOW_WAKE</extracomment>
        <translation>接触をもう一度活性化できるのは、ヌールッディーンを使ったときだけです。</translation>
    </message>
    <message>
        <source>Landscapes of the realm and the central board are exchanged by playing Abdullah only.</source>
        <extracomment>Refusal.NOT_NOW_TRADE</extracomment>
        <translation>レルムと中央ボードのランドスケープを交換できるのは、アブドゥッラーを使ったときだけです。</translation>
    </message>
    <message>
        <source>Declining takes no piece and no place.</source>
        <extracomment>Refusal.SKIP_PLAIN</extracomment>
        <translation>辞退するのに駒も場所も要りません。</translation>
    </message>
    <message>
        <source>Ending the turn takes no piece and no place.</source>
        <extracomment>Refusal.END_PLAIN</extracomment>
        <translation>手番を終えるのに駒も場所も要りません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} to place a landscape before the turn can end.</source>
        <extracomment>Refusal.PLACE_BEFORE_END</extracomment>
        <translation>{who}は手番を終える前にランドスケープを置かなければなりません。</translation>
    </message>
    <message>
        <source>A start tile goes to the left end of the own realm.</source>
        <extracomment>Refusal.START_HOME</extracomment>
        <translation>開始タイルは自分のレルムの左端に置きます。</translation>
    </message>
    <message>
        <source>That is no character.</source>
        <extracomment>Refusal.NOT_A_CHARACTER</extracomment>
        <translation>それはキャラクターではありません。</translation>
    </message>
    <message>
        <source>This game is played without characters.</source>
        <extracomment>Refusal.NO_CHARACTERS</extracomment>
        <translation>このゲームではキャラクターを使いません。</translation>
    </message>
    <message>
        <source>{name} was not dealt to {who}.</source>
        <extracomment>Refusal.NOT_DEALT</extracomment>
        <translation>{name}は{who}に配られていません。</translation>
    </message>
    <message>
        <source>A character to keep goes to the own hand.</source>
        <extracomment>Refusal.KEEP_HAND</extracomment>
        <translation>残すキャラクターは自分の手札に入れます。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} placed a landscape this turn already.</source>
        <extracomment>Refusal.PLACED</extracomment>
        <translation>{who}はこの手番にすでにランドスケープを置きました。</translation>
    </message>
    <message>
        <source>A landscape goes to a cell of the own realm, to the right of the start tile.</source>
        <extracomment>Refusal.NOT_A_CELL</extracomment>
        <translation>ランドスケープは自分のレルムの、開始タイルより右のマスに置きます。</translation>
    </message>
    <message>
        <source>That cell belongs to the realm of {owner}.</source>
        <extracomment>Refusal.OTHERS_REALM</extracomment>
        <translation>そのマスは{owner}のレルムのものです。</translation>
    </message>
    <message>
        <source>No realm reaches that far: the last column that can be reached is {column}.</source>
        <extracomment>Refusal.TOO_FAR</extracomment>
        <translation>レルムはそこまで届きません。届くのは{column}列目までです。</translation>
    </message>
    <message>
        <source>Landscapes lie in rows 1 to 4; only Abriza brings a djinn move to row {row}.</source>
        <extracomment>Refusal.OUTER_ROW</extracomment>
        <translation>ランドスケープは1～4行目に置きます。{row}行目への魔神の移動はアブリザだけができます。</translation>
    </message>
    <message>
        <source>Abriza is for djinn moves only; a landscape is placed in rows 1 to 4, not in row {row}.</source>
        <extracomment>Refusal.OUTER_PLACE</extracomment>
        <translation>アブリザの力は魔神の移動だけのものです。ランドスケープは1～4行目に置き、{row}行目には置けません。</translation>
    </message>
    <message>
        <source>No landscape touches {cell} with a side.</source>
        <extracomment>Refusal.ALONE</extracomment>
        <translation>{cell}に縦か横で隣接するランドスケープがありません。</translation>
    </message>
    <message>
        <source>No djinn is pending: a landscape moves only when a contact has activated a djinn.</source>
        <extracomment>Refusal.NO_DJINN</extracomment>
        <translation>使える魔神がいません。ランドスケープを動かせるのは、接触が魔神を活性化したときだけです。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} made {n} djinn moves this turn; that is the limit.</source>
        <extracomment>Refusal.LIMIT</extracomment>
        <translation>{who}はこの手番に魔神の移動を{n}回行いました。これが上限です。</translation>
    </message>
    <message>
        <source>Only with Hussain may two landscapes change places.</source>
        <extracomment>Refusal.NO_HUSSAIN</extracomment>
        <translation>2枚のランドスケープを入れ替えられるのは、フセインがいるときだけです。</translation>
    </message>
    <message>
        <source>Hussain&apos;s exchange is possible once a turn, and has been made.</source>
        <extracomment>Refusal.SWAP_USED</extracomment>
        <translation>フセインの入れ替えは1手番に1回で、もう行われました。</translation>
    </message>
    <message>
        <source>Hussain exchanges two landscapes of the own realm; there is none in {cell}.</source>
        <extracomment>Refusal.SWAP_TARGET</extracomment>
        <translation>フセインは自分のレルムの2枚を入れ替えます。{cell}にはランドスケープがありません。</translation>
    </message>
    <message>
        <source>A landscape of the start tile cannot be exchanged.</source>
        <extracomment>Refusal.SWAP_START</extracomment>
        <translation>開始タイルのランドスケープは入れ替えられません。</translation>
    </message>
    <message>
        <source>Abdullah exchanges a landscape of the own realm; there is none in {cell}.</source>
        <extracomment>Refusal.TRADE_TARGET</extracomment>
        <translation>アブドゥッラーは自分のレルムのランドスケープを交換します。{cell}にはありません。</translation>
    </message>
    <message>
        <source>No moon is pending: an objective is taken only when a contact has activated a moon.</source>
        <extracomment>Refusal.NO_MOON</extracomment>
        <translation>使える月がありません。目標を取れるのは、接触が月を活性化したときだけです。</translation>
    </message>
    <message>
        <source>An objective goes in front of the player who takes it.</source>
        <extracomment>Refusal.OBJECTIVE_PLACE</extracomment>
        <translation>目標は、取ったプレイヤーの前に置きます。</translation>
    </message>
    <message>
        <source>The objective {name} is not in this game.</source>
        <extracomment>Refusal.OBJECTIVE_OUT</extracomment>
        <translation>目標「{name}」はこのゲームにありません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} the objective {name} already.</source>
        <extracomment>Refusal.OBJECTIVE_OWN</extracomment>
        <translation>{who}はすでに目標「{name}」を持っています。</translation>
    </message>
    <message>
        <source>{owner} {owner:has|have} completed the objective {name}; it cannot be taken any more.</source>
        <extracomment>Refusal.OBJECTIVE_DONE</extracomment>
        <translation>{owner}は目標「{name}」を達成したので、もう取れません。</translation>
    </message>
    <message>
        <source>Morgiana guards the objective {name} of {owner}.</source>
        <extracomment>Refusal.OBJECTIVE_GUARDED</extracomment>
        <translation>モルジアナが{owner}の目標「{name}」を守っています。</translation>
    </message>
    <message>
        <source>A character is played in front of the own realm.</source>
        <extracomment>Refusal.CHARACTER_PLACE</extracomment>
        <translation>キャラクターは自分のレルムの前に出して使います。</translation>
    </message>
    <message>
        <source>{name} has been played by {owner} already.</source>
        <extracomment>Refusal.CHARACTER_PLAYED</extracomment>
        <translation>{name}はすでに{owner}が使いました。</translation>
    </message>
    <message>
        <source>{name} is neither in the hand of {who} nor open in the row.</source>
        <extracomment>Refusal.CHARACTER_HIDDEN</extracomment>
        <translation>{name}は{who}の手札にも場にもありません。</translation>
    </message>
    <message>
        <source>{name} costs {cost:ruby|rubies}; {who} {who:has|have} {n}.</source>
        <extracomment>Refusal.TOO_DEAR</extracomment>
        <translation>{name}にはルビーが{cost}個必要です。{who}は{n}個持っています。</translation>
    </message>
    <message>
        <source>Nur al-Din needs one landscape and no place.</source>
        <extracomment>Refusal.WAKE_PLAIN</extracomment>
        <translation>ヌールッディーンにはランドスケープ1枚が要り、場所は要りません。</translation>
    </message>
    <message>
        <source>That can be done: {text}.</source>
        <extracomment>Refusal.SAY_WHICH</extracomment>
        <translation>それはできます：{text}。</translation>
    </message>
    <message>
        <source>That ({piece}) is never moved by hand; it comes and goes as effects and payments say.</source>
        <extracomment>Refusal.BY_ITSELF</extracomment>
        <translation>それ（{piece}）は手では動かしません。効果や支払いに従って動きます。</translation>
    </message>
    <message>
        <source>There is no such piece.</source>
        <extracomment>Refusal.NO_PIECE</extracomment>
        <translation>そのような駒はありません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} kept {name} already.</source>
        <extracomment>Refusal.KEPT</extracomment>
        <translation>{who}はすでに{name}を残しました。</translation>
    </message>
    <message>
        <source>Oases are worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.OASES</extracomment>
        <translation>この手の後、オアシスは{n}点です（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>The largest group of oases brings {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.BONUS</extracomment>
        <translation>この手の後、最大のオアシスのグループで{n}点入ります（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>Caravans and goods are worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.CARAVANS</extracomment>
        <translation>この手の後、キャラバンと商品は{n}点です（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>Palaces are worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.PALACES</extracomment>
        <translation>この手の後、宮殿は{n}点です（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>Mosaics are worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.MOSAICS</extracomment>
        <translation>この手の後、モザイクは{n}点です（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>Completed objectives bring {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.COMPLETED</extracomment>
        <translation>この手の後、達成した目標で{n}点入ります（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>Unfinished objectives have {n:step|steps} done after it, otherwise {other}.</source>
        <extracomment>Say.PROGRESS</extracomment>
        <translation>この手の後、未達成の目標は{n}段階まで進みます（そうでなければ{other}段階）。</translation>
    </message>
    <message>
        <source>Characters are worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Say.CHARACTERS</extracomment>
        <translation>この手の後、キャラクターは{n}点です（そうでなければ{other}点）。</translation>
    </message>
    <message>
        <source>Caravans can carry {n:good|goods} after it, otherwise {other}; goods can follow.</source>
        <extracomment>Say.CAPACITY</extracomment>
        <translation>この手の後、キャラバンは商品を{n}個運べます（そうでなければ{other}個）。商品は後から増やせます。</translation>
    </message>
    <message>
        <source>{n:moon is|moons are} pending after it, otherwise {other}.</source>
        <extracomment>Say.MOONS</extracomment>
        <translation>この手の後、使える月は{n}つです（そうでなければ{other}つ）。</translation>
    </message>
    <message>
        <source>{n:djinn move is|djinn moves are} pending after it, otherwise {other}.</source>
        <extracomment>Say.DJINNS</extracomment>
        <translation>この手の後、使える魔神の移動は{n}回です（そうでなければ{other}回）。</translation>
    </message>
    <message>
        <source>The realm right after it gives no reason for it; the turns after that decide.</source>
        <extracomment>Say.LATER</extracomment>
        <translation>直後のレルムに理由は見えません。その後の手番が決め手です。</translation>
    </message>
    <message>
        <source>Barber of Baghdad</source>
        <extracomment>Character.K19
----------
FullName.K19</extracomment>
        <translation>バグダードの理髪師</translation>
    </message>
    <message>
        <source>All {n} landscapes have been placed: one must leave a realm before another comes.</source>
        <extracomment>Arranging.SPENT</extracomment>
        <translation>ランドスケープは{n}枚すべて配置済みです。次を置く前に、1枚をレルムから取り除いてください。</translation>
    </message>
    <message>
        <source>{kind} in row {row} of {tile}</source>
        <extracomment>Terms.SPACE</extracomment>
        <translation>{tile}の{row}行目の{kind}</translation>
    </message>
    <message>
        <source>Tawaddud the Learned</source>
        <extracomment>FullName.K20</extracomment>
        <translation>博識のタワッドゥド</translation>
    </message>
    <message>
        <source>Duban the Physician</source>
        <extracomment>FullName.K21</extracomment>
        <translation>医師&#x3000;ドゥバーン</translation>
    </message>
    <message>
        <source>Badr al-Budur, Princess</source>
        <extracomment>FullName.K22</extracomment>
        <translation>王女&#x3000;バドルルブドゥール</translation>
    </message>
    <message>
        <source>Budur, Disguised Princess</source>
        <extracomment>FullName.K23</extracomment>
        <translation>姿を変えた王女&#x3000;ブドゥール</translation>
    </message>
    <message>
        <source>Firuz, Rider of the Ebony Horse</source>
        <extracomment>FullName.K24</extracomment>
        <translation>黒檀の馬の乗り手&#x3000;フィルーズ</translation>
    </message>
    <message>
        <source>Shams, Potter</source>
        <extracomment>FullName.K25</extracomment>
        <translation>陶工&#x3000;シャムス</translation>
    </message>
    <message>
        <source>Dunyazad, Faithful Sister</source>
        <extracomment>FullName.K26</extracomment>
        <translation>忠実な妹&#x3000;ドゥンヤザード</translation>
    </message>
    <message>
        <source>When you use a djinn move you may, once per turn, exchange the places of 2 landscapes of your realm instead of moving 1. It counts as one djinn move; contacts of both landscapes in their new places are activated.</source>
        <extracomment>Power.K01</extracomment>
        <translation>魔神の移動を使うとき、1手番に1回、ランドスケープ1枚を動かす代わりに自分のレルムの2枚の場所を入れ替えられる。魔神の移動1回と数え、新しい場所で両方の接触が活性化される。</translation>
    </message>
    <message>
        <source>Your djinn moves may also place a landscape above row 1 (row 0) or below row 4 (row 5).</source>
        <extracomment>Power.K02</extracomment>
        <translation>魔神の移動で、1行目の上（0行目）や4行目の下（5行目）にもランドスケープを置ける。</translation>
    </message>
    <message>
        <source>Your limit of djinn moves per turn is 5 instead of 3.</source>
        <extracomment>Power.K03</extracomment>
        <translation>1手番の魔神の移動の上限が3回ではなく5回になる。</translation>
    </message>
    <message>
        <source>The first time in each of your turns that you draw a mosaic card from an activated hammer, draw 1 more mosaic card.</source>
        <extracomment>Power.K04</extracomment>
        <translation>自分の手番ごとに、活性化されたハンマーで初めてモザイクカードを引くとき、もう1枚引く。</translation>
    </message>
    <message>
        <source>The first time in each of your turns that you draw a stall card from an activated stall, draw 1 more stall card.</source>
        <extracomment>Power.K05</extracomment>
        <translation>自分の手番ごとに、活性化された屋台で初めて屋台カードを引くとき、もう1枚引く。</translation>
    </message>
    <message>
        <source>The first time in each of your turns that you gain a ruby from an activated ruby, gain 1 more ruby.</source>
        <extracomment>Power.K06</extracomment>
        <translation>自分の手番ごとに、活性化されたルビーで初めてルビーを得るとき、もう1個得る。</translation>
    </message>
    <message>
        <source>Every character you play after this one costs you 1 ruby less (not below 0).</source>
        <extracomment>Power.K07</extracomment>
        <translation>これより後に使うキャラクターは、ルビー1個分安くなる（0未満にはならない）。</translation>
    </message>
    <message>
        <source>When you place the landscape chosen from the central board you may place it in a row whose number differs by 1 from its central row.</source>
        <extracomment>Power.K08</extracomment>
        <translation>中央ボードから選んだランドスケープを置くとき、元の行と番号が1つ違う行にも置ける。</translation>
    </message>
    <message>
        <source>Other players cannot take your unfinished objectives. Each time you complete an objective, gain 1 ruby.</source>
        <extracomment>Power.K09</extracomment>
        <translation>他のプレイヤーはあなたの未達成の目標を取れない。目標を達成するたびにルビーを1個得る。</translation>
    </message>
    <message>
        <source>Immediately take 1 objective exactly as with an activated moon.</source>
        <extracomment>Power.K10</extracomment>
        <translation>月が活性化されたときと同じように、すぐに目標を1枚取る。</translation>
    </message>
    <message>
        <source>Immediately make 1 djinn move. It does not count against the limit of the turn.</source>
        <extracomment>Power.K11</extracomment>
        <translation>すぐに魔神の移動を1回行う。手番の上限には数えない。</translation>
    </message>
    <message>
        <source>Immediately draw 2 mosaic cards.</source>
        <extracomment>Power.K12</extracomment>
        <translation>すぐにモザイクカードを2枚引く。</translation>
    </message>
    <message>
        <source>Immediately draw 3 stall cards.</source>
        <extracomment>Power.K13</extracomment>
        <translation>すぐに屋台カードを3枚引く。</translation>
    </message>
    <message>
        <source>Choose 1 landscape of your realm (not a start space). All its active contacts are activated again at once.</source>
        <extracomment>Power.K14</extracomment>
        <translation>自分のレルムのランドスケープ1枚（開始タイル以外）を選ぶ。活性化されている接触がすべて、すぐにもう一度活性化される。</translation>
    </message>
    <message>
        <source>Exchange 1 landscape of your realm (not a start space) with any 1 landscape on the central board. The new one takes the same place in the realm and activates its contacts.</source>
        <extracomment>Power.K15</extracomment>
        <translation>自分のレルムのランドスケープ1枚（開始タイル以外）を、中央ボードの任意の1枚と交換する。新しいものは同じ場所に置かれ、その接触が活性化される。</translation>
    </message>
    <message>
        <source>1 point per palace in your realm.</source>
        <extracomment>Power.K16</extracomment>
        <translation>レルムの宮殿1つにつき1点。</translation>
    </message>
    <message>
        <source>1 point per oasis in your realm.</source>
        <extracomment>Power.K17</extracomment>
        <translation>レルムのオアシス1つにつき1点。</translation>
    </message>
    <message>
        <source>1 point per caravan in your realm.</source>
        <extracomment>Power.K18</extracomment>
        <translation>レルムのキャラバン1つにつき1点。</translation>
    </message>
    <message>
        <source>1 point per market in your realm.</source>
        <extracomment>Power.K19</extracomment>
        <translation>レルムの市場1つにつき1点。</translation>
    </message>
    <message>
        <source>2 points per completed objective.</source>
        <extracomment>Power.K20</extracomment>
        <translation>達成した目標1枚につき2点。</translation>
    </message>
    <message>
        <source>Your remaining rubies are worth 1 point each instead of 1 point per 2.</source>
        <extracomment>Power.K21</extracomment>
        <translation>残ったルビーが、2個で1点ではなく1個で1点になる。</translation>
    </message>
    <message>
        <source>4 points per column other than the start column in which rows 1 to 4 hold four different landscapes.</source>
        <extracomment>Power.K22</extracomment>
        <translation>開始タイル以外の列で、1～4行目に4種類の異なるランドスケープがそろった列1つにつき4点。</translation>
    </message>
    <message>
        <source>1 point per landscape of your longest unbroken run in one row (the start tile counts).</source>
        <extracomment>Power.K23</extracomment>
        <translation>1つの行に途切れずに並ぶ最長の列のランドスケープ1枚につき1点（開始タイルも数える）。</translation>
    </message>
    <message>
        <source>For transport every caravan group counts as 1 caravan larger.</source>
        <extracomment>Power.K24</extracomment>
        <translation>輸送のとき、すべてのキャラバンのグループを1つ大きいものとして数える。</translation>
    </message>
    <message>
        <source>1 additional point per active jar side (whatever the number of jars on it).</source>
        <extracomment>Power.K25</extracomment>
        <translation>活性化されたジャーの辺1つにつき、さらに1点（ジャーの数によらない）。</translation>
    </message>
    <message>
        <source>Your unfinished objectives cost you no points.</source>
        <extracomment>Power.K26</extracomment>
        <translation>未達成の目標で失点しない。</translation>
    </message>
</context>
</TS>
