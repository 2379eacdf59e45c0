"""The published JSON Schema of save files is the reader's own, and every save that was ever released keeps to it."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import schema

SAVES = sorted((Path(__file__).resolve().parents[1] / "saves").rglob("*.lamplight"))
VALIDATOR = Draft202012Validator(json.loads(schema.FILE.read_text(encoding="utf-8")))


def test_the_published_schema_is_what_the_reader_checks():
    assert schema.FILE.read_text(encoding="utf-8") == schema.written()


def test_the_schema_itself_is_sound():
    Draft202012Validator.check_schema(VALIDATOR.schema)


def test_every_field_is_explained():
    fields = VALIDATOR.schema["$defs"]["SaveFile"]["properties"]
    assert set(schema.meanings(schema.PAGE)) == set(fields)
    assert all(field["description"] for field in fields.values())


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_kept_save_is_valid(save):
    VALIDATOR.validate(json.loads(save.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("field", "nonsense"),
    [("moves", "load a"), ("seed", -1), ("seats", []), ("options", {"market": None}), ("format", "1")],
)
def test_nonsense_is_not_valid(field, nonsense):
    save = json.loads(SAVES[0].read_text(encoding="utf-8"))
    assert not VALIDATOR.is_valid(save | {field: nonsense})


def test_fields_nobody_knows_are_allowed():
    save = json.loads(SAVES[0].read_text(encoding="utf-8"))
    assert VALIDATOR.is_valid(save | {"later": 1})
