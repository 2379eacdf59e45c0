"""Translations are compiled when they changed, and only then."""

import os
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QTranslator

import compile_translations
from steps import SetupFailed

SENTENCE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP"><context><name>home</name>
<message><source>Play</source><translation>遊ぶ</translation></message></context></TS>
"""


@pytest.fixture
def catalogue(tmp_path):
    path = tmp_path / "lamplight_ja.ts"
    path.write_text(SENTENCE, encoding="utf-8")
    return path


def test_a_new_translation_is_compiled_and_read_by_qt(catalogue, qapp):
    lrelease = next(Path(PySide6.__path__[0]).glob("lrelease*"))
    compile_translations.compile_one(catalogue, lrelease)
    translator = QTranslator()
    assert translator.load(str(catalogue.with_suffix(".qm")))
    assert translator.translate("home", "Play") == "遊ぶ"
    assert list(compile_translations.stale(catalogue.parent)) == []


def test_a_translation_edited_after_it_was_compiled_is_stale(catalogue):
    compiled = catalogue.with_suffix(".qm")
    compiled.write_bytes(b"")
    os.utime(compiled, ns=(2_000, 2_000))
    os.utime(catalogue, ns=(1_000, 1_000))
    assert list(compile_translations.stale(catalogue.parent)) == []
    os.utime(catalogue, ns=(3_000, 3_000))
    assert list(compile_translations.stale(catalogue.parent)) == [catalogue]


def test_without_changes_not_even_the_compiler_is_looked_for(tmp_path):
    compile_translations.compile_changed(tmp_path, tmp_path / "no environment")


def test_a_broken_translation_is_named_and_leaves_no_half_file(catalogue):
    catalogue.write_text("<TS><context>", encoding="utf-8")
    lrelease = next(Path(PySide6.__path__[0]).glob("lrelease*"))
    with pytest.raises(SetupFailed, match=r"lamplight_ja\.ts could not be compiled"):
        compile_translations.compile_one(catalogue, lrelease)
    assert not catalogue.with_suffix(".qm").exists()
