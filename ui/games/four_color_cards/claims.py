"""What the card on offer can be claimed for: plates that are lit places, with the melds they make; and passing beside them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Words
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import KINDS
from engine.games.four_color_cards.decisions import CLAIMED, Claim
from engine.games.four_color_cards.melds import MELD_NAMES, MELDS, MeldKind
from engine.games.four_color_cards.scoring import LIMIT
from ui.board.layout import Aim, Piece, Place
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.lay import Lay
from ui.games.four_color_cards.paint_claims import claim_plate, pass_plate
from ui.games.four_color_cards.words import Button, Name, Print, Zone

PASS_TILE = 30
"""The place that means passing: the table's own, no move of the engine has it."""
_CALLS: dict[Claim, Words] = {Claim.HU: Print.HU, Claim.KONG: Print.KONG, Claim.PONG: Print.PONG}


def ways_to_pass() -> tuple[Aim, ...]:
    """Return how one passes: by the button, by a click on the tile, by dropping the card on offer there."""
    return (Aim(0, 0), Aim(0, PASS_TILE), *(Aim(places.offered(kind), PASS_TILE) for kind in range(KINDS)))


def claim_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield a plate for each claim, and the one that passes."""
    claims, may_pass = lay.seen.claims(), lay.seen.may_pass()
    for index, claim in enumerate(claims):
        box, number = (
            at.claim(index, len(claims), may_pass=may_pass),
            CLAIMED[lay.seen["offer"]][claim],
        )
        worth = lay.seen.claim_points(claim)
        said = (
            lay.say(_call(lay, claim)),
            lay.say(_claimed(number, worth)),
            lay.say(Print.POINTS, n=worth),
        )
        bad = number is None and worth < LIMIT
        picture = claim_plate(lay.seen.claimed_cards(claim), said, worth, box, bad=bad)
        yield lay.label(f"claim {claim.name}", picture, box, level=2.0)
    if may_pass:
        box = at.claim(len(claims), len(claims), may_pass=True)
        yield lay.label("pass", pass_plate(lay.say(Button.PASS), box.w, box.h), box, level=2.0)


def claim_places(lay: Lay) -> Iterator[Place]:
    """Yield the claims as places, and the one that passes."""
    claims, may_pass = lay.seen.claims(), lay.seen.may_pass()
    zone = lay.zone(Zone.CLAIMS)
    for index, claim in enumerate(claims):
        box, said = at.claim(index, len(claims), may_pass=may_pass), _claim_name(lay, claim)
        yield Place(places.claim(claim), box, said, zone, radius=12, tip=said)
    if may_pass:
        box = at.claim(len(claims), len(claims), may_pass=True)
        yield Place(PASS_TILE, box, lay.say(Button.PASS), zone, radius=12)


def _call(lay: Lay, claim: Claim) -> Words:
    if claim is Claim.HU and lay.seen["drawn"] and lay.seen["origin"] == lay.own:
        return Print.TSUMO
    return _CALLS.get(claim, Print.CHI)


def _claim_name(lay: Lay, claim: Claim) -> str:
    points, number = lay.seen.claim_points(claim), CLAIMED[lay.seen["offer"]][claim]
    if number is not None:
        return lay.say(Name.CLAIM, call=_call(lay, claim), meld=MELD_NAMES[MELDS[number].kind], n=points)
    each = lay.seen.paid_by_each(points)
    words = Name.HU if each > 0 else Name.HU_SHORT
    return lay.say(words, call=_call(lay, claim), n=points, each=abs(each))


def _claimed(number: int | None, worth: int) -> Words:
    if number is None:
        return Print.HU_WINS if worth >= LIMIT else Print.HU_SHORT
    return short_name(MELDS[number].kind)


def short_name(kind: MeldKind) -> Words:
    """Return what a kind of meld is called where room is short."""
    return Print.FOUR_GENERALS if kind is MeldKind.GENERAL_QUAD else MELD_NAMES[kind]
