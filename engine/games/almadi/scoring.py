"""Points of Almadi, section 10 of the rules and the characters of 12.3 that score at the end.

Everything is scored at the end: until then no line is settled, and all lines say what a seat would have.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.contract import NOBODY, Result, ScoreLine, ranked
from engine.core.words import Sentence, say
from engine.games.almadi import objectives, realm
from engine.games.almadi.components import (
    ARROW,
    BADR,
    BUDUR,
    DUBAN,
    DUNYAZAD,
    FIRUZ,
    IN_PLAY,
    JAR_BITS,
    JAR_MASK,
    NUMBERS,
    OASIS,
    OBJECTIVE_POINTS,
    PER_TYPE,
    SHAMS,
    SIDES_OF,
    TAWADDUD,
    TOUCH,
    members,
)
from engine.games.almadi.names import character_name, objective_name
from engine.games.almadi.places import (
    CELLS,
    COMPLETED,
    MOSAICS,
    OBJECTIVES,
    PURSE,
    STRIDE,
    TABLEAU,
    realm_place,
)
from engine.games.almadi.words import Score

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

STEPS: Final = (-1, STRIDE, 1, -STRIDE)
"""From a cell to the one at its side N, E, S, W."""
_TAWADDUD_POINTS: Final = 2
_BADR_POINTS: Final = 4


class Points(NamedTuple):
    """What a seat would have in each category of the score sheet (10, 13.5)."""

    oases: int
    bonus: int
    caravans: int
    palaces: int
    mosaics: int
    jars: int
    objectives: int
    rubies: int
    characters: int


def points(state: Position, seat: int, largest: int) -> Points:
    """Return the points of a seat by category; `largest` is the size of the largest group of oases of all."""
    oases, caravans, palaces, markets = state.kinds(seat)
    sizes = realm.group_sizes(oases)
    values = realm.palace_values(palaces, oases, markets)
    own, played = max(sizes, default=0), state.played[seat]
    least = NUMBERS.min_oasis_group
    return Points(
        NUMBERS.oasis_points * sum(size for size in sizes if size >= least),
        NUMBERS.largest_oasis_bonus if own >= least and own == largest else 0,
        min(realm.capacity(caravans, bool(played & FIRUZ)), objectives.goods(state, seat)),
        sum(values),
        mosaic_points(values, state.mosaics[seat]),
        state.jars[seat],
        objective_points(state, seat),
        ruby_points(state, seat),
        sum(character_points(state, seat, card) for card in members(played)) if played else 0,
    )


def total(state: Position, seat: int) -> int:
    """Return all points a seat would have if the game ended now (10)."""
    return sum(points(state, seat, largest_group(state)))


def largest_group(state: Position) -> int:
    """Return the size of the largest group of oases in any realm (10.1)."""
    return max(largest_of(state, seat) for seat in range(state.players))


def largest_of(state: Position, seat: int) -> int:
    """Return the size of the largest group of oases in a realm."""
    return max(realm.group_sizes(state.boards[4 * seat + OASIS]), default=0)


def mosaic_points(values: list[int], mosaics: int) -> int:
    """Return the points for mosaics: they lie on the palaces of highest value, one on each (10.3)."""
    return sum(sorted(values, reverse=True)[:mosaics])


def objective_points(state: Position, seat: int) -> int:
    """Return the points for objectives: unfinished ones count against their owner, but not with Dunyazad (10.5)."""
    done = sum(OBJECTIVE_POINTS[card] for card in members(state.completed[seat]))
    if state.played[seat] & DUNYAZAD:
        return done
    return done - sum(OBJECTIVE_POINTS[card] for card in members(state.unfinished[seat]))


def ruby_rank(state: Position, seat: int) -> int:
    """Return 1 + the number of players with more rubies (10.6)."""
    return 1 + sum(rubies > state.rubies[seat] for rubies in state.rubies)


def ruby_points(state: Position, seat: int) -> int:
    """Return the points for rubies: by rank, or with characters 1 for 2, with Duban 1 each (10.6, 12.3)."""
    rubies = state.rubies[seat]
    if state.module:
        return rubies if state.played[seat] & DUBAN else rubies // 2
    return IN_PLAY[state.players].ruby_points[ruby_rank(state, seat) - 1] if rubies else 0


def character_points(state: Position, seat: int, card: int) -> int:
    """Return the points of a character on a line of its own (12.3); Firuz, Dunyazad and Duban have none."""
    bit = 1 << card
    if bit in PER_TYPE:
        return state.boards[4 * seat + PER_TYPE.index(bit)].bit_count()
    if bit == TAWADDUD:
        return _TAWADDUD_POINTS * state.completed[seat].bit_count()
    if bit == BADR:
        return _BADR_POINTS * objectives.varied_columns(state, seat)
    if bit == BUDUR:
        return objectives.longest_row(state, seat)
    return state.sides[seat] if bit == SHAMS else 0


# ------------------------------------------------------------ lines


def score_lines(state: Position, seat: int) -> list[ScoreLine]:
    """Return the items of a seat's score, all settled after the end and none before; nothing is left out but zeros."""
    over = state.to_move == NOBODY
    lines = (*_realm_lines(state, seat), *_card_lines(state, seat))
    return [ScoreLine(label, worth, over, places) for label, worth, places in lines if worth]


