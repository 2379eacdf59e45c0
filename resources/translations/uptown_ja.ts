<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>uptown</name>
    <message>
        <source>{n:tile of this colour is|tiles of this colour are} out already: the last four are never placed.</source>
        <extracomment>Arranging.TOO_MANY</extracomment>
        <translation>この色はもう{n}枚出ています。最後の4枚は置かれません。</translation>
    </message>
    <message>
        <source>Uptown</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation>アップタウン</translation>
    </message>
    <message>
        <source>Place tiles in their row, column or block and keep your own colour in as few groups as possible.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation>タイルを決められた列・行・ブロックに置き、自分の色の島をできるだけ少なくします。</translation>
    </message>
    <message>
        <source>Nobody sees the racks of the others, and nobody knows in which order the tiles of a supply will come.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation>ほかの人の手札は見えず、山からどの順にタイルが来るかは誰にもわかりません。</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Facts.SCORING</extracomment>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Uptown counts your groups. Blockers! adds the tiles you captured of the colour you captured most.</source>
        <extracomment>Facts.SCORING_HELP</extracomment>
        <translation>アップタウンでは島の数だけを数えます。ブロッカーズ！では、いちばん多く取った色のタイルの数も加えます。</translation>
    </message>
    <message>
        <source>Uptown: groups only</source>
        <extracomment>Facts.SCORING_UPTOWN</extracomment>
        <translation>アップタウン：島の数だけ</translation>
    </message>
    <message>
        <source>Blockers!: groups and captures</source>
        <extracomment>Facts.SCORING_BLOCKERS</extracomment>
        <translation>ブロッカーズ！：島の数と取ったタイル</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>Facts.TWO_PLAYERS</extracomment>
        <translation>2人プレイ</translation>
    </message>
    <message>
        <source>With two colours each player has two racks and places one tile a turn; one colour each is a quick game.</source>
        <extracomment>Facts.TWO_PLAYERS_HELP</extracomment>
        <translation>2色ずつでは手札が2組あり、手番ごとに1枚置きます。1色ずつは短いゲームです。</translation>
    </message>
    <message>
        <source>Two colours each</source>
        <extracomment>Facts.TWO_COLOURS</extracomment>
        <translation>2色ずつ</translation>
    </message>
    <message>
        <source>One colour each</source>
        <extracomment>Facts.ONE_COLOUR</extracomment>
        <translation>1色ずつ</translation>
    </message>
    <message>
        <source>Blockers!</source>
        <extracomment>Facts.PRESET_BLOCKERS</extracomment>
        <translation>ブロッカーズ！</translation>
    </message>
    <message>
        <source>man</source>
        <extracomment>Terms.MAN</extracomment>
        <translation>紳士</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>Terms.RING</extracomment>
        <translation>指輪</translation>
    </message>
    <message>
        <source>woman</source>
        <extracomment>Terms.WOMAN</extracomment>
        <translation>婦人</translation>
    </message>
    <message>
        <source>lamp</source>
        <extracomment>Terms.LAMP</extracomment>
        <translation>街灯</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>Terms.CITY</extracomment>
        <translation>街並み</translation>
    </message>
    <message>
        <source>sax</source>
        <extracomment>Terms.SAX</extracomment>
        <translation>サックス</translation>
    </message>
    <message>
        <source>car</source>
        <extracomment>Terms.CAR</extracomment>
        <translation>車</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>Terms.CARDS</extracomment>
        <translation>トランプ</translation>
    </message>
    <message>
        <source>wine</source>
        <extracomment>Terms.WINE</extracomment>
        <translation>ワイン</translation>
    </message>
    <message>
        <source>first colour</source>
        <extracomment>Terms.FIRST_COLOUR</extracomment>
        <translation>1色目</translation>
    </message>
    <message>
        <source>second colour</source>
        <extracomment>Terms.SECOND_COLOUR</extracomment>
        <translation>2色目</translation>
    </message>
    <message>
        <source>{tile} ({colour})</source>
        <extracomment>Terms.TILE_OF_COLOUR</extracomment>
        <translation>{tile}（{colour}）</translation>
    </message>
    <message>
        <source>The game is over; every colour has had its {turns} turns.</source>
        <extracomment>Refusal.OVER</extracomment>
        <translation>ゲームは終わりました。どの色も{turns}回の手番を終えています。</translation>
    </message>
    <message>
        <source>There is no such action; a turn is one tile placed on one cell.</source>
        <extracomment>Refusal.NO_ACTION</extracomment>
        <translation>そのような行動はありません。手番では、1枚のタイルを1つのマスに置きます。</translation>
    </message>
    <message>
        <source>There is no such tile in this game.</source>
        <extracomment>Refusal.NO_TILE</extracomment>
        <translation>このゲームにそのようなタイルはありません。</translation>
    </message>
    <message>
        <source>Tile {tile} belongs to {owner}; you place your own tiles.</source>
        <extracomment>Refusal.OTHERS_TILE</extracomment>
        <translation>タイル「{tile}」は{owner}のものです。置けるのは自分のタイルです。</translation>
    </message>
    <message>
        <source>Your tile {tile} lies on {cell} already; a placed tile stays there.</source>
        <extracomment>Refusal.ON_BOARD</extracomment>
        <translation>あなたのタイル「{tile}」はすでに{cell}にあります。置いたタイルは動かせません。</translation>
    </message>
    <message>
        <source>Your tile {tile} was captured by {who}; captured tiles never come back.</source>
        <extracomment>Refusal.CAPTURED</extracomment>
        <translation>あなたのタイル「{tile}」は{who}に取られました。取られたタイルは戻りません。</translation>
    </message>
    <message>
        <source>Your tile {tile} was removed from the game.</source>
        <extracomment>Refusal.REMOVED</extracomment>
        <translation>あなたのタイル「{tile}」はゲームから取り除かれました。</translation>
    </message>
    <message>
        <source>Your tile {tile} is still in the supply; you place a tile of your rack.</source>
        <extracomment>Refusal.NOT_DRAWN</extracomment>
        <translation>あなたのタイル「{tile}」はまだ山にあります。置けるのは手札のタイルです。</translation>
    </message>
    <message>
        <source>A tile is placed on a cell of the board, A1 to I9.</source>
        <extracomment>Refusal.NOT_A_CELL</extracomment>
        <translation>タイルはボードのマス（A1からI9）に置きます。</translation>
    </message>
    <message>
        <source>Tile {tile} goes into column {line}; {cell} is in column {column}.</source>
        <extracomment>Refusal.OTHER_COLUMN</extracomment>
        <translation>タイル「{tile}」は{line}の列に置きます。{cell}は{column}の列です。</translation>
    </message>
    <message>
        <source>Tile {tile} goes into row {line}; {cell} is in row {row}.</source>
        <extracomment>Refusal.OTHER_ROW</extracomment>
        <translation>タイル「{tile}」は{line}の行に置きます。{cell}は{row}の行です。</translation>
    </message>
    <message>
        <source>Tile {tile} goes into its block, {first} to {last}; {cell} is in the block of {block}.</source>
        <extracomment>Refusal.OTHER_BLOCK</extracomment>
        <translation>タイル「{tile}」は{first}から{last}までの絵柄のブロックに置きます。{cell}は「{block}」のブロックです。</translation>
    </message>
    <message>
        <source>Your own tile {tile} lies on {cell}; you may take only tiles of others.</source>
        <extracomment>Refusal.OWN_TILE</extracomment>
        <translation>{cell}にはあなた自身のタイル「{tile}」があります。置き換えられるのはほかの人のタイルだけです。</translation>
    </message>
    <message>
        <source>Tile {tile} on {cell} is protected: without it a group of {owner} would fall into {n} groups.</source>
        <extracomment>Refusal.PROTECTED</extracomment>
        <translation>{cell}のタイル「{tile}」は守られています。取ると{owner}の島が{n}つに分かれます。</translation>
    </message>
    <message>
        <source>You can still place a tile on {n:cell|cells}; a tile is removed only when none can be placed.</source>
        <extracomment>Refusal.CAN_PLACE</extracomment>
        <translation>まだ{n}マスにタイルを置けます。タイルを取り除くのは、1枚も置けないときだけです。</translation>
    </message>
    <message>
        <source>No tile of yours can be placed: choose one and remove it from the game.</source>
        <extracomment>Refusal.GOES_OUT</extracomment>
        <translation>置けるタイルがありません。1枚選んでゲームから取り除いてください。</translation>
    </message>
    <message>
        <source>{who} {who:places|place} {tile} on {cell}.</source>
        <extracomment>Log.PLACES</extracomment>
        <translation>{who}は{cell}に「{tile}」を置きました。</translation>
    </message>
    <message>
        <source>{who} {who:places|place} {tile} on {cell}. {owner} {owner:loses|lose} {victim}.</source>
        <extracomment>Log.TAKES</extracomment>
        <translation>{who}は{cell}に「{tile}」を置き、{owner}の「{victim}」を取りました。</translation>
    </message>
    <message>
        <source>{tile} leaves {cell}.</source>
        <extracomment>Log.LEAVES</extracomment>
        <translation>「{tile}」が{cell}から取られました。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no place for any tile and {who:removes|remove} {tile} from the game.</source>
        <extracomment>Log.REMOVES</extracomment>
        <translation>{who}は置けるタイルがなく、「{tile}」をゲームから取り除きました。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} {tile}.</source>
        <extracomment>Log.DRAWS</extracomment>
        <translation>{who}は「{tile}」を引きました。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} a tile.</source>
        <extracomment>Log.DRAWS_HIDDEN</extracomment>
        <translation>{who}はタイルを1枚引きました。</translation>
    </message>
    <message>
        <source>Every colour has had its {turns} turns; the game is over.</source>
        <extracomment>Log.ENDS</extracomment>
        <translation>どの色も{turns}回の手番を終え、ゲームが終わりました。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} {tiles} left.</source>
        <extracomment>Log.SHOWS</extracomment>
        <translation>{who}の手札に残ったタイル：{tiles}</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {points:point|points}: {line}.</source>
        <extracomment>Log.SCORES</extracomment>
        <translation>{who}は{points}点：{line}</translation>
    </message>
    <message>
        <source>Group of {n:tile|tiles} at {cell}</source>
        <extracomment>Score.GROUP</extracomment>
        <translation>{cell}の島（{n}枚）</translation>
    </message>
    <message>
        <source>Group of {n:tile|tiles} at {cell}, {colour}</source>
        <extracomment>Score.GROUP_OF_COLOUR</extracomment>
        <translation>{cell}の島（{n}枚、{colour}）</translation>
    </message>
    <message>
        <source>{n:tile|tiles} captured of one opponent</source>
        <extracomment>Score.MOST_CAPTURED</extracomment>
        <translation>1人の相手から取ったタイル{n}枚</translation>
    </message>
    <message>
        <source>Place {tile} on {cell}.</source>
        <extracomment>Moves.PLACE</extracomment>
        <translation>{cell}に「{tile}」を置く。</translation>
    </message>
    <message>
        <source>Place {tile} on {cell}; {owner} {owner:loses|lose} {victim}.</source>
        <extracomment>Moves.TAKE</extracomment>
        <translation>{cell}に「{tile}」を置き、{owner}の「{victim}」を取る。</translation>
    </message>
    <message>
        <source>Remove {tile} from the game.</source>
        <extracomment>Moves.REMOVE</extracomment>
        <translation>「{tile}」をゲームから取り除く。</translation>
    </message>
    <message>
        <source>After it you have {n:group|groups}, otherwise {other}.</source>
        <extracomment>Say.GROUPS</extracomment>
        <translation>この手のあと島は{n}個です。そうでなければ{other}個です。</translation>
    </message>
    <message>
        <source>After it {n:cell|cells} would join groups of yours, otherwise {other}.</source>
        <extracomment>Say.JOINTS</extracomment>
        <translation>この手のあと、島をつなげるマスが{n}マスあります。そうでなければ{other}マスです。</translation>
    </message>
    <message>
        <source>After it your groups can grow on {n:cell|cells}, otherwise on {other}.</source>
        <extracomment>Say.ROOM</extracomment>
        <translation>この手のあと、島を広げられるマスが{n}マスあります。そうでなければ{other}マスです。</translation>
    </message>
    <message>
        <source>After it your captured tiles cost you {n:point|points}, otherwise {other}.</source>
        <extracomment>Say.PENALTY</extracomment>
        <translation>この手のあと、取ったタイルによる失点は{n}点です。そうでなければ{other}点です。</translation>
    </message>
    <message>
        <source>After it you have captured {n:tile|tiles}, otherwise {other}; the fewest win a tie.</source>
        <extracomment>Say.TIE</extracomment>
        <translation>この手のあと、取ったタイルは{n}枚です。そうでなければ{other}枚です。同点なら少ない人の勝ちです。</translation>
    </message>
    <message>
        <source>{rival} {rival:has|have} {n:group|groups} after it, otherwise {other}.</source>
        <extracomment>Say.RIVAL_GROUPS</extracomment>
        <translation>この手のあと、{rival}の島は{n}個です。そうでなければ{other}個です。</translation>
    </message>
    <message>
        <source>{rival} {rival:has|have} {n:cell|cells} left to join groups after it, otherwise {other}.</source>
        <extracomment>Say.RIVAL_JOINTS</extracomment>
        <translation>この手のあと、{rival}が島をつなげるマスは{n}マスです。そうでなければ{other}マスです。</translation>
    </message>
    <message>
        <source>{rival} {rival:has|have} {n:cell|cells} left to grow on after it, otherwise {other}.</source>
        <extracomment>Say.RIVAL_ROOM</extracomment>
        <translation>この手のあと、{rival}が島を広げられるマスは{n}マスです。そうでなければ{other}マスです。</translation>
    </message>
    <message>
        <source>The board right after it gives no reason for it; the turns after that decide.</source>
        <extracomment>Say.LATER</extracomment>
        <translation>直後のボードだけでは違いがありません。その先の手番で差がつきます。</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>Print.CAPTURED</extracomment>
        <translation>取ったタイル</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Print.NONE_CAPTURED</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>After this move</source>
        <extracomment>Print.AFTER</extracomment>
        <translation>この手のあと</translation>
    </message>
    <message>
        <source>Your tiles to come</source>
        <extracomment>Print.YOUR_TILES</extracomment>
        <translation>残りの自分のタイル</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>Print.YOUR_TILES_SHORT</extracomment>
        <translation>自分のタイル</translation>
    </message>
    <message>
        <source>{who}: to come</source>
        <extracomment>Print.TILES_OF</extracomment>
        <translation>{who}：残り</translation>
    </message>
    <message>
        <source>Tiles left over</source>
        <extracomment>Print.LEFT_OVER</extracomment>
        <translation>残ったタイル</translation>
    </message>
    <message>
        <source>Left over</source>
        <extracomment>Print.LEFT_OVER_SHORT</extracomment>
        <translation>残り</translation>
    </message>
    <message>
        <source>gold frame: on the rack now</source>
        <extracomment>Print.FRAMED</extracomment>
        <translation>金の枠：今の手札</translation>
    </message>
    <message>
        <source>faint: placed or captured</source>
        <extracomment>Print.USED</extracomment>
        <translation>うすい色：使用済み</translation>
    </message>
    <message>
        <source>lock: taking it would split a group</source>
        <extracomment>Print.LOCKED</extracomment>
        <translation>錠：取ると島が分かれる</translation>
    </message>
    <message>
        <source>Your rack</source>
        <extracomment>Print.YOUR_RACK
