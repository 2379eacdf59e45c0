"""What a move shifted without speaking of it glides to where it lies now, and never stays on the way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.board.toy import CARD, ToyTable
from tests.ui.tables import Hands
from ui.theme.motion import Speed


def shifted(qtbot, speed, reduced=False):
    """A toy table after a move that shifted the card to the first cell, and where the card was before."""
    toy = ToyTable(qtbot, speed)
    toy.pace.use(speed, reduced)
    before = Hands(toy).piece("card")
    toy.layout.where[CARD] = 11
    toy.board.advance((), {}, toy.board._sight)
    return toy, before


def test_it_travels_from_where_it_was_seen(qtbot):
    toy, before = shifted(qtbot, Speed.NORMAL)
    item = toy.board.scene.item("card")
    goal = toy.board.scene.home_of(toy.board.plan.pieces[1])
    assert toy.board.plan.pieces[1].key == "card"
    seen = [toy.board.scene.rect_of_piece(item).center()]
    while toy.board.stage.busy:
        qtbot.wait(15)
        seen.append(toy.board.scene.rect_of_piece(item).center())
    assert (seen[0] - before).manhattanLength() < 1
    assert (seen[-1] - goal).manhattanLength() < 1
    assert any((spot - before).manhattanLength() > 5 < (spot - goal).manhattanLength() for spot in seen)
    assert (item.pos(), item.scale()) == (item.home, 1.0)


def test_any_press_ends_the_way(qtbot):
    toy, _ = shifted(qtbot, Speed.NORMAL)
    toy.allow(m1=[(CARD, 12)])
    hands, goal = Hands(toy), toy.board.scene.home_of(toy.board.plan.pieces[1])
    assert toy.board.stage.busy
    hands.take(goal, hands.felt())
    assert toy.board.held_piece.key == "card"


@pytest.mark.parametrize(("speed", "reduced"), [(Speed.OFF, False), (Speed.NORMAL, True)])
def test_nothing_travels_when_nothing_shall_move(qtbot, speed, reduced):
    toy, _ = shifted(qtbot, speed, reduced)
    qtbot.waitUntil(lambda: not toy.board.stage.busy)
    item = toy.board.scene.item("card")
    assert (item.pos(), item.scale()) == (item.home, 1.0)


def test_words_of_another_shape_are_not_stretched_on_their_way(qtbot, monkeypatch):
    toy = ToyTable(qtbot, Speed.NORMAL)
    item, usual = toy.board.scene.item("card"), toy.layout.plan

    def wider(view, sight):
        plan = usual(view, sight)
        pieces = [
            replace(p, body=p.body._replace(w=3 * p.body.w)) if p.key == "card" else p for p in plan.pieces
        ]
        return replace(plan, pieces=tuple(pieces))

    monkeypatch.setattr(toy.layout, "plan", wider)
    toy.layout.where[CARD] = 11
    toy.board.advance((), {}, toy.board._sight)
    while toy.board.stage.busy:
        assert item.scale() == 1.0
        qtbot.wait(15)
    assert item.piece.body.w == toy.board.plan.pieces[1].body.w
