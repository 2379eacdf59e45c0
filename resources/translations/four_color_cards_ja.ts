<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>four_color_cards</name>
    <message>
        <source>red general</source>
        <extracomment>Terms.RED_GENERAL</extracomment>
        <translation>赤の将軍</translation>
    </message>
    <message>
        <source>red adviser</source>
        <extracomment>Terms.RED_ADVISER</extracomment>
        <translation>赤の軍師</translation>
    </message>
    <message>
        <source>red elephant</source>
        <extracomment>Terms.RED_ELEPHANT</extracomment>
        <translation>赤の象</translation>
    </message>
    <message>
        <source>red chariot</source>
        <extracomment>Terms.RED_CHARIOT</extracomment>
        <translation>赤の戦車</translation>
    </message>
    <message>
        <source>red horse</source>
        <extracomment>Terms.RED_HORSE</extracomment>
        <translation>赤の騎馬</translation>
    </message>
    <message>
        <source>red cannon</source>
        <extracomment>Terms.RED_CANNON</extracomment>
        <translation>赤の大砲</translation>
    </message>
    <message>
        <source>red soldier</source>
        <extracomment>Terms.RED_SOLDIER</extracomment>
        <translation>赤の兵士</translation>
    </message>
    <message>
        <source>green general</source>
        <extracomment>Terms.GREEN_GENERAL</extracomment>
        <translation>緑の将軍</translation>
    </message>
    <message>
        <source>green adviser</source>
        <extracomment>Terms.GREEN_ADVISER</extracomment>
        <translation>緑の軍師</translation>
    </message>
    <message>
        <source>green elephant</source>
        <extracomment>Terms.GREEN_ELEPHANT</extracomment>
        <translation>緑の象</translation>
    </message>
    <message>
        <source>green chariot</source>
        <extracomment>Terms.GREEN_CHARIOT</extracomment>
        <translation>緑の戦車</translation>
    </message>
    <message>
        <source>green horse</source>
        <extracomment>Terms.GREEN_HORSE</extracomment>
        <translation>緑の騎馬</translation>
    </message>
    <message>
        <source>green cannon</source>
        <extracomment>Terms.GREEN_CANNON</extracomment>
        <translation>緑の大砲</translation>
    </message>
    <message>
        <source>green soldier</source>
        <extracomment>Terms.GREEN_SOLDIER</extracomment>
        <translation>緑の兵士</translation>
    </message>
    <message>
        <source>yellow general</source>
        <extracomment>Terms.YELLOW_GENERAL</extracomment>
        <translation>黄の将軍</translation>
    </message>
    <message>
        <source>yellow adviser</source>
        <extracomment>Terms.YELLOW_ADVISER</extracomment>
        <translation>黄の軍師</translation>
    </message>
    <message>
        <source>yellow elephant</source>
        <extracomment>Terms.YELLOW_ELEPHANT</extracomment>
        <translation>黄の象</translation>
    </message>
    <message>
        <source>yellow chariot</source>
        <extracomment>Terms.YELLOW_CHARIOT</extracomment>
        <translation>黄の戦車</translation>
    </message>
    <message>
        <source>yellow horse</source>
        <extracomment>Terms.YELLOW_HORSE</extracomment>
        <translation>黄の騎馬</translation>
    </message>
    <message>
        <source>yellow cannon</source>
        <extracomment>Terms.YELLOW_CANNON</extracomment>
        <translation>黄の大砲</translation>
    </message>
    <message>
        <source>yellow soldier</source>
        <extracomment>Terms.YELLOW_SOLDIER</extracomment>
        <translation>黄の兵士</translation>
    </message>
    <message>
        <source>white general</source>
        <extracomment>Terms.WHITE_GENERAL</extracomment>
        <translation>白の将軍</translation>
    </message>
    <message>
        <source>white adviser</source>
        <extracomment>Terms.WHITE_ADVISER</extracomment>
        <translation>白の軍師</translation>
    </message>
    <message>
        <source>white elephant</source>
        <extracomment>Terms.WHITE_ELEPHANT</extracomment>
        <translation>白の象</translation>
    </message>
    <message>
        <source>white chariot</source>
        <extracomment>Terms.WHITE_CHARIOT</extracomment>
        <translation>白の戦車</translation>
    </message>
    <message>
        <source>white horse</source>
        <extracomment>Terms.WHITE_HORSE</extracomment>
        <translation>白の騎馬</translation>
    </message>
    <message>
        <source>white cannon</source>
        <extracomment>Terms.WHITE_CANNON</extracomment>
        <translation>白の大砲</translation>
    </message>
    <message>
        <source>white soldier</source>
        <extracomment>Terms.WHITE_SOLDIER</extracomment>
        <translation>白の兵士</translation>
    </message>
    <message>
        <source>single general</source>
        <extracomment>Terms.SINGLE</extracomment>
        <translation>将軍単騎</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Terms.PAIR</extracomment>
        <translation>対子</translation>
    </message>
    <message>
        <source>squad of three</source>
        <extracomment>Terms.TRIPLE</extracomment>
        <translation>3枚小隊</translation>
    </message>
    <message>
        <source>squad of four</source>
        <extracomment>Terms.QUAD</extracomment>
        <translation>4枚小隊</translation>
    </message>
    <message>
        <source>squad of four generals</source>
        <extracomment>Terms.GENERAL_QUAD</extracomment>
        <translation>4枚将軍小隊</translation>
    </message>
    <message>
        <source>commander</source>
        <extracomment>Terms.COMMANDER</extracomment>
        <translation>指揮官</translation>
    </message>
    <message>
        <source>battlefield</source>
        <extracomment>Terms.BATTLEFIELD</extracomment>
        <translation>戦場</translation>
    </message>
    <message>
        <source>battalion of three</source>
        <extracomment>Terms.BATTALION3</extracomment>
        <translation>3色大隊</translation>
    </message>
    <message>
        <source>battalion of four</source>
        <extracomment>Terms.BATTALION4</extracomment>
        <translation>4色大隊</translation>
    </message>
    <message>
        <source>hu</source>
        <extracomment>Terms.HU</extracomment>
        <translation>フー</translation>
    </message>
    <message>
        <source>tsumo</source>
        <extracomment>Terms.TSUMO</extracomment>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>kong</source>
        <extracomment>Terms.KONG</extracomment>
        <translation>カン</translation>
    </message>
    <message>
        <source>pong</source>
        <extracomment>Terms.PONG</extracomment>
        <translation>ポン</translation>
    </message>
    <message>
        <source>chi</source>
        <extracomment>Terms.CHI</extracomment>
        <translation>チー</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Terms.RED</extracomment>
        <translation>赤</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>Terms.GREEN</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>Terms.YELLOW</extracomment>
        <translation>黄</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>Terms.WHITE</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>{meld} {n}</source>
        <extracomment>Terms.MELD_POINTS</extracomment>
        <translation>{meld} {n}点</translation>
    </message>
    <message>
        <source>Four Color Cards</source>
        <extracomment>Facts.TITLE</extracomment>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>Claim what others leave, divide your whole hand into melds, and win with ten points or more.</source>
        <extracomment>Facts.SUMMARY</extracomment>
        <translation>ほかの人の札を鳴いて、手札をすべて役に分け、10点以上で上がりましょう。</translation>
    </message>
    <message>
        <source>Nobody sees the deck or another hand. Answers to a card on offer stay secret until all are in, and a beaten one stays secret for good.</source>
        <extracomment>Facts.HIDDEN</extracomment>
        <translation>山札とほかの人の手札は誰にも見えません。場の札への返事は全員がそろうまで秘密で、負けた返事は最後まで秘密です。</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <extracomment>Facts.TAIWAN</extracomment>
        <translation>台湾</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Facts.ROUNDS</extracomment>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>How many rounds make a match. A round that nobody wins counts too.</source>
        <extracomment>Facts.ROUNDS_HELP</extracomment>
        <translation>1試合のラウンド数です。誰も上がらなかったラウンドも数えます。</translation>
    </message>
    <message>
        <source>1 round</source>
        <extracomment>Facts.ROUNDS_1</extracomment>
        <translation>1ラウンド</translation>
    </message>
    <message>
        <source>2 rounds</source>
        <extracomment>Facts.ROUNDS_2</extracomment>
        <translation>2ラウンド</translation>
    </message>
    <message>
        <source>3 rounds</source>
        <extracomment>Facts.ROUNDS_3</extracomment>
        <translation>3ラウンド</translation>
    </message>
    <message>
        <source>4 rounds</source>
        <extracomment>Facts.ROUNDS_4</extracomment>
        <translation>4ラウンド</translation>
    </message>
    <message>
        <source>5 rounds</source>
        <extracomment>Facts.ROUNDS_5</extracomment>
        <translation>5ラウンド</translation>
    </message>
    <message>
        <source>6 rounds</source>
        <extracomment>Facts.ROUNDS_6</extracomment>
        <translation>6ラウンド</translation>
    </message>
    <message>
        <source>7 rounds</source>
        <extracomment>Facts.ROUNDS_7</extracomment>
        <translation>7ラウンド</translation>
    </message>
    <message>
        <source>8 rounds</source>
        <extracomment>Facts.ROUNDS_8</extracomment>
        <translation>8ラウンド</translation>
    </message>
    <message>
        <source>9 rounds</source>
        <extracomment>Facts.ROUNDS_9</extracomment>
        <translation>9ラウンド</translation>
    </message>
    <message>
        <source>10 rounds</source>
        <extracomment>Facts.ROUNDS_10</extracomment>
        <translation>10ラウンド</translation>
    </message>
    <message>
        <source>11 rounds</source>
        <extracomment>Facts.ROUNDS_11</extracomment>
        <translation>11ラウンド</translation>
    </message>
    <message>
        <source>12 rounds</source>
        <extracomment>Facts.ROUNDS_12</extracomment>
        <translation>12ラウンド</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <extracomment>Facts.START_SCORE</extracomment>
        <translation>開始時の点数</translation>
    </message>
    <message>
        <source>With how many points everybody begins. Scores may fall below zero.</source>
        <extracomment>Facts.START_SCORE_HELP</extracomment>
        <translation>全員が最初に持つ点数です。点数は0より下がることもあります。</translation>
    </message>
    <message>
        <source>0 points</source>
        <extracomment>Facts.POINTS_0</extracomment>
        <translation>0点</translation>
    </message>
    <message>
        <source>10 points</source>
        <extracomment>Facts.POINTS_10</extracomment>
        <translation>10点</translation>
    </message>
    <message>
        <source>20 points</source>
        <extracomment>Facts.POINTS_20</extracomment>
        <translation>20点</translation>
    </message>
    <message>
        <source>30 points</source>
        <extracomment>Facts.POINTS_30</extracomment>
        <translation>30点</translation>
    </message>
    <message>
        <source>40 points</source>
        <extracomment>Facts.POINTS_40</extracomment>
        <translation>40点</translation>
    </message>
    <message>
        <source>50 points</source>
        <extracomment>Facts.POINTS_50</extracomment>
        <translation>50点</translation>
    </message>
    <message>
        <source>100 points</source>
        <extracomment>Facts.POINTS_100</extracomment>
        <translation>100点</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Facts.SETTLEMENT</extracomment>
        <translation>精算</translation>
    </message>
    <message>
        <source>Digit sum: a win takes the digit sum of its total from each, a failed one pays 10 plus its total to each. Margin: a win takes its total less 9 from each, a failed one pays 11 to each.</source>
        <extracomment>Facts.SETTLEMENT_HELP</extracomment>
        <translation>桁の和：上がりは合計点の1桁目と2桁目の和を各プレイヤーからもらい、失敗なら各プレイヤーに10点＋合計点を払います。差：上がりは合計点−9を各プレイヤーからもらい、失敗なら各プレイヤーに11点を払います。</translation>
    </message>
    <message>
        <source>Digit sum</source>
        <extracomment>Facts.DIGITS</extracomment>
        <translation>桁の和</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>Facts.MARGIN</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <source>Bonus counts for the limit</source>
        <extracomment>Facts.BONUS_LIMIT</extracomment>
        <translation>ドラを10点に含める</translation>
    </message>
    <message>
        <source>Whether a hand may reach the ten points with the help of the bonus card.</source>
        <extracomment>Facts.BONUS_LIMIT_HELP</extracomment>
        <translation>ドラの点を含めて10点に届けばよいかどうかです。</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Facts.YES</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Facts.NO</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <extracomment>Facts.DEAD_CARDS</extracomment>
        <translation>残し札</translation>
    </message>
    <message>
        <source>How many cards at the bottom of the deck are never turned over on a turn.</source>
        <extracomment>Facts.DEAD_CARDS_HELP</extracomment>
        <translation>手番でめくらずに残す、山札の底の札の枚数です。</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Facts.DEAD_0</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>6 cards</source>
        <extracomment>Facts.DEAD_6</extracomment>
        <translation>6枚</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>Facts.STANDARD</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Taiwanese table</source>
        <extracomment>Facts.STRICT</extracomment>
        <translation>台湾式</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Refusal.GAME_OVER</extracomment>
        <translation>試合は終わっています。</translation>
    </message>
    <message>
        <source>Four Color Cards has no decision number {number}.</source>
        <extracomment>Refusal.NO_SUCH_DECISION</extracomment>
        <translation>四色牌に番号{number}の決定はありません。</translation>
    </message>
    <message>
        <source>There is no card number {number} on the table.</source>
        <extracomment>Refusal.NO_SUCH_CARD</extracomment>
        <translation>番号{number}の札は場にありません。</translation>
    </message>
    <message>
        <source>That is allowed; make it as the move “{move}”.</source>
        <extracomment>Refusal.SAY_WHICH</extracomment>
        <translation>それはできます。「{move}」として指してください。</translation>
    </message>
    <message>
        <source>No card is on offer: discard a card from your hand.</source>
        <extracomment>Refusal.DISCARD_FIRST</extracomment>
        <translation>場に札は出ていません。手札から1枚捨ててください。</translation>
    </message>
    <message>
        <source>The {card} is on offer: claim it or pass. A card is discarded only after a claim.</source>
        <extracomment>Refusal.ANSWER_FIRST</extracomment>
        <translation>場に{card}が出ています。鳴くかパスしてください。札を捨てるのは鳴いた後だけです。</translation>
    </message>
    <message>
        <source>Put the card you discard on the place for the offer, where everybody may claim it.</source>
        <extracomment>Refusal.DISCARD_TO_OFFER</extracomment>
        <translation>捨てる札は、誰でも鳴けるように場の札の場所へ置いてください。</translation>
    </message>
    <message>
        <source>There is no {card} in your hand.</source>
        <extracomment>Refusal.NOT_IN_HAND</extracomment>
        <translation>手札に{card}はありません。</translation>
    </message>
    <message>
        <source>A general is never discarded.</source>
        <extracomment>Refusal.GENERAL_STAYS</extracomment>
        <translation>将軍は捨てられません。</translation>
    </message>
    <message>
        <source>Nobody draws into the hand: the top card is turned over by itself when a turn begins.</source>
        <extracomment>Refusal.DECK_TURNS_ITSELF</extracomment>
        <translation>札を手札に引くことはありません。手番の初めに山札の一番上が自動でめくられます。</translation>
    </message>
    <message>
        <source>Open melds are final: no card joins or leaves them.</source>
        <extracomment>Refusal.OPEN_IS_FINAL</extracomment>
        <translation>場に出した役は確定です。札を加えたり外したりできません。</translation>
    </message>
    <message>
        <source>A card in the discard row is dead; only the card on offer can be claimed.</source>
        <extracomment>Refusal.DEAD_CARD</extracomment>
        <translation>捨て札の列の札はもう使えません。鳴けるのは場の札だけです。</translation>
    </message>
    <message>
        <source>Passing needs neither a card nor a place.</source>
        <extracomment>Refusal.PASS_ALONE</extracomment>
        <translation>パスに札や場所は要りません。</translation>
    </message>
    <message>
        <source>You turned over the {card}: a general must be taken, at least as a single.</source>
        <extracomment>Refusal.MUST_TAKE</extracomment>
        <translation>あなたは{card}をめくりました。将軍は必ず取ります。少なくとも将軍単騎にしてください。</translation>
    </message>
    <message>
        <source>The card on offer is the {offer}, not the {card}.</source>
        <extracomment>Refusal.NOT_THE_OFFER</extracomment>
        <translation>場の札は{card}ではなく{offer}です。</translation>
    </message>
    <message>
        <source>To claim, move the card on offer to the meld; the cards of your hand join it by themselves.</source>
        <extracomment>Refusal.MOVE_THE_OFFER</extracomment>
        <translation>鳴くには場の札を役へ動かしてください。手札の札は自動で加わります。</translation>
    </message>
    <message>
        <source>The card on offer never enters a hand: claim it for an open meld, or pass.</source>
        <extracomment>Refusal.OFFER_NOT_TO_HAND</extracomment>
        <translation>場の札は手札に入りません。役として鳴くか、パスしてください。</translation>
    </message>
    <message>
        <source>The {card} goes to the discard row by itself when nobody claims it: pass.</source>
        <extracomment>Refusal.PASS_TO_LEAVE</extracomment>
        <translation>{card}は誰も鳴かなければ自動で捨て札の列へ行きます。パスしてください。</translation>
    </message>
    <message>
        <source>Put the card on offer on one of the melds it can make.</source>
        <extracomment>Refusal.CLAIM_TO_MELD</extracomment>
        <translation>場の札は、それで作れる役の上に置いてください。</translation>
    </message>
    <message>
        <source>Your hand is not complete with the {card}: {n:card|cards} would fit into no meld ({cards}).</source>
        <extracomment>Refusal.NOT_COMPLETE</extracomment>
        <translation>{card}を入れても手札は完成しません。どの役にも入らない札が{n}枚あります（{cards}）。</translation>
    </message>
    <message>
        <source>A kong needs three times the {card} in your hand; you have {n}.</source>
        <extracomment>Refusal.KONG_NEEDS</extracomment>
        <translation>カンには手札に{card}が3枚要ります。今は{n}枚です。</translation>
    </message>
    <message>
        <source>A pong needs twice the {card} in your hand; you have {n}.</source>
        <extracomment>Refusal.PONG_NEEDS</extracomment>
        <translation>ポンには手札に{card}が2枚要ります。今は{n}枚です。</translation>
    </message>
    <message>
        <source>Three generals make no squad; only all four do.</source>
        <extracomment>Refusal.PONG_GENERAL</extracomment>
        <translation>将軍3枚では小隊になりません。4枚そろったときだけです。</translation>
    </message>
    <message>
        <source>{who} {who:plays|play} after {origin}; nobody else may chi this card.</source>
        <extracomment>Refusal.CHI_DISCARD</extracomment>
        <translation>{origin}の次は{who}です。ほかの人はこの札をチーできません。</translation>
    </message>
    <message>
        <source>Only {origin}, who turned over this card, and {who}, who plays next, may chi it.</source>
        <extracomment>Refusal.CHI_DRAWN</extracomment>
        <translation>この札をチーできるのは、めくった{origin}と次の{who}だけです。</translation>
    </message>
    <message>
        <source>{origin} turned over this general and must take it; others may only hu or kong it.</source>
        <extracomment>Refusal.CHI_GENERAL</extracomment>
        <translation>この将軍はめくった{origin}が必ず取ります。ほかの人にできるのはフーかカンだけです。</translation>
    </message>
    <message>
        <source>Only a general stands alone; the {card} does not.</source>
        <extracomment>Refusal.SINGLE_GENERAL</extracomment>
        <translation>単騎になれるのは将軍だけで、{card}はなれません。</translation>
    </message>
    <message>
        <source>Generals and soldiers make no pair.</source>
        <extracomment>Refusal.PAIR_KIND</extracomment>
        <translation>将軍と兵士は対子になりません。</translation>
    </message>
    <message>
        <source>A commander is general, adviser and elephant of one colour; the {card} does not belong in it.</source>
        <extracomment>Refusal.COMMANDER_TYPES</extracomment>
        <translation>指揮官は同じ色の将軍・軍師・象です。{card}は入りません。</translation>
    </message>
    <message>
        <source>A battlefield is chariot, horse and cannon of one colour; the {card} does not belong in it.</source>
        <extracomment>Refusal.BATTLEFIELD_TYPES</extracomment>
        <translation>戦場は同じ色の戦車・騎馬・大砲です。{card}は入りません。</translation>
    </message>
    <message>
        <source>A battalion is made of soldiers; the {card} does not belong in it.</source>
        <extracomment>Refusal.BATTALION_TYPES</extracomment>
        <translation>大隊は兵士で作ります。{card}は入りません。</translation>
    </message>
    <message>
        <source>A battalion has soldiers of different colours; the card on offer is {colour} already.</source>
        <extracomment>Refusal.BATTALION_COLOURS</extracomment>
        <translation>大隊は異なる色の兵士で作ります。場の札がすでに{colour}です。</translation>
    </message>
    <message>
        <source>For this {meld} your hand lacks: {cards}.</source>
        <extracomment>Refusal.MELD_NEEDS</extracomment>
        <translation>この{meld}には手札に次の札が足りません：{cards}。</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} begins; {who} {who:starts|start}.</source>
        <extracomment>Log.ROUND</extracomment>
        <translation>第{round}ラウンド（全{rounds}）を始めます。{who}からです。</translation>
    </message>
    <message>
        <source>{who} {who:begins|begin} with {n:point|points}.</source>
        <extracomment>Log.START_POINTS</extracomment>
        <translation>{who}は{n}点から始めます。</translation>
    </message>
    <message>
        <source>{who} {who:is|are} dealt {n:card|cards}.</source>
        <extracomment>Log.DEALT</extracomment>
        <translation>{who}に{n}枚配ります。</translation>
    </message>
    <message>
        <source>{who} {who:picks|pick} up: {cards}.</source>
        <extracomment>Log.HAND</extracomment>
        <translation>{who}の手札：{cards}。</translation>
    </message>
    <message>
        <source>{who} {who:turns|turn} over the {card}.</source>
        <extracomment>Log.TURNED</extracomment>
        <translation>{who}が{card}をめくりました。</translation>
    </message>
    <message>
        <source>{who} {who:discards|discard} the {card}.</source>
        <extracomment>Log.DISCARDED</extracomment>
        <translation>{who}が{card}を捨てました。</translation>
    </message>
    <message>
        <source>{who} {who:shows|show}: {cards}.</source>
        <extracomment>Log.SHOWN</extracomment>
        <translation>{who}が見せた札：{cards}。</translation>
    </message>
    <message>
        <source>Nobody claims the {card}.</source>
        <extracomment>Log.UNCLAIMED</extracomment>
        <translation>{card}は誰も鳴きませんでした。</translation>
    </message>
    <message>
        <source>{who} {who:calls|call} {call}; the others are still asked.</source>
        <extracomment>Log.NOTED</extracomment>
        <translation>{who}は{call}を選びました。ほかの人の返事を待っています。</translation>
    </message>
    <message>
        <source>{who} {who:calls|call} {call}, but a {better} beats it.</source>
        <extracomment>Log.BEATEN</extracomment>
        <translation>{who}は{call}と言いましたが、{better}が優先されました。</translation>
    </message>
    <message>
        <source>The bonus card is the {card}. {who} {who:has|have} {n} of it.</source>
        <extracomment>Log.BONUS</extracomment>
        <translation>ドラは{card}です。{who}は{n}枚持っています。</translation>
    </message>
    <message>
        <source>{n:card of your hand then fits|cards of your hand then fit} into no meld, instead of {other}.</source>
        <extracomment>Why.MISFITS</extracomment>
        <translation>どの役にも入らない手札が{n}枚になります（もう一方では{other}枚）。</translation>
    </message>
    <message>
        <source>The match is over: a position is set up while a round is played.</source>
        <extracomment>Arranging.OVER</extracomment>
        <translation>対戦は終わっています。局面を作れるのはラウンドの途中だけです。</translation>
    </message>
    <message>
        <source>The {card} lies there already.</source>
        <extracomment>Arranging.THERE_ALREADY</extracomment>
        <translation>{card}はもうそこにあります。</translation>
    </message>
    <message>
        <source>Cards lie in hands, in open melds, on offer, in the discard row or in the deck.</source>
        <extracomment>Arranging.NOWHERE</extracomment>
        <translation>札を置けるのは、手札、場の役、場の札の場所、捨て札の列、山札です。</translation>
    </message>
    <message>
        <source>The {card} makes no meld with cards in the hand of {who}: put those there first.</source>
        <extracomment>Arranging.NO_MELD</extracomment>
        <translation>{card}は{who}の手札の札と役になりません。先に必要な札を手札に入れてください。</translation>
    </message>
    <message>
        <source>{who} would have more than {most:card|cards} in open melds.</source>
        <extracomment>Arranging.MELDS_FULL</extracomment>
        <translation>{who}の場の役の札が{most}枚を超えます。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} {n:card|cards} in hand and open melds, not {due}, and the deck is empty.</source>
        <extracomment>Arranging.TOO_FEW</extracomment>
        <translation>{who}の手札と場の役は合わせて{n}枚です。{due}枚必要ですが、山札がありません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no card to discard: generals are never discarded.</source>
        <extracomment>Arranging.NOTHING_TO_DISCARD</extracomment>
        <translation>{who}には捨てられる札がありません。将軍は捨てられません。</translation>
    </message>
    <message>
        <source>{who} {who:starts|start} this round, so the first discard cannot be another player&apos;s.</source>
        <extracomment>Arranging.STARTS</extracomment>
        <translation>このラウンドは{who}から始まるので、ほかの人が最初に札を捨てることはできません。</translation>
    </message>
    <message>
        <source>Meld points</source>
        <extracomment>Print.MELD_POINTS</extracomment>
        <translation>役の点数</translation>
    </message>
    <message>
        <source>open / hand</source>
        <extracomment>Print.OPEN_HAND</extracomment>
        <translation>場 / 手札</translation>
    </message>
    <message>
        <source>In the deck: {card}</source>
        <extracomment>Name.DECK_CARD</extracomment>
        <translation>山札の札：{card}</translation>
    </message>
    <message>
        <source>{call}: {n:point is|points are} too few; without the bonus card you pay {each} to each</source>
        <extracomment>Name.HU_SHORT</extracomment>
        <translation>{call}：{n}点では足りず、ドラがなければ{each}点ずつ支払います</translation>
    </message>
    <message>
        <source>The deck, laid open</source>
        <extracomment>Zone.DECK</extracomment>
        <translation>山札（表向き）</translation>
    </message>
    <message>
        <source>drop it on the place for the offer</source>
        <extracomment>Ask.HOLD_CARD</extracomment>
        <translation>場の札の場所に置いてください</translation>
    </message>
    <message>
        <source>drop it on one of the lit places</source>
        <extracomment>Ask.HOLD_OFFER</extracomment>
        <translation>光っている場所に置いてください</translation>
    </message>
    <message>
        <source>Open points: {before} → {after}</source>
        <extracomment>Gained.OPEN</extracomment>
        <translation>場の役の点：{before} → {after}</translation>
    </message>
    <message>
        <source>{n:card|cards} left in your hand</source>
        <extracomment>Gained.LEFT</extracomment>
        <translation>手札の残り{n}枚</translation>
    </message>
    <message>
        <source>{n:point|points}: {each} from each</source>
        <extracomment>Gained.HU</extracomment>
        <translation>{n}点：{each}点ずつ受け取る</translation>
    </message>
    <message>
        <source>{n:point is|points are} too few: you pay {each} to each</source>
        <extracomment>Gained.HU_SHORT</extracomment>
        <translation>{n}点では足りません：{each}点ずつ支払います</translation>
    </message>
    <message>
        <source>Declare it all the same: {n:point|points}, {each} to each without the bonus card</source>
        <extracomment>Gained.ANYWAY</extracomment>
        <translation>それでも宣言する：{n}点、ドラがなければ{each}点ずつ支払い</translation>
    </message>
    <message>
        <source>{who} {who:calls|call} chi: {meld} with the {card}, {n:point|points}.</source>
        <extracomment>Log.CHI</extracomment>
        <translation>{who}がチー：{card}で{meld}、{n}点。</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <extracomment>MoveKind.DISCARD</extracomment>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Declare hu</source>
        <extracomment>MoveKind.HU</extracomment>
        <translation>フーを宣言する</translation>
    </message>
    <message>
        <source>{who} {who:calls|call} pong: {meld} with the {card}, {n:point|points}.</source>
        <extracomment>Log.PONG</extracomment>
        <translation>{who}がポン：{card}で{meld}、{n}点。</translation>
    </message>
    <message>
        <source>{who} {who:calls|call} kong: {meld} with the {card}, {n:point|points}.</source>
        <extracomment>Log.KONG</extracomment>
        <translation>{who}がカン：{card}で{meld}、{n}点。</translation>
    </message>
    <message>
        <source>The {card} joins the meld.</source>
        <extracomment>Log.JOINS</extracomment>
        <translation>{card}が役に加わります。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} no card to discard.</source>
        <extracomment>Log.NOTHING_TO_DISCARD</extracomment>
        <translation>{who}には捨てられる札がありません。</translation>
    </message>
    <message>
        <source>{who} {who:declares|declare} tsumo with the {card}.</source>
        <extracomment>Log.TSUMO</extracomment>
        <translation>{who}が{card}でツモを宣言しました。</translation>
    </message>
    <message>
        <source>{who} {who:declares|declare} hu with the {card} of {origin}.</source>
        <extracomment>Log.HU</extracomment>
        <translation>{who}が{origin}の{card}でフーを宣言しました。</translation>
    </message>
    <message>
        <source>The hand is worth {n:point|points}: {melds}.</source>
        <extracomment>Log.DIVISION</extracomment>
        <translation>手札は{n}点です：{melds}。</translation>
    </message>
    <message>
        <source>{meld}: {cards}.</source>
        <extracomment>Log.MELD</extracomment>
        <translation>{meld}：{cards}。</translation>
    </message>
    <message>
        <source>The deck is empty, so there is no bonus card.</source>
        <extracomment>Log.NO_BONUS</extracomment>
        <translation>山札がないので、ドラはありません。</translation>
    </message>
    <message>
        <source>{who} {who:has|have} {total} in all: {open} open, {hand} in the hand, {bonus} for the bonus card.</source>
        <extracomment>Log.TOTAL</extracomment>
        <translation>{who}は合計{total}点です：場の役{open}点、手札の役{hand}点、ドラ{bonus}点。</translation>
    </message>
    <message>
        <source>{who} {who:is|are} below ten points and {who:pays|pay} everybody.</source>
        <extracomment>Log.FAILED</extracomment>
        <translation>{who}は10点に届かず、全員に払います。</translation>
    </message>
    <message>
        <source>{who} {who:receives|receive} {n:point|points}.</source>
        <extracomment>Log.RECEIVED</extracomment>
        <translation>{who}は{n}点もらいます。</translation>
    </message>
    <message>
        <source>{who} {who:pays|pay} {n:point|points}.</source>
        <extracomment>Log.PAID</extracomment>
        <translation>{who}は{n}点払います。</translation>
    </message>
    <message>
        <source>No card is left to turn over: nobody wins round {round}.</source>
        <extracomment>Log.DRAWN</extracomment>
        <translation>めくる札がなくなりました。第{round}ラウンドは誰も上がりませんでした。</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Score.START
