"""What the page shows beside an open question: what is being done, what could be built, and who could live where.
All of it is counted here, so that the page knows no rule."""

from __future__ import annotations

from typing import Any

from arks.kernel.asks import Choice
from arks.kernel.frames import choice_of, lookup, push
from arks.kernel.state import Frame
from arks.kernel.steps import amount
from arks.nova.actions import build, sponsors
from arks.nova.breaks import appeal_income, kiosk_income
from arks.nova.effects import Gain
from arks.nova.hexmap import cells_in, neighbours
from arks.nova.housing import is_home
from arks.nova.maps import enclosure_size, map_income
from arks.nova.placement import beside, capacity, has_building, is_special, is_standard, open_spots
from arks.nova.state import Zoo, map_of
from arks.nova.state import sponsors as sponsors_of
from arks.nova.tables import (
    ACTIONS,
    ASSOCIATION,
    BUILD,
    FIRST_UNIQUE,
    ICONS,
    ROCK,
    SPONSORS,
    WATER,
    Animal,
)
from arks.nova.tracks import MONEY

Shown = dict[str, Any]


def number(state: Zoo, name: str) -> int | None:
    """A number bound in what runs now."""
    value = lookup(state, state.stack[-1], name) if state.stack else None
    return value if isinstance(value, int) else None


# --- what is being done


def action_frame(state: Zoo) -> Frame | None:
    wanted = state.rules.number["action"]
    for frame in reversed(state.stack):
        if frame.procedure == wanted:
            return frame
    return None


def show_doing(state: Zoo) -> Shown | None:
    """The action that runs, as everybody knows it; the strength is 0 until X-tokens are chosen."""
    frame = action_frame(state)
    if frame is None or state.outcome is not None:
        return None
    action = frame.env["card"]
    strength = frame.env["strength"]
    assert isinstance(action, int) and isinstance(strength, int)
    shown: Shown = {"seat": frame.seat, "action": ACTIONS[action], "strength": strength, "side": frame.env["side"]}
    if strength and action == BUILD:
        shown["of"], shown["left"] = strength, number(state, "spaces")
    elif strength and action == SPONSORS:
        side = frame.env["side"]
        assert isinstance(side, int)
        shown["of"] = sponsors.budget(side, strength)
        shown["left"] = shown["of"] - (number(state, "used") or 0)
    elif strength and action == ASSOCIATION:
        shown["of"], shown["left"] = strength, strength - (number(state, "used") or 0)
    return shown


# --- the open question


def show_asked(state: Zoo, seat: int | None) -> Shown | None:
    """What the asked seat needs to see of its question."""
    pending = state.pending
    if seat is None or pending is None or seat not in pending.seats:
        return None
    choice = choice_of(state, seat)
    shown: Shown = {"prompt": choice.prompt}
    if choice.prompt in ("place", "free-place"):
        kind = choice.about[1]
        price = build.cost(state, kind) if in_build_action(state) else 0
        shown |= {"shape": kind, "price": price, "palette": palette(state, seat, kind) if price else []}
    elif choice.prompt == "build":
        shown["palette"] = palette(state, seat, -1)
    elif choice.prompt == "house":
        shown |= {"card": f"card:{choice.about[1]}", "homes": homes(state, seat, choice)}
    elif choice.prompt in ("x-tokens", "run-again", "rest-again"):
        shown["action"] = ACTIONS[choice.about[1]]
    elif choice.prompt == "release":
        shown["card"] = f"card:{choice.about[-1]}"
    return shown


def in_build_action(state: Zoo) -> bool:
    """Whether the building to be placed was paid for in a Build action; it is bound there as built."""
    return state.stack[-1].procedure == state.rules.number["construct"]


