"""What Imhotep's table says about the present decision: prompt, buttons, facts, counts on the players' cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.move import NO_MOVE, verb_of
from engine.core.words import Player, Sentence, Words, say
from engine.games.imhotep import decisions, places
from engine.games.imhotep.components import CARD_NAMES, GET, ROUNDS, SLED, Site
from engine.games.imhotep.decisions import Verb
from ui.board.layout import Area, Choice, Piece, Prompt, Sight
from ui.games.imhotep.geometry import GET_STONES
from ui.games.imhotep.seen import IN_HARBOUR, Seen
from ui.games.imhotep.words import Ask, Button, Fact


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = seen.to_move
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_REST))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(Ask.THINKS))
    if held is not None:
        return Prompt(_head(seen, sight), say(_holding(held)))
    return Prompt(_head(seen, sight), _body(seen))


def _head(seen: Seen, sight: Sight) -> Sentence:
    match seen.ask:
        case "load" | "sail" | "order":
            return say(Ask.CARD_HEAD, card=CARD_NAMES[int(seen["played"])])
        case "take" | "keep":
            return say(Ask.TAKE_HEAD)
        case "pyramid" | "bonus":
            return say(Ask.PYRAMID_HEAD)
        case "reward":
            return say(Ask.REWARD_HEAD, column=int(seen["column"]))  # the next one to be scored, from 0
    return say(Ask.YOUR_TURN) if sight.voice.you == sight.seat else say(Ask.TURN_OF, who=Player(sight.seat))


def _body(seen: Seen) -> Sentence:
    match seen.ask:
        case "load":
            n = int(seen["loads"])
            return say(Ask.LOAD, n=n) if n > 1 else say(Ask.LOAD_LAST)
        case "sail":
            ship = int(seen["ship"])
            return say(Ask.SAIL_SHIP, ship=ship + 1) if ship >= 0 else say(Ask.SAIL)
        case "order":
            return say(Ask.ORDER, number=len(seen["queue"]) + 1)
    simple = {
        "take": Ask.TAKE,
        "keep": Ask.KEEP,
        "pyramid": Ask.PYRAMID,
        "bonus": Ask.BONUS,
        "reward": Ask.REWARD,
    }
    return say(simple.get(seen.ask, Ask.ACT))


def _holding(held: Piece) -> Words:
    number = held.number
    if number < places.ship(0):
        return Ask.HOLD_STONE
    if number < places.pile(0):
        return Ask.HOLD_SHIP
    if number < places.market_card(0):
        return Ask.HOLD_QUARRY
    return Ask.HOLD_MARKET if number <= places.PAIR else Ask.HOLD_CARD


def choices(seen: Seen, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
    """Return the buttons: "Get stones" in the dock always, rewards and "Place none" in the prompt strip when asked."""
    own = sight.seat if sight.seat >= 0 else int(seen["turn"])
    get = decisions.GET[own]
    found = [_get(seen, own, get if get in legal else NO_MOVE)]
    for move in legal:
        match verb_of(move):
            case Verb.SKIP:
                found.append(Choice(move, say(Button.SKIP), letter="N"))
            case Verb.REWARD if move == decisions.REWARD_POINT[own]:
                found.append(Choice(move, say(Button.POINT), letter="P"))
            case Verb.REWARD:
                n = min(2, SLED - seen["sled"][own], seen["quarry"][own])
                found.append(Choice(move, say(Button.STONES, n=n), letter="S"))
    return tuple(found)


def _get(seen: Seen, own: int, move: int) -> Choice:
    n = min(GET, SLED - int(seen["sled"][own]), int(seen["quarry"][own]))
    label = say(Button.GET, n=n) if move != NO_MOVE else say(Button.GET_NONE)
    return Choice(move, label, GET_STONES, Area.DOCK, letter="G")


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    left = sum(seen.docked(ship) == IN_HARBOUR for ship in seen.ships())
    sides = [seen.side_b(site) for site in Site]
    side = Fact.ALL_B if all(sides) else Fact.MIXED if any(sides) else Fact.ALL_A
    found = [say(Fact.ROUND, round=seen.round, rounds=ROUNDS), say(Fact.SHIPS_LEFT, n=left), say(side)]
    if seen["options"]["wrath"]:
        found.append(say(Fact.WRATH))
    return tuple(found)


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return the public counts of a seat."""
    found = [say(Fact.SLED, n=int(seen["sled"][seat])), say(Fact.QUARRY, n=int(seen["quarry"][seat]))]
    cards = len(seen.hand(seat))
    if cards:
        found.append(say(Fact.CARDS, n=cards))
    return tuple(found)
