"""Keeps the Qt Linguist catalogues: every sentence of the source, in every language Lamplight speaks.

    python packaging/translations.py update                      collect all sentences into resources/translations/*.ts
    python packaging/translations.py fill NAME MAPPING.json      put {english: translation} into the catalogue NAME
    python packaging/translations.py check                       one line for each sentence that is not in order, exit 1
    python packaging/translations.py build                       compile *.ts to *.qm, the form the app loads

Run it with the python of the set-up: lupdate comes with PySide6. The set-up itself only compiles
(`compile_translations.py`).

Sentences come from two places: members of enums derived from `Words` (engine and ui; the context is the folder that
holds the module, as `Words.context` says), read from the source without importing it; and Qt's own `tr` and
`translate` calls in ui. What belongs to a game goes to a catalogue of its own (`imhotep_ja.ts`), all else to
`lamplight_ja.ts`, so adding a game touches no existing file. In a MAPPING, `{"home": {english: translation}}` limits
entries to one context. Catalogues hold no line numbers: they change only when words change.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from compile_translations import FOLDER, compile_changed
from steps import ROOT

COMMON = "lamplight"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'

Mapping = dict[str, "str | dict[str, str]"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One sentence of the source: its context, English text, and the enum member it comes from."""

    context: str
    text: str
    key: str


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence of a catalogue; `state` is "" when finished, else unfinished, vanished or obsolete."""

    context: str
    source: str
    translation: str
    state: str


def catalogues(root: Path) -> dict[str, list[Path]]:
    """Return the source files of every catalogue: `lamplight`, and one per game."""
    found: dict[str, list[Path]] = defaultdict(list)
    for top in ("engine", "ui"):
        for path in sorted((root / top).rglob("*.py")):
            found[catalogue_of(path.relative_to(root))].append(path)
    return dict(found)


def catalogue_of(path: Path) -> str:
    """Return the catalogue of a source file, its path relative to the project."""
    parts = path.parts
    return parts[2] if len(parts) > 3 and parts[1] == "games" else COMMON


def words_in(path: Path) -> Iterator[Entry]:
    """Yield the members of every enum derived directly from `Words` in a source file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.ClassDef) and any(_is_words(base) for base in node.bases):
            for name, text in _members(node):
                yield Entry(path.parent.name, text, f"{node.name}.{name}")


def _is_words(base: ast.expr) -> bool:
    name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
    return name == "Words"


