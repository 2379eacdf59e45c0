<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>four_color_cards</name>
    <message>
        <source>Four Color Cards</source>
        <extracomment>Title.FOUR_COLOR_CARDS</extracomment>
        <translation>四色牌</translation>
    </message>
</context>
</TS>
