"""The Debian package: what it depends on is read from the bundle, what the desktop is told is well formed."""

import xml.etree.ElementTree as ET

import pytest

import debian
from engine.core.version import APP_ID, VERSION
from steps import SetupFailed

QT = "  NEEDED               libEGL.so.1\n  NEEDED               libQt6Core.so.6\n    0x0 0x00 03 GLIBC_2.9\n"
CORE = "  NEEDED               libc.so.6\n    0x0 0x00 02 GLIBC_2.34\n    0x0 0x00 04 GLIBC_2.2.5\n"
HEADERS = {"libQt6Gui.so.6": QT, "libQt6Core.so.6": CORE}


def test_the_system_must_bring_what_the_bundle_needs_and_does_not_contain():
    assert debian.missing(HEADERS) == {"libEGL.so.1", "libc.so.6"}


def test_libraries_become_packages_each_once():
    assert debian.packages_for(["libEGL.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"]) == [
        "libegl1",
        "libglib2.0-0",
    ]


def test_a_library_that_no_known_package_holds_stops_the_build(monkeypatch):
    monkeypatch.setattr(debian, "_owner", lambda library: None)
    with pytest.raises(SetupFailed, match=r"No package is known that holds libodd\.so\.1"):
        debian.packages_for(["libodd.so.1"])


def test_versions_of_the_c_library_are_compared_as_numbers():
    assert debian.newest_glibc(HEADERS.values()) == "2.34"


@pytest.mark.parametrize("name", ["lamplight.xml", "lamplight.metainfo.xml"])
def test_what_the_desktop_reads_is_well_formed_and_names_the_app(name):
    text = debian.filled(debian.TEMPLATES / name, VERSION, APP_ID)
    ET.fromstring(text)
    assert APP_ID in text
    assert "@" not in text


def test_the_store_page_has_this_version():
    page = ET.fromstring(debian.filled(debian.TEMPLATES / "lamplight.metainfo.xml", VERSION, APP_ID))
    assert [release.get("version") for release in page.iter("release")] == [VERSION]


def test_the_kind_of_file_is_the_one_the_app_opens():
    entry = debian.filled(debian.TEMPLATES / "lamplight.desktop", VERSION, APP_ID)
    kind = ET.fromstring(debian.filled(debian.TEMPLATES / "lamplight.xml", VERSION, APP_ID))
    mime = kind[0].get("type")
    assert f"MimeType={mime};" in entry
    assert "Exec=lamplight %f" in entry
