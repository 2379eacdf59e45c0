<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>sobek</name>
    <message>
        <source>ivory</source>
        <extracomment>Terms.IVORY</extracomment>
        <translation>象牙</translation>
    </message>
    <message>
        <source>ebony</source>
        <extracomment>Terms.EBONY</extracomment>
        <translation>黒檀</translation>
    </message>
    <message>
        <source>marble</source>
        <extracomment>Terms.MARBLE</extracomment>
        <translation>大理石</translation>
    </message>
    <message>
        <source>cattle</source>
        <extracomment>Terms.CATTLE</extracomment>
        <translation>牛</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>Terms.FISH</extracomment>
        <translation>魚</translation>
    </message>
    <message>
        <source>wheat</source>
        <extracomment>Terms.WHEAT</extracomment>
        <translation>小麦</translation>
    </message>
    <message>
        <source>amulet</source>
        <extracomment>Terms.AMULET</extracomment>
        <translation>アミュレット</translation>
    </message>
    <message>
        <source>green {kind}</source>
        <extracomment>Terms.GREEN_GOODS</extracomment>
        <translation>緑の{kind}</translation>
    </message>
    <message>
        <source>{kind} with {n:scarab|scarabs}</source>
        <extracomment>Terms.WITH_SCARABS</extracomment>
        <translation>{kind}（スカラベ{n}）</translation>
    </message>
    <message>
        <source>Queen</source>
        <extracomment>Terms.QUEEN</extracomment>
        <translation>女王</translation>
    </message>
    <message>
        <source>High Priest</source>
        <extracomment>Terms.HIGH_PRIEST</extracomment>
        <translation>大司祭</translation>
    </message>
    <message>
        <source>High Priestess</source>
        <extracomment>Terms.HIGH_PRIESTESS</extracomment>
        <translation>女大司祭</translation>
    </message>
    <message>
        <source>Scribe of cattle</source>
        <extracomment>Terms.CATTLE_SCRIBE</extracomment>
        <translation>牛の書記</translation>
    </message>
    <message>
        <source>Vizier</source>
        <extracomment>Terms.VIZIER</extracomment>
        <translation>大臣</translation>
    </message>
    <message>
        <source>Scribe of fish</source>
        <extracomment>Terms.FISH_SCRIBE</extracomment>
        <translation>魚の書記</translation>
    </message>
    <message>
        <source>Thief</source>
        <extracomment>Terms.THIEF</extracomment>
        <translation>盗賊</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <extracomment>Terms.COURTESAN</extracomment>
        <translation>廷臣</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>Terms.MERCHANT</extracomment>
        <translation>商人</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>Terms.GREEN</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>beige</source>
        <extracomment>Terms.BEIGE</extracomment>
        <translation>ベージュ</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>Terms.ORANGE</extracomment>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Guild</source>
        <extracomment>Terms.GUILD</extracomment>
        <translation>ギルド</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Terms.FLOOD</extracomment>
        <translation>洪水</translation>
    </message>
    <message>
        <source>Curse</source>
        <extracomment>Terms.CURSE</extracomment>
        <translation>呪い</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <extracomment>Terms.PROSPERITY</extracomment>
        <translation>繁栄</translation>
    </message>
    <message>
        <source>Embalming</source>
        <extracomment>Terms.EMBALMING</extracomment>
        <translation>エンバーミング</translation>
    </message>
    <message>
        <source>Swindle</source>
        <extracomment>Terms.SWINDLE
----------
Score.SWINDLE</extracomment>
        <translation>詐欺</translation>
    </message>
    <message>
        <source>face-down character</source>
        <extracomment>Terms.FACE_DOWN</extracomment>
        <translation>裏向きのキャラクター</translation>
    </message>
    <message>
        <source>Draw 3 cards from the deck.</source>
        <extracomment>CardText.QUEEN</extracomment>
        <translation>デッキからカードを3枚引きます。</translation>
    </message>
    <message>
        <source>Name a kind: all cards of that kind leave your corruption pile.</source>
        <extracomment>CardText.HIGH_PRIEST</extracomment>
        <translation>品物タイプを1つ選び、自分の汚職山札からそのカードをすべて除去します。</translation>
    </message>
    <message>
        <source>Name a kind: every card of it leaves your corruption pile.</source>
        <extracomment>CardText.HIGH_PRIESTESS</extracomment>
        <translation>品物タイプを1つ選びます。自分の汚職山札のそのカードはすべて除去されます。</translation>
    </message>
    <message>
        <source>Every opponent with 7 or more cards discards down to 6.</source>
        <extracomment>CardText.CATTLE_SCRIBE</extracomment>
        <translation>手札が7枚以上ある対戦相手は全員、6枚になるように捨てます。</translation>
    </message>
    <message>
        <source>Look at the corruption pile of an opponent and take one of its cards.</source>
        <extracomment>CardText.VIZIER</extracomment>
        <translation>対戦相手1人の汚職山札を見て、その中から1枚を手札に加えます。</translation>
    </message>
    <message>
        <source>Each opponent who holds 7 or more cards discards down to 6.</source>
        <extracomment>CardText.FISH_SCRIBE</extracomment>
        <translation>7枚以上の手札を持つ対戦相手は全員、6枚になるように捨てます。</translation>
    </message>
    <message>
        <source>Choose an opponent and a back: take a random card with that back from the hand.</source>
        <extracomment>CardText.THIEF</extracomment>
        <translation>対戦相手1人と裏面の色を選び、その手札からその裏面のカードを無作為に1枚取ります。</translation>
    </message>
    <message>
        <source>Add 1 or 2 cards of your hand to one of your laid sets.</source>
        <extracomment>CardText.COURTESAN</extracomment>
        <translation>自分の場のセット1つに、手札から1〜2枚を加えます。</translation>
    </message>
    <message>
        <source>Take any card of the row; the cards before it stay.</source>
        <extracomment>CardText.MERCHANT</extracomment>
        <translation>列から好きなカード1枚を手札に加えます。手前のカードは残ります。</translation>
    </message>
    <message>
        <source>Go forward to the next space of your symbol, then send an opponent back to the previous one of theirs.</source>
        <extracomment>TokenText.GUILD</extracomment>
        <translation>自分のコマを次の同じマークまで進め、対戦相手1人のコマを1つ前の同じマークまで戻します。</translation>
    </message>
    <message>
        <source>Take one more turn at once.</source>
        <extracomment>TokenText.FLOOD</extracomment>
        <translation>ただちにもう1ターン行います。</translation>
    </message>
    <message>
        <source>Put it under the corruption tile of an opponent; it counts as 2 cards.</source>
        <extracomment>TokenText.CURSE</extracomment>
        <translation>対戦相手1人の汚職タイルの下に置きます。カード2枚分として数えます。</translation>
    </message>
    <message>
        <source>Put it on your set of wheat, fish or cattle: 2 more scarabs.</source>
        <extracomment>TokenText.PROSPERITY</extracomment>
        <translation>自分の小麦・魚・牛のセット1つに置き、スカラベを2つ増やします。</translation>
    </message>
    <message>
        <source>Take all cards of your corruption pile into your hand.</source>
        <extracomment>TokenText.EMBALMING</extracomment>
        <translation>自分の汚職山札のカードをすべて手札に加えます。</translation>
    </message>
    <message>
        <source>Go forward by the number of cards in your corruption pile.</source>
        <extracomment>TokenText.SWINDLE</extracomment>
        <translation>自分の汚職山札の枚数分、コマを進めます。</translation>
    </message>
    <message>
        <source>Sobek</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation>ソベク</translation>
    </message>
    <message>
        <source>Take goods along the Nile and lay them in sets, but every card you skip makes you more corrupt.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation>ナイル川沿いの品物を取ってセットを作りますが、飛ばしたカードの分だけ汚職がたまります。</translation>
    </message>
    <message>
        <source>You see your own hand and corruption pile. Of the others you see only the backs of their hands. Characters lie face down in the row, and tokens are seen only by those who have chosen one.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation>見えるのは自分の手札と自分の汚職山札です。ほかのプレイヤーは手札の裏面だけが見えます。列のキャラクターは裏向きで、トークンの表は選んだことのある人だけが知っています。</translation>
    </message>
    <message>
        <source>Score track</source>
        <extracomment>Facts.TRACK</extracomment>
        <translation>スコアボード</translation>
    </message>
    <message>
        <source>The order of the symbols: varied, so that a step is 3 to 7 points, or always the same, 5 points.</source>
        <extracomment>Facts.TRACK_HELP</extracomment>
        <translation>マークの並び方：不規則なら1歩は3〜7点、規則的ならいつも5点です。</translation>
    </message>
    <message>
        <source>Varied</source>
        <extracomment>Facts.VARIED</extracomment>
        <translation>不規則</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>Facts.REGULAR</extracomment>
        <translation>規則的</translation>
    </message>
    <message>
        <source>Deck for two players</source>
        <extracomment>Facts.DECK</extracomment>
        <translation>2人用のデッキ</translation>
    </message>
    <message>
        <source>With 45 cards nine are taken out unseen and there are five rows; with 54 there are six.</source>
        <extracomment>Facts.DECK_HELP</extracomment>
        <translation>45枚なら9枚を見ずに除いて5列、54枚なら6列になります。</translation>
    </message>
    <message>
        <source>45 cards</source>
        <extracomment>Facts.DECK_45</extracomment>
        <translation>45枚</translation>
    </message>
    <message>
        <source>54 cards</source>
        <extracomment>Facts.DECK_54</extracomment>
        <translation>54枚</translation>
    </message>
    <message>
        <source>Corruption piles</source>
        <extracomment>Facts.CORRUPTION</extracomment>
        <translation>汚職山札</translation>
    </message>
    <message>
        <source>Hidden, or with the number of cards in each pile shown to everybody.</source>
        <extracomment>Facts.CORRUPTION_HELP</extracomment>
        <translation>非公開、または各汚職山札の枚数だけを全員に公開します。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>Facts.HIDDEN_PILES</extracomment>
        <translation>非公開</translation>
    </message>
    <message>
        <source>Numbers shown</source>
        <extracomment>Facts.OPEN_COUNTS</extracomment>
        <translation>枚数を公開</translation>
    </message>
    <message>
        <source>Scribe</source>
        <extracomment>Facts.SCRIBE