----------
Fact.START</extracomment>
        <translation>開始時</translation>
    </message>
    <message>
        <source>Round {round}: {who} won with {total}</source>
        <extracomment>Score.WON</extracomment>
        <translation>第{round}ラウンド：{who}が{total}点で上がり</translation>
    </message>
    <message>
        <source>Round {round}: {who} declared with only {total}</source>
        <extracomment>Score.FAILED</extracomment>
        <translation>第{round}ラウンド：{who}が{total}点しかなく失敗</translation>
    </message>
    <message>
        <source>Round {round}: drawn</source>
        <extracomment>Score.DRAWN</extracomment>
        <translation>第{round}ラウンド：流れ</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <extracomment>Say.DISCARD</extracomment>
        <translation>{card}を捨てる。</translation>
    </message>
    <message>
        <source>Pass.</source>
        <extracomment>Say.PASS</extracomment>
        <translation>パスする。</translation>
    </message>
    <message>
        <source>Declare hu with the {card}.</source>
        <extracomment>Say.HU</extracomment>
        <translation>{card}でフーを宣言する。</translation>
    </message>
    <message>
        <source>Declare tsumo with the {card}.</source>
        <extracomment>Say.TSUMO</extracomment>
        <translation>{card}でツモを宣言する。</translation>
    </message>
    <message>
        <source>Kong the {card}: {meld}, {n:point|points}.</source>
        <extracomment>Say.KONG</extracomment>
        <translation>{card}をカンする：{meld}、{n}点。</translation>
    </message>
    <message>
        <source>Pong the {card}: {meld}, {n:point|points}.</source>
        <extracomment>Say.PONG</extracomment>
        <translation>{card}をポンする：{meld}、{n}点。</translation>
    </message>
    <message>
        <source>Chi the {card}: {meld} ({cards}), {n:point|points}.</source>
        <extracomment>Say.CHI</extracomment>
        <translation>{card}をチーする：{meld}（{cards}）、{n}点。</translation>
    </message>
    <message>
        <source>Claim the {card} for a meld that does not exist.</source>
        <extracomment>Say.CLAIM</extracomment>
        <translation>{card}を存在しない役のために鳴く。</translation>
    </message>
    <message>
        <source>It wins: {n:point|points} before the bonus card, about {each} from everybody.</source>
        <extracomment>Why.WINS</extracomment>
        <translation>上がれます：ドラを除いて{n}点、各プレイヤーから約{each}点です。</translation>
    </message>
    <message>
        <source>Nothing better is left: {n:point|points} before the bonus card.</source>
        <extracomment>Why.DECLARES</extracomment>
        <translation>これより良い手は残っていません：ドラを除いて{n}点です。</translation>
    </message>
    <message>
        <source>A win now would have {n:point|points} before the bonus card: there is more in this hand.</source>
        <extracomment>Why.WAITS</extracomment>
        <translation>今上がるとドラを除いて{n}点です。この手札ならもっと狙えます。</translation>
    </message>
    <message>
        <source>A hu now would have {n:point|points} before the bonus card and cost you about {each} to everybody.</source>
        <extracomment>Why.FAILS</extracomment>
        <translation>今フーを宣言するとドラを除いて{n}点で、各プレイヤーに約{each}点払うことになります。</translation>
    </message>
    <message>
        <source>{n:card|cards} not yet seen would then win for you, instead of {other}.</source>
        <extracomment>Why.OUTS</extracomment>
        <translation>まだ見えていない札のうち{n}枚で上がれるようになります（もう一方では{other}枚）。</translation>
    </message>
    <message>
        <source>Your melds are then worth {n:point|points}, instead of {other}.</source>
        <extracomment>Why.POINTS</extracomment>
        <translation>役の合計が{n}点になります（もう一方では{other}点）。</translation>
    </message>
    <message>
        <source>{n:card|cards} not yet seen would then be worth claiming, instead of {other}.</source>
        <extracomment>Why.HELPERS</extracomment>
        <translation>まだ見えていない札のうち{n}枚が鳴く価値のある札になります（もう一方では{other}枚）。</translation>
    </message>
    <message>
        <source>It keeps your hand as promising as it can be.</source>
        <extracomment>Why.NOTHING</extracomment>
        <translation>手札の見込みをできるだけ良く保ちます。</translation>
    </message>
    <message>
        <source>Discarded</source>
        <extracomment>Print.DISCARDED</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>{n} left</source>
        <extracomment>Print.LEFT</extracomment>
        <translation>残り{n}枚</translation>
    </message>
    <message>
        <source>{who} turned it over</source>
        <extracomment>Print.TURNED_BY</extracomment>
        <translation>{who}がめくった札</translation>
    </message>
    <message>
        <source>{who} discarded it</source>
        <extracomment>Print.DISCARDED_BY</extracomment>
        <translation>{who}が捨てた札</translation>
    </message>
    <message>
        <source>offer</source>
        <extracomment>Print.OFFER</extracomment>
        <translation>場の札</translation>
    </message>
    <message>
        <source>{n} in hand</source>
        <extracomment>Print.IN_HAND
