"""Every way a move can be wrong has its own reason with its numbers (Isle of Skye 4, 9)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.core.move import attempt, make
from engine.games.isle_of_skye import notation
from engine.games.isle_of_skye.places import (
    AXE,
    BAG,
    CASTLE,
    COINS,
    ESTATE,
    PLACES,
    PURSE,
    SLOT,
    STOCK,
    Verb,
    cell_at,
    estate_place,
)
from engine.games.isle_of_skye.tiles import TILE_OF
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.words import Refusal
from tests.engine.games.isle_of_skye.arranging import VOICE, Table, arranged, building, new_table
from tests.engine.games.isle_of_skye.test_rounds import market


def pricing(*moves: str) -> Table:
    """Ann and Ben have drawn L10-L12 and L20-L22 and have 5 gold each; some moves are played."""
    table = arranged(2, drawn=["L10 L11 L12", "L20 L21 L22"])
    table.play(*moves)
    return table


def buying(*moves: str) -> Table:
    """Ann asks 1 and 1 for L10 and L11, Ben 2 and 4 for L20 and L21; both have 3 gold free; L05 lies in Ben's estate."""
    table = market([3, 3], [[1, 1, 0], [2, 4, 0]], estates={1: [["L05", 0, -1, 1]]}, round=2)
    table.play(*moves)
    return table


def laying(*moves: str) -> Table:
    """Ann has L64 and L72 to lay beside L04 in the north of her castle, Ben L47."""
    table = building(2, {0: [["L04", 0, -1, 0]]}, stock=["L64 L72", "L47"])
    table.play(*moves)
    return table


def over() -> Table:
    """The game has ended."""
    table, rng = new_table(2), random.Random(1)
    while table.state.to_move >= 0:
        table.state.play(table.state.random_move(rng))
    return table


def cell(x: int, y: int, rotation: int = 0, seat: int = 0) -> int:
    return estate_place(seat, cell_at(x, y), rotation)


L10, L64, L72 = TILE_OF["L10"], TILE_OF["L64"], TILE_OF["L72"]


class Case(NamedTuple):
    """A table, a move on it, and why it is refused."""

    table: Callable[[], Table]
    move: str | int
    reason: Refusal
    rule: str
    sentence: str