----------
Card.SCRIBE</extracomment>
        <translation>書記</translation>
    </message>
    <message>
        <source>Where cards go that must be discarded because of the Scribe.</source>
        <extracomment>Facts.SCRIBE_HELP</extracomment>
        <translation>書記のために捨てたカードの行き先です。</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <extracomment>Facts.SCRIBE_OUT</extracomment>
        <translation>ラウンドから除外</translation>
    </message>
    <message>
        <source>To the own corruption pile</source>
        <extracomment>Facts.SCRIBE_CORRUPTION</extracomment>
        <translation>自分の汚職山札へ</translation>
    </message>
    <message>
        <source>End after round 2</source>
        <extracomment>Facts.EARLY_END</extracomment>
        <translation>2ラウンド後の終了</translation>
    </message>
    <message>
        <source>The game can end after two rounds when somebody has 100 points, or always has three.</source>
        <extracomment>Facts.EARLY_END_HELP</extracomment>
        <translation>誰かが100点になれば2ラウンドで終わるか、必ず3ラウンド行います。</translation>
    </message>
    <message>
        <source>With 100 points</source>
        <extracomment>Facts.END_AT_100</extracomment>
        <translation>100点で終了</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Facts.END_NEVER</extracomment>
        <translation>終了しない</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Refusal.GAME_OVER</extracomment>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>Sobek has no decision number {number}.</source>
        <extracomment>Refusal.NO_SUCH_DECISION</extracomment>
        <translation>ソベクに{number}番の選択はありません。</translation>
    </message>
    <message>
        <source>There is no piece number {number} on the table.</source>
        <extracomment>Refusal.NO_SUCH_PIECE</extracomment>
        <translation>{number}番のコマはテーブルにありません。</translation>
    </message>
    <message>
        <source>Score markers are moved by tokens and at the end of a round.</source>
        <extracomment>Refusal.MARKERS_MOVE_ALONE</extracomment>
        <translation>スコアマーカーはトークンとラウンド終了時にだけ動きます。</translation>
    </message>
    <message>
        <source>That is allowed; make it as the move “{move}”.</source>
        <extracomment>Refusal.SAY_WHICH</extracomment>
        <translation>それはできます。「{move}」という手で行ってください。</translation>
    </message>
    <message>
        <source>You are laying a set of {kind}: add more cards or finish it.</source>
        <extracomment>Refusal.SET_FIRST</extracomment>
        <translation>{kind}のセットを出している途中です。カードを加えるか、完成させてください。</translation>
    </message>
    <message>
        <source>You played a set: choose one of the tokens.</source>
        <extracomment>Refusal.TOKEN_FIRST</extracomment>
        <translation>セットを出しました。トークンを1つ選んでください。</translation>
    </message>
    <message>
        <source>Choose an opponent for the {what}.</source>
        <extracomment>Refusal.OPPONENT_FIRST</extracomment>
        <translation>{what}の相手を1人選んでください。</translation>
    </message>
    <message>
        <source>Put Prosperity on one of your sets.</source>
        <extracomment>Refusal.BLESS_FIRST</extracomment>
        <translation>繁栄を自分のセットの1つに置いてください。</translation>
    </message>
    <message>
        <source>Name the kind that leaves your corruption pile.</source>
        <extracomment>Refusal.KIND_FIRST</extracomment>
        <translation>汚職山札から除去する品物タイプを選んでください。</translation>
    </message>
    <message>
        <source>You are looking at a corruption pile: take one of its cards.</source>
        <extracomment>Refusal.PICK_FIRST</extracomment>
        <translation>汚職山札を見ています。その中から1枚取ってください。</translation>
    </message>
    <message>
        <source>The Thief is at work: choose the back of the card to steal.</source>
        <extracomment>Refusal.BACK_FIRST</extracomment>
        <translation>盗賊の効果です。取るカードの裏面を選んでください。</translation>
    </message>
    <message>
        <source>The Scribe has come: discard {n:card|cards} of your hand.</source>
        <extracomment>Refusal.DISCARD_FIRST</extracomment>
        <translation>書記が来ました。手札を{n}枚捨ててください。</translation>
    </message>
    <message>
        <source>The Courtesan is at work: add a card to one of your sets.</source>
        <extracomment>Refusal.ADD_FIRST</extracomment>
        <translation>廷臣の効果です。自分のセットの1つにカードを加えてください。</translation>
    </message>
    <message>
        <source>The Courtesan is at work: add a second card to your {kind}, or finish.</source>
        <extracomment>Refusal.ADD_OR_FINISH</extracomment>
        <translation>廷臣の効果です。{kind}に2枚目を加えるか、終えてください。</translation>
    </message>
    <message>
        <source>The Merchant is at work: take any card of the row.</source>
        <extracomment>Refusal.REACH_FIRST</extracomment>
        <translation>商人の効果です。列から好きなカードを取ってください。</translation>
    </message>
    <message>
        <source>The round is over: lay a set sideways, or lay no more.</source>
        <extracomment>Refusal.LATE_FIRST</extracomment>
        <translation>ラウンドは終わりました。セットを横向きに出すか、出すのを終えてください。</translation>
    </message>
    <message>
        <source>You have the lowest score: name the start player of the round.</source>
        <extracomment>Refusal.START_FIRST</extracomment>
        <translation>あなたが最下位です。このラウンドのスタートプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Only a card of the row along the Nile can be taken.</source>
        <extracomment>Refusal.NOT_A_ROW_CARD</extracomment>
        <translation>取れるのはナイル川沿いの列のカードだけです。</translation>
    </message>
    <message>
        <source>There is no card {slot} in the row: it has {n:card|cards}.</source>
        <extracomment>Refusal.ROW_TOO_SHORT</extracomment>
        <translation>列に{slot}枚目はありません。列は{n}枚です。</translation>
    </message>
    <message>
        <source>Card {slot} is out of reach: only the first {n:card|cards} of the row can be taken.</source>
        <extracomment>Refusal.OUT_OF_REACH</extracomment>
        <translation>{slot}枚目には届きません。取れるのは左から{n}枚目までです。</translation>
    </message>
    <message>
        <source>A card you take goes into your own hand.</source>
        <extracomment>Refusal.TAKE_TO_HAND</extracomment>
        <translation>取ったカードは自分の手札に入れます。</translation>
    </message>
    <message>
        <source>Sets are made of the cards in your hand.</source>
        <extracomment>Refusal.NOT_A_HAND_CARD</extracomment>
        <translation>セットは自分の手札のカードで作ります。</translation>
    </message>
    <message>
        <source>You do not have this card in your hand: {card}.</source>
        <extracomment>Refusal.CARD_NOT_HELD</extracomment>
        <translation>手札にないカードです：{card}。</translation>
    </message>
    <message>
        <source>That place belongs to {who}; lay your cards on your own side.</source>
        <extracomment>Refusal.NOT_YOUR_SET</extracomment>
        <translation>そこは{who}の場です。カードは自分の場に出してください。</translation>
    </message>
    <message>
        <source>Cards of your hand are laid on your own sets.</source>
        <extracomment>Refusal.CARDS_GO_TO_SETS</extracomment>
        <translation>手札のカードは自分のセットに出します。</translation>
    </message>
    <message>
        <source>This card does not belong to {kind}: {card}.</source>
        <extracomment>Refusal.WRONG_KIND</extracomment>
        <translation>{kind}には入らないカードです：{card}。</translation>
    </message>
    <message>
        <source>You are laying {kind}; these cards go to no other set.</source>
        <extracomment>Refusal.OTHER_SET</extracomment>
        <translation>{kind}を出している途中です。ほかのセットには出せません。</translation>
    </message>
    <message>
        <source>A set needs {needs:card|cards}; for {kind} your hand has {n}.</source>
        <extracomment>Refusal.SET_TOO_SMALL</extracomment>
        <translation>セットには{needs}枚必要です。{kind}に使える手札は{n}枚です。</translation>
    </message>
    <message>
        <source>Amulets alone make no set of {kind}: lay at least one card of {kind} with them.</source>
        <extracomment>Refusal.ONLY_AMULETS</extracomment>
        <translation>アミュレットだけでは{kind}のセットになりません。{kind}を1枚以上一緒に出してください。</translation>
    </message>
    <message>
        <source>Sets are laid sideways only after the round.</source>
        <extracomment>Refusal.SIDEWAYS_LATER</extracomment>
        <translation>横向きのセットはラウンドの終了後にだけ出せます。</translation>
    </message>
    <message>
        <source>The round is over: sets are laid sideways now.</source>
        <extracomment>Refusal.UPRIGHT_EARLIER</extracomment>
        <translation>ラウンドは終わりました。セットは横向きに出します。</translation>
    </message>
    <message>
        <source>You have no laid set of {kind} that the Courtesan could add to.</source>
        <extracomment>Refusal.NO_SET_TO_ADD_TO</extracomment>
        <translation>廷臣が加えられる{kind}のセットは場にありません。</translation>
    </message>
    <message>
        <source>You are not laying a set.</source>
        <extracomment>Refusal.NOTHING_TO_FINISH</extracomment>
        <translation>いまはセットを出していません。</translation>
    </message>
    <message>
        <source>A set needs {needs:card|cards}; so far you have laid {n}.</source>
        <extracomment>Refusal.SET_UNFINISHED</extracomment>
        <translation>セットには{needs}枚必要です。まだ{n}枚しか出していません。</translation>
    </message>
    <message>
        <source>Amulets alone make no set: add at least one card of {kind}.</source>
        <extracomment>Refusal.NEEDS_GOODS</extracomment>
        <translation>アミュレットだけではセットになりません。{kind}を1枚以上加えてください。</translation>
    </message>
    <message>
        <source>Only characters can be played for their power, not this card: {card}.</source>
        <extracomment>Refusal.NOT_A_CHARACTER</extracomment>
        <translation>能力を使えるのはキャラクターだけです。このカードでは使えません：{card}。</translation>
    </message>
    <message>
        <source>A character is played on the place for cards in play.</source>
        <extracomment>Refusal.CHARACTERS_GO_IN_PLAY</extracomment>
        <translation>キャラクターは効果を使うカードの置き場に出します。</translation>
    </message>
    <message>
        <source>A token is chosen only after playing a set.</source>
        <extracomment>Refusal.NO_TOKEN_NOW</extracomment>
        <translation>トークンを選ぶのはセットを出した後だけです。</translation>
    </message>
    <message>
        <source>Choose one of the event tokens.</source>
        <extracomment>Refusal.NOT_A_TOKEN</extracomment>
        <translation>イベントトークンから1つ選んでください。</translation>
    </message>
    <message>
        <source>There is no {token} among the tokens you see.</source>
        <extracomment>Refusal.TOKEN_NOT_THERE</extracomment>
        <translation>見ているトークンに{token}はありません。</translation>
    </message>
    <message>
        <source>Show the token you choose on the place for what is in play.</source>
        <extracomment>Refusal.TOKENS_GO_IN_PLAY</extracomment>
        <translation>選んだトークンは効果を使う置き場に出してください。</translation>
    </message>
    <message>
        <source>Nothing is in play that could be used on anybody.</source>
        <extracomment>Refusal.NOTHING_IN_PLAY</extracomment>
        <translation>いま誰かに使えるものはありません。</translation>
    </message>
    <message>
        <source>That is not what is being carried out; use the {what}.</source>
        <extracomment>Refusal.NOT_IN_PLAY</extracomment>
        <translation>いま使っているのは{what}です。</translation>
    </message>
    <message>
        <source>The {what} is for an opponent, not for yourself.</source>
        <extracomment>Refusal.NOT_YOURSELF</extracomment>
        <translation>{what}は自分にではなく、対戦相手に使います。</translation>
    </message>
    <message>
        <source>Put the {what} on one of your opponents.</source>
        <extracomment>Refusal.NOT_AN_OPPONENT</extracomment>
        <translation>{what}は対戦相手の1人に使ってください。</translation>
    </message>
    <message>
        <source>Prosperity goes on wheat, fish or cattle, not on {kind}.</source>
        <extracomment>Refusal.NOT_BLESSED</extracomment>
        <translation>繁栄は小麦・魚・牛に置きます。{kind}には置けません。</translation>
    </message>
    <message>
        <source>You have no laid set of {kind} for Prosperity.</source>
        <extracomment>Refusal.NO_SET_TO_BLESS</extracomment>
        <translation>繁栄を置ける{kind}のセットは場にありません。</translation>
    </message>
    <message>
        <source>Prosperity goes on one of your own sets.</source>
        <extracomment>Refusal.BLESS_A_SET</extracomment>
        <translation>繁栄は自分のセットの1つに置きます。</translation>
    </message>
    <message>
        <source>The {what} needs the name of a kind.</source>
        <extracomment>Refusal.NOT_A_KIND</extracomment>
        <translation>{what}には品物タイプを選んでください。</translation>
    </message>
    <message>
        <source>You are looking at no corruption pile.</source>
        <extracomment>Refusal.NO_PILE_OPEN</extracomment>
        <translation>いまは汚職山札を見ていません。</translation>
    </message>
    <message>
        <source>Take one of the cards of the corruption pile you are looking at.</source>
        <extracomment>Refusal.NOT_A_PILE_CARD</extracomment>
        <translation>見ている汚職山札のカードを1枚取ってください。</translation>
    </message>
    <message>
        <source>This card is not in the corruption pile: {card}.</source>
        <extracomment>Refusal.NOT_IN_PILE</extracomment>
        <translation>その汚職山札にないカードです：{card}。</translation>
    </message>
    <message>
        <source>Cards are stolen only by the Thief.</source>
        <extracomment>Refusal.NO_THIEF</extracomment>
        <translation>カードを盗めるのは盗賊だけです。</translation>
    </message>
    <message>
        <source>Choose the back of a card to steal.</source>
        <extracomment>Refusal.NOT_A_BACK</extracomment>
        <translation>盗むカードの裏面を選んでください。</translation>
    </message>
    <message>
        <source>There is no {back} card in the hand of {who}.</source>
        <extracomment>Refusal.NO_SUCH_BACK</extracomment>
        <translation>{who}の手札に{back}のカードはありません。</translation>
    </message>
    <message>
        <source>Cards are discarded only when the Scribe demands it.</source>
        <extracomment>Refusal.NO_DISCARD_NOW</extracomment>
        <translation>カードを捨てるのは書記に求められたときだけです。</translation>
    </message>
    <message>
        <source>Discard a card of your own hand.</source>
        <extracomment>Refusal.NOT_YOURS_TO_DISCARD</extracomment>
        <translation>自分の手札から捨ててください。</translation>
    </message>
    <message>
        <source>What the Scribe makes you discard goes out of the round.</source>
        <extracomment>Refusal.DISCARDS_GO_OUT</extracomment>
        <translation>書記のために捨てるカードはラウンドから除外します。</translation>
    </message>
    <message>
        <source>What the Scribe makes you discard goes to your own corruption pile.</source>
        <extracomment>Refusal.DISCARDS_GO_TO_PILE</extracomment>
        <translation>書記のために捨てるカードは自分の汚職山札に置きます。</translation>
    </message>
    <message>
        <source>You cannot pass: take a card, lay a set or play a character.</source>
        <extracomment>Refusal.PASSING_IS_IMPOSSIBLE</extracomment>
        <translation>パスはできません。カードを取るか、セットを出すか、キャラクターを使ってください。</translation>
    </message>
    <message>
        <source>The start player is named only before the second and the third round.</source>
        <extracomment>Refusal.NO_START_NOW</extracomment>
        <translation>スタートプレイヤーを選ぶのは2・3ラウンドの前だけです。</translation>
    </message>
    <message>
        <source>Give the start to one of the players.</source>
        <extracomment>Refusal.NAME_A_PLAYER</extracomment>
        <translation>プレイヤーの1人をスタートプレイヤーにしてください。</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <extracomment>Log.ROUND</extracomment>
        <translation>ラウンド{round}を始めます。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:green card|green cards}.</source>
        <extracomment>Log.DEALT</extracomment>
        <translation>{who}に緑のカードが{n}枚配られました。</translation>
    </message>
    <message>
        <source>{who} {who:sees|see}: {cards}.</source>
        <extracomment>Log.CARDS_SEEN</extracomment>
        <translation>{who}が見たカード：{cards}。</translation>
    </message>
    <message>
        <source>A row lies along the Nile: {cards}.</source>
        <extracomment>Log.ROW</extracomment>
        <translation>ナイル川沿いの列：{cards}。</translation>
    </message>
    <message>
        <source>A card comes to the row: {card}.</source>
        <extracomment>Log.ROW_CARD</extracomment>
        <translation>列にカードが並びます：{card}。</translation>
    </message>
    <message>
        <source>The row moves up.</source>
        <extracomment>Log.MOVES_UP</extracomment>
        <translation>列が詰められます。</translation>
    </message>
    <message>
        <source>{who} {who:is|are} the start player.</source>
        <extracomment>Log.STARTS</extracomment>
        <translation>{who}がスタートプレイヤーです。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} card {slot} of the row: {card}.</source>
        <extracomment>Log.TOOK</extracomment>
        <translation>{who}は列の{slot}枚目を取りました：{card}。</translation>
    </message>
    <message>
        <source>{who} {who:puts|put} {n:skipped card|skipped cards} on the corruption pile: {cards}.</source>
        <extracomment>Log.SKIPPED</extracomment>
        <translation>{who}は飛ばしたカード{n}枚を汚職山札に置きました：{cards}。</translation>
    </message>
    <message>
        <source>A skipped card becomes corruption: {card}.</source>
        <extracomment>Log.SKIPPED_CARD</extracomment>
        <translation>飛ばしたカードが汚職になります：{card}。</translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} a card for {kind}: {card}.</source>
        <extracomment>Log.LAID</extracomment>
        <translation>{who}は{kind}にカードを出しました：{card}。</translation>
    </message>
    <message>
        <source>{who} {who:plays|play} a set of {kind}: {n:card|cards} with {scarabs:scarab|scarabs}.</source>
        <extracomment>Log.SET</extracomment>
        <translation>{who}は{kind}のセットを出しました：{n}枚、スカラベ{scarabs}個。</translation>
    </message>
    <message>
        <source>{who} {who:adds|add} {n:card|cards} to {kind}: the set has {total} with {scarabs:scarab|scarabs} now.</source>
        <extracomment>Log.JOINED</extracomment>
        <translation>{who}は{kind}に{n}枚加えました。セットは{total}枚、スカラベ{scarabs}個です。</translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} {kind} sideways: {n:card|cards} with {scarabs:scarab|scarabs}.</source>
        <extracomment>Log.LATE_SET</extracomment>
        <translation>{who}は{kind}を横向きに出しました：{n}枚、スカラベ{scarabs}個。</translation>
    </message>
    <message>
        <source>{rival} {rival:stands|stand} on {n} after it, otherwise on {other}.</source>
        <extracomment>Why.RIVAL_TRACK</extracomment>
        <translation>この後の{rival}の位置は{n}、そうでなければ{other}です。</translation>
    </message>
    <message>
        <source>{rival} {rival:has|have} sets worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Why.RIVAL_SETS</extracomment>
        <translation>この後の{rival}のセットは{n}点、そうでなければ{other}点です。</translation>
    </message>
    <message>
        <source>{rival} can expect about {n:point|points} from the hand after it, otherwise {other}.</source>
        <extracomment>Why.RIVAL_HAND</extracomment>
        <translation>この後の{rival}の手札の見込みは約{n}点、そうでなければ約{other}点です。</translation>
    </message>
    <message>
        <source>{rival} {rival:risks|risk} about {n:point|points} by corruption after it, otherwise {other}.</source>
        <extracomment>Why.RIVAL_RISK</extracomment>
        <translation>この後の{rival}の汚職による損失の見込みは約{n}点、そうでなければ約{other}点です。</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>Card.IVORY</extracomment>
        <translation>象牙</translation>
    </message>
    <message>
        <source>Ebony</source>
        <extracomment>Card.EBONY</extracomment>
        <translation>黒檀</translation>
    </message>
    <message>
        <source>Marble</source>
        <extracomment>Card.MARBLE</extracomment>
        <translation>大理石</translation>
    </message>
    <message>
        <source>Cattle</source>
        <extracomment>Card.CATTLE</extracomment>
        <translation>牛</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>Card.FISH</extracomment>
        <translation>魚</translation>
    </message>
    <message>
        <source>Wheat</source>
        <extracomment>Card.WHEAT</extracomment>
        <translation>小麦</translation>
    </message>
    <message>
        <source>Amulet</source>
        <extracomment>Card.AMULET</extracomment>
        <translation>アミュレット</translation>
    </message>
    <message>
        <source>Priest</source>
        <extracomment>Card.PRIEST</extracomment>
        <translation>大司祭</translation>
    </message>
    <message>
        <source>Priestess</source>
        <extracomment>Card.PRIESTESS</extracomment>
        <translation>女大司祭</translation>
    </message>
    <message>
        <source>Your sets</source>
        <extracomment>Print.YOUR_SETS</extracomment>
        <translation>あなたのセット</translation>
    </message>
    <message>
        <source>Sets of {who}</source>
        <extracomment>Print.SETS_OF</extracomment>
        <translation>{who}のセット</translation>
    </message>
    <message>
        <source>Event tokens</source>
        <extracomment>Print.TOKENS</extracomment>
        <translation>イベントトークン</translation>
    </message>
    <message>
        <source>{n} left this round</source>
        <extracomment>Print.TOKENS_LEFT</extracomment>
        <translation>残り{n}枚</translation>
    </message>
    <message>
        <source>you have seen them</source>
        <extracomment>Print.TOKENS_KNOWN</extracomment>
        <translation>表を見ました</translation>
    </message>
    <message>
        <source>deck {n}</source>
        <extracomment>Print.DECK
