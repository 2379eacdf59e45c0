"""Almadi's table: hidden hands stay hidden, rows of board and realm meet, long realms stay on the board, ghosts show contacts."""

import random

import pytest

from engine.core.contract import NOBODY
from engine.core.move import piece_of, place_of, verb_of
from engine.games.almadi.places import CHARACTER, SLOT, SLOT_ROW, SUPPLY, TILES, Verb, cell_at
from tests.ui.games.test_layouts import sight_of
from tests.ui.tables import match_of
from ui.board.layout import Place
from ui.games.almadi import geometry as at
from ui.games.almadi.table import make_table


def played(ply, seed, **options):
    """A match after some random moves."""
    match, rng = match_of("almadi", players=3, seed=seed, **options), random.Random(seed)
    while match.ply < ply and not match.over:
        match.play(match.state.random_move(rng))
    return match


@pytest.mark.parametrize("ply", [0, 3, 40, 90])
def test_characters_of_others_are_nowhere_on_the_table(qapp, ply):
    match = played(ply, 5, characters=True)
    for seat in (0, 1, 2, NOBODY):
        plan = make_table(match.setup).plan(match.state.observe(seat), sight_of(match, seat))
        shown = {piece.number - CHARACTER for piece in plan.pieces if piece.number > CHARACTER}
        for other in {0, 1, 2} - {seat}:
            own = match.state.hands[other] | match.state.dealt[other]
            assert not any(own >> card & 1 for card in shown)


def test_a_slot_lies_in_the_row_of_the_realm_that_it_belongs_to():
    for columns in (0, 9, 30):
        frame = at.frame(columns, False, False)
        for slot, row in enumerate(SLOT_ROW):
            cell = frame.cell(cell_at(row, 1)).rect()
            assert abs(frame.slot(slot).rect().center().y() - cell.center().y()) < 0.5


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("last", [0, 6, 20, 97])
def test_every_cell_of_a_realm_lies_on_the_board(last, wide, characters):
    frame = at.frame(last, wide, characters)
    for row in frame.rows:
        for column in range(last + 2):
            assert at.BOARD.rect().contains(frame.cell(cell_at(row, column)).rect())


def test_the_ghost_of_a_drop_shows_the_contacts_that_would_fire(qapp):
    match = played(30, 2)
    while not all(match.state.slots):
        match.play(match.state.random_move(random.Random(1)))
    table, seat = make_table(match.setup), match.state.to_move
    sight = sight_of(match, seat)
    plan = table.plan(match.state.observe(seat), sight)
    seals = set()
    for move in match.state.legal_moves():
        if verb_of(move) == Verb.PLACE:
            piece = next(p for p in plan.pieces if p.number == piece_of(move))
            place = next(p for p in plan.places if p.number == place_of(move))
            assert SLOT <= piece.place < SLOT + 8
            lit = table.landing(piece, place, sight).picture.params[2]
            assert isinstance(lit, tuple)
            seals.add(len(lit))
    assert {0, 1} <= seals


def test_a_landscape_over_the_supply_keeps_its_size_also_where_its_counts_are_a_line(qapp):
    match = played(0, 2)
    table = make_table(match.setup)
    sight = sight_of(match, 0)
    plan = table.plan(match.state.observe(0), sight)
    piece = next(piece for piece in plan.pieces if 1 <= piece.number <= TILES)
    for box in (at.SUPPLY, at.SUPPLY_LINE):
        landed = table.landing(piece, Place(SUPPLY, box, "", ""), sight)
        assert landed.body == piece.body
        assert (landed.box.rect().center() - box.rect().center()).manhattanLength() < 1
