"""Every sentence of the command line: help, what is wrong with an input, what was found."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Help(Words):
    """What the commands and their options do."""

    PROGRAM = "Board games at one table: against the computer, or as a teacher for people."
    WINDOW = "Without a command: the window, with a saved table if FILE is given."
    GAMES = "list the games, their player numbers and their options"
    PLAY = "open the window at a new table"
    SELFPLAY = "let levels play each other, without a window"
    VERIFY = "replay saved tables and name the first move that fails"
    LEGAL = "list the legal moves of a saved table"
    STATE = "show the complete state of a saved table"
    SHOT = "draw a table into a PNG file"
    BENCH = "measure the speed of everything"
    REVIEW = "look back at a finished table: what each move gave away and what would have been better"
    LADDER = "let levels meet at tables, many games each, and say how far apart they are"
    ENTRANTS = "who meets, with commas: levels ({levels}), “random”, or a level with weights of its own as level@FILE"
    ALL = "everybody meets everybody, not only neighbours in the list"
    PLAYERS = "how many sit at a table; without it the fewest the game allows"
    GAMES_A_TABLE = "how many games every table plays"
    RESULTS = "a file that keeps finished games; those in it are not played again"
    CSV = "print CSV"
    CLUSTER = "the scheduler of a Dask cluster that does the work, such as tcp://127.0.0.1:8786"
    FINISHED = "a saved table that was played to its end"
    GAME = "a game, as listed by “games”"
    FILE = "a saved table"
    GAME_OR_FILE = "a game, as listed by “games”, or a saved table"
    JSON = "print JSON"
    SEATS_PLAY = (
        "who sits where, in turn order, with commas: you, another person (“human”), or a level ({levels})"
    )
    SEATS_SELFPLAY = "who plays, with commas: levels ({levels}), or “random” for any legal move"
    SET = "set an option of the game; may be given several times"
    SEED = "the number all chance starts from"
    MATCHES = "how many games to play"
    PLAYOUTS = "playouts for every decision, instead of the usual number"
    BUDGET = "milliseconds for every decision, instead of what the level takes"
    JOBS = "how many processes to use"
    SAVE_DIR = "a folder for the saved tables"
    AT = "how many moves have been made at the point wanted; without it all of the file"
    OUT = "the PNG file to write"
    SIZE = "the size of the window, for instance 1280x800"
    SCALE = "pixels per logical pixel, from 0.5 to 4"
    THEME = "light or dark"
    LANGUAGE = "en or ja"


@unique
class BadInput(Words):
    """What can be wrong with a command line; each is the one line that is printed."""

    PROBLEM = "{why}"
    NO_COMMAND = "There is neither a file nor a command “{word}”; the commands are: {known}."
    NO_FILE = "There is no file “{file}”."
    NOT_A_FILE = "“{file}” is a folder, not a file."
    NO_GAME = "There is no game “{game}”; there are: {known}."
    NO_GAME_OR_FILE = "There is neither a game nor a file “{word}”; the games are: {known}."
    NO_SEAT = "“{seat}” cannot sit at the table; these can: {known}."
    NOT_AN_OPTION = "“{text}” does not set an option; write option=value."
    TWICE = "The option “{option}” is set twice."
    NOT_A_NUMBER = "“{text}” is not a whole number from {least} to {most}."
    NOT_A_SCALE = "“{text}” is not a scale from 0.5 to 4."
    NOT_A_SIZE = "“{text}” is not a size such as 1280x800, from 320x240 to 7680x4320."
    NOT_ONE_OF = "“{text}” is none of: {known}."
    NOT_PNG = "“{file}” does not end in .png."
    NO_SUCH_PLY = "“{file}” has {n:move|moves}, so there is no point after {ply}."
    NO_FOLDER = "There is no folder “{folder}”."
    CANNOT_WRITE = "“{file}” cannot be written: {why}."
    NOT_OVER = "“{file}” was not played to its end, so there is nothing to look back at yet."
    TOO_FEW = "{n:entrant|entrants} cannot fill a table of {players}."
    NO_WEIGHTS = "“{file}” cannot be used as weights: {why}."
    NO_CLUSTER = "The cluster at “{address}” cannot be used: {why}."
    NOT_RECORDS = "Line {line} of “{file}” is not a finished game."
    NO_BENCHES = "The benches come with the source code; this copy of Lamplight has none."
    NO_WINDOW = "This copy of Lamplight cannot open a window: {why}."


@unique
class Report(Words):
    """What the commands print for people."""

    GAME = "{id}: {title}, {players} players, about {minutes:minute|minutes}"
    OPTION = "    {option}={default} (or {others}): {help}"
    VERIFIED = "{file}: {game}, {n:move|moves}, in order."
    PROGRESS = "Game {done} of {all}"
    HEAD = "{game}: {n:game|games}, {moves:move|moves}, {seconds} seconds"
    STANDING = "{seat}. {level}: {wins} wins ({share}), mean score {score}, mean rank {rank}"
    SAVED = "{n:game|games} saved in {folder}."
    INTERRUPTED = "Interrupted."
    BROKEN = "A process that played ended before its time."
    BENCH = "{name} ({game}): {value} {unit}"
    LADDER = "{game}: {n:game|games}, {new} of them new; shares of first places with 95 % intervals"
    MEETING = "{level} with {others}: {share} of {n:game|games}"
    SHOWING = "{level} altogether: {share} of {n:game|games}, mean score {score}, mean rank {rank}"
    RATED = "{level}: rating {rating} ({low} - {high})"
    NO_RATINGS = "There are no ratings, as the packages of the extra “lab” are not installed."
    OTHER_CODE = "{n:game|games} in {file} do not count: other code played them."
    JUDGED = "Decision {done} of {all}"
    REVIEWED = "{game}: {n:decision|decisions}; expected results are those of the seats in order, in percent."
    DECISION = "{ply}. [{chances}] {who}: {move}"
    COST = "    {points} points given away; better: {better}"
    BECAUSE = "    {why}"
    ANSWER = "    Best answer: {answer}"
    END = "End. [{chances}]"
    COSTLIEST = "The costliest decisions of {who}, {points} points given away in all:"
