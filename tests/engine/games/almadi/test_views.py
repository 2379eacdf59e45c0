"""What each seat may know (13.2), that nothing else gets out, and that imagined worlds agree with it."""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import pytest

from engine.core.contract import Event
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from engine.core.words import ENGLISH
from engine.games.almadi.components import CHARACTER_IDS, DATA, ID_OF, IN_PLAY
from engine.games.almadi.state import Position
from tests.engine.games.almadi.desk import arrange, fresh, random_positions
from tests.playing import play_random


def test_everybody_sees_the_central_board_the_realms_and_what_lies_in_front_of_players() -> None:
    table = arrange("S4 o20@1,1", "S5", mosaics=(2, 1), stalls=("silk", ""), rubies=(3, 0), middle="r1",
                    unfinished=("y1", ""), completed=("", "b6"))  # fmt: skip
    for seat in (-1, 0, 1):
        view = table.position.observe(seat)
        assert view["realms"] == [[["O20", 1, 1]], []]
        assert view["mosaics"] == [2, 1]
        assert view["stalls"] == [[0, 0, 1, 0], [0, 0, 0, 0]]
        assert (view["rubies"], view["gems"]) == ([3, 0], 27)
        assert (view["middle"], view["unfinished"], view["completed"]) == (["R1"], [["Y1"], []], [[], ["B6"]])
        assert (view["supply"], view["mosaic_deck"], view["stall_deck"]) == (32, 11, 13)


def test_only_the_owner_sees_a_hand_and_all_see_its_size() -> None:
    position = arrange("S4", "S5", hands=("k01 k02", "k03"), row="k04").position
    assert position.observe(0)["hands"] == [["K01", "K02"], None]
    assert position.observe(1)["hands"] == [None, ["K03"]]
    assert position.observe(-1)["hands"] == [None, None]
    assert position.observe(-1)["hand_sizes"] == [2, 1]


def test_the_first_of_two_kept_characters_does_not_change_what_others_see() -> None:
    table = fresh(3, seed=3, characters=True)
    before = table.position.copy()
    table.play(table.choices[0])
    assert table.position.to_move == before.to_move
    for seat in (-1, 1, 2):
        assert table.position.observe(seat) == before.observe(seat)
    assert table.position.observe(0) != before.observe(0)


def reshuffled(position: Position, seat: int, rng: random.Random) -> Position:
    """Exchange everything a seat cannot know: supply and decks, pieces left out, characters of others."""
    data = position.to_json()
    _other_landscapes(data, rng)
    rng.shuffle(data["stall_deck"])
    if data["characters"]:
        seen = {*data["row"], *chain(*data["played"], data["hands"][seat], data["dealt"][seat])}
        unseen = [card for card in CHARACTER_IDS[1:] if card not in seen]
        rng.shuffle(unseen)
        for key in ("hands", "dealt"):
            for other, held in enumerate(data[key]):
                if other != seat:
                    data[key][other] = [unseen.pop() for _ in held]
    return Position.from_json(data)


def _other_landscapes(data: dict[str, Any], rng: random.Random) -> None:
    """Draw the supply anew, type by type, from all landscapes that are not open."""
    seen = {tile for tile, _, _ in chain(*data["realms"])} | set(data["central"])
    supply = []
    for letter in "OCPM":
        number = sum(tile[0] == letter for tile in data["supply"])
        supply += rng.sample([tile for tile in ID_OF[1:] if tile[0] == letter and tile not in seen], number)
    rng.shuffle(supply)
    data["supply"] = supply


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("characters", [False, True])
def test_what_a_seat_cannot_know_never_changes_its_view(players: int, characters: bool) -> None:
    rng = random.Random(players)
    positions = random_positions(players, seed=6, characters=characters, choose_start_tiles=characters)
    for number, position in enumerate(positions):
        if number % 9 == 0 and position.to_move >= 0:
            for seat in range(players):
                other = reshuffled(position, seat, rng)
                assert other.observe(seat) == position.observe(seat)
                assert other.observe(-1) == position.observe(-1)


@pytest.mark.parametrize("characters", [False, True])
def test_an_imagined_world_deals_nothing_a_seat_has_seen(characters: bool) -> None:
    rng = random.Random(1)
    for position in list(random_positions(3, seed=7, characters=characters))[::7]:
        for seat in range(3):
            world = Position.imagine(position.observe(seat), rng)
            Position.from_json(world.to_json())
            assert world.observe(seat) == position.observe(seat)
            tiles = sorted(filter(None, [*world.slots, *world.supply[world.turns :], *_laid(world)]))
            assert len(set(tiles)) == len(tiles)
            for letter in "OCPM":
                each = IN_PLAY[3].landscapes_per_type
                assert sum(ID_OF[tile][0] == letter for tile in tiles) == each


def _laid(position: Position) -> list[int]:
    return [piece for piece in position.lying if 0 < piece < len(ID_OF)]


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    position = fresh(2, seed=5).position
    rng = random.Random(2)
    worlds = [Position.imagine(position.observe(0), rng) for _ in range(4)]
    assert len({world.supply for world in worlds}) == 4
    assert len({world.cards for world in worlds}) > 1


def test_imagined_hands_are_of_characters_nobody_has_shown() -> None:
    position = list(random_positions(2, seed=8, characters=True))[30]
    shown = {*position.observe(0)["row"], *chain(*position.observe(0)["played"])}
    rng = random.Random(3)
    for _ in range(20):
        hand = Position.imagine(position.observe(0), rng).observe(1)["hands"][1]
        assert not shown & set(hand)
        assert not set(position.observe(0)["hands"][0]) & set(hand)


def test_the_log_keeps_secrets() -> None:
    """Nobody reads of a character in a hand before it is played, nor of a landscape before it is open."""
    facts = facts_of("almadi")
    match = Match(make_setup(facts, 3, {"characters": True}, 5))
    hidden = set(chain(*match.state.observe(0)["dealt"][:1]))
    play_random(match, random.Random(3), plies=6)
    for event in match.events_for(1):
        assert not any(name in ENGLISH.speak(event.sentence) for name in _names(hidden, match))
    assert any(event.seen_by == 1 for event in _all_events(match))


def _names(ids: set[str], match: Match) -> list[str]:
    open_ = set(match.state.observe(-1)["row"])
    return [card.name for card in DATA.characters if card.id in ids - open_]


def _all_events(match: Match) -> list[Event]:
    return [event for turn in match.turns for event in turn.events]
