"""What the table says about the present decision: prompt, button, facts, counts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Player, Sentence, say
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from engine.games.four_color_cards.decisions import PASS, Claim
from ui.board.layout import Choice, Gain, Piece, Prompt, Sight
from ui.games.four_color_cards.claims import PASS_TILE
from ui.games.four_color_cards.seen import Seen
from ui.games.four_color_cards.words import Ask, Button, Fact, Gained


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = int(seen["to_move"])
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_REST))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(Ask.THINKS))
    if seen["ask"] == "discard":
        return Prompt(say(Ask.DISCARD_HEAD), say(Ask.HOLD_CARD if held else Ask.DISCARD))
    return Prompt(say(Ask.CLAIM_HEAD), say(Ask.HOLD_OFFER) if held else _claim(seen))


def _claim(seen: Seen) -> Sentence:
    card = CARD_NAMES[seen["offer"]]
    if seen.must_claim():
        return say(Ask.MUST_CLAIM, card=card)
    return say(Ask.CLAIM if seen.claims() else Ask.NO_CLAIM, card=card)


def choices(legal: Sequence[int]) -> tuple[Choice, ...]:
    """Return the button that passes."""
    return (Choice(PASS, Button.PASS, letter="P"),) if PASS in legal else ()


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    rounds = seen["options"]["rounds"]
    return say(Fact.ROUND, round=seen["round"], rounds=rounds), say(Fact.DECK, n=seen["deck"])


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return the public counts of a seat."""
    found = [say(Fact.IN_HAND, n=seen["held"][seat])]
    if seen["melds"][seat]:
        found.append(say(Fact.OPEN, n=seen.open_points(seat)))
    return tuple(found)


# ---------------------------------------------------------------- previews


def gains(seen: Seen, place: int) -> tuple[Gain, ...] | None:
    """Return what a drop on a claim brings; nothing for passing, `None` elsewhere."""
    if not seen.answering or place == PASS_TILE:
        return ()
    claims = {places.claim(claim): claim for claim in seen.claims()}
    if place not in claims:
        return None
    points = seen.claim_points(claims[place])
    if claims[place] is Claim.HU:
        each = seen.paid_by_each(points)
        return (Gain(say(Gained.HU if each > 0 else Gained.HU_SHORT, n=points, each=abs(each))),)
    before = seen.open_points(seen["seat"])
    left = len(seen.hand) - len(seen.claimed_cards(claims[place])) + 1
    return (
        Gain(say(Gained.OPEN, before=before, after=before + points)),
        Gain(say(Gained.LEFT, n=left)),
    )


def caution(seen: Seen) -> Sentence | None:
    """Return what a hu is called that costs points without the help of the bonus card."""
    points = seen.claim_points(Claim.HU)
    each = seen.paid_by_each(points)
    return say(Gained.ANYWAY, n=points, each=-each) if each < 0 else None