----------
Fact.IN_HAND</extracomment>
        <translation>手札{n}枚</translation>
    </message>
    <message>
        <source>{n:point|points} open so far</source>
        <extracomment>Print.OPEN_SO_FAR</extracomment>
        <translation>場の役はここまで{n}点</translation>
    </message>
    <message>
        <source>a win pays from {n} points on</source>
        <extracomment>Print.PAYS_FROM</extracomment>
        <translation>上がりは{n}点から</translation>
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
        <source>{n:card|cards}</source>
        <extracomment>Print.CARDS</extracomment>
        <translation>{n}枚</translation>
    </message>
    <message>
        <source>If you win now</source>
        <extracomment>Print.WIN_NOW</extracomment>
        <translation>今上がると</translation>
    </message>
    <message>
        <source>{n:card does|cards do} not fit a meld yet</source>
        <extracomment>Print.MISFIT</extracomment>
        <translation>入らない札が{n}枚</translation>
    </message>
    <message>
        <source>every card fits a meld</source>
        <extracomment>Print.READY</extracomment>
        <translation>全部の札が入る</translation>
    </message>
    <message>
        <source>every card fits a meld, but a win needs {n:point|points}</source>
        <extracomment>Print.READY_SHORT</extracomment>
        <translation>全部の札が入るが、上がりには{n}点必要</translation>
    </message>
    <message>
        <source>{n:point|points}</source>
        <extracomment>Print.POINTS</extracomment>
        <translation>{n}点</translation>
    </message>
    <message>
        <source>{open} open + {hand} in hand + {bonus} bonus = {total}</source>
        <extracomment>Print.SUM</extracomment>
        <translation>場{open} + 手札{hand} + ドラ{bonus} = {total}</translation>
    </message>
    <message>
        <source>bonus +{n}</source>
        <extracomment>Print.BONUS</extracomment>
        <translation>ドラ +{n}</translation>
    </message>
    <message>
        <source>{total}: {tens} + {ones} = {each} from each</source>
        <extracomment>Print.PAID_DIGITS</extracomment>
        <translation>{total}点：{tens} + {ones} = {each}点ずつ受け取る</translation>
    </message>
    <message>
        <source>{total} − {less} = {each} from each</source>
        <extracomment>Print.PAID_MARGIN</extracomment>
        <translation>{total} − {less} = {each}点ずつ受け取る</translation>
    </message>
    <message>
        <source>too few: {limit} + {counted} = {each} to each</source>
        <extracomment>Print.LOST_DIGITS</extracomment>
        <translation>点不足：{limit} + {counted} = {each}点ずつ支払う</translation>
    </message>
    <message>
        <source>too few: {each} to each</source>
        <extracomment>Print.LOST_MARGIN</extracomment>
        <translation>点不足：{each}点ずつ支払う</translation>
    </message>
    <message>
        <source>Hu</source>
        <extracomment>Print.HU</extracomment>
        <translation>フー</translation>
    </message>
    <message>
        <source>wins the round</source>
        <extracomment>Print.HU_WINS</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>under ten, you pay</source>
        <extracomment>Print.HU_SHORT</extracomment>
        <translation>10点未満は支払い</translation>
    </message>
    <message>
        <source>four generals</source>
        <extracomment>Print.FOUR_GENERALS</extracomment>
        <translation>将軍4枚</translation>
    </message>
    <message>
        <source>Tsumo</source>
        <extracomment>Print.TSUMO</extracomment>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Kong</source>
        <extracomment>MoveKind.KONG
