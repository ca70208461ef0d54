"""Where a building may be placed, and what covering spaces brings (p. 6, 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import MENU, PLACE, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bind, bound, push, trigger
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import powers, words
from arks.nova.hexmap import ALL_CELLS, BORDER, NEXT_TO, cells_in, neighbours, within
from arks.nova.metrics import is_full
from arks.nova.powers import fire, lasts
from arks.nova.state import Zoo, is_upgraded, map_of, set_buildings
from arks.nova.tables import (
    AVIARY,
    BUILD,
    ENCLOSURE_5,
    KIOSK,
    PAVILION,
    PETTING_ZOO,
    REPTILE_HOUSE,
    ROCK,
    WATER,
    Building,
    ZooMap,
)
from arks.nova.tracks import APPEAL

KIOSK_DISTANCE: Final = 3
PAVILION_APPEAL: Final = 1
FULL_MAP_APPEAL: Final = 7

Spot = tuple[int, int, Raw]  # the spaces a building covers, those around it, and the option that names it


def is_standard(kind: int) -> bool:
    return kind <= ENCLOSURE_5


def is_special(kind: int) -> bool:
    return PETTING_ZOO <= kind <= AVIARY


def capacity(kind: int) -> int:
    """Spaces for animals in a special enclosure."""
    return 3 if kind == PETTING_ZOO else 5


def has_building(state: Zoo, seat: int, kind: int) -> bool:
    for other, _, _ in state.players[seat].buildings:
        if other == kind:
            return True
    return False


def bits(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def beside(state: Zoo, seat: int, mask: int, icon: int) -> int:
    """How many uncovered spaces of rock or water some spaces lie beside."""
    zoo = map_of(state, seat)
    terrain = (zoo.rock if icon == ROCK else zoo.water) & ~state.players[seat].covered
    return bits(neighbours(mask) & terrain)


# --- places


def spots(zoo: ZooMap, building: Building, marked: bool, over_terrain: bool) -> tuple[Spot, ...]:
    """All places of a shape on an empty map; found once for each map, shape and pair of rights.

    ``marked`` spaces are those that need Build II. Whoever builds over rock and water needs none beside a building.
    """
    key = building.index * 4 + 2 * int(marked) + int(over_terrain)
    known = zoo.spots.get(key)
    if known is not None:
        return known
    closed = 0 if over_terrain else zoo.rock | zoo.water
    if not marked:
        closed |= zoo.build2
    found: list[Spot] = []
    for mask, around, cells in building.places:
        if mask & closed or bits(mask & BORDER) < building.border:
            continue
        if not over_terrain and (bits(around & zoo.rock) < building.rock or bits(around & zoo.water) < building.water):
            continue
        found.append((mask, around, (words.PLACE, *cells)))
    zoo.spots[key] = made = tuple(found)
    return made


def candidates(state: Zoo, seat: int, kind: int, build2: bool) -> tuple[Spot, ...]:
    """Places whose terrain suits a player. Marked spaces need the own Build card on side II, whatever the source of the
    building (ruling N-R13); ``build2`` says that a borrowed one is in use (ruling N-B1)."""
    player = state.players[seat]
    marked = build2 or is_upgraded(player, BUILD)
    return spots(map_of(state, seat), state.pack.buildings[kind], marked, lasts(state, seat, powers.OVER_TERRAIN))


def ground(state: Zoo, seat: int, kind: int) -> tuple[int, int, int]:
    """Spaces that may not be covered; those that a building must touch; those of which it may cover one instead."""
    player = state.players[seat]
    closed = player.covered
    if kind == KIOSK:
        for other, mask, _ in player.buildings:
            if other == KIOSK:
                closed |= within(mask, KIOSK_DISTANCE - 1)
    if state.pack.buildings[kind].free:
        return closed, 0, ALL_CELLS
    return closed, player.covered, 0 if player.covered else BORDER


def open_spots(state: Zoo, seat: int, kind: int, build2: bool = False) -> list[Spot]:
    """All places a building may be put on now."""
    closed, touching, anywhere = ground(state, seat, kind)
    found = [
        spot
        for spot in candidates(state, seat, kind, build2)
        if not spot[0] & closed and (spot[1] & touching or spot[0] & anywhere)
    ]
    owed = waiting_buildings(state, seat)
    return [spot for spot in found if leaves_room(state, seat, owed, spot[0])] if owed else found


def can_place(state: Zoo, seat: int, kind: int, build2: bool = False) -> bool:
    """Whether a building has a place; special enclosures come once in each zoo (p. 12)."""
    if is_special(kind) and has_building(state, seat, kind):
        return False
    owed = waiting_buildings(state, seat)
    closed, touching, anywhere = ground(state, seat, kind)
    for mask, around, _ in candidates(state, seat, kind, build2):
        if mask & closed or not (around & touching or mask & anywhere):
            continue
        if not owed or leaves_room(state, seat, owed, mask):
            return True
    return False


def waiting_buildings(state: Zoo, seat: int) -> list[int]:
    """Unique buildings of sponsors in play that are still to be placed: their effects wait in the player's bags."""
    bag = state.rules.number["bag"]
    code = state.rules.code
    found: list[int] = []
    for frame in state.stack:
        effects = frame.env.get("bag") if frame.procedure == bag and frame.seat == seat else None
        if isinstance(effects, tuple):
            for place in range(0, len(effects), 2):
                if isinstance(code[effects[place]][0].step, PlaceUnique):
                    found.append(state.pack.sponsors[state.cards.face[effects[place + 1]]].building)
    return found