----------
Fact.DECK</extracomment>
        <translation>デッキ{n}</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Print.IN_PLAY</extracomment>
        <translation>使用中</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Print.DISCARD</extracomment>
        <translation>使用済</translation>
    </message>
    <message>
        <source>{n} in hand</source>
        <extracomment>Print.IN_HAND</extracomment>
        <translation>手札{n}枚</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Print.YOUR_HAND</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Print.HAND</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Your corruption</source>
        <extracomment>Print.YOUR_CORRUPTION</extracomment>
        <translation>あなたの汚職</translation>
    </message>
    <message>
        <source>Corruption</source>
        <extracomment>Print.CORRUPTION</extracomment>
        <translation>汚職</translation>
    </message>
    <message>
        <source>only you see it</source>
        <extracomment>Print.ONLY_YOU</extracomment>
        <translation>あなただけに公開</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Print.HIDDEN</extracomment>
        <translation>非公開</translation>
    </message>
    <message>
        <source>with {n:Curse|Curses}</source>
        <extracomment>Print.CURSES</extracomment>
        <translation>呪い{n}枚を含む</translation>
    </message>
    <message>
        <source>If most corrupt</source>
        <extracomment>Print.PENALTY</extracomment>
        <translation>汚職が最多なら</translation>
    </message>
    <message>
        <source>{n:step|steps} back</source>
        <extracomment>Print.STEPS</extracomment>
        <translation>{n}段階戻る</translation>
    </message>
    <message>
        <source>{old} → {new}</source>
        <extracomment>Print.FROM_TO</extracomment>
        <translation>{old} → {new}</translation>
    </message>
    <message>
        <source>no step back yet</source>
        <extracomment>Print.NO_STEPS</extracomment>
        <translation>まだ戻りません</translation>
    </message>
    <message>
        <source>sets: {n:point|points}</source>
        <extracomment>Print.ROUND_SETS</extracomment>
        <translation>セット：{n}点</translation>
    </message>
    <message>
        <source>+{n}</source>
        <extracomment>Print.SKIP</extracomment>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>{n} to your corruption</source>
        <extracomment>Print.TO_CORRUPTION</extracomment>
        <translation>{n}枚が汚職へ</translation>
    </message>
    <message>
        <source>becomes {n}</source>
        <extracomment>Print.BECOMES</extracomment>
        <translation>→ {n}になる</translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <extracomment>Print.NOTHING_LAID</extracomment>
        <translation>セットなし</translation>
    </message>
    <message>
        <source>Late sets, on their side: only scarabs count</source>
        <extracomment>Print.LATE</extracomment>
        <translation>横向きのセット：スカラベだけが得点になります</translation>
    </message>
    <message>
        <source>Only you see these tokens: choose one</source>
        <extracomment>Print.TRAY_TOKENS</extracomment>
        <translation>あなただけに見えるトークンです：1つ選んでください</translation>
    </message>
    <message>
        <source>Which kind leaves the corruption pile?</source>
        <extracomment>Print.TRAY_KINDS</extracomment>
        <translation>汚職山札から除去する品物タイプ</translation>
    </message>
    <message>
        <source>{n} in the pile</source>
        <extracomment>Print.IN_PILE</extracomment>
        <translation>山札に{n}枚</translation>
    </message>
    <message>
        <source>Only you see this pile, of {who}: take one card</source>
        <extracomment>Print.TRAY_PILE</extracomment>
        <translation>あなただけに見える{who}の汚職山札です：1枚取ってください</translation>
    </message>
    <message>
        <source>In your pile: {card}</source>
        <extracomment>Print.IN_PILE_CARD</extracomment>
        <translation>あなたの山札：{card}</translation>
    </message>
    <message>
        <source>Card {slot} of the row: {card}</source>
        <extracomment>Name.ROW_CARD</extracomment>
        <translation>列の{slot}枚目：{card}</translation>
    </message>
    <message>
        <source>Card {slot} of the row: {card}; {n:card|cards} before it would be corruption</source>
        <extracomment>Name.ROW_SKIP</extracomment>
        <translation>列の{slot}枚目：{card}。手前の{n}枚が汚職になります</translation>
    </message>
    <message>
        <source>Space {slot} of the row</source>
        <extracomment>Name.ROW_SPACE</extracomment>
        <translation>列の{slot}枚目の場所</translation>
    </message>
    <message>
        <source>Your card: {card}</source>
        <extracomment>Name.HAND_CARD</extracomment>
        <translation>あなたのカード：{card}</translation>
    </message>
    <message>
        <source>Card in the hand of {who}: {card}</source>
        <extracomment>Name.HAND_CARD_OF</extracomment>
        <translation>{who}の手札：{card}</translation>
    </message>
    <message>
        <source>Your hand, {n:card|cards}</source>
        <extracomment>Name.HAND</extracomment>
        <translation>あなたの手札、{n}枚</translation>
    </message>
    <message>
        <source>Hand of {who}: {green} green, {beige} beige, {orange} orange</source>
        <extracomment>Name.HAND_OF</extracomment>
        <translation>{who}の手札：緑{green}枚、ベージュ{beige}枚、オレンジ{orange}枚</translation>
    </message>
    <message>
        <source>A card of {who}: {back}</source>
        <extracomment>Name.BACK</extracomment>
        <translation>{who}のカード：{back}</translation>
    </message>
    <message>
        <source>Your corruption pile: {n:card|cards}</source>
        <extracomment>Name.PILE</extracomment>
        <translation>あなたの汚職山札：{n}枚</translation>
    </message>
    <message>
        <source>Corruption pile of {who}, hidden</source>
        <extracomment>Name.PILE_HIDDEN</extracomment>
        <translation>{who}の汚職山札、非公開</translation>
    </message>
    <message>
        <source>Corruption pile of {who}: {n:card|cards}</source>
        <extracomment>Name.PILE_OF</extracomment>
        <translation>{who}の汚職山札：{n}枚</translation>
    </message>
    <message>
        <source>{who}</source>
        <extracomment>Name.PLAYER</extracomment>
        <translation>{who}</translation>
    </message>
    <message>
        <source>{who}, {kind}: {n:card|cards} with {scarabs:scarab|scarabs}, {points:point|points}</source>
        <extracomment>Name.SET</extracomment>
        <translation>{who}、{kind}：{n}枚、スカラベ{scarabs}個、{points}点</translation>
    </message>
    <message>
        <source>Your {kind}, nothing laid yet</source>
        <extracomment>Name.NO_SET</extracomment>
        <translation>あなたの{kind}、まだありません</translation>
    </message>
    <message>
        <source>{who}, late {kind}: {scarabs:scarab|scarabs}</source>
        <extracomment>Name.LATE_SET</extracomment>
        <translation>{who}、横向きの{kind}：スカラベ{scarabs}個</translation>
    </message>
    <message>
        <source>Late {kind}, on their side</source>
        <extracomment>Name.NO_LATE_SET</extracomment>
        <translation>横向きの{kind}</translation>
    </message>
    <message>
        <source>The place for what is in play</source>
        <extracomment>Name.IN_PLAY</extracomment>
        <translation>効果を使う置き場</translation>
    </message>
    <message>
        <source>In play: {what}</source>
        <extracomment>Name.PLAYED</extracomment>
        <translation>使用中：{what}</translation>
    </message>
    <message>
        <source>Played characters, {n}</source>
        <extracomment>Name.DISCARD</extracomment>
        <translation>使用済みのキャラクター、{n}枚</translation>
    </message>
    <message>
        <source>Deck, {n:card|cards}</source>
        <extracomment>Name.DECK</extracomment>
        <translation>デッキ、{n}枚</translation>
    </message>
    <message>
        <source>Deck, {n:card|cards}, the next one is {back}</source>
        <extracomment>Name.DECK_TOP</extracomment>
        <translation>デッキ、{n}枚、次の裏面は{back}</translation>
    </message>
    <message>
        <source>Event tokens face down: {n}</source>
        <extracomment>Name.TOKENS</extracomment>
        <translation>裏向きのイベントトークン：{n}枚</translation>
    </message>
    <message>
        <source>Event tokens: {tokens}</source>
        <extracomment>Name.TOKENS_SEEN</extracomment>
        <translation>イベントトークン：{tokens}</translation>
    </message>
    <message>
        <source>Token {token}. {text}</source>
        <extracomment>Name.TOKEN</extracomment>
        <translation>トークン「{token}」。{text}</translation>
    </message>
    <message>
        <source>{kind}</source>
        <extracomment>Name.KIND</extracomment>
        <translation>{kind}</translation>
    </message>
    <message>
        <source>Space {n} of the track</source>
        <extracomment>Name.SPACE</extracomment>
        <translation>スコアボードの{n}</translation>
    </message>
    <message>
        <source>Marker of {who} on {n}</source>
        <extracomment>Name.MARKER</extracomment>
        <translation>{who}のコマ、{n}</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <extracomment>Name.START</extracomment>
        <translation>ラウンドのスタート</translation>
    </message>
    <message>
        <source>In the pile: {card}</source>
        <extracomment>Name.PICK</extracomment>
        <translation>山札の中：{card}</translation>
    </message>
    <message>
        <source>{first}
{second}</source>
        <extracomment>Tip.LINES</extracomment>
        <translation>{first}
{second}</translation>
    </message>
    <message>
        <source>Your marker with the sets of this round: {n}</source>
        <extracomment>Tip.AHEAD</extracomment>
        <translation>このラウンドのセットを加えた位置：{n}</translation>
    </message>
    <message>
        <source>Step {step} back, if you are the most corrupt: {n}</source>
        <extracomment>Tip.BACK_STEP</extracomment>
        <translation>汚職が最多なら{step}段階目の後退：{n}</translation>
    </message>
    <message>
        <source>Your hand has a set of {kind}: {n:card|cards} with {scarabs:scarab|scarabs}, {points:point|points}</source>
        <extracomment>Tip.POSSIBLE</extracomment>
        <translation>手札で{kind}のセットを出せます：{n}枚、スカラベ{scarabs}個、{points}点</translation>
    </message>
    <message>
        <source>A character, face down: taken unseen.</source>
        <extracomment>Tip.BEHIND_BACK</extracomment>
        <translation>裏向きのキャラクター：見ないで取ります。</translation>
    </message>
    <message>
        <source>Your cards</source>
        <extracomment>Zone.HAND</extracomment>
        <translation>あなたのカード</translation>
    </message>
    <message>
        <source>Row along the Nile</source>
        <extracomment>Zone.ROW</extracomment>
        <translation>ナイル川沿いの列</translation>
    </message>
    <message>
        <source>Your own sets</source>
        <extracomment>Zone.SETS</extracomment>
        <translation>自分のセット</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>Zone.TRAY</extracomment>
        <translation>トレイ</translation>
    </message>
    <message>
        <source>Tokens and piles</source>
        <extracomment>Zone.STORE</extracomment>
        <translation>トークンと山札</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Zone.RIVALS</extracomment>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Zone.TRACK</extracomment>
        <translation>スコアボード</translation>
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
        <source>the highest score wins</source>
        <extracomment>Ask.OVER_REST</extracomment>
        <translation>最も点の高いプレイヤーの勝ちです</translation>
    </message>
    <message>
        <source>take a card of the row, lay a set, or play a character</source>
        <extracomment>Ask.ACT</extracomment>
        <translation>列からカードを取るか、セットを出すか、キャラクターを使ってください</translation>
    </message>
    <message>
        <source>take one of the first four cards; those before it become corruption</source>
        <extracomment>Ask.ACT_ROW</extracomment>
        <translation>最初の4枚から1枚取ってください。手前のカードは汚職になります</translation>
    </message>
    <message>
        <source>drop it on your hand; nothing becomes corruption</source>
        <extracomment>Ask.HOLD_FREE</extracomment>
        <translation>手札に置いてください。汚職は増えません</translation>
    </message>
    <message>
        <source>drop it on your hand; one card becomes corruption</source>
        <extracomment>Ask.HOLD_ONE</extracomment>
        <translation>手札に置いてください。1枚が汚職になります</translation>
    </message>
    <message>
        <source>drop it on your hand; {n} cards become corruption</source>
        <extracomment>Ask.HOLD_MANY</extracomment>
        <translation>手札に置いてください。{n}枚が汚職になります</translation>
    </message>
    <message>
        <source>lay it on your sets: a set needs three cards</source>
        <extracomment>Ask.HOLD_GOODS</extracomment>
        <translation>セットに出してください。3枚必要です</translation>
    </message>
    <message>
        <source>put it in play for its power, or lay it for a set</source>
        <extracomment>Ask.HOLD_CHARACTER</extracomment>
        <translation>使用中の場所に置くか、セットに使ってください</translation>
    </message>
    <message>
        <source>drop it on a lit place, or let go to put it back</source>
        <extracomment>Ask.HOLD_ANY</extracomment>
        <translation>光っている場所に置くか、放して戻してください</translation>
    </message>
    <message>
        <source>Set of {kind}:</source>
        <extracomment>Ask.SET_HEAD</extracomment>
        <translation>{kind}のセット：</translation>
    </message>
    <message>
        <source>add at least {n:more card|more cards}</source>
        <extracomment>Ask.SET_MORE</extracomment>
        <translation>あと{n}枚以上加えてください</translation>
    </message>
    <message>
        <source>add more cards, or finish the set</source>
        <extracomment>Ask.SET_ENOUGH</extracomment>
        <translation>カードを加えるか、セットを完成させてください</translation>
    </message>
    <message>
        <source>Event token:</source>
        <extracomment>Ask.TOKEN_HEAD</extracomment>
        <translation>イベントトークン：</translation>
    </message>
    <message>
        <source>choose one of the tokens and put it in play</source>
        <extracomment>Ask.TOKEN</extracomment>
        <translation>トークンを1つ選び、効果を使う置き場に出してください</translation>
    </message>
    <message>
        <source>{what}:</source>
        <extracomment>Ask.WHAT_HEAD</extracomment>
        <translation>{what}：</translation>
    </message>
    <message>
        <source>choose an opponent</source>
        <extracomment>Ask.OPPONENT</extracomment>
        <translation>対戦相手を1人選んでください</translation>
    </message>
    <message>
        <source>choose the opponent whose marker goes back</source>
        <extracomment>Ask.OPPONENT_BACK</extracomment>
        <translation>マーカーを戻す相手を選んでください</translation>
    </message>
    <message>
        <source>choose the opponent who gets it</source>
        <extracomment>Ask.OPPONENT_CURSED</extracomment>
        <translation>これを渡す相手を選んでください</translation>
    </message>
    <message>
        <source>choose the opponent whose corruption pile you look at</source>
        <extracomment>Ask.OPPONENT_LOOK</extracomment>
        <translation>汚職山札を見る相手を選んでください</translation>
    </message>
    <message>
        <source>choose the opponent you take a card from</source>
        <extracomment>Ask.OPPONENT_ROB</extracomment>
        <translation>カードを奪う相手を選んでください</translation>
    </message>
    <message>
        <source>put it on one of your sets of wheat, fish or cattle</source>
        <extracomment>Ask.BLESS</extracomment>
        <translation>自分の小麦・魚・牛のセットの1つに置いてください</translation>
    </message>
    <message>
        <source>name the kind that leaves your corruption pile</source>
        <extracomment>Ask.KIND</extracomment>
        <translation>汚職山札から除去する品物タイプを選んでください</translation>
    </message>
    <message>
        <source>take a card of this pile into your hand</source>
        <extracomment>Ask.PICK</extracomment>
        <translation>この山札から1枚を手札に加えてください</translation>
    </message>
    <message>
        <source>take a card from the hand of {who}, by its back</source>
        <extracomment>Ask.BACK</extracomment>
        <translation>{who}の手札から、裏面を見て1枚取ってください</translation>
    </message>
    <message>
        <source>discard {n:card|cards} more</source>
        <extracomment>Ask.DISCARD</extracomment>
        <translation>あと{n}枚捨ててください</translation>
    </message>
    <message>
        <source>add a card of your hand to one of your sets</source>
        <extracomment>Ask.ADD</extracomment>
        <translation>手札の1枚を自分のセットの1つに加えてください</translation>
    </message>
    <message>
        <source>add a second card to your {kind}, or finish</source>
        <extracomment>Ask.ADD_SECOND</extracomment>
        <translation>{kind}に2枚目を加えるか、終えてください</translation>
    </message>
    <message>
        <source>take any card of the row; nothing becomes corruption</source>
        <extracomment>Ask.REACH</extracomment>
        <translation>列から好きなカードを取ってください。汚職は増えません</translation>
    </message>
    <message>
        <source>End of the round:</source>
        <extracomment>Ask.LATE_HEAD</extracomment>
        <translation>ラウンド終了：</translation>
    </message>
    <message>
        <source>lay a late set on its side, or lay no more</source>
        <extracomment>Ask.LATE</extracomment>
        <translation>横向きにセットを出すか、終えてください</translation>
    </message>
    <message>
        <source>Lowest score:</source>
        <extracomment>Ask.START_HEAD</extracomment>
        <translation>最下位：</translation>
    </message>
    <message>
        <source>give the start of the round to a player</source>
        <extracomment>Ask.START</extracomment>
        <translation>スタートプレイヤーを選んでください</translation>
    </message>
    <message>
        <source>Finish: {n} × {scarabs} = {points}</source>
        <extracomment>Button.FINISH</extracomment>
        <translation>完成：{n} × {scarabs} = {points}</translation>
    </message>
    <message>
        <source>Finish: {scarabs:scarab|scarabs}</source>
        <extracomment>Button.FINISH_LATE</extracomment>
        <translation>完成：スカラベ{scarabs}個</translation>
    </message>
    <message>
        <source>No second card</source>
        <extracomment>Button.NO_SECOND</extracomment>
        <translation>2枚目は加えない</translation>
    </message>
    <message>
        <source>No more sets</source>
        <extracomment>Button.PASS</extracomment>
        <translation>もうセットを出さない</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>Fact.ROUND</extracomment>
        <translation>ラウンド{round}/{rounds}</translation>
    </message>
    <message>
        <source>varied track</source>
        <extracomment>Fact.VARIED</extracomment>
        <translation>不規則なスコアボード</translation>
    </message>
    <message>
        <source>regular track</source>
        <extracomment>Fact.REGULAR</extracomment>
        <translation>規則的なスコアボード</translation>
    </message>
    <message>
        <source>{n:card|cards}</source>
        <extracomment>Fact.HAND</extracomment>
        <translation>手札{n}枚</translation>
    </message>
    <message>
        <source>corruption {n}</source>
        <extracomment>Fact.CORRUPTION</extracomment>
        <translation>汚職{n}</translation>
    </message>
    <message>
        <source>{n:Curse|Curses}</source>
        <extracomment>Fact.CURSES</extracomment>
        <translation>呪い{n}枚</translation>
    </message>
    <message>
        <source>{kind} {n} × {scarabs}</source>
        <extracomment>Fact.SET</extracomment>
        <translation>{kind} {n} × {scarabs}</translation>
    </message>
    <message>
        <source>{kind}, late</source>
        <extracomment>Fact.LATE</extracomment>
        <translation>{kind}、横向き</translation>
    </message>
    <message>
        <source>Sets of the last round</source>
        <extracomment>Fact.LAST_SETS</extracomment>
        <translation>最後のラウンドのセット</translation>
    </message>
    <message>
        <source>pushed back</source>
        <extracomment>Fact.PUSHED</extracomment>
        <translation>後退</translation>
    </message>
    <message>
        <source>Your corruption: {before} → {after}</source>
        <extracomment>Gained.CORRUPTION</extracomment>
        <translation>あなたの汚職：{before} → {after}</translation>
    </message>
    <message>
        <source>No corruption</source>
        <extracomment>Gained.NO_CORRUPTION</extracomment>
        <translation>汚職なし</translation>
    </message>
    <message>
        <source>{kind}: {n} × {scarabs} = {points}</source>
        <extracomment>Gained.SET</extracomment>
        <translation>{kind}：{n} × {scarabs} = {points}</translation>
    </message>
    <message>
        <source>{kind}: {n} of {needs} cards</source>
        <extracomment>Gained.SET_OPEN</extracomment>
        <translation>{kind}：{needs}枚中{n}枚</translation>
    </message>
    <message>
        <source>{kind}: {scarabs:scarab|scarabs}</source>
        <extracomment>Gained.LATE</extracomment>
        <translation>{kind}：スカラベ{scarabs}個</translation>
    </message>
    <message>
        <source>{who} {who:lays|lay} no more sets.</source>
        <extracomment>Log.PASSED</extracomment>
        <translation>{who}はもうセットを出しません。</translation>
    </message>
    <message>
        <source>{who} {who:looks|look} at the tokens: {tokens}.</source>
        <extracomment>Log.TOKENS_SEEN</extracomment>
        <translation>{who}が見たトークン：{tokens}。</translation>
    </message>
    <message>
        <source>{who} {who:chooses|choose} a token: {token}.</source>
        <extracomment>Log.TOKEN</extracomment>
        <translation>{who}はトークンを選びました：{token}。</translation>
    </message>
    <message>
        <source>{who} {who:goes|go} forward from {old} to {new}.</source>
        <extracomment>Log.FORWARD</extracomment>
        <translation>{who}は{old}から{new}へ進みました。</translation>
    </message>
    <message>
        <source>{who} {who:goes|go} back from {old} to {new}.</source>
        <extracomment>Log.BACKWARD</extracomment>
        <translation>{who}は{old}から{new}へ戻りました。</translation>
    </message>
    <message>
        <source>{who} {who:stays|stay} on {old}.</source>
        <extracomment>Log.STAYS</extracomment>
        <translation>{who}は{old}のままです。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} one more turn.</source>
        <extracomment>Log.FLOOD</extracomment>
        <translation>{who}はもう1ターン行います。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} a Curse: {n} more corruption.</source>
        <extracomment>Log.CURSED</extracomment>
        <translation>{who}は呪いを受けました。汚職が{n}増えます。</translation>
    </message>
    <message>
        <source>{who} {who:puts|put} Prosperity on {kind}: {n} more scarabs.</source>
        <extracomment>Log.BLESSED</extracomment>
        <translation>{who}は{kind}に繁栄を置きました。スカラベが{n}個増えます。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no set of wheat, fish or cattle for Prosperity.</source>
        <extracomment>Log.NOTHING_TO_BLESS</extracomment>
        <translation>{who}には繁栄を置ける小麦・魚・牛のセットがありません。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} {n:card|cards} back from corruption.</source>
        <extracomment>Log.EMBALMED</extracomment>
        <translation>{who}は汚職山札から{n}枚を手札に戻しました。</translation>
    </message>
    <message>
        <source>A card comes back from corruption.</source>
        <extracomment>Log.EMBALMED_CARD</extracomment>
        <translation>汚職山札からカードが戻ります。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no card in the corruption pile.</source>
        <extracomment>Log.NOTHING_TO_SWINDLE</extracomment>
        <translation>{who}の汚職山札にカードはありません。</translation>
    </message>
    <message>
        <source>{who} {who:plays|play} the {card}.</source>
        <extracomment>Log.PLAYED</extracomment>
        <translation>{who}は{card}を使いました。</translation>
    </message>
    <message>
        <source>{what} leaves the round.</source>
        <extracomment>Log.GONE</extracomment>
        <translation>{what}はラウンドから除外されます。</translation>
    </message>
    <message>
        <source>{who} {who:draws|draw} {n:card|cards}.</source>
        <extracomment>Log.DREW</extracomment>
        <translation>{who}は{n}枚引きました。</translation>
    </message>
    <message>
        <source>A card comes from the deck.</source>
        <extracomment>Log.DREW_CARD</extracomment>
        <translation>デッキからカードが来ます。</translation>
    </message>
    <message>
        <source>{who} {who:names|name} {kind}: it leaves the corruption pile.</source>
        <extracomment>Log.PURGED</extracomment>
        <translation>{who}は{kind}を選びました。汚職山札から除去されます。</translation>
    </message>
    <message>
        <source>{who} {who:removes|remove} {n:card|cards} of {kind} from corruption.</source>
        <extracomment>Log.PURGED_CARDS</extracomment>
        <translation>{who}は{kind}のカード{n}枚を汚職山札から除去しました。</translation>
    </message>
    <message>
        <source>Nobody has more than {n:card|cards}.</source>
        <extracomment>Log.NOTHING_TO_DISCARD</extracomment>
        <translation>{n}枚より多く持つ相手はいません。</translation>
    </message>
    <message>
        <source>{who} {who:discards|discard} a card with this back: {back}.</source>
        <extracomment>Log.DISCARDED</extracomment>
        <translation>{who}は1枚捨てました。裏面：{back}。</translation>
    </message>
    <message>
        <source>{who} {who:steals|steal} a card with this back: {back}.</source>
        <extracomment>Log.STOLE</extracomment>
        <translation>{who}は1枚盗みました。裏面：{back}。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} a corruption of {n}.</source>
        <extracomment>Log.CORRUPTION</extracomment>
        <translation>{who}の汚職は{n}です。</translation>
    </message>
    <message>
        <source>Steal a card with this back: {back}.</source>
        <extracomment>Say.STEAL</extracomment>
        <translation>この裏面のカードを盗む：{back}。</translation>
    </message>
    <message>
        <source>Your marker stands on {n} after it, otherwise on {other}.</source>
        <extracomment>Why.TRACK</extracomment>
        <translation>この後のコマの位置は{n}、そうでなければ{other}です。</translation>
    </message>
    <message>
        <source>Your sets on the table are worth {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Why.SETS</extracomment>
        <translation>この後の場のセットは{n}点、そうでなければ{other}点です。</translation>
    </message>
    <message>
        <source>Your hand promises about {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Why.HAND</extracomment>
        <translation>この後の手札の見込みは約{n}点、そうでなければ約{other}点です。</translation>
    </message>
    <message>
        <source>Your corruption risks about {n:point|points} after it, otherwise {other}.</source>
        <extracomment>Why.RISK</extracomment>
        <translation>この後の汚職による損失の見込みは約{n}点、そうでなければ約{other}点です。</translation>
    </message>
    <message>
        <source>It promises no less than any other move.</source>
        <extracomment>Why.EQUAL</extracomment>
        <translation>ほかの手より劣るところがありません。</translation>
    </message>
    <message>
        <source>{who} {who:discards|discard} this card: {card}.</source>
        <extracomment>Log.DISCARDED_CARD</extracomment>
        <translation>{who}が捨てたカード：{card}。</translation>
    </message>
    <message>
        <source>The round is over: a position is set up while cards lie in the row.</source>
        <extracomment>Arranging.BETWEEN</extracomment>
        <translation>ラウンドは終わっています。局面を作れるのは、列にカードがある間です。</translation>
    </message>
    <message>
        <source>Cards with green backs are dealt to players; they never lie in the row or in the deck.</source>
        <extracomment>Arranging.GREEN</extracomment>
        <translation>裏が緑のカードはプレイヤーに配られるもので、列や山札に置かれることはありません。</translation>
    </message>
    <message>
        <source>A set of {kind} holds only {kind} and amulets.</source>
        <extracomment>Arranging.OTHER_KIND</extracomment>
        <translation>{kind}のセットに入るのは{kind}とアミュレットだけです。</translation>
    </message>
    <message>
        <source>Only characters that were played lie here.</source>
        <extracomment>Arranging.NOT_PLAYED</extracomment>
        <translation>ここに置かれるのは、使用済みのキャラクターだけです。</translation>
    </message>
    <message>
        <source>One card at least stays in the row, or the round would be over.</source>
        <extracomment>Arranging.LAST_CARD</extracomment>
        <translation>列には少なくとも1枚残します。なくなるとラウンドが終わってしまいます。</translation>
    </message>
    <message>
        <source>No card of the deck fits here.</source>
        <extracomment>Arranging.NONE_FITS</extracomment>
        <translation>山札に、ここに置けるカードはありません。</translation>
    </message>
    <message>
        <source>Cards lie in the row, in the deck, in hands, sets or corruption piles, or were played.</source>
        <extracomment>Arranging.NOWHERE</extracomment>
        <translation>カードがあるのは列、山札、手札、セット、汚職山札、または使用済みの場所です。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} a set of {kind} with {n:card|cards}; a set needs at least {least}.</source>
        <extracomment>Arranging.TOO_SMALL</extracomment>
        <translation>{who}の{kind}のセットは{n}枚です。セットは{least}枚以上必要です。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} a set of {kind} with amulets only; it needs at least one card of its kind.</source>
        <extracomment>Arranging.ONLY_AMULETS</extracomment>
        <translation>{who}の{kind}のセットはアミュレットだけです。その品物のカードが1枚以上必要です。</translation>
    </message>
    <message>
        <source>Take a card of the row</source>
        <extracomment>MoveKind.TAKE</extracomment>
        <translation>列のカードを取る</translation>
    </message>
    <message>
        <source>Lay a card of a set</source>
        <extracomment>MoveKind.LAY</extracomment>
        <translation>セットのカードを出す</translation>
    </message>
    <message>
        <source>Finish the set</source>
        <extracomment>MoveKind.FINISH</extracomment>
        <translation>セットを完成させる</translation>
    </message>
    <message>
        <source>Play a character</source>
        <extracomment>MoveKind.PLAY</extracomment>
        <translation>キャラクターを使う</translation>
    </message>
    <message>
        <source>Choose an event token</source>
        <extracomment>MoveKind.TOKEN</extracomment>
        <translation>イベントトークンを選ぶ</translation>
    </message>
    <message>
        <source>Choose whom or what it is for</source>
        <extracomment>MoveKind.AIM</extracomment>
        <translation>対象を選ぶ</translation>
    </message>
    <message>
        <source>Take from a corruption pile</source>
        <extracomment>MoveKind.PICK</extracomment>
        <translation>汚職山札から取る</translation>
    </message>
    <message>
        <source>Steal a card</source>
        <extracomment>MoveKind.STEAL</extracomment>
        <translation>カードを盗む</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <extracomment>MoveKind.DISCARD</extracomment>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Lay no more sets</source>
        <extracomment>MoveKind.PASS</extracomment>
        <translation>もうセットを出さない</translation>
    </message>
    <message>
        <source>Name the start player</source>
        <extracomment>MoveKind.START</extracomment>
        <translation>スタートプレイヤーを決める</translation>
    </message>
    <message>
        <source>What was hidden is shown to everybody.</source>
        <extracomment>Log.SHOWN</extracomment>
        <translation>隠れていたものが公開されました。</translation>
    </message>
    <message>
        <source>{who} {who:looks|look} at the corruption pile of an opponent: {other}.</source>
        <extracomment>Log.LOOKED</extracomment>
        <translation>{who}は{other}の汚職山札を見ました。</translation>
    </message>
    <message>
        <source>{who} {who:looks|look} for corruption and {who:finds|find} none: {other}.</source>
        <extracomment>Log.PILE_EMPTY</extracomment>
        <translation>{who}が見た{other}の汚職山札は空でした。</translation>
    </message>
    <message>
        <source>{who} {who:takes|take} a card out of that pile.</source>
        <extracomment>Log.PICKED</extracomment>
        <translation>{who}はその山札から1枚取りました。</translation>
    </message>
    <message>
        <source>The card that was taken is known to two players: {card}.</source>
        <extracomment>Log.PICKED_CARD</extracomment>
        <translation>取られたカード（2人だけが知っています）：{card}。</translation>
    </message>
    <message>
        <source>{who} {who:sends|send} the Thief to an opponent: {other}.</source>
        <extracomment>Log.THIEF</extracomment>
        <translation>{who}は{other}に盗賊を送りました。</translation>
    </message>
    <message>
        <source>{who} {who:sends|send} the Thief to an empty hand: {other}.</source>
        <extracomment>Log.HAND_EMPTY</extracomment>
        <translation>{who}は{other}に盗賊を送りましたが、手札がありませんでした。</translation>
    </message>
    <message>
        <source>The stolen card is known to two players: {card}.</source>
        <extracomment>Log.STOLEN_CARD</extracomment>
        <translation>盗まれたカード（2人だけが知っています）：{card}。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no card that fits a laid set.</source>
        <extracomment>Log.NOTHING_TO_ADD</extracomment>
        <translation>{who}には場のセットに加えられるカードがありません。</translation>
    </message>
    <message>
        <source>{who} {who:puts|put} the rest of the hand on the corruption pile: {n:card|cards}.</source>
        <extracomment>Log.HANDS</extracomment>
        <translation>{who}は残りの手札{n}枚を汚職山札に移しました。</translation>
    </message>
    <message>
        <source>A card left in a hand becomes corruption.</source>
        <extracomment>Log.HAND_CARD</extracomment>
        <translation>手札に残ったカードが汚職になります。</translation>
    </message>
    <message>
        <source>{who} {who:gets|get} {n:point|points}: {line}.</source>
        <extracomment>Log.SCORED</extracomment>
        <translation>{who}は{n}点を得ました：{line}。</translation>
    </message>
    <message>
        <source>Nobody is corrupt.</source>
        <extracomment>Log.NOBODY_CORRUPT</extracomment>
        <translation>汚職のあるプレイヤーはいません。</translation>
    </message>
    <message>
        <source>{who} {who:is|are} the most corrupt: {steps:step|steps} back, from {old} to {new}.</source>
        <extracomment>Log.PUNISHED</extracomment>
        <translation>{who}の汚職が最も多く、{steps}マス後退します：{old}から{new}へ。</translation>
    </message>
    <message>
        <source>Set of {kind}, {n:card|cards} with {scarabs:scarab|scarabs}</source>
        <extracomment>Score.SET</extracomment>
        <translation>{kind}のセット、{n}枚×スカラベ{scarabs}個</translation>
    </message>
    <message>
        <source>Late set of {kind} with {scarabs:scarab|scarabs}</source>
        <extracomment>Score.LATE_SET</extracomment>
        <translation>横向きの{kind}、スカラベ{scarabs}個</translation>
    </message>
    <message>
        <source>Sets of round {round}</source>
        <extracomment>Score.ROUND</extracomment>
        <translation>ラウンド{round}のセット</translation>
    </message>
    <message>
        <source>Corruption in round {round}</source>
        <extracomment>Score.PENALTY</extracomment>
        <translation>ラウンド{round}の汚職</translation>
    </message>
    <message>
        <source>Guild, own steps</source>
        <extracomment>Score.GUILD</extracomment>
        <translation>ギルド、自分の前進</translation>
    </message>
    <message>
        <source>Guild, steps back by opponents</source>
        <extracomment>Score.PUSHED</extracomment>
        <translation>ギルド、相手による後退</translation>
    </message>
    <message>
        <source>Take card {slot}: {card}.</source>
        <extracomment>Say.TAKE</extracomment>
        <translation>{slot}枚目を取る：{card}。</translation>
    </message>
    <message>
        <source>Take card {slot} and put {n:card|cards} on your corruption pile: {card}.</source>
        <extracomment>Say.TAKE_SKIPPING</extracomment>
        <translation>{slot}枚目を取り、{n}枚を汚職山札に置く：{card}。</translation>
    </message>
    <message>
        <source>Lay a card for {kind}: {card}.</source>
        <extracomment>Say.LAY</extracomment>
        <translation>{kind}にカードを出す：{card}。</translation>
    </message>
    <message>
        <source>Lay a card sideways for {kind}: {card}.</source>
        <extracomment>Say.LAY_LATE</extracomment>
        <translation>{kind}に横向きでカードを出す：{card}。</translation>
    </message>
    <message>
        <source>Finish the set of {kind}: {n:card|cards}.</source>
        <extracomment>Say.FINISH</extracomment>
        <translation>{kind}のセットを完成させる：{n}枚。</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <extracomment>Say.PLAY</extracomment>
        <translation>{card}を使う。</translation>
    </message>
    <message>
        <source>Choose the token {token}.</source>
        <extracomment>Say.TOKEN</extracomment>
        <translation>トークン「{token}」を選ぶ。</translation>
    </message>
    <message>
        <source>Choose {who} for the {what}.</source>
        <extracomment>Say.AIM</extracomment>
        <translation>{what}の相手に{who}を選ぶ。</translation>
    </message>
    <message>
        <source>Put Prosperity on your {kind}.</source>
        <extracomment>Say.BLESS</extracomment>
        <translation>自分の{kind}に繁栄を置く。</translation>
    </message>
    <message>
        <source>Name {kind}.</source>
        <extracomment>Say.NAME</extracomment>
        <translation>{kind}を選ぶ。</translation>
    </message>
    <message>
        <source>Take from the pile: {card}.</source>
        <extracomment>Say.PICK</extracomment>
        <translation>山札から取る：{card}。</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>Say.DISCARD</extracomment>
        <translation>{card}を捨てる。</translation>
    </message>
    <message>
        <source>Lay no more sets.</source>
        <extracomment>Say.PASS</extracomment>
        <translation>もうセットを出さない。</translation>
    </message>
    <message>
        <source>Name {who} as the start player.</source>
        <extracomment>Say.START</extracomment>
        <translation>{who}をスタートプレイヤーにする。</translation>
    </message>
</context>
</TS>
