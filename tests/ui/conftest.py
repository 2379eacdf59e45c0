"""What tests of windows share: folders of their own, surroundings, the whole app without its event loop."""

import importlib
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from shiboken6 import isValid

from ui.app import Lamplight
from ui.folders import Folders
from ui.language import Language
from ui.paint.cache import PixmapCache
from ui.screens import Pace, Surroundings
from ui.shot import Silence
from ui.table.session import TableSession
from ui.theme.apply import keep_dressed
from ui.theme.look import CurrentTheme, light
from ui.theme.motion import Speed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def japanese():
    """The compiled catalogues, brought up to date."""
    sys.path.append(str(ROOT / "packaging"))
    compiler = importlib.import_module("compile_translations")
    compiler.compile_changed(compiler.FOLDER, Path(sys.prefix))
    return compiler.FOLDER


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch):
    """What a test said in another language does not stay installed for the next one."""
    spoken, install = [], Language._install

    def install_for_now(language):
        install(language)
        spoken.extend(language._translators)

    monkeypatch.setattr(Language, "_install", install_for_now)
    yield
    for translator in filter(isValid, spoken):
        QCoreApplication.removeTranslator(translator)


@pytest.fixture(autouse=True)
def sessions_go(monkeypatch):
    """A session goes with the test that sat down at it, as the window lets it go: else its whole table would stay in memory."""
    made, begin = [], TableSession.__init__

    def sit_down(session, *how, **more):
        begin(session, *how, **more)
        made.append(session)

    monkeypatch.setattr(TableSession, "__init__", sit_down)
    yield
    for session in filter(isValid, made):
        session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def folders(tmp_path):
    """Configuration, state and data below a folder of the test's own."""
    return Folders.below(tmp_path)


@pytest.fixture(scope="session")
def pictures(qapp):
    """What was painted in any test: equal pictures look the same, so each is painted once for all of them."""
    return PixmapCache()


@pytest.fixture
def around(qapp, folders, pictures):
    """A light theme, English, no animations."""
    theme = CurrentTheme(light())
    keep_dressed(qapp, theme)
    return Surroundings(theme, Language(), Pace(Speed.OFF), folders.autosave, pictures)


@pytest.fixture
def lamplight(qtbot, qapp, folders):
    """The app with its window on screen; its AI never answers."""
    app = Lamplight(qapp, folders, Silence())
    app.store.change(speed="off", language="en")
    qtbot.addWidget(app.window, before_close_func=lambda window: window.close())
    app.window.resize(1280, 800)
    with qtbot.waitActive(app.window):
        app.window.show()
    return app