CASES = [
    Case(over, "pass", Refusal.OVER, "7", "The game is over: the last round has been scored."),
    Case(over, attempt(1, 1), Refusal.OVER, "7", "The game is over: the last round has been scored."),
    Case(pricing, make(6), Refusal.UNKNOWN, "4", "There is no decision number 6 in Isle of Skye."),
    Case(
        pricing,
        attempt(AXE, SLOT + 1),
        Refusal.SAY_WHICH,
        "4",
        "That is possible, but the decision has to be named: it is written “axe 1.2”.",
    ),
    # the wrong time
    Case(
        pricing,
        "stake 1 1.1",
        Refusal.AXE_FIRST,
        "4.3",
        "Ann chooses first which of the 3 drawn tiles goes back to the bag: the axe comes before all else.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        "axe 1.1",
        Refusal.STAKE_FIRST,
        "4.3",
        "Ann sets a price for tile L10 first.",
    ),
    Case(
        buying,
        "axe 1.1",
        Refusal.BUY_FIRST,
        "4.5",
        "Ann is buying: buy 1 offered tile of another player, or pass.",
    ),
    Case(laying, "pass", Refusal.BUILD_FIRST, "4.7", "Ann has 2 tiles to lay first."),
    # the axe
    Case(
        pricing,
        make(Verb.AXE, COINS + 2, SLOT),
        Refusal.NOT_AN_AXE,
        "4.3",
        "The tile that goes back to the bag is marked with the axe, not with gold.",
    ),
    Case(
        pricing,
        attempt(AXE + 1, SLOT),
        Refusal.RIVAL_AXE,
        "4.3",
        "That is the axe of Ben; mark 1 of your 3 tiles with your own.",
    ),
    Case(
        pricing,
        attempt(AXE, BAG),
        Refusal.AXE_NOT_A_TILE,
        "4.3",
        "The axe goes on 1 of your 3 drawn tiles, nowhere else.",
    ),
    Case(
        pricing,
        attempt(AXE, SLOT + 3),
        Refusal.AXE_ON_RIVAL,
        "4.3",
        "Tile L20 was drawn by Ben; the axe marks 1 of your own 3 tiles.",
    ),
    # prices
    Case(
        lambda: pricing("axe 1.2"),
        make(Verb.STAKE, L10, SLOT),
        Refusal.NOT_GOLD,
        "4.3",
        "A price is made of gold: put coins on tile L10.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        attempt(COINS + 2, PURSE + 1),
        Refusal.PRICE_NOT_A_TILE,
        "4.3",
        "Coins are put on your own drawn tiles, nowhere else.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        "stake 2 2.2",
        Refusal.PRICE_ON_RIVAL,
        "4.3",
        "Tile L21 was drawn by Ben, who sets its price.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        "stake 2 1.2",
        Refusal.PRICE_ON_AXE,
        "4.3",
        "Tile L11 lies under the axe and goes back to the bag, so it gets no price.",
    ),
    Case(
        lambda: pricing("axe 1.2", "stake 3 1.1"),
        "stake 1 1.1",
        Refusal.PRICE_STANDS,
        "4.3",
        "Tile L10 already has its price, 3 gold.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        "stake 1 1.3",
        Refusal.PRICE_ORDER,
        "4.3",
        "Tile L12 gets its price after tile L10.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        make(Verb.STAKE, COINS, SLOT),
        Refusal.PRICE_ZERO,
        "4.3",
        "A price is at least 1 gold.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        "stake 5 1.1",
        Refusal.PRICE_LEAVES_NONE,
        "4.3",
        "Putting 5 of 5 gold on tile L10 leaves nothing for tile L12; put at most 4 here.",
    ),
    Case(
        lambda: pricing("axe 1.2"),
        "stake 6 1.1",
        Refusal.PRICE_TOO_HIGH,
        "4.3",
        "Only 5 gold is left for tile L10, not 6.",
    ),
    Case(
        lambda: pricing("axe 1.2", "stake 3 1.1"),
        "stake 3 1.3",
        Refusal.PRICE_TOO_HIGH,
        "4.3",
        "Only 2 gold is left for tile L12, not 3.",
    ),
    # buying
    Case(
        buying,
        attempt(COINS + 2, SLOT + 3),
        Refusal.NOT_A_TILE,
        "4.5",
        "Only a tile can be bought; gold cannot.",
    ),
    Case(
        buying,
        "buy l10 1",
        Refusal.OWN_OFFER,
        "4.5",
        "Tile L10 is your own offer; if nobody buys it, it comes to you by itself.",
    ),
    Case(
        lambda: buying("buy l20 1"),
        "buy l20 2",
        Refusal.SOLD,
        "4.5",
        "Tile L20 was bought by Ann this round.",
    ),
    Case(
        buying,
        "buy l22 1",
        Refusal.UNDER_AXE,
        "4.4",
        "Tile L22 went back to the bag under the axe of Ben.",
    ),
    Case(buying, "buy l73 1", Refusal.NOT_OFFERED, "4.5", "Tile L73 is not on offer this round."),
    Case(
        buying, "buy l05 1", Refusal.IN_ESTATE, "4.7", "Tile L05 lies in the estate of Ben and stays there."
    ),
    Case(buying, "buy l21 1", Refusal.TOO_DEAR, "4.5", "Tile L21 costs 4 gold, and Ann has 3 free gold."),
    Case(
        buying,
        attempt(TILE_OF["L20"], cell(1, 0)),
        Refusal.BUY_TO_STOCK,
        "4.5",
        "A bought tile goes to your own tiles to lay first; it is built after everybody has bought.",
    ),
    Case(
        buying, make(Verb.PASS, 0, STOCK), Refusal.PASS_ALONE, "4.5", "Passing moves no piece to any place."
    ),
    # building
    Case(
        laying,
        attempt(AXE, cell(1, 0)),
        Refusal.NOT_A_LANDSCAPE,
        "4.7",
        "Only tiles are laid into an estate; an axe is not one.",
    ),
    Case(
        laying,
        "build l47 1 0,1 r0",
        Refusal.NOT_IN_STOCK,
        "4.7",
        "Tile L47 is not among the tiles Ann has to lay: L64, L72.",
    ),
    Case(
        laying,
        "build l04 1 0,1 r0",
        Refusal.STAYS,
        "4.7",
        "A tile that has been laid stays: tile L04 is neither moved nor turned.",
    ),
    Case(laying, attempt(CASTLE, cell(1, 0)), Refusal.CASTLE_STAYS, "4.7", "The castle stays where it is."),
    Case(
        laying,
        attempt(L64, BAG),
        Refusal.NOT_A_CELL,
        "4.7",
        "Tiles are laid into your own estate, nowhere else.",
    ),
    Case(
        laying,
        "build l64 2 -1,0 r0",
        Refusal.RIVAL_ESTATE,
        "4.7",
        "That is the estate of Ben; you lay tiles into your own.",
    ),
    Case(
        laying,
        "build l64 1 0,-1 r0",
        Refusal.CELL_TAKEN,
        "4.7",
        "Tile L04 already lies 1 north of the castle.",
    ),
    Case(laying, "build l64 1 0,0 r0", Refusal.CELL_OF_CASTLE, "4.7", "The castle itself stands there."),
    Case(
        laying,
        "build l64 1 1,1 r0",
        Refusal.CORNER_ONLY,
        "4.7",
        "The cell 1 south and 1 east of the castle touches your estate at a corner only; a whole edge has to touch.",
    ),
    Case(
        laying,
        "build l64 1 3,-2 r0",
        Refusal.NO_CONTACT,
        "4.7",
        "The cell 2 north and 3 east of the castle touches no tile of your estate.",
    ),
    Case(
        laying,
        "build l64 1 0,1 r0",
        Refusal.EDGES_DIFFER,
        "4.7",
        "Tile L64 does not fit 1 south of the castle, however it is turned: its north edge would be mountain against pasture.",
    ),
    Case(
        laying,
        "build l72 1 -1,0 r0",
        Refusal.TURN_IT,
        "4.7",
        "Turned like this, the east edge of tile L72 is water against mountain; turned 1 quarter clockwise it fits.",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{case.reason.name}" for n, case in enumerate(CASES)])
def test_a_wrong_move_is_refused_with_its_own_reason(case: Case) -> None:
    move = notation.from_text(case.move) if isinstance(case.move, str) else case.move
    refused = case.table().state.refusal(move)
    assert refused is not None
    assert (refused.reason, refused.rule) == (case.reason, case.rule)
    assert VOICE.speak(refused.sentence) == case.sentence


def test_every_reason_is_given_by_one_of_these_cases() -> None:
    assert {case.reason for case in CASES} == set(Refusal)


def test_a_seat_that_does_not_play_is_no_rival() -> None:
    """Places of seats beyond the number of players are nowhere."""
    assert (
        pricing().refuses(attempt(AXE, SLOT + 6)) == "The axe goes on 1 of your 3 drawn tiles, nowhere else."
    )
    assert laying().refuses("build l64 4 -1,0 r0") == "Tiles are laid into your own estate, nowhere else."


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_move_is_legal_exactly_when_it_is_not_refused(players: int) -> None:
    """Over every verb, all pieces and places that the table has, and some that it has not."""
    table, rng = new_table(players, seed=players), random.Random(players)
    pieces = [0, *range(1, AXE + 5), *range(COINS, COINS + 40), 1023]
    table_places = [0, *range(1, 64)]
    for _ in range(45):
        state = table.state
        legal = set(state.legal_moves())
        verbs = [Verb.BUILD] if state.phase == Phase.BUILD else [v for v in Verb if v != Verb.BUILD]
        tried = [make(verb, piece, place) for verb in verbs for piece in pieces for place in table_places]
        if state.phase == Phase.BUILD:
            near = [cell for c in state.estates[state.to_move].frontier for cell in (c, c + 1)]
            places = [estate_place(s, c, r) for s in range(players) for c in near for r in range(4)]
            tried = [make(Verb.BUILD, p, place) for p in state.stock[state.to_move] for place in places]
        tried = rng.sample(tried, min(3000, len(tried)))
        assert {move for move in tried if state.refusal(move) is None} == legal & set(tried)
        assert not {move for move in legal if state.refusal(move)}
        state.play(state.random_move(rng))


@pytest.mark.parametrize("seed", range(6))
def test_any_number_at_all_gets_an_answer(seed: int) -> None:
    """Whatever the number, there is a reason or it is legal; an attempt is never legal."""
    table, rng = new_table(2 + seed % 4, seed=seed), random.Random(seed)
    while table.state.to_move >= 0:
        state = table.state
        legal = set(state.legal_moves())
        for _ in range(30):
            piece, place = (
                rng.randrange(1024),
                rng.choice([rng.randrange(64), rng.randrange(ESTATE, PLACES + 100)]),
            )
            assert table.refuses(attempt(piece, place))
            move = rng.choice(
                [rng.getrandbits(30), make(rng.randrange(1, 7), piece, place), -rng.getrandbits(8) - 1]
            )
            assert bool(table.refuses(move)) == (move not in legal)
        state.play(state.random_move(rng))
