"""Save files: what is written opens again, and everything else gets one clear sentence and is left alone."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import files, saves
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SaveError, SaveTrouble, SeatSpec
from engine.core.setup import make_setup
from engine.core.version import VERSION
from engine.core.words import ENGLISH
from tests.playing import play_random

SEATS = (SeatSpec("human", name="Aoi"), SeatSpec("ai", level="skilled"))


def small_match(plies: int = 8) -> Match:
    return play_random(Match(make_setup(facts_of("imhotep"), 2, {"market": "B"}, 3)), random.Random(1), plies)


DATA = saves.encode(saves.save_of(small_match(), SEATS, saved="2026-11-29T21:14:00"))


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(DATA), **fields}).encode()


def trouble(data: bytes) -> SaveError:
    with pytest.raises(SaveError) as error:
        saves.replay(saves.decode(data, "x.lamplight"), "x.lamplight")
    assert ENGLISH.speak(error.value.sentence)
    return error.value


def outcome(data: bytes) -> str:
    """Return the fingerprint of the position the data opens at, or "refused"."""
    try:
        return saves.fingerprint(saves.replay(saves.decode(data, "x"), "x").state)
    except SaveError:
        return "refused"


def test_a_save_opens_at_the_same_position_with_the_same_seats(tmp_path: Path) -> None:
    match, path = small_match(), tmp_path / "a.lamplight"
    saves.write_save(path, saves.save_of(match, SEATS))
    opened, save = saves.open_save(path)
    assert saves.fingerprint(opened.state) == saves.fingerprint(match.state)
    assert opened.moves == match.moves
    assert save.seats == SEATS


def test_a_save_is_readable_json_with_moves_as_text() -> None:
    save = json.loads(DATA)
    assert save["format"] == 1
    assert save["game"] == "imhotep"
    assert all(isinstance(move, str) and move.isascii() for move in save["moves"])
    assert len(DATA.splitlines()) > 10


def test_a_save_cut_at_any_byte_is_refused_with_a_sentence() -> None:
    text = DATA.rstrip()
    for length in range(len(text)):
        assert trouble(text[:length]).sentence.template in (SaveTrouble.MALFORMED, SaveTrouble.NOT_A_SAVE)


def test_a_save_with_any_byte_changed_is_refused_or_says_the_same_game() -> None:
    """Flip a bit of every byte: never an exception of another kind, never a silently different position."""
    good = saves.fingerprint(small_match().state)
    for index in range(len(DATA)):
        flipped = bytearray(DATA)
        flipped[index] ^= 1 << index % 8
        assert outcome(bytes(flipped)) in ("refused", good)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_refused_with_a_sentence(data: bytes) -> None:
    trouble(data)


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"format":1,"game":"imhotep","x":' + "["])
def test_deep_nesting_is_refused(opening: str) -> None:
    trouble((opening * 100_000).encode())


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"format": 2, "version": "9.1"}, SaveTrouble.NEWER),
        ({"format": 10**30}, SaveTrouble.NEWER),
        ({"format": "1"}, SaveTrouble.NOT_A_SAVE),
        ({"game": "chess"}, SaveTrouble.UNKNOWN_GAME),
        ({"game": 7}, SaveTrouble.NOT_A_SAVE),
        ({"rules": 99}, SaveTrouble.OTHER_RULES),
        ({"rules": -1}, SaveTrouble.DAMAGED),
        ({"seed": 10**40}, SaveTrouble.DAMAGED),
        ({"seed": -1}, SaveTrouble.DAMAGED),
        ({"seats": []}, SaveTrouble.DAMAGED),
        ({"seats": [{"kind": "human"}]}, SaveTrouble.BAD_SETUP),
        ({"seats": [{"kind": "cat"}] * 2}, SaveTrouble.DAMAGED),
        ({"seats": [{"kind": "human"}] * 50_000}, SaveTrouble.DAMAGED),
        ({"options": {"market": "Z"}}, SaveTrouble.BAD_SETUP),
        ({"options": {"palace": "A"}}, SaveTrouble.BAD_SETUP),
        ({"options": {str(n): 1 for n in range(100)}}, SaveTrouble.DAMAGED),
        ({"moves": ["get"] * 60_000}, SaveTrouble.DAMAGED),
        ({"moves": ["x" * 10_000]}, SaveTrouble.DAMAGED),
        ({"moves": ["dance"]}, SaveTrouble.NOT_A_MOVE),
        ({"moves": []}, SaveTrouble.OTHER_POSITION),
        ({"fingerprint": "0" * 16}, SaveTrouble.OTHER_POSITION),
    ],
)
def test_nonsense_in_a_field_has_its_own_reason(fields: dict[str, Any], reason: SaveTrouble) -> None:
    assert trouble(changed(**fields)).sentence.template is reason


@pytest.mark.parametrize(
    ("data", "parts"),
    [
        (DATA[:100], {"file": "x.lamplight"}),
        (b"[" * 100_000, {"file": "x.lamplight"}),
        (b"\xff\xfe", {"file": "x.lamplight"}),
        (changed(rules=-1), {"file": "x.lamplight", "entry": "rules"}),
        (changed(seats=[{"kind": "cat"}] * 2), {"file": "x.lamplight", "entry": "seats[0].kind"}),
        (changed(moves=["dance"]), {"file": "x.lamplight", "ply": 1, "move": "dance"}),
    ],
)
def test_what_is_wrong_can_be_said_in_every_language(data: bytes, parts: dict[str, object]) -> None:
    """No part of the sentence is English prose of a library: names, numbers and what stands in the file only."""
    assert dict(trouble(data).sentence.parts) == parts


def test_a_newer_save_names_both_versions() -> None:
    error = trouble(changed(format=2, version="9.1"))
    assert ENGLISH.speak(error.sentence) == (
        f"“x.lamplight” was made by Lamplight 9.1, which is newer than this one ({VERSION})."
    )


def test_an_illegal_move_is_named_and_the_table_before_it_is_kept() -> None:
    """A ship cannot sail to the Temple twice in a row, wherever the first of the two stands."""
    moves = json.loads(DATA)["moves"]
    error = trouble(changed(moves=[*moves, "sail 1 temple", "sail 1 temple"]))
    assert error.sentence.template is SaveTrouble.ILLEGAL_MOVE
    assert error.match is not None
    assert error.sentence.part("ply") == error.match.ply + 1
    assert error.match.ply >= len(moves)
    assert error.save is not None


def test_an_illegal_first_move_is_move_1() -> None:
    error = trouble(changed(moves=["sail 1 temple"]))
    assert ENGLISH.speak(error.sentence) == (
        "Move 1 of “x.lamplight” (“sail 1 temple”) is not allowed: Ship 1 needs 2 stones to sail; it has 0."
    )


def test_a_move_after_the_end_is_named() -> None:
    match = play_random(small_match(), random.Random(3))
    data = json.loads(saves.encode(saves.save_of(match, SEATS)))
    error = trouble(json.dumps({**data, "moves": [*data["moves"], data["moves"][0]]}).encode())
    assert error.sentence.template is SaveTrouble.AFTER_END
    assert error.ply == match.ply


def test_unknown_fields_of_a_later_version_are_no_trouble() -> None:
    saves.replay(saves.decode(changed(weather="sunny"), "x"), "x")


def test_a_file_that_is_not_there_or_too_large_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as error:
        saves.read_save(tmp_path / "none.lamplight")
    assert error.value.sentence.template is SaveTrouble.UNREADABLE
    large = tmp_path / "large.lamplight"
    large.write_bytes(b" " * (saves.MAX_BYTES + 1))
    with pytest.raises(SaveError) as error:
        saves.read_save(large)
    assert error.value.sentence.template is SaveTrouble.TOO_LARGE


def test_autosave_keeps_the_two_before_it(tmp_path: Path) -> None:
    path = tmp_path / "auto.lamplight"
    for plies in range(4):
        saves.write_autosave(path, saves.save_of(small_match(plies), SEATS))
    older = [saves.open_save(files.generation(path, n))[0].ply for n in range(3)]
    assert older == [3, 2, 1]
