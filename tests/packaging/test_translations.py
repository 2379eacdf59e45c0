"""The catalogues: every sentence of the source is in them, in order, with the same named parts."""

import importlib
import json
import pkgutil
import sys
from pathlib import Path

import pytest

import engine
from engine.core.words import Words

ROOT = Path(__file__).resolve().parents[2]

sys.path.append(str(ROOT / "packaging"))
translations = importlib.import_module("translations")


@pytest.fixture
def project(tmp_path):
    """A small project with one game and one window."""
    files = {
        "engine/core/words.py": 'class Words: ...\nclass Bound(Words):\n    NONE = "Nothing yet."\n',
        "engine/games/hopscotch/words.py": (
            "class Refusal(Words):\n"
            '    FAR = "Square {square} is {n:step|steps} away."\n'
            '    QUOTED = (\n        "Say “no” to "\n        "\\"that\\"."\n    )\n'
        ),
        "ui/home/shelf.py": "from PySide6 import QtCore\nclass Shelf:\n    def f(self): self.tr('Play')\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    translations.update(tmp_path, tmp_path / "ts")
    return tmp_path


def sources(path):
    return {(message.context, message.source) for message in translations.messages(path)}


def test_a_game_has_a_catalogue_of_its_own(project):
    assert sources(project / "ts/hopscotch_ja.ts") == {
        ("hopscotch", "Square {square} is {n:step|steps} away."),
        ("hopscotch", 'Say “no” to "that".'),
    }
    assert sources(project / "ts/lamplight_ja.ts") == {("core", "Nothing yet."), ("Shelf", "Play")}


def test_a_sentence_without_translation_is_named(project):
    assert "lamplight_ja.ts: core: “Nothing yet.” is not translated" in translations.check(
        project, project / "ts"
    )


def test_a_new_sentence_is_named_before_it_is_collected(project):
    (project / "ui/home/more.py").write_text('class More(Words):\n    NEW = "Brand new."\n', encoding="utf-8")
    assert "lamplight_ja.ts: home: “Brand new.” is not translated" in translations.check(
        project, project / "ts"
    )


def test_a_sentence_that_left_the_source_is_named(project):
    fill_all(project)
    (project / "ui/home/shelf.py").write_text("", encoding="utf-8")
    assert translations.check(project, project / "ts") == [
        "lamplight_ja.ts: Shelf: “Play” is no longer in the source"
    ]


def test_named_parts_must_be_the_same_but_forms_may_go(project):
    fill_all(project)
    assert translations.check(project, project / "ts") == []
    path = project / "ts/hopscotch_ja.ts"
    translations.fill(path, {"Square {square} is {n:step|steps} away.": "マス{square}は{steps}歩先です。"})
    assert translations.check(project, project / "ts") == [
        "hopscotch_ja.ts: hopscotch: “Square {square} is {n:step|steps} away.” has the parts {n}, {square}, "
        "its translation {square}, {steps}"
    ]


def test_filling_tells_what_the_source_does_not_have(project):
    path = project / "ts/lamplight_ja.ts"
    assert translations.fill(path, {"Nothing yet.": "まだ何もありません。", "Other.": "他"}) == ["Other."]
    assert translations.fill(path, {"home": {"Play": "遊ぶ"}}) == ["Play"], "another context"
    assert translations.fill(path, {"Shelf": {"Play": "遊ぶ"}}) == []


def test_reading_the_source_finds_every_sentence_of_the_running_engine():
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        importlib.import_module(module.name)
    running = {
        (word.context, word.value)
        for kind in Words.__subclasses__()
        if kind.__module__.startswith("engine.")
        for word in kind
    }
    read = {
        (entry.context, entry.text)
        for paths in translations.catalogues(ROOT).values()
        for path in paths
        for entry in translations.words_in(path)
    }
    assert running <= read


def test_mapping_files_are_plain_json(project, tmp_path):
    mapping = tmp_path / "mapping.json"
    mapping.write_text(json.dumps({"Nothing yet.": "まだ"}), encoding="utf-8")
    assert translations.fill(project / "ts/lamplight_ja.ts", json.loads(mapping.read_text("utf-8"))) == []


def fill_all(project):
    translations.fill(
        project / "ts/lamplight_ja.ts", {"Nothing yet.": "まだ何もありません。", "Play": "遊ぶ"}
    )
    translations.fill(
        project / "ts/hopscotch_ja.ts",
        {
            "Square {square} is {n:step|steps} away.": "マス{square}は{n}歩先です。",
            'Say “no” to "that".': "「だめ」と言う。",
        },
    )
