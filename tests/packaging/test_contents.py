"""What goes into a bundle: all that is ours, nothing that is not used."""

import importlib.util
import shutil
from pathlib import Path

import pytest

import contents
from engine.core.registry import game_ids
from steps import ROOT


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_in_the_bundle_because_its_folders_are_there(game):
    modules = set(contents.our_modules())
    assert {f"engine.games.{game}.facts", f"engine.games.{game}.bot", f"ui.games.{game}.table"} <= modules


def test_every_module_named_for_the_bundle_can_be_found():
    assert [name for name in contents.our_modules() if importlib.util.find_spec(name) is None] == []


def test_every_file_that_is_read_lies_where_it_lies_in_the_repository():
    targets = {folder / file.name: file for file, folder in contents.data_files()}
    assert all((ROOT / target).samefile(file) for target, file in targets.items())
    assert not [target for target in targets if target.suffix == ".ts"]
    assert any(target.suffix == ".qm" for target in targets)


@pytest.mark.parametrize(
    "name",
    [
        "resources/translations/lamplight_ja.qm",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "libxkbcommon.so.0",
    ],
)
def test_what_the_window_needs_stays_in_the_bundle(name):
    assert contents.wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt6Quick.dll",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libfontconfig.so.1",
    ],
)
def test_what_nobody_uses_or_the_system_has_to_bring_stays_out(name):
    assert not contents.wanted(name)


@pytest.mark.skipif(
    shutil.which("dpkg") is None, reason="only Debian's kin know the owner of a library (2026-11-30)"
)
def test_libraries_of_the_system_bring_their_licences_along():
    files = [str(file.resolve()) for file in Path("/usr/lib").glob("*-linux-gnu/libz.so.1")]
    found = {folder: text for text, folder in contents.licences_of(files)}
    assert Path("resources/licences/system/zlib1g") in found
    assert all(text.read_text(encoding="utf-8") for text in found.values())


def test_libraries_of_our_own_environment_are_not_the_systems():
    assert list(contents.licences_of([str(ROOT / ".venv/lib/libQt6Core.so.6")])) == []
