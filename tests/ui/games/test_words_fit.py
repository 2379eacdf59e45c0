"""Nothing a table says is cut off, set over other words, or smaller than can be read: in every game, at the small sizes
of the window, in both languages, with every number of players and the usual names.

What is wrong is reported with game, players, ply, window, picture and words. The pictures are read, not painted
(`tests.ui.reading`).
"""

import random
from importlib.util import find_spec

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPixmap

from engine.ai.levels import LEVELS
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from engine.core.words import say
from tests.ui.reading import Found, Readings, card_texts, faults, put_away, table_faults
from tests.ui.tables import Quiet
from ui.board.cloth import Cloth
from ui.board.items import Printer
from ui.language import Language
from ui.screens import Surroundings
from ui.setup.words import Names
from ui.shot import text_font
from ui.table.screen import TableScreen
from ui.table.session import TableSession
from ui.table.words import Panel
from ui.theme.apply import keep_dressed
from ui.theme.look import CurrentTheme, light

GAMES = [game for game in game_ids() if find_spec(f"ui.games.{game}.table")]
MENU_BAR = 26
WINDOWS = [(1024, 700 - MENU_BAR), (1440, 900 - MENU_BAR)]
MOMENTS = (0.45, 0.93)
"""How much of a match has been played when its table is read."""


@pytest.fixture
def settings(qapp, around, japanese, monkeypatch, request):
    """Surroundings in the language of the test, with the font of the app's pictures; nothing is painted."""
    usual = qapp.font()
    qapp.setFont(text_font(usual))
    blank = QPixmap(1, 1)
    monkeypatch.setattr(Printer, "pixmap", lambda printer, picture, scale=1.0: blank)
    monkeypatch.setattr(Cloth, "paint", lambda cloth, camera, theme, dpr: None)
    theme = CurrentTheme(light(language=request.param))
    keep_dressed(qapp, theme)
    language = Language(request.param)
    yield Surroundings(theme, language, around.pace, around.autosave)
    language.blockSignals(True)  # the tables of the test need not say everything once more
    language.use("en")
    qapp.setFont(usual)


def matches(game, seed, moments):
    """Yield random matches of every number of players, with other options each time, at some moments."""
    rng = random.Random(seed)
    facts = facts_of(game)
    for turn, players in enumerate(facts.players):
        options = {
            option.id: option.choices[(seed + turn) % len(option.choices)].value
            for option in facts.options_for(players)
        }
        setup = make_setup(facts, players, options, seed)
        moves = _random_moves(Match(setup), rng)
        match = Match(setup)
        for moment in moments:
            for move in moves[match.ply : round(len(moves) * moment)]:
                match.play(move)
            yield match


def _random_moves(match, rng):
    while not match.over:
        match.play(match.state.random_move(rng))
    return [turn.move for turn in match.turns]


def seats_of(match, language):
    """The person is the one to move, the others are computers with their usual names."""
    person = max(0, match.state.to_move)
    names = [language.say(name) for name in Names]
    return tuple(
        SeatSpec("human") if seat == person else SeatSpec("ai", "skilled", names[seat])
        for seat in range(match.setup.players)
    )


def may_be_short(seats, language):
    """What may end with an ellipsis: names, because people type any; the level after a name, because it gets what
    room the name leaves, and the set-up page says it.
    """
    levels = {language.say(say(Panel.AI, level=level.title)) for level in LEVELS}
    return {seat.name for seat in seats} | levels


def seated(match, seats, around, window):
    """A table screen of that size that is laid out and not shown to anybody."""
    session = TableSession(match, seats, Quiet(), around.autosave, around.pace)
    screen = TableScreen(session, around)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(*window)
    screen.show()
    session.begin()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return screen


def found_at(screen, readings, monkeypatch):
    """Yield what is wrong with the words of a table."""
    yield from table_faults(screen, readings)
    for seat, card in enumerate(screen.players.cards):
        yield from faults(f"card {seat}", card_texts(card, monkeypatch))


def all_found(game, seed, moments, around, qtbot, monkeypatch):
    """Return everything that is wrong, each fault once."""
    readings, found = Readings(around.theme.theme), Found()
    for match in matches(game, seed, moments):
        seats = seats_of(match, around.language)
        allowed = may_be_short(seats, around.language)
        for window in WINDOWS:
            screen = seated(match, seats, around, window)
            qtbot.addWidget(screen)
            where = f"{match.setup.players} players, ply {match.ply}, {window[0]} wide"
            found.note(found_at(screen, readings, monkeypatch), where, allowed)
            put_away(screen, screen)
    return found


@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_table_can_be_read(qtbot, settings, game, monkeypatch):
    all_found(game, 1, MOMENTS, settings, qtbot, monkeypatch).check()


@pytest.mark.long
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_many_tables_can_be_read(qtbot, settings, game, seed, monkeypatch):
    moments = (0.0, 0.2, 0.6, 0.8, 1.0)
    all_found(game, seed, moments, settings, qtbot, monkeypatch).check()
