"""The one style sheet of the application, built from a theme: radii, hairlines, focus ring, no default-grey widget.

Owns how standard widgets look.  Widgets choose a variant with dynamic properties and set no style sheet of their own:
`kind` of a button is "primary" or "ghost"; `surface` of a frame is "panel", "raised" or "sunken"; `role` of a label is
a quieter text ("caption", "section", "quiet", "score", "title"); `tone` is "ok", "warn" or "err".
"""

from __future__ import annotations

from pathlib import Path
from string import Template

from ui.theme.colour import css, darker, hexa, lighter, mix
from ui.theme.look import Theme
from ui.theme.measure import Radius, Role

CONTROLS = Path(__file__).parents[2] / "resources" / "pictures" / "controls"

BUTTON_HEIGHT = 36
"""Pixels at B 14; touch and TV tables ask for more through the base size."""


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for a theme."""
    values = _colours(theme) | _lengths(theme) | _pictures(theme) | _type(theme)
    return "\n".join(Template(part).substitute(values) for part in _PARTS)


def _colours(theme: Theme) -> dict[str, str]:
    t = theme.tokens
    return {
        **{name: getattr(t, name) for name in t.__slots__ if isinstance(getattr(t, name), str)},
        "accent_top": hexa(lighter(t.accent, 0.25)),
        "accent_hover": hexa(lighter(t.accent, 0.40)),
        "accent_pressed": hexa(darker(t.accent, 0.10)),
        "accent_line": hexa(darker(t.accent, 0.28)),
        "hover": css(t.ink, 0.07),
        "pressed": css(t.ink, 0.13),
        "chosen": css(t.accent, 0.26),
        "raised_hover": hexa(mix(t.raised, t.accent, 0.10)),
        "off": css(t.sunken, 0.60),
        "faint": hexa(mix(t.ink3, t.panel, 0.25)),
        "handle": css(t.strong, 0.75),
    }


def _lengths(theme: Theme) -> dict[str, str]:
    lengths = {
        "s1": 4,
        "s2": 8,
        "s3": 12,
        "s4": 16,
        "r_card": Radius.CARD,
        "r_button": Radius.BUTTON,
        "r_plaque": Radius.PLAQUE,
        "r_dialog": Radius.PROMPT,
        "inner": BUTTON_HEIGHT - 18,
        "box": 18,
        "bar": 12,
        "thumb": 28,
        "groove": 6,
        "knob": 18,
        "knob_r": 9,
        "knob_out": 6,
    }
    grown = {name: f"{round(theme.px(length))}px" for name, length in lengths.items()}
    ring = round(2 * theme.ring)
    return grown | {"hairline": "1px", "ring": f"{ring}px", "pull": f"-{ring - 1}px"}


def _pictures(theme: Theme) -> dict[str, str]:
    kind = "dark" if theme.dark else "light"
    pictures = {f"{name}_picture": f"{name}-{kind}" for name in ("down", "up", "left", "right", "x")}
    pictures |= {"check_picture": "check", "dot_picture": "dot"}
    return {name: f'url("{(CONTROLS / f"{stem}.svg").as_posix()}")' for name, stem in pictures.items()}


def _type(theme: Theme) -> dict[str, str]:
    return {
        "body_px": f"{round(theme.base)}px",
        "caption_px": f"{round(max(12.0, theme.style(Role.CAPTION).size * theme.base))}px",
        "title_px": f"{round(theme.style(Role.TITLE).size * theme.base)}px",
        "heading_px": f"{round(theme.style(Role.HEADING).size * theme.base)}px",
        "score_px": f"{round(theme.style(Role.SCORE).size * theme.base)}px",
        "semi": str(theme.weight(600)),
    }


_WINDOWS = """
QMainWindow, QDialog, QMessageBox { background: $panel; color: $ink; }
QWidget { color: $ink; }
QFrame[surface="panel"] { background: $panel; border: none; }
QFrame[surface="raised"] { background: $raised; border: $hairline solid $hair; border-radius: $r_plaque; }
QFrame[surface="sunken"] { background: $off; border: $hairline solid $hair; border-radius: $r_card; }
QLabel { background: transparent; }
QLabel:disabled { color: $faint; }
QLabel[role="caption"] { color: $ink3; font-size: $caption_px; }
QLabel[role="section"] { color: $ink3; font-size: $caption_px; font-weight: 700; }
QLabel[role="quiet"] { color: $ink2; }
QLabel[role="title"] { font-size: $title_px; font-weight: 700; }
QLabel[role="heading"] { font-size: $heading_px; font-weight: 700; }
QLabel[role="score"] { font-size: $score_px; font-weight: 700; }
QLabel[tone="ok"] { color: $ok; }
QLabel[tone="warn"] { color: $warn; }
QLabel[tone="err"] { color: $err; }
QToolTip {
    background: $bubble; color: $bubble_ink; border: $hairline solid $ink3;
    padding: $s1 $s2; font-weight: $semi;
}
QStatusBar { background: $panel; color: $ink2; border-top: $hairline solid $hair; }
QStatusBar::item { border: none; }
QToolBar { background: $panel; border: none; border-bottom: $hairline solid $hair; spacing: $s1; padding: $s1; }
QToolBar::separator { background: $hair; width: 1px; margin: $s2; }
QDockWidget { color: $ink2; }
QDockWidget::title { background: $panel; padding: $s2; border-bottom: $hairline solid $hair; }
QSplitter::handle { background: $hair; }
QGroupBox {
    background: $raised; border: $hairline solid $hair; border-radius: $r_plaque;
    margin-top: $s4; padding: $s3; font-weight: $semi;
}
QGroupBox::title { subcontrol-origin: margin; left: $s3; padding: 0 $s1; color: $ink2; }
"""

_BUTTONS = """
QPushButton {
    background: $raised; color: $ink; border: $hairline solid $strong; border-radius: $r_button;
    min-height: $inner; padding: $s2 $s4; font-weight: $semi;
}
QPushButton:hover { background: $raised_hover; }
QPushButton:pressed { background: $sunken; }
QPushButton:checked { background: $chosen; border-color: $accent; }
QPushButton:focus, QToolButton:focus { border: $ring solid $focus; }
QPushButton:disabled { background: $off; color: $faint; border-color: $hair; }
QPushButton:default, QPushButton[kind="primary"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $accent_top, stop:1 $accent);
    color: $on_accent; border: $hairline solid $accent_line;
}
QPushButton:default:hover, QPushButton[kind="primary"]:hover {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $accent_hover, stop:1 $accent_top);
}
QPushButton:default:pressed, QPushButton[kind="primary"]:pressed { background: $accent_pressed; }
QPushButton:default:focus, QPushButton[kind="primary"]:focus { border: $ring solid $focus; }
QPushButton:default:disabled, QPushButton[kind="primary"]:disabled {
    background: $off; color: $faint; border-color: $hair;
}
QPushButton[kind="ghost"] { background: transparent; border: $hairline solid transparent; color: $ink2; }
QPushButton[kind="ghost"]:hover { background: $hover; }
QPushButton[kind="ghost"]:pressed { background: $pressed; }
QPushButton[kind="ghost"]:focus { border: $ring solid $focus; }
QPushButton[hinted="true"] { border: $ring dashed $hint; }
QPushButton[hinted="true"]:focus { border: $ring solid $focus; }
QPushButton[slim="true"] { min-height: 0px; padding: 0px $s3; }
QPushButton::menu-indicator { image: $down_picture; width: $s4; subcontrol-position: right center; right: $s2; }
QToolButton {
    background: transparent; color: $ink; border: $hairline solid transparent; border-radius: $r_button;
    padding: $s1 $s2; font-weight: 500;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $chosen; }