def _members(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for line in node.body:
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
            target, value = line.targets[0], line.value.value
            if isinstance(target, ast.Name) and isinstance(value, str):
                yield target.id, value


def languages() -> list[str]:
    """Return the languages that need a catalogue: all but the source's."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    from engine.core.words import NATIVE_NAMES

    return list(NATIVE_NAMES)[1:]


def update(root: Path, folder: Path, *, keep_vanished: bool = False) -> None:
    """Bring the catalogues in `folder` up to date with the source below `root`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for name, paths in catalogues(root).items():
            sources = [Path(scratch) / f"{name}_words.py", *filter(_calls_qt, paths)]
            entries = [entry for path in paths for entry in words_in(path)]
            sources[0].write_text("".join(map(_as_source, entries)), encoding="utf-8")
            if entries or len(sources) > 1:
                for language in languages():
                    _lupdate(sources, folder / f"{name}_{language}.ts", language, keep_vanished=keep_vanished)


def _calls_qt(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return "PySide6" in text and (".tr(" in text or ".translate(" in text)


def _as_source(entry: Entry) -> str:
    text = entry.text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'#: {entry.key}\nQCoreApplication.translate("{entry.context}", "{text}")\n'


def _lupdate(sources: list[Path], target: Path, language: str, *, keep_vanished: bool) -> None:
    options = ["-silent", "-locations", "none", "-source-language", "en", "-target-language", language]
    if not keep_vanished:
        options.append("-no-obsolete")
    command = [str(_lupdate_path()), *options, *map(str, sources), "-ts", str(target)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise SystemExit(f"lupdate failed: {(result.stderr or result.stdout).strip()}")


def _lupdate_path() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("PySide6 is not installed here; run this with the python in .venv.")
    folder = Path(next(iter(spec.submodule_search_locations)))
    return folder / ("lupdate.exe" if sys.platform == "win32" else "lupdate")


def messages(path: Path) -> Iterator[Message]:
    """Yield every sentence of a catalogue."""
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            text = "" if translation is None else translation.text or ""
            state = "unfinished" if translation is None else translation.get("type", "")
            yield Message(context.findtext("name", ""), message.findtext("source", ""), text, state)


def troubles(message: Message) -> Iterator[str]:
    """Yield what is wrong with one sentence of a catalogue."""
    if message.state in ("vanished", "obsolete"):
        yield "is no longer in the source"
    elif message.state or not message.translation.strip():
        yield "is not translated"
    else:
        try:
            ours, theirs = set(_parts(message.source)), set(_parts(message.translation))
        except ValueError as error:
            yield f"has a bad template: {error}"
            return
        if ours != theirs:
            yield f"has the parts {_listed(ours)}, its translation {_listed(theirs)}"


def _parts(template: str) -> Iterator[str]:
    from engine.core.words import parts_named

    return parts_named(template)


def _listed(parts: set[str]) -> str:
    return ", ".join(f"{{{part}}}" for part in sorted(parts)) or "none"


def check(root: Path, folder: Path) -> list[str]:
    """Return one line for each sentence that is missing, unfinished, vanished, or differs in its named parts."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch) / "translations"
        shutil.copytree(folder, fresh) if folder.exists() else fresh.mkdir()
        update(root, fresh, keep_vanished=True)
        return [
            f"{path.name}: {message.context}: “{message.source}” {trouble}"
            for path in sorted(fresh.glob("*.ts"))
            for message in messages(path)
            for trouble in troubles(message)
        ]


def fill(path: Path, mapping: Mapping) -> list[str]:
    """Put translations into a catalogue; return the English texts it does not have."""
    tree = ET.parse(path)
    wanted = _flat(mapping)
    unknown = set(wanted)
    for context in tree.getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            key = (name, source) if (name, source) in wanted else ("", source)
            if key in wanted:
                _translate(message, wanted[key])
                unknown.discard(key)
    path.write_text(HEAD + ET.tostring(tree.getroot(), encoding="unicode") + "\n", encoding="utf-8")
    return sorted(source for _, source in unknown)


def _flat(mapping: Mapping) -> dict[tuple[str, str], str]:
    flat: dict[tuple[str, str], str] = {}
    for key, value in mapping.items():
        if isinstance(value, str):
            flat["", key] = value
        else:
            flat.update(((key, source), text) for source, text in value.items())
    return flat


def _translate(message: ET.Element, text: str) -> None:
    translation = message.find("translation")
    if translation is None:
        translation = ET.SubElement(message, "translation")
    translation.text = text
    translation.attrib.pop("type", None)


def main(arguments: list[str]) -> int:
    """Carry out one command; the exit code is 1 when something is not in order."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "check", "build"):
        commands.add_parser(name)
    filling = commands.add_parser("fill")
    filling.add_argument("name", help="the catalogue, for instance imhotep_ja")
    filling.add_argument("mapping", type=Path, help="a JSON object {english: translation}")
    options = parser.parse_args(arguments)
    sys.path.append(str(ROOT))  # for engine.core.words, the one place that knows what a named part is
    lines: list[str] = []
    match options.command:
        case "update":
            update(ROOT, FOLDER)
        case "build":
            compile_changed(FOLDER, ROOT / ".venv")
        case "check":
            lines = check(ROOT, FOLDER)
        case _:
            mapping = json.loads(options.mapping.read_text(encoding="utf-8"))
            lines = [f"not in the source: “{text}”" for text in fill(FOLDER / f"{options.name}.ts", mapping)]
            update(ROOT, FOLDER)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
