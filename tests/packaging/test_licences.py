"""The licence texts in About and in bundles are those of the very packages that players get."""

import sys

import pytest

import licences


@pytest.mark.parametrize("package", licences.packages())
def test_every_package_of_the_lock_file_has_its_licence(package):
    text = licences.file_for(package).read_text(encoding="utf-8")
    assert len(text) > 500
    if package not in licences.BY_HAND and (sys.platform, sys.version_info[:2]) == licences.TAKEN_FROM:
        assert text == licences.text_of(package)


def test_the_lgpl_comes_with_the_gpl_it_refers_to_and_python_is_there():
    heads = {
        file.stem: file.read_text(encoding="utf-8")[:400]
        for file in licences.FOLDER.glob("*.txt")
        if file.stem in {"Qt and PySide6", "GPL 3.0", "Python"}
    }
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in heads["Qt and PySide6"]
    assert "GNU GENERAL PUBLIC LICENSE" in heads["GPL 3.0"]
    assert "Guido van Rossum" in heads["Python"]
