<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>agamemnon</name>
    <message>
        <source>Agamemnon</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation>アガメムノン</translation>
    </message>
    <message>
        <source>Place warriors, leaders and weavers on a web of fate and control the longer strings.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation>戦士、指導者、織物のタイルを運命の糸の上に置き、より長い糸を支配します。</translation>
    </message>
    <message>
        <source>Nobody knows in which order the tiles of a stack will come.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation>山からどの順にタイルが出るかは誰にもわかりません。</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Facts.BOARD</extracomment>
        <translation>ボード</translation>
    </message>
    <message>
        <source>The Loom of Fate is the other side of the board: loom tiles decide which strings lie where.</source>
        <extracomment>Facts.BOARD_HELP</extracomment>
        <translation>運命の綾はボードの裏面です。どこにどの糸を置くかを綾タイルで決めます。</translation>
    </message>
    <message>
        <source>Loom of Fate</source>
        <extracomment>Facts.LOOM
----------
Fact.LOOM</extracomment>
        <translation>運命の綾</translation>
    </message>
    <message>
        <source>Loom of Fate with the Oracle</source>
        <extracomment>Facts.LOOM_ORACLE</extracomment>
        <translation>運命の綾と神託</translation>
    </message>
    <message>
        <source>Drawing tiles</source>
        <extracomment>Facts.DRAW</extracomment>
        <translation>タイルの引き方</translation>
    </message>
    <message>
        <source>With the Oracle you name the stack a tile comes from; with Defy the Gods all tiles lie open.</source>
        <extracomment>Facts.DRAW_HELP</extracomment>
        <translation>神託では、タイルを引く山を先に決めます。神々に背きし者では、すべてのタイルを表にして選びます。</translation>
    </message>
    <message>
        <source>From one stack</source>
        <extracomment>Facts.STANDARD</extracomment>
        <translation>1つの山から</translation>
    </message>
    <message>
        <source>Oracle</source>
        <extracomment>Facts.ORACLE
----------
Fact.ORACLE</extracomment>
        <translation>神託</translation>
    </message>
    <message>
        <source>Defy the Gods</source>
        <extracomment>Facts.DEFY
----------
Fact.DEFY</extracomment>
        <translation>神々に背きし者</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>Facts.FIRST_PLAYER</extracomment>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>The first player places one tile in the first turn, the second player one in the last.</source>
        <extracomment>Facts.FIRST_PLAYER_HELP</extracomment>
        <translation>スタートプレイヤーは最初の手番に1枚、もう1人は最後の手番に1枚だけ置きます。</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Facts.RANDOM</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Greek</source>
        <extracomment>Facts.GREEK</extracomment>
        <translation>ギリシャ</translation>
    </message>
    <message>
        <source>Trojan</source>
        <extracomment>Facts.TROJAN</extracomment>
        <translation>トロイ</translation>
    </message>
    <message>
        <source>Greeks</source>
        <extracomment>Terms.GREEKS</extracomment>
        <translation>ギリシャ</translation>
    </message>
    <message>
        <source>Trojans</source>
        <extracomment>Terms.TROJANS</extracomment>
        <translation>トロイ</translation>
    </message>
    <message>
        <source>leader {rank}</source>
        <extracomment>Terms.LEADER</extracomment>
        <translation>指導者{rank}</translation>
    </message>
    <message>
        <source>warrior {spears}</source>
        <extracomment>Terms.WARRIOR</extracomment>
        <translation>戦士{spears}</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>Terms.WARP
----------
Print.WARP_NAME</extracomment>
        <translation>縦糸</translation>
    </message>
    <message>
        <source>Weft</source>
        <extracomment>Terms.WEFT