def leaves_room(state: Zoo, seat: int, kinds: list[int], mask: int) -> bool:
    """Whether each of some buildings still has a place when these spaces are covered (ruling N-R65)."""
    covered = state.players[seat].covered | mask
    for kind in kinds:
        free = state.pack.buildings[kind].free
        for other, around, _ in candidates(state, seat, kind, False):
            if not other & covered and (free or around & covered):
                break
        else:
            return False
    return True


# --- placing


@dataclass(frozen=True)
class PlaceBuilding(Step):
    """Choose the spaces of the building bound as ``shape`` and place it.

    With ``in_action`` it belongs to a Build action, whose card may be a borrowed one.
    """

    in_action: bool = False


@dataclass(frozen=True)
class FreeBuild(Step):
    """Place one of some buildings without paying; may be declined (ruling N-C12). The Build card need not allow it."""

    kinds: tuple[int, ...]


@dataclass(frozen=True)
class PlaceUnique(Step):
    """Place the unique building of the sponsor that is being played; it cannot be declined."""


PROCEDURES: Final[dict[str, tuple[Step, ...]]] = {"place": (PlaceBuilding(),)}


def place_options(state: Zoo, frame: Frame, step: PlaceBuilding, seat: int) -> Choice | None:
    kind = bound(state, frame, "shape")
    build2 = step.in_action and bound(state, frame, "side") == 1
    options: list[Raw] = [spot[2] for spot in open_spots(state, seat, kind, build2)]
    return Choice(PLACE, "place", options, about=(words.BUILD, kind)) if options else None


def place_chosen(state: Zoo, frame: Frame, step: PlaceBuilding, seat: int, picked: tuple[Raw, ...]) -> None:
    put_building(state, seat, bound(state, frame, "shape"), spaces(picked[0]))


def free_options(state: Zoo, frame: Frame, step: FreeBuild, seat: int) -> Choice | None:
    if bound(state, frame, "declined", 0):  # one of several (ruling N-STOP)
        return None
    kinds = [kind for kind in step.kinds if can_place(state, seat, kind)]
    if not kinds:
        return None
    if len(kinds) > 1:
        options: list[Raw] = [(words.BUILD, kind) for kind in kinds]
        return Choice(MENU, "free-build", [*options, (words.DONE,)])
    options = [spot[2] for spot in open_spots(state, seat, kinds[0])]
    return Choice(PLACE, "free-place", [*options, (words.DONE,)], about=(words.BUILD, kinds[0]))


def free_chosen(state: Zoo, frame: Frame, step: FreeBuild, seat: int, picked: tuple[Raw, ...]) -> None:
    choice = picked[0]
    if choice[0] == words.BUILD:
        push(state, "place", seat, {"shape": choice[1]})
    elif choice[0] == words.PLACE:
        kinds = [kind for kind in step.kinds if can_place(state, seat, kind)]
        put_building(state, seat, kinds[0], spaces(choice))
    else:
        bind(state, frame, "declined", 1)


def spaces(option: Raw) -> int:
    """The mask of the spaces an option names."""
    mask = 0
    for cell in option[1:]:
        mask |= 1 << cell
    return mask


def put_building(state: Zoo, seat: int, kind: int, mask: int) -> None:
    """Cover spaces with a building; each thing it sets off is an effect of its own (ruling N-R15)."""
    zoo = map_of(state, seat)
    player = state.players[seat]
    full = is_full(state, seat)
    before = player.covered
    set_buildings(state, seat, (*player.buildings, (kind, mask, 0)))
    emit(state, (words.BUILT, seat, kind, *cells_in(mask)))
    for cell, effect in zoo.bonuses:
        if mask >> cell & 1:
            trigger(state, seat, f"bonus {effect}")
            if BORDER >> cell & 1:
                fire(state, seat, powers.BORDER_BONUS, cell)
    for icon, terrain in ((ROCK, zoo.rock), (WATER, zoo.water)):
        open_terrain = terrain & ~before  # what the building itself covers still counts for it (ruling N-C17)
        touched = [cell for cell in cells_in(mask) if NEXT_TO[cell] & open_terrain]
        fire(state, seat, powers.COVERED, icon, len(touched))
    if kind == PAVILION:
        trigger(state, seat, f"gain {APPEAL} {PAVILION_APPEAL}")
    if kind in (REPTILE_HOUSE, AVIARY):
        trigger(state, seat, "move-in", kind)
    for _ in range(bits(mask & zoo.marks.get("H", 0))):  # map 8; not a placement bonus
        trigger(state, seat, "hollywood")
    if not full and is_full(state, seat):  # once, as nothing is ever torn down (ruling N-R25)
        trigger(state, seat, f"gain {APPEAL} {FULL_MAP_APPEAL}")


def told_free(kinds: tuple[int, ...], names: list[str]) -> str:
    return f"you may place {' or '.join([names[kind] for kind in kinds])} for free"


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(PlaceBuilding, place_options, place_chosen, lambda rules, step: "place it"),
    Chooser(
        FreeBuild,
        free_options,
        free_chosen,
        lambda rules, step: told_free(step.kinds, [building.id for building in rules.content.buildings]),
    ),
)
