"""Every way a move can be wrong has its own reason with its numbers: each member of `Refusal` is met here."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.contract import NOBODY
from engine.core.move import attempt, make
from engine.games.almadi.components import CHARACTER_IDS, OBJECTIVE_IDS, TILE_OF
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    FIRST_SPACE,
    HAND,
    HOME,
    MOSAIC,
    OBJECTIVE,
    OBJECTIVES,
    REALM,
    RUBY,
    STALL,
    START,
    STRIDE,
    TABLEAU,
    Ask,
    Verb,
    cell_at,
    realm_place,
)
from engine.games.almadi.words import Refusal
from tests.engine.games.almadi.desk import Desk, arrange, fresh, random_positions

Case = tuple[Refusal, str, Callable[[], str]]


def over() -> Desk:
    table = arrange("S4")
    table.position.to_move, table.position.ask = NOBODY, int(Ask.OVER)
    return table


def asking(ask: Ask, **parts: object) -> Desk:
    table = arrange("S4 o20@1,1", "S5", middle="r1", characters=True, **parts)  # type: ignore[arg-type]
    table.position.ask = int(ask)
    return table


def choosing() -> Desk:
    """Two players choose start tiles; Ann has taken S1, Ben is to choose."""
    table = fresh(2, seed=2, choose_start_tiles=True)
    return table.play(table.choices[0])


def keeping() -> Desk:
    table = fresh(2, seed=2, characters=True)
    table.position.dealt[0], table.position.hands[0] = 0b11110 << 0, 0
    return table


def put(piece: int, place: int, table: Desk | None = None) -> str:
    return (table or arrange("S4 o20@1,1")).refuses_move(attempt(piece, place))


def tile(name: str) -> int:
    return TILE_OF[name.upper()]


def cell(row: int, column: int, seat: int = 0) -> int:
    return realm_place(seat, cell_at(row, column))


def moving(*realms: str) -> Desk:
    """A djinn move is pending after the placement."""
    return arrange(*realms, djinn=True, placed=True)


CASES: list[Case] = [
    (Refusal.OVER, "The game is over: all 32 landscapes of the supply are used up.",
     lambda: over().refuses("end")),
    (Refusal.UNKNOWN, "There is no such action as number 40.",
     lambda: arrange("S4").refuses_move(make(40, 1, 1))),
    (Refusal.START_FIRST, "Ann chooses a start tile now.",
     lambda: asking(Ask.START).refuses("end")),
    (Refusal.KEEP_FIRST, "Ann chooses 2 characters to keep now.",
     lambda: keeping().refuses("end")),
    (Refusal.TALE_FIRST, "Ann decides first which objective Scheherazade brings.",
     lambda: asking(Ask.TALE).refuses("end")),
    (Refusal.WISH_FIRST, "Ann decides first about the djinn move of the Fisherman.",
     lambda: asking(Ask.WISH).refuses("end")),
    (Refusal.WAKE_FIRST, "Ann chooses first which landscape Nur al-Din activates again.",
     lambda: asking(Ask.WAKE).refuses("end")),
    (Refusal.TRADE_FIRST, "Ann chooses first which landscapes Abdullah exchanges.",
     lambda: asking(Ask.TRADE).refuses("end")),
    (Refusal.NOT_NOW_START, "Start tiles are chosen before the first turn only.",
     lambda: put(START, HOME)),
    (Refusal.NOT_NOW_KEEP, "Characters are kept before the first turn only.",
     lambda: arrange("S4").refuses("keep k01 1")),
    (Refusal.NOT_NOW_SKIP, "There is nothing to decline.", lambda: arrange("S4").refuses("skip")),
    (Refusal.NOT_NOW_WAKE, "Contacts are activated again by playing Nur al-Din only.",
     lambda: arrange("S4 o20@1,1").refuses("wake o20")),
    (Refusal.NOT_NOW_TRADE,
     "Landscapes of the realm and the central board are exchanged by playing Abdullah only.",
     lambda: arrange("S4 o20@1,1", central="o01").refuses("trade o01 1 r1c1")),
    (Refusal.SKIP_PLAIN, "Declining takes no piece and no place.",
     lambda: asking(Ask.WISH).refuses_move(make(Verb.SKIP, 1, 0))),
    (Refusal.END_PLAIN, "Ending the turn takes no piece and no place.",
     lambda: arrange("S4", placed=True).refuses_move(make(Verb.END, 1, 0))),
    (Refusal.PLACE_BEFORE_END, "Ann has to place a landscape before the turn can end.",
     lambda: arrange("S4").refuses("end")),
    (Refusal.NOT_A_START, "That is no start tile; 4 start tiles are left to choose.",
     lambda: put(tile("o20"), HOME, choosing())),
    (Refusal.START_TAKEN, "The start tile S1 lies in the realm of Ann already.",
     lambda: put(START, HOME + 1, choosing())),
    (Refusal.START_HOME, "A start tile goes to the left end of the own realm.",
     lambda: put(START + 1, HOME, choosing())),
    (Refusal.NOT_A_CHARACTER, "That is no character.", lambda: put(tile("o20"), HAND, keeping())),
    (Refusal.NOT_A_CHARACTER, "That is no character.",
     lambda: arrange("S4", row="k01").refuses_move(make(Verb.PLAY, RUBY, TABLEAU))),
    (Refusal.NO_CHARACTERS, "This game is played without characters.",
     lambda: arrange("S4").refuses("play k01 1")),
    (Refusal.NOT_DEALT, "Dunyazad was not dealt to Ann.", lambda: keeping().refuses("keep k26 1")),
    (Refusal.KEPT, "Ann has kept Hussain already.",
     lambda: keeping().play("keep k01 1").refuses("keep k01 1")),
    (Refusal.KEEP_HAND, "A character to keep goes to the own hand.",
     lambda: put(CHARACTER + 1, HAND + 1, keeping())),
    (Refusal.NOT_A_LANDSCAPE, "Only a landscape can go there, not this: ruby.",
     lambda: arrange("S4").refuses_move(make(Verb.PLACE, RUBY, cell(1, 1)))),
    (Refusal.START_FIXED, "The market in row 1 of start tile S4 stays where it is; start tiles never move.",
     lambda: put(FIRST_SPACE + 12, cell(1, 2))),
    (Refusal.START_FIXED, "The market in row 1 of start tile S4 stays where it is; start tiles never move.",
     lambda: arrange("S4").refuses_move(make(Verb.PLACE, FIRST_SPACE + 12, cell(1, 1)))),
    (Refusal.PLACED, "Ann has placed a landscape this turn already.",
     lambda: arrange("S4", central="- o01", placed=True).refuses("place o01 1 r1c1")),
    (Refusal.NOT_IN_GAME, "The oasis O02 is not open; choose a landscape of the central board.",
     lambda: arrange("S4").refuses("place o02 1 r1c1")),
    (Refusal.NOT_OPEN, "The oasis O20 lies in a realm; choose a landscape of the central board.",
     lambda: arrange("S4 o20@1,1").refuses("place o20 1 r1c2")),
    (Refusal.OTHERS_TILE, "The oasis O20 lies in the realm of Ben; only own landscapes can be moved.",
     lambda: moving("S4", "S5 o20@1,1").refuses("move o20 1 r1c1")),
    (Refusal.NOT_IN_REALM,
     "The oasis O01 does not lie in a realm; only landscapes of the own realm can be moved.",
     lambda: moving("S4 o20@1,1").refuses("move o01 1 r2c1")),
    (Refusal.NOT_A_CELL, "A landscape goes to a cell of the own realm, to the right of the start tile.",
     lambda: put(tile("o01"), REALM + 1, arrange("S4", central="o01"))),
    (Refusal.OTHERS_REALM, "That cell belongs to the realm of Ben.",
     lambda: arrange("S4", central="o01").refuses("place o01 2 r1c1")),
    (Refusal.TOO_FAR, "No realm reaches that far: the last column that can be reached is 98.",
     lambda: put(tile("o01"), REALM + 99 * STRIDE + 1, arrange("S4", central="o01"))),
    (Refusal.WRONG_ROW,
     "The oasis O01 comes from row 1 of the central board and goes to row 1 of the realm, not to row 2.",
     lambda: arrange("S4", central="o01").refuses("place o01 1 r2c1")),
    (Refusal.WRONG_ROWS, "With Sindbad the oasis O01 goes to one of rows 1 to 2, not to row 3.",
     lambda: arrange("S4", played=("k08",), central="o01").refuses("place o01 1 r3c1")),
    (Refusal.OUTER_ROW, "Landscapes lie in rows 1 to 4; only Abriza brings a djinn move to row 0.",
     lambda: moving("S4 o20@1,1 o21@2,1").refuses("move o21 1 r0c1")),
    (Refusal.OUTER_PLACE,
     "Abriza is for djinn moves only; a landscape is placed in rows 1 to 4, not in row 5.",
     lambda: arrange("S4 o20@4,1", central="o01", played=("k02",)).refuses("place o01 1 r5c1")),
    (Refusal.OCCUPIED, "The oasis O20 lies in row 1, column 1 already.",
     lambda: arrange("S4 o20@1,1", central="o01").refuses("place o01 1 r1c1")),
    (Refusal.ALONE, "No landscape touches row 1, column 2 with a side.",
     lambda: arrange("S4", central="o01").refuses("place o01 1 r1c2")),
    (Refusal.ALONE_LIFTED, "When the oasis O20 is lifted, no landscape touches row 1, column 2 with a side.",
     lambda: moving("S4 o20@1,1").refuses("move o20 1 r1c2")),
    (Refusal.NO_DJINN,
     "No djinn is pending: a landscape moves only when a contact has activated a djinn.",
     lambda: arrange("S4 o20@1,1").refuses("move o20 1 r2c1")),
    (Refusal.LIMIT, "Ann has made 3 djinn moves this turn; that is the limit.",
     lambda: at_the_limit().refuses("move o20 1 r2c1")),
    (Refusal.STAYS, "The oasis O20 lies in row 1, column 1 already; a djinn move takes it to another cell.",
     lambda: moving("S4 o20@1,1").refuses("move o20 1 r1c1")),
    (Refusal.RETURNS,
     "The market M05 was taken from row 4, column 1 by the previous djinn move and may not go straight back.",
     lambda: moving("S4 m05@4,1").play("move m05 1 r1c1").refuses("move m05 1 r4c1")),
    (Refusal.NO_HUSSAIN, "Only with Hussain may two landscapes change places.",
     lambda: moving("S4 o20@1,1 o21@2,1").refuses("swap o20 1 r2c1")),
    (Refusal.SWAP_USED, "Hussain's exchange is possible once a turn, and has been made.",
     lambda: hussain().play("swap m05 1 r1c1").refuses("swap m05 1 r4c1")),
    (Refusal.SWAP_TARGET, "Hussain exchanges two landscapes of the own realm; there is none in row 2, column 1.",
     lambda: hussain().refuses("swap m05 1 r2c1")),
    (Refusal.SWAP_ITSELF, "The market M05 cannot change places with itself.",
     lambda: hussain().refuses("swap m05 1 r4c1")),
    (Refusal.SWAP_START, "A landscape of the start tile cannot be exchanged.",
     lambda: put(tile("m05"), REALM + 1, hussain())),
    (Refusal.TRADE_TARGET, "Abdullah exchanges a landscape of the own realm; there is none in row 2, column 1.",
     lambda: asking(Ask.TRADE, central="o01").refuses("trade o01 1 r2c1")),
    (Refusal.NOT_AN_OBJECTIVE, "Only an objective can be taken, not this: ruby.",
     lambda: asking(Ask.TALE).refuses_move(make(Verb.TAKE, RUBY, OBJECTIVES))),
    (Refusal.NO_MOON,
     "No moon is pending: an objective is taken only when a contact has activated a moon.",
     lambda: arrange("S4", middle="r1").refuses("take r1 1")),
    (Refusal.OBJECTIVE_PLACE, "An objective goes in front of the player who takes it.",
     lambda: arrange("S4", middle="r1", moons=1).refuses("take r1 2")),
    (Refusal.OBJECTIVE_OUT, "The objective Lake is not in this game.",
     lambda: arrange("S4", middle="r1", moons=1).refuses("take b6 1")),
    (Refusal.OBJECTIVE_OWN, "Ann has the objective Lake already.",
     lambda: arrange("S4", middle="r1", unfinished=("b6",), moons=1).refuses("take b6 1")),
    (Refusal.OBJECTIVE_DONE, "Ben has completed the objective Lake; it cannot be taken any more.",
     lambda: arrange("S4", "S5", middle="r1", completed=("", "b6"), moons=1).refuses("take b6 1")),
    (Refusal.OBJECTIVE_GUARDED, "Morgiana guards the objective Lake of Ben.",
     lambda: arrange("S4", "S5", middle="r1", unfinished=("", "b6"), played=("", "k09"), moons=1)
     .refuses("take b6 1")),
    (Refusal.CHARACTER_PLACE, "A character is played in front of the own realm.",
     lambda: arrange("S4", row="k01", rubies=(9,)).refuses("play k01 2")),
    (Refusal.CHARACTER_PLAYED, "Hussain has been played by Ann already.",
     lambda: arrange("S4", played=("k01",)).refuses("play k01 1")),
    (Refusal.CHARACTER_HIDDEN, "Hussain is neither in the hand of Ann nor open in the row.",
     lambda: arrange("S4", row="k02").refuses("play k01 1")),
    (Refusal.TOO_DEAR, "Hussain costs 3 rubies; Ann has 1.",
     lambda: arrange("S4", row="k01", rubies=(1,)).refuses("play k01 1")),
    (Refusal.WAKE_PLAIN, "Nur al-Din needs one landscape and no place.",
     lambda: asking(Ask.WAKE).refuses_move(make(Verb.WAKE, tile("o20"), 1))),
    (Refusal.SAY_WHICH, "That can be done: place o01 1 r1c1.",
     lambda: put(tile("o01"), cell(1, 1), arrange("S4", central="o01"))),
    (Refusal.BY_ITSELF,
     "That (mosaic card) is never moved by hand; it comes and goes as effects and payments say.",
     lambda: put(MOSAIC, cell(1, 1))),
    (Refusal.NO_PIECE, "There is no such piece.", lambda: put(999, cell(1, 1))),
    (Refusal.NO_PIECE, "There is no such piece.",
     lambda: arrange("S4").refuses_move(make(Verb.PLACE, 999, cell(1, 1)))),
    (Refusal.NO_PIECE, "There is no such piece.",
     lambda: asking(Ask.TALE).refuses_move(make(Verb.TAKE, 999, OBJECTIVES))),
]  # fmt: skip


def at_the_limit() -> Desk:
    table = arrange("S4 o20@1,1", middle="r1", moons=1, placed=True)
    table.position.moves = 3
    return table


def hussain() -> Desk:
    return arrange("S4 m05@4,1 o20@1,1", played=("k01",), djinn=True, placed=True)


@pytest.mark.parametrize(("reason", "sentence", "refuse"), CASES, ids=[case[0].name for case in CASES])
def test_a_wrong_move_is_told_what_is_wrong(
    reason: Refusal, sentence: str, refuse: Callable[[], str]
) -> None:
    assert refuse() == sentence


def test_every_reason_is_met_here() -> None:
    assert {reason for reason, _, _ in CASES} == set(Refusal)


@pytest.mark.parametrize("characters", [False, True])
def test_a_move_is_legal_exactly_when_it_is_not_refused(characters: bool) -> None:
    """All verbs with a sample of pieces and places, in positions of random matches."""
    rng = random.Random(5)
    pieces = [
        0, *range(1, 120), MOSAIC, RUBY, STALL, *range(START, START + 6),
        *range(OBJECTIVE, OBJECTIVE + len(OBJECTIVE_IDS) + 1),
        *range(CHARACTER, CHARACTER + len(CHARACTER_IDS) + 1),
    ]  # fmt: skip
    places = [0, *range(1, 115), *(REALM + CELLS * seat + n for seat in range(2) for n in range(56))]
    for position in list(random_positions(2, 3, characters=characters, choose_start_tiles=characters))[::3]:
        legal = set(position.legal_moves())
        for move in legal:
            assert position.refusal(move) is None
        for _ in range(400):
            move = rng.choice(list(Verb)) << 24 | rng.choice(pieces) << 14 | rng.choice(places)
            assert (position.refusal(move) is None) == (move in legal)
            assert position.refusal(move & (1 << 24) - 1) is not None
