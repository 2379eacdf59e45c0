<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>About Lamplight</source>
        <extracomment>AboutText.TITLE</extracomment>
        <translation>Lamplightについて</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>AboutText.VERSION</extracomment>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>Board games for one table: against the computer, at one screen with others, or to learn.</source>
        <extracomment>AboutText.WHAT</extracomment>
        <translation>ひとつのテーブルで遊ぶボードゲーム集です。コンピュータと、同じ画面でみんなと、あるいはルールを覚えるために。</translation>
    </message>
    <message>
        <source>The games</source>
        <extracomment>AboutText.GAMES</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>{game}: designed by {designers}, published by {publisher}, {year}</source>
        <extracomment>AboutText.CREDIT</extracomment>
        <translation>{game}：デザイン {designers}、発行 {publisher}、{year}年</translation>
    </message>
    <message>
        <source>{game}: a traditional game of {place}, in the form published by {publisher}, {year}</source>
        <extracomment>AboutText.TRADITIONAL</extracomment>
        <translation>{game}：{place}の伝統ゲーム、版は {publisher}、{year}年</translation>
    </message>
    <message>
        <source>Lamplight is independent of the designers and publishers of these games and not affiliated with them. Names are used only to say which rules are played; all pictures and texts are Lamplight’s own.</source>
        <extracomment>AboutText.INDEPENDENT</extracomment>
        <translation>Lamplightはこれらのゲームのデザイナーや出版社から独立しており、提携関係はありません。名称はどのルールで遊ぶかを示すためだけに使っています。絵と文章はすべてLamplight独自のものです。</translation>
    </message>
    <message>
        <source>Made of</source>
        <extracomment>AboutText.MADE_OF</extracomment>
        <translation>使用している部品</translation>
    </message>
    <message>
        <source>Qt {qt}, PySide6 {pyside} (LGPL), Python {python}</source>
        <extracomment>AboutText.PARTS</extracomment>
        <translation>Qt {qt}、PySide6 {pyside}（LGPL）、Python {python}</translation>
    </message>
    <message>
        <source>Lamplight is free software under the MIT licence.</source>
        <extracomment>AboutText.LICENCE</extracomment>
        <translation>LamplightはMITライセンスの自由ソフトウェアです。</translation>
    </message>
    <message>
        <source>Licences…</source>
        <extracomment>AboutText.LICENCES</extracomment>
        <translation>ライセンス…</translation>
    </message>
    <message>
        <source>Licences of all parts</source>
        <extracomment>AboutText.LICENCES_TITLE</extracomment>
        <translation>すべての部品のライセンス</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>AboutText.CLOSE</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ai</name>
    <message>
        <source>Novice</source>
        <extracomment>Levels.NOVICE</extracomment>
        <translation>入門</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>Levels.CASUAL</extracomment>
        <translation>気軽</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>Levels.SKILLED</extracomment>
        <translation>上手</translation>
    </message>
    <message>
        <source>Plays what looks good at first sight and misses a good deal.</source>
        <extracomment>Levels.NOVICE_HELP</extracomment>
        <translation>ぱっと見て良さそうな手を打ち、見落としもかなりあります。</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Levels.EXPERT</extracomment>
        <translation>熟練</translation>
    </message>
    <message>
        <source>Weighs more moves and more of what the others may answer.</source>
        <extracomment>Levels.EXPERT_HELP</extracomment>
        <translation>より多くの手と、相手の応手をより深く比べます。</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>Levels.MASTER</extracomment>
        <translation>名人</translation>
    </message>
    <message>
        <source>Often plays at first sight, otherwise looks a little ahead.</source>
        <extracomment>Levels.CASUAL_HELP</extracomment>
        <translation>直感で打つことが多く、ほかは少しだけ先を読みます。</translation>
    </message>
    <message>
        <source>Looks ahead more often than Casual, and at times misses the best move.</source>
        <extracomment>Levels.SKILLED_HELP</extracomment>
        <translation>「気軽」よりもよく先を読みますが、最善の手を逃すこともあります。</translation>
    </message>
    <message>
        <source>Overlooks no move and thinks longest: up to three seconds a decision.</source>
        <extracomment>Levels.MASTER_HELP</extracomment>
        <translation>どの手も見落とさず、いちばん長く考えます。1回の判断に最長3秒かかります。</translation>
    </message>
    <message>
        <source>It is the only move you can make.</source>
        <extracomment>Hints.ONLY_MOVE</extracomment>
        <translation>打てる手はこれだけです。</translation>
    </message>
    <message>
        <source>The next best move is worth about as much: {other}</source>
        <extracomment>Hints.AS_GOOD</extracomment>
        <translation>次に良い手もほぼ同じ価値です：{other}</translation>
    </message>
    <message>
        <source>The next best move is worth about {n:point|points} less: {other}</source>
        <extracomment>Hints.BETTER</extracomment>
        <translation>次に良い手は約{n}点低くなります：{other}</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <extracomment>LookBack.SOUND</extracomment>
        <translation>これより良い手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>That gave away about {n:point|points}; better was: {better}</source>
        <extracomment>LookBack.GAVE_AWAY</extracomment>
        <translation>この手で約{n}点損しました。より良い手：{better}</translation>
    </message>
    <message>
        <source>The computer took too long, so {who} {who:makes|make} a quick move.</source>
        <extracomment>Trouble.TOO_SLOW</extracomment>
        <translation>コンピュータの思考に時間がかかりすぎたため、{who}は即決の手を打ちます。</translation>
    </message>
    <message>
        <source>The computer could not finish its thought, so {who} {who:makes|make} a quick move.</source>
        <extracomment>Trouble.FAILED</extracomment>
        <translation>コンピュータが考え終えられなかったため、{who}は即決の手を打ちます。</translation>
    </message>
    <message>
        <source>There is no level “{level}”; there are: {known}.</source>
        <extracomment>NoLevel.UNKNOWN</extracomment>
        <translation>「{level}」という強さはありません。選べるのは {known} です。</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Game table</source>
        <extracomment>Table.TABLE</extracomment>
        <translation>ゲームの卓</translation>
    </message>
    <message>
        <source>{name}, allowed here</source>
        <extracomment>Table.LEGAL_HERE</extracomment>
        <translation>{name}、ここに置けます</translation>
    </message>
    <message>
        <source>{name}, can move</source>
        <extracomment>Table.MOVABLE</extracomment>
        <translation>{name}、動かせます</translation>
    </message>
    <message>
        <source>You hold {name}.</source>
        <extracomment>Table.HELD</extracomment>
        <translation>{name}を持っています。</translation>
    </message>
    <message>
        <source>{name} is back in its place.</source>
        <extracomment>Table.PUT_BACK</extracomment>
        <translation>{name}は元の場所に戻りました。</translation>
    </message>
    <message>
        <source>{name} is now card {number} of {count}.</source>
        <extracomment>Table.SORTED</extracomment>
        <translation>{name}は{count}枚中{number}枚目になりました。</translation>
    </message>
    <message>
        <source>That is allowed.</source>
        <extracomment>Table.ALLOWED</extracomment>
        <translation>それはできます。</translation>
    </message>
    <message>
        <source>{who} {points:+}</source>
        <extracomment>Table.POINTS</extracomment>
        <translation>{who} {points:+}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>The coach</source>
        <extracomment>Coaching.TITLE</extracomment>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Coach:</source>
        <extracomment>Coaching.HEAD</extracomment>
        <translation>コーチ：</translation>
    </message>
    <message>
        <source>there was a better move</source>
        <extracomment>Coaching.BODY</extracomment>
        <translation>もっとよい手がありました</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>Coaching.TAKE_BACK</extracomment>
        <translation>手を戻す</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Coaching.GO_ON</extracomment>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no decision of yours to take back yet.</source>
        <extracomment>Bound.NOTHING_YET</extracomment>
        <translation>取り消せるあなたの選択はまだありません。</translation>
    </message>
    <message>
        <source>Something hidden was revealed since your last decision, so it stands.</source>
        <extracomment>Bound.REVEALED</extracomment>
        <translation>最後の選択のあとで隠れていた情報が明らかになったため、取り消せません。</translation>
    </message>
    <message>
        <source>“{file}” could not be read: {why}.</source>
        <extracomment>SaveTrouble.UNREADABLE</extracomment>
        <translation>「{file}」を読み込めませんでした：{why}。</translation>
    </message>
    <message>
        <source>“{file}” is larger than {limit} MB, so it is not a saved table.</source>
        <extracomment>SaveTrouble.TOO_LARGE</extracomment>
        <translation>「{file}」は{limit} MBを超えているため、保存されたテーブルではありません。</translation>
    </message>
    <message>
        <source>“{file}” is not a saved table of Lamplight.</source>
        <extracomment>SaveTrouble.NOT_A_SAVE</extracomment>
        <translation>「{file}」はLamplightで保存されたテーブルではありません。</translation>
    </message>
    <message>
        <source>“{file}” was made by Lamplight {version}, which is newer than this one ({own}).</source>
        <extracomment>SaveTrouble.NEWER</extracomment>
        <translation>「{file}」はこのLamplight（{own}）より新しいバージョン{version}で作られました。</translation>
    </message>
    <message>
        <source>“{file}” is a table of “{game}”, a game this Lamplight does not have.</source>
        <extracomment>SaveTrouble.UNKNOWN_GAME</extracomment>
        <translation>「{file}」は「{game}」のテーブルですが、このLamplightにはそのゲームがありません。</translation>
    </message>
    <message>
        <source>“{file}” follows version {rules} of the rules of {game}; this Lamplight plays version {own}.</source>
        <extracomment>SaveTrouble.OTHER_RULES</extracomment>
        <translation>「{file}」は{game}のルール第{rules}版に従っていますが、このLamplightは第{own}版で遊びます。</translation>
    </message>
    <message>
        <source>“{file}” has an impossible set-up: {why}</source>
        <extracomment>SaveTrouble.BAD_SETUP</extracomment>
        <translation>「{file}」のゲーム設定は成り立ちません：{why}</translation>
    </message>
    <message>
        <source>“{file}” begins in a position that cannot be: {why}.</source>
        <extracomment>SaveTrouble.BAD_START</extracomment>
        <translation>「{file}」の最初の局面はあり得ません：{why}。</translation>
    </message>
    <message>
        <source>“{file}” begins in a position that was set up, which {game} does not offer.</source>
        <extracomment>SaveTrouble.NO_START</extracomment>
        <translation>「{file}」は作られた局面から始まりますが、{game}ではできません。</translation>
    </message>
    <message>
        <source>“{file}” begins in a position of another set-up.</source>
        <extracomment>SaveTrouble.OTHER_START</extracomment>
        <translation>「{file}」の最初の局面は、別の準備のものです。</translation>
    </message>
    <message>
        <source>“{file}” is damaged: it breaks off, or it is not text in the form of JSON.</source>
        <extracomment>SaveTrouble.MALFORMED</extracomment>
        <translation>「{file}」は壊れています。途中で切れているか、JSON形式のテキストではありません。</translation>
    </message>
    <message>
        <source>“{file}” is damaged: its entry “{entry}” cannot be like that.</source>
        <extracomment>SaveTrouble.DAMAGED</extracomment>
        <translation>「{file}」は壊れています。項目「{entry}」の内容が正しくありません。</translation>
    </message>
    <message>
        <source>Move {ply} of “{file}” (“{move}”) is not written like a move of this game.</source>
        <extracomment>SaveTrouble.NOT_A_MOVE</extracomment>
        <translation>「{file}」の{ply}手目（「{move}」）は、このゲームの手の書き方になっていません。</translation>
    </message>
    <message>
        <source>Move {ply} of “{file}” (“{move}”) is not allowed: {why}</source>
        <extracomment>SaveTrouble.ILLEGAL_MOVE</extracomment>
        <translation>「{file}」の{ply}手目（{move}）は認められません：{why}</translation>
    </message>
    <message>
        <source>Move {ply} of “{file}” (“{move}”) comes after the end of the game.</source>
        <extracomment>SaveTrouble.AFTER_END</extracomment>
        <translation>「{file}」の{ply}手目（{move}）はゲーム終了後の手です。</translation>
    </message>
    <message>
        <source>“{file}” ends in another position than the one it was saved in.</source>
        <extracomment>SaveTrouble.OTHER_POSITION</extracomment>
        <translation>「{file}」は保存されたときと違う局面で終わっています。</translation>
    </message>
    <message>
        <source>{game} is for {allowed} players, not for {players}.</source>
        <extracomment>Trouble.PLAYERS</extracomment>
        <translation>{game}は{allowed}人用で、{players}人では遊べません。</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; it has: {known}.</source>
        <extracomment>Trouble.NO_OPTION</extracomment>
        <translation>{game}に「{option}」という設定はありません。あるのは {known} です。</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; it has no options.</source>
        <extracomment>Trouble.NO_OPTIONS</extracomment>
        <translation>{game}に「{option}」という設定はありません。設定項目のないゲームです。</translation>
    </message>
    <message>
        <source>The option “{option}” of {game} does not exist with {players} players.</source>
        <extracomment>Trouble.NOT_WITH</extracomment>
        <translation>{game}の設定「{option}」は{players}人では使えません。</translation>
    </message>
    <message>
        <source>The option “{option}” of {game} cannot be “{value}”; it can be: {known}.</source>
        <extracomment>Trouble.BAD_VALUE</extracomment>
        <translation>{game}の設定「{option}」を「{value}」にはできません。選べるのは {known} です。</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}, not {seed}.</source>
        <extracomment>Trouble.BAD_SEED</extracomment>
        <translation>シードは0から{largest}までの整数です。{seed}は使えません。</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>Shelf.PLAYERS</extracomment>
        <translation>{least}〜{most}人</translation>
    </message>
    <message>
        <source>{n:player|players}</source>
        <extracomment>Shelf.PLAYERS_EXACT</extracomment>
        <translation>{n}人</translation>
    </message>
    <message>
        <source>{n} min</source>
        <extracomment>Shelf.MINUTES</extracomment>
        <translation>{n}分</translation>
    </message>
    <message>
        <source>{players}  ·  {minutes}</source>
        <extracomment>Shelf.BAND</extracomment>
        <translation>{players}  ·  {minutes}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Shelf.PLAY</extracomment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Shelf.LEARN</extracomment>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>The table for this game is not part of this version yet.</source>
        <extracomment>Shelf.CLOSED</extracomment>
        <translation>このゲームのテーブルは、このバージョンにはまだありません。</translation>
    </message>
    <message>
        <source>{game}, {players}, {minutes}</source>
        <extracomment>Shelf.BOX</extracomment>
        <translation>{game}、{players}、{minutes}</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter opens, L teaches.</source>
        <extracomment>Shelf.KEYS</extracomment>
        <translation>矢印キーで移動、Enterで開く、Lで学ぶ。</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Continued.CONTINUE</extracomment>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <extracomment>Continued.CARD</extracomment>
        <translation>{game}をつづける</translation>
    </message>
    <message>
        <source>{where}, your turn, {n:point|points}</source>
        <extracomment>Continued.YOUR_TURN</extracomment>
        <translation>{where}、あなたの手番、{n}点</translation>
    </message>
    <message>
        <source>{where}, {who} to move, {n:point|points}</source>
        <extracomment>Continued.OTHERS_TURN</extracomment>
        <translation>{where}、{who}の手番、{n}点</translation>
    </message>
    <message>
        <source>{where}, {who} to move</source>
        <extracomment>Continued.WATCHED</extracomment>
        <translation>{where}、{who}の手番</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>Continued.TODAY</extracomment>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <extracomment>Continued.YESTERDAY</extracomment>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>Your last table could not be opened as it is.</source>
        <extracomment>Continued.DAMAGED</extracomment>
        <translation>最後のテーブルをそのまま開くことができませんでした。</translation>
    </message>
    <message>
        <source>See what can be done</source>
        <extracomment>Continued.LOOK</extracomment>
        <translation>できることを見る</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <extracomment>Page.OPEN</extracomment>
        <translation>テーブルを開く…</translation>
    </message>
    <message>
        <source>{n:saved table|saved tables}</source>
        <extracomment>Page.SAVED</extracomment>
        <translation>保存したテーブル {n}</translation>
    </message>
    <message>
        <source>Look in another folder…</source>
        <extracomment>Page.BROWSE</extracomment>
        <translation>別のフォルダーを探す…</translation>
    </message>
    <message>
        <source>Positions to practise</source>
        <extracomment>Page.PRACTICE</extracomment>
        <translation>練習の局面</translation>
    </message>
    <message>
        <source>Today’s position</source>
        <extracomment>Page.TODAY</extracomment>
        <translation>今日の局面</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Page.RULES</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Page.SETTINGS</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close this message</source>
        <extracomment>Page.CLOSE_NOTICE</extracomment>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the usual ones apply; the old file is kept as “{file}”.</source>
        <extracomment>Page.SETTINGS_KEPT</extracomment>
        <translation>設定を読み込めなかったため、標準の設定を使います。元のファイルは「{file}」として残してあります。</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>Board games at one table: against the computer, or as a teacher for people.</source>
        <extracomment>Help.PROGRAM</extracomment>
        <translation>ひとつのテーブルのボードゲーム集。コンピュータとの対戦にも、人に教えるときにも。</translation>
    </message>
    <message>
        <source>Without a command: the window, with a saved table if FILE is given.</source>
        <extracomment>Help.WINDOW</extracomment>
        <translation>コマンドなしではウィンドウを開きます。FILEを渡すと保存したテーブルを開きます。</translation>
    </message>
    <message>
        <source>list the games, their player numbers and their options</source>
        <extracomment>Help.GAMES</extracomment>
        <translation>ゲームと人数、設定項目を一覧する</translation>
    </message>
    <message>
        <source>open the window at a new table</source>
        <extracomment>Help.PLAY</extracomment>
        <translation>新しいテーブルでウィンドウを開く</translation>
    </message>
    <message>
        <source>let levels play each other, without a window</source>
        <extracomment>Help.SELFPLAY</extracomment>
        <translation>ウィンドウなしで強さ同士を対戦させる</translation>
    </message>
    <message>
        <source>replay saved tables and name the first move that fails</source>
        <extracomment>Help.VERIFY</extracomment>
        <translation>保存したテーブルを再生し、最初に失敗する手を示す</translation>
    </message>
    <message>
        <source>list the legal moves of a saved table</source>
        <extracomment>Help.LEGAL</extracomment>
        <translation>保存したテーブルで打てる手を一覧する</translation>
    </message>
    <message>
        <source>show the complete state of a saved table</source>
        <extracomment>Help.STATE</extracomment>
        <translation>保存したテーブルの完全な状態を示す</translation>
    </message>
    <message>
        <source>draw a table into a PNG file</source>
        <extracomment>Help.SHOT</extracomment>
        <translation>テーブルをPNGファイルに描く</translation>
    </message>
    <message>
        <source>draw the rules of a game into a PNG file, as they look on screen</source>
        <extracomment>Help.RULES</extracomment>
        <translation>ゲームのルールを画面で見るとおりにPNGファイルに描く</translation>
    </message>
    <message>
        <source>write the quick reference of a game, one page to print</source>
        <extracomment>Help.QUICK</extracomment>
        <translation>ゲームの早見表（印刷用の1ページ）を書き出す</translation>
    </message>
    <message>
        <source>measure the speed of everything</source>
        <extracomment>Help.BENCH</extracomment>
        <translation>あらゆる速度を測る</translation>
    </message>
    <message>
        <source>look back at a finished table: what each move gave away and what would have been better</source>
        <extracomment>Help.REVIEW</extracomment>
        <translation>終わった対局を振り返る：各手で失った点と、より良かった手を示す</translation>
    </message>
    <message>
        <source>let levels meet at tables, many games each, and say how far apart they are</source>
        <extracomment>Help.LADDER</extracomment>
        <translation>レベル同士を卓ごとに何局も対戦させ、強さの差を示す</translation>
    </message>
    <message>
        <source>who meets, with commas: levels ({levels}), “random” (any legal move), “greedy” (the best at first sight), or a level with settings and weights of its own, such as skilled+tree=1+playouts=380 or skilled@FILE</source>
        <extracomment>Help.ENTRANTS</extracomment>
        <translation>対戦する者をカンマで区切って並べます。レベル（{levels}）、「random」（合法な手ならどれでも）、「greedy」（一目で最善の手）、または独自の設定や重みを使うレベル（skilled+tree=1+playouts=380 や skilled@ファイル など）</translation>
    </message>
    <message>
        <source>everybody meets everybody, not only neighbours in the list</source>
        <extracomment>Help.ALL</extracomment>
        <translation>リストの隣同士だけでなく総当たりにする</translation>
    </message>
    <message>
        <source>how many sit at a table; without it the fewest the game allows</source>
        <extracomment>Help.PLAYERS</extracomment>
        <translation>1卓の人数。省略するとそのゲームの最少人数</translation>
    </message>
    <message>
        <source>how many games every table plays</source>
        <extracomment>Help.GAMES_A_TABLE</extracomment>
        <translation>各卓で行う対局の数</translation>
    </message>
    <message>
        <source>a file that keeps finished games; those in it are not played again</source>
        <extracomment>Help.RESULTS</extracomment>
        <translation>終わった対局を残すファイル。残っている対局は再び行わない</translation>
    </message>
    <message>
        <source>print CSV</source>
        <extracomment>Help.CSV</extracomment>
        <translation>CSVで出力する</translation>
    </message>
    <message>
        <source>the scheduler of a Dask cluster that does the work, such as tcp://127.0.0.1:8786</source>
        <extracomment>Help.CLUSTER</extracomment>
        <translation>作業を行うDaskクラスターのスケジューラー（例：tcp://127.0.0.1:8786）</translation>
    </message>
    <message>
        <source>fit the weights of a game&apos;s evaluation to games the computer plays against itself</source>
        <extracomment>Help.TUNE</extracomment>
        <translation>コンピューター同士の対局に合わせて、ゲームの評価の重みを調整する</translation>
    </message>
    <message>
        <source>who plays these games: a level ({levels})</source>
        <extracomment>Help.TUNE_LEVEL</extracomment>
        <translation>その対局を行う者：レベル（{levels}）</translation>
    </message>
    <message>
        <source>how many games the weights are fitted to</source>
        <extracomment>Help.TUNE_GAMES</extracomment>
        <translation>重みの調整に使う対局の数</translation>
    </message>
    <message>
        <source>how many games the new weights then play against the old ones; 0 for none</source>
        <extracomment>Help.CHECK</extracomment>
        <translation>その後、新しい重みが古い重みと対戦する対局の数（0なら行わない）</translation>
    </message>
    <message>
        <source>the file for the new weights, such as weights.json</source>
        <extracomment>Help.WEIGHTS_OUT</extracomment>
        <translation>新しい重みを書き込むファイル（例：weights.json）</translation>
    </message>
    <message>
        <source>find positions in which one move is clearly best, for people to practise</source>
        <extracomment>Help.PRACTICE</extracomment>
        <translation>はっきり一番よい手が一つある局面を、練習用に探します</translation>
    </message>
    <message>
        <source>how many positions to find</source>
        <extracomment>Help.POSITIONS</extracomment>
        <translation>探す局面の数</translation>
    </message>
    <message>
        <source>the file for the positions, such as imhotep.json</source>
        <extracomment>Help.POSITIONS_OUT</extracomment>
        <translation>局面を書き込むファイル（例：imhotep.json）</translation>
    </message>
    <message>
        <source>a saved table that was played to its end</source>
        <extracomment>Help.FINISHED</extracomment>
        <translation>最後まで遊んだ対局の保存ファイル</translation>
    </message>
    <message>
        <source>a game, as listed by “games”</source>
        <extracomment>Help.GAME</extracomment>
        <translation>「games」で一覧されるゲーム</translation>
    </message>
    <message>
        <source>a saved table</source>
        <extracomment>Help.FILE</extracomment>
        <translation>保存したテーブル</translation>
    </message>
    <message>
        <source>a game, as listed by “games”, a saved table, or a lesson such as imhotep/03</source>
        <extracomment>Help.GAME_OR_FILE</extracomment>
        <translation>「games」で一覧に出るゲーム、保存したテーブル、または imhotep/03 のようなレッスン</translation>
    </message>
    <message>
        <source>the step of a lesson to draw</source>
        <extracomment>Help.STEP</extracomment>
        <translation>描くレッスンのステップ</translation>
    </message>
    <message>
        <source>draw the step after what it asks for was done</source>
        <extracomment>Help.DONE</extracomment>
        <translation>求められたことを済ませたあとを描く</translation>
    </message>
    <message>
        <source>say what is wrong with lessons</source>
        <extracomment>Help.LESSON</extracomment>
        <translation>レッスンの問題点を示す</translation>
    </message>
    <message>
        <source>a game, or a lesson such as imhotep/03</source>
        <extracomment>Help.GAME_OR_LESSON</extracomment>
        <translation>ゲーム、または imhotep/03 のようなレッスン</translation>
    </message>
    <message>
        <source>also list what this step can refer to: moves, pieces, zones, score lines</source>
        <extracomment>Help.STEP_REFERS</extracomment>
        <translation>このステップで指せるもの（手、コマ、区域、得点項目）も一覧にする</translation>
    </message>
    <message>
        <source>print a start position for a lesson</source>
        <extracomment>Help.START</extracomment>
        <translation>レッスンの開始局面を書き出す</translation>
    </message>
    <message>
        <source>how many players; without it the fewest the game allows</source>
        <extracomment>Help.START_PLAYERS</extracomment>
        <translation>プレイヤー数。なければそのゲームの最少人数</translation>
    </message>
    <message>
        <source>how many moves the computer makes first</source>
        <extracomment>Help.START_AT</extracomment>
        <translation>はじめにコンピューターが指す手数</translation>
    </message>
    <message>
        <source>print the complete position instead of the moves</source>
        <extracomment>Help.START_STATE</extracomment>
        <translation>手の代わりに局面全体を書き出す</translation>
    </message>
    <message>
        <source>print JSON</source>
        <extracomment>Help.JSON</extracomment>
        <translation>JSONで出力する</translation>
    </message>
    <message>
        <source>who sits where, in turn order, with commas: you, another person (“human”), or a level ({levels})</source>
        <extracomment>Help.SEATS_PLAY</extracomment>
        <translation>手番順に誰が座るかをカンマ区切りで：you、ほかの人（human）、または強さ（{levels}）</translation>
    </message>
    <message>
        <source>who plays, with commas: levels ({levels}), “random” (any legal move), “greedy” (the best at first sight), or a level with settings and weights of its own, such as skilled+tree=1+playouts=380 or skilled@FILE</source>
        <extracomment>Help.SEATS_SELFPLAY</extracomment>
        <translation>遊ぶ者をカンマで区切って並べます。レベル（{levels}）、「random」（合法な手ならどれでも）、「greedy」（一目で最善の手）、または独自の設定や重みを使うレベル（skilled+tree=1+playouts=380 や skilled@ファイル など）</translation>
    </message>
    <message>
        <source>set an option of the game; may be given several times</source>
        <extracomment>Help.SET</extracomment>
        <translation>ゲームの設定を変える（何度でも指定可）</translation>
    </message>
    <message>
        <source>the number all chance starts from</source>
        <extracomment>Help.SEED</extracomment>
        <translation>すべての偶然の元になる数</translation>
    </message>
    <message>
        <source>how many games to play</source>
        <extracomment>Help.MATCHES</extracomment>
        <translation>対戦するゲーム数</translation>
    </message>
    <message>
        <source>playouts for every decision, instead of the usual number</source>
        <extracomment>Help.PLAYOUTS</extracomment>
        <translation>1手ごとのプレイアウト数（通常の数の代わり）</translation>
    </message>
    <message>
        <source>milliseconds for every decision, instead of what the level takes</source>
        <extracomment>Help.BUDGET</extracomment>
        <translation>強さの値に代えて使う、1回の判断あたりのミリ秒</translation>
    </message>
    <message>
        <source>how many processes to use</source>
        <extracomment>Help.JOBS</extracomment>
        <translation>使うプロセス数</translation>
    </message>
    <message>
        <source>a folder for the saved tables</source>
        <extracomment>Help.SAVE_DIR</extracomment>
        <translation>保存したテーブルを入れるフォルダー</translation>
    </message>
    <message>
        <source>how many moves have been made at the point wanted; without it all of the file</source>
        <extracomment>Help.AT</extracomment>
        <translation>見たい時点までの手数。省くと最後まで</translation>
    </message>
    <message>
        <source>the PNG file to write</source>
        <extracomment>Help.OUT</extracomment>
        <translation>書き出すPNGファイル</translation>
    </message>
    <message>
        <source>the size of the window, for instance 1280x800</source>
        <extracomment>Help.SIZE</extracomment>
        <translation>ウィンドウの大きさ（例：1280x800）</translation>
    </message>
    <message>
        <source>pixels per logical pixel, from 0.5 to 4</source>
        <extracomment>Help.SCALE</extracomment>
        <translation>論理ピクセルあたりのピクセル数（0.5〜4）</translation>
    </message>
    <message>
        <source>light or dark</source>
        <extracomment>Help.THEME</extracomment>
        <translation>light または dark</translation>
    </message>
    <message>
        <source>en or ja</source>
        <extracomment>Help.LANGUAGE</extracomment>
        <translation>en または ja</translation>
    </message>
    <message>
        <source>only this section, such as 5.3</source>
        <extracomment>Help.SECTION</extracomment>
        <translation>この節だけ（例：5.3）</translation>
    </message>
    <message>
        <source>how many pixels wide the page is</source>
        <extracomment>Help.WIDTH</extracomment>
        <translation>ページの幅（ピクセル）</translation>
    </message>
    <message>
        <source>the file to write, .pdf or .png</source>
        <extracomment>Help.OUT_SHEET</extracomment>
        <translation>書き出すファイル（.pdfか.png）</translation>
    </message>
    <message>
        <source>{why}</source>
        <extracomment>BadInput.PROBLEM</extracomment>
        <translation>{why}</translation>
    </message>
    <message>
        <source>There is neither a file nor a command “{word}”; the commands are: {known}.</source>
        <extracomment>BadInput.NO_COMMAND</extracomment>
        <translation>「{word}」というファイルもコマンドもありません。コマンドは {known} です。</translation>
    </message>
    <message>
        <source>There is no file “{file}”.</source>
        <extracomment>BadInput.NO_FILE</extracomment>
        <translation>「{file}」というファイルはありません。</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a file.</source>
        <extracomment>BadInput.NOT_A_FILE</extracomment>
        <translation>「{file}」はファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>There is no game “{game}”; there are: {known}.</source>
        <extracomment>BadInput.NO_GAME</extracomment>
        <translation>「{game}」というゲームはありません。あるのは {known} です。</translation>
    </message>
    <message>
        <source>There is neither a game nor a file “{word}”; the games are: {known}.</source>
        <extracomment>BadInput.NO_GAME_OR_FILE</extracomment>
        <translation>「{word}」というゲームもファイルもありません。ゲームは {known} です。</translation>
    </message>
    <message>
        <source>“{seat}” cannot sit at the table; these can: {known}.</source>
        <extracomment>BadInput.NO_SEAT</extracomment>
        <translation>「{seat}」は席に着けません。着けるのは {known} です。</translation>
    </message>
    <message>
        <source>“{setting}” sets nothing; what can be set: {known}.</source>
        <extracomment>BadInput.NO_SETTING</extracomment>
        <translation>「{setting}」では何も設定できません。設定できるのは次のとおりです：{known}</translation>
    </message>
    <message>
        <source>“{text}” does not set an option; write option=value.</source>
        <extracomment>BadInput.NOT_AN_OPTION</extracomment>
        <translation>「{text}」では設定できません。「項目=値」の形で書いてください。</translation>
    </message>
    <message>
        <source>The option “{option}” is set twice.</source>
        <extracomment>BadInput.TWICE</extracomment>
        <translation>設定「{option}」が2回指定されています。</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}.</source>
        <extracomment>BadInput.NOT_A_NUMBER</extracomment>
        <translation>「{text}」は{least}から{most}までの整数ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a scale from 0.5 to 4.</source>
        <extracomment>BadInput.NOT_A_SCALE</extracomment>
        <translation>「{text}」は0.5から4までの倍率ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a size such as 1280x800, from 320x240 to 7680x4320.</source>
        <extracomment>BadInput.NOT_A_SIZE</extracomment>
        <translation>「{text}」は1280x800のような大きさ（320x240〜7680x4320）ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is none of: {known}.</source>
        <extracomment>BadInput.NOT_ONE_OF</extracomment>
        <translation>「{text}」は {known} のどれでもありません。</translation>
    </message>
    <message>
        <source>“{file}” does not end in .png.</source>
        <extracomment>BadInput.NOT_PNG</extracomment>
        <translation>「{file}」の末尾が .png ではありません。</translation>
    </message>
    <message>
        <source>“{file}” ends neither in .pdf nor in .png.</source>
        <extracomment>BadInput.NOT_SHEET</extracomment>
        <translation>「{file}」の末尾が.pdfでも.pngでもありません。</translation>
    </message>
    <message>
        <source>There is no rules page of {game}.</source>
        <extracomment>BadInput.NO_RULES</extracomment>
        <translation>{game}のルールのページはありません。</translation>
    </message>
    <message>
        <source>The rules page of {game} has no section {section}.</source>
        <extracomment>BadInput.NO_SECTION</extracomment>
        <translation>{game}のルールのページに{section}の節はありません。</translation>
    </message>
    <message>
        <source>There is no quick reference of {game}.</source>
        <extracomment>BadInput.NO_QUICK</extracomment>
        <translation>{game}の早見表はありません。</translation>
    </message>
    <message>
        <source>“{file}” has {n:move|moves}, so there is no point after {ply}.</source>
        <extracomment>BadInput.NO_SUCH_PLY</extracomment>
        <translation>「{file}」は{n}手なので、{ply}手のあとの時点はありません。</translation>
    </message>
    <message>
        <source>There is no folder “{folder}”.</source>
        <extracomment>BadInput.NO_FOLDER</extracomment>
        <translation>「{folder}」というフォルダーはありません。</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {why}.</source>
        <extracomment>BadInput.CANNOT_WRITE</extracomment>
        <translation>「{file}」に書き込めません：{why}。</translation>
    </message>
    <message>
        <source>“{file}” was not played to its end, so there is nothing to look back at yet.</source>
        <extracomment>BadInput.NOT_OVER</extracomment>
        <translation>「{file}」は最後まで遊ばれていないため、まだ振り返ることができません。</translation>
    </message>
    <message>
        <source>{n:entrant|entrants} cannot fill a table of {players}.</source>
        <extracomment>BadInput.TOO_FEW</extracomment>
        <translation>{n}人では{players}人の卓が埋まりません。</translation>
    </message>
    <message>
        <source>“{file}” cannot be used as weights: {why}.</source>
        <extracomment>BadInput.NO_WEIGHTS</extracomment>
        <translation>「{file}」は重みとして使えません：{why}</translation>
    </message>
    <message>
        <source>The computer player of {game} has no weights as data; these games have: {known}.</source>
        <extracomment>BadInput.NOTHING_TO_TUNE</extracomment>
        <translation>{game}のコンピューターには、データとしての重みがありません。あるのは次のゲームです：{known}</translation>
    </message>
    <message>
        <source>The cluster at “{address}” cannot be used: {why}.</source>
        <extracomment>BadInput.NO_CLUSTER</extracomment>
        <translation>「{address}」のクラスターは使えません：{why}</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” is not a finished game.</source>
        <extracomment>BadInput.NOT_RECORDS</extracomment>
        <translation>「{file}」の{line}行目は終わった対局の記録ではありません。</translation>
    </message>
    <message>
        <source>The benches come with the source code; this copy of Lamplight has none.</source>
        <extracomment>BadInput.NO_BENCHES</extracomment>
        <translation>ベンチマークはソースコードに付属します。このLamplightには含まれていません。</translation>
    </message>
    <message>
        <source>This copy of Lamplight cannot open a window: {why}.</source>
        <extracomment>BadInput.NO_WINDOW</extracomment>
        <translation>このLamplightはウィンドウを開けません：{why}。</translation>
    </message>
    <message>
        <source>{id}: {title}, {players} players, about {minutes:minute|minutes}</source>
        <extracomment>Report.GAME</extracomment>
        <translation>{id}：{title}、{players}人、約{minutes}分</translation>
    </message>
    <message>
        <source>    {option}={default} (or {others}): {help}</source>
        <extracomment>Report.OPTION</extracomment>
        <translation>    {option}={default}（または {others}）：{help}</translation>
    </message>
    <message>
        <source>{file}: {game}, {n:move|moves}, in order.</source>
        <extracomment>Report.VERIFIED</extracomment>
        <translation>{file}：{game}、{n}手、問題なし。</translation>
    </message>
    <message>
        <source>Game {done} of {all}</source>
        <extracomment>Report.PROGRESS</extracomment>
        <translation>{all}局中{done}局目</translation>
    </message>
    <message>
        <source>{game}: {n:game|games}, {moves:move|moves}, {seconds} seconds</source>
        <extracomment>Report.HEAD</extracomment>
        <translation>{game}：{n}局、{moves}手、{seconds}秒</translation>
    </message>
    <message>
        <source>{seat}. {level}: {wins} wins ({share}), mean score {score}, mean rank {rank}</source>
        <extracomment>Report.STANDING</extracomment>
        <translation>{seat}. {level}：{wins}勝（{share}）、平均得点{score}、平均順位{rank}</translation>
    </message>
    <message>
        <source>{n:game|games} saved in {folder}.</source>
        <extracomment>Report.SAVED</extracomment>
        <translation>{folder}に{n}局を保存しました。</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <extracomment>Report.INTERRUPTED</extracomment>
        <translation>中断しました。</translation>
    </message>
    <message>
        <source>A process that played ended before its time.</source>
        <extracomment>Report.BROKEN</extracomment>
        <translation>対戦中のプロセスが途中で終了しました。</translation>
    </message>
    <message>
        <source>{name} ({game}): {value} {unit}</source>
        <extracomment>Report.BENCH</extracomment>
        <translation>{name}（{game}）：{value} {unit}</translation>
    </message>
    <message>
        <source>{game}: {n:game|games}, {new} new; shares of first places with 95 % intervals</source>
        <extracomment>Report.LADDER</extracomment>
        <translation>{game}：{n}局（うち新しい対局{new}局）。1位の割合と95%信頼区間</translation>
    </message>
    <message>
        <source>{level} with {others}: {share} of {n:game|games}</source>
        <extracomment>Report.MEETING</extracomment>
        <translation>{level}（相手：{others}）：{n}局中{share}</translation>
    </message>
    <message>
        <source>{level} altogether: {share} of {n:game|games}, mean score {score}, mean rank {rank}</source>
        <extracomment>Report.SHOWING</extracomment>
        <translation>{level} 全体：{n}局中{share}、平均点{score}、平均順位{rank}</translation>
    </message>
    <message>
        <source>{level}: rating {rating} ({low} - {high})</source>
        <extracomment>Report.RATED</extracomment>
        <translation>{level}：レーティング{rating}（{low} - {high}）</translation>
    </message>
    <message>
        <source>There are no ratings, as the packages of the extra “lab” are not installed.</source>
        <extracomment>Report.NO_RATINGS</extracomment>
        <translation>追加パッケージ「lab」がインストールされていないため、レーティングはありません。</translation>
    </message>
    <message>
        <source>Not counted in {file}: {n:game|games} that other code played.</source>
        <extracomment>Report.OTHER_CODE</extracomment>
        <translation>{file}の{n}局は、別のコードで対局されたため数えません。</translation>
    </message>
    <message>
        <source>{game}: mean squared error {before} with the old weights, {after} with the new ones</source>
        <extracomment>Report.FITTED</extracomment>
        <translation>{game}：平均二乗誤差は古い重みで{before}、新しい重みで{after}</translation>
    </message>
    <message>
        <source>    {name} = {value}</source>
        <extracomment>Report.WEIGHT</extracomment>
        <translation>    {name} = {value}</translation>
    </message>
    <message>
        <source>New against old weights: {share} ({low} - {high}) of {n:game|games}</source>
        <extracomment>Report.AGAINST_OLD</extracomment>
        <translation>新しい重み 対 古い重み：{n}局中{share}（{low} - {high}）</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <extracomment>Report.WRITTEN</extracomment>
        <translation>書き込みました：{file}</translation>
    </message>
    <message>
        <source>Position {done} of {all}</source>
        <extracomment>Report.FOUND</extracomment>
        <translation>局面 {done} / {all}</translation>
    </message>
    <message>
        <source>Decision {done} of {all}</source>
        <extracomment>Report.JUDGED</extracomment>
        <translation>{all}手のうち{done}手目</translation>
    </message>
    <message>
        <source>{game}: {n:decision|decisions}; expected results are those of the seats in order, in percent.</source>
        <extracomment>Report.REVIEWED</extracomment>
        <translation>{game}：{n}手。予想される結果は席順に百分率で示します。</translation>
    </message>
    <message>
        <source>{ply}. [{chances}] {who}: {move}</source>
        <extracomment>Report.DECISION</extracomment>
        <translation>{ply}. [{chances}] {who}：{move}</translation>
    </message>
    <message>
        <source>    {points} points given away; better: {better}</source>
        <extracomment>Report.COST</extracomment>
        <translation>    {points}点の損。より良い手：{better}</translation>
    </message>
    <message>
        <source>    {why}</source>
        <extracomment>Report.BECAUSE</extracomment>
        <translation>    {why}</translation>
    </message>
    <message>
        <source>    Best answer: {answer}</source>
        <extracomment>Report.ANSWER</extracomment>
        <translation>    最善の応手：{answer}</translation>
    </message>
    <message>
        <source>End. [{chances}]</source>
        <extracomment>Report.END</extracomment>
        <translation>終了 [{chances}]</translation>
    </message>
    <message>
        <source>The costliest decisions of {who}, {points} points given away in all:</source>
        <extracomment>Report.COSTLIEST</extracomment>
        <translation>{who}の最も損の大きかった手（合計{points}点の損）：</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>The lesson “{file}” could not be read: {why}.</source>
        <extracomment>LessonTrouble.UNREADABLE</extracomment>
        <translation>レッスン「{file}」を読めませんでした: {why}。</translation>
    </message>
    <message>
        <source>The lesson “{file}” is larger than {limit} kB.</source>
        <extracomment>LessonTrouble.TOO_LARGE</extracomment>
        <translation>レッスン「{file}」は{limit} kBを超えています。</translation>
    </message>
    <message>
        <source>“{file}” is not a lesson: {why}.</source>
        <extracomment>LessonTrouble.NOT_A_LESSON</extracomment>
        <translation>「{file}」はレッスンではありません: {why}。</translation>
    </message>
    <message>
        <source>There is no lesson “{lesson}”; there are: {known}.</source>
        <extracomment>LessonTrouble.NO_LESSON</extracomment>
        <translation>レッスン「{lesson}」はありません。あるのは: {known}。</translation>
    </message>
    <message>
        <source>There are no lessons of “{game}”.</source>
        <extracomment>LessonTrouble.NO_LESSONS</extracomment>
        <translation>「{game}」のレッスンはありません。</translation>
    </message>
    <message>
        <source>The lesson “{lesson}” has {n:step|steps}, so there is no step {step}.</source>
        <extracomment>LessonTrouble.NO_STEP</extracomment>
        <translation>レッスン「{lesson}」は{n}ステップなので、ステップ{step}はありません。</translation>
    </message>
    <message>
        <source>{lesson}, step {step}: {what}</source>
        <extracomment>StepTrouble.AT</extracomment>
        <translation>{lesson}、ステップ{step}: {what}</translation>
    </message>
    <message>
        <source>the set-up cannot be: {why}</source>
        <extracomment>StepTrouble.BAD_SETUP</extracomment>
        <translation>この設定はできません: {why}</translation>
    </message>
    <message>
        <source>the start position cannot be: {why}</source>
        <extracomment>StepTrouble.BAD_STATE</extracomment>
        <translation>この開始局面はありえません: {why}</translation>
    </message>
    <message>
        <source>“{move}” is not a move: {why}</source>
        <extracomment>PracticeTrouble.BAD_MOVE
