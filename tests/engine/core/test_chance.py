"""The generator inside a state: reproducible, copyable, fair."""

from __future__ import annotations

from collections import Counter

from engine.core.chance import Chance


def test_the_same_seed_gives_the_published_numbers() -> None:
    """First outputs of SplitMix64 for seed 1234567, as published with the algorithm (upper 32 bits of each)."""
    chance = Chance(1234567)
    outputs = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [chance.below(1 << 32) for _ in outputs] == [output >> 32 for output in outputs]


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(5)
    copy = chance.copy()
    assert [chance.below(100) for _ in range(9)] == [copy.below(100) for _ in range(9)]
    chance.below(2)
    assert chance.word != copy.word


def test_every_order_of_three_is_equally_likely() -> None:
    chance, orders = Chance(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < number < 1150 for number in orders.values())


def test_take_removes_exactly_one() -> None:
    chance, items = Chance(2), list(range(10))
    taken = [chance.take(items) for _ in range(10)]
    assert sorted(taken) == list(range(10))
    assert items == []
