"""A table that cannot be opened as it is always has a way out, and no file is ever changed by trying."""

import msgspec
import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QWidget

from engine.core import files
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec, save_of, write_autosave, write_save
from engine.core.setup import make_setup
from ui.dialogs import TroubleDialog, Way
from ui.settings.store import Store
from ui.table_files import TableFiles

SEATS = (SeatSpec("human"), SeatSpec("ai", "casual", "Aoi"))


@pytest.fixture
def tables(qtbot, folders, around):
    parent = QWidget()
    qtbot.addWidget(parent)
    return TableFiles(folders, Store(folders.settings), around, parent)


@pytest.fixture
def answer(monkeypatch):
    """Lets the next dialog be answered; returns the dialogs that were opened."""
    opened = []

    def answer_with(way):
        def take(dialog):
            opened.append(dialog)
            if way in dialog.buttons:
                dialog.buttons[way].click()

        monkeypatch.setattr(TroubleDialog, "exec", take)
        return opened

    return answer_with


def match_of(plies):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 5))
    while match.ply < plies:
        match.play(match.state.legal_moves()[0])
    return match


def spoil(path, ply):
    save = msgspec.json.decode(path.read_bytes())
    save["moves"][ply] = "sail 9 temple"
    path.write_bytes(msgspec.json.encode(save))
    return path.read_bytes()


@pytest.fixture
def damaged(tmp_path):
    path = tmp_path / "evening.lamplight"
    write_save(path, save_of(match_of(8), SEATS))
    spoil(path, 5)
    return path


def test_a_good_file_opens_and_is_remembered(tables, tmp_path):
    path = tmp_path / "evening.lamplight"
    write_save(path, save_of(match_of(8), SEATS))
    opened = tables.open(path)
    assert (opened.match.ply, opened.seats, opened.path) == (8, SEATS, path)
    assert tables.recent() == [path]


def test_the_dialog_says_what_is_wrong_and_in_which_move(tables, damaged, answer):
    dialogs = answer(Way.LEAVE)
    before = damaged.read_bytes()
    assert tables.open(damaged) is None
    texts = [label.text() for label in dialogs[0].findChildren(QLabel)]
    assert any(text.startswith("Move 6 of “evening.lamplight” (“") for text in texts)
    assert "5 moves were good; the table can be opened where the good moves end." in texts
    assert "The file itself was not changed." in texts
    assert damaged.read_bytes() == before


def test_the_last_good_position_can_be_opened(tables, damaged, answer):
    answer(Way.OPEN_GOOD)
    before = damaged.read_bytes()
    opened = tables.open(damaged)
    assert opened.match.ply == 5
    assert opened.path is None, "saving asks for a name and leaves the damaged file alone"
    assert damaged.read_bytes() == before


def test_the_folder_can_be_shown(tables, damaged, answer, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    answer(Way.SHOW_FOLDER)
    assert tables.open(damaged) is None
    assert shown == [str(damaged.parent)]


def test_a_damaged_autosave_offers_the_one_before(tables, folders, answer):
    for plies in (4, 6, 8):
        write_autosave(folders.autosave, save_of(match_of(plies), SEATS))
    spoil(folders.autosave, 0)
    dialogs = answer(Way.OPEN_OLDER)
    opened = tables.resume(tables.kept())
    assert opened.match.ply == 6
    assert Way.OPEN_GOOD not in dialogs[0].buttons, "not one of its moves is good"


def test_when_the_one_before_is_damaged_too_the_oldest_is_offered(tables, folders, answer):
    for plies in (4, 6, 8):
        write_autosave(folders.autosave, save_of(match_of(plies), SEATS))
    spoil(folders.autosave, 0)
    spoil(files.generation(folders.autosave, 1), 0)
    answer(Way.OPEN_OLDER)
    assert tables.resume(tables.kept()).match.ply == 4


def test_without_older_autosaves_none_is_offered(tables, folders, answer):
    write_autosave(folders.autosave, save_of(match_of(8), SEATS))
    spoil(folders.autosave, 3)
    dialogs = answer(Way.LEAVE)
    assert tables.resume(tables.kept()) is None
    assert set(dialogs[0].buttons) == {Way.OPEN_GOOD, Way.SHOW_FOLDER, Way.LEAVE}


@pytest.mark.parametrize("content", [b"", b"not json", b"{}", b'{"format": 99, "game": "imhotep"}'])
def test_foreign_and_newer_files_are_told_apart_from_damaged_ones(tables, tmp_path, answer, content):
    path = tmp_path / "x.lamplight"
    path.write_bytes(content)
    dialogs = answer(Way.LEAVE)
    assert tables.open(path) is None
    assert Way.OPEN_GOOD not in dialogs[0].buttons
    assert path.read_bytes() == content


def test_an_unfinished_table_is_put_aside_under_a_name_of_its_own(tables, folders):
    write_autosave(folders.autosave, save_of(match_of(8), SEATS))
    first, second = tables.put_aside(), tables.put_aside()
    assert first != second
    assert tables.open(first).match.ply == 8
    assert folders.autosave.exists()
    assert first.name.startswith("Imhotep 20")


def test_nothing_is_put_aside_when_nothing_is_unfinished(tables):
    assert tables.put_aside() is None
