"""Reasons of cards: what an animal, a sponsor or a project lacks. They come from the rules' own lists of hindrances."""

from __future__ import annotations

from typing import Final

from arks.kernel.asks import WhyNot
from arks.kernel.phrases import Count, sentence
from arks.kernel.views import sees
from arks.nova import conditions as c
from arks.nova.actions import animals, sponsors
from arks.nova.conditions import Lack
from arks.nova.display import folder_of
from arks.nova.state import (
    ABOVE,
    BACK_SCORING,
    BASE,
    DECK,
    DISCARD,
    UNUSED_BASE,
    Zoo,
    animals_zone,
    hand,
    hand_zone,
    scoring_zone,
    sponsors_zone,
    under_zone,
)
from arks.nova.tables import (
    ANIMALS,
    CONTINENTS,
    ICONS,
    LARGE,
    SIZE_CLASSES,
    SMALL,
    SPONSORS,
    Animal,
    Card,
    Sponsor,
)
from arks.nova.texts.amounts import icon_name
from arks.nova.texts.names import action_name, card_name, shape_name, whose
from arks.nova.tracks import folders_in_range
from arks.nova.why.actions import is_possible, no_action, use_of
from arks.nova.why.projects import project_reason
from arks.nova.why.reasons import FROM_DISPLAY, LACKS, because

ORDER: Final = list(LACKS)


# --- what is lacking, in words


def reputation_for(state: Zoo, folder: int) -> int:
    """The least reputation that reaches a folder."""
    folders = state.pack.tracks.folders
    return next(reputation for reputation in range(len(folders)) if folders[reputation] >= folder)


def lack_text(state: Zoo, seat: int, card: Card, lack: Lack, action: int, side: int) -> tuple[str, str]:
    """One thing a card lacks, and where the rule stands."""
    text, rule = LACKS[lack.what]
    if lack.what == c.FOLDER and not side:
        text, rule = FROM_DISPLAY
    fields: dict[str, str | Count] = {
        "have": str(lack.have),
        "need": str(lack.need),
        "short": Count(abs(lack.need - lack.have)),
        "own": str(state.players[seat].reputation),
        "action": action_name(lack.thing if lack.what == c.SIDE else action),
    }
    if lack.what == c.FOLDER:
        fields["reputation"] = str(reputation_for(state, lack.need))
    elif lack.what == c.ICON:
        plural = "s" if lack.need - lack.have > 1 else ""
        fields["icon"] = f"{icon_name(ICONS[lack.thing])} icon{plural}"
    elif lack.what == c.PARTNER:
        fields["continent"] = CONTINENTS[lack.thing]
    elif lack.what == c.CLASS:
        fields["other"] = SIZE_CLASSES[SMALL if lack.thing == LARGE else LARGE]
    elif lack.what == c.ENCLOSURE:
        fields["homes"] = homes_text(state, lack, card)
    elif lack.what == c.TERRAIN:
        fields["terrain"] = ICONS[lack.thing].lower()
    elif lack.what == c.PLACE:
        fields["shape"] = shape_name(state.pack, lack.thing)
    return text.format(**fields), rule


def homes_text(state: Zoo, lack: Lack, card: Card) -> str:
    """Where an animal would find a home: in a standard enclosure, in its special one, or in both."""
    special = f"room in a {shape_name(state.pack, lack.thing)}" if lack.thing >= 0 else ""
    if isinstance(card, Animal) and not card.standard:
        return special
    largest = f"largest {lack.have}" if lack.have else "none is empty"
    return f"empty enclosure of size {lack.need} ({largest}){f' and no {special}' if special else ''}"


def lacking(state: Zoo, seat: int, uid: int, found: list[Lack], action: int, side: int) -> WhyNot:
    """All that a card lacks, the most blocking thing first."""
    card = state.pack.cards[state.cards.face[uid]]
    ordered = sorted(found, key=lambda lack: ORDER.index(lack.what))
    told = [lack_text(state, seat, card, lack, action, side) for lack in ordered]
    reason = because("card-blocked", card=card_name(state, uid, seat), lacks="; ".join([text for text, _ in told]))
    return WhyNot(reason.sentence, told[0][1])


# --- cards by kind