----------
Print.KONG</extracomment>
        <translation>カンする</translation>
    </message>
    <message>
        <source>Pong</source>
        <extracomment>MoveKind.PONG
----------
Print.PONG</extracomment>
        <translation>ポンする</translation>
    </message>
    <message>
        <source>Chi</source>
        <extracomment>MoveKind.CHI
----------
Print.CHI</extracomment>
        <translation>チーする</translation>
    </message>
    <message>
        <source>Your card: {card}</source>
        <extracomment>Name.HAND_CARD</extracomment>
        <translation>あなたの札：{card}</translation>
    </message>
    <message>
        <source>Your hand, {n:card|cards}</source>
        <extracomment>Name.HAND</extracomment>
        <translation>あなたの手札、{n}枚</translation>
    </message>
    <message>
        <source>Hand of {who}, {n:card|cards}</source>
        <extracomment>Name.HAND_OF</extracomment>
        <translation>{who}の手札、{n}枚</translation>
    </message>
    <message>
        <source>On offer: {card}</source>
        <extracomment>Name.OFFERED</extracomment>
        <translation>場の札：{card}</translation>
    </message>
    <message>
        <source>The place for the offer</source>
        <extracomment>Name.OFFER</extracomment>
        <translation>場の札の場所</translation>
    </message>
    <message>
        <source>Deck, {n:card|cards}</source>
        <extracomment>Name.DECK</extracomment>
        <translation>山札、{n}枚</translation>
    </message>
    <message>
        <source>Discard row, {n:card|cards}</source>
        <extracomment>Name.DISCARDS</extracomment>
        <translation>捨て札の列、{n}枚</translation>
    </message>
    <message>
        <source>Discarded: {card}</source>
        <extracomment>Name.DEAD</extracomment>
        <translation>捨て札：{card}</translation>
    </message>
    <message>
        <source>{who}, {meld}: {cards}; {n:point|points}</source>
        <extracomment>Name.MELD</extracomment>
        <translation>{who}の{meld}：{cards}、{n}点</translation>
    </message>
    <message>
        <source>Open melds of {who}</source>
        <extracomment>Name.MELDS</extracomment>
        <translation>{who}の場の役</translation>
    </message>
    <message>
        <source>{call}: {meld}, {n:point|points}</source>
        <extracomment>Name.CLAIM</extracomment>
        <translation>{call}：{meld}、{n}点</translation>
    </message>
    <message>
        <source>{call}: win the round with {n:point|points}, {each} from each</source>
        <extracomment>Name.HU</extracomment>
        <translation>{call}：{n}点で上がり、{each}点ずつ受け取る</translation>
    </message>
    <message>
        <source>The place for the bonus card</source>
        <extracomment>Name.BONUS</extracomment>
        <translation>ドラ札の場所</translation>
    </message>
    <message>
        <source>Bonus card: {card}</source>
        <extracomment>Name.BONUS_CARD</extracomment>
        <translation>ドラ札：{card}</translation>
    </message>
    <message>
        <source>{meld} {open} / {hand}</source>
        <extracomment>Tip.MELD</extracomment>
        <translation>{meld} {open} / {hand}</translation>
    </message>
    <message>
        <source>Meld points, open / hand
{alike}
{mixed}</source>
        <extracomment>Tip.MELDS</extracomment>
        <translation>役の点数（場 / 手札）
{alike}
{mixed}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <extracomment>Zone.HAND</extracomment>
        <translation>あなたの札</translation>
    </message>
    <message>
        <source>Offer and deck</source>
        <extracomment>Zone.OFFER</extracomment>
        <translation>場の札と山札</translation>
    </message>
    <message>
        <source>What you can claim</source>
        <extracomment>Zone.CLAIMS</extracomment>
        <translation>鳴ける役</translation>
    </message>
    <message>
        <source>Discard row</source>
        <extracomment>Zone.DISCARDS</extracomment>
        <translation>捨て札の列</translation>
    </message>
    <message>
        <source>Open melds</source>
        <extracomment>Zone.MELDS</extracomment>
        <translation>場の役</translation>
    </message>
    <message>
        <source>Other hands</source>
        <extracomment>Zone.HANDS</extracomment>
        <translation>ほかの人の手札</translation>
    </message>
    <message>
        <source>The game is over:</source>
        <extracomment>Ask.OVER</extracomment>
        <translation>ゲーム終了：</translation>
    </message>
    <message>
        <source>the highest score wins</source>
        <extracomment>Ask.OVER_REST</extracomment>
        <translation>最も点の高い人の勝ちです</translation>
    </message>
    <message>
        <source>{who}:</source>
        <extracomment>Ask.TURN_OF</extracomment>
        <translation>{who}：</translation>
    </message>
    <message>
        <source>is choosing a move</source>
        <extracomment>Ask.THINKS</extracomment>
        <translation>手を考えています</translation>
    </message>
    <message>
        <source>Discard:</source>
        <extracomment>Ask.DISCARD_HEAD</extracomment>
        <translation>捨てる札：</translation>
    </message>
    <message>
        <source>put a card of your hand on the place for the offer</source>
        <extracomment>Ask.DISCARD</extracomment>
        <translation>手札を1枚、場の札の場所へ置いてください</translation>
    </message>
    <message>
        <source>Claim it?</source>
        <extracomment>Ask.CLAIM_HEAD</extracomment>
        <translation>鳴きますか：</translation>
    </message>
    <message>
        <source>drop the {card} on one of the melds, or pass</source>
        <extracomment>Ask.CLAIM</extracomment>
        <translation>{card}を役の上に置くか、パスしてください</translation>
    </message>
    <message>
        <source>drop the {card} on one of the melds: you must take it</source>
        <extracomment>Ask.MUST_CLAIM</extracomment>
        <translation>{card}を役の上に置いてください（必須です）</translation>
    </message>
    <message>
        <source>the {card} is of no use to you now: pass</source>
        <extracomment>Ask.NO_CLAIM</extracomment>
        <translation>{card}は今は使えません。パスしてください</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>MoveKind.PASS
----------
Button.PASS</extracomment>
        <translation>パスする</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>Fact.ROUND</extracomment>
        <translation>ラウンド {round}／{rounds}</translation>
    </message>
    <message>
        <source>{n:card|cards} in the deck</source>
        <extracomment>Fact.DECK</extracomment>
        <translation>山札 {n}枚</translation>
    </message>
    <message>
        <source>open {n}</source>
        <extracomment>Fact.OPEN</extracomment>
        <translation>場 {n}点</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>Fact.LINE</extracomment>
        <translation>ラウンド{round}</translation>
    </message>
</context>
</TS>
