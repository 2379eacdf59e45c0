"""What Qt needs from a Linux system: the list is true for the installed PySide6, and what is missing is said."""

import struct
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6

import qt_libraries
from steps import SetupFailed

DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n# comment=1\nVERSION_ID="12"\n\n'
MINT = "ID=linuxmint\nID_LIKE='ubuntu debian'\n"
FEDORA = "ID=fedora\n"

# In every Linux system that runs Python at all.
ALWAYS_THERE = (
    "ld-linux",
    "libc.so",
    "libm.so",
    "libdl.so",
    "libresolv.so",
    "librt.so",
    "libpthread.so",
    "libstdc++.so",
    "libgcc_s.so",
)
LOADED = [
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/platforms/libqwayland.so",
    "Qt/plugins/xcbglintegrations/libqxcb-egl-integration.so",
    "Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so",
    "Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "Qt/plugins/imageformats/libqsvg.so",
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "QtNetwork.abi3.so",
    "QtOpenGLWidgets.abi3.so",
    "QtTest.abi3.so",
    "lrelease",
    "lupdate",
]


def needed_by(binary):
    """The shared libraries a 64-bit little-endian ELF file asks for (its DT_NEEDED entries)."""
    data = binary.read_bytes()
    offset, size, count = struct.unpack_from("<Q14xHH", data, 32)
    headers = [struct.unpack_from("<IIQQQQ", data, offset + size * index) for index in range(count)]
    dynamic = next(header for header in headers if header[0] == 2)
    entries = list(struct.iter_unpack("<QQ", data[dynamic[2] : dynamic[2] + dynamic[5]]))
    address = next(value for tag, value in entries if tag == 5)
    segment = next(
        header for header in headers if header[0] == 1 and header[3] <= address < header[3] + header[5]
    )
    strings = address - segment[3] + segment[2]
    names = [strings + value for tag, value in entries if tag == 1]
    return {data[name : data.index(b"\0", name)].decode() for name in names}


def needed_from_the_system():
    """What the parts of PySide6 that Lamplight loads need, directly or not, from outside PySide6."""
    home = Path(PySide6.__path__[0])
    own = {
        path.name: path
        for folder in (home, home / "Qt" / "lib", Path(shiboken6.__path__[0]))
        for path in folder.glob("*.so*")
    }
    waiting, seen, outside = [home / name for name in LOADED], set(), set()
    while waiting:
        for name in needed_by(waiting.pop()) - seen:
            seen.add(name)
            if name in own:
                waiting.append(own[name])
            elif not name.startswith(ALWAYS_THERE):
                outside.add(name)
    return outside


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or sys.maxsize < 2**32, reason="reads 64-bit ELF files (2026-11-30)"
)
def test_the_list_names_exactly_what_the_installed_qt_needs():
    assert set(qt_libraries.LIBRARIES) == needed_from_the_system()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the loader of Linux (2026-11-30)")
def test_a_library_that_is_not_there_is_found_missing():
    assert not qt_libraries.can_load("libno-such-thing.so.0")
    assert qt_libraries.can_load("libfontconfig.so.1"), "the set-up brings it"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks fontconfig (2026-11-30)")
def test_after_the_set_up_english_and_japanese_can_be_written():
    assert qt_libraries.count_fonts(":lang=en")
    assert qt_libraries.count_fonts(":lang=ja")
    assert not qt_libraries.count_fonts(":lang=zz"), "no such language"
    assert not qt_libraries.count_fonts(":family=No Such Font")


def test_without_fontconfig_all_fonts_count_as_missing(monkeypatch):
    monkeypatch.setattr(qt_libraries, "can_load", lambda library: False)
    assert qt_libraries.missing_fonts() == ["fonts-inter", "fonts-morisawa-bizud-gothic"]


@pytest.mark.parametrize(
    ("wanted", "package"), [(":family=Inter", "fonts-inter"), (":lang=ja", "fonts-morisawa-bizud-gothic")]
)
def test_a_font_that_is_not_there_gets_its_package(monkeypatch, wanted, package):
    monkeypatch.setattr(qt_libraries, "can_load", lambda library: True)
    monkeypatch.setattr(qt_libraries, "count_fonts", lambda asked: 0 if asked == wanted else 4)
    assert qt_libraries.missing_fonts() == [package]


