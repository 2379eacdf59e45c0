<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>There is no decision of yours to take back yet.</source>
        <extracomment>Bound.NOTHING_YET</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden was revealed since your last decision, so it stands.</source>
        <extracomment>Bound.REVEALED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be read: {why}.</source>
        <extracomment>SaveTrouble.UNREADABLE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is larger than {limit} MB, so it is not a saved table.</source>
        <extracomment>SaveTrouble.TOO_LARGE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is not a saved table of Lamplight.</source>
        <extracomment>SaveTrouble.NOT_A_SAVE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is damaged: {why}.</source>
        <extracomment>SaveTrouble.DAMAGED</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was made by Lamplight {version}, which is newer than this one ({own}).</source>
        <extracomment>SaveTrouble.NEWER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is a table of “{game}”, a game this Lamplight does not have.</source>
        <extracomment>SaveTrouble.UNKNOWN_GAME</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” follows version {rules} of the rules of {game}; this Lamplight plays version {own}.</source>
        <extracomment>SaveTrouble.OTHER_RULES</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” has an impossible set-up: {why}</source>
        <extracomment>SaveTrouble.BAD_SETUP</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {ply} of “{file}” cannot be read: {why}</source>
        <extracomment>SaveTrouble.NOT_A_MOVE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {ply} of “{file}” (“{move}”) is not allowed: {why}</source>
        <extracomment>SaveTrouble.ILLEGAL_MOVE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {ply} of “{file}” (“{move}”) comes after the end of the game.</source>
        <extracomment>SaveTrouble.AFTER_END</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” ends in another position than the one it was saved in.</source>
        <extracomment>SaveTrouble.OTHER_POSITION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for {allowed} players, not for {players}.</source>
        <extracomment>Trouble.PLAYERS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; it has: {known}.</source>
        <extracomment>Trouble.NO_OPTION</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; it has no options.</source>
        <extracomment>Trouble.NO_OPTIONS</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{option}” of {game} does not exist with {players} players.</source>
        <extracomment>Trouble.NOT_WITH</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{option}” of {game} cannot be “{value}”; it can be: {known}.</source>
        <extracomment>Trouble.BAD_VALUE</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}, not {seed}.</source>
        <extracomment>Trouble.BAD_SEED</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
