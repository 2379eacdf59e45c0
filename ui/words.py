"""Words every screen needs, and those of the window itself: menus, dialogs about files and errors.

How sentences of the window are made: like the engine's, as members of enums derived from `Words`, kept in a module
`words.py` in the folder that shows them, and said with `Language.say`. Whole sentences with named parts, never glued.
"""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Grammar(Words):
    """What a voice needs besides templates."""

    YOU = "You"
    COMMA = ", "
    PLAYER = "Player {number}"


@unique
class Product(Words):
    """What Lamplight calls itself."""

    NAME = "Lamplight"
    LINE = "seven games for one table"
    TITLE = "{screen} – Lamplight"


@unique
class Menu(Words):
    """Menus and their entries; `&` marks the letter that opens them."""

    GAME = "&Game"
    MOVE = "&Move"
    VIEW = "&View"
    LEARN = "&Learn"
    HELP = "&Help"

    HOME = "Home"
    OPEN = "Open…"
    RECENT = "Open recent"
    SAVE = "Save"
    SAVE_AS = "Save as…"
    SETTINGS = "Settings…"
    QUIT = "Quit Lamplight"

    SPEED = "Speed"
    LIGHT_OR_DARK = "Light or dark"
    FULL_SCREEN = "Full screen"

    RULES = "Rules"
    LOG = "Show the log’s folder"
    ABOUT = "About Lamplight"


@unique
class Files(Words):
    """What is said when a table is opened or saved."""

    KIND = "Saved tables"
    OPEN_TITLE = "Open a saved table"
    SAVE_TITLE = "Save this table"
    ASIDE = "{game} {moment}"
    SAVED = "The table was saved as “{file}”."
    PUT_ASIDE = "The table you had not finished was kept as “{file}”."
    NOT_SAVED = "The table could not be saved: {why}."


@unique
class Trouble(Words):
    """The dialog about a file that cannot be opened as it is."""

    TITLE = "This table cannot be opened as it is"
    UNTOUCHED = "The file itself was not changed."
    GOOD_MOVES = "{n:move was|moves were} good; the table can be opened where the good moves end."
    NO_GOOD_MOVES = "None of its moves can be used."
    OPEN_GOOD = "Open the last good position"
    OPEN_OLDER = "Open the autosave before it"
    SHOW_FOLDER = "Show the file’s folder"
    CANCEL = "Leave it"


@unique
class Crash(Words):
    """The dialogs about errors."""

    LAST_TIME_TITLE = "Lamplight ended unexpectedly last time"
    LAST_TIME = "Your table was saved after every move; it is waiting on the first page."
    NOW_TITLE = "Something went wrong"
    NOW = "Lamplight goes on, and your table is saved. If something looks wrong now, start Lamplight again."
    REPORT = "This is what happened; it stays on this computer unless you send it to somebody:"
    COPY = "Copy"
    COPIED = "Copied"
    CLOSE = "Go on"


@unique
class Launch(Words):
    """What is said on the command line instead of opening a window."""

    NO_DISPLAY = "There is no display here to open a window on; “main.py selfplay” and “main.py shot” work without one."


@unique
class SelfCheck(Words):
    """What `--self-test` prints: a line for each part that was tried, and what was wrong with it."""

    GOOD = "Good: {what}."
    BAD = "Not good: {what}. {why}"
    WINDOW = "the window opens"
    GAME = "{game}: {n:decision|decisions} with the computer in a process of its own, saved and opened again"
    LESSON = "{game}: the first lesson is shown"
    FONTS = "every language has letters"
    LANGUAGES = "every language has its words"
    PICTURES = "pictures and icons can be read"

    NOT_SHOWN = "It did not appear on the screen."
    STANDS_STILL = "The table stood still after {n:decision|decisions}."
    NO_PROCESS = "The computer player has no process of its own."
    OTHER_POSITION = "The saved table opens at another position."
    NOT_TAUGHT = "The lesson did not open."
    NO_LETTERS = "No font here writes {language}."
    NO_WORDS = "The catalogue “{file}” cannot be read."
    UNREADABLE = "The picture “{file}” cannot be read."
    UNEXPECTED = "Something unexpected happened: {why}."
