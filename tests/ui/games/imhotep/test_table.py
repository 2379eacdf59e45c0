"""Imhotep's own table: where its things lie, what it says, how its events are shown."""

import random

import pytest

from engine.core.contract import NOBODY
from engine.games.imhotep import places
from engine.games.imhotep.components import Site
from engine.games.imhotep.words import Log
from tests.ui.tables import NAMES, Hands, match_of, sit
from ui.board.layout import Area, Sight
from ui.games.imhotep import geometry as at
from ui.games.imhotep.landing import landing
from ui.language import Language
from ui.layouts import layout_for
from ui.theme import motion
from ui.theme.look import light
from ui.theme.players import PLAYERS

SIDES_B = dict.fromkeys(("market", "pyramids", "temple", "burial", "obelisks"), "B")
BUILT = (Log.PYRAMID, Log.BESIDE, Log.TEMPLE, Log.BURIAL, Log.OBELISK, Log.SMALL_PYRAMID)


class Shown:
    """A position as the seat to move sees it on the table."""

    def __init__(self, match, seat=None):
        self.match = match
        self.seat = max(0, match.state.to_move) if seat is None else seat
        self.layout = layout_for(match.setup)
        self.view = match.state.observe(self.seat)
        players = match.setup.players
        self.sight = Sight(self.seat, Language().voice(NAMES[:players]), PLAYERS[:players], light())
        self.plan = self.layout.plan(self.view, self.sight)

    def at(self, place):
        return [piece for piece in self.plan.pieces if piece.place == place and piece.number]

    def say(self, sentence):
        return self.sight.voice.speak(sentence)

    @property
    def prompt(self):
        prompt = self.layout.prompt(self.view, self.sight, None)
        return f"{self.say(prompt.head)} {self.say(prompt.body)}"


def asked(ask, seed=5, **options):
    """A match in which somebody is asked this, found by playing at random."""
    for players in (2, 3, 4):
        for number in range(seed, seed + 12):
            match = match_of(players=players, seed=number, **options)
            rng = random.Random(number)
            while not match.over:
                if match.state.ask.name == ask:
                    return match
                match.play(match.state.random_move(rng))
    raise AssertionError(f"nobody was asked {ask}")


# ---------------------------------------------------------------- what lies where


@pytest.mark.parametrize("options", [{}, SIDES_B])
def test_every_stone_that_was_built_lies_on_its_space(qapp, options):
    match = match_of(players=3, seed=2, **options)
    rng = random.Random(2)
    while not match.over:
        match.play(match.state.random_move(rng))
        built = [event for event in match.turns[-1].events if event.sentence.template in BUILT]
        if not built:
            continue
        shown = Shown(match)
        for event in built:
            assert [piece.number for piece in shown.at(event.place)] == [event.piece], event


def test_stones_on_a_ship_travel_with_it(qapp):
    match = match_of(players=2, seed=5, plies=6)
    shown = Shown(match)
    aboard = [piece for piece in shown.plan.pieces if places.berth_index(piece.place) >= 0]
    assert aboard
    assert all(piece.on.startswith("ship 1.") for piece in aboard)


def test_the_own_sled_and_quarry_are_in_the_dock_and_nobody_elses(qapp):
    match = match_of(players=4, seed=5, plies=10)
    shown = Shown(match, seat=2)
    in_dock = {piece.number for piece in shown.plan.pieces if piece.area is Area.DOCK and piece.number}
    assert places.pile(2) in in_dock
    assert in_dock.isdisjoint({places.pile(seat) for seat in (0, 1, 3)})
    assert in_dock.isdisjoint({places.stone(seat) for seat in (0, 1, 3)})


def test_a_spectator_can_pick_nothing_up_from_the_dock(qapp):
    shown = Shown(match_of(players=2, seed=5), seat=NOBODY)
    assert not [piece for piece in shown.plan.pieces if piece.loose and piece.area is Area.DOCK]


def test_the_next_rounds_ships_are_other_ships(qapp):
    match = match_of(players=2, seed=5)
    first = {piece.key for piece in Shown(match).plan.pieces if piece.key.startswith("ship")}
    rng = random.Random(1)
    while match.state.round == 1:
        match.play(match.state.random_move(rng))
    second = {piece.key for piece in Shown(match).plan.pieces if piece.key.startswith("ship")}
    assert first.isdisjoint(second)


def test_a_ship_dropped_at_a_site_would_lie_at_its_dock(qapp):
    shown = Shown(match_of(players=2, seed=5))
    ship = next(piece for piece in shown.plan.pieces if piece.number == places.ship(0))
    dock = next(place for place in shown.plan.places if place.number == places.site(3))
    lying = landing(ship, dock, PLAYERS)
    capacity = shown.match.state.capacity[0]
    assert lying.box == at.docked_ship(3, capacity)
    assert at.ship_capacity(ship.body) == capacity


def test_a_stone_dropped_on_a_berth_would_lie_like_one_that_is_there(qapp):
    match = match_of(players=2, seed=5, plies=6)
    shown = Shown(match)
    there = next(piece for piece in shown.plan.pieces if places.berth_index(piece.place) >= 0)
    place = next(place for place in shown.plan.places if place.number == there.place)
    assert landing(there, place, PLAYERS).box == there.box


# ---------------------------------------------------------------- what it says


