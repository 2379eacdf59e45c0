<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>almadi</name>
    <message>
        <source>Almadi</source>
        <extracomment>Title.ALMADI</extracomment>
        <translation>アルマディ</translation>
    </message>
</context>
</TS>
