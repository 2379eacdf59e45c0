"""Settings outlive the app; a file that cannot be read is kept, never lost."""

import msgspec
import pytest

from engine.core.saves import SeatSpec
from ui.settings.choices import MAX_RECENT, Choices, LastSetup, with_recent, with_setup, without_recent
from ui.settings.store import Store


def test_without_a_file_the_defaults_apply(folders):
    store = Store(folders.settings)
    assert store.choices == Choices()
    assert store.kept_aside is None
    assert not folders.settings.exists(), "nothing is written before something is chosen"


def test_what_was_chosen_is_there_next_time(folders):
    Store(folders.settings).change(theme="dark", language="ja", speed="fast")
    choices = Store(folders.settings).choices
    assert (choices.theme, choices.language, choices.speed) == ("dark", "ja", "fast")


def test_a_set_up_is_remembered_for_its_game(folders):
    store = Store(folders.settings)
    last = LastSetup((SeatSpec("human", name="Ida"), SeatSpec("ai", "expert")), {"market": "B"}, "mixed")
    store.use(with_setup(store.choices, "imhotep", last))
    assert Store(folders.settings).choices.setups["imhotep"] == last


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b'{"theme": "pink"}', b'{"recent": 7}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_damaged_file_is_kept_aside(folders, damage):
    folders.config.mkdir(parents=True)
    folders.settings.write_bytes(damage)
    store = Store(folders.settings)
    assert store.choices == Choices()
    assert store.kept_aside is not None
    assert store.kept_aside.read_bytes() == damage
    store.change(theme="light")
    assert store.kept_aside.read_bytes() == damage, "and it stays"
    assert Store(folders.settings).choices.theme == "light"


def test_a_newer_version_may_have_more_settings(folders):
    folders.config.mkdir(parents=True)
    folders.settings.write_bytes(msgspec.json.encode({"theme": "dark", "hologram": True}))
    assert Store(folders.settings).choices.theme == "dark"


def test_the_same_choice_again_is_no_change(folders, qtbot):
    store = Store(folders.settings)
    with qtbot.waitSignal(store.changed):
        store.change(theme="dark")
    with qtbot.assertNotEmitted(store.changed):
        store.change(theme="dark")


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_stop(tmp_path):
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "settings.json")
    store.change(theme="dark")
    assert store.choices.theme == "dark"


def test_recent_tables_are_listed_once_the_last_one_first():
    choices = Choices()
    for path in "abcab":
        choices = with_recent(choices, path)
    assert choices.recent == ("b", "a", "c")
    assert without_recent(choices, "a").recent == ("b", "c")
    for number in range(2 * MAX_RECENT):
        choices = with_recent(choices, str(number))
    assert len(choices.recent) == MAX_RECENT