@pytest.mark.parametrize(
    ("ask", "words", "options"),
    [
        ("ACT", "get stones, place a stone, sail a ship or play a blue card", {}),
        ("TAKE", "Market: take a card for your stone", {}),
        ("KEEP", "Market: keep one of the two cards", SIDES_B),
        ("PYRAMID", "Pyramids: choose the pyramid for your stone", SIDES_B),
        ("BONUS", "Pyramids: you may place a stone on a ship", SIDES_B),
        ("REWARD", "take 1 point or stones", SIDES_B),
        ("ORDER", "put the stone that is unloaded as number 1 on the tray", {}),
    ],
)
def test_the_prompt_says_what_must_be_decided(qapp, ask, words, options):
    assert Shown(asked(ask, **options)).prompt.endswith(words)


def test_facts_tell_the_round_the_ships_left_and_the_sides(qapp):
    shown = Shown(match_of(players=2, seed=5, wrath=True))
    facts = [shown.say(fact) for fact in shown.layout.facts(shown.view)]
    assert facts == ["Round 1 of 6", "4 ships left", "A sides", "Wrath of the Pharaoh"]


def test_the_button_for_stones_is_disabled_when_none_can_be_got(qapp):
    shown = Shown(asked("TAKE"))
    buttons = shown.layout.choices(shown.view, shown.match.state.legal_moves(), shown.sight)
    assert [(shown.say(choice.label), choice.move) for choice in buttons] == [("Get stones", 0)]


def test_only_the_pair_in_ones_hands_is_secret(qapp):
    match = asked("KEEP", **SIDES_B)
    layout, mover = layout_for(match.setup), match.state.to_move
    assert layout.keeps_secrets(match.state.observe(mover))
    assert not layout.keeps_secrets(match.state.observe(1 - mover if match.setup.players == 2 else NOBODY))


# ---------------------------------------------------------------- how events are shown


def test_a_ship_sails_along_to_its_dock_and_stones_follow_one_by_one(qapp):
    match = match_of(players=2, seed=5)
    rng = random.Random(3)
    shown = Shown(match)
    while not any(
        event.sentence.template is Log.SAILED for event in (match.turns[-1].events if match.turns else ())
    ):
        shown = Shown(match)
        match.play(match.state.random_move(rng))
    stagings = {
        event.sentence.template: shown.layout.staging(event, shown.plan, shown.plan)
        for event in match.turns[-1].events
    }
    sailed = stagings.pop(Log.SAILED)
    assert sailed.motion == motion.SHIP_SAILS
    assert sailed.goal is not None
    unloaded = [staging for words, staging in stagings.items() if words in BUILT]
    assert all(staging.next_at == motion.UNLOAD_NEXT_AT for staging in unloaded)


def test_the_table_of_a_whole_round_is_shown_without_a_gap(qtbot, around):
    """A ship that sails last ends the round: the new ships, the new cards and the temple's points are all shown."""
    around.pace.use(motion.Speed.FAST)
    screen = sit(qtbot, around, match_of(players=2, seed=5))
    rng = random.Random(4)
    while screen.session.match.state.round == 1:
        screen.session.play(rng.choice(screen.session.legal()))
        qtbot.wait(5)
    assert screen.board.stage.busy
    qtbot.waitSignal(screen.board.stage.idle, timeout=20000).wait()
    Hands(screen).scene_agrees()


def test_the_reward_that_is_asked_for_is_that_of_the_column_being_scored():
    match = match_of("imhotep", 2, seed=1, **SIDES_B)
    rng = random.Random(4)
    while not any(
        match.game.notation.to_text(move).startswith("reward") for move in match.state.legal_moves()
    ):
        assert match.play(match.state.random_move(rng)) is None
    shown = Shown(match)
    column = match.state.column
    assert shown.say(shown.layout.prompt(shown.view, shown.sight, None).head) == f"Temple, column {column}:"
    place = next(place for place in shown.plan.places if place.number == places.POINT)
    assert place.box == at.on_board(Site.TEMPLE, at.site_temple_reward(column - 1, match.state.variant.width))
    assert place.name == f"1 point for temple column {column}"


def test_the_top_of_the_discard_pile_shows_in_the_markets_header(qapp):
    match = match_of(players=3, seed=5)
    assert not [piece for piece in Shown(match).plan.pieces if piece.key == "discard"]
    rng = random.Random(5)
    while not match.state.observe(NOBODY)["discard"]:
        match.play(match.state.random_move(rng))
    shown = Shown(match)
    card = next(piece for piece in shown.plan.pieces if piece.key == "discard")
    assert card.picture.params[0] == shown.view["discard"][-1]
    assert card.box == at.on_board(Site.MARKET, at.MARKET_DISCARD)


@pytest.mark.parametrize(("cards", "overlap"), [(1, False), (4, False), (8, True)])
def test_many_own_cards_hide_each_others_names(cards, overlap):
    assert at.dock_cards_overlap(cards, 1128.0) is overlap


def test_no_brackets_are_left_on_the_water_where_a_card_was_played(qapp):
    plan = Shown(match_of(players=4)).plan
    lane = next(place for place in plan.places if place.number == places.IN_PLAY)
    assert lane.passing


def test_cards_that_are_looked_at_hide_no_words_by_half(qapp):
    shown = Shown(asked("KEEP", market="B"))
    cards = [piece.box.rect() for piece in shown.plan.pieces if piece.key.startswith("looking ")]
    labels = [piece.box.rect() for piece in shown.plan.pieces if piece.key.startswith("dock ")]
    assert len(cards) == 2
    assert labels
    assert not [label for label in labels for card in cards if label.intersects(card)]
