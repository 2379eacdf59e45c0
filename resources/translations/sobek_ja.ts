<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>sobek</name>
    <message>
        <source>Sobek</source>
        <extracomment>Title.SOBEK</extracomment>
        <translation>ソベク</translation>
    </message>
</context>
</TS>
