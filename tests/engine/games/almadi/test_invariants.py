"""What is true in every position, along random matches of every kind."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.almadi import objectives, realm, rules
from engine.games.almadi.components import (
    ABRIZA,
    ID_OF,
    IN_PLAY,
    JAR_BITS,
    JAR_MASK,
    NUMBERS,
    SINDBAD,
    TILES_OF_TYPE,
    TOUCH,
    TYPE_OF,
    members,
)
from engine.games.almadi.places import CELLS, STRIDE, Ask, Verb, cell_at, point_of, realm_parts
from engine.games.almadi.state import Position
from tests.engine.games.almadi.desk import random_positions

matches = st.tuples(st.integers(2, 5), st.integers(0, 10_000), st.booleans())


def walk(players: int, seed: int, module: bool) -> list[Position]:
    positions = random_positions(players, seed, characters=module, choose_start_tiles=bool(seed % 2))
    return [position.copy() for position in positions]


@settings(max_examples=15)
@given(matches)
def test_every_piece_is_in_exactly_one_place(match: tuple[int, int, bool]) -> None:
    for position in walk(*match):
        numbers, seats = IN_PLAY[position.players], range(position.players)
        tiles = [piece for piece in position.lying if 0 < piece < len(ID_OF)]
        tiles += [tile for tile in (*position.slots, *position.supply[position.turns :]) if tile]
        assert len(tiles) == len(set(tiles)) == 16 * position.players + 8
        for of_type in TILES_OF_TYPE:
            assert len(set(of_type) & set(tiles)) == numbers.landscapes_per_type
        assert position.hammers + sum(position.mosaics) == numbers.mosaics
        assert position.stalls_left() >= 0
        assert position.gems + sum(position.rubies) == NUMBERS.rubies
        held = [position.middle, *position.unfinished, *position.completed]
        assert sum(cards.bit_count() for cards in held) == 4 + numbers.grey_objectives
        people = [position.row, *position.dealt, *position.hands, *position.played]
        dealt = numbers.characters_dealt * position.players if position.module else 0
        assert sum(cards.bit_count() for cards in people) == dealt
        assert all(position.moves <= position.limit(seat) for seat in seats if seat == position.to_move)


@settings(max_examples=15)
@given(matches)
def test_what_is_kept_for_speed_follows_from_the_landscapes(match: tuple[int, int, bool]) -> None:
    for position in walk(*match)[::4]:
        for seat in range(position.players):
            lying = position.lying[CELLS * seat : CELLS * seat + CELLS]
            cells = [cell for cell in range(CELLS) if lying[cell]]
            assert position.occupied[seat] == sum(1 << cell for cell in cells)
            for type_ in range(4):
                own = sum(1 << cell for cell in cells if TYPE_OF[lying[cell]] == type_)
                assert position.boards[4 * seat + type_] == own
            pairs = [(lying[c], lying[c + STRIDE], 1) for c in cells]
            pairs += [(lying[c], lying[c + 1], 2) for c in cells]
            assert position.jars[seat] == sum(
                TOUCH[side][a][b] >> JAR_BITS & JAR_MASK for a, b, side in pairs
            )


def naive_groups(cells: set[tuple[int, int]]) -> list[int]:
    """Sizes of the groups, by walking from neighbour to neighbour."""
    sizes, rest = [], set(cells)
    while rest:
        todo, size = [rest.pop()], 0
        while todo:
            row, column = todo.pop()
            size += 1
            around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & rest
            rest -= around
            todo += around
        sizes.append(size)
    return sorted(sizes)


@settings(max_examples=60)
@given(st.sets(st.tuples(st.integers(0, 5), st.integers(1, 9)), max_size=30))
def test_groups_and_runs_are_those_found_by_walking(points: set[tuple[int, int]]) -> None:
    cells = sum(1 << cell_at(row, column) for row, column in points)
    assert sorted(realm.group_sizes(cells)) == naive_groups(points)
    best = 0
    for row, column in points:
        length = 0
        while (row, column + length) in points:
            length += 1
        best = max(best, length if 1 <= row <= 4 else 0)
    assert realm.longest_row(cells) == best


@settings(max_examples=8)
@given(matches)
def test_legal_is_what_the_rules_say_word_by_word(match: tuple[int, int, bool]) -> None:
    """5.1 and 6 written down naively."""
    for position in walk(*match)[::5]:
        if position.ask != Ask.TURN or position.to_move < 0:
            continue
        moves = position.legal_moves()
        placed = {(m >> 14 & 1023, m & 16383) for m in moves if m >> 24 == Verb.PLACE}
        assert placed == (set() if position.slot >= 0 else naive_placements(position))
        moved = {(m >> 14 & 1023, m & 16383) for m in moves if m >> 24 == Verb.MOVE}
        assert moved == (naive_djinn_moves(position) if position.djinn else set())


def _points(position: Position, seat: int) -> dict[tuple[int, int], int]:
    lying = position.lying
    return {point_of(c): lying[CELLS * seat + c] for c in realm.bits(position.occupied[seat])}


def _beside(points: dict[tuple[int, int], int], row: int, column: int) -> bool:
    return any(
        p in points for p in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    )


def _place(position: Position, row: int, column: int) -> int:
    return 1000 + 700 * position.to_move + cell_at(row, column)


def naive_placements(position: Position) -> set[tuple[int, int]]:
    points, seat = _points(position, position.to_move), position.to_move
    shift = 1 if position.played[seat] & SINDBAD else 0
    return {
        (tile, _place(position, row, column))
        for slot, tile in enumerate(position.slots)
        for row in range(1, 5)
        for column in range(1, 99)
        if abs(row - (slot // 2 + 1)) <= shift
        and (row, column) not in points
        and _beside(points, row, column)
    }


def naive_djinn_moves(position: Position) -> set[tuple[int, int]]:
    seat, found = position.to_move, set()
    rows = range(6) if position.played[seat] & ABRIZA else range(1, 5)
    for here, tile in _points(position, seat).items():
        if here[1] == 0:
            continue
        rest = {point: piece for point, piece in _points(position, seat).items() if point != here}
        back = point_of(position.origin) if tile == position.last else None
        for row in rows:
            for column in range(1, 99):
                point = (row, column)
                if point not in rest and point not in (here, back) and _beside(rest, row, column):
                    found.add((tile, _place(position, row, column)))
    return found


@settings(max_examples=15)
@given(matches)
def test_no_objective_whose_condition_is_true_stays_unfinished_in_the_own_turn(
    match: tuple[int, int, bool],
) -> None:
    for position in walk(*match):
        if position.to_move >= 0 and position.ask not in (Ask.START, Ask.KEEP):
            for card in members(position.unfinished[position.to_move]):
                assert not objectives.met(position, position.to_move, card)


@settings(max_examples=15)
@given(matches)
def test_every_row_has_a_cell_to_place_on(match: tuple[int, int, bool]) -> None:
    """5.1, last sentence."""
    for position in walk(*match)[::3]:
        if position.ask == Ask.TURN and position.slot < 0 and position.to_move >= 0:
            moves = [m for m in position.legal_moves() if m >> 24 == Verb.PLACE]
            rows = set()
            for move in moves:
                parts = realm_parts(move & 16383)
                assert parts is not None
                rows.add(point_of(parts[1])[0])
            assert rows == {1, 2, 3, 4}
            assert rules.takeable(position, position.to_move) >= 0
