"""What a seat could do with the cards it sees: what each costs and why, what it asks for, and what is in the way."""

from __future__ import annotations

from typing import Any, Final

from arks.kernel.rules import query
from arks.nova import conditions as c
from arks.nova.actions import animals, association, sponsors
from arks.nova.conditions import Lack, ignored, lacks
from arks.nova.display import folder_of
from arks.nova.housing import homes
from arks.nova.metrics import count
from arks.nova.projects import holders, levels, missing
from arks.nova.scoring import metric_of, points
from arks.nova.state import ABOVE, BASE, Zoo, hand, scoring_zone
from arks.nova.state import sponsors as sponsors_of
from arks.nova.tables import (
    ACTIONS,
    ANIMALS,
    ASSOCIATION,
    CONTINENTS,
    COUNT,
    FIRST_CONTINENT,
    ICONS,
    LARGE,
    PROJECT_TASK,
    SIZE_CLASSES,
    SMALL,
    SPONSORS,
    Animal,
    Project,
    Sponsor,
)
from arks.nova.tracks import folders_in_range
from arks.nova.why.actions import Use, use_of
from arks.nova.words import FLOCK

Shown = dict[str, Any]

# By the kinds of `conditions`; the order is that of how much they block.
LACKS: Final[dict[int, str]] = {
    c.FOLDER: "folder",
    c.ICON: "icon",
    c.PARTNER: "partner",
    c.PARTNERS: "partners",
    c.SIDE: "side",
    c.REPUTATION: "reputation",
    c.APPEAL: "appeal",
    c.CLASS: "class",
    c.LEVEL: "level",
    c.ENCLOSURE: "home",
    c.TERRAIN: "terrain",
    c.PLACE: "place",
    c.MONEY: "money",
}
ORDER: Final = list(LACKS)


def show_chances(state: Zoo, seat: int | None) -> dict[str, Shown]:
    """Of the own cards, the display and the projects in play, with the action that runs or with all X-tokens."""
    if seat is None or state.outcome is not None or state.players[seat].map < 0:
        return {}
    zones = state.cards.zones
    known = (*hand(state, seat), *[uid for uid in state.folders if uid >= 0], *zones[BASE], *zones[ABOVE])
    scoring = {f"card:{uid}": scoring_chance(state, seat, uid) for uid in zones[scoring_zone(state, seat)]}
    return {f"card:{uid}": chance(state, seat, uid) for uid in known} | scoring


def chance(state: Zoo, seat: int, uid: int) -> Shown:
    card = state.pack.cards[state.cards.face[uid]]
    if isinstance(card, Animal):
        return animal_chance(state, seat, uid, card)
    if isinstance(card, Project):
        return project_chance(state, seat, uid, card)
    assert isinstance(card, Sponsor)
    return sponsor_chance(state, seat, uid, card)


# --- animals


def animal_chance(state: Zoo, seat: int, uid: int, animal: Animal) -> Shown:
    use = use_of(state, seat, ANIMALS)
    folder = folder_of(state, uid)
    found = show_lacks(state, animals.obstacles(state, seat, uid, use.side))
    found = weak_animals(state, use) + found
    shown: Shown = {
        "playable": not found,
        "price": animals.cost(state, seat, animal, folder),
        "fee": folder,
        "off": discounts(state, seat, animal),
        "lacks": found,
        "needs": show_needs(state, seat, animal, animals.side_two(state, seat, use.side)),
        "homes": [f"{'card' if raw[0] == FLOCK else 'building'}:{raw[1]}" for raw in homes(state, seat, animal)],
    }
    spared = ignored(state, seat, animal)
    return shown | {"ignored": spared} if spared else shown


def weak_animals(state: Zoo, use: Use) -> list[Shown]:
    """The strength that the action lacks to play anything."""
    if animals.allowed(state, use.side, use.strength):
        return []
    need = next(strength for strength in range(1, 6) if animals.allowed(state, use.side, strength))
    return [lack_record("strength", ACTIONS[ANIMALS], use.strength, need)]


def discounts(state: Zoo, seat: int, animal: Animal) -> list[Shown]:
    """What makes an animal cheaper; `animals.cost` takes off the same."""
    player = state.players[seat]
    found: list[Shown] = []
    for continent in player.partners:
        n = animals.DISCOUNT * animal.icons[FIRST_CONTINENT + continent]
        if n:
            found.append({"by": f"partner:{CONTINENTS[continent]}", "n": n})
    for uid in sponsors_of(state, seat):
        power = state.pack.powers[state.cards.face[uid]].power
        n = {SMALL: power.small_discount, LARGE: power.large_discount}.get(animal.size_class, 0)
        if n:
            found.append({"by": f"card:{uid}", "n": n})
    return found


# --- sponsors


def sponsor_chance(state: Zoo, seat: int, uid: int, sponsor: Sponsor) -> Shown:
    use = use_of(state, seat, SPONSORS)
    left = sponsors.budget(use.side, use.strength) - use.used
    found = show_lacks(state, sponsors.hindrances(state, seat, uid, use.side, left))
    folder = folder_of(state, uid)
    return {
        "playable": not found,
        "price": folder,
        "fee": folder,
        "level": sponsors.level(state, seat, sponsor),
        "left": left,
        "lacks": found,
        "needs": show_needs(state, seat, sponsor, sponsors.side_two(state, seat, use.side)),
    }


