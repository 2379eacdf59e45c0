"""The language in use: loads the catalogues, says sentences, and tells the window when it changes.

Owns the translators installed in the application. Satisfies `ui.screens.Language`. Qt sends every widget a
`LanguageChange` event when it changes; screens that keep finished text listen to `changed` instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from engine.core.words import NATIVE_NAMES, Part, Sentence, Voice, Words, say
from ui.words import Grammar

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "translations"
ENGLISH: Final = "en"
SYSTEM: Final = "system"


def system_language() -> str:
    """Return the first language the system asks for that Lamplight speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.split("-")[0]
        if code in NATIVE_NAMES:
            return code
    return ENGLISH


class Language(QObject):
    """One language for the whole window, changed without restart."""

    changed = Signal()

    def __init__(self, code: str = ENGLISH, folder: Path = FOLDER, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._code = ENGLISH
        self._translators: list[QTranslator] = []
        self.use(code)

    @property
    def code(self) -> str:
        """Two letters: "en", "ja"."""
        return self._code

    def use(self, code: str) -> None:
        """Speak another language from now on; `SYSTEM` means the system's, an unknown code English."""
        wanted = system_language() if code == SYSTEM else code
        wanted = wanted if wanted in NATIVE_NAMES else ENGLISH
        if wanted != self._code:
            self._code = wanted
            self._install()
            self.changed.emit()

    def say(self, words: Words | Sentence, **parts: Part) -> str:
        """Return a finished sentence; `parts` are the named parts of a template."""
        return self.voice().speak(say(words, **parts) if isinstance(words, Words) else words)

    def voice(self, names: Sequence[str] = (), you: int = -1) -> Voice:
        """Return a voice in this language; `you` is the seat addressed directly, -1 for nobody."""
        return Voice(
            names=names,
            you=you,
            you_name=_translate("ui", Grammar.YOU),
            comma=_translate("ui", Grammar.COMMA),
            translate=_translate,
        )

    def _install(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = list(self._catalogues()) if self._code != ENGLISH else []
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)

    def _catalogues(self) -> list[QTranslator]:
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{self._code}.qm"
        loaded = []
        for path in (qt, *sorted(self._folder.glob(f"*_{self._code}.qm"))):
            translator = QTranslator(self)
            if translator.load(str(path)):
                loaded.append(translator)
        return loaded


def _translate(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)
