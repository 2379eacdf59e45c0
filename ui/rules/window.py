"""The rules in a window of their own, beside the table that goes on: contents, finding words, print, quick reference.

One window for all games; the main window makes it when it is first asked for.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.registry import facts_of
from engine.core.words import say
from ui.paint.icons import icon
from ui.rules.browser import RulesBrowser
from ui.rules.library import RULES, games_with, has_quick
from ui.rules.saving import print_rules, save_quick
from ui.rules.words import RulesText
from ui.screens import Surroundings

_SIZE = QSize(1100, 820)
_CONTENTS = 330
_SECTION = Qt.ItemDataRole.UserRole
Key = QKeySequence.StandardKey


class RulesWindow(QWidget):
    """The rules of one game at a time."""

    def __init__(self, around: Surroundings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._around = around
        self.games = QComboBox()
        self.filter = QLineEdit()
        self.count = QLabel()
        self.previous = QToolButton()
        self.next = QToolButton()
        self.print_button = QPushButton()
        self.quick_button = QPushButton()
        self.contents = QListWidget()
        self.browser = RulesBrowser(around, game)
        self._lay_out()
        self._connect()
        self._shortcuts()
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))
        self.refresh()

    # ------------------------------------------------------------ making

    def _lay_out(self) -> None:
        self.filter.setClearButtonEnabled(True)
        self.count.setProperty("role", "caption")
        self.contents.setWordWrap(True)
        self.contents.setProperty("wraps", True)  # Qt breaks lines as if items had no room at their sides
        self.contents.setResizeMode(QListWidget.ResizeMode.Adjust)
        # Lines are broken before a bar that comes later takes some of their room.
        self.contents.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.games)
        top.addWidget(self.filter, 1)
        for widget in (self.previous, self.next, self.count):
            top.addWidget(widget)
        top.addSpacing(12)
        for button in (self.quick_button, self.print_button):
            top.addWidget(button)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        split.addWidget(self.contents)
        split.addWidget(self.browser)
        split.setStretchFactor(1, 1)
        contents = round(self._around.theme.theme.px(_CONTENTS))
        split.setSizes(
            [contents, _SIZE.width() - contents]
        )  # in their sum Qt keeps the shares, not the pixels
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(split, 1)

    def _connect(self) -> None:
        self.games.activated.connect(lambda _: self.show_rules(self.games.currentData()))
        self.filter.textChanged.connect(self._find)
        self.filter.returnPressed.connect(lambda: self._step(1))
        self.next.clicked.connect(lambda: self._step(1))
        self.previous.clicked.connect(lambda: self._step(-1))
        self.contents.itemActivated.connect(self._go_to)
        self.contents.itemClicked.connect(self._go_to)
        self.browser.reached.connect(self._show_reached)
        self.print_button.clicked.connect(lambda: print_rules(self.browser.game, self._around, self))
        self.quick_button.clicked.connect(lambda: save_quick(self.browser.game, self._around, self))
        self._around.language.changed.connect(self.refresh)
        self._around.theme.changed.connect(self.refresh)

    def _shortcuts(self) -> None:
        for keys, deed in (
            (Key.Find, self._ask_words),
            (Key.FindNext, lambda: self._step(1)),
            (Key.FindPrevious, lambda: self._step(-1)),
            (Key.Print, self.print_button.click),
            (Key.Close, self.close),
        ):
            for sequence in QKeySequence.keyBindings(keys):
                QShortcut(sequence, self).activated.connect(deed)

    # ------------------------------------------------------------ showing

    def show_rules(self, game: str, section: str = "") -> None:
        """Show a section of a game's rules in front of all windows."""
        if game != self.browser.game:
            self.browser.show_game(game)
            self.refresh()
        self.show()
        self.activateWindow()
        if section:
            self.browser.go(section)
        if self.filter.text():
            self._find(self.filter.text())
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Say everything anew."""
        speak, theme, game = self._around.language.say, self._around.theme.theme, self.browser.game
        self.setWindowTitle(speak(say(RulesText.TITLE, game=facts_of(game).title)))
        self.games.clear()
        for known in games_with(RULES):
            self.games.addItem(speak(facts_of(known).title), known)
        self.games.setCurrentIndex(self.games.findData(game))
        self.games.setAccessibleName(speak(RulesText.GAME))
        self.filter.setPlaceholderText(speak(RulesText.FIND))
        self.filter.setAccessibleName(speak(RulesText.FIND))
        self.contents.setAccessibleName(speak(RulesText.CONTENTS))
        self.print_button.setText(speak(RulesText.PRINT))
        self.quick_button.setText(speak(RulesText.QUICK))
        self.quick_button.setEnabled(has_quick(game))
        for button, words, picture in (
            (self.previous, RulesText.PREVIOUS, "left"),
            (self.next, RulesText.NEXT, "right"),
        ):
            button.setIcon(icon(picture, theme))
            button.setToolTip(speak(words))
            button.setAccessibleName(speak(words))
        self._list_contents()
        self._say_count()

    def _list_contents(self) -> None:
        self.contents.clear()
        for section, words in self.browser.page.sections.items():
            deep = section.count(".")
            item = QListWidgetItem(f"{'      ' * deep}{section}  {words}")
            item.setData(_SECTION, section)
            font = item.font()
            font.setWeight(font.Weight.Normal if deep else font.Weight.DemiBold)
            item.setFont(font)
            self.contents.addItem(item)
        self._show_reached(self.browser.top_section)

    def _show_reached(self, section: str) -> None:
        """Mark the section that is read."""
        with QSignalBlocker(self.contents):
            for row in range(self.contents.count()):
                item = self.contents.item(row)
                if item.data(_SECTION) == section:
                    self.contents.setCurrentItem(item)
                    self.contents.scrollToItem(item)

    def _go_to(self, item: QListWidgetItem) -> None:
        self.browser.go(str(item.data(_SECTION)))

    # ------------------------------------------------------------ finding words

    def _ask_words(self) -> None:
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def _find(self, words: str) -> None:
        self.browser.find_all(words)
        self._say_count()

    def _step(self, by: int) -> None:
        self.browser.step(by)
        self._say_count()

    def _say_count(self) -> None:
        speak, (number, every) = self._around.language.say, self.browser.found
        words = speak(say(RulesText.FOUND, number=number, all=every)) if every else ""
        self.count.setText(words or (speak(RulesText.NOT_FOUND) if self.filter.text().strip() else ""))
        for button in (self.previous, self.next):
            button.setEnabled(every > 1)

    # ------------------------------------------------------------ Qt's side

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends the search, then closes the window; Enter presses the button that has the focus."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.filter.text():
            self.filter.clear()
            self.browser.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the window like the panels of the table."""
        QPainter(self).fillRect(self.rect(), self._around.theme.theme.tokens.panel)
