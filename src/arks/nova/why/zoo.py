"""Reasons on the own map: spaces, buildings to build, buildings to live in."""

from __future__ import annotations

from arks.kernel.asks import Choice, WhyNot
from arks.kernel.frames import bound
from arks.kernel.phrases import Count
from arks.nova import powers
from arks.nova.actions import build
from arks.nova.hexmap import BORDER
from arks.nova.housing import is_home
from arks.nova.maps import enclosure_size
from arks.nova.placement import PlaceBuilding, beside, can_place, candidates, capacity, ground, is_special, is_standard
from arks.nova.powers import lasts
from arks.nova.state import Zoo, is_upgraded, map_of
from arks.nova.tables import BUILD, FIRST_UNIQUE, KIOSK, ROCK, WATER, Animal
from arks.nova.texts.names import place, shape_name
from arks.nova.why.actions import is_possible, no_action, use_of
from arks.nova.why.reasons import because

# --- spaces


def side_two(state: Zoo) -> bool:
    """Whether the Build card in use is on side II; it opens the marked spaces even when it is a borrowed one."""
    frame = state.stack[-1]
    step = state.rules.code[frame.procedure][frame.pc].step
    return isinstance(step, PlaceBuilding) and step.in_action and bound(state, frame, "side") == 1


def space_reason(state: Zoo, seat: int, cell: int, kind: int) -> WhyNot:
    """Why a building cannot cover a space; `placement` says which places it has."""
    zoo = map_of(state, seat)
    player = state.players[seat]
    where = place(cell)
    bit = 1 << cell
    for other, mask, _ in player.buildings:
        if mask & bit:
            return because("covered", place=where, building=shape_name(state.pack, other))
    if (zoo.rock | zoo.water) & bit and not lasts(state, seat, powers.OVER_TERRAIN):
        return because("rock" if zoo.rock & bit else "water", place=where)
    build2 = side_two(state)
    if zoo.build2 & bit and not build2 and not is_upgraded(player, BUILD):
        return because("build-two", place=where)
    closed, touching, anywhere = ground(state, seat, kind)
    if kind == KIOSK and closed & bit:
        return because("kiosk-near", place=where)
    shape = shape_name(state.pack, kind)
    fitting = [spot for spot in candidates(state, seat, kind, build2) if spot[0] & bit]
    if not fitting:
        return because("no-fit", place=where, shape=shape)
    if not [spot for spot in fitting if not spot[0] & closed]:
        return because("no-fit-room", place=where, shape=shape)
    assert not [spot for spot in fitting if not spot[0] & closed and (spot[1] & touching or spot[0] & anywhere)]
    return because("no-border" if anywhere == BORDER else "no-touch", place=where, shape=shape)


# --- buildings to build


def shape_reason(state: Zoo, seat: int, kind: int) -> WhyNot:
    """Why a building cannot be built; the tests follow `build.allowed`."""
    use = use_of(state, seat, BUILD)
    shape = shape_name(state.pack, kind)
    if kind >= FIRST_UNIQUE:
        return because("shape-sponsor", shape=shape)
    built = bound(state, use.frame, "built", 0) if use.frame is not None else 0
    if built >> kind & 1 and not (use.frame is not None and build.allowed(state, use.frame, seat, kind, use.side)):
        return because("shape-again", shape=shape)
    if not use.side and kind in build.SIDE_TWO:
        return because("shape-side", shape=shape)
    if not use.side and built and not built >> kind & 1:
        return because("shape-one")
    size = state.pack.buildings[kind].size
    left = bound(state, use.frame, "spaces", use.strength) if use.frame is not None else use.strength
    if size > left and not built >> kind & 1:
        return because("shape-size", shape=shape, need=str(size), have=str(left))
    if not can_place(state, seat, kind, use.side == 1):
        known = is_special(kind) and kind in [other for other, _, _ in state.players[seat].buildings]
        return because("shape-have" if known else "shape-place", shape=shape)
    money = state.players[seat].money
    price = build.cost(state, kind)
    if price > money:
        return because("shape-money", shape=shape, need=str(price), short=str(price - money), have=str(money))
    return because("shape-ready", shape=shape) if is_possible(state, seat, BUILD) else no_action(state, seat, BUILD)


# --- homes


def home_reason(state: Zoo, seat: int, index: int, animal: Animal) -> WhyNot:
    """Why an animal cannot live in a building; the tests follow `housing.is_home`."""
    assert not is_home(state, seat, index, animal)
    kind, mask, full = state.players[seat].buildings[index]
    building = shape_name(state.pack, kind)
    if is_standard(kind):
        size = enclosure_size(state, seat, index)
        if full:
            return because("home-full", building=building)
        if not animal.standard:
            return because("home-kind", card=animal.name, building=building)
        if size < animal.size:
            return because("home-small", card=animal.name, building=building, have=str(size), need=str(animal.size))
    elif kind != animal.special:
        return because("home-kind", card=animal.name, building=building)
    elif capacity(kind) - full < animal.spaces:
        free = Count(capacity(kind) - full)
        return because("home-spaces", card=animal.name, building=building, have=free, need=str(animal.spaces))
    for icon, need, terrain in ((ROCK, animal.rock, "rock"), (WATER, animal.water, "water")):
        have = beside(state, seat, mask, icon)
        if have < need:
            return because(
                "home-terrain", card=animal.name, building=building, terrain=terrain, have=str(have), need=str(need)
            )
    raise AssertionError("an animal that finds no fault with a home can live there")


def animal_of(state: Zoo, choice: Choice) -> Animal:
    """The animal that a question about buildings is about."""
    return state.pack.animals[state.cards.face[choice.about[1]]]
