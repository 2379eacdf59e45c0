"""The strip at the top of a table: the lamp leads home, game and facts at the left, actions at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from ui.paint.cache import render
from ui.paint.icons import icon
from ui.paint.panels import lamp_mark
from ui.screens import Deed, Surroundings, Wish
from ui.table.actions import ICON, SPEEDS, TableActions
from ui.table.elided import ElidedLabel
from ui.table.sizes import Sizes, grown
from ui.table.words import Action
from ui.theme.measure import Role

_LAMP = 26
_LEAST_FACTS = 220
_LOWEST = 44
"""Pixels: two lines of facts."""


class Toolbar(QFrame):
    """The table's toolbar."""

    asks = Signal(object)
    """A `Wish`."""

    def __init__(self, around: Surroundings, actions: TableActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._actions = actions
        self._title = QLabel()
        self._rule = QFrame()
        self._facts = ElidedLabel(around.theme, Role.BODY, quiet=True, wraps=True)
        self._home = QToolButton()
        self._full = QToolButton()
        self._settings = QToolButton()
        self._speed = QToolButton()
        self._more = QToolButton()
        shown = (*_SPOKEN, *(_SHOWN_FAR if actions.teaching else _SHOWN))
        self._buttons = {deed: QToolButton() for deed in shown}
        self._teach = QToolButton()
        self._icons_only = False
        self._lay_out()
        self._home.clicked.connect(lambda: self.asks.emit(Wish.HOME))
        self._full.clicked.connect(lambda: self.asks.emit(Wish.FULL_SCREEN))
        self._settings.clicked.connect(lambda: self.asks.emit(Wish.SETTINGS))
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        self.setProperty("surface", "panel")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(4)
        row.addWidget(self._home)
        row.addSpacing(4)
        row.addWidget(self._title)
        row.addSpacing(10)
        row.addWidget(self._rule)
        row.addSpacing(10)
        row.addWidget(self._facts, 1)
        for deed, button in self._buttons.items():
            button.setDefaultAction(self._actions[deed])
            row.addWidget(button)
            if deed is _SPOKEN[-1]:
                row.addWidget(self._teach)
        for deed in _SOMETIMES:
            if deed in self._buttons:
                self._actions[deed].enabledChanged.connect(self._buttons[deed].setVisible)
                self._buttons[deed].setVisible(self._actions[deed].isEnabled())
        for button in (self._speed, self._full, self._settings, self._more):
            row.addWidget(button)
        _give_menu(self._speed, [self._actions[deed] for deed in SPEEDS])
        _give_menu(self._teach, [self._actions[deed] for deed in _LEARN])
        self._teach.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._teach.clicked.connect(self._actions[Deed.TEACH].trigger)  # the lesson is one click away
        self._more.setVisible(self._actions.teaching)
        if self._actions.teaching:
            self._fill_more()
        self._title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        for button in (self._home, *self._own_buttons):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _fill_more(self) -> None:
        """Put into one menu what a teacher seldom needs: large buttons would leave the facts no room."""
        for button in (self._teach, self._speed, self._settings):
            button.hide()
        menu = QMenu(self._more)
        menu.addActions([self._actions[deed] for deed in _IN_MENU_FAR])
        self._speeds = menu.addMenu("")
        self._speeds.addActions([self._actions[deed] for deed in SPEEDS])
        self._set = menu.addAction("", lambda: self.asks.emit(Wish.SETTINGS))
        self._more.setMenu(menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    @property
    def _own_buttons(self) -> list[QToolButton]:
        """Return all buttons at the right."""
        return [*self._buttons.values(), self._teach, self._speed, self._full, self._settings, self._more]

    def show_title(self, title: str, facts: str) -> None:
        """Say the game and the line of facts."""
        self._title.setText(title)
        self._facts.setText(facts)

    def withhold(self, deed: Deed) -> None:
        """Offer something nowhere: the game does not have it."""
        self._actions[deed].setEnabled(False)
        self._actions[deed].setVisible(False)
        if deed in self._buttons:
            self._buttons[deed].hide()

    def show_ai(self, plays: bool) -> None:
        """Show what is only needed while an AI plays: pause, move now."""
        for deed in _WITH_AI & self._buttons.keys():
            self._buttons[deed].setVisible(plays)

    def use_sizes(self, sizes: Sizes) -> None:
        """Take the sizes of the window."""
        self.setFixedHeight(max(_LOWEST, grown(sizes.toolbar, self._around.theme.theme)))
        self._icons_only = sizes.icons_only
        self._style()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words out when there is no room for them."""
        super().resizeEvent(event)
        self._style()

    def _style(self) -> None:
        only = self._icons_only or self._words_need() > self.width()
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if only else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for deed, button in self._buttons.items():
            spoken = deed in _SPOKEN
            button.setToolButtonStyle(style if spoken else Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._teach.setToolButtonStyle(style)

    def _words_need(self) -> int:
        """How wide the toolbar would be with words: every spoken button beside its icon, and the facts."""
        metrics = self.fontMetrics()
        spoken = [self._actions[deed].text() for deed in _SPOKEN]
        if not self._actions.teaching:
            spoken.append(self._teach.text())
        words = sum(metrics.horizontalAdvance(text) + 52 for text in spoken)
        facts = max(_LEAST_FACTS, self._facts.fontMetrics().horizontalAdvance(self._facts.text()))
        return words + 40 * 6 + self._title.sizeHint().width() + facts

    def refresh(self) -> None:
        """Say and paint everything anew."""
        theme, speak = self._around.theme.theme, self._around.language.say
        self._title.setFont(theme.font(Role.TITLE))
        self._rule.setFixedSize(1, grown(18, theme))
        self._rule.setStyleSheet("")
        lamp = render(lamp_mark(_LAMP), theme, 1.0, self.devicePixelRatioF())
        self._home.setIcon(lamp)
        self._home.setIconSize(QSize(_LAMP + 2, _LAMP + 2))
        named = (
            (self._home, "", Action.HOME),
            (self._full, "full", Action.FULL_SCREEN),
            (self._settings, "gear", Action.SETTINGS),
            (self._speed, "clock", Action.SPEED),
            (self._teach, "cap", Action.TEACH),
            (self._more, "more", Action.MORE),
        )
        for button, picture, words in named:
            if picture:
                button.setIcon(icon(picture, theme, size=theme.px(ICON)))
            button.setToolTip(speak(words))
            button.setAccessibleName(speak(words))
        size = QSize(grown(ICON, theme), grown(ICON, theme))
        self._teach.setText(speak(Action.TEACH))
        if self._actions.teaching:
            self._speeds.setTitle(speak(Action.SPEED))
            self._set.setText(speak(Action.SETTINGS))
        for button in self._own_buttons:
            button.setIconSize(size)
        self._style()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hairlines."""
        super().paintEvent(event)
        painter, tokens = QPainter(self), self._around.theme.theme.tokens
        painter.fillRect(0, self.height() - 1, self.width(), 1, tokens.hair)
        painter.fillRect(self._rule.geometry(), tokens.hair)


def _give_menu(button: QToolButton, actions: list[QAction]) -> None:
    """Let a button open a menu."""
    menu = QMenu(button)
    menu.addActions(actions)
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)


_SPOKEN = (Deed.UNDO, Deed.REDO, Deed.HINT, Deed.WHY_NOT, Deed.RULES)
_SHOWN = (Deed.SORT_HAND, Deed.PAUSE, Deed.MOVE_NOW)
_LEARN = (Deed.TEACH, Deed.TABLE_MODE)
_SHOWN_FAR = (Deed.NOW, Deed.OPEN_HAND, Deed.PEN, Deed.CHAPTERS, Deed.SIDE, Deed.TABLE_MODE, Deed.PAUSE)
_IN_MENU_FAR = (Deed.ARRANGE, Deed.ERASE, Deed.SORT_HAND, Deed.MOVE_NOW)
_WITH_AI = {Deed.PAUSE, Deed.MOVE_NOW}
_SOMETIMES = (Deed.SORT_HAND, Deed.RULES)
"""Shown only when they can be done: while the owner has the hand sorted otherwise, if the game has rules to read."""
