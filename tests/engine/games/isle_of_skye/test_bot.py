"""The bot: greedy play beats random play, quick moves are better than random ones, hints state what was counted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from engine.core.move import PIECE_MASK, PLACE_BITS
from engine.core.words import Many, Part, Sentence, Words
from engine.games.isle_of_skye import bot, reasons
from engine.games.isle_of_skye.notation import from_text
from engine.games.isle_of_skye.quick import quick_move
from engine.games.isle_of_skye.reasons import MOST_ITEMS
from engine.games.isle_of_skye.state import Position
from engine.games.isle_of_skye.tiles import TILE_OF
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.typical import gold_worth, growth_ahead, tile_worths
from engine.games.isle_of_skye.weights import WEIGHTS
from engine.games.isle_of_skye.words import Why
from engine.games.isle_of_skye.worth import estate_worth, stage_now
from tests.engine.games.isle_of_skye.arranging import VOICE, Table, building, new_table
from tests.engine.games.isle_of_skye.test_refusals import buying, pricing
from tests.engine.games.isle_of_skye.test_rounds import market

Player = Callable[[Position, random.Random], int]


def greedy(state: Position, rng: random.Random) -> int:
    """The best move by `order`."""
    moves = state.legal_moves()
    values = bot.order(state, moves)
    return moves[values.index(max(values))]


def randomly(state: Position, rng: random.Random) -> int:
    return state.random_move(rng)


def share_of_firsts(player: Player, rival: Player, players: int, games: int) -> float:
    """Return how often a player comes first against rivals, shared places counted in part."""
    won = 0.0
    for seed in range(games):
        state, rng, seat = new_table(players, seed=seed).state, random.Random(seed), seed % players
        while state.to_move >= 0:
            state.play((player if state.to_move == seat else rival)(state, rng))
        result = state.result()
        assert result is not None
        won += (seat in result.winners()) / len(result.winners())
    return won / games


@pytest.mark.parametrize(
    ("players", "games", "least"), [(2, 24, 0.95), (3, 8, 0.8), (4, 8, 0.8), (5, 5, 0.8)]
)
def test_greedy_play_beats_random_play(players: int, games: int, least: float) -> None:
    assert share_of_firsts(greedy, randomly, players, games) >= least


def test_quick_moves_beat_random_moves_and_lose_to_greedy_ones() -> None:
    assert share_of_firsts(quick_move, randomly, 2, 24) >= 0.9
    assert share_of_firsts(greedy, quick_move, 2, 24) >= 0.65


def test_expected_scores_come_close_when_the_last_round_begins() -> None:
    """Of greedy games: the mean error of the expected final score in the last round is below 6 points."""
    errors = []
    for seed in range(6):
        state, rng, expected = new_table(3, seed=seed).state, random.Random(seed), []
        while state.to_move >= 0:
            if state.round == 6 and not expected:
                expected = bot.evaluate(state)
            state.play(greedy(state, rng))
        errors += [abs(e - s) for e, s in zip(expected, state.score, strict=True)]
    assert sum(errors) / len(errors) < 6


def test_a_finished_game_is_worth_exactly_its_scores() -> None:
    state, rng = new_table(4, seed=2).state, random.Random(2)
    while state.to_move >= 0:
        state.play(state.random_move(rng))
    assert bot.evaluate(state) == state.score


def test_a_sold_offer_is_worth_its_gold_and_no_more_its_tile() -> None:
    """Evaluated while the market lasts: the buyer holds the tile, the seller has price and stake."""
    table = buying()
    before = bot.evaluate(table.state)
    table.play("buy l20 1")
    after = bot.evaluate(table.state)
    gold, typical = gold_worth(2, 2), tile_worths(2, 2, table.state.scoring)[TILE_OF["L20"]]
    assert after[0] - before[0] == pytest.approx(typical - 2 * gold)
    kept = WEIGHTS.kept * typical + (1 - 2 * WEIGHTS.kept) * gold * 2
    assert after[1] - before[1] == pytest.approx(2 * gold - kept)


def test_the_bot_reads_no_hidden_price() -> None:
    """The order of prices for Ben is the same whatever Ann has put behind her screen."""
    first = pricing("axe 1.1", "stake 1 1.2", "stake 1 1.3").state
    second = pricing("axe 1.3", "stake 2 1.1", "stake 3 1.2").state
    for text in ("axe 2.2", "stake 2 2.1", "stake 1 2.3"):
        moves = first.legal_moves()
        assert bot.order(first, moves) == bot.order(second, moves)
        first.play(from_text(text))
        second.play(from_text(text))


def test_gold_and_growth_are_worth_less_the_later_it_is() -> None:
    scoring = (1, 7, 9, 15)
    gold = [gold_worth(2, number) for number in range(1, 7)]
    growth = [growth_ahead(2, number, scoring) for number in range(1, 7)]
    assert gold == sorted(gold, reverse=True)
    assert growth == sorted(growth, reverse=True)
    assert growth[-1] == 0.0
    assert len(tile_worths(2, 1, scoring)) == 74


def test_what_an_estate_is_worth_is_found_again_after_a_tile_is_laid() -> None:
    """What an estate remembers is forgotten when it changes."""
    table = building(2, stock=["L04 L47", "L05"], round=1)
    estate, stage = table.state.estates[0], stage_now(table.state)
    before = estate_worth(estate, stage)
    table.play("build l04 1 0,-1 r0")
    after = table.state.estates[0]
    assert after.known == {}
    assert estate_worth(after, stage) > before == estate_worth(estate, stage)


# ------------------------------------------------------------ hints


def why(table: Table, move: str, instead: str = "") -> str:
    """Return the sentence of a hint."""
    return VOICE.speak(bot.explain(table.state, from_text(move), from_text(instead) if instead else 0))


def test_a_hint_to_lay_a_tile_names_where_the_points_come_from() -> None:
    table = building(2, {0: [["L22", 1, 0, 0]]}, stock=["L41", "L05"], scoring=LAKES)
    assert why(table, "build l41 1 1,1 r2") == (
        "At first sight tile L41 is worth about 12 points there: +6 for Largest closed lake,"
        " +3 for Closed areas of three or more, +3 for Ships with a lighthouse."
    )


@pytest.mark.parametrize(
    ("move", "instead", "end"),
    [
        ("l41 1 1,1 r2", "l41 1 1,-1 r2", "), 12 more than in the cell 1 north and 1 east of the castle."),
        ("l41 1 1,1 r2", "l05 1 1,-1 r0", "), 12 more than tile L05 1 north and 1 east of the castle."),
        ("l41 1 -1,0 r0", "l41 1 -1,0 r2", "), about as much as turned otherwise. Looking ahead decides."),
        (
            "l41 1 -1,0 r0",
            "l05 1 -1,0 r2",
            "), about as much as tile L05 in the same cell. Looking ahead decides.",
        ),
        (
            "l41 1 2,0 r3",
            "l41 1 1,1 r2",
            "), 12 less than in the cell 1 south and 1 east of the castle. Looking ahead decides.",
        ),
    ],
)
def test_a_hint_to_lay_a_tile_says_what_the_other_way_differs_in(move: str, instead: str, end: str) -> None:
    """By the cell, by tile and cell, by the turn alone, by the tile alone: no other cell is spoken of where there is none."""
    table = building(2, {0: [["L22", 1, 0, 0]]}, stock=["L05 L41", "L06"], scoring=LAKES)
    assert why(table, f"build {move}", f"build {instead}").endswith(end)


def gains_told(table: Table, move: int) -> list[Sentence]:
    """Return the gains that a hint to lay a tile tells of."""
    items = bot.explain(table.state, move, 0).part("items")
    return [item for item in items.parts if isinstance(item, Sentence)] if isinstance(items, Many) else []


def test_of_many_gains_the_least_are_told_as_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, told, all_told = random.Random(3), [], []
    table = new_table(5, seed=4)
    while table.state.to_move >= 0:
        if table.state.phase == Phase.BUILD:
            for move in table.state.legal_moves():
                told.append(gains_told(table, move))
                with monkeypatch.context() as patch:
                    patch.setattr(reasons, "MOST_ITEMS", 9)
                    all_told.append(gains_told(table, move))
        table.state.play(table.state.random_move(rng))
    long = [(some, every) for some, every in zip(told, all_told, strict=True) if some != every]
    assert long
    for some, every in long:
        numbers, all_numbers = [[gain_of(item) for item in items] for items in (some, every)]
        assert len(some) <= MOST_ITEMS < len(every)
        assert sum(numbers) == sum(all_numbers)
        named = [item for item in some if item.template is not Why.ITEM_REST]
        rest = [item for item in every if item not in named]
        assert min(abs(gain_of(item)) for item in named) >= max(abs(gain_of(item)) for item in rest)


def gain_of(item: Sentence) -> int:
    number = item.part("n")
    assert isinstance(number, int)
    assert number != 0
    return number


LAKES = ["road_tiles", "largest_lake", "closed_areas_3", "ship_lighthouse"]


def test_a_hint_to_lay_a_tile_counts_scrolls_income_and_what_may_close() -> None:
    table = building(
        2, stock=["L46", "L05"], round=1, scoring=["closed_areas", "sheep", "columns", "largest_lake"]
    )
    hint = why(table, "build l46 1 0,1 r0")
    assert " for scrolls" in hint
    assert " for income" in hint
    assert " for open areas" in hint


def test_a_hint_to_buy_weighs_the_worth_against_the_price() -> None:
    table = buying()
    state = table.state
    assert state.phase == Phase.BUY
    assert why(table, "buy l20 1").startswith("Tile L20 is worth about ")
    assert "its price of 2 gold about" in why(table, "buy l20 1", "pass")
    assert "its price of 2 gold about" in why(table, "pass", "buy l20 1")


def test_a_hint_to_buy_one_tile_and_not_another_says_by_how_much() -> None:
    table = market([9, 9], [[1, 1, 0], [2, 3, 0]])
    assert "better than tile L20." in why(table, "buy l21 1", "buy l20 1")
    assert why(table, "buy l20 1", "buy l21 1").endswith(" worse than tile L21. Looking ahead decides.")


def test_a_hint_to_pass_without_money_says_so() -> None:
    table = pricing("axe 1.3", "stake 2 1.1", "stake 3 1.2", "axe 2.3", "stake 2 2.1", "stake 2 2.2")
    assert why(table, "pass") == "There is no offer that you can pay."


def test_a_hint_for_a_price_states_worth_and_chance_of_a_sale() -> None:
    table = pricing("axe 1.2")
    hint = why(table, "stake 3 1.1", "stake 1 1.1")
    assert hint.startswith("Tile L10 is worth about ")
    assert "at 3 gold it is sold in about" in hint
    assert "at 1 gold in about" in hint
    assert why(table, "stake 3 1.1").endswith(" of 100 cases.")


def test_a_hint_for_the_axe_adds_up_the_two_tiles_that_stay() -> None:
    table = pricing()
    assert why(table, "axe 1.1").startswith("As offers, the two tiles you keep are worth about ")
    assert "with the axe on tile L11 instead of tile L10" in why(table, "axe 1.1", "axe 1.2")


BETTER_AND_WORSE: dict[Words, tuple[Why, str, str]] = {
    Why.BUY_INSTEAD: (Why.BUY_WORSE, "more", "less"),
    Why.LAY_INSTEAD: (Why.LAY_LESS, "more", "less"),
}
"""What is said of a better move, and of the other one beside it: the same number, above 0, under two names."""

TWO_NUMBERS: dict[Words, tuple[Why, str, str]] = {
    Why.AXE_INSTEAD: (Why.AXE_EVEN, "kept", "less"),
    Why.PRICE_INSTEAD: (Why.PRICE_EVEN, "chance", "chances"),
}
"""What compares two numbers, and is said instead when they are the same."""


def without_ahead(sentence: Sentence) -> tuple[Sentence, bool]:
    """Return a reason, and whether it says that looking ahead decides."""
    if sentence.template is not Why.AHEAD:
        return sentence, False
    why = sentence.part("why")
    assert isinstance(why, Sentence)
    return why, True


def pairs_of_reasons() -> Iterator[tuple[Sentence, Sentence]]:
    """Yield reasons for one move beside another and for the other beside it, in random positions."""
    rng = random.Random(7)
    for seed in range(6):
        state = new_table(2 + seed % 4, seed=seed).state
        while state.to_move >= 0:
            moves = [move for move in state.legal_moves() if state.phase != Phase.BUY or move & PIECES]
            for move, other in combinations(rng.sample(moves, min(3, len(moves))), 2):
                yield bot.explain(state, move, other), bot.explain(state, other, move)
            state.play(state.random_move(rng))


PIECES = PIECE_MASK << PLACE_BITS


def test_numbers_that_are_said_to_differ_do_and_the_better_move_is_the_same_from_both_sides() -> None:
    seen = set()
    for told in pairs_of_reasons():
        (why, ahead), (other, other_ahead) = map(without_ahead, told)
        seen.add(why.template)
        match why.template:
            case Why.BUY_INSTEAD | Why.LAY_INSTEAD:
                worse, more, less = BETTER_AND_WORSE[why.template]
                assert (other.template, ahead, other_ahead) == (worse, False, True)
                assert positive(why.part(more)) == positive(other.part(less))
            case Why.BUY_EVEN | Why.LAY_EVEN | Why.AXE_EVEN:
                assert other.template is why.template
                assert ahead
                assert other_ahead
            case Why.AXE_INSTEAD | Why.PRICE_INSTEAD:
                _, own, others = TWO_NUMBERS[why.template]
                assert why.part(own) != why.part(others)
                assert (why.part(own), why.part(others)) == (other.part(others), other.part(own))
                assert ahead + other_ahead == (why.template is Why.AXE_INSTEAD), "only one side is better"
            case Why.PRICE_EVEN:
                assert why.part("chance") == other.part("chance")
    assert seen >= {*BETTER_AND_WORSE, *(worse for worse, _, _ in BETTER_AND_WORSE.values())}
    assert seen >= {*TWO_NUMBERS, *(even for even, _, _ in TWO_NUMBERS.values())}
    assert seen >= {Why.BUY_EVEN, Why.LAY_EVEN}


def positive(part: Part) -> int:
    assert isinstance(part, int)
    assert part > 0
    return part


def test_numbers_that_speak_against_a_purchase_leave_it_to_looking_ahead() -> None:
    """Bought for all the gold there is, a tile is worth less than its price; to pass it by needs no looking ahead."""
    table = market([9, 9], [[1, 1, 0], [2, 9, 0]])
    against = why(table, "buy l21 1", "pass")
    assert against.endswith(" Looking ahead decides.")
    assert "Looking ahead" not in why(table, "pass", "buy l21 1")