Line = tuple[Sentence, int, tuple[int, ...]]


def _places(seat: int, cells: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys(realm_place(seat, cell) for cell in realm.bits(cells)))


def _realm_lines(state: Position, seat: int) -> Iterator[Line]:
    """Oases, caravans, palaces with mosaics and jars (10.1 to 10.4)."""
    oases, caravans, _, markets = state.kinds(seat)
    sheet = points(state, seat, largest_group(state))
    for group in realm.groups(oases):
        label = say(Score.OASES, n=group.bit_count())
        yield label, realm.oasis_points(group), _places(seat, group)
    largest = max(realm.groups(oases), key=int.bit_count, default=0)
    yield say(Score.BONUS, n=largest.bit_count()), sheet.bonus, _places(seat, largest)
    label = say(Score.CARAVANS, n=sheet.caravans, goods=objectives.goods(state, seat))
    yield label, sheet.caravans, _places(seat, caravans | markets)
    yield from _palace_lines(state, seat, sheet)
    yield say(Score.JARS, n=sheet.jars), sheet.jars, _places(seat, jar_cells(state, seat))


def _palace_lines(state: Position, seat: int, sheet: Points) -> Iterator[Line]:
    """Palaces of some value, and those of the highest value that carry a mosaic (10.3)."""
    oases, _, palaces, markets = state.kinds(seat)
    values = {cell: realm.palace_value(cell, oases | markets) for cell in realm.bits(palaces)}
    worth = [cell for cell in sorted(values, key=lambda cell: -values[cell]) if values[cell]]
    places = [realm_place(seat, cell) for cell in worth]
    yield say(Score.PALACES, n=len(worth)), sheet.palaces, tuple(places)
    laid = places[: state.mosaics[seat]]
    yield say(Score.MOSAICS, n=len(laid)), sheet.mosaics, (*laid, MOSAICS + seat)


def jar_cells(state: Position, seat: int) -> int:
    """Return the cells of landscapes whose jars are active now (10.4)."""
    lying, start, found = state.lying, CELLS * seat, 0
    for cell in realm.bits(state.occupied[seat]):
        for side, step in enumerate(STEPS):
            piece, other = lying[start + cell], lying[start + cell + step]
            if TOUCH[side][piece][other] >> JAR_BITS & JAR_MASK and SIDES_OF[piece][side] != ARROW:
                found |= 1 << cell
    return found


def _card_lines(state: Position, seat: int) -> Iterator[Line]:
    """Objectives, rubies and characters (10.5 to 10.7)."""
    for card in members(state.completed[seat]):
        label = say(Score.COMPLETED, name=objective_name(card))
        yield label, OBJECTIVE_POINTS[card], (COMPLETED + seat,)
    if not state.played[seat] & DUNYAZAD:
        for card in members(state.unfinished[seat]):
            label = say(Score.UNFINISHED, name=objective_name(card))
            yield label, -OBJECTIVE_POINTS[card], (OBJECTIVES + seat,)
    yield _ruby_label(state, seat), ruby_points(state, seat), (PURSE + seat,)
    for card in members(state.played[seat]):
        label = say(Score.CHARACTER, name=character_name(card))
        yield label, character_points(state, seat, card), (TABLEAU + seat,)


def _ruby_label(state: Position, seat: int) -> Sentence:
    rubies = state.rubies[seat]
    if not state.module:
        return say(Score.RUBIES, n=rubies, rank=ruby_rank(state, seat))
    if state.played[seat] & DUBAN:
        return say(Score.FULL_RUBIES, n=rubies, name=character_name(DUBAN.bit_length() - 1))
    return say(Score.HALF_RUBIES, n=rubies)


def result(state: Position) -> Result | None:
    """Return the ranking: most points, no tie-break (10.8)."""
    if state.to_move != NOBODY:
        return None
    return ranked([total(state, seat) for seat in range(state.players)], [()] * state.players)
