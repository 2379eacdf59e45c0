"""Asks where a page shall go: the printer, or a PDF file of the quick reference."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from engine.core.files import write_atomically
from engine.core.registry import facts_of
from engine.core.words import say
from ui.rules.library import rules_page
from ui.rules.words import QuickText, RulesText
from ui.screens import Surroundings

SUFFIX = ".pdf"


def print_rules(game: str, around: Surroundings, parent: QWidget) -> None:
    """Let the person choose a printer and print the whole page."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from ui.rules.paper import print_page

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(around.language.say(say(RulesText.TITLE, game=facts_of(game).title)))
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        print_page(printer, game, rules_page(game, around.language.code).blocks, around.language)
    dialog.deleteLater()


def save_quick(game: str, around: Surroundings, parent: QWidget) -> None:
    """Let the person choose a file and write the quick reference into it."""
    speak = around.language.say
    name = speak(say(QuickText.FILE, game=facts_of(game).title)) + SUFFIX
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    kinds = f"{speak(QuickText.KIND)} (*{SUFFIX})"
    chosen, _ = QFileDialog.getSaveFileName(
        parent, speak(QuickText.SAVE_TITLE), str(Path(folder) / name), kinds
    )
    if not chosen:
        return
    path = Path(chosen)
    path = path if path.suffix else path.with_suffix(SUFFIX)
    try:
        write_quick(game, around, path)
    except OSError as error:
        why = say(QuickText.NOT_SAVED, file=path.name, why=error.strerror or str(error))
        QMessageBox.warning(parent, speak(QuickText.NOT_SAVED_TITLE), speak(why))


def write_quick(game: str, around: Surroundings, path: Path) -> None:
    """Write the quick reference. Raises `OSError`."""
    from ui.rules.quick import quick_pdf

    write_atomically(path, quick_pdf(game, around.language))