----------
StepTrouble.BAD_MOVE</extracomment>
        <translation>「{move}」は手ではありません: {why}</translation>
    </message>
    <message>
        <source>“{move}” is not allowed: {why}</source>
        <extracomment>PracticeTrouble.ILLEGAL
----------
StepTrouble.ILLEGAL</extracomment>
        <translation>「{move}」はできません: {why}</translation>
    </message>
    <message>
        <source>“{move}” comes after the end of the game.</source>
        <extracomment>StepTrouble.OVER</extracomment>
        <translation>「{move}」はゲーム終了のあとです。</translation>
    </message>
    <message>
        <source>it is not the turn of the person, seat {seat}, but of {mover}.</source>
        <extracomment>StepTrouble.NOT_THE_PERSON</extracomment>
        <translation>席{seat}の人の番ではなく、{mover}の番です。</translation>
    </message>
    <message>
        <source>the first goal is the solution, so it must be one move, not “{pattern}”.</source>
        <extracomment>StepTrouble.SOLUTION_IS_PATTERN</extracomment>
        <translation>最初の目標は解答なので、「{pattern}」ではなく1つの手でなければなりません。</translation>
    </message>
    <message>
        <source>“{pattern}” matches no legal move, or only moves that reach the goal.</source>
        <extracomment>StepTrouble.NO_MATCH</extracomment>
        <translation>「{pattern}」に合う手がないか、目標に届く手しかありません。</translation>
    </message>
    <message>
        <source>The positions in “{file}” could not be read: {why}.</source>
        <extracomment>PracticeTrouble.UNREADABLE</extracomment>
        <translation>「{file}」の局面を読み込めませんでした：{why}。</translation>
    </message>
    <message>
        <source>“{file}” holds no positions: {why}.</source>
        <extracomment>PracticeTrouble.NOT_PRACTICE</extracomment>
        <translation>「{file}」に使える局面がありません：{why}。</translation>
    </message>
    <message>
        <source>“{move}” and “{other}” are not both allowed in the position.</source>
        <extracomment>PracticeTrouble.NOT_LEGAL</extracomment>
        <translation>この局面では「{move}」と「{other}」の両方が許されているわけではありません。</translation>
    </message>
    <message>
        <source>a step is either watched or done, not both.</source>
        <extracomment>StepTrouble.WATCH_AND_DO</extracomment>
        <translation>ステップは見るか、するかのどちらかです。</translation>
    </message>
    <message>
        <source>“{field}” is not said in “{language}”.</source>
        <extracomment>StepTrouble.NO_WORDS</extracomment>
        <translation>「{field}」に「{language}」の文がありません。</translation>
    </message>
    <message>
        <source>“{field}” has {n:word|words} in English; at most {limit}.</source>
        <extracomment>StepTrouble.TOO_MANY_WORDS</extracomment>
        <translation>「{field}」は英語で{n}語あります。{limit}語までです。</translation>
    </message>
    <message>
        <source>“{field}” has {n:character|characters} in “{language}”; at most {limit}.</source>
        <extracomment>StepTrouble.TOO_MANY_SIGNS</extracomment>
        <translation>「{field}」は「{language}」で{n}字あります。{limit}字までです。</translation>
    </message>
    <message>
        <source>“{text}” refers to nothing: {why}.</source>
        <extracomment>StepTrouble.BAD_REFERENCE</extracomment>
        <translation>「{text}」は何も指していません: {why}。</translation>
    </message>
    <message>
        <source>it covers “{section}”, which is no section of the rules.</source>
        <extracomment>StepTrouble.NO_SECTION</extracomment>
        <translation>ルールにない節「{section}」を扱うとしています。</translation>
    </message>
    <message>
        <source>no step asks the person to do anything.</source>
        <extracomment>StepTrouble.ENDS_UNDONE</extracomment>
        <translation>何かをするステップがありません。</translation>
    </message>
    <message>
        <source>write one of {known}</source>
        <extracomment>Kinds.FORM</extracomment>
        <translation>{known}のどれかを書きます</translation>
    </message>
    <message>
        <source>something must stand after “{kind}:”</source>
        <extracomment>Kinds.NEEDS</extracomment>
        <translation>「{kind}:」のあとに何か必要です</translation>
    </message>
    <message>
        <source>nothing may stand after “{kind}”</source>
        <extracomment>Kinds.NEEDS_NOTHING</extracomment>
        <translation>「{kind}」のあとには何も書けません</translation>
    </message>
    <message>
        <source>write a seat and the name of a score line, such as “a pyramids”, or the seat alone</source>
        <extracomment>Kinds.BAD_SCORE</extracomment>
        <translation>「a pyramids」のように席と得点項目の名前、または席だけを書きます</translation>
    </message>
    <message>
        <source>{what}</source>
        <extracomment>Report.TROUBLE</extracomment>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{n:lesson|lessons}: nothing is wrong.</source>
        <extracomment>Report.GOOD</extracomment>
        <translation>{n}レッスン: 問題ありません。</translation>
    </message>
    <message>
        <source>{lesson}, step {step}: “{text}” means nothing on the table.</source>
        <extracomment>Report.MEANS_NOTHING</extracomment>
        <translation>{lesson}、ステップ{step}: 「{text}」はテーブル上の何も指していません。</translation>
    </message>
    <message>
        <source>No lesson covers section {section}, “{heading}”.</source>
        <extracomment>Report.UNCOVERED</extracomment>
        <translation>節{section}「{heading}」を扱うレッスンがありません。</translation>
    </message>
    <message>
        <source>{lesson}: the person never makes a move that scores.</source>
        <extracomment>Report.NO_POINTS</extracomment>
        <translation>{lesson}: 学ぶ人が得点する手がありません。</translation>
    </message>
    <message>
        <source>{lesson}: {n:second|seconds} until the person scores; at most 120.</source>
        <extracomment>Report.TOO_LONG</extracomment>
        <translation>{lesson}: 得点までに{n}秒かかります。120秒までです。</translation>
    </message>
    <message>
        <source>Legal moves: {names}</source>
        <extracomment>Report.MOVES</extracomment>
        <translation>できる手: {names}</translation>
    </message>
    <message>
        <source>Pieces: {names}</source>
        <extracomment>Report.PIECES</extracomment>
        <translation>コマ: {names}</translation>
    </message>
    <message>
        <source>Zones: {names}</source>
        <extracomment>Report.ZONES</extracomment>
        <translation>区域: {names}</translation>
    </message>
    <message>
        <source>Score lines: {names}</source>
        <extracomment>Report.SCORES</extracomment>
        <translation>得点項目: {names}</translation>
    </message>
    <message>
        <source>Step {n} of {count}</source>
        <extracomment>Card.STEP</extracomment>
        <translation>ステップ {n}／{count}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Card.BACK</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Card.NEXT</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Card.NEXT_LESSON</extracomment>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>Card.FINISH</extracomment>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Card.SHOW_ME</extracomment>
        <translation>やって見せて</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Card.POINTS</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Lesson {n}: {title}</source>
        <extracomment>Bar.LESSON</extracomment>
        <translation>レッスン{n}: {title}</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <extracomment>Bar.BIGGER</extracomment>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>Bar.SMALLER</extracomment>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Bar.LEAVE</extracomment>
        <translation>やめる</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>Bar.ALL</extracomment>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Bar.RULES</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Bar.UNDO</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{game}: lessons</source>
        <extracomment>Contents.TITLE</extracomment>
        <translation>{game}: レッスン</translation>
    </message>
    <message>
        <source>{done} of {n:lesson|lessons} done</source>
        <extracomment>Contents.COUNT</extracomment>
        <translation>{n}レッスン中{done}レッスン終了</translation>
    </message>
    <message>
        <source>Begin with lesson {n}</source>
        <extracomment>Contents.BEGIN</extracomment>
        <translation>レッスン{n}から始める</translation>
    </message>
    <message>
        <source>Continue with lesson {n}</source>
        <extracomment>Contents.CONTINUE</extracomment>
        <translation>レッスン{n}を続ける</translation>
    </message>
    <message>
        <source>Begin again</source>
        <extracomment>Contents.AGAIN</extracomment>
        <translation>もう一度始める</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <extracomment>Contents.BACK</extracomment>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>Contents.BACK_TO_TABLE</extracomment>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>{n}. {title} (done)</source>
        <extracomment>Contents.DONE</extracomment>
        <translation>{n}. {title}（終了）</translation>
    </message>
    <message>
        <source>{n}. {title}</source>
        <extracomment>Contents.OPEN</extracomment>
        <translation>{n}. {title}</translation>
    </message>
    <message>
        <source>A lesson could not be opened: {why}</source>
        <extracomment>Contents.DAMAGED</extracomment>
        <translation>開けないレッスンがあります: {why}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>{game}: practice</source>
        <extracomment>Task.TITLE</extracomment>
        <translation>{game}：練習</translation>
    </message>
    <message>
        <source>Position {n} of {count}</source>
        <extracomment>Task.SECTION</extracomment>
        <translation>局面 {n} / {count}</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <extracomment>Task.HEADING</extracomment>
        <translation>最善手はどれ？</translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it at the table, as in a game.</source>
        <extracomment>Task.WORDS</extracomment>
        <translation>ほかのどの手よりもはっきりよい手が一つあります。対局のときと同じように、卓で指してください。</translation>
    </message>
    <message>
        <source>You have found it before.</source>
        <extracomment>Task.SOLVED_BEFORE</extracomment>
        <translation>前に見つけた局面です。</translation>
    </message>
    <message>
        <source>Looking at your move…</source>
        <extracomment>Task.JUDGING</extracomment>
        <translation>その手を調べています…</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <extracomment>Task.RIGHT</extracomment>
        <translation>正解です。{why}</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <extracomment>Task.AS_GOOD</extracomment>
        <translation>最善手と同じくらいよい手です。</translation>
    </message>
    <message>
        <source>{move} {why}</source>
        <extracomment>Task.SHOWN</extracomment>
        <translation>{move}{why}</translation>
    </message>
    <message>
        <source>That gives away about {n:point|points}.</source>
        <extracomment>Task.COST</extracomment>
        <translation>その手は約{n}点の損です。</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <extracomment>Task.COST_SMALL</extracomment>
        <translation>もっとよい手があります。</translation>
    </message>
    <message>
        <source>{cost} The best answer: {answer}</source>
        <extracomment>Task.COST_ANSWERED</extracomment>
        <translation>{cost}それに対する最善の応手：{answer}</translation>
    </message>
    <message>
        <source>Not yet:</source>
        <extracomment>Task.WRONG_HEAD</extracomment>
        <translation>まだです：</translation>
    </message>
    <message>
        <source>try again, or let the best move be shown</source>
        <extracomment>Task.WRONG</extracomment>
        <translation>もう一度試すか、最善手を見てください</translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Task.RIGHT_HEAD</extracomment>
        <translation>見つけました：</translation>
    </message>
    <message>
        <source>go on to the next position, or play this game on</source>
        <extracomment>Task.RIGHT_BODY</extracomment>
        <translation>次の局面へ進むか、この対局の続きを遊べます</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Task.AGAIN</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Task.PLAY_ON</extracomment>
        <translation>ここから続きを遊ぶ</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Task.NEXT</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>Task.LIST</extracomment>
        <translation>すべての局面</translation>
    </message>
    <message>
        <source>A position could not be opened: {why}</source>
        <extracomment>Task.DAMAGED</extracomment>
        <translation>局面を開けませんでした：{why}</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>PracticeList.TITLE</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Positions in which one move is clearly best. The computer says why, and what other moves give away.</source>
        <extracomment>PracticeList.ABOUT</extracomment>
        <translation>はっきり一番よい手が一つある局面です。その理由と、ほかの手がどれだけ損かをコンピューターが説明します。</translation>
    </message>
    <message>
        <source>Today’s position: {game}</source>
        <extracomment>PracticeList.TODAY</extracomment>
        <translation>今日の局面：{game}</translation>
    </message>
    <message>
        <source>Today’s position: {game} (found)</source>
        <extracomment>PracticeList.TODAY_DONE</extracomment>
        <translation>今日の局面：{game}（正解済み）</translation>
    </message>
    <message>
        <source>{done} of {n:position|positions} found</source>
        <extracomment>PracticeList.FOUND</extracomment>
        <translation>{n}局面のうち{done}正解</translation>
    </message>
    <message>
        <source>{game}, position {n}</source>
        <extracomment>PracticeList.POSITION</extracomment>
        <translation>{game}、局面{n}</translation>
    </message>
    <message>
        <source>{game}, position {n} (found)</source>
        <extracomment>PracticeList.POSITION_FOUND</extracomment>
        <translation>{game}、局面{n}（正解済み）</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <extracomment>PracticeList.BACK</extracomment>
        <translation>棚に戻る</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>{game}: the result</source>
        <extracomment>ResultText.TITLE</extracomment>
        <translation>{game}：結果</translation>
    </message>
    <message>
        <source>{who} {who:wins|win} with {n:point|points}.</source>
        <extracomment>ResultText.WINNER</extracomment>
        <translation>{who}の勝ち、{n}点です。</translation>
    </message>
    <message>
        <source>{one} and {other} share the victory with {n:point|points}.</source>
        <extracomment>ResultText.SHARED_BY_TWO</extracomment>
        <translation>{one}と{other}が{n}点で勝利を分け合います。</translation>
    </message>
    <message>
        <source>{players} share the victory with {n:point|points}.</source>
        <extracomment>ResultText.SHARED</extracomment>
        <translation>{players}が{n}点で勝利を分け合います。</translation>
    </message>
    <message>
        <source>Equal points; the tie-break decides: {numbers}.</source>
        <extracomment>ResultText.TIE_BREAK</extracomment>
        <translation>同点のため、タイブレークで決まります：{numbers}。</translation>
    </message>
    <message>
        <source>{who} {numbers}</source>
        <extracomment>ResultText.TIE_NUMBER</extracomment>
        <translation>{who} {numbers}</translation>
    </message>
    <message>
        <source>Place {n}</source>
        <extracomment>ResultText.PLACE</extracomment>
        <translation>{n}位</translation>
    </message>
    <message>
        <source>{place}  ·  {kind}</source>
        <extracomment>ResultText.PLACE_AND_KIND</extracomment>
        <translation>{place}  ·  {kind}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>ResultText.PERSON</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <extracomment>ResultText.COMPUTER</extracomment>
        <translation>コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>ResultText.TOTAL</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>{place}: {who}, {n:point|points}</source>
        <extracomment>ResultText.CARD</extracomment>
        <translation>{place}：{who}、{n}点</translation>
    </message>
    <message>
        <source>How the score grew</source>
        <extracomment>ResultText.GROWTH</extracomment>
        <translation>得点の移り変わり</translation>
    </message>
    <message>
        <source>decisions</source>
        <extracomment>ResultText.AXIS</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>{who}: {scores}.</source>
        <extracomment>ResultText.GROWTH_TOLD</extracomment>
        <translation>{who}：{scores}。</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>ResultText.AGAIN</extracomment>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>ResultText.TABLE</extracomment>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>How the points came</source>
        <extracomment>ResultText.WALK</extracomment>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>ResultText.LOOK_BACK</extracomment>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>ResultText.HOME</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>{game}: how the points came</source>
        <extracomment>Walk.TITLE</extracomment>
        <translation>{game}：得点の内訳</translation>
    </message>
    <message>
        <source>How the points came:</source>
        <extracomment>Walk.HEAD</extracomment>
        <translation>得点の内訳：</translation>
    </message>
    <message>
        <source>Step {n} of {count}</source>
        <extracomment>Walk.STEP</extracomment>
        <translation>{count}枚中{n}枚目</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points}: {line}.</source>
        <extracomment>Walk.ONE</extracomment>
        <translation>{who}は{n}点を得ます：{line}。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points}: {lines}.</source>
        <extracomment>Walk.MANY</extracomment>
        <translation>{who}は{n}点を得ます：{lines}。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points}: {lines}, and {more} more.</source>
        <extracomment>Walk.MORE</extracomment>
        <translation>{who}は{n}点を得ます：{lines}、ほか{more}件。</translation>
    </message>
    <message>
        <source>{who} {who:loses|lose} {n:point|points}: {line}.</source>
        <extracomment>Walk.LOST_ONE</extracomment>
        <translation>{who}は{n}点を失います：{line}。</translation>
    </message>
    <message>
        <source>{who} {who:loses|lose} {n:point|points}: {lines}.</source>
        <extracomment>Walk.LOST_MANY</extracomment>
        <translation>{who}は{n}点を失います：{lines}。</translation>
    </message>
    <message>
        <source>{who} {who:loses|lose} {n:point|points}: {lines}, and {more} more.</source>
        <extracomment>Walk.LOST_MORE</extracomment>
        <translation>{who}は{n}点を失います：{lines}、ほか{more}件。</translation>
    </message>
    <message>
        <source>{line} ({points})</source>
        <extracomment>Walk.LINE</extracomment>
        <translation>{line}（{points}）</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>Walk.OTHER</extracomment>
        <translation>終了時</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Walk.NEXT</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Walk.DONE</extracomment>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>Walk.LEAVE</extracomment>
        <translation>結果を見る</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{game}: looking back</source>
        <extracomment>Review.TITLE</extracomment>
        <translation>{game}：振り返り</translation>
    </message>
    <message>
        <source>Expected result in percent</source>
        <extracomment>Review.EXPECTED</extracomment>
        <translation>予想される結果（％）</translation>
    </message>
    <message>
        <source>decisions</source>
        <extracomment>Review.AXIS</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>{who}: {percents}.</source>
        <extracomment>Review.COURSE_TOLD</extracomment>
        <translation>{who}：{percents}。</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <extracomment>Review.COSTLIEST</extracomment>
        <translation>損の大きい順</translation>
    </message>
    <message>
        <source>In order</source>
        <extracomment>Review.IN_ORDER</extracomment>
        <translation>指した順</translation>
    </message>
    <message>
        <source>{done} of {n:decision|decisions} looked at</source>
        <extracomment>Review.PROGRESS</extracomment>
        <translation>{n}手のうち{done}手を調べました</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Review.STOP</extracomment>
        <translation>止める</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Review.GO_ON</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>Review.LIST</extracomment>
        <translation>指し手</translation>
    </message>
    <message>
        <source>{n}. {who}: {move}</source>
        <extracomment>Review.ROW</extracomment>
        <translation>{n}. {who}：{move}</translation>
    </message>
    <message>
        <source>{n}. {who}: {move} (−{points})</source>
        <extracomment>Review.ROW_COST</extracomment>
        <translation>{n}. {who}：{move}（−{points}）</translation>
    </message>
    <message>
        <source>No decision that gave anything away was found yet.</source>
        <extracomment>Review.NONE</extracomment>
        <translation>損をした手はまだ見つかっていません。</translation>
    </message>
    <message>
        <source>{n} of {count}:</source>
        <extracomment>Review.HEAD</extracomment>
        <translation>{count}手中{n}手目：</translation>
    </message>
    <message>
        <source>The end:</source>
        <extracomment>Review.END_HEAD</extracomment>
        <translation>終局：</translation>
    </message>
    <message>
        <source>the table as it stood when the last decision was made</source>
        <extracomment>Review.END</extracomment>
        <translation>最後の手が指されたあとの卓</translation>
    </message>
    <message>
        <source>This decision has not been looked at yet.</source>
        <extracomment>Review.NOT_YET</extracomment>
        <translation>この手はまだ調べていません。</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <extracomment>Review.PLAYED</extracomment>
        <translation>指した手：{move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>Review.BETTER</extracomment>
        <translation>よりよい手：{move}</translation>
    </message>
    <message>
        <source>Best answer to what was played: {move}</source>
        <extracomment>Review.ANSWER</extracomment>
        <translation>指した手への最善の応手：{move}</translation>
    </message>
    <message>
        <source>It gave away about {n:point|points}.</source>
        <extracomment>Review.LOST</extracomment>
        <translation>この手で約{n}点損しました。</translation>
    </message>
    <message>
        <source>It lowered the expected result by about {n} percent.</source>
        <extracomment>Review.LOST_SHARE</extracomment>
        <translation>この手で予想される結果が約{n}％下がりました。</translation>
    </message>
    <message>
        <source>{who}: about {points} given away.</source>
        <extracomment>Review.SUMMARY</extracomment>
        <translation>{who}：合わせて約{points}の損。</translation>
    </message>
    <message>
        <source>{n:point|points}</source>
        <extracomment>Review.POINTS</extracomment>
        <translation>{n}点</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Review.BEFORE</extracomment>
        <translation>前の手</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Review.AFTER</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Review.LEAVE</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Review.RULES</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Teach</source>
        <extracomment>Review.TEACH</extracomment>
        <translation>教える</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rules</source>
        <extracomment>RulesText.TAB</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <extracomment>RulesText.TITLE</extracomment>
        <translation>{game}：ルール</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>RulesText.CONTENTS</extracomment>
        <translation>目次</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>RulesText.GAME</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <extracomment>RulesText.FIND</extracomment>
        <translation>ルールの中を探す</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>RulesText.FOUND</extracomment>
        <translation>{all}件中{number}件目</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>RulesText.NOT_FOUND</extracomment>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Next place found</source>
        <extracomment>RulesText.NEXT</extracomment>
        <translation>次の一致へ</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <extracomment>RulesText.PREVIOUS</extracomment>
        <translation>前の一致へ</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>RulesText.PRINT</extracomment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Quick reference as PDF…</source>
        <extracomment>RulesText.QUICK</extracomment>
        <translation>早見表をPDFに保存…</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <extracomment>RulesText.OPEN</extracomment>
        <translation>別のウィンドウで開く</translation>
    </message>
    <message>
        <source>Rules {section}</source>
        <extracomment>RulesText.SECTION</extracomment>
        <translation>ルール {section}</translation>
    </message>
    <message>
        <source>Rules {section}, {words}</source>
        <extracomment>RulesText.SECTION_NAMED</extracomment>
        <translation>ルール {section}「{words}」</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <extracomment>RulesText.PAGE</extracomment>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>{game}: quick reference</source>
        <extracomment>QuickText.FOOT</extracomment>
        <translation>{game}：早見表</translation>
    </message>
    <message>
        <source>{players} players, about {minutes:minute|minutes}</source>
        <extracomment>QuickText.FACTS</extracomment>
        <translation>{players}人用、約{minutes}分</translation>
    </message>
    <message>
        <source>Save the quick reference</source>
        <extracomment>QuickText.SAVE_TITLE</extracomment>
        <translation>早見表を保存</translation>
    </message>
    <message>
        <source>PDF files</source>
        <extracomment>QuickText.KIND</extracomment>
        <translation>PDFファイル</translation>
    </message>
    <message>
        <source>{game} quick reference</source>
        <extracomment>QuickText.FILE</extracomment>
        <translation>{game} 早見表</translation>
    </message>
    <message>
        <source>The quick reference was not saved</source>
        <extracomment>QuickText.NOT_SAVED_TITLE</extracomment>
        <translation>早見表を保存できませんでした</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>QuickText.NOT_SAVED</extracomment>
        <translation>{file}：{why}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <extracomment>SettingsText.TITLE</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>SettingsText.CLOSE</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>SettingsText.SYSTEM</extracomment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>SettingsText.ON</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>SettingsText.OFF</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>SettingsText.LANGUAGE</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>Changes at once, also at a table.</source>
        <extracomment>SettingsText.LANGUAGE_HELP</extracomment>
        <translation>テーブルの途中でも、すぐに切り替わります。</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <extracomment>SettingsText.THEME</extracomment>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>How the window and the tables are lit.</source>
        <extracomment>SettingsText.THEME_HELP</extracomment>
        <translation>ウィンドウとテーブルの明るさです。</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>SettingsText.LIGHT</extracomment>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>SettingsText.DARK</extracomment>
        <translation>暗い</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>SettingsText.CONTRAST</extracomment>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Plain surfaces, stronger lines, no glow.</source>
        <extracomment>SettingsText.CONTRAST_HELP</extracomment>
        <translation>単色の面と太い線で表示し、光の効果を使いません。</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>SettingsText.MOTION</extracomment>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Pieces fade from place to place and do not travel.</source>
        <extracomment>SettingsText.MOTION_HELP</extracomment>
        <translation>駒は移動の動きを見せず、場所から場所へ切り替わります。</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>SettingsText.COACH</extracomment>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Says after your move what it gave away, and offers to take it back. Big: a tenth of the result or more.</source>
        <extracomment>SettingsText.COACH_HELP</extracomment>
        <translation>指したあとで、その手がどれだけ損だったかを伝え、戻せるようにします。大きなミスは、予想される結果の1割以上を失う手です。</translation>
    </message>
    <message>
        <source>Big mistakes</source>
        <extracomment>SettingsText.BIG_MISTAKES</extracomment>
        <translation>大きなミスだけ</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <extracomment>SettingsText.ALL_MISTAKES</extracomment>
        <translation>すべてのミス</translation>
    </message>
    <message>
        <source>Speed of the table</source>
        <extracomment>SettingsText.SPEED</extracomment>
        <translation>テーブルの速さ</translation>
    </message>
    <message>
        <source>How fast moves are shown. The game is the same at every speed.</source>
        <extracomment>SettingsText.SPEED_HELP</extracomment>
        <translation>手の進みを見せる速さです。どの速さでもゲームは同じです。</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>SettingsText.SLOW</extracomment>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>SettingsText.NORMAL</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>SettingsText.FAST</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>SettingsText.NO_ANIMATION</extracomment>
        <translation>動きなし</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>{game}: a new table</source>
        <extracomment>SetupText.TITLE</extracomment>
        <translation>{game}：新しいテーブル</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>SetupText.WHO_PLAYS</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>SetupText.HOW_MANY</extracomment>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>Variants</source>
        <extracomment>SetupText.VARIANTS</extracomment>
        <translation>バリエーション</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>SetupText.START</extracomment>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <extracomment>SetupText.BACK</extracomment>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>Designed by {designers}. Published by {publisher}, {year}.</source>
        <extracomment>SetupText.DESIGNED</extracomment>
        <translation>デザイン：{designers}。発行：{publisher}、{year}年。</translation>
    </message>
    <message>
        <source>A traditional game of {place}, in the form published by {publisher}, {year}.</source>
        <extracomment>SetupText.TRADITIONAL</extracomment>
        <translation>{place}の伝統的なゲームです。ルールは{publisher}の{year}年の版によります。</translation>
    </message>
    <message>
        <source>Lamplight is independent of the designers and the publisher and not affiliated with them; all its pictures and texts are its own.</source>
        <extracomment>SetupText.INDEPENDENT</extracomment>
        <translation>Lamplightはデザイナーや出版社から独立しており、提携関係はありません。絵と文章はすべて独自のものです。</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>SeatText.PERSON</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <extracomment>SeatText.PERSON_HELP</extracomment>
        <translation>この画面で遊びます。</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <extracomment>SeatText.COMPUTER</extracomment>
        <translation>コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>Name of seat {n}</source>
        <extracomment>SeatText.NAME</extracomment>
        <translation>席{n}の名前</translation>
    </message>
    <message>
        <source>Who plays at seat {n}</source>
        <extracomment>SeatText.KIND</extracomment>
        <translation>席{n}のプレイヤー</translation>
    </message>
    <message>
        <source>Colour of seat {n}: {colour}</source>
        <extracomment>SeatText.COLOUR</extracomment>
        <translation>席{n}の色：{colour}</translation>
    </message>
    <message>
        <source>Ember</source>
        <extracomment>Colours.EMBER</extracomment>
        <translation>朱色</translation>
    </message>
    <message>
        <source>Tide</source>
        <extracomment>Colours.TIDE</extracomment>
        <translation>青</translation>
    </message>
    <message>
        <source>Honey</source>
        <extracomment>Colours.HONEY</extracomment>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Pine</source>
        <extracomment>Colours.PINE</extracomment>
        <translation>深緑</translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>Colours.CHALK</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>Colours.PLUM</extracomment>
        <translation>紫</translation>
    </message>
    <message>
        <source>Aoi</source>
        <extracomment>Names.AOI</extracomment>
        <translation>アオイ</translation>
    </message>
    <message>
        <source>Bruno</source>
        <extracomment>Names.BRUNO</extracomment>
        <translation>ブルーノ</translation>
    </message>
    <message>
        <source>Carmen</source>
        <extracomment>Names.CARMEN</extracomment>
        <translation>カルメン</translation>
    </message>
    <message>
        <source>Dara</source>
        <extracomment>Names.DARA</extracomment>
        <translation>ダラ</translation>
    </message>
    <message>
        <source>Emil</source>
        <extracomment>Names.EMIL</extracomment>
        <translation>エミール</translation>
    </message>
    <message>
        <source>Fumi</source>
        <extracomment>Names.FUMI</extracomment>
        <translation>フミ</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>It is the turn of {who}.</source>
        <extracomment>Session.NOT_YOUR_TURN</extracomment>
        <translation>{who}の手番です。</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <extracomment>Session.NO_HINT</extracomment>
        <translation>ヒントが見つかりませんでした。</translation>
    </message>
    <message>
        <source>The table could not be saved: {why}.</source>
        <extracomment>Session.NOT_SAVED</extracomment>
        <translation>この卓を保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Action.HOME</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Action.UNDO</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Action.REDO</extracomment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Action.HINT</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>Action.COACH</extracomment>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>Action.WHY_NOT
----------
Prompting.WHY_NOT_HEAD</extracomment>
        <translation>なぜ不可？</translation>
    </message>
    <message>
        <source>Teach</source>
        <extracomment>Action.TEACH</extracomment>
        <translation>教える</translation>
    </message>
    <message>
        <source>Lesson about this decision</source>
        <extracomment>Action.LESSON</extracomment>
        <translation>この判断のレッスン</translation>
    </message>
    <message>
        <source>Table mode</source>
        <extracomment>Action.TABLE_MODE</extracomment>
        <translation>テーブルモード</translation>
    </message>
    <message>
        <source>What can this player do now?</source>
        <extracomment>Action.NOW</extracomment>
        <translation>この手番でできることは？</translation>
    </message>
    <message>
        <source>Whose hand is open</source>
        <extracomment>Action.OPEN_HAND</extracomment>
        <translation>だれの手札を開くか</translation>
    </message>
    <message>
        <source>Draw on the board</source>
        <extracomment>Action.PEN</extracomment>
        <translation>盤に描く</translation>
    </message>
    <message>
        <source>Wipe the board</source>
        <extracomment>Action.ERASE</extracomment>
        <translation>描いたものを消す</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Action.CHAPTERS</extracomment>
        <translation>章</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Action.ARRANGE</extracomment>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>Side panel</source>
        <extracomment>Action.SIDE</extracomment>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Action.RULES</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Pause AI</source>
        <extracomment>Action.PAUSE</extracomment>
        <translation>AIを止める</translation>
    </message>
    <message>
        <source>Move now</source>
        <extracomment>Action.MOVE_NOW</extracomment>
        <translation>すぐに指す</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <extracomment>Action.FIT</extracomment>
        <translation>盤を画面に合わせる</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <extracomment>Action.SORT_HAND</extracomment>
        <translation>手札を並べ直す</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Action.FULL_SCREEN</extracomment>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Action.SETTINGS</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Action.SPEED</extracomment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Action.MORE</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Action.SPEED_OFF</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Action.SPEED_FAST</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Action.SPEED_NORMAL</extracomment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Action.SPEED_SLOW</extracomment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Put a piece where you would like it; you hear whether it is allowed, and nothing is played.</source>
        <extracomment>Prompting.WHY_NOT</extracomment>
        <translation>置きたい所に駒を置いてみてください。できるかどうかを答えるだけで、手は指されません。</translation>
    </message>
    <message>
        <source>Hint:</source>
        <extracomment>Prompting.HINT_HEAD</extracomment>
        <translation>ヒント：</translation>
    </message>
    <message>
        <source>Note:</source>
        <extracomment>Prompting.NOTE_HEAD</extracomment>
        <translation>お知らせ：</translation>
    </message>
    <message>
        <source>looking for a good move</source>
        <extracomment>Prompting.THINKING_HINT</extracomment>
        <translation>よい手を探しています</translation>
    </message>
    <message>
        <source>the computer waits until you let it go on</source>
        <extracomment>Prompting.PAUSED</extracomment>
        <translation>続けるまで、コンピューターは待っています</translation>
    </message>
    <message>
        <source>Not now:</source>
        <extracomment>Prompting.REFUSED_HEAD</extracomment>
        <translation>今はできません：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Prompting.CANCEL</extracomment>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Prompting.END_WHY_NOT</extracomment>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Prompting.GO_ON</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>Prompting.RESULT</extracomment>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>How the points came</source>
        <extracomment>Prompting.WALK</extracomment>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>Prompting.LOOK_BACK</extracomment>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Undo:</source>
        <extracomment>Prompting.UNDO_HEAD</extracomment>
        <translation>元に戻す：</translation>
    </message>
    <message>
        <source>{who}:</source>
        <extracomment>Prompting.CURTAIN_HEAD</extracomment>
        <translation>{who}：</translation>
    </message>
    <message>
        <source>something only you may see comes next; the others look away</source>
        <extracomment>Prompting.CURTAIN</extracomment>
        <translation>次は本人だけが見てよいものです。ほかの人は目をそらしてください</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Prompting.OPEN_CURTAIN</extracomment>
        <translation>見る</translation>
    </message>
    <message>
        <source>the hand is closed</source>
        <extracomment>Prompting.CLOSED</extracomment>
        <translation>手札は伏せてあります</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>Prompting.OPEN_HAND</extracomment>
        <translation>開く</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Panel.PLAYERS</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <extracomment>Panel.IF_ENDED</extracomment>
        <translation>今終わったら</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Panel.LOG</extracomment>
        <translation>記録</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Panel.MOVES</extracomment>
        <translation>手の一覧</translation>
    </message>
    <message>
        <source>AI, {level}</source>
        <extracomment>Panel.AI</extracomment>
        <translation>AI・{level}</translation>
    </message>
    <message>
        <source>AI</source>
        <extracomment>Panel.AI_SHORT</extracomment>
        <translation>AI</translation>
    </message>
    <message>
        <source>at end {points:+}</source>
        <extracomment>Panel.AT_END</extracomment>
        <translation>終了時 {points:+}</translation>
    </message>
    <message>
        <source>→ {points:+}</source>
        <extracomment>Panel.AT_END_FAR</extracomment>
        <translation>→ {points:+}</translation>
    </message>
    <message>
        <source>→ {points}</source>
        <extracomment>Panel.ARROW</extracomment>
        <translation>→ {points}</translation>
    </message>
    <message>
        <source>{who}, {points:point|points}, {end} if it ended now</source>
        <extracomment>Panel.CARD</extracomment>
        <translation>{who}、{points}点、今終わったら{end}点</translation>
    </message>
    <message>
        <source>Find a move</source>
        <extracomment>Panel.FILTER</extracomment>
        <translation>手を探す</translation>
    </message>
    <message>
        <source>No move fits these words.</source>
        <extracomment>Panel.NO_MOVES</extracomment>
        <translation>この言葉に合う手はありません。</translation>
    </message>
    <message>
        <source>The moves appear when it is your turn.</source>
        <extracomment>Panel.NOT_YOURS</extracomment>
        <translation>手番になると、できる手が表示されます。</translation>
    </message>
    <message>
        <source>{line}: {points}</source>
        <extracomment>Panel.LINE</extracomment>
        <translation>{line}：{points}</translation>
    </message>
</context>
<context>
    <name>teach</name>
    <message>
        <source>Open the hand of whoever moves</source>
        <extracomment>Hand.TURN</extracomment>
        <translation>手番の人の手札を開く</translation>
    </message>
    <message>
        <source>Close all hands</source>
        <extracomment>Hand.NONE</extracomment>
        <translation>すべての手札を伏せる</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Now.TAB</extracomment>
        <translation>今の手</translation>
    </message>
    <message>
        <source>{who} can do this now:</source>
        <extracomment>Now.HEAD</extracomment>
        <translation>{who}が今できること：</translation>
    </message>
    <message>
        <source>Nobody can move: the game is over.</source>
        <extracomment>Now.NOTHING</extracomment>
        <translation>ゲームは終わりました。だれも動かせません。</translation>
    </message>
    <message>
        <source>{who} is a computer player. Pause it, and you move for it.</source>
        <extracomment>Now.AI</extracomment>
        <translation>{who}はコンピュータです。止めると、代わりに動かせます。</translation>
    </message>
    <message>
        <source>{who}: open the hand</source>
        <extracomment>Hand.OF</extracomment>
        <translation>{who}の手札を開く</translation>
    </message>
    <message>
        <source>{who}: close the hand</source>
        <extracomment>Hand.CLOSE</extracomment>
        <translation>{who}の手札を伏せる</translation>
    </message>
    <message>
        <source>{who}: the hand is closed. Open it, and its moves are listed here.</source>
        <extracomment>Now.CLOSED</extracomment>
        <translation>{who}の手札は伏せられています。開くと、できることがここに並びます。</translation>
    </message>
    <message>
        <source>{kind}: {n}</source>
        <extracomment>Now.COUNTED</extracomment>
        <translation>{kind}：{n}</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>Now.MOVES</extracomment>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>Violet line</source>
        <extracomment>Drawn.HINT</extracomment>
        <translation>紫の線</translation>
    </message>
    <message>
        <source>Green dashed line</source>
        <extracomment>Drawn.GREEN</extracomment>
        <translation>緑の破線</translation>
    </message>
    <message>
        <source>Blue dotted line</source>
        <extracomment>Drawn.BLUE</extracomment>
        <translation>青の点線</translation>
    </message>
    <message>
        <source>Red line of dashes and dots</source>
        <extracomment>Drawn.RED</extracomment>
        <translation>赤の一点鎖線</translation>
    </message>
    <message>
        <source>Wipe the board</source>
        <extracomment>Drawn.WIPE</extracomment>
        <translation>描いたものを消す</translation>
    </message>
    <message>
        <source>Put the pen down</source>
        <extracomment>Drawn.DONE</extracomment>
        <translation>ペンを置く</translation>
    </message>
    <message>
        <source>{game}: set up a position</source>
        <extracomment>Arrangement.TITLE</extracomment>
        <translation>{game}：局面を作る</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>Arrangement.HEAD</extracomment>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>Drag pieces anywhere. What cannot be is said here.</source>
        <extracomment>Arrangement.HOW</extracomment>
        <translation>コマを好きなところへ動かしてください。あり得ないことはここに出ます。</translation>
    </message>
    <message>
        <source>Put it on place {n}</source>
        <extracomment>Arrangement.PUT</extracomment>
        <translation>場所{n}に置く</translation>
    </message>
    <message>
        <source>Not on the table</source>
        <extracomment>Arrangement.TRAY</extracomment>
        <translation>場に出ていないもの</translation>
    </message>
    <message>
        <source>Not on the table: {kind}</source>
        <extracomment>Arrangement.SHELF</extracomment>
        <translation>場に出ていないもの：{kind}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <extracomment>Arrangement.GOOD</extracomment>
        <translation>この局面から始められます。</translation>
    </message>
    <message>
        <source>Whose side is shown</source>
        <extracomment>Arrangement.SHOWN</extracomment>
        <translation>だれの側を見せるか</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>Arrangement.MOVER</extracomment>
        <translation>だれの手番か</translation>
    </message>
    <message>
        <source>Score it</source>
        <extracomment>Arrangement.SCORE</extracomment>
        <translation>点数を見る</translation>
    </message>
    <message>
        <source>If the game ended now:</source>
        <extracomment>Arrangement.SCORED</extracomment>
        <translation>今終わったら：</translation>
    </message>
    <message>
        <source>{who}: {n:point|points}</source>
        <extracomment>Arrangement.TOTAL</extracomment>
        <translation>{who}：{n}点</translation>
    </message>
    <message>
        <source>{line}: {n}</source>
        <extracomment>Arrangement.LINE</extracomment>
        <translation>{line}：{n}</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>Arrangement.PLAY</extracomment>
        <translation>ここから始める</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Arrangement.UNDO</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>As it was</source>
        <extracomment>Arrangement.ANEW</extracomment>
        <translation>最初に戻す</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Arrangement.LEAVE</extracomment>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>ui</name>
    <message>
        <source>You</source>
        <extracomment>Grammar.YOU</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Grammar.COMMA</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Grammar.PLAYER</extracomment>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <extracomment>Product.NAME</extracomment>
        <translation>Lamplight</translation>
    </message>
    <message>
        <source>seven games for one table</source>
        <extracomment>Product.LINE</extracomment>
        <translation>ひとつのテーブルに七つのゲーム</translation>
    </message>
    <message>
        <source>{screen} – Lamplight</source>
        <extracomment>Product.TITLE</extracomment>
        <translation>{screen} – Lamplight</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu.GAME</extracomment>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Menu.MOVE</extracomment>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu.VIEW</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>Menu.LEARN</extracomment>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu.HELP</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Menu.HOME</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Menu.OPEN</extracomment>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <extracomment>Menu.RECENT</extracomment>
        <translation>最近のテーブルを開く</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu.SAVE</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>Menu.SAVE_AS</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>Menu.SETTINGS</extracomment>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Quit Lamplight</source>
        <extracomment>Menu.QUIT</extracomment>
        <translation>Lamplightを終了</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Menu.SPEED</extracomment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <extracomment>Menu.LIGHT_OR_DARK</extracomment>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Menu.FULL_SCREEN</extracomment>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Menu.RULES</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show the log’s folder</source>
        <extracomment>Menu.LOG</extracomment>
        <translation>ログのフォルダーを表示</translation>
    </message>
    <message>
        <source>About Lamplight</source>
        <extracomment>Menu.ABOUT</extracomment>
        <translation>Lamplightについて</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <extracomment>Files.KIND</extracomment>
        <translation>保存したテーブル</translation>
    </message>
    <message>
        <source>Open a saved table</source>
        <extracomment>Files.OPEN_TITLE</extracomment>
        <translation>保存したテーブルを開く</translation>
    </message>
    <message>
        <source>Save this table</source>
        <extracomment>Files.SAVE_TITLE</extracomment>
        <translation>このテーブルを保存</translation>
    </message>
    <message>
        <source>{game} {moment}</source>
        <extracomment>Files.ASIDE</extracomment>
        <translation>{game} {moment}</translation>
    </message>
    <message>
        <source>The table was saved as “{file}”.</source>
        <extracomment>Files.SAVED</extracomment>
        <translation>テーブルを「{file}」として保存しました。</translation>
    </message>
    <message>
        <source>The table you had not finished was kept as “{file}”.</source>
        <extracomment>Files.PUT_ASIDE</extracomment>
        <translation>途中だったテーブルを「{file}」として残しました。</translation>
    </message>
    <message>
        <source>The table could not be saved: {why}.</source>
        <extracomment>Files.NOT_SAVED</extracomment>
        <translation>テーブルを保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>This table cannot be opened as it is</source>
        <extracomment>Trouble.TITLE</extracomment>
        <translation>このテーブルはそのままでは開けません</translation>
    </message>
    <message>
        <source>The file itself was not changed.</source>
        <extracomment>Trouble.UNTOUCHED</extracomment>
        <translation>ファイルそのものには手を加えていません。</translation>
    </message>
    <message>
        <source>{n:move was|moves were} good; the table can be opened where the good moves end.</source>
        <extracomment>Trouble.GOOD_MOVES</extracomment>
        <translation>{n}手目までは正常です。そこからテーブルを開けます。</translation>
    </message>
    <message>
        <source>None of its moves can be used.</source>
        <extracomment>Trouble.NO_GOOD_MOVES</extracomment>
        <translation>使える手はひとつもありません。</translation>
    </message>
    <message>
        <source>Open the last good position</source>
        <extracomment>Trouble.OPEN_GOOD</extracomment>
        <translation>最後の正常な局面を開く</translation>
    </message>
    <message>
        <source>Open the autosave before it</source>
        <extracomment>Trouble.OPEN_OLDER</extracomment>
        <translation>ひとつ前の自動保存を開く</translation>
    </message>
    <message>
        <source>Show the file’s folder</source>
        <extracomment>Trouble.SHOW_FOLDER</extracomment>
        <translation>ファイルのフォルダーを表示</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Trouble.CANCEL</extracomment>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>Lamplight ended unexpectedly last time</source>
        <extracomment>Crash.LAST_TIME_TITLE</extracomment>
        <translation>前回、Lamplightは予期せず終了しました</translation>
    </message>
    <message>
        <source>Your table was saved after every move; it is waiting on the first page.</source>
        <extracomment>Crash.LAST_TIME</extracomment>
        <translation>テーブルは一手ごとに保存されています。最初のページから続けられます。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Crash.NOW_TITLE</extracomment>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>Lamplight goes on, and your table is saved. If something looks wrong now, start Lamplight again.</source>
        <extracomment>Crash.NOW</extracomment>
        <translation>Lamplightはこのまま続きます。テーブルは保存されています。表示がおかしいときは、Lamplightを起動し直してください。</translation>
    </message>
    <message>
        <source>This is what happened; it stays on this computer unless you send it to somebody:</source>
        <extracomment>Crash.REPORT</extracomment>
        <translation>起きたことの記録です。あなたが誰かに送らないかぎり、このコンピュータの外には出ません：</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Crash.COPY</extracomment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Crash.COPIED</extracomment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Crash.CLOSE</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>There is no display here to open a window on; “main.py selfplay” and “main.py shot” work without one.</source>
        <extracomment>Launch.NO_DISPLAY</extracomment>
        <translation>ウィンドウを開く画面がありません。「main.py selfplay」と「main.py shot」は画面がなくても使えます。</translation>
    </message>
    <message>
        <source>Good: {what}.</source>
        <extracomment>SelfCheck.GOOD</extracomment>
        <translation>正常：{what}。</translation>
    </message>
    <message>
        <source>Not good: {what}. {why}</source>
        <extracomment>SelfCheck.BAD</extracomment>
        <translation>異常：{what}。{why}</translation>
    </message>
    <message>
        <source>the window opens</source>
        <extracomment>SelfCheck.WINDOW</extracomment>
        <translation>ウィンドウが開く</translation>
    </message>
    <message>
        <source>{game}: {n:decision|decisions} with the computer in a process of its own, saved and opened again</source>
        <extracomment>SelfCheck.GAME</extracomment>
        <translation>{game}：別プロセスのコンピューターと{n}手進め、保存して開き直す</translation>
    </message>
    <message>
        <source>{game}: the first lesson is shown</source>
        <extracomment>SelfCheck.LESSON</extracomment>
        <translation>{game}：最初のレッスンが表示される</translation>
    </message>
    <message>
        <source>every language has letters</source>
        <extracomment>SelfCheck.FONTS</extracomment>
        <translation>すべての言語の文字がある</translation>
    </message>
    <message>
        <source>every language has its words</source>
        <extracomment>SelfCheck.LANGUAGES</extracomment>
        <translation>すべての言語の文章がある</translation>
    </message>
    <message>
        <source>pictures and icons can be read</source>
        <extracomment>SelfCheck.PICTURES</extracomment>
        <translation>絵とアイコンを読み込める</translation>
    </message>
    <message>
        <source>It did not appear on the screen.</source>
        <extracomment>SelfCheck.NOT_SHOWN</extracomment>
        <translation>画面に現れませんでした。</translation>
    </message>
    <message>
        <source>The table stood still after {n:decision|decisions}.</source>
        <extracomment>SelfCheck.STANDS_STILL</extracomment>
        <translation>{n}手で卓が止まりました。</translation>
    </message>
    <message>
        <source>The computer player has no process of its own.</source>
        <extracomment>SelfCheck.NO_PROCESS</extracomment>
        <translation>コンピューターのプロセスがありません。</translation>
    </message>
    <message>
        <source>The saved table opens at another position.</source>
        <extracomment>SelfCheck.OTHER_POSITION</extracomment>
        <translation>保存した卓が別の局面で開きました。</translation>
    </message>
    <message>
        <source>The lesson did not open.</source>
        <extracomment>SelfCheck.NOT_TAUGHT</extracomment>
        <translation>レッスンが開きませんでした。</translation>
    </message>
    <message>
        <source>No font here writes {language}.</source>
        <extracomment>SelfCheck.NO_LETTERS</extracomment>
        <translation>{language}を書けるフォントがありません。</translation>
    </message>
    <message>
        <source>The catalogue “{file}” cannot be read.</source>
        <extracomment>SelfCheck.NO_WORDS</extracomment>
        <translation>カタログ「{file}」を読み込めません。</translation>
    </message>
    <message>
        <source>The picture “{file}” cannot be read.</source>
        <extracomment>SelfCheck.UNREADABLE</extracomment>
        <translation>絵「{file}」を読み込めません。</translation>
    </message>
    <message>
        <source>Something unexpected happened: {why}.</source>
        <extracomment>SelfCheck.UNEXPECTED</extracomment>
        <translation>予期しないことが起きました：{why}。</translation>
    </message>
</context>
</TS>
