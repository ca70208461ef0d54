"""Where a building may be placed, and what covering spaces brings (p. 6, 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.kernel.asks import PLACE, Choice
from arks.kernel.events import emit
from arks.kernel.frames import bound, trigger
from arks.kernel.rules import Chooser, Step
from arks.kernel.state import Frame
from arks.kernel.words import Raw
from arks.nova import powers, words
from arks.nova.hexmap import BORDER, NEXT_TO, cells_in, neighbours, placements, within
from arks.nova.metrics import is_full
from arks.nova.powers import fire, lasts
from arks.nova.state import Zoo, is_upgraded, map_of, set_buildings
from arks.nova.tables import AVIARY, BUILD, ENCLOSURE_5, KIOSK, PAVILION, PETTING_ZOO, REPTILE_HOUSE, ROCK, WATER
from arks.nova.tracks import APPEAL, gain

KIOSK_DISTANCE: Final = 3
FULL_MAP_APPEAL: Final = 7


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


def free_spaces(state: Zoo, seat: int) -> int:
    """Spaces that may be covered now; those marked II need the own Build card on side II, whatever the source."""
    zoo = map_of(state, seat)
    player = state.players[seat]
    closed = player.covered
    if not lasts(state, seat, powers.OVER_TERRAIN):
        closed |= zoo.rock | zoo.water
    if not is_upgraded(player, BUILD):
        closed |= zoo.build2
    return ~closed


def beside(state: Zoo, seat: int, mask: int, icon: int) -> int:
    """How many uncovered spaces of rock or water some spaces lie beside."""
    zoo = map_of(state, seat)
    terrain = (zoo.rock if icon == ROCK else zoo.water) & ~state.players[seat].covered
    return len(cells_in(neighbours(mask) & terrain))


def bits(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def places(state: Zoo, seat: int, kind: int, first: bool = False) -> list[int]:
    """All sets of spaces a building may cover now; with ``first``, one of them at most: is there any?"""
    building = state.pack.buildings[kind]
    player = state.players[seat]
    free = free_spaces(state, seat)
    touching = -1 if building.free else neighbours(player.covered) if player.covered else BORDER
    if kind == KIOSK:
        for other, mask, _ in player.buildings:
            if other == KIOSK:
                free &= ~within(mask, KIOSK_DISTANCE - 1)
    needs_terrain = (building.rock or building.water) and not lasts(state, seat, powers.OVER_TERRAIN)
    found: list[int] = []
    for mask in placements(building.cells):
        if mask & free != mask or not mask & touching:
            continue
        if building.border and bits(mask & BORDER) < building.border:
            continue
        if needs_terrain and (
            beside(state, seat, mask, ROCK) < building.rock or beside(state, seat, mask, WATER) < building.water
        ):
            continue
        found.append(mask)
        if first:
            break
    return found


def can_place(state: Zoo, seat: int, kind: int) -> bool:
    """Whether a building has a place; special enclosures come once in each zoo (p. 12)."""
    if is_special(kind) and has_building(state, seat, kind):
        return False
    return bool(places(state, seat, kind, first=True))


# --- placing


@dataclass(frozen=True)
class PlaceBuilding(Step):
    """Choose the spaces of the building bound as ``shape`` and place it."""


def place_options(state: Zoo, frame: Frame, step: PlaceBuilding, seat: int) -> Choice | None:
    kind = bound(state, frame, "shape")
    options: list[Raw] = [(words.PLACE, *cells_in(mask)) for mask in places(state, seat, kind)]
    return Choice(PLACE, "place", options, about=(words.BUILD, kind)) if options else None


def place_chosen(state: Zoo, frame: Frame, step: PlaceBuilding, seat: int, picked: tuple[Raw, ...]) -> None:
    mask = 0
    for cell in picked[0][1:]:
        mask |= 1 << cell
    put_building(state, seat, bound(state, frame, "shape"), mask)


def put_building(state: Zoo, seat: int, kind: int, mask: int) -> None:
    """Cover spaces with a building; all it sets off goes into the player's bag."""
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
        for cell in cells_in(mask):
            if NEXT_TO[cell] & open_terrain:
                fire(state, seat, powers.COVERED, icon)
    if kind == PAVILION:
        gain(state, seat, APPEAL, 1)
    if kind in (REPTILE_HOUSE, AVIARY):
        trigger(state, seat, "move-in", kind)
    if not full and is_full(state, seat):
        gain(state, seat, APPEAL, FULL_MAP_APPEAL)
    covered_marks(state, seat, mask)


def covered_marks(state: Zoo, seat: int, mask: int) -> None:
    """Map 8: each H that is covered brings a sponsor."""
    for _ in range(bits(mask & map_of(state, seat).marks.get("H", 0))):
        trigger(state, seat, "hollywood")


CHOOSERS: Final[tuple[Chooser, ...]] = (
    Chooser(PlaceBuilding, place_options, place_chosen, lambda rules, step: "place it"),
)
