<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>agamemnon</name>
    <message>
        <source>Agamemnon</source>
        <extracomment>Title.AGAMEMNON</extracomment>
        <translation>アガメムノン</translation>
    </message>
</context>
</TS>
