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
_EDGE, _GAP, _APART = 12, 4, (4, 10, 10)
"""Pixels at both ends and between all parts, and what more follows lamp, title and rule."""
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
        self._full_aside = QAction(self, visible=False)
        self._full_aside.triggered.connect(self._full.click)
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
        row.setContentsMargins(_EDGE, 0, _EDGE, 0)
        row.setSpacing(_GAP)
        for part, apart in zip((self._home, self._title, self._rule), _APART, strict=True):
            row.addWidget(part)
            row.addSpacing(apart)
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
        menu.addActions([self._full_aside, *(self._actions[deed] for deed in _IN_MENU_FAR)])
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
        self._put_aside()

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
        self._put_aside()

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
        self._put_aside()

    def _put_aside(self) -> None:
        """Put into the menu of Table mode what is seldom needed, one button after the other, until the facts have room.

        Nothing is shown or hidden that need not change: this may be asked while Qt lays the row out.
        """
        if not self._actions.teaching:
            return
        giving = [self._full, *(self._buttons[deed] for deed in _GIVE_WAY_FAR)]
        able = giving if self._actions[Deed.RULES].isEnabled() else giving[:-1]  # no rules, no button
        shown = [button for button in self._own_buttons if button not in giving and not button.isHidden()]
        aside = next(
            (count for count in range(len(able)) if self._need([*shown, *able[count:]]) <= self.width()),
            len(able),
        )
        menu = self._more.menu()
        for number, button in enumerate(able):
            if button.isHidden() != (number < aside):
                button.setHidden(number < aside)
            if button is self._full:
                self._full_aside.setVisible(number < aside)
            elif number < aside:
                menu.insertAction(self._full_aside, button.defaultAction())
            else:
                menu.removeAction(button.defaultAction())

    def _need(self, buttons: list[QToolButton]) -> float:
        """Return how wide the row is with these buttons at its right."""
        fixed = [self._home, self._title, self._rule, *buttons]
        widths = sum(part.sizeHint().width() for part in fixed)
        return widths + 2 * _EDGE + sum(_APART) + (len(fixed) + 1) * _GAP + self._facts.least_width()

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
        self._full_aside.setText(speak(Action.FULL_SCREEN))
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
_GIVE_WAY_FAR = (Deed.WHY_NOT, Deed.REDO, Deed.HINT, Deed.RULES)
"""In a window that is narrow for its height these follow the full screen into the menu; all have their keys."""
_WITH_AI = {Deed.PAUSE, Deed.MOVE_NOW}
_SOMETIMES = (Deed.SORT_HAND, Deed.RULES)
"""Shown only when they can be done: while the owner has the hand sorted otherwise, if the game has rules to read."""