@pytest.mark.parametrize(
    ("text", "is_debian"),
    [(DEBIAN, True), (MINT, True), (FEDORA, False), ("", False)],
    ids=["debian", "mint", "fedora", "none"],
)
def test_debian_and_what_is_made_from_it_are_recognised(tmp_path, text, is_debian):
    (tmp_path / "os-release").write_text(text, encoding="utf-8")
    assert qt_libraries.is_debian(qt_libraries.os_release(tmp_path / "os-release")) is is_debian


def test_quotes_and_comments_of_the_release_file_are_understood(tmp_path):
    (tmp_path / "os-release").write_text(DEBIAN, encoding="utf-8")
    assert qt_libraries.os_release(tmp_path / "os-release") == {
        "PRETTY_NAME": "Debian GNU/Linux 12 (bookworm)",
        "ID": "debian",
        "VERSION_ID": "12",
    }


def test_a_system_without_a_release_file_is_not_debian(tmp_path):
    assert not qt_libraries.is_debian(qt_libraries.os_release(tmp_path / "os-release"))


def test_two_libraries_of_one_package_ask_for_it_once():
    libraries = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1"]
    assert qt_libraries.packages_of(libraries) == ["libegl1", "libglib2.0-0"]


@pytest.mark.parametrize(
    ("missing", "environ", "stops"),
    [
        ("libEGL.so.1", {}, True),
        ("libxcb-cursor.so.0", {}, False),
        ("libxcb-cursor.so.0", {"DISPLAY": ":0"}, True),
        ("libxcb-cursor.so.0", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ("libwayland-cursor.so.0", {"DISPLAY": ":0"}, False),
    ],
)
def test_when_qt_cannot_start_without_a_library(missing, environ, stops):
    assert qt_libraries.stops_qt([missing], environ) is stops


@pytest.fixture
def debian_without_egl(monkeypatch):
    """A Debian system that lacks one library which Qt cannot do without."""
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda: ["libEGL.so.1"])
    monkeypatch.setattr(qt_libraries, "missing_fonts", list)
    monkeypatch.setattr(qt_libraries, "is_debian", lambda release: True)


def test_who_may_not_install_is_told_the_exact_command(debian_without_egl, monkeypatch):
    monkeypatch.setattr(qt_libraries, "privilege", lambda: None)
    command = r"sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1$"
    with pytest.raises(SetupFailed, match=command):
        qt_libraries.provide({})


def test_who_may_install_gets_it_installed(debian_without_egl, monkeypatch, capsys):
    ran = []

    def run(command, failure):
        ran.append(command)
        monkeypatch.setattr(qt_libraries, "missing_libraries", list)

    monkeypatch.setattr(qt_libraries, "privilege", lambda: ["sudo", "-n"])
    monkeypatch.setattr(qt_libraries, "run_step", run)
    qt_libraries.provide({})
    assert [command[:2] for command in ran] == [["sudo", "-n"]] * 2
    assert ran[-1][-1] == "libegl1"
    assert capsys.readouterr().out == "Installing what Qt needs from this system: libegl1\n"


def test_an_installation_that_brings_nothing_is_a_failure(debian_without_egl, monkeypatch):
    monkeypatch.setattr(qt_libraries, "privilege", list)
    monkeypatch.setattr(qt_libraries, "run_step", lambda command, failure: None)
    with pytest.raises(SetupFailed, match="libegl1"):
        qt_libraries.provide({})


def test_without_network_the_reason_is_said_and_no_command(debian_without_egl, monkeypatch):
    def fail(command, failure):
        raise SetupFailed("There is no connection to the network.")

    monkeypatch.setattr(qt_libraries, "privilege", list)
    monkeypatch.setattr(qt_libraries, "run_step", fail)
    with pytest.raises(SetupFailed, match="no connection"):
        qt_libraries.provide({})


def test_on_other_systems_the_libraries_are_named(debian_without_egl, monkeypatch):
    monkeypatch.setattr(qt_libraries, "is_debian", lambda release: False)
    with pytest.raises(SetupFailed, match=r"libEGL\.so\.1"):
        qt_libraries.provide({})
