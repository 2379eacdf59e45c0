"""What Isle of Skye's table says about the present decision: prompt, buttons, facts, counts on the players' cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.move import verb_of
from engine.core.words import Player, Sentence, say
from engine.games.isle_of_skye.places import TILES, Verb
from ui.board.layout import Choice, Piece, Prompt, Sight
from ui.games.isle_of_skye.seen import Seen
from ui.games.isle_of_skye.words import Ask, Button, Fact

_OTHERS = {"price": Ask.PRICES, "buy": Ask.BUYS, "build": Ask.BUILDS}
_GOES_ON = {"price": Fact.PRICING, "buy": Fact.BUYING, "build": Fact.BUILDING, "over": Fact.OVER}


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = seen.to_move
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_REST))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(_OTHERS.get(seen.phase, Ask.THINKS)))
    match seen.phase:
        case "price":
            return _price(seen, who, held)
        case "buy":
            return _buy(seen, who, held)
    body = say(Ask.BUILD, n=len(seen.stock(who))) if held is None else say(Ask.HOLD_TILE)
    return Prompt(say(Ask.BUILD_HEAD), body)


def _price(seen: Seen, who: int, held: Piece | None) -> Prompt:
    slot = seen.asked_slot(who)
    if slot < 0:
        return Prompt(say(Ask.AXE_HEAD), say(Ask.AXE if held is None else Ask.HOLD_AXE))
    first = not any(offer.price for offer in seen.offers(who))
    body = say(Ask.STAKE, n=seen.most_stake(who)) if held is None else say(Ask.HOLD_COINS)
    return Prompt(say(Ask.LOW_HEAD if first else Ask.HIGH_HEAD), body)


def _buy(seen: Seen, who: int, held: Piece | None) -> Prompt:
    if held is not None and 0 < held.number <= TILES:
        offer = seen.offer_of(held.number)
        return Prompt(say(Ask.BUY_HEAD), say(Ask.HOLD_OFFER, n=0 if offer is None else offer.price))
    free = seen.free(who) or 0
    every = (offer for seat in seen.rivals(who) for offer in seen.offers(seat))
    payable = any(0 < offer.price <= free and not offer.sold and not offer.axed for offer in every)
    return Prompt(say(Ask.BUY_HEAD), say(Ask.BUY if payable else Ask.BUY_NONE))


def choices(legal: Sequence[int]) -> tuple[Choice, ...]:
    """Return the button: pass."""
    passing = (move for move in legal if verb_of(move) == Verb.PASS)
    return tuple(Choice(move, say(Button.PASS), letter="P") for move in passing)


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    return (
        say(Fact.ROUND, round=seen.round, rounds=seen.rounds),
        say(_GOES_ON[seen.phase]),
        say(Fact.BAG, n=seen["bag"]),
    )


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return the public counts of a seat: never its gold."""
    found = [say(Fact.ESTATE, n=len(seen["estates"][seat]) + 1)]
    waiting = len(seen.stock(seat))
    if waiting:
        found.append(say(Fact.BOUGHT if seen.phase == "buy" else Fact.TO_LAY, n=waiting))
    return tuple(found)