----------
Print.WEFT_NAME</extracomment>
        <translation>横糸</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Terms.VACANT</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>strength</source>
        <extracomment>Terms.STRENGTH</extracomment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>leadership</source>
        <extracomment>Terms.LEADERSHIP</extracomment>
        <translation>リーダーシップ</translation>
    </message>
    <message>
        <source>force</source>
        <extracomment>Terms.FORCE</extracomment>
        <translation>武力</translation>
    </message>
    <message>
        <source>leaders</source>
        <extracomment>Terms.LEADERS</extracomment>
        <translation>指導者</translation>
    </message>
    <message>
        <source>warriors</source>
        <extracomment>Terms.WARRIORS</extracomment>
        <translation>戦士</translation>
    </message>
    <message>
        <source>weavers</source>
        <extracomment>Terms.WEAVERS</extracomment>
        <translation>織物</translation>
    </message>
    <message>
        <source>no leader</source>
        <extracomment>Terms.NO_RANK</extracomment>
        <translation>指導者なし</translation>
    </message>
    <message>
        <source>The game is over; both sides have placed all their {tiles} tiles.</source>
        <extracomment>Refusal.OVER</extracomment>
        <translation>ゲームは終わりました。両陣営とも{tiles}枚のタイルをすべて置いています。</translation>
    </message>
    <message>
        <source>There is no such action in Agamemnon.</source>
        <extracomment>Refusal.NO_ACTION</extracomment>
        <translation>アガメムノンにそのような行動はありません。</translation>
    </message>
    <message>
        <source>There is no such tile in this game.</source>
        <extracomment>Refusal.NO_TILE</extracomment>
        <translation>このゲームにそのようなタイルはありません。</translation>
    </message>
    <message>
        <source>This {tile} belongs to the {side}; you play the {own}.</source>
        <extracomment>Refusal.OTHERS_TILE</extracomment>
        <translation>この{tile}は{side}のものです。あなたの陣営は{own}です。</translation>
    </message>
    <message>
        <source>You have no {tile} left; of {n} none is to come.</source>
        <extracomment>Refusal.ALL_PLACED</extracomment>
        <translation>{tile}はもう残っていません。{n}枚すべてを使いました。</translation>
    </message>
    <message>
        <source>Your {tile} is not turned over in this turn; it is still in the stack.</source>
        <extracomment>Refusal.NOT_TURNED</extracomment>
        <translation>あなたの{tile}はこの手番ではめくられていません。まだ山にあります。</translation>
    </message>
    <message>
        <source>A tile is placed on an empty space of the board.</source>
        <extracomment>Refusal.NOT_A_SPACE</extracomment>
        <translation>タイルはボードの空いているマスに置きます。</translation>
    </message>
    <message>
        <source>On space {space} lies {tile}; a placed tile is never moved or covered.</source>
        <extracomment>Refusal.TAKEN</extracomment>
        <translation>マス{space}には{tile}があります。置いたタイルは動かせず、重ねて置くこともできません。</translation>
    </message>
    <message>
        <source>Space {space} is out of the game: it touches only edges of pattern {pattern}, which has no strings.</source>
        <extracomment>Refusal.EXCLUDED</extracomment>
        <translation>マス{space}は使いません。糸のない模様{pattern}だけにつながっているマスです。</translation>
    </message>
    <message>
        <source>First the Warp on space {space}: exchange two string tiles there or leave them as they are.</source>
        <extracomment>Refusal.WARP_FIRST</extracomment>
        <translation>先にマス{space}の縦糸を使います。そこの糸タイル2枚を入れ替えるか、そのままにしてください。</translation>
    </message>
    <message>
        <source>String tiles are exchanged only right after a Warp was placed.</source>
        <extracomment>Refusal.NO_WARP</extracomment>
        <translation>糸タイルを入れ替えられるのは、縦糸を置いた直後だけです。</translation>
    </message>
    <message>
        <source>The Warp on space {space} exchanges string tiles of edges at this space, not tiles or spaces.</source>
        <extracomment>Refusal.NOT_A_STRING</extracomment>
        <translation>マス{space}の縦糸で入れ替えられるのは、このマスにつながる糸タイルです。タイルやマスは入れ替えられません。</translation>
    </message>
    <message>
        <source>The edge {edge} does not touch space {space}, where the Warp lies.</source>
        <extracomment>Refusal.OTHER_EDGE</extracomment>
        <translation>辺{edge}は、縦糸のあるマス{space}につながっていません。</translation>
    </message>
    <message>
        <source>The edge {edge} leads to space {space}, which is out of the game.</source>
        <extracomment>Refusal.EXCLUDED_EDGE</extracomment>
        <translation>辺{edge}は、使わないマス{space}につながっています。</translation>
    </message>
    <message>
        <source>An exchange needs two different edges; {edge} is one.</source>
        <extracomment>Refusal.SAME_EDGE</extracomment>
        <translation>入れ替えには別々の辺が2つ必要です。{edge}は1つだけです。</translation>
    </message>
    <message>
        <source>Weavers are redrawn only when tiles are drawn from one stack, not with the Oracle or Defy the Gods.</source>
        <extracomment>Refusal.NO_REDRAW</extracomment>
        <translation>織物を引き直せるのは1つの山から引くときだけです。神託と神々に背きし者では引き直せません。</translation>
    </message>
    <message>
        <source>A weaver is redrawn only in your first two turns; this is your turn number {turn}.</source>
        <extracomment>Refusal.LATE_REDRAW</extracomment>
        <translation>織物を引き直せるのは最初の2回の手番だけです。これはあなたの{turn}回目の手番です。</translation>
    </message>
    <message>
        <source>A weaver is redrawn only before the first tile of the turn is placed.</source>
        <extracomment>Refusal.PLACED_REDRAW</extracomment>
        <translation>織物を引き直せるのは、その手番の1枚目を置く前だけです。</translation>
    </message>
    <message>
        <source>Only a Warp or a Weft is redrawn; {tile} must be placed.</source>
        <extracomment>Refusal.NO_WEAVER</extracomment>
        <translation>引き直せるのは縦糸と横糸だけです。{tile}は置かなければなりません。</translation>
    </message>
    <message>
        <source>A redrawn weaver goes back into your own stack.</source>
        <extracomment>Refusal.REDRAW_PLACE</extracomment>
        <translation>引き直す織物は自分の山に戻します。</translation>
    </message>
    <message>
        <source>Stacks are named only with the Oracle.</source>
        <extracomment>Refusal.NO_ORACLE</extracomment>
        <translation>山を選ぶのは神託のときだけです。</translation>
    </message>
    <message>
        <source>These {stack} belong to the {side}; you name stacks of your own.</source>
        <extracomment>Refusal.OTHERS_STACK</extracomment>
        <translation>この{stack}の山は{side}のものです。自分の山を選んでください。</translation>
    </message>
    <message>
        <source>There is no such stack; name leaders, warriors or weavers.</source>
        <extracomment>Refusal.NO_STACK</extracomment>
        <translation>そのような山はありません。指導者、戦士、織物から選んでください。</translation>
    </message>
    <message>
        <source>The stack of {stack} has {n:tile|tiles}, and you have named it {named:time|times} in this turn.</source>
        <extracomment>Refusal.EMPTY_STACK</extracomment>
        <translation>{stack}の山の残りは{n}枚で、この手番ではもう{named}回選んでいます。</translation>
    </message>
    <message>
        <source>The stacks of this turn are named; now place the tiles that are turned over.</source>
        <extracomment>Refusal.NAMED_ALL</extracomment>
        <translation>この手番の山は選び終わりました。めくったタイルを置いてください。</translation>
    </message>
    <message>
        <source>First name the stack of {n:tile|tiles} more; then the tiles are turned over.</source>
        <extracomment>Refusal.NAME_FIRST</extracomment>
        <translation>先にあと{n}枚分の山を選んでください。そのあとタイルをめくります。</translation>
    </message>
    <message>
        <source>{who} {who:turns|turn} over {tiles}.</source>
        <extracomment>Log.TURNS_OVER</extracomment>
        <translation>{who}は{tiles}をめくりました。</translation>
    </message>
    <message>
        <source>{tile} is turned over.</source>
        <extracomment>Log.TURNS_ONE</extracomment>
        <translation>{tile}がめくられました。</translation>
    </message>
    <message>
        <source>{who} {who:names|name} the stack of {stack}.</source>
        <extracomment>Log.NAMES</extracomment>
        <translation>{who}は{stack}の山を選びました。</translation>
    </message>
    <message>
        <source>{who} {who:puts|put} {tile} back into the stack and {who:turns|turn} over {new}.</source>
        <extracomment>Log.REDRAWS</extracomment>
        <translation>{who}は{tile}を山に戻し、{new}をめくりました。</translation>
    </message>
    <message>
        <source>{tile} goes back into the stack.</source>
        <extracomment>Log.GOES_BACK</extracomment>
        <translation>{tile}が山に戻りました。</translation>
    </message>
    <message>
        <source>{who} {who:places|place} {tile} on space {space}.</source>
        <extracomment>Log.PLACES</extracomment>
        <translation>{who}は{tile}をマス{space}に置きました。</translation>
    </message>
    <message>
        <source>{who} {who:exchanges|exchange} {kind} on {edge} with {other_kind} on {other}.</source>
        <extracomment>Log.EXCHANGES</extracomment>
        <translation>{who}は{edge}の{kind}の糸と{other}の{other_kind}の糸を入れ替えました。</translation>
    </message>
    <message>
        <source>{who} {who:moves|move} {kind} from {edge} to {other}.</source>
        <extracomment>Log.MOVES</extracomment>
        <translation>{who}は{kind}の糸を{edge}から{other}へ移しました。</translation>
    </message>
    <message>
        <source>The string tile on {edge} goes to {other}.</source>
        <extracomment>Log.GOES</extracomment>
        <translation>{edge}の糸タイルが{other}へ移りました。</translation>
    </message>
    <message>
        <source>{who} {who:exchanges|exchange} {edge} and {other}, on which lies the same.</source>
        <extracomment>Log.NO_EFFECT</extracomment>
        <translation>{who}は{edge}と{other}を入れ替えましたが、同じものなので変わりません。</translation>
    </message>
    <message>
        <source>{who} {who:leaves|leave} the string tiles as they are.</source>
        <extracomment>Log.KEEPS</extracomment>
        <translation>{who}は糸タイルをそのままにしました。</translation>
    </message>
    <message>
        <source>All tiles are placed; now every string is judged.</source>
        <extracomment>Log.ENDS</extracomment>
        <translation>すべてのタイルが置かれました。糸ごとに判定します。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} {points:string tile|string tiles}: {line}.</source>
        <extracomment>Log.SCORES</extracomment>
        <translation>{who}は糸タイルを{points}枚獲得：{line}</translation>
    </message>
    <message>
        <source>Strength at {edge}, spears {own} to {other}</source>
        <extracomment>Score.STRENGTH</extracomment>
        <translation>{edge}の「強さ」、槍{own}本対{other}本</translation>
    </message>
    <message>
        <source>Leadership at {edge}, ranks {own} to {other}</source>
        <extracomment>Score.LEADERSHIP</extracomment>
        <translation>{edge}の「リーダーシップ」、階級{own}対{other}</translation>
    </message>
    <message>
        <source>Force at {edge}, tiles {own} to {other}</source>
        <extracomment>Score.FORCE</extracomment>
        <translation>{edge}の「武力」、タイル{own}枚対{other}枚</translation>
    </message>
    <message>
        <source>Place {tile} on space {space}.</source>
        <extracomment>Moves.PLACE</extracomment>
        <translation>{tile}をマス{space}に置く。</translation>
    </message>
    <message>
        <source>Exchange {kind} on {edge} with {other_kind} on {other}.</source>
        <extracomment>Moves.EXCHANGE</extracomment>
        <translation>{edge}の{kind}と{other}の{other_kind}を入れ替える。</translation>
    </message>
    <message>
        <source>Leave the string tiles as they are.</source>
        <extracomment>Moves.KEEP</extracomment>
        <translation>糸タイルをそのままにする。</translation>
    </message>
    <message>
        <source>Put {tile} back and turn over another tile.</source>
        <extracomment>Moves.REDRAW</extracomment>
        <translation>{tile}を戻して別のタイルをめくる。</translation>
    </message>
    <message>
        <source>Name the stack of {stack}.</source>
        <extracomment>Moves.NAME</extracomment>
        <translation>{stack}の山を選ぶ。</translation>
    </message>
    <message>
        <source>After it you hold {n:string tile|string tiles} of {kind}, otherwise {other}.</source>
        <extracomment>Say.HOLD</extracomment>
        <translation>この手のあと、あなたが支配する「{kind}」の糸は{n}枚です。そうでなければ{other}枚です。</translation>
    </message>
    <message>
        <source>{rival} {rival:holds|hold} {n:string tile|string tiles} of {kind} after it, otherwise {other}.</source>
        <extracomment>Say.RIVAL_HOLDS</extracomment>
        <translation>この手のあと、{rival}が支配する「{kind}」の糸は{n}枚です。そうでなければ{other}枚です。</translation>
    </message>
    <message>
        <source>After it you can expect {n} string tiles of {kind} in the end, otherwise {other}.</source>
        <extracomment>Say.EXPECT</extracomment>
        <translation>この手のあと、「{kind}」の糸を最後に{n}枚ほど見込めます。そうでなければ{other}枚ほどです。</translation>
    </message>
    <message>
        <source>{rival} can expect {n} string tiles of {kind} in the end after it, otherwise {other}.</source>
        <extracomment>Say.RIVAL_EXPECTS</extracomment>
        <translation>この手のあと、{rival}が最後に見込める「{kind}」の糸は{n}枚ほどです。そうでなければ{other}枚ほどです。</translation>
    </message>
    <message>
        <source>It saves {tile} for later; that tile is worth about {n} string tiles more then.</source>
        <extracomment>Say.SAVE</extracomment>
        <translation>{tile}をあとのために取っておけます。あとで使えば糸タイル約{n}枚分の得になります。</translation>
    </message>
    <message>
        <source>With {turns:turn|turns} to come, {tile} may find better strings later than any it could work on now.</source>
        <extracomment>Say.REDRAW</extracomment>
        <translation>手番はあと{turns}回あります。{tile}は今よりあとのほうが良い糸に使えそうです。</translation>
    </message>
    <message>
        <source>The board right after it gives no reason for it; the turns after that decide.</source>
        <extracomment>Say.LATER</extracomment>
        <translation>直後のボードだけでは違いがありません。その先の手番で差がつきます。</translation>
    </message>
    <message>
        <source>Drawn this turn</source>
        <extracomment>Print.TURNED</extracomment>
        <translation>この手番のタイル</translation>
    </message>
    <message>
        <source>Drawn by {who}</source>
        <extracomment>Print.TURNED_BY</extracomment>
        <translation>{who}のタイル</translation>
    </message>
    <message>
        <source>Your stack</source>
        <extracomment>Print.STACK</extracomment>
        <translation>あなたの山</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <extracomment>Print.STACK_OPEN</extracomment>
        <translation>あなたのタイル</translation>
    </message>
    <message>
        <source>Stack of {who}</source>
        <extracomment>Print.STACK_OF</extracomment>
        <translation>{who}の山</translation>
    </message>
    <message>
        <source>{n} to come</source>
        <extracomment>Print.LEFT