def card_reason(state: Zoo, seat: int, uid: int, level: int = -1) -> WhyNot:
    """Why a card cannot be played, or with which action it can."""
    if not sees(state, seat, uid):
        return because("unknown")
    if state.cards.back[uid] == BACK_SCORING:
        return because("scoring-card", card=card_name(state, uid, seat))
    card = state.pack.cards[state.cards.face[uid]]
    zones = state.cards.zones
    if uid not in hand(state, seat) and not folder_of(state, uid) and uid not in zones[BASE] + zones[ABOVE]:
        return because("elsewhere", card=card.name, where=where_text(state, seat, uid))
    if isinstance(card, Animal):
        return animal_reason(state, seat, uid)
    if isinstance(card, Sponsor):
        return sponsor_reason(state, seat, uid)
    return project_reason(state, seat, uid, level)


def animal_reason(state: Zoo, seat: int, uid: int) -> WhyNot:
    use = use_of(state, seat, ANIMALS)
    found = animals.obstacles(state, seat, uid, use.side)
    if found:
        return lacking(state, seat, uid, found, ANIMALS, use.side)
    return ready(state, seat, uid, ANIMALS)


def more_animals(state: Zoo, seat: int, uid: int) -> WhyNot | None:
    """That only a small animal can follow, for one that could be played otherwise."""
    side = use_of(state, seat, ANIMALS).side
    if uid not in hand(state, seat) and not folder_of(state, uid):
        return None
    if state.cards.face[uid] not in state.pack.animals or animals.obstacles(state, seat, uid, side):
        return None
    return because("no-more-animals")


def sponsor_reason(state: Zoo, seat: int, uid: int) -> WhyNot:
    use = use_of(state, seat, SPONSORS)
    found = sponsors.hindrances(state, seat, uid, use.side, sponsors.budget(use.side, use.strength) - use.used)
    return lacking(state, seat, uid, found, SPONSORS, use.side) if found else ready(state, seat, uid, SPONSORS)


def sponsor_for_money(state: Zoo, seat: int, uid: int) -> WhyNot:
    """A sponsor of the hand whose level is paid in money."""
    money = state.players[seat].money
    found = sponsors.hindrances(state, seat, uid, 0, money)
    paid = [Lack(c.MONEY, -1, money, lack.need) if lack.what == c.LEVEL else lack for lack in found]
    return lacking(state, seat, uid, paid, SPONSORS, 0)


def ready(state: Zoo, seat: int, uid: int, action: int) -> WhyNot:
    """Nothing of the card is in the way; perhaps the action card is."""
    name = card_name(state, uid, seat)
    if is_possible(state, seat, action):
        return because("card-ready", card=name, action=action_name(action))
    reason = no_action(state, seat, action)
    why = reason.sentence[:1].lower() + reason.sentence[1:] if reason.sentence[:1] != "A" else reason.sentence
    return WhyNot(because("action-blocked", card=name, why=why).sentence, reason.rule)


PLACES: Final = {DECK: "in the deck", DISCARD: "on the discard pile", UNUSED_BASE: "not in this game"}


def where_text(state: Zoo, seat: int, uid: int) -> str:
    """Where a known card is, as everybody can see."""
    for zone, text in PLACES.items():
        if uid in state.cards.zones[zone]:
            return text
    for other in range(state.rules.players):
        for zone_of, noun in OWN_PLACES:
            if uid in state.cards.zones[zone_of(state, other)]:
                return f"{noun[0]} {whose(other, seat)} {noun[1]}"
    return "set aside"


OWN_PLACES: Final = (
    (animals_zone, ("in", "zoo")),
    (sponsors_zone, ("in", "zoo")),
    (hand_zone, ("in", "hand")),
    (scoring_zone, ("in", "hand")),
    (under_zone, ("under a card of", "zoo")),
)


def card_to_take(state: Zoo, seat: int, uid: int) -> WhyNot:
    """Why a card of the display cannot be taken."""
    folder = folder_of(state, uid)
    if not folder:
        return because("not-among", card=sentence(card_name(state, uid, seat)))
    if folder > folders_in_range(state, seat):
        need = reputation_for(state, folder)
        return because("range", folder=str(folder), need=str(need), have=str(state.players[seat].reputation))
    return because("range-side")