def palette(state: Zoo, seat: int, placing: int) -> list[Shown]:
    """The buildings of a Build action with price and places, or what is in the way; as it was before ``placing``."""
    built = number(state, "built") or 0
    left = number(state, "spaces") or 0
    money = state.players[seat].money
    if placing >= 0:
        built &= ~(1 << placing)
        left += state.pack.buildings[placing].size
        money += build.cost(state, placing)
    side = number(state, "side") or 0
    shown: list[Shown] = []
    for kind in range(FIRST_UNIQUE):
        size = state.pack.buildings[kind].size
        price = build.cost(state, kind)
        spots = (
            0 if is_special(kind) and has_building(state, seat, kind) else len(open_spots(state, seat, kind, side == 1))
        )
        why: Shown | None = None
        if built >> kind & 1:
            why = {"id": "again"}
        elif not side and kind in build.SIDE_TWO:
            why = {"id": "side"}
        elif is_special(kind) and has_building(state, seat, kind):
            why = {"id": "have"}
        elif size > left:
            why = {"id": "size", "n": size - left}
        elif not spots:
            why = {"id": "place"}
        elif price > money:
            why = {"id": "money", "n": price - money}
        shown.append({"id": f"shape:{kind}", "price": price, "spots": spots, "why": why})
    return shown


def homes(state: Zoo, seat: int, choice: Choice) -> list[Shown]:
    """All enclosures for the animal in question: whether it fits, what is in the way, and the terrain it relies on."""
    animal = state.pack.animals[state.cards.face[choice.about[1]]]
    zoo = map_of(state, seat)
    player = state.players[seat]
    shown: list[Shown] = []
    for index, (kind, mask, full) in enumerate(player.buildings):
        if not is_standard(kind) and not is_special(kind):
            continue
        one: Shown = {"id": f"building:{index}", "fits": is_home(state, seat, index, animal)}
        if is_special(kind):
            one |= {"uses": animal.spaces, "free": capacity(kind) - full}
        if one["fits"]:
            wanted = (zoo.rock if animal.rock else 0) | (zoo.water if animal.water else 0)
            one["terrain"] = cells_in(neighbours(mask) & wanted & ~player.covered)
        else:
            one["why"] = home_lack(state, seat, index, animal)
        shown.append(one)
    return shown


def home_lack(state: Zoo, seat: int, index: int, animal: Animal) -> Shown:
    """The first thing that keeps an animal out of a building; the tests follow `housing.is_home`."""
    kind, mask, full = state.players[seat].buildings[index]
    if is_standard(kind):
        size = enclosure_size(state, seat, index)
        if full:
            return {"id": "full"}
        if not animal.standard:
            return {"id": "kind"}
        if size < animal.size:
            return {"id": "small", "have": size, "need": animal.size}
    elif kind != animal.special:
        return {"id": "kind"}
    elif capacity(kind) - full < animal.spaces:
        return {"id": "spaces", "have": capacity(kind) - full, "need": animal.spaces}
    terrain = ROCK if beside(state, seat, mask, ROCK) < animal.rock else WATER
    return {"id": ICONS[terrain].lower()}


# --- income


def show_income(state: Zoo, seat: int) -> Shown:
    """The money that the next break would bring as things stand, by where it comes from."""
    shown: Shown = {
        "appeal": appeal_income(state, seat),
        "kiosks": kiosk_income(state, seat),
        "map": map_income(state, seat),
        "edge": edge_income(state, seat),
        "sponsors": sponsor_income(state, seat),
    }
    return shown | {"total": sum(shown.values())}


def edge_income(state: Zoo, seat: int) -> int:
    """Money of the token spaces at the left edge that pay in every break."""
    left = state.players[seat].left
    money = 0
    for place, (again, effect) in enumerate(map_of(state, seat).left):
        what, _, n = effect.partition(" ")
        if again and what == "money" and not left >> place & 1:
            money += int(n)
    return money


def sponsor_income(state: Zoo, seat: int) -> int:
    """Their amounts are counted as if their income came now, on a copy of the table."""
    copy = state.clone()
    money = 0
    for uid in sponsors_of(state, seat):
        found = state.pack.powers[state.cards.face[uid]]
        for procedure, steps in zip(found.income, found.power.income, strict=True):
            for step in steps:
                if isinstance(step, Gain) and step.what == MONEY:
                    money += amount(copy, push(copy, procedure, seat, {"source": uid}), step.n)
    return money