----------
Zone.RACK</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Your racks</source>
        <extracomment>Print.YOUR_RACKS</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Rack of {who}</source>
        <extracomment>Print.RACK</extracomment>
        <translation>{who}の手札</translation>
    </message>
    <message>
        <source>{n} more in the supply</source>
        <extracomment>Print.SUPPLY</extracomment>
        <translation>山に残り{n}枚</translation>
    </message>
    <message>
        <source>the supply is empty</source>
        <extracomment>Print.SUPPLY_EMPTY</extracomment>
        <translation>山は空です</translation>
    </message>
    <message>
        <source>a new tile comes after each turn</source>
        <extracomment>Print.DRAW</extracomment>
        <translation>手番のあとに1枚引きます</translation>
    </message>
    <message>
        <source>four tiles stay on the rack</source>
        <extracomment>Print.LAST</extracomment>
        <translation>4枚は手札に残ります</translation>
    </message>
    <message>
        <source>one tile a turn, from either rack</source>
        <extracomment>Print.EITHER</extracomment>
        <translation>手番ごとに、どちらかの手札から1枚</translation>
    </message>
    <message>
        <source>Type a tile&apos;s letter or number to pick it up from the rack.</source>
        <extracomment>Print.KEYS</extracomment>
        <translation>タイルの文字か数字のキーを押すと、手札から持ち上げます。</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>Print.CLOSED</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <extracomment>Name.EMPTY</extracomment>
        <translation>{cell}、空き</translation>
    </message>
    <message>
        <source>{cell}, {who}: {tile}</source>
        <extracomment>Name.TILE</extracomment>
        <translation>{cell}、{who}の「{tile}」</translation>
    </message>
    <message>
        <source>{cell}, {who}: {tile}, protected</source>
        <extracomment>Name.TILE_PROTECTED</extracomment>
        <translation>{cell}、{who}の「{tile}」、守られている</translation>
    </message>
    <message>
        <source>Tile {tile}</source>
        <extracomment>Name.RACK_TILE</extracomment>
        <translation>タイル「{tile}」</translation>
    </message>
    <message>
        <source>Your rack, {n:tile|tiles}</source>
        <extracomment>Name.RACK</extracomment>
        <translation>あなたの手札、{n}枚</translation>
    </message>
    <message>
        <source>Your rack, {colour}, {n:tile|tiles}</source>
        <extracomment>Name.RACK_OF_COLOUR</extracomment>
        <translation>あなたの手札（{colour}）、{n}枚</translation>
    </message>
    <message>
        <source>Rack of {who}, {n:tile|tiles}</source>
        <extracomment>Name.HIDDEN_RACK</extracomment>
        <translation>{who}の手札、{n}枚</translation>
    </message>
    <message>
        <source>Supply of {n:tile|tiles}; on the rack and in the supply: {tiles}</source>
        <extracomment>Name.SUPPLY</extracomment>
        <translation>山、{n}枚。手札と山にあるタイル：{tiles}</translation>
    </message>
    <message>
        <source>Supply, empty; on the rack: {tiles}</source>
        <extracomment>Name.SUPPLY_EMPTY</extracomment>
        <translation>山は空。手札にあるタイル：{tiles}</translation>
    </message>
    <message>
        <source>{who}: groups of {sizes}; captured: {tiles}</source>
        <extracomment>Name.SEAT</extracomment>
        <translation>{who}、島の大きさ：{sizes}、取ったタイル：{tiles}</translation>
    </message>
    <message>
        <source>{who}: groups of {sizes}; nothing captured</source>
        <extracomment>Name.SEAT_NONE</extracomment>
        <translation>{who}、島の大きさ：{sizes}、取ったタイルなし</translation>
    </message>
    <message>
        <source>{who}: no group; captured: {tiles}</source>
        <extracomment>Name.SEAT_NO_GROUP</extracomment>
        <translation>{who}、島なし、取ったタイル：{tiles}</translation>
    </message>
    <message>
        <source>{who}: no group; nothing captured</source>
        <extracomment>Name.SEAT_NOTHING</extracomment>
        <translation>{who}、島なし、取ったタイルなし</translation>
    </message>
    <message>
        <source>Out of the game: {tiles}</source>
        <extracomment>Name.OUT</extracomment>
        <translation>ゲームから取り除かれたタイル：{tiles}</translation>
    </message>
    <message>
        <source>{who}: {tile}</source>
        <extracomment>Tip.OWNER</extracomment>
        <translation>{who}の「{tile}」</translation>
    </message>
    <message>
        <source>Group of {n:tile|tiles}</source>
        <extracomment>Tip.GROUP</extracomment>
        <translation>{n}枚の島</translation>
    </message>
    <message>
        <source>{who}: group of {n:tile|tiles}</source>
        <extracomment>Tip.GROUP_OF</extracomment>
        <translation>{who}の島（{n}枚）</translation>
    </message>
    <message>
        <source>Protected: without it the group would fall into {n} groups.</source>
        <extracomment>Tip.PROTECTED</extracomment>
        <translation>守られています。取ると島が{n}つに分かれます。</translation>
    </message>
    <message>
        <source>Not protected: another player may take it.</source>
        <extracomment>Tip.OPEN</extracomment>
        <translation>守られていません。ほかの人が取れます。</translation>
    </message>
    <message>
        <source>{cell}: tiles {tiles} go here.</source>
        <extracomment>Tip.CELL</extracomment>
        <translation>{cell}：{tiles}のタイルを置けます。</translation>
    </message>
    <message>
        <source>Goes into column {tile}.</source>
        <extracomment>Tip.COLUMN</extracomment>
        <translation>{tile}の列に置けます。</translation>
    </message>
    <message>
        <source>Goes into row {tile}.</source>
        <extracomment>Tip.ROW</extracomment>
        <translation>{tile}の行に置けます。</translation>
    </message>
    <message>
        <source>Goes into the block {first} to {last}: {tile}.</source>
        <extracomment>Tip.BLOCK</extracomment>
        <translation>{first}から{last}までの「{tile}」のブロックに置けます。</translation>
    </message>
    <message>
        <source>Goes on any cell.</source>
        <extracomment>Tip.ANY</extracomment>
        <translation>どのマスにも置けます。</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Zone.BOARD</extracomment>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Players and captured tiles</source>
        <extracomment>Zone.WINGS</extracomment>
        <translation>プレイヤーと取ったタイル</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <extracomment>Ask.YOUR_TURN</extracomment>
        <translation>あなたの番：</translation>
    </message>
    <message>
        <source>{who}:</source>
        <extracomment>Ask.TURN_OF</extracomment>
        <translation>{who}：</translation>
    </message>
    <message>
        <source>is choosing a tile</source>
        <extracomment>Ask.THINKS</extracomment>
        <translation>タイルを選んでいます</translation>
    </message>
    <message>
        <source>The game is over:</source>
        <extracomment>Ask.OVER</extracomment>
        <translation>ゲーム終了：</translation>
    </message>
    <message>
        <source>the fewest groups win</source>
        <extracomment>Ask.OVER_GROUPS</extracomment>
        <translation>島がいちばん少ない人の勝ちです</translation>
    </message>
    <message>
        <source>the fewest points win</source>
        <extracomment>Ask.OVER_POINTS</extracomment>
        <translation>点がいちばん少ない人の勝ちです</translation>
    </message>
    <message>
        <source>place a tile of your rack in its row, column or block</source>
        <extracomment>Ask.ACT</extracomment>
        <translation>手札のタイルを1枚、その列・行・ブロックに置いてください</translation>
    </message>
    <message>
        <source>place a tile of one of your racks in its row, column or block</source>
        <extracomment>Ask.ACT_TWO</extracomment>
        <translation>どちらかの手札のタイルを1枚、その列・行・ブロックに置いてください</translation>
    </message>
    <message>
        <source>none of your tiles can be placed; click one to remove it from the game</source>
        <extracomment>Ask.STUCK</extracomment>
        <translation>置けるタイルがありません。1枚クリックしてゲームから取り除いてください</translation>
    </message>
    <message>
        <source>tile {tile} goes into column {tile}; a lit tile is taken</source>
        <extracomment>Ask.HOLD_COLUMN</extracomment>
        <translation>「{tile}」は{tile}の列へ。光るタイルは取れます</translation>
    </message>
    <message>
        <source>tile {tile} goes into row {tile}; a lit tile is taken</source>
        <extracomment>Ask.HOLD_ROW</extracomment>
        <translation>「{tile}」は{tile}の行へ。光るタイルは取れます</translation>
    </message>
    <message>
        <source>tile {tile} goes into block {first} to {last}; a lit tile is taken</source>
        <extracomment>Ask.HOLD_BLOCK</extracomment>
        <translation>「{tile}」は{first}〜{last}のブロックへ。光るタイルは取れます</translation>
    </message>
    <message>
        <source>tile $ goes on any lit cell; a lit tile is taken</source>
        <extracomment>Ask.HOLD_ANY</extracomment>
        <translation>「$」は光るマスのどこへでも。光るタイルは取れます</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <extracomment>Fact.TURN</extracomment>
        <translation>手番 {turn}/{turns}</translation>
    </message>
    <message>
        <source>{n:player|players}</source>
        <extracomment>Fact.PLAYERS</extracomment>
        <translation>{n}人</translation>
    </message>
    <message>
        <source>fewest groups win</source>
        <extracomment>Fact.FEWEST</extracomment>
        <translation>島の少ない人の勝ち</translation>
    </message>
    <message>
        <source>groups and captures count</source>
        <extracomment>Fact.BLOCKERS</extracomment>
        <translation>島の数＋取った枚数</translation>
    </message>
    <message>
        <source>captured {n}</source>
        <extracomment>Fact.CAPTURED</extracomment>
        <translation>取った{n}枚</translation>
    </message>
    <message>
        <source>supply {n}</source>
        <extracomment>Fact.SUPPLY</extracomment>
        <translation>山{n}枚</translation>
    </message>
    <message>
        <source>{n:tile|tiles} at {cell}</source>
        <extracomment>Fact.GROUP</extracomment>
        <translation>{cell}の島（{n}枚）</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Fact.GROUPS</extracomment>
        <translation>島</translation>
    </message>
    <message>
        <source>captured of one player</source>
        <extracomment>Fact.MOST_CAPTURED</extracomment>
        <translation>1人から取ったタイル</translation>
    </message>
    <message>
        <source>Your groups: {before}&#xa0;→&#xa0;{after}</source>
        <extracomment>Gained.GROUPS</extracomment>
        <translation>あなたの島：{before}&#xa0;→&#xa0;{after}</translation>
    </message>
    <message>
        <source>Groups of {owner}: {before}&#xa0;→&#xa0;{after}</source>
        <extracomment>Gained.RIVAL</extracomment>
        <translation>{owner}の島：{before}&#xa0;→&#xa0;{after}</translation>
    </message>
    <message>
        <source>Captured tiles: {before}&#xa0;→&#xa0;{after}</source>
        <extracomment>Gained.CAPTURED</extracomment>
        <translation>取ったタイル：{before}&#xa0;→&#xa0;{after}</translation>
    </message>
    <message>
        <source>{owner} {owner:loses|lose} {tile}.</source>
        <extracomment>Gained.LOSES</extracomment>
        <translation>{owner}は「{tile}」を失います。</translation>
    </message>
    <message>
        <source>Tile {tile} belongs to {who}; nobody captures an own tile.</source>
        <extracomment>Arranging.OWN_CAPTURE</extracomment>
        <translation>「{tile}」は{who}のタイルです。自分のタイルは取れません。</translation>
    </message>
    <message>
        <source>Tile {tile} is of another colour; a rack and its supply hold one colour.</source>
        <extracomment>Arranging.OTHER_COLOUR</extracomment>
        <translation>「{tile}」は別の色です。手札と山札は1色だけです。</translation>
    </message>
    <message>
        <source>Tiles lie on the board, on racks, in supplies, or with who captured them.</source>
        <extracomment>Arranging.NOWHERE</extracomment>
        <translation>タイルを置けるのは、盤、手札、山札、取った人のところです。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} had {n:turn|turns}, {other} {m:turn|turns}: players take turns, so nobody can be further ahead than one.</source>
        <extracomment>Arranging.AHEAD</extracomment>
        <translation>{who}は{n}手番、{other}は{m}手番です。順番に行うので、差は1手番までです。</translation>
    </message>
    <message>
        <source>{who} cannot be next: in turn order the players with {n:turn|turns} must come one after another.</source>
        <extracomment>Arranging.ROUND_ABOUT</extracomment>
        <translation>{who}の手番にはなりません。{n}手番を終えた人は、手番順に続いていなければなりません。</translation>
    </message>
    <message>
        <source>Place a tile on an empty cell</source>
        <extracomment>MoveKind.PLACE</extracomment>
        <translation>空きマスにタイルを置く</translation>
    </message>
    <message>
        <source>Capture a tile</source>
        <extracomment>MoveKind.TAKE</extracomment>
        <translation>タイルを取る</translation>
    </message>
    <message>
        <source>Remove a tile from the game</source>
        <extracomment>MoveKind.REMOVE</extracomment>
        <translation>タイルをゲームから取り除く</translation>
    </message>
    <message>
        <source>Your {colour} is closed: its supply is empty and its last {n:tile stays|tiles stay} on the rack.</source>
        <extracomment>Refusal.COLOUR_CLOSED</extracomment>
        <translation>あなたの{colour}は終わりました。山は空で、最後の{n}枚は手札に残ります。</translation>
    </message>
    <message>
        <source>It keeps the wild tile, which fits on every cell, for later, with {n:turn|turns} still to come.</source>
        <extracomment>Say.WILD</extracomment>
        <translation>どこにでも置けるジョーカーを、残り{n}回の手番のために取っておけます。</translation>
    </message>
    <message>
        <source>{before} → {n:group|groups}</source>
        <extracomment>Gained.COUNT</extracomment>
        <translation>島：{before} → {n}</translation>
    </message>
    <message>
        <source>It begins a new group.</source>
        <extracomment>Gained.BEGINS</extracomment>
        <translation>新しい島ができます。</translation>
    </message>
    <message>
        <source>Your group grows to {n:tile|tiles}.</source>
        <extracomment>Gained.GROWS</extracomment>
        <translation>あなたの島が{n}枚に広がります。</translation>
    </message>
    <message>
        <source>It joins {joined} groups into one of {n:tile|tiles}.</source>
        <extracomment>Gained.JOINS</extracomment>
        <translation>{joined}つの島がつながり、{n}枚の島になります。</translation>
    </message>
    <message>
        <source>No tile is taken.</source>
        <extracomment>Gained.TAKES_NOTHING</extracomment>
        <translation>タイルは取りません。</translation>
    </message>
</context>
</TS>