----------
Fact.STACK</extracomment>
        <translation>残り{n}枚</translation>
    </message>
    <message>
        <source>{n} to place</source>
        <extracomment>Print.LEFT_OPEN</extracomment>
        <translation>残り{n}枚</translation>
    </message>
    <message>
        <source>Strings</source>
        <extracomment>Print.STRINGS</extracomment>
        <translation>糸</translation>
    </message>
    <message>
        <source>place a tile, or drag a Warp or Weft onto your stack</source>
        <extracomment>Ask.REDRAW</extracomment>
        <translation>タイルを置くか、縦糸か横糸を自分の山へ動かしてください</translation>
    </message>
    <message>
        <source>drag one lit string onto another, or leave them</source>
        <extracomment>Ask.WARP</extracomment>
        <translation>光っている糸を別の糸へ動かして入れ替えるか、そのままにしてください</translation>
    </message>
    <message>
        <source>drop {tile} on an empty space to join its strings</source>
        <extracomment>Ask.HOLD</extracomment>
        <translation>{tile}を空いているマスに置くと、そこの糸に加わります</translation>
    </message>
    <message>
        <source>on any empty space; then two strings there may change</source>
        <extracomment>Ask.HOLD_WARP</extracomment>
        <translation>空いているマスに置けて、そこの糸2枚を入れ替えられます</translation>
    </message>
    <message>
        <source>drop it on any empty space; every string ends there</source>
        <extracomment>Ask.HOLD_WEFT</extracomment>
        <translation>空いているマスに置けて、そこですべての糸が切れます</translation>
    </message>
    <message>
        <source>drop it on a lit edge; both change places</source>
        <extracomment>Ask.HOLD_STRING</extracomment>
        <translation>光っている辺に置くと、2枚が入れ替わります</translation>
    </message>
    <message>
        <source>choose the string that goes to this edge</source>
        <extracomment>Ask.HOLD_VACANT</extracomment>
        <translation>この辺へ移す糸を選んでください</translation>
    </message>
    <message>
        <source>Cuts {kinds}</source>
        <extracomment>Gained.CUTS</extracomment>
        <translation>切る糸：{kinds}</translation>
    </message>
    <message>
        <source>Joins {kinds}</source>
        <extracomment>Gained.JOINS</extracomment>
        <translation>加わる糸：{kinds}</translation>
    </message>
    <message>
        <source>Most spears</source>
        <extracomment>Print.STRENGTH</extracomment>
        <translation>槍の数</translation>
    </message>
    <message>
        <source>With {total:tile|tiles} on the board {who} must have placed {due}, not {n}.</source>
        <extracomment>Arranging.PLACED</extracomment>
        <translation>盤に{total}枚あるとき、{who}が置いたのは{due}枚のはずです。今は{n}枚です。</translation>
    </message>
    <message>
        <source>Highest rank</source>
        <extracomment>Print.LEADERSHIP</extracomment>
        <translation>階級</translation>
    </message>
    <message>
        <source>Most tiles</source>
        <extracomment>Print.FORCE</extracomment>
        <translation>タイル数</translation>
    </message>
    <message>
        <source>Name a stack; then the tiles are turned over.</source>
        <extracomment>Print.NAME_FIRST</extracomment>
        <translation>山を選ぶと、タイルがめくられます。</translation>
    </message>
    <message>
        <source>Leader {rank}</source>
        <extracomment>Print.LEADER_NAME</extracomment>
        <translation>指導者{rank}</translation>
    </message>
    <message>
        <source>Warrior</source>
        <extracomment>Print.WARRIOR_NAME</extracomment>
        <translation>戦士</translation>
    </message>
    <message>
        <source>{spears:spear|spears}</source>
        <extracomment>Print.SPEARS</extracomment>
        <translation>槍{spears}本</translation>
    </message>
    <message>
        <source>{spears:spear|spears}; the highest rank takes leadership strings</source>
        <extracomment>Print.LEADER</extracomment>
        <translation>槍{spears}本。階級が最も高い側がリーダーシップの糸を取ります</translation>
    </message>
    <message>
        <source>{spears:spear|spears}; the most spears take strength strings</source>
        <extracomment>Print.WARRIOR</extracomment>
        <translation>槍{spears}本。槍が最も多い側が強さの糸を取ります</translation>
    </message>
    <message>
        <source>may exchange two string tiles at its space</source>
        <extracomment>Print.WARP</extracomment>
        <translation>そのマスの糸タイル2枚を入れ替えられます</translation>
    </message>
    <message>
        <source>may exchange</source>
        <extracomment>Print.WARP_SHORT</extracomment>
        <translation>糸の入れ替え</translation>
    </message>
    <message>
        <source>cuts every string at its space; counts as a tile on force strings</source>
        <extracomment>Print.WEFT</extracomment>
        <translation>そのマスですべての糸が切れます。武力の糸ではタイル1枚です</translation>
    </message>
    <message>
        <source>cuts strings</source>
        <extracomment>Print.WEFT_SHORT</extracomment>
        <translation>糸が切れる</translation>
    </message>
    <message>
        <source>All tiles are placed.</source>
        <extracomment>Print.OVER</extracomment>
        <translation>すべてのタイルが置かれました。</translation>
    </message>
    <message>
        <source>Space {space} is out of the game: nothing lies there.</source>
        <extracomment>Arranging.OUT_OF_GAME</extracomment>
        <translation>マス{space}は使いません。何も置けません。</translation>
    </message>
    <message>
        <source>This edge leads to a space that is out of the game.</source>
        <extracomment>Arranging.EDGE_OUT_OF_GAME</extracomment>
        <translation>この辺は、使わないマスにつながっています。</translation>
    </message>
    <message>
        <source>Tiles lie on spaces or in their own stack.</source>
        <extracomment>Arranging.NOT_FOR_TILES</extracomment>
        <translation>タイルを置けるのは、マスか自分の山です。</translation>
    </message>
    <message>
        <source>String tiles lie on edges.</source>
        <extracomment>Arranging.NOT_FOR_STRINGS</extracomment>
        <translation>糸タイルは辺に置きます。</translation>
    </message>
    <message>
        <source>Tiles are turned over from the stack by themselves.</source>
        <extracomment>Arranging.DRAWN</extracomment>
        <translation>めくられるタイルは、山から自動で出ます。</translation>
    </message>
    <message>
        <source>With {n:tile|tiles} on the board it cannot be the turn of {who}.</source>
        <extracomment>Arranging.NOT_NEXT</extracomment>
        <translation>盤に{n}枚あるとき、{who}の手番にはなりません。</translation>
    </message>
    <message>
        <source>Place a leader</source>
        <extracomment>MoveKind.LEADER</extracomment>
        <translation>指導者を置く</translation>
    </message>
    <message>
        <source>Place a warrior</source>
        <extracomment>MoveKind.WARRIOR</extracomment>
        <translation>戦士を置く</translation>
    </message>
    <message>
        <source>Place a Warp</source>
        <extracomment>MoveKind.WARP</extracomment>
        <translation>縦糸を置く</translation>
    </message>
    <message>
        <source>Place a Weft</source>
        <extracomment>MoveKind.WEFT</extracomment>
        <translation>横糸を置く</translation>
    </message>
    <message>
        <source>Exchange two string tiles</source>
        <extracomment>MoveKind.EXCHANGE</extracomment>
        <translation>2枚の糸タイルを入れ替える</translation>
    </message>
    <message>
        <source>Leave the string tiles as they are</source>
        <extracomment>MoveKind.KEEP</extracomment>
        <translation>糸タイルをそのままにする</translation>
    </message>
    <message>
        <source>Put a weaver back</source>
        <extracomment>MoveKind.REDRAW</extracomment>
        <translation>織物を戻す</translation>
    </message>
    <message>
        <source>Name a stack</source>
        <extracomment>MoveKind.NAME</extracomment>
        <translation>山を選ぶ</translation>
    </message>
    <message>
        <source>It saves the stack of {stack}, {n:tile|tiles}, for later, when longer strings are decided.</source>
        <extracomment>Say.NAME</extracomment>
        <translation>{stack}の山の{n}枚を、より長い糸が決まる後半のために取っておけます。</translation>
    </message>
    <message>
        <source>nobody {n}</source>
        <extracomment>Print.NOBODY</extracomment>
        <translation>支配なし{n}</translation>
    </message>
    <message>
        <source>The Warp exchanges two string tiles at its space.</source>
        <extracomment>Print.EXCHANGE</extracomment>
        <translation>縦糸でこのマスの糸2枚を入れ替えます。</translation>
    </message>
    <message>
        <source>{side}: {tile}</source>
        <extracomment>Name.TILE</extracomment>
        <translation>{side}：{tile}</translation>
    </message>
    <message>
        <source>Space {space}, empty</source>
        <extracomment>Name.EMPTY</extracomment>
        <translation>マス{space}、空き</translation>
    </message>
    <message>
        <source>Space {space}, {side}: {tile}</source>
        <extracomment>Name.SPACE</extracomment>
        <translation>マス{space}、{side}：{tile}</translation>
    </message>
    <message>
        <source>Space {space}, out of the game</source>
        <extracomment>Name.EXCLUDED</extracomment>
        <translation>マス{space}、使用しない</translation>
    </message>
    <message>
        <source>Edge {edge}: {kind}, held by {side}</source>
        <extracomment>Name.STRING</extracomment>
        <translation>辺{edge}：{kind}、支配は{side}</translation>
    </message>
    <message>
        <source>Edge {edge}: {kind}, held by nobody</source>
        <extracomment>Name.STRING_NOBODY</extracomment>
        <translation>辺{edge}：{kind}、支配者なし</translation>
    </message>
    <message>
        <source>Edge {edge}: nothing</source>
        <extracomment>Name.VACANT</extracomment>
        <translation>辺{edge}：なし</translation>
    </message>
    <message>
        <source>Tiles turned over by the {side}</source>
        <extracomment>Name.TURNED</extracomment>
        <translation>{side}がめくったタイル</translation>
    </message>
    <message>
        <source>Stack of the {side}: {tiles}</source>
        <extracomment>Name.STACK</extracomment>
        <translation>{side}の山：{tiles}</translation>
    </message>
    <message>
        <source>Stack of the {side}, empty</source>
        <extracomment>Name.STACK_EMPTY</extracomment>
        <translation>{side}の山、空</translation>
    </message>
    <message>
        <source>Stack of the {side}, {stack}: {n:tile|tiles}</source>
        <extracomment>Name.ORACLE</extracomment>
        <translation>{side}の山、{stack}：{n}枚</translation>
    </message>
    <message>
        <source>{tile}: {spears:spear|spears}; the highest rank takes a leadership string.</source>
        <extracomment>Tip.LEADER</extracomment>
        <translation>{tile}：槍{spears}本。リーダーシップの糸は階級が最も高い側のものです。</translation>
    </message>
    <message>
        <source>{tile}: {spears:spear|spears}; the most spears take a strength string.</source>
        <extracomment>Tip.WARRIOR</extracomment>
        <translation>{tile}：槍{spears}本。強さの糸は槍が最も多い側のものです。</translation>
    </message>
    <message>
        <source>Warp: when it is placed, two string tiles at its space may be exchanged.</source>
        <extracomment>Tip.WARP</extracomment>
        <translation>縦糸：置いたとき、そのマスの糸タイル2枚を入れ替えられます。</translation>
    </message>
    <message>
        <source>Weft: every string at its space ends there. It counts as a tile on force strings.</source>
        <extracomment>Tip.WEFT</extracomment>
        <translation>横糸：そのマスですべての糸が切れます。武力の糸ではタイル1枚と数えます。</translation>
    </message>
    <message>
        <source>Strength string of {n:link|links}. Spears: Greeks {greeks}, Trojans {trojans}.</source>
        <extracomment>Tip.STRENGTH</extracomment>
        <translation>強さの糸、長さ{n}。槍：ギリシャ{greeks}、トロイ{trojans}。</translation>
    </message>
    <message>
        <source>Leadership string of {n:link|links}. Leaders: Greeks {greeks}, Trojans {trojans}.</source>
        <extracomment>Tip.LEADERSHIP</extracomment>
        <translation>リーダーシップの糸、長さ{n}。指導者：ギリシャ{greeks}、トロイ{trojans}。</translation>
    </message>
    <message>
        <source>Force string of {n:link|links}. Tiles: Greeks {greeks}, Trojans {trojans}.</source>
        <extracomment>Tip.FORCE</extracomment>
        <translation>武力の糸、長さ{n}。タイル：ギリシャ{greeks}、トロイ{trojans}。</translation>
    </message>
    <message>
        <source>Strength strings go to the most spears on them. Links: Greeks {greeks}, Trojans {trojans}.</source>
        <extracomment>Tip.ALL_STRENGTH</extracomment>
        <translation>強さの糸は、槍が最も多い側のものです。糸タイル：ギリシャ{greeks}枚、トロイ{trojans}枚。</translation>
    </message>
    <message>
        <source>Leadership strings go to the highest rank on them. Links: Greeks {greeks}, Trojans {trojans}.</source>
        <extracomment>Tip.ALL_LEADERSHIP</extracomment>
        <translation>リーダーシップの糸は、階級が最も高い側のものです。糸タイル：ギリシャ{greeks}枚、トロイ{trojans}枚。</translation>
    </message>
    <message>
        <source>Force strings go to the most tiles on them. Links: Greeks {greeks}, Trojans {trojans}.</source>
        <extracomment>Tip.ALL_FORCE</extracomment>
        <translation>武力の糸は、タイルが最も多い側のものです。糸タイル：ギリシャ{greeks}枚、トロイ{trojans}枚。</translation>
    </message>
    <message>
        <source>No string tile lies here; a Warp can move one to this edge.</source>
        <extracomment>Tip.VACANT</extracomment>
        <translation>ここに糸タイルはありません。縦糸でこの辺に移せます。</translation>
    </message>
    <message>
        <source>This space is out of the game: it touches only edges without string tiles.</source>
        <extracomment>Tip.EXCLUDED</extracomment>
        <translation>このマスは使いません。糸タイルのない辺にしか接していません。</translation>
    </message>
    <message>
        <source>Tiles turned over</source>
        <extracomment>Zone.TURNED</extracomment>
        <translation>めくったタイル</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>Zone.SPACES</extracomment>
        <translation>マス</translation>
    </message>
    <message>
        <source>String tiles</source>
        <extracomment>Zone.STRINGS</extracomment>
        <translation>糸タイル</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>Zone.STACKS</extracomment>
        <translation>山</translation>
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
        <source>is choosing where to place tiles</source>
        <extracomment>Ask.THINKS</extracomment>
        <translation>タイルの置き場所を考えています</translation>
    </message>
    <message>
        <source>The game is over:</source>
        <extracomment>Ask.OVER</extracomment>
        <translation>ゲーム終了：</translation>
    </message>
    <message>
        <source>the most string tiles win</source>
        <extracomment>Ask.OVER_REST</extracomment>
        <translation>糸タイルが最も多い人の勝ちです</translation>
    </message>
    <message>
        <source>place your tile on any empty space</source>
        <extracomment>Ask.PLACE</extracomment>
        <translation>タイルを空いているマスに置いてください</translation>
    </message>
    <message>
        <source>place both tiles, one after the other, on any empty space</source>
        <extracomment>Ask.PLACE_BOTH</extracomment>
        <translation>2枚のタイルを1枚ずつ、空いているマスに置いてください</translation>
    </message>
    <message>
        <source>place your second tile on any empty space</source>
        <extracomment>Ask.PLACE_SECOND</extracomment>
        <translation>2枚目のタイルを空いているマスに置いてください</translation>
    </message>
    <message>
        <source>place one of your tiles on any empty space</source>
        <extracomment>Ask.OPEN</extracomment>
        <translation>あなたのタイル1枚を空いているマスに置いてください</translation>
    </message>
    <message>
        <source>place two of your tiles, one after the other, on any empty space</source>
        <extracomment>Ask.OPEN_TWO</extracomment>
        <translation>あなたのタイル2枚を1枚ずつ、空いているマスに置いてください</translation>
    </message>
    <message>
        <source>name a stack for your tile</source>
        <extracomment>Ask.NAME</extracomment>
        <translation>タイルの山を選んでください</translation>
    </message>
    <message>
        <source>name a stack for tile 1</source>
        <extracomment>Ask.NAME_TWO</extracomment>
        <translation>1枚目のタイルの山を選んでください</translation>
    </message>
    <message>
        <source>name a stack for tile 2</source>
        <extracomment>Ask.NAME_SECOND</extracomment>
        <translation>2枚目のタイルの山を選んでください</translation>
    </message>
    <message>
        <source>Warp on space {space}:</source>
        <extracomment>Ask.WARP_HEAD</extracomment>
        <translation>マス{space}の縦糸：</translation>
    </message>
    <message>
        <source>Leave them</source>
        <extracomment>Button.KEEP</extracomment>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Redraw {tile}</source>
        <extracomment>Button.REDRAW</extracomment>
        <translation>{tile}を引き直す</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>Button.LEADERS</extracomment>
        <translation>指導者</translation>
    </message>
    <message>
        <source>Warriors</source>
        <extracomment>Button.WARRIORS</extracomment>
        <translation>戦士</translation>
    </message>
    <message>
        <source>Weavers</source>
        <extracomment>Button.WEAVERS</extracomment>
        <translation>織物</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <extracomment>Fact.TURN</extracomment>
        <translation>手番 {turn}/{turns}</translation>
    </message>
    <message>
        <source>Standard draw</source>
        <extracomment>Fact.STANDARD</extracomment>
        <translation>標準の引き方</translation>
    </message>
    <message>
        <source>Agamemnon side</source>
        <extracomment>Fact.AGAMEMNON</extracomment>
        <translation>アガメムノン面</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Fact.STRENGTH</extracomment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Leadership</source>
        <extracomment>Fact.LEADERSHIP</extracomment>
        <translation>リーダーシップ</translation>
    </message>
    <message>
        <source>Force</source>
        <extracomment>Fact.FORCE</extracomment>
        <translation>武力</translation>
    </message>
    <message>
        <source>{side}: {before} → {after}</source>
        <extracomment>Gained.POINTS</extracomment>
        <translation>{side}：{before} → {after}</translation>
    </message>
    <message>
        <source>{kind} {n}</source>
        <extracomment>Gained.LENGTH</extracomment>
        <translation>{kind}{n}</translation>
    </message>
    <message>
        <source>It joins no strings yet</source>
        <extracomment>Gained.NO_LENGTH</extracomment>
        <translation>まだ糸をつなぎません</translation>
    </message>
    <message>
        <source>The same lies on both edges</source>
        <extracomment>Gained.SAME</extracomment>
        <translation>両方の辺に同じ物があります</translation>
    </message>
</context>
</TS>