QToolButton:disabled { color: $faint; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="1"] { padding-right: $s3; }
QToolButton::menu-button { border: none; width: $s4; }
QToolButton::menu-arrow { image: $down_picture; width: $s3; }
QDialogButtonBox { button-layout: 0; }
"""

_CHOICES = """
QCheckBox, QRadioButton { spacing: $s2; background: transparent; border: $hairline solid transparent; padding: $s1; }
QCheckBox:focus, QRadioButton:focus { border: $ring solid $focus; border-radius: $r_card; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator, QMenu::indicator {
    width: $box; height: $box; background: $raised; border: $hairline solid $strong; border-radius: $s1;
}
QRadioButton::indicator { border-radius: $knob_r; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QMenu::indicator:checked {
    background: $accent; border-color: $accent_line; image: $check_picture;
}
QRadioButton::indicator:checked { background: $accent; border-color: $accent_line; image: $dot_picture; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $off; border-color: $hair; }
QSlider:horizontal { min-height: $thumb; background: transparent; }
QSlider::groove:horizontal { height: $groove; background: $sunken; border-radius: 3px; }
QSlider::sub-page:horizontal { height: $groove; background: $accent; border-radius: 3px; }
QSlider::handle:horizontal {
    width: $knob; margin: -$knob_out 0; background: $raised; border: $hairline solid $strong; border-radius: $knob_r;
}
QSlider::handle:horizontal:hover { border-color: $accent; }
QSlider::handle:horizontal:focus { border: $ring solid $focus; }
QProgressBar {
    background: $sunken; border: none; border-radius: $s1; max-height: $s2; min-height: $s2;
    color: transparent; text-align: center;
}
QProgressBar::chunk { background: $accent; border-radius: $s1; }
"""

_INPUTS = """
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $raised; color: $ink; border: $hairline solid $strong; border-radius: $r_button;
    padding: $s1 $s2; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: $inner; }
QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover, QComboBox:hover { border-color: $accent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: $ring solid $focus;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { background: $off; color: $faint; border-color: $hair; }
QComboBox { padding-right: $thumb; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: $thumb; border: none; }
QComboBox::down-arrow { image: $down_picture; width: $s4; height: $s4; }
QComboBox QAbstractItemView {
    background: $raised; border: $hairline solid $strong; border-radius: $r_card; padding: $s1; outline: none;
    selection-background-color: $chosen; selection-color: $ink;
}
QComboBox QAbstractItemView:focus { border: $hairline solid $strong; }
QSpinBox, QDoubleSpinBox { padding: $s1 $thumb $s1 $s2; }
QSpinBox::up-button, QDoubleSpinBox::up-button {
    subcontrol-origin: border; subcontrol-position: top right; width: $thumb; border: none;
}
QSpinBox::down-button, QDoubleSpinBox::down-button {
    subcontrol-origin: border; subcontrol-position: bottom right; width: $thumb; border: none;
}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: $up_picture; width: $s3; height: $s3; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: $down_picture; width: $s3; height: $s3; }
QTextBrowser { background: transparent; border: none; padding: 0; }
QTextBrowser:focus { border: none; }
"""

_LISTS = """
QAbstractScrollArea { background: transparent; border: none; }
QListView, QTreeView, QTableView {
    background: transparent; border: $hairline solid transparent; border-radius: $r_card; outline: none;
    alternate-background-color: $hover;
}
QListView:focus, QTreeView:focus, QTableView:focus { border: $ring solid $focus; }
QListView::item, QTreeView::item { padding: $s1 $s2; border-radius: $r_card; color: $ink; }
QListView[wraps="true"] { padding: 0px $s1; }
QListView[wraps="true"]::item { padding: $s1 0px; }
QTableView::item { padding: $s1 $s2; color: $ink; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: $chosen; color: $ink; }
QListView::item:disabled { color: $faint; }
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; color: $ink3; border: none; border-bottom: $hairline solid $hair;
    padding: $s1 $s2; font-weight: $semi;
}
QTableCornerButton::section { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $bar; margin: 0; }
QScrollBar:horizontal { background: transparent; height: $bar; margin: 0; }
QScrollBar::handle { background: $handle; border-radius: $s1; margin: 2px; }
QScrollBar::handle:vertical { min-height: $thumb; }
QScrollBar::handle:horizontal { min-width: $thumb; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $ink3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }
"""

_TABS_AND_MENUS = """
QTabWidget::pane { border: none; border-top: $hairline solid $hair; top: -1px; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: $ink3; border: none; border-bottom: 3px solid transparent;
    padding: $s1 $s2; margin-right: $s2; font-weight: 500;
}
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $accent; font-weight: 700; }
QTabBar::tab:focus { color: $focus; border-bottom-color: $focus; }
QTabBar::tab:disabled { color: $faint; }
QTabBar QToolButton { background: $panel; }
QMenuBar { background: $panel; color: $ink; border-bottom: $hairline solid $hair; }
QMenuBar::item { background: transparent; padding: $s1 $s2; border-radius: $r_card; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $chosen; }
QMenu { background: $raised; border: $hairline solid $strong; border-radius: $r_card; padding: $s1; }
QMenu::item { padding: $s2 $thumb $s2 $s3; border-radius: $r_card; background: transparent; }
QMenu::item:selected { background: $chosen; color: $ink; }
QMenu::item:disabled { color: $faint; }
QMenu::icon { padding-left: $s2; }
QMenu::separator { height: 1px; background: $hair; margin: $s1 $s2; }
QMenu::right-arrow { image: $right_picture; width: $s3; height: $s3; right: $s2; }
"""

_PARTS = (_WINDOWS, _BUTTONS, _CHOICES, _INPUTS, _LISTS, _TABS_AND_MENUS)
