"""Writes the JSON Schema of save files, docs/save-format.schema.json, from the reader's own types.

    python packaging/schema.py    after a field of `engine.core.saves.SaveFile` changed

Run it with the python of the set-up. What each field means is taken from the table in docs/save-format.md, so it is said once.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from steps import ROOT, say

PAGE = ROOT / "docs" / "save-format.md"
FILE = ROOT / "docs" / "save-format.schema.json"
ROW = re.compile(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", re.MULTILINE)


def schema() -> dict[str, Any]:
    """The schema: draft 2020-12, unknown fields allowed, as the reader ignores them."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    import msgspec

    from engine.core.saves import FORMAT, SaveFile

    (table,), parts = msgspec.json.schema_components([SaveFile])
    for name, meaning in meanings(PAGE).items():
        parts["SaveFile"]["properties"][name]["description"] = meaning
    for part in parts.values():
        part["description"] = part.get("description", "").split("\n")[0]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A saved table of Lamplight, format {FORMAT}",
        **table,
        "$defs": parts,
    }


def meanings(page: Path) -> dict[str, str]:
    """What the page says of each field."""
    return {
        name: re.sub(r"\[(.*?)\]\(.*?\)", r"\1", text) for name, text in ROW.findall(page.read_text("utf-8"))
    }


def written() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    say(f"Written: {FILE.relative_to(ROOT)}.")