# --- projects


def project_chance(state: Zoo, seat: int, uid: int, project: Project) -> Shown:
    """Levels in reach, by what the zoo has; and what keeps a worker from supporting them now."""
    reach = levels(state, seat, uid)
    folder = folder_of(state, uid)
    found = project_lacks(state, seat, folder)
    shown: Shown = {
        "playable": bool(reach) and not found,
        "price": folder,
        "fee": folder,
        "lacks": found,
        "reach": reach,
        "missing": [missing(state, seat, uid, level) for level in project.levels],
        "mine": seat in holders(state, uid),
    }
    if project.project == COUNT:
        shown["have"] = count(state, seat, project.metric)
    return shown


def project_lacks(state: Zoo, seat: int, folder: int) -> list[Shown]:
    """What keeps a worker from project work, and the project from being played out of its folder."""
    use = use_of(state, seat, ASSOCIATION)
    player = state.players[seat]
    found: list[Lack] = []
    reach = folders_in_range(state, seat) if use.side else 0
    if folder > reach:
        found.append(Lack(c.FOLDER, -1, reach, folder))
    if folder > player.money:
        found.append(Lack(c.MONEY, -1, player.money, folder))
    shown = show_lacks(state, found)
    if not player.left:
        shown.append(lack_record("tokens", None, 0, 1))
    needed = association.workers_needed(state, seat, PROJECT_TASK)
    if not 0 < needed <= player.workers:
        shown.append(lack_record("workers", None, player.workers, needed))
    strength = association.value(state, seat, PROJECT_TASK)
    if strength > use.strength - use.used:
        shown.append(lack_record("strength", ACTIONS[ASSOCIATION], use.strength - use.used, strength))
    return shown


# --- final scoring


def scoring_chance(state: Zoo, seat: int, uid: int) -> Shown:
    """What a final scoring card would bring as things stand, and how much of what it counts there is."""
    card = state.pack.scoring[state.cards.face[uid]]
    shown: Shown = {"playable": False, "price": 0, "fee": 0, "lacks": [], "points": points(state, seat, card)}
    return shown | {"have": count(state, seat, metric_of(card))} if card.steps else shown


# --- conditions


def show_needs(state: Zoo, seat: int, card: Animal | Sponsor, upgraded: int) -> list[Shown]:
    """All printed conditions, and whether the zoo fulfils them."""
    short = [(lack.what, lack.thing) for lack in lacks(state, seat, card.needs, upgraded)]
    return [
        show_lack(state, need) | {"ok": (need.what, need.thing) not in short}
        for need in conditions_of(state, seat, card, upgraded)
    ]


def conditions_of(state: Zoo, seat: int, card: Animal | Sponsor, upgraded: int) -> list[Lack]:
    """The printed conditions with what the zoo has of them."""
    player = state.players[seat]
    needs = card.needs
    found = [Lack(c.ICON, icon, player.icons[icon], need) for icon, need in enumerate(needs.icons) if need]
    found += [Lack(c.PARTNER, continent, int(continent in player.partners), 1) for continent in needs.partners]
    if needs.partner_zoos:
        found.append(Lack(c.PARTNERS, -1, len(player.partners), needs.partner_zoos))
    if needs.upgraded >= 0:
        found.append(Lack(c.SIDE, needs.upgraded, 1 + (upgraded >> needs.upgraded & 1), 2))
    if needs.reputation:
        found.append(Lack(c.REPUTATION, -1, player.reputation, needs.reputation))
    if needs.max_appeal >= 0:
        most = query(state, "max-appeal", seat, needs.max_appeal, needs.max_appeal)
        found.append(Lack(c.APPEAL, -1, player.appeal, most))
    return found


def show_lacks(state: Zoo, found: list[Lack]) -> list[Shown]:
    """The most blocking one first."""
    return [show_lack(state, lack) for lack in sorted(found, key=blocking)]


def blocking(lack: Lack) -> int:
    return ORDER.index(lack.what)


def show_lack(state: Zoo, lack: Lack) -> Shown:
    return lack_record(LACKS[lack.what], thing(state, lack), lack.have, lack.need)


def lack_record(what: str, thing: str | None, have: int, need: int) -> Shown:
    return {"what": what, "thing": thing, "have": have, "need": need}


def thing(state: Zoo, lack: Lack) -> str | None:
    """What is lacking, by name."""
    if lack.thing < 0:
        return None
    if lack.what in (c.ICON, c.TERRAIN):
        return ICONS[lack.thing]
    if lack.what == c.PARTNER:
        return CONTINENTS[lack.thing]
    if lack.what == c.SIDE:
        return ACTIONS[lack.thing]
    if lack.what == c.CLASS:
        return SIZE_CLASSES[lack.thing]
    if lack.what in (c.ENCLOSURE, c.PLACE):
        return state.pack.buildings[lack.thing].id
    return str(lack.thing)
