"""`--self-test`: tries on this very machine, from this very copy, what an installed Lamplight needs to work.

It opens the real window without a display, in folders that are thrown away, and prints a line for each part. A bundle
may lack a file, a font or a process where the source runs well, so this is run on every bundle that is built.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QLibraryInfo, QTranslator
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from engine.core.registry import facts_of, game_ids
from engine.core.saves import SeatSpec, open_save
from engine.core.setup import make_setup
from engine.core.words import ENGLISH, NATIVE_NAMES, Part, Sentence, Words, say
from engine.learn import library
from ui.app import Lamplight, make_application
from ui.folders import Folders
from ui.language import FOLDER, Language
from ui.learn.screen import LessonScreen
from ui.theme.sheet import CONTROLS
from ui.words import SelfCheck as Says

DECISIONS = 12
"""How far each game is played: far enough that every kind of start is over."""
_PATIENCE_MS = 60_000
_SCRIPTS = {"ja": QFontDatabase.WritingSystem.Japanese}
"""Languages with letters that a font for English may lack."""


class Unsound(Exception):
    """A part that does not work; `sentence` says what was wrong."""

    def __init__(self, template: Words, **parts: Part) -> None:
        self.sentence = say(template, **parts)
        super().__init__(ENGLISH.speak(self.sentence))


def run() -> int:
    """Try everything, also after something was wrong, and return the exit code: 0 when all is good, else 1."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = make_application(["lamplight"])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lamplight = Lamplight(application, Folders.below(Path(folder)))
        lamplight.store.change(speed="off")
        results = [_passes(what, check) for what, check in _checks(lamplight)]
        lamplight.window.close()
    return 0 if all(results) else 1


def _checks(lamplight: Lamplight) -> Iterator[tuple[Sentence, Callable[[], None]]]:
    yield say(Says.WINDOW), lambda: _open_window(lamplight)
    yield say(Says.FONTS), _find_letters
    yield say(Says.LANGUAGES), lambda: _read_catalogues(lamplight.language)
    yield say(Says.PICTURES), _read_pictures
    for game in game_ids():
        what = say(Says.GAME, game=facts_of(game).title, n=DECISIONS)
        yield what, lambda game=game: _play(lamplight, game)  # type: ignore[misc]
    for game in library.games():
        what = say(Says.LESSON, game=facts_of(game).title)
        yield what, lambda game=game: _teach(lamplight, game)  # type: ignore[misc]


def _passes(what: Sentence, check: Callable[[], None]) -> bool:
    """Try one part and print its line."""
    try:
        check()
    except Unsound as unsound:
        why = unsound.sentence
    except Exception as error:  # noqa: BLE001 - whatever it is, the other parts are still tried, and the exit code tells
        why = say(Says.UNEXPECTED, why=f"{type(error).__name__}: {error}")
    else:
        _print(say(Says.GOOD, what=what))
        return True
    _print(say(Says.BAD, what=what, why=why))
    return False


def _print(sentence: Sentence) -> None:
    print(ENGLISH.speak(sentence), flush=True)  # noqa: T201 - a command's output


def _open_window(lamplight: Lamplight) -> None:
    lamplight.window.show()
    if not _happens(lambda: lamplight.window.isVisible() and not lamplight.window.grab().isNull()):
        raise Unsound(Says.NOT_SHOWN)


def _find_letters() -> None:
    for code, name in NATIVE_NAMES.items():
        if not QFontDatabase.families(_SCRIPTS.get(code, QFontDatabase.WritingSystem.Latin)):
            raise Unsound(Says.NO_LETTERS, language=name)


def _read_catalogues(language: Language) -> None:
    """Every catalogue of ours and Qt's own can be loaded, and the window can speak every language."""
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for code in NATIVE_NAMES:
        if code == "en":
            continue
        ours = sorted(FOLDER.glob(f"*_{code}.qm")) or [FOLDER / f"lamplight_{code}.qm"]
        for file in (qt / f"qtbase_{code}.qm", *ours):
            if not QTranslator().load(str(file)):
                raise Unsound(Says.NO_WORDS, file=file.name)
        language.use(code)
    language.use("en")


def _read_pictures() -> None:
    """The style sheet's pictures are files that a plug-in of Qt reads."""
    for file in sorted(CONTROLS.glob("*.svg")):
        if QIcon(str(file)).pixmap(16, 16).isNull():
            raise Unsound(Says.UNREADABLE, file=file.name)


def _play(lamplight: Lamplight, game: str) -> None:
    """Let the computer play the first decisions of a game, save the table, and open it again."""
    facts = facts_of(game)
    players = facts.players[0]
    lamplight.window.start(make_setup(facts, players, {}, 1), [SeatSpec("ai", "novice")] * players)
    session = lamplight.window.session
    assert session is not None
    if not _happens(lambda: session.match.ply >= DECISIONS):
        raise Unsound(Says.STANDS_STILL, n=session.match.ply)
    if not multiprocessing.active_children():
        raise Unsound(Says.NO_PROCESS)
    session.pause(True)
    file = lamplight.folders.data / f"{game}.lamplight"
    file.parent.mkdir(parents=True, exist_ok=True)
    session.save_to(file)
    again, _ = open_save(file)
    if again.state.to_json() != session.match.state.to_json():
        raise Unsound(Says.OTHER_POSITION)
    lamplight.window.open_file(file)


def _teach(lamplight: Lamplight, game: str) -> None:
    """Show the first lesson of a game."""
    window = lamplight.window
    window.learning.school().open(game, library.names(game)[0])
    lesson = window.front
    if not isinstance(lesson, LessonScreen) or not _happens(lambda: not lesson.grab().isNull()):
        raise Unsound(Says.NOT_TAUGHT)


def _happens(condition: Callable[[], bool]) -> bool:
    """Let the window live until something is so; False when it never is."""
    patience = QDeadlineTimer(_PATIENCE_MS)
    while not condition():
        if patience.hasExpired():
            return False
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    return True
